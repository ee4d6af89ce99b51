"""Loop versioning at its edges: the fast copy is entered only where truncation changes no address, and what loops
compute is what the interpreter computes, whichever copy runs.
"""

import os
import re

import pytest
from allvm.interp._core import Instance, Program
from allvm.interp.oracle import Oracle
from allvm.ir.encode import encode
from allvm.ir.errors import Trap
from allvm.ir.verify import verify
from allvm.jit import abi
from allvm.jit.function import FunctionLowering

from tests.jit import loops
from tests.jit.support import Native, harness

FIRST = int(os.environ.get("ALLVM_TEST_SEED", "0"))
SEEDS = int(os.environ.get("ALLVM_TEST_SEEDS", "6"))
LOOPS, TRIES = 30, 150
SHORT = 3000  # iterations of loops that are run
FAST, SLOW = 1, 2
STACK = 1 << 16
plain_enter = FunctionLowering._enter_if


def marking_enter(self, header, plan, own, otherwise):
    """The check of a loop, which leaves its outcome in the context."""
    plain_enter(self, header, plan, own, otherwise)
    branch = self.b.lines.pop()
    condition = branch.split()[2].rstrip(",")
    mark = self.b.op(f"select i1 {condition}, i64 {FAST}, i64 {SLOW}")
    p = self.b.op(f"getelementptr i8, ptr %ctx, i64 {abi.OFFSETS['native_units']}")
    self.b.emit(f"store i64 {mark}, ptr {p}")
    self.b.lines.append(branch)


proved = {}  # function -> instructions whose accesses its check vouches for, of the module made last


def probing_enter(self, header, plan, own, otherwise):
    """The same, and then the function returns."""
    proved[self.index] = plan.proved
    marking_enter(self, header, plan, own, otherwise)
    condition = self.b.lines.pop().split()[2].rstrip(",")
    out = self.b.fresh("out")
    second = plan.complete and plan.again and not own
    self.b.emit(f"br i1 {condition}, label %{out}, label %{otherwise if second else out}")
    self.b.label(out)
    self.b.emit("ret { i64, i64 } zeroinitializer")
    # the copies cannot be reached, but must have an entry
    self.b.label(self.b.fresh("unreached"))
    self.b.emit(f"br i1 false, label %f{header}, label %b{header}")


def make(module, enter, monkeypatch):
    monkeypatch.setattr(FunctionLowering, "_enter_if", enter)
    native = Native(module, "opt", limits={"stack_size": STACK})
    monkeypatch.undo()
    return native


def mark(native):
    return harness().harness_units(native.handle, 0, 0)


def outcome(call, *args):
    try:
        return list(call(*args))
    except Trap as e:
        return e.kind, re.findall("0x[0-9a-f]+", str(e)) if e.kind == "memory" else None


@pytest.fixture
def fuzzed(monkeypatch):
    """seed -> (module, makers, native code that only checks, native code, an instance to compare with)."""

    def setup(seed):
        address = Oracle(loops.make_module(seed, LOOPS, 0)[0], stack=STACK).memory.addresses[0]
        module, makers = loops.make_module(seed, LOOPS, address)
        verify(module)
        proved.clear()
        return module, makers, make(module, probing_enter, monkeypatch), make(module, marking_enter, monkeypatch)

    return setup


@pytest.mark.parametrize("seed", range(FIRST, FIRST + SEEDS))
def test_edges(fuzzed, seed):
    module, makers, probe, native = fuzzed(seed)
    counts = {FAST: 0, SLOW: 0, 0: 0}
    ran = traps = 0
    reference = Instance(Program(encode(module)), stack_size=STACK)
    at = reference.layout
    end = at["heap_end"]
    for number, maker in enumerate(makers):
        for _ in range(TRIES):
            p, i, n, s, m = args = maker.arguments(end)
            last = maker.iterations(i, n, s)
            where = f"seed {seed}, f{number}{tuple(map(hex, args))}, {last} iterations"
            entered = SLOW
            if number in proved:
                harness().harness_units(probe.handle, 0, 1)
                probe.call(number, args)
                entered = mark(probe)
                counts[entered] += 1
            if entered == FAST:
                # even a loop without an end may run its fast copy, if its addresses do not move
                for k in maker.landmarks(p, i, s, 1 << 40 if last is None else min(last, 1 << 40)):
                    for access, a in maker.addresses(p, i, s, m, k).items():
                        assert a < 1 << 32 or access not in proved[number], f"{where}: the fast copy, but iteration {k} accesses {a:#x}"
            if last is not None and last <= SHORT:
                ran += 1
                want = outcome(reference.call_raw, number, args)
                got = outcome(native.call, number, args)
                assert want == got, f"{where}: {want} != {got}, copy {mark(native)}"
                traps += isinstance(want, tuple)
                mine, other = (x.view(at["stack_lo"], end - at["stack_lo"], True) for x in (native.instance, reference))
                assert mine == other, f"{where}: memory, after {want}, copy {mark(native)}"
    assert counts[FAST] > 40 and counts[SLOW] > 150 and ran > 1000 and traps > 50, (counts, ran, traps)


def test_first_in():
    for m in (1, 2, 7, 16):
        for a in range(m):
            for low in range(m):
                for high in range(low, m):
                    want = next((k for k in range(2 * m) if low <= a * k % m <= high), None)
                    assert loops.first_in(a, m, low, high) == want, (a, m, low, high)


