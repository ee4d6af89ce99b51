"""Product of dense matrices, an element for each instance."""

from allvm.kernels import f32, graph, i64, instance, kernel

from bench.hpvm_py.common import new_state, signature, units

SIZE, STEPS = 512, 2


@kernel
def element(col: i64, row: i64, a: f32[:], b: f32[:], c: f32[:], n: i64):
    total: f32 = 0.0
    for k in range(n):
        total += a[row * n + k] * b[k * n + col]
    c[row * n + col] = total


@kernel
def sgemm_element(a: f32[:], b: f32[:], c: f32[:], n: i64):
    element(instance(0), instance(1), a, b, c, n)


@graph
def sgemm(a: f32[:], b: f32[:], c: f32[:], n: i64):
    sgemm_element[n, n](a, b, c, n)


def data(n, steps):
    both = units(new_state(), 2 * n * n, 0.5)
    return {"a": both[::2].copy(), "b": both[1::2].copy(), "c": 0 * both[::2]}


def calls(d, n, steps):
    for _ in range(steps):
        yield d["a"], d["b"], d["c"], n


def result(d, n, steps):
    return f"sgemm {n}: {signature(d['c']):.6f}"


GRAPH = sgemm
LOOPS = """
@njit(parallel=True)
def loops(a, b, c, n):
    for row in prange(n):
        for col in range(n):
            element(col, row, a, b, c, n)
"""
