"""GDB's view of native code: an object file in memory, with symbols, source lines, inlined functions and frames.

    seen = Gdb(_core.show_gdb, _core.hide_gdb)
    seen.add(unit, module, tier)    # GDB, if it watches this process, knows the code until it is unloaded

GDB's interface is in interp/vm_gdb.h. What the compiler's own DWARF says in terms of bytecode is said here in terms of
the program's source (seen.py).
"""

import functools
import struct

from allvm.jit.seen import Source, describe

_ADDRESS, _DATA8, _DATA2, _DATA1, _STRING, _UDATA, _REF4, _OFFSET = 0x01, 0x07, 0x05, 0x0B, 0x08, 0x0F, 0x13, 0x17
_NAME, _LINES, _LOW, _HIGH, _LANGUAGE, _INLINE, _PRODUCER = 0x03, 0x10, 0x11, 0x12, 0x13, 0x20, 0x25
_ORIGIN, _DECL_FILE, _DECL_LINE, _RANGES, _CALL_FILE, _CALL_LINE = 0x31, 0x3A, 0x3B, 0x55, 0x58, 0x59
_C99 = 0x0C
_UNIT, _ABSTRACT, _FUNCTION, _INLINED = 1, 2, 3, 4
_ABBREVIATIONS = {  # number: (tag, has children, attributes)
    _UNIT: (0x11, 1, [(_PRODUCER, _STRING), (_LANGUAGE, _DATA2), (_NAME, _STRING), (_LOW, _ADDRESS), (_HIGH, _DATA8), (_LINES, _OFFSET)]),
    _ABSTRACT: (0x2E, 0, [(_NAME, _STRING), (_DECL_FILE, _UDATA), (_DECL_LINE, _UDATA), (_INLINE, _DATA1)]),
    _FUNCTION: (0x2E, 1, [(_NAME, _STRING), (_DECL_FILE, _UDATA), (_DECL_LINE, _UDATA), (_LOW, _ADDRESS), (_HIGH, _DATA8)]),
    _INLINED: (0x1D, 1, [(_ORIGIN, _REF4), (_RANGES, _OFFSET), (_CALL_FILE, _UDATA), (_CALL_LINE, _UDATA)]),
}


def uleb(n):
    out = bytearray()
    while True:
        n, low = n >> 7, n & 127
        out.append(low | (128 if n else 0))
        if not n:
            return bytes(out)


def sleb(n):
    out = bytearray()
    while True:
        low, n = n & 127, n >> 7
        if n == (-1 if low & 64 else 0):
            out.append(low)
            return bytes(out)
        out.append(low | 128)


def text(s):
    return s.encode() + b"\0"


class Gdb:
    """Shows code to GDB. show, hide: functions of `allvm.interp._core` that register a symbol file, and take it back."""

    def __init__(self, show, hide):
        self._show, self._hide = show, hide
        self._source = None

    def add(self, unit, module, tier):
        """Show a unit until its code is unloaded."""
        if self._source is None or self._source.module is not module:
            self._source = Source(module)
        image = symbol_file(unit.places, self._source)
        if image is not None:
            unit.code.before_close(functools.partial(self._hide, self._show(image)))


def symbol_file(places, source):
    """An object file about the functions of an object in memory, or None when it has none."""
    functions = describe(places, source)
    if not functions:
        return None
    base, end = functions[0].lo, max(f.hi for f in functions)
    info, ranges = _Info(source, functions, base, end).sections()
    debug = {
        ".debug_info": info, ".debug_abbrev": _abbreviations(), ".debug_line": _lines(source.module.files, functions),
        ".debug_ranges": ranges, ".debug_frame": places.unwinding,
    }  # fmt: skip
    return _elf(places.machine, base, end, [(f.name, f.lo - base, f.hi - f.lo) for f in functions], debug)


def _abbreviations():
    out = b""
    for number, (tag, children, attributes) in _ABBREVIATIONS.items():
        pairs = b"".join(uleb(a) + uleb(form) for a, form in attributes)
        out += uleb(number) + uleb(tag) + bytes([children]) + pairs + b"\0\0"
    return out + b"\0"


class _Info:
    """Writes .debug_info and .debug_ranges."""

    def __init__(self, source, functions, base, end):
        self.source, self.functions, self.base, self.end = source, functions, base, end
        self.ranges = bytearray()
        self.out = bytearray()
        self.abstract = {}  # function -> offset of its entry

    def sections(self):
        name = self.source.module.files[0] if self.source.module.files else "bytecode"
        self.out += struct.pack("<HIB", 4, 0, 8)
        self.out += uleb(_UNIT) + text("allvm-vm") + struct.pack("<H", _C99) + text(name)
        self.out += struct.pack("<QQI", self.base, self.end - self.base, 0)
        for f in self.functions:
            self._abstract(f.inlined)
        for f in self.functions:
            self.out += uleb(_FUNCTION) + text(f.name) + self._place(f.function) + struct.pack("<QQ", f.lo, f.hi - f.lo)
            self._inlined(f.inlined)
            self.out += b"\0"
        self.out += b"\0"
        return struct.pack("<I", len(self.out)) + self.out, bytes(self.ranges)

    def _place(self, function):
        file, line = self.source.place(function, 0)
        return uleb(file + 1) + uleb(line)

    def _abstract(self, inlined):
        for i in inlined:
            if i.function not in self.abstract:
                self.abstract[i.function] = 4 + len(self.out)
                self.out += uleb(_ABSTRACT) + text(self.source.name(i.function)) + self._place(i.function) + b"\1"
            self._abstract(i.inlined)

    def _inlined(self, inlined):
        for i in inlined:
            self.out += uleb(_INLINED) + struct.pack("<II", self.abstract[i.function], len(self.ranges)) + uleb(i.file + 1) + uleb(i.line)
            for lo, hi in i.ranges:
                self.ranges += struct.pack("<QQ", lo - self.base, hi - self.base)
            self.ranges += bytes(16)
            self._inlined(i.inlined)
            self.out += b"\0"


def _lines(files, functions):
    """.debug_line: one sequence for each function."""
    names = b"".join(text(name) + b"\0\0\0" for name in files or ["bytecode"])
    head = struct.pack("<BBBbBB", 1, 1, 1, -5, 14, 13) + bytes([0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]) + b"\0" + names + b"\0"
    body = bytearray()
    for f in functions:
        if not f.rows:
            continue
        body += b"\0" + uleb(9) + b"\2" + struct.pack("<Q", f.lo)
        at, file, line = f.lo, 0, 1
        for address, its_file, its_line in f.rows:
            if its_file != file:
                body += b"\4" + uleb(its_file + 1)
            body += b"\2" + uleb(address - at) + b"\3" + sleb(its_line - line) + b"\1"
            at, file, line = address, its_file, its_line
        body += b"\2" + uleb(f.hi - at) + b"\0\1\1"
    rest = struct.pack("<HI", 4, len(head)) + head + body
    return struct.pack("<I", len(rest)) + rest


def _elf(machine, base, end, symbols, debug):
    """A relocatable object whose code is elsewhere: at [base, end)."""
    strings, entries = bytearray(b"\0"), bytearray(24)
    for name, value, size in symbols:
        entries += struct.pack("<IBBHQQ", len(strings), 2, 0, 1, value, size)
        strings += text(name)
    sections = [("", 0, 0, 0, b"", 0, 0, 0), (".text", 8, 6, base, b"", end - base, 0, 0),
                (".symtab", 2, 0, 0, bytes(entries), 24, 3, len(entries) // 24), (".strtab", 3, 0, 0, bytes(strings), 0, 0, 0)]  # fmt: skip
    sections += [(name, 1, 0, 0, bytes(content), 0, 0, 0) for name, content in debug.items() if content]
    names = bytearray()
    for name, *_ in [*sections, (".shstrtab",)]:
        names += text(name)
    sections.append((".shstrtab", 3, 0, 0, bytes(names), 0, 0, 0))
    head, body, at = bytearray(), bytearray(), 0
    for name, type, flags, address, content, size, link, info in sections:
        offset, entry = 64 + len(body), size if type == 2 else 0
        size = size if type == 8 else len(content)
        head += struct.pack("<IIQQQQIIQQ", at, type, flags, address, offset, size, link, info, 16 if type == 8 else 1, entry)
        body += content
        at += len(name.encode()) + 1
    body += bytes(-len(body) % 8)
    first = b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 1, machine, 1, 0, 0, 64 + len(body), 0, 64, 0, 0, 64,
                                                     len(sections), len(sections) - 1)  # fmt: skip
    return bytes(first + body + head)
