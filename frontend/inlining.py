"""Inlining of small functions into their callers, on functions as basic blocks (see `raising.Body`)."""

from allvm.frontend.builder import MBlock
from allvm.frontend.operands import BRANCH, DEF, LISTS, MEM, MOV, USES
from allvm.frontend.raising import DIRECT, OPC, retarget
from allvm.ir.isa import MEM_DATA

SMALL = 24  # instructions of a function that is inlined wherever it is called
ONCE = 150  # ... where it is called from one place only
FRAME = 512  # bytes of a frame that a function may bring along
GROWTH = 3000  # instructions that a function may grow to
_CALL, _RET, _JMP, _ADD_K = OPC["call"], OPC["ret"], OPC["jmp"], OPC["add.i64.k"]
_ZERO_EXTEND, _CONST = OPC["ext.i64.u32"], OPC["const.i64"]
_NEVER = frozenset(OPC[n] for n in ("stack.alloc", "stack.save", "stack.restore", "setjmp", "longjmp"))
_NARROW = ("i32", "f32")


class Inliner:
    """bodies: function index -> Body or None; uses: function index -> how often it is called or its address taken."""

    def __init__(self, bodies, uses, small=SMALL, once=ONCE):
        self.bodies = bodies
        self.uses = uses
        self.small, self.once = small, once
        self.count = 0  # calls replaced
        self.frames = {}  # id of a Body -> the size that its frame had

    def wanted(self, index, caller):
        """The Body of a function that is to be inlined where it is called."""
        body = self.bodies.get(index)
        if body is None or index == caller or index in body.calls:
            return None
        limit = self.once if self.uses.get(index) == 1 else self.small
        if body.frame > FRAME or body.frame_align > 4:
            return None
        if body.size > limit or any(insn[0] in _NEVER for b in body.blocks for insn in b.insns):
            return None
        return body

    def run(self, index):
        """Inline into one function; whether anything was."""
        body = self.bodies[index]
        todo = list(body.blocks)
        out = []
        before = self.count
        while todo:
            b = todo.pop(0)
            out.append(b)
            for i, insn in enumerate(b.insns):
                if insn[0] != _CALL:
                    continue
                callee = self.wanted(insn[1], index)
                if callee is None or body.size + callee.size > GROWTH:
                    continue
                copies, rest = self.expand(body, b, i, callee)
                out += copies
                todo.insert(0, rest)
                self.count += 1
                break
        body.blocks = out
        body.calls = {insn[1] for b in out for insn in b.insns if insn[0] in DIRECT}
        return self.count > before

    def expand(self, body, b, at, callee):
        """Replace the call at b.insns[at]: (blocks of the callee, the block that goes on after it)."""
        _, _, results, args = b.insns[at]
        line = b.lines[at]
        frame = self.share_frame(body, callee) if callee.frame else 0
        base = body.nregs
        body.nregs += callee.nregs
        body.size += callee.size
        rest = MBlock(b.name)
        rest.insns, rest.lines = b.insns[at + 1 :], b.lines[at + 1 :]
        copies = {x: MBlock(f"{b.name}.{x.name}") for x in callee.blocks}
        del b.insns[at:], b.lines[at:]
        start = []
        for n, (reg, t) in enumerate(zip(args, callee.params, strict=True)):
            start.append([_ZERO_EXTEND if t in _NARROW else MOV, base + n, reg])
        start += [[_CONST, base + n, 0] for n in range(len(args), callee.nregs)]
        if callee.frame:
            own = [reg for reg in (callee.frame_register, callee.frame_copy) if reg >= 0]
            start += [[_ADD_K, base + reg, body.frame_copy, frame] for reg in own]
        start.append([_JMP, copies[callee.blocks[0]]])
        b.insns += start
        b.lines += [line] * len(start)
        for x in callee.blocks:
            self.copy(x, copies, base, results, callee.results, rest)
        return list(copies.values()), rest

    def share_frame(self, body, callee):
        """Room for the callee's frame in the caller's: its offset. All callees share it, since none outlives its call."""
        if body.frame_copy < 0:
            body.frame_copy = body.nregs
            body.nregs += 1
        start = self.frames.setdefault(id(body), body.frame)
        align = 1 << callee.frame_align
        at = start + align - 1 & -align
        body.frame = max(body.frame, at + callee.frame)
        body.frame_align = max(body.frame_align, callee.frame_align)
        return at

    @staticmethod
    def copy(x, copies, base, results, types, rest):
        """Copy a block of the callee; `ret` becomes copies of the results and a jump."""
        y = copies[x]
        for insn, line in zip(x.insns, x.lines, strict=True):
            if insn[0] == _RET:
                moves = [[_ZERO_EXTEND if t in _NARROW else MOV, rd, base + v] for rd, v, t in zip(results, insn[1], types, strict=True)]
                y.insns += [*moves, [_JMP, rest]]
                y.lines += [line] * (len(moves) + 1)
            else:
                y.insns.append(shifted(insn, base, copies))
                y.lines.append(line)


def shifted(insn, base, blocks):
    """A copy of an instruction with other registers and blocks."""
    insn = list(insn)
    op = insn[0]
    if DEF[op]:
        insn[DEF[op]] += base
    for i in USES[op]:
        insn[i] += base
    at = MEM[op]
    if at:
        kind, root, index, ext, scale, disp = insn[at]
        insn[at] = (kind, root + base if kind < MEM_DATA else root, index + base if index >= 0 else -1, ext, scale, disp)
    lists = LISTS[op]
    if lists is not None:
        for i in lists:
            if i:
                insn[i] = tuple([v + base for v in insn[i]])
    if BRANCH[op]:
        retarget(insn, blocks.__getitem__)
    return insn
