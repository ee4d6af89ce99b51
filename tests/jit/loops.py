"""Random loops for the tests of loop versioning, and exact reasoning about the addresses that they access.

A loop has registers p (a pointer, which may step), i (the induction variable), n (the bound), s (a step) and m (a mask).
"""

import random

from allvm.ir import isa
from allvm.ir.module import Data, Function, Module

M32, M64 = (1 << 32) - 1, (1 << 64) - 1
P, I, N, S, M, ACC, OLD, X, Y, V = range(10)
AREA = 4096
CELLS = (("ld.i32.u8", "st.i8"), ("ld.i32.u16", "st.i16"), ("ld.i32", "st.i32"), ("ld.i64", "st.i64"))
FAIL = {  # relation -> values x for which the loop ends, as an interval given y, least and greatest of the type
    "lt": lambda y, lo, hi: (y, hi), "le": lambda y, lo, hi: (y + 1, hi), "gt": lambda y, lo, hi: (lo, y),
    "ge": lambda y, lo, hi: (lo, y - 1), "ne": lambda y, lo, hi: (y, y),
}  # fmt: skip


def signed(x, n):
    x &= (1 << n) - 1
    return x - (1 << n) if x >> n - 1 else x


def first_in(a, m, low, high):
    """The least k >= 0 with low <= a k mod m <= high (0 <= low <= high < m), or None."""
    if low == 0:
        return 0
    if a == 0:
        return None
    if 2 * a > m:
        return first_in(m - a, m, m - high, m - low)
    k = -(-low // a)
    if k * a <= high:
        return k
    y = first_in(m % a, a, -high % a, -low % a)
    return None if y is None else -(-(low + m * y) // a)


class Access:
    """One access: `code` (instructions), and `address(p, i, m)` before the truncation."""

    def __init__(self, code, mem, address):
        self.code, self.mem, self.address = code, mem, address
        self.at = None  # the index of its instruction, once there is one


class LoopMaker:
    """Makes a function `f(p, i, n, s, m) -> (acc, i)` with one loop."""

    def __init__(self, rng, data_address):
        self.rng = rng
        self.data_address = data_address
        choose = rng.choice
        self.width = choose((64, 64, 32))
        self.compare = choose((self.width, self.width, self.width, 96 - self.width))
        self.step = choose((1, 1, 1, 2, 3, 4, 8, 12, 1000, -1, -1, -2, -3, -8, -7, *(3 * [None] if self.width == 64 else [5])))
        self.clean = self.width == 32 and choose((True, False))  # the upper half of i is clear from the beginning
        self.relation = choose(("ne", "lt", "le", "gt", "ge"))
        self.signed = choose((True, False))
        self.tested = choose(("cur", "next", "old"))
        self.place = choose(("top", "bottom", "middle"))
        self.constant = choose((None, None, None, 0, 1, 100, -1, -100, 1000))
        self.stride = choose((0, 0, 1, 4, 8, 24, -4, -1))
        self.accesses = [self.access() for _ in range(rng.randint(1, 3))]

    # -- accesses
    def access(self):
        rng = self.rng
        kind = rng.choice(("index", "index", "base", "data", "masked", "computed", "narrow", "register mask"))
        disp = rng.choice((0, 0, 1, 8, -8, 65535, -65535))
        ext = rng.choice((isa.EXT_NONE, isa.EXT_NONE, isa.EXT_S32, isa.EXT_U32))
        scale = rng.choice((0, 0, 1, 2, 3, 3, 5))
        before, index, value = [], None, None

        def extend(x):
            return x & M64 if ext == isa.EXT_NONE else signed(x, 32) if ext == isa.EXT_S32 else x & M32

        if kind == "base":
            mem, address = (isa.MEM_BASE, P, -1, 0, 0, disp), lambda p, i, m: p
        elif kind == "data":
            mem = (isa.MEM_DATA_INDEX, 0, I, ext, scale, disp)
            address = lambda p, i, m: self.data_address + disp + (extend(i) << scale)  # noqa: E731
        elif kind == "computed":
            c, k = rng.choice((1, 3, 24, -5)), rng.choice((0, 16, -16))
            before = [("mul.i64.k", X, I, c), ("add.i64", X, X, P), ("add.i64.k", X, X, k)]
            mem, address = (isa.MEM_BASE, X, -1, 0, 0, disp), lambda p, i, m: p + c * i + k
        else:
            if kind == "index":
                index, value = I, lambda p, i, m: i
            elif kind == "masked":
                k = rng.choice((1, 255, 65535))
                before, index, value = [("and.i64.k", X, I, k)], X, lambda p, i, m: i & k
            elif kind == "narrow":
                k = rng.choice((1, -1, 40, -40))
                before, index, value = [("add.i32.k", X, I, k)], X, lambda p, i, m: (i + k) & M32
            else:
                before, index, value = [("and.i64", X, I, M)], X, lambda p, i, m: i & m
            mem = (isa.MEM_INDEX, P, index, ext, scale, disp)
            address = lambda p, i, m: p + (extend(value(p, i, m)) << scale)  # noqa: E731
        load, store = rng.choice(CELLS)
        code = [*before]
        if rng.random() < 0.3:
            code.append((store, ACC, mem))
        else:
            code += [(load, V, mem), ("mul.i64.k", ACC, ACC, 31), ("add.i64", ACC, ACC, V)]
        return Access(code, mem, lambda p, i, m: address(p, i, m) & M64)

    # -- code
    def branch(self, relation, label):
        x = {"cur": I, "next": I, "old": OLD}[self.tested]
        t = f"i{self.compare}"
        sign = "" if relation in ("ne", "eq") else "_s" if self.signed else "_u"
        if self.constant is not None and relation in ("ne", "eq", "lt", "gt"):
            return (f"br.{relation}{sign}.{t}.k", x, self.constant, label)
        if relation in ("gt", "ge"):
            return (f"br.{'lt' if relation == 'gt' else 'le'}{sign}.{t}", N, x, label)
        return (f"br.{relation}{sign}.{t}", x, N, label)

    def steps(self):
        code = [("mov", OLD, I)]
        if self.step is None:
            code.append(("add.i64", I, I, S))
        else:
            code.append((f"add.i{self.width}.k", I, I, self.step))
        if self.stride:
            code.append(("add.i64.k", P, P, self.stride))
        return code

    def function(self, name):
        """The Function. 'old' is the value before the step, so such a test comes after the step; 'cur' before it."""
        negated = {"ne": "eq", "lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}[self.relation]
        accesses = [a.code for a in self.accesses]
        cut = len(accesses) if self.place == "bottom" else 0 if self.place == "top" else 1
        first = [insn for code in accesses[:cut] for insn in code]
        rest = [insn for code in accesses[cut:] for insn in code]
        test = [self.branch(negated, "end")]
        if self.tested == "cur":
            body = [*first, *test, *rest, *self.steps()]
        else:
            body = [*first, *self.steps(), *test]  # accesses after the step would see the next iteration's registers
            self.accesses = self.accesses[:cut]
            if not self.accesses:
                self.accesses = [self.access()]
                body = [*self.accesses[0].code, *body]
        before = [("const.i64", ACC, 7), *([("xor.i32.k", I, I, 0)] if self.clean else [])]
        code = [*before, *body, ("jmp", len(before))]
        end = len(code)
        code.append(("ret", (ACC, I)))
        code = [tuple(end if x == "end" else x for x in insn) for insn in code]
        for a in self.accesses:
            a.at = next(k for k, insn in enumerate(code) if any(x is a.mem for x in insn))
        return Function(name, 0, V + 1, [(isa.opcode(insn[0]), *insn[1:]) for insn in code])

    # -- what happens, exactly
    def step_of(self, s):
        return s if self.step is None else self.step

    def index(self, i, s, k):
        if k == 0:
            return i & M32 if self.clean else i
        return (i + self.step_of(s) * k) & ((1 << self.width) - 1)

    def bound(self, n):
        if self.constant is not None and self.relation in ("ne", "lt", "gt", "le", "ge"):
            negated = {"ne": "eq", "lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}[self.relation]
            if negated in ("ne", "eq", "lt", "gt"):
                return self.constant & M64
        return n

    def iterations(self, i, n, s):
        """T: the first k whose test ends the loop; None when there is none."""
        w = self.compare
        mod = 1 << w
        shift = 1 if self.tested == "next" else 0
        y = self.bound(n) & mod - 1
        lo, hi = (-(mod >> 1), (mod >> 1) - 1) if self.signed and self.relation != "ne" else (0, mod - 1)
        if self.signed and self.relation != "ne":
            y = signed(y, w)
        a, b = FAIL[self.relation](y, lo, hi)

        def ends(x):
            return a <= (signed(x, w) if lo < 0 else x & mod - 1) <= b

        for k in (0, 1):
            if ends(self.index(i, s, k + shift)):
                return k
        if a > b:
            return None
        # from here on x(k) = x1 + s (k - 1) modulo 2^width, and the comparison looks at w bits of it
        if w > self.width:  # a 32-bit variable compared in 64 bits: never outside of its type
            m, c, d = 1 << 32, max(a, 0), min(b, M32)
            if c > d:
                return None
        else:
            m, c, d = mod, a, b
        x1 = self.index(i, s, 1 + shift)
        low, high = (c - x1) % m, (d - x1) % m
        k = 0 if low > high else first_in(self.step_of(s) % m, m, low, high)
        return None if k is None else 1 + k

    def addresses(self, p, i, s, m, k):
        """{instruction: what the access there computes before truncation in iteration k}."""
        return {a.at: a.address(p + self.stride * k & M64, self.index(i, s, k), m) for a in self.accesses}

    def landmarks(self, p, i, s, last):
        """Iterations worth a look: both ends, and around those where something leaves its type."""
        ks = {0, 1, 2, last, last - 1, last // 2, last // 3}
        for start, step in ((i, self.step_of(s)), (signed(i, 32), self.step_of(s)), (i & M32, self.step_of(s)), (p, self.stride)):
            if step:
                for edge in (0, 1 << 31, 1 << 32, -(1 << 31), 1 << 63, 1 << 64):
                    ks.update((edge - signed(start, 64)) // step + d for d in (-1, 0, 1, 2))
                    ks.update((edge - start) // step + d for d in (-1, 0, 1, 2))
        ks.update(self.rng.randrange(last + 1) for _ in range(20))
        return sorted(k for k in ks if 0 <= k <= last)

    # -- arguments
    def arguments(self, memory_end):
        """(p, i, n, s, m): mostly such that the loop ends near an edge of the address space."""
        rng = self.rng
        jitter = rng.choice((0, 0, 1, -1, 2, -2, 7, -8, 9))
        s = rng.choice((1, 1, 2, 3, 8, 0, -1, 1000, M32, 1 << 32, rng.getrandbits(33)))
        count = rng.choice((0, 1, 2, 3, 10, 100, 1000, rng.randrange(2000), 1 << 20, 1 << 31, 1 << 32, rng.getrandbits(36)))
        step = self.step_of(s)
        i = rng.choice((0, 0, 1, 5, -1, rng.randrange(1000), M32, 1 << 31, (1 << 31) - 1, 1 << 32, 1 << 62, 1 << 63, -(1 << 62), rng.getrandbits(64)))
        i += rng.choice((0, 0, 1, -1, 3))
        n = i + step * count + rng.choice((0, 0, 0, 1, -1, 2, 40, step))
        if self.step is None and rng.random() < 0.4:
            s, n = rng.choice((0, -1, -2, -100, 1 << 32, M32)), i + rng.choice((1, 3, 50, 1000, 1 << 31))
        if rng.random() < 0.05:
            n = rng.choice((0, 1, M32, M64, 1 << 63, rng.getrandbits(64)))
        edge = rng.choice((0, 0x20000, 1 << 32, 1 << 32, memory_end, memory_end - 4096, rng.randrange(0x30000, memory_end)))
        # aim the first or the last access at the edge
        at = rng.choice((0, count, max(count - 1, 0)))
        reached = self.addresses(0, i & M64, s & M64, 255, at)
        p = edge - rng.choice([*reached.values()]) + jitter
        if rng.random() < 0.05:
            p = rng.getrandbits(64)
        m = rng.choice((0, 255, 65535, M32, 1 << 32, M64))
        return tuple(x & M64 for x in (p, i, n, s, m))


def make_module(seed, loops, data_address):
    """A module of several loops, and their makers."""
    rng = random.Random(seed)
    m = Module()
    m.type_index(["i64"] * 5, ["i64"] * 2)
    m.data = [Data("area", AREA, bytes(k * 37 & 255 for k in range(AREA)), 3)]
    makers = [LoopMaker(rng, data_address) for _ in range(loops)]
    m.functions = [maker.function(f"f{k}") for k, maker in enumerate(makers)]
    return m, makers
