"""Bytecode of a kernel under construction: code with labels, registers, the levels of the hierarchy that it stands in."""

from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.jit import operands

OP = isa.opcode
RET, CALL, CALL_IND, JMP = OP("ret"), OP("call"), OP("call.ind"), OP("jmp")
SELF, PARENT, ID, COUNT, BARRIER, SCRATCH = (OP(n) for n in ("node.self", "node.parent", "node.id", "node.count", "node.barrier", "node.scratch"))
STACK = {OP("stack.alloc"), OP("stack.save"), OP("stack.restore")}
GRAPH_TRAP = isa.TRAPS["graph"][0]
LIMIT = 20000  # instructions of a kernel


class Label:
    """A place in the code, known once it is placed."""

    __slots__ = ("at",)

    def __init__(self):
        self.at = None


class Frame:
    """One level of the hierarchy while code is written: registers of the index and the extents, None for 0 and 1."""

    __slots__ = ("counts", "ids")

    def __init__(self, ids, counts):
        self.ids, self.counts = ids, counts


class Writer:
    """Bytecode under construction."""

    def __init__(self):
        self.code, self.origins = [], []
        self.nregs = 0
        self.origin = None
        self.constants = {}

    def reg(self):
        self.nregs += 1
        return self.nregs - 1

    def emit(self, name, *args):
        self.code.append((OP(name), *args) if isinstance(name, str) else (name, *args))
        self.origins.append(self.origin)
        if len(self.code) > LIMIT:
            raise CompileError("the nodes of a graph are too large for a kernel")

    def op(self, name, *args):
        rd = self.reg()
        self.emit(name, rd, *args)
        return rd

    def place(self, label):
        label.at = len(self.code)

    def const(self, k):
        return self.op("const.i64", k)

    def resolved(self):
        """The code with labels as instruction indices."""
        out = []
        for insn in self.code:
            shape = operands.SHAPES[insn[0]]
            if shape.label is not None or shape.labels is not None:
                insn = tuple(x.at if isinstance(x, Label) else tuple(l.at for l in x) if isinstance(x, tuple) and x and isinstance(x[0], Label) else x
                             for x in insn)  # fmt: skip
            out.append(insn)
        return out


def movable(insn):
    """Whether an instruction only computes, and never traps."""
    row = isa.OPS[insn[0]]
    if row.traps or row.flags or insn[0] in (SELF, PARENT, ID, COUNT):
        return False
    return row.expr is not None or row.name.startswith(("const.", "lea")) or row.name == "mov"
