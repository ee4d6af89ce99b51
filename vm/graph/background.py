"""Graphs that run while the program goes on: launches by a few threads, streams by a thread for each stage."""

import queue
import threading
import time
from collections import deque

from allvm.graph.execute import ONE, Flow, Lane, failure
from allvm.interp import _core

POLLS = 50  # of an idle thread, before it sleeps
GRACE = 0.0005  # seconds that a launch waits for the program to wait for it: then the program's own thread runs it
BUFFER = 4  # sets of arguments for each stage of a stream
QUEUED, RUNNING, DONE = range(3)


class Launches:
    """Runs launched graphs in threads. run(launch, lane) does it; make_lane() makes what a thread runs in, in the program's thread."""

    def __init__(self, run, make_lane, limit):
        self.run, self.make_lane, self.limit = run, make_lane, limit
        self.lock = threading.Condition()
        self.waiting = deque()
        self.idle = self.polling = 0
        self.threads, self.lanes = [], []
        self.closing = False

    def submit(self, launch):
        launch.state = QUEUED
        launch.since = time.monotonic()
        with self.lock:
            self.waiting.append(launch)
            if self.polling:
                return  # that thread will see it; to wake it would cost more than many a graph
            if self.idle:
                self.lock.notify()
                return
        if len(self.threads) < self.limit:
            self.add_thread()

    def add_thread(self):
        """One thread more, called by the program's."""
        lane = self.make_lane()
        self.lanes.append(lane)
        thread = threading.Thread(target=self.work, args=(lane,), name="allvm-graph", daemon=True)
        self.threads.append(thread)
        thread.start()

    def work(self, lane):
        """One thread: looks for launches that nobody has waited for; sleeps when there have been none for a while."""
        quiet = 0
        while not self.closing:
            launch = None
            with self.lock:
                if self.waiting and time.monotonic() - self.waiting[0].since >= GRACE:
                    launch = self.waiting.popleft()
                    launch.state = RUNNING
                elif not self.waiting and quiet > POLLS:
                    self.idle += 1
                    self.lock.wait()
                    self.idle -= 1
                    quiet = 0
                    continue
                else:
                    self.polling += 1
            if launch is None:
                if quiet:
                    time.sleep(GRACE)
                quiet += 1
                with self.lock:
                    self.polling = max(0, self.polling - 1)
                continue
            quiet = 0
            self.run(launch, lane)
            with self.lock:
                launch.state = DONE
                self.lock.notify_all()

    def wait(self, launch):
        """Until a launch has run: in this thread, where no other has begun with it."""
        with self.lock:
            if launch.state != QUEUED:
                while launch.state != DONE:
                    self.lock.wait(0.1)
                return
            self.waiting.remove(launch)
            launch.state = RUNNING
        self.run(launch, None)
        launch.state = DONE

    def close(self):
        with self.lock:
            self.closing = True
            self.lock.notify_all()
        for lane in self.lanes:
            lane.context.interrupt()
        for thread in self.threads:
            thread.join()


class Pipeline:
    """The stages of a stream: the children of its root, each (or some together, fused) in a thread with a lane of its own, in the order in
    which data flows.

    steps: what Executor.step takes, for each stage. executors: one for each stage. done(flow): what comes out at the end, in order."""

    def __init__(self, plan, steps, executors, done):
        self.steps = steps
        self.plan, self.executors, self.done = plan, executors, done
        self.queues = [queue.SimpleQueue() for _ in steps]
        self.room = BUFFER * len(steps)  # sets of arguments that may be under way at once
        self.entered = self.left = 0
        self.full = threading.Condition()
        self.blocked = self.stopped = False
        self.threads = [threading.Thread(target=self.stage, args=(n,), name=f"stage {self.label(n)}", daemon=True) for n in range(len(steps))]
        for t in self.threads:
            t.start()

    def label(self, n):
        step = self.steps[n]
        return self.plan.children[step].label if isinstance(step, int) else step.label

    def push(self, inputs, extents):
        """A set of arguments, once there is room."""
        if self.entered - self.left >= self.room:
            with self.full:
                self.blocked = True
                while self.entered - self.left >= self.room and not self.stopped:
                    self.full.wait(0.1)
                self.blocked = False
        self.entered += 1
        self.queues[0].put(Flow(self.plan, inputs, (((0, 0, 0), ONE),), extents))

    def stage(self, n):
        executor, last, mine = self.executors[n], n + 1 == len(self.executors), self.queues[n]
        while not self.stopped:
            try:
                flow = mine.get(timeout=0.1)
            except queue.Empty:
                continue
            if flow is not None and flow.error is None:
                start = executor.stats.clock()
                try:
                    executor.stage(flow, self.steps[n])
                except _core.NodeFailure as e:
                    flow.error = failure(e)
                except BaseException as e:
                    flow.error = e
                executor.stats.span("stage", self.label(n), start)
            if not last:
                self.queues[n + 1].put(flow)
            elif flow is not None:
                self.left += 1  # by this thread alone
                self.done(flow)
                if self.blocked:
                    with self.full:
                        self.full.notify()
            if flow is None:
                return

    def end(self):
        """No more comes: until all that is under way has gone through."""
        self.queues[0].put(None)
        for t in self.threads:
            while t.is_alive():
                t.join(0.1)

    def close(self):
        self.stopped = True
        for e in self.executors:
            e.lane.context.interrupt()
        for t in self.threads:
            t.join()


def lane_of(runtime, crew=None):
    """A lane for a thread of its own, with scratch memory."""
    context = _core.Context(runtime.instance)
    if runtime.scratch_size:
        _core.set_scratch(runtime.instance, runtime.allocate(runtime.scratch_size), runtime.scratch_size, context)
    return Lane(context, crew)
