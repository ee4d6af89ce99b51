"""Bytecode back to machine code in SSA form, so that the passes, the register allocator and the emission can run again.

`blocks_of` cuts a function into basic blocks, still on its registers; in that form functions are inlined
(see `inlining`). `raise_function` makes SSA form of it: copies and constants go away, phis are made where they are read.
"""

from dataclasses import dataclass, field

from allvm.frontend.builder import INVOKES, Builder, MBlock, MFunction, successors
from allvm.frontend.operands import BRANCH, DEF, END, LISTS, MEM, MOV, PURE, USES, defs_of, rename
from allvm.ir import isa
from allvm.ir.isa import MEM_DATA

OPC = {row.name: row.number for row in isa.OPS}
_JMP = OPC["jmp"]
_LEA, _LEA_FUNC, _ADD_K = OPC["lea"], OPC["lea.func"], OPC["add.i64.k"]
_CONSTS = {OPC[f"const.{t}"]: t for t in ("i32", "i64", "f32", "f64")}
_HALF = {"i32": 1 << 31, "i64": 1 << 63}
_SWITCH = OPC["switch"]
_ZERO_EXTEND = OPC["ext.i64.u32"]
_SETJMP = OPC["setjmp"]
_INDIRECT = frozenset((OPC["call.ind"], OPC["invoke.ind"]))
DIRECT = frozenset((OPC["call"], OPC["invoke"]))
_DEF_TYPE = [next((o.type for o in row.operands if o.kind == "def"), None) for row in isa.OPS]


@dataclass(slots=True)
class Body:
    """A function as basic blocks on its own registers: MBlocks without phis, registers instead of virtual ones."""

    blocks: list
    nregs: int
    params: tuple  # types
    results: tuple
    frame: int
    frame_align: int
    size: int  # instructions
    frame_register: int = -1  # where the frame's address arrives, when there is one
    frame_copy: int = -1  # another register with it, which nothing overwrites
    calls: set = field(default_factory=set)  # of functions of the module


def can_raise(f):
    """Whether the function may be rewritten: what setjmp comes back to sees registers as they were then."""
    return all(insn[0] != _SETJMP for insn in f.code)


def blocks_of(m, f):
    """The Body of a function."""
    code = f.code
    starts = {0}
    for i, insn in enumerate(code):
        op = insn[0]
        if BRANCH[op] or END[op]:
            starts.add(i + 1)
            if BRANCH[op]:
                starts.update(_labels(insn))
    starts.discard(len(code))
    blocks = {i: MBlock(str(i)) for i in sorted(starts)}
    lines = _lines(f)
    calls = set()
    b = None
    for i, insn in enumerate(code):
        if i in blocks:
            following = blocks[i]
            if b is not None and not END[b.insns[-1][0]]:
                b.insns.append([_JMP, following])
                b.lines.append(b.lines[-1])
            b = following
        insn = list(insn)
        if BRANCH[insn[0]]:
            retarget(insn, blocks.__getitem__)
        if insn[0] in DIRECT:
            calls.add(insn[1])
        b.insns.append(insn)
        b.lines.append(lines[i])
    t = m.types[f.type]
    at = len(t.params) if f.frame else -1
    return Body(_after_invokes(blocks.values()), f.nregs, t.params, t.results, f.frame, f.frame_align, len(code), at, -1, calls)


def _labels(insn):
    return (insn[3], *insn[4]) if insn[0] == _SWITCH else (insn[-1],)


def retarget(insn, of):
    """Replace the labels of a branch by what a function gives for them."""
    if insn[0] == _SWITCH:
        insn[3] = of(insn[3])
        insn[4] = tuple([of(x) for x in insn[4]])
    else:
        insn[-1] = of(insn[-1])


def _after_invokes(blocks):
    """The blocks, with one behind each invoke, where its results are: they are not there where an exception goes."""
    out = []
    for b in blocks:
        out.append(b)
        if len(b.insns) > 1 and b.insns[-2][0] in INVOKES:
            landing = MBlock(b.name + ".returned")
            landing.insns, landing.lines = [b.insns[-1]], [b.lines[-1]]
            b.insns[-1] = [_JMP, landing]
            out.append(landing)
    return out


def _lines(f):
    """For each instruction (file, line) or None."""
    out = [None] * len(f.code)
    for n, entry in enumerate(f.lines):
        end = f.lines[n + 1].index if n + 1 < len(f.lines) else len(out)
        out[entry.index : end] = [(entry.file, entry.line)] * (end - entry.index)
    return out


class Raised(Builder):
    """A function in SSA form, as `passes.optimise` takes it."""

    def __init__(self, m, name, body):
        super().__init__(MFunction(name))
        self.module = m
        self.body = body
        self.after = {}
        self.shared = {}  # (kind, value...) -> register, defined by a later pass
        self.clear = set()  # registers whose upper half is known to be zero
        fn = self.fn
        fn.frame, fn.frame_align = body.frame, body.frame_align
        entry = MBlock("entry")  # the first block may be branched to
        entry.insns, entry.lines = [[_JMP, body.blocks[0]]], [None]
        fn.blocks = [entry, *body.blocks]
        fn.params = [self._parameter(t) for t in body.params]
        if fn.frame > 0:
            fn.frame_reg = self.vreg("i64")

    def _parameter(self, t):
        v = self.vreg(t)
        if t in ("i32", "f32"):
            self.clear.add(v)
        return v

    def upper_clear(self, v):
        return v in self.clear

    # -- constants
    def const(self, type, value):
        if type in _HALF:
            value = (value + _HALF[type] & 2 * _HALF[type] - 1) - _HALF[type]
        v = self.shared.get((type, value))
        if v is None:
            v = self.shared[type, value] = self.vreg(type)
            self.fn.constants[v] = value
            if type in ("i32", "f32"):
                self.clear.add(v)
        return v

    def address(self, kind, *what):
        """The register of an address: of ('data', index, offset), ('func', index) or ('frame', offset)."""
        v = self.shared.get((kind, *what))
        if v is None:
            v = self.shared[(kind, *what)] = self.vreg("i64")
        return v


def raise_function(m, name, body):
    """The Raised function of a Body, whose blocks it takes over."""
    r = Raised(m, name, body)
    _Construction(r).run()
    return r


class _Construction:
    """SSA form on the fly: a register is looked up backwards, and a phi made where ways meet."""

    def __init__(self, r):
        self.r = r
        fn = r.fn
        self.preds = {}
        self.order = _reverse_postorder(fn.blocks[0], self.preds)
        fn.blocks = [b for b in fn.blocks if b in self.preds]
        self.defs = {b: {} for b in fn.blocks}
        self.done = set()
        self.pending = []
        entry = self.defs[fn.blocks[0]]
        entry.update(enumerate(fn.params))
        if fn.frame_reg is not None:
            for reg in (r.body.frame_register, r.body.frame_copy):
                if reg >= 0:
                    entry[reg] = fn.frame_reg

    def run(self):
        for b in self.order:
            self.block(b)
            self.done.add(b)
        for b, reg, row in self.pending:  # grows meanwhile
            for p in self.preds[b]:
                row[p] = self.read(p, reg)
        drop_trivial_phis(self.r.fn)

    def read(self, b, reg):
        """What a register holds at the end of a block, or at this point of the one under work."""
        chain = []
        defs = self.defs
        while True:
            v = defs[b].get(reg)
            if v is not None:
                break
            chain.append(b)
            preds = self.preds[b]
            if not preds:
                v = self.r.const("i64", 0)
                break
            if len(preds) == 1 and preds[0] in self.done:
                b = preds[0]
                continue
            v = self.r.vreg("i64")
            row = {}
            b.phis.append([v, row])
            self.pending.append((b, reg, row))
            break
        for x in chain:
            defs[x][reg] = v
        return v

    def block(self, b):
        insns, lines = [], []
        defs = self.defs[b]
        for insn, line in zip(b.insns, b.lines, strict=True):
            op = insn[0]
            if op == MOV:
                defs[insn[1]] = self.read(b, insn[2])
                continue
            if PURE[op]:
                v = self.shared(b, insn)
                if v is not None:
                    defs[insn[1]] = v
                    continue
            insn = self.uses(b, insn)
            self.define(insn, self.defs[b.insns[-1][1]] if op in INVOKES else defs)
            insns.append(insn)
            lines.append(line)
        b.insns, b.lines = insns, lines

    def shared(self, b, insn):
        """The register of a constant, or None for another instruction."""
        op = insn[0]
        r = self.r
        if op in _CONSTS:
            return r.const(_CONSTS[op], insn[2])
        if op == _LEA:
            kind, root, _, _, _, disp = insn[2]
            return r.address("data", root, disp) if kind == MEM_DATA else None
        if op == _LEA_FUNC:
            return r.address("func", insn[2])
        if op == _ADD_K and r.fn.frame_reg is not None and self.read(b, insn[2]) == r.fn.frame_reg:
            return r.address("frame", insn[3])
        return None

    def uses(self, b, insn):
        """A copy of the instruction that reads virtual registers."""
        insn = list(insn)
        op = insn[0]
        for i in USES[op]:
            insn[i] = self.read(b, insn[i])
        at = MEM[op]
        if at:
            kind, root, index, ext, scale, disp = insn[at]
            root = self.read(b, root) if kind < MEM_DATA else root
            index = self.read(b, index) if index >= 0 else -1
            insn[at] = (kind, root, index, ext, scale, disp)
        lists = LISTS[op]
        if lists is not None:
            insn[lists[1]] = tuple([self.read(b, x) for x in insn[lists[1]]])
        return insn

    def define(self, insn, defs):
        """Give the results of an instruction virtual registers."""
        op = insn[0]
        r = self.r
        at = DEF[op]
        if at:
            t = _DEF_TYPE[op]
            v = r.vreg(t)
            defs[insn[at]] = v
            insn[at] = v
            if t in ("i32", "f32") or op == _ZERO_EXTEND:
                r.clear.add(v)
        elif defs_of(insn):
            at = LISTS[op][0]
            out = []
            types = r.module.types[insn[1]] if op in _INDIRECT else r.module.func_type(insn[1])
            for reg, t in zip(insn[at], types.results, strict=True):
                v = r.vreg(t)
                defs[reg] = v
                out.append(v)
                if t in ("i32", "f32"):
                    r.clear.add(v)
            insn[at] = tuple(out)


def _reverse_postorder(entry, preds):
    """The blocks that the entry reaches; fills preds (block -> distinct predecessors)."""
    preds[entry] = []
    stack = [(entry, iter(reversed(list(dict.fromkeys(successors(entry))))))]
    out = []
    while stack:
        b, todo = stack[-1]
        for s in todo:
            known = preds.get(s)
            if known is None:
                preds[s] = [b]
                stack.append((s, iter(reversed(list(dict.fromkeys(successors(s)))))))
                break
            known.append(b)
        else:
            stack.pop()
            out.append(b)
    out.reverse()
    return out


def drop_idle_branches(fn):
    """Where all ways out of a block lead to one other, a jump does: copies for phis are made before it."""
    for b in fn.blocks:
        last = b.insns[-1]
        if last[0] == _SWITCH and all(x is last[3] for x in last[4]):
            b.insns[-1] = last = [_JMP, last[3]]
        while last[0] == _JMP and len(b.insns) > 1 and BRANCH[b.insns[-2][0]] and b.insns[-2][-1] is last[1] and b.insns[-2][0] not in INVOKES:
            del b.insns[-2], b.lines[-2]


def drop_trivial_phis(fn):
    """Replace phis that can only be one value."""
    names = {}

    def find(v):
        while v in names:
            v = names[v]
        return v

    changed = True
    while changed:
        changed = False
        for b in fn.blocks:
            keep = []
            for row in b.phis:
                rd, values = row
                others = {find(v) for v in values.values()} - {rd}
                if len(others) == 1:
                    names[rd] = others.pop()
                    changed = True
                else:
                    keep.append(row)
            if len(keep) != len(b.phis):
                b.phis = keep
    if names:
        rename_all(fn, _Found(find))
    return bool(names)


class _Found:
    """Looks like a dict to `operands.rename`."""

    def __init__(self, find):
        self.find = find

    def get(self, v, default):
        return self.find(v)


def rename_all(fn, names):
    """Replace registers that are read, everywhere."""
    for b in fn.blocks:
        for insn in b.insns:
            rename(insn, names)
        for row in b.phis:
            row[1] = {p: names.get(v, v) for p, v in row[1].items()}
