"""Simplification of functions in SSA form: constants, comparisons in branches, branches that are decided, dead edges.

Only what the ISA's semantics allow for every value of the registers; nothing is known here of C.
"""

import re

from allvm.frontend.builder import OPC, successors
from allvm.frontend.emission import opposite
from allvm.frontend.operands import BRANCH, DEF, MEM, PURE, USES, defs_of, uses_of
from allvm.frontend.raising import drop_trivial_phis, rename_all
from allvm.ir import isa
from allvm.ir.isa import MEM_BASE, MEM_DATA, MEM_DATA_INDEX

_M = {"i32": (1 << 32) - 1, "i64": (1 << 64) - 1}
_JMP, _SWITCH, _SELECT = OPC["jmp"], OPC["switch"], OPC["select"]
_ZERO_EXTEND = OPC["ext.i64.u32"]
ROUNDS = 6


def _signed(x, n):
    x &= (1 << n) - 1
    return x - (1 << n if x >> n - 1 else 0)


def _names():
    names = {"S32": lambda x: _signed(x, 32), "S64": lambda x: _signed(x, 64),
             "MULH_S64": lambda x, y: _signed(x, 64) * _signed(y, 64) >> 64, "MULH_U64": lambda x, y: x * y >> 64}  # fmt: skip
    for n in (32, 64):
        names |= {
            f"ROTL{n}": lambda x, k, n=n: x << k % n | x >> -k % n, f"ROTR{n}": lambda x, k, n=n: x >> k % n | x << -k % n,
            f"CLZ{n}": lambda x, n=n: n - x.bit_length(), f"CTZ{n}": lambda x, n=n: (x & -x).bit_length() - 1 if x else n,
            f"POPCNT{n}": lambda x: x.bit_count(), f"BSWAP{n}": lambda x, n=n: int.from_bytes(x.to_bytes(n // 8, "little"), "big"),
            f"BITREV{n}": lambda x, n=n: int(f"{x:0{n}b}"[::-1], 2),
        }  # fmt: skip
    for a, b in ((8, 32), (16, 32), (8, 64), (16, 64), (32, 64)):
        names[f"SEXT{a}_{b}"] = lambda x, a=a: _signed(x, a)
    return names


_NAMES = _names()
_INT = frozenset(("i32", "i64", "s32", "s64"))


def _evaluators():
    """opcode -> (function of the value operands, [mask of each], result type or None) for operations on integers."""
    table = {}
    for row in isa.OPS:
        values = [o for o in row.operands if o.kind in ("use", "imm")]
        if row.expr is None or row.traps or not (PURE[row.number] or BRANCH[row.number]) or row.operands[0].kind not in ("def", "use"):
            continue
        if any(o.type not in _INT for o in row.operands if o.kind in ("def", "use", "imm")):
            continue
        if set(re.findall(r"[A-Z]\w+", row.expr)) - set(_NAMES):
            continue
        f = eval(f"lambda {', '.join(o.name for o in values)}: {row.expr}", dict(_NAMES))
        masks = [_M["i32" if o.type in ("i32", "s32") else "i64"] for o in values]
        table[row.number] = f, masks, row.operands[0].type if row.operands[0].kind == "def" else None
    return table


_EVAL = _evaluators()


def _with_constant():
    """opcode -> (opcode with a constant on the right, function of the constant), and the same for the left."""
    right, left = {}, {}
    for t in ("i32", "i64"):
        same = "add mul and or xor shl shr_u shr_s rotl".split()
        for n in same:
            right[OPC[f"{n}.{t}"]] = OPC[f"{n}.{t}.k"], lambda k: k
        for n in ("add", "mul", "and", "or", "xor"):
            left[OPC[f"{n}.{t}"]] = right[OPC[f"{n}.{t}"]]
        right[OPC[f"sub.{t}"]] = OPC[f"add.{t}.k"], lambda k: -k
        left[OPC[f"sub.{t}"]] = OPC[f"rsub.{t}.k"], lambda k: k
        for what in ("set", "br"):
            for n in ("eq", "ne", "lt_s", "lt_u"):
                right[OPC[f"{what}.{n}.{t}"]] = OPC[f"{what}.{n}.{t}.k"], lambda k: k
            for n in ("eq", "ne"):
                left[OPC[f"{what}.{n}.{t}"]] = right[OPC[f"{what}.{n}.{t}"]]
            for s in "su":
                left[OPC[f"{what}.lt_{s}.{t}"]] = OPC[f"{what}.gt_{s}.{t}.k"], lambda k: k
    return right, left


_RIGHT, _LEFT = _with_constant()


def _identities():
    """opcode with a constant -> {constant: 'same' or the result}."""
    table = {}
    for t in ("i32", "i64"):
        for n in ("add", "or", "xor", "shl", "shr_u", "shr_s", "rotl"):
            table[OPC[f"{n}.{t}.k"]] = {0: "same"}
        table[OPC[f"mul.{t}.k"]] = {1: "same", 0: 0}
        table[OPC[f"and.{t}.k"]] = {-1: "same", 0: 0}
    return table


_IDENTITY = _identities()
_TYPE = [next((o.type for o in row.operands if o.kind == "def"), None) for row in isa.OPS]


# opcode of a comparison -> the branch that goes where it holds
_BRANCH_OF = {row.number: OPC["br." + row.name[4:]] for row in isa.OPS if row.name.startswith("set.")}
_TRUE = {OPC["br.nz.i32"]: True, OPC["br.z.i32"]: False}
_TESTS = {OPC["br.ne.i32.k"]: True, OPC["br.eq.i32.k"]: False}


def simplify(r):
    """Simplify a Raised function until nothing changes any more; whether anything did."""
    s = _Simplifier(r)
    any_change = False
    for _ in range(ROUNDS):
        if not s.round():
            break
        any_change = True
    return any_change


class _Simplifier:
    def __init__(self, r):
        self.r = r
        self.fn = r.fn

    def round(self):
        fn = self.fn
        self.by_vreg = {v: insn for b in fn.blocks for insn in b.insns for v in defs_of(insn)}
        self.addresses = {v: key for key, v in self.r.shared.items() if key[0] == "data"}
        self.names = {}
        self.changed = False
        self.meet_clear()
        for b in fn.blocks:
            keep = []
            for n, insn in enumerate(b.insns):
                self.operands(insn)
                if BRANCH[insn[0]]:
                    self.branch(b, insn)
                elif PURE[insn[0]] and self.pure(insn):
                    keep.append(n)
            if keep:
                gone = set(keep)
                b.lines = [x for n, x in enumerate(b.lines) if n not in gone]
                b.insns = [x for n, x in enumerate(b.insns) if n not in gone]
                self.changed = True
        if self.names:
            names = self.names
            rename_all(fn, _Chain(names))
        self.decide()
        self.thread()
        self.changed |= drop_trivial_phis(fn)
        return self.changed

    def meet_clear(self):
        """Phis of values whose upper half is zero have that too."""
        clear = self.r.clear
        phis = [row for b in self.fn.blocks for row in b.phis]
        hope = {row[0] for row in phis} - clear
        shrinking = True
        while shrinking:
            shrinking = False
            for rd, values in phis:
                if rd in hope and any(v not in hope and not self.is_clear(v) for v in values.values()):
                    hope.discard(rd)
                    shrinking = True
        clear |= hope

    def is_clear(self, v):
        k = self.fn.constants.get(v)
        if k is not None:
            return 0 <= self.slot(v) <= _M["i32"]
        return v in self.r.clear

    # -- values
    def slot(self, v):
        """What the slot of a constant holds, None where v is none."""
        k = self.fn.constants.get(v)
        if k is None:
            return None
        return k & _M["i32" if self.fn.vtypes[v] in ("i32", "f32") else "i64"]

    def signed(self, v, t):
        k = self.slot(v)
        return None if k is None else _signed(k, 32 if t == "i32" else 64)

    def operands(self, insn):
        """Constants in the memory operand."""
        at = MEM[insn[0]]
        if not at:
            return
        kind, root, index, ext, scale, disp = insn[at]
        if kind < MEM_DATA and root in self.addresses:
            _, data, offset = self.addresses[root]
            if self.inside(data, offset, offset + disp) and (kind == MEM_BASE or not disp):
                kind += MEM_DATA
                root, disp = data, offset + disp
                insn[at] = (kind, root, index, ext, scale, disp)
                self.changed = True
        if kind == MEM_DATA_INDEX:
            k = self.slot(index)
            if k is not None:
                k = _signed(k, 32) if ext == isa.EXT_S32 else k & _M["i32"] if ext == isa.EXT_U32 else _signed(k, 64)
                disp += k << scale
                if -(1 << 31) <= disp < 1 << 31:
                    insn[at] = (MEM_DATA, root, -1, 0, 0, disp)
                    self.changed = True

    def inside(self, data, *offsets):
        """Whether all these offsets lie within a data object, so that no address wraps around."""
        m = self.r.module
        own = data - len(m.import_data)
        return own >= 0 and all(0 <= x <= m.data[own].size for x in offsets)

    def pure(self, insn):
        """Simplify an instruction without effects; whether it is gone (self.names says what took its place)."""
        op = insn[0]
        rd = insn[1]
        if op == _SELECT:
            c = self.slot(insn[2])
            if c is not None or insn[3] == insn[4]:
                self.names[rd] = insn[3] if c is None or c & _M["i32"] else insn[4]
                return True
            return False
        found = _EVAL.get(op)
        if found is None:
            return False
        f, masks, t = found
        values = self.values(insn[2:], op)
        if None not in values:
            self.names[rd] = self.r.const(t, f(*[v & m for v, m in zip(values, masks, strict=True)]))
            return True
        self.immediate(insn, values)
        same = _IDENTITY.get(insn[0])
        if same is not None and insn[3] in same:
            what = same[insn[3]]
            if what != "same":
                self.names[rd] = self.r.const(t, what)
                return True
            if t == "i64" or self.is_clear(insn[2]):
                self.names[rd] = insn[2]
                return True
        if insn[0] == _ZERO_EXTEND and self.is_clear(insn[2]):
            self.names[rd] = insn[2]
            return True
        return False

    def values(self, operands, op):
        kinds = isa.OPS[op].operands
        kinds = kinds[1:] if DEF[op] else kinds
        return [self.slot(x) if o.kind == "use" else x for x, o in zip(operands, kinds, strict=False) if o.kind in ("use", "imm")]

    def immediate(self, insn, values):
        """Turn a constant operand into an immediate."""
        op = insn[0]
        uses = USES[op]
        if len(uses) != 2:
            return
        t = next(o.type for o in isa.OPS[op].operands if o.kind == "use")
        for at, other, table in ((uses[1], uses[0], _RIGHT), (uses[0], uses[1], _LEFT)):
            if op in table and self.slot(insn[at]) is not None:
                new, of = table[op]
                k = _signed(of(self.signed(insn[at], t)), 32 if t == "i32" else 64)
                tail = insn[uses[1] + 1 :]
                insn[uses[0] :] = [insn[other], k, *tail]
                insn[0] = new
                self.changed = True
                return

    # -- branches
    def branch(self, b, insn):
        op = insn[0]
        if op in (_JMP, _SWITCH):
            return
        self.immediate(insn, None)
        op = insn[0]
        truth = _TRUE.get(op)
        if truth is None and op in _TESTS and insn[2] == 0:
            truth = _TESTS[op]
        if truth is None:
            return
        compare = self.by_vreg.get(insn[1])
        if compare is None or compare[0] not in _BRANCH_OF or insn[1] in self.names:
            return
        new = [_BRANCH_OF[compare[0]], *compare[2:4], insn[-1]]
        if not truth:
            new = opposite(new)
        if new is not None:
            insn[:] = new
            self.changed = True

    def decide(self):
        """Branches on constants; edges that go away take their values of phis along."""
        for b in self.fn.blocks:
            before = set(successors(b))
            insns, lines = [], []
            for insn, line in zip(b.insns, b.lines, strict=True):
                taken = self.outcome(insn)
                if taken is None:
                    insns.append(insn)
                    lines.append(line)
                elif taken is not False:
                    insns.append([_JMP, taken])
                    lines.append(line)
                    break
            if len(insns) != len(b.insns) or insns[-1] is not b.insns[-1]:
                b.insns, b.lines = insns, lines
                self.changed = True
                self.lose_edges(b, before)
        self.drop_unreachable()

    def outcome(self, insn):
        """Where a branch goes for certain: a block, False for on, None where that is open."""
        op = insn[0]
        if not BRANCH[op] or op == _JMP:
            return None
        if op == _SWITCH:
            k = self.slot(insn[1])
            if k is None:
                return None
            i = k - insn[2] & _M["i32"]
            return insn[4][i] if i < len(insn[4]) else insn[3]
        found = _EVAL.get(op)
        if found is None:
            return None
        f, masks, _ = found
        values = self.values(insn[1:], op)
        if None in values:
            return None
        return insn[-1] if f(*[v & m for v, m in zip(values, masks, strict=True)]) else False

    def lose_edges(self, b, before):
        for s in before - set(successors(b)):
            for row in s.phis:
                row[1].pop(b, None)

    def drop_unreachable(self):
        fn = self.fn
        seen = {fn.blocks[0]}
        work = [fn.blocks[0]]
        while work:
            for s in successors(work.pop()):
                if s not in seen:
                    seen.add(s)
                    work.append(s)
        if len(seen) == len(fn.blocks):
            return
        fn.blocks = [b for b in fn.blocks if b in seen]
        for b in fn.blocks:
            for row in b.phis:
                row[1] = {p: v for p, v in row[1].items() if p in seen}
        self.changed = True

    # -- threading
    def thread(self):
        """Where a block only tests a phi, ways in on which that is a constant go straight on."""
        uses = {}
        for b in self.fn.blocks:
            for insn in b.insns:
                for v in uses_of(insn):
                    uses[v] = uses.get(v, 0) + 1
            for row in b.phis:
                for v in row[1].values():
                    uses[v] = uses.get(v, 0) + 1
        for b in list(self.fn.blocks):
            if len(b.phis) == 1 and b.insns and BRANCH[b.insns[0][0]] and uses.get(b.phis[0][0]) == 1:
                self.thread_block(b)

    def thread_block(self, b):
        phi, row = b.phis[0]
        if phi not in uses_of(b.insns[0]) or len(b.insns) > 2 or any(s is b for s in successors(b)):
            return
        for p, v in list(row.items()):
            if self.slot(v) is None or len(row) < 2:
                continue
            test = list(b.insns[0])
            test[1:] = [v if type(x) is int and i in USES[test[0]] and x == phi else x for i, x in enumerate(test[1:], 1)]
            to = self.outcome(test)
            if to is None:
                continue
            if to is False:
                to = b.insns[1][1] if len(b.insns) == 2 and b.insns[1][0] == _JMP else None
            if to is None or to is b or any(p in r[1] for r in to.phis) or to in successors(p):
                continue
            for insn in p.insns:
                if BRANCH[insn[0]]:
                    insn[1:] = [to if x is b else tuple([to if y is b else y for y in x]) if type(x) is tuple else x for x in insn[1:]]
            for r in to.phis:
                r[1][p] = r[1][b]
            del row[p]
            self.changed = True
        if not row:
            b.phis = []


class _Chain:
    """Replacements of replacements."""

    def __init__(self, names):
        self.names = names

    def get(self, v, default):
        names = self.names
        while v in names:
            v = names[v]
        return v
