"""Which registers an instruction reads and writes, and with which types; what control flow it makes."""

from allvm.ir import isa

INDEX_TYPE = {isa.EXT_NONE: "i64", isa.EXT_S32: "i32", isa.EXT_U32: "i32"}


class Shape:
    """The operands of one opcode by kind, as positions in the instruction's tuple."""

    __slots__ = ("defs", "ends", "label", "labels", "mem", "row", "uses", "variable")

    def __init__(self, row):
        self.row = row
        self.defs, self.uses = [], []
        self.mem = self.label = self.labels = self.variable = None
        self.ends = "end" in row.flags
        for at, operand in enumerate(row.operands, 1):
            if operand.kind == "def":
                self.defs.append((at, operand.type))
            elif operand.kind == "use":
                self.uses.append((at, operand.type))
            elif operand.kind == "mem":
                self.mem = at
            elif operand.kind == "label":
                self.label = at
            elif operand.kind == "labels":
                self.labels = at
            elif operand.kind in ("func", "type"):
                self.variable = at


SHAPES = [Shape(row) for row in isa.OPS]
RET = isa.opcode("ret")
CALL = isa.opcode("call")
CALL_IND = isa.opcode("call.ind")
INVOKE = isa.opcode("invoke")
INVOKE_IND = isa.opcode("invoke.ind")
DIRECT, INDIRECT, INVOKES = (CALL, INVOKE), (CALL_IND, INVOKE_IND), (INVOKE, INVOKE_IND)


def signature(module, insn):
    """The FuncType of a call."""
    return module.func_type(insn[1]) if insn[0] in DIRECT else module.types[insn[1]]


def uses(module, results, insn):
    """[(register, type)] that an instruction reads. results: the types that the function returns."""
    op = insn[0]
    if op == RET:
        return list(zip(insn[1], results))
    if op in DIRECT:
        return list(zip(insn[3], module.func_type(insn[1]).params))
    if op in INDIRECT:
        return [(insn[2], "i64"), *zip(insn[4], module.types[insn[1]].params)]
    shape = SHAPES[op]
    found = [(insn[at], type) for at, type in shape.uses]
    if shape.mem is not None and op != LEA_FUNC:
        kind, root, index, ext, _, _ = insn[shape.mem]
        if kind in (isa.MEM_BASE, isa.MEM_INDEX):
            found.append((root, "i64"))
        if index >= 0:
            found.append((index, INDEX_TYPE[ext]))
    return found


LEA_FUNC = isa.opcode("lea.func")


def defs(module, insn):
    """[(register, type)] that an instruction writes."""
    op = insn[0]
    if op in DIRECT:
        return list(zip(insn[2], module.func_type(insn[1]).results))
    if op in INDIRECT:
        return list(zip(insn[3], module.types[insn[1]].results))
    return [(insn[at], type) for at, type in SHAPES[op].defs]


def targets(insn):
    """The labels that an instruction may go to, in order."""
    shape = SHAPES[insn[0]]
    found = [] if shape.label is None else [insn[shape.label]]
    if shape.labels is not None:
        found += insn[shape.labels]
    return found
