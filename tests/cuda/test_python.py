"""Kernels in Python on the cuda device of a fake driver: arrays of NumPy, and arrays that are on the device already."""

import ctypes
import struct

import numpy as np
import pytest
from allvm.ir.errors import UsageError
from allvm.kernels import f32, instance, kernel

from tests.cuda.fake_driver import CONTEXT
from tests.cuda.support import fake


class Foreign:
    """An array of another library on the (fake) device."""

    def __init__(self, api, data, readonly=False, strides=None):
        self.api, self.dtype, self.shape = api, data.dtype, data.shape
        api.cuCtxSetCurrent(CONTEXT)  # as other libraries do
        self.address = api.cuMemAlloc(data.nbytes)[1]
        api.memory.write(self.address, data.tobytes())
        self.__cuda_array_interface__ = {"shape": data.shape, "typestr": data.dtype.str, "data": (self.address, readonly), "version": 3, "strides": strides}

    def get(self):
        n = int(np.prod(self.shape)) * self.dtype.itemsize
        return np.frombuffer(self.api.memory.read(self.address, n), self.dtype).reshape(self.shape)


@pytest.fixture
def api(monkeypatch):
    from allvm.graph.devices import driver

    api = fake()
    monkeypatch.setattr(driver, "load_api", lambda: api)
    return api


def scale():
    @kernel(device="cuda", target="gpu")
    def scale(x: f32[:], y: f32[:], a: f32):
        i = instance(0)
        y[i] = a * x[i] + y[i]

    return scale


def test_arrays_of_numpy(api):
    x, y = np.arange(300, dtype="f4"), np.ones(300, "f4")
    scale()[300](x, y, 2.0)
    assert (y == 2 * x + 1).all() and api.launches


def test_arrays_on_the_device_do_not_go_through_the_host(api):
    x, y = np.arange(5000, dtype="f4"), np.ones(5000, "f4")
    a, b = Foreign(api, x), Foreign(api, y)
    s = scale()
    for k in (1, 2):
        s[5000](a, b, 2.0)
        assert (b.get() == k * 2 * x + 1).all() and (a.get() == x).all()
    assert api.copied["up"] < 100 and api.copied["down"] < 2000  # records of launches alone
    s[5000](x, b, 1.0)  # both kinds at once
    assert (b.get() == 5 * x + 1).all()


class Packed:
    """An array of another library that only knows DLPack. The layout of a DLManagedTensor is written out here once more."""

    def __init__(self, array):
        self.array = array

    def __dlpack_device__(self):
        return 2, 0

    def __dlpack__(self):
        n = len(self.array.shape)
        self.shape = (ctypes.c_int64 * n)(*self.array.shape)
        self.data = ctypes.create_string_buffer(struct.pack("<QiiiBBHQQQQQ", self.array.address - 8, 2, 0, n, 2, 32, 1, ctypes.addressof(self.shape), 0, 8, 0, 0))
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.data), b"dltensor", None)


def test_dlpack(api):
    x = np.arange(100, dtype="f4")
    a, b = Foreign(api, x), Foreign(api, x)
    scale()[100](Packed(a), Packed(b), 3.0)
    assert (b.get() == 4 * x).all()


def test_what_cannot_be(api):
    x = np.arange(64, dtype="f4")
    s = scale()
    with pytest.raises(UsageError, match="gaps"):
        s[4](Foreign(api, x[:32], strides=(8,)), x, 1.0)
    with pytest.raises(UsageError, match="float64"):
        s[4](Foreign(api, x.astype("f8")), x, 1.0)
    with pytest.raises(UsageError, match="read-only"):
        s[4](x, Foreign(api, x, readonly=True), 1.0)

    @kernel
    def total(x: f32[:]) -> f32:
        t = f32(0)
        for i in range(len(x)):
            t += x[i]
        return t

    with pytest.raises(UsageError, match="device='cuda'"):
        total(Foreign(api, x))
