"""Traps in native code: the same kind, message, function, line and guest stack as in the interpreter."""

import os

import pytest
from allvm.policy import Policy

from tests.jit.runtime import NATIVE, Run, outcome

SOURCE = r"""
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
volatile int zero = 0; volatile long away = 3;
static const int constant[4] = {1, 2, 3, 4};
int sink;

NOINLINE int load(volatile int *p) { return *p; }
NOINLINE void store(volatile int *p) { *p = 1; }
NOINLINE int divide(int a, int b) { return a / b; }
NOINLINE long overflow(long a, long b) { return a / b; }
static inline int inner(volatile int *p) {
    return *p + 1;
}
static inline int middle(volatile int *p) {
    return inner(p) * 3;
}
NOINLINE int outer(volatile int *p) { return middle(p) - 7; }
NOINLINE int deep(int n, volatile int *p) {
    if (n == 0) return load(p);
    return deep(n - 1, p) + 1;
}
NOINLINE int compare(const void *a, const void *b) {
    if (*(const int *)a == 50) return load((int *)away);
    return *(const int *)a - *(const int *)b;
}
NOINLINE void sorts(void) {
    int a[100];
    for (int i = 0; i < 100; i++) a[i] = (i * 7919) % 101;
    qsort(a, 100, sizeof a[0], compare);
    sink = a[3];
}
NOINLINE long recurse(long n) { volatile char frame[64]; frame[n & 63] = (char)n; return recurse(n + 1) + frame[n & 63]; }
NOINLINE long recurse_flat(long n) { return n == zero - 1 ? 0 : recurse_flat(n + 1) * 3 + 1; }
NOINLINE int takes_long(long x) { return (int)x; }
NOINLINE int call(int (*f)(int), int x) { return f(x) + 1; }
NOINLINE void copy(void *to, const void *from, size_t n) { memcpy(to, from, n); }
NOINLINE void clear(void *to, size_t n) { memset(to, 0, n); }
NOINLINE void unreachable_code(int x) { if (x > 1) __builtin_trap(); sink = x; }
NOINLINE int fill_loop(int *p, long n) { for (long i = 0; i < n; i++) p[i] = (int)i; return p[0]; }
static jmp_buf stale;
NOINLINE void sets(void) { if (setjmp(stale)) sink = 1; }
NOINLINE void jumps(void) { longjmp(stale, 2); }
NOINLINE void alloca_big(long n) { volatile char a[n]; a[0] = 1; sink = a[n - 1]; }

int main(int argc, char **argv) {
    int k = atoi(argv[1]);
    printf("case %d\n", k);
    fflush(stdout);
    switch (k) {
    case 0: return load((int *)away);
    case 1: store((int *)(away + 5)); break;
    case 2: store((int *)constant); break;
    case 3: return divide(k, zero);
    case 4: return (int)overflow(-0x7fffffffffffffffL - 1, (long)zero - 1);
    case 5: return outer((int *)away);
    case 6: return deep(20, (int *)away);
    case 7: sorts(); break;
    case 8: return (int)recurse(0);
    case 9: return (int)recurse_flat(0);
    case 10: return call((int (*)(int))takes_long, 1);
    case 11: return call((int (*)(int))(away + 0x12345), 1);
    case 12: return call((int (*)(int))(long)zero, 1);
    case 13: copy((void *)away, argv, 8); break;
    case 14: clear(argv, (size_t)1 << 31); break;
    case 15: unreachable_code(k); break;
    case 16: abort();
    case 17: puts((char *)away); break;
    case 18: return fill_loop((int *)argv, 1L << 30);
    case 19: sets(); jumps(); break;
    case 20: alloca_big(1L << 40); break;
    case 21: return load((int *)0xfffffffcL);
    case 22: exit(7);
    }
    return 0;
}
"""
CASES = range(23)


@pytest.mark.parametrize("tier", NATIVE)
@pytest.mark.parametrize("case", CASES)
def test_same_trap(case, tier):
    want, printed = outcome(SOURCE, "interp", [str(case)])
    got, output = outcome(SOURCE, tier, [str(case)])
    assert output == printed
    if case in (8, 9, 20):  # how deep the host's stack is, is not how deep the guest's is
        assert got[0] == want[0] == "stack"
        assert got[2][:1] == want[2][:1]
    else:
        assert got == want


@pytest.mark.parametrize("seed", range(6))
def test_mixed_frames(seed):
    """Some functions are native and some are not: the stack is the same."""
    for case in (0, 5, 6, 7, 11, 16, 19):
        assert outcome(SOURCE, Policy("auto", cache=False, stress=seed), [str(case)]) == outcome(SOURCE, "interp", [str(case)])


STORES = r"""
#include <unistd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 5000
static int a[N], b[N], c[16];
static double d[N];
static const int fixed[4] = {1, 2, 3, 4};
static struct node { struct node *next; long value; } nodes[N];
volatile long far = 0x90000000;
volatile int zero;
__attribute__((noinline)) void fill(int *p, long n) { for (long i = 0; i < n; i++) { c[i & 15]++; p[i] = (int)i; } }
__attribute__((noinline)) void copy(int *to, const int *from, long n) { for (long i = 0; i < n; i++) to[i] = from[i] + 1; }
__attribute__((noinline)) void down(int *p, long n) { for (long i = n - 1; i >= 0; i--) { b[i & 1023] = 1; p[i] = 3; } }
__attribute__((noinline)) void unused(const volatile int *p, long n) { int k = 0; for (long i = 0; i < n; i++) { a[i % N] = 2; if (p[i] == 5) k++; } }
__attribute__((noinline)) void walk(struct node *n) { for (; n; n = n->next) n->value++; }
__attribute__((noinline)) void divide(const int *p, long n) { for (long i = 0; i < n; i++) b[i] = 1000 / p[i]; }
__attribute__((noinline)) void twice(int *p, int *q) { *p = 1; c[0] = *q; *p = 2; c[1] = 7; }
__attribute__((noinline)) double sum(const double *p, long n) { double s = 0; for (long i = 0; i < n; i++) { s += p[i]; d[i % N] = s; } return s; }
__attribute__((noinline)) void reduce(int *out, const int *p, long n) { *out = 0; for (long i = 0; i < n; i++) *out += p[i]; c[3] = *out; }
int main(int argc, char **argv) {
    for (int i = 0; i < N; i++) { a[i] = i == 77 ? 0 : i + 1; nodes[i].next = &nodes[i + 1 < N ? i + 1 : 0]; }
    nodes[N - 1].next = (struct node *)far;
    int *end = (int *)sbrk(0);
    switch (atoi(argv[1])) {
    case 0: fill(end - 900, 2000); break;
    case 1: copy(end - 333, a, N); break;
    case 2: copy(b, end - 777, N); break;
    case 3: down((int *)fixed - 2, 50); break;
    case 4: unused(end - 501, 600); break;
    case 5: walk(nodes); break;
    case 6: divide(a, N); break;
    case 7: twice(&c[5], (int *)far); break;
    case 8: sum((double *)end - 100, 1000); break;
    case 9: reduce(&c[7], end - 100, 1000); break;
    case 10: reduce((int *)fixed, a, N); break;
    case 11: memset(c, 1, sizeof c); memcpy(end - 4, a, 64); break;
    case 12: fill((int *)fixed - 40, 100); break;
    case 13: for (long i = 0;; i++) end[-50 + i] = (int)i;
    }
    return 0;
}
"""


def at_the_trap(tier, case, **options):
    run = Run(STORES, tier, [str(case)], **options)
    trap = run.main()
    layout = run.instance.layout
    return trap.kind, str(trap), trap.frames, bytes(run.instance.view(layout["stack_lo"], layout["heap_end"] - layout["stack_lo"], True))


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Native code is compiled once for all cases."""
    before = os.environ.get("ALLVM_CACHE")
    os.environ["ALLVM_CACHE"] = str(tmp_path_factory.mktemp("code"))
    yield
    del os.environ["ALLVM_CACHE"]
    if before is not None:
        os.environ["ALLVM_CACHE"] = before


@pytest.mark.parametrize("case", range(14))
def test_same_memory(case, kept):
    """What is stored and what is not when a trap comes is the same in all tiers."""
    want = at_the_trap("interp", case)
    for tier in (Policy("quick"), Policy("opt"), Policy("auto", stress=1)):
        got = at_the_trap(tier, case)
        assert got[:3] == want[:3]
        assert got[3] == want[3], next(i for i, (x, y) in enumerate(zip(want[3], got[3])) if x != y)


def test_the_process_goes_on():
    for _ in range(50):
        got, _ = outcome(SOURCE, "quick", ["6"])
        assert got[0] == "memory"
    assert outcome(SOURCE, "quick", ["22"]) == (7, "case 22\n")


JUMPS = r"""
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
static jmp_buf env, other;
static int depth;
NOINLINE void down(int n, int value) { if (n == 0) longjmp(env, value); down(n - 1, value); depth++; }
NOINLINE int compare(const void *a, const void *b) { if (*(const int *)a == 50) longjmp(env, 9); return *(const int *)a - *(const int *)b; }
NOINLINE void sorts(void) { int a[100]; for (int i = 0; i < 100; i++) a[i] = (i * 7919) % 101; qsort(a, 100, 4, compare); }
NOINLINE int inner_set(int n) { int v = setjmp(other); if (v == 0) { down(n, 0); } return v; }
NOINLINE int back_and_forth(int n) {
    volatile int i = 0;
    int v = setjmp(other);
    i++;
    if (i < n) { volatile char pad[100]; pad[3] = (char)i; longjmp(other, pad[3]); }
    return i + v;
}
int main(void) {
    volatile int round = 0;
    int v = setjmp(env);
    printf("%d: %d\n", round, v);
    switch (round++) {
    case 0: down(10, 7); break;
    case 1: sorts(); break;
    case 2: inner_set(5); break;
    case 3: printf("%d\n", back_and_forth(100)); down(0, 3); break;
    }
    return depth;
}
"""


@pytest.mark.parametrize("tier", NATIVE)
def test_longjmp_through_native_frames(tier):
    assert outcome(JUMPS, tier) == outcome(JUMPS, "interp") == (0, "0: 0\n1: 7\n2: 9\n3: 1\n119\n4: 3\n".replace("119", outcome(JUMPS, "interp")[1].split("\n")[4]))


@pytest.mark.parametrize("seed", range(4))
def test_longjmp_between_tiers(seed):
    assert outcome(JUMPS, Policy("auto", cache=False, stress=seed)) == outcome(JUMPS, "interp")
