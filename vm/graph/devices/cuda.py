"""The cuda device: leaves as kernels on an NVIDIA GPU. See docs/cuda.md.

A launch puts transfers and the kernel into a stream and comes back; what it has to wait for is waited for on the device. Results,
traps and memory that is not tracked come back when the graph ends (`settle`), or earlier where the host needs them.
"""

import struct
import threading
import time

from allvm.graph.device import Cost, Device, Unfit
from allvm.graph.devices.driver import CudaError, find
from allvm.graph.devices.kernels import STATIC_SHARED, Kernels
from allvm.graph.devices.space import DeviceMemory
from allvm.graph.devices.transfer import Pins
from allvm.graph.devices.work import CHECK, PATIENCE, SLOT, Launched, Operation, Pool, Work
from allvm.graph.memory import merge
from allvm.graph.policy import GPU
from allvm.interp import _core
from allvm.ir import isa
from allvm.ir.errors import CompileError, DeviceError, Trap
from allvm.jit.nvptx import APART, CHECKED, PROVED

RESULTS = 64  # where a node's outputs begin in a launch's record
FIT = (SLOT - RESULTS) // 8  # outputs that fit there
TRAP_KIND = {number: (kind, text) for kind, (number, text) in isa.TRAPS.items()}
LAUNCH = 10e-6  # seconds of a launch, as a guess
COMPILE = 0.15  # and of a kernel's compilation
GPU_TRACKS = 1 << 24  # tracks of the trace from here on are streams
RATE = 2e12  # instructions of instances a second, as a guess for a whole device


class Cuda(Device):
    """compiler: the program's allvm.compiler.Compiler. number: which GPU. ran(place, device, instances, seconds): told of kernels that have
    ended. api: in place of the driver's bindings."""

    name = "cuda"
    targets = frozenset((*GPU, "cpu_or_gpu"))
    nested = True  # it takes leaves in internal nodes with several instances
    late = True  # what runs took is known afterwards
    space = "cuda"  # an instance says which one
    latency, bandwidth = 10e-6, 12e9  # until it was measured

    def __init__(self, instance, compiler, tracker, number=0, stats=None, api=None):
        self.instance, self.compiler, self.tracker, self.stats = instance, compiler, tracker, stats
        self.ran = None
        self.driver = driver = find(api)
        if number >= driver.count:
            raise DeviceError(f"there is no GPU {number}; there {'are' if driver.count > 1 else 'is'} {driver.count}, from 0 on")
        self.info = info = driver.describe(number)
        if not info.mappable:
            raise DeviceError(f"{info.name} cannot map memory at chosen addresses, which graphs need")
        self.space = f"cuda:{number}"
        self.lock = threading.RLock()
        self.main = threading.get_ident()
        self.lost = None
        self.works, self.fetchers, self.events = [], {}, []
        self.pending, self.tracks = [], {}
        self.memory = self.pool = self.kernels = None
        self.host = _core.memory_address(instance)
        self.stop = 0
        self.epoch = None  # an event, and when that was by the trace's clock
        self.context = driver.call("cuDevicePrimaryCtxRetain", info.handle)
        try:
            driver.call("cuCtxSetCurrent", self.context)
            self.pool = Pool(driver)
            self.memory = DeviceMemory(driver, number, self.release)
            self.kernels = Kernels(driver, compiler, info.arch)
            self.pins = Pins(driver, self.host)
            if stats is not None and stats.trace is not None:
                self.start_clock()
            self.stop = int(driver.call("cuMemHostAlloc", 64, 2))  # mapped, so that kernels see it change
            self.say_stop(0)
            self.bit = tracker.join(self)
        except BaseException:
            self.close()
            raise

    # -- the driver
    def enter(self):
        """Make the device's context that of this thread."""
        if self.lost:
            raise DeviceError(f"the GPU was lost: {self.lost}")
        self.driver.call("cuCtxSetCurrent", self.context)

    def new_event(self):
        return self.events.pop() if self.events else self.driver.call("cuEventCreate", 0)

    def old_event(self, event):
        self.events.append(event)

    def failed(self, error):
        """A call of the driver has failed. Where that means the end of the context, nothing on the device is relied on any more."""
        if getattr(error, "lost", False) and not self.lost:
            self.lost = str(error)
            with self.tracker.lock:
                self.tracker.valid.set(0, 1 << 32, lambda bits: bits & ~self.bit or 1)
            self.pending = []

    def say_stop(self, value):
        import ctypes

        ctypes.c_uint32.from_address(self.stop).value = value

    def check(self, work, event):
        """While something is waited for: raise what stops the program, once kernels have stopped, too."""
        if work.context is None and threading.get_ident() != self.main:
            return
        try:
            _core.check_stop(self.instance, work.context)
        except BaseException:
            self.say_stop(1)
            end = time.monotonic() + PATIENCE
            while not self.driver.ready(event):
                if time.monotonic() > end:
                    self.failed(CudaError("cuEventQuery", "CUDA_ERROR_LAUNCH_TIMEOUT", "a kernel does not stop"))
                    break
                time.sleep(CHECK)
            self.say_stop(0)
            raise

    def start_clock(self):
        """What the GPU's times are counted from in a trace."""
        event = self.new_event()
        self.driver.call("cuEventRecord", event, 0)
        self.driver.call("cuEventSynchronize", event)
        self.epoch = event, self.stats.clock()

    def wait_operations(self, lane):
        """A node of another device comes after what was launched here."""
        work = self.work_of(lane)
        with self.lock:
            self.enter()
        for operation in lane.after:
            if operation.event is not None:
                work.wait(operation.event)

    def quiesce(self, ranges):
        """The program's memory will be written to: transfers out of it must have ended."""
        with self.lock:
            self.enter()
            waiting = self.conflicts([(lo, hi, True) for lo, hi in ranges])
            for operation in waiting:
                if operation.event is not None:
                    self.driver.call("cuEventSynchronize", operation.event)

    # -- what it can do
    def plain(self, place):
        """The leaf that a launch for a place runs, or None: the place itself, or the only node in it."""
        if place.leaf:
            return place
        from allvm.jit.nvptx import fused

        return fused(self.compiler.module, place)

    def grouped(self, place):
        """(Whether a launch is made of groups, dimensions of their grid)."""
        from allvm.jit.nvptx import needs_group

        return (needs_group(self.compiler.module, place), 1) if place.leaf else (True, max(1, len(place.dims)))

    def why_not(self, place):
        """Why a node cannot run here, or ''."""
        leaf = self.plain(place)
        if leaf is None:
            return "there is more in it than one leaf"
        with self.lock:
            found = self.kernels.ptx(leaf, *self.grouped(place), True, APART)
        return found if isinstance(found, str) else ""

    def takes(self, place, instances):
        return not self.lost and not self.why_not(place)

    def takes_inside(self, place, instances):
        """Whether it runs a leaf in one of several instances of the node around it."""
        return not self.grouped(place)[0] and self.takes(place, instances)

    @classmethod
    def guess(cls, place, instances):
        return Cost(LAUNCH + instances * 20 / RATE, COMPILE) if place.leaf else None

    def cost(self, place, instances):
        leaf = self.plain(place)
        if self.lost or leaf is None or leaf.node.target not in self.targets:  # a fixed plan may put others here
            return None
        with self.lock:
            made = [k for (path, *_), k in self.kernels.made.items() if path == place.path]
        if made and all(isinstance(k, str) for k in made):
            return None
        return Cost(LAUNCH + instances * 20 / RATE, 0.0 if made else COMPILE)

    # -- running
    def work_of(self, lane):
        work = lane.works.get(self.space)
        if work is None:
            work = lane.works[self.space] = Work(self, lane.context)
            self.works.append(work)
        return work

    def run(self, place, inputs, counts, chain, varying, out, lane):
        try:
            with self.lock:
                self.enter()
                work = self.work_of(lane)
                if work.full:
                    self.settle(lane)
                launched = self.launch(work, place, inputs, counts, chain, varying, out, lane)
            return self.results(work, launched, out)
        except CudaError as e:
            self.failed(e)
            raise

    def launch(self, work, place, inputs, counts, chain, varying, out, lane):
        """Put a launch, and what it needs, into a stream."""
        driver = self.driver
        leaf, groups = place, (1, 1, 1)
        if not place.leaf:
            leaf, groups, inputs, counts = self.inner(place, inputs, counts, chain, lane)
        aligned = all(inputs[n] % 16 == 0 for n, _, _ in leaf.pointers) and not (varying and any(n in varying for n, _, _ in leaf.pointers))
        around = list(enumerate(reversed(chain), 2 if leaf is place else 3))  # the leaf is level 1
        ids = {(n, k): index[k] for n, (index, _) in around for k in range(3)}
        extents = {(n, k): sizes[k] for n, (_, sizes) in around for k in range(3)}
        loaded = self.kernels.load(leaf, *self.grouped(place), aligned, APART if aligned else CHECKED)
        ranges = self.ranges(loaded, leaf, inputs, varying)
        view, hulls = self.view(ranges)
        for proved in (PROVED, CHECKED):  # one that supposes less; in the end the kernel must look for itself
            if loaded.kernel.fits(inputs, view, counts, groups, extents):
                break
            loaded = self.kernels.load(leaf, *self.grouped(place), aligned, proved)
        kernel = loaded.kernel
        try:
            launches = kernel.launches(counts, groups)
        except CompileError as e:
            raise Unfit(str(e)) from None
        scratch = kernel.scratch_bytes(counts, inputs, groups, extents)
        if scratch + kernel.static_shared > loaded.shared:
            self.allow_shared(loaded, scratch)
        self.memory.ensure(hulls)
        before = [*lane.after, *self.conflicts(ranges)]
        stream = work.choose(before)
        self.wait_for(before, stream)
        self.bring(work, ranges, stream)
        begin = self.new_event()
        try:
            slot = work.slot(stream)
            arrays, outs, results = self.buffers(work, kernel, varying, counts, groups, out, slot, len(leaf.node.outputs), stream)
            driver.call("cuEventRecord", begin, stream)
            for l in launches:
                arguments = kernel.arguments(view, status=work.address(slot), stop=self.stop, counts=counts, launch=l, inputs=inputs, groups=groups, scratch=scratch,
                                             ids=ids, extents=extents, arrays=arrays, outs=outs, results=results)  # fmt: skip
                driver.launch(loaded.function, l.grid, l.block, scratch, stream, arguments)
            operation = self.recorded(ranges, stream, begin)
        except BaseException:
            self.old_event(begin)
            raise
        lane.token = [operation]
        with self.tracker.lock:
            for lo, hi, written in ranges:
                self.tracker.valid.set(lo, hi, (lambda bits: self.bit) if written else lambda bits: bits | self.bit)
        work.touched += ranges
        n = counts[0] * counts[1] * counts[2] * groups[0] * groups[1] * groups[2]
        launched = Launched(place, n, loaded, inputs, slot, operation, outs, results)
        work.launches.append(launched)
        return launched

    def inner(self, place, inputs, counts, chain, lane):
        """The only node in an internal node: (itself, the internal node's extents, its inputs, its extents)."""
        leaf = place.children[0]
        extents = lane.extents(place, inputs, (*chain, ((0, 0, 0), counts)))
        return leaf, counts, [inputs[a] & m for (_, a, _), m in zip(leaf.sources, leaf.masks)], extents[0]

    def ranges(self, loaded, leaf, inputs, varying):
        """(lo, hi, written) of the guest memory that a launch may touch."""
        layout = self.instance.layout
        lowest, end = layout["stack_lo"], layout["heap_end"]
        found = self.objects(loaded.kernel, layout)
        if loaded.wide or varying and any(n in varying or n + 1 in varying for n, _, _ in leaf.pointers):
            found += [(region.address, region.address + region.size, True) for region in self.tracker.regions.values()]
        for n, read, written in leaf.pointers:
            if varying and (n in varying or n + 1 in varying):
                continue
            lo = inputs[n] & 0xFFFFFFFF
            hi = min(end, lo + inputs[n + 1])
            if lowest <= lo < hi:
                found.append((lo, hi, bool(written or not read)))
        return found

    def objects(self, kernel, layout):
        """Ranges of the data objects that a kernel names."""
        addresses, _ = self.instance.addresses
        objects = self.compiler.module.data
        skipped = len(addresses) - len(objects)  # those that others define
        found = []
        for n in kernel.data:
            size = objects[n - skipped].size if n >= skipped else 64
            if size:
                found.append((addresses[n], addresses[n] + size, not layout["ro_lo"] <= addresses[n] < layout["ro_hi"]))
        return found

    def view(self, ranges):
        """The Memory that a kernel sees, and the ranges that must be mapped."""
        from allvm.jit.nvptx import PAGE, Memory

        layout = self.instance.layout
        rounded = merge((lo & ~15, -(-hi // 16) * 16) for lo, hi, _ in ranges)
        low = [r for r in rounded if r[0] < layout["heap_lo"]]
        high = [r for r in rounded if r[0] >= layout["heap_lo"]]
        if not low and len(high) > 1:  # two parts, so that the largest gap is not mapped
            n = max(range(1, len(high)), key=lambda n: high[n][0] - high[n - 1][1])
            low, high = high[:n], high[n:]
        hull = [(part[0][0], part[-1][1]) if part else (PAGE, PAGE) for part in (high, low)]
        readonly = layout["ro_lo"], layout["ro_hi"]
        return Memory(self.memory.base, hull[0], hull[1], readonly if readonly[0] < readonly[1] else (PAGE, PAGE)), hull

    def conflicts(self, ranges):
        """Operations under way that must have ended before memory is touched."""
        self.pending = [o for o in self.pending if not self.over(o)]
        return [o for o in self.pending if any(lo < b and a < hi and (w or written) for lo, hi, w in ranges for a, b, written in o.ranges)]

    def over(self, operation):
        """Whether an operation has ended."""
        if operation.event is None:
            return True
        return not operation.kept and self.driver.ready(operation.event) and self.retire(operation)

    def retire(self, operation):
        for event in (operation.event, operation.begin):
            if event is not None:
                self.old_event(event)
        operation.event = operation.begin = None
        return True

    def wait_for(self, before, stream):
        for operation in before:
            if operation.stream is not stream and operation.event is not None:
                self.driver.call("cuStreamWaitEvent", stream, operation.event, 0)

    def recorded(self, ranges, stream, begin):
        operation = Operation(self.new_event(), ranges, stream, begin)
        try:
            self.driver.call("cuEventRecord", operation.event, stream)
        except BaseException:
            self.old_event(operation.event)
            raise
        self.pending.append(operation)
        return operation

    # -- memory
    def bring(self, work, ranges, stream):
        """Put what is missing on the device on its way."""
        with self.tracker.lock:
            missing = merge(part for lo, hi, _ in ranges for part in self.tracker.valid.missing(self.bit, lo, hi))
        if not missing:
            return
        shown = None
        if self.stats is not None and self.stats.trace is not None:
            shown = Operation(self.new_event(), [], stream, self.new_event())
            work.shown.append((shown, sum(hi - lo for lo, hi in missing)))
            self.driver.call("cuEventRecord", shown.begin, stream)
        for lo, hi in missing:
            start = self.tracker.clock()
            work.transfers.upload(lo, hi, stream)
            self.tracker.counted("host", self.space, lo, hi, start)
        if shown is not None:
            self.driver.call("cuEventRecord", shown.event, stream)
        with self.tracker.lock:
            for lo, hi in missing:
                self.tracker.valid.set(lo, hi, lambda bits: bits | self.bit)

    def fetch(self, ranges, work=None):
        """Bring ranges from the device to the program's memory."""
        try:
            with self.lock:
                self.enter()
                work = work or self.fetcher()
                before = self.conflicts([(lo, hi, False) for lo, hi in ranges])
                stream = work.choose(before)
                self.wait_for(before, stream)
            for lo, hi in ranges:
                start = self.tracker.clock()
                work.transfers.download(lo, hi, stream)
                self.tracker.counted(self.space, "host", lo, hi, start)
            self.measured_bandwidth(ranges, start)
        except CudaError as e:
            self.failed(e)
            raise
        with self.tracker.lock:
            for lo, hi in ranges:
                self.tracker.valid.set(lo, hi, lambda bits: bits | 1)

    def fetcher(self):
        """The Work of this thread outside of graphs."""
        ident = threading.get_ident()
        if ident not in self.fetchers:
            self.fetchers[ident] = Work(self, None)
        return self.fetchers[ident]

    def measured_bandwidth(self, ranges, start):
        lo, hi = ranges[-1]
        seconds = self.tracker.clock() - start
        if hi - lo >= 1 << 20 and seconds > 0:
            self.bandwidth = 0.75 * self.bandwidth + 0.25 * (hi - lo) / seconds

    def release(self, lo, hi):
        """An extent is to be given back: bring home what only it has. Whether it may go."""
        with self.tracker.lock:
            only = [(a, b) for a, b, bits in self.tracker.valid.pieces(lo, hi) if bits == self.bit]
        for operation in self.conflicts([(lo, hi, True)]):
            if operation.event is not None:
                self.driver.call("cuEventSynchronize", operation.event)
        if only:
            self.fetch(only)
        with self.tracker.lock:
            self.tracker.valid.set(lo, hi, lambda bits: bits & ~self.bit or 1)
        return True

    def buffers(self, work, kernel, varying, counts, groups, out, slot, n_outputs, stream):
        """Device memory of a launch beside guest memory: inputs that vary, all instances' outputs, the last one's."""
        n = counts[0] * counts[1] * counts[2] * groups[0] * groups[1] * groups[2]
        arrays, outs = {}, {}
        for k, values in (varying or {}).items():
            arrays[k] = self.taken(work, 8 * n)
            work.transfers.put(arrays[k], values.buffer_info()[0], 8 * n, stream)
        for p in kernel.params:
            if p.role == "out":
                outs[p.which] = self.taken(work, 8 * n)
        results = work.address(slot) + RESULTS
        if n_outputs > FIT:
            results = self.taken(work, 8 * n_outputs)
        return arrays, outs, results

    def taken(self, work, size):
        address = self.pool.take(size)
        work.taken.append(address)
        return address

    def allow_shared(self, loaded, size):
        most = self.driver.attribute(self.info.handle, "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN")
        if size + loaded.kernel.static_shared > most:
            raise Unfit(f"its groups need {size:,} bytes of scratch memory, the GPU has {most - loaded.kernel.static_shared:,}")
        name = self.driver.api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        self.driver.call("cuFuncSetAttribute", loaded.function, name, size)
        loaded.shared = max(STATIC_SHARED, size + loaded.kernel.static_shared)

    # -- ends
    def results(self, work, launched, out):
        """The outputs of the last instance: known already where they are inputs, else waited for."""
        place, kernel = launched.place, launched.loaded.kernel
        slots = ()
        if out is not None or None in kernel.handed:
            work.wait(launched.operation.event)
            record = self.read(work, work.address(launched.slot), SLOT)
            self.check_record(launched, record)
            size = len(kernel.handed)
            slots = struct.unpack_from(f"<{size}Q", record, RESULTS) if size <= FIT else struct.unpack(f"<{size}Q", self.read(work, launched.results, 8 * size))
        last = kernel.outputs(launched.inputs, slots)
        outputs = place.node.outputs
        if not place.leaf:
            last = [last[output] for _, output in place.results]
        if out is not None:
            n = launched.counts
            for k in range(len(outputs)):
                if k in launched.outs:
                    values = memoryview(self.read(work, launched.outs[k], 8 * n)).cast("Q")
                    memoryview(out)[k * n : (k + 1) * n] = values
        return tuple(last)

    def read(self, work, address, size):
        """Bytes of device memory that is no guest memory; what writes them has ended."""
        import ctypes

        data = ctypes.create_string_buffer(size)
        work.transfers.get(ctypes.addressof(data), address, size, work.stream(0))
        return data.raw

    def check_record(self, launched, record):
        """Raise the trap in a launch's record."""
        from allvm.jit.nvptx import read_trap

        trap = read_trap(record)
        if trap is None:
            return
        kind, text = TRAP_KIND.get(trap.kind, ("host", f"trap {trap.kind}"))
        program = self.instance.program
        if kind == "memory":
            text += f" (address {trap.address:#x})"
        name = program.function_name(trap.function)
        file, line = program.line_of(trap.function, trap.instruction)
        text += f" in {name}" + (f", {file}:{line}" if file else "")
        error = _core.NodeFailure(trap.instance, Trap(text, kind, [(name, file, line)]))
        error.place = launched.place if launched.place.leaf else launched.place.children[0]
        raise error

    def settle(self, lane):
        """Until all launches of a lane have ended: raise what went wrong, bring untracked memory home."""
        work = lane.works.get(self.space)
        if work is None or not (work.launches or work.touched or work.taken or work.used):
            return
        well = False
        try:
            self.enter()
            self.finish(work)
            self.bring_home(work)
            well = True
        except CudaError as e:
            self.failed(e)
            raise
        finally:
            self.after(work, well)

    def finish(self, work):
        """Wait for launches, look at their records."""
        if not work.launches:
            return
        for launched in work.launches:
            work.wait(launched.operation.event)
        records = self.read(work, work.slots, work.used * SLOT)
        for launched in work.launches:
            self.check_record(launched, records[launched.slot * SLOT : launched.slot * SLOT + 64])
        self.timed(work)
        for operation, size in work.shown:
            self.show(work, "transfer", f"{size:,} bytes to {self.space}", operation, bytes=size)

    def timed(self, work):
        """What kernels took."""
        for launched in work.launches:
            o = launched.operation
            seconds = self.driver.elapsed(o.begin, o.event)
            launched.loaded.measured(seconds / launched.counts)
            if self.ran:
                self.ran(launched.place, self, launched.counts, seconds)
            if self.stats:
                self.stats.late(launched.place, self, seconds)
                if self.stats.trace is not None:
                    self.show(work, "kernel", launched.place.label, o, instances=launched.counts)

    def show(self, work, category, name, operation, **arguments):
        """Put something that has run on the GPU into the trace, by the GPU's own clock."""
        event, base = self.epoch
        begin, end = (base + self.driver.elapsed(event, e) for e in (operation.begin, operation.event))
        track = GPU_TRACKS + self.tracks.setdefault(int(operation.stream), len(self.tracks))
        self.stats.trace.tracks.setdefault(track, f"{self.space} stream {track - GPU_TRACKS}")
        self.stats.span(category, name, begin, end=end, track=track, **arguments)

    def bring_home(self, work):
        """What is not tracked is the program's when a graph ends."""
        own = merge(part for lo, hi, _ in work.touched for part in self.tracker.untracked(lo, hi))
        if own:
            self.tracker.home(own, work)
            with self.tracker.lock:
                for lo, hi in own:
                    self.tracker.valid.set(lo, hi, lambda bits: 1)

    def after(self, work, well):
        """Nothing of a graph is under way any more, if it went well."""
        with self.lock:
            if not well and not self.lost:
                try:
                    work.drain()
                except CudaError as e:
                    self.failed(e)
            for launched in work.launches:
                o = launched.operation
                o.kept = False
                if o.event is not None:
                    self.retire(o)
            for operation, _ in work.shown:
                self.retire(operation)
            self.pending = [o for o in self.pending if o.event is not None]
            own = merge(part for lo, hi, _ in work.touched for part in self.tracker.untracked(lo, hi))
            with self.tracker.lock:
                for lo, hi in own:  # after a failure, what the program had before
                    self.tracker.valid.set(lo, hi, lambda bits: 1)
            work.reset()

    def close(self):
        """Give everything back."""
        driver = self.driver
        try:
            driver.call("cuCtxSetCurrent", self.context)
            if not self.lost:
                driver.quiet("cuCtxSynchronize")
        except CudaError:
            pass
        for work in [*self.works, *self.fetchers.values()]:
            work.close()
        self.works, self.fetchers = [], {}
        for o in self.pending:
            self.retire(o)
        self.pending = []
        for event in [*self.events, *([self.epoch[0]] if self.epoch else [])]:
            driver.quiet("cuEventDestroy", event)
        self.events, self.epoch = [], None
        if self.kernels is not None:
            self.kernels.close()
            self.pins.close()
        if self.stop:
            driver.quiet("cuMemFreeHost", self.stop)
            self.stop = 0
        for part in (self.memory, self.pool):
            if part is not None:
                part.close()
        if self.context is not None:
            driver.quiet("cuDevicePrimaryCtxRelease", self.info.handle)
            self.context = None
        if not self.lost:
            self.lost = "it was closed"


