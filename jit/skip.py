"""Runs of instances that return at once, passed over many at a time.

    idle = find(leaf, x)            # None, or an Idle
    idle.write(writer, x, last, instances)

In algorithms that work on a frontier (searches in graphs, relaxation, sparse images) a node begins with a question such as `if (!front[v]) return;`,
and for most instances the answer is the same. Where the cell lies at a distance of its own size from that of the next instance, those of
several instances are looked at together, as words of 64 bits: while all of them are 0, so that their instances would do nothing but
return, the loop steps over them. The last instance of a row always runs, since its results are those of the node.

Other instances of a row may run between the look and the turn of an instance, which only a program with a data race could notice. The words lie
within the cells that the instances themselves would look at: what traps now would have trapped then.
"""

import re

from allvm.ir import isa
from allvm.jit import operands
from allvm.jit.kernel_writer import ID, JMP, RET, Label, movable

MOV, ADD, ADD_K = isa.opcode("mov"), isa.opcode("add.i64"), isa.opcode("add.i64.k")
LOAD = re.compile(r"ld\.i(?:32|64)(?:\.[su](8|16|32))?$")
QUESTION = re.compile(r"br\.(z|nz|eq|ne)\.i(32|64)(\.k)?$")
WORD = 8  # bytes
WORDS = 4  # looked at together, first
LOOPLESS = 8  # the same where instances have no loops
RUN = 256  # such instances that run before the next look: enough for vectors


def find(leaf, x):
    """What makes instances of a leaf return at once. leaf: an Inlined whose invariants are written; x: the register of the index that
    changes along a row."""
    flow, code = leaf.flow, leaf.f.code
    first = flow.blocks[0]
    if first.preds or len(first.succs) != 2:
        return None
    asked = _asked(flow, code, first.end - 1)
    if asked is None:
        return None
    load, returns = asked
    row = isa.OPS[code[load][0]]
    found = LOAD.match(row.name)
    if not found or not all(_harmless(leaf, i) for i in range(first.start, first.end - 1) if i != load):
        return None
    kind, _, _, ext, scale, disp = code[load][operands.SHAPES[code[load][0]].mem]
    if kind != isa.MEM_INDEX or ext != isa.EXT_NONE:
        return None
    size = int(found[1] or row.name[4:6]) // 8
    root, index = flow.use_values[load]
    if scale == 0 and _along(leaf, index, x) is None:
        root, index = index, root
    base, terms = leaf.invariant(root, x, {}), _along(leaf, index, x)
    if base is None or base == x or terms is None or 1 << scale != size or disp + LOOPLESS * WORD > isa.MAX_DISP or not _returns(leaf, returns):
        return None
    return Idle(base, terms, scale, disp, bool(flow.loops))


def _along(leaf, v, x):
    """Registers and constants whose sum with x is a value, or None."""
    flow, code = leaf.flow, leaf.f.code
    terms = []
    while True:
        web, kind = flow.web[v], flow.kinds[v]
        if leaf.map.get(web) == x and len(leaf.members()[web]) == 1:
            return terms
        if kind[0] != "insn" or kind[1] in leaf.done:
            return None
        insn, uses = code[kind[1]], flow.use_values[kind[1]]
        if insn[0] == ID:
            return terms if leaf.query(kind[1]) == x else None
        if insn[0] == ADD_K:
            terms.append(("k", insn[3]))
        elif insn[0] == ADD:
            fixed = [leaf.invariant(u, x, {}) for u in uses]
            if (fixed[0] is None) == (fixed[1] is None):
                return None
            terms.append(("r", fixed[0] if fixed[1] is None else fixed[1]))
            uses = uses[fixed[0] is not None :]
        elif insn[0] != MOV:
            return None
        v = uses[0]


def _asked(flow, code, i):
    """The load whose 0 ends an instance that ends block 0, and the block where it then goes on."""
    found = QUESTION.match(isa.OPS[code[i][0]].name)
    if not found or found[1] in ("eq", "ne") and (not found[3] or code[i][2] != 0):
        return None
    kind = flow.kinds[flow.use_values[i][0]]
    if kind[0] != "insn" or flow.block_containing(kind[1]) != 0:
        return None
    taken, after = flow.block_at[code[i][-1]], 1
    return kind[1], taken if found[1] in ("z", "eq") else after


def _harmless(leaf, i):
    """Whether an instruction may be left out."""
    insn = leaf.f.code[i]
    return i in leaf.done or movable(insn) or isa.OPS[insn[0]].name in ("node.self", "node.id", "node.parent", "node.count")


def _returns(leaf, b):
    """Whether a block and those behind it do nothing but return."""
    flow, code = leaf.flow, leaf.f.code
    for _ in range(4):
        block = flow.blocks[b]
        *inside, last = range(block.start, block.end)
        if not all(_harmless(leaf, i) for i in inside):
            return False
        if code[last][0] == RET:
            return True
        if code[last][0] != JMP and (operands.targets(code[last]) or operands.SHAPES[code[last][0]].ends or not _harmless(leaf, last)) or len(block.succs) != 1:
            return False
        (b,) = block.succs
    return False


class Idle:
    """base, terms, scale, disp: where the cells are, that of x at base + (x + the sum of terms << scale) + disp; loops: whether instances that do
    not return have loops."""

    __slots__ = ("base", "disp", "loops", "scale", "terms")

    def __init__(self, base, terms, scale, disp, loops):
        self.base, self.terms, self.scale, self.disp, self.loops = base, terms, scale, disp, loops

    def write(self, w, x, last, know, instances):
        """Write the loop over a row, from x to `last`. know(label): tells what is known at the beginning of a loop; instances(stop): writes
        the loop over instances up to a register, at least one."""
        head, run, fewer = Label(), Label(), Label()
        w.place(head)
        know(head)
        self.step(w, x, last, LOOPLESS if not self.loops else WORDS, head, fewer)
        w.place(fewer)
        if self.loops:  # the instances of one word may well be worth a look
            self.step(w, x, last, 1, head, run)
            w.place(run)
        many = WORD >> self.scale if self.loops else RUN
        instances(w.op("min_s.i64", last, w.op("add.i64.k", x, many)))
        w.emit("br.lt_s.i64", x, last, head)

    def step(self, w, x, last, words, head, otherwise):
        """Write: over the cells of some words, if all are 0 and more instances follow, and back to the head."""
        cells = words * WORD >> self.scale
        end = w.op("add.i64.k", x, cells)
        w.emit("br.le_s.i64", last, end, otherwise)
        total, at = None, x
        for kind, term in self.terms:
            at = w.op("add.i64", at, term) if kind == "r" else w.op("add.i64.k", at, term)
        for n in range(words):
            word = w.op("ld.i64", (isa.MEM_INDEX, self.base, at, isa.EXT_NONE, self.scale, self.disp + n * WORD))
            total = word if total is None else w.op("or.i64", total, word)
        w.emit("br.ne.i64.k", total, 0, otherwise)
        w.emit("mov", x, end)
        w.emit(JMP, head)
