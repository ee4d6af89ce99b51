"""What the benchmarks in Python share: the random numbers and the signatures of bench/hpvm/common.h, as kernels."""

import numpy as np
from allvm.kernels import f32, f64, i32, i64, kernel, u32


@kernel
def bits(state: u32[:]) -> u32:
    s = state[0]
    s ^= s << 13
    s ^= s >> 17
    s ^= s << 5
    state[0] = s
    return s


@kernel
def unit(state: u32[:]) -> f32:
    return f32(bits(state) >> 8) * (1.0 / 16777216.0)


@kernel
def fill(state: u32[:], out: f32[:], less: f32):
    for i in range(len(out)):
        out[i] = unit(state) - less


@kernel
def signature(p: f32[:]) -> f64:
    s: f64 = 0.0
    for i in range(len(p)):
        s += f64(p[i] * f32(1 + i % 7))
    return s


@kernel
def signature_int(p: i32[:]) -> i64:
    s: u32 = 0
    for i in range(len(p)):
        s = s * u32(31) + u32(p[i])
    return i64(s)


def new_state():
    return np.array([12345], "u4")


def units(state, n, less=0.0):
    """The next n random numbers."""
    out = np.empty(n, "f4")
    fill(state, out, less)
    return out
