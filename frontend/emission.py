"""From a machine function with registers to the code of a `Function`: block layout, branches, labels, lines.

Blocks are chained along the edges where falling through saves most, then jumps to the next block
go away and conditional branches are turned so that one suffices.
"""

from allvm.frontend.builder import INVOKES, OPC
from allvm.frontend.debug_places import forget, marks_of, settle, with_marks, without_marks
from allvm.frontend.operands import BRANCH, DEF, LISTS, MEM, MOV, USES, body_end, defs_of, rename, uses_of
from allvm.ir import isa
from allvm.ir.isa import MEM_DATA
from allvm.ir.module import Line

_JMP = OPC["jmp"]
_SWITCH = OPC["switch"]
_TRAP = OPC["trap"]
_RET = OPC["ret"]
_LIMITS = {"i32": (-(1 << 31), (1 << 31) - 1), "i64": (-(1 << 63), (1 << 63) - 1)}


def _inversions():
    """opcode -> function(instruction) giving the opposite branch, or None where there is none."""
    table = {}

    def plain(name):
        return lambda insn: [OPC[name], *insn[1:]]

    def swapped(name):
        return lambda insn: [OPC[name], insn[2], insn[1], insn[3]]

    def shifted(name, delta, bound):
        return lambda insn: None if insn[2] == bound else [OPC[name], insn[1], insn[2] + delta, insn[3]]

    for t, (low, high) in _LIMITS.items():
        for k in ("", ".k"):
            table[OPC[f"br.eq.{t}{k}"]] = plain(f"br.ne.{t}{k}")
            table[OPC[f"br.ne.{t}{k}"]] = plain(f"br.eq.{t}{k}")
        for s in "su":
            table[OPC[f"br.lt_{s}.{t}"]] = swapped(f"br.le_{s}.{t}")
            table[OPC[f"br.le_{s}.{t}"]] = swapped(f"br.lt_{s}.{t}")
            # x < k is not x > k - 1, where k - 1 exists; an unsigned k is held as a signed number.
            table[OPC[f"br.lt_{s}.{t}.k"]] = shifted(f"br.gt_{s}.{t}.k", -1, low if s == "s" else 0)
            table[OPC[f"br.gt_{s}.{t}.k"]] = shifted(f"br.lt_{s}.{t}.k", 1, high if s == "s" else -1)
    table[OPC["br.z.i32"]] = plain("br.nz.i32")
    table[OPC["br.nz.i32"]] = plain("br.z.i32")
    for t in ("f32", "f64"):
        for a, b in (("eq", "ne"), ("lt", "nlt"), ("le", "nle")):
            table[OPC[f"br.{a}.{t}"]] = plain(f"br.{b}.{t}")
            table[OPC[f"br.{b}.{t}"]] = plain(f"br.{a}.{t}")
    for n in INVOKES:
        table[n] = lambda insn: None
    return table


_INVERT = _inversions()


def _wrap(insn):
    """Keep an immediate that a shift by one took out of its range (only unsigned ones) in it."""
    row = isa.OPS[insn[0]]
    t = row.operands[0].type
    if row.name.endswith(".k"):
        low, high = _LIMITS[t]
        if not low <= insn[2] <= high:
            insn[2] += (1 << 32 if t == "i32" else 1 << 64) * (1 if insn[2] < low else -1)
    return insn


def opposite(insn):
    """The branch that goes where this one does not, or None where there is none."""
    new = _INVERT[insn[0]](insn)
    return None if new is None else _wrap(new)


def emit(fn, registers):
    """(code, lines) of a function."""
    if fn.marks:
        settle(fn, registers)
    for b in fn.blocks:
        _assign(b, registers)
        rows = registers.copies.get(b)
        if rows:
            _insert(b, len(b.insns) - 1, _sequence(rows, registers))
    hoisted = set()
    for b in fn.blocks:
        p = b.info
        # Once for each block: afterwards what is live on its other edge is not as it was.
        if p is not None and p not in hoisted and len(b.insns) > 1 and _hoist_copies(fn, b, p, registers):
            hoisted.add(p)
    _thread(fn)
    order = _layout(fn)
    _turn(fn, order)
    return _encode(fn, order)


# -- registers
def _assign(b, registers):
    """Replace virtual registers by registers."""
    number = registers.number
    for insn in b.insns:
        op = insn[0]
        at = DEF[op]
        if at:
            insn[at] = number[insn[at]]
        for i in USES[op]:
            insn[i] = number[insn[i]]
        at = MEM[op]
        if at:
            kind, root, index, ext, scale, disp = insn[at]
            insn[at] = (kind, number[root] if kind < MEM_DATA else root, number[index] if index >= 0 else -1, ext, scale, disp)
        lists = LISTS[op]
        if lists is not None:
            defs, uses = lists
            if defs:
                insn[defs] = tuple([number[v] for v in insn[defs]])
            insn[uses] = tuple([number[v] for v in insn[uses]])


def _sequence(rows, registers):
    """Parallel copies as instructions one after another. A cycle goes through a spare register."""
    number = registers.number
    pending = {}  # register to write -> instruction
    constants = []
    for rd, v, definition in rows:
        if definition is None:
            insn = [MOV, number[rd], number[v]]
            if insn[1] == insn[2]:
                continue
        else:
            insn = list(definition)
            rename(insn, _Numbers(number))
            insn[1] = number[rd]
        if uses_of(insn):
            pending[insn[1]] = insn
        else:
            constants.append(insn)
    readers = {}  # register -> how many others of `pending` read it
    for rd, insn in pending.items():
        for v in set(uses_of(insn)):
            if v != rd:
                readers[v] = readers.get(v, 0) + 1
    ready = [rd for rd in pending if not readers.get(rd)]
    out = []
    spares = 0
    while pending:
        if not ready:
            rd = next(iter(pending))
            spare = registers.spare(spares)
            spares += 1
            out.append([MOV, spare, rd])
            for other, insn in pending.items():
                if other != rd:
                    rename(insn, {rd: spare})
            readers[spare] = readers.pop(rd)
            ready.append(rd)
        rd = ready.pop()
        insn = pending.pop(rd)
        out.append(insn)
        for v in set(uses_of(insn)):
            if v != rd:
                readers[v] -= 1
                if not readers[v] and v in pending:
                    ready.append(v)
    return out + constants


def _insert(b, at, insns, lines=None):
    """Put instructions before another, which leaves its marks to the first of them; lines: theirs, else they have its line."""
    if not insns:
        return
    marks, line = marks_of(b.lines[at]), without_marks(b.lines[at])
    b.lines[at] = line
    lines = list(lines) if lines is not None else [line] * len(insns)
    if marks:
        lines[0] = with_marks(lines[0], marks)
    b.insns[at:at] = insns
    b.lines[at:at] = lines


def _hoist_copies(fn, edge, p, registers):
    """Make the copies on an edge before the branch that leads there, if nobody minds on the other way and it pays:
    the edge needs no jump of its own then. Whether that was done."""
    at = body_end(p.insns)
    if len(p.insns) - at != 2 or p.insns[-1][0] != _JMP:
        return False
    branch, jump = p.insns[at:]
    if branch[0] in INVOKES:
        return False
    other = jump[1] if branch[-1] is edge else branch[-1]
    copies = edge.insns[:-1]
    often, seldom = fn.block_freq[edge], fn.block_freq[p] - fn.block_freq[edge]
    if other is edge or often < seldom * len(copies):
        return False
    written = {v for insn in copies for v in defs_of(insn)}
    if written.intersection(uses_of(branch)) or any(registers.live_at_entry(v, other.index) for v in written):
        return False
    _insert(p, at, copies, edge.lines[:-1])
    edge.insns, edge.lines = edge.insns[-1:], edge.lines[-1:]
    return True


class _Numbers:
    """Looks like a dict from virtual registers to registers."""

    def __init__(self, number):
        self.number = number

    def get(self, v, default):
        return self.number[v]


# -- layout
def _thread(fn):
    """Let branches to a block that only jumps go where it goes."""
    goal = {}
    for b in fn.blocks:
        if len(b.insns) == 1 and b.insns[0][0] == _JMP and b.insns[0][1] is not b:
            goal[b] = b.insns[0][1]
    if not goal:
        return
    for b in list(goal):
        seen = {b}
        t = goal[b]
        while t in goal and t not in seen:
            seen.add(t)
            t = goal[t]
        goal[b] = t
    entry = fn.blocks[0]
    for b, to in goal.items():
        if to is not b:
            forget(to, b.lines)
    for b in fn.blocks:
        for insn in b.insns[body_end(b.insns) :]:
            if not BRANCH[insn[0]]:
                continue
            for i in range(1, len(insn)):
                x = insn[i]
                if type(x) is tuple:
                    insn[i] = tuple([goal.get(y, y) for y in x])
                elif type(x) is not int:
                    insn[i] = goal.get(x, x)
        _simplify(b)
    fn.blocks = [b for b in fn.blocks if b not in goal or b is entry or goal[b] is b]


def _simplify(b):
    """Drop conditional branches to where control goes anyway."""
    insns = b.insns
    while len(insns) > 1 and insns[-1][0] == _JMP and BRANCH[insns[-2][0]] and insns[-2][-1] is insns[-1][1] and insns[-2][0] not in INVOKES:
        b.lines[-1] = with_marks(b.lines[-1], marks_of(b.lines[-2])) if marks_of(b.lines[-2]) else b.lines[-1]
        del insns[-2], b.lines[-2]


def _layout(fn):
    """The blocks in the order of emission."""
    freq = fn.block_freq
    blocks = fn.blocks
    for i, b in enumerate(blocks):
        b.index = i
    edges = []
    for b in blocks:
        edges += _edges(b, freq)
    edges.sort(key=lambda e: (-e[0], e[1], e[2]))
    after, before = {}, {}
    head = list(range(len(blocks)))  # union-find towards the first block of a chain

    def find(i):
        while head[i] != i:
            head[i] = head[head[i]]
            i = head[i]
        return i

    for _, _, i, s in edges:
        if s == 0 or i in after or s in before or find(i) == find(s):
            continue
        after[i], before[s] = s, i
        head[find(s)] = find(i)
    order = []
    cold = []
    for i in range(len(blocks)):
        if i in before:
            continue
        chain = [i]
        while chain[-1] in after:
            chain.append(after[chain[-1]])
        rare = i != 0 and all(blocks[j].insns[-1][0] == _TRAP or freq[blocks[j]] < 0.01 for j in chain)
        (cold if rare else order).extend(chain)
    return [blocks[i] for i in order + cold]


def _edges(b, freq):
    """[(gain of falling through, distance, from, to)] of the ways out of a block that may be the next one."""
    last = b.insns[-1]
    if last[0] != _JMP:
        return ()
    to = last[1]
    i = b.index
    f = freq[b]
    gap = abs(to.index - i - 1)
    if len(b.insns) < 2 or not BRANCH[b.insns[-2][0]]:
        return [(f, gap, i, to.index)]
    # Either way one branch does; what is hardly ever reached had better not stand in between.
    out = [(min(f / 2, freq[to]), gap, i, to.index)]
    other = b.insns[-2][-1]
    if _INVERT[b.insns[-2][0]](b.insns[-2]) is not None:
        out.append((min(f / 2, freq[other]), abs(other.index - i - 1), i, other.index))
    return out


def _turn(fn, order):
    """Drop jumps to the next block and turn conditional branches that go there."""
    freq = fn.block_freq
    for n, b in enumerate(order):
        insns = b.insns
        if insns[-1][0] != _JMP:
            continue
        following = order[n + 1] if n + 1 < len(order) else None
        if insns[-1][1] is following:
            forget(following, b.lines[-1:])
            del insns[-1], b.lines[-1]
            continue
        if len(insns) > 1 and BRANCH[insns[-2][0]]:
            branch, jump = insns[-2], insns[-1]
            other = branch[-1]
            if other is following or freq[jump[1]] > freq[other]:
                turned = opposite(branch)
                if turned is not None:
                    turned[-1] = jump[1]
                    insns[-2] = turned
                    if other is following:
                        forget(following, b.lines[-1:])
                        del insns[-1], b.lines[-1]
                    else:
                        insns[-1] = [_JMP, other]
        elif insns[-1][1].insns and insns[-1][1].insns[0][0] == _RET:  # the target may have lost its only jump
            insns[-1] = list(insns[-1][1].insns[0])


def _encode(fn, order):
    """Instructions as tuples with labels as indices, and the line table."""
    start = {}
    n = 0
    for b in order:
        start[b] = n
        n += len(b.insns)
    code = []
    lines = []
    last = None
    for b in order:
        for insn, line in zip(b.insns, b.lines, strict=True):
            op = insn[0]
            if BRANCH[op]:
                if op == _SWITCH:
                    insn[3] = start[insn[3]]
                    insn[4] = tuple([start[x] for x in insn[4]])
                else:
                    insn[-1] = start[insn[-1]]
            if line is not None and line[:2] != last and line[0] is not None:
                lines.append(Line(len(code), line[0], line[1]))
                last = line[:2]
            code.append(tuple(insn))
    if fn.contexts is not None:
        fn.marks = [marks_of(line) for b in order for line in b.lines]
        fn.contexts = [line[2] if line is not None and len(line) > 2 else None for b in order for line in b.lines]
    return code, lines
