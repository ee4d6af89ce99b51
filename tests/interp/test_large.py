"""Functions of extreme size and shape: translation stays within bounds, and what it gives is right."""

import random
import time

import pytest
from allvm.interp._core import Instance, Program
from allvm.ir import isa
from allvm.ir.encode import encode
from allvm.ir.module import Function, Module
from allvm.ir.verify import verify

OP = isa.opcode


def single(code, nregs, params=("i64",), results=("i64",)):
    m = Module()
    m.functions.append(Function("f", m.type_index(params, results), nregs, code))
    return Instance(Program(encode(verify(m))))


def test_straight_line_of_many_instructions():
    n = 200_000
    code = [(OP("add.i64.k"), 0, 0, 1) for _ in range(n)] + [(OP("ret"), (0,))]
    guest = single(code, 1)
    start = time.process_time()
    assert guest.call("f", (5,)) == (n + 5,)
    assert time.process_time() - start < 2


def test_branches_over_long_distances():
    """Displacements that do not fit in 16 bits, forwards and backwards, with immediates of 32 bits."""
    body = 50_000
    code = [(OP("const.i64"), 1, 0)]
    head = len(code)
    code.append((OP("br.eq.i64.k"), 0, 100_000, head + body + 3))
    code += [(OP("add.i64.k"), 1, 1, 1)] * body
    code.append((OP("add.i64.k"), 0, 0, 1))
    code.append((OP("br.lt_s.i64.k"), 0, 100_003, head))
    code.append((OP("ret"), (1,)))
    guest = single(code, 2)
    assert guest.call("f", (99_998,)) == (2 * body,)
    assert guest.call("f", (100_001,)) == (2 * body,)


def test_many_registers():
    n = 60_000
    code = [(OP("const.i64"), r, r) for r in range(1, n)]
    for r in range(1, n):
        code.append((OP("add.i64"), 0, 0, r))
    code.append((OP("ret"), (0,)))
    guest = single(code, n)
    assert guest.call("f", (0,)) == (n * (n - 1) // 2,)


def test_registers_that_were_never_written_are_zero():
    code = [(OP("add.i64"), 0, 0, 59_999), (OP("ret"), (0,))]
    guest = single(code, 60_000)
    for _ in range(3):
        assert guest.call("f", (7,)) == (7,)


@pytest.mark.parametrize("nregs", [300, 20_000])
def test_many_blocks(nregs):
    """A long chain of blocks with registers live across all of them: the sets may be too large to keep."""
    rng = random.Random(nregs)
    blocks = 30_000
    code = [(OP("const.i64"), r, r) for r in range(1, 200)]
    first = len(code)
    expected = 0
    values = list(range(200))
    for b in range(blocks):
        r = rng.randrange(1, 200)
        at = first + 3 * b
        taken = rng.random() < 0.5
        code.append((OP("br.ne.i64.k" if taken else "br.eq.i64.k"), r, -1, at + 2))
        code.append((OP("add.i64.k"), r, r, 1))
        code.append((OP("add.i64"), 0, 0, r))
        values[r] += not taken
        expected += values[r]
    code.append((OP("ret"), (0,)))
    guest = single(code, nregs)
    start = time.process_time()
    assert guest.call("f", (0,)) == (expected,)
    assert time.process_time() - start < 5


def test_a_tangle_of_back_edges():
    """Every block branches to a random one: the analyses must settle or give up. Fuel ends it."""
    rng = random.Random(3)
    blocks = 4_000
    code = []
    for b in range(blocks):
        code.append((OP("add.i64.k"), rng.randrange(50), rng.randrange(50), rng.randrange(1, 9)))
        code.append((OP("br.lt_s.i64"), rng.randrange(50), rng.randrange(50), 2 * rng.randrange(blocks)))
    code.append((OP("ret"), (0,)))
    m = Module()
    m.functions.append(Function("f", m.type_index(("i64",), ("i64",)), 50, code))
    program = Program(encode(verify(m)))
    outcomes = []
    for options in ({}, {"plain": True}):
        guest = Instance(program, fuel=100_000, **options)
        start = time.process_time()
        try:
            outcomes.append(guest.call("f", (1,)))
        except Exception as e:
            outcomes.append((str(e), guest.stats()["units"]))
        assert time.process_time() - start < 5
    assert outcomes[0] == outcomes[1]


def test_a_switch_with_many_labels():
    n = 100_000
    code = [(OP("switch"), 0, 0, n + 1, tuple(range(1, n + 1)))]
    code += [(OP("ret"), (0,)) for _ in range(n)] + [(OP("const.i64"), 0, -1), (OP("ret"), (0,))]
    guest = single(code, 1)
    for k in (0, 1, n - 1, n, 2**31, -1):
        assert guest.call("f", (k,)) == ((k if 0 <= k < n else -1),)


def test_a_thousand_arguments_and_results():
    m = Module()
    n = 1000
    t = m.type_index(("i64",) * n, ("i64",) * n)
    reverse = tuple(reversed(range(n)))
    m.functions.append(Function("reverse", t, n, [(OP("ret"), reverse)]))
    m.functions.append(Function("twice", t, n, [(OP("call"), 0, tuple(range(n)), tuple(range(n))),
                                                (OP("call"), 0, reverse, tuple(range(n))), (OP("ret"), tuple(range(n)))]))  # fmt: skip
    guest = Instance(Program(encode(verify(m))))
    values = tuple(range(100, 100 + n))
    assert guest.call("reverse", values) == values[::-1]
    assert guest.call("twice", values) == values[::-1]


def test_many_functions():
    m = Module()
    t = m.type_index(("i64",), ("i64",))
    n = 50_000
    for k in range(n):
        code = [(OP("add.i64.k"), 0, 0, 1), (OP("ret"), (0,))]
        if k:
            code.insert(0, (OP("call"), k - 1, (0,), (0,)))
        m.functions.append(Function("", t, 1, code, linkage="local"))
    guest = Instance(Program(encode(verify(m))))
    assert guest.call(n - 1, (0,)) == (n,)
