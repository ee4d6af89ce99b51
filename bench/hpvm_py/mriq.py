"""The matrix Q of a reconstruction from magnetic resonance: for each voxel a sum of waves."""

from math import cos, sin

import numpy as np
from allvm.kernels import f32, graph, i64, instance, kernel

from bench.hpvm_py.common import new_state, signature, units

SIZE, STEPS = 8192, 1024  # voxels and samples
NAMES = ("kx", "ky", "kz", "phi", "x", "y", "z", "qr", "qi")


@kernel
def voxel(i: i64, kx: f32[:], ky: f32[:], kz: f32[:], phi: f32[:], x: f32[:], y: f32[:], z: f32[:], qr: f32[:], qi: f32[:], samples: i64):
    real: f32 = 0.0
    imaginary: f32 = 0.0
    for k in range(samples):
        angle = 6.2831853 * (kx[k] * x[i] + ky[k] * y[i] + kz[k] * z[i])
        real += phi[k] * cos(angle)
        imaginary += phi[k] * sin(angle)
    qr[i] = real
    qi[i] = imaginary


@kernel
def mriq_voxel(kx: f32[:], ky: f32[:], kz: f32[:], phi: f32[:], x: f32[:], y: f32[:], z: f32[:], qr: f32[:], qi: f32[:], samples: i64):
    voxel(instance(), kx, ky, kz, phi, x, y, z, qr, qi, samples)


@graph
def mriq(kx: f32[:], ky: f32[:], kz: f32[:], phi: f32[:], x: f32[:], y: f32[:], z: f32[:], qr: f32[:], qi: f32[:], samples: i64, voxels: i64):
    mriq_voxel[voxels](kx, ky, kz, phi, x, y, z, qr, qi, samples)


def data(voxels, samples):
    state = new_state()
    d = {name: units(state, samples if k < 4 else voxels, 0.5) for k, name in enumerate(NAMES[:7])}
    return d | {name: np.zeros(voxels, "f4") for name in NAMES[7:]}


def calls(d, voxels, samples):
    yield *(d[name] for name in NAMES), samples, voxels


def result(d, voxels, samples):
    return f"mriq {voxels}: {signature(d['qr']):.3f} {signature(d['qi']):.3f}"


GRAPH = mriq
LOOPS = """
@njit(parallel=True)
def loops(kx, ky, kz, phi, x, y, z, qr, qi, samples, voxels):
    for i in prange(voxels):
        voxel(i, kx, ky, kz, phi, x, y, z, qr, qi, samples)
"""
