"""Floating point of every format on parts: arithmetic, signs, comparisons.

float and double are instructions. half and bfloat are computed in float, which
is wide enough that rounding twice is rounding once (24 >= 2 * 11 + 2). fp128
and x86_fp80 are two i64 parts and computed by host functions (docs/abi.md).
A format is named as LLVM names its type. The register of a float serves as
the register of its bits, since slots are untyped.
"""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_wide as wide


class Format:
    """Bits in all, of the exponent and of the fraction. x86_fp80 has its leading bit in the fraction."""

    __slots__ = ("bits", "exponent", "fraction", "machine", "name")

    def __init__(self, name, bits, exponent, fraction, machine=None):
        self.name = name
        self.bits = bits
        self.exponent = exponent
        self.fraction = fraction
        self.machine = machine

    @property
    def bias(self):
        return (1 << self.exponent - 1) - 1

    @property
    def infinity(self):
        """The bits of +infinity."""
        if self.name == "x86_fp80":
            return 0x7FFF << 64 | 1 << 63
        return (1 << self.exponent) - 1 << self.fraction

    def power_of_two(self, k):
        """The bits of 2^k for a normal number; infinity above the range."""
        if k > self.bias:
            return self.infinity
        leading = 1 << 63 if self.name == "x86_fp80" else 0
        return (k + self.bias) << self.fraction | leading


FORMATS = {f.name: f for f in (
    Format("half", 16, 5, 10), Format("bfloat", 16, 8, 7), Format("float", 32, 8, 23, "f32"),
    Format("double", 64, 11, 52, "f64"), Format("fp128", 128, 15, 112), Format("x86_fp80", 80, 15, 64),
)}  # fmt: skip
SMALL = ("half", "bfloat")
_MACHINE_OPS = {"fadd": "add", "fsub": "sub", "fmul": "mul", "fdiv": "div"}


def const(b, f, bits):
    """The parts of a constant given by its bits."""
    fmt = FORMATS[f]
    if fmt.machine:
        return (b.const(fmt.machine, bits),)
    return ints.const(b, fmt.bits, bits)


# -- half and bfloat stand in float while something is computed
def small_to_float(b, f, x):
    """The float register for a half's or bfloat's register of bits."""
    if f == "bfloat":
        return e.aluk(b, "shl", "i32", x, 16)
    return b.call_host("__extendhfsf2", "i:f", (x,))[0]


def float_to_small(b, f, x):
    """A float register rounded to the bits of a half or bfloat."""
    return b.call_host("__truncsfhf2" if f == "half" else "__truncsfbf2", "f:i", (x,))[0]


def via_float(b, f, function, *args):
    """function(b, 'float', parts...) -> parts, on small floats."""
    wide_args = [(small_to_float(b, f, xs[0]),) for xs in args]
    (r,) = function(b, "float", *wide_args)
    return (float_to_small(b, f, r),)


def host_call(b, name, f, *args, extra=()):
    """A host function on formats of two parts (x86_fp80 under its @x87 name), e.g. sqrtl."""
    flat = tuple(p for xs in args for p in xs)
    sig = "l" * len(flat) + "".join(t for t, _ in extra) + ":ll"
    return b.call_host(name + ("@x87" if f == "x86_fp80" else ""), sig, flat + tuple(v for _, v in extra))


# -- arithmetic
def binary(b, op, f, xs, ys):
    """fadd fsub fmul fdiv frem."""
    if f in SMALL:
        return via_float(b, f, lambda b, f, x, y: binary(b, op, f, x, y), xs, ys)
    if f in ("float", "double"):
        if op == "frem":
            return b.call_host(*(("fmodf", "ff:f") if f == "float" else ("fmod", "dd:d")), (xs[0], ys[0]))
        return (b.op(f"{_MACHINE_OPS[op]}.{FORMATS[f].machine}", xs[0], ys[0]),)
    if op == "frem":
        return host_call(b, "fmodl", f, xs, ys)
    name = f"__{_MACHINE_OPS[op]}tf3" if f == "fp128" else f"__x87_{_MACHINE_OPS[op]}"
    return b.call_host(name, "llll:ll", (*xs, *ys))


def fma(b, f, xs, ys, zs):
    """x * y + z, rounded once."""
    if f in ("float", "double"):
        return (b.op(f"fma.{FORMATS[f].machine}", xs[0], ys[0], zs[0]),)
    if f not in SMALL:
        return host_call(b, "fmal", f, xs, ys, zs)
    x, y, z = (b.op("cvt.f64.f32", small_to_float(b, f, v[0])) for v in (xs, ys, zs))
    product = b.op("mul.f64", x, y)  # exact
    if f == "half":  # what a double cannot hold of the sum cannot decide how it rounds to 11 bits
        return b.call_host("__truncdfhf2", "d:i", (b.op("add.f64", product, z),))
    return b.call_host("__truncdfbf2", "d:i", (add_to_odd(b, product, z),))


def add_to_odd(b, x, y):
    """x + y in double, an inexact sum rounded to the neighbour with an odd last bit.

    Rounding that to a format of at most 51 bits gives the correctly rounded sum.
    """
    total = b.op("add.f64", x, y)
    part = b.op("sub.f64", total, x)
    error = b.op("add.f64", b.op("sub.f64", x, b.op("sub.f64", total, part)), b.op("sub.f64", y, part))
    # An even inexact total moves one step away from zero if the error has its sign, else towards zero.
    same = b.op("mul.f64", total, error)
    zero = b.const("f64", 0)
    up, down = b.op("set.lt.f64", zero, same), b.op("set.lt.f64", same, zero)
    even = e.aluk(b, "xor", "i64", e.aluk(b, "and", "i64", total, 1), 1)
    step = e.alu(b, "and", "i64", e.neg(b, "i64", even), e.alu(b, "sub", "i64", up, down))
    return e.alu(b, "add", "i64", total, step)


# -- signs
def _on_sign(b, f, xs, machine_op, bit_op, k):
    fmt = FORMATS[f]
    if fmt.machine:
        return (b.op(f"{machine_op}.{fmt.machine}", xs[0]),)
    t, width = ("i32", 16) if f in SMALL else ("i64", wide.top_bits(fmt.bits))
    return (*xs[:-1], e.aluk(b, bit_op, t, xs[-1], k(1 << width - 1, (1 << width) - 1)))


def neg(b, f, xs):
    return _on_sign(b, f, xs, "neg", "xor", lambda sign, ones: sign)


def absolute(b, f, xs):
    return _on_sign(b, f, xs, "abs", "and", lambda sign, ones: ones ^ sign)


def copysign(b, f, xs, ys):
    """x with the sign of y."""
    fmt = FORMATS[f]
    if fmt.machine:
        return (b.op(f"copysign.{fmt.machine}", xs[0], ys[0]),)
    t, width = ("i32", 16) if f in SMALL else ("i64", wide.top_bits(fmt.bits))
    (*low, high) = absolute(b, f, xs)
    return (*low, e.alu(b, "or", t, high, e.aluk(b, "and", t, ys[-1], 1 << width - 1)))


def sign_bit(b, f, xs):
    """The sign bit as an i1 register."""
    return ints.is_negative(b, FORMATS[f].bits, xs)


# -- comparisons
# predicate -> (relation, operands exchanged, result inverted)
_SIMPLE = {
    "oeq": ("eq", False, False), "une": ("ne", False, False),
    "olt": ("lt", False, False), "ole": ("le", False, False), "ogt": ("lt", True, False), "oge": ("le", True, False),
    "ult": ("le", True, True), "ule": ("lt", True, True), "ugt": ("le", False, True), "uge": ("lt", False, True),
}  # fmt: skip
# predicate -> test of a three-way comparison that gives -1, 0, 1, or 2 for unordered
_THREE_WAY = {
    "oeq": ("eq", 0), "une": ("ne", 0), "olt": ("slt", 0), "ole": ("slt", 1), "ogt": ("eq", 1), "oge": ("ult", 2),
    "ord": ("ne", 2), "uno": ("eq", 2), "ult": ("ugt", 1), "uge": ("ne", -1), "ugt": ("sgt", 0), "ule": ("ne", 1),
}  # fmt: skip


def fcmp(b, pred, f, xs, ys):
    """An LLVM comparison of floats: an i1 register."""
    if pred in ("false", "true"):
        return b.const("i32", pred == "true")
    if f in SMALL:
        xs, ys, f = (small_to_float(b, f, xs[0]),), (small_to_float(b, f, ys[0]),), "float"
    if f in ("float", "double"):
        return _fcmp_machine(b, pred, f, xs[0], ys[0])
    order = b.call_host("__cmptf2" if f == "fp128" else "__x87_cmp", "llll:i", (*xs, *ys))[0]
    if pred in ("one", "ueq"):  # equal or unordered: 0 or 2
        return e.comparek(b, "eq" if pred == "ueq" else "ne", "i32", e.aluk(b, "and", "i32", order, -3), 0)
    test, k = _THREE_WAY[pred]
    return e.comparek(b, test, "i32", order, k)


def _fcmp_machine(b, pred, f, x, y):
    t = FORMATS[f].machine
    if pred in _SIMPLE:
        relation, swap, inverted = _SIMPLE[pred]
        r = b.op(f"set.{relation}.{t}", *((y, x) if swap else (x, y)))
        return e.not_bool(b, r) if inverted else r
    if pred in ("one", "ueq"):
        r = e.alu(b, "or", "i32", b.op(f"set.lt.{t}", x, y), b.op(f"set.lt.{t}", y, x))
        return e.not_bool(b, r) if pred == "ueq" else r
    relation, join = ("eq", "and") if pred == "ord" else ("ne", "or")
    tests = [b.op(f"set.{relation}.{t}", v, v) for v in dict.fromkeys(_maybe_nan(b, f, x, y))]
    if not tests:
        return b.const("i32", pred == "ord")
    return tests[0] if len(tests) == 1 else e.alu(b, join, "i32", *tests)


def _maybe_nan(b, f, *registers):
    """Those of the registers that are not known to hold a number."""
    fmt = FORMATS[f]
    out = []
    for x in registers:
        c = b.constant(x)
        if c is None or c & (1 << fmt.bits - 1) - 1 > fmt.infinity:
            out.append(x)
    return out
