"""The process in which the program runs: the one that has gone furthest, or one that repeats a piece of the past.

Each is a fork of the one before it, so that the whole of the program's state, the host library's and the interpreter's own
stack included, is kept by the operating system, page by page as they change. One that has been forked off takes what the
host library asks for from the record; it asks nobody, and writes nothing.

Messages to a worker are (name, arguments); each gets one answer: (name, answer). A worker that runs may send
("snapshot", time) with a socket before its answer: a fork that stands at that time.
"""

import os
import signal
import socket
import time
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle, send_handle

from allvm.ir.errors import AllvmError, Trap, UsageError

TIME, BREAK, LINE, OUT, WATCH, ASKED, DIFFERS, SNAPSHOT = (1 << i for i in range(8))
FOUND = BREAK | LINE | OUT | WATCH
SPACING = 200_000  # instructions between two snapshots, at first
MANY = 24  # snapshots, at which the distance is doubled
SHORT = 0.1  # seconds of CPU between two, at which it is as well: a snapshot costs what is written after it


def end_with_parent():
    """Have this process killed when the debugger is, however that came about: it may be in a loop without end."""
    import ctypes

    try:
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    except AttributeError:
        pass  # another system: it ends at its next stop


class Worker:
    """launched: a function that gives (instance, what runs it to the end). record: a `Record`."""

    def __init__(self, connection, launched, code, record):
        from allvm.interp import _core, _host

        self.connection, self.code, self.record = connection, code, record
        self.core, self.host = _core, _host
        self.live = True
        self.ended = None  # what became of the program
        self.flags = {}  # (function, instruction) -> flag that is set there
        self.conditions, self.expressions = {}, {}
        self.spacing, self.taken, self.since = SPACING, 0, 0.0
        self.instance, self.finish = launched
        self.stepper = _core.Stepper(self.instance, code.marks, code.lines, on_stop=self.stopped, predicate=self.agree)
        self.stepper.listen(record.stop_address, _host.world_flags())

    def main(self):
        """Run the program under orders. Does not return."""
        for s in (signal.SIGINT, signal.SIGTSTP):
            signal.signal(s, signal.SIG_IGN)
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # forks need not be waited for
        end_with_parent()
        status = 1
        try:
            self.host.world_record(self.record.address, self.record.size)
            self.stepper.go(stop_at=0)
            self.ended = self.run()
            self.answer("ended", self.summary())
            while True:
                self.serve()
        except (EOFError, ConnectionError):
            status = 0
        except BaseException as e:
            self.fail(e)
        finally:
            os._exit(status)

    def fail(self, e):
        import traceback

        try:
            self.connection.send(("failed", str(e) if isinstance(e, AllvmError) else traceback.format_exc()))
        except OSError:
            pass

    def run(self):
        try:
            return {"status": self.finish()}
        except Trap as e:
            return {"trap": e.kind, "text": str(e), "frames": e.frames, "status": e.status}

    # -- where it stops
    def stopped(self, reason):
        if reason & SNAPSHOT:
            if self.live and self.snapshot():
                return self.orders()
            self.stepper.snapshot_next(None if not self.live else self.stepper.time + self.spacing)
            reason &= ~SNAPSHOT
            if not reason:
                return
        self.answer("stopped", self.summary(reason))
        self.orders()

    def orders(self):
        """Until the program shall run on. When nobody is there any more, this process ends at once."""
        try:
            while not self.serve():
                pass
        except (EOFError, ConnectionError):
            os._exit(0)

    def summary(self, reason=0):
        at, differs, full = self.host.world_state()
        top = None if self.ended else self.stepper.top
        found, found_at, watch = self.stepper.found
        return {"time": self.stepper.time, "reason": reason, "at": at, "differs": differs, "full": full, "place": top and top[:2],
                "depth": top[2] if top else 0, "found": found, "found_at": found_at, "watch": watch, "ended": self.ended}  # fmt: skip

    def answer(self, name, value=None):
        self.connection.send((name, value))

    def agree(self, function, at):
        """Whether a conditional breakpoint's condition holds."""
        from allvm.debug.expressions import Expression, Failed

        try:
            text = self.conditions[function, at]
            if text not in self.expressions:
                self.expressions[text] = Expression(text)
            return bool(self.expressions[text].value(self.view()))
        except Failed:
            return True  # stop, and let it be seen

    def view(self):
        from allvm.debug.expressions import Frame

        function, at, depth = self.stepper.top
        return Frame(self.code, (function, at), self.stepper.registers(function, depth), self.instance.read, self.symbol, lambda i: self.instance.addresses[0][i])

    def symbol(self, name):
        return self.instance.symbol_address(name)

    # -- orders
    def serve(self):
        """Carry out one order. True: the program shall run on."""
        name, args = self.connection.recv()
        if name == "go":
            self.go(**args)
            if self.ended is None:
                return True
            self.answer("ended", self.summary())
            return False
        if name == "spawn":
            self.spawn()
            return False
        if name == "snapshot":
            if not self.snapshot():
                self.answer("done")
            return False
        try:
            value = getattr(self, "do_" + name)(**args)
        except (UsageError, ValueError, OverflowError) as e:
            self.answer("error", str(e))
        else:
            self.answer("done", value)
        return False

    def go(self, marks, conditions, watches, **how):
        """marks: {place: flag} of breakpoints."""
        for place in self.flags.keys() - marks.keys():
            self.code.marks[place[0] - self.code.imports][place[1]] &= ~3
        for (function, at), flag in marks.items():
            own = self.code.marks[function - self.code.imports]
            own[at] = (own[at] & ~3) | flag
        self.flags, self.conditions = marks, conditions
        self.stepper.watch(watches)
        snapshot_at = None
        if self.live:
            snapshot_at = (self.stepper.time // self.spacing + 1) * self.spacing
        self.stepper.go(snapshot_at=snapshot_at, **how)

    # -- forks
    def snapshot(self):
        """Fork. True in the new process, which waits for orders at this point of time."""
        ours, theirs = socket.socketpair()
        if not os.fork():
            ours.close()
            self.become(Connection(theirs.detach()))
            return True
        theirs.close()
        self.taken += 1
        now = time.process_time()
        if self.taken % MANY == 0 or now - self.since < SHORT:
            self.spacing *= 2
        elif now - self.since > 10 * SHORT and self.spacing > SPACING:
            self.spacing //= 2
        self.since = now
        layout = self.instance.layout
        self.connection.send(("snapshot", (self.stepper.time, layout["heap_end"] - layout["heap_lo"])))
        send_handle(self.connection, ours.fileno(), None)
        ours.close()
        return False

    def spawn(self):
        """Fork; the new process takes orders from the socket that follows."""
        handle = recv_handle(self.connection)
        if os.fork():
            os.close(handle)
        else:
            self.become(Connection(handle))

    def become(self, connection):
        """This is a new process: it repeats what is recorded."""
        self.connection.close()
        self.connection = connection
        if self.live:
            self.live = False
            self.host.world_replay(self.host.world_state()[0])
        self.stepper.snapshot_next(None)

    # -- what can be asked
    def do_summary(self):
        return self.summary()

    def do_frames(self):
        return [] if self.ended else self.stepper.frames()

    def do_registers(self, function, depth):
        return self.stepper.registers(function, depth)

    def do_memory(self, address, n):
        return self.instance.read(address, n)

    def do_layout(self):
        return {**self.instance.layout, "sp": self.stepper.stack_pointer}

    def do_addresses(self):
        return self.instance.addresses[0]

    def do_symbol(self, name):
        return self.symbol(name)

    def do_digest(self):
        """A hash of the whole state: place, frames, registers, all of the guest's memory."""
        import hashlib

        layout = self.instance.layout
        h = hashlib.blake2b(digest_size=16)
        h.update(repr((self.stepper.time, self.ended, sorted(layout.items()), self.stepper.stack_pointer,
                       [] if self.ended else self.stepper.frames())).encode())  # fmt: skip
        if not self.ended:
            h.update(self.stepper.state())
        h.update(self.instance.view(layout["stack_lo"], layout["heap_end"] - layout["stack_lo"], readonly=True))
        return h.hexdigest()
