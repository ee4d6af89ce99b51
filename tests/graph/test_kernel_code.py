"""Kernels' code: addresses that are proved on entry, rows in parts, values of edges that go once, functions on vectors. What is
computed must be the sequential device's, whatever the inputs are."""

import re

import pytest
from allvm.engine import Engine
from allvm.ir.graph_plan import SIBLING_EACH, SIBLING_SAME, make_plan
from allvm.jit.kernel import make_kernel
from allvm.jit.lower import lower_functions

from tests.graph.support import command

NEIGHBOURS = r"""
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* limit and first: where coordinates are clamped, whatever the grid is. far: added to every index, a multiple of 4 GiB. */
void blur(int *in, size_t in_bytes, int *out, size_t out_bytes, long width, long first, long limit, long far)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__getNode();
    long x = __hpvm__getNodeInstanceID_x(node), y = __hpvm__getNodeInstanceID_y(node), row = y * width + far / 4;
    long l = x - 1 < first ? first : x - 1, r = x + 1 >= limit ? limit - 1 : x + 1;
    int edge = x == 0 ? 1000 : x == limit ? 2000 : 0;
    long left = l & 31, right = r & 31;
    out[row + x] = in[row + (l == x - 1 ? l : left)] * 3 + in[row + (r == x + 1 ? r : right)] * 5 + in[row + x] + edge;
    __hpvm__return(1, out_bytes);
}
void again(int *in, size_t in_bytes, int *out, size_t out_bytes, long width)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__getNode();
    long at = __hpvm__getNodeInstanceID_y(node) * width + __hpvm__getNodeInstanceID_x(node);
    out[at] = in[at] + (int)(in_bytes & 7);
    __hpvm__return(2, out_bytes, in_bytes + at);
}
void root(int *in, size_t in_bytes, int *mid, size_t mid_bytes, int *out, size_t out_bytes, long width, long height, long first, long limit, long far)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 2, mid, out);
    void *a = __hpvm__createNodeND(2, blur, width, height), *b = __hpvm__createNodeND(2, again, width, height);
    __hpvm__bindIn(a, 0, 0, 0); __hpvm__bindIn(a, 1, 1, 0); __hpvm__bindIn(a, 2, 2, 0); __hpvm__bindIn(a, 3, 3, 0); __hpvm__bindIn(a, 6, 4, 0);
    __hpvm__bindIn(a, 8, 5, 0); __hpvm__bindIn(a, 9, 6, 0); __hpvm__bindIn(a, 10, 7, 0);
    __hpvm__bindIn(b, 2, 0, 0); __hpvm__edge(a, b, HPVM_ONE_TO_ONE, 0, 1, 0);
    __hpvm__bindIn(b, 4, 2, 0); __hpvm__bindIn(b, 5, 3, 0); __hpvm__bindIn(b, 6, 4, 0);
    __hpvm__bindOut(b, 0, 0, 0); __hpvm__bindOut(b, 1, 1, 0);
}
int main(int argc, char **argv)
{
    long width = 37, height = 5, n = width * height + 80;
    int *in = calloc(n, 4), *mid = calloc(n, 4), *out = calloc(n, 4);
    for (long i = 0; i < n; i++) in[i] = (int)(i * i % 101);
    __hpvm__init();
    for (int k = 1; k + 2 < argc; k += 3) {
        memset(out, 0, n * 4);
        struct __attribute__((__packed__)) {
            int *in; size_t in_bytes; int *mid; size_t mid_bytes; int *out; size_t out_bytes; long width, height, first, limit, far; size_t r[2];
        } args = {in + 40, 4 * (n - 40), mid + 40, 4 * (n - 40), out + 40, 4 * (n - 40), width, height, strtol(argv[k], 0, 0),
                  strtol(argv[k + 1], 0, 0), strtol(argv[k + 2], 0, 0), {0}};
        __hpvm__wait(__hpvm__launch(0, root, &args));
        unsigned h = 0;
        for (long i = 0; i < n; i++) h = h * 31 + (unsigned)out[i];
        printf("%08x %zu\n", h, args.r[1]);
    }
    __hpvm__cleanup();
    return 0;
}
"""
ROWS = r"""
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
/* The numbers of cells are read from memory, and may be off by multiples of 4 GiB, which addresses do not show. */
void rows(long *start, size_t start_bytes, int *a, size_t a_bytes, int *b, size_t b_bytes, int *out, size_t out_bytes, long shift, long far)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(3, start, a, b, 1, out);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    int sum = 0;
    for (long k = start[2 * i]; k < start[2 * i + 1]; k++) sum = (sum ^ a[k]) * 3 + b[k + 1];
    for (long k = (i * 24 >> shift) + far, end = k + sum % 7 + 8; k < end; k++) sum = sum * 5 + a[k] - b[k];
    out[i] = sum;
    __hpvm__return(1, out_bytes);
}
void root(long *start, size_t start_bytes, int *a, size_t a_bytes, int *b, size_t b_bytes, int *out, size_t out_bytes, long shift, long far, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(3, start, a, b, 1, out);
    void *node = __hpvm__createNodeND(1, rows, n);
    for (int k = 0; k < 10; k++) __hpvm__bindIn(node, k, k, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}
int main(int argc, char **argv)
{
    long n = 50, cells = 700, far = strtol(argv[1], 0, 0), a_far = strtol(argv[2], 0, 0), b_far = strtol(argv[3], 0, 0);
    long *start = calloc(2 * n, 8);
    int *a = calloc(cells, 4), *b = calloc(cells, 4), *out = calloc(n, 4);
    for (long i = 0; i < cells; i++) a[i] = (int)(i * 7), b[i] = (int)(i * i);
    for (long i = 0, k = 0; i < n; i++) start[2 * i] = k + (i % 3 ? far : 0), k += i % 12, start[2 * i + 1] = k + (i % 3 ? far : 0) - (i == 7);
    struct __attribute__((__packed__)) { long *s; size_t sb; int *a; size_t ab; int *b; size_t bb; int *o; size_t ob; long shift, far, n; size_t r; }
        args = {start, n * 16, a + a_far, cells * 4, b + b_far, cells * 4, out, n * 4, 1, far, n, 0};
    __hpvm__init();
    __hpvm__wait(__hpvm__launch(0, root, &args));
    unsigned h = 0;
    for (long i = 0; i < n; i++) h = h * 31 + (unsigned)out[i];
    printf("%08x\n", h);
    return 0;
}
"""
LONG_MIN, LONG_MAX = -(1 << 63), (1 << 63) - 1
BOUNDS = [(0, 37, 0), (0, 36, 0), (5, 20, 0), (30, 10, 0), (-7, 60, 0), (0, 1, 0), (36, 37, 0), (0, 37, 1 << 32), (0, 37, -(1 << 32)), (0, 37, 1 << 40),
          (LONG_MIN, LONG_MAX, 0), (LONG_MAX, LONG_MIN, 0), (LONG_MIN, LONG_MIN, 0), (LONG_MAX, LONG_MAX, 0), (0, 37, 3 << 61)]  # fmt: skip


@pytest.fixture(scope="module")
def neighbours(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kernels")
    source, module = folder / "neighbours.c", folder / "neighbours.avm"
    source.write_text(NEIGHBOURS)
    assert command("allvm.cc", "-O2", source, "-o", module) == (0, "", "")
    return module


@pytest.fixture(scope="module")
def device(neighbours):
    """An openmp device of the program, its plan, and the program's module."""
    with Engine(cache=False) as engine:
        runtime = engine.load(neighbours.read_bytes()).graphs(device="openmp", threads=2)
        nodes, program = runtime.nodes, runtime.program
        inside = {c.function for n in nodes.values() for c in n.children}
        (root,) = [f for f in nodes if f not in inside]
        yield runtime.device, make_plan(nodes, root, program.function_name)


@pytest.mark.parametrize("threads", [1, 2])
def test_bounds_of_any_kind(neighbours, threads):
    args = [n for b in BOUNDS for n in b]
    expected = command("allvm.cli", "--device", "sequential", neighbours, *args)
    assert expected[0] == 0 and len(expected[1].splitlines()) == len(BOUNDS)
    for more in ([], ["--no-fusion"]):
        assert command("allvm.cli", "--device", "openmp", "--threads", threads, *more, neighbours, *args) == expected


def test_cells_whose_numbers_are_read(tmp_path):
    """One check for both arrays, before each of two loops in a row; what is counted from a number in memory is not unrolled. Bases and numbers off by multiples of 4 GiB change nothing."""
    source, module = tmp_path / "rows.c", tmp_path / "rows.avm"
    source.write_text(ROWS)
    assert command("allvm.cc", "-O2", source, "-o", module) == (0, "", "")
    around = 1 << 30  # cells in 4 GiB
    expected = command("allvm.cli", "--device", "sequential", module, 0, 0, 0)
    assert expected[0] == 0
    for far, *bases in ((0, 0, 0), (around, 0, 0), (-around, around, 0), (5 * around, 0, -around), (1 << 59, -3 * around, around << 9), (-1 << 60, around << 29, 0),
                        (0, around, 0), (0, -around, -around)):
        assert command("allvm.cli", "--device", "openmp", "--threads", 1, module, far, *bases) == expected
    with Engine(cache=False) as engine:
        runtime = engine.load(module.read_bytes()).graphs(device="openmp", threads=1)
        (root,) = [f for f, n in runtime.nodes.items() if n.children]
        (place,) = make_plan(runtime.nodes, root, runtime.program.function_name).children
        kernel = make_kernel(runtime.device.compiler.module, place)
        text = lower_functions(kernel.module, [kernel.index], runtime.device.options(kernel, place))
    fast = re.search(r"\.fast\(.*?\n}", text, re.DOTALL)[0]
    assert text.count("llvm.loop.unroll.disable") >= 1
    assert fast.count("call i64 @llvm.umax.i64") == fast.count("call i64 @llvm.umin.i64") == 2
    assert fast.count(", 4294967296") == 1 + 2  # the limit of numbers; the ends of the other loop


def test_addresses_are_proved_once(device):
    d, plan = device
    place = plan.children[1]
    kernel = make_kernel(d.compiler.module, place)
    text = lower_functions(kernel.module, [kernel.index], d.options(kernel, place))
    fast, slow, choice = (re.search(rf"define internal [^@\n]* @f{kernel.index}{name}\(.*?\n}}", text, re.DOTALL)[0] for name in (r"\.fast", r"\.slow", ""))
    assert slow.count("zext i32") == fast.count("zext i32") + 2  # both accesses
    assert "with.overflow" in choice and "musttail" in choice


def test_instances_are_independent(device):
    d, plan = device
    place = plan.children[0]
    kernel = make_kernel(d.compiler.module, place)
    assert len(kernel.facts.parallel) == 1 and len(kernel.facts.short) == 2  # a row in three parts
    text = lower_functions(kernel.module, [kernel.index], d.options(kernel, place))
    assert "llvm.loop.parallel_accesses" in text and "!llvm.access.group" in text


def test_equal_values_go_once(device):
    d, plan = device
    assert plan.children[1].sources[1][0] == SIBLING_EACH and plan.children[0].each == {0}
    d.refine(plan)
    assert plan.children[1].sources[1] == (SIBLING_SAME, 0, 0)
    assert plan.children[0].each == set()


def test_values_that_differ_do_not(device):
    from allvm.jit.uniform import Uniform

    d, plan = device
    same = Uniform(d.compiler.module).outputs(plan.children[1], set(range(5)))
    assert same == {0}  # out_bytes; in_bytes + at depends on the instance


def test_functions_on_vectors(tmp_path):
    from allvm.ir.errors import UsageError
    from allvm.jit import vector_math

    try:
        vector_math.library()
    except UsageError as e:
        pytest.skip(str(e))
    module = tmp_path / "options.avm"
    assert command("allvm.cc", "-O2", "-w", "bench/hpvm/blackscholes.c", "-o", module)[0] == 0
    results = []
    for more in ([], ["--vector-math"]):
        status, out, err = command("allvm.cli", "--device", "openmp", "--threads", 1, *more, module, 5000, 1)
        assert (status, err) == (0, "")
        results.append(out.splitlines()[0])
    plain, vector = ([float(x) for x in re.findall(r"\d+\.\d+", r)] for r in results)
    assert results[0] != results[1]  # libmvec was used: last bits differ
    assert all(abs(x - y) <= 1e-6 * abs(x) for x, y in zip(plain, vector, strict=True))
