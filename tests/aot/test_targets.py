"""Programs compiled for other machines, under qemu: every opcode, and what of the C corpus depends most on the machine."""

import functools

import pytest

from tests.c.aot import emulator, way
from tests.c.corpus import expected, programs
from tests.c.producers import module_bytes, producers
from tests.ops import runner
from tests.ops.aot import Driven

TARGETS = ("aarch64", "riscv64", "ppc64le")
# Calling conventions, the C library's types, floating point, faults, frames.
PROGRAMS = (
    "atomics float_f64 fpclass int128 kind_bad_access kind_deep_recursion kind_div_zero kind_longjmp kind_nan_payload "
    "kind_unaligned long_double math_double printf_float qsort setjmp varargs vectors"
).split()


def known(case, target):
    """Whether a case says more than holds on a target: which NaN comes out of a conversion is up to the machine, and qemu's
    xscvsxdsp (gcc's code as well) rounds twice."""
    nan = target != "aarch64" and "nan:" in case.source.partition("=")[2]
    return not nan and not (target == "ppc64le" and case.function.startswith(("cvt.f32.s64", "cvt.f32.u64")))


@functools.cache
def driven(path, target):
    return Driven(runner.load(path).module, target)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("path", [p for p in runner.files() if p.stem != "graphs"], ids=lambda p: p.stem)
def test_opcodes(path, target):
    emulator(target)
    process = driven(path, target)
    cases = [case for found in runner.by_function(path).values() for case in found if known(case, target)]
    problems = [p for case in cases if (p := runner.check(process.call, case))]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", [n for n in PROGRAMS if n in programs()])
def test_program(name, target):
    emulator(target)
    if name == "kind_nan_payload" and target != "aarch64":
        pytest.skip("which NaN an operation gives is up to the machine")
    program = programs()[name]
    data = module_bytes(program, producers()["default"], "2")
    for index, run in enumerate(program.runs):
        stdout, outcome = expected(program, index)
        got = way(target)(data, program, run)
        assert (got.stdout, got.status) == (stdout, outcome[1] if outcome[0] == "exit" else outcome), got.stderr.decode(errors="replace")
