"""The floating-point intrinsics of LLVM on parts, for every format."""

from allvm.frontend import legal_convert as convert
from allvm.frontend import legal_emit as e
from allvm.frontend import legal_float as fl
from allvm.frontend import legal_int as ints

# Intrinsics that are one function of the C library: name -> number of arguments.
LIBM = {
    **dict.fromkeys(("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "exp10",
                     "log", "log2", "log10"), 1),
    "pow": 2, "atan2": 2,
}  # fmt: skip
_ROUND_OPS = {"floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "nearest", "nearbyint": "nearest",
              "roundeven": "nearest"}  # fmt: skip
ROUNDING = frozenset((*_ROUND_OPS, "round"))
_SUFFIX = {"float": "f", "double": "", "fp128": "l", "x86_fp80": "l"}
_HALF = {"float": 0x3F000000, "double": 0x3FE0000000000000}


def libm(b, name, f, *args):
    """A function of the C library by its name for double."""
    if f in fl.SMALL:
        return fl.via_float(b, f, lambda b, f, *xs: libm(b, name, f, *xs), *args)
    if f in ("float", "double"):
        letter = "f" if f == "float" else "d"
        return b.call_host(name + _SUFFIX[f], letter * len(args) + ":" + letter, tuple(xs[0] for xs in args))
    return fl.host_call(b, name + "l", f, *args)


def sqrt(b, f, xs):
    if f in fl.SMALL:
        return fl.via_float(b, f, sqrt, xs)
    if f in ("float", "double"):
        return (b.op(f"sqrt.{fl.FORMATS[f].machine}", xs[0]),)
    return libm(b, "sqrt", f, xs)


def rounded(b, op, f, xs):
    """floor ceil trunc rint nearbyint roundeven round: to an integral value."""
    if f in fl.SMALL:  # small integers are exact in both
        return fl.via_float(b, f, lambda b, f, x: rounded(b, op, f, x), xs)
    if f not in ("float", "double"):
        return libm(b, op, f, xs)
    t = fl.FORMATS[f].machine
    if op != "round":
        return (b.op(f"{_ROUND_OPS[op]}.{t}", xs[0]),)
    whole = b.op(f"trunc.{t}", xs[0])
    rest = b.op(f"abs.{t}", b.op(f"sub.{t}", xs[0], whole))  # exact
    one = b.op(f"copysign.{t}", b.const(t, fl.FORMATS[f].power_of_two(0)), xs[0])
    away = b.op(f"set.le.{t}", b.const(t, _HALF[f]), rest)
    return (e.select(b, away, b.op(f"add.{t}", whole, one), whole),)


def round_to_int(b, op, f, xs, bits):
    """lround llround lrint llrint."""
    return convert.to_int(b, f, rounded(b, "round" if op.endswith("round") else "rint", f, xs), bits, signed=True)


# -- minima and maxima
def minmax(b, op, f, xs, ys):
    """minnum maxnum minimumnum maximumnum (a number beats NaN), minimum maximum (NaN beats a number); -0 < +0."""
    low = op.startswith("min")
    if f in fl.SMALL:
        return fl.via_float(b, f, lambda b, f, x, y: minmax(b, op, f, x, y), xs, ys)
    if f in ("float", "double"):
        t = fl.FORMATS[f].machine
        r = (b.op(f"{'min' if low else 'max'}.{t}", xs[0], ys[0]),)
    else:
        r = _minmax_big(b, low, f, xs, ys)
    if op not in ("minimum", "maximum"):
        return r
    unordered = fl.fcmp(b, "uno", f, xs, ys)
    return e.select_parts(b, unordered, fl.binary(b, "fadd", f, xs, ys), r)


def _minmax_big(b, low, f, xs, ys):
    """By comparison; equal operands differ at most in sign, so signs decide between them."""
    x_negative = fl.sign_bit(b, f, xs)
    order_equal = x_negative if low else e.not_bool(b, x_negative)
    less = fl.fcmp(b, "olt" if low else "ogt", f, xs, ys)
    first = e.alu(b, "or", "i32", less, e.alu(b, "and", "i32", fl.fcmp(b, "oeq", f, xs, ys), order_equal))
    y_nan = fl.fcmp(b, "uno", f, ys, ys)
    return e.select_parts(b, e.alu(b, "or", "i32", first, y_nan), xs, ys)


# -- powers and exponents
def powi(b, f, xs, n):
    """x to an integer power (i32 register) by squaring, as compiler runtimes do it."""
    k = e.const_u(b, "i32", n)
    one = fl.const(b, f, fl.FORMATS[f].power_of_two(0))
    if k is not None:
        k = e.to_signed(k, 32)
        r = _powi_constant(b, f, xs, abs(k)) or one
        return fl.binary(b, "fdiv", f, one, r) if k < 0 else r
    return _powi_loop(b, f, xs, n, one)


def _powi_constant(b, f, xs, k):
    r = None
    while k:
        if k & 1:
            r = xs if r is None else fl.binary(b, "fmul", f, r, xs)
        k >>= 1
        if k:
            xs = fl.binary(b, "fmul", f, xs, xs)
    return r


def _powi_loop(b, f, xs, n, one):
    parts = len(xs)
    sign = e.aluk(b, "shr_s", "i32", n, 31)
    count = e.alu(b, "sub", "i32", e.alu(b, "xor", "i32", n, sign), sign)
    loop = e.Loop(b, "powi", (*one, *xs, count))
    result, square, count = loop.values[:parts], loop.values[parts:-1], loop.values[-1]
    odd = e.aluk(b, "and", "i32", count, 1)
    result = e.select_parts(b, odd, fl.binary(b, "fmul", f, result, square), result)
    square = fl.binary(b, "fmul", f, square, square)
    count = e.aluk(b, "shr_u", "i32", count, 1)
    loop.again("br.nz.i32", count, values=(*result, *square, count))
    return e.select_parts(b, sign, fl.binary(b, "fdiv", f, one, result), result)


def ldexp(b, f, xs, bits, ns):
    """x * 2^n, rounded once; n of any width."""
    low, high = (ints.const(b, bits, v) for v in (-40000, 40000)) if bits > 32 else (None, None)
    if low is not None:
        ns = e.select_parts(b, ints.icmp(b, "slt", bits, ns, low)[0], low, ns)
        ns = e.select_parts(b, ints.icmp(b, "sgt", bits, ns, high)[0], high, ns)
    n = ints.resize(b, bits, ns, 32, signed=True)[0]
    if f in fl.SMALL:  # double holds every scaled value exactly until it is rounded
        x = convert.resize(b, f, xs, "double")[0]
        n = e.alu(b, "max_s", "i32", e.alu(b, "min_s", "i32", n, b.const("i32", 600)), b.const("i32", -600))
        return convert.resize(b, "double", b.call_host("ldexp", "di:d", (x, n)), f)
    if f in ("float", "double"):
        letter = "f" if f == "float" else "d"
        return b.call_host("ldexp" + _SUFFIX[f], f"{letter}i:{letter}", (xs[0], n))
    return fl.host_call(b, "ldexpl", f, xs, extra=(("i", n),))


def frexp(b, f, xs, bits):
    """(fraction parts in [0.5, 1) with the sign of x, exponent parts): x = fraction * 2^exponent; 0, inf and NaN: x, 0."""
    if f in fl.SMALL:
        single = (fl.small_to_float(b, f, xs[0]),)
        fraction, exponent = frexp(b, "float", single, bits)
        return (fl.float_to_small(b, f, fraction[0]),), exponent
    fmt = fl.FORMATS[f]
    # A subnormal is scaled into the normal range first.
    lift = 128 if fmt.bits > 64 else 64
    scale = fl.const(b, f, fmt.power_of_two(lift))
    subnormal = e.not_bool(b, _exponent_nonzero(b, f, xs))
    xs = e.select_parts(b, subnormal, fl.binary(b, "fmul", f, xs, scale), tuple(xs))
    biased = _biased_exponent(b, f, xs)
    exponent = e.aluk(b, "sub", "i32", biased, fmt.bias - 1)
    exponent = e.alu(b, "sub", "i32", exponent, e.aluk(b, "mul", "i32", subnormal, lift))
    ordinary = e.comparek(b, "ult", "i32", e.aluk(b, "sub", "i32", biased, 1), (1 << fmt.exponent) - 2)
    fraction = e.select_parts(b, ordinary, _with_exponent(b, f, xs, fmt.bias - 1), tuple(xs))
    exponent = e.select(b, ordinary, exponent, b.const("i32", 0))
    return fraction, ints.resize(b, 32, (exponent,), bits, signed=True)


def _top_field(f):
    """(machine type, shift, mask) of the exponent in the last part."""
    fmt = fl.FORMATS[f]
    shift = {"float": 23, "double": 52, "fp128": 48, "x86_fp80": 0}[f]
    return ("i32" if fmt.bits <= 32 else "i64"), shift, (1 << fmt.exponent) - 1


def _biased_exponent(b, f, xs):
    t, shift, ones = _top_field(f)
    return e.aluk(b, "and", "i32", e.aluk(b, "shr_u", t, xs[-1], shift), ones)


def _exponent_nonzero(b, f, xs):
    return e.comparek(b, "ne", "i32", _biased_exponent(b, f, xs), 0)


def _with_exponent(b, f, xs, biased):
    t, shift, ones = _top_field(f)
    cleared = e.aluk(b, "and", t, xs[-1], ~(ones << shift))
    return (*xs[:-1], e.aluk(b, "or", t, cleared, biased << shift))


def modf(b, f, xs):
    """(fractional part, integral part), both with the sign of x."""
    whole = rounded(b, "trunc", f, xs)
    rest = fl.binary(b, "fsub", f, xs, whole)
    infinite = fl.fcmp(b, "oeq", f, fl.absolute(b, f, xs), fl.const(b, f, fl.FORMATS[f].infinity))
    rest = e.select_parts(b, infinite, fl.const(b, f, 0), rest)
    return fl.copysign(b, f, rest, xs), whole


def canonicalize(b, f, xs):
    """x with a signalling NaN made quiet."""
    return fl.binary(b, "fmul", f, xs, fl.const(b, f, fl.FORMATS[f].power_of_two(0)))


# -- classification
_SNAN, _QNAN, _NAN, _INF, _NORMAL, _SUBNORMAL, _ZERO = 0x1, 0x2, 0x3, 0x204, 0x108, 0x90, 0x60
_NEGATIVE = 0x3C


def is_fpclass(b, f, xs, mask):
    """llvm.is.fpclass: whether x is in one of the classes of the mask, an i1 register."""
    mask &= 0x3FF
    if mask in (0, 0x3FF):
        return b.const("i32", mask != 0)
    if mask in (_NAN, 0x3FC) and f in ("float", "double"):
        return fl.fcmp(b, "uno" if mask == _NAN else "ord", f, xs, xs)
    if mask.bit_count() > 5:
        return e.not_bool(b, is_fpclass(b, f, xs, mask ^ 0x3FF))
    tests = _ClassTests(b, f, xs)
    found = None
    for classes, test in ((_SNAN, tests.snan), (_QNAN, tests.qnan), (_INF, tests.infinite), (_NORMAL, tests.normal),
                          (_SUBNORMAL, tests.subnormal), (_ZERO, tests.zero)):
        wanted = mask & classes
        if classes == _SNAN and mask & _NAN == _NAN:
            r = tests.nan()
        elif not wanted or (classes == _QNAN and mask & _NAN == _NAN):
            continue
        else:
            r = test()
            if wanted != classes:
                r = e.alu(b, "and", "i32", r, tests.sign(bool(wanted & _NEGATIVE)))
        found = r if found is None else e.alu(b, "or", "i32", found, r)
    return found


class _ClassTests:
    """Tests on the bits of a float; each gives an i1 register."""

    def __init__(self, b, f, xs):
        self.b = b
        self.fmt = fmt = fl.FORMATS[f]
        self.bits = fmt.bits
        self.xs = xs
        self.x87 = f == "x86_fp80"
        self.magnitude = ints.binary(b, "and", fmt.bits, xs, self.constant((1 << fmt.bits - 1) - 1))
        self.quiet = fmt.infinity | 1 << (62 if self.x87 else fmt.fraction - 1)

    def constant(self, value):
        return ints.const(self.b, self.bits, value)

    def test(self, pred, value):
        return ints.icmp(self.b, pred, self.bits, self.magnitude, self.constant(value))[0]

    def between(self, low, high):
        """low <= magnitude < high."""
        moved = ints.binary(self.b, "sub", self.bits, self.magnitude, self.constant(low))
        return ints.icmp(self.b, "ult", self.bits, moved, self.constant(high - low))[0]

    def sign(self, negative):
        r = ints.is_negative(self.b, self.bits, self.xs)
        return r if negative else e.not_bool(self.b, r)

    def _leading(self):
        return e.aluk(self.b, "shr_u", "i64", self.xs[0], 63)

    def _unsupported(self):
        """An x86_fp80 with an exponent but no leading bit is as good as a NaN."""
        b = self.b
        head = e.comparek(b, "ne", "i64", self.magnitude[1], 0)
        return e.alu(b, "and", "i32", head, e.not_bool(b, self._leading()))

    def nan(self):
        r = self.test("ugt", self.fmt.infinity)
        return e.alu(self.b, "or", "i32", r, self._unsupported()) if self.x87 else r

    def qnan(self):
        return self.test("uge", self.quiet)

    def snan(self):
        if self.x87:
            return e.alu(self.b, "and", "i32", self.nan(), e.not_bool(self.b, self.qnan()))
        return self.between(self.fmt.infinity + 1, self.quiet)

    def infinite(self):
        return self.test("eq", self.fmt.infinity)

    def normal(self):
        if self.x87:
            b = self.b
            head = e.aluk(b, "sub", "i64", self.magnitude[1], 1)
            return e.alu(b, "and", "i32", e.comparek(b, "ult", "i64", head, 0x7FFE), self._leading())
        return self.between(1 << self.fmt.fraction, self.fmt.infinity)

    def subnormal(self):
        return self.between(1, 1 << self.fmt.fraction)

    def zero(self):
        return self.test("eq", 0)
