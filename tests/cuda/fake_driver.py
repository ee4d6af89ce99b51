"""A fake of the CUDA driver, for tests without a GPU: the calls of `cuda.bindings.driver` that the device uses, over memory of the host.

It is a test tool and nothing else: it shows that the device layer calls the driver rightly and what it does when the driver fails. It shows
nothing about speed, nor that a real GPU computes the same.

- Every call is first made to the real bindings, which check and convert the arguments and then say that there is no driver.
- Device memory is apart from the program's. What is not mapped cannot be read, and what was never written is 0xA5.
- Work in streams is kept back until someone waits for it, and then done in an order that is as bad as streams and events allow.
- It is as strict as a driver, or more: a thread must have made the context its own; device addresses of copies must be mapped; memory that the driver
  may read later must be pinned; a kernel's arguments must be as many, as large and as aligned as its parameters; physical memory has to fit.
- `fail` makes a call fail; `live` counts what was not given back. Kernels are run by `runner(entry, text, grid, block, shared, arguments, memory)`.
"""

import ctypes
import random
import re
import threading
from types import SimpleNamespace

from cuda.bindings import driver as real

OK = real.CUresult.CUDA_SUCCESS
CONTEXT = 77
# Calls that need no current context.
FREE = ("cuInit", "cuDriverGetVersion", "cuGetErrorString", "cuCtxSetCurrent")
PARAM = re.compile(r"\.param \.(\w)(\d+)(?: \.ptr(?: \.\w+)? \.align (\d+))? \w+")
RESERVED, HEAP = 0x7F00_0000_0000, 0x7E00_0000_0000  # device addresses of reservations, of cuMemAlloc


def error(name):
    return getattr(real.CUresult, "CUDA_ERROR_" + name)


class Fault(Exception):
    """What ends a call: a status."""

    def __init__(self, status):
        super().__init__(status.name)
        self.status = status


class Memory:
    """Device memory: extents that are mapped."""

    def __init__(self):
        self.extents = {}  # address -> bytearray
        self.pinned = {}  # of the host, which the device sees, too: address -> buffer

    def find(self, address, size):
        for at, data in self.extents.items():
            if at <= address and address + size <= at + len(data):
                return data, address - at
        # several extents side by side
        return None

    def read(self, address, size):
        found = self.find(address, size)
        if found:
            data, at = found
            return bytes(data[at : at + size])
        out = b""
        while size:
            data, at = self.find(address, 1) or self.bad()
            part = data[at : at + size]
            out += part
            address, size = address + len(part), size - len(part)
        return out

    def write(self, address, value):
        value = bytes(value)
        found = self.find(address, len(value))
        if found:
            data, at = found
            data[at : at + len(value)] = value
            return
        while value:
            data, at = self.find(address, 1) or self.bad()
            part = value[: len(data) - at]
            data[at : at + len(part)] = part
            address, value = address + len(part), value[len(part) :]

    def bad(self):
        raise Fault(error("ILLEGAL_ADDRESS"))


class Stream:
    def __init__(self):
        self.queue = []


class Event:
    """recorded: how often; done: how many of these have happened; time: of the last."""

    def __init__(self):
        self.recorded = self.done = 0
        self.time = 0.0


class Fake:
    """The module. memory_size: bytes of the device. seed: of the order in which streams go on. lazy: nothing is done before someone waits."""

    def __init__(self, runner=None, memory_size=1 << 30, devices=1, arch=90, seed=0, lazy=True):
        self.runner, self.memory_size, self.devices, self.arch, self.lazy = runner, memory_size, devices, arch, lazy
        self.current = threading.local()
        self.random, self.lock = random.Random(seed), threading.RLock()
        self.memory = Memory()
        self.handles, self.next = {}, 1
        self.used = 0
        self.reserved, self.pinned, self.registered = {}, self.memory.pinned, {}
        self.streams, self.events, self.modules, self.functions, self.links = {0: Stream()}, {}, {}, {}, {}
        self.failing = {}
        self.gate = None  # whether kernels may go on
        self.calls = []
        self.launches = []
        self.sticky = None
        self.time = 0.0
        self.retained = 0
        self.copied = {"up": 0, "down": 0}
        for name in dir(real):
            if not name.startswith("_") and not hasattr(self, name) and not name.startswith("cu"):
                setattr(self, name, getattr(real, name))

    def __getattr__(self, name):
        if not name.startswith("cu"):
            raise AttributeError(name)
        body = object.__getattribute__(self, "do_" + name)

        def call(*args):
            check_arguments(name, args)
            with self.lock:
                return guarded(*args)

        def guarded(*args):
            self.calls.append(name)
            if name in self.failing:
                waits, status = self.failing[name]
                if waits:
                    self.failing[name] = waits - 1, status
                else:
                    del self.failing[name]
                    return self.fault(error(status))
            if self.sticky is not None and name not in ("cuGetErrorString", "cuDevicePrimaryCtxRelease"):
                return (self.sticky, *self.nothing(name))
            if name not in FREE and not name.startswith("cuDevice") and getattr(self.current, "context", None) != CONTEXT:
                return self.fault(error("INVALID_CONTEXT"))
            try:
                result = body(*args)
            except Fault as f:
                return self.fault(f.status)
            return (OK, *result) if isinstance(result, tuple) else (OK,) if result is None else (OK, result)

        return call

    def nothing(self, name):
        return (0, 0) if name == "cuLinkComplete" else (0,)

    def fault(self, status):
        from allvm.graph.devices.driver import LOST

        if status.name in LOST:
            self.sticky = status
        return status, 0

    def fail(self, name, status, after=0):
        """Make a call fail once, after some that do not."""
        self.failing[name] = after, status

    def new(self):
        self.next += 1
        return self.next * 16

    @property
    def live(self):
        """What is not given back, by kind."""
        found = {"physical": len(self.handles), "mapped": len([a for a in self.memory.extents if a >= RESERVED]), "reserved": len(self.reserved),
                 "pinned": len(self.pinned), "registered": len(self.registered), "device": len([a for a in self.memory.extents if a < RESERVED]),
                 "streams": len(self.streams) - 1, "events": len(self.events), "modules": len(self.modules), "links": len(self.links), "contexts": self.retained}  # fmt: skip
        return {k: n for k, n in found.items() if n}

    # -- devices
    def do_cuInit(self, flags):
        pass

    def do_cuDeviceGetCount(self):
        return self.devices

    def do_cuDeviceGet(self, n):
        return n

    def do_cuDeviceGetName(self, n, device):
        return b"Fake GPU" + bytes(n - 8)

    def do_cuDeviceTotalMem(self, device):
        return self.memory_size

    def do_cuDeviceGetAttribute(self, which, device):
        name = which.name.removeprefix("CU_DEVICE_ATTRIBUTE_")
        return {"COMPUTE_CAPABILITY_MAJOR": self.arch // 10, "COMPUTE_CAPABILITY_MINOR": self.arch % 10, "MULTIPROCESSOR_COUNT": 8,
                "VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED": 1, "VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED": 1, "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN": 99 << 10}[name]  # fmt: skip

    def do_cuDriverGetVersion(self):
        return 13050

    def do_cuDevicePrimaryCtxRetain(self, device):
        self.retained += 1
        return CONTEXT

    def do_cuDevicePrimaryCtxRelease(self, device):
        self.retained -= 1

    def do_cuCtxSetCurrent(self, context):
        self.current.context = int(context)

    def do_cuCtxSynchronize(self):
        self.run_all()

    def do_cuGetErrorString(self, status):
        return status.name.lower().replace("_", " ").encode()

    # -- memory
    def do_cuMemGetAllocationGranularity(self, properties, flag):
        return 2 << 20

    def do_cuMemAddressReserve(self, size, alignment, address, flags):
        at = RESERVED + len(self.reserved) * (1 << 36)
        self.reserved[at] = size
        return at

    def do_cuMemAddressFree(self, address, size):
        assert self.reserved.pop(address) == size
        assert not [a for a in self.memory.extents if address <= a < address + size], "what is mapped is not unmapped"

    def take(self, size):
        if self.used + size > self.memory_size:
            raise Fault(error("OUT_OF_MEMORY"))
        self.used += size

    def do_cuMemCreate(self, size, properties, flags):
        assert size % (2 << 20) == 0 and size > 0
        assert properties.type == real.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED and 0 <= properties.location.id < self.devices
        assert properties.location.type == real.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        self.take(size)
        handle = self.new()
        self.handles[handle] = size
        return handle

    def do_cuMemMap(self, address, size, offset, handle, flags):
        assert self.handles[handle] == size and address % (2 << 20) == 0
        assert not [a for a, d in self.memory.extents.items() if a < address + size and address < a + len(d)], "mapped twice"
        assert [a for a, n in self.reserved.items() if a <= address and address + size <= a + n]
        self.memory.extents[address] = bytearray(b"\xa5") * size

    def do_cuMemSetAccess(self, address, size, access, count):
        assert len(self.memory.extents[address]) == size and len(access) == count == 1
        (a,) = access
        assert a.location.type == real.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE and 0 <= a.location.id < self.devices
        assert a.flags == real.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE

    def do_cuMemUnmap(self, address, size):
        self.run_all()
        assert len(self.memory.extents.pop(address)) == size

    def do_cuMemRelease(self, handle):
        self.used -= self.handles.pop(handle)

    def do_cuMemAlloc(self, size):
        self.take(size)
        at = HEAP + self.new() * (1 << 16)
        self.memory.extents[at] = bytearray(b"\xa5") * size
        return at

    def do_cuMemFree(self, address):
        self.run_all()
        self.used -= len(self.memory.extents.pop(address))

    def do_cuMemHostAlloc(self, size, flags):
        data = ctypes.create_string_buffer(size)
        self.pinned[ctypes.addressof(data)] = data
        return ctypes.addressof(data)

    def do_cuMemFreeHost(self, address):
        self.run_all()
        del self.pinned[address]

    def do_cuMemHostRegister(self, address, size, flags):
        assert address % 4096 == 0 and size % 4096 == 0 and size > 0
        if any(address < a + n and a < address + size for a, n in self.registered.items()):
            raise Fault(error("HOST_MEMORY_ALREADY_REGISTERED"))
        self.registered[address] = size

    def do_cuMemHostUnregister(self, address):
        self.run_all()
        del self.registered[address]

    # -- streams and events
    def do_cuStreamCreate(self, flags):
        handle = self.new()
        self.streams[handle] = Stream()
        return handle

    def do_cuStreamDestroy(self, stream):
        self.run_all()
        del self.streams[stream]

    def do_cuStreamSynchronize(self, stream):
        while self.streams[stream].queue:
            assert self.step(), "a wait that never ends"

    def do_cuEventCreate(self, flags):
        handle = self.new()
        self.events[handle] = Event()
        return handle

    def do_cuEventDestroy(self, event):
        del self.events[event]

    def do_cuEventRecord(self, event, stream):
        e = self.events[event]
        e.recorded += 1
        number = e.recorded

        def happen():
            e.done, e.time = max(e.done, number), self.time

        self.put(stream, happen)

    def do_cuStreamWaitEvent(self, stream, event, flags):
        e = self.events[event]
        number = e.recorded
        self.put(stream, lambda: None, lambda: e.done >= number)

    def do_cuEventQuery(self, event):
        e = self.events[event]
        if e.done < e.recorded:
            self.step()
        if self.sticky is not None:
            raise Fault(self.sticky)
        if e.done < e.recorded:
            raise Fault(error("NOT_READY"))

    def do_cuEventSynchronize(self, event):
        e = self.events[event]
        while e.done < e.recorded:
            assert self.step(), "a wait that never ends"

    def do_cuEventElapsedTime(self, begin, end):
        a, b = self.events[begin], self.events[end]
        assert a.done == a.recorded > 0 and b.done == b.recorded > 0, "times of events that have not happened"
        return max(b.time - a.time, 0.001)

    def put(self, stream, action, ready=None):
        self.streams[int(stream)].queue.append((action, ready))
        if not self.lazy:
            self.run_all()

    def step(self):
        """Do one thing in one of the streams that can go on: any of them. Whether there was one."""
        able = [s for s in self.streams.values() if s.queue and (s.queue[0][1] is None or s.queue[0][1]())]
        if not able:
            return False
        action, _ = self.random.choice(able).queue.pop(0)
        self.time += 0.01
        action()
        return True

    def run_all(self):
        while self.sticky is None and self.step():
            pass

    # -- copies
    def host(self, address, size):
        return (ctypes.c_char * size).from_address(address)

    def is_pinned(self, address, size):
        ranges = [(a, len(d)) for a, d in self.pinned.items()] + list(self.registered.items())
        return any(a <= address and address + size <= a + n for a, n in ranges)

    def mapped(self, address, size):
        """A device address of a copy is looked at when the copy is asked for."""
        while size > 0:
            found = self.memory.find(address, 1)
            if found is None:
                raise Fault(error("INVALID_VALUE"))
            step = len(found[0]) - found[1]
            address, size = address + step, size - step

    def do_cuMemcpyHtoDAsync(self, to, source, size, stream):
        self.mapped(to, size)
        self.copied["up"] += size
        assert self.is_pinned(source, size), "nobody knows when the driver has read memory that is not pinned"
        self.put(stream, lambda: self.memory.write(to, self.host(source, size).raw))

    def do_cuMemcpyDtoHAsync(self, to, source, size, stream):
        self.mapped(source, size)
        self.copied["down"] += size
        assert self.is_pinned(to, size), "nobody knows when the driver has written memory that is not pinned"

        def copy():
            self.host(to, size).raw = self.memory.read(source, size)

        self.put(stream, copy)

    def do_cuMemcpyDtoDAsync(self, to, source, size, stream):
        self.mapped(to, size)
        self.mapped(source, size)
        self.put(stream, lambda: self.memory.write(to, self.memory.read(source, size)))

    def do_cuMemsetD8Async(self, address, value, size, stream):
        self.mapped(address, size)
        self.put(stream, lambda: self.memory.write(address, bytes([value]) * size))

    # -- kernels
    def do_cuLinkCreate(self, n, options, values):
        handle = self.new()
        self.links[handle] = [None, values[0]]
        return handle

    def do_cuLinkAddData(self, state, kind, data, size, name, n, options, values):
        if b".entry" not in data:
            said = b"ptxas: no entry"
            self.links[state][1][: len(said)] = said
            raise Fault(error("INVALID_PTX"))
        self.links[state][0] = bytes(data[: size - 1])

    def do_cuLinkComplete(self, state):
        code = b"FAKE" + self.links[state][0]
        self.links[state].append(ctypes.create_string_buffer(code, len(code)))
        return ctypes.addressof(self.links[state][-1]), len(code)

    def do_cuLinkDestroy(self, state):
        for data in self.links.pop(state)[2:]:
            data.raw = bytes(len(data))  # it was the linker's

    def do_cuModuleLoadDataEx(self, image, n, options, values):
        if not bytes(image).startswith(b"FAKE"):
            raise Fault(error("INVALID_IMAGE"))
        handle = self.new()
        self.modules[handle] = bytes(image)[4:].decode()
        return handle

    def do_cuModuleUnload(self, module):
        del self.modules[module]

    def do_cuModuleGetFunction(self, module, name):
        handle, text = self.new(), self.modules[module]
        head = re.search(r"\.entry " + re.escape(name.decode()) + r"\((.*?)\)(.*?)\{", text, re.S)
        if not head:
            raise Fault(error("NOT_FOUND"))
        params = [(int(bits) // 8, int(align or 1)) for _, bits, align in PARAM.findall(head[1])]
        assert len(params) == head[1].count(".param"), head[1]
        most = re.search(r"\.maxntid (\d+)", head[2])
        self.functions[handle] = SimpleNamespace(name=name.decode(), text=text, shared=48 << 10, params=params, threads=int(most[1]) if most else 1024)
        return handle

    def do_cuFuncSetAttribute(self, function, which, value):
        self.functions[function].shared = value

    def do_cuLaunchKernel(self, function, gx, gy, gz, bx, by, bz, shared, stream, params, extra):
        f = self.functions[function]
        if bx * by * bz > f.threads or bz > 64 or gx > 0x7FFFFFFF or gy > 65535 or gz > 65535 or min(gx, gy, gz, bx, by, bz) < 1 or shared > f.shared:
            raise Fault(error("INVALID_VALUE"))
        values = list(zip([t for t in params[1]], params[0], strict=True)) if params else []
        assert [ctypes.sizeof(t) for t, _ in values] == [size for size, _ in f.params], f"{f.name} has other parameters"
        assert all(v % align == 0 for (_, v), (_, align) in zip(values, f.params)), f"{f.name} has an argument that is not aligned"
        self.launches.append((f.name, (gx, gy, gz), (bx, by, bz), shared))

        def run():
            try:
                self.runner(f.name, f.text, (gx, gy, gz), (bx, by, bz), shared, values, self.memory)
            except Fault as fault:
                self.sticky = fault.status

        self.put(stream, run, self.gate)


def check_arguments(name, args):
    """Have the real bindings look at the arguments of a call. Without a driver they get no further."""
    from cuda.pathfinder import DynamicLibNotFoundError

    if has_driver():
        return
    try:
        getattr(real, name)(*args)
    except DynamicLibNotFoundError:
        return
    raise AssertionError(f"{name} went through without a driver")


def has_driver():
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return False
    return True
