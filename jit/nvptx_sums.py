"""Addresses of a leaf as sums: an input that is a pointer, plus an index, plus a displacement.

The host knows where inputs point to, so it can give the kernel their device addresses, and how many cells lie behind them. What is left to the
kernel is an index of 32 bits, of which one multiplication and addition makes the address, and one comparison tells whether that is mapped.
"""

from dataclasses import dataclass

from allvm.ir import isa
from allvm.jit.addresses import DATA
from allvm.jit.flow import MOV

ADD, ADD_K, LEA = isa.opcode("add.i64"), isa.opcode("add.i64.k"), isa.opcode("lea")
MAX_TERMS = 4
MAX_ROOM = (1 << 31) - 1


@dataclass(frozen=True)
class Sum:
    """An address: input n, plus terms (value, extension, scale), plus a displacement. root: the value that it is made of, another Sum, or None where that
    is the input; term: what is added to that: (place among the instruction's uses, scale), or None."""

    n: int
    root: int | None = None
    term: tuple | None = None
    terms: tuple = ()
    displacement: int = 0

    @property
    def scale(self):
        """The lowest of the terms, in whose units the sum of them is a signed number of 32 bits."""
        return min((t[2] for t in self.terms), default=0)


class Sums:
    """The Sums of a leaf's values and memory operands. varying: inputs that each instance has its own of."""

    def __init__(self, flow, place, varying):
        self.flow, self.code, self.place, self.varying = flow, flow.function.code, place, varying
        self.known = {}

    def of(self, mem, uses):
        """The Sum of a memory operand, or None."""
        return None if mem[0] in DATA else self.sum_of(mem, uses, 0)

    def roots(self, sums):
        """{value: Sum} of what Sums are made of."""
        found = {}
        for s in sums:
            while s.root is not None and s.root not in found:
                found[s.root] = s = self.known[s.root]
        return found

    def sum_of(self, mem, uses, depth):
        """The Sum of a memory operand with a register root, or None."""
        _, _, index, ext, scale, displacement = mem
        return self.plus(uses[0], (1, uses[1], ext, scale) if index >= 0 else None, displacement, depth)

    def plus(self, root, term, displacement, depth):
        """The Sum of a root and a term (place among uses, value, extension, scale), or None."""
        found = self.pointer(root, depth + 1)
        if found is None or len(found.terms) >= MAX_TERMS:
            return None
        terms = found.terms if term is None else (*found.terms, term[1:])
        below = None if self.flow.kinds[root][0] == "param" else root
        return Sum(found.n, below, term and (term[0], term[3]), terms, found.displacement + displacement)

    def pointer(self, v, depth=0):
        """A value as a Sum, or None."""
        if v not in self.known:
            self.known[v] = self._pointer(v, depth)
        return self.known[v]

    def _pointer(self, v, depth):
        kind = self.flow.kinds[v]
        if kind[0] == "param":
            inputs = self.place.node.inputs
            return Sum(kind[1]) if kind[1] < len(inputs) and inputs[kind[1]].pointer and kind[1] not in self.varying else None
        if kind[0] != "insn" or depth > 8:
            return None
        insn, uses = self.code[kind[1]], self.flow.use_values[kind[1]]
        if insn[0] == LEA:
            return None if insn[2][0] in DATA else self.sum_of(insn[2], uses, depth)
        if insn[0] == MOV or insn[0] == ADD_K:
            return self.plus(uses[0], None, insn[3] if insn[0] == ADD_K else 0, depth)
        if insn[0] == ADD:
            return self.plus(uses[0], (1, uses[1], isa.EXT_NONE, 0), 0, depth) or self.plus(uses[1], (0, uses[0], isa.EXT_NONE, 0), 0, depth)
        return None


def room(memory, address, scale, displacement, size, written):
    """Below which number k all cells of `size` bytes at address + (k << scale) + displacement are mapped, for an input that points to address."""
    first = address + displacement
    if address >= 1 << 32:
        return 0
    ends = [hi for lo, hi in (memory.main, memory.other) if lo <= first < hi]
    if not ends:
        return 0
    end = ends[0]
    lo, hi = memory.readonly
    if written and end == memory.other[1] and first < hi:  # readonly memory is in the other one
        if first + size > lo:
            return 0
        end = min(end, lo)
    return min(MAX_ROOM, max(0, end - first - size + (1 << scale)) >> scale)
