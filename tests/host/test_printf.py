"""printf against the host's own snprintf, and long doubles against exact arithmetic."""

import ast
import ctypes
import platform
import subprocess
import sys
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction
from pathlib import Path

import pytest
from exact import QUAD, X87, from_bits, to_bits
from hostguest import GuestTrap, LongDouble, libc
from hypothesis import example, given, settings
from hypothesis import strategies as st

FEW = settings(max_examples=150, deadline=None)


def host_printf(fmt, *args):
    buf = ctypes.create_string_buffer(70000)
    conv = [ctypes.c_double(x) if isinstance(x, float) else ctypes.c_char_p(x) if isinstance(x, bytes) or x is None
            else ctypes.c_int64(x) for x in args]  # fmt: skip
    n = libc.snprintf(buf, ctypes.c_size_t(len(buf)), ctypes.c_char_p(fmt), *conv)
    return n, buf.raw[:n] if n >= 0 else b""


def guest_printf(g, fmt, *args, name="snprintf"):
    mark = g.mark()
    to = g.call("malloc", 70000)
    n = g.call(name, to, 70000, fmt, g.va(*args))
    text = g.cstr(to) if n >= 0 else b""
    assert n < 0 or b"\0" in g.read(to, n) or len(text) == n
    out = n, g.read(to, n) if n >= 0 else b""
    g.call("free", to)
    g.release(mark)
    return out


flags = st.lists(st.sampled_from("-+ #0'"), max_size=4).map("".join)
width = st.one_of(st.just(""), st.integers(0, 40).map(str))
precision = st.one_of(st.just(""), st.just("."), st.integers(0, 40).map(lambda n: f".{n}"))
numbers = st.one_of(st.integers(-(1 << 63), (1 << 63) - 1), st.integers(-20, 20), st.sampled_from([1 << 31, -(1 << 31), 255, 65536]))


@FEW
@given(flags, width, precision, st.sampled_from(["", "h", "hh", "l", "ll", "j", "z", "t", "q"]), st.sampled_from("diuoxX"), numbers)
@example("#", "", ".0", "", "o", 0)
@example("#", "", ".0", "", "x", 0)
@example("+", "5", ".0", "", "d", 0)
@example("-0", "10", "", "", "d", 12)
def test_integers(shared, f, w, p, length, conv, value):
    fmt = f"<%{f}{w}{p}{length}{conv}>".encode()
    # libquadmath, which NumPy brings along, registers a modifier with glibc, which then no longer knows `q`.
    want = host_printf(fmt.replace(b"q", b"ll"), value)
    assert guest_printf(shared, fmt, value) == want


doubles = st.one_of(
    st.floats(), st.sampled_from([0.0, -0.0, 1.0, 0.1, 0.5, 1.5, 2.5, 1e15, 1e16, 9.995, 1e-5, 123456.5, 5e-324, 1.7976931348623157e308]),
    st.integers(-1000, 1000).map(lambda n: n / 8),
)  # fmt: skip


@FEW
@given(flags, width, st.one_of(precision, st.integers(0, 400).map(lambda n: f".{n}")), st.sampled_from("eEfFgGaA"), doubles)
def test_doubles(shared, f, w, p, conv, value):
    fmt = f"<%{f}{w}{p}{conv}>".encode()
    assert guest_printf(shared, fmt, value) == host_printf(fmt, value)


@pytest.mark.parametrize("conv", "eEfFgGaA")
@pytest.mark.parametrize("flag", ["", "#", "+", "-", "0"])
@pytest.mark.parametrize("prec", [900, 1099, 1100, 1101, 5000])
def test_many_digits(shared, conv, flag, prec):
    fmt = f"%{flag}.{prec}{conv}".encode()
    for value in (5e-324, -1.7976931348623157e308, 0.1, 1e22, 0.0):
        assert guest_printf(shared, fmt, value) == host_printf(fmt, value)


texts = st.binary(max_size=30).map(lambda b: b.replace(b"\0", b"x"))


@FEW
@given(flags, width, precision, texts)
def test_strings(shared, f, w, p, text):
    fmt = f"<%{f}{w}{p}s>".encode()
    assert guest_printf(shared, fmt, text) == host_printf(fmt, text)


@FEW
@given(flags, width, st.integers(0, 255))
def test_characters(shared, f, w, c):
    fmt = f"<%{f}{w}c>".encode()
    assert guest_printf(shared, fmt, c) == host_printf(fmt, c)


@FEW
@given(st.integers(-50, 50), st.integers(-50, 50), st.sampled_from("dxfs"), st.integers(-1000, 1000))
def test_stars(shared, w, p, conv, value):
    fmt = f"<%*.*{conv}>".encode()
    arg = float(value) if conv == "f" else str(value).encode() if conv == "s" else value
    assert guest_printf(shared, fmt, w, p, arg) == host_printf(fmt, w, p, arg)


@FEW
@given(st.permutations([1, 2, 3, 4]), st.integers(0, 20))
def test_numbered_arguments(shared, order, w):
    kinds = {1: "d", 2: "s", 3: "f", 4: "ld"}
    fmt = ("|".join(f"%{i}$-{w}{kinds[i]}" for i in order) + "|%1$*1$d").encode()
    args = (7, b"text", 2.5, -(1 << 40))
    assert guest_printf(shared, fmt, *args) == host_printf(fmt, *args)


PIECES = ["%d", "%5u", "%-7s|", "%.3f", "%%", "abc", "%c", "%#lx", "%e", "%g", "%08.3f", "%+d"]


@FEW
@given(st.lists(st.sampled_from(PIECES), max_size=12), st.data())
def test_whole_formats(shared, pieces, data):
    args = []
    for p in pieces:
        if p[-1] in "dux":
            args.append(data.draw(numbers))
        elif p[-1] in "feg":
            args.append(data.draw(doubles))
        elif "s" in p:
            args.append(data.draw(texts))
        elif p == "%c":
            args.append(65)
    fmt = "".join(pieces).encode()
    assert guest_printf(shared, fmt, *args) == host_printf(fmt, *args)


def host_printf_elsewhere(calls):
    """What the host's snprintf does in a process of its own, where no library has registered modifiers of its own."""
    code = "import sys; sys.path.insert(0, sys.argv[1]); from test_printf import host_printf; print([host_printf(*c) for c in eval(sys.argv[2])])"
    command = [sys.executable, "-c", code, str(Path(__file__).parent), repr(calls)]
    return ast.literal_eval(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def test_odd_formats(shared):
    calls = [(b"%", ()), (b"abc%", ()), (b"%5", ()), (b"%y|%d", (3,)), (b"%m", ()), (b"%.2m", ()), (b"%p %p", (0, 0x12AB)),
             (b"%20p|%-20p|", (0x1F, 0)), (b"%s", (None,)), (b"%.3s|%.6s", (None, None)), (b"%lc|%C", (65, 66)),
             (b"%-5c|%5c", (65, 66)), (b"% d|% d", (5, -5)), (b"%hhd %hd", (300, 70000)), (b"%Id", (12,))]  # fmt: skip
    natively = host_printf_elsewhere([(fmt, *args) for fmt, args in calls])
    for (fmt, args), want in zip(calls, natively):
        args_guest = [0 if a is None else a for a in args]
        shared.errno = 2
        if b"m" in fmt:
            want = (25, b"No such file or directory") if b"." not in fmt else (2, b"No")
        assert guest_printf(shared, fmt, *args_guest) == want, fmt


def test_count(guest):
    cells = [guest.buf(8, 0) for _ in range(4)]
    guest_printf(guest, b"abc%ndef%hhn%hn%ln", *cells)
    assert [guest.int(c) for c in cells] == [3, 6, 6, 6]
    with pytest.raises(GuestTrap, match="memory"):
        guest_printf(guest, b"%n", guest.ctx.ro_lo)
    with pytest.raises(GuestTrap, match="memory"):
        guest_printf(guest, b"%n", 16)


def test_limits(guest):
    """Results that no int holds, strings without an end, buffers that are too small."""
    big = guest.buf(64)
    assert guest.call("snprintf", big, 10, "%*d", guest.va(1 << 20, 5)) == 1 << 20
    assert guest.cstr(big) == b" " * 9
    assert guest.call("snprintf", 0, 0, "%2147483647d", guest.va(1)) == (1 << 31) - 1
    assert guest.call("snprintf", 0, 0, "%2147483647d!", guest.va(1)) == -1 and guest.errno == 75
    assert guest.call("snprintf", 0, 0, "%99999999999d", guest.va(1)) == -1
    assert guest.call("snprintf", big, (1 << 64) - 1, "%s", guest.va("fits")) == 4
    end = guest.ctx.heap_end - 8
    guest.write(end, b"A" * 8)
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("snprintf", big, 64, "%s", guest.va(end))
    assert guest.call("snprintf", big, 64, "%.8s", guest.va(end)) == 8
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("sprintf", end, "%s", guest.va("longer than eight"))
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("sprintf", guest.ctx.ro_lo, "x", 0)
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("snprintf", big, 64, "%d%d", guest.ctx.heap_end - 8)


def test_all_ways_out(guest):
    """The same text through every member of the family."""
    fmt, args, want = "%s=%d;%.2f", ("x", 42, 2.5), b"x=42;2.50"
    va = guest.va(*args)
    cell = guest.buf(8)
    out = guest.streams["stdout"]
    for name, first in [("printf", ()), ("vprintf", ()), ("fprintf", (out,)), ("vfprintf", (out,)), ("dprintf", (1,)), ("vdprintf", (1,)),
                        ("__printf_chk", (1,)), ("__fprintf_chk", (out, 1)), ("printf@x87", ()), ("__vfprintf_chk@x87", (out, 1))]:  # fmt: skip
        assert guest.call(name, *first, fmt, va) == len(want)
        assert guest.output() == want, name
    for name in ("asprintf", "vasprintf", "asprintf@x87"):
        assert guest.call(name, cell, fmt, va) == len(want)
        block = guest.int(cell)
        assert guest.cstr(block) == want
        guest.call("free", block)
    buf = guest.buf(64)
    for name, rest in [("sprintf", ()), ("vsprintf", ()), ("snprintf", (64,)), ("vsnprintf", (64,)), ("__sprintf_chk", (1, 64)),
                       ("__snprintf_chk", (64, 1, 64)), ("__vsnprintf_chk@x87", (64, 1, 64))]:  # fmt: skip
        guest.write(buf, bytes(64))
        assert guest.call(name, buf, *rest, fmt, va) == len(want)
        assert guest.cstr(buf) == want
    with pytest.raises(GuestTrap, match="abort"):
        guest.call("__sprintf_chk", buf, 1, 5, fmt, va)
    with pytest.raises(GuestTrap, match="abort"):
        guest.call("__snprintf_chk", buf, 64, 1, 5, fmt, va)


# ---- long doubles: exact values as fractions, rounded by decimal arithmetic


def expected_fixed(value, prec):
    """%.{prec}f and %.{prec}e of an exact value."""
    with localcontext() as c:
        c.prec = 40000
        c.Emax, c.Emin = 10**9, -(10**9)
        d = Decimal(value.numerator) / Decimal(value.denominator)
        fixed = d.quantize(Decimal(1).scaleb(-prec), rounding=ROUND_HALF_EVEN)
        return f"{fixed:f}"


def expected_exponent(value, prec):
    with localcontext() as c:
        c.prec = 40000
        c.Emax, c.Emin = 10**9, -(10**9)
        d = Decimal(value.numerator) / Decimal(value.denominator)
        if not d:
            mantissa, exp = Decimal(0).quantize(Decimal(1).scaleb(-prec)), 0
        else:
            exp = d.adjusted()
            mantissa = d.scaleb(-exp).quantize(Decimal(1).scaleb(-prec), rounding=ROUND_HALF_EVEN)
            if abs(mantissa) >= 10:
                exp += 1
                mantissa = d.scaleb(-exp).quantize(Decimal(1).scaleb(-prec), rounding=ROUND_HALF_EVEN)
        return f"{mantissa:f}e{'-' if exp < 0 else '+'}{abs(exp):02d}"


def long_bits(fmt):
    def build(sign, exp, frac):
        top = (1 << fmt.ebits) - 1
        exp %= top
        frac &= (1 << (fmt.p - 1)) - 1
        if fmt.integer_bit:
            frac |= (1 << (fmt.p - 1)) if exp else 0
            return sign << 79 | exp << 64 | frac
        return sign << 127 | exp << 112 | frac

    near = st.integers(-70, 70).map(lambda e: e + 16383)
    return st.builds(build, st.integers(0, 1), st.one_of(near, near, st.integers(0, 32766)), st.one_of(st.integers(0, (1 << 112) - 1), st.just(0)))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([(QUAD, "snprintf"), (X87, "snprintf@x87")]), st.data())
def test_long_double(shared, flavour, data):
    fmt, name = flavour
    bits = data.draw(long_bits(fmt))
    prec = data.draw(st.integers(0, 60))
    value = from_bits(fmt, bits)
    arg = LongDouble(bits)
    sign = "-" if bits >> (127 if fmt is QUAD else 79) else ""
    if abs(value) < 10**60:
        assert guest_printf(shared, f"%.{prec}Lf", arg, name=name)[1].decode() == sign + expected_fixed(abs(value), prec).lstrip("-")
    got = guest_printf(shared, f"%.{prec}Le", arg, name=name)[1].decode()
    assert got == sign + expected_exponent(abs(value), prec)
    # %La is exact: its text read back as a number is the value
    hexed = guest_printf(shared, "%La", arg, name=name)[1].decode()
    assert hex_value(hexed) == value


@FEW
@given(doubles.filter(lambda x: x == x and abs(x) != float("inf")), flags.filter(lambda f: "'" not in f), width, st.one_of(st.just(""), st.integers(0, 20).map(lambda n: f".{n}")), st.sampled_from("aA"))
@example(1.9999999999999998, "", "", ".0", "a")
@example(15.5, "", "", ".0", "a")
@example(0.0, "#", "", ".3", "a")
def test_long_double_hexadecimal(shared, value, f, w, p, conv):
    """x87 against the host's own; binary128 has the digits of double, and zeros."""
    fmt = f"%{f}{w}{p}L{conv}".encode()
    if ctypes.sizeof(ctypes.c_longdouble) == 16 and platform.machine() == "x86_64":
        buf = ctypes.create_string_buffer(200)
        n = libc.snprintf(buf, ctypes.c_size_t(200), ctypes.c_char_p(fmt), ctypes.c_longdouble(value))
        assert guest_printf(shared, fmt, LongDouble(to_bits(X87, value)), name="snprintf@x87") == (n, buf.raw[:n])
    if value == 0 or abs(value) > 1e-300:
        assert guest_printf(shared, fmt, LongDouble(to_bits(QUAD, value))) == host_printf(fmt.replace(b"L", b""), value)


def hex_value(text):
    sign = -1 if text[0] == "-" else 1
    mantissa, exp = text.lstrip("-+").removeprefix("0x").split("p")
    whole, _, frac = mantissa.partition(".")
    return sign * Fraction(int(whole + frac, 16), 16 ** len(frac)) * Fraction(2) ** int(exp)


@pytest.mark.parametrize("flags", ["", "#", "+", " ", "-", "0", "#+", "0+"])
@pytest.mark.parametrize("conv", "fegaFEGA")
@pytest.mark.parametrize("value", [0.0, -0.0, 1.0, 0.5, 100000.0, 1000000.0, 123456.789, 1e-5, 0.0001, float("inf"), float("-inf"), float("nan")])
def test_long_double_layout(shared, flags, conv, value):
    """Flags and widths as for doubles (where the value is a double, the text is the same but for %a's digits)."""
    for w in ("", "25"):
        for p in ("", ".0", ".3", ".17"):
            if conv in "aA" and value == value and abs(value) != float("inf") and (p or value not in (0.0, 1.0)):
                continue
            want = host_printf(f"%{flags}{w}{p}{conv}".encode(), value)
            bits = to_bits(QUAD, value)
            assert guest_printf(shared, f"%{flags}{w}{p}L{conv}", LongDouble(bits)) == want
            if conv not in "aA" or value != 1.0:
                bits = to_bits(X87, value)
                assert guest_printf(shared, f"%{flags}{w}{p}L{conv}", LongDouble(bits), name="snprintf@x87") == want


def test_long_double_extremes(shared):
    least = LongDouble(1)
    n, text = guest_printf(shared, "%.16500Lf", least)
    assert n == 16502 and text.rstrip(b"0").endswith(b"25") and len(text.lstrip(b"0.")) == 16500 - 4965
    assert guest_printf(shared, "%.20000Le", least)[1].endswith(b"0000e-4966")
    unnormal = LongDouble(0x3FFF << 64 | 1)
    assert b"nan" in guest_printf(shared, "%Lf", unnormal, name="snprintf@x87")[1]
    pseudo = LongDouble(1 << 63)
    assert guest_printf(shared, "%.5Le", pseudo, name="snprintf@x87")[1] == b"3.36210e-4932"


def test_arguments_are_aligned(shared):
    one = LongDouble(0x3FFF << 112)
    assert guest_printf(shared, "%d %Lg %d %Lg", 1, one, 2, one)[1] == b"1 1 2 1"
    assert guest_printf(shared, "%2$Lg %1$d %3$d", 1, one, 2)[1] == b"1 1 2"
