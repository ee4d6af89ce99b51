"""strtol, strtod, scanf and relatives against the host's, and long doubles against exact arithmetic."""

import ctypes
import struct
from fractions import Fraction

import pytest
from exact import QUAD, X87, from_bits, to_bits
from hostguest import GuestTrap, libc
from hypothesis import example, given, settings
from hypothesis import strategies as st

MANY = settings(max_examples=250, deadline=None)
libc.strtol.restype = libc.strtoll.restype = ctypes.c_longlong
libc.strtoul.restype = ctypes.c_ulonglong
libc.strtod.restype = ctypes.c_double
libc.strtof.restype = ctypes.c_float
libc.atof.restype = ctypes.c_double

integer_text = st.one_of(
    st.from_regex(r"[ \t\n]{0,2}[-+]?(0x|0X|0b|0)?[0-9a-zA-Z]{0,22}[^0-9a-zA-Z]?", fullmatch=True),
    st.integers(-(1 << 65), 1 << 65).map(str), st.sampled_from(["", "-", "+", "0x", "0xg", " 0", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "-18446744073709551616"]),
)  # fmt: skip


@MANY
@given(integer_text.filter(lambda t: "\0" not in t), st.sampled_from([0, 2, 8, 10, 16, 36, 1, 37, -1]), st.booleans())
def test_integers(shared, text, base, signed):
    data = text.encode("utf-8", "replace")
    mark = shared.mark()
    s, cell = shared.s(data), shared.buf(8, 0)
    shared.errno = 0
    got = shared.call("strtol" if signed else "strtoul", s, cell, base)
    raw = ctypes.create_string_buffer(data)
    end = ctypes.c_void_p()
    ctypes.set_errno(0)
    fn = libc.strtol if signed else libc.strtoul
    want = fn(raw, ctypes.byref(end), base) & ((1 << 64) - 1)
    assert got == want
    if base in (1, 37, -1):
        assert shared.errno == 22
    else:
        assert shared.int(cell) - s == end.value - ctypes.addressof(raw)
        assert shared.errno == ctypes.get_errno()
    shared.release(mark)


float_text = st.one_of(
    st.from_regex(r" ?[-+]?(inf|INFINITY|nan|nan\([a-z0-9_]{0,4}\)?|infin)x?", fullmatch=True),
    st.from_regex(r"[ \t]?[-+]?[0-9]{0,25}\.?[0-9]{0,25}([eE][-+]?[0-9]{0,4})?[a-z]?", fullmatch=True),
    st.from_regex(r"[-+]?0[xX][0-9a-fA-F]{0,20}\.?[0-9a-fA-F]{0,20}([pP][-+]?[0-9]{0,4})?[g-z]?", fullmatch=True),
    st.floats().map(repr), st.text(alphabet="0123456789.eEpPxXinfa+-() ", max_size=12),
)  # fmt: skip


def host_strtod(data, fn):
    raw = ctypes.create_string_buffer(data)
    end = ctypes.c_void_p()
    ctypes.set_errno(0)
    v = fn(raw, ctypes.byref(end))
    return v, end.value - ctypes.addressof(raw), ctypes.get_errno()


@MANY
@given(float_text, st.booleans())
@example("0x", False)
@example("0x.p1", False)
@example("1e", False)
@example(".", False)
@example("1" + "0" * 400 + "e-400", False)
@example("2.4703282292062327208e-324", False)
@example("0." + "0" * 5000 + "1e5000", False)
def test_floats(shared, text, single):
    data = text.encode()
    mark = shared.mark()
    s, cell = shared.s(data), shared.buf(8, 0)
    shared.errno = 0
    got = shared.call("strtof" if single else "strtod", s, cell)
    v, end, e = host_strtod(data, libc.strtof if single else libc.strtod)
    fmt = "<f" if single else "<d"
    assert struct.pack(fmt, got) == struct.pack(fmt, v), (got, v)
    assert shared.int(cell) - s == end
    assert shared.errno == e
    if not single:
        assert struct.pack("<d", shared.call("atof", s)) == struct.pack("<d", libc.atof(data))
    shared.release(mark)


decimal_text = st.from_regex(r"[0-9]{1,50}(\.[0-9]{0,50})?(e[-+]?[0-9]{1,3})?", fullmatch=True)


@MANY
@given(st.sampled_from([(QUAD, ""), (X87, "@x87")]), st.one_of(decimal_text, st.integers(0, 1 << 130).map(lambda n: f"{n}.5")), st.booleans())
def test_long_doubles(shared, flavour, text, negative):
    f, suffix = flavour
    text = text.encode("ascii", "replace").decode()
    if "?" in text:
        return
    mark = shared.mark()
    cell = shared.buf(8, 0)
    lo, hi = shared.call("strtold" + suffix, ("-" if negative else "") + text, cell)
    value = Fraction(text)
    assert lo | hi << 64 == to_bits(f, -value if negative else value, int(negative))
    shared.release(mark)


def test_long_double_limits(shared):
    for f, suffix in ((QUAD, ""), (X87, "@x87")):
        shared.errno = 0
        lo, hi = shared.call("strtold" + suffix, "1e5000", 0)
        assert from_bits(f, lo | hi << 64) == float("inf") and shared.errno == 34
        lo, hi = shared.call("strtold" + suffix, "0x1p-16445", 0)
        assert from_bits(f, lo | hi << 64) == Fraction(2) ** -16445


def test_ends_of_memory(guest):
    """A number may run up to the end of memory only if something ends it before."""
    end = guest.ctx.heap_end
    guest.write(end - 4, b"12x4")
    assert guest.call("strtol", end - 4, 0, 10) == 12
    guest.write(end - 4, b"1234")
    for name, rest in (("strtol", (0, 10)), ("strtod", (0,)), ("atoi", ())):
        with pytest.raises(GuestTrap, match="memory"):
            guest.call(name, end - 4, *rest)
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("atoi", 0)
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("strtol", "1", guest.ctx.ro_lo, 10)


def test_binary_prefix(shared):
    assert shared.call("__isoc23_strtol", "0b101", 0, 0) == 5
    assert shared.call("__isoc23_strtoul", "0B11z", 0, 2) == 3
    assert shared.call("strtol", "0b101", 0, 0) == 0


def test_wide(shared):
    cell = shared.buf(8)
    s = shared.ws("  -0x1fz")
    assert shared.call("wcstol", s, cell, 0) == (1 << 64) - 31 and shared.int(cell) == s + 28
    s = shared.ws("3.5e1é")
    assert shared.call("wcstod", s, cell) == 35.0 and shared.int(cell) == s + 20


# ---- scanf: the same text and format through the host's sscanf


def host_sscanf(text, fmt, kinds):
    cells = [ctypes.create_string_buffer(b"\xee" * 256, 256) for _ in kinds]
    n = libc.sscanf(ctypes.c_char_p(text), ctypes.c_char_p(fmt), *cells)
    return n, [c.raw for c in cells]


def guest_sscanf(g, text, fmt, kinds):
    mark = g.mark()
    cells = [g.buf(256, 0xEE) for _ in kinds]
    n = g.call("sscanf", text, fmt, g.va(*cells))
    out = [g.read(c, 256) for c in cells]
    g.release(mark)
    return n, out


DIRECTIVES = ["%d", "%i", "%u", "%x", "%o", "%ld", "%hhd", "%hd", "%3d", "%f", "%lf", "%5lf", "%s", "%4s", "%c", "%3c", "%[a-z]", "%[^,]",
              "%5[0-9.]", "%n", "%*d", "%*s", "%p", "%%", " ", ",", "abc", "%[]x]", "%[^]x]", "%lli", "%g", "%a"]  # fmt: skip


def stored(d):
    return d.startswith("%") and d != "%%" and "*" not in d


@settings(max_examples=600, deadline=None)
@given(
    st.lists(st.sampled_from(DIRECTIVES), min_size=1, max_size=5),
    st.lists(st.one_of(st.integers(-300, 1 << 40).map(str), st.floats(allow_nan=False).map(repr), st.text("abcxyz,.]0179-+ exXinpf\n", max_size=8),
             st.sampled_from([" ", ",", "0x1f", "abc", "inf", "nan", "1e", "0x", "-", "%", "1e+5", "0x.8p1", "(nil)", "\t\n"])), max_size=5),
)  # fmt: skip
@example(["%d"], ["0x"])
@example(["%x"], ["0xg"])
@example(["%lf", "%s"], ["1e+x"])
@example(["%3d", "%s"], ["-12345"])
@example(["%2c", "%n"], ["a"])
def test_sscanf(shared, directives, pieces):
    text, fmt = "".join(pieces).encode(), "".join(directives).encode()
    kinds = [d for d in directives if stored(d)]
    assert guest_sscanf(shared, text, fmt, kinds) == host_sscanf(text, fmt, kinds)


def test_scanf_allocates(guest):
    cells = [guest.buf(8, 0) for _ in range(3)]
    assert guest.call("sscanf", "word 12345xyz tail", "%ms %m[0-9]%mc", guest.va(*cells)) == 3
    assert guest.cstr(guest.int(cells[0])) == b"word" and guest.cstr(guest.int(cells[1])) == b"12345"
    assert guest.read(guest.int(cells[2]), 1) == b"x"
    for c in cells:
        guest.call("free", guest.int(c))


def test_scanf_long_doubles_and_numbers(guest):
    a, b, c = guest.buf(16, 0xEE), guest.buf(16, 0xEE), guest.buf(8)
    assert guest.call("sscanf", "1.1 7", "%Lf %d", guest.va(a, c)) == 2
    assert guest.int(a, 16) == to_bits(QUAD, Fraction("1.1"))
    assert guest.call("sscanf@x87", "1.1", "%Lf", guest.va(b)) == 1
    assert guest.int(b, 10) == to_bits(X87, Fraction("1.1")) and guest.read(b + 10, 6) == b"\xee" * 6
    assert guest.call("sscanf", "5 6", "%2$d %1$d", guest.va(a, b)) == 2
    assert guest.int(a, 4) == 6 and guest.int(b, 4) == 5


def test_scanf_traps(guest):
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("sscanf", "5", "%d", guest.va(0))
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("sscanf", "5", "%d", guest.va(guest.ctx.ro_lo))
    near = guest.ctx.heap_end - 3
    with pytest.raises(GuestTrap, match="memory"):
        guest.call("sscanf", "abcdefgh", "%s", guest.va(near))
    assert guest.read(near, 3) == b"abc"
    assert guest.call("sscanf", "", "%d", guest.va(near)) == -1


def test_scanf_stream(guest):
    guest.stdin(b"1 2,3\nword  x\n4")
    a, b, w = guest.buf(8), guest.buf(8), guest.buf(32)
    assert guest.call("scanf", "%d", guest.va(a)) == 1 and guest.call("getchar") == 32
    assert guest.call("fscanf", guest.streams["stdin"], "%d,%d", guest.va(a, b)) == 2
    assert (guest.int(a, 4), guest.int(b, 4)) == (2, 3)
    assert guest.call("scanf", "%d", guest.va(a)) == 0
    assert guest.call("scanf", "%31s", guest.va(w)) == 1 and guest.cstr(w) == b"word"
    assert guest.call("scanf", " x %d", guest.va(a)) == 1 and guest.int(a, 4) == 4
    assert guest.call("scanf", "%d", guest.va(a)) == -1 and guest.call("feof", guest.streams["stdin"]) == 1
