"""Conditions: i1 values as relations, so that a branch compares by itself.

A condition is a tuple: ``("i", pred, type, x, y)`` an integer relation under LLVM's
name, ``("f", rel, type, x, y)`` a float relation (eq ne lt le nlt nle), ``("r", x)`` a
register that is 0 or 1, ``("k", 0 or 1)``, or ``("and" | "or", c, c)``.
"""

from allvm.frontend.legal_emit import INVERTED, SWAPPED, compare, relation_holds, to_signed
from allvm.frontend.model import Instr

_SIGNED = frozenset(("slt", "sle", "sgt", "sge"))
_INVERT_F = {"eq": "ne", "ne": "eq", "lt": "nlt", "nlt": "lt", "le": "nle", "nle": "le"}
# fcmp predicate -> (relation, operands exchanged)
_FCMP = {
    "oeq": ("eq", False), "une": ("ne", False),
    "olt": ("lt", False), "ole": ("le", False), "ogt": ("lt", True), "oge": ("le", True),
    "uge": ("nlt", False), "ugt": ("nle", False), "ule": ("nlt", True), "ult": ("nle", True),
}  # fmt: skip
_MAX_LEAVES = 6  # of a tree of conditions turned into branches


def invert(c):
    """The opposite condition."""
    kind = c[0]
    if kind == "i":
        return ("i", INVERTED[c[1]], *c[2:])
    if kind == "f":
        return ("f", _INVERT_F[c[1]], *c[2:])
    if kind == "r":
        return ("n", c[1])
    if kind == "n":
        return ("r", c[1])
    if kind == "k":
        return ("k", 1 - c[1])
    return ("or" if kind == "and" else "and", invert(c[1]), invert(c[2]))


class Conditions:
    """Mixin of FunctionLowering: relations, their values and branches on them."""

    # -- from LLVM values
    def relation(self, instr):
        """The condition of an icmp or fcmp on scalars."""
        a, b = instr.operands
        if instr.op == "icmp":
            return self._int_relation(instr.predicate, a, b)
        return self._float_relation(instr.predicate, a, b)

    def _int_relation(self, pred, a, b):
        t = self.int_type(a.type)
        if pred in _SIGNED:
            x, y = self.sext_part(a), self.sext_part(b)
        elif pred in ("eq", "ne") and self._only_signed(a) and (self._only_signed(b) or self.constant_int(b) is not None):
            x, y = self.sext_part(a), self.sext_part(b)
        else:
            x, y = self.part(a), self.part(b)
        return self.int_condition(pred, t, x, y)

    def _only_signed(self, value):
        """Whether the sign-extended form is at hand and the zero-extended one is not."""
        return value in self.signed and self.dirty.get(value, True) is None

    def int_condition(self, pred, t, x, y):
        """An integer relation with a constant on the right, folded where both are constant."""
        kx, ky = self.constant(x), self.constant(y)
        if kx is None:
            return ("i", pred, t, x, y)
        if ky is None:
            return ("i", SWAPPED[pred], t, y, x)
        n = 32 if t == "i32" else 64
        if pred not in _SIGNED:
            return ("k", int(relation_holds(pred, kx & (1 << n) - 1, ky & (1 << n) - 1)))
        return ("k", int(relation_holds(pred, to_signed(kx, n), to_signed(ky, n))))

    def _float_relation(self, pred, a, b):
        t = "f32" if a.type.name == "float" else "f64"
        if pred in ("true", "false"):
            return ("k", int(pred == "true"))
        x, y = self.part(a), self.part(b)
        if pred in _FCMP:
            rel, swap = _FCMP[pred]
            return ("f", rel, t, y, x) if swap else ("f", rel, t, x, y)
        if pred == "one":
            return ("or", ("f", "lt", t, x, y), ("f", "lt", t, y, x))
        if pred == "ueq":
            return ("and", ("f", "nlt", t, x, y), ("f", "nlt", t, y, x))
        rel, join = ("eq", "and") if pred == "ord" else ("ne", "or")
        tests = [("f", rel, t, v, v) for v in dict.fromkeys((x, y)) if not self._known_number(v)]
        if not tests:
            return ("k", int(pred == "ord"))
        return tests[0] if len(tests) == 1 else (join, *tests)

    def _known_number(self, v):
        """Whether a float register is a constant other than NaN."""
        k = self.constant(v)
        if k is None:
            return False
        if self.fn.vtypes[v] == "f32":
            return k & 0x7FFFFFFF <= 0x7F800000
        return k & 0x7FFFFFFFFFFFFFFF <= 0x7FF0000000000000

    def condition(self, value, budget=None):
        """The condition that an i1 value stands for, for a branch in the current block."""
        budget = budget or [_MAX_LEAVES]
        if isinstance(value, Instr):
            op = value.op
            if op in ("icmp", "fcmp"):
                if self.type_class(value.operands[0].type) == "lower_" and self._worth_fusing(value):
                    budget[0] -= 1
                    return self.relation(value)
            elif op == "freeze":
                return self.condition(value.operands[0], budget)
            elif op == "xor" and self.constant_int(value.operands[1]) == 1:
                return invert(self.condition(value.operands[0], budget))
            elif op in ("and", "or", "select") and budget[0] > 1 and len(self.users(value)) == 1 and value.block is self.llvm_block:
                tree = self._tree(value, budget)
                if tree is not None:
                    return tree
        budget[0] -= 1
        v = self.part(value)
        k = self.constant(v)
        return ("r", v) if k is None else ("k", k & 1)

    def _worth_fusing(self, value):
        """Whether all users of a comparison can compare by themselves, so that its value is not needed."""
        return all(u.op in ("br", "and", "or", "xor", "select", "freeze") for u in self.users(value))

    def _tree(self, value, budget):
        """`and`, `or` and their short-circuit forms as two conditions."""
        ops = value.operands
        if value.op == "select":
            c, a, b = ops
            if self.constant_int(a) == 1:
                kind, x, y = "or", c, b
            elif self.constant_int(b) == 0:
                kind, x, y = "and", c, a
            else:
                return None
        else:
            kind, (x, y) = value.op, ops
        budget[0] -= 1
        first = self.condition(x, budget)
        return (kind, first, self.condition(y, budget))

    # -- as values
    def condition_value(self, c):
        """A register that is 1 if the condition holds, else 0."""
        kind = c[0]
        if kind == "i":
            return compare(self, *c[1:])
        if kind == "f":
            rel, t, x, y = c[1:]
            if rel in ("nlt", "nle"):
                return self.op("xor.i32.k", self.op(f"set.{rel[1:]}.{t}", x, y), 1)
            return self.op(f"set.{rel}.{t}", x, y)
        if kind == "k":
            return self.const("i32", c[1])
        if kind == "r":
            return c[1]
        if kind == "n":
            return self.op("xor.i32.k", c[1], 1)
        if kind == "and":  # the opposite of an `or` may be cheaper: ueq is not one
            opposite = invert(c)
            if all(x[0] == "f" and x[1] in ("nlt", "nle") for x in c[1:]):
                return self.op("xor.i32.k", self.condition_value(opposite), 1)
        return self.op(f"{kind}.i32", self.condition_value(c[1]), self.condition_value(c[2]))

    def condition_or_inverse(self, value):
        """(register, inverted): the register holds a condition or its opposite, whatever is cheaper."""
        if isinstance(value, Instr) and value.op == "fcmp" and self.type_class(value.operands[0].type) == "lower_":
            c = self.relation(value)
            if len(self.users(value)) == 1 and ((c[0] == "f" and c[1] in ("nlt", "nle")) or c[0] == "and"):
                return self.condition_value(invert(c)), True
        elif isinstance(value, Instr) and value.op == "xor" and self.constant_int(value.operands[1]) == 1:
            r, inverted = self.condition_or_inverse(value.operands[0])
            return r, not inverted
        return self.part(value), False

    # -- as branches
    def branch(self, c, yes, no):
        """End the current block: go to `yes` if the condition holds, else to `no`."""
        kind = c[0]
        if kind == "k":
            self.jump(yes if c[1] else no)
        elif kind == "and" or kind == "or":
            middle = self.new_block()
            if kind == "and":
                self.branch(c[1], middle, no)
            else:
                self.branch(c[1], yes, middle)
            self.place(middle)
            self.branch(c[2], yes, no)
        elif kind == "i":
            if self.branch_int(c[1], c[2], c[3], c[4], yes) is not True:
                self.jump(no)
        else:
            if kind == "f":
                self.emit(f"br.{c[1]}.{c[2]}", c[3], c[4], yes)
            else:
                self.emit("br.nz.i32" if kind == "r" else "br.z.i32", c[1], yes)
            self.jump(no)

    def branch_int(self, pred, t, x, y, target):
        """Emit a branch to `target` if x pred y. True if it is always taken (and ends the block)."""
        k = self.constant(y)
        if k is not None:
            return self.branch_const(pred, t, x, k, target)
        swap = pred[1:] in ("gt", "ge")
        if swap:
            pred, x, y = SWAPPED[pred], y, x
        name = pred if pred in ("eq", "ne") else f"{pred[1:]}_{pred[0]}"
        self.emit(f"br.{name}.{t}", x, y, target)
        return None

    def branch_const(self, pred, t, x, k, target):
        """The same with a Python integer on the right. None, True (always taken) or False (never)."""
        n = 32 if t == "i32" else 64
        signed = pred[0] == "s"
        lowest, highest = (-(1 << n - 1), (1 << n - 1) - 1) if signed else (0, (1 << n) - 1)
        k = to_signed(k, n) if signed or pred in ("eq", "ne") else k & highest
        if pred in ("sle", "ule"):
            if k == highest:
                self.jump(target)
                return True
            pred, k = pred[0] + "lt", k + 1
        elif pred in ("sge", "uge"):
            if k == lowest:
                self.jump(target)
                return True
            pred, k = pred[0] + "gt", k - 1
        if (pred in ("slt", "ult") and k == lowest) or (pred in ("sgt", "ugt") and k == highest):
            return False
        if pred == "ult" and k == 1:
            pred, k = "eq", 0
        elif pred == "ugt" and k == 0:
            pred = "ne"
        if k == 0 and pred in ("eq", "ne") and n == 32:
            self.emit("br.z.i32" if pred == "eq" else "br.nz.i32", x, target)
        else:
            name = pred if pred in ("eq", "ne") else f"{pred[1:]}_{pred[0]}"
            self.emit(f"br.{name}.{t}.k", x, to_signed(k, n), target)
        return None
