"""Rows of instances in three parts: those at its ends, for which coordinates are clamped, and those between.

    found = split(writer, leaf, x)         # None, or a Split

In kernels on images and grids, an index beside the instance's own is kept inside by min(x + 1, n - 1), by comparisons and
selections. For all instances but a few at the ends these have a result that is known. In a loop over the others alone, neighbours lie
side by side in memory. The ends of that loop are computed at run time from the very operands, whatever they are, so that results
do not change.
"""

import re

from allvm.ir import isa

MOV, ADD_K, CONST = isa.opcode("mov"), isa.opcode("add.i64.k"), isa.opcode("const.i64")
NAME = re.compile(r"(?:(min|max)_s|set\.(eq|ne|lt|le|gt)(?:_s)?)\.i64(\.k)?$")
MIRRORED = {"eq": "eq", "ne": "ne", "lt": "gt", "le": "ge", "gt": "lt"}
NEAR = 64  # a constant up to here is about the begin of a row
FAR = 1 << 40  # no index is as large
MAX_CODE = 400  # instructions of a leaf
# What x relation t is below t and above it: ((first x that is not below, result below), (first x that is above, result above)), from t on.
SIDES = {"lt": ((0, 1), (0, 0)), "le": ((1, 1), (1, 0)), "gt": ((1, 0), (1, 1)), "ge": ((0, 0), (0, 1)), "eq": ((0, 0), (1, 0)), "ne": ((0, 1), (1, 1))}


class Split:
    """low, high: registers with the first instance between the ends, and the first behind. decided: instruction -> what it gives there:
    ('use', n), its n-th operand, or ('const', value)."""

    __slots__ = ("decided", "high", "low")

    def __init__(self, low, high, decided):
        self.low, self.high, self.decided = low, high, decided


def split(writer, leaf, x):
    """Write the bounds of the part of a row in which comparisons of a leaf are decided. leaf: an Inlined whose invariants are written."""
    if len(leaf.f.code) > MAX_CODE:
        return None
    finder = _Finder(leaf, x)
    low, high = finder.look()
    if not low and not high:
        return None
    return Split(_bound(writer, "max_s.i64", low, -FAR), _bound(writer, "min_s.i64", high, FAR), finder.decided)


def _bound(w, op, terms, otherwise):
    """The largest or smallest of register (or constant) + constant."""
    total = None
    for t, k in sorted(terms, key=repr):
        if t[0] == "register":
            t = w.op("max_s.i64", w.op("min_s.i64", t[1], w.const(FAR)), w.const(-FAR))
            t = w.op("add.i64.k", t, k) if k else t
        else:
            t = w.const(t[1] + k)
        total = t if total is None else w.op(op, total, t)
    return w.const(otherwise) if total is None else total


class _Finder:
    def __init__(self, leaf, x):
        self.leaf, self.x, self.flow, self.code = leaf, x, leaf.flow, leaf.f.code
        self.decided = {}

    def look(self):
        low, high = set(), set()
        for b in self.flow.order:
            for i in range(self.flow.blocks[b].start, self.flow.blocks[b].end):
                found = NAME.match(isa.OPS[self.code[i][0]].name)
                if found and i not in self.leaf.done:
                    self.instruction(i, found, low, high)
        return low, high

    def instruction(self, i, found, low, high):
        extreme, relation, immediate = found.groups()
        uses = self.flow.use_values[i]
        at = next((n for n, v in enumerate(uses) if self.offset(v) is not None), None)
        if at is None:
            return
        k = self.offset(uses[at])
        t = ("const", self.code[i][3]) if immediate else self.limit(uses[1 - at])
        if t is None or abs(k) > NEAR:
            return
        if extreme:
            self.decided[i] = "use", at
            (high if extreme == "min" else low).add((t, 1 - k if extreme == "min" else -k))
            return
        below, above = SIDES[relation if at == 0 else MIRRORED[relation]]
        near = t[0] == "const" and abs(t[1]) <= NEAR
        more, result = above if near else below
        self.decided[i] = "const", result
        (low if near else high).add((t, more - k))

    def offset(self, v):
        """v - x, if that is a constant."""
        total = 0
        while True:
            web = self.flow.web[v]
            if self.leaf.map.get(web) == self.x and len(self.leaf.members()[web]) == 1:
                return total
            kind = self.flow.kinds[v]
            if kind[0] != "insn" or self.code[kind[1]][0] not in (MOV, ADD_K):
                return None
            insn = self.code[kind[1]]
            if insn[0] == ADD_K:
                total += insn[3]
            v = self.flow.use_values[kind[1]][-1]

    def limit(self, v):
        """What does not change along a row: a constant, or a register."""
        kind = self.flow.kinds[v]
        if kind[0] == "insn" and self.code[kind[1]][0] == CONST:
            return "const", self.code[kind[1]][2]
        register = self.leaf.invariant(v, self.x, {})
        return None if register is None else ("register", register)
