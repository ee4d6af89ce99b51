"""Guest memory on a device: reserved addresses, of which what is needed is backed by physical memory.

A guest pointer means the same on the device, only the base differs. Physical memory comes in extents of whole chunks and is
kept when it is not needed any more, until the device has none left.
"""

from bisect import bisect_right

from allvm.graph.devices.driver import OUT_OF_MEMORY, CudaError
from allvm.ir.errors import DeviceError

REACH = 1 << 32
GUARD = 1 << 26  # after it, never mapped
LARGEST = 256 << 20  # of an extent, so that part of a large array can be given back


class Extent:
    """Mapped physical memory: guest addresses [lo, hi)."""

    __slots__ = ("handle", "hi", "lo", "used")

    def __init__(self, lo, hi, handle):
        self.lo, self.hi, self.handle = lo, hi, handle
        self.used = 0  # when last, in launches


class DeviceMemory:
    """The memory of one device. release(lo, hi): called before an extent is taken away; whether it may be."""

    def __init__(self, driver, number, release):
        self.driver, self.number, self.release = driver, number, release
        self.chunk = max(driver.granularity(number), 2 << 20)
        self.base = int(driver.call("cuMemAddressReserve", REACH + GUARD, self.chunk, 0, 0))
        self.extents, self.starts = [], []
        self.clock = 0

    @property
    def mapped(self):
        """Bytes of physical memory."""
        return sum(e.hi - e.lo for e in self.extents)

    def ensure(self, ranges):
        """Back ranges [lo, hi) of guest addresses with memory. All are there afterwards, or DeviceError."""
        self.clock += 1
        wanted = [(lo // self.chunk * self.chunk, min(REACH, -(-hi // self.chunk) * self.chunk)) for lo, hi in ranges if hi > lo]
        for lo, hi in wanted:
            for e in self.within(lo, hi):
                e.used = self.clock
        for lo, hi in wanted:
            for a, b in self.missing(lo, hi):
                for at in range(a, b, LARGEST):
                    self.add(at, min(b, at + LARGEST))

    def within(self, lo, hi):
        """The extents that meet a range."""
        n = max(0, bisect_right(self.starts, lo) - 1)
        found = []
        while n < len(self.extents) and self.extents[n].lo < hi:
            if self.extents[n].hi > lo:
                found.append(self.extents[n])
            n += 1
        return found

    def missing(self, lo, hi):
        """The parts of a range that no memory is behind."""
        found, at = [], lo
        for e in self.within(lo, hi):
            if e.lo > at:
                found.append((at, e.lo))
            at = max(at, e.hi)
        if at < hi:
            found.append((at, hi))
        return found

    def add(self, lo, hi):
        while True:
            try:
                handle = self.driver.map(self.base + lo, hi - lo, self.number)
                break
            except CudaError as e:
                if e.code != OUT_OF_MEMORY:
                    raise
                if not self.evict():
                    raise DeviceError(f"the GPU has no memory left: {hi - lo:,} bytes more are needed, the program's graphs have {self.mapped:,}") from None
        extent = Extent(lo, hi, handle)
        extent.used = self.clock
        n = bisect_right(self.starts, lo)
        self.extents.insert(n, extent)
        self.starts.insert(n, lo)

    def evict(self):
        """Give back the extent that was used longest ago and is not needed now. Whether there was one."""
        for e in sorted((e for e in self.extents if e.used < self.clock), key=lambda e: e.used):
            if self.release(e.lo, e.hi):
                self.drop(e)
                return True
        return False

    def drop(self, extent):
        n = self.extents.index(extent)
        del self.extents[n], self.starts[n]
        self.driver.quiet("cuMemUnmap", self.base + extent.lo, extent.hi - extent.lo)
        self.driver.quiet("cuMemRelease", extent.handle)

    def close(self):
        for e in list(self.extents):
            self.drop(e)
        if self.base:
            self.driver.quiet("cuMemAddressFree", self.base, REACH + GUARD)
            self.base = 0
