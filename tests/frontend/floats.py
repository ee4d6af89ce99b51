"""Exact reference arithmetic on every floating-point format, and the host's helpers made of it."""

import math
from fractions import Fraction

from allvm.frontend.legal_float import FORMATS

NAN, INF, NINF = "nan", "inf", "-inf"
M64 = (1 << 64) - 1


def decode(f, bits):
    """The value: NAN, INF, NINF or (negative, Fraction)."""
    fmt = FORMATS[f]
    explicit = f == "x86_fp80"
    fraction = bits & (1 << fmt.fraction) - 1
    exponent = bits >> fmt.fraction & (1 << fmt.exponent) - 1
    negative = bool(bits >> fmt.bits - 1)
    if exponent == (1 << fmt.exponent) - 1:
        if fraction == (1 << 63 if explicit else 0):
            return NINF if negative else INF
        return NAN
    places = fmt.fraction - explicit
    if exponent and not explicit:
        fraction |= 1 << places
    return negative, Fraction(fraction) * Fraction(2) ** (max(exponent, 1) - fmt.bias - places)


def encode(f, value, negative=False):
    """The bits of NAN, INF, NINF or of a Fraction rounded to nearest even; negative: the sign of a zero."""
    fmt = FORMATS[f]
    if value == NAN:
        return fmt.infinity | 1 << (62 if f == "x86_fp80" else fmt.fraction - 1)
    sign = 1 << fmt.bits - 1
    if value in (INF, NINF):
        return fmt.infinity | (sign if value == NINF else 0)
    explicit = f == "x86_fp80"
    places = fmt.fraction - explicit
    sign = sign if value < 0 or (value == 0 and negative) else 0
    value = abs(value)
    if value == 0:
        return sign
    k = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** k > value:
        k -= 1
    k = max(k, 1 - fmt.bias)
    scaled = round(value / Fraction(2) ** (k - places))
    if scaled >> places + 1:
        scaled, k = scaled >> 1, k + 1
    if k > fmt.bias:
        return sign | fmt.infinity
    if scaled >> places == 0:
        return sign | scaled
    biased = k + fmt.bias
    if explicit:
        return sign | biased << 64 | scaled
    return sign | biased << fmt.fraction | scaled & (1 << places) - 1


def number(f, bits):
    """(kind or None, negative, Fraction)."""
    v = decode(f, bits)
    return (v, v == NINF, None) if isinstance(v, str) else (None, *v)


def arithmetic(op, f, x, y):
    """fadd fsub fmul fdiv frem on bits, exactly rounded."""
    (kx, nx, vx), (ky, ny, vy) = number(f, x), number(f, y)
    if NAN in (kx, ky):
        return encode(f, NAN)
    if op == "fsub":
        op, ny, vy, ky = "fadd", not ny, vy, {INF: NINF, NINF: INF, None: None}[ky]
    sx, sy = (-1 if nx else 1), (-1 if ny else 1)
    if kx or ky:
        return _with_infinity(op, f, kx, ky, sx, sy, vx, vy)
    if op == "fadd":
        return encode(f, sx * vx + sy * vy, nx and ny)
    if op == "fmul":
        return encode(f, sx * sy * vx * vy, nx != ny)
    if vy == 0:
        if op == "frem" or vx == 0:
            return encode(f, NAN)
        return encode(f, INF if nx == ny else NINF)
    if op == "fdiv":
        return encode(f, sx * sy * vx / vy, nx != ny)
    return encode(f, sx * (vx % vy), nx)


def _with_infinity(op, f, kx, ky, sx, sy, vx, vy):
    if op == "fadd":
        return encode(f, NAN if kx and ky and kx != ky else kx or ky)
    if op == "fmul":
        zero = vx == 0 or vy == 0
        return encode(f, NAN if zero else INF if sx == sy else NINF)
    if op == "fdiv":
        if kx and ky:
            return encode(f, NAN)
        return encode(f, INF if sx == sy else NINF) if kx else encode(f, Fraction(0), sx != sy)
    return encode(f, NAN) if kx else encode(f, sx * vx, sx < 0)


def fused(f, x, y, z):
    """x * y + z, rounded once; finite operands."""
    (_, nx, vx), (_, ny, vy), (_, nz, vz) = (number(f, v) for v in (x, y, z))
    p = vx * vy * (-1 if nx != ny else 1)
    return encode(f, p + (-vz if nz else vz), nx != ny and nz)


def convert(f, bits, to):
    """From format to format."""
    kind, negative, v = number(f, bits)
    return encode(to, kind or (-v if negative else v), negative)


def compare(f, x, y):
    """-1, 0, 1, or 2 when unordered."""
    order = {NINF: (-1, 0), INF: (1, 0)}
    keys = []
    for bits in (x, y):
        kind, negative, v = number(f, bits)
        if kind == NAN:
            return 2
        keys.append(order.get(kind) or (0, -v if negative else v))
    return (keys[0] > keys[1]) - (keys[0] < keys[1])


def to_int(f, bits, n, signed):
    """Towards zero, saturating, NaN gives 0."""
    kind, negative, v = number(f, bits)
    low, high = (-(1 << n - 1), (1 << n - 1) - 1) if signed else (0, (1 << n) - 1)
    if kind == NAN:
        return 0
    if kind:
        return low if negative else high
    return min(max(math.floor(v) * (-1 if negative else 1), low), high)


def is_nan(f, bits):
    return decode(f, bits) == NAN


# -- the helpers of docs/abi.md
def join(parts, f):
    """The bits out of slots."""
    bits = sum(p << 64 * i for i, p in enumerate(parts))
    return bits & (1 << FORMATS[f].bits) - 1


def slots(f, bits):
    """Slots of a value."""
    return (bits & M64, bits >> 64) if FORMATS[f].bits > 64 else (bits,)


def _convert_host(f, to):
    return lambda *a: slots(to, convert(f, join(a, f), to))


def _binary_host(op, f):
    n = 2 if FORMATS[f].bits > 64 else 1
    return lambda *a: slots(f, arithmetic(op, f, join(a[:n], f), join(a[n:], f)))


def _to_int_host(f, n, signed):
    def host(*a):
        v = to_int(f, join(a, f), n, signed)
        return (v & M64, v >> 64 & M64) if n == 128 else v
    return host


def _from_int_host(f, n, signed):
    def host(*a):
        v = sum(p << 64 * i for i, p in enumerate(a))
        if signed and v >> n - 1:
            v -= 1 << n
        return slots(f, encode(f, Fraction(v)))
    return host


HOST = {
    "__extendhfsf2": _convert_host("half", "float"), "__truncsfhf2": _convert_host("float", "half"),
    "__truncdfhf2": _convert_host("double", "half"), "__trunctfhf2": _convert_host("fp128", "half"),
    "__truncsfbf2": _convert_host("float", "bfloat"), "__truncdfbf2": _convert_host("double", "bfloat"),
    "__extendsftf2": _convert_host("float", "fp128"), "__extenddftf2": _convert_host("double", "fp128"),
    "__trunctfsf2": _convert_host("fp128", "float"), "__trunctfdf2": _convert_host("fp128", "double"),
    "__x87_from_f32": _convert_host("float", "x86_fp80"), "__x87_from_f64": _convert_host("double", "x86_fp80"),
    "__x87_to_f32": _convert_host("x86_fp80", "float"), "__x87_to_f64": _convert_host("x86_fp80", "double"),
    "__x87_from_tf": _convert_host("fp128", "x86_fp80"), "__x87_to_tf": _convert_host("x86_fp80", "fp128"),
    "__cmptf2": lambda a, b, c, d: compare("fp128", a | b << 64, c | d << 64),
    "__x87_cmp": lambda a, b, c, d: compare("x86_fp80", a | b << 64, c | d << 64),
    "fmod": _binary_host("frem", "double"), "fmodf": _binary_host("frem", "float"),
    "fmodl": _binary_host("frem", "fp128"), "fmodl@x87": _binary_host("frem", "x86_fp80"),
    "fmal": lambda *a: slots("fp128", fused("fp128", *(a[i] | a[i + 1] << 64 for i in (0, 2, 4)))),
    "fmal@x87": lambda *a: slots("x86_fp80", fused("x86_fp80", *(a[i] | a[i + 1] << 64 for i in (0, 2, 4)))),
}
for _op in ("add", "sub", "mul", "div"):
    HOST[f"__{_op}tf3"] = _binary_host("f" + _op, "fp128")
    HOST[f"__x87_{_op}"] = _binary_host("f" + _op, "x86_fp80")
for _s, _u in (("", True), ("un", False)):
    for _n, _c in ((64, "di"), (128, "ti")):
        HOST[f"__float{_s}{_c}tf"] = _from_int_host("fp128", _n, _u)
        HOST[f"__fix{_s and 'uns'}tf{_c}"] = _to_int_host("fp128", _n, _u)
        HOST[f"__x87_from_{'s' if _u else 'u'}{_n}"] = _from_int_host("x86_fp80", _n, _u)
        HOST[f"__x87_to_{'s' if _u else 'u'}{_n}"] = _to_int_host("x86_fp80", _n, _u)
