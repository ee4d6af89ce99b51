"""Fixed vectors element by element, and operations on values of any type.

A vector's parts are those of its elements in order (docs/abi.md). A *lane* is the
tuple of one element's parts. Types are the front end's Type objects; the builder has
`type_parts(type)`.
"""

from allvm.frontend import legal_convert as convert
from allvm.frontend import legal_emit as e
from allvm.frontend import legal_float as fl
from allvm.frontend import legal_int as ints
from allvm.frontend.types import type_str
from allvm.ir.errors import CompileError


# -- lanes
def scalar(t):
    """The element type of a vector, any other type itself."""
    return t.elem if t.kind == "vector" else t


def count(t):
    return t.count if t.kind == "vector" else 1


def split(b, t, parts):
    """The lanes of a vector; a value of any other type is one lane."""
    n = len(b.type_parts(scalar(t)))
    return [tuple(parts[i : i + n]) for i in range(0, len(parts), n)]


def join(lanes):
    """The parts of a vector."""
    return tuple(p for lane in lanes for p in lane)


def each(b, t, function, *values):
    """function(lane, ...) -> parts for every lane of values of vector type t."""
    return join(function(*lanes) for lanes in zip(*(split(b, t, v) for v in values), strict=True))


def int_bits(t):
    """The width of an integer or pointer type."""
    if t.kind == "int":
        return t.bits
    if t.kind == "ptr":
        return 64
    raise CompileError(f"type {type_str(t)} is no integer")


# -- operations on any type
def binary(b, op, t, xs, ys):
    """A two-operand instruction of LLVM on integers, floats or vectors of them."""
    s = scalar(t)
    if s.kind == "float":
        return each(b, t, lambda x, y: fl.binary(b, op, s.name, x, y), xs, ys)
    return each(b, t, lambda x, y: ints.binary(b, op, int_bits(s), x, y), xs, ys)


def neg(b, t, xs):
    """fneg."""
    return each(b, t, lambda x: fl.neg(b, scalar(t).name, x), xs)


def compare(b, op, pred, t, xs, ys):
    """icmp and fcmp; t is the type of the operands."""
    s = scalar(t)
    if op == "fcmp":
        return each(b, t, lambda x, y: (fl.fcmp(b, pred, s.name, x, y),), xs, ys)
    return each(b, t, lambda x, y: ints.icmp(b, pred, int_bits(s), x, y), xs, ys)


def select(b, condition_type, cs, t, xs, ys):
    """By an i1 or lane by lane by a vector of them."""
    if condition_type.kind != "vector":
        return e.select_parts(b, cs[0], xs, ys)
    lanes = zip(cs, split(b, t, xs), split(b, t, ys), strict=True)
    return join(e.select_parts(b, c, x, y) for c, x, y in lanes)


def cast(b, op, t, to, xs):
    """A conversion instruction other than bitcast."""
    s, d = scalar(t), scalar(to)
    return each(b, t, lambda x: _cast_scalar(b, op, s, d, x), xs)


def _cast_scalar(b, op, s, d, x):
    if op in ("fptrunc", "fpext"):
        return convert.resize(b, s.name, x, d.name)
    if op in ("fptosi", "fptoui"):
        return convert.to_int(b, s.name, x, int_bits(d), op == "fptosi")
    if op in ("sitofp", "uitofp"):
        return convert.from_int(b, int_bits(s), x, op == "sitofp", d.name)
    if op == "addrspacecast":
        return x
    return ints.resize(b, int_bits(s), x, int_bits(d), signed=op == "sext")


def bitcast(b, layout, t, to, xs):
    """The same bits as another type: element 0 is the lowest."""
    s, d = scalar(t), scalar(to)
    if layout.bits(s) == layout.bits(d):
        return tuple(xs)  # registers are untyped
    lanes = split(b, t, xs)
    whole = ints.concat(b, [layout.bits(s)] * len(lanes), lanes)
    return join(ints.split(b, [layout.bits(d)] * count(to), whole))


# -- single elements
def extract(b, t, xs, index):
    """The lane at an index register: a tree of selects by the bits of the index."""
    lanes = split(b, t, xs)
    k = e.const_u(b, "i64", index)
    if k is not None:
        return lanes[k] if k < len(lanes) else lanes[0]
    step = 1
    while len(lanes) > 1:
        bit = e.aluk(b, "and", "i32", index, step)
        pairs = [lanes[i : i + 2] for i in range(0, len(lanes), 2)]
        lanes = [e.select_parts(b, bit, p[1], p[0]) if len(p) == 2 else p[0] for p in pairs]
        step *= 2
    return lanes[0]


def insert(b, t, xs, lane, index):
    """The vector with the lane at an index register replaced."""
    lanes = split(b, t, xs)
    k = e.const_u(b, "i64", index)
    if k is not None:
        if k < len(lanes):
            lanes[k] = lane
        return join(lanes)
    return join(e.select_parts(b, e.comparek(b, "eq", "i32", index, i), lane, old) for i, old in enumerate(lanes))


def shuffle(b, t, xs, ys, mask):
    """shufflevector: lanes out of both vectors by number; -1 is poison."""
    lanes = split(b, t, xs) + split(b, t, ys)
    return join(lanes[max(i, 0)] for i in mask)


# -- reductions
def reduce(b, t, xs, function):
    """function(lane, lane) -> lane over all lanes, in pairs; the order is not that of the elements."""
    lanes = split(b, t, xs)
    while len(lanes) > 1:
        half = len(lanes) // 2
        rest = lanes[2 * half :]
        lanes = [function(lanes[i], lanes[half + i]) for i in range(half)] + rest
    return lanes[0]


def reduce_ordered(b, t, start, xs, function):
    """function over start and all lanes, from the first to the last."""
    for lane in split(b, t, xs):
        start = function(start, lane)
    return start
