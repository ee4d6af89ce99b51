"""Intrinsics (``llvm.*``) that compute: the table of their lowerings.

A lowering is a function (FunctionLowering, instr). Names stand in the tables without
``llvm.`` and without the types at the end. What no table knows is a CompileError.
Intrinsics about memory, varargs and the stack are in `calls`.
"""

import re

from allvm.frontend import legal_convert as convert
from allvm.frontend import legal_emit as e
from allvm.frontend import legal_float as fl
from allvm.frontend import legal_fmath as fmath
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_intmath as im
from allvm.frontend import legal_vector as vec
from allvm.frontend.legal_constrained import CONSTRAINED
from allvm.frontend.legal_vector_intrinsics import VECTOR_INTRINSICS

_TYPE_SUFFIX = re.compile(r"(v\d+|a\d+)*(i\d+|b?f\d+|p\d+|s_\w*|sl_\w*)|\d+")


class LegalIntrinsics:
    """Mixin of FunctionLowering."""

    def intrinsic(self, name, instr):
        """Lower a call of an intrinsic by its full name."""
        function = find(name)
        if function is None:
            raise self.error(f"cannot lower intrinsic {name}", instr)
        function(self, instr)

    def contracts(self):
        """Whether llvm.fmuladd rounds once: the module's flag 'contract', which the driver sets for
        -ffp-contract=on and =fast. By default it rounds twice."""
        return bool(self.module.llvm.flags.get("contract"))


def find(name):
    """The lowering of an intrinsic by its full name, or None. Only what names a type is taken off its end."""
    stem = name[5:]
    while stem not in INTRINSICS:
        stem, _, suffix = stem.rpartition(".")
        if not stem or not _TYPE_SUFFIX.fullmatch(suffix):
            return None
    return INTRINSICS[stem]


# -- integers
def _integer(function, arguments=1):
    """Lane by lane: function(b, bits, parts...) -> parts of the same width."""

    def lower(b, instr):
        t = instr.type
        bits = vec.int_bits(vec.scalar(t))
        values = [b.parts(v) for v in instr.operands[:arguments]]
        b.define(instr, vec.each(b, t, lambda *lanes: function(b, bits, *lanes), *values))

    return lower


def _minmax(op):
    return _integer(lambda b, bits, x, y: im.minmax(b, op, bits, x, y), 2)


def _saturating(op):
    return _integer(lambda b, bits, x, y: im.saturating(b, op, bits, x, y), 2)


def _three_way(signed):
    def lower(b, instr):
        x, y = instr.operands
        bits, to = vec.scalar(x.type).bits, vec.scalar(instr.type).bits
        b.define(instr, vec.each(b, x.type, lambda x, y: im.three_way(b, signed, bits, x, y, to), b.parts(x), b.parts(y)))

    return lower


def _overflow(op):
    def lower(b, instr):
        x, y = instr.operands
        bits = vec.scalar(x.type).bits
        lanes = zip(vec.split(b, x.type, b.parts(x)), vec.split(b, x.type, b.parts(y)), strict=True)
        results = [im.with_overflow(b, op, bits, u, v) for u, v in lanes]
        b.define(instr, vec.join(r for r, _ in results) + tuple(o for _, o in results))

    return lower


def _fixed_point_product(signed, saturate):
    def lower(b, instr):
        x, y, scale = instr.operands
        bits, k = vec.scalar(x.type).bits, b.constant(b.parts(scale)[0])
        b.define(instr, vec.each(b, x.type, lambda u, v: im.mul_fix(b, bits, u, v, k, signed, saturate), b.parts(x), b.parts(y)))

    return lower


def _fixed_point_quotient(signed, saturate):
    def lower(b, instr):
        x, y, scale = instr.operands
        bits, k = vec.scalar(x.type).bits, b.constant(b.parts(scale)[0])
        b.define(instr, vec.each(b, x.type, lambda u, v: im.div_fix(b, bits, u, v, k, signed, saturate), b.parts(x), b.parts(y)))

    return lower


def _x86_carry(op):
    """x86 add with carry and subtract with borrow: (i8 carry, x, y) -> {i8, result}."""

    def lower(b, instr):
        carry, x, y = (b.parts(v) for v in instr.operands)
        bits = instr.operands[1].type.bits
        extra = e.comparek(b, "ne", "i32", carry[0], 0)
        r, first = im.with_overflow(b, op, bits, x, y)
        r, second = im.with_overflow(b, op, bits, r, ints.resize(b, 1, (extra,), bits))
        b.define(instr, (e.alu(b, "or", "i32", first, second), *r))

    return lower


# -- floats
def _float(function, arguments=1):
    """Lane by lane: function(b, format, parts...) -> parts of the same format."""

    def lower(b, instr):
        t = instr.type
        f = vec.scalar(t).name
        values = [b.parts(v) for v in instr.operands[:arguments]]
        b.define(instr, vec.each(b, t, lambda *lanes: function(b, f, *lanes), *values))

    return lower


def _libm(name, arguments):
    return _float(lambda b, f, *xs: fmath.libm(b, name, f, *xs), arguments)


def _rounding(op):
    return _float(lambda b, f, x: fmath.rounded(b, op, f, x))


def _float_minmax(op):
    return _float(lambda b, f, x, y: fmath.minmax(b, op, f, x, y), 2)


def _multiply_add(b, f, x, y, z):
    if b.contracts():
        return fl.fma(b, f, x, y, z)
    return fl.binary(b, "fadd", f, fl.binary(b, "fmul", f, x, y), z)


def _round_to_int(op):
    def lower(b, instr):
        x = instr.operands[0]
        f, bits = vec.scalar(x.type).name, vec.scalar(instr.type).bits
        b.define(instr, vec.each(b, x.type, lambda lane: fmath.round_to_int(b, op, f, lane, bits), b.parts(x)))

    return lower


def _to_int_saturating(signed):
    def lower(b, instr):
        x = instr.operands[0]
        f, bits = vec.scalar(x.type).name, vec.scalar(instr.type).bits
        b.define(instr, vec.each(b, x.type, lambda lane: convert.to_int_saturating(b, f, lane, bits, signed), b.parts(x)))

    return lower


def _powi(b, instr):
    x, n = instr.operands[:2]
    f = vec.scalar(x.type).name
    k = ints.resize(b, n.type.bits, b.parts(n), 32, signed=True)[0]
    b.define(instr, vec.each(b, x.type, lambda lane: fmath.powi(b, f, lane, k), b.parts(x)))


def _ldexp(b, instr):
    x, n = instr.operands[:2]
    f, bits = vec.scalar(x.type).name, vec.scalar(n.type).bits
    lanes = vec.split(b, n.type, b.parts(n)) * (vec.count(x.type) // vec.count(n.type))
    xs = vec.split(b, x.type, b.parts(x))
    b.define(instr, vec.join(fmath.ldexp(b, f, u, bits, v) for u, v in zip(xs, lanes, strict=True)))


def _pairs(function):
    """A result of two values: function(b, instr, format, lane) -> (parts, parts), all first ones before the second."""

    def lower(b, instr):
        x = instr.operands[0]
        f = vec.scalar(x.type).name
        results = [function(b, instr, f, lane) for lane in vec.split(b, x.type, b.parts(x))]
        b.define(instr, vec.join(r for r, _ in results) + vec.join(r for _, r in results))

    return lower


def _frexp(b, instr, f, lane):
    return fmath.frexp(b, f, lane, vec.scalar(instr.type.fields[1]).bits)


def _sincos(b, instr, f, lane):
    return fmath.libm(b, "sin", f, lane), fmath.libm(b, "cos", f, lane)


def _is_fpclass(b, instr):
    x, mask = instr.operands
    f, k = vec.scalar(x.type).name, b.constant(b.parts(mask)[0])
    b.define(instr, vec.each(b, x.type, lambda lane: (fmath.is_fpclass(b, f, lane, k),), b.parts(x)))


def _to_fp16(b, instr):
    x = instr.operands[0]
    b.define(instr, convert.resize(b, x.type.name, b.parts(x), "half"))


def _from_fp16(b, instr):
    b.define(instr, convert.resize(b, "half", b.parts(instr.operands[0]), instr.type.name))


# -- the machine
def _result(value):
    """A constant."""
    return lambda b, instr: b.define(instr, ints.const(b, vec.int_bits(instr.type), value))


def _ptrmask(b, instr):
    x, mask = instr.operands
    s = vec.scalar(mask.type)
    ones = -1 << s.bits if s.bits < 64 else 0  # a narrower mask leaves the upper bits
    parts = zip(b.parts(x), b.parts(mask), strict=True)
    b.define(instr, [e.alu(b, "and", "i64", u, e.aluk(b, "or", "i64", e.widen(b, s.bits, v), ones)) for u, v in parts])


def _frame_address(b, instr):
    """The frame of the function itself; those of its callers cannot be told."""
    level = b.constant(b.parts(instr.operands[0])[0])
    b.define(instr, (b.const("i64", 0) if level else b.op("stack.save"),))


def _stack_pointer(b, instr):
    b.define(instr, (b.op("stack.save"),))


def _set_rounding(b, instr):
    if b.constant(b.parts(instr.operands[0])[0]) != 1:
        raise b.error("only rounding to nearest is supported (llvm.set.rounding)", instr)


def _clock(b, instr):
    b.define(instr, b.call_host("clock", ":l", ()))


def _nothing(b, instr):
    """No effect."""


INTRINSICS = {
    "ctpop": _integer(im.ctpop), "ctlz": _integer(im.ctlz), "cttz": _integer(im.cttz), "abs": _integer(im.absolute),
    "bswap": _integer(im.bswap), "bitreverse": _integer(im.bitreverse),
    "fshl": _integer(im.fshl, 3), "fshr": _integer(im.fshr, 3),
    **{op: _minmax(op) for op in ("smin", "smax", "umin", "umax")},
    **{op + ".sat": _saturating(op) for op in ("sadd", "uadd", "ssub", "usub", "sshl", "ushl")},
    **{op + ".with.overflow": _overflow(op) for op in ("sadd", "uadd", "ssub", "usub", "smul", "umul")},
    "scmp": _three_way(True), "ucmp": _three_way(False),
    "smul.fix": _fixed_point_product(True, False), "smul.fix.sat": _fixed_point_product(True, True),
    "umul.fix": _fixed_point_product(False, False), "umul.fix.sat": _fixed_point_product(False, True),
    "sdiv.fix": _fixed_point_quotient(True, False), "sdiv.fix.sat": _fixed_point_quotient(True, True),
    "udiv.fix": _fixed_point_quotient(False, False), "udiv.fix.sat": _fixed_point_quotient(False, True),
    "x86.addcarry": _x86_carry("uadd"), "x86.subborrow": _x86_carry("usub"),
    "sqrt": _float(fmath.sqrt), "fabs": _float(fl.absolute), "copysign": _float(fl.copysign, 2),
    "canonicalize": _float(fmath.canonicalize), "fma": _float(fl.fma, 3), "fmuladd": _float(_multiply_add, 3),
    **{op: _rounding(op) for op in fmath.ROUNDING},
    **{op: _libm(op, n) for op, n in fmath.LIBM.items()},
    **{op: _float_minmax(op) for op in ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")},
    **{op: _round_to_int(op) for op in ("lround", "llround", "lrint", "llrint")},
    "fptosi.sat": _to_int_saturating(True), "fptoui.sat": _to_int_saturating(False),
    "powi": _powi, "ldexp": _ldexp, "frexp": _pairs(_frexp), "sincos": _pairs(_sincos),
    "modf": _pairs(lambda b, instr, f, lane: fmath.modf(b, f, lane)),
    "is.fpclass": _is_fpclass, "convert.to.fp16": _to_fp16, "convert.from.fp16": _from_fp16,
    "ptrmask": _ptrmask, "frameaddress": _frame_address, "sponentry": _stack_pointer, "returnaddress": _result(0),
    "get.rounding": _result(1), "set.rounding": _set_rounding, "allow.runtime.check": _result(1), "allow.ubsan.check": _result(1),
    "readcyclecounter": _clock, "readsteadycounter": _clock, "x86.rdtsc": _clock,
    **dict.fromkeys(("x86.sse2.pause", "aarch64.hint", "reset.fpenv", "reset.fpmode"), _nothing),
    **dict.fromkeys(("x86.sse2.lfence", "x86.sse2.mfence", "x86.sse.sfence"), lambda b, instr: b.emit("fence")),
    **VECTOR_INTRINSICS,
    **CONSTRAINED,
}  # fmt: skip


def lower_by_name(b, name, instr):
    """Lower a call as if it were one of the intrinsic `name` (a key of the table)."""
    INTRINSICS[name](b, instr)
