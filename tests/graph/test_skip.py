"""Instances that return at once are passed over many at a time, and what the others do is the same."""

import pytest
from allvm.engine import Engine
from allvm.ir import isa
from allvm.ir.graph_plan import make_plan
from allvm.jit.kernel import make_kernel

from tests.graph.support import command

# Frontiers of all widths, in rows and planes, with and without loops; the last instance's output is the node's.
FRONTIERS = r"""
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NODES(T) \
    void T##_loop(unsigned T *front, size_t front_bytes, int *out, size_t out_bytes, long width) \
    { \
        __hpvm__hint(DEVICE); \
        __hpvm__attributes(2, front, out, 2, front, out); \
        void *node = __hpvm__getNode(); \
        long i = __hpvm__getNodeInstanceID_x(node), at = i + width * __hpvm__getNodeInstanceID_y(node); \
        if (front[at + 3]) { \
            front[at + 3] = 0; \
            for (int k = 0; k < i % 5; k++) out[at] += k * out[at] + (int)i; \
        } \
        __hpvm__return(1, i + 7); \
    } \
    void T##_plain(unsigned T *front, size_t front_bytes, int *out, size_t out_bytes) \
    { \
        __hpvm__hint(DEVICE); \
        __hpvm__attributes(1, front, 1, out); \
        long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode()); \
        if (front[i] == 0) __hpvm__return(1, i); \
        else { out[i] = out[i] * 3 + (int)front[i]; __hpvm__return(1, -i); } \
    } \
    void T##_root(unsigned T *front, size_t front_bytes, int *out, size_t out_bytes, long width, long height) \
    { \
        __hpvm__hint(CPU_TARGET); \
        __hpvm__attributes(2, front, out, 2, front, out); \
        void *a = __hpvm__createNodeND(1, T##_plain, width), *b = __hpvm__createNodeND(2, T##_loop, width, height); \
        for (int n = 0; n < 4; n++) __hpvm__bindIn(a, n, n, 0); \
        __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 4, 0); \
        for (int n = 0; n < 4; n++) __hpvm__bindIn(b, n, n, 0); \
        __hpvm__bindOut(a, 0, 0, 0); __hpvm__bindOut(b, 0, 1, 0); \
    } \
    void T##_run(long width, long height, int rare) \
    { \
        long n = width * (height + 1) + 8; \
        unsigned T *front = calloc(n, sizeof *front); \
        int *out = calloc(n, sizeof *out); \
        unsigned h = 0; \
        for (long i = 0; i < n; i++) out[i] = (int)i, front[i] = rare && (unsigned)(i * 2654435761u) % rare == 0 ? (unsigned T)(i | 1) : 0; \
        if (rare == 1 << 20) front[n - 9] = 1; \
        struct __attribute__((__packed__)) { unsigned T *front; size_t fb; int *out; size_t ob; long width, height, r[2]; } \
            args = {front, n * sizeof *front, out, n * 4, width, height, {0}}; \
        __hpvm__wait(__hpvm__launch(0, T##_root, &args)); \
        for (long i = 0; i < n; i++) h = h * 31 + (unsigned)out[i] + (unsigned)front[i]; \
        printf(#T " %ld %ld %d: %08x %ld %ld\n", width, height, rare, h, args.r[0], args.r[1]); \
        free(front), free(out); \
    }
NODES(char) NODES(short) NODES(int) NODES(long)
int main(int argc, char **argv)
{
    static const long widths[] = {1, 2, 7, 8, 9, 31, 32, 33, 63, 65, 100, 300, 2000};
    static const int rare[] = {0, 1, 2, 5, 40, 700, 1 << 20};
    __hpvm__init();
    for (int w = 0; w < 13; w++)
        for (int r = 0; r < 7; r++)
            char_run(widths[w], 3, rare[r]), short_run(widths[w], 2, rare[r]), int_run(widths[w], 3, rare[r]), long_run(widths[w], 1, rare[r]);
    __hpvm__cleanup();
    return 0;
}
"""


@pytest.fixture(scope="module")
def frontiers(tmp_path_factory):
    folder = tmp_path_factory.mktemp("skip")
    source, module = folder / "frontiers.c", folder / "frontiers.avm"
    source.write_text(FRONTIERS)
    assert command("allvm.cc", "-O2", "-w", source, "-o", module) == (0, "", "")
    return module


@pytest.fixture(scope="module")
def expected(frontiers):
    found = command("allvm.cli", "--device", "sequential", frontiers)
    assert found[0] == 0 and len(set(found[1].splitlines())) == 13 * 7 * 4
    return found


@pytest.mark.parametrize("threads", [1, 2])
def test_same_results(frontiers, expected, threads):
    assert command("allvm.cli", "--device", "openmp", "--threads", threads, frontiers) == expected


def test_words_are_looked_at(frontiers):
    """One level of words before instances without loops, two before others; cells as wide as a word are no matter."""
    with Engine(cache=False) as engine:
        runtime = engine.load(frontiers.read_bytes()).graphs(device="openmp", threads=1)
        nodes, program = runtime.nodes, runtime.program
        inside = {c.function for n in nodes.values() for c in n.children}
        words = {}
        for root in set(nodes) - inside:
            for place in make_plan(nodes, root, program.function_name).children:
                kernel = make_kernel(runtime.device.compiler.module, place)
                code = kernel.module.functions[-1].code
                words[place.label] = sum(isa.OPS[insn[0]].name == "ld.i64" for insn in code)
    assert words == {"char_plain": 8, "short_plain": 8, "int_plain": 8, "long_plain": 8 + 1, "char_loop": 5, "short_loop": 5, "int_loop": 5, "long_loop": 5 + 1}


def test_a_fault_names_its_instance(tmp_path):
    """The cells that are looked at ahead may lie where the instances' own look would stop, too."""
    source, module = tmp_path / "far.c", tmp_path / "far.avm"
    source.write_text(r"""
#include <hpvm.h>
void mark(char *front, size_t front_bytes, char *out, size_t out_bytes)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, front, 1, out);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    if (front[i]) out[i] = 1;
    __hpvm__return(1, i);
}
void root(char *front, size_t front_bytes, char *out, size_t out_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, front, 1, out);
    void *a = __hpvm__createNodeND(1, mark, n);
    for (int k = 0; k < 4; k++) __hpvm__bindIn(a, k, k, 0);
    __hpvm__bindOut(a, 0, 0, 0);
}
static char few[64];
int main(void)
{
    __hpvm__init();
    struct __attribute__((__packed__)) { char *front; size_t fb; char *out; size_t ob; long n, r; } args = {few, 64, few, 64, 1 << 30, 0};
    __hpvm__wait(__hpvm__launch(0, root, &args));
    return 0;
}
""")
    assert command("allvm.cc", "-O2", "-w", source, "-o", module)[0] == 0
    results = [command("allvm.cli", "--device", "openmp", "--threads", t, module) for t in (1, 2)]
    for status, _, err in results:
        assert status == 118 and "of node mark" in err and "memory" in err.lower()
