"""Machine-level code in SSA form: what lowering emits before registers are assigned.

A virtual register (`VReg`) is an int; its machine type ('i32', 'i64', 'f32',
'f64') is `fn.vtypes[v]`. Each is defined once, except copies made for phis.
A machine instruction is a list ``[opcode, operand, ...]`` shaped like the
tuples of `allvm.ir.module`, with virtual registers for registers, MBlocks for
labels and ``(kind, root, index, ext, scale, disp)`` tuples for memory.
"""

from allvm.ir import isa

OPC = {row.name: row.number for row in isa.OPS}
ENDS = frozenset(row.number for row in isa.OPS if "end" in row.flags)
# Calls that are the branch of their block: results are there behind the jump that follows, not at the handler.
INVOKES = frozenset(row.number for row in isa.OPS if {"call", "branch"} <= row.flags)


_LABELS = {
    row.number: [i for i, o in enumerate(row.operands, 1) if o.kind in ("label", "labels")]
    for row in isa.OPS
    if "branch" in row.flags
}


def successors(block):
    """The blocks that the branches at the end of a block go to, one entry per edge."""
    out = []
    for insn in reversed(block.insns):
        where = _LABELS.get(insn[0])
        if where is None:
            if out or insn[0] not in ENDS:
                break
            continue
        for i in where:
            label = insn[i]
            if type(label) is tuple:
                out.extend(label)
            else:
                out.append(label)
    return out


class MBlock:
    """A machine basic block: instructions, then branches, of which the last ends control.

    `phis`: lists [rd, {predecessor MBlock: register}]. `origin`: the LLVM block it is a part of.
    Two blocks are never connected by mere adjacency; the layout drops jumps to the next block.
    """

    __slots__ = ("index", "info", "insns", "lines", "name", "origin", "phis")

    def __init__(self, name=""):
        self.insns = []
        self.lines = []  # parallel to insns: (file, line) or None
        self.phis = []
        self.origin = None
        self.index = -1
        self.name = name
        self.info = None


class MFunction:
    """A function under construction. `blocks` in emission order."""

    def __init__(self, name):
        self.name = name
        self.vtypes = []
        self.constants = {}  # VReg -> the value Builder.const gave it
        self.blocks = []
        self.params = []
        self.frame = 0
        self.frame_align = 4
        self.frame_reg = None  # VReg holding the frame's address when frame > 0
        self.keep_frame = False  # its address stays in its register to the end, for debuggers
        self.marks = None  # where debuggers want it: the Marks (debug_places.py) that instructions were given
        self.lost = set()  # keys of variables that have no places
        self.contexts = None  # where debuggers want it: for each instruction emitted (scope, inlined at) or None
        self.returns_twice = False  # calls setjmp: no two values may share a register


class Builder:
    """Appends machine instructions to the current block of an MFunction."""

    def __init__(self, fn):
        self.fn = fn
        self.block = None
        self.line = None

    # -- blocks
    def new_block(self, name=""):
        """A fresh block, not yet placed."""
        return MBlock(name)

    def place(self, block):
        """Put a block at the end of the function and make it current; the block before it jumps there if it is open."""
        before = self.block
        if before is not None and not self.ended(before):
            self.jump(block)
        self.fn.blocks.append(block)
        self.block = block

    def ended(self, block):
        """Whether the last instruction of a block ends control."""
        return bool(block.insns) and block.insns[-1][0] in ENDS

    def jump(self, block):
        """End the current block with a jump."""
        self.emit("jmp", block)

    def phi(self, type, incoming):
        """A register that holds, in the current block, one of `incoming`: pairs (MBlock jumping here, register)."""
        rd = self.vreg(type)
        self.block.phis.append([rd, dict(incoming)])
        return rd

    # -- registers
    def vreg(self, type):
        self.fn.vtypes.append(type)
        return len(self.fn.vtypes) - 1

    def type_of(self, v):
        return self.fn.vtypes[v]

    def upper_clear(self, v):
        """Whether the upper half of the slot of an i32 register is known to be zero."""
        return False

    # -- instructions
    def emit(self, name, *operands):
        """Append an instruction by mnemonic; operands in table order, defs included."""
        self.block.insns.append([OPC[name], *operands])
        self.block.lines.append(self.line)

    def op(self, name, *operands):
        """Append an instruction whose first operand is its one result; returns the new VReg."""
        row = isa.BY_NAME[name]
        rd = self.vreg(row.operands[0].type)
        self.block.insns.append([row.number, rd, *operands])
        self.block.lines.append(self.line)
        return rd

    def const(self, type, value):
        """A constant in a new register. Integers: any residue; floats: the raw bits."""
        if type == "i32":
            value = (value + 0x80000000 & 0xFFFFFFFF) - 0x80000000
        elif type == "i64":
            value = (value + (1 << 63) & (1 << 64) - 1) - (1 << 63)
        rd = self.op("const." + type, value)
        self.fn.constants[rd] = value
        return rd

    def constant(self, v):
        """The value of a register made by `const` (signed for integers, raw bits for floats), else None."""
        return self.fn.constants.get(v)

    def call_host(self, name, sig, args):
        """Call an imported function by name; sig as in docs/abi.md, e.g. 'll:i'. Returns the tuple of result VRegs."""
        raise NotImplementedError  # the lowering of a module provides it (it owns the import table)
