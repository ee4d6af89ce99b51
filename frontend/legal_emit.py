"""Integer operations on registers with constant folding: what legalisation is written in.

Every function takes a Builder first and a machine type ('i32' or 'i64') where
one is needed. A function whose name ends in ``k`` takes a Python integer on
the right. The result is a register, which may be one of the arguments: an
i32 is read from the low half of any slot, so narrowing costs nothing.
"""

WIDTH = {"i32": 32, "i64": 64}
_COMMUTES = frozenset(("add", "mul", "and", "or", "xor"))
_HAS_K = frozenset(("add", "mul", "and", "or", "xor", "shl", "shr_u", "shr_s", "rotl", "div_s", "div_u", "rem_s", "rem_u"))
_FOLD = {
    "add": lambda x, y, n: x + y,
    "sub": lambda x, y, n: x - y,
    "mul": lambda x, y, n: x * y,
    "and": lambda x, y, n: x & y,
    "or": lambda x, y, n: x | y,
    "xor": lambda x, y, n: x ^ y,
    "shl": lambda x, y, n: x << y % n,
    "shr_u": lambda x, y, n: x >> y % n,
    "shr_s": lambda x, y, n: to_signed(x, n) >> y % n,
    "rotl": lambda x, y, n: x << y % n | x >> -y % n,
}
_IDENTITY_0 = frozenset(("add", "sub", "or", "xor", "shl", "shr_u", "shr_s", "rotl"))

# LLVM's predicates -> (machine relation, operands exchanged)
_PREDICATES = {
    "eq": ("eq", False), "ne": ("ne", False),
    "slt": ("lt_s", False), "sle": ("le_s", False), "sgt": ("lt_s", True), "sge": ("le_s", True),
    "ult": ("lt_u", False), "ule": ("le_u", False), "ugt": ("lt_u", True), "uge": ("le_u", True),
}
SWAPPED = {"eq": "eq", "ne": "ne", "slt": "sgt", "sle": "sge", "sgt": "slt", "sge": "sle",
           "ult": "ugt", "ule": "uge", "ugt": "ult", "uge": "ule"}
INVERTED = {"eq": "ne", "ne": "eq", "slt": "sge", "sle": "sgt", "sgt": "sle", "sge": "slt",
            "ult": "uge", "ule": "ugt", "ugt": "ule", "uge": "ult"}


def to_signed(x, bits):
    """The signed integer that the low `bits` bits of x stand for."""
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def machine_type(bits):
    """The machine type that holds an integer of at most 64 bits."""
    return "i32" if bits <= 32 else "i64"


def const_u(b, t, v):
    """The constant in a register as an unsigned integer of type t, or None."""
    c = b.constant(v)
    if c is None:
        return None
    return c & (0xFFFFFFFF if t == "i32" or b.type_of(v) in ("i32", "f32") else 0xFFFFFFFFFFFFFFFF)


def alu(b, op, t, x, y):
    """x op y for a two-operand integer instruction of the ISA."""
    k = const_u(b, t, y)
    if k is not None and (op in _HAS_K or op == "sub"):
        return aluk(b, op, t, x, k)
    k = const_u(b, t, x)
    if k is not None:
        if op in _COMMUTES:
            return aluk(b, op, t, y, k)
        if op == "sub":
            return b.op(f"rsub.{t}.k", y, to_signed(k, WIDTH[t]))
    return b.op(f"{op}.{t}", x, y)


def aluk(b, op, t, x, k):
    """x op k, with k a Python integer."""
    n = WIDTH[t]
    ones = (1 << n) - 1
    k &= ones
    c = const_u(b, t, x)
    if c is not None and op in _FOLD:
        return b.const(t, _FOLD[op](c, k, n))
    if (op in _IDENTITY_0 and k == 0) or (op == "and" and k == ones) or (op == "mul" and k == 1):
        return x
    if op in ("and", "mul") and k == 0:
        return b.const(t, 0)
    if op == "sub":
        op, k = "add", -k
    return b.op(f"{op}.{t}.k", x, to_signed(k, n))


def neg(b, t, x):
    """0 - x."""
    c = const_u(b, t, x)
    return b.const(t, -c) if c is not None else b.op(f"rsub.{t}.k", x, 0)


def invert(b, t, x):
    """All bits inverted."""
    return aluk(b, "xor", t, x, -1)


def compare(b, pred, t, x, y):
    """1 if the relation (LLVM's name) holds, else 0. All 64 bits of the result's slot are defined."""
    k = const_u(b, t, y)
    if k is not None:
        return comparek(b, pred, t, x, k)
    k = const_u(b, t, x)
    if k is not None:
        return comparek(b, SWAPPED[pred], t, y, k)
    relation, swap = _PREDICATES[pred]
    return b.op(f"set.{relation}.{t}", *((y, x) if swap else (x, y)))


def comparek(b, pred, t, x, k):
    """1 if x pred k holds, else 0."""
    n = WIDTH[t]
    signed = pred[0] == "s"
    lowest, highest = (-(1 << n - 1), (1 << n - 1) - 1) if signed else (0, (1 << n) - 1)
    k = to_signed(k, n) if signed else k & ((1 << n) - 1)
    c = const_u(b, t, x)
    if c is not None:
        return b.const("i32", relation_holds(pred, to_signed(c, n) if signed else c, k))
    if pred in ("sle", "ule"):
        if k == highest:
            return b.const("i32", 1)
        pred, k = pred[0] + "lt", k + 1
    elif pred in ("sge", "uge"):
        if k == lowest:
            return b.const("i32", 1)
        pred, k = pred[0] + "gt", k - 1
    if (pred in ("slt", "ult") and k == lowest) or (pred in ("sgt", "ugt") and k == highest):
        return b.const("i32", 0)
    name = pred if pred in ("eq", "ne") else f"{pred[1:]}_{pred[0]}"
    return b.op(f"set.{name}.{t}.k", x, to_signed(k, n))


def relation_holds(pred, x, y):
    """Whether LLVM's integer predicate holds between two Python integers of the right signedness."""
    word = pred[-2:]
    return {"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}[word]


def select(b, c, x, y):
    """c != 0 ? x : y, all 64 bits."""
    if x == y:
        return x
    k = const_u(b, "i32", c)
    if k is not None:
        return x if k else y
    return b.op("select", c, x, y)


def select_parts(b, c, xs, ys):
    """`select` on each of the parts."""
    return tuple(select(b, c, x, y) for x, y in zip(xs, ys, strict=True))


def not_bool(b, x):
    """The other of 0 and 1."""
    return aluk(b, "xor", "i32", x, 1)


def mask(b, bits, x):
    """x modulo 2^bits, for bits <= 64."""
    return x if bits in WIDTH.values() else aluk(b, "and", machine_type(bits), x, (1 << bits) - 1)


def sign_extend(b, bits, x):
    """The low `bits` bits of x as a signed integer of its machine type, for bits <= 64."""
    t = machine_type(bits)
    n = WIDTH[t]
    c = const_u(b, t, x)
    if c is not None:
        return b.const(t, to_signed(c, bits))
    if bits == n:
        return x
    if bits in (8, 16):
        return b.op(f"ext.i32.s{bits}", x)
    if bits == 1:
        return neg(b, t, aluk(b, "and", t, x, 1))
    return aluk(b, "shr_s", t, aluk(b, "shl", t, x, n - bits), n - bits)


def sign_extend64(b, bits, x):
    """The low `bits` bits of x as a signed i64, for bits <= 64."""
    c = const_u(b, "i64", x)
    if c is not None:
        return b.const("i64", to_signed(c, bits))
    if bits in (8, 16, 32):
        return b.op(f"ext.i64.s{bits}", x)
    return aluk(b, "shr_s", "i64", aluk(b, "shl", "i64", x, 64 - bits), 64 - bits)


def widen(b, bits, x):
    """A zero-extended part of at most 64 bits as an i64."""
    if bits > 32:
        return x
    c = const_u(b, "i32", x)
    if c is not None:
        return b.const("i64", c)
    return x if b.upper_clear(x) else b.op("ext.i64.u32", x)


def high_key(b, bits, x):
    """x moved to the top of its machine type: ordered as the signed number of `bits` bits is."""
    t = machine_type(bits)
    return aluk(b, "shl", t, x, WIDTH[t] - bits)


# -- control flow
def merge(b, *incoming):
    """Values of the current block that come from several: pairs (block, registers) -> registers.

    They are 64-bit slots whatever they hold: a phi's upper half is never known to be zero.
    """
    blocks = [block for block, _ in incoming]
    rows = zip(*(values for _, values in incoming), strict=True)
    return tuple(row[0] if len(set(row)) == 1 else b.phi("i64", zip(blocks, row, strict=True)) for row in rows)


class Loop:
    """A loop that starts in the current place; `values` are registers that change from round to round."""

    def __init__(self, b, name, initial):
        self.b = b
        before = b.block
        self.head = b.new_block(name)
        b.jump(self.head)
        b.place(self.head)
        self.values = tuple(b.phi("i64", [(before, v)]) for v in initial)
        self._rows = self.head.phis[-len(self.values):]

    def again(self, branch, *operands, values):
        """Branch back with new values if the condition holds; else go on in a new block, made current."""
        b = self.b
        b.emit(branch, *operands, self.head)
        for row, v in zip(self._rows, values, strict=True):
            row[1][b.block] = v
        after = b.new_block("loop.end")
        b.jump(after)
        b.place(after)
