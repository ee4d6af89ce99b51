"""Intrinsics that are about vectors: reductions, masked memory accesses, and lanes moved around."""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_float as fl
from allvm.frontend import legal_fmath as fmath
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_intmath as im
from allvm.frontend import legal_memory as memory
from allvm.frontend import legal_vector as vec


# -- reductions
def _reduce_int(function):
    def lower(b, instr):
        x = instr.operands[0]
        bits = instr.type.bits
        b.define(instr, vec.reduce(b, x.type, b.parts(x), lambda u, v: function(b, bits, u, v)))

    return lower


def _reduce_binary(op):
    return _reduce_int(lambda b, bits, u, v: ints.binary(b, op, bits, u, v))


def _reduce_minmax(op):
    return _reduce_int(lambda b, bits, u, v: im.minmax(b, op, bits, u, v))


def _reduce_float_minmax(op):
    def lower(b, instr):
        x = instr.operands[0]
        f = instr.type.name
        b.define(instr, vec.reduce(b, x.type, b.parts(x), lambda u, v: fmath.minmax(b, op, f, u, v)))

    return lower


def _reduce_float(op):
    """In order from the start value, whatever the fast-math flags allow: so that every tier gives the same."""

    def lower(b, instr):
        start, x = instr.operands
        f = instr.type.name
        b.define(instr, vec.reduce_ordered(b, x.type, b.parts(start), b.parts(x), lambda u, v: fl.binary(b, op, f, u, v)))

    return lower


def _partial_sum(b, instr):
    """Adds the lanes of the longer vector to those of the shorter one, round and round."""
    start, x = instr.operands
    bits = instr.type.elem.bits
    sums = vec.split(b, start.type, b.parts(start))
    for i, lane in enumerate(vec.split(b, x.type, b.parts(x))):
        sums[i % len(sums)] = ints.binary(b, "add", bits, sums[i % len(sums)], lane)
    b.define(instr, vec.join(sums))


# -- lanes
def _subvector(b, instr):
    x, at = instr.operands
    k = b.constant(b.parts(at)[0])
    lanes = vec.split(b, x.type, b.parts(x))
    b.define(instr, vec.join(lanes[k : k + instr.type.count]))


def _insert_subvector(b, instr):
    x, y, at = instr.operands
    k = b.constant(b.parts(at)[0])
    lanes = vec.split(b, x.type, b.parts(x))
    lanes[k : k + y.type.count] = vec.split(b, y.type, b.parts(y))
    b.define(instr, vec.join(lanes))


def _reverse(b, instr):
    x = instr.operands[0]
    b.define(instr, vec.join(reversed(vec.split(b, x.type, b.parts(x)))))


def _splice(first):
    """As many lanes as x has out of x followed by y, from lane first(n, k) on; k is the constant argument."""

    def lower(b, instr):
        x, y, at = instr.operands
        n = x.type.count
        start = first(n, e.to_signed(b.constant(b.parts(at)[0]), 32))
        lanes = vec.split(b, x.type, b.parts(x)) + vec.split(b, y.type, b.parts(y))
        b.define(instr, vec.join(lanes[start : start + n]))

    return lower


def _interleave(b, instr):
    columns = [vec.split(b, v.type, b.parts(v)) for v in instr.operands]
    b.define(instr, vec.join(lane for row in zip(*columns, strict=True) for lane in row))


def _deinterleave(b, instr):
    x = instr.operands[0]
    lanes = vec.split(b, x.type, b.parts(x))
    n = len(instr.type.fields)
    b.define(instr, vec.join(lane for i in range(n) for lane in lanes[i::n]))


def _step(b, instr):
    bits = instr.type.elem.bits
    b.define(instr, vec.join(ints.const(b, bits, i) for i in range(instr.type.count)))


def _active_lanes(b, instr):
    """Lane i: start + i < end, without wrapping."""
    start, end = instr.operands
    bits = start.type.bits
    x, y = b.parts(start), b.parts(end)
    out = []
    for i in range(instr.type.count):
        lane, overflow = im.with_overflow(b, "uadd", bits, x, ints.const(b, bits, i))
        below = ints.icmp(b, "ult", bits, lane, y)[0]
        out.append(e.alu(b, "and", "i32", below, e.not_bool(b, overflow)))
    b.define(instr, out)


def _first_true(b, instr):
    """experimental.cttz.elts: the number of leading lanes that are 0."""
    x = instr.operands[0]
    bits = instr.type.bits
    lanes = vec.split(b, x.type, b.parts(x))
    result = ints.const(b, bits, len(lanes))
    for i, lane in reversed(list(enumerate(lanes))):
        zero = ints.is_zero(b, vec.int_bits(x.type.elem), lane)
        result = e.select_parts(b, zero, result, ints.const(b, bits, i))
    b.define(instr, result)


def _compress(b, instr):
    """The lanes that the mask has, moved together to the front; after them those of the third operand, which may be undefined."""
    x, mask, rest = instr.operands
    t = x.type
    result = b.parts(rest)
    place = b.const("i32", 0)
    for lane, c in zip(vec.split(b, t, b.parts(x)), b.parts(mask), strict=True):
        result = e.select_parts(b, c, vec.insert(b, t, result, lane, place), result)
        place = e.alu(b, "add", "i32", place, c)
    b.define(instr, result)


# -- masked accesses
def _without_alignment(instr, at):
    """The operands; older forms have an alignment as operand `at`."""
    operands = list(instr.operands)
    if operands[at].type.kind == "int":
        del operands[at]
    return operands


def _guarded(b, condition, default, access):
    """The parts that access() gives if the condition holds, else `default`; known conditions need no branch."""
    k = e.const_u(b, "i32", condition)
    if k is not None:
        return access() if k & 1 else default
    inside, after = b.new_block("lane"), b.new_block("lane.end")
    before = b.block
    b.emit("br.z.i32", condition, after)
    b.jump(inside)
    b.place(inside)
    parts = access()
    end = b.block
    b.place(after)
    return e.merge(b, (before, default), (end, parts))


def _store_guarded(b, condition, t, parts, mem):
    _guarded(b, condition, (), lambda: memory.store(b, t, parts, mem) or ())


def _stride(b, t):
    return (b.layout.bits(t) + 7) // 8


def _stable(b, mem):
    """The memory operand with its address computed here, once for all lanes."""
    return b.base(b.lea(mem))


def _masked_load(b, instr):
    pointer, mask, default = _without_alignment(instr, 1)
    t = instr.type
    mem = _stable(b, b.addr(pointer))
    out = []
    for i, (c, lane) in enumerate(zip(b.parts(mask), vec.split(b, t, b.parts(default)), strict=True)):
        where = b.offset(mem, i * _stride(b, t.elem))
        out.append(_guarded(b, c, lane, lambda where=where: memory.load(b, t.elem, where)))
    b.define(instr, vec.join(out))


def _masked_store(b, instr):
    value, pointer, mask = _without_alignment(instr, 2)
    t = value.type
    mem = _stable(b, b.addr(pointer))
    for i, (c, lane) in enumerate(zip(b.parts(mask), vec.split(b, t, b.parts(value)), strict=True)):
        _store_guarded(b, c, t.elem, lane, b.offset(mem, i * _stride(b, t.elem)))


def _gather(b, instr):
    pointers, mask, default = _without_alignment(instr, 1)
    t = instr.type
    lanes = zip(b.parts(pointers), b.parts(mask), vec.split(b, t, b.parts(default)), strict=True)
    b.define(instr, vec.join([_guarded(b, c, d, lambda p=p: memory.load(b, t.elem, b.base(p))) for p, c, d in lanes]))


def _scatter(b, instr):
    value, pointers, mask = _without_alignment(instr, 2)
    t = value.type
    for p, c, lane in zip(b.parts(pointers), b.parts(mask), vec.split(b, t, b.parts(value)), strict=True):
        _store_guarded(b, c, t.elem, lane, b.base(p))


def _advance(b, address, condition, size):
    """The address moved on by `size` if the condition (0 or 1) holds."""
    return e.alu(b, "add", "i64", address, e.aluk(b, "mul", "i64", e.widen(b, 32, condition), size))


def _expand_load(b, instr):
    """Consecutive elements of memory go into the lanes that the mask has."""
    pointer, mask, default = instr.operands
    t = instr.type
    address = b.parts(pointer)[0]
    out = []
    for c, lane in zip(b.parts(mask), vec.split(b, t, b.parts(default)), strict=True):
        out.append(_guarded(b, c, lane, lambda a=address: memory.load(b, t.elem, b.base(a))))
        address = _advance(b, address, c, _stride(b, t.elem))
    b.define(instr, vec.join(out))


def _compress_store(b, instr):
    """The lanes that the mask has go to consecutive elements of memory."""
    value, pointer, mask = instr.operands
    t = value.type
    address = b.parts(pointer)[0]
    for c, lane in zip(b.parts(mask), vec.split(b, t, b.parts(value)), strict=True):
        _store_guarded(b, c, t.elem, lane, b.base(address))
        address = _advance(b, address, c, _stride(b, t.elem))


_REDUCTIONS = {
    **{op: _reduce_binary(op) for op in ("add", "mul", "and", "or", "xor")},
    **{op: _reduce_minmax(op) for op in ("smin", "smax", "umin", "umax")},
    "fmin": _reduce_float_minmax("minnum"), "fmax": _reduce_float_minmax("maxnum"),
    "fminimum": _reduce_float_minmax("minimum"), "fmaximum": _reduce_float_minmax("maximum"),
    "fadd": _reduce_float("fadd"), "fmul": _reduce_float("fmul"),
}  # fmt: skip
_MOVES = {
    "extract": _subvector, "insert": _insert_subvector, "reverse": _reverse,
    "splice": _splice(lambda n, k: k if k >= 0 else n + k),
    "splice.left": _splice(lambda n, k: k), "splice.right": _splice(lambda n, k: n - k),
    **{f"interleave{n}": _interleave for n in range(2, 9)},
    **{f"deinterleave{n}": _deinterleave for n in range(2, 9)},
}  # fmt: skip
VECTOR_INTRINSICS = {
    **{f"vector.reduce.{op}": f for op, f in _REDUCTIONS.items()},
    **{f"{prefix}vector.{op}": f for op, f in _MOVES.items() for prefix in ("", "experimental.")},
    "stepvector": _step, "experimental.stepvector": _step, "get.active.lane.mask": _active_lanes,
    "experimental.cttz.elts": _first_true, "experimental.vector.compress": _compress,
    "vector.partial.reduce.add": _partial_sum, "experimental.vector.partial.reduce.add": _partial_sum,
    "masked.load": _masked_load, "masked.store": _masked_store, "masked.gather": _gather, "masked.scatter": _scatter,
    "masked.expandload": _expand_load, "masked.compressstore": _compress_store,
}  # fmt: skip
