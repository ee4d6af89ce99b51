"""Graphs that run while the program goes on: launches by a few threads, streams by threads that do whichever stage can go on."""

import threading
import time
from collections import deque

from allvm.graph.execute import ONE, Flow, Lane, failure
from allvm.interp import _core

POLLS = 50  # of an idle thread, before it sleeps
GRACE = 0.0005  # seconds that a launch waits for the program to wait for it: then the program's own thread runs it
LONGEST = 0.008  # seconds between two looks of a thread: it costs the program's own thread time
BUFFER = 4  # sets of arguments for each stage of a stream
QUEUED, RUNNING, DONE = range(3)


class Launches:
    """Runs launched graphs in threads. run(launch, lane) does it; make_lane() makes what a thread runs in, in the program's thread."""

    def __init__(self, run, make_lane, limit):
        self.run, self.make_lane, self.limit = run, make_lane, limit
        mutex = threading.RLock()
        self.lock = threading.Condition(mutex)  # told when a launch has run
        self.bell = threading.Condition(mutex)  # told when a thread has to look at once
        self.waiting = deque()
        self.apart = set()  # plans that ran in one of the threads lately: the program does not wait for them at once
        self.idle = self.polling = 0
        self.threads, self.lanes = [], []
        self.closing = False

    def submit(self, launch):
        launch.state = QUEUED
        launch.since = time.monotonic()
        with self.lock:
            self.waiting.append(launch)
            if self.polling and launch.plan not in self.apart:
                return  # that thread will see it; to wake it would cost more than many a graph
            if self.polling or self.idle:
                self.bell.notify()
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
        """One thread: looks for launches that nobody has waited for; the less there are, the more seldom. Sleeps when there have been none for a
        while."""
        quiet = 0
        while True:
            with self.lock:
                if self.closing:
                    return
                if not self.waiting or time.monotonic() - self.waiting[0].since < GRACE:
                    quiet = self.rest(quiet)
                    continue
                launch = self.waiting.popleft()
                launch.state = RUNNING
                self.apart.add(launch.plan)
            quiet = 0
            self.run(launch, lane)
            with self.lock:
                launch.state = DONE
                self.lock.notify_all()

    def rest(self, quiet):
        """Wait until it is time to look again. quiet: how often there was nothing."""
        if not self.waiting and quiet > POLLS:
            self.idle += 1
            self.bell.wait()
            self.idle -= 1
            return 0
        soon = self.waiting and self.waiting[0].plan in self.apart
        self.polling += 1
        self.bell.wait(GRACE if soon else min(GRACE * 2 ** (quiet // 4), LONGEST))
        self.polling -= 1
        return quiet + 1

    def wait(self, launch):
        """Until a launch has run: in this thread, where no other has begun with it."""
        with self.lock:
            if launch.state != QUEUED:
                while launch.state != DONE:
                    self.lock.wait(0.1)
                return
            self.waiting.remove(launch)
            launch.state = RUNNING
            if self.apart and time.monotonic() - launch.since < GRACE:
                self.apart.discard(launch.plan)
        self.run(launch, None)
        launch.state = DONE

    def close(self):
        with self.lock:
            self.closing = True
            self.lock.notify_all()
            self.bell.notify_all()
        for lane in self.lanes:
            lane.context.interrupt()
        for thread in self.threads:
            thread.join()


class Pipeline:
    """The stages of a stream: the children of its root, or some together, fused. A stage takes one set of arguments at a time, in the order in
    which they came. A few threads do whatever stage can go on: as a rule a thread carries a set through several stages, just behind the
    thread with the set before, so that threads are busy even where stages take different times, and sets seldom change threads.

    steps: what Executor.step takes, for each stage. executors: one for each thread. done(flow): what comes out at the end, in order."""

    def __init__(self, plan, steps, executors, done):
        self.steps = steps
        self.plan, self.executors, self.done = plan, executors, done
        self.waiting = [deque() for _ in steps]  # sets before each stage, in order
        self.busy = [False] * len(steps)
        self.room = BUFFER * len(steps)  # sets of arguments that may be under way at once
        self.entered = self.left = 0
        self.lock = threading.Lock()
        self.idle = []  # threads' locks, which they wait for
        self.full = threading.Condition()
        self.blocked = self.ending = self.stopped = False
        self.labels = [plan.children[s].label if isinstance(s, int) else s.label for s in steps]
        self.threads = [threading.Thread(target=self.work, args=(e,), name=f"stages of {plan.label}, thread {n}", daemon=True) for n, e in enumerate(executors, 1)]
        for t in self.threads:
            t.start()

    def push(self, inputs, extents):
        """A set of arguments, once there is room."""
        if self.entered - self.left >= self.room:
            with self.full:
                self.blocked = True
                while self.entered - self.left >= self.room and not self.stopped:
                    self.full.wait(0.1)
                self.blocked = False
        flow = Flow(self.plan, inputs, (((0, 0, 0), ONE),), extents)
        with self.lock:
            self.entered += 1
            self.waiting[0].append(flow)
            self.wake()

    def wake(self):
        """Have one more thread look for something to do, if one sleeps. The lock is held."""
        if self.idle:
            self.idle.pop().release()

    def work(self, executor):
        """One thread."""
        bell = threading.Lock()
        bell.acquire()
        while True:
            with self.lock:
                n = self.ready()
                if n is None:
                    if self.stopped or self.ending and self.entered == self.left:
                        return
                    self.idle.append(bell)
                else:
                    self.busy[n] = True
                    flow = self.waiting[n].popleft()
            if n is None:
                bell.acquire()
                continue
            while n is not None:
                n, flow = self.stage(executor, n, flow)

    def ready(self):
        """The last stage that has something to do and is not busy. The lock is held."""
        if not self.stopped:
            for n in range(len(self.steps) - 1, -1, -1):
                if self.waiting[n] and not self.busy[n]:
                    return n
        return None

    def stage(self, executor, n, flow):
        """Run a stage for a set; what this thread does next."""
        if flow.error is None:
            start = executor.stats.clock()
            try:
                executor.stage(flow, self.steps[n])
            except _core.NodeFailure as e:
                flow.error = failure(e)
            except BaseException as e:
                flow.error = e
            executor.stats.span("stage", self.labels[n], start)
        last = n + 1 == len(self.steps)
        if last:
            self.done(flow)  # before the next set can come
        with self.lock:
            self.busy[n] = False
            if last:
                self.left += 1
            else:
                self.waiting[n + 1].append(flow)
            following = self.ready()
            if following is not None:
                self.busy[following] = True
                flow = self.waiting[following].popleft()
                if self.idle and self.ready() is not None:
                    self.wake()
            elif self.ending and self.entered == self.left:
                while self.idle:
                    self.wake()
        if last and self.blocked:
            with self.full:
                self.full.notify()
        return following, flow

    def end(self):
        """No more comes: until all that is under way has gone through."""
        self.finish(ending=True)
        for t in self.threads:
            while t.is_alive():
                t.join(0.1)

    def finish(self, ending=False, stopped=False):
        """Have the threads end, when all is through or at once."""
        with self.lock:
            self.ending, self.stopped = self.ending or ending, self.stopped or stopped
            while self.idle:
                self.wake()

    def close(self):
        self.finish(stopped=True)
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
