"""Constrained floating-point intrinsics: the plain operations.

The environment is always the default one (round to nearest, nothing traps), so the
metadata arguments that follow the operands say nothing new.
"""

from allvm.frontend import legal_vector as vec

_PREFIX = "experimental.constrained."
_BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
_CASTS = ("fptosi", "fptoui", "sitofp", "uitofp", "fptrunc", "fpext")
_PLAIN = ("sqrt", "fma", "fmuladd", "pow", "powi", "ldexp", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh",
          "tanh", "exp", "exp2", "exp10", "log", "log2", "log10", "rint", "nearbyint", "lrint", "llrint", "lround", "llround",
          "ceil", "floor", "trunc", "round", "roundeven", "minnum", "maxnum", "minimum", "maximum")  # fmt: skip


def _binary(op):
    def lower(b, instr):
        x, y = instr.operands[:2]
        b.define(instr, vec.binary(b, op, instr.type, b.parts(x), b.parts(y)))

    return lower


def _cast(op):
    def lower(b, instr):
        x = instr.operands[0]
        b.define(instr, vec.cast(b, op, x.type, instr.type, b.parts(x)))

    return lower


def _compare(b, instr):
    x, y, predicate = instr.operands[:3]
    b.define(instr, vec.compare(b, "fcmp", predicate.value.strip('!" '), x.type, b.parts(x), b.parts(y)))


def _plain(op):
    def lower(b, instr):
        from allvm.frontend.legal_intrinsics import lower_by_name

        lower_by_name(b, op, instr)

    return lower


CONSTRAINED = {
    **{_PREFIX + op: _binary(op) for op in _BINARY},
    **{_PREFIX + op: _cast(op) for op in _CASTS},
    **{_PREFIX + op: _plain(op) for op in _PLAIN},
    _PREFIX + "fcmp": _compare, _PREFIX + "fcmps": _compare,
}  # fmt: skip
