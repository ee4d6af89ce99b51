"""Quick code: one body with all entries of a function, which is entered by registers, by slots and at loops."""

import pytest
from allvm.policy import Policy

from tests.jit.runtime import Run, outcome
from tests.jit.test_runtime_tiers import CALLS

LOOPS = r"""
#include <stdio.h>
__attribute__((noinline)) long part(long n, long seed, double *out) {
    long x = seed;
    double d = 1;
    for (long i = 0; i < n; i++) {
        x = x * 1103515245 + 12345 & 0xFFFFFF;
        for (long k = 0; k < (x & 7); k++) { d += k / 3.0; if (n > 1 && k == 5) x ^= part(1, x, out); }
        if (d > 1e6) d -= 1e6;
    }
    *out += d;
    return x;
}
int main(void) {
    double out = 0;
    long x = 1;
    for (int i = 0; i < 300; i++) x += part(40, x + i, &out);
    x += part(60000, x, &out);
    printf("%ld %.17g\n", x, out);
}
"""
PROGRAMS = {"loops": LOOPS, "calls": CALLS}


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("seed", range(3))
def test_entered_in_all_ways(name, seed):
    """Code of both tiers that takes over at random calls and loops."""
    source = PROGRAMS[name]
    assert outcome(source, Policy("auto", cache=False, stress=seed)) == outcome(source, "interp")


def test_metered():
    """A unit for each call and back edge, however the call is made: it ends at the same one."""
    source = LOOPS
    for fuel in (1000, 1001, 5003, 20011):  # 1001: the last unit is that of a call
        expected = outcome(source, "interp", fuel=fuel)
        assert outcome(source, Policy("auto", cache=False, threshold=50), fuel=fuel) == expected
        assert outcome(source, Policy("auto", cache=False, stress=fuel), fuel=fuel) == expected


def test_quick_code_is_called_by_registers_until_there_is_better():
    run = Run(LOOPS, Policy("auto", cache=False, threshold=20))
    status = run.main()
    assert (status, run.output()) == outcome(LOOPS, "interp")
    quick = {e[0] for u in run.tiers.units if u.tier == "quick" for e in u.typed_entries()}
    good = {e[0] for u in run.tiers.units if u.tier == "opt" for e in u.typed_entries()}
    assert quick and run.tiers.good == good
