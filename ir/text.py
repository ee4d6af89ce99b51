"""What the assembler and the disassembler share: names, strings and floating-point constants as text."""

import math
import re
import struct
from fractions import Fraction

IDENTIFIER = re.compile(r"[A-Za-z_.$][A-Za-z0-9_.$]*\Z")

_ESCAPES = {0: "\\0", 9: "\\t", 10: "\\n", 13: "\\r", 34: '\\"', 92: "\\\\"}
_UNESCAPES = {"0": 0, "t": 9, "n": 10, "r": 13, '"': 34, "\\": 92, "'": 39}
_BYTE_TEXT = [_ESCAPES.get(b) or (chr(b) if 32 <= b < 127 else f"\\x{b:02x}") for b in range(256)]

# width -> (struct code, bits of the fraction, bias)
FORMATS = {32: ("<f", 23, 127), 64: ("<d", 52, 1023)}


def quote_bytes(data):
    """A quoted string for the bytes, all in ASCII."""
    return '"' + "".join([_BYTE_TEXT[b] for b in data]) + '"'


def quote(text):
    """A quoted string for a text."""
    return quote_bytes(text.encode("utf-8", "surrogateescape"))


def unquote_bytes(literal):
    """The bytes of a quoted string, quotes included. ValueError for a bad escape."""
    out = bytearray()
    i = 1
    end = len(literal) - 1
    while i < end:
        c = literal[i]
        i += 1
        if c != "\\":
            out += c.encode()
            continue
        c = literal[i]
        i += 1
        if c == "x":
            digits = literal[i : i + 2]
            if not re.fullmatch("[0-9a-fA-F]{2}", digits):
                raise ValueError("\\x needs two hexadecimal digits")
            out.append(int(digits, 16))
            i += 2
        elif c in _UNESCAPES:
            out.append(_UNESCAPES[c])
        else:
            raise ValueError(f"unknown escape \\{c}")
    return bytes(out)


def unquote(literal):
    """The text of a quoted string. ValueError for a bad escape or what is no UTF-8."""
    return unquote_bytes(literal).decode("utf-8")


def name_text(name):
    """A symbol's name as it stands after @: bare where it is an identifier, else quoted."""
    return name if IDENTIFIER.match(name) else quote(name)


def round_to_bits(value, width):
    """The bits of the float nearest to a Fraction (ties to even), overflow giving infinity. 0 gives +0."""
    _code, fraction_bits, bias = FORMATS[width]
    sign = (1 << width - 1) if value < 0 else 0
    value = abs(value)
    if value == 0:
        return 0
    # exponent: 2^exponent <= value < 2^(exponent + 1)
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if value < Fraction(2) ** exponent:
        exponent -= 1
    exponent = max(exponent, 1 - bias)  # below that: subnormal
    scaled = value / Fraction(2) ** (exponent - fraction_bits)
    mantissa = round(scaled)  # Python rounds a Fraction's ties to even
    if mantissa >> fraction_bits + 1:
        mantissa >>= 1
        exponent += 1
    if exponent > bias:
        return sign | (2 * bias + 1) << fraction_bits
    if mantissa >> fraction_bits == 0:
        return sign | mantissa
    return sign | (exponent + bias) << fraction_bits | mantissa & (1 << fraction_bits) - 1


def bits_to_fraction(bits, width):
    """The exact value of a finite float as a Fraction."""
    _code, fraction_bits, bias = FORMATS[width]
    exponent = bits >> fraction_bits & 2 * bias + 1
    mantissa = bits & (1 << fraction_bits) - 1
    if exponent == 2 * bias + 1:
        raise ValueError("not a finite number")
    if exponent:
        mantissa |= 1 << fraction_bits
    else:
        exponent = 1
    value = mantissa * Fraction(2) ** (exponent - bias - fraction_bits)
    return -value if bits >> width - 1 else value


def format_float(bits, width):
    """A float's bits as text that `parse_float` turns into the same bits; the shortest decimal one."""
    code, fraction_bits, bias = FORMATS[width]
    sign = "-" if bits >> width - 1 else ""
    rest = bits & (1 << width - 1) - 1
    infinity = (2 * bias + 1) << fraction_bits
    if rest == infinity:
        return sign + "inf"
    if rest > infinity:
        payload = rest - infinity
        quiet = 1 << fraction_bits - 1
        return f"{sign}nan" if payload == quiet else f"{sign}nan:{payload:#x}"
    value = struct.unpack(code, rest.to_bytes(width // 8, "little"))[0]
    if width == 64:
        return sign + repr(value)
    for digits in range(1, 10):
        text = repr(float(f"{value:.{digits}g}"))
        if parse_float(text, 32, True) == rest:
            return sign + text
    return sign + repr(value)


_DECIMAL = re.compile(r"(\d+)(?:\.(\d*))?(?:[eE]([-+]?\d+))?\Z")
_HEX = re.compile(r"0[xX]([0-9a-fA-F]+)(?:\.([0-9a-fA-F]*))?(?:[pP]([-+]?\d+))?\Z")
_NAN = re.compile(r"nan(?::0[xX]([0-9a-fA-F]+))?\Z")
_MAX_EXPONENT = 100000


def parse_float(text, width, overflow=False):
    """The bits of a floating-point literal: decimal, hexadecimal, inf, nan, nan:0xPAYLOAD. ValueError otherwise.

    A number that is too large is an error, or infinity with `overflow`."""
    _code, fraction_bits, bias = FORMATS[width]
    negative = text.startswith("-")
    if text[:1] in "+-":
        text = text[1:]
    sign = negative << width - 1
    infinity = (2 * bias + 1) << fraction_bits
    if text == "inf":
        return sign | infinity
    match = _NAN.match(text)
    if match:
        payload = int(match[1], 16) if match[1] else 1 << fraction_bits - 1
        if not 0 < payload < 1 << fraction_bits:
            raise ValueError(f"the payload of a NaN must be from 1 to {(1 << fraction_bits) - 1:#x}")
        return sign | infinity | payload
    for pattern, base, exponent_base in ((_DECIMAL, 10, 10), (_HEX, 16, 2)):
        match = pattern.match(text)
        if match:
            whole, fraction, exponent = match[1], match[2] or "", int(match[3] or 0)
            if abs(exponent) > _MAX_EXPONENT or len(text) > _MAX_EXPONENT:
                raise ValueError("the number is out of range")
            value = Fraction(int(whole + fraction, base), base ** len(fraction)) * Fraction(exponent_base) ** exponent
            bits = round_to_bits(value, width)
            if bits == infinity and not overflow:
                raise ValueError(f"the number does not fit in f{width}")
            return sign | bits
    raise ValueError("this is no floating-point number")


def float_value(bits, width):
    """The Python float with these bits (an f32 widened exactly; a NaN loses nothing that Python can keep)."""
    return struct.unpack(FORMATS[width][0], bits.to_bytes(width // 8, "little"))[0]


def float_bits(value, width):
    """The bits of a Python float, rounded to the width."""
    if math.isnan(value) or width == 64:
        return int.from_bytes(struct.pack("<d", value), "little") if width == 64 else 0x7FC00000
    if math.isinf(value):
        return 0x7F800000 if value > 0 else 0xFF800000
    bits = round_to_bits(Fraction(value), width)
    return bits | 0x80000000 if math.copysign(1, value) < 0 else bits
