"""Every C++ program in every way of running, against a native C++ compiler.

By default: the interpreter at -O2, for some also at -O0, and native code at -O2 in one way. ALLVM_CORPUS=full: all ways at both levels.
"""

import os

import pytest

from tests.c.test_corpus import _same
from tests.c.ways import WAYS
from tests.cxx.corpus import expected, module_bytes, programs

FULL = os.environ.get("ALLVM_CORPUS") == "full"
# Programs that link much of the library take long to compile to native code.
LARGE = "files iostreams locale_text modern vocabulary".split()
NATIVE = ("quick", "opt", "auto", "stress", "aot")


def _cases():
    for number, name in enumerate(programs()):
        for level in "02" if FULL or number % 4 == 0 and name not in LARGE else "2":
            yield name, level, "interpreter"
            if FULL:
                yield from ((name, level, way) for way in NATIVE)
        if not FULL and name not in LARGE:
            yield name, "2", ("opt", "stress", "auto", "aot")[number % 4]


@pytest.mark.parametrize("name, level, way", [pytest.param(*c, id=f"{c[0]}-O{c[1]}-{c[2]}") for c in _cases()])
def test_program(name, level, way):
    program = programs()[name]
    data = module_bytes(program, level)
    for index, run in enumerate(program.runs):
        stdout, outcome = expected(program, index)
        got = WAYS[way](data, program, run)
        what = f"{name} {' '.join(run.args)}"
        want = outcome[1] if outcome[0] == "exit" else outcome
        assert got.status == want, f"{what}: ended with {got.status}, not {want}: {got.stderr.decode(errors='replace')[-500:]}"
        _same(got.stdout, stdout, what)
        for text in program.expected_stderr:
            assert text in got.stderr.decode(errors="replace"), f"{what}: {text!r} is not on stderr"


def test_size():
    assert len(programs()) >= 25
