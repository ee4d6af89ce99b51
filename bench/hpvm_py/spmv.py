"""Sparse matrix (compressed rows) times vector, a row for each instance."""

import numpy as np
from allvm.kernels import f32, graph, i32, i64, instance, kernel, u32

from bench.hpvm_py.common import bits, new_state, signature, unit

SIZE, STEPS = 100000, 40


@kernel
def row(i: i64, value: f32[:], column: i32[:], start: i32[:], x: f32[:], y: f32[:]):
    total: f32 = 0.0
    for k in range(start[i], start[i + 1]):
        total += value[k] * x[column[k]]
    y[i] = total


@kernel
def spmv_row(value: f32[:], column: i32[:], start: i32[:], x: f32[:], y: f32[:]):
    row(instance(), value, column, start, x, y)


@graph
def spmv(value: f32[:], column: i32[:], start: i32[:], x: f32[:], y: f32[:], n: i64):
    spmv_row[n](value, column, start, x, y)


@kernel
def rows(state: u32[:], start: i32[:], n: i64):
    for i in range(n):
        start[i + 1] = start[i] + 8 + i32(bits(state) % 17)


@kernel
def matrix(state: u32[:], value: f32[:], column: i32[:], start: i32[:], x: f32[:], n: i64):
    for i in range(n):
        x[i] = unit(state)
        for k in range(start[i], start[i + 1]):
            near = i + i64(bits(state) % 2001) - 1000
            column[k] = i32(min(max(near, 0), n - 1))
            value[k] = unit(state) / 16


def data(n, steps):
    state, start = new_state(), np.zeros(n + 1, "i4")
    rows(state, start, n)
    filled = int(start[n])
    d = {"value": np.zeros(filled, "f4"), "column": np.zeros(filled, "i4"), "start": start, "x": np.zeros(n, "f4"), "y": np.zeros(n, "f4")}
    matrix(state, d["value"], d["column"], start, d["x"], n)
    return d


def calls(d, n, steps):
    for _ in range(steps):
        yield d["value"], d["column"], d["start"], d["x"], d["y"], n
        d["x"], d["y"] = d["y"], d["x"]


def result(d, n, steps):
    return f"spmv {n}: {signature(d['x']):.6f}"


GRAPH = spmv
LOOPS = """
@njit(parallel=True)
def loops(value, column, start, x, y, n):
    for i in prange(n):
        row(i, value, column, start, x, y)
"""
