"""Kernels without truncated addresses: one check of a whole kernel, on entry, of where its accesses can lie.

In the sandbox an address is truncated to 32 bits at every access, which hides from LLVM how addresses move (see `version.py`, which
checks before each run of an innermost loop). A kernel's values are made of its inputs and of counters of known range, so
bounds of most addresses, over all instances, can be computed once, before the first. Where they show that truncation changes
nothing, a copy of the kernel without it runs; otherwise the other.

What the check proves
---------------------
Each value that is looked at has an *interval*: two expressions of the kernel's parameters between which it lies, as an integer, each
time it is computed, if the interval's conditions hold. Both are computed on entry in 64 bits, and any overflow fails the check. So if
the check holds, all the results lie in 64 bits, and by induction over the way they are computed (and over iterations) what the kernel
computes modulo 2^64 is the integer itself. Values of 32 bits are intervals of signed numbers, under the condition that the
result of each operation is one; an extension without sign under the condition that it is not negative.

- A counter (phi of a loop's header) with a constant step, where an exit that every iteration looks at lets the loop go on only while the next
  value is below (above) a bound: between its first value and that bound. With `!=`, the step is 1 or -1, the bound is fixed and the
  condition is that it lies on the right side of the first value.
- Another counter of the same loop takes as many steps as the first one at the most.
- The index of an instance lies in its node's extent; kernels say which values are such (`Kernel.ranges`).
"""

import re

from allvm.ir import isa
from allvm.jit.addresses import DATA
from allvm.jit.induction import BRANCH, CELLS, LEA, MIRRORED, MOV, NEGATED, memory_instructions

FAR = 1 << 32
WIDE = 1 << 31  # an address that may be anywhere in as much, as that of a cell whose number was loaded, would hardly ever be proved
LIMITS = {32: (-(1 << 31), (1 << 31) - 1), 64: (-(1 << 63), (1 << 63) - 1)}
MAX_NODES = 600  # of the check's expressions
MAX_DEPTH = 60
SELECT, ADD_K = isa.opcode("select"), isa.opcode("add.i64.k")
NAME = re.compile(r"(\w+?)\.i(32|64)(\.k)?$")


class Interval:
    """Between the expressions low and high, if the conditions `needs` hold. width: how far they are apart at least, as far as known."""

    __slots__ = ("high", "low", "needs", "width")

    def __init__(self, low, high, needs=frozenset(), width=0):
        self.low, self.high, self.needs = low, high, needs
        self.width = high[1] - low[1] if low[0] == high[0] == "k" else width


def constant(n):
    return "k", n


def exact(e, needs=frozenset()):
    return Interval(e, e, needs)


def between(low, high):
    return Interval(constant(low), constant(high))


def _fold(op, a, b):
    return {"+": a + b, "-": a - b, "*": a * b, "min": min(a, b), "max": max(a, b)}[op]


def make(op, a, b):
    """An expression, simplified."""
    if a[0] == b[0] == "k":
        return constant(_fold(op, a[1], b[1]))
    zero = constant(0)
    if op in "+-" and b == zero or op in ("min", "max") and a == b:
        return a
    if op == "+" and a == zero:
        return b
    if op == "*":
        for x, y in ((a, b), (b, a)):
            if x[0] == "k" and x[1] in (0, 1):
                return y if x[1] else zero
    return op, a, b


def shifted(a, n):
    return constant(a[1] >> n) if a[0] == "k" else ("shr", a, n)


def divided(a, k):
    """A quotient, rounded towards zero."""
    return constant(a[1] // k if a[1] >= 0 else -(-a[1] // k)) if a[0] == "k" else ("div", a, k)


def at_least(a, n):
    """The condition a >= n (as a set). None where it cannot hold."""
    if a[0] == "k":
        return frozenset() if a[1] >= n else None
    return frozenset([("ge", a, constant(n))])


def at_most(a, n):
    if a[0] == "k":
        return frozenset() if a[1] <= n else None
    return frozenset([("ge", constant(n), a)])


def joined(*sets):
    return None if None in sets else frozenset().union(*sets)


class Bounds:
    """The intervals of a function's values. ranges: what is known of values, see Kernel.ranges."""

    def __init__(self, flow, ranges, data_address):
        self.flow, self.code, self.data_address = flow, flow.function.code, data_address
        self.known = {}
        self.ranges = {}
        for (at, register), extent in ranges.items():
            if register is None:
                self.ranges["insn", at] = extent
            else:
                self.ranges["phi", flow.block_at.get(at), register] = extent

    # -- values
    def value(self, v, width=64, depth=0):
        """The interval of a value: of all 64 bits, or of the lower half, as a signed number. None: unknown."""
        key = v, width
        if key not in self.known:
            self.known[key] = None  # for cycles
            self.known[key] = self._value(v, width, depth) if depth < MAX_DEPTH else None
        return self.known[key]

    def _value(self, v, width, depth):
        flow, kind = self.flow, self.flow.kinds[v]
        extent = self.ranges.get(kind if kind[0] == "phi" else kind[:2])
        if extent is not None:
            return self.resized(Interval(constant(0), make("-", ("p", extent), constant(1))), 64, width)
        if kind[0] == "param":
            if kind[1] >= len(flow.type.params):
                return None  # the frame
            type = flow.type.params[kind[1]]
            return self.resized(exact(("p", kind[1])), 64 if type == "i64" else 32, width) if type in ("i32", "i64") else None
        if kind[0] == "phi":
            if kind[1] in flow.loops:
                return self.counter(v, width, depth)
            return self.union([self.value(x, width, depth + 1) for x in flow.inputs[v]])
        if kind[0] != "insn":
            return None
        insn = self.code[kind[1]]
        if insn[0] == MOV or insn[0] == SELECT:
            uses = flow.use_values[kind[1]]
            return self.union([self.value(x, width, depth + 1) for x in (uses[-1:] if insn[0] == MOV else uses[1:])])
        if flow.types[v] not in ("i32", "i64"):
            return None
        own = 64 if flow.types[v] == "i64" else 32
        found = self.computed(kind[1], insn, own, depth + 1)
        if found is None and own == 32:
            found = between(*LIMITS[32])
        return self.resized(found, own, width)

    def resized(self, x, own, width):
        """An interval of a value of `own` bits as one of `width` bits."""
        if x is None or own == width:
            return x
        if own == 64:
            return self.limited(x, LIMITS[32])
        needs = joined(x.needs, at_least(x.low, 0))  # the upper half is clear
        return None if needs is None else Interval(x.low, x.high, needs, x.width)

    @staticmethod
    def limited(x, limits):
        """Under the condition that it lies between limits."""
        if x is None or x.width > limits[1] - limits[0]:
            return None
        needs = joined(x.needs, at_least(x.low, limits[0]), at_most(x.high, limits[1]))
        return None if needs is None else Interval(x.low, x.high, needs, x.width)

    @staticmethod
    def union(parts):
        if None in parts:
            return None
        low, high = parts[0].low, parts[0].high
        for p in parts[1:]:
            low, high = make("min", low, p.low), make("max", high, p.high)
        return Interval(low, high, joined(*(p.needs for p in parts)), max(p.width for p in parts))

    def computed(self, i, insn, own, depth):
        """What instruction i computes, an integer of `own` bits."""
        row = isa.OPS[insn[0]]
        uses = self.flow.use_values[i]
        name = row.name
        if insn[0] == LEA:
            return self.address(insn[2], uses, depth)
        if name.startswith("const."):
            n = insn[2]
            return exact(constant((n & (1 << own) - 1) - ((n >> own - 1 & 1) << own)))
        if name.startswith("ld."):
            limits = LIMITS[32] if name in ("ld.i32", "ld.i64.s32") else CELLS.get(isa.MEM_CTYPE[name])
            return between(*limits) if limits else None
        if name.startswith("set."):
            return between(0, 1)
        if name in ("ext.i64.s32", "ext.i64.u32"):
            x = self.value(uses[0], 32, depth)
            return x if name[-3] == "s" or x is None else self.resized(x, 32, 64)
        if name.startswith("ext."):
            bits = 8 if name.endswith("8") else 16
            return between(-(1 << bits - 1), (1 << bits - 1) - 1)
        found = NAME.match(name)
        if not found or int(found[2]) != own:
            return None
        x = self.value(uses[0], own, depth)
        y = exact(constant(insn[3])) if found[3] else self.value(uses[1], own, depth) if len(uses) > 1 else None
        return self.operation(found[1], x, y, own)

    def operation(self, name, x, y, own):
        if name in ("and", "rem_u", "rem_s") and y is not None:
            return self.masked(name, x, y)
        if name == "min_u" and y is not None:
            needs = joined(y.needs, at_least(y.low, 0))
            return None if needs is None else Interval(constant(0), y.high, needs)
        if x is None or y is None:
            return None
        needs = joined(x.needs, y.needs)
        if name in ("add", "sub", "rsub"):
            a, b = (y, x) if name == "rsub" else (x, y)
            low, high = ("low", "high") if name == "add" else ("high", "low")
            op = "+" if name == "add" else "-"
            r = Interval(make(op, a.low, getattr(b, low)), make(op, a.high, getattr(b, high)), needs, x.width + y.width)
        elif name in ("min_s", "max_s"):
            r = Interval(make(name[:3], x.low, y.low), make(name[:3], x.high, y.high), needs)
        elif name == "mul":
            r = self.product(x, y, needs)
        elif name == "shl" and y.low == y.high and y.low[0] == "k":
            r = self.product(x, exact(constant(1 << (y.low[1] & own - 1))), needs)
        elif name in ("div_s", "div_u") and y.low == y.high and y.low[0] == "k" and y.low[1] > 0:
            k = y.low[1]
            r = Interval(divided(x.low, k), divided(x.high, k), needs if name == "div_s" else joined(needs, at_least(x.low, 0)))
            if r.needs is None:
                return None
        elif name in ("or", "xor"):  # of numbers that are not negative: at most the sum
            needs = joined(needs, at_least(x.low, 0), at_least(y.low, 0))
            if needs is None:
                return None
            r = Interval(constant(0), make("+", x.high, y.high), needs)
        elif name in ("shr_s", "shr_u") and y.low == y.high and y.low[0] == "k":
            n = y.low[1] & own - 1
            r = Interval(shifted(x.low, n), shifted(x.high, n), needs if name == "shr_s" else joined(needs, at_least(x.low, 0)))
            if r.needs is None:
                return between(0, (1 << own - n) - 1) if n > 1 else None
        else:
            return None
        return r if own == 64 else self.limited(r, LIMITS[32])

    @staticmethod
    def product(x, y, needs):
        if x.low[0] == x.high[0] == "k" and x.low != x.high:
            x, y = y, x
        if y.low == y.high and y.low[0] == "k":
            a, b = make("*", x.low, y.low), make("*", x.high, y.low)
            return Interval(*((a, b) if y.low[1] >= 0 else (b, a)), needs, x.width * abs(y.low[1]))
        ends = {make("*", a, b): None for a in (x.low, x.high) for b in (y.low, y.high)}
        low, *others = ends
        high = low
        for e in others:
            low, high = make("min", low, e), make("max", high, e)
        return Interval(low, high, needs)

    @staticmethod
    def masked(name, x, y):
        """x & y, x % y."""
        low, high = y.low, y.high
        if name == "and" and low == high and low[0] == "k" and low[1] < 0 and -low[1] & -low[1] - 1 == 0:
            return x and Interval(make("+", x.low, constant(low[1] + 1)), x.high, x.needs, x.width)  # rounded down
        needs = joined(y.needs, at_least(low, 0 if name == "and" else 1))
        if needs is None:
            return None
        top = high if name == "and" else make("-", high, constant(1))
        return Interval(make("-", constant(0), top) if name == "rem_s" else constant(0), top, needs)

    def address(self, mem, uses, depth=0):
        """root + (index << scale) + disp, without truncation."""
        kind, root, index, ext, scale, disp = mem
        if kind in DATA:
            total = exact(constant(disp + self.data_address[root]))
        else:
            total = self.operation("add", self.value(uses[0], 64, depth), exact(constant(disp)), 64)
            uses = uses[1:]
        if index >= 0:
            x = self.value(uses[0], 64 if ext == isa.EXT_NONE else 32, depth)
            if ext == isa.EXT_U32:
                x = self.resized(x, 32, 64)
            total = self.operation("add", total, x and self.product(x, exact(constant(1 << scale)), x.needs), 64)
        return total

    # -- counters
    def step(self, v, width):
        """(first values, step) of a phi of a loop's header; the step as a value of its own, or None."""
        flow = self.flow
        loop = flow.loops[flow.kinds[v][1]]
        block = flow.blocks[loop.header]
        preds = [*block.preds, None] if loop.header == 0 else block.preds
        first = [x for p, x in zip(preds, flow.inputs[v]) if p not in loop.blocks]
        back = {x for p, x in zip(preds, flow.inputs[v]) if p in loop.blocks}
        if len(back) != 1 or not first:
            return None
        (u,) = back
        kind = flow.kinds[u]
        while kind[0] == "insn" and self.code[kind[1]][0] == MOV:
            u = flow.use_values[kind[1]][0]
            kind = flow.kinds[u]
        if kind[0] != "insn":
            return None
        insn, uses = self.code[kind[1]], flow.use_values[kind[1]]
        name = isa.OPS[insn[0]].name
        if name == f"add.i{width}.k" and uses[0] == v:
            return first, u, exact(constant(insn[3]))
        if name == f"add.i{width}" and v in uses and uses[0] != uses[1]:
            other = uses[1] if uses[0] == v else uses[0]
            return first, u, None if self.inside(other, loop) else self.value(other, width)
        return None

    def inside(self, v, loop):
        """Whether a value is computed in a loop."""
        kind = self.flow.kinds[v]
        if kind[0] == "insn":
            return self.flow.block_containing(kind[1]) in loop.blocks
        return kind[0] == "phi" and kind[1] in loop.blocks

    def counter(self, v, width, depth):
        """The interval of a phi of a loop's header."""
        found = self.step(v, width)
        if found is None or found[2] is None:
            return None
        first, u, step = found
        begin = self.union([self.value(x, width, depth + 1) for x in first])
        if begin is None:
            return None
        bounded = self.bounded(v, u, begin, step, width, depth)
        if bounded is None:
            bounded = self.alongside(v, begin, step, depth)
        return self.limited(bounded, LIMITS[32]) if width == 32 else bounded

    def bounded(self, v, u, begin, step, width, depth):
        """By an exit of its own."""
        if step.low[0] != "k":
            return None
        s = step.low[1]
        loop = self.flow.loops[self.flow.kinds[v][1]]
        for relation, sign, x, y in self.exits(loop, {v, u}, width):
            limit = self.value(y, width, depth + 1) if not isinstance(y, tuple) else exact(y)
            if limit is None or s == 0:
                continue
            needs = joined(begin.needs, limit.needs)
            over = 0 if x == u else abs(s)  # the step that follows the question
            apart = self.apart(y, v) if relation == "ne" and abs(s) == 1 else None
            if apart is not None and apart * s > 0:
                n = apart * s - (x == u)
                low, high = (begin.low, make("+", begin.high, constant(n))) if s > 0 else (make("-", begin.low, constant(n)), begin.high)
                return Interval(low, high, begin.needs, begin.width)
            if relation == "ne":
                fixed = isinstance(y, tuple) or not self.inside(y, loop)
                if abs(s) != 1 or not fixed:
                    continue
                gap = make("-", limit.low, begin.high) if s > 0 else make("-", begin.low, limit.high)
                needs = joined(needs, at_least(gap, 1 if x == u else 0))
            elif sign == "u":
                needs = joined(needs, at_least(limit.low, 0), at_least(begin.low, 0) if s < 0 else frozenset())
                if s < 0:
                    continue
            if needs is None or relation != "ne" and (relation in ("lt", "le")) != (s > 0):
                continue
            over -= relation != "le" and relation != "ge"
            # the step behind the last value is a number of that width, too
            least, greatest = LIMITS[width]
            if s > 0:
                high = make("max", begin.high, make("+", limit.high, constant(over)))
                needs = joined(needs, at_most(make("+", high, constant(s)), greatest))
                found = Interval(begin.low, high, needs)
            else:
                low = make("min", begin.low, make("-", limit.low, constant(over)))
                needs = joined(needs, at_least(make("+", low, constant(s)), least))
                found = Interval(low, begin.high, needs)
            if needs is not None:
                return found
        return None

    def apart(self, y, v):
        """y minus the first value of a counter, where both are a value plus a constant; else None."""
        first = {self.based(x) for x in self.step(v, 64)[0]} if not isinstance(y, tuple) and self.step(v, 64) else ()
        if len(first) != 1:
            return None
        ((root, k),) = first
        other, n = self.based(y)
        return n - k if other == root else None

    def based(self, v):
        """A value of 64 bits as another one and a constant."""
        total = 0
        while self.flow.kinds[v][0] == "insn":
            i = self.flow.kinds[v][1]
            insn = self.code[i]
            if insn[0] == ADD_K:
                total += insn[3]
            elif insn[0] != MOV:
                break
            v = self.flow.use_values[i][0]
        return v, total

    def exits(self, loop, variables, width):
        """(relation, sign, x, y) under which every iteration goes on: x in variables; y a value, or a constant."""
        flow = self.flow
        for n in sorted(loop.blocks):
            block = flow.blocks[n]
            i = block.end - 1
            found = BRANCH.match(isa.OPS[self.code[i][0]].name)
            stays = [s in loop.blocks for s in block.succs]
            if not found or len(stays) != 2 or stays[0] == stays[1] or not all(flow.dominates(n, latch) for latch in loop.latches):
                continue
            relation, sign, bits, immediate = found.groups()
            if int(bits) != width:
                continue
            uses = flow.use_values[i]
            if relation in ("z", "nz"):
                relation, operands = "eq" if relation == "z" else "ne", (uses[0], constant(0))
            else:
                operands = (uses[0], constant(self.code[i][2]) if immediate else uses[1])
            if flow.block_at[self.code[i][-1]] not in loop.blocks:
                relation = NEGATED[relation]
            x, y = operands
            if y in variables and x not in variables:
                x, y, relation = y, x, MIRRORED[relation]
            if x in variables and relation != "eq":
                yield relation, sign, x, y

    def alongside(self, v, begin, step, depth):
        """By another counter of the loop, which ends it."""
        flow = self.flow
        header = flow.kinds[v][1]
        for other in flow.phis:
            if other == v or flow.kinds[other][1] != header:
                continue
            for width in (64, 32):
                found = self.step(other, width)
                if found is None or found[2] is None or found[2].low[0] != "k":
                    continue
                first = self.union([self.value(x, width, depth + 1) for x in found[0]])
                r = first and self.bounded(other, found[1], first, found[2], width, depth)
                if r is None:
                    continue
                turns = make("-", r.high, r.low)
                change = self.product(Interval(constant(0), turns), step, joined(r.needs, step.needs))
                low, high = make("min", constant(0), change.low), make("max", constant(0), change.high)
                return Interval(make("+", begin.low, low), make("+", begin.high, high), joined(begin.needs, change.needs))
        return None


class Nest:
    """What one check of a kernel proves. proved: the accesses that it is about; conditions: what it asks."""

    def __init__(self, flow, ranges, data_address):
        bounds = Bounds(flow, ranges, data_address)
        self.proved, self.conditions = set(), set()
        seen = set()
        for header in [None, *flow.loops]:
            blocks = flow.loops[header].blocks if header is not None else set(flow.order)
            for i, mem, uses in memory_instructions(flow, _Blocks(blocks)):
                if i in seen:
                    continue
                seen.add(i)
                late = 0 if mem[0] in DATA else mem[5]  # the displacement of a register root comes after the truncation
                at = Bounds.limited(bounds.address((*mem[:5], mem[5] - late), uses), (0, FAR - 1))
                if at is not None and at.width < WIDE and self.fits(at.needs):
                    self.proved.add(i)
                    self.conditions |= at.needs

    def fits(self, needs):
        nodes = set()

        def count(e):
            if e not in nodes:
                nodes.add(e)
                for x in e[1:]:
                    if isinstance(x, tuple):
                        count(x)

        for c in self.conditions | needs:
            count(c)
        return len(nodes) <= MAX_NODES

    def write(self, b, params):
        """Emit the check: the name of an i1. params: the types of the function's parameters."""
        return _Check(b, params).all(sorted(self.conditions, key=repr))


class _Blocks:
    def __init__(self, blocks):
        self.blocks = blocks


class _Check:
    def __init__(self, b, params):
        self.b, self.params = b, params
        self.done, self.wrong = {}, []

    def all(self, conditions):
        tests = [self.b.op(f"icmp sge i64 {self.value(x)}, {self.value(y)}") for _, x, y in conditions]
        total = "true"
        for t in tests:
            total = t if total == "true" else self.b.op(f"and i1 {total}, {t}")
        for w in self.wrong:
            total = self.b.op(f"and i1 {total}, {self.b.op(f'xor i1 {w}, true')}")
        return total

    def value(self, e):
        if e not in self.done:
            self.done[e] = self._value(e)
        return self.done[e]

    def _value(self, e):
        op, b = e[0], self.b
        if op == "k":
            if not -(1 << 63) <= e[1] < 1 << 63:
                self.wrong.append("true")
                return "0"
            return str(e[1])
        if op == "p":
            return f"%a{e[1]}" if self.params[e[1]] == "i64" else b.op(f"sext i32 %a{e[1]} to i64")
        x = self.value(e[1])
        if op in ("shr", "div"):
            return b.op(f"{'ashr' if op == 'shr' else 'sdiv'} i64 {x}, {e[2]}")
        y = self.value(e[2])
        if op in ("min", "max"):
            return b.call("i64", f"llvm.s{op}.i64", [f"i64 {x}", f"i64 {y}"])
        name = f"llvm.s{ {'+': 'add', '-': 'sub', '*': 'mul'}[op]}.with.overflow.i64"
        b.module.declare(name, "{{ i64, i1 }} @{}(i64, i64)")
        pair = b.op(f"call {{ i64, i1 }} @{name}(i64 {x}, i64 {y})")
        self.wrong.append(b.op(f"extractvalue {{ i64, i1 }} {pair}, 1"))
        return b.op(f"extractvalue {{ i64, i1 }} {pair}, 0")
