"""The memory tracker: which memory graphs work on, in which memories its contents are, and what was moved.

Devices that share the program's memory have the space HOST: nothing is ever moved for them. Others have a memory of their own. For
every byte it is known in which memories its contents are; a range is moved only where it is missing, and only when someone needs it.

Tracked memory belongs to the graphs until the program asks for it (request) or tracks it no more. All other memory is the program's
again when a graph ends.
"""

import threading
from bisect import bisect_left, bisect_right

from allvm.interp._core import GraphMisuse

HOST = "host"
REACH = 1 << 32


class Region:
    """Tracked memory."""

    __slots__ = ("address", "size")

    def __init__(self, address, size):
        self.address, self.size = address, size


class Validity:
    """For every address the memories that hold its contents, a set of bits. Bit 0: the program's own."""

    def __init__(self):
        self.starts, self.bits = [0], [1]

    def pieces(self, lo, hi):
        """(lo, hi, bits) of the parts of a range."""
        n = bisect_right(self.starts, lo) - 1
        found = []
        while lo < hi:
            end = min(hi, self.starts[n + 1]) if n + 1 < len(self.starts) else hi
            found.append((lo, end, self.bits[n]))
            lo, n = end, n + 1
        return found

    def set(self, lo, hi, change):
        """change(bits): the new bits of each part of a range."""
        if lo >= hi:
            return
        new = [(a, change(bits)) for a, _, bits in self.pieces(lo, hi)]
        after = self.pieces(hi, hi + 1)[0][2] if hi < REACH else None
        first, last = bisect_left(self.starts, lo), bisect_left(self.starts, hi)
        if after is not None and (last == len(self.starts) or self.starts[last] != hi):
            new.append((hi, after))
        elif last < len(self.starts):
            new.append((hi, self.bits[last]))
            last += 1
        previous = self.bits[first - 1] if first else None
        merged = []
        for a, bits in new:
            if bits != previous:
                merged.append((a, bits))
            previous = bits
        self.starts[first:last] = [a for a, _ in merged]
        self.bits[first:last] = [b for _, b in merged]

    def missing(self, bit, lo, hi):
        """(lo, hi) of what is not in a memory."""
        return merge((a, b) for a, b, bits in self.pieces(lo, hi) if not bits & bit)

    @property
    def simple(self):
        """Whether everything is in the program's own memory alone."""
        return len(self.starts) == 1 and self.bits[0] == 1


class Tracker:
    """Tracked regions by address. devices: those with a memory of their own, by the bit of their memory; see `join`."""

    def __init__(self, instance, stats=None):
        self.instance, self.stats = instance, stats
        self.regions, self.starts = {}, []
        self.valid = Validity()
        self.devices = {}
        self.lock = threading.RLock()
        self.moves, self.moved = 0, 0

    def join(self, device):
        """The bit of a device's memory. fetch(ranges): brings what is in its memory to the program's."""
        bit = 2 << len(self.devices)
        self.devices[bit] = device
        return bit

    # -- for the program
    def track(self, address, size):
        layout = self.instance.layout
        if size and not layout["stack_lo"] <= address <= address + size <= layout["heap_end"]:
            raise GraphMisuse(f"{size} bytes at {address:#x} are tracked, but the program's memory ends at {layout['heap_end']:#x}")
        if address in self.regions:
            self.regions[address].size = size
            return
        near = self.find(address) or self.find(address + max(size, 1) - 1)
        if near is not None and size:
            raise GraphMisuse(f"{size} bytes at {address:#x} overlap {near.size} bytes that are tracked at {near.address:#x}")
        self.regions[address] = Region(address, size)
        self.starts = sorted(self.regions)

    def find(self, address):
        """The region that an address lies in, or None."""
        n = bisect_right(self.starts, address)
        region = self.regions[self.starts[n - 1]] if n else None
        return region if region is not None and address < region.address + region.size else None

    def untrack(self, address):
        region = self.regions.get(address)
        if region is None:
            raise GraphMisuse(f"the memory at {address:#x} is not tracked")
        self.give_back(address, address + region.size)
        del self.regions[address]
        self.starts = sorted(self.regions)

    def request(self, address, size):
        region = self.regions.get(address) or self.find(address)
        if region is None:
            raise GraphMisuse(f"the memory at {address:#x} is not tracked")
        if address + size > region.address + region.size:
            raise GraphMisuse(f"{size} bytes at {address:#x} are asked for, {region.address + region.size - address} are tracked")
        self.give_back(address, address + size)

    def give_back(self, lo, hi):
        """Have a range in the program's memory, which may change it now."""
        if not self.valid.simple:
            self.home([(lo, hi)])
            with self.lock:
                self.valid.set(lo, hi, lambda bits: 1)

    def untracked(self, lo, hi):
        """The parts of a range that are not tracked."""
        found = []
        n = max(0, bisect_right(self.starts, lo) - 1)
        for start in self.starts[n:]:
            region = self.regions[start]
            if start >= hi:
                break
            if start > lo:
                found.append((lo, start))
            lo = max(lo, start + region.size)
        if lo < hi:
            found.append((lo, hi))
        return found

    # -- for devices
    def clock(self):
        return self.stats.clock() if self.stats else 0.0

    def home(self, ranges, work=None):
        """Have the contents of ranges in the program's memory. work: in which a device does that."""
        if self.valid.simple:
            return
        for bit, device in self.devices.items():
            with self.lock:
                wanted = merge((a, b) for lo, hi in ranges for a, b, bits in self.valid.pieces(lo, hi) if not bits & 1 and bits & bit)
            if wanted:
                device.fetch(wanted, work)

    def before(self, pointers, reach):
        """A node that works in the program's memory will run. pointers: (address, size, read, written); reach: where memory ends."""
        if self.valid.simple:
            return
        ranges = [(lo, min(lo + size, reach), written or not read) for lo, size, read, written in pointers if lo < reach]
        self.home([(lo, hi) for lo, hi, _ in ranges])
        written = merge((lo, hi) for lo, hi, written in ranges if written)
        if written:
            for device in self.devices.values():
                device.quiesce(written)
        with self.lock:
            for lo, hi in written:
                self.valid.set(lo, hi, lambda bits: 1)

    def to_move(self, bit, pointers):
        """Bytes that a node's run would have to move into a memory. pointers: (address, size)."""
        return sum(hi - lo for a, size in pointers for lo, hi in self.valid.missing(bit, a, min(REACH, a + size)))

    def counted(self, source, target, lo, hi, start):
        """A transfer has been made, or put under way, since `start`."""
        self.moves += 1
        self.moved += hi - lo
        if self.stats:
            self.stats.span("transfer", f"{source} to {target}", start, address=lo, bytes=hi - lo)


def merge(ranges):
    """Ranges in order, those that touch as one."""
    found = []
    for lo, hi in sorted(ranges):
        if lo >= hi:
            continue
        if found and lo <= found[-1][1]:
            found[-1] = found[-1][0], max(hi, found[-1][1])
        else:
            found.append((lo, hi))
    return found
