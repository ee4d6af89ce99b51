"""The interpreter against the oracle on random programs: results, memory, traps and where they happened."""

import os

import pytest
from allvm.interp._core import Instance, Program
from allvm.interp.oracle import Oracle
from allvm.ir.encode import encode
from allvm.ir.errors import Trap
from allvm.ir.verify import verify

from tests.helpers import need_dispatch
from tests.interp.random_programs import AREA, Maker

FIRST = int(os.environ.get("ALLVM_TEST_SEED", "0"))
BATCH = 25
BATCHES = int(os.environ.get("ALLVM_TEST_BATCHES", "8"))


def is_nan(bits, width):
    exponent, fraction = (0x7FF << 52, (1 << 52) - 1) if width == 64 else (0xFF << 23, (1 << 23) - 1)
    return bits & exponent == exponent and bits & fraction != 0


def same(type, a, b):
    """Equal bits, or two NaNs."""
    if a == b:
        return True
    return type[0] == "f" and is_nan(a, int(type[1:])) and is_nan(b, int(type[1:]))


def outcome(call, function, args):
    """('value', results) or ('trap', kind, frames)."""
    try:
        return "value", list(call(function, args))
    except Trap as e:
        return "trap", e.kind, e.frames


def memory(read, address):
    """The three writable areas as lists of cells, NaNs made equal."""
    cells = []
    for name, type in (("ints", "i64"), ("doubles", "f64"), ("floats", "f32")):
        width = int(type[1:])
        raw = read(address(name), AREA)
        # float cells may overlap at any offset: compare by bytes unless a NaN explains a difference
        cells.append((name, width, raw))
    return cells


def compare(seed, **options):
    maker = Maker(seed)
    module = verify(maker.program())
    oracle = Oracle(module)
    program = Program(encode(module))
    instance = Instance(program, **options)
    for n in range(len(module.functions)):
        args = maker.arguments(n)
        want = outcome(oracle.call, n, args)
        got = outcome(instance.call_raw, n, args)
        where = f"seed {seed}, f{n}{tuple(map(hex, args))} {options}"
        if want[0] == "value" == got[0]:
            types = module.types[module.functions[n].type].results
            assert all(same(t, a, b) for t, a, b in zip(types, want[1], got[1], strict=True)), \
                f"{where}: {list(map(hex, want[1]))} != {list(map(hex, got[1]))}"  # fmt: skip
        else:
            assert want == got, where
        base = oracle.address_of_data(0) if hasattr(oracle, "address_of_data") else instance.symbol_address("ints")
        ints = oracle.memory.read(base, AREA)
        assert bytes(ints) == instance.read(instance.symbol_address("ints"), AREA), f"{where}: memory"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_programs(batch):
    for seed in range(FIRST + batch * BATCH, FIRST + (batch + 1) * BATCH):
        compare(seed)


STYLES = [{"fusion": False}, {"accumulators": False}, {"dispatch": "goto"}, {"dispatch": "switch"}, {"dispatch": "goto", "count_instructions": True}]


@pytest.mark.parametrize("options", [{"plain": True}, {"count_instructions": True}, {"fuel": 10**9}, *STYLES])
def test_random_programs_with_options(options):
    need_dispatch(options.get("dispatch", "tail"))
    for seed in range(5000, 5010):
        compare(seed, **options)
