"""A metered program stops at the same unit with the same memory and output, whichever tiers run it and wherever they call one another."""

import os
import random
import re
import struct
import tempfile

import pytest
from allvm.ir.errors import Trap
from allvm.policy import Policy

from tests.jit.fuel_programs import PROGRAMS
from tests.jit.runtime import Run, compiled
from tests.jit.test_fuel import kept  # noqa: F401
from tests.jit.test_runtime_tiers import CALLS

ENDLESS = 1 << 40
LONG = 6_000_000  # units, after many of which the background has compiled something
INNERMOST = 50  # frames that are compared: long traces are cut, those of mixed tiers sooner
MARK = b"jump buffers:\0"  # before the jump buffers of a program that has some, behind their size
WAYS = {
    "quick": Policy("quick"),
    "opt": Policy("opt"),
    "loose": Policy("opt", precise=False),
    **{f"stress{seed}": Policy("auto", stress=seed) for seed in (1, 2, 3)},
}
AGAIN = """
#undef main
int main(void) { int s = 0; for (int i = 0; i < %d; i++) s ^= once(); return s & 63; }
"""


def program(name, times=1):
    """The bytes of a program; its main called several times."""
    source = PROGRAMS[name]
    if times > 1:
        source = "#define main once\n" + source + AGAIN % times
    if name != "exceptions":
        return compiled(source)
    from allvm.build import build_program

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "t.cpp")
        with open(path, "w") as f:
            f.write(source)
        return build_program([path])


def without_jump_buffers(memory):
    """What is in them names places in the interpreter's code, which depend on what it has translated."""
    at = memory.find(MARK)
    if at < 0:
        return memory
    (size,) = struct.unpack_from("<Q", memory, at + 16)
    return memory[: at + 24] + bytes(size) + memory[at + 24 + size :]


def stop(data, tier, fuel):
    """How a program ended, its output, what it used and had left, its memory."""
    run = Run(data, tier, fuel=fuel)
    end = run.main()
    layout, stats = run.instance.layout, run.instance.stats()
    memory = bytes(run.instance.view(layout["stack_lo"], layout["heap_end"] - layout["stack_lo"], True))
    how = (end.kind, [f[0] for f in end.frames if f[1]][:INNERMOST]) if isinstance(end, Trap) else end
    return {"native": len(run.tiers.level), "end": how, "output": run.output(), "units": stats["units"], "left": stats["fuel_left"], "memory": without_jump_buffers(memory)}


def same(data, ways, fuels):
    """Each way stops with each amount of fuel as the interpreter does. How many functions became native, in all."""
    natively = 0
    for fuel in fuels:
        want = stop(data, "interp", fuel)
        assert want["units"] == min(fuel + 1, want["units"])
        for name, way in ways.items():
            mine = stop(data, way, fuel)
            natively += mine.pop("native")
            differing = [key for key in mine if mine[key] != want[key]]
            seen = {key: (want[key], mine[key]) for key in differing if key != "memory"}
            assert not differing, f"{name} with {fuel} units: {differing} {seen}"
    return natively


@pytest.mark.parametrize("name", PROGRAMS)
def test_same_stop_in_every_tier(name, kept):  # noqa: F811
    data = program(name)
    full = stop(data, "interp", ENDLESS)
    used = full["units"]
    assert full["end"] == (35 if name == "calls" else 0) and used > 50
    choose = random.Random(name)
    some = choose.sample(range(1, used), min(used - 1, 12))
    assert same(data, WAYS, [ENDLESS, used, used - 1, 1, 2, *some])
    assert stop(data, "opt", used)["end"] == full["end"] and stop(data, "opt", used - 1)["end"][0] == "fuel"


@pytest.mark.parametrize("name", PROGRAMS)
def test_same_stop_while_tiers_change(name, kept):  # noqa: F811
    """Code comes from the background whenever it is ready."""
    data = program(name, LONG // stop(program(name), "interp", ENDLESS)["units"])
    used = stop(data, "interp", ENDLESS)["units"]
    choose = random.Random(name)
    assert same(data, {"auto": Policy("auto", threshold=50)}, [ENDLESS, used - 1, *(choose.randrange(used // 2, used) for _ in range(3))])


def test_same_stop_in_calls(kept):  # noqa: F811
    """Also where a function of the host library is called by its address among others: that is one unit, before it runs."""
    data = compiled(CALLS)
    assert same(data, WAYS, [1000, 1001, 4999, 5000, 5001, 5003, 60000])


def test_same_stop_in_graphs():
    """Instructions of graphs are counted in native code, too."""
    from tests.graph.support import EXAMPLES, command

    def ended(tier, fuel):
        status, out, err = command("allvm.cli", "--no-cache", "--device", "sequential", "--tier", tier, "--fuel", fuel, "--stats", EXAMPLES / "edges.c")
        return status, out, re.search(r"fuel units used +(\d+)", err)[1]

    status, out, used = ended("interp", ENDLESS)
    assert status == 0 and out
    for fuel in (ENDLESS, int(used), int(used) - 1, 20):
        want = ended("interp", fuel)
        assert want[0] == (117 if fuel < int(used) else 0)
        for tier in ("quick", "opt"):
            assert ended(tier, fuel) == want, f"{tier} with {fuel} units"
