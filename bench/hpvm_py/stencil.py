"""Steps of a 7-point stencil in three dimensions."""

import numpy as np
from allvm.kernels import f32, graph, i64, instance, kernel

from bench.hpvm_py.common import new_state, signature, units

SIZE, STEPS = 128, 40


@kernel
def point(x: i64, y: i64, z: i64, a: f32[:], b: f32[:], n: i64, c0: f32, c1: f32):
    at, plane = x + n * (y + n * z), n * n
    b[at] = c1 * (a[at - 1] + a[at + 1] + a[at - n] + a[at + n] + a[at - plane] + a[at + plane]) - a[at] * c0


@kernel
def stencil_point(a: f32[:], b: f32[:], n: i64, c0: f32, c1: f32):
    point(instance(0) + 1, instance(1) + 1, instance(2) + 1, a, b, n, c0, c1)


@graph
def stencil(a: f32[:], b: f32[:], n: i64, c0: f32, c1: f32):
    stencil_point[n - 2, n - 2, n - 2](a, b, n, c0, c1)


def data(n, steps):
    a = units(new_state(), n**3)
    return {"a": a, "b": a.copy()}


def calls(d, n, steps):
    for _ in range(steps):
        yield d["a"], d["b"], n, np.float32(1) / np.float32(6), np.float32(1) / np.float32(36)
        d["a"], d["b"] = d["b"], d["a"]


def result(d, n, steps):
    return f"stencil {n}: {signature(d['a']):.6f}"


GRAPH = stencil
LOOPS = """
@njit(parallel=True)
def loops(a, b, n, c0, c1):
    for z in prange(1, n - 1):
        for y in range(1, n - 1):
            for x in range(1, n - 1):
                point(x, y, z, a, b, n, c0, c1)
"""
