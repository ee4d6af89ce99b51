"""Instances computed in tiles give the same to the bit, at every size and wherever the edges lie."""

import json

import pytest

from tests.graph.support import command, module_file

SOURCE = """
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
typedef %(type)s T;
void element(T *a, size_t a_bytes, T *b, size_t b_bytes, T *c, size_t c_bytes, long m, long n, long depth) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(3, a, b, c, 1, c);
    void *me = __hpvm__getNode();
    long x = __hpvm__getNodeInstanceID_x(me), y = __hpvm__getNodeInstanceID_y(me);
    %(body)s
    __hpvm__return(1, c_bytes);
}
void root(T *a, size_t a_bytes, T *b, size_t b_bytes, T *c, size_t c_bytes, long m, long n, long depth) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(3, a, b, c, 1, c);
    void *p = __hpvm__createNodeND(2, element, n, m);
    for (int k = 0; k < 9; k++) __hpvm__bindIn(p, k, k, 0);
    __hpvm__bindOut(p, 0, 0, 0);
}
int main(int argc, char **argv) {
    unsigned long seen = 0;
    __hpvm__init();
    for (int k = 1; k + 2 < argc; k += 3) {
        long m = atol(argv[k]), n = atol(argv[k + 1]), depth = atol(argv[k + 2]);
        T *a = malloc((m * depth + 1) * sizeof(T)), *b = malloc((n * depth + 1) * sizeof(T)), *c = malloc(m * n * sizeof(T));
        unsigned s = 9;
        for (long i = 0; i < m * depth; i++) s = s * 1664525 + 1013904223, a[i] = (int)s * (T)1e-9;
        for (long i = 0; i < n * depth; i++) s = s * 1664525 + 1013904223, b[i] = (int)s * (T)1e-9;
        for (long i = 0; i < m * n; i++) c[i] = i;
        struct __attribute__((packed)) { T *a; size_t ab; T *b; size_t bb; T *c; size_t cb; long m, n, depth; size_t r; } args =
            {a, m * depth * sizeof(T), b, n * depth * sizeof(T), c, m * n * sizeof(T), m, n, depth, 0};
        __hpvm__wait(__hpvm__launch(0, root, &args));
        if (args.r != m * n * sizeof(T)) return 1;
        for (size_t i = 0; i < m * n * sizeof(T); i++) seen = seen * 31 + ((unsigned char *)c)[i];
        free(a), free(b), free(c);
    }
    printf("%%lx\\n", seen);
    return 0;
}
"""
PRODUCT = "T sum = 0; for (long k = 0; k < depth; k++) sum += a[y * depth + k] * b[k * n + x]; c[y * n + x] = sum;"
ADDED = "T sum = c[y * n + x]; for (long k = 0; k < depth; k++) sum = sum / (T)1.25 - a[y * depth + k] * b[k * n + x]; c[y * n + x] = sum * 2;"
TWO = "T s = 0, t = 1; for (long k = 0; k < depth; k++) { T v = b[k * n + x]; s += a[y * depth + k] * v; t = t - v; } c[y * n + x] = s + t * (T)0.5;"
SHAPES = [(37, 129, 20), (8, 32, 5), (64, 64, 64), (7, 200, 3), (100, 31, 9), (1, 500, 4), (65, 33, 0), (16, 96, 1), (300, 70, 2), (20, 33, 4200)]  # the last has more to copy than there is room for


def module(tmp_path, body, type):
    source = tmp_path / "t.c"
    source.write_text(SOURCE % {"body": body, "type": type})
    return module_file(source, str(tmp_path))


def run(program, shapes, *options):
    """(output, whether instances were computed in tiles)."""
    status, out, err = command("allvm.cli", "--stats", "--json", "--no-cache", *options, program, *(n for s in shapes for n in s))
    assert status == 0, err
    return out, any(n.get("tiled") for n in json.loads(err.splitlines()[-1])["graphs"]["nodes"])


@pytest.mark.parametrize("body, type", [(PRODUCT, "float"), (PRODUCT, "double"), (ADDED, "float"), (TWO, "double")])
def test_equal_to_the_bit(tmp_path, body, type):
    program = module(tmp_path, body, type)
    expected, _ = run(program, SHAPES, "--device", "sequential")
    assert run(program, SHAPES, "--device", "openmp", "--no-tiling") == (expected, False)
    assert run(program, SHAPES, "--device", "openmp", "--threads", "2") == (expected, True)
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({"nodes": {"root/element": {"device": "openmp", "tile": [16, 3]}}}))
    assert run(program, SHAPES, "--graph-plan", plan) == (expected, True)


@pytest.mark.parametrize(
    "body",
    [
        "T sum = 0; for (long k = 0; k < x; k++) sum += a[y * depth + k % depth] * b[x]; c[y * n + x] = sum;",  # the number of turns differs
        "T sum = 0; for (long k = 0; k < depth; k++) if (b[k * n + x] > 0) sum += a[y * depth + k]; c[y * n + x] = sum;",
        "T sum = 0; for (long k = 0; k < depth; k++) sum += a[y * depth + k] * b[x * depth + k]; c[y * n + x] = sum;",  # not side by side
    ],
)
def test_others_are_left_alone(tmp_path, body):
    program = module(tmp_path, body, "float")
    shapes = [(20, 64, 8), (9, 40, 11)]
    assert run(program, shapes, "--device", "openmp") == (run(program, shapes, "--device", "sequential")[0], False)


def test_trap_in_a_tile_names_the_instance(tmp_path):
    program = module(tmp_path, PRODUCT.replace("b[k * n + x]", "b[k * n + x + (y / 20) * 900000000]"), "float")
    status, _, err = command("allvm.cli", "--device", "openmp", "--no-cache", program, 40, 64, 4)
    assert status == 118 and "in instance (" in err and "of node element: memory access out of bounds" in err


def test_kernel_in_python_is_tiled():
    import numpy as np
    from allvm.kernels import Graph

    from bench.hpvm_py import sgemm

    n = 83
    arrays = [np.random.default_rng(k).random((n, n), dtype=np.float32).ravel() for k in range(2)]
    graphs = {device: Graph(sgemm.GRAPH.python, device=device) for device in ("sequential", "openmp")}
    found = {}
    for device, graph in graphs.items():
        found[device] = np.zeros(n * n, np.float32)
        graph(*arrays, found[device], n)
    assert found["openmp"].tobytes() == found["sequential"].tobytes()
    assert {path[-1] for path in graphs["openmp"]._runner().runtime.stats.tiled} == {"sgemm_element.node"}
