"""What every scalar operation of the ISA computes, in plain Python: part of the oracle.

Values are ints: unsigned residues for i32 and i64, raw bits for f32 and f64. `SCALARS` maps a
mnemonic to a function of the values of its `use` and `imm` operands, in table order. This is
written from the meaning of each row, not from the table's C expressions, so that one can check
the other. A NaN that arithmetic makes is the positive quiet one; its bits are not prescribed.
"""

import math
from fractions import Fraction

from allvm.ir import isa
from allvm.ir.text import bits_to_fraction, float_bits, float_value, round_to_bits

BITS = {"i32": 32, "i64": 64, "f32": 32, "f64": 64}
MASK = {t: (1 << n) - 1 for t, n in BITS.items()}
FRACTION_BITS = {32: 23, 64: 52}
INFINITY = {32: 0x7F800000, 64: 0x7FF0000000000000}
NAN = {32: 0x7FC00000, 64: 0x7FF8000000000000}


class Fault(Exception):
    """A trap before it is known where: its kind, for memory the address, and what else a person should know."""

    def __init__(self, kind, address=None, note=""):
        super().__init__(kind)
        self.kind = kind
        self.address = address
        self.note = note


# --- integers ---------------------------------------------------------------
def signed(x, n):
    """An n-bit residue as a signed number."""
    x &= (1 << n) - 1
    return x - (1 << n) if x >> n - 1 else x


def div_s(a, b, n):
    if b == 0:
        raise Fault("divide")
    a, b = signed(a, n), signed(b, n)
    if a == -(1 << n - 1) and b == -1:
        raise Fault("overflow")
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def rem_s(a, b, n):
    if b == 0:
        raise Fault("divide")
    a, b = signed(a, n), signed(b, n)
    return abs(a) % abs(b) * (-1 if a < 0 else 1)


def div_u(a, b, n):
    if b == 0:
        raise Fault("divide")
    return a // b


def rem_u(a, b, n):
    if b == 0:
        raise Fault("divide")
    return a % b


def rotl(a, b, n):
    b %= n
    return a << b | a >> n - b


INTEGER = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "rsub": lambda a, b, n: b - a,
    "mul": lambda a, b, n: a * b,
    "and": lambda a, b, n: a & b,
    "or": lambda a, b, n: a | b,
    "xor": lambda a, b, n: a ^ b,
    "shl": lambda a, b, n: a << b % n,
    "shr_u": lambda a, b, n: a >> b % n,
    "shr_s": lambda a, b, n: signed(a, n) >> b % n,
    "rotl": rotl,
    "rotr": lambda a, b, n: rotl(a, -b % n, n),
    "div_s": div_s,
    "div_u": div_u,
    "rem_s": rem_s,
    "rem_u": rem_u,
    "min_s": lambda a, b, n: min(signed(a, n), signed(b, n)),
    "max_s": lambda a, b, n: max(signed(a, n), signed(b, n)),
    "min_u": lambda a, b, n: min(a, b),
    "max_u": lambda a, b, n: max(a, b),
    "mulh_s": lambda a, b, n: signed(a, n) * signed(b, n) >> n,
    "mulh_u": lambda a, b, n: a * b >> n,
    "clz": lambda a, n: n - a.bit_length(),
    "ctz": lambda a, n: (a & -a).bit_length() - 1 if a else n,
    "popcnt": lambda a, n: bin(a).count("1"),
    "bswap": lambda a, n: int.from_bytes(a.to_bytes(n // 8, "little"), "big"),
    "bitrev": lambda a, n: int(f"{a:0{n}b}"[::-1], 2),
}

RELATIONS = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "nlt": lambda a, b: not a < b,
    "nle": lambda a, b: not a <= b,
    "z": lambda a: a == 0,
    "nz": lambda a: a != 0,
}

RMW = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "and": lambda a, b, n: a & b,
    "or": lambda a, b, n: a | b,
    "xor": lambda a, b, n: a ^ b,
    "xchg": lambda a, b, n: b,
    "min_s": lambda a, b, n: min(signed(a, n), signed(b, n)),
    "max_s": lambda a, b, n: max(signed(a, n), signed(b, n)),
    "min_u": lambda a, b, n: min(a, b),
    "max_u": lambda a, b, n: max(a, b),
    "nand": lambda a, b, n: ~(a & b),
}


# --- floating point -----------------------------------------------------------
def is_nan(bits, n):
    return bits & (1 << n - 1) - 1 > INFINITY[n]


def negative(bits, n):
    return bits >> n - 1


def flip(bits, n):
    return bits ^ 1 << n - 1


def magnitude(bits, n):
    return bits & (1 << n - 1) - 1


def copysign(a, b, n):
    return magnitude(a, n) | b & 1 << n - 1


def arithmetic(op):
    """An operation on Python floats as one on bits. An f32 operation done in f64 and rounded once more is exact."""

    def compute(a, b, n):
        if is_nan(a, n) or is_nan(b, n):
            return NAN[n]
        result = op(float_value(a, n), float_value(b, n))
        return NAN[n] if result != result else float_bits(result, n)

    return compute


def divide(x, y):
    if y == 0:
        if x == 0:
            return math.nan
        return math.copysign(math.inf, x) * math.copysign(1, y)
    return x / y


def square_root(a, n):
    if is_nan(a, n) or (negative(a, n) and magnitude(a, n)):
        return NAN[n]
    return float_bits(math.sqrt(float_value(a, n)), n)


def order_key(bits, n):
    """A key that orders floats that are no NaN, -0 before +0."""
    return -magnitude(bits, n) - 1 if negative(bits, n) else magnitude(bits, n)


def extreme(choose):
    def compute(a, b, n):
        if is_nan(a, n):
            return NAN[n] if is_nan(b, n) else b
        if is_nan(b, n):
            return a
        return choose(a, b, key=lambda x: order_key(x, n))

    return compute


def rounded(to_integer):
    """Rounding to an integral value; the sign stays, also of a zero."""

    def compute(a, n):
        if is_nan(a, n):
            return NAN[n]
        if magnitude(a, n) == INFINITY[n]:
            return a
        return copysign(round_to_bits(abs(Fraction(to_integer(bits_to_fraction(a, n)))), n), a, n)

    return compute


def fused(a, b, c, n):
    """a * b + c, rounded once."""
    infinity = INFINITY[n]
    if is_nan(a, n) or is_nan(b, n) or is_nan(c, n):
        return NAN[n]
    sign = (a ^ b) & 1 << n - 1
    sizes = magnitude(a, n), magnitude(b, n)
    if infinity in sizes:
        product = sign | infinity
        if 0 in sizes or c == flip(product, n):
            return NAN[n]
        return product
    if magnitude(c, n) == infinity:
        return c
    exact = bits_to_fraction(a, n) * bits_to_fraction(b, n)
    total = exact + bits_to_fraction(c, n)
    if total == 0:
        # Exact cancellation gives +0, two zeros of one sign keep it.
        return sign if exact == 0 and sign == c else 0
    return round_to_bits(total, n)


FLOAT = {
    "add": arithmetic(lambda x, y: x + y),
    "sub": arithmetic(lambda x, y: x - y),
    "mul": arithmetic(lambda x, y: x * y),
    "div": arithmetic(divide),
    "min": extreme(min),
    "max": extreme(max),
    "copysign": copysign,
    "neg": flip,
    "abs": magnitude,
    "sqrt": square_root,
    "ceil": rounded(math.ceil),
    "floor": rounded(math.floor),
    "trunc": rounded(math.trunc),
    "nearest": rounded(round),
    "fma": fused,
}


def to_integer(bits, n, low, high):
    """Towards zero, saturating, NaN gives 0."""
    if is_nan(bits, n):
        return 0
    if magnitude(bits, n) == INFINITY[n]:
        return low if negative(bits, n) else high
    return min(max(math.trunc(bits_to_fraction(bits, n)), low), high)


def widen(a):
    """f32 to f64."""
    if is_nan(a, 32):
        return negative(a, 32) << 63 | INFINITY[64] | (a & 0x7FFFFF | 0x400000) << 29
    return float_bits(float_value(a, 32), 64)


def narrow(a):
    """f64 to f32."""
    if is_nan(a, 64):
        return negative(a, 64) << 31 | INFINITY[32] | a >> 29 & 0x7FFFFF | 0x400000
    return float_bits(float_value(a, 64), 32)


# --- the table of functions ------------------------------------------------------
def integer_function(op, n):
    f = INTEGER[op]
    return lambda *values: f(*values, n) & (1 << n) - 1


def float_function(op, n):
    f = FLOAT[op]
    return lambda *values: f(*values, n)


def relation_function(op, type):
    """A comparison on values of a type; eq, lt_s, nle and so on."""
    op, _, sign = op.partition("_")
    f = RELATIONS[op]
    n = BITS[type]
    if type[0] == "f":
        if op in ("eq", "ne", "lt", "le", "nlt", "nle"):
            return lambda a, b: f(float_value(a, n), float_value(b, n))
    if sign == "s":
        return lambda a, b: f(signed(a, n), signed(b, n))
    return f


def extension_function(to, source):
    """ext.i64.s8 and the like."""
    n = int(source[1:])
    if source[0] == "u":
        return lambda a: a & (1 << n) - 1
    return lambda a: signed(a, n) & MASK[to]


def conversion_function(to, source):
    """cvt.TO.SOURCE: one side is f32 or f64."""
    if to == "f64" and source == "f32":
        return widen
    if to == "f32" and source == "f64":
        return narrow
    if to[0] == "f":
        n, width = BITS[to], int(source[1:])
        if source[0] == "s":
            return lambda a: round_to_bits(Fraction(signed(a, width)), n)
        return lambda a: round_to_bits(Fraction(a), n)
    n, width = BITS[source], int(to[1:])
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if to[0] == "s" else (0, (1 << width) - 1)
    return lambda a: to_integer(a, n, low, high) & (1 << width) - 1


def scalar_function(name):
    """The function of a mnemonic that computes a value from values; None for others."""
    parts = name.split(".")
    op, type = parts[0], parts[1] if len(parts) > 1 else ""
    if name == "mov":
        return lambda a: a
    if name == "select":
        return lambda c, a, b: a if c else b
    if op == "const":
        return lambda k: k
    if op == "set":
        compare = relation_function(type, parts[2])
        return lambda a, b: int(compare(a, b))
    if op == "ext":
        return extension_function(type, parts[2])
    if op == "cvt":
        return conversion_function(type, parts[2])
    if type in ("i32", "i64") and op in INTEGER:
        return integer_function(op, BITS[type])
    if type in ("f32", "f64") and op in FLOAT:
        return float_function(op, BITS[type])
    return None


def branch_relation(name):
    """The condition of a `br` as a function of its values."""
    _, relation, type = name.split(".")[:3]
    return relation_function(relation, type)


SCALARS = {row.name: f for row in isa.OPS if (f := scalar_function(row.name)) is not None}
BRANCHES = {row.name: branch_relation(row.name) for row in isa.OPS if row.name.startswith("br.")}
