"""Register allocation: out of SSA form, and few registers.

Phis become parallel copies at the ends of the predecessors; critical edges get a
block of their own for them. Live ranges are exact, hole by hole. A phi shares its
register with as many of its values as do not interfere with it, in order of
estimated frequency; then registers are given out first fit, to what lives in several
blocks in order of use, and block by block to the rest.

A live range is kept in two levels: which blocks it touches, which of them
it fills (ints used as bit sets), and bits for the positions within the others.
Within a block, instruction i reads at bit 2i + 1 and writes at bit 2i + 2; bit 0 is
the entry, and the last bit is that of values that live on.
"""

from allvm.frontend.builder import OPC, successors
from allvm.frontend.debug_places import marks_of, with_marks, without_marks
from allvm.frontend.operands import DEF, LISTS, MEM, PURE, USES, uses_of
from allvm.ir.errors import CompileError
from allvm.ir.isa import MEM_DATA

MAX_REGS = 60000
_JMP = OPC["jmp"]


class Registers:
    """number[v]: the register of a virtual one; count: how many there are; copies: MBlock -> parallel
    copies [(rd, rs or None, instruction that computes rd or None)] on virtual registers, made before its jump."""

    def __init__(self, number, count, copies):
        self.number = number
        self.used = count
        self.copies = copies
        self._spares = 0
        self.files = None  # what each register holds where, as ranges; unknown in a function that is returned to twice

    def live_at_entry(self, register, block):
        """Whether a register may hold something that is wanted at the entry of a block (its index at allocation)."""
        if self.files is None:
            return True
        if register >= len(self.files):
            return False
        file = self.files[register]
        return bool(file.full >> block & 1 or file.part.get(block, 0) & 1)

    def spare(self, n):
        """The nth register that holds nothing but values on their way in parallel copies."""
        if n >= self._spares:
            self._spares = n + 1
        return self.used + n

    @property
    def count(self):
        return self.used + self._spares


class _Range:
    """A live range, or what a register holds already. part: block -> bits, for blocks touched but not filled."""

    __slots__ = ("any", "fixed", "full", "part", "weight")

    def __init__(self):
        self.any = self.full = 0
        self.part = {}
        self.fixed = -1
        self.weight = 0.0

    def interferes(self, other):
        """Whether the two overlap anywhere."""
        common = self.any & other.any
        if not common:
            return False
        if self.full & other.any or other.full & self.any:
            return True
        mine, theirs = self.part, other.part
        if len(mine) > len(theirs):
            mine, theirs = theirs, mine
        for b, bits in mine.items():
            if common >> b & 1 and bits & theirs.get(b, 0):
                return True
        return False

    def absorb(self, other):
        """Become the union of the two."""
        self.any |= other.any
        self.full |= other.full
        part = self.part
        for b, bits in other.part.items():
            part[b] = part.get(b, 0) | bits
        self.weight += other.weight
        if other.fixed >= 0:
            self.fixed = other.fixed


def allocate(fn, name):
    """Assign registers to a function that `passes` has gone over."""
    copies = _copies(fn)
    live = _Liveness(fn, copies)
    files = None
    if fn.returns_twice:
        number, count = _one_each(fn, live)
    else:
        _coalesce(fn, copies, live)
        number, count, files = _colour(fn, live)
    if count + 1 > MAX_REGS:
        raise CompileError(f"in function '{name}': it needs {count} registers; there are {MAX_REGS}")
    registers = Registers(number, count, copies)
    registers.files = files
    return registers


# -- out of SSA form
def _copies(fn):
    """Split critical edges into blocks with phis; the parallel copies by block."""
    copies = {}
    succs = {b: list(dict.fromkeys(successors(b))) for b in fn.blocks}
    fn.block_freq = {b: fn.cfg.freq[b.index] for b in fn.blocks}
    for b in list(fn.blocks):
        if not b.phis:
            continue
        for p in list(b.phis[0][1]):
            at = p
            if len(succs[p]) > 1:
                at = _split(fn, p, b)
            copies[at] = [_copy(fn, row[0], row[1][p]) for row in b.phis if row[1][p] != row[0]]
            if at is p:
                _fold_steps(fn, p, copies[p])
    for i in range(len(fn.cfg.succs), len(fn.blocks)):
        fn.blocks[i].index = i
    return copies


def _copy(fn, rd, v):
    definition = fn.materialise.get(v) or fn.repeated.get(v)
    if definition is None:
        return (rd, v, None)
    return (rd, None, [definition[0], rd, *definition[2:]])


def _fold_steps(fn, p, rows):
    """Where copies pass on an old value x and its successor f(x), make f a part of the copies: `a, b = f(b), b`."""
    sources = {v for _, v, definition in rows if definition is None}
    for n, (rd, v, definition) in enumerate(rows):
        if definition is not None or fn.use_count[v] != 1:
            continue
        for i in range(len(p.insns) - 1, -1, -1):
            insn = p.insns[i]
            if DEF[insn[0]] and insn[1] == v:
                if PURE[insn[0]] and any(x in sources and fn.webs.get(x) == fn.webs[rd] for x in uses_of(insn)):
                    rows[n] = (rd, None, [insn[0], rd, *insn[2:]])
                    if marks_of(p.lines[i]):
                        p.lines[i + 1] = with_marks(p.lines[i + 1], marks_of(p.lines[i]))
                    del p.insns[i], p.lines[i]
                break


def _split(fn, p, b):
    """A new block on the edge from p to b, at the end of fn.blocks. Its `info` is p."""
    edge = type(p)()
    edge.info = p
    edge.origin = p.origin
    edge.insns = [[_JMP, b]]
    edge.lines = [without_marks(p.lines[-1])]
    for insn in p.insns:
        for i, x in enumerate(insn):
            if x is b:
                insn[i] = edge
            elif type(x) is tuple and b in x:
                insn[i] = tuple([edge if y is b else y for y in x])
    fn.blocks.append(edge)
    fn.block_freq[edge] = fn.cfg.edge_frequency(p.index, b.index)
    return edge


# -- live ranges
class _Liveness:
    """ranges: v -> _Range of the registers that live in several blocks or are bound from the start;
    local: block -> [(start, end, v)], sorted, of the others; ends: block -> position of its last bit."""

    def __init__(self, fn, copies):
        self.fn = fn
        n = len(fn.blocks)
        self.reads = [None] * n  # block -> {v: last read}
        self.writes = [None] * n  # block -> {v: first write}
        self.copied = [None] * n  # block -> position where its copies write
        self.targets = [frozenset()] * n  # block -> what its copies write
        self.ends = [0] * n
        self.exposed = {}  # v -> blocks where it is read before it is written
        self.where = {}  # v -> blocks where it is read or written
        for b in fn.blocks:
            self._scan(b, copies.get(b, ()))
        self._build()

    def _scan(self, b, copies):
        index = b.index
        reads, writes = {}, {}
        exposed = self.exposed
        pos = 0
        for insn in b.insns:
            op = insn[0]
            pos += 1
            used = [insn[i] for i in USES[op]]
            at = MEM[op]
            if at:
                mem = insn[at]
                if mem[0] < MEM_DATA:
                    used.append(mem[1])
                if mem[2] >= 0:
                    used.append(mem[2])
            lists = LISTS[op]
            if lists is not None:
                used.extend(insn[lists[1]])
            for v in used:
                if v not in reads and v not in writes:
                    exposed.setdefault(v, []).append(index)
                reads[v] = pos
            pos += 1
            at = DEF[op]
            if at:
                writes.setdefault(insn[at], pos)
            elif lists is not None and lists[0]:
                for v in insn[lists[0]]:
                    writes.setdefault(v, pos)
        if copies:  # they stand after everything but the jump, which reads nothing
            pos += 1
            for v in copy_sources(copies):
                if v not in reads and v not in writes:
                    exposed.setdefault(v, []).append(index)
                reads[v] = pos
            pos += 1
            self.copied[index] = pos
            self.targets[index] = frozenset(rd for rd, _, _ in copies)
        self.reads[index], self.writes[index] = reads, writes
        self.ends[index] = pos + 1
        where = self.where
        for v in {**reads, **writes, **dict.fromkeys(self.targets[index])}:
            if v in where:
                where[v].append(index)
            else:
                where[v] = [index]

    def _build(self):
        fn = self.fn
        preds = [[] for _ in fn.blocks]
        for b in fn.blocks:
            for s in dict.fromkeys(successors(b)):
                preds[s.index].append(b.index)
        bound = {v: i for i, v in enumerate(fn.params)}
        if fn.frame > 0:
            bound[fn.frame_reg] = len(fn.params)
        special = set(bound)
        for targets in self.targets:
            special |= targets
        self.local = [[] for _ in fn.blocks]
        self.ranges = {}
        for v, blocks in self.where.items():
            if len(blocks) == 1 and v not in self.exposed and v not in special:
                b = blocks[0]
                at = self.writes[b][v]
                self.local[b].append((at, self.reads[b].get(v, at), v))
            else:
                r = self.ranges[v] = self._range(v, blocks, preds)
                r.fixed = bound.get(v, -1)
                if fn.keep_frame and v == fn.frame_reg:
                    r.any = r.full = (1 << len(fn.blocks)) - 1
                    r.part = {}
        for rows in self.local:
            rows.sort()

    def _range(self, v, blocks, preds):
        """The range of a register that may be live in several blocks."""
        writes, targets = self.writes, self.targets
        live_in = set(self.exposed.get(v, ()))
        live_out = set()
        work = list(live_in)
        while work:
            for p in preds[work.pop()]:
                if p not in live_out:
                    live_out.add(p)
                    if v not in writes[p] and v not in targets[p] and p not in live_in:
                        live_in.add(p)
                        work.append(p)
        r = _Range()
        freq = self.fn.block_freq
        for b in blocks:
            r.weight += freq[self.fn.blocks[b]]
        for b in live_in.union(live_out, blocks):
            self._segment(r, v, b, b in live_in, b in live_out)
        return r

    def _segment(self, r, v, b, enters, leaves):
        """Add what a range covers of block b."""
        end = self.ends[b]
        written = self.writes[b].get(v)
        copied = v in self.targets[b]
        bits = 0
        if enters and written is None and leaves and not copied:
            r.full |= 1 << b
        elif enters:  # up to the last read, or throughout if it is written again on the way
            bits = (2 << (end if leaves and not copied else self.reads[b].get(v, 0))) - 1
        elif written is not None:
            last = end if leaves and not copied else self.reads[b].get(v, written)
            bits = (2 << last) - (1 << written)
        if copied:
            bits |= (2 << (end if leaves else self.copied[b])) - (1 << self.copied[b])
        r.any |= 1 << b
        if not r.full >> b & 1:
            r.part[b] = bits

    def widen_sources(self, copies):
        """Give sources of copies that live within one block a range, so that they can be joined to phis."""
        for block, rows in copies.items():
            sources = {v for _, v, definition in rows if definition is None and v not in self.ranges}
            b = block.index
            for start, end, v in self.local[b]:
                if v in sources:
                    r = self.ranges[v] = _Range()
                    r.any = 1 << b
                    r.part[b] = (2 << end) - (1 << start)
                    r.weight = self.fn.block_freq[block]


def copy_sources(copies):
    """The registers that parallel copies read."""
    out = []
    for _, v, definition in copies:
        if definition is None:
            out.append(v)
        else:
            out.extend(uses_of(definition))
    return out


# -- coalescing
def _coalesce(fn, copies, live):
    """Let phis share a register with their values where these do not interfere; afterwards `live.ranges` maps
    each of them to the common range."""
    ranges = live.ranges
    rows = []
    for b, block_copies in copies.items():
        f = fn.block_freq[b]
        rows += [(-f, n, rd, v) for n, (rd, v, definition) in enumerate(block_copies) if definition is None]
    live.widen_sources(copies)
    members = {}
    for _, _, rd, v in sorted(rows):
        x, y = ranges[rd], ranges[v]
        if x is y or (x.fixed >= 0 and y.fixed >= 0) or x.interferes(y):
            continue
        x.absorb(y)
        own = members.setdefault(x, [rd])
        theirs = members.pop(y, None) or [v]
        own += theirs
        for w in theirs:
            ranges[w] = x


# -- colouring
def _one_each(fn, live):
    """A register of its own for each virtual register, in a function that is returned to more than once."""
    number = [-1] * len(fn.vtypes)
    bound = list(fn.params)
    if fn.frame > 0:
        bound.append(fn.frame_reg)
    for i, v in enumerate(bound):
        number[v] = i
    count = len(bound)
    for v in live.where:
        if number[v] < 0:
            number[v] = count
            count += 1
    return number, count


def _colour(fn, live):
    """First fit: ranges over several blocks by weight, then each block's own."""
    number = [-1] * len(fn.vtypes)
    ranges = live.ranges
    for i, v in enumerate(fn.params):
        number[v] = i
    least = len(fn.params)
    if fn.frame > 0:
        number[fn.frame_reg] = least
        least += 1
    files = [_Range() for _ in range(least)]
    todo = dict.fromkeys(ranges.values())
    order = sorted(todo, key=lambda r: -r.weight)
    colour = {}
    for r in order:
        if r.fixed >= 0:
            files[r.fixed].absorb(r)
            colour[r] = r.fixed
    for r in order:
        if r.fixed < 0:
            n = next((n for n, file in enumerate(files) if not file.interferes(r)), len(files))
            if n == len(files):
                files.append(_Range())
            files[n].absorb(r)
            colour[r] = n
    for v, r in ranges.items():
        number[v] = colour[r]
    count = len(files)
    for b, rows in enumerate(live.local):
        if rows:
            count = max(count, _colour_block(b, rows, files, number))
    return number, max(count, least), files


def _colour_block(b, rows, files, number):
    """Registers for what lives within block b; returns the number of registers needed."""
    candidates = []  # [register, bits taken, free from here on]
    for n, file in enumerate(files):
        if not file.full >> b & 1:
            candidates.append([n, file.part.get(b, 0), 0])
    count = len(files)
    for start, end, v in rows:
        if number[v] >= 0:
            continue
        mask = (2 << end - start) - 1
        for c in candidates:
            if c[2] <= start and not c[1] >> start & mask:
                break
        else:
            c = [count, 0, 0]
            candidates.append(c)
            count += 1
        c[2] = end + 1
        number[v] = c[0]
    return count
