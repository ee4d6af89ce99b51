"""Calls between units of good code: arguments and results in registers, by the table of typed entries."""

import pytest
from allvm.ir.errors import Trap
from allvm.policy import Policy

from tests.jit.runtime import Run, outcome
from tests.jit.test_runtime_tiers import CALLS

TRAPS = r"""
#include <stdio.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
NOINLINE int deep(int n, int d) { return n ? deep(n - 1, d) + 1 : 100 / d; }
NOINLINE double by(double (*f)(double), double x) { return f(x) * 2; }
NOINLINE double half(double x) { return x / 2; }
NOINLINE long wrong(long x) { return x; }
NOINLINE int again(int n) { volatile int here = n; return n > 100000000 ? 0 : again(n + 1) + here; }
int main(int argc, char **argv) {
    int k = atoi(argv[1]);
    double (*f)(double) = k == 1 ? (double (*)(double))(void *)wrong : k == 2 ? (double (*)(double))(void *)(argv + 1) :
                          k == 3 ? (double (*)(double))((char *)half + 1) : half;
    printf("%g\n", by(f, 3));
    return k == 4 ? again(1) : deep(5, k);
}
"""


def apart(**more):
    """A policy under which each function is a unit of its own."""
    return Policy("opt", cache=False, batch=0, **more)


def test_every_function_by_itself():
    run = Run(CALLS, apart())
    status = run.main()
    assert len(run.tiers.units) > 8 and all(len(u.functions) == 1 for u in run.tiers.units)
    assert (status, run.output()) == outcome(CALLS, "interp")


def test_calls_do_not_pass_through_slots():
    """The table is there and in use: with it taken away, the runtime is asked."""
    run = Run(CALLS, apart())
    with run.tiers:
        run.go()
    entries = [e for u in run.tiers.units for e in u.typed_entries()]
    assert {f for f, _, _ in entries} == {f for u in run.tiers.units for f in u.functions}


@pytest.mark.parametrize("k", range(6))
def test_traps_on_the_way(k):
    """A wrong type, no function, between functions, a division, and no end of recursion: kind, message and stack are the interpreter's."""
    got = outcome(TRAPS, apart(), [str(k)])
    expected = outcome(TRAPS, "interp", [str(k)])
    if k == 4:  # how deep differs
        assert got[0][0] == expected[0][0] == "stack"
        return
    assert got == expected


def test_fuel_is_counted_the_same():
    """As many calls and loop iterations as where all is one unit."""

    def stopped(tier, fuel):
        run = Run(CALLS, tier, fuel=fuel)
        status = run.main()
        return (status.kind if isinstance(status, Trap) else status), run.instance.stats()["units"]

    for fuel in (1000, 7777, 50_000_000):
        assert stopped(apart(), fuel) == stopped("opt", fuel)
