"""Strings and floating-point constants as text."""

import math
import struct
from fractions import Fraction

import pytest
from allvm.ir import text
from hypothesis import given
from hypothesis import strategies as st


@given(st.integers(0, 2**32 - 1))
def test_f32_round_trip(bits):
    assert text.parse_float(text.format_float(bits, 32), 32) == bits


@given(st.integers(0, 2**64 - 1))
def test_f64_round_trip(bits):
    assert text.parse_float(text.format_float(bits, 64), 64) == bits


@given(st.floats(allow_nan=False))
def test_f64_is_what_python_makes_of_it(x):
    bits = int.from_bytes(struct.pack("<d", x), "little")
    assert text.float_bits(x, 64) == bits
    assert text.float_value(bits, 64) == x
    if not math.isinf(x):
        assert text.bits_to_fraction(bits, 64) == Fraction(x)
        assert text.round_to_bits(Fraction(x), 64) in (bits, 0)
        assert text.parse_float(repr(x), 64) == bits
        assert text.parse_float(x.hex(), 64) == bits


@given(st.floats(width=32, allow_nan=False))
def test_f32_is_what_the_machine_makes_of_it(x):
    bits = int.from_bytes(struct.pack("<f", x), "little")
    assert text.float_bits(x, 32) == bits
    if not math.isinf(x):
        assert text.round_to_bits(Fraction(x), 32) in (bits, 0)


@given(st.floats(allow_nan=False, min_value=-3.4e38, max_value=3.4e38))
def test_rounding_to_f32(x):
    assert text.float_bits(x, 32) == int.from_bytes(struct.pack("<f", x), "little")


def test_ties_go_to_even():
    one = 0x3F800000
    half_ulp = Fraction(1, 1 << 24)
    assert text.round_to_bits(1 + half_ulp, 32) == one
    assert text.round_to_bits(1 + 3 * half_ulp, 32) == one + 2
    assert text.round_to_bits(1 + half_ulp + Fraction(1, 1 << 200), 32) == one + 1
    assert text.round_to_bits(-(1 + half_ulp), 32) == one | 1 << 31
    smallest = Fraction(1, 1 << 149)
    assert text.round_to_bits(smallest / 2, 32) == 0
    assert text.round_to_bits(smallest * 3 / 4, 32) == 1
    assert text.round_to_bits(Fraction((2 << 24) - 1) * 2**103, 32) == 0x7F800000
    assert text.round_to_bits(Fraction((2 << 24) - 2) * 2**103, 32) == 0x7F7FFFFF


def test_shortest():
    for bits, width, expected in ((0x3DCCCCCD, 32, "0.1"), (0x7F7FFFFF, 32, "3.4028235e+38"), (1, 32, "1e-45"),
                                  (0x3FB999999999999A, 64, "0.1"), (0x80000000, 32, "-0.0"), (0x7FC00000, 32, "nan"),
                                  (0xFFC00001, 32, "-nan:0x400001"), (0xFFF0000000000000, 64, "-inf")):  # fmt: skip
        assert text.format_float(bits, width) == expected


@given(st.binary())
def test_strings(data):
    quoted = text.quote_bytes(data)
    assert quoted.isascii() and quoted.isprintable()
    assert text.unquote_bytes(quoted) == data


@given(st.text())
def test_names(name):
    if all(not 0xD800 <= ord(c) < 0xE000 for c in name):
        shown = text.name_text(name)
        assert (text.unquote(shown) if shown.startswith('"') else shown) == name


@pytest.mark.parametrize("bad", ["", "-", "x", "1.2.3", "0x", "1e", "nan:", "nan:0x0", "nan:0x800000", "infinity", "1_0", " 1"])
def test_bad_floats(bad):
    with pytest.raises(ValueError):
        text.parse_float(bad, 32)
