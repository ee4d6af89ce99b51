"""A guest without an interpreter: memory, a Ctx, and host functions called by address.

Callbacks into the guest are Python functions registered at guest addresses.
"""

import ctypes
import mmap
import os
import struct
import time

from allvm.interp import _host

PAGE = 65536
TRAPS = {1: "unreachable", 2: "memory", 3: "divide", 4: "overflow", 6: "indirect", 9: "longjmp", 10: "abort", 11: "heap", 12: "host",
         13: "interrupt", 14: "timeout", 16: "assert", 100: "exit"}  # fmt: skip

libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]

GROW = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64)
CALL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_char_p)
POLL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
HOSTFN = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


class Ctx(ctypes.Structure):
    _fields_ = [
        ("mem", ctypes.c_void_p), ("trap", ctypes.c_int32), ("exit_code", ctypes.c_int32),
        ("trap_addr", ctypes.c_uint64), ("trap_note", ctypes.c_char * 256),
        ("stack_lo", ctypes.c_uint64), ("stack_hi", ctypes.c_uint64),
        ("ro_lo", ctypes.c_uint64), ("ro_hi", ctypes.c_uint64),
        ("heap_lo", ctypes.c_uint64), ("heap_end", ctypes.c_uint64), ("heap_max", ctypes.c_uint64),
        ("sp", ctypes.c_uint64), ("host", ctypes.c_void_p),
        ("grow", GROW), ("call", CALL), ("poll", POLL), ("native", ctypes.c_void_p * 7), ("native_units", ctypes.c_int64),
        ("sp_lo", ctypes.c_uint64), ("sp_hi", ctypes.c_uint64), ("stacks", ctypes.c_void_p),
        ("more", ctypes.c_uint64 * 6), ("tls", ctypes.c_uint64), ("hooks", ctypes.c_void_p * 8),
    ]  # fmt: skip


class GuestTrap(Exception):
    """A host function stopped the guest: kind, address, note."""

    def __init__(self, kind, addr, note):
        super().__init__(f"{kind} at {addr:#x}: {note}")
        self.kind, self.addr, self.note = kind, addr, note


def pack_value(letter, value):
    """A parameter as the 64 bits of a slot. The upper half of 32-bit ones holds garbage that must not matter."""
    if letter == "f":
        return struct.unpack("<I", struct.pack("<f", value))[0]
    if letter == "d":
        return struct.unpack("<Q", struct.pack("<d", value))[0]
    return value & (0xFFFFFFFF if letter == "i" else 0xFFFFFFFFFFFFFFFF)


def unpack_value(letter, bits):
    if letter == "i":
        assert bits >> 32 == 0, "an i32 result with upper bits set"
        return bits - (1 << 32) if bits >> 31 else bits
    if letter == "f":
        assert bits >> 32 == 0, "an f32 result with upper bits set"
        return struct.unpack("<f", struct.pack("<I", bits))[0]
    if letter == "d":
        return struct.unpack("<d", struct.pack("<Q", bits))[0]
    return bits


class Guest:
    """Stack, read-only page, data page and heap, as docs/abi.md lays them out, in 4 GiB of reserved addresses."""

    def __init__(self, heap_limit=64 << 20, **host):
        self.base = libc.mmap(None, 1 << 32, 0, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000, -1, 0)
        self.ctx = c = Ctx()
        c.mem = self.base
        c.stack_lo, c.stack_hi = 4 * PAGE, 8 * PAGE
        c.ro_lo, c.ro_hi = 8 * PAGE, 9 * PAGE
        self.data, self.data_end = 9 * PAGE, 10 * PAGE
        c.heap_lo = c.heap_end = 10 * PAGE
        c.heap_max = c.heap_lo + heap_limit
        libc.mprotect(self.base + c.stack_lo, c.heap_end - c.stack_lo, 3)
        c.grow, c.call, c.poll = GROW(self._grow), CALL(self._call), POLL(self._poll)
        self.deadline = None
        self.functions, self.errors, self.calls = {}, [], 0
        self.data_symbols = {}
        self.slots = (ctypes.c_uint64 * 32)()
        self.depth = 0
        self.ro_next, self.data_next, self.fn_next = c.ro_lo, self.data, 0x10000
        self.out_fd, self.err_fd = os.memfd_create("out"), os.memfd_create("err")
        self.in_fd = os.memfd_create("in")
        host = {"stdin_fd": self.in_fd, "stdout_fd": self.out_fd, "stderr_fd": self.err_fd} | host
        self.host = _host.HostState(**host)
        for name in _host.data_names():
            if _host.canonical_data(name) == name:
                self.data_symbols[name] = self.place(b"\0" * _host.lookup_data(name)[0])
        self.host.attach(ctypes.addressof(c), self.data_symbols)
        assert c.host == self.host.address

    def close(self):
        self.host.close(ctypes.addressof(self.ctx))
        del self.host
        for fd in (self.out_fd, self.err_fd, self.in_fd):
            os.close(fd)
        libc.munmap(self.base, 1 << 32)

    # --- what the interpreter would provide

    def _grow(self, _, end):
        end = -(-end // PAGE) * PAGE
        if end > self.ctx.heap_max:
            return -1
        if end > self.ctx.heap_end:
            libc.mprotect(self.base + self.ctx.heap_end, end - self.ctx.heap_end, 3)
            self.ctx.heap_end = end
        return 0

    def _call(self, _, fn, args, sig):
        params, results = sig.decode().split(":")
        slots = ctypes.cast(args, ctypes.POINTER(ctypes.c_uint64))
        self.calls += 1
        if fn not in self.functions:
            self.ctx.trap, self.ctx.trap_addr = 6, fn
            return 1
        try:
            got = self.functions[fn](*[unpack_value(p, slots[i] & (0xFFFFFFFF if p in "if" else ~0))
                                       for i, p in enumerate(params)])
            if results:
                slots[0] = pack_value(results, got)
        except GuestTrap as e:      # the guest function ran into a trap: it is on its way out
            assert self.ctx.trap, e
            return 1
        except Exception as e:
            self.errors.append(e)
            self.ctx.trap = 102
            return 1
        return 1 if self.ctx.trap else 0

    def _poll(self, _):
        if self.deadline and time.monotonic() > self.deadline and not self.ctx.trap:
            self.ctx.trap = 14
        return 1 if self.ctx.trap else 0

    def function(self, f):
        """The guest address of a Python function."""
        self.fn_next += 16
        self.functions[self.fn_next] = f
        return self.fn_next

    # --- memory

    def read(self, addr, n):
        assert self.ctx.stack_lo <= addr and addr + n <= self.ctx.heap_end, f"outside guest memory: {addr:#x}+{n}"
        return ctypes.string_at(self.base + addr, n)

    def write(self, addr, data):
        assert self.ctx.stack_lo <= addr and addr + len(data) <= self.ctx.heap_end
        ctypes.memmove(self.base + addr, data, len(data))

    def cstr(self, addr):
        n = 64
        while True:
            n = min(n, self.ctx.heap_end - addr)
            data = self.read(addr, n)
            if b"\0" in data:
                return data[: data.index(b"\0")]
            assert addr + n < self.ctx.heap_end, "no end of the string"
            n *= 4

    def wstr(self, addr):
        out = []
        while c := self.int(addr, 4):
            out.append(chr(c))
            addr += 4
        return "".join(out)

    def int(self, addr, n=8, signed=False):
        return int.from_bytes(self.read(addr, n), "little", signed=signed)

    def place(self, data, align=16):
        """Put bytes into the data page (until reset); its address."""
        addr = -(-self.data_next // align) * align
        if addr + len(data) > self.data_end:
            addr = self.call("malloc", len(data))
        else:
            self.data_next = addr + len(data)
        self.write(addr, data)
        return addr

    def s(self, text):
        return self.place((text if isinstance(text, bytes) else text.encode()) + b"\0")

    def ws(self, text):
        return self.place(b"".join(struct.pack("<I", ord(c)) for c in text) + b"\0" * 4)

    def buf(self, n, fill=0xCC):
        return self.place(bytes([fill]) * n)

    def const(self, data):
        """Bytes in read-only memory."""
        addr = self.ro_next
        self.ro_next = -(-(addr + len(data)) // 16) * 16
        self.write(addr, data)
        return addr

    def mark(self):
        return self.data_next

    def release(self, mark):
        self.data_next = mark

    # --- calling

    def call(self, name, *args):
        """Call a host function; arguments and result as Python values, strings are placed in memory first."""
        entry = _host.lookup(name)
        assert entry, f"no host function {name}"
        address, sig = entry
        params, results = sig.split(":")
        assert len(params) == len(args), f"{name} is {sig}"
        args = [self.s(x) if isinstance(x, (str, bytes)) else x for x in args]
        depth = self.depth
        assert depth < 4
        slots = (ctypes.c_uint64 * 16)()
        for i, (p, x) in enumerate(zip(params, args, strict=True)):
            slots[i] = pack_value(p, x) | (0xDEADBEEF << 32 if p in "if" else 0)
        self.depth += 1
        HOSTFN(address)(ctypes.addressof(self.ctx), ctypes.addressof(slots))
        self.depth = depth
        if self.errors:
            self.ctx.trap = 0
            raise self.errors.pop()
        if self.ctx.trap:
            kind = TRAPS.get(self.ctx.trap, self.ctx.trap)
            trap = GuestTrap(kind, self.ctx.trap_addr, self.ctx.trap_note.decode())
            if depth == 0:
                self.ctx.trap, self.ctx.trap_note = 0, b""
            raise trap
        out = [unpack_value(r, slots[i]) for i, r in enumerate(results)]
        return out[0] if len(out) == 1 else tuple(out) if out else None

    def va(self, *args):
        """Variadic arguments: ints, floats (as double), strings (as pointers), bytes of 16 (long double) or raw cells."""
        cells = b""
        for x in args:
            if isinstance(x, LongDouble):
                cells += b"\0" * (-len(cells) % 16) + x.bits
            elif isinstance(x, float):
                cells += struct.pack("<d", x)
            elif isinstance(x, (str, bytes)):
                cells += struct.pack("<Q", self.s(x))
            else:
                cells += struct.pack("<Q", x & 0xFFFFFFFFFFFFFFFF)
        return self.place(cells) if cells else 0

    @property
    def errno(self):
        return self.int(self.call("__errno_location"), 4)

    @errno.setter
    def errno(self, value):
        self.write(self.call("__errno_location"), struct.pack("<I", value))

    def stdin(self, data):
        """What the guest will read from stdin."""
        os.ftruncate(self.in_fd, 0)
        os.pwrite(self.in_fd, data, 0)
        os.lseek(self.in_fd, 0, os.SEEK_SET)

    def output(self, fd=None):
        """What has been written to stdout (flushed first) since the last look."""
        self.host.close(ctypes.addressof(self.ctx))
        fd = self.out_fd if fd is None else fd
        n = os.lseek(fd, 0, os.SEEK_END)
        data = os.pread(fd, n, 0)
        os.ftruncate(fd, 0)
        os.lseek(fd, 0, os.SEEK_SET)
        return data

    @property
    def streams(self):
        return {n: self.int(self.data_symbols[n]) for n in ("stdin", "stdout", "stderr")}


class LongDouble:
    """A variadic argument of 16 bytes."""

    def __init__(self, bits):
        self.bits = bits if isinstance(bits, bytes) else bits.to_bytes(16, "little")
