"""Integers of more than 64 bits as tuples of i64 registers, low part first.

The last part is zero-extended, before and after every operation. Functions take
(builder, bits, parts...) and return parts, or one i32 for a relation.
"""

from allvm.frontend import legal_emit as e


def count(bits):
    """The number of parts."""
    return (bits + 63) // 64


def top_bits(bits):
    """The significant bits of the last part, 1 to 64."""
    return (bits - 1) % 64 + 1


def normalise(b, bits, xs):
    """The parts with what lies above `bits` cleared."""
    return (*xs[:-1], mask_top(b, bits, xs[-1]))


def mask_top(b, bits, x):
    """The last part with what lies above `bits` cleared."""
    top = top_bits(bits)
    return x if top == 64 else e.aluk(b, "and", "i64", x, (1 << top) - 1)


def const(b, bits, value):
    """A constant's parts."""
    value &= (1 << bits) - 1
    return tuple(b.const("i64", value >> 64 * i & (1 << 64) - 1) for i in range(count(bits)))


def constant(b, xs):
    """The unsigned value of the parts if they are all constant, else None."""
    value = 0
    for i, x in enumerate(xs):
        c = e.const_u(b, "i64", x)
        if c is None:
            return None
        value |= c << 64 * i
    return value


def sign(b, bits, xs):
    """0 or -1 as an i64: copies of the sign bit."""
    return e.aluk(b, "shr_s", "i64", e.aluk(b, "shl", "i64", xs[-1], 64 - top_bits(bits)), 63)


# -- addition and subtraction
def add_carry(b, xs, ys, want=True):
    """The sum of two equally long tuples and the carry out of the last part (an i32, 0 or 1; None if not wanted)."""
    out, carry = [], None
    for i, (x, y) in enumerate(zip(xs, ys, strict=True)):
        further = want or i < len(xs) - 1
        s = total = e.alu(b, "add", "i64", x, y)
        c = e.compare(b, "ult", "i64", s, x) if further else None
        if carry is not None:
            total = e.alu(b, "add", "i64", s, carry)
            c = e.alu(b, "or", "i32", c, e.compare(b, "ult", "i64", total, s)) if further else None
        out.append(total)
        carry = c
    return tuple(out), carry


def sub_borrow(b, xs, ys, want=True):
    """The difference of two equally long tuples and the borrow out of the last part."""
    out, borrow = [], None
    for i, (x, y) in enumerate(zip(xs, ys, strict=True)):
        further = want or i < len(xs) - 1
        d = total = e.alu(b, "sub", "i64", x, y)
        c = e.compare(b, "ult", "i64", x, y) if further else None
        if borrow is not None:
            total = e.alu(b, "sub", "i64", d, borrow)
            c = e.alu(b, "or", "i32", c, e.compare(b, "ult", "i64", d, borrow)) if further else None
        out.append(total)
        borrow = c
    return tuple(out), borrow


def add(b, bits, xs, ys):
    return normalise(b, bits, add_carry(b, xs, ys, want=False)[0])


def sub(b, bits, xs, ys):
    return normalise(b, bits, sub_borrow(b, xs, ys, want=False)[0])


def negate_if(b, bits, xs, mask):
    """-x where mask (an i64) is -1, x where it is 0."""
    flipped = [e.alu(b, "xor", "i64", x, mask) for x in xs]
    return normalise(b, bits, sub_borrow(b, flipped, [mask] * len(xs), want=False)[0])


# -- bitwise
def bitwise(b, op, xs, ys):
    """and, or, xor."""
    return tuple(e.alu(b, op, "i64", x, y) for x, y in zip(xs, ys, strict=True))


# -- multiplication
def mul(b, bits, xs, ys):
    """The product modulo 2^bits, by rows."""
    n = count(bits)
    acc = [None] * n
    for i, x in enumerate(xs):
        if e.const_u(b, "i64", x) == 0:
            continue
        _add_row(b, acc, i, x, ys[: n - i])
    zero = None
    for i in range(n):
        if acc[i] is None:
            zero = acc[i] = zero or b.const("i64", 0)
    return normalise(b, bits, acc)


def _add_row(b, acc, i, x, ys):
    """acc += x * ys << 64 i, dropping what leaves acc."""
    carry = None  # an i64, what the columns so far push into the next one
    for j, y in enumerate(ys):
        k = i + j
        last = k == len(acc) - 1
        if e.const_u(b, "i64", y) == 0:
            low = high = None
        else:
            low = e.alu(b, "mul", "i64", x, y)
            high = None if last else b.op("mulh_u.i64", x, y)
        total, carry = _sum_column(b, [v for v in (acc[k], low, carry) if v is not None], high, last)
        acc[k] = total
    k = i + len(ys)
    while carry is not None and k < len(acc):
        total, carry = _sum_column(b, [v for v in (acc[k], carry) if v is not None], None, k == len(acc) - 1)
        acc[k] = total
        k += 1


def _sum_column(b, terms, high, last):
    """The sum of up to three terms, and high plus the carries out of it (None: nothing)."""
    if not terms:
        return None, high
    total = terms[0]
    for term in terms[1:]:
        s = e.alu(b, "add", "i64", total, term)
        if not last:
            c = e.compare(b, "ult", "i64", s, term)
            high = c if high is None else e.alu(b, "add", "i64", high, c)
        total = s
    return total, None if last else high


# -- shifts
def shl(b, bits, xs, amount):
    """x << amount; amount is a register (i32), any value gives some result."""
    k = e.const_u(b, "i32", amount)
    if k is not None:
        return shl_k(b, bits, xs, min(k, bits))
    xs = _move_words(b, xs, amount, up=True, fill=b.const("i64", 0))
    flipped = e.invert(b, "i32", amount)
    out = []
    for i, x in enumerate(xs):
        part = e.alu(b, "shl", "i64", x, amount)
        if i:
            spill = e.alu(b, "shr_u", "i64", e.aluk(b, "shr_u", "i64", xs[i - 1], 1), flipped)
            part = e.alu(b, "or", "i64", part, spill)
        out.append(part)
    return normalise(b, bits, out)


def shr(b, bits, xs, amount, arithmetic=False):
    """x >> amount, zeros or copies of the sign coming in."""
    k = e.const_u(b, "i32", amount)
    if k is not None:
        return shr_k(b, bits, xs, min(k, bits), arithmetic)
    if arithmetic:
        fill = sign(b, bits, xs)
        xs = (*xs[:-1], e.sign_extend64(b, top_bits(bits), xs[-1]) if top_bits(bits) < 64 else xs[-1])
    else:
        fill = b.const("i64", 0)
    xs = _move_words(b, xs, amount, up=False, fill=fill)
    flipped = e.invert(b, "i32", amount)
    out = []
    for i, x in enumerate(xs):
        if i == len(xs) - 1:
            part = e.alu(b, "shr_s" if arithmetic else "shr_u", "i64", x, amount)
        else:
            spill = e.alu(b, "shl", "i64", e.aluk(b, "shl", "i64", xs[i + 1], 1), flipped)
            part = e.alu(b, "or", "i64", e.alu(b, "shr_u", "i64", x, amount), spill)
        out.append(part)
    return normalise(b, bits, out) if arithmetic else tuple(out)


def _move_words(b, xs, amount, up, fill):
    """The words moved by amount / 64 places, one power of two of places at a time."""
    n = len(xs)
    step = 1
    while step < n:
        bit = e.aluk(b, "and", "i32", amount, 64 * step)
        at = [i - step if up else i + step for i in range(n)]
        xs = [e.select(b, bit, xs[j] if 0 <= j < n else fill, x) for x, j in zip(xs, at)]
        step *= 2
    return tuple(xs)


def shl_k(b, bits, xs, k):
    """x << k for a Python integer."""
    words, k = divmod(k, 64)
    out = []
    for i in range(len(xs)):
        j = i - words
        if j < 0:
            out.append(b.const("i64", 0))
            continue
        part = e.aluk(b, "shl", "i64", xs[j], k)
        if k and j:
            part = e.alu(b, "or", "i64", part, e.aluk(b, "shr_u", "i64", xs[j - 1], 64 - k))
        out.append(part)
    return normalise(b, bits, out)


def shr_k(b, bits, xs, k, arithmetic=False):
    """x >> k for a Python integer."""
    words, k = divmod(k, 64)
    n = len(xs)
    if arithmetic:
        fill = sign(b, bits, xs)
        xs = (*xs[:-1], e.sign_extend64(b, top_bits(bits), xs[-1]) if top_bits(bits) < 64 else xs[-1])
    else:
        fill = b.const("i64", 0)
    out = []
    for i in range(n):
        j = i + words
        if j >= n:
            out.append(fill)
        elif j == n - 1:
            out.append(e.aluk(b, "shr_s" if arithmetic else "shr_u", "i64", xs[j], k))
        else:
            part = e.aluk(b, "shr_u", "i64", xs[j], k)
            if k:
                part = e.alu(b, "or", "i64", part, e.aluk(b, "shl", "i64", xs[j + 1], 64 - k))
            out.append(part)
    return normalise(b, bits, out) if arithmetic else tuple(out)


# -- relations
def is_zero(b, xs):
    """1 if all parts are 0."""
    return e.comparek(b, "eq", "i64", any_bit(b, xs), 0)


def any_bit(b, xs):
    """The or of all parts."""
    total = xs[0]
    for x in xs[1:]:
        total = e.alu(b, "or", "i64", total, x)
    return total


def icmp(b, pred, bits, xs, ys):
    """An LLVM integer comparison: an i32, 0 or 1."""
    if pred in ("eq", "ne"):
        return e.comparek(b, pred, "i64", any_bit(b, bitwise(b, "xor", xs, ys)), 0)
    if pred in ("ugt", "ule", "sgt", "sle"):
        xs, ys, pred = ys, xs, e.SWAPPED[pred]
    less = _less(b, bits, xs, ys, pred[0] == "s")
    return e.not_bool(b, less) if pred[1:] == "ge" else less


def _less(b, bits, xs, ys, signed):
    if signed and wide_constant_zero(b, ys):
        return e.comparek(b, "slt", "i64", e.aluk(b, "shl", "i64", xs[-1], 64 - top_bits(bits)), 0)
    less = None
    for i, (x, y) in enumerate(zip(xs, ys)):
        relation = "ult"
        if signed and i == len(xs) - 1:
            shift = 64 - top_bits(bits)
            x, y = e.aluk(b, "shl", "i64", x, shift), e.aluk(b, "shl", "i64", y, shift)
            relation = "slt"
        here = e.compare(b, relation, "i64", x, y)
        less = here if less is None else e.select(b, e.compare(b, "eq", "i64", x, y), less, here)
    return less


def wide_constant_zero(b, xs):
    """Whether the parts are the constant 0."""
    return constant(b, xs) == 0


# -- widths
def zext(b, bits, xs, to):
    """From any width to a wider one of more than 64 bits."""
    if bits <= 64:
        xs = (e.widen(b, bits, xs[0]),)
    return tuple(xs) + tuple(b.const("i64", 0) for _ in range(count(to) - len(xs)))


def sext(b, bits, xs, to):
    """From any width to a wider one of more than 64 bits, by sign."""
    top = top_bits(bits)
    last = xs[-1] if top == 64 else e.sign_extend64(b, top, xs[-1])
    out = [*xs[:-1], last]
    if count(to) > len(out):
        out += [e.aluk(b, "shr_s", "i64", last, 63)] * (count(to) - len(out))
    return normalise(b, to, out)


def trunc(b, xs, to):
    """To a narrower width, of any number of bits."""
    if to <= 64:
        return (e.mask(b, to, xs[0]),)
    return normalise(b, to, xs[: count(to)])


# -- counting
def popcount(b, xs):
    """The number of ones, an i32."""
    total = None
    for x in xs:
        ones = b.op("popcnt.i64", x)
        total = ones if total is None else e.alu(b, "add", "i32", total, ones)
    return total


def leading_zeros(b, bits, xs):
    """The number of leading zeros, `bits` for 0, an i32."""
    total = None
    for x in xs:
        zeros = b.op("clz.i64", x)
        if total is None:
            total = zeros
        else:
            total = e.select(b, e.comparek(b, "ne", "i64", x, 0), zeros, e.aluk(b, "add", "i32", total, 64))
    return e.aluk(b, "sub", "i32", total, 64 * len(xs) - bits)


def trailing_zeros(b, bits, xs):
    """The number of trailing zeros, `bits` for 0, an i32."""
    total = None
    for x in reversed(xs):
        zeros = b.op("ctz.i64", x)
        if total is None:
            total = zeros
        else:
            total = e.select(b, e.comparek(b, "ne", "i64", x, 0), zeros, e.aluk(b, "add", "i32", total, 64))
    return total if top_bits(bits) == 64 else e.alu(b, "min_u", "i32", total, b.const("i32", bits))


def reverse(b, op, bits, xs):
    """Bytes ('bswap') or bits ('bitrev') in the opposite order."""
    out = tuple(b.op(f"{op}.i64", x) for x in reversed(xs))
    return shr_k(b, 64 * len(xs), out, 64 * len(xs) - bits)
