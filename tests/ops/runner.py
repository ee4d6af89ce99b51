"""Test files in assembly whose comments say what their functions return.

A line ``; run: name(args) = results`` calls a function of the file's module; ``; run: name(args)
traps kind`` expects a trap. Arguments and results are written as in assembly, according to the
types of the function; ``nan`` as a result is any NaN, ``nan:0x...`` those bits alone.

    for case in load(path).cases:
        problem = check(call, case)     # call(name, [raw bits]) -> [raw bits], raising Trap
"""

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from allvm.ir import text
from allvm.ir.asm import assemble
from allvm.ir.errors import Trap

FOLDER = Path(__file__).parent
BITS = {"i32": 32, "i64": 64, "f32": 32, "f64": 64}
INFINITY = {32: 0x7F800000, 64: 0x7FF0000000000000}
_RUN = re.compile(r';\s*run:\s*(?:"([^"]+)"|([^\s(]+))\s*\(([^)]*)\)\s*(?:=\s*(.*?)|traps\s+(\w+))\s*$')
ANY_NAN = "any nan"


@dataclass
class Case:
    """One expectation: args are raw bits, results raw bits or ANY_NAN, trap a kind or None."""

    file: str
    line: int
    function: str
    args: list
    types: tuple
    results: list
    trap: str | None
    source: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.source}"


@dataclass
class TestFile:
    path: Path
    module: object
    cases: list

    __test__ = False


def files():
    """The test files."""
    return sorted(FOLDER.glob("*.avs"))


def parse_value(source, type, result=False):
    source = source.strip()
    n = BITS[type]
    if type[0] == "f":
        if result and source == "nan":
            return ANY_NAN
        return text.parse_float(source, n)
    value = int(source, 0)
    if not -(1 << n - 1) <= value < 1 << n:
        raise ValueError(f"{source} is no {type}")
    return value & (1 << n) - 1


def parse_values(source, types, result=False):
    parts = [p for p in source.split(",") if p.strip()]
    if len(parts) != len(types):
        raise ValueError(f"{len(parts)} values for types {types}")
    return [parse_value(p, t, result) for p, t in zip(parts, types)]


@functools.cache
def load(path):
    """The module and the cases of a file."""
    source = Path(path).read_text(encoding="utf-8")
    module = assemble(source, Path(path).name)
    types = {module.func_name(i): module.func_type(i)
             for i in range(len(module.import_funcs) + len(module.functions))}  # fmt: skip
    cases = []
    for number, line in enumerate(source.split("\n"), 1):
        if "run:" not in line:
            continue
        match = _RUN.search(line)
        assert match, f"{path}:{number}: cannot read {line!r}"
        name = match[1] or match[2]
        t = types[name]
        args = parse_values(match[3], t.params)
        results = parse_values(match[4], t.results, True) if match[5] is None else None
        cases.append(Case(Path(path).name, number, name, args, t.results, results, match[5], line.strip()))
    return TestFile(path, module, cases)


def by_function(path):
    """The cases of a file, grouped by function."""
    groups = {}
    for case in load(path).cases:
        groups.setdefault(case.function, []).append(case)
    return groups


def show(values, types):
    return ", ".join(text.format_float(v, BITS[t]) if t[0] == "f" else f"{v} ({v:#x})" for v, t in zip(values, types))


def matches(got, want, type):
    if want == ANY_NAN:
        n = BITS[type]
        return got & (1 << n - 1) - 1 > INFINITY[n]
    return got == want


def check(call, case):
    """Run a case; what is wrong with the outcome as text, or None."""
    try:
        got = list(call(case.function, case.args))
    except Trap as e:
        if case.trap == e.kind:
            return None
        return f"{case}\n    trap {e.kind}: {e}"
    if case.trap:
        return f"{case}\n    no trap, but {show(got, case.types)}"
    if len(got) != len(case.results) or not all(map(matches, got, case.results, case.types)):
        return f"{case}\n    got {show(got, case.types)}"
    return None
