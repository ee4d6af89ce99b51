"""Integers of any width against Python's."""

import pytest
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_intmath as im
from hypothesis import given, settings
from hypothesis import strategies as st
from machine import MachineTrap, TestBuilder

WIDTHS = (1, 7, 8, 13, 16, 24, 31, 32, 33, 48, 63, 64, 65, 96, 127, 128, 129, 256)
EACH = settings(max_examples=25, deadline=None)


def signed(x, n):
    return x - (1 << n) if x >> n - 1 else x


def values(n):
    top = (1 << n) - 1
    edges = sorted({0, 1, 2, 3, 10, top, top >> 1, (top >> 1) + 1, top - 1, 0xFFFFFFFF, 1 << 32, (1 << 64) - 1, 1 << 64})
    return st.one_of(st.sampled_from([x & top for x in edges]), st.integers(0, top),
                     st.builds(lambda x, k: x >> k % n, st.integers(0, top), st.integers(0, 300)))


def split(x, n):
    if n <= 64:
        return (x,)
    return tuple(x >> 64 * i & (1 << 64) - 1 for i in range((n + 63) // 64))


def join(parts):
    return sum(p << 64 * i for i, p in enumerate(parts))


def give(b, x, n, constant=False):
    """Parts that hold x, as registers or as constants. Narrow registers have junk above 32 bits."""
    if constant:
        return ints.const(b, n, x)
    if n <= 32:
        return (b.input("i32", x | 0xDEAD << 32),)
    return tuple(b.input("i64", p) for p in split(x, n))


def take(slots, n):
    """The integer; it must be zero-extended in its parts."""
    if n <= 32:
        slots = (slots[0] & 0xFFFFFFFF,)
    x = join(slots)
    assert len(slots) == (n + 63) // 64 and x < 1 << n
    return x


def divide(x, y):
    q = abs(x) // abs(y)
    return -q if (x < 0) != (y < 0) else q


def _halves(f, sign):
    def host(a, b, c, d):
        x, y = a | b << 64, c | d << 64
        if y == 0:
            raise MachineTrap("divide")
        r = f(signed(x, 128), signed(y, 128)) if sign else f(x, y)
        return r & (1 << 64) - 1, r >> 64 & (1 << 64) - 1
    return host


HOST = {
    "__divti3": _halves(divide, True), "__modti3": _halves(lambda x, y: x - y * divide(x, y), True),
    "__udivti3": _halves(lambda x, y: x // y, False), "__umodti3": _halves(lambda x, y: x % y, False),
}


def evaluate(f, n, *args, constants=(), to=None):
    """Emits f(b, parts...) for arguments of n bits, runs it and returns the integer."""
    b = TestBuilder()
    parts = f(b, *(give(b, x, n, i in constants) for i, x in enumerate(args)))
    return take(b.run(parts, host=HOST), to or n)


BINARY = {
    "add": lambda x, y, n: x + y, "sub": lambda x, y, n: x - y, "mul": lambda x, y, n: x * y,
    "and": lambda x, y, n: x & y, "or": lambda x, y, n: x | y, "xor": lambda x, y, n: x ^ y,
    "udiv": lambda x, y, n: x // y, "urem": lambda x, y, n: x % y,
    "sdiv": lambda x, y, n: divide(signed(x, n), signed(y, n)),
    "srem": lambda x, y, n: signed(x, n) - signed(y, n) * divide(signed(x, n), signed(y, n)),
    "shl": lambda x, y, n: x << y % n, "lshr": lambda x, y, n: x >> y % n, "ashr": lambda x, y, n: signed(x, n) >> y % n,
}


@pytest.mark.parametrize("n", WIDTHS)
@pytest.mark.parametrize("op", BINARY)
def test_binary(op, n):
    @EACH
    @given(values(n), values(n), st.sampled_from([(), (0,), (1,), (0, 1)]))
    def check(x, y, constants):
        if op in ("shl", "lshr", "ashr"):
            y %= n
        if "div" in op or "rem" in op:
            y = y or 1
            if op[0] == "s" and signed(y, n) == -1 and x == 1 << n - 1:
                return
        got = evaluate(lambda b, a, c: ints.binary(b, op, n, a, c), n, x, y, constants=constants)
        assert got == BINARY[op](x, y, n) % (1 << n)
    check()


@pytest.mark.parametrize("n", WIDTHS)
@pytest.mark.parametrize("op", ["udiv", "sdiv", "urem", "srem"])
def test_division_by_zero_traps(op, n):
    with pytest.raises(MachineTrap, match="divide"):
        evaluate(lambda b, a, c: ints.binary(b, op, n, a, c), n, 1, 0)


PREDICATES = {
    "eq": lambda x, y, n: x == y, "ne": lambda x, y, n: x != y,
    "ult": lambda x, y, n: x < y, "ule": lambda x, y, n: x <= y, "ugt": lambda x, y, n: x > y, "uge": lambda x, y, n: x >= y,
    "slt": lambda x, y, n: signed(x, n) < signed(y, n), "sle": lambda x, y, n: signed(x, n) <= signed(y, n),
    "sgt": lambda x, y, n: signed(x, n) > signed(y, n), "sge": lambda x, y, n: signed(x, n) >= signed(y, n),
}


@pytest.mark.parametrize("n", WIDTHS)
@pytest.mark.parametrize("pred", PREDICATES)
def test_icmp(pred, n):
    @EACH
    @given(values(n), values(n), st.booleans(), st.sampled_from([(), (0,), (1,), (0, 1)]))
    def check(x, y, same, constants):
        y = x if same else y
        got = evaluate(lambda b, a, c: ints.icmp(b, pred, n, a, c), n, x, y, constants=constants, to=1)
        assert got == PREDICATES[pred](x, y, n)
    check()


@pytest.mark.parametrize("n", WIDTHS)
def test_casts(n):
    @EACH
    @given(values(n), st.sampled_from(WIDTHS), st.booleans())
    def check(x, to, constant):
        constants = (0,) if constant else ()
        got = evaluate(lambda b, a: ints.resize(b, n, a, to), n, x, constants=constants, to=to)
        assert got == x % (1 << to)
        got = evaluate(lambda b, a: ints.resize(b, n, a, to, signed=True), n, x, constants=constants, to=to)
        assert got == signed(x, n) % (1 << to)
    check()


@pytest.mark.parametrize("n", WIDTHS)
def test_concat_and_split(n):
    @EACH
    @given(values(n), values(n), values(n))
    def check(x, y, z):
        b = TestBuilder()
        whole = ints.concat(b, [n, n, n], [give(b, v, n) for v in (x, y, z)])
        pieces = ints.split(b, [n, n, n], whole)
        assert take(b.run(whole, host=HOST), 3 * n) == x | y << n | z << 2 * n
        assert [take(b.run(p, host=HOST), n) for p in pieces] == [x, y, z]
    check()


UNARY = {
    "ctpop": (im.ctpop, lambda x, n: x.bit_count()),
    "ctlz": (im.ctlz, lambda x, n: n - x.bit_length()),
    "cttz": (im.cttz, lambda x, n: (x & -x).bit_length() - 1 if x else n),
    "bitreverse": (im.bitreverse, lambda x, n: int(f"{x:0{n}b}"[::-1], 2)),
    "bswap": (im.bswap, lambda x, n: int.from_bytes(x.to_bytes(n // 8, "little"), "big")),
    "abs": (im.absolute, lambda x, n: abs(signed(x, n))),
}


@pytest.mark.parametrize("n", WIDTHS)
@pytest.mark.parametrize("op", UNARY)
def test_unary(op, n):
    if op == "bswap" and n % 16:
        pytest.skip("bswap is for multiples of 16 bits")

    @EACH
    @given(values(n), st.booleans())
    def check(x, constant):
        f, reference = UNARY[op]
        got = evaluate(lambda b, a: f(b, n, a), n, x, constants=(0,) if constant else ())
        assert got == reference(x, n) % (1 << n)
    check()


@pytest.mark.parametrize("n", WIDTHS)
def test_funnel_shifts(n):
    @EACH
    @given(values(n), values(n), values(n), st.booleans(), st.booleans())
    def check(x, y, s, same, constant):
        y = x if same else y
        b = TestBuilder()
        a = give(b, x, n)
        c = a if same else give(b, y, n)
        k = give(b, s, n, constant)
        left, right = im.fshl(b, n, a, c, k), im.fshr(b, n, a, c, k)
        both = x << n | y
        assert take(b.run(left, host=HOST), n) == both << s % n >> n & (1 << n) - 1
        assert take(b.run(right, host=HOST), n) == both >> s % n & (1 << n) - 1
    check()


def _clamp(x, n, sign):
    low, high = (-(1 << n - 1), (1 << n - 1) - 1) if sign else (0, (1 << n) - 1)
    return min(max(x, low), high)


@pytest.mark.parametrize("n", WIDTHS)
@pytest.mark.parametrize("op", ["sadd", "uadd", "ssub", "usub", "smul", "umul"])
def test_overflow_and_saturation(op, n):
    @EACH
    @given(values(n), values(n), st.sampled_from([(), (1,)]))
    def check(x, y, constants):
        sign = op[0] == "s"
        u, v = (signed(x, n), signed(y, n)) if sign else (x, y)
        exact = {"add": u + v, "sub": u - v, "mul": u * v}[op[1:]]
        b = TestBuilder()
        args = give(b, x, n), give(b, y, n, 1 in constants)
        parts, overflow = im.with_overflow(b, op, n, *args)
        assert take(b.run(parts, host=HOST), n) == exact % (1 << n)
        assert b.run((overflow,), host=HOST)[0] & 0xFFFFFFFF == (exact != _clamp(exact, n, sign))
        if op[1:] != "mul":
            parts = im.saturating(b, op, n, *args)
            assert take(b.run(parts, host=HOST), n) == _clamp(exact, n, sign) % (1 << n)
    check()


@pytest.mark.parametrize("n", WIDTHS)
def test_shift_saturation(n):
    @EACH
    @given(values(n), st.integers(0, n - 1))
    def check(x, k):
        for op, u in (("sshl", signed(x, n)), ("ushl", x)):
            got = evaluate(lambda b, a, c, op=op: im.saturating(b, op, n, a, c), n, x, k)
            assert got == _clamp(u << k, n, op[0] == "s") % (1 << n)
    check()


@pytest.mark.parametrize("n", WIDTHS)
def test_minmax_and_three_way(n):
    @EACH
    @given(values(n), values(n))
    def check(x, y):
        for op in ("smin", "smax", "umin", "umax"):
            key = (lambda v: signed(v, n)) if op[0] == "s" else (lambda v: v)
            got = evaluate(lambda b, a, c, op=op: im.minmax(b, op, n, a, c), n, x, y)
            assert got == (min if op.endswith("min") else max)((x, y), key=key)
        for sign in (False, True):
            u, v = (signed(x, n), signed(y, n)) if sign else (x, y)
            for to in (2, 8, 64, 128):
                got = evaluate(lambda b, a, c, sign=sign, to=to: im.three_way(b, sign, n, a, c, to), n, x, y, to=to)
                assert got == ((u > v) - (u < v)) % (1 << to)
    check()


@pytest.mark.parametrize("n", WIDTHS)
def test_fixed_point_products(n):
    @EACH
    @given(values(n), values(n), st.booleans(), st.booleans())
    def check(x, y, sign, saturate):
        scale = n // 2
        u, v = (signed(x, n), signed(y, n)) if sign else (x, y)
        exact = u * v >> scale
        if saturate:
            exact = _clamp(exact, n, sign)
        got = evaluate(lambda b, a, c: im.mul_fix(b, n, a, c, scale, sign, saturate), n, x, y)
        assert got == exact % (1 << n)
    check()


@EACH
@given(st.lists(st.tuples(st.sampled_from(WIDTHS), st.integers(0, (1 << 256) - 1)), min_size=1, max_size=9))
def test_fields_of_different_widths(fields):
    widths = [n for n, _ in fields]
    numbers = [x % (1 << n) for n, x in fields]
    b = TestBuilder()
    whole = ints.concat(b, widths, [give(b, x, n) for x, n in zip(numbers, widths, strict=True)])
    pieces = ints.split(b, widths, whole)
    assert take(b.run(whole), sum(widths)) == sum(x << sum(widths[:i]) for i, x in enumerate(numbers))
    assert [take(b.run(p), n) for p, n in zip(pieces, widths, strict=True)] == numbers
