"""The integer intrinsics of LLVM on parts, at any width: counts, rotations, minima, overflow, saturation."""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_wide as wide


# -- counting and reordering
def _count_result(b, bits, x):
    """An i32 count as an integer of the width that was counted."""
    if bits <= 32:
        return (e.mask(b, bits, x),)
    return (e.widen(b, 32, x),) if bits <= 64 else wide.zext(b, 32, (x,), bits)


def ctpop(b, bits, xs):
    if bits > 64:
        return _count_result(b, bits, wide.popcount(b, xs))
    return (b.op(f"popcnt.{e.machine_type(bits)}", xs[0]),)


def ctlz(b, bits, xs):
    if bits > 64:
        return _count_result(b, bits, wide.leading_zeros(b, bits, xs))
    t = e.machine_type(bits)
    return (e.aluk(b, "sub", t, b.op(f"clz.{t}", xs[0]), e.WIDTH[t] - bits),)


def cttz(b, bits, xs):
    if bits > 64:
        return _count_result(b, bits, wide.trailing_zeros(b, bits, xs))
    t = e.machine_type(bits)
    x = xs[0] if bits == e.WIDTH[t] else e.aluk(b, "or", t, xs[0], 1 << bits)
    return (b.op(f"ctz.{t}", x),)


def _reverse(b, op, bits, xs):
    if bits > 64:
        return wide.reverse(b, op, bits, xs)
    t = e.machine_type(bits)
    return (e.aluk(b, "shr_u", t, b.op(f"{op}.{t}", xs[0]), e.WIDTH[t] - bits),)


def bswap(b, bits, xs):
    return _reverse(b, "bswap", bits, xs)


def bitreverse(b, bits, xs):
    return _reverse(b, "bitrev", bits, xs)


# -- funnel shifts
def fshl(b, bits, xs, ys, amounts):
    return _funnel(b, bits, xs, ys, amounts, left=True)


def fshr(b, bits, xs, ys, amounts):
    return _funnel(b, bits, xs, ys, amounts, left=False)


def _funnel(b, bits, xs, ys, amounts, left):
    """`bits` bits out of x above y, moved by amount modulo bits."""
    if bits > 64:
        return _funnel_wide(b, bits, xs, ys, amounts, left)
    t = e.machine_type(bits)
    x, y, s = xs[0], ys[0], amounts[0]
    if bits == e.WIDTH[t]:
        if x == y:
            return (_rotate(b, t, x, s, left),)
    else:
        s = _modulo(b, t, bits, s)
    if 2 * bits <= 32:
        both = e.alu(b, "or", "i32", e.aluk(b, "shl", "i32", x, bits), y)
        u = "i32"
    elif bits < 32:
        both = e.alu(b, "or", "i64", e.aluk(b, "shl", "i64", e.widen(b, bits, x), bits), e.widen(b, bits, y))
        u = "i64"
    else:
        return (_funnel_two(b, t, bits, x, y, s, left),)
    count = e.alu(b, "sub", "i32", b.const("i32", bits), s) if left else s
    return (e.mask(b, bits, e.alu(b, "shr_u", u, both, count)),)


def _rotate(b, t, x, s, left):
    k = e.const_u(b, t, s)
    if k is not None:
        return e.aluk(b, "rotl", t, x, (k if left else -k) % e.WIDTH[t])
    return b.op(f"{'rotl' if left else 'rotr'}.{t}", x, s)


def _modulo(b, t, bits, s):
    if bits & (bits - 1) == 0:
        return e.aluk(b, "and", t, s, bits - 1)
    k = e.const_u(b, t, s)
    return b.const(t, k % bits) if k is not None else e.aluk(b, "rem_u", t, s, bits)


def _funnel_two(b, t, bits, x, y, s, left):
    """A funnel shift for 32 to 64 bits, of which only s modulo bits matters and has been made sure of."""
    k = e.const_u(b, t, s)
    if k is not None:
        k %= bits
        if not left:
            k = bits - k
        if k in (0, bits):
            return x if k == 0 else y
        return e.mask(b, bits, e.alu(b, "or", t, e.aluk(b, "shl", t, x, k), e.aluk(b, "shr_u", t, y, bits - k)))
    # the side that moves by bits - s goes in two steps, so that s = 0 moves it out
    rest = e.invert(b, t, s) if bits == e.WIDTH[t] else e.alu(b, "sub", t, b.const(t, bits - 1), s)
    if left:
        high, low = e.alu(b, "shl", t, x, s), e.alu(b, "shr_u", t, e.aluk(b, "shr_u", t, y, 1), rest)
    else:
        high, low = e.alu(b, "shl", t, e.aluk(b, "shl", t, x, 1), rest), e.alu(b, "shr_u", t, y, s)
    return e.mask(b, bits, e.alu(b, "or", t, high, low))


def _funnel_wide(b, bits, xs, ys, amounts, left):
    k = wide.constant(b, amounts)
    if k is not None:
        k %= bits
        if not left:
            k = bits - k
        if k in (0, bits):
            return tuple(xs if k == 0 else ys)
        return wide.bitwise(b, "or", wide.shl_k(b, bits, xs, k), wide.shr_k(b, bits, ys, bits - k))
    if bits & (bits - 1) == 0:
        s = e.aluk(b, "and", "i32", amounts[0], bits - 1)
    else:
        s = ints.binary(b, "urem", bits, amounts, ints.const(b, bits, bits))[0]
    rest = e.alu(b, "sub", "i32", b.const("i32", bits - 1), s)
    if left:
        high, low = wide.shl(b, bits, xs, s), wide.shr(b, bits, wide.shr_k(b, bits, ys, 1), rest)
    else:
        high, low = wide.shl(b, bits, wide.shl_k(b, bits, xs, 1), rest), wide.shr(b, bits, ys, s)
    return wide.bitwise(b, "or", high, low)


# -- minima, maxima, absolute value, three-way comparison
_MINMAX = {"smin": ("min_s", "slt"), "smax": ("max_s", "sgt"), "umin": ("min_u", "ult"), "umax": ("max_u", "ugt")}


def minmax(b, op, bits, xs, ys):
    """smin smax umin umax."""
    machine, pred = _MINMAX[op]
    if bits > 64:
        return e.select_parts(b, wide.icmp(b, pred, bits, xs, ys), xs, ys)
    t = e.machine_type(bits)
    if op[0] == "u":
        return (e.alu(b, machine, t, xs[0], ys[0]),)
    return (e.mask(b, bits, e.alu(b, machine, t, e.sign_extend(b, bits, xs[0]), e.sign_extend(b, bits, ys[0]))),)


def absolute(b, bits, xs):
    if bits > 64:
        return wide.negate_if(b, bits, xs, wide.sign(b, bits, xs))
    t = e.machine_type(bits)
    x = e.sign_extend(b, bits, xs[0])
    return (e.mask(b, bits, e.alu(b, "max_s", t, x, e.neg(b, t, x))),)


def three_way(b, signed, bits, xs, ys, to):
    """scmp, ucmp: -1, 0 or 1 in `to` bits."""
    s = "s" if signed else "u"
    greater = ints.icmp(b, s + "gt", bits, xs, ys)[0]
    less = ints.icmp(b, s + "lt", bits, xs, ys)[0]
    return ints.resize(b, 32, (e.alu(b, "sub", "i32", greater, less),), to, signed=True)


# -- overflow
def with_overflow(b, op, bits, xs, ys):
    """sadd uadd ssub usub smul umul: (parts of the wrapped result, i1 register)."""
    if op in ("uadd", "usub"):
        return _unsigned_overflow(b, op, bits, xs, ys)
    if op in ("sadd", "ssub"):
        return _signed_overflow(b, op, bits, xs, ys)
    signed = op == "smul"
    if bits in range(33, 65):
        return _mul_overflow_64(b, signed, bits, xs[0], ys[0])
    to = 2 * bits
    if bits > 64:  # whole words, to keep the product's last part simple
        to = 128 * wide.count(bits)
    product = ints.binary(b, "mul", to, ints.resize(b, bits, xs, to, signed), ints.resize(b, bits, ys, to, signed))
    result = ints.trunc(b, to, product, bits)
    return result, ints.icmp(b, "ne", to, ints.resize(b, bits, result, to, signed), product)[0]


def _unsigned_overflow(b, op, bits, xs, ys):
    if op == "usub":
        if bits > 64:
            difference, borrow = wide.sub_borrow(b, xs, ys)
            return wide.normalise(b, bits, difference), borrow
        return ints.binary(b, "sub", bits, xs, ys), ints.icmp(b, "ult", bits, xs, ys)[0]
    if bits > 64:
        total, carry = wide.add_carry(b, xs, ys)
        top = wide.top_bits(bits)
        if top < 64:
            carry = e.aluk(b, "shr_u", "i64", total[-1], top)
        return wide.normalise(b, bits, total), carry
    result = ints.binary(b, "add", bits, xs, ys)
    return result, ints.icmp(b, "ult", bits, result, xs)[0]


def _signed_overflow(b, op, bits, xs, ys):
    """By sign: a sum overflows when both operands differ from it in sign, a difference when x differs from both."""
    t = e.machine_type(min(bits, 64))
    result = ints.binary(b, op[1:], bits, xs, ys)
    if bits <= 64 and bits not in (32, 64):
        x, y, r = (e.sign_extend(b, bits, v[0]) for v in (xs, ys, result))
        return result, e.compare(b, "ne", t, e.alu(b, op[1:], t, x, y), r)
    x, y, r = xs[-1], ys[-1], result[-1]
    first = e.alu(b, "xor", t, x, r)
    second = e.alu(b, "xor", t, y, r) if op == "sadd" else e.alu(b, "xor", t, x, y)
    sign = e.alu(b, "and", t, first, second)
    if bits > 64:
        sign = e.aluk(b, "shl", t, sign, 64 - wide.top_bits(bits))
    return result, e.comparek(b, "slt", t, sign, 0)


def _mul_overflow_64(b, signed, bits, x, y):
    if not signed:
        low, high = e.alu(b, "mul", "i64", x, y), b.op("mulh_u.i64", x, y)
        if bits < 64:
            high = e.alu(b, "or", "i64", high, e.aluk(b, "shr_u", "i64", low, bits))
        return (e.mask(b, bits, low),), e.comparek(b, "ne", "i64", high, 0)
    x, y = e.sign_extend(b, bits, x), e.sign_extend(b, bits, y)
    low, high = e.alu(b, "mul", "i64", x, y), b.op("mulh_s.i64", x, y)
    overflow = e.compare(b, "ne", "i64", high, e.aluk(b, "shr_s", "i64", low, 63))
    result = e.mask(b, bits, low)
    if bits < 64:
        overflow = e.alu(b, "or", "i32", overflow, e.compare(b, "ne", "i64", e.sign_extend(b, bits, result), low))
    return (result,), overflow


# -- saturation
def saturating(b, op, bits, xs, ys):
    """sadd uadd ssub usub sshl ushl, clamped to what the width holds."""
    if op in ("sshl", "ushl"):
        result = ints.binary(b, "shl", bits, xs, ys)
        back = ints.binary(b, "ashr" if op == "sshl" else "lshr", bits, result, ys)
        overflow = ints.icmp(b, "ne", bits, back, xs)[0]
    else:
        result, overflow = with_overflow(b, op, bits, xs, ys)
    if op == "usub":
        limit = ints.const(b, bits, 0)
    elif op[0] == "u":
        limit = ints.const(b, bits, -1)
    else:
        limit = signed_limit(b, bits, xs)
    return e.select_parts(b, overflow, limit, result)


def signed_limit(b, bits, xs):
    """The least signed number if x is negative, else the greatest."""
    low, high = ints.const(b, bits, 1 << bits - 1), ints.const(b, bits, (1 << bits - 1) - 1)
    return e.select_parts(b, ints.is_negative(b, bits, xs), low, high)


# -- fixed point
def mul_fix(b, bits, xs, ys, scale, signed, saturate):
    """smul.fix, umul.fix and their saturating forms: x * y >> scale, rounded down."""
    to = 2 * bits
    product = ints.binary(b, "mul", to, ints.resize(b, bits, xs, to, signed), ints.resize(b, bits, ys, to, signed))
    amount = ints.const(b, to, scale)
    product = ints.binary(b, "ashr" if signed else "lshr", to, product, amount)
    if saturate:
        product = clamp(b, to, product, bits, signed)
    return ints.trunc(b, to, product, bits)


def clamp(b, bits, xs, to, signed):
    """x of `bits` bits brought into the range of `to` bits, still in `bits` bits."""
    if signed:
        xs = minmax(b, "smin", bits, xs, ints.const(b, bits, (1 << to - 1) - 1))
        return minmax(b, "smax", bits, xs, ints.const(b, bits, -(1 << to - 1)))
    return minmax(b, "umin", bits, xs, ints.const(b, bits, (1 << to) - 1))


def div_fix(b, bits, xs, ys, scale, signed, saturate):
    """sdiv.fix, udiv.fix and their saturating forms: (x << scale) / y, rounded towards zero."""
    to = 2 * bits + 1  # one more bit, so that not even MIN / -1 overflows
    x, y = (ints.resize(b, bits, v, to, signed) for v in (xs, ys))
    x = ints.binary(b, "shl", to, x, ints.const(b, to, scale))
    quotient = ints.binary(b, "sdiv" if signed else "udiv", to, x, y)
    if saturate:
        quotient = clamp(b, to, quotient, bits, signed)
    return ints.trunc(b, to, quotient, bits)
