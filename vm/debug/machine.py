"""A program that can be run in both directions of time. Time is the number of instructions that have run.

The worker that has gone furthest stands at the frontier. The past is repeated by forks of snapshots; what is looked at
is always in one of these processes, the current one.
"""

import os
import signal
import socket
from bisect import bisect_right
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle, send_handle

from allvm.debug import worker
from allvm.debug.record import Record
from allvm.debug.worker import ASKED, BREAK, DIFFERS, FOUND, LINE, OUT, WATCH
from allvm.ir.errors import AllvmError, UsageError

KEEP = 48  # snapshots, fewer where the guest's heap is large:
MEMORY = 2 << 30  # what they may take together, if all of it changes between two
FEWEST = 6
NEAR = 150_000  # instructions before a far point of the past at which a snapshot more is made


class Snapshot:
    """A process that waits at a point of time, to be forked."""

    __slots__ = ("connection", "recent", "time")

    def __init__(self, time, connection, recent=False):
        self.time, self.connection, self.recent = time, connection, recent


class Machine:
    """launched: (instance, what runs it to its end), not yet run. code: a `Code`."""

    def __init__(self, launched, code):
        self.code = code
        self.addresses = None  # of data objects, once they are asked for
        self.record = Record()
        self.snapshots, self.most = [], KEEP
        self.marks, self.conditions, self.watches = {}, {}, []
        self.on_output = None
        self.shown = 0
        ours, theirs = socket.socketpair()
        self.child = os.fork()
        if not self.child:
            ours.close()
            worker.Worker(Connection(theirs.detach()), launched, code, self.record).main()
        theirs.close()
        self.live = self.current = Connection(ours.detach())
        self.state = self.frontier = self.wait(self.live)
        if not self.state["ended"]:
            self.ask("snapshot")

    def close(self):
        """End all processes: each ends when its socket is closed."""
        if self.live is None:
            return
        self.kill()
        for connection in {c.connection for c in self.snapshots} | {self.live, self.current}:
            connection.close()
        self.live = self.current = None
        self.snapshots = []
        os.waitpid(self.child, 0)
        self.child = 0

    def kill(self):
        """End the program, whatever it does; who waits for it is told."""
        self.record.ask_to_stop()  # a repetition
        if self.child:
            os.kill(self.child, signal.SIGKILL)

    # -- talking to workers
    def wait(self, connection):
        """What a worker has to say when it stops. Ctrl-C makes it stop."""
        asked = []

        def ask(*_):
            asked.append(True)
            self.record.ask_to_stop()

        try:
            before = signal.signal(signal.SIGINT, ask)
        except ValueError:  # this is not the main thread
            return self._wait(connection)
        try:
            value = self._wait(connection)
        finally:
            signal.signal(signal.SIGINT, before)
        if asked and not (isinstance(value, dict) and value.get("reason", 0) & ASKED):
            raise KeyboardInterrupt  # what it waited for had ended already: what would come next must not run
        return value

    def _wait(self, connection):
        while True:
            try:
                name, value = connection.recv()
            except (EOFError, ConnectionError):
                raise AllvmError("the process that runs the program has ended unexpectedly") from None
            if name != "snapshot":
                break
            when, heap = value
            self.most = max(FEWEST, min(KEEP, MEMORY // max(heap, 1)))
            self.keep(Snapshot(when, Connection(recv_handle(connection))))
        self.record.ask_to_stop(False)
        if name == "failed":
            raise AllvmError(f"the debugger has failed: {value}")
        if name == "error":
            raise UsageError(value)
        if isinstance(value, dict) and value.get("differs"):
            raise AllvmError("the record of the program's calls is full (4 GiB)" if value["full"] else
                             "the program did not run again as it was recorded")  # fmt: skip
        return value

    def ask(self, what, **arguments):
        """Ask the current process."""
        self.current.send((what, arguments))
        return self.wait(self.current)

    def keep(self, snapshot):
        at = bisect_right([s.time for s in self.snapshots], snapshot.time)
        self.snapshots.insert(at, snapshot)
        recent = [s for s in self.snapshots if s.recent]
        if len(recent) > 4:
            self.drop(max(recent, key=lambda s: abs(s.time - snapshot.time)))
        if len(self.snapshots) > self.most:
            for s in self.snapshots[1::2]:
                self.drop(s)

    def drop(self, snapshot):
        self.snapshots.remove(snapshot)
        snapshot.connection.close()

    def spawn(self, snapshot):
        """The connection to a new process that stands where a snapshot does."""
        ours, theirs = socket.socketpair()
        snapshot.connection.send(("spawn", {}))
        send_handle(snapshot.connection, theirs.fileno(), None)
        theirs.close()
        return Connection(ours.detach())

    def go(self, connection, **how):
        connection.send(("go", {"marks": self.marks, "conditions": self.conditions, "watches": self.watches, **how}))
        return self.wait(connection)

    # -- time
    @property
    def time(self):
        return self.state["time"]

    @property
    def end(self):
        """How the program ended, once that is known: a dict, or None."""
        return self.frontier["ended"]

    @property
    def last(self):
        """The latest time that is known to be."""
        return self.frontier["time"]

    def use(self, connection, state):
        """Make a process the current one."""
        if self.current is not connection:
            if self.current is not self.live:
                self.current.close()
            self.current = connection
        self.state = state

    def goto(self, time):
        """Stand at a point of time that has been."""
        if time >= self.last:
            self.use(self.live, self.frontier)
        elif time != self.time:
            self.use(*self.at(time))

    def at(self, time):
        """(connection, state) of a process that stands at a point of the past; the current one, where that is on the way."""
        s = self.snapshots[bisect_right([s.time for s in self.snapshots], time) - 1]
        if self.current is not self.live and s.time <= self.time <= time:
            connection, now = self.current, self.time
        else:
            connection, now = self.spawn(s), s.time
        if time - now > 2 * NEAR:
            now = self.go(connection, stop_at=time - NEAR)["time"]
            connection.send(("snapshot", {}))
            self.wait(connection)
            for s in self.snapshots:
                s.recent = s.recent or s.time == now
        if now < time:
            return connection, self.go(connection, stop_at=time)
        connection.send(("summary", {}))
        return connection, self.wait(connection)

    # -- running on
    def forward(self, want, depth=None, stop_at=None):
        """Run until something of what is wanted is found, or a point of time, or the end: the reason."""
        if self.state["ended"]:
            return 0
        if self.current is not self.live:
            limit = self.last if stop_at is None else min(stop_at, self.last)
            state = self.go(self.current, want=want, depth=depth, stop_at=None if self.end and limit == self.last else limit)
            if state["time"] < self.last:
                self.state = state
                return state["reason"]
            reason = state["reason"] & (FOUND | ASKED)
            self.use(self.live, self.frontier)
            if reason or self.end or (stop_at is not None and stop_at <= self.last):
                return reason or self.frontier["reason"] & ~FOUND
        self.state = self.frontier = self.go(self.live, want=want, depth=depth, stop_at=stop_at)
        return self.state["reason"]

    # -- running back
    def backward(self, want, depth=None):
        """Go back to the last point of time before now at which something of what is wanted is found, else to the beginning: the reason."""
        end = self.time - 1
        order = [s for s in self.snapshots if s.time < end]
        for s in reversed(order):
            connection = self.spawn(s)
            try:
                state = self.go(connection, want=want, depth=depth, last=True, stop_at=end)
            finally:
                connection.close()
            if state["reason"] & ASKED:
                return ASKED
            if state["found"]:
                self.goto(state["found_at"])
                self.state = {**self.state, "watch": state["watch"]}
                return state["found"]
            end = s.time
        self.goto(0)
        return 0

    # -- looking at it
    def frames(self):
        return self.ask("frames")

    def registers(self, function, depth):
        return self.ask("registers", function=function, depth=depth)

    def memory(self, address, n):
        return self.ask("memory", address=address, n=n)

    def layout(self):
        return self.ask("layout")

    def symbol(self, name):
        return self.ask("symbol", name=name)

    def data_address(self, index):
        """Where a data object lies; they stay where they are."""
        if self.addresses is None:
            self.addresses = self.ask("addresses")
        return self.addresses[index]

    def digest(self):
        """A hash of the whole state of the program."""
        return self.ask("digest")

    def outputs(self):
        """All that the program has written up to now: [(descriptor of the host, bytes)]."""
        return self.record.outputs(0, self.state["at"])

    def new_outputs(self):
        """What it has written for the first time since this was last asked."""
        begin, self.shown = self.shown, max(self.shown, self.frontier["at"])
        return self.record.outputs(begin, self.shown)


__all__ = ["ASKED", "BREAK", "DIFFERS", "FOUND", "LINE", "OUT", "WATCH", "Machine"]
