"""Where variables are in optimised code.

LLVM says before which instruction a variable takes which value. Such a mark travels with the line of the instruction that is emitted next,
as a fourth element of the tuple. Once registers are assigned, a mark whose register does not hold its value is void; a variable of which
a mark got lost or left its block on the way through the passes has no places at all. In the final code a variable is in its register up to the next mark
or the next write to the register, whichever way control takes: what is shown is what LLVM says, or nothing is.
"""

from allvm.frontend.operands import BRANCH, DEF, LISTS, defs_of
from allvm.ir import isa
from allvm.ir.debug import CONSTANT, FRAME, MEMORY, REGISTER, Place

_SWITCH = isa.opcode("switch")
_ENDS = frozenset(row.number for row in isa.OPS if "end" in row.flags)
MOST_STATES = 4_000_000  # instructions times variables that are looked at; beyond, a function's variables have no places


class Mark:
    """From here on a variable is at a place: (kind, register or number, offset), or nowhere (None)."""

    __slots__ = ("block", "key", "place")

    def __init__(self, key, place, block=None):
        self.key, self.place, self.block = key, place, block


def with_marks(line, marks):
    """The line of an instruction with marks put before those that it has."""
    file, number, context, old = (line or ()) + (None, None, None, ())[len(line or ()) :]
    return file, number, context, (*marks, *old)


def marks_of(line):
    return line[3] if line is not None and len(line) > 3 else ()


def without_marks(line):
    """The line alone."""
    if line is None or len(line) < 4:
        return line
    return None if line[0] is None else line[:3]


def kept(fn, lines, insns):
    """The lines of the instructions that are not None; the marks of the others go to the next one that stays."""
    if not fn.marks:
        return [line for insn, line in zip(insns, lines, strict=True) if insn is not None]
    out, marks = [], ()
    for insn, line in zip(insns, lines, strict=True):
        if insn is None:
            marks += marks_of(line)
        else:
            out.append(with_marks(line, marks) if marks else line)
            marks = ()
    return out


def renamed(fn, names):
    """Registers have other names now: names.get(register)."""
    for m in fn.marks or ():
        if m.place and m.place[0] in (REGISTER, MEMORY) and m.place[1] in names:
            m.place = (m.place[0], names[m.place[1]], *m.place[2:])


def forget(block, lines):
    """Lines went away before a block: what their marks are about is not known at its beginning."""
    keys = {m.key for line in lines for m in marks_of(line)}
    if keys and block.lines:
        block.lines[0] = with_marks(block.lines[0], [Mark(k, None) for k in sorted(keys, key=str)])


# -- once registers are assigned
def settle(fn, registers):
    """Turn marks about virtual registers into marks about registers, before the code is rewritten. Leaves fn.lost: keys without places."""
    placed = [(b, i, m) for b in fn.blocks for i, line in enumerate(b.lines) for m in marks_of(line)]
    seen = {}
    for b, _, m in placed:
        if m.block is b.origin:
            seen[m] = seen.get(m, 0) + 1
    alive = {b.origin for b in fn.blocks}
    fn.lost = {m.key for m in fn.marks if m not in seen and m.block in alive}
    wanted = {m.place[1] for _, _, m in placed if m.place and m.place[0] in (REGISTER, MEMORY)}
    wanted = {v for v in wanted if registers.number[v] >= 0}
    holds = _holding(fn, registers, wanted)
    for b, i, m in placed:
        if m.place and m.place[0] in (REGISTER, MEMORY):
            v, place = m.place[1], None
            if v in fn.constants and m.place[0] == REGISTER:
                bits = fn.constants[v] & (1 << 64) - 1
                place = (CONSTANT, bits - (bits >> 63 << 64))
            elif v in wanted and holds(b, i, v):
                place = (m.place[0], registers.number[v], *m.place[2:])
            new = Mark(m.key, place)
            b.lines[i] = (*b.lines[i][:3], tuple([new if x is m else x for x in b.lines[i][3]]))


def _holding(fn, registers, wanted):
    """holds(block, i, v): whether v's register holds v before instruction i of a block, on every way there."""
    number = registers.number
    sharing = {}
    for v in wanted:
        sharing.setdefault(number[v], []).append(v)
    blocks = {b: k for k, b in enumerate(fn.blocks)}
    succs = [[blocks[s] for s in _successors(b.insns, lambda x: x)] for b in fn.blocks]

    def write(state, d):
        for v in sharing.get(number[d], ()):
            if v != d:
                state.discard(v)
        if d in wanted:
            state.add(d)

    def through(b, state, end=None):
        for insn in b.insns[:end]:
            for d in defs_of(insn):
                write(state, d)
        if end is None:
            for rd, v, definition in registers.copies.get(b, ()):
                kept = v in state if definition is None and v is not None and number[v] == number[rd] else False
                write(state, rd)
                if kept:
                    state.add(v)
        return state

    entry = {v for v in wanted if v in fn.params}
    inside = [None] * len(fn.blocks)
    inside[0] = entry
    work = [0]
    while work:
        k = work.pop()
        out = through(fn.blocks[k], set(inside[k]))
        for s in succs[k]:
            new = set(out) if inside[s] is None else inside[s] & out
            if new != inside[s]:
                inside[s] = new
                work.append(s)

    def holds(b, i, v):
        state = inside[blocks[b]]
        return state is not None and v in through(b, set(state), i)

    return holds


def _successors(insns, target):
    """Where control goes behind a list of instructions, beside falling through."""
    out = []
    for insn in insns:
        if BRANCH[insn[0]]:
            labels = (insn[3], *insn[4]) if insn[0] == _SWITCH else (insn[-1],)
            out += [target(x) for x in labels]
    return out


# -- in the final code
def places(code, marks, keys):
    """{key: [Place]} of variables. marks: for each instruction those that come before it."""
    if len(code) * len(keys) > MOST_STATES:
        return {}
    starts = {0}
    for i, insn in enumerate(code):
        if BRANCH[insn[0]]:
            starts.update(_successors([insn], int))
        if BRANCH[insn[0]] or insn[0] in _ENDS:
            starts.add(i + 1)
    starts = sorted(x for x in starts if x < len(code))
    ends = dict(zip(starts, [*starts[1:], len(code)]))
    entry = {0: {}}
    work = [0]
    while work:
        start = work.pop()
        state = dict(entry[start])
        for i in range(start, ends[start]):
            _step(state, marks[i], code[i], keys)
        last = code[ends[start] - 1]
        following = _successors([last], int) + ([ends[start]] if last[0] not in _ENDS and ends[start] < len(code) else [])
        for s in following:
            known = entry.get(s)
            new = dict(state) if known is None else {k: p for k, p in known.items() if state.get(k) == p}
            if new != known:
                entry[s] = new
                work.append(s)
    return _ranges(code, marks, keys, starts, ends, entry)


def _step(state, marks, insn, keys):
    """What is known behind an instruction, of what is known before it."""
    _arrive(state, marks, keys)
    _leave(state, insn)


def _arrive(state, marks, keys):
    for m in marks:
        if m.key in keys:
            if m.place is None:
                state.pop(m.key, None)
            else:
                state[m.key] = m.place


def _leave(state, insn):
    op = insn[0]
    if not DEF[op] and LISTS[op] is None:
        return
    written = defs_of(insn)
    if written:
        for k in [k for k, p in state.items() if p[0] in (REGISTER, MEMORY) and p[1] in written]:
            del state[k]


def _ranges(code, marks, keys, starts, ends, entry):
    found, open_ = {}, {}

    def close(k, at):
        start, p = open_.pop(k)
        if at > start:
            found.setdefault(k, []).append(Place(start, at, *p))

    for start in starts:
        state = dict(entry.get(start, {}))
        for i in range(start, ends[start]):
            _arrive(state, marks[i], keys)
            for k in [k for k, (_, p) in open_.items() if state.get(k) != p]:
                close(k, i)
            for k, p in state.items():
                if k not in open_:
                    open_[k] = i, p
            _leave(state, code[i])
    for k in list(open_):
        close(k, len(code))
    return found


__all__ = ["CONSTANT", "FRAME", "MEMORY", "REGISTER", "Mark", "forget", "kept", "marks_of", "places", "renamed", "settle", "with_marks", "without_marks"]
