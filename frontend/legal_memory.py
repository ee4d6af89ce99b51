"""Loads and stores of values of any type: their parts from and to where the data layout puts them.

The builder has `layout` (a DataLayout), `type_parts(type)` and `offset(mem, bytes)`.
An integer whose width is no multiple of 8 is stored with its upper bits zero, and
what a load finds there is dropped. Vectors are packed: elements of whole bytes
one after the other, others bit by bit, the first one lowest.
"""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_int as ints
from allvm.frontend.types import type_str
from allvm.ir.errors import CompileError

_LOADS = {1: "ld.i32.u8", 2: "ld.i32.u16", 4: "ld.i32", 8: "ld.i64"}
_STORES = {1: "st.i8", 2: "st.i16", 4: "st.i32", 8: "st.i64"}


def load(b, t, mem):
    """The parts of the value of type t at mem."""
    return tuple(p for leaf, offset in leaves(b.layout, t) for p in _load_leaf(b, leaf, b.offset(mem, offset)))


def store(b, t, parts, mem):
    """Store the parts of a value of type t at mem."""
    at = 0
    for leaf, offset in leaves(b.layout, t):
        n = len(b.type_parts(leaf))
        _store_leaf(b, leaf, parts[at : at + n], b.offset(mem, offset))
        at += n


def leaves(layout, t, base=0):
    """(type, offset) of everything in t that is loaded as a whole, in order."""
    if t.kind == "struct":
        for field, offset in zip(t.fields, layout.offsets(t), strict=True):
            yield from leaves(layout, field, base + offset)
    elif t.kind == "array" or (t.kind == "vector" and layout.bits(t.elem) % 8 == 0):
        stride = layout.size(t.elem) if t.kind == "array" else layout.bits(t.elem) // 8
        for i in range(t.count):
            yield from leaves(layout, t.elem, base + i * stride)
    else:
        yield t, base


def _load_leaf(b, t, mem):
    kind = t.kind
    if kind == "int":
        return load_int(b, t.bits, mem)
    if kind == "ptr":
        return (b.op("ld.i64", mem),)
    if kind == "vector":  # of elements that are no whole bytes
        bits = t.elem.bits
        lanes = ints.split(b, [bits] * t.count, load_int(b, bits * t.count, mem))
        return tuple(p for lane in lanes for p in lane)
    if kind == "float":
        if t.name in ("float", "double"):
            return (b.op("ld.f32" if t.name == "float" else "ld.f64", mem),)
        return load_int(b, t.bits, mem)
    raise CompileError(f"cannot load a value of type {type_str(t)}")


def _store_leaf(b, t, parts, mem):
    kind = t.kind
    if kind == "int":
        store_int(b, t.bits, parts, mem)
    elif kind == "ptr":
        b.emit("st.i64", parts[0], mem)
    elif kind == "vector":
        n = len(b.type_parts(t.elem))
        lanes = [parts[i : i + n] for i in range(0, len(parts), n)]
        bits = t.elem.bits
        store_int(b, bits * t.count, ints.concat(b, [bits] * t.count, lanes), mem)
    elif kind == "float":
        if t.name in ("float", "double"):
            b.emit("st.f32" if t.name == "float" else "st.f64", parts[0], mem)
        else:
            store_int(b, t.bits, parts, mem)
    else:
        raise CompileError(f"cannot store a value of type {type_str(t)}")


def _pieces(size):
    """(offset, bytes) of the powers of two that make up `size` bytes, at most 8 each."""
    at = 0
    while at < size:
        n = min(8, 1 << (size - at).bit_length() - 1)
        yield at, n
        at += n


def load_int(b, bits, mem):
    """The parts of an integer in as many bytes as it needs."""
    parts = []
    size = (bits + 7) // 8
    for word in range(0, size, 8):
        here = min(8, size - word)
        t = "i32" if bits <= 32 else "i64"
        value = None
        for at, n in _pieces(here):
            v = b.op(_LOADS[n], b.offset(mem, word + at))
            if at:
                v = e.aluk(b, "shl", t, v, 8 * at)
            value = v if value is None else e.alu(b, "or", t, value, v)
        parts.append(value)
    if bits % 8:
        top = (bits - 1) % 64 + 1 if bits > 64 else bits
        t = "i32" if bits <= 32 else "i64"
        parts[-1] = e.aluk(b, "and", t, parts[-1], (1 << top) - 1)
    return tuple(parts)


def store_int(b, bits, parts, mem):
    """Store an integer in as many bytes as it needs."""
    size = (bits + 7) // 8
    t = "i32" if bits <= 32 else "i64"
    for i, part in enumerate(parts):
        for at, n in _pieces(min(8, size - 8 * i)):
            v = e.aluk(b, "shr_u", t, part, 8 * at) if at else part
            where = b.offset(mem, 8 * i + at)
            k = b.constant(v)
            if k is not None:
                bits_here = 64 if n == 8 else 32
                b.emit(f"{_STORES[n]}.k", e.to_signed(k, bits_here), where)
            else:
                b.emit(_STORES[n], v, where)
