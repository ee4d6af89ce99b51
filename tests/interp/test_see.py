"""Dumps, traces, counts, profiles, and that generated files are up to date."""

import pytest
from allvm.interp import _core, generate
from allvm.ir.errors import GuestExit, UsageError

from tests.interp.support import instance

SOURCE = r"""
import func @out (i32) -> ()
func @sum (i32) -> (i32) {
    const.i32 r1, 0
again:
    add.i32 r1, r1, r0
    add.i32.k r0, r0, -1
    br.nz.i32 r0, again
    ret r1
}
func @main () -> (i32) {
    const.i32 r0, 4
    call r0 = @sum(r0)
    call @out(r0)
    ret r0
}
"""


def test_generated_files_are_up_to_date(capsys):
    assert generate.main(["--check"]) == 0, capsys.readouterr().err


def test_dump_names_canonical_instructions():
    text = _core.dump_internal(instance(SOURCE, 0), "sum")
    lines = text.splitlines()
    assert "const.i32" in lines[0] and lines[0].split()[0] == "0"
    assert "ret.i32" in lines[-1]
    with pytest.raises(UsageError, match="out is imported"):
        _core.dump_internal(instance(SOURCE, 0), "out")


def test_dump_of_the_plain_translation():
    text = _core.dump_internal(instance(SOURCE, 0, plain=True), "sum")
    assert [line.split()[2] for line in text.splitlines()] == [
        "const.i32",
        "add.i32",
        "add.i32.k",
        "br.nz.i32.back",
        "ret.i32",
    ]


def test_trace_sees_every_instruction():
    seen = []
    guest = instance(SOURCE, lambda x: None, trace=lambda f, i, regs: seen.append((f, i, tuple(regs))))
    assert guest.call("main") == (10,)
    assert [s[:2] for s in seen[:4]] == [(2, 0), (2, 1), (1, 0), (1, 1)]
    assert seen[2] == (1, 0, (4, 0))
    assert len(seen) == 1 + 1 + 1 + 4 * 3 + 1 + 1 + 1
    assert seen[-1] == (2, 3, (10,))


def test_a_tracer_may_stop_the_guest():
    def tracer(function, index, registers):
        if (function, index) == (1, 4):
            raise GuestExit(9)

    with pytest.raises(GuestExit):
        instance(SOURCE, lambda x: None, trace=tracer).call("main")


def test_counts():
    guest = instance(SOURCE, lambda x: None, count_instructions=True)
    guest.call("main")
    stats = guest.stats()
    assert stats["instructions"] == 4 + 1 + 4 * 3 + 1 and stats["calls"] == 2
    assert stats["translated_functions"] == 2 and stats["translated_instructions"] == 9
    assert instance(SOURCE, 0).stats()["instructions"] is None


def test_profile():
    guest = instance(SOURCE, lambda x: None, profile=True)
    guest.call("sum", (100,))
    ((function, blocks),) = _core.profile(guest)
    assert function == 1 and [b[0] for b in blocks] == [1, 100, 1] and [b[1] for b in blocks] == [False, True, False]
    with pytest.raises(UsageError):
        _core.profile(instance(SOURCE, 0))
