"""The record of what a program asked of the operating system (interp/host_world.h): memory that the processes of a debugger share."""

import ctypes
import mmap
import struct

from allvm.ir.errors import AllvmError

CAPACITY = 4 << 30  # address space, not memory: pages come into being when they are written
HEADER = 64
ENTRY = struct.Struct("<IIqii")
WRITE = 2
NORESERVE = getattr(mmap, "MAP_NORESERVE", 0x4000)


class Record:
    """Made before the first fork. `stop` set to 1 makes the program that runs stop at its next instruction."""

    def __init__(self):
        size = CAPACITY
        while True:
            try:
                self.map = mmap.mmap(-1, size, flags=mmap.MAP_SHARED | NORESERVE)
                break
            except OSError:
                size //= 4
                if size < 1 << 20:
                    raise AllvmError("no memory for the record of the program's calls") from None
        self.size = size
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(self.map))
        self._parsed, self._outputs = HEADER, []  # up to where, and (position behind it, descriptor, bytes) of each write

    @property
    def stop_address(self):
        return self.address + 16

    def ask_to_stop(self, yes=True):
        self.map[16:20] = b"\1\0\0\0" if yes else bytes(4)

    def outputs(self, begin, end):
        """[(descriptor, bytes)] that were written between two positions."""
        limit = struct.unpack_from("<Q", self.map, 0)[0]
        while self._parsed < limit:
            kind, size, _, _, where = ENTRY.unpack_from(self.map, self._parsed)
            start = self._parsed + ENTRY.size
            self._parsed = start + ((size + 7) & ~7)
            if kind == WRITE and size:
                self._outputs.append((self._parsed, where, bytes(self.map[start : start + size])))
        return [(where, data) for at, where, data in self._outputs if begin < at <= end]
