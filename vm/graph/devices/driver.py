"""The CUDA driver, through cuda-bindings: its calls as methods that return values and raise `CudaError`.

`find()` gives a Driver or raises NoCuda, whose text says what is missing. Nothing else in the project talks to the driver.
"""

import ctypes

from allvm.ir.errors import DeviceError

OUT_OF_MEMORY = "CUDA_ERROR_OUT_OF_MEMORY"
NOT_READY = 600
# After these nothing works any more in the context.
LOST = frozenset("CUDA_ERROR_" + n for n in (
    "ILLEGAL_ADDRESS", "LAUNCH_FAILED", "LAUNCH_TIMEOUT", "HARDWARE_STACK_ERROR", "ILLEGAL_INSTRUCTION", "MISALIGNED_ADDRESS", "INVALID_ADDRESS_SPACE", "INVALID_PC",
    "ECC_UNCORRECTABLE", "NVLINK_UNCORRECTABLE", "CONTEXT_IS_DESTROYED", "DEVICE_UNAVAILABLE", "ASSERT", "SYSTEM_DRIVER_MISMATCH", "CONTAINED", "TENSOR_MEMORY_LEAK", "EXTERNAL_DEVICE", "MPS_CLIENT_TERMINATED"))  # fmt: skip
TYPES = {"i32": ctypes.c_uint32, "i64": ctypes.c_uint64, "f32": ctypes.c_uint32, "f64": ctypes.c_uint64}  # the bits of values


class NoCuda(DeviceError):
    """There is no GPU that can be used; the text says why."""


class CudaError(DeviceError):
    """A call of the driver has failed. code: its name, CUDA_ERROR_…; lost: the context cannot be used any more."""

    def __init__(self, call, code, text=""):
        super().__init__(f"the GPU: {text or code} ({code} from {call})")
        self.call, self.code = call, code
        self.lost = code in LOST


def load_api():
    """The module cuda.bindings.driver. NoCuda where there is no driver, or no bindings."""
    try:
        ctypes.CDLL("libcuda.so.1")  # a tenth of the time that the bindings take to say so
    except OSError:
        raise NoCuda("there is no NVIDIA driver on this machine") from None
    try:
        from cuda.bindings import driver
    except ImportError as e:
        if (e.name or "").split(".")[0] == "cuda":
            raise NoCuda("the package cuda-bindings is not installed: pip install 'allvm-vm[cuda]'") from None
        raise NoCuda(f"cuda-bindings cannot be loaded: {e}") from None
    return driver


def find(api=None):
    """A Driver with at least one device. api: in place of cuda.bindings.driver."""
    driver = Driver(api or load_api())
    try:
        driver.call("cuInit", 0)
        n = driver.call("cuDeviceGetCount")
    except CudaError as e:
        if e.code == "CUDA_ERROR_NO_DEVICE":
            raise NoCuda("the NVIDIA driver finds no device") from None
        raise NoCuda(f"the NVIDIA driver does not start: {e.code}") from None
    except Exception as e:  # what the bindings raise where the driver's library is older than they are
        raise NoCuda(f"the NVIDIA driver cannot be used: {str(e).splitlines()[0]}") from None
    if not n:
        raise NoCuda("the NVIDIA driver finds no device")
    driver.count = n
    return driver


class Driver:
    """The driver. Handles are those of the bindings; addresses and sizes are int."""

    def __init__(self, api):
        self.api = api
        self.count = 0

    def call(self, name, *args):
        """Call a function of the driver: what it returns beside its status, alone, as a tuple, or None."""
        status, *values = getattr(self.api, name)(*args)
        if int(status):
            raise CudaError(name, *self.explain(status))
        return values[0] if len(values) == 1 else tuple(values) if values else None

    def explain(self, status):
        """(name, text) of a status."""
        code = getattr(status, "name", str(status))
        try:
            failed, text = self.api.cuGetErrorString(status)
            return code, "" if int(failed) or not text else text.decode()
        except Exception:
            return code, ""

    # -- devices
    def attribute(self, device, name):
        return int(self.call("cuDeviceGetAttribute", getattr(self.api.CUdevice_attribute, "CU_DEVICE_ATTRIBUTE_" + name), device))

    def describe(self, number):
        """A `Device`."""
        device = self.call("cuDeviceGet", number)
        name = self.call("cuDeviceGetName", 128, device)
        name = (name if isinstance(name, bytes) else bytes(name)).split(b"\0")[0].decode("utf-8", "replace")
        return Device(number, device, name, int(self.call("cuDeviceTotalMem", device)),
                      self.attribute(device, "COMPUTE_CAPABILITY_MAJOR") * 10 + self.attribute(device, "COMPUTE_CAPABILITY_MINOR"),
                      self.attribute(device, "MULTIPROCESSOR_COUNT"), bool(self.attribute(device, "VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED")))  # fmt: skip

    @property
    def version(self):
        """As text: 13.0."""
        n = int(self.call("cuDriverGetVersion"))
        return f"{n // 1000}.{n % 1000 // 10}"

    # -- events
    def ready(self, event):
        """Whether what is before an event has ended."""
        status = self.api.cuEventQuery(event)[0]  # asked so often that an exception would be slow
        if int(status) not in (0, NOT_READY):
            raise CudaError("cuEventQuery", *self.explain(status))
        return int(status) == 0

    def elapsed(self, begin, end):
        """Seconds between two events, which have happened."""
        return 1e-3 * float(self.call("cuEventElapsedTime", begin, end))

    # -- memory
    def allocation(self, number):
        """What memory of a device is allocated as."""
        api = self.api
        p = api.CUmemAllocationProp()
        p.type = api.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        p.location.type = api.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        p.location.id = number
        return p

    def granularity(self, number):
        flag = self.api.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
        return int(self.call("cuMemGetAllocationGranularity", self.allocation(number), flag))

    def map(self, address, size, number):
        """Physical memory of a device at a reserved address: its handle. Nothing is left behind where that fails."""
        handle = self.call("cuMemCreate", size, self.allocation(number), 0)
        try:
            self.call("cuMemMap", address, size, 0, handle, 0)
        except CudaError:
            self.quiet("cuMemRelease", handle)
            raise
        try:
            access = self.api.CUmemAccessDesc()
            access.location.type = self.api.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
            access.location.id = number
            access.flags = self.api.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
            self.call("cuMemSetAccess", address, size, [access], 1)
        except CudaError:
            self.quiet("cuMemUnmap", address, size)
            self.quiet("cuMemRelease", handle)
            raise
        return handle

    def quiet(self, name, *args):
        """Give something back; a context that is lost cannot, and that is no news."""
        try:
            self.call(name, *args)
        except CudaError:
            pass

    # -- kernels
    def assemble(self, ptx):
        """Machine code for the current context's device. CudaError's text has the driver's log."""
        api = self.api
        log = bytearray(8192)
        options = [api.CUjit_option.CU_JIT_ERROR_LOG_BUFFER, api.CUjit_option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
        state = self.call("cuLinkCreate", len(options), options, [log, len(log)])
        try:
            text = ptx.encode() + b"\0"
            self.call("cuLinkAddData", state, api.CUjitInputType.CU_JIT_INPUT_PTX, text, len(text), b"kernel", 0, [], [])
            address, size = self.call("cuLinkComplete", state)
            return ctypes.string_at(int(address), int(size))
        except CudaError as e:
            said = bytes(log).split(b"\0")[0].decode("utf-8", "replace").strip().splitlines()
            raise CudaError(e.call, e.code, said[0] if said else "") from None
        finally:
            self.quiet("cuLinkDestroy", state)

    def launch(self, function, grid, block, shared, stream, arguments):
        """arguments: [(type, the bits of the value)]."""
        params = (tuple(v for _, v in arguments), tuple(TYPES[t] for t, _ in arguments)) if arguments else 0
        self.call("cuLaunchKernel", function, *grid, *block, shared, stream, params, 0)


class Device:
    """A device. arch: 90 for sm_90; units: multiprocessors; mappable: physical memory can be mapped at chosen addresses."""

    def __init__(self, number, handle, name, memory, arch, units, mappable):
        self.number, self.handle, self.name, self.memory, self.arch, self.units, self.mappable = number, handle, name, memory, arch, units, mappable

    def __str__(self):
        return f"{self.number}: {self.name}, sm_{self.arch}, {self.memory >> 20:,} MiB, {self.units} multiprocessors"
