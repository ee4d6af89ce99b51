"""An `.avm` file as its sections: what can be asked and changed without decoding what is in them.

Everything that starts a program goes through here, so nothing heavy is imported.
"""

import struct
import zlib

from allvm.ir.errors import FormatError, UsageError
from allvm.ir.leb import ULEB, LebError, read_sleb, read_uleb

MAGIC = b"\x7fAVM"
HEADER = 12
FUNCTIONS, SYMBOLS, START, DEPENDENCIES, PROGRAMS = 3, 6, 7, 8, 14
NAMES = ("custom", "types", "imports", "functions", "code", "data", "symbols", "start", "dependencies",
         "names", "lines", "target", "graphs", "hints", "programs")  # fmt: skip
OPTIONAL = {128: "debug"}
_MAIN = b"\x04main\x12"  # the name; an alias of a function, global


def section_name(id):
    return NAMES[id] if id < len(NAMES) else OPTIONAL.get(id) or f"section {id}"


def module_start(data):
    """Where the magic number stands: after the `#!` line, if there is one."""
    if data[:2] != b"#!":
        return 0
    newline = data.find(b"\n", 0, 4096)
    return len(data) if newline < 0 else newline + 1


def content(data):
    """The module without its `#!` line: what its hash is taken of."""
    start = module_start(data)
    return data[start:] if start else data


def content_hash(data):
    """The SHA-256, in hexadecimal, by which a module is named as a dependency."""
    import hashlib

    return hashlib.sha256(memoryview(data)[module_start(data) :]).hexdigest()


def table(data):
    """[(id, first byte, end)] of the sections; FormatError where they cannot be told apart."""
    pos = module_start(data) + HEADER
    out = []
    try:
        while pos < len(data):
            id = data[pos]
            size, begin = read_uleb(data, pos + 1)
            pos = begin + size
            out.append((id, begin, pos))
    except (LebError, IndexError):
        pos = len(data) + 1
    if pos > len(data) and out:
        raise FormatError("the sections are damaged")
    return out


def find(data, id):
    """The payload of a section, b"" where there is none or the file is damaged (reading it will tell)."""
    try:
        return next((data[begin:end] for n, begin, end in table(data) if n == id), b"")
    except FormatError:
        return b""


def check(data):
    """FormatError unless header and checksum are those of a whole module that can be read here."""
    from allvm.ir.isa import ISA_VERSION

    start = module_start(data)
    if data[start : start + 4] != MAGIC or len(data) < start + HEADER:
        raise FormatError("not a module")
    version, flags, crc = struct.unpack_from("<HHI", data, start + 4)
    if version > ISA_VERSION:
        raise FormatError(f"format version {version} is newer than {ISA_VERSION}, the newest known here")
    if flags or not version:
        raise FormatError(f"version {version} with flags {flags:#x} does not exist")
    if zlib.crc32(memoryview(data)[start + HEADER :]) != crc:
        raise FormatError("the checksum is wrong: the file is damaged or truncated")


def assemble(header, parts):
    """A module out of the 12 bytes of a header and (id, payload) pairs; its checksum is put right."""
    body = b"".join([bytes((id,)) + ULEB[len(payload)] + payload for id, payload in parts if payload])
    return header[:8] + struct.pack("<I", zlib.crc32(body)) + body


class _Cursor:
    """Reads a payload from the front."""

    def __init__(self, data, what):
        self.data, self.pos, self.what = data, 0, what

    def uleb(self):
        return self._number(read_uleb)

    def sleb(self):
        return self._number(read_sleb)

    def _number(self, read):
        try:
            value, self.pos = read(self.data, self.pos)
        except (LebError, IndexError):
            raise self.damaged() from None
        return value

    def string(self):
        n = self.uleb()
        raw = self.data[self.pos : self.pos + n]
        self.pos += n
        try:
            if len(raw) == n:
                return raw.decode()
        except UnicodeDecodeError:
            pass
        raise self.damaged()

    def count(self):
        n = self.uleb()
        if n > len(self.data):
            raise self.damaged()
        return n

    def damaged(self):
        return FormatError(f"section {self.what} is damaged")


def dependencies(data):
    """[(name, SHA-256 or "")] of the modules that a file names as needed."""
    payload = find(data, DEPENDENCIES)
    if not payload:
        return []
    r = _Cursor(payload, "dependencies")
    return [(r.string(), r.string()) for _ in range(r.count())]


def programs(data):
    """{name: (main function, start section)} of a file that holds several programs."""
    payload = find(data, PROGRAMS)
    if not payload:
        return {}
    r = _Cursor(payload, "programs")
    found = {}
    for _ in range(r.count()):
        name, main = r.string(), r.uleb()
        begin = r.pos
        entries = 0
        for _ in range(2):
            n = r.count()
            entries += n
            for _ in range(n):
                r.sleb(), r.uleb()
        found[name] = main, payload[begin : r.pos] if entries else b""
    return found


def select(data, name):
    """The module that is one of the programs in a file: its main, its start functions; the rest stays as it is."""
    check(data)
    found = programs(data)
    if name not in found:
        raise UsageError(f"there is no program {name} in it; there are {', '.join(sorted(found))}")
    main, start = found[name]
    parts = {id: data[begin:end] for id, begin, end in table(data) if id}
    custom = [(0, data[begin:end]) for id, begin, end in table(data) if not id]
    del parts[PROGRAMS]
    parts[START] = start
    parts[SYMBOLS] = _with_main(parts.get(SYMBOLS, b""), main)
    at = module_start(data)
    return assemble(data[at : at + HEADER], sorted(parts.items()) + custom)


def _with_main(symbols, main):
    """A symbol section with one symbol more."""
    n, begin = read_uleb(symbols, 0) if symbols else (0, 0)
    return ULEB[n + 1] + symbols[begin:] + _MAIN + ULEB[main] + b"\0"
