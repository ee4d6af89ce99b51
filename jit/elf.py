"""A reader of ELF objects: sections, symbols, relocations. 64 bits, little-endian."""

import struct

from allvm.ir.errors import FormatError

SHF_WRITE, SHF_ALLOC, SHF_EXEC = 1, 2, 4
SHT_SYMTAB, SHT_RELA, SHT_NOBITS = 2, 4, 8
EM_X86_64, EM_AARCH64 = 62, 183


class Section:
    """A section. relocations: (offset, type, symbol's number, addend)."""

    __slots__ = ("align", "flags", "info", "link", "name", "offset", "relocations", "size", "type")

    def __init__(self, name, type, flags, offset, size, link, info, align):
        self.name, self.type, self.flags, self.offset, self.size = name, type, flags, offset, size
        self.link, self.info, self.align = link, info, align
        self.relocations = []


class Symbol:
    """A symbol; section 0: it is defined elsewhere; binding 0: it is local."""

    __slots__ = ("binding", "name", "section", "size", "type", "value")

    def __init__(self, name, section, value, size, type, binding=1):
        self.name, self.section, self.value, self.size, self.type, self.binding = name, section, value, size, type, binding


class Object:
    """A relocatable object file, read from its bytes. FormatError where they are no such thing."""

    def __init__(self, data):
        self.data = data = bytes(data)
        try:
            self._read(data)
        except (struct.error, IndexError, ValueError) as e:
            raise FormatError(f"a damaged object file: {e}") from None

    def _read(self, data):
        if data[:7] != b"\x7fELF\x02\x01\x01":
            raise FormatError("not a 64-bit little-endian ELF object")
        kind, self.machine, _, _, _, sh_at, _, _, _, _, sh_size, n, names = struct.unpack_from("<HHIQQQIHHHHHH", data, 16)
        if kind != 1 or sh_size != 64:
            raise FormatError("not a relocatable ELF object")
        headers = [struct.unpack_from("<IIQQQQIIQQ", data, sh_at + 64 * i) for i in range(n)]
        strings = headers[names][4]
        self.sections = []
        for name, type, flags, _, offset, size, link, info, align, _ in headers:
            if type != SHT_NOBITS and offset + size > len(data):
                raise FormatError("a section lies outside the object file")
            self.sections.append(Section(self._text(strings + name), type, flags, offset, size, link, info, align or 1))
        self.symbols = []
        for s in self.sections:
            if s.type == SHT_SYMTAB:
                strings = self.sections[s.link].offset
                for at in range(s.offset, s.offset + s.size, 24):
                    name, info, _, section, value, size = struct.unpack_from("<IBBHQQ", data, at)
                    self.symbols.append(Symbol(self._text(strings + name), section, value, size, info & 15, info >> 4))
        for s in self.sections:
            if s.type == SHT_RELA:
                to = self.sections[s.info].relocations
                for at in range(s.offset, s.offset + s.size, 24):
                    offset, info, addend = struct.unpack_from("<QQq", data, at)
                    to.append((offset, info & 0xFFFFFFFF, info >> 32, addend))

    def _text(self, at):
        return self.data[at : self.data.index(b"\0", at)].decode()

    def bytes_of(self, section):
        """What a section holds, as a bytearray."""
        if section.type == SHT_NOBITS:
            return bytearray(section.size)
        return bytearray(self.data[section.offset : section.offset + section.size])

    def find(self, name):
        """The section of that name, or None."""
        return next((s for s in self.sections if s.name == name), None)
