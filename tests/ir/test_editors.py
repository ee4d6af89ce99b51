"""The lexer and the grammar know all of the assembly."""

import json
import re

import pytest
import tomllib
from allvm.ir import isa
from allvm.ir.asm import assemble
from allvm.ir.generate import ROOT

from tests.cli.test_errors import run

SOURCE = """; comment
import func @printf (i64, i64) -> (i32) weak
data @format readonly local align 3 {
    string "%d! = \\"%ld\\"\\n\\0"
    bytes 00 ff 7f
    ptr @format + 3
    f64 1.5, -0x1.8p3, nan:0x123, inf
}
func @"operator new" (i32) -> (i64) frame 16 {
    .line "file.c":12
again:
    ld.i32 r2, [r1 + r0.s32<<2 + 16]
    atomic.rmw.i32 r2, r0, add, [r1]
    br.lt_s.i32.k r0, 2, again
    ext.i64.u32 r2, r0
    ret r2
}
"""


def lexed(text):
    lexer = pytest.importorskip("pygments").lexers.load_lexer_from_file(str(ROOT / "vm" / "pygments_avs.py"), "AvsLexer")
    return list(lexer.get_tokens(text))


def test_lexer():
    from pygments.token import Comment, Error, Keyword, Name, Number, String

    assemble(SOURCE)
    tokens = lexed(SOURCE)
    assert "".join(value for _, value in tokens) == SOURCE and not [t for t in tokens if t[0] is Error]
    for pair in ((Comment.Single, "; comment"), (Name.Label, "again"), (Name.Builtin, "br.lt_s.i32.k"), (Name.Function, '@"operator new"'),
                 (Keyword.Type, ".s32"), (Name.Variable, "r2"), (Name.Constant, "add"), (Number, "0x1.8p3"), (Number, "nan:0x123"),
                 (Keyword, "readonly"), (Keyword.Pseudo, ".line"), (String, '"file.c"')):  # fmt: skip
        assert pair in tokens, pair


def test_every_instruction():
    from pygments.token import Name

    text = "".join(f"    {row.name} r1\n" for row in isa.OPS)
    assert [value for kind, value in lexed(text) if kind is Name.Builtin] == [row.name for row in isa.OPS]
    patterns = json.loads((ROOT / "editors" / "avs.tmLanguage.json").read_text())["patterns"]
    (opcode,) = [p for p in patterns if "keyword.mnemonic.avs" in str(p)]
    for row in isa.OPS:
        assert re.match(opcode["match"], f"    {row.name} r1")[2] == row.name
    assert re.match(opcode["match"], "    nothing.i32 r1") is None


def test_a_disassembly_has_no_unknown_character(tmp_path):
    from pygments.token import Error, Name

    out = tmp_path / "q.avm"
    assert run("-O2", ROOT / "examples" / "queens.c", "-o", out, tool="allvm.cc").returncode == 0
    tokens = lexed(run(out, tool="dis").stdout)
    assert len(tokens) > 500 and not [t for t in tokens if t[0] in (Error, Name) and not re.fullmatch(r"L\d+", t[1])]


def test_the_lexer_is_announced():
    points = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["pygments.lexers"]
    assert points == {"avs": "allvm.pygments_avs:AvsLexer"}
