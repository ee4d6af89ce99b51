"""Native code against the interpreter on random programs: results, traps, and memory, also where something trapped."""

import os

import pytest
from allvm.interp._core import Instance, Program
from allvm.ir.encode import encode
from allvm.ir.errors import Trap
from allvm.ir.verify import verify

from tests.interp.random_programs import AREA, Maker
from tests.interp.test_random import same
from tests.jit.support import Native

FIRST = int(os.environ.get("ALLVM_TEST_SEED", "0"))
BATCH = 12
BATCHES = int(os.environ.get("ALLVM_TEST_BATCHES", "4"))


def outcome(call, function, args):
    try:
        return "value", list(call(function, args))
    except Trap as e:
        return "trap", e.kind


def compare(seed, tier, **options):
    maker = Maker(seed)
    module = verify(maker.program())
    native = Native(module, tier, **options)
    instance = Instance(Program(encode(module)))
    for n in range(len(module.functions)):
        args = maker.arguments(n)
        want = outcome(instance.call_raw, n, args)
        got = outcome(native.call, n, args)
        where = f"seed {seed}, f{n}{tuple(map(hex, args))} {tier} {options}"
        assert native.sp == native.instance.layout["stack_hi"], where
        if native.options.precise:
            assert want[0] == got[0], where
        elif want == ("trap", "memory") and got[0] == "value":
            return "dropped"  # a load whose value did not matter, see docs/native-abi.md
        if want[0] == "trap":
            assert want == got, where
            if not native.options.precise:
                return "trap"  # stores before it may be seen in another order, so what follows is not comparable
        else:
            types = module.types[module.functions[n].type].results
            assert all(same(t, a, b) for t, a, b in zip(types, want[1], got[1], strict=True)), \
                f"{where}: {list(map(hex, want[1]))} != {list(map(hex, got[1]))}"  # fmt: skip
        at = instance.symbol_address("ints")
        assert instance.read(at, AREA) == native.instance.read(at, AREA), f"{where}: memory"


@pytest.mark.parametrize("tier", ["quick", "opt"])
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_programs(batch, tier):
    seeds = range(FIRST + batch * BATCH, FIRST + (batch + 1) * BATCH)
    for seed in seeds:
        compare(seed, tier)


def test_loose_traps():
    outcomes = [compare(seed, "opt", precise=False) for seed in range(FIRST, FIRST + 2 * BATCH)]
    assert outcomes.count("dropped") <= 2


def test_one_function_alone():
    """Calls of functions that are not native go through the runtime."""
    for seed in range(9000, 9006):
        compare(seed, "opt", only=("f0",))
