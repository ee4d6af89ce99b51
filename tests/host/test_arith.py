"""Arithmetic helpers against exact arithmetic."""

import math
import struct
from fractions import Fraction

import pytest
from exact import BFLOAT, F32, F64, HALF, QUAD, X87, assemble, from_bits, inf_bits, is_nan, to_bits
from hostguest import GuestTrap
from hypothesis import given, settings
from hypothesis import strategies as st

MANY = settings(max_examples=300, deadline=None)
M64 = (1 << 64) - 1


@st.composite
def numbers(draw, f, near=None):
    """Bits of a format: any, special, or with exponents close to another's."""
    kind = draw(st.sampled_from(["any", "near", "near", "special", "edge"]))
    sign = draw(st.integers(0, 1))
    top = (1 << f.ebits) - 1
    if kind == "special":
        return draw(st.sampled_from([assemble(f, sign, 0, 0), inf_bits(f, sign), to_bits(f, math.nan), to_bits(f, 1.0, 0), assemble(f, sign, 0, 1)]))
    exp = draw(st.integers(0, top - 1)) if kind == "any" else draw(st.sampled_from([0, 1, top - 1])) if kind == "edge" else \
        min(max(f.bias + draw(st.integers(-130, 130)), 1), top - 1)
    frac = draw(st.one_of(st.integers(0, (1 << (f.p - 1)) - 1), st.sampled_from([0, 1, (1 << (f.p - 1)) - 1, 1 << (f.p - 2)])))
    if f.integer_bit and exp:
        frac |= 1 << (f.p - 1)
    return assemble(f, sign, exp, frac)


def parts(bits):
    return bits & M64, bits >> 64


def whole(lo_hi):
    return lo_hi[0] | lo_hi[1] << 64


def exact(op, x, y):
    """The value of x op y with IEEE's rules for the special ones: a Fraction, a float, or (0, sign)."""
    special = isinstance(x, float) or isinstance(y, float)
    if special and op in "+-":
        return float(x if isinstance(x, float) else 0.0) + (1 if op == "+" else -1) * float(y if isinstance(y, float) else 0.0)
    if special and op == "*":
        a = x if isinstance(x, float) else float((x > 0) - (x < 0))
        b = y if isinstance(y, float) else float((y > 0) - (y < 0))
        return a * b
    if special:
        if isinstance(x, float):
            return math.nan if isinstance(y, float) else x
        return math.nan if math.isnan(y) else Fraction(0)
    if op == "/" and y == 0:
        return math.nan if x == 0 else math.inf * (1 if x > 0 else -1)
    return {"+": lambda: x + y, "-": lambda: x - y, "*": lambda: x * y, "/": lambda: x / y}[op]()


def sign_of(f, bits):
    return bits >> (79 if f is X87 else 127) & 1


@pytest.mark.parametrize("f, names", [
    (QUAD, {"+": "__addtf3", "-": "__subtf3", "*": "__multf3", "/": "__divtf3"}),
    (X87, {"+": "__x87_add", "-": "__x87_sub", "*": "__x87_mul", "/": "__x87_div"}),
])  # fmt: skip
@MANY
@given(data=st.data())
def test_arithmetic(shared, f, names, data):
    x, y = data.draw(numbers(f)), data.draw(numbers(f))
    op = data.draw(st.sampled_from("+-*/"))
    got = whole(shared.call(names[op], *parts(x), *parts(y)))
    value = exact(op, from_bits(f, x), from_bits(f, y))
    if isinstance(value, float) and math.isnan(value):
        assert is_nan(f, got)
        return
    sx, sy = sign_of(f, x), sign_of(f, y)
    if op in "*/":
        sign = sx ^ sy
        if isinstance(value, float):
            value = math.copysign(math.inf, -1 if sign else 1)
    else:
        if op == "-":
            sy ^= 1
        sign = sx & sy if from_bits(f, x) == 0 and from_bits(f, y) == 0 else 0
    assert got == to_bits(f, value, sign), f"{x:#x} {op} {y:#x}"


@MANY
@given(st.sampled_from([(QUAD, "__cmptf2"), (X87, "__x87_cmp")]), st.data())
def test_compare(shared, flavour, data):
    f, name = flavour
    x = data.draw(numbers(f))
    y = x if data.draw(st.booleans()) else data.draw(numbers(f))
    a, b = from_bits(f, x), from_bits(f, y)
    want = 2 if a != a or b != b else (a > b) - (a < b)
    assert shared.call(name, *parts(x), *parts(y)) == want


CONVERSIONS = [
    ("__extendsftf2", F32, QUAD), ("__extenddftf2", F64, QUAD), ("__trunctfsf2", QUAD, F32), ("__trunctfdf2", QUAD, F64),
    ("__trunctfhf2", QUAD, HALF), ("__trunctfbf2", QUAD, BFLOAT), ("__x87_from_f32", F32, X87), ("__x87_from_f64", F64, X87),
    ("__x87_to_f32", X87, F32), ("__x87_to_f64", X87, F64), ("__x87_to_f16", X87, HALF), ("__x87_to_bf16", X87, BFLOAT),
    ("__x87_from_tf", QUAD, X87), ("__x87_to_tf", X87, QUAD), ("__extendhfsf2", HALF, F32), ("__extendhfdf2", HALF, F64),
    ("__extendhftf2", HALF, QUAD), ("__extendhfxf2", HALF, X87), ("__extendbfsf2", BFLOAT, F32), ("__truncsfhf2", F32, HALF),
    ("__truncdfhf2", F64, HALF), ("__truncsfbf2", F32, BFLOAT), ("__truncdfbf2", F64, BFLOAT),
]  # fmt: skip


def pass_bits(f, bits):
    """The parts of a number as arguments (floats by value would lose NaN payloads: compare through struct)."""
    if f is F32:
        return (struct.unpack("<f", struct.pack("<I", bits))[0],)
    if f is F64:
        return (struct.unpack("<d", struct.pack("<Q", bits))[0],)
    return (bits,) if f in (HALF, BFLOAT) else parts(bits)


def result_bits(f, r):
    if f is F32:
        return struct.unpack("<I", struct.pack("<f", r))[0]
    if f is F64:
        return struct.unpack("<Q", struct.pack("<d", r))[0]
    return r & 0xFFFF if f in (HALF, BFLOAT) else whole(r)


@MANY
@given(st.sampled_from(CONVERSIONS), st.data())
def test_conversions(shared, conversion, data):
    name, a, b = conversion
    bits = data.draw(st.one_of(numbers(a), halfway(a, b)))
    got = result_bits(b, shared.call(name, *pass_bits(a, bits)))
    value = from_bits(a, bits)
    if value != value:
        assert is_nan(b, got)
    else:
        sign = bits >> (a.width - 1) & 1
        assert got == to_bits(b, value, sign)


def halfway(a, b):
    """Numbers of format a next to the middle of two of format b."""
    if a.p <= b.p:
        return st.nothing()

    def build(n, step, e):
        v = (Fraction(2 * n + 1, 2) + Fraction(step, 1 << (a.p - b.p + 20))) * Fraction(2) ** e
        return to_bits(a, v)

    return st.builds(build, st.integers(0, (1 << b.p) - 1), st.integers(-1, 1), st.integers(-30, 20))


@MANY
@given(st.sampled_from([(QUAD, "__fix{}tf{}"), (X87, None), (F64, "__fix{}df{}"), (F32, "__fix{}sf{}")]), st.data())
def test_to_integers(shared, flavour, data):
    f, pattern = flavour
    near = st.builds(lambda n, q, s: to_bits(f, (-1) ** s * (Fraction(2) ** n + Fraction(q, 4))), st.integers(0, 129), st.integers(-9, 9), st.integers(0, 1))
    bits = data.draw(st.one_of(numbers(f), near))
    signed = data.draw(st.booleans())
    width = 128 if f in (F32, F64) else data.draw(st.sampled_from([32, 64, 128]))
    if pattern:
        name = pattern.format("" if signed else "uns", {32: "si", 64: "di", 128: "ti"}[width])
    else:
        name = f"__x87_to_{'s' if signed else 'u'}{width}"
    r = shared.call(name, *pass_bits(f, bits))
    got = whole(r) if width == 128 else r & ((1 << width) - 1)
    v = from_bits(f, bits)
    lo, hi = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    want = 0 if v != v else hi if v == math.inf else lo if v == -math.inf else min(max(math.trunc(v), lo), hi)
    assert got == want & ((1 << width) - 1)


@MANY
@given(st.sampled_from([(QUAD, "__float{}{}tf"), (X87, None), (F64, "__float{}{}df"), (F32, "__float{}{}sf")]), st.booleans(), st.data())
def test_from_integers(shared, flavour, signed, data):
    f, pattern = flavour
    width = 128 if f in (F32, F64) else data.draw(st.sampled_from([32, 64, 128]))
    lo, hi = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    v = data.draw(st.one_of(st.integers(lo, hi), st.integers(max(lo, -5), 5), st.sampled_from([lo, hi])))
    if pattern:
        name = pattern.format("" if signed else "un", {32: "si", 64: "di", 128: "ti"}[width])
    else:
        name = f"__x87_from_{'s' if signed else 'u'}{width}"
    arg = parts(v & ((1 << 128) - 1)) if width == 128 else (v,)
    assert result_bits(f, shared.call(name, *arg)) == to_bits(f, Fraction(v))


wide = st.one_of(st.integers(0, (1 << 128) - 1), st.integers(0, 300), st.sampled_from([1 << 127, (1 << 128) - 1, 1 << 64, M64]))


@MANY
@given(wide, wide)
def test_wide_division(shared, x, y):
    def s(v):
        return v - (1 << 128) if v >> 127 else v

    if y == 0:
        for name in ("__udivti3", "__umodti3", "__divti3", "__modti3"):
            with pytest.raises(GuestTrap, match="divide"):
                shared.call(name, *parts(x), 0, 0)
        return
    assert whole(shared.call("__udivti3", *parts(x), *parts(y))) == x // y
    assert whole(shared.call("__umodti3", *parts(x), *parts(y))) == x % y
    q = abs(s(x)) // abs(s(y)) * (1 if (s(x) < 0) == (s(y) < 0) else -1)
    rest = s(x) - q * s(y)
    if q == 1 << 127:
        with pytest.raises(GuestTrap, match="overflow"):
            shared.call("__divti3", *parts(x), *parts(y))
    else:
        assert whole(shared.call("__divti3", *parts(x), *parts(y))) == q & ((1 << 128) - 1)
    assert whole(shared.call("__modti3", *parts(x), *parts(y))) == rest & ((1 << 128) - 1)
    assert whole(shared.call("__multi3", *parts(x), *parts(y))) == x * y & ((1 << 128) - 1)


def test_bits(shared):
    for x in (0, 1, 1 << 63, 1 << 64, 1 << 127, (1 << 128) - 1, 0x1234 << 60):
        lead = 128 - x.bit_length()
        trail = (x & -x).bit_length() - 1 if x else 128
        assert shared.call("__clzti2", *parts(x)) == lead and shared.call("__ctzti2", *parts(x)) == trail
        assert shared.call("__popcountti2", *parts(x)) == bin(x).count("1")
        for n in (0, 1, 63, 64, 127):
            assert whole(shared.call("__ashlti3", *parts(x), n)) == x << n & ((1 << 128) - 1)
            assert whole(shared.call("__lshrti3", *parts(x), n)) == x >> n
            signed = x - (1 << 128) if x >> 127 else x
            assert whole(shared.call("__ashrti3", *parts(x), n)) == signed >> n & ((1 << 128) - 1)


@pytest.mark.parametrize("n", [0, 1, 2, 5, 13, -1, -3, 31, -(1 << 31)])
def test_integer_powers(shared, n):
    for x in (2.0, 1.5, -3.0, 1.0):
        want = 1.0
        y, k = x, abs(n)
        want = y if k & 1 else 1.0
        while k := k >> 1:
            try:
                y = y * y
            except OverflowError:
                y = math.inf
            if k & 1:
                want *= y
        want = 1 / want if n < 0 and want else want
        assert shared.call("__powidf2", x, n) == want
    q = whole(shared.call("__powitf2", *parts(to_bits(QUAD, 3.0)), n))
    if abs(n) < 60:
        assert q == to_bits(QUAD, Fraction(3) ** n)
        assert whole(shared.call("__powixf2", *parts(to_bits(X87, 3.0)), n)) == to_bits(X87, Fraction(3) ** n)


def test_long_double_math(shared):
    """A few values of the long double functions that are known exactly, or to the last bit."""
    for f, suffix in ((QUAD, ""), (X87, "@x87")):
        def call(name, *xs, f=f, suffix=suffix):
            return from_bits(f, whole(shared.call(name + suffix, *(p for x in xs for p in parts(to_bits(f, x))))))

        root = call("sqrtl", 2.0)
        ulp = Fraction(1, 1 << (f.p - 1))
        assert abs(root * root - 2) < 3 * ulp and to_bits(f, root) == to_bits(f, Fraction(math.isqrt(2 << 400), 1 << 200))
        assert call("fmal", Fraction(1) + ulp, Fraction(1) + ulp, -1.0) == from_bits(f, to_bits(f, 2 * ulp + ulp * ulp))
        assert call("floorl", -2.5) == -3 and call("ceill", -2.5) == -2 and call("truncl", -2.5) == -2
        assert call("roundl", 2.5) == 3 and call("rintl", 2.5) == 2 and call("roundevenl", 3.5) == 4
        assert call("fmodl", 7.5, 2.0) == Fraction(3, 2) and call("remainderl", 7.5, 2.0) == Fraction(-1, 2)
        assert call("powl", 3.0, 5.0) == 243 and call("exp2l", 10.0) == 1024 and call("copysignl", 3.0, -0.0) == -3
        assert call("cbrtl", 27.0) == 3 and call("hypotl", 3.0, 4.0) == 5
        assert call("nextafterl", 1.0, 2.0) == 1 + ulp
        assert abs(call("expl", 1.0) - Fraction("2.71828182845904523536028747135266249775724709369995957496697")) < 4 * ulp
        cell = shared.buf(16)
        assert from_bits(f, whole(shared.call("frexpl" + suffix, *parts(to_bits(f, 12.0)), cell))) == Fraction(3, 4)
        assert shared.int(cell, 4) == 4
        assert from_bits(f, whole(shared.call("ldexpl" + suffix, *parts(to_bits(f, 1.0)), -16445))) == Fraction(2) ** -16445
        assert shared.call("lrintl" + suffix, *parts(to_bits(f, -3.5))) == (1 << 64) - 4
        assert shared.call("__fpclassifyl" + suffix, *parts(assemble(f, 0, 0, 1))) == 3
        down = shared.call("nexttoward" + suffix, 1.0, *parts(to_bits(f, Fraction(1) - ulp)))
        assert down == math.nextafter(1.0, 0)
        assert shared.call("nexttoward" + suffix, 0.0, *parts(to_bits(f, -1.0))) == -5e-324
