"""Native code in the terms of the program's source, for debuggers and profilers (gdb.py, perf.py).

    for f in describe(unit.places, module): f.name, f.lo, f.hi, f.rows, f.inlined
"""

import bisect
import re
from dataclasses import dataclass, field

_SYMBOL = re.compile(r"([fwo])(\d+)(?:_(\d+))?")


@dataclass
class Inlined:
    """A function inlined into another: where its code is and where it was called."""

    function: int
    ranges: list
    file: int
    line: int
    inlined: list


@dataclass
class Function:
    """A native function. rows: (address, file's index, line), each until the next. function: its index in the program."""

    name: str
    function: int
    lo: int
    hi: int
    rows: list = field(default_factory=list)
    inlined: list = field(default_factory=list)


class Source:
    """Where instructions of a module come from."""

    def __init__(self, module):
        self.module = module
        self._starts = {}

    def name(self, index):
        return self.module.func_name(index) or f"function_{index}"

    def place(self, index, instruction):
        """(file's index, line); line 0 where that is not known."""
        own = index - len(self.module.import_funcs)
        lines = self.module.functions[own].lines if own >= 0 else ()
        if not lines:
            return 0, 0
        if index not in self._starts:
            self._starts[index] = [entry.index for entry in lines]
        entry = lines[max(0, bisect.bisect_right(self._starts[index], instruction) - 1)]
        return entry.file, entry.line


def describe(places, source):
    """The functions of an object, in the order of their addresses."""
    return [_function(places, source, *f) for f in sorted(places.functions)]


def _function(places, source, lo, hi, symbol):
    kind, number, loop = _SYMBOL.match(symbol).groups()
    index = int(number)
    suffix = {"f": "", "w": "$entry", "o": f"$loop{loop}"}[kind]
    f = Function(source.name(index) + suffix, index, lo, hi)
    f.inlined = _inlined(places, source, places.inlined(lo), index)
    for address, line in places.rows(lo, hi):
        inner = _innermost(f.inlined, address)
        if line:
            f.rows.append((address, *source.place(index if inner is None else inner, line - 1)))
    return f


def _inlined(places, source, dies, caller):
    found = []
    for die in dies:
        function = places.inlined_function(die)
        if function is None:  # a wrapper's
            found += _inlined(places, source, die.children, caller)
        elif die.ranges:
            file, line = source.place(caller, max(0, die.call_line - 1))
            found.append(Inlined(function, die.ranges, file, line, _inlined(places, source, die.children, function)))
    return found


def _innermost(inlined, pc):
    """The function whose code is at pc, or None for the outermost."""
    for i in inlined:
        if any(lo <= pc < hi for lo, hi in i.ranges):
            inner = _innermost(i.inlined, pc)
            return i.function if inner is None else inner
    return None
