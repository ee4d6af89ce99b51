"""Division of integers of more than 64 bits.

Up to 128 bits a host function divides. Beyond, a divisor below 2^32 takes one
division step for every 32 bits of the dividend, and any other one a loop
that subtracts the shifted divisor, one step for every bit of the quotient.
"""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_wide as wide
from allvm.ir import isa

_HOST = {"udiv": "__udivti3", "sdiv": "__divti3", "urem": "__umodti3", "srem": "__modti3"}
_DIVIDE_TRAP = isa.TRAPS["divide"][0]


def divide(b, op, bits, xs, ys):
    """udiv, sdiv, urem or srem; a zero divisor traps."""
    if bits <= 128:
        extend = wide.sext if op[0] == "s" else wide.zext
        args = (*extend(b, bits, xs, 128), *extend(b, bits, ys, 128))
        return wide.normalise(b, bits, b.call_host(_HOST[op], "llll:ll", args))
    if op[0] == "u":
        return _divide_unsigned(b, bits, xs, ys)[op == "urem"]
    x_sign, y_sign = wide.sign(b, bits, xs), wide.sign(b, bits, ys)
    xs = wide.negate_if(b, bits, xs, x_sign)
    ys = wide.negate_if(b, bits, ys, y_sign)
    quotient, remainder = _divide_unsigned(b, bits, xs, ys)
    if op == "srem":
        return wide.negate_if(b, bits, remainder, x_sign)
    return wide.negate_if(b, bits, quotient, e.alu(b, "xor", "i64", x_sign, y_sign))


def _divide_unsigned(b, bits, xs, ys):
    """Quotient and remainder."""
    k = wide.constant(b, ys)
    if k is not None and 0 < k < 1 << 32:
        quotient, remainder = _divide_short(b, xs, ys[0])
        return quotient, wide.zext(b, 64, (remainder,), bits)
    n = len(xs)
    short, long, done = (b.new_block(name) for name in ("div.short", "div.long", "div.done"))
    above = e.alu(b, "or", "i64", wide.any_bit(b, ys[1:]), e.aluk(b, "shr_u", "i64", ys[0], 32))
    b.emit("br.ne.i64.k", above, 0, long)
    b.jump(short)
    b.place(short)
    quotient, remainder = _divide_short(b, xs, ys[0])
    first = b.block, (*quotient, remainder, *wide.const(b, 64 * (n - 1), 0))
    b.jump(done)
    b.place(long)
    quotient, remainder = _divide_long(b, xs, ys)
    second = b.block, (*quotient, *remainder)
    b.place(done)
    result = e.merge(b, first, second)
    return result[:n], result[n:]


def _divide_short(b, xs, d):
    """Quotient parts and the remainder for a divisor d < 2^32: schoolbook division, 32 bits at a time."""
    remainder = None
    quotient = []
    for x in reversed(xs):
        halves = []
        for half in (e.aluk(b, "shr_u", "i64", x, 32), e.aluk(b, "and", "i64", x, 0xFFFFFFFF)):
            if remainder is not None:
                half = e.alu(b, "or", "i64", half, e.aluk(b, "shl", "i64", remainder, 32))
            q = e.alu(b, "div_u", "i64", half, d)
            remainder = e.alu(b, "sub", "i64", half, e.alu(b, "mul", "i64", q, d))
            halves.append(q)
        quotient.append(e.alu(b, "or", "i64", e.aluk(b, "shl", "i64", halves[0], 32), halves[1]))
    return tuple(reversed(quotient)), remainder


def _divide_long(b, xs, ys):
    """Shift and subtract, for a divisor that is not 0: quotient and remainder.

    The divisor is first moved up until its highest one stands under the dividend's.
    """
    n = len(xs)
    width = 64 * n
    setup, done = b.new_block("div.setup"), b.new_block("div.end")
    distance = e.alu(b, "sub", "i32", wide.leading_zeros(b, width, ys), wide.leading_zeros(b, width, xs))
    zero = wide.const(b, width, 0)
    early = b.block, (*zero, *xs)  # a dividend with fewer bits than the divisor
    b.emit("br.lt_s.i32.k", distance, 0, done)
    b.jump(setup)
    b.place(setup)
    divisor = wide.shl(b, width, ys, distance)
    loop = e.Loop(b, "div.loop", (*zero, *xs, *divisor, distance))
    quotient, remainder, divisor = (loop.values[i * n : (i + 1) * n] for i in range(3))
    counter = loop.values[-1]
    difference, borrow = wide.sub_borrow(b, remainder, divisor)
    remainder = e.select_parts(b, borrow, remainder, difference)
    low, *high = wide.shl_k(b, width, quotient, 1)
    quotient = (e.alu(b, "or", "i64", low, e.not_bool(b, borrow)), *high)
    divisor = wide.shr_k(b, width, divisor, 1)
    loop.again("br.gt_s.i32.k", counter, 0, values=(*quotient, *remainder, *divisor, e.aluk(b, "sub", "i32", counter, 1)))
    late = b.block, (*quotient, *remainder)
    b.place(done)
    result = e.merge(b, early, late)
    return result[:n], result[n:]
