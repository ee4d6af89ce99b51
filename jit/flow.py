"""Control flow and data flow of one function: blocks, dominators, natural loops, values.

A *value* is what one definition of a register gives: a parameter, the result of an instruction, or a
phi where definitions meet (SSA form). A *web* is a set of values that meet in phis: the native code
keeps each web in a variable of its own, of the type that the web's definitions have.
"""

from bisect import bisect_right

from allvm.ir import isa
from allvm.jit import operands

MOV = isa.opcode("mov")
SELECT = isa.opcode("select")
STORAGE = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double"}


class Block:
    """Instructions [start, end) with one entry; `preds` and `succs` are numbers of blocks."""

    __slots__ = ("end", "entry", "exit", "handler", "live_in", "number", "preds", "start", "succs", "thrown_exit")

    def __init__(self, number, start, end):
        self.number, self.start, self.end = number, start, end
        self.preds, self.succs = [], []
        self.live_in = 0
        self.entry = self.exit = None  # register -> value at the start and at the end
        self.handler = self.thrown_exit = None  # where an exception goes that leaves the call at the end, and the values then


class Loop:
    """A natural loop: header, blocks, and the blocks with a back edge. `inner`: it contains no other loop."""

    __slots__ = ("blocks", "header", "inner", "latches")

    def __init__(self, header):
        self.header = header
        self.blocks = {header}
        self.latches = []
        self.inner = True


SETJMP = isa.opcode("setjmp")


class Flow:
    """The analysis of a function. Blocks that cannot be reached are left out of `order`.

    Where it calls setjmp, each register is one web of 64 bits: a longjmp finds what was written to it last.
    """

    def __init__(self, module, index):
        self.module = module
        self.index = index
        self.apart = frozenset()  # instructions whose accesses no check before a loop is about: of memory of another kind
        self.function = module.functions[index - len(module.import_funcs)]
        self.type = module.func_type(index)
        self.setjmps = [i for i, insn in enumerate(self.function.code) if insn[0] == SETJMP]
        self._split()
        self._order()
        self._operands()
        self._liveness()
        self._values()
        self._webs()
        self._loops = None

    # -- blocks
    def _split(self):
        code = self.function.code
        leaders = {0}
        for i, insn in enumerate(code):
            found = operands.targets(insn)
            leaders.update(found)
            if found or operands.SHAPES[insn[0]].ends:
                leaders.add(i + 1)
        leaders.discard(len(code))
        starts = sorted(leaders)
        self.blocks = [Block(n, s, e) for n, (s, e) in enumerate(zip(starts, [*starts[1:], len(code)]))]
        self._starts = starts
        self.block_at = {b.start: b.number for b in self.blocks}
        for b in self.blocks:
            last = code[b.end - 1]
            if last[0] in operands.INVOKES:  # two edges, even where both lead to one block
                b.handler = self.block_at[last[-1]]
                b.succs = [b.handler, b.number + 1]
                continue
            b.succs = list(dict.fromkeys(self.block_at[t] for t in operands.targets(last)))
            if not operands.SHAPES[last[0]].ends and b.number + 1 not in b.succs:
                b.succs.append(b.number + 1)

    def block_containing(self, i):
        """The number of the block of instruction i."""
        return bisect_right(self._starts, i) - 1

    def _order(self):
        """Reverse post-order of the blocks that can be reached, and immediate dominators."""
        seen, post = {0}, []
        stack = [(0, iter(self.blocks[0].succs))]
        while stack:
            b, succs = stack[-1]
            for s in succs:
                if s not in seen:
                    seen.add(s)
                    stack.append((s, iter(self.blocks[s].succs)))
                    break
            else:
                post.append(b)
                stack.pop()
        self.order = post[::-1]
        place = {b: n for n, b in enumerate(self.order)}
        for b in self.order:
            for s in self.blocks[b].succs:
                self.blocks[s].preds.append(b)
        idom = {0: 0}
        changed = True
        while changed:
            changed = False
            for b in self.order[1:]:
                new = None
                for p in self.blocks[b].preds:
                    if p in idom:
                        new = p if new is None else self._meet(idom, place, new, p)
                if idom.get(b) != new:
                    idom[b] = new
                    changed = True
        self.idom = idom

    @staticmethod
    def _meet(idom, place, a, b):
        while a != b:
            while place[a] > place[b]:
                a = idom[a]
            while place[b] > place[a]:
                b = idom[b]
        return a

    def dominates(self, a, b):
        """Whether block a is on every path to block b."""
        while b != a and b != 0:
            b = self.idom[b]
        return a == b

    # -- registers
    def _operands(self):
        m, results = self.module, self.type.results
        self.uses, self.defs = {}, {}
        for b in self.order:
            block = self.blocks[b]
            for i in range(block.start, block.end):
                insn = self.function.code[i]
                self.uses[i] = operands.uses(m, results, insn)
                self.defs[i] = operands.defs(m, insn)

    def _liveness(self):
        """Registers that are read before they are written, per block, as bit sets."""
        gen, kill, last = {}, {}, {}
        for b in self.order:
            block = self.blocks[b]
            g = k = before = 0
            for i in range(block.start, block.end):
                for r, _ in self.uses[i]:
                    if not k >> r & 1:
                        g |= 1 << r
                before = k
                for r, _ in self.defs[i]:
                    k |= 1 << r
            gen[b], kill[b], last[b] = g, k, before
            block.live_in = g
        changed = True
        while changed:
            changed = False
            for b in reversed(self.order):
                block = self.blocks[b]
                out = 0
                for s in block.succs if block.handler is None else block.succs[1:]:
                    out |= self.blocks[s].live_in
                new = gen[b] | out & ~kill[b]
                if block.handler is not None:  # an exception leaves no results
                    new |= self.blocks[block.handler].live_in & ~last[b]
                if new != block.live_in:
                    block.live_in = new
                    changed = True

    def _new(self, kind, type=None):
        self.kinds.append(kind)
        self.types.append(type)
        return len(self.kinds) - 1

    def _values(self):
        """SSA form. `use_values` and `def_values`: per instruction the values of `uses` and `defs`."""
        self.kinds, self.types = [], []  # per value: ('param', r) ('insn', i, n) ('phi', b, r) ('undef', r); its type
        self.use_values, self.def_values = {}, {}
        start = {}
        for r, type in enumerate(self.type.params):
            start[r] = self._new(("param", r), type)
        if self.function.frame:
            start[len(self.type.params)] = self._new(("param", len(self.type.params)), "i64")
        for r in bits(self.blocks[0].live_in):
            if r not in start:
                start[r] = self._new(("undef", r))
        self.phis = []
        for b in self.order:
            block = self.blocks[b]
            if b == 0 and not block.preds:
                current = dict(start)
            elif b != 0 and len(block.preds) == 1 and self.blocks[block.preds[0]].exit is not None:
                (known,) = self._exits(b)
                current = {r: known[r] for r in bits(block.live_in)}
            else:
                current = {r: self._new(("phi", b, r)) for r in bits(block.live_in)}
                self.phis += current.values()
            block.entry = dict(current)
            for i in range(block.start, block.end):
                self.use_values[i] = [current[r] for r, _ in self.uses[i]]
                if block.handler is not None and i == block.end - 1:
                    block.thrown_exit = dict(current)
                made = [self._new(("insn", i, n), t) for n, (_, t) in enumerate(self.defs[i])]
                self.def_values[i] = made
                for (r, _), v in zip(self.defs[i], made):
                    current[r] = v
            block.exit = current
        self.entry_values = start
        self.inputs = {}  # phi -> values that meet there, in the order of the block's predecessors
        for v in self.phis:
            _, b, r = self.kinds[v]
            self.inputs[v] = [known[r] for known in self._exits(b)] + ([start[r]] if b == 0 else [])
        self._trivial_phis()

    def _exits(self, b):
        """The values at the ends of a block's predecessors, in their order; with two edges from one the exception's is the first."""
        out, seen = [], set()
        for p in self.blocks[b].preds:
            block = self.blocks[p]
            out.append(block.thrown_exit if block.handler == b and p not in seen else block.exit)
            seen.add(p)
        return out

    def _trivial_phis(self):
        """A phi of one value (and itself) is that value."""
        same = list(range(len(self.kinds)))

        def find(v):
            while same[v] != v:
                same[v] = same[same[v]]
                v = same[v]
            return v

        changed = True
        while changed:
            changed = False
            for v in self.phis:
                if same[v] != v:
                    continue
                others = {find(x) for x in self.inputs[v]} - {v}
                if len(others) == 1:
                    same[v] = others.pop()
                    changed = True
        self.find = find
        for values in (self.use_values, self.inputs):
            for key in values:
                values[key] = [find(x) for x in values[key]]
        for b in self.order:
            self.blocks[b].entry = {r: find(v) for r, v in self.blocks[b].entry.items()}
        self.phis = [v for v in self.phis if same[v] == v]
        self.used = {v for values in (*self.use_values.values(), *self.inputs.values()) for v in values}

    def _webs(self):
        """web: value -> number of its variable; storage: variable -> its LLVM type; cleared: variables that start as 0."""
        n = len(self.kinds)
        parent, kin = list(range(n)), list(range(n))

        def union(p, a, b):
            p[root(p, a)] = root(p, b)

        def root(p, v):
            while p[v] != v:
                p[v] = p[p[v]]
                v = p[v]
            return v

        for v in self.phis:
            for x in self.inputs[v]:
                union(parent, v, x)
                union(kin, v, x)
        if self.setjmps:
            self._one_web_each(lambda a, b: union(parent, a, b))
        copies = set()
        for i, made in self.def_values.items():
            op = self.function.code[i][0]
            if op == MOV or op == SELECT:
                copies.add(made[0])
                for x in self.use_values[i][-1:] if op == MOV else self.use_values[i][1:]:
                    union(kin, made[0], x)
        # Moves carry all 64 bits, so what they connect should have one type: that of the definitions.
        types = {}
        for v in range(n):
            if self.find(v) == v and self.types[v] is not None and v not in copies:
                types.setdefault(root(kin, v), set()).add(self.types[v])
        self.web = [root(parent, self.find(v)) for v in range(n)]
        self.storage = {}
        self.cleared = set()
        for v in range(n):
            if self.find(v) != v:
                continue
            found = types.get(root(kin, v), set()) if not self.setjmps else ()
            self.storage[self.web[v]] = STORAGE[next(iter(found))] if len(found) == 1 else "i64"
            if self.kinds[v][0] == "undef" or self.setjmps:
                self.cleared.add(self.web[v])

    def _one_web_each(self, union):
        """Join all values of a register."""
        first = {}
        for v, (kind, *where) in enumerate(self.kinds):
            r = where[0] if kind in ("param", "undef") else where[1] if kind == "phi" else self.defs[where[0]][where[1]][0]
            union(v, first.setdefault(r, v))

    # -- loops
    @property
    def loops(self):
        """The natural loops by header. Cycles with two entries are none."""
        if self._loops is None:
            found = {}
            for b in self.order:
                for s in self.blocks[b].succs:
                    if self.dominates(s, b):
                        loop = found.setdefault(s, Loop(s))
                        loop.latches.append(b)
                        stack = [b]
                        while stack:
                            x = stack.pop()
                            if x not in loop.blocks:
                                loop.blocks.add(x)
                                stack += self.blocks[x].preds
            for loop in found.values():
                loop.inner = not any(h != loop.header and h in loop.blocks for h in found)
            self._loops = found
        return self._loops


    def innermost(self, instruction):
        """The beginning of the innermost loop around an instruction, or None."""
        b = self.block_containing(instruction)
        inside = [l for l in self.loops.values() if b in l.blocks]
        return self.blocks[min(inside, key=lambda l: len(l.blocks)).header].start if inside else None


def bits(n):
    """The positions of ones in n."""
    r = 0
    while n:
        zeros = (n & -n).bit_length() - 1
        n >>= zeros + 1
        r += zeros + 1
        yield r - 1
