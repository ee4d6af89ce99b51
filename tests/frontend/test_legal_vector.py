"""Memory layout of values of any type, vectors and bitcasts."""

import pytest
from allvm.frontend import legal_int as ints
from allvm.frontend import legal_memory as memory
from allvm.frontend import legal_vector as vec
from allvm.frontend.layout import DataLayout
from allvm.frontend.types import TypeTable
from hypothesis import given, settings
from hypothesis import strategies as st
from machine import TestBuilder

TT = TypeTable()
I1, I8, I24, I32, I64, I65, I128 = (TT.int(n) for n in (1, 8, 24, 32, 64, 65, 128))
X87, HALF, F32, F64, TF = (TT.float(n) for n in ("x86_fp80", "half", "float", "double", "fp128"))
LAYOUT = DataLayout("e-m:e-p270:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128")
EACH = settings(max_examples=30, deadline=None)
ADDRESS = 1024


def vector(t, n):
    return TT.vector(t, n)


def leaf_bits(t):
    """The widths of a type's parts as integers, one a leaf."""
    if t.kind in ("vector", "array"):
        return leaf_bits(t.elem) * t.count
    if t.kind == "struct":
        return [n for f in t.fields for n in leaf_bits(f)]
    return [64 if t.kind == "ptr" else t.bits]


def give(b, widths, numbers):
    parts = []
    for n, x in zip(widths, numbers, strict=True):
        if n <= 32:
            parts.append(b.input("i32", x | 0x5678 << 32))
        else:
            parts += [b.input("i64", x >> i & (1 << 64) - 1) for i in range(0, n, 64)]
    return tuple(parts)


def take(slots, widths):
    out, at = [], 0
    for n in widths:
        if n <= 32:
            x, at = slots[at] & 0xFFFFFFFF, at + 1
        else:
            x = sum(slots[at + i] << 64 * i for i in range((n + 63) // 64))
            at += (n + 63) // 64
        assert x < 1 << n
        out.append(x)
    assert at == len(slots)
    return out


def builder():
    b = TestBuilder()
    b.layout = LAYOUT
    return b, (0, b.input("i64", ADDRESS), -1, 0, 0, 0)


MIXED = TT.struct([I8, I64, I1, TT.array(I24, 2), X87, vector(I1, 9), TT.ptr, HALF, I65, TF, F32])
PACKED = TT.struct([I8, I32, I128, F64], packed=True)
# (type, [(offset, bits) of each part's place in memory])
PLACES = [
    (I1, [(0, 1)]), (I24, [(0, 24)]), (I65, [(0, 65)]), (I128, [(0, 128)]), (X87, [(0, 80)]), (TF, [(0, 128)]),
    (TT.array(I24, 3), [(0, 24), (4, 24), (8, 24)]),
    (vector(I24, 3), [(0, 24), (3, 24), (6, 24)]),
    (vector(F32, 4), [(0, 32), (4, 32), (8, 32), (12, 32)]),
    (vector(TT.ptr, 2), [(0, 64), (8, 64)]),
    (PACKED, [(0, 8), (1, 32), (5, 128), (21, 64)]),
    (TT.struct([I8, TT.array(TT.struct([I1, I128]), 2), X87]), [(0, 8), (16, 1), (32, 128), (48, 1), (64, 128), (80, 80)]),
]


@pytest.mark.parametrize("t,places", PLACES)
def test_layout_in_memory(t, places):
    widths = [n for _, n in places]

    @EACH
    @given(st.tuples(*(st.integers(0, (1 << n) - 1) for n in widths)))
    def check(numbers):
        b, mem = builder()
        memory.store(b, t, give(b, widths, numbers), mem)
        image = bytearray(b"\xA5" * 4096)
        b.run((), memory=image)
        touched = set()
        for x, (at, n) in zip(numbers, places):
            size = (n + 7) // 8
            assert int.from_bytes(image[ADDRESS + at:ADDRESS + at + size], "little") == x
            touched.update(range(ADDRESS + at, ADDRESS + at + size))
        assert all(c == 0xA5 for i, c in enumerate(image) if i not in touched), "a store next to the value"
        for at, n in places:  # what lies above the width in memory is dropped
            if n % 8:
                image[ADDRESS + at + n // 8] |= 0xFF << n % 8 & 0xFF
        b, mem = builder()
        assert tuple(take(b.run(memory.load(b, t, mem), memory=image), widths)) == numbers
    check()


@pytest.mark.parametrize("t", [vector(I1, 8), vector(I1, 9), vector(TT.int(3), 5), vector(TT.int(7), 20), MIXED])
def test_round_trip_through_memory(t):
    widths = leaf_bits(t)

    @EACH
    @given(st.tuples(*(st.integers(0, (1 << n) - 1) for n in widths)))
    def check(numbers):
        b, mem = builder()
        memory.store(b, t, give(b, widths, numbers), mem)
        image = bytearray(4096)
        b.run((), memory=image)
        if t.kind == "vector":  # packed bit by bit
            whole = sum(x << i * widths[0] for i, x in enumerate(numbers))
            size = (sum(widths) + 7) // 8
            assert int.from_bytes(image[ADDRESS:ADDRESS + size], "little") == whole
        b, mem = builder()
        assert tuple(take(b.run(memory.load(b, t, mem), memory=image), widths)) == numbers
    check()


def test_constants_are_stored_directly():
    b, mem = builder()
    memory.store(b, I65, ints.const(b, 65, (1 << 65) - 2), mem)
    image = bytearray(4096)
    b.run((), memory=image)
    assert image[ADDRESS:ADDRESS + 9] == bytes([0xFE] + [0xFF] * 7 + [1])


@pytest.mark.parametrize("t,to", [
    (vector(I1, 8), I8), (I8, vector(I1, 8)), (vector(I64, 2), I128), (I128, vector(I64, 2)), (vector(I8, 16), vector(I32, 4)),
    (vector(I32, 3), TT.int(96)), (TT.int(96), vector(I32, 3)), (vector(HALF, 4), I64), (vector(I1, 128), I128), (I128, TF),
    (vector(F32, 2), F64), (vector(I8, 10), X87), (vector(I32, 4), TF), (vector(F32, 4), vector(F64, 2)),
])
def test_bitcast(t, to):
    widths, wanted = leaf_bits(t), leaf_bits(to)

    @EACH
    @given(st.integers(0, (1 << sum(widths)) - 1))
    def check(whole):
        numbers = [whole >> sum(widths[:i]) & (1 << n) - 1 for i, n in enumerate(widths)]
        b, _ = builder()
        found = take(b.run(vec.bitcast(b, LAYOUT, t, to, give(b, widths, numbers))), wanted)
        assert found == [whole >> sum(wanted[:i]) & (1 << n) - 1 for i, n in enumerate(wanted)]
    check()


@pytest.mark.parametrize("elem,n", [(I8, 1), (I8, 2), (I32, 3), (I128, 5), (I1, 16), (F64, 7)])
def test_variable_index(elem, n):
    t = vector(elem, n)
    width = elem.bits

    @EACH
    @given(st.lists(st.integers(0, (1 << width) - 1), min_size=n, max_size=n), st.integers(0, n - 1),
           st.integers(0, (1 << width) - 1), st.booleans())
    def check(numbers, at, new, constant):
        b, _ = builder()
        xs = give(b, [width] * n, numbers)
        index = b.const("i64", at) if constant else b.input("i64", at)
        assert take(b.run(vec.extract(b, t, xs, index)), [width]) == [numbers[at]]
        numbers[at] = new
        changed = vec.insert(b, t, xs, give(b, [width], [new]), index)
        assert take(b.run(changed), [width] * n) == numbers
    check()


def test_arithmetic_casts_and_comparisons():
    t = vector(TT.int(7), 3)
    b, _ = builder()
    xs, ys = give(b, [7] * 3, [100, 127, 3]), give(b, [7] * 3, [50, 1, 3])
    assert take(b.run(vec.binary(b, "add", t, xs, ys)), [7] * 3) == [22, 0, 6]
    assert take(b.run(vec.compare(b, "icmp", "slt", t, xs, ys)), [1] * 3) == [1, 1, 0]
    assert take(b.run(vec.cast(b, "sext", t, vector(I65, 3), xs)), [65] * 3) == [100 - 128 + 2 ** 65, 2 ** 65 - 1, 3]
    mask = give(b, [1] * 3, [1, 0, 1])
    assert take(b.run(vec.select(b, vector(I1, 3), mask, t, xs, ys)), [7] * 3) == [100, 1, 3]
    assert take(b.run(vec.select(b, I1, mask[1:2], t, xs, ys)), [7] * 3) == [50, 1, 3]
    assert take(b.run(vec.shuffle(b, t, xs, ys, [5, -1, 0, 4])), [7] * 4) == [3, 100, 100, 1]


@pytest.mark.parametrize("n", [1, 2, 3, 8, 13])
def test_reductions(n):
    t = vector(I32, n)
    numbers = [i * i + 1 for i in range(n)]
    b, _ = builder()
    xs = give(b, [32] * n, numbers)
    total = vec.reduce(b, t, xs, lambda x, y: ints.binary(b, "add", 32, x, y))
    assert take(b.run(total), [32]) == [sum(numbers)]
    difference = vec.reduce_ordered(b, t, (b.const("i32", 7),), xs, lambda x, y: ints.binary(b, "sub", 32, x, y))
    assert take(b.run(difference), [32]) == [(7 - sum(numbers)) % (1 << 32)]
