"""Writes archives of object files as `ar` and `ranlib` do, with an index of their symbols."""

import struct

from allvm.archive import MAGIC
from allvm.jit.elf import Object


def _header(name, size):
    return f"{name:<16}{0:<12}{0:<6}{0:<6}{'644':<8}{size:<10}`\n".encode()


def write_archive(members):
    """The bytes of an archive of (name, object bytes); names have at most 15 characters."""
    symbols = []  # (name, number of the member)
    for number, (_, data) in enumerate(members):
        obj = Object(data)
        symbols += [(s.name, number) for s in obj.symbols if s.section and s.name and s.type in (0, 1, 2) and s.binding]
    names = b"".join(name.encode() + b"\0" for name, _ in symbols)
    index = 4 + 4 * len(symbols) + len(names)
    at, offsets = len(MAGIC) + 60 + index + (index & 1), []
    for _, data in members:
        offsets.append(at)
        at += 60 + len(data) + (len(data) & 1)
    table = struct.pack(f">{len(symbols) + 1}I", len(symbols), *(offsets[n] for _, n in symbols)) + names
    out = bytearray(MAGIC)
    for name, data in (("/", table), *((n + "/", d) for n, d in members)):
        out += _header(name, len(data)) + data + (b"\n" if len(data) & 1 else b"")
    return bytes(out)
