"""Memory spaces: which addresses in a function are those of its own frame or of scratch memory, for machines where these are
memory of their own kind.

An address keeps its space through moves, sums with numbers, and choices between addresses of one space. What would let it
be forgotten (it is stored, given to a call, mixed with addresses of other spaces) is a NotForGpu.
"""

from allvm.ir import isa
from allvm.jit import operands
from allvm.jit.flow import MOV, SELECT
from allvm.jit.nvptx import NotForGpu

FRAME, SCRATCH = "frame", "scratch"
WORDS = {FRAME: "a local variable", SCRATCH: "scratch memory"}
SCRATCH_OP, LEA, CONST = isa.opcode("node.scratch"), isa.opcode("lea"), isa.opcode("const.i64")
# Arithmetic whose result is in the space of its first operand that has one.
SUMS = {isa.opcode(n) for n in ("add.i64", "add.i64.k", "and.i64", "and.i64.k", "or.i64.k")}
SUB = isa.opcode("sub.i64")


class Spaces:
    """The spaces of a function's values. of: value -> FRAME or SCRATCH; others have none."""

    def __init__(self, flow):
        self.flow, self.code = flow, flow.function.code
        self.of = {}
        frame = flow.entry_values.get(len(flow.type.params)) if flow.function.frame else None
        if frame is not None:
            self.of[flow.find(frame)] = FRAME
        changed = True
        while changed:
            changed = self.choices()
            for b in flow.order:
                for i in range(flow.blocks[b].start, flow.blocks[b].end):
                    space = self.result(i, self.code[i])
                    if space and self.of.get(flow.def_values[i][0]) != space:
                        self.of[flow.def_values[i][0]] = space
                        changed = True
        self.check()

    def get(self, value):
        return self.of.get(self.flow.find(value))

    def zero(self, value):
        kind = self.flow.kinds[value]
        return kind[0] == "undef" or kind[0] == "insn" and self.code[kind[1]][0] == CONST and self.code[kind[1]][2] == 0

    def choices(self):
        """Phis get the space of what comes in."""
        changed = False
        for v in self.flow.phis:
            found = {self.get(x) for x in self.flow.inputs[v]} - {None}
            if found and self.get(v) is None:
                self.of[v] = next(iter(found))
                changed = True
        return changed

    def result(self, i, insn):
        """The space of what an instruction gives."""
        uses = self.flow.use_values[i]
        op = insn[0]
        if op == SCRATCH_OP:
            return SCRATCH
        if op in (MOV, SUB):
            return self.get(uses[0]) if op == MOV or self.get(uses[1]) is None else None
        if op in SUMS or op == SELECT:
            return next((s for s in map(self.get, uses[op == SELECT :]) if s), None)
        if op == LEA:
            return self.access(i)
        return None

    def access(self, i):
        """The space that a memory operand is in."""
        insn = self.code[i]
        shape = operands.SHAPES[insn[0]]
        found = {s for s in map(self.get, self.flow.use_values[i][len(shape.uses) :]) if s}
        if len(found) > 1 or found and insn[shape.mem][0] in (isa.MEM_DATA, isa.MEM_DATA_INDEX):
            self.refuse(i, found)
        return next(iter(found), None)

    def refuse(self, i, spaces):
        raise NotForGpu(f"the address of {' and '.join(WORDS[s] for s in sorted(spaces))} is stored, passed on or mixed with others", self.flow.index, i)

    def check(self):
        """Every use of an address that has a space keeps or ends it."""
        flow = self.flow
        for v in flow.phis:
            found = {self.get(x) for x in flow.inputs[v] if not self.zero(x)}
            if len(found) > 1:
                self.refuse(flow.blocks[flow.kinds[v][1]].start, found - {None})
        for b in flow.order:
            for i in range(flow.blocks[b].start, flow.blocks[b].end):
                insn = self.code[i]
                shape = operands.SHAPES[insn[0]]
                found = {s for s in map(self.get, flow.use_values[i]) if s}
                if not found or self.keeps(i, insn, shape):
                    continue
                if insn[0] == operands.CALL and insn[1] < len(flow.module.import_funcs):
                    raise NotForGpu(f"it calls {flow.module.func_name(insn[1])}", flow.index, i)
                self.refuse(i, found)

    def keeps(self, i, insn, shape):
        name = isa.OPS[insn[0]].name
        uses = self.flow.use_values[i]
        if insn[0] == SELECT:
            return len({self.get(x) for x in uses[1:] if not self.zero(x)}) == 1 and self.get(uses[0]) is None
        if insn[0] in SUMS:
            return sum(self.get(x) is not None for x in uses) == 1
        if insn[0] == SUB:
            return self.get(uses[1]) is None or self.get(uses[0]) == self.get(uses[1])
        if insn[0] in (MOV, LEA) or name.startswith(("br.", "set.", "mem.")):
            return True
        if shape.mem is not None:
            return all(self.get(x) is None for x in uses[: len(shape.uses)])
        return False
