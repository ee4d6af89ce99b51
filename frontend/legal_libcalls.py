"""Functions of a compiler's run-time library that are lowered in place: methods of FunctionLowering.

Atomics that are no instruction: ``__atomic_load(size, ...)`` and its like work on objects of any size,
``__atomic_load_16(...)`` on integers of so many bytes. The former are the host library's, the latter like the
instructions (see `legal_atomic`). Complex arithmetic whose results the target returns in its own way.
"""

import re

from allvm.frontend import legal_convert as convert
from allvm.frontend import legal_emit as e
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_memory as memory

_ATOMIC = re.compile(
    r"__atomic_(load|store|exchange|compare_exchange|is_lock_free|fetch_(?:add|sub|and|or|xor|nand))(?:_(1|2|4|8|16))?"
)
_LOCK_FREE = 8  # bytes
_HALF_COMPLEX = {"__mulhc3": "__mulsc3", "__divhc3": "__divsc3"}
_QUAD_COMPLEX = ("__multc3", "__divtc3")


class LegalLibcalls:
    """Mixin of FunctionLowering."""

    def library_call(self, name, instr):
        """Lower a call of a function of this name if it is one of them; whether it was."""
        if not name.startswith("__"):
            return False
        if name in _HALF_COMPLEX:
            self._half_complex(_HALF_COMPLEX[name], instr)
            return True
        if name in _QUAD_COMPLEX and instr.type.kind == "void":
            self._quad_complex(name, instr)
            return True
        found = _ATOMIC.fullmatch(name)
        if not found:
            return False
        what, size = found.groups()
        if size is None:
            method = getattr(self, "_generic_" + what, None)
            if method is None:
                return False
            method(instr)
        elif what == "is_lock_free":
            return False
        else:
            self._sized(what, 8 * int(size), instr)
        return True

    # -- complex numbers
    def _half_complex(self, name, instr):
        """In float, which is exact enough; the result is two halves, or both in one integer."""
        args = [convert.resize(self, "half", self.parts(v), "float")[0] for v in instr.operands]
        low, high = (convert.resize(self, "float", (r,), "half") for r in self.call_host(name, "ffff:ff", args))
        parts = (*low, *high)
        self.define(instr, parts if len(self.type_parts(instr.type)) == 2 else ints.concat(self, [16, 16], [low, high]))

    def _quad_complex(self, name, instr):
        """The result goes to the address in the first argument; the host returns it."""
        pointer, *operands = instr.operands
        parts = self.call_host(name, "llllllll:llll", [p for v in operands for p in self.parts(v)])
        mem = self.addr(pointer)
        for i, p in enumerate(parts):
            self.emit("st.i64", p, self.offset(mem, 8 * i))

    # -- objects of any size: (size, address, ...)
    def _generic_is_lock_free(self, instr):
        size = self.part(instr.operands[0])
        small = e.comparek(self, "ule", "i64", size, _LOCK_FREE)
        self.define(instr, (small,))

    # -- integers of 1 to 16 bytes: (address, ...)
    def _sized(self, what, bits, instr):
        mem = self.base(self.lea(self.addr(instr.operands[0])))
        if what == "store":
            self.cell_store(bits, self._integer(instr.operands[1], bits), mem)
        elif what == "load":
            self.define(instr, self.cell_load(bits, mem))
        elif what == "compare_exchange":
            self._sized_compare_exchange(instr, bits, mem)
        else:
            value = self._integer(instr.operands[1], bits)
            self.define(instr, self.cell_update(bits, mem, lambda old: self._fetched(what, bits, old, value)))

    def _integer(self, value, bits):
        return ints.resize(self, value.type.bits, self.parts(value), bits)

    def _fetched(self, what, bits, old, value):
        if what == "exchange":
            return value
        op = what.removeprefix("fetch_")
        if op == "nand":
            return ints.binary(self, "xor", bits, ints.binary(self, "and", bits, old, value), ints.const(self, bits, -1))
        return ints.binary(self, op, bits, old, value)

    def _sized_compare_exchange(self, instr, bits, mem):
        expected = self.base(self.lea(self.addr(instr.operands[1])))
        wanted = memory.load_int(self, bits, expected)
        old = self.cell_swap(bits, mem, wanted, self._integer(instr.operands[2], bits))
        memory.store_int(self, bits, old, expected)
        self.define(instr, (ints.icmp(self, "eq", bits, old, wanted)[0],))
