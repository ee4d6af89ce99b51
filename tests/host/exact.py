"""Floating-point formats in exact arithmetic."""

import math
from fractions import Fraction
from typing import NamedTuple


class Format(NamedTuple):
    name: str
    ebits: int
    p: int
    integer_bit: bool = False

    @property
    def width(self):
        return 1 + self.ebits + self.p - (0 if self.integer_bit else 1)

    @property
    def bias(self):
        return (1 << (self.ebits - 1)) - 1


HALF = Format("half", 5, 11)
BFLOAT = Format("bfloat", 8, 8)
F32 = Format("float", 8, 24)
F64 = Format("double", 11, 53)
X87 = Format("x87", 15, 64, True)
QUAD = Format("quad", 15, 113)


def fields(f, bits):
    fbits = f.p - 1 + f.integer_bit
    return bits >> (fbits + f.ebits) & 1, bits >> fbits & ((1 << f.ebits) - 1), bits & ((1 << fbits) - 1)


def from_bits(f, bits):
    """The value as a Fraction; inf and nan as floats."""
    sign, exp, frac = fields(f, bits)
    top = (1 << f.ebits) - 1
    if f.integer_bit and exp and not frac >> (f.p - 1):
        return math.nan
    if exp == top:
        payload = frac & ((1 << (f.p - 1)) - 1)
        return math.nan if payload else math.copysign(math.inf, -1 if sign else 1)
    if not f.integer_bit and exp:
        frac |= 1 << (f.p - 1)
    value = Fraction(frac) * Fraction(2) ** (max(exp, 1) - f.bias - (f.p - 1))
    return -value if sign else value


def assemble(f, sign, exp, frac):
    fbits = f.p - 1 + f.integer_bit
    return sign << (fbits + f.ebits) | exp << fbits | frac


def inf_bits(f, sign):
    return assemble(f, sign, (1 << f.ebits) - 1, 1 << (f.p - 1) if f.integer_bit else 0)


def to_bits(f, value, sign=None):
    """The nearest number of the format, ties to even. `sign` decides that of zero."""
    if isinstance(value, float):
        if math.isnan(value):
            return assemble(f, int(math.copysign(1, value) < 0), (1 << f.ebits) - 1, (3 << (f.p - 2)) if f.integer_bit else 1 << (f.p - 2))
        if math.isinf(value):
            return inf_bits(f, int(value < 0))
        sign = int(math.copysign(1, value) < 0) if sign is None else sign
        value = Fraction(value)
    negative = int(value < 0) if value else int(bool(sign))
    value = abs(value)
    if not value:
        return assemble(f, negative, 0, 0)
    exp = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exp > value:
        exp -= 1
    exp = max(exp, 1 - f.bias)
    scaled = value / Fraction(2) ** (exp - (f.p - 1))
    q = scaled.numerator // scaled.denominator
    rest = scaled - q
    if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and q & 1):
        q += 1
    if q >> f.p:
        q >>= 1
        exp += 1
    if not q >> (f.p - 1):
        return assemble(f, negative, 0, q)
    if exp > f.bias:
        return inf_bits(f, negative)
    if not f.integer_bit:
        q &= (1 << (f.p - 1)) - 1
    return assemble(f, negative, exp + f.bias, q)


def is_nan(f, bits):
    v = from_bits(f, bits)
    return isinstance(v, float) and math.isnan(v)
