"""What one graph under way has on a device: streams, launches not yet known to have ended, records of their ends."""

import time

from allvm.graph.devices.transfer import Transfers

SLOT = 256  # bytes of a launch's record: 64 for a trap, the rest for the node's outputs
SLOTS = 64
STREAMS = 4
SPIN = 200e-6  # seconds that an event is asked for without a pause
NAP, LONG_NAP = 20e-6, 1e-3
CHECK = 5e-3  # seconds between two looks at whether the program has to stop
PATIENCE = 5.0  # seconds for a kernel to stop when it is told to


class Operation:
    """Something that has been put into a stream, between two events. ranges: (lo, hi, written) of guest memory that it touches.
    kept: its events are still looked at."""

    __slots__ = ("begin", "event", "kept", "ranges", "stream")

    def __init__(self, event, ranges, stream, begin):
        self.event, self.ranges, self.stream, self.begin = event, ranges, stream, begin
        self.kept = True


class Launched:
    """A launch of a kernel. counts: how many instances; inputs: of the leaf; slot: of its record; outs, results: where its outputs are."""

    __slots__ = ("counts", "inputs", "loaded", "operation", "outs", "place", "results", "slot")

    def __init__(self, place, counts, loaded, inputs, slot, operation, outs, results):
        self.inputs = inputs
        self.place, self.counts, self.loaded, self.slot, self.operation = place, counts, loaded, slot, operation
        self.outs, self.results = outs, results


class Work:
    """context: the interpreter's, in which limits are looked at."""

    def __init__(self, device, context):
        self.device, self.context = device, context
        driver = device.driver
        self.streams = []
        self.turn = 0
        self.launches, self.touched = [], []
        self.shown = []  # (operation, bytes) of transfers that are for the trace
        self.taken = []  # device memory to give back when all has ended
        self.slots = None
        self.used = 0
        self.transfers = Transfers(driver, device.host, device.memory.base, (device.new_event, device.old_event), self.wait, device.pins)

    # -- records
    def slot(self, stream):
        """The number of a free record, all zeros for what follows in a stream."""
        if self.slots is None:
            self.slots = self.device.pool.take(SLOTS * SLOT)
        self.device.driver.call("cuMemsetD8Async", self.address(self.used), 0, SLOT, stream)
        self.used += 1
        return self.used - 1

    @property
    def full(self):
        return self.used == SLOTS

    def address(self, slot):
        return self.slots + slot * SLOT

    # -- streams
    def stream(self, n):
        while len(self.streams) <= n:
            self.streams.append(self.device.driver.call("cuStreamCreate", 1))  # independent of the default stream
        return self.streams[n]

    def choose(self, before):
        """The stream for an operation that comes after others: that of the last of them, as nothing has to be waited for there."""
        for operation in reversed(before):
            if operation.stream in self.streams:
                return operation.stream
        n = self.turn % STREAMS
        self.turn += 1
        return self.stream(n)

    # -- waiting
    def wait(self, event):
        """Until an event; what stops the program is raised, and stops the kernels."""
        driver = self.device.driver
        start = last = time.monotonic()
        nap = NAP
        while not driver.ready(event):
            now = time.monotonic()
            if now - start < SPIN:
                continue
            if now - last >= CHECK:
                last = now
                self.device.check(self, event)
            time.sleep(nap)
            nap = min(2 * nap, LONG_NAP)

    def drain(self):
        """Until its streams are empty, whatever stops the program: after a failure."""
        for stream in self.streams:
            self.device.driver.call("cuStreamSynchronize", stream)

    def reset(self):
        """Everything has ended."""
        for address in self.taken:
            self.device.pool.give(address)
        self.taken, self.launches, self.touched, self.shown = [], [], [], []
        self.used = 0

    def close(self):
        driver = self.device.driver
        self.transfers.close()
        for address in self.taken:
            self.device.pool.give(address)
        if self.slots is not None:
            self.device.pool.give(self.slots)
        for stream in self.streams:
            driver.quiet("cuStreamDestroy", stream)
        self.streams, self.taken, self.slots = [], [], None


class Pool:
    """Device memory for what is no guest memory, in sizes that are powers of two; freed blocks are kept."""

    def __init__(self, driver):
        self.driver = driver
        self.free, self.sizes = {}, {}

    def take(self, size):
        n = max(256, 1 << (size - 1).bit_length())
        blocks = self.free.get(n)
        address = blocks.pop() if blocks else int(self.driver.call("cuMemAlloc", n))
        self.sizes[address] = n
        return address

    def give(self, address):
        self.free.setdefault(self.sizes.pop(address), []).append(address)

    def trim(self):
        """Give free blocks back to the driver."""
        for blocks in self.free.values():
            for address in blocks:
                self.driver.quiet("cuMemFree", address)
        self.free = {}

    def close(self):
        self.trim()
        for address in self.sizes:
            self.driver.quiet("cuMemFree", address)
        self.sizes = {}
