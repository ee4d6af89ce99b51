"""Where in the source compiled code is: a table for the runtime library, which names the lines at a trap (jit/runtime/trap.h).

Out of the object's DWARF at compile time, so that programs can be stripped.
"""

from allvm.ir.errors import CompileError
from allvm.jit import elf
from allvm.jit.dwarf import Places

AWAY = 1 << 40  # where the code is thought to be, so that lengths cannot be taken for addresses


def uleb(n):
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


class Positions:
    """base: offset of the symbol `symbol` in the code; size: bytes of code; table: pairs (distance, 1 + place);
    places: (function, file, line, 1 + the place that it was inlined into).

    line_of(function, instruction) -> (file or None, line).
    """

    def __init__(self, data, symbol, line_of):
        obj = elf.Object(data)
        text = [i for i, s in enumerate(obj.sections) if s.flags & elf.SHF_EXEC and s.size]
        if len(text) != 1:
            raise CompileError("compiled code lies in several sections")
        self.size = obj.sections[text[0]].size
        self.base = next(s.value for s in obj.symbols if s.name == symbol and s.section == text[0])
        self.places, self._known = [], {}
        self._line_of, self._lines = line_of, {}
        table, at, last = bytearray(), AWAY, 0
        for address, chain in Places(data, [(text[0], AWAY)]).intervals():
            place = self._place(chain)
            if place != last:
                table += uleb(address - at) + uleb(place)
                at, last = address, place
        self.table = bytes(table)

    def _place(self, chain):
        """1 + the number of a chain of (function, instruction), innermost first; 0 for none."""
        place = 0
        for where in reversed(chain):
            if where not in self._lines:
                self._lines[where] = self._line_of(*where)
            file, line = self._lines[where]
            key = where[0], file, line if file else 0, place
            if key not in self._known:
                self.places.append(key)
                self._known[key] = len(self.places)
            place = self._known[key]
        return place
