"""Arrays that are on a GPU already, of CuPy, PyTorch, Numba and the like, as arguments of graphs in Python: they are copied on the device,
not through the host.

They say where they are by `__cuda_array_interface__` or DLPack. In a graph they lie, like all arrays, in guest memory, of which the device holds the only copy.
"""

from allvm.graph.devices.dlpack import interface, on_gpu
from allvm.ir.errors import DeviceError, UsageError


class OnDevice:
    """An array on a GPU, with as much of NumPy's interface as binding an argument needs. address: of the device."""

    def __init__(self, value, where):
        import numpy

        found = value.__cuda_array_interface__ if hasattr(value, "__cuda_array_interface__") else interface(value)
        self.value = value  # keeps it alive
        self.address, self.readonly = found["data"]
        self.shape = tuple(found["shape"])
        self.dtype = numpy.dtype(found["typestr"])
        self.ndim = len(self.shape)
        self.nbytes = self.dtype.itemsize
        for n in self.shape:
            self.nbytes *= n
        if found.get("mask") is not None:
            raise UsageError(f"{where}: an array with a mask")
        expected, step = [], self.dtype.itemsize
        for n in reversed(self.shape):
            expected.insert(0, step)
            step *= n
        if found.get("strides") is not None and self.nbytes and list(found["strides"]) != expected:
            raise UsageError(f"{where}: an array with gaps on a GPU; make a copy that has none")


def is_on_device(value):
    """Whether an array is on a GPU."""
    return hasattr(value, "__cuda_array_interface__") or on_gpu(value)


def gpu_of(module):
    """The cuda device of a module's graphs."""
    runtime = module.graphs()
    for device in runtime.devices if runtime is not None else ():
        if device.name == "cuda":
            return device
    raise UsageError("an array is on a GPU, and the graph is not: say device='cuda', and call it as a graph")


def enter(device, array, at):
    """Copy an array to guest memory `at`, on the device. That memory is tracked until `leave`."""
    driver, tracker = device.driver, device.tracker
    lo, hi = at, at + array.nbytes
    tracker.track(lo, array.nbytes)
    try:
        with device.lock:
            device.enter()
            driver.call("cuCtxSynchronize")  # whoever made the array may still be at it
            device.memory.ensure([(lo, hi)])
            copy(device, device.memory.base + lo, array.address, array.nbytes)
            with tracker.lock:
                tracker.valid.set(lo, hi, lambda bits: device.bit)
    except BaseException:
        leave(device, at)
        raise


def back(device, array, at):
    """Copy what graphs have written into an array."""
    lo, hi = at, at + array.nbytes
    if array.readonly:
        raise UsageError("a graph writes an array that is read-only")
    with device.lock:
        device.enter()
        device.memory.ensure([(lo, hi)])
        for a, b in device.tracker.valid.missing(device.bit, lo, hi):  # a node ran on the CPU
            work = device.fetcher()
            work.transfers.upload(a, b, work.stream(0))
            work.drain()
        copy(device, array.address, device.memory.base + lo, array.nbytes)


def leave(device, at):
    """The memory is the program's again, whatever is in it."""
    tracker = device.tracker
    region = tracker.regions[at]
    with tracker.lock:
        tracker.valid.set(at, at + region.size, lambda bits: 1)
    tracker.untrack(at)


def copy(device, to, source, size):
    stream = device.fetcher().stream(0)
    try:
        device.driver.call("cuMemcpyDtoDAsync", to, source, size, stream)
        device.driver.call("cuStreamSynchronize", stream)
    except DeviceError as e:
        device.failed(e)
        raise
