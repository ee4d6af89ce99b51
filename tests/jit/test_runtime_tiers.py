"""Tiers: what becomes native when; plans; calls between tiers; code that goes with its program."""

import gc
import os
import time
from pathlib import Path

import pytest
from allvm.ir.errors import UsageError
from allvm.policy import Policy, read_plan

from tests.jit.runtime import Run, outcome

LOOP = r"""
#include <stdio.h>
int main(void) {
    unsigned s = 1;
    double d = 0.5;
    float f = 0.25f;
    for (long i = 0; i < 400000000; i++) { s = s * 1664525u + 1013904223u + (unsigned)i; if ((s & 0xfffff) == 7) { d = d * 1.5 + 1; f += 0.5f; } }
    printf("%u %.17g %g\n", s, d, f);
    return 0;
}
"""


def test_a_loop_called_once_is_replaced_while_it_runs():
    run = Run(LOOP, "auto", timeout=60)
    start = time.perf_counter()
    assert run.main() == 0
    took = time.perf_counter() - start
    stats = run.tiers.stats()
    assert stats["opt"]["batches"] >= 1 and stats["opt"]["functions"] == 1
    assert run.instance.stats()["units"] < 300_000_000  # the rest was native
    assert run.output() == Run.output_of(LOOP), took


CALLS = r"""
#include <stdio.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
typedef struct { double d; long l; } Pair;
NOINLINE int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
NOINLINE float mix(float a, double b, long c, int d) { return a * (float)b + (float)c - (float)d; }
NOINLINE Pair pair(double d, long l) { Pair p = {d * 2, l + 1}; return p; }
NOINLINE int even(unsigned n);
NOINLINE int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
NOINLINE int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
NOINLINE long many(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j) { return a + b * c - d + e * f - g + h * i - j; }
NOINLINE void fill(char *p, int n) { char local[200]; for (int i = 0; i < n; i++) p[i] = local[i % 200] = (char)(i * 7); p[0] += local[0]; }
int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int a[300];
    char text[400];
    long s = 0;
    for (int i = 0; i < 300; i++) {
        int (*f)(int) = i % 3 ? fib : abs;
        Pair p = pair(i * 0.5, i);
        s += f(i % 11) + (long)mix((float)i, 1.5, i, 3) + (long)p.d + p.l + even((unsigned)i) + many(i, 2, 3, 4, i, 6, 7, 8, i, 10);
        fill(text, i + 1);
        s += text[i / 2];
        a[i] = (i * 7919) % 1009;
    }
    qsort(a, 300, sizeof a[0], compare);
    for (int i = 1; i < 300; i++) if (a[i] < a[i - 1]) s = -1;
    printf("%ld %d %d\n", s, a[0], a[299]);
    return (int)(s & 63);
}
"""


@pytest.mark.parametrize("seed", range(12))
def test_tiers_mixed_at_random(seed):
    assert outcome(CALLS, Policy("auto", cache=False, stress=seed)) == outcome(CALLS, "interp")


@pytest.mark.parametrize("tier", ("quick", "opt"))
def test_all_native(tier):
    assert outcome(CALLS, tier) == outcome(CALLS, "interp")


def test_auto_compiles_what_is_hot():
    run = Run(CALLS.replace("f(i % 11)", "f(i % 11 + 17)"), "auto", timeout=60)
    assert run.main() >= 0
    names = {run.program.function_name(f) for f in run.tiers.level}
    assert "fib" in names


def test_plan_is_exact():
    """From which call on a function is native, to the call."""
    source = r"""
    #include <stdio.h>
    volatile int ten = 10;
    __attribute__((noinline)) int f(int n) { int s = 0, k = ten; for (int i = 0; i < k; i++) s += i * n ^ s >> 20; return s; }
    int main(void) { int s = 0; for (int i = 0; i < 100; i++) s += f(i); printf("%d\n", s); return 0; }
    """
    used = {}
    for call in (1, 2, 31, 100, 101):
        run = Run(source, Policy("interp", plan=[("f", "opt", call)], cache=False))
        assert run.main() == 0 and run.output() == "222750\n"
        used[call] = run.instance.stats()["units"]
    assert used[101] - used[100] == 9 and used[31] - used[2] == 29 * 9 and used[2] - used[1] == 9


def test_plan_file():
    assert read_plan("# plan\nmain opt\nf quick 10 # from the tenth\n\n7 opt 2\n") == [("main", "opt", 1), ("f", "quick", 10), (7, "opt", 2)]
    for bad in ("main", "main fast", "main opt 0", "main opt x", "main opt 1 2"):
        with pytest.raises(UsageError):
            read_plan(bad)
    with pytest.raises(UsageError):
        Run(CALLS, Policy("interp", plan=[("nothing", "opt", 1)], cache=False)).main()


def test_policy_is_checked():
    with pytest.raises(UsageError):
        Policy("fast")
    with pytest.raises(UsageError):
        Policy("auto", threshold=0)


def _mappings():
    return len(Path("/proc/self/maps").read_text().splitlines())


def _resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


@pytest.mark.skipif(not os.path.exists("/proc/self/maps"), reason="counts mappings in /proc")
def test_code_goes_with_its_program():
    """Memory and mappings do not grow with programs that were loaded, run native and dropped."""
    source = CALLS

    def once():
        run = Run(source, "quick")
        run.tiers.cache.get = keep.get
        run.tiers.cache.put = lambda key, description, data: keep.__setitem__(key, (description, data))
        assert run.main() >= 0
        assert run.tiers.stats()["quick"]["functions"] > 5

    keep = {}
    for _ in range(20):
        once()
    gc.collect()
    maps, resident = _mappings(), _resident()
    for _ in range(int(os.environ.get("ALLVM_MODULES", "200"))):
        once()
    gc.collect()
    assert _mappings() - maps < 10
    assert _resident() - resident < 24 << 20


def test_exceptions_of_python_pass_through_native_frames(tmp_path):
    import allvm

    source = tmp_path / "m.c"
    source.write_text("void ask(int); __attribute__((noinline)) int f(int n) { ask(n); return n + 1; } int g(int n) { return f(n) * 2; }")
    for tier in ("interp", "quick", "opt"):
        with allvm.Engine(tier, cache=False) as engine:

            @engine.function("ask", "i:")
            def ask(n):
                if n == 3:
                    raise KeyError("three")
                if n == 4:
                    raise allvm.GuestExit(9)
                if n == 5:
                    assert module.call("g", 1) == 4  # noqa: B023 - back in, from a host function

            module = engine.load(source)
            assert module.call("g", 5) == 12
            with pytest.raises(KeyError):
                module.call("g", 3)
            with pytest.raises(allvm.GuestExit):
                module.call("g", 4)
            assert module.call("g", 2) == 6


ONCE = r"""
int ask(void);
unsigned work(unsigned s) {
    for (;;) {
        for (int i = 0; i < 100000; i++) s = s * 1664525u + 1013904223u + (unsigned)i;
        if (ask()) return s;
    }
}
"""


def test_a_running_loop_goes_from_the_interpreter_to_quick_to_good_code(tmp_path):
    """In one call of one function. The host function ends the loop when good code has been seen at work."""
    import allvm

    source = tmp_path / "once.c"
    source.write_text(ONCE)
    rounds = []
    with allvm.Engine("auto", cache=False) as engine:

        @engine.function("ask", ":i")
        def ask():
            rounds.append(None)
            return module.stats()["native"]["opt"]["seconds_executed"] > 0.02 or time.perf_counter() - start > 60

        module = engine.load(source)
        start = time.perf_counter()
        got = module.call("work", 1) & 0xFFFFFFFF
        stats = module.stats()["native"]
    assert stats["quick"]["seconds_executed"] > 0 and stats["opt"]["seconds_executed"] > 0.02
    assert stats["interp"]["seconds_executed"] > 0
    assert stats["quick"]["batches"] <= 2 and stats["opt"]["batches"] == 1  # each version was compiled once
    a, c = 1, 0  # one round is s -> a s + c
    for i in range(100000):
        a, c = a * 1664525 & 0xFFFFFFFF, (c * 1664525 + 1013904223 + i) & 0xFFFFFFFF
    expected = 1
    for _ in rounds:
        expected = (a * expected + c) & 0xFFFFFFFF
    assert got == expected


DEEP = r"""
#include <stdio.h>
volatile int ten = 10;
__attribute__((noinline)) int inner(int *p, int n) {
    int local[40], s = 0;
    for (int i = 0; i < 40; i++) local[i] = p[i % 8] + n;
    for (int k = 0; k < ten; k++) {
        for (int i = 0; i < 40; i++) s = s * 31 + local[i];
        if (s == 12345) p = 0;
        if (n == 7 && k == 6) p = (int *)8;
        s += p[k % 8];
    }
    return s;
}
int main(int argc, char **argv) {
    int a[8] = {1, 2, 3, 4, 5, 6, 7, 8}, s = 0;
    for (int n = 0; n < (argc > 1 ? 9 : 7); n++) s ^= inner(a, n);
    printf("%d\n", s);
    return s & 63;
}
"""


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("args", ((), ("trap",)))
def test_frames_that_were_taken_over(seed, args):
    """Loops change over at any back edge, with the frame's own memory; the trap's stack shows each function once."""
    assert outcome(DEEP, Policy("auto", cache=False, stress=seed), args) == outcome(DEEP, "interp", args)


def test_errors_of_the_background_are_told(tmp_path, capfd, monkeypatch):
    from allvm.cli import main
    from allvm.ir.errors import CompileError
    from allvm.jit import emit

    def fail(*_, **__):
        raise CompileError("no code today")

    monkeypatch.setattr(emit, "compile_ir", fail)
    source = tmp_path / "loop.c"
    source.write_text("int main(void) { volatile int n = 0; while (n < 20000000) n++; return 7; }")
    assert main(["--tier", "auto", "--jit-threshold", "1000", "--no-cache", "-v", "--stats", str(source)]) == 7
    err = capfd.readouterr().err
    assert err.count("no code today") == 2 and "not compiled: no code today" in err
