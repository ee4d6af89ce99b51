"""Random LLVM IR: a function with any control flow, phis, switches and integers of every width up to 64 bits.

Every program ends: a counter in memory runs out. Nothing in it is undefined or poison, so that
LLVM's own machine code is the judge.
"""

import random

WIDTHS = (1, 5, 8, 16, 17, 24, 32, 33, 48, 64)
PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")


class Generator:
    """Makes the text of a module with a function i64 @f(i64 %a, i64 %b)."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.n = 0
        self.lines = []

    def name(self):
        self.n += 1
        return f"%v{self.n}"

    def emit(self, text):
        v = self.name()
        self.lines.append(f"  {v} = {text}")
        return v

    def constant(self, w):
        r = self.r
        x = r.choice((0, 1, -1, 1 << w - 1, (1 << w - 1) - 1, r.getrandbits(w), r.randrange(20)))
        x &= (1 << w) - 1
        return str(x - (1 << w) if x >> w - 1 and w > 1 else x) if w > 1 else ("true" if x else "false")

    def pick(self, values, w):
        """An operand of width w out of `values` (a list of (name, width)), converted when it has another width."""
        r = self.r
        if not values or r.random() < 0.2:
            return self.constant(w)
        same = [v for v in values if v[1] == w]
        if same and r.random() < 0.7:
            return r.choice(same[-6:])[0]
        v, have = r.choice(values[-12:])
        if have == w:
            return v
        op = "trunc" if have > w else r.choice(("zext", "sext"))
        v = self.emit(f"{op} i{have} {v} to i{w}")
        values.append((v, w))
        return v

    def step(self, values):
        """One instruction."""
        r = self.r
        w = r.choice(WIDTHS)
        kind = r.randrange(12)
        if kind < 5:
            a, b = self.pick(values, w), self.pick(values, w)
            v = self.emit(f"{r.choice(('add', 'sub', 'mul', 'and', 'or', 'xor'))} i{w} {a}, {b}")
        elif kind == 5:
            v = self.emit(f"{r.choice(('shl', 'lshr', 'ashr'))} i{w} {self.pick(values, w)}, {r.randrange(w)}")
        elif kind == 6:
            b = self.emit(f"or i{w} {self.pick(values, w)}, 1") if w > 1 else "true"
            op = r.choice(("udiv", "urem"))
            v = self.emit(f"{op} i{w} {self.pick(values, w)}, {b}")
        elif kind == 7 and w > 2:
            k = r.choice((3, 7, -3, 1 << w - 2)) if w > 4 else 3
            v = self.emit(f"{r.choice(('sdiv', 'srem'))} i{w} {self.pick(values, w)}, {k}")
        elif kind == 8:
            v = self.emit(f"icmp {r.choice(PREDICATES)} i{w} {self.pick(values, w)}, {self.pick(values, w)}")
            w = 1
        elif kind == 9:
            v = self.emit(f"select i1 {self.pick(values, 1)}, i{w} {self.pick(values, w)}, i{w} {self.pick(values, w)}")
        elif kind == 10:
            at = self.emit(f"and i64 {self.pick(values, 64)}, 31")
            p = self.emit(f"getelementptr i{w}, ptr %memory, i64 {at}")
            self.lines.append(f"  store i{w} {self.pick(values, w)}, ptr {p}")
            return
        else:
            w = r.choice((8, 16, 32, 64))
            i = self.pick(values, 32)
            i = self.emit(f"and i32 {i}, 31")
            p = self.emit(f"getelementptr i{w}, ptr %memory, i32 {i}")
            v = self.emit(f"load i{w}, ptr {p}")
        values.append((v, w))

    def module(self, blocks=8):
        """Blocks b0 .. bn; from each, control may go to any other; values reach others through phis and stack slots."""
        r = self.r
        n = r.randrange(2, blocks + 1)
        targets = [[r.randrange(1, n) for _ in range(r.choice((1, 2, 2, 2, 3, 5, 9)))] for _ in range(n)]
        targets[0] = targets[0][:1]
        preds = {i: [] for i in range(n)}
        for i, ts in enumerate(targets):
            for t in dict.fromkeys(ts):
                preds[t].append(i)
        phis = {i: [(f"%p{i}_{k}", r.choice(WIDTHS)) for k in range(r.randrange(4))] for i in range(1, n)}
        body = {}
        values_of = {}
        for i in range(n):
            self.lines = []
            values = [("%a", 64), ("%b", 64), *phis.get(i, ())]
            for _ in range(r.randrange(1, 9)):
                self.step(values)
            values_of[i] = values
            self._end(i, targets[i], values)
            body[i] = self.lines
        return self._text(n, body, phis, preds, targets, values_of)

    def _end(self, i, ts, values):
        r = self.r
        self.lines.append(f"  %left{i} = load i32, ptr %fuel\n  %less{i} = sub i32 %left{i}, 1\n  store i32 %less{i}, ptr %fuel")
        out = self.pick(values, 64)
        self.lines.append(f"  %old{i} = load i64, ptr %sum\n  %mul{i} = mul i64 %old{i}, 31\n  %new{i} = xor i64 %mul{i}, {out}")
        self.lines.append(f"  store i64 %new{i}, ptr %sum")
        self.lines.append(f"  %stop{i} = icmp slt i32 %less{i}, 0\n  br i1 %stop{i}, label %out, label %go{i}\ngo{i}:")
        if len(ts) == 1:
            self.lines.append(f"  br label %b{ts[0]}")
        elif len(ts) == 2:
            self.lines.append(f"  br i1 {self.pick(values, 1)}, label %b{ts[0]}, label %b{ts[1]}")
        else:
            w = r.choice((8, 16, 32, 33, 64))
            value = self.pick(values, w)
            if r.random() < 0.7:
                value = self.emit(f"and i{w} {value}, 15")
            cases = set()
            while len(cases) < len(ts) - 1:
                cases.add(r.choice((r.randrange(16), r.randrange(16), r.getrandbits(w))))
            lines = "".join(f"    i{w} {c - (1 << w) if c >> w - 1 else c}, label %b{t}\n" for c, t in zip(cases, ts[1:], strict=True))
            self.lines.append(f"  switch i{w} {value}, label %b{ts[0]} [\n{lines}  ]")

    def _text(self, n, body, phis, preds, targets, values_of):
        r = self.r
        out = ["define i64 @f(i64 %a, i64 %b) {", "  %fuel = alloca i32\n  %sum = alloca i64\n  %memory = alloca [256 x i8], align 8"]
        out.append("  store i32 200, ptr %fuel\n  store i64 0, ptr %sum\n  call void @llvm.memset.p0.i64(ptr %memory, i8 7, i64 256, i1 false)")
        for i in range(n):
            if i:
                out.append(f"b{i}:")
                for name, w in phis[i]:
                    rows = []
                    for p in preds[i]:
                        same = [v for v, vw in values_of[p] if vw == w]
                        v = r.choice(same) if same and r.random() < 0.8 else self.constant(w)
                        rows += [f"[ {v}, %go{p} ]"] * targets[p].count(i)
                    if rows:
                        out.append(f"  {name} = phi i{w} {', '.join(rows)}")
                    else:
                        out.append(f"  {name} = add i{w} 0, 0")
            out += body[i]
        out.append("out:\n  %result = load i64, ptr %sum\n  ret i64 %result\n}")
        out.append("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
        return "\n".join(out) + "\n"
