"""What is generated from the table is up to date, and the table makes sense."""

from allvm.ir import generate, isa
from allvm.ir.gen_codec import opcode_bytes


def test_generated_files_are_fresh():
    assert generate.stale() == {}
    assert generate.main(["--check"]) == 0


def test_check_finds_a_stale_file(monkeypatch, capsys):
    monkeypatch.setitem(generate.OUTPUTS, "docs/isa.md", lambda: "something else")
    assert generate.main(["--check"]) == 1
    assert "docs/isa.md is stale" in capsys.readouterr().err


def test_table():
    assert [row.number for row in isa.OPS] == list(range(len(isa.OPS)))
    assert len({row.name for row in isa.OPS}) == len(isa.OPS)
    for row in isa.OPS:
        assert row.semantics and row.group in isa.GROUPS
        assert set(row.traps) <= set(isa.TRAPS)
        kinds = [o.kind for o in row.operands]
        assert ("branch" in row.flags) == bool({"label", "labels"} & set(kinds)), row
        assert kinds.count("mem") <= 1 and kinds.count("def") <= 1, row
        if {"load", "store"} & row.flags:
            assert "memory" in row.traps, row
    numbers = [number for number, _ in isa.TRAPS.values()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_opcode_bytes():
    assert opcode_bytes(0) == b"\0" and opcode_bytes(239) == b"\xef"
    assert opcode_bytes(240) == b"\xf0\0" and opcode_bytes(495) == b"\xf0\xff" and opcode_bytes(496) == b"\xf1\0"


def test_documentation_lists_every_instruction_and_trap():
    text = (generate.ROOT / "docs" / "isa.md").read_text()
    for row in isa.OPS:
        assert f"| `{row.name}" in text
    for name, (number, meaning) in isa.TRAPS.items():
        assert f"| {number} | {name} | {meaning} |" in text
