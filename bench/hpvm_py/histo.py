"""A histogram whose bins any instance may hit, with atomic additions. Each instance takes a run of elements. (Not for numba, which has no atomics.)"""

import numpy as np
from allvm.kernels import atomic_add, graph, i32, i64, instance, kernel, u16, u32

from bench.hpvm_py.common import bits, new_state, signature_int

SIZE, STEPS = 8000000, 4
BINS, RUN_LENGTH = 1024, 256


@kernel
def histo_part(data: u16[:], bins: i32[:], n: i64):
    first = instance() * RUN_LENGTH
    for k in range(first, min(first + RUN_LENGTH, n)):
        atomic_add(bins, data[k], 1)


@graph
def histo(data: u16[:], bins: i32[:], n: i64):
    histo_part[(n + RUN_LENGTH - 1) // RUN_LENGTH](data, bins, n)


@kernel
def fill(state: u32[:], data: u16[:]):
    for i in range(len(data)):
        which = bits(state) % u32(BINS)
        data[i] = u16(which * (bits(state) >> 16 & u32(1023)) // u32(1024))


def data(n, steps):
    d = {"data": np.zeros(n, "u2"), "bins": np.zeros(BINS, "i4")}
    fill(new_state(), d["data"])
    return d


def calls(d, n, steps):
    for _ in range(steps):
        yield d["data"], d["bins"], n


def result(d, n, steps):
    return f"histo {n}: {signature_int(d['bins']):08x}"


GRAPH = histo
LOOPS = None
