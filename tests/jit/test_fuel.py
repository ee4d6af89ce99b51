"""Fuel in native code: a loop that counts its iterations only when it ends stops where the interpreter does, and uses as much."""

import os
import random

import pytest
from allvm.ir.errors import Trap
from allvm.policy import Policy

from tests.jit.runtime import Run

SOURCE = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 20000
#define NOINLINE __attribute__((noinline))
static int a[N], b[N], c[64];
static double d[N];
NOINLINE void fill(int *p, long n) { for (long i = 0; i < n; i++) p[i] = (int)i * 3; }
NOINLINE long sum(const int *p, long n) { long s = 0; for (long i = 0; i < n; i++) s += p[i]; return s; }
NOINLINE int find(const int *p, int n, int what) { for (int i = 0; i < n; i++) if (p[i] == what) return i; return -1; }
NOINLINE void add(double *x, const int *p, int n, int step) { for (int i = n - step; i >= 0; i -= step) x[i] += p[i]; }
NOINLINE void rows(int m, int n) { for (int k = 0; k < m; k++) for (int i = 0; i < n; i++) b[k * n + i] ^= a[i]; }
NOINLINE long steps(unsigned long x) { long k = 0; while (x != 1) { x = x & 1 ? 3 * x + 1 : x / 2; k++; c[k & 63]++; } return k; }
NOINLINE int divide(int n) { int s = 0; for (int i = 0; i < n; i++) s += 100000 / (a[i] + 1); return s; }
int main(int argc, char **argv) {
    long s = 0;
    fill(a, N);
    s += sum(a, N) + find(a, N, 3 * 15000) + find(a, N, -1) + find(a, N, 6);
    add(d, a, N, 1); add(d, a, N, 3); add(d, a, 0, 1);
    rows(10, 1500); rows(3, 0); rows(300, 2);
    s += steps(97) + divide(N);
    for (int i = 0; i < 30; i++) s += sum(a, i) + find(a, i, 9);
    printf("%ld %d %g\n", s, b[77], d[9]);
    return 0;
}
"""


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Native code is compiled once."""
    before = os.environ.get("ALLVM_CACHE")
    os.environ["ALLVM_CACHE"] = str(tmp_path_factory.mktemp("code"))
    yield
    del os.environ["ALLVM_CACHE"]
    if before is not None:
        os.environ["ALLVM_CACHE"] = before


def stop(tier, fuel):
    """(how it ended, units used, memory)"""
    run = Run(SOURCE, tier, fuel=fuel)
    end = run.main()
    layout, stats = run.instance.layout, run.instance.stats()
    memory = bytes(run.instance.view(layout["stack_lo"], layout["heap_end"] - layout["stack_lo"], True))
    return (end.kind, end.frames) if isinstance(end, Trap) else (end, run.output()), stats["units"], stats["fuel_left"], memory


@pytest.mark.parametrize("tier", ["quick", "opt", "loose", "stress"])
def test_same_stop(tier, kept):
    policy = {"loose": Policy("opt", precise=False), "stress": Policy("auto", stress=3)}.get(tier) or Policy(tier)
    want = stop("interp", 1 << 40)
    assert want[0][0] == 0 and want[1] > 100_000
    assert stop(policy, 1 << 40) == want
    choose = random.Random(5)
    for fuel in [want[1], want[1] - 1, 1, 4999, 5000, 5001, *(choose.randrange(want[1]) for _ in range(25))]:
        mine, other = stop("interp", fuel), stop(policy, fuel)
        if fuel == want[1] - 1:  # behind the last call: the interpreter is one instruction further
            assert mine[0][0] == other[0][0]
        else:
            assert mine[0] == other[0], f"{fuel} units"
        assert mine[2] == other[2], f"{fuel} units"
        assert mine[3] == other[3] or tier == "loose", f"{fuel} units: memory"
        assert mine[0][0] == ("fuel" if fuel < want[1] else 0)


def test_loops_are_free_of_counting():
    """The fast copy of a loop that can be counted is vectorised."""
    from allvm.ir.decode import decode
    from allvm.jit.emit import Stages, compile_ir, tier_options
    from allvm.jit.lower import Options, lower_functions

    from tests.jit.runtime import compiled

    module = decode(compiled(SOURCE))
    index = next(i for i in range(len(module.import_funcs), len(module.import_funcs) + len(module.functions)) if module.func_name(i) == "sum")
    stages = Stages(("ir-opt",))
    compile_ir(lower_functions(module, [index], Options(fuel=True, data_address=tuple(range(0x20000, 0x20000 + 64 * 100, 64)), **tier_options("opt"))),
               "opt", stages=stages)  # fmt: skip
    assert "x i64> %" in stages.text["ir-opt"] or "x i32> %" in stages.text["ir-opt"]
