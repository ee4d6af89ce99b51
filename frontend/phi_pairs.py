"""Pointer phis that always differ by a constant: one of them does for both.

A loop over ``*p++`` often carries both p and p + 1. Where the one is read in nothing but
addresses, these can start from the other, with another displacement, and its copies go away.
"""

from allvm.frontend.builder import OPC
from allvm.frontend.operands import MEM, uses_of
from allvm.ir.isa import EXT_NONE, MAX_DISP, MEM_DATA, MEM_INDEX

_ADD = OPC["add.i64.k"]
_ADD_INDEX = OPC["add.i64"]
_LEA = OPC["lea"]
_MAX_CHAIN = 8  # additions of constants to look through


def join_pairs(fn, shared):
    """Rewrite addresses on such phis; the phis themselves go when nobody is left who reads them.

    shared: what the registers of shared constants stand for (see `values`)."""
    blocks = [b for b in fn.blocks if len(b.phis) > 1]
    if not blocks:
        return
    home = {row[0]: b for b in blocks for row in b.phis if fn.vtypes[row[0]] == "i64"}
    candidates, sums = _candidates(fn, home)
    if not candidates:
        return
    for key, v in shared.items():
        if key[0] == "frame":
            sums[v] = (fn.frame_reg, key[1])
        elif key[0] == "data":
            sums[v] = (key[:2], key[2])
    prover = _Prover(home, sums)
    better = {}
    for v in candidates:
        for other, _ in home[v].phis:
            if other != v and other in home and other not in better:
                k = prover.difference(v, other)
                if k is not None:
                    better[v] = (other, k)
                    break
    if better:
        _rewrite(fn, better)


def _candidates(fn, home):
    """(phis read only as roots of memory operands, register -> (register or operand, constant) it is the sum of)."""
    wanted = dict.fromkeys(home)
    sums = {}
    seen = set()
    for b in fn.blocks:
        for insn in b.insns:
            op = insn[0]
            if op == _ADD:
                sums[insn[1]] = (insn[2], insn[3])
            elif op == _ADD_INDEX:
                sums[insn[1]] = ((MEM_INDEX, insn[2], insn[3], EXT_NONE, 0), 0)
            elif op == _LEA:
                sums[insn[1]] = (insn[2][:5], insn[2][5])
            root = -1
            at = MEM[op]
            if at and insn[at][0] < MEM_DATA:
                root = insn[at][1]
                seen.add(root)
            used = uses_of(insn)
            for v in used:
                if v in wanted and (v != root or used.count(v) > 1):
                    del wanted[v]
        for _, rows in b.phis:
            for v in rows.values():
                wanted.pop(v, None)
    return [v for v in wanted if v in seen], sums


class _Prover:
    def __init__(self, home, sums):
        self.home = home
        self.sums = sums

    def root(self, v):
        """(register or memory operand, constant): v is their sum, and the first no sum of its own."""
        k = 0
        for _ in range(_MAX_CHAIN):
            if v not in self.sums:
                break
            v, more = self.sums[v]
            k += more
        return v, k

    def difference(self, a, b):
        """b - a if that is the same constant at all times, else None."""
        k = self._guess(a, b, set())
        if k is None or not self._holds(a, b, k, {}):
            return None
        return k

    def _rows(self, a, b):
        """[((root, constant) of a, of b)] for each way into the block of two phis."""
        rows = {row[0]: row[1] for row in self.home[a].phis}
        return [(self.root(v), self.root(rows[b][p])) for p, v in rows[a].items()]

    def _guess(self, a, b, tried):
        tried.add((a, b))
        rows = self._rows(a, b)
        for (x, i), (y, j) in rows:
            if x == y:
                return j - i
        for (x, i), (y, j) in rows:
            if x in self.home and self.home[x] is self.home.get(y) and (x, y) not in tried:
                k = self._guess(x, y, tried)
                if k is not None:
                    return k + j - i
        return None

    def _holds(self, a, b, k, assumed):
        """Whether b - a = k, by induction over all the phis that they are made of."""
        if (a, b) in assumed:
            return assumed[a, b] == k
        assumed[a, b] = k
        for (x, i), (y, j) in self._rows(a, b):
            if x == y:
                if j - i != k:
                    return False
            elif x in self.home and self.home[x] is self.home.get(y):
                if not self._holds(x, y, k - (j - i), assumed):
                    return False
            else:
                return False
        return True


def _rewrite(fn, better):
    for b in fn.blocks:
        for insn in b.insns:
            at = MEM[insn[0]]
            if not at:
                continue
            kind, root, index, ext, scale, disp = insn[at]
            if kind < MEM_DATA and root in better:
                other, k = better[root]
                if -MAX_DISP <= disp - k <= MAX_DISP:
                    insn[at] = (kind, other, index, ext, scale, disp - k)
