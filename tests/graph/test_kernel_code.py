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
