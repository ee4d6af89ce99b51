"""Passes over a machine function in SSA form, between selection and register allocation.

1. instructions that were asked for after the fact go right behind the definitions they belong to;
2. blocks that nothing reaches go away;
3. pure instructions are merged where one dominates the other, and leave loops they do not depend on;
4. what nobody uses goes away;
5. each shared constant is defined where that costs least;
6. an increment of a loop variable goes behind the last use of the old value, so that both can share a register,
   or into the copies to phis where it is wanted nowhere else.
"""

from allvm.frontend.builder import INVOKES, OPC, successors
from allvm.frontend.cfg import Cfg
from allvm.frontend.debug_places import kept, marks_of, renamed, with_marks, without_marks
from allvm.frontend.operands import LISTS, MEM, PURE, USES, body_end, defs_of, rename, uses_of
from allvm.frontend.phi_pairs import join_pairs
from allvm.ir.isa import EXT_NONE, MEM_DATA

_TRAP = OPC["trap"]


def optimise(lowering, merge=True):
    """Run the passes over lowering.fn. Leaves fn.cfg (of fn.blocks) for the register allocator. merge: equal
    instructions become one, and they leave loops."""
    fn = lowering.fn
    if lowering.after:
        _weave(fn, lowering.after)
    _drop_unreachable(fn)
    if merge:
        _merge_and_hoist(fn)
    _use_known_values(lowering)
    join_pairs(fn, lowering.shared)
    used = _drop_dead(fn)
    _place_constants(lowering, used)
    _sink_steps(fn)
    _repeat_steps(fn)


def _weave(fn, after):
    """Put the instructions in `after` (register -> instructions) behind the definitions of their registers."""
    entry = fn.blocks[0]
    heads = {entry: list(fn.params)}
    if fn.frame_reg is not None:
        heads[entry].append(fn.frame_reg)
    for b in fn.blocks:
        if b.phis:
            heads.setdefault(b, []).extend(row[0] for row in b.phis)
        if len(b.insns) > 1 and b.insns[-2][0] in INVOKES:  # what it returns is there in the block that it goes on with
            heads.setdefault(b.insns[-1][1], []).extend(defs_of(b.insns[-2]))
    for b in fn.blocks:
        insns, lines = [], []
        for v in heads.get(b, ()):
            _chain(v, after, insns, lines, None)
        for insn, line in zip(b.insns, b.lines, strict=True):
            insns.append(insn)
            lines.append(line)
            if insn[0] in INVOKES:
                continue
            for v in defs_of(insn):
                if v in after:
                    _chain(v, after, insns, lines, line)
        if len(insns) != len(b.insns):
            b.insns, b.lines = insns, lines


def _chain(v, after, insns, lines, line):
    """The instructions behind v, and those behind what they define."""
    line = without_marks(line)
    for insn in after.get(v, ()):
        insns.append(insn)
        lines.append(line)
        for w in defs_of(insn):
            if w in after:
                _chain(w, after, insns, lines, line)


def _drop_unreachable(fn):
    """Keep the blocks that the entry reaches; fn.cfg is their graph."""
    blocks = fn.blocks
    for i, b in enumerate(blocks):
        b.index = i
    succs = [[s.index for s in successors(b)] for b in blocks]
    seen = bytearray(len(blocks))
    seen[0] = 1
    work = [0]
    while work:
        for s in succs[work.pop()]:
            if not seen[s]:
                seen[s] = 1
                work.append(s)
    if 0 in seen:
        fn.blocks = [b for b in blocks if seen[b.index]]
        kept = set(fn.blocks)
        for i, b in enumerate(fn.blocks):
            b.index = i
            for row in b.phis:
                row[1] = {p: v for p, v in row[1].items() if p in kept}
        succs = [[s.index for s in successors(b)] for b in fn.blocks]
    cold = {b.index for b in fn.blocks if b.insns[-1][0] == _TRAP}
    cold.update(b.insns[-2][-1].index for b in fn.blocks if len(b.insns) > 1 and b.insns[-2][0] in INVOKES)
    fn.cfg = Cfg(succs, cold)


def _merge_and_hoist(fn):
    """Global value numbering of pure instructions over the dominator tree, and loop-invariant code motion."""
    cfg = fn.cfg
    blocks = fn.blocks
    place = [0] * len(fn.vtypes)  # register -> number in rpo of the block that defines it; 0 for parameters, constants
    known = {}
    names = {}
    moved = {}  # block index -> [(instruction, line)]
    number, loop_of = cfg.number, cfg.loop_of
    for index in cfg.rpo:
        b = blocks[index]
        here = number[index]
        for row in b.phis:
            place[row[0]] = here
        in_loop = loop_of[index] >= 0
        gone = False
        insns = b.insns
        for i, insn in enumerate(insns):
            if names:
                rename(insn, names)
            op = insn[0]
            if not PURE[op]:
                there = here if op not in INVOKES else number[insns[-1][1].index]
                for v in defs_of(insn):
                    place[v] = there
                continue
            rd = insn[1]
            key = (op, *insn[2:])
            found = known.get(key)
            if found is not None and (found[1] == index or cfg.dominates(found[1], index)):
                names[rd] = found[0]
                insns[i] = None
                gone = True
                continue
            home = index
            if in_loop:
                home = _invariant_home(cfg, index, max([place[v] for v in uses_of(insn)], default=0))
                if home != index:
                    moved.setdefault(home, []).append((insn, without_marks(b.lines[i])))
                    insns[i] = None
                    gone = True
            place[rd] = number[home]
            known[key] = (rd, home)
        if gone:
            b.lines = kept(fn, b.lines, insns)
            b.insns = [insn for insn in insns if insn is not None]
    renamed(fn, names)
    for index, rows in moved.items():
        b = blocks[index]
        at = body_end(b.insns)
        b.insns[at:at] = [r[0] for r in rows]
        b.lines[at:at] = [r[1] for r in rows]
    if names:
        for b in blocks:
            for row in b.phis:
                row[1] = {p: names.get(v, v) for p, v in row[1].items()}


def _invariant_home(cfg, index, latest):
    """The cheapest block for an instruction of block `index` whose operands are defined up to number `latest`."""
    best = index
    freq, number = cfg.freq, cfg.number
    loop = cfg.loop_of[index]
    while loop >= 0 and latest < number[loop]:
        outside = cfg.idom[loop]
        if loop == outside:
            break  # the entry is a loop header
        if freq[outside] < freq[best]:
            best = outside
        loop = cfg.parent[loop]
    return best


_EQUAL = {OPC["br.z.i32"]: "i32", OPC["br.eq.i32.k"]: "i32", OPC["br.eq.i64.k"]: "i64"}
_UNEQUAL = {OPC["br.nz.i32"]: "i32", OPC["br.ne.i32.k"]: "i32", OPC["br.ne.i64.k"]: "i64"}
_JMP = OPC["jmp"]


def _use_known_values(lowering):
    """Where a branch on x == k leads to a phi with the constant k, let it have x: then nothing needs to be copied."""
    fn = lowering.fn
    for b in fn.blocks:
        if len(b.insns) < 2 or b.insns[-1][0] != _JMP:
            continue
        branch, jump = b.insns[-2:]
        t = _EQUAL.get(branch[0])
        to = branch[-1]
        if t is None:
            t = _UNEQUAL.get(branch[0])
            to = jump[1]
        if t is None or not to.phis or branch[-1] is jump[1]:
            continue
        x = branch[1]
        k = branch[2] if len(branch) == 4 else 0
        if fn.vtypes[x] != t or x in fn.constants or sum(s is to for s in successors(b)) > 1:
            continue
        for row in to.phis:
            v = row[1][b]
            if fn.constants.get(v) == k and fn.vtypes[v] == t == fn.vtypes[row[0]]:
                if t == "i64" or lowering.upper_clear(x) or not lowering.upper_clear(row[0]):
                    row[1][b] = x


def _drop_dead(fn):
    """Remove pure instructions and phis whose results nobody uses. Returns register -> blocks (indices) that read it,
    phis left out."""
    count = [0] * len(fn.vtypes)
    blocks = fn.blocks
    for b in blocks:
        for insn in b.insns:
            for v in uses_of(insn):
                count[v] += 1
        for row in b.phis:
            for v in row[1].values():
                count[v] += 1
    changed = True
    while changed:
        changed = False
        for index in reversed(fn.cfg.rpo):
            b = blocks[index]
            dead = False
            insns = b.insns
            for i in range(len(insns) - 1, -1, -1):
                insn = insns[i]
                if PURE[insn[0]] and not count[insn[1]]:
                    for v in uses_of(insn):
                        count[v] -= 1
                    insns[i] = None
                    dead = True
            if dead:
                b.lines = kept(fn, b.lines, insns)
                b.insns = [insn for insn in insns if insn is not None]
            if b.phis:
                changed |= _drop_dead_phis(b, count)
    fn.use_count = count
    return count


def _drop_dead_phis(b, count):
    keep = []
    for row in b.phis:
        own = row[0]
        others = [v for v in row[1].values() if v != own]
        if count[own] == len(row[1]) - len(others):  # used by itself at most
            for v in others:
                count[v] -= 1
        else:
            keep.append(row)
    changed = len(keep) != len(b.phis)
    b.phis = keep
    return changed


def _place_constants(lowering, count):
    """Define each shared constant that instructions use, in the blocks where that is cheapest."""
    fn = lowering.fn
    shared = {v: key for key, v in lowering.shared.items() if count[v]}
    fn.materialise = {}
    if not shared:
        return
    readers = {}  # register -> blocks that read it
    for b in fn.blocks:
        index = b.index
        for insn in b.insns:
            op = insn[0]
            for i in USES[op]:
                v = insn[i]
                if v in shared:
                    readers.setdefault(v, {})[index] = 1
            at = MEM[op]
            if at or LISTS[op] is not None:
                for v in uses_of(insn):
                    if v in shared:
                        readers.setdefault(v, {})[index] = 1
        for row in b.phis:
            for p, v in row[1].items():
                if v in shared and shared[v][0] == "frame":  # its definition reads a register, so it cannot be part of a copy
                    readers.setdefault(v, {})[p.index] = 1
    wanted = {}  # block index -> registers to define there
    for v, where in readers.items():
        for home in _cheapest(fn.cfg, where):
            wanted.setdefault(home, []).append(v)
    for index, registers in wanted.items():
        _define_in(fn, fn.blocks[index], registers, shared)
    fn.materialise.update((v, definition(fn, v, key)) for v, key in shared.items() if key[0] != "frame")


def definition(fn, v, key):
    """The instruction that defines a shared register."""
    kind = key[0]
    if kind == "data":
        return [OPC["lea"], v, (MEM_DATA, key[1], -1, EXT_NONE, 0, key[2])]
    if kind == "func":
        return [OPC["lea.func"], v, key[1]]
    if kind == "frame":
        return [OPC["add.i64.k"], v, fn.frame_reg, key[1]]
    return [OPC["const." + kind], v, key[1]]


def _cheapest(cfg, where):
    """A set of blocks that dominate all of `where`, of least total frequency; late rather than early where equal."""
    if len(where) == 1:
        (node,) = where
        best = node
        if cfg.loop_of[node] >= 0:
            freq = cfg.freq
            while node:
                node = cfg.idom[node]
                if freq[node] < freq[best] * 0.999:
                    best = node
        return [best]
    freq, idom, number = cfg.freq, cfg.idom, cfg.number
    # The part of the dominator tree above the readers, children before parents.
    children = {}
    for node in where:
        children.setdefault(node, [])
        while node:
            up = idom[node]
            if up in children:
                children[up].append(node)
                break
            children[up] = [node]
            node = up
    cost = {}
    inner = {}  # node -> whether to go on below it
    for node in sorted(children, key=lambda n: -number[n]):
        below = sum(cost[c] for c in children[node]) if children[node] else 0.0
        if node in where or freq[node] < below * 0.999:
            cost[node], inner[node] = freq[node], False
        else:
            cost[node], inner[node] = below, True
    out = []
    work = [0]
    while work:
        node = work.pop()
        if inner[node]:
            work.extend(children[node])
        else:
            out.append(node)
    return out


def _define_in(fn, b, registers, shared):
    """Insert definitions in a block: right before the first reader there, else before its branches."""
    todo = dict.fromkeys(registers)
    insns, lines = [], []
    end = body_end(b.insns)
    for i, insn in enumerate(b.insns):
        if todo and i == end:
            rest = [v for v in todo]
            todo.clear()
            for v in rest:
                insns.append(definition(fn, v, shared[v]))
                lines.append(without_marks(b.lines[i]))
        elif todo:
            for v in uses_of(insn):
                if v in todo:
                    del todo[v]
                    insns.append(definition(fn, v, shared[v]))
                    lines.append(without_marks(b.lines[i]))
        insns.append(insn)
        lines.append(b.lines[i])
    b.insns, b.lines = insns, lines


def _sink_steps(fn):
    """Move `d = f(x)`, where phis connect d and x, behind the last read of x in its block."""
    web = fn.webs = _webs(fn)
    if not web:
        return
    for b in fn.blocks:
        insns = b.insns
        moved = set()  # a step that moves is met again at its new place, where it stays
        i = 0
        while i < len(insns):
            insn = insns[i]
            if PURE[insn[0]] and insn[1] in web and insn[1] not in moved:
                own = web[insn[1]]
                olds = [x for x in uses_of(insn) if web.get(x) == own]
                to = _sink_to(insns, i, insn[1], olds[0]) if olds else i
                if to > i:
                    moved.add(insn[1])
                    line = b.lines.pop(i)
                    if marks_of(line):
                        b.lines[i], line = with_marks(b.lines[i], marks_of(line)), without_marks(line)
                    insns.insert(to, insns.pop(i))
                    b.lines.insert(to, line)
                    continue
            i += 1


def _webs(fn):
    """Register -> representative of the registers that phis connect it with, constants left out."""
    web = {}

    def find(v):
        while web.setdefault(v, v) != v:
            v = web[v] = web[web[v]]
        return v

    for b in fn.blocks:
        for rd, rows in b.phis:
            for v in rows.values():
                if v not in fn.materialise:
                    web[find(v)] = find(rd)
    return {v: find(v) for v in list(web)}


def _sink_to(insns, at, d, x):
    """The index of the last reader of x, when d is not read up to there and it is no branch; else `at`."""
    to = at
    for j in range(at + 1, body_end(insns)):
        used = uses_of(insns[j])
        if d in used:
            break
        if x in used:
            to = j
    return at if any(x in uses_of(insn) for insn in insns[to + 1 :]) else to


def _repeat_steps(fn):
    """Where d = f(x) is read by phis alone, in other blocks than its own, and x lives on beside it, let each of
    these phis compute f(x) instead of copying d. fn.repeated: d -> its instruction, no longer in a block."""
    fn.repeated = {}
    edges = {}  # register -> the blocks at whose ends it is copied to a phi
    for b in fn.blocks:
        for _, rows in b.phis:
            for p, v in rows.items():
                edges.setdefault(v, []).append(p)
    count, web = fn.use_count, fn.webs
    wanted = {v for v, ends in edges.items() if v in web and count[v] == len(ends) and all(len(set(successors(p))) == 1 for p in ends)}
    if not wanted:
        return
    for b in fn.blocks:
        gone = False
        for i, insn in enumerate(b.insns):
            if not PURE[insn[0]] or insn[1] not in wanted or all(p is b for p in edges[insn[1]]):
                continue
            used = uses_of(insn)
            if len(used) == 1 and web.get(used[0]) == web[insn[1]] and count[used[0]] > 1:
                fn.repeated[insn[1]] = insn
                b.insns[i] = None
                gone = True
        if gone:
            b.lines = kept(fn, b.lines, b.insns)
            b.insns = [insn for insn in b.insns if insn is not None]
