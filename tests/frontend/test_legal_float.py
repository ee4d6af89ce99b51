"""Floating point of every format against exact arithmetic on fractions."""

import math
from fractions import Fraction

import floats as ref
import pytest
from allvm.frontend import legal_convert as convert
from allvm.frontend import legal_float as fl
from allvm.frontend import legal_fmath as fm
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from machine import TestBuilder

FORMATS = tuple(fl.FORMATS)
WIDTHS = (1, 7, 8, 13, 16, 24, 31, 32, 33, 48, 63, 64, 65, 96, 127, 128, 129, 256)
EACH = settings(max_examples=40, deadline=None)


def patterns(f):
    """Bits of a format: edges, random ones, and values near each other in size."""
    fmt = fl.FORMATS[f]
    one = fmt.power_of_two(0)
    sign = 1 << fmt.bits - 1
    edges = [0, 1, one, one + 1, fmt.power_of_two(5), fmt.infinity, fmt.infinity - 1 if f != "x86_fp80" else one,
             ref.encode(f, ref.NAN), ref.encode(f, Fraction(3, 2)), ref.encode(f, Fraction(-7, 3)), fmt.power_of_two(fmt.fraction)]
    close = st.builds(lambda m, k, s: ref.encode(f, Fraction(m) * Fraction(2) ** k) | (sign if s else 0),
                      st.integers(0, 1 << 64), st.integers(-90, 10), st.booleans())
    found = [st.sampled_from(edges + [x | sign for x in edges]), close]
    if f != "x86_fp80":
        found.append(st.integers(0, (1 << fmt.bits) - 1))
    else:
        found.append(st.builds(lambda s, k, m: s << 79 | (k << 64 | 1 << 63 | m if k else m),
                               st.integers(0, 1), st.integers(0, 0x7FFE), st.integers(0, (1 << 63) - 1)))
    return st.one_of(*found)


def give(b, f, bits):
    fmt = fl.FORMATS[f]
    if fmt.bits > 64:
        return tuple(b.input("i64", p) for p in ref.slots(f, bits))
    junk = 0 if fmt.bits == 64 else 0xABCD << 32
    return (b.input(fmt.machine or "i32", bits | junk),)


def take(b, f, parts):
    fmt = fl.FORMATS[f]
    found = b.run(parts, host=ref.HOST)
    if fmt.bits <= 32:
        found = (found[0] & 0xFFFFFFFF,)
    bits = sum(p << 64 * i for i, p in enumerate(found))
    assert bits < 1 << fmt.bits
    return bits


def same(f, got, want):
    return got == want or (ref.is_nan(f, got) and ref.is_nan(f, want))


@pytest.mark.parametrize("f", FORMATS)
@pytest.mark.parametrize("op", ["fadd", "fsub", "fmul", "fdiv", "frem"])
def test_arithmetic(op, f):
    @EACH
    @given(patterns(f), patterns(f))
    def check(x, y):
        b = TestBuilder()
        got = take(b, f, fl.binary(b, op, f, give(b, f, x), give(b, f, y)))
        assert same(f, got, ref.arithmetic(op, f, x, y))
    check()


@pytest.mark.parametrize("f", [f for f in FORMATS if f not in ("float", "double")])  # those are one instruction
def test_fma(f):
    @settings(max_examples=150, deadline=None)
    @given(patterns(f), patterns(f), patterns(f))
    def check(x, y, z):
        assume(all(not isinstance(ref.decode(f, v), str) for v in (x, y, z)))
        b = TestBuilder()
        got = take(b, f, fl.fma(b, f, *(give(b, f, v) for v in (x, y, z))))
        assert same(f, got, ref.fused(f, x, y, z))
    check()


@pytest.mark.parametrize("f", FORMATS)
def test_signs(f):
    @EACH
    @given(patterns(f), patterns(f))
    def check(x, y):
        sign = 1 << fl.FORMATS[f].bits - 1
        if f in ("float", "double"):
            assume(not ref.is_nan(f, x) and not ref.is_nan(f, y))
        b = TestBuilder()
        a, c = give(b, f, x), give(b, f, y)
        assert take(b, f, fl.neg(b, f, a)) == x ^ sign
        assert take(b, f, fl.absolute(b, f, a)) == x & ~sign
        assert take(b, f, fl.copysign(b, f, a, c)) == x & ~sign | y & sign
    check()


PREDICATES = ("false", "true", "oeq", "one", "olt", "ole", "ogt", "oge", "ord", "uno", "ueq", "une", "ult", "ule", "ugt", "uge")


def holds(pred, order):
    if pred in ("false", "true"):
        return pred == "true"
    if pred in ("ord", "uno"):
        return (order == 2) == (pred == "uno")
    if order == 2:
        return pred[0] == "u"
    return {"eq": order == 0, "ne": order != 0, "lt": order < 0, "le": order <= 0, "gt": order > 0, "ge": order >= 0}[pred[1:]]


@pytest.mark.parametrize("f", FORMATS)
@pytest.mark.parametrize("pred", PREDICATES)
def test_fcmp(pred, f):
    @EACH
    @given(patterns(f), patterns(f), st.booleans(), st.booleans())
    def check(x, y, equal, constant):
        y = x if equal else y
        b = TestBuilder()
        a, c = give(b, f, x), fl.const(b, f, y) if constant else give(b, f, y)
        r = fl.fcmp(b, pred, f, a, c)
        want = holds(pred, ref.compare(f, x, y))
        assert b.run((r,), host=ref.HOST)[0] & 0xFFFFFFFF == want
    check()


@pytest.mark.parametrize("f", FORMATS)
@pytest.mark.parametrize("to", FORMATS)
def test_format_to_format(f, to):
    @EACH
    @given(patterns(f))
    def check(x):
        b = TestBuilder()
        got = take(b, to, convert.resize(b, f, give(b, f, x), to))
        assert same(to, got, ref.convert(f, x, to)) if f != to else got == x
    check()


def test_fp128_to_bfloat_rounds_once():
    # just above the middle between two bfloats, by less than a double can tell
    for sign in (1, -1):
        for low in (Fraction(1, 1 << 100), -Fraction(1, 1 << 100), 0):
            for odd in (0, 1):
                x = ref.encode("fp128", sign * (1 + Fraction(odd, 128) + Fraction(1, 256) + low))
                b = TestBuilder()
                got = take(b, "bfloat", convert.resize(b, "fp128", give(b, "fp128", x), "bfloat"))
                assert got == ref.convert("fp128", x, "bfloat")


def integers(n):
    top = (1 << n) - 1
    sparse = st.builds(lambda i, j, k: ((1 << i % n) + (1 << j % n) + k) & top, st.integers(0, 999), st.integers(0, 999),
                       st.integers(-2, 2))
    return st.one_of(st.sampled_from([0, 1, top, top >> 1, (top >> 1) + 1]), st.integers(0, top), sparse)


def give_int(b, n, x):
    if n <= 32:
        return (b.input("i32", x | 0x1234 << 32),)
    return tuple(b.input("i64", x >> 64 * i & ref.M64) for i in range((n + 63) // 64))


def take_int(b, n, parts):
    found = b.run(parts, host=ref.HOST)
    assert len(found) == (n + 63) // 64
    if n <= 32:
        found = (found[0] & 0xFFFFFFFF,)
    x = sum(p << 64 * i for i, p in enumerate(found))
    assert x < 1 << n
    return x


@pytest.mark.parametrize("n", (*WIDTHS, 1500))
@pytest.mark.parametrize("f", FORMATS)
def test_from_int(f, n):
    @EACH
    @given(integers(n), st.booleans())
    def check(x, signed):
        value = x - (1 << n) if signed and x >> n - 1 else x
        b = TestBuilder()
        got = take(b, f, convert.from_int(b, n, give_int(b, n, x), signed, f))
        # a double stands for what the ISA's conversion from i64 gives; Python's float() rounds alike
        assert got == ref.encode(f, Fraction(value))
    check()


@pytest.mark.parametrize("n", (*WIDTHS, 1500))
@pytest.mark.parametrize("f", FORMATS)
def test_to_int(f, n):
    @EACH
    @given(st.one_of(patterns(f), integers(n).map(lambda x: ref.encode(f, Fraction(x))),
                     integers(n).map(lambda x: ref.encode(f, Fraction(-x, 2)))), st.booleans())
    def check(x, signed):
        b = TestBuilder()
        parts = give(b, f, x)
        clamped = ref.to_int(f, x, n, signed)
        assert take_int(b, n, convert.to_int_saturating(b, f, parts, n, signed)) == clamped % (1 << n)
        got = take_int(b, n, convert.to_int(b, f, parts, n, signed))
        if not ref.is_nan(f, x) and clamped == ref.to_int(f, x, 20000, True):
            assert got == clamped % (1 << n)
    check()


def test_unsigned_char_from_a_double_wraps():
    b = TestBuilder()
    (x,) = (b.input("f64", ref.encode("double", Fraction(300))),)
    assert take_int(b, 8, convert.to_int(b, "double", (x,), 8, False)) == 300 % 256


CLASSES = {0: "snan", 1: "qnan", 2: "ninf", 3: "nnorm", 4: "nsub", 5: "nzero", 6: "pzero", 7: "psub", 8: "pnorm", 9: "pinf"}


def class_of(f, bits):
    fmt = fl.FORMATS[f]
    kind, negative, v = ref.number(f, bits)
    if kind == ref.NAN:
        return "qnan" if bits >> (62 if f == "x86_fp80" else fmt.fraction - 1) & 1 else "snan"
    if kind:
        name = "inf"
    elif v == 0:
        name = "zero"
    else:
        name = "norm" if v >= Fraction(2) ** (1 - fmt.bias) else "sub"
    return ("n" if negative else "p") + name


@pytest.mark.parametrize("f", FORMATS)
def test_is_fpclass(f):
    fmt = fl.FORMATS[f]
    quiet_less = st.just(fmt.infinity | 5), st.just(fmt.infinity | 5 | 1 << fmt.bits - 1)

    @settings(max_examples=150, deadline=None)
    @given(st.one_of(patterns(f), *quiet_less), st.one_of(st.integers(0, 1023), st.sampled_from([1 << i for i in range(10)])))
    def check(x, mask):
        b = TestBuilder()
        r = fm.is_fpclass(b, f, give(b, f, x), mask)
        want = any(mask >> i & 1 and name == class_of(f, x) for i, name in CLASSES.items())
        assert b.run((r,), host=ref.HOST)[0] & 0xFFFFFFFF == want
    check()


HALFWAY = [0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, -0.49999999999999994, 0.0, -0.0, 1e300, math.inf, -math.inf, 4503599627370495.5]


@pytest.mark.parametrize("x", HALFWAY)
def test_round(x):
    b = TestBuilder()
    bits = ref.encode("double", ref.INF if x == math.inf else ref.NINF if x == -math.inf else Fraction(x), math.copysign(1, x) < 0)
    got = take(b, "double", fm.rounded(b, "round", "double", give(b, "double", bits)))
    if math.isinf(x):
        assert got == bits
    else:
        away = math.floor(abs(Fraction(x)) + Fraction(1, 2))
        assert got == ref.encode("double", Fraction(away) * (-1 if x < 0 else 1), math.copysign(1, x) < 0)


@pytest.mark.parametrize("f", FORMATS)
@pytest.mark.parametrize("op", ["minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"])
def test_minmax(op, f):
    @EACH
    @given(patterns(f), patterns(f), st.booleans())
    def check(x, y, flip):
        y = x ^ 1 << fl.FORMATS[f].bits - 1 if flip else y
        b = TestBuilder()
        got = take(b, f, fm.minmax(b, op, f, give(b, f, x), give(b, f, y)))
        order = ref.compare(f, x, y)
        sign = fl.FORMATS[f].bits - 1
        if order == 2:
            if op in ("minimum", "maximum") or (ref.is_nan(f, x) and ref.is_nan(f, y)):
                assert ref.is_nan(f, got)
            else:
                assert got == (y if ref.is_nan(f, x) else x)
        elif order == 0:
            assert got == (x if bool(x >> sign) == op.startswith("min") else y)
        else:
            assert got == (x if (order < 0) == op.startswith("min") else y)
    check()


@pytest.mark.parametrize("f", FORMATS)
def test_frexp_and_modf(f):
    @settings(max_examples=150, deadline=None)
    @given(patterns(f))
    def check(x):
        kind, negative, v = ref.number(f, x)
        b = TestBuilder()
        parts = give(b, f, x)
        fraction, exponent = fm.frexp(b, f, parts, 32)
        got, e = take(b, f, fraction), take_int(b, 32, exponent)
        e = e - (1 << 32) if e >> 31 else e
        if kind or v == 0:
            assert same(f, got, x) and e == 0
        else:
            _, sign, m = ref.number(f, got)
            assert Fraction(1, 2) <= m < 1 and sign == negative and m * Fraction(2) ** e == v
        if f in ("fp128", "x86_fp80"):
            return  # truncl is the host's
        rest, whole = (take(b, f, p) for p in fm.modf(b, f, parts))
        if kind == ref.NAN:
            assert ref.is_nan(f, rest) and ref.is_nan(f, whole)
        elif kind:
            assert whole == x and rest == ref.encode(f, Fraction(0), negative)
        else:
            s = -1 if negative else 1
            assert whole == ref.encode(f, s * Fraction(math.floor(v)), negative)
            assert rest == ref.encode(f, s * (v - math.floor(v)), negative)
    check()


@pytest.mark.parametrize("f", FORMATS)
@pytest.mark.parametrize("n", [0, 1, 2, 3, 7, 10, -1, -5])
def test_powi(f, n):
    for x in (Fraction(3, 2), Fraction(-2), Fraction(5)):
        want = ref.encode(f, x ** n)
        exact = ref.number(f, want)[2] == abs(x ** n)
        bits = ref.encode(f, x)
        for constant in (True, False):
            b = TestBuilder()
            k = b.const("i32", n) if constant else b.input("i32", n & 0xFFFFFFFF | 7 << 32)
            got = take(b, f, fm.powi(b, f, give(b, f, bits), k))
            if exact and n >= 0:
                assert got == want
            else:  # 1 / x^n, rounded on the way
                assert abs(got - want) <= 4
