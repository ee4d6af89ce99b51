"""Arrays that another library hands over by DLPack, as far as it takes to know where they are: `interface(array)` gives what
`__cuda_array_interface__` would."""

import ctypes

from allvm.ir.errors import UsageError

CUDA = 2  # kDLCUDA
KINDS = {0: "i", 1: "u", 2: "f", 6: "b"}  # DLDataTypeCode
NAME = b"dltensor"


class DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    """DLTensor, with which a DLManagedTensor begins."""

    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device", ctypes.c_int32), ("ndim", ctypes.c_int32), ("dtype", DataType),
                ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]  # fmt: skip


def on_gpu(value):
    """Whether an array says by DLPack that it is on an NVIDIA GPU."""
    return hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__") and value.__dlpack_device__()[0] == CUDA


def interface(value):
    """Address, shape, type and strides of an array on a GPU. The capsule is not consumed: its owner frees it when it goes, and the array must live on."""
    capsule = value.__dlpack__()
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    valid = ctypes.pythonapi.PyCapsule_IsValid
    valid.restype, valid.argtypes = ctypes.c_int, [ctypes.py_object, ctypes.c_char_p]
    if not valid(capsule, NAME):
        raise UsageError("an array comes in a version of DLPack that is not known here")
    tensor = Tensor.from_address(get(capsule, NAME))
    kind = KINDS.get(tensor.dtype.code)
    if kind is None or tensor.dtype.lanes != 1 or tensor.dtype.bits % 8:
        raise UsageError("an array of a type that graphs do not have")
    size = tensor.dtype.bits // 8
    shape = tuple(tensor.shape[: tensor.ndim])
    strides = tuple(n * size for n in tensor.strides[: tensor.ndim]) if tensor.strides else None
    return {"data": ((tensor.data or 0) + tensor.byte_offset, False), "shape": shape, "typestr": f"<{kind}{size}", "strides": strides}
