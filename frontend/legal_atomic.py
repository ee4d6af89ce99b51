"""Atomic memory operations: methods of FunctionLowering.

Integers and pointers of 8 to 64 bits, float and double use the ISA's atomics, those of 128 bits functions of the
host library. What there is no read-modify-write for loops around a compare-and-swap.
"""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_fmath as fmath
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_intmath as im
from allvm.frontend import legal_memory as memory
from allvm.frontend import legal_vector as vec
from allvm.ir import isa

_KINDS = {"add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor", "xchg": "xchg", "min": "min_s", "max": "max_s",
          "umin": "min_u", "umax": "max_u", "nand": "nand"}  # fmt: skip
_CELLS = {8: "i8", 16: "i16", 32: "i32", 64: "i64"}
_FLOAT_MINMAX = {"fmin": "minnum", "fmax": "maxnum", "fminimum": "minimum", "fmaximum": "maximum",
                 "fminimumnum": "minimumnum", "fmaximumnum": "maximumnum"}  # fmt: skip


class LegalAtomics:
    """Mixin of FunctionLowering."""

    def _cell(self, t):
        """The name of the memory cell that holds a type atomically, or None."""
        if t.kind not in ("int", "ptr", "float"):
            return None
        return _CELLS.get(self.layout.bits(t))

    def _is_pair(self, t):
        """Whether a type is accessed atomically as 16 bytes."""
        return t.kind in ("int", "float") and self.layout.bits(t) == 128

    # -- cells of 8 to 128 bits, as parts
    def cell_load(self, bits, mem):
        if bits == 128:
            return self.call_host("__allvm_atomic_load16", "l:ll", (self.lea(mem),))
        return (self.op(f"atomic.ld.{_CELLS[bits]}", mem),)

    def cell_store(self, bits, parts, mem):
        if bits == 128:
            self.call_host("__allvm_atomic_store16", "lll:", (self.lea(mem), *parts))
        else:
            self.emit(f"atomic.st.{_CELLS[bits]}", parts[0], mem)

    def cell_swap(self, bits, mem, expected, new):
        """Compare and swap: what was there."""
        if bits == 128:
            return self.call_host("__allvm_atomic_cas16", "lllll:ll", (self.lea(mem), *expected, *new))
        return (self.op(f"atomic.cas.{_CELLS[bits]}", expected[0], new[0], mem),)

    def cell_update(self, bits, mem, update):
        """Replace a cell by update(its parts), trying again when it changed meanwhile: the old value."""
        mem = self.base(self.lea(mem))
        loop = e.Loop(self, "rmw", self.cell_load(bits, mem))
        old = tuple(loop.values)
        seen = self.cell_swap(bits, mem, old, update(old))
        same = ints.icmp(self, "eq", bits, seen, old)[0]
        loop.again("br.z.i32", same, values=seen)
        return seen

    def atomic_load(self, instr):
        mem = self.addr(instr.operands[0])
        cell = self._cell(instr.type)
        if self._is_pair(instr.type):
            self.define(instr, self.cell_load(128, mem))
        elif cell is None:
            self.define(instr, memory.load(self, instr.type, mem))
        else:
            self.define(instr, (self.op(f"atomic.ld.{cell}", mem),))

    def atomic_store(self, instr):
        value, pointer = instr.operands
        mem = self.addr(pointer)
        cell = self._cell(value.type)
        if self._is_pair(value.type):
            self.cell_store(128, self.parts(value), mem)
        elif cell is None:
            memory.store(self, value.type, self.parts(value), mem)
        else:
            self.emit(f"atomic.st.{cell}", self.parts(value)[0], mem)

    def atomic_fence(self, instr):
        self.emit("fence")

    def atomic_atomicrmw(self, instr):
        pointer, value = instr.operands
        t, op = instr.type, instr.predicate
        mem = self.addr(pointer)
        ys = self.parts(value)
        cell = self._cell(t)
        if self._is_pair(t):
            old = self.cell_update(128, mem, lambda old: self._updated(instr, t, old, ys))
        elif cell is None:
            old = memory.load(self, t, mem)
            memory.store(self, t, self._updated(instr, t, old, ys), mem)
        elif op in _KINDS:
            old = (self.op(f"atomic.rmw.{cell}", ys[0], isa.RMW_KINDS.index(_KINDS[op]), mem),)
        else:
            old = self._swap_loop(cell, mem, lambda old: self._updated(instr, t, old, ys))
        self.define(instr, old)

    def _swap_loop(self, cell, mem, update):
        """Replace the cell by update(its value), trying again when it changed meanwhile: the old value."""
        mem = self.base(self.lea(mem))
        loop = e.Loop(self, "rmw", (self.op(f"atomic.ld.{cell}", mem),))
        (old,) = loop.values
        (new,) = update((old,))
        seen = self.op(f"atomic.cas.{cell}", old, new, mem)
        loop.again(f"br.ne.{'i64' if cell == 'i64' else 'i32'}", seen, old, values=(seen,))
        return (seen,)

    def _updated(self, instr, t, xs, ys):
        """What an atomicrmw writes over xs."""
        op = instr.predicate
        if op == "xchg":
            return ys
        if t.kind == "float" or t.kind == "vector":
            name = vec.scalar(t).name
            if op in ("fadd", "fsub"):
                return vec.binary(self, op, t, xs, ys)
            if op in _FLOAT_MINMAX:
                return vec.each(self, t, lambda x, y: fmath.minmax(self, _FLOAT_MINMAX[op], name, x, y), xs, ys)
            raise self.error(f"cannot lower atomicrmw {op}", instr)
        bits = vec.int_bits(t)
        if op in ("add", "sub", "and", "or", "xor"):
            return ints.binary(self, op, bits, xs, ys)
        if op == "nand":
            return ints.binary(self, "xor", bits, ints.binary(self, "and", bits, xs, ys), ints.const(self, bits, -1))
        if op in ("min", "max"):
            return im.minmax(self, "s" + op, bits, xs, ys)
        if op in ("umin", "umax"):
            return im.minmax(self, op, bits, xs, ys)
        return self._updated_by_condition(instr, bits, xs, ys)

    def _updated_by_condition(self, instr, bits, xs, ys):
        op = instr.predicate
        zero, one = ints.const(self, bits, 0), ints.const(self, bits, 1)
        below = ints.icmp(self, "ult", bits, xs, ys)[0]
        if op == "uinc_wrap":
            return e.select_parts(self, below, ints.binary(self, "add", bits, xs, one), zero)
        if op == "udec_wrap":
            above = ints.icmp(self, "ugt", bits, xs, ys)[0]
            wraps = e.alu(self, "or", "i32", ints.is_zero(self, bits, xs), above)
            return e.select_parts(self, wraps, ys, ints.binary(self, "sub", bits, xs, one))
        if op in ("usub_cond", "usub_sat"):
            less = ints.binary(self, "sub", bits, xs, ys)
            return e.select_parts(self, below, xs if op == "usub_cond" else zero, less)
        raise self.error(f"cannot lower atomicrmw {op}", instr)

    def atomic_cmpxchg(self, instr):
        pointer, expected, new = instr.operands
        t = expected.type
        mem = self.addr(pointer)
        xs, ys = self.parts(expected), self.parts(new)
        cell = self._cell(t)
        if self._is_pair(t):
            old = self.cell_swap(128, mem, xs, ys)
            equal = ints.icmp(self, "eq", 128, old, xs)[0]
        elif cell is None:
            old = memory.load(self, t, mem)
            equal = ints.icmp(self, "eq", vec.int_bits(t), old, xs)[0]
            memory.store(self, t, e.select_parts(self, equal, ys, old), mem)
        else:
            old = (self.op(f"atomic.cas.{cell}", xs[0], ys[0], mem),)
            equal = e.compare(self, "eq", "i64" if cell == "i64" else "i32", old[0], xs[0])
        self.define(instr, (*old, equal))
