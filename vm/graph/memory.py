"""The memory tracker: which memory graphs work on, in which memory space its contents are, and what was moved.

Devices that share the host's memory have the space HOST: nothing is ever moved for them.
"""

from bisect import bisect_right

from allvm.interp._core import GraphMisuse

HOST = "host"


class Region:
    """Tracked memory. valid: the spaces that hold its contents."""

    __slots__ = ("address", "size", "valid")

    def __init__(self, address, size):
        self.address, self.size = address, size
        self.valid = {HOST}


class Tracker:
    """Tracked regions by address. copy(region, from, to): moves contents between spaces."""

    def __init__(self, instance, copy=None, stats=None):
        self.instance, self.copy, self.stats = instance, copy, stats
        self.regions, self.starts = {}, []
        self.moves, self.moved = 0, 0

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
        if address not in self.regions:
            raise GraphMisuse(f"the memory at {address:#x} is not tracked")
        del self.regions[address]
        self.starts = sorted(self.regions)

    def request(self, address, size):
        region = self.regions.get(address) or self.find(address)
        if region is None:
            raise GraphMisuse(f"the memory at {address:#x} is not tracked")
        if address + size > region.address + region.size:
            raise GraphMisuse(f"{size} bytes at {address:#x} are asked for, {region.address + region.size - address} are tracked")
        self.bring(region, HOST)

    def bring(self, region, space):
        """Have the contents of a region in a space."""
        if space not in region.valid:
            self.moves += 1
            self.moved += region.size
            source = next(iter(region.valid))
            start = self.stats.clock() if self.stats else 0.0
            self.copy(region, source, space)
            if self.stats:
                self.stats.span("transfer", f"{source} to {space}", start, address=region.address, bytes=region.size)
            region.valid.add(space)

    def before(self, space, addresses):
        """A node will run in a space. addresses: (address, read, written) of its pointers."""
        for address, read, written in addresses:
            region = self.find(address)
            if region is None or region.valid == {space}:
                continue
            if read:
                self.bring(region, space)
            if written:
                region.valid = {space}
