"""Transfers between the program's memory and a device's, through pinned buffers, or directly where the program's pages are pinned. Nothing else is
given to the driver: of other memory it does not say when it has been read, and it must not go away before.

A transfer to the device has read the program's memory when `upload` comes back, unless those pages are pinned: then when its stream gets
there. One to the program has arrived when its stream has been waited for and `arrived` was called.
"""

import ctypes
import mmap

from allvm.graph.devices.driver import CudaError

BUFFER = 4 << 20  # bytes of a pinned buffer
BUFFERS = 4  # for each direction
SMALL = 64 << 10  # so much goes through a part of a buffer of its own, so that many small transfers may be under way
WORTH_PINNING = 8 << 20  # bytes of a range that is moved more than once
PIN_SHARE = 4  # at most a fourth of the machine's memory is pinned


class Buffer:
    """A pinned buffer. event: after which it is free again. waiting: what `arrived` has to copy out of it: (address, size)."""

    __slots__ = ("address", "event", "waiting")

    def __init__(self, address, event):
        self.address, self.event, self.waiting = address, event, None


class Pins:
    """The program's pages that are pinned. host: the address of guest address 0."""

    def __init__(self, driver, host):
        self.driver, self.host = driver, host
        self.seen = {}  # (lo, hi) -> how often
        self.ranges = []
        self.allowed = True

    def consider(self, lo, hi):
        """Pin pages that are moved for the second time, where that is worth it and allowed. Whether they are pinned."""
        if any(a <= lo and hi <= b for a, b in self.ranges):
            return True
        if hi - lo < WORTH_PINNING or not self.allowed:
            return False
        n = self.seen[lo, hi] = self.seen.get((lo, hi), 0) + 1
        page = mmap.PAGESIZE
        a, b = lo // page * page, -(-hi // page) * page
        if n < 2 or any(a < q and p < b for p, q in self.ranges) or sum(q - p for p, q in self.ranges) + b - a > memory_size() // PIN_SHARE:
            return False
        try:
            self.driver.call("cuMemHostRegister", self.host + a, b - a, 0)
        except CudaError as e:
            if e.lost:
                raise
            self.allowed = False  # a limit of the system, most likely
            return False
        self.ranges.append((a, b))
        return True

    def close(self):
        for a, _ in self.ranges:
            self.driver.quiet("cuMemHostUnregister", self.host + a)
        self.ranges = []


class Transfers:
    """Of one graph under way. host: the address of guest address 0; base: that on the device. wait(event): until then; raises when the program
    has to stop. They share pins."""

    def __init__(self, driver, host, base, events, wait, pins):
        self.driver, self.host, self.base, self.wait, self.pins = driver, host, base, wait, pins
        self.new_event, self.old_event = events
        self.up, self.down, self.parts = [], [], []
        self.block = 0

    def upload(self, lo, hi, stream):
        """Copy guest memory [lo, hi) to the device."""
        if self.pins.consider(lo, hi):
            self.driver.call("cuMemcpyHtoDAsync", self.base + lo, self.host + lo, hi - lo, stream)
        else:
            self.put(self.base + lo, self.host + lo, hi - lo, stream)

    def put(self, to, source, size, stream):
        """Copy the host's memory at source, which has been read afterwards, to the device."""
        for at in range(0, size, BUFFER):
            n = min(BUFFER, size - at)
            buffer = self.part() if n <= SMALL else self.buffer(self.up)
            ctypes.memmove(buffer.address, source + at, n)
            self.driver.call("cuMemcpyHtoDAsync", to + at, buffer.address, n, stream)
            self.driver.call("cuEventRecord", buffer.event, stream)

    def download(self, lo, hi, stream):
        """Copy device memory [lo, hi) to the program's. It has arrived afterwards."""
        if self.pins.consider(lo, hi):
            self.driver.call("cuMemcpyDtoHAsync", self.host + lo, self.base + lo, hi - lo, stream)
            self.finish(stream)
        else:
            self.get(self.host + lo, self.base + lo, hi - lo, stream)

    def get(self, to, source, size, stream):
        """Copy device memory at source to the host's, where it has arrived afterwards."""
        try:
            for at in range(0, size, BUFFER):
                n = min(BUFFER, size - at)
                buffer = self.buffer(self.down)
                self.driver.call("cuMemcpyDtoHAsync", buffer.address, source + at, n, stream)
                self.driver.call("cuEventRecord", buffer.event, stream)
                buffer.waiting = to + at, n
            for buffer in self.down:  # oldest first
                self.arrived(buffer)
        except BaseException:
            for buffer in self.down:
                buffer.waiting = None
            raise

    def finish(self, stream):
        """Until a stream is empty."""
        event = self.new_event()
        try:
            self.driver.call("cuEventRecord", event, stream)
            self.wait(event)
        finally:
            self.old_event(event)

    def arrived(self, buffer):
        """Move what is in a buffer on."""
        if buffer.waiting is not None:
            self.wait(buffer.event)
            address, size = buffer.waiting
            buffer.waiting = None
            ctypes.memmove(address, buffer.address, size)

    def buffer(self, ring):
        """The buffer used longest ago, free again."""
        if len(ring) < BUFFERS:
            address = int(self.driver.call("cuMemHostAlloc", BUFFER, 0))
            try:
                found = Buffer(address, self.new_event())
            except CudaError:
                self.driver.quiet("cuMemFreeHost", address)
                raise
        else:
            found = ring.pop(0)
            ring.append(found)
            self.arrived(found)
            self.wait(found.event)
            return found
        ring.append(found)
        return found

    def part(self):
        """The part of a buffer used longest ago, free again."""
        if not self.block:
            self.block = int(self.driver.call("cuMemHostAlloc", BUFFER, 0))
        if len(self.parts) < BUFFER // SMALL:
            self.parts.append(Buffer(self.block + len(self.parts) * SMALL, self.new_event()))
        else:
            self.parts.append(self.parts.pop(0))
            self.wait(self.parts[-1].event)
        return self.parts[-1]

    def close(self):
        for buffer in [*self.up, *self.down]:
            self.driver.quiet("cuMemFreeHost", buffer.address)
        if self.block:
            self.driver.quiet("cuMemFreeHost", self.block)
        for buffer in [*self.up, *self.down, *self.parts]:
            self.driver.quiet("cuEventDestroy", buffer.event)
        self.up, self.down, self.parts, self.block = [], [], [], 0


def memory_size():
    import os

    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (ValueError, OSError):
        return 4 << 30
