"""Where the registers of a machine instruction are: tables over opcodes, made from the ISA's table.

A machine instruction is a list ``[opcode, operand, ...]``.
"""

from allvm.frontend.builder import OPC
from allvm.ir import isa
from allvm.ir.isa import MEM_DATA


class _Shape:
    """DEF: index of the one register that is written, or 0. USES: indices of single registers that are read.
    MEM: index of the memory operand, or 0. LISTS: (index of defs or 0, index of uses), or None."""

    def __init__(self, row):
        at = {}
        for i, o in enumerate(row.operands, 1):
            at.setdefault(o.kind, []).append(i)
        self.row = row
        self.define = at.get("def", [0])[0]
        self.uses = tuple(at.get("use", ()))
        self.mem = at.get("mem", [0])[0]
        self.defs_list = at.get("defs", [0])[0]
        self.uses_list = at.get("uses", [0])[0]


SHAPES = [_Shape(row) for row in isa.OPS]
DEF = [s.define for s in SHAPES]
USES = [s.uses for s in SHAPES]
MEM = [s.mem for s in SHAPES]
LISTS = [(s.defs_list, s.uses_list) if s.defs_list or s.uses_list else None for s in SHAPES]
_BUSY = frozenset(("effect", "store", "load", "branch", "end", "call"))
# Instructions that depend on their operands alone and cannot trap: they may be moved, merged and dropped.
PURE = [not (row.flags & _BUSY) and not row.traps for row in isa.OPS]
BRANCH = ["branch" in row.flags for row in isa.OPS]
END = ["end" in row.flags for row in isa.OPS]
MOV = OPC["mov"]


def uses_of(insn):
    """The registers that an instruction reads, with repetitions."""
    op = insn[0]
    out = [insn[i] for i in USES[op]]
    at = MEM[op]
    if at:
        mem = insn[at]
        if mem[0] < MEM_DATA:
            out.append(mem[1])
        if mem[2] >= 0:
            out.append(mem[2])
    lists = LISTS[op]
    if lists is not None:
        out.extend(insn[lists[1]])
    return out


def defs_of(insn):
    """The registers that an instruction writes."""
    op = insn[0]
    at = DEF[op]
    if at:
        return (insn[at],)
    lists = LISTS[op]
    if lists is not None and lists[0]:
        return insn[lists[0]]
    return ()


def rename(insn, names):
    """Replace the registers that an instruction reads by names.get(register)."""
    op = insn[0]
    for i in USES[op]:
        insn[i] = names.get(insn[i], insn[i])
    at = MEM[op]
    if at:
        kind, root, index, ext, scale, disp = insn[at]
        if kind < MEM_DATA:
            root = names.get(root, root)
        if index >= 0:
            index = names.get(index, index)
        insn[at] = (kind, root, index, ext, scale, disp)
    lists = LISTS[op]
    if lists is not None:
        insn[lists[1]] = tuple([names.get(v, v) for v in insn[lists[1]]])


def body_end(insns):
    """The index of the first of the branches (or the one end) that a block's instructions finish with."""
    i = len(insns)
    while i and (BRANCH[insns[i - 1][0]] or END[insns[i - 1][0]]):
        i -= 1
    return i
