"""Guest memory at a low address, which is part of instructions (Options.base), and elsewhere: the same program in both."""

import platform
import sys

import pytest
from allvm.interp import _core
from allvm.ir.errors import Trap
from allvm.policy import Policy

from tests.jit.runtime import Run, outcome
from tests.jit.test_runtime_tiers import CALLS

FAULTS = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct cell { long pad[600]; long value; };
static long table[64];
__attribute__((noinline)) long at(uintptr_t a) { return ((volatile struct cell *)a)->value; }
__attribute__((noinline)) long sum(const long *p, long n) { long s = 0; for (long i = 0; i < n; i++) s += p[i] * 3; return s; }
int main(int argc, char **argv) {
    int k = atoi(argv[1]);
    char text[100];
    memset(text, 'a' + k, sizeof text);
    for (int i = 0; i < 64; i++) table[i] = i ^ text[i];
    printf("%ld %ld\n", sum(table, 64), at((uintptr_t)table - sizeof(long[600])));
    if (k == 1) return at(0);                            /* below everything */
    if (k == 2) return at(0xFFFFFFFFu);                  /* the displacement leaves the 4 GiB */
    if (k == 3) return at(0x123400000000u + (uintptr_t)table - sizeof(long[600])) == table[0] ? 7 : 8;  /* only 32 bits count */
    if (k == 4) return sum(table, 1 << 29);              /* off the end */
    if (k == 5) memset((char *)(uintptr_t)0xF0000000u, 1, 100);
    return 3;
}
"""
ON = sys.platform == "linux" and platform.machine() in ("x86_64", "AMD64")


@pytest.fixture
def occupied():
    """The low address is another instance's."""
    run = Run(CALLS)
    yield run
    assert run.instance is not None


def base_of(run):
    return run.tiers.options().base


@pytest.mark.skipif(not ON, reason="low addresses are part of instructions on x86-64 Linux only")
def test_the_first_instance_has_it(occupied):
    """One at a time; when it goes the next one may have it."""
    holders = [r for r in (occupied, Run(CALLS), Run(CALLS)) if _core.low_memory(r.instance)]
    assert len(holders) <= 1  # none where another test's instance is still about
    for r in holders:
        assert base_of(r) == _core.memory_address(r.instance) < 1 << 31


def test_loose_traps_do_without():
    assert base_of(Run(CALLS, Policy("opt", cache=False, precise=False))) == 0


@pytest.mark.parametrize("tier", ["quick", "opt"])
@pytest.mark.parametrize("k", range(6))
def test_faults_are_the_same(occupied, tier, k):
    """Kind, address, place and output, with the constant and, beside another instance, without."""
    expected = outcome(FAULTS, "interp", [str(k)])
    assert outcome(FAULTS, tier, [str(k)]) == expected
    held = Run(CALLS)  # takes the low address if it was free
    assert outcome(FAULTS, tier, [str(k)]) == expected
    assert held.instance is not None


def test_another_key_in_the_cache(tmp_path, monkeypatch):
    """Code that contains the address is not found by an instance elsewhere."""
    monkeypatch.setenv("ALLVM_CACHE", str(tmp_path))
    results = []
    runs = [Run(CALLS, Policy("opt")), Run(CALLS, Policy("opt"))]
    for r in runs:
        status = r.main()
        assert not isinstance(status, Trap)
        results.append((status, r.output()))
    assert results[0] == results[1]
    cached = [all(u.cached for u in r.tiers.units) for r in runs]
    assert cached == [False, base_of(runs[0]) == base_of(runs[1])]
