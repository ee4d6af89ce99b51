"""memcmp in native code: it compares in place, and is the host library's in all that can be seen of it."""

import pytest
from allvm.policy import Policy

from tests.jit.runtime import Run, outcome

# The result's value is seen, not only its sign. Ranges lie in data, on the stack and in the heap, touch the end of memory, and are empty at addresses that are none.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
NOINLINE int compare(const void *p, const void *q, size_t n) { return memcmp(p, q, n); }
NOINLINE int equal(const void *p, const void *q) { return memcmp(p, q, 16) == 0; }
NOINLINE int same(const void *p, const void *q, size_t n) { return bcmp(p, q, n) != 0; }
static char data[5000];
int main(int argc, char **argv) {
    char *heap = malloc(5000), stack[64];
    long s = 0;
    for (int i = 0; i < 5000; i++) data[i] = heap[i] = i * 37 >> 3;
    for (int i = 0; i < 64; i++) stack[i] = data[i];
    heap[4000] ^= 0x80;
    for (int i = 0; i < 4000; i++) s += compare(data + i % 50, heap + i % 40, i) + 3 * equal(data + i, heap + i) + same(stack, heap, i % 65);
    printf("%ld %d %d %d\n", s, compare(data, heap, 5000), compare(heap, data, 5000), compare("abc", "abz", 3));
    printf("%d %d\n", compare("", (void *)8, 0), compare((void *)0xfffffffffull, "", 0));
    void *p = (void *)(argc > 1 ? strtoull(argv[1], 0, 0) : (unsigned long long)heap);
    size_t n = argc > 2 ? strtoull(argv[2], 0, 0) : 1;
    return argc < 4 ? compare(heap, p, n) & 1 : compare(p, heap, n) & 1;
}
"""
ARGUMENTS = ((), ("8", "1"), ("0xfffffff0", "100"), ("0x100000008", "4"), ("8", "100000000"), ("0x7fffffff", "0xffffffffffffffff"), ("8", "1", "first"))


@pytest.mark.parametrize("args", ARGUMENTS, ids=" ".join)
def test_same_in_every_tier(args):
    want = outcome(PROGRAM, "interp", args)
    assert isinstance(want[0], tuple) == bool(args) and want[1].count("\n") == 2
    for tier in ("quick", "opt", Policy("opt", cache=False, precise=False), Policy("auto", cache=False, stress=1)):
        got = outcome(PROGRAM, tier, args)
        assert got[1] == want[1] and (got[0][:2] == want[0][:2] if args else got[0] == want[0])


@pytest.mark.parametrize("tier", ["quick", "opt"])
def test_it_is_done_in_place(tier):
    """Code calls the C library's function."""
    from allvm.jit.lower import lower_functions

    run = Run(PROGRAM, "interp")
    compiler = run.tiers
    compare = run.program.function_index("compare")
    assert "call i32 @memcmp(" in lower_functions(compiler.module, [compare], compiler.options(tier=tier))
