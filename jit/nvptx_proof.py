"""What the host checks before a launch, so that the kernel need not: that the addresses of a leaf, over all its instances, lie in mapped memory.

`Proof(leaf)` bounds addresses, and how often loops run, by expressions of inputs and extents (see `nest`); `holds` computes these in integers
of any size. An access that cannot be bounded is checked in the kernel, and a loop that cannot, counted.
"""

from allvm.ir import isa
from allvm.jit.addresses import DATA
from allvm.jit.induction import BRANCH, MIRRORED, NEGATED, memory_instructions
from allvm.jit.nest import LIMITS, Bounds, Interval, constant, exact, make
from allvm.jit.nvptx_ops import NODE
from allvm.jit.version import cell_size

TURNS = 1 << 34  # iterations of a loop that need not be counted
MAX_NODES = 1500  # of all expressions together
FAR = 1 << 63


class LeafBounds(Bounds):
    """The intervals of a leaf's values; those of nodes are made of ('p', ('count', level, k)), inputs are ('p', ('input', n, bits))."""

    def __init__(self, leaf):
        super().__init__(leaf.flow, {}, leaf.options.data_address)
        self.leaf = leaf

    def _value(self, v, width, depth):
        kind = self.flow.kinds[v]
        if kind[0] == "param" and kind[1] < len(self.flow.type.params):
            type = self.flow.type.params[kind[1]]
            if kind[1] in self.leaf.varying or type not in ("i32", "i64"):
                return None
            bits = 64 if type == "i64" else 32
            return self.resized(exact(("p", ("input", kind[1], bits))), bits, width)
        if kind[0] == "insn":
            insn = self.code[kind[1]]
            name = NODE.get(insn[0])
            if name in ("id", "count"):
                return self.resized(self.node(name, kind[1], insn[3]), 64, width)
        return super()._value(v, width, depth)

    def computed(self, i, insn, own, depth):
        """Larger numbers out of memory can be anything: what depends on them is checked where it is used."""
        if isa.OPS[insn[0]].name in isa.MEM_CTYPE and cell_size(insn) > 1:
            return None
        return super().computed(i, insn, own, depth)

    def exits(self, loop, variables, width):
        """A loop that goes on while x != y, and is entered only if x < y, goes on while x < y."""
        for relation, sign, x, y in super().exits(loop, variables, width):
            if relation == "ne" and not isinstance(y, tuple) and not self.inside(y, loop):
                v = next(v for v in variables if self.flow.kinds[v][0] == "phi")
                found = self.step(v, width)
                step = found and found[2] and found[2].low
                if step == constant(1) and x == found[1] and all(self.guarded(loop, first, y, width) for first in found[0]):
                    relation, sign = "lt", "s"
            yield relation, sign, x, y

    def guarded(self, loop, first, limit, width):
        """Whether a loop is entered only behind a branch that found first < limit, as signed numbers."""
        flow = self.flow
        b = loop.header
        while b != 0:
            d = flow.idom[b]
            last = self.code[flow.blocks[d].end - 1]
            found = BRANCH.match(isa.OPS[last[0]].name)
            if found and len(flow.blocks[d].succs) == 2 and found[3] == str(width) and not found[4]:
                taken = flow.block_at[last[-1]]
                relation = found[1]
                uses = flow.use_values[flow.blocks[d].end - 1]
                way = next((s for s in flow.blocks[d].succs if self.only_way(s, d, loop)), None)
                if way is not None and len(uses) == 2:
                    relation = relation if way == taken else NEGATED[relation]
                    if tuple(uses) == (limit, first):
                        uses, relation = uses[::-1], MIRRORED[relation]
                    if tuple(uses) == (first, limit) and relation == "lt" and found[2] == "s":
                        return True
            b = d
        return False

    def only_way(self, s, d, loop):
        """Whether a loop is entered only by the edge from block d to block s."""
        flow = self.flow
        before = [p for p in flow.blocks[s].preds if s != loop.header or p not in loop.blocks]
        return flow.dominates(s, loop.header) and before == [d]

    def node(self, name, i, k):
        level = self.leaf.level(i)
        if k > 2 or level == 1 and k >= self.leaf.dims:
            return exact(constant(int(name == "count")))
        extent = "p", ("count", level, k)
        return exact(extent) if name == "count" else Interval(constant(0), make("-", extent, constant(1)))

    # -- addresses as inputs and offsets
    def offset(self, mem, uses):
        """(Sum, Interval of its index) of a memory operand whose address is an input that is a pointer plus an index of 32 bits, or None."""
        found = self.leaf.all_sums.of(mem, uses)
        if found is None or not -(1 << 31) <= found.displacement < 1 << 31:
            return None
        total = exact(constant(0))
        for v, ext, scale in found.terms:
            x = self.value(v, 64 if ext == isa.EXT_NONE else 32)
            if ext == isa.EXT_U32:
                x = self.resized(x, 32, 64)
            total = self.operation("add", total, x and self.product(x, exact(constant(1 << scale - found.scale)), x.needs), 64)
        total = self.limited(total, LIMITS[32])
        return total and (found, total)

    def turns(self, loop):
        """An interval as long as a loop runs at the most, or None."""
        for v in self.flow.phis:
            if self.flow.kinds[v][1] != loop.header:
                continue
            for width in (64, 32):
                found = self.step(v, width)
                if found is None or found[2] is None:
                    continue
                begin = self.union([self.value(x, width, 1) for x in found[0]])
                r = begin and self.bounded(v, found[1], begin, found[2], width, 1)
                if r is not None:
                    return r
        return None


class Proof:
    """accesses: the instructions that it is about; offsets: those of them that are Sums; finite: headers of loops that need no count; constant: loads of memory
    that the kernel does not write (apart: prove that, too); text: what `holds` takes, tuples (or lists) all the way."""

    def __init__(self, leaf, apart=False):
        bounds = self.bounds = LeafBounds(leaf)
        self.accesses, self.finite = set(), set()
        self.offsets, self.constant = {}, set()
        needs, ranges, loops, keys = set(), {}, [], {}
        flow = leaf.flow
        for i, mem, uses in memory_instructions(flow, All(flow)):
            insn = flow.function.code[i]
            if i in flow.apart or isa.OPS[insn[0]].name not in isa.MEM_CTYPE:
                continue
            late = 0 if mem[0] in DATA else mem[5]  # this displacement comes after the truncation
            at = Bounds.limited(bounds.address((*mem[:5], mem[5] - late), uses), (0, (1 << 32) - 1))
            if at is None:
                continue
            self.accesses.add(i)
            needs |= at.needs
            found = bounds.offset(mem, uses)
            if found:
                self.offsets[i] = found[0]
                needs |= found[1].needs
            written = not isa.OPS[insn[0]].name.startswith(("ld.", "atomic.ld"))
            key = at.low, at.high, written
            first, end = ranges.get(key, (late, late + cell_size(insn)))
            ranges[key] = min(first, late), max(end, late + cell_size(insn))
            keys[i] = key
        for header, loop in flow.loops.items():
            r = bounds.turns(loop)
            if r is not None:
                self.finite.add(header)
                needs |= r.needs
                loops.append((r.low, r.high))
        pairs = self.separate(leaf, keys) if apart else []
        self.text = Flat().proof(sorted(needs, key=repr), ranges, loops, pairs)
        if not self.accesses or len(self.text[0]) > MAX_NODES:
            self.accesses, self.finite, self.text = set(), set(), None
            self.offsets, self.constant = {}, set()

    def separate(self, leaf, keys):
        """Find `constant`: the pairs of ranges [(read, written)] that must not meet. All that is written must be known for that."""
        flow, code = leaf.flow, leaf.code
        found = set()
        for i in flow.use_values:
            name = isa.OPS[code[i][0]].name
            if name in ("mem.copy", "mem.fill", "call.ind") or name == "call" and code[i][1] >= len(flow.module.import_funcs):
                return []
            if name in isa.MEM_CTYPE and i not in flow.apart and not name.startswith("ld.") and i not in keys:
                return []
            if name in isa.MEM_CTYPE and name.startswith("ld.") and i in keys:
                found.add(i)
        written = {k for k in keys.values() if k[2]}
        inputs = {n for k in written for n in self.pointers(leaf, k[0])}
        for i in found:  # what is behind the same input is written where it was read, most likely
            own = self.pointers(leaf, keys[i][0])
            if own and not own & inputs:
                self.constant.add(i)
        return sorted({(keys[i], w) for i in self.constant for w in written}, key=repr)

    @staticmethod
    def pointers(leaf, e):
        """The inputs that are pointers in an expression."""
        found, work, seen = set(), [e], set()
        while work:
            e = work.pop()
            if id(e) in seen:
                continue
            seen.add(id(e))
            if e[0] == "p":
                if e[1][0] == "input" and leaf.place.node.inputs[e[1][1]].pointer:
                    found.add(e[1][1])
            elif e[0] != "k":
                work += [x for x in e[1:] if isinstance(x, tuple)]
        return found


class Flat:
    """Expressions as a list of nodes, each once: (op, argument, argument), where arguments of operations are numbers of nodes."""

    def __init__(self):
        self.nodes, self.by_id, self.by_node, self.kept = [], {}, {}, []

    def number(self, e):
        n = self.by_id.get(id(e))
        if n is None:
            op = e[0]
            node = (op, e[1]) if op in "kp" else (op, self.number(e[1]), e[2] if op in ("shr", "div") else self.number(e[2]))
            n = self.by_node.get(node)
            if n is None:
                n = self.by_node[node] = len(self.nodes)
                self.nodes.append(node)
            self.by_id[id(e)] = n
            self.kept.append(e)  # else its id might be another's
        return n

    def proof(self, needs, ranges, loops, pairs):
        needs = tuple([(self.number(x), self.number(y)) for _, x, y in needs])
        cells = tuple([(self.number(low), self.number(high), written, *ends) for (low, high, written), ends in ranges.items()])
        turns = tuple([(self.number(low), self.number(high)) for low, high in loops])
        at = {key: n for n, key in enumerate(ranges)}
        return tuple(self.nodes), needs, cells, turns, tuple([(at[read], at[written]) for read, written in pairs])


class All:
    """All blocks of a function, as a loop."""

    def __init__(self, flow):
        self.blocks = flow.order


def holds(text, memory, inputs, extent):
    """Whether all accesses of a proof lie in mapped memory. extent(level, k): of nodes."""
    nodes, needs, cells, turns, pairs = text
    v = []
    for op, x, *rest in nodes:
        if op == "k":
            r = x
        elif op == "p":
            r = extent(x[1], x[2]) if x[0] == "count" else signed(inputs[x[1]], x[2])
        elif op == "shr":
            r = v[x] >> rest[0]
        elif op == "div":
            r = v[x] // rest[0] if v[x] >= 0 else -(-v[x] // rest[0])
        else:
            a, b = v[x], v[rest[0]]
            r = a + b if op == "+" else a - b if op == "-" else a * b if op == "*" else min(a, b) if op == "min" else max(a, b)
        if not -FAR <= r < FAR:
            return False  # what the kernel computes modulo 2^64 would be another number
        v.append(r)
    if not all(v[a] >= v[b] for a, b in needs) or not all(v[high] - v[low] < TURNS for low, high in turns):
        return False
    ends = [(v[low] + first, v[high] + end) for low, high, _, first, end in cells]
    if any(ends[a][0] < ends[b][1] and ends[b][0] < ends[a][1] for a, b in pairs):
        return False
    return all(mapped(memory, v[low] + first, v[high] + end, written) for low, high, written, first, end in cells)


def signed(x, bits):
    x &= (1 << bits) - 1
    return x - (x >> bits - 1 << bits)


def mapped(memory, first, end, written):
    lo, hi = memory.main
    if lo <= first and end <= hi:
        return True
    lo, hi = memory.other
    return lo <= first and end <= hi and not (written and first < memory.readonly[1] and end > memory.readonly[0])
