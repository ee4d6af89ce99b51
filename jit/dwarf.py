"""From a program counter in native code to bytecode: line tables and inlined functions out of an object's DWARF.

    where = Places(object_bytes, code.text)
    where.locate(pc)            # [(function, instruction), ...] innermost first

The compiler writes an instruction's index plus one as its line, and a function's index as its name
(docs/native-abi.md). Reads DWARF 4, as emitted for that; nothing is read before the first question.
"""

import bisect
import re
import struct
import threading

from allvm.jit import elf

_SUBPROGRAM, _INLINED = 0x2E, 0x1D
_NAME, _LOW, _HIGH, _ORIGIN, _RANGES, _CALL_LINE = 0x03, 0x11, 0x12, 0x31, 0x55, 0x59
# Relocations by machine: x86-64, aarch64, riscv64, ppc64le.
_ABSOLUTE = {62: {1: "<Q", 10: "<I"}, 183: {257: "<Q", 258: "<I"}, 243: {1: "<I", 2: "<Q"}, 21: {1: "<I", 38: "<Q"}}
HIDDEN = (1 << 24) + 1  # the line of a frame that a better version of its function has taken over
_NAMES = re.compile(r"^([fwo])(\d+).*")
_FIXED = {0x01: 8, 0x05: 2, 0x06: 4, 0x07: 8, 0x0B: 1, 0x0C: 1, 0x0E: 4, 0x11: 1, 0x12: 2, 0x13: 4, 0x14: 8, 0x17: 4, 0x20: 8}


class _Bytes:
    """A cursor."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def number(self, size):
        self.at += size
        return int.from_bytes(self.data[self.at - size : self.at], "little")

    def uleb(self):
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def sleb(self):
        start = self.at
        value = self.uleb()
        return value - (1 << 7 * (self.at - start)) if self.data[self.at - 1] & 64 else value

    def text(self):
        end = self.data.index(b"\0", self.at)
        found = self.data[self.at : end].decode()
        self.at = end + 1
        return found


_LOCK = threading.Lock()  # for reading an object


class _Die:
    """A subprogram or an inlined one, with the inlined ones in it."""

    __slots__ = ("call_line", "children", "name", "origin", "ranges", "tag")

    def __init__(self, tag):
        self.tag = tag
        self.children = []
        self.ranges = []
        self.name = self.origin = None
        self.call_line = 0

    def covers(self, pc):
        return any(lo <= pc < hi for lo, hi in self.ranges)


class Places:
    """What the program counters of one object mean. text: [(number of an executable section, its address)]."""

    def __init__(self, data, text):
        self._data, self._text = data, dict(text)
        self._rows = None
        self._ready = False

    def locate(self, pc):
        """The (function, instruction) pairs at pc, innermost first; empty where the object says nothing of it."""
        self._ensure()
        return self._chain(pc, self._top, self._symbol(pc))

    def intervals(self):
        """All of the code, in order: (address, what `locate` says from there on)."""
        self._ensure()
        tops = {lo: die for die in self._top for lo, _ in die.ranges}
        for lo, hi, name in sorted(self._functions):
            top = [tops[lo]] if lo in tops else []
            marks = {lo, *self._starts[bisect.bisect_left(self._starts, lo) : bisect.bisect_left(self._starts, hi)]}
            level = list(top)
            while level:
                die = level.pop()
                marks.update(end for pair in die.ranges for end in pair if lo <= end < hi)
                level += die.children
            for pc in sorted(marks):
                yield pc, self._chain(pc, top, self._plain(name))
            yield hi, []

    def _chain(self, pc, level, symbol):
        line = self._line(pc)
        if line == HIDDEN:
            return []
        chain = []
        while found := next((d for d in level if d.covers(pc)), None):
            chain.append(found)
            level = found.children
        places = []
        for die in reversed(chain):
            if die.tag == _INLINED:
                self._add(places, self._name(die), line)
                line = die.call_line
        self._add(places, symbol, line)
        return places

    # -- all of it, for debuggers and profilers
    @property
    def machine(self):
        """The object's machine, as ELF numbers it."""
        return int.from_bytes(self._data[18:20], "little")

    @property
    def text(self):
        """{number of an executable section: its address}"""
        return self._text

    @property
    def functions(self):
        """[(first address, end, symbol)] of the functions."""
        self._ensure()
        return self._functions

    @property
    def unwinding(self):
        """The section .debug_frame, with addresses as in memory; empty where the object has none."""
        self._object = elf.Object(self._data)
        return self._section(".debug_frame")

    def rows(self, lo, hi):
        """(address, line) from lo to hi; the first at lo. Line 0: no particular one."""
        self._ensure()
        k = max(0, bisect.bisect_right(self._starts, lo) - 1)
        while k < len(self._rows) and self._rows[k][0] < hi:
            address, line = self._rows[k]
            k += 1
            if line >= 0 and (k == len(self._rows) or self._rows[k][0] > max(address, lo)):
                yield max(address, lo), line

    def inlined(self, lo):
        """The inlined functions, as a tree, of the function that begins at lo."""
        self._ensure()
        found = next((d for d in self._top if d.covers(lo)), None)
        return found.children if found else []

    def inlined_function(self, die):
        """The index of an inlined function."""
        name = self._name(die)
        return int(name) if name.isdigit() else None

    def _ensure(self):
        if not self._ready:  # several threads may trap at once
            with _LOCK:
                if not self._ready:
                    self._read()
                    self._ready = True

    def _add(self, places, name, line):
        if name.isdigit():  # else the wrapper of a function
            places.append((int(name), max(0, line - 1)))

    def _symbol(self, pc):
        """The name of the function's subprogram: such as '7' for f7 and o7_12, 'w7' for w7."""
        for lo, hi, name in self._functions:
            if lo <= pc < hi:
                return self._plain(name)
        return ""

    @staticmethod
    def _plain(name):
        return _NAMES.sub(r"\1\2", name) if (name[0] == "w") else _NAMES.sub(r"\2", name)

    def _line(self, pc):
        k = bisect.bisect_right(self._starts, pc) - 1
        while k >= 0 and self._rows[k][1] == 0:  # no particular line: the one before
            k -= 1
        return max(0, self._rows[k][1]) if k >= 0 else 0

    def _name(self, die):
        while die is not None:
            if die.name is not None:
                return die.name
            die = self._dies.get(die.origin)
        return ""

    # -- reading
    def _read(self):
        self._object = elf.Object(self._data)
        self._rows, self._top, self._dies = [], [], {}
        lines, info = self._section(".debug_line"), self._section(".debug_info")
        if lines:
            self._read_lines(_Bytes(lines))
        if info:
            self._strings, self._abbreviations = self._section(".debug_str"), self._section(".debug_abbrev")
            self._range_list = self._section(".debug_ranges")
            at = 0
            while at < len(info):
                at = self._read_unit(_Bytes(info, at))
        self._rows.sort()
        self._functions = [(self._text[s.section] + s.value, self._text[s.section] + s.value + s.size, s.name)
                           for s in self._object.symbols  # t<N> is another name of f<N>
                           if s.type == 2 and s.section in self._text and not s.name.startswith("t")]  # fmt: skip
        self._starts = [address for address, _ in self._rows]
        del self._object

    def _section(self, name):
        """A section's bytes, relocated."""
        section = self._object.find(name)
        if section is None:
            return b""
        content = self._object.bytes_of(section)
        for where, type, number, addend in section.relocations:
            symbol = self._object.symbols[number]
            form = _ABSOLUTE[self._object.machine][type]
            value = self._text.get(symbol.section, 0) + symbol.value + addend
            struct.pack_into(form, content, where, value & (0xFFFFFFFF if form == "<I" else 0xFFFFFFFFFFFFFFFF))
        return bytes(content)

    def _read_lines(self, b):
        while b.at < len(b.data):
            end = b.number(4)
            end += b.at
            version = b.number(2)
            after = b.number(4)
            after += b.at
            least = b.number(1)
            if version >= 4:
                b.number(1)
            b.number(1)
            base = b.number(1)
            base -= 256 if base > 127 else 0
            span, opcode_base = b.number(1), b.number(1)
            lengths = [b.number(1) for _ in range(opcode_base - 1)]
            b.at = after
            self._line_program(b, end, least, base, span, opcode_base, lengths)
            b.at = end

    def _line_program(self, b, end, least, base, span, opcode_base, lengths):
        address, line = 0, 1
        while b.at < end:
            op = b.number(1)
            if op >= opcode_base:
                op -= opcode_base
                address += op // span * least
                line += base + op % span
                self._rows.append((address, line))
            elif op == 0:
                size = b.uleb()
                after = b.at + size
                kind = b.number(1)
                if kind == 1:  # the end of a sequence
                    self._rows.append((address, -1))
                    address, line = 0, 1
                elif kind == 2:
                    address = b.number(8)
                b.at = after
            elif op == 1:
                self._rows.append((address, line))
            elif op == 2:
                address += b.uleb() * least
            elif op == 3:
                line += b.sleb()
            elif op == 8:
                address += (255 - opcode_base) // span * least
            elif op == 9:
                address += b.number(2)
            else:
                for _ in range(lengths[op - 1]):
                    b.uleb()

    def _read_abbreviations(self, at):
        b, table = _Bytes(self._abbreviations, at), {}
        while code := b.uleb():
            tag, children, form = b.uleb(), b.number(1), []
            while True:
                pair = b.uleb(), b.uleb()
                if pair == (0, 0):
                    break
                form.append(pair)
            table[code] = tag, children, form
        return table

    def _read_unit(self, b):
        unit = b.at
        end = b.number(4)
        end += b.at
        b.number(2)
        table = self._read_abbreviations(b.number(4))
        b.number(1)
        base, stack = 0, [self._top]
        while b.at < end:
            at = b.at
            code = b.uleb()
            if code == 0:
                stack.pop()
                continue
            tag, children, form = table[code]
            values = {name: self._value(b, kind) for name, kind in form}
            if tag == 0x11:
                base = values.get(_LOW, 0)
            level = stack[-1]
            if tag in (_SUBPROGRAM, _INLINED):
                die = self._die(tag, values, unit, base)
                self._dies[at] = die
                level.append(die)
                level = die.children
            if children:
                stack.append(level)
        return end

    def _die(self, tag, values, unit, base):
        die = _Die(tag)
        die.name, die.call_line = values.get(_NAME), values.get(_CALL_LINE, 0)
        if _ORIGIN in values:
            die.origin = unit + values[_ORIGIN]
        if _RANGES in values:
            b = _Bytes(self._range_list, values[_RANGES])
            while True:
                lo, hi = b.number(8), b.number(8)
                if lo == hi == 0:
                    break
                if lo == 0xFFFFFFFFFFFFFFFF:
                    base = hi
                else:
                    die.ranges.append((base + lo, base + hi))
        elif _LOW in values:
            high = values.get(_HIGH, 0)
            die.ranges.append((values[_LOW], high if high > values[_LOW] else values[_LOW] + high))
        return die

    def _value(self, b, form):
        if form == 0x0E:
            return _Bytes(self._strings, b.number(4)).text()
        if form in _FIXED:
            return b.number(_FIXED[form])
        if form == 0x08:
            return b.text()
        if form == 0x0D:
            return b.sleb()
        if form in (0x0F, 0x15):
            return b.uleb()
        if form == 0x19:
            return 1
        if form in (0x09, 0x18):
            size = b.uleb()
            b.at += size
            return None
        raise ValueError(f"DWARF form {form:#x}")
