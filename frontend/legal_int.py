"""Integer operations of any width on parts, and the scalar instructions of LLVM.

An integer of up to 64 bits is one register, zero-extended to 32 or 64 bits; a
wider one is a tuple (see `legal_wide`). Everything here takes and returns
tuples of parts.
"""

from allvm.frontend import legal_divide
from allvm.frontend import legal_emit as e
from allvm.frontend import legal_wide as wide

_PLAIN = {"add": "add", "sub": "sub", "mul": "mul", "and": "and", "or": "or", "xor": "xor",
          "udiv": "div_u", "urem": "rem_u", "shl": "shl", "lshr": "shr_u"}
_SIGNED = {"sdiv": "div_s", "srem": "rem_s"}
_NEEDS_MASK = frozenset(("add", "sub", "mul", "shl"))
BINARY = frozenset((*_PLAIN, *_SIGNED, "ashr"))


def const(b, bits, value):
    """A constant's parts."""
    value &= (1 << bits) - 1
    if bits <= 64:
        return (b.const(e.machine_type(bits), value),)
    return wide.const(b, bits, value)


def constant(b, bits, xs):
    """The unsigned value of constant parts, else None."""
    if bits > 64:
        return wide.constant(b, xs)
    return e.const_u(b, e.machine_type(bits), xs[0])


def binary(b, op, bits, xs, ys):
    """add sub mul udiv sdiv urem srem shl lshr ashr and or xor."""
    if bits > 64:
        return _binary_wide(b, op, bits, xs, ys)
    t = e.machine_type(bits)
    x, y = xs[0], ys[0]
    if op in _PLAIN:
        r = e.alu(b, _PLAIN[op], t, x, y)
        return (e.mask(b, bits, r) if op in _NEEDS_MASK else r,)
    x = e.sign_extend(b, bits, x)
    if op == "ashr":
        return (e.mask(b, bits, e.alu(b, "shr_s", t, x, y)),)
    return (e.mask(b, bits, e.alu(b, _SIGNED[op], t, x, e.sign_extend(b, bits, y))),)


def _binary_wide(b, op, bits, xs, ys):
    if op in ("and", "or", "xor"):
        return wide.bitwise(b, op, xs, ys)
    if op in ("add", "sub", "mul"):
        return {"add": wide.add, "sub": wide.sub, "mul": wide.mul}[op](b, bits, xs, ys)
    if op == "shl":
        return wide.shl(b, bits, xs, ys[0])
    if op in ("lshr", "ashr"):
        return wide.shr(b, bits, xs, ys[0], op == "ashr")
    return legal_divide.divide(b, op, bits, xs, ys)


def icmp(b, pred, bits, xs, ys):
    """A comparison: the one part of an i1."""
    if bits > 64:
        return (wide.icmp(b, pred, bits, xs, ys),)
    return (compare_narrow(b, pred, bits, xs[0], ys[0]),)


def compare_narrow(b, pred, bits, x, y):
    """A comparison of zero-extended integers of at most 64 bits, as a register."""
    t = e.machine_type(bits)
    if pred[0] == "s" and bits not in (32, 64):
        extend = e.sign_extend if bits in (8, 16) else e.high_key
        x, y = extend(b, bits, x), extend(b, bits, y)
    return e.compare(b, pred, t, x, y)


def zext(b, bits, xs, to):
    if to > 64:
        return wide.zext(b, bits, xs, to)
    return (e.widen(b, bits, xs[0]) if to > 32 else xs[0],)


def sext(b, bits, xs, to):
    if to > 64:
        return wide.sext(b, bits, xs, to)
    if to > 32:
        return (e.mask(b, to, e.sign_extend64(b, bits, xs[0]) if bits < 64 else xs[0]),)
    return (e.mask(b, to, e.sign_extend(b, bits, xs[0])),)


def trunc(b, bits, xs, to):
    if to == bits:
        return tuple(xs)
    return wide.trunc(b, xs, to)


def resize(b, bits, xs, to, signed=False):
    """To any width: truncated or extended."""
    if to <= bits:
        return trunc(b, bits, xs, to)
    return (sext if signed else zext)(b, bits, xs, to)


def is_negative(b, bits, xs):
    """The sign bit as an i1 register."""
    if bits > 64:
        return e.comparek(b, "slt", "i64", e.aluk(b, "shl", "i64", xs[-1], 64 - wide.top_bits(bits)), 0)
    t = e.machine_type(bits)
    if bits == 1:
        return xs[0]
    if bits not in (32, 64):
        return e.aluk(b, "shr_u", t, xs[0], bits - 1)
    return e.comparek(b, "slt", t, xs[0], 0)


def is_zero(b, bits, xs):
    """Whether all bits are 0, as an i1 register."""
    if bits > 64:
        return wide.is_zero(b, xs)
    return e.comparek(b, "eq", e.machine_type(bits), xs[0], 0)


def concat(b, widths, fields):
    """One integer out of several, the first one lowest: parts of sum(widths) bits."""
    total = sum(widths)
    t = e.machine_type(total)
    words = [None] * ((total + 63) // 64)
    at = 0
    for bits, xs in zip(widths, fields, strict=True):
        for i, x in enumerate(xs):
            here = min(bits - 64 * i, 64)
            word, shift = divmod(at + 64 * i, 64)
            if bits <= 32 and t == "i64" and shift + here != 64:
                x = e.widen(b, bits, x)  # else what is above it leaves the word
            _merge_bits(b, t, words, word, e.aluk(b, "shl", t, x, shift))
            if shift + here > 64:
                _merge_bits(b, t, words, word + 1, e.aluk(b, "shr_u", t, x, 64 - shift))
        at += bits
    return tuple(words)


def _merge_bits(b, t, words, at, bits):
    words[at] = bits if words[at] is None else e.alu(b, "or", t, words[at], bits)


def split(b, widths, xs):
    """The inverse of `concat`: a list of parts."""
    t = e.machine_type(sum(widths))
    out, at = [], 0
    for bits in widths:
        parts = []
        for i in range(0, bits, 64):
            here = min(bits - i, 64)
            word, shift = divmod(at + i, 64)
            x = e.aluk(b, "shr_u", t, xs[word], shift)
            if shift + here > 64:
                x = e.alu(b, "or", t, x, e.aluk(b, "shl", t, xs[word + 1], 64 - shift))
            if shift + here != e.WIDTH[t] and here != e.WIDTH[e.machine_type(bits)]:
                x = e.aluk(b, "and", e.machine_type(bits), x, (1 << here) - 1)
            parts.append(x)
        out.append(tuple(parts))
        at += bits
    return out


def shl_k(b, bits, xs, k):
    """x << k for a Python integer, k < bits."""
    if bits > 64:
        return wide.shl_k(b, bits, xs, k)
    return (e.mask(b, bits, e.aluk(b, "shl", e.machine_type(bits), xs[0], k)),)


def shr_k(b, bits, xs, k):
    """x >> k, zeros coming in, for a Python integer, k < bits."""
    if bits > 64:
        return wide.shr_k(b, bits, xs, k)
    return (e.aluk(b, "shr_u", e.machine_type(bits), xs[0], k),)
