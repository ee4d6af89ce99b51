"""Conversions between floating-point formats, and between them and integers of any width.

To an integer: towards zero; what does not fit gives some value (LLVM leaves it
undefined), except in `to_int_saturating`. From an integer: rounded once.
"""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_float as fl
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_intmath as im
from allvm.frontend import legal_wide as wide

_DOUBLE = fl.FORMATS["double"]
_DIRECT = {
    ("double", "half"): ("__truncdfhf2", "d:i"), ("double", "bfloat"): ("__truncdfbf2", "d:i"),
    ("float", "half"): ("__truncsfhf2", "f:i"), ("float", "bfloat"): ("__truncsfbf2", "f:i"),
    ("float", "fp128"): ("__extendsftf2", "f:ll"), ("double", "fp128"): ("__extenddftf2", "d:ll"),
    ("fp128", "float"): ("__trunctfsf2", "ll:f"), ("fp128", "double"): ("__trunctfdf2", "ll:d"),
    ("fp128", "half"): ("__trunctfhf2", "ll:i"), ("fp128", "x86_fp80"): ("__x87_from_tf", "ll:ll"),
    ("float", "x86_fp80"): ("__x87_from_f32", "f:ll"), ("double", "x86_fp80"): ("__x87_from_f64", "d:ll"),
    ("x86_fp80", "float"): ("__x87_to_f32", "ll:f"), ("x86_fp80", "double"): ("__x87_to_f64", "ll:d"),
    ("x86_fp80", "fp128"): ("__x87_to_tf", "ll:ll"),
}  # fmt: skip


# -- between formats
def resize(b, f, xs, to):
    """fpext and fptrunc."""
    if f == to:
        return tuple(xs)
    if f in fl.SMALL:
        return resize(b, "float", (fl.small_to_float(b, f, xs[0]),), to)
    if f == "float" and to == "double":
        return (b.op("cvt.f64.f32", xs[0]),)
    if f == "double" and to == "float":
        return (b.op("cvt.f32.f64", xs[0]),)
    if (f, to) in _DIRECT:
        return b.call_host(*_DIRECT[f, to], xs)
    if f == "x86_fp80":  # exact on the way through fp128
        return resize(b, "fp128", resize(b, f, xs, "fp128"), to)
    return b.call_host(*_DIRECT["double", "bfloat"], (_fp128_to_odd_double(b, xs),))


def _fp128_to_odd_double(b, xs):
    """The double next to an fp128, an inexact one with an odd last bit, so that rounding once more is safe."""
    (near,) = resize(b, "fp128", xs, "double")
    order = b.call_host("__cmptf2", "llll:i", (*xs, *resize(b, "double", (near,), "fp128")))[0]
    # order: the exact value against near; as a step of the bits it is reversed for negative numbers
    ordered = e.comparek(b, "slt", "i32", order, 2)
    step = e.sign_extend64(b, 32, e.alu(b, "mul", "i32", order, ordered))
    negative = e.aluk(b, "shr_s", "i64", xs[1], 63)
    step = e.alu(b, "sub", "i64", e.alu(b, "xor", "i64", step, negative), negative)
    even = e.aluk(b, "xor", "i64", e.aluk(b, "and", "i64", near, 1), 1)
    return e.alu(b, "add", "i64", near, e.alu(b, "mul", "i64", step, even))


# -- from integers
def from_int(b, bits, xs, signed, f):
    """sitofp and uitofp."""
    if f == "half":  # float is exact up to 2^24, and from 65520 on half is infinite
        return (fl.float_to_small(b, f, from_int(b, bits, xs, signed, "float")[0]),)
    if f in ("fp128", "x86_fp80"):
        return _int_to_big(b, bits, xs, signed, f)
    if bits > 64:
        return _wide_to_machine(b, bits, xs, signed, f)
    if f == "bfloat":
        return _narrow_to_bfloat(b, bits, xs, signed)
    x = e.sign_extend(b, bits, xs[0]) if signed else xs[0]
    return (b.op(f"cvt.{fl.FORMATS[f].machine}.{'s' if signed else 'u'}{e.WIDTH[e.machine_type(bits)]}", x),)


def _magnitude(b, bits, xs, signed):
    """(parts of |x| in as many bits, the sign as an i64 of 0 or -1, None if unsigned)."""
    if not signed:
        return xs, None
    if bits > 64:
        sign = wide.sign(b, bits, xs)
        return wide.negate_if(b, bits, xs, sign), sign
    x = e.sign_extend64(b, bits, xs[0]) if bits < 64 else xs[0]
    sign = e.aluk(b, "shr_s", "i64", x, 63)
    return (e.alu(b, "sub", "i64", e.alu(b, "xor", "i64", x, sign), sign),), sign


def _narrow_to_bfloat(b, bits, xs, signed):
    if bits <= 32:
        return b.call_host(*_DIRECT["double", "bfloat"], from_int(b, bits, xs, signed, "double"))
    (x,), sign = _magnitude(b, bits, xs, signed)
    # beyond 53 bits, 12 low bits become one sticky bit, which is far below what bfloat keeps
    x = e.select(b, e.comparek(b, "ult", "i64", x, 1 << 53), x, _sticky(b, x))
    (r,) = b.call_host(*_DIRECT["double", "bfloat"], (b.op("cvt.f64.u64", x),))
    return (_put_sign(b, r, sign, 16),)


def _sticky(b, x):
    """x with its 12 low bits or-ed into bit 12."""
    rest = e.comparek(b, "ne", "i64", e.aluk(b, "and", "i64", x, 0xFFF), 0)
    return e.alu(b, "or", "i64", e.aluk(b, "and", "i64", x, -0x1000), e.aluk(b, "shl", "i64", rest, 12))


def _put_sign(b, r, sign, width):
    """The bits of a float that is not negative, with the sign (an i64 of 0 or -1, or None)."""
    if sign is None:
        return r
    t = e.machine_type(width)
    return e.alu(b, "or", t, r, e.aluk(b, "and", t, sign, 1 << width - 1))


def _leading(b, bits, xs, keep):
    """The highest `keep` parts of x after moving its leading one to the top, the rest as a sticky bit in
    them, and the exponent of their last place (an i32)."""
    n = len(xs)
    zeros = wide.leading_zeros(b, 64 * n, xs)
    moved = wide.shl(b, 64 * n, xs, zeros)
    rest = e.comparek(b, "ne", "i64", wide.any_bit(b, moved[:-keep]), 0)
    top = (e.alu(b, "or", "i64", moved[-keep], rest), *moved[n - keep + 1:])
    return top, e.alu(b, "sub", "i32", b.const("i32", 64 * (n - keep)), zeros)


def _wide_to_machine(b, bits, xs, signed, f):
    """To float, double or bfloat: round the 64 leading bits, then scale exactly."""
    magnitude, sign = _magnitude(b, bits, xs, signed)
    (top,), exponent = _leading(b, bits, magnitude, 1)
    if f == "float":
        r = b.op("cvt.f64.f32", b.op("cvt.f32.u64", top))
    else:
        r = b.op("cvt.f64.u64", _sticky(b, top) if f == "bfloat" else top)
    r = _scale(b, r, exponent, bits)
    if f == "double":
        return (_put_sign(b, r, sign, 64),)
    (r,) = resize(b, "double", (r,), f)
    return (_put_sign(b, r, sign, fl.FORMATS[f].bits),)


def _scale(b, r, exponent, bits):
    """r * 2^exponent for a double r and an exponent up to bits - 64, infinite when too large."""
    steps = [exponent]
    if bits > 1024:
        exponent = e.alu(b, "min_s", "i32", exponent, b.const("i32", 2000))
        half = e.aluk(b, "shr_s", "i32", exponent, 1)
        steps = [half, e.alu(b, "sub", "i32", exponent, half)]
    for k in steps:
        biased = e.widen(b, 32, e.aluk(b, "add", "i32", k, _DOUBLE.bias))
        r = b.op("mul.f64", r, e.aluk(b, "shl", "i64", biased, 52))
    return r


def _int_to_big(b, bits, xs, signed, f):
    """To fp128 or x86_fp80."""
    s = "s" if signed else "u"
    if bits <= 64:
        x = ints.resize(b, bits, xs, 64, signed)
        name = {"s": "__floatditf", "u": "__floatunditf"}[s] if f == "fp128" else f"__x87_from_{s}64"
        return b.call_host(name, "l:ll", x)
    name = {"s": "__floattitf", "u": "__floatuntitf"}[s] if f == "fp128" else f"__x87_from_{s}128"
    if bits <= 128:
        return b.call_host(name, "ll:ll", ints.resize(b, bits, xs, 128, signed))
    magnitude, sign = _magnitude(b, bits, xs, signed)
    top, exponent = _leading(b, bits, magnitude, 2)
    name = "__floatuntitf" if f == "fp128" else "__x87_from_u128"
    r = b.call_host(name, "ll:ll", top)
    biased = e.widen(b, 32, e.aluk(b, "add", "i32", exponent, 16383))
    if f == "fp128":
        power = (b.const("i64", 0), e.aluk(b, "shl", "i64", biased, 48))
        low, high = b.call_host("__multf3", "llll:ll", (*r, *power))
        return (low, _put_sign(b, high, sign, 64))
    low, high = b.call_host("__x87_mul", "llll:ll", (*r, b.const("i64", 1 << 63), biased))
    if sign is not None:
        high = e.alu(b, "or", "i64", high, e.aluk(b, "and", "i64", sign, 0x8000))
    return (low, high)


# -- to integers
def to_int(b, f, xs, bits, signed):
    """fptosi and fptoui. Out of range, which C leaves undefined, 32, 64 and more bits saturate; others are the low bits of these."""
    wide_result = bits > (128 if f in ("fp128", "x86_fp80") else 64)
    return (_saturate_wide if wide_result else _to_int)(b, f, xs, bits, signed)


def _to_int(b, f, xs, bits, signed):
    if f in fl.SMALL:
        xs, f = (fl.small_to_float(b, f, xs[0]),), "float"
    s = "s" if signed else "u"
    if f in ("fp128", "x86_fp80"):
        return _big_to_int(b, f, xs, bits, signed)
    t = fl.FORMATS[f].machine
    if bits < 32:  # also an unsigned result: the low bits of a signed one
        return (e.mask(b, bits, b.op(f"cvt.s32.{t}", xs[0])),)
    if bits <= 64:
        return (e.mask(b, bits, b.op(f"cvt.{s}{32 if bits == 32 else 64}.{t}", xs[0])),)
    (x,) = resize(b, f, xs, "double")
    if not signed:
        return wide.normalise(b, bits, _double_to_words(b, x, wide.count(bits)))
    words = _double_to_words(b, b.op("abs.f64", x), wide.count(bits))
    return wide.negate_if(b, bits, words, e.aluk(b, "shr_s", "i64", x, 63))


def _double_to_words(b, x, n):
    """The 64-bit digits of a double's integral part, lowest first; each one saturates, NaN and below 0 give 0."""
    words = [b.const("i64", 0)] * n
    for i in reversed(range(min(n, 16))):
        if i == 0:
            words[0] = b.op("cvt.u64.f64", x)
            break
        down, up = (b.const("f64", _DOUBLE.power_of_two(k)) for k in (-64 * i, 64 * i))
        words[i] = b.op("cvt.u64.f64", b.op("mul.f64", x, down))
        x = b.op("sub.f64", x, b.op("mul.f64", b.op("cvt.f64.u64", words[i]), up))
    return words


def _big_to_int(b, f, xs, bits, signed):
    if bits > 128:
        return _big_to_wide(b, f, xs, bits)
    s, width = "s" if signed else "u", 64 if bits <= 64 else 128
    if f == "fp128":
        name = {"s": "__fixtf", "u": "__fixunstf"}[s] + {64: "di", 128: "ti"}[width]
    else:
        name = f"__x87_to_{s}{width}"
    return ints.trunc(b, width, b.call_host(name, "ll:l" if width == 64 else "ll:ll", xs), bits)


def _big_to_wide(b, f, xs, bits):
    """By moving the significand to its place."""
    if f == "fp128":
        places = 112
        high = e.aluk(b, "or", "i64", e.aluk(b, "and", "i64", xs[1], (1 << 48) - 1), 1 << 48)
        significand = wide.zext(b, 128, (xs[0], high), bits)
        head = e.aluk(b, "shr_u", "i64", xs[1], 48)
    else:
        places = 63
        significand = wide.zext(b, 64, (xs[0],), bits)
        head = xs[1]
    exponent = e.aluk(b, "sub", "i32", e.aluk(b, "and", "i32", head, 0x7FFF), 16383)
    distance = e.aluk(b, "sub", "i32", exponent, places)
    left = wide.shl(b, bits, significand, distance)
    right = wide.shr(b, bits, significand, e.neg(b, "i32", distance))
    result = e.select_parts(b, e.comparek(b, "slt", "i32", distance, 0), right, left)
    fits = e.comparek(b, "ult", "i32", exponent, bits)
    result = e.select_parts(b, fits, result, wide.const(b, bits, 0))
    sign = e.neg(b, "i64", e.widen(b, 32, e.aluk(b, "and", "i32", e.aluk(b, "shr_u", "i32", head, 15), 1)))
    return wide.negate_if(b, bits, result, sign)


def to_int_saturating(b, f, xs, bits, signed):
    """llvm.fptosi.sat and llvm.fptoui.sat: clamped, NaN gives 0."""
    if f in fl.SMALL:
        xs, f = (fl.small_to_float(b, f, xs[0]),), "float"
    s = "s" if signed else "u"
    if bits <= 64:
        width = 32 if bits <= 32 and f in ("float", "double") else 64
        if f in ("float", "double"):
            x = (b.op(f"cvt.{s}{width}.{fl.FORMATS[f].machine}", xs[0]),)
        else:
            x = _big_to_int(b, f, xs, 64, signed)
        return ints.trunc(b, width, im.clamp(b, width, x, bits, signed) if bits < width else x, bits)
    if bits <= 128 and f in ("fp128", "x86_fp80"):
        x = _big_to_int(b, f, xs, 128, signed)
        return ints.trunc(b, 128, im.clamp(b, 128, x, bits, signed) if bits < 128 else x, bits)
    return _saturate_wide(b, f, xs, bits, signed)


def _saturate_wide(b, f, xs, bits, signed):
    if f in fl.SMALL:
        xs, f = (fl.small_to_float(b, f, xs[0]),), "float"
    fmt = fl.FORMATS[f]
    result = _to_int(b, f, xs, bits, signed)
    limit = fl.const(b, f, fmt.power_of_two(bits - signed))
    above = fl.fcmp(b, "oge", f, xs, limit)
    result = e.select_parts(b, above, wide.const(b, bits, (1 << bits - signed) - 1), result)
    if signed:
        low, least = fl.fcmp(b, "ole", f, xs, fl.neg(b, f, limit)), 1 << bits - 1
    else:
        low, least = fl.fcmp(b, "olt", f, xs, fl.const(b, f, 0)), 0
    result = e.select_parts(b, low, wide.const(b, bits, least), result)
    return e.select_parts(b, fl.fcmp(b, "uno", f, xs, xs), wide.const(b, bits, 0), result)
