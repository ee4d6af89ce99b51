"""What a person does with a program under the debugger: breakpoints, steps in both directions, looking around.

Both faces, the command language (script.py) and the screen (screen.py), are built on this.
"""

from allvm.debug.code import ASK, BREAK
from allvm.debug.expressions import Expression, Frame
from allvm.debug.machine import ASKED, FOUND, LINE, OUT, WATCH
from allvm.debug.machine import BREAK as AT_BREAK
from allvm.debug.registers import text, value
from allvm.debug.variables import local, plain, visible
from allvm.ir.errors import UsageError

MAX_MEMORY = 1 << 16  # bytes that one command shows


class Breakpoint:
    """Where to stop: its places, and the condition (text) under which."""

    def __init__(self, number, spec, places, condition=None):
        self.number, self.spec, self.places, self.condition = number, spec, places, condition


class Watch:
    """Memory whose changes stop the program."""

    def __init__(self, number, spec, address, size):
        self.number, self.spec, self.address, self.size = number, spec, address, size


class Session:
    """machine: a `Machine`; code: its `Code`."""

    def __init__(self, machine, code):
        self.machine, self.code = machine, code
        self.points = {}  # number -> Breakpoint or Watch
        self.next_number = 1
        self.level = 0  # of the frame that is looked at
        self.cached = None

    # -- breakpoints and watchpoints
    def add_break(self, spec, condition=None):
        places = self.code.places(spec, self.place())
        if condition:
            Expression(condition)
        point = Breakpoint(self.next_number, spec, places, condition)
        return self._add(point)

    def add_watch(self, spec, size=None):
        v = self.typed(spec)
        typed = v.type is not None and not (v.address is None and isinstance(v.number, int))
        if typed and v.address is None:
            raise UsageError(f"{spec} is not in memory, so it cannot be watched")
        if size is None:
            size = plain(v.type).size if typed else 4
            if size > 16:
                raise UsageError(f"{spec} has {size} bytes: watch a part of it, at most 16")
        if not 1 <= size <= 16:
            raise UsageError(f"a watchpoint has 1 to 16 bytes, not {size}")
        address = v.address if typed and v.address is not None else v.number
        if not isinstance(address, int):
            raise UsageError(f"{spec} is no address: {address}")
        self.machine.memory(address, size)
        return self._add(Watch(self.next_number, spec, address, size))

    def _add(self, point):
        self.points[point.number] = point
        self.next_number += 1
        self._apply()
        return point

    def delete(self, number):
        if number not in self.points:
            raise UsageError(f"there is no breakpoint {number}")
        del self.points[number]
        self._apply()

    def _apply(self, more=()):
        marks, conditions = {}, {}
        for p in self.points.values():
            for place in getattr(p, "places", ()):
                if p.condition is None:
                    marks[place] = BREAK
                elif place not in marks:
                    marks[place] = ASK
                    conditions[place] = p.condition
                elif marks[place] == ASK:
                    conditions[place] = f"({conditions[place]}) or ({p.condition})"
        for place in more:
            marks[place] = BREAK
        m = self.machine
        m.marks, m.conditions = marks, {k: v for k, v in conditions.items() if marks[k] == ASK}
        m.watches = [(w.address, w.size) for w in self._watches()]

    def _watches(self):
        return [p for p in self.points.values() if isinstance(p, Watch)]

    # -- running
    def _want(self):
        return AT_BREAK | (WATCH if self._watches() else 0)

    def resume(self, want=0, depth=None, stop_at=None):
        """Forwards; a dict that says where and why it stopped."""
        reason = self.machine.forward(want | self._want(), depth, stop_at)
        return self._stopped(reason)

    def reverse(self, want=0, depth=None):
        reason = self.machine.backward(want | self._want(), depth)
        return self._stopped(reason, back=True)

    def _stopped(self, reason, back=False):
        m = self.machine
        self.level, self.cached = 0, None
        event = {}
        if m.state["ended"]:
            event["ended"] = m.state["ended"]
            if "trap" in m.end and m.last:
                m.goto(m.last - 1)
                event["why"] = "trap"
            else:
                event["why"] = "exit"
        elif back and not reason and m.time == 0:
            event["why"] = "beginning"
        elif reason & ASKED:
            event["why"] = "interrupted"
        elif reason & WATCH:
            watch = self._watches()[m.state["watch"]]
            event.update(why="watchpoint", watch=watch.number, address=watch.address)
        elif reason & AT_BREAK:
            event["why"] = "breakpoint"
            event["breakpoints"] = [p.number for p in self.points.values() if self.place() in getattr(p, "places", ())]
        else:
            event["why"] = "step" if reason & FOUND or not reason else "there"
        event.update(self.here())
        return event

    def here(self):
        """Where it stands: a dict."""
        place = self.place()
        found = {"time": self.machine.time}
        if place:
            file, line = self.code.position(place)
            found.update(self.code.names(place[0]), instruction=place[1], file=file, line=line)
        return found

    def _needs_lines(self):
        if not self.code.has_lines:
            raise UsageError(f"{self.code.path} has no line information: step by instruction (stepi, backi), or compile it without -s")
        self._needs_place()

    def _needs_place(self):
        if not self.place():
            raise UsageError("the program has ended; go back with back, rcontinue or goto")

    def step(self):
        self._needs_lines()
        return self.resume(LINE)

    def next(self):
        self._needs_lines()
        return self.resume(LINE, self.depth())

    def finish(self):
        self._needs_place()
        return self.resume(OUT, self.depth())

    def stepi(self):
        self._needs_place()
        return self.resume(stop_at=self.machine.time + 1)

    def nexti(self):
        before = self.depth()
        event = self.stepi()
        if event["why"] == "there" and self.depth() > before:
            return self.resume(OUT, self.depth())
        return event

    def until(self, spec):
        """To a place, or a breakpoint on the way."""
        self._needs_place()
        self._apply(self.code.places(spec, self.place()))
        try:
            return self.resume()
        finally:
            self._apply()

    def cont(self):
        self._needs_place()
        return self.resume()

    def start(self):
        """To main, from the beginning."""
        self.machine.goto(0)
        main = self.code.entry(self.code.function("main"))
        self._apply([main])
        try:
            if self.place() == main:
                return self._stopped(0)
            return self.resume()
        finally:
            self._apply()

    def goto(self, time):
        if not 0 <= time <= self.machine.last:
            raise UsageError(f"time {time} has not been: it goes from 0 to {self.machine.last}")
        self.machine.goto(time)
        return self._stopped(0)

    # -- back
    def _needs_past(self):
        if self.machine.time == 0:
            raise UsageError("this is the beginning of the program")

    def back(self):
        """Back to the line before, over calls."""
        self._needs_past()
        if not self.code.has_lines:
            self._needs_lines()
        return self.reverse(LINE, self.depth() if self.place() else None)

    def back_step(self):
        self._needs_past()
        if not self.code.has_lines:
            self._needs_lines()
        return self.reverse(LINE)

    def back_out(self):
        """Back to the call of this function."""
        self._needs_past()
        self._needs_place()
        return self.reverse(OUT, self.depth())

    def backi(self):
        self._needs_past()
        self.machine.goto(self.machine.time - 1)
        return self._stopped(0)

    def back_nexti(self):
        if not self.place():
            return self.backi()
        before = self.depth()
        event = self.backi()
        if self.depth() > before:
            return self.reverse(OUT, self.depth())
        return event

    def back_continue(self):
        self._needs_past()
        return self.reverse()

    # -- looking
    def place(self):
        """(function, instruction), or None when the program has ended."""
        return self.machine.state["place"]

    def depth(self):
        return self.machine.state["depth"]

    def frames(self):
        if self.cached is None or self.cached[0] != self.machine.time:
            self.cached = self.machine.time, self.machine.frames()
        return self.cached[1]

    def frame(self):
        """(function, instruction, depth) of the frame that is looked at."""
        self._needs_place()
        frames = self.frames()
        return frames[min(self.level, len(frames) - 1)]

    def select(self, level):
        frames = self.frames()
        if level == -1:
            raise UsageError("this is the innermost frame")
        if level == len(frames):
            raise UsageError("this is the outermost frame")
        if not 0 <= level < len(frames):
            raise UsageError(f"there is no frame {level}: they go from 0 to {len(frames) - 1}")
        self.level = level

    def registers(self):
        """[(number, type, bits)] of the frame that is looked at; those that are not written yet have no type."""
        function, at, depth = self.frame()
        if function < self.code.imports:
            return []
        return list(zip(range(1 << 16), self.code.types((function, at)), self.machine.registers(function, depth)))

    def register_texts(self):
        return [(f"r{n}", type, text(bits, type), value(bits, type if type not in ("", "?") else "i64")) for n, type, bits in self.registers() if type]

    def view(self):
        if not self.place():
            return Frame(self.code, None, [], self.machine.memory, self.machine.symbol, self.machine.data_address)
        function, at, depth = self.frame()
        registers = [] if function < self.code.imports else self.machine.registers(function, depth)
        return Frame(self.code, (function, at), registers, self.machine.memory, self._symbol, self.machine.data_address)

    def _symbol(self, name):
        if name == "sp":
            return self.machine.layout()["sp"]
        return self.machine.symbol(name)

    def evaluate(self, expression):
        return Expression(expression).value(self.view())

    def typed(self, expression):
        """A `Value`: with its type, where it has one."""
        return Expression(expression).typed(self.view())

    def locals(self):
        """[(Variable, Value or None)] of the frame that is looked at, parameters first; None: it has been optimised away here."""
        view = self.view()
        known = visible(self.code, view.place) if view.place else {}
        return [(v, local(v, view)) for v in sorted(known.values(), key=lambda v: not v.parameter)]

    def memory(self, address, n):
        if not 0 < n <= MAX_MEMORY:
            raise UsageError(f"from 1 to {MAX_MEMORY} bytes of memory can be shown at once, not {n}")
        return self.machine.memory(address, n)

    def close(self):
        self.machine.close()
