"""The walk of docs/adding-an-opcode.md on a copy of the sources: what its diffs add is an instruction everywhere that Python reaches."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "adding-an-opcode.md").read_text()
CHECK = r"""
import importlib.util, pathlib, sys, types
root = pathlib.Path(sys.argv[1])
package = types.ModuleType("allvm")
package.__path__ = [str(root / "vm")]
sys.modules["allvm"] = package
for name in ("ir", "interp", "jit"):  # as setup.py maps them
    sub = types.ModuleType(f"allvm.{name}")
    sub.__path__ = [str(root / name)]
    sys.modules[f"allvm.{name}"] = sub
from allvm.ir import generate, isa
generate.main([])  # the codec
from allvm.ir.asm import assemble
from allvm.ir.decode import decode
from allvm.ir.disasm import disassemble
from allvm.ir.encode import encode
from allvm.ir.verify import verify
from allvm.interp.oracle import Oracle
from allvm.interp import generate as handlers

source = sys.stdin.read()
module = verify(assemble(source, "page"))
assert "andn.i32 r2, r0, r1" in disassemble(decode(encode(module)))
oracle = Oracle(module)
for line in source.splitlines():
    if line.startswith("; run:"):
        name, args, want = __import__("re").fullmatch(r"; run: ([\w.]+)\((.*)\) = (.*)", line).groups()
        args = [int(a, 0) & 0xFFFFFFFF for a in args.split(",")]
        assert list(oracle.call(name, args)) == [int(want, 0) & 0xFFFFFFFF], line
made = handlers.outputs()
assert "vmop_andn_i64__a" in made["_generated_handlers.pxi"] and "OP(vmop_andn_i64__a)" in made["_generated_dispatch.pxi"]
from allvm.jit.expressions import EXPRESSIONS  # the lowering reads the same expression


class Lines(list):
    fast = ""

    def op(self, text):
        self.append(text)
        return f"%t{len(self)}"


lines = Lines()
row = isa.BY_NAME["andn.i64"]
EXPRESSIONS[row.number].write(lines, {"ra": ("%a", "u64"), "rb": ("%b", "u64")})
assert lines == ["xor i64 %b, -1", "and i64 %a, %t1"], lines
assert isa.OPS[-1].name == "andn.i64" and isa.OPS[-1].expr == "ra & ~rb"
print("ok", len(isa.OPS))
"""


@pytest.fixture
def copy(tmp_path):
    for name in ("ir", "interp", "jit", "vm", "docs", "editors"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("_core.c", "_host.c", "_handlers.c", "_goto.c", "_switch.c", "*.so", "__pycache__"))
    return tmp_path


def added(file):
    """The lines that the page adds to a file."""
    diff = re.search(rf"\+\+\+ b/{file}\n(.*?)```", PAGE, re.S)[1]
    return [line[1:] for line in diff.splitlines() if line.startswith("+")]


def test_walk(copy):
    isa = copy / "ir" / "isa.py"
    text = isa.read_text()
    at = text.index("\n\ndef opcode")
    isa.write_text(text[:at] + "\n" + "\n".join(added("ir/isa.py")) + "\n" + text[at:])
    oracle = copy / "interp" / "oracle_ops.py"
    text = oracle.read_text()
    at = text.index("\n", text.index('"xor": lambda')) + 1
    oracle.write_text(text[:at] + "\n".join(added("interp/oracle_ops.py")) + "\n" + text[at:])
    case = re.search(r"```text\n(func @andn.*?)```", PAGE, re.S)[1]
    r = subprocess.run([sys.executable, "-c", CHECK, str(copy)], input=case, capture_output=True, text=True, timeout=120)
    assert r.returncode == 0 and r.stdout.rstrip().splitlines()[-1].startswith("ok"), r.stderr
    assert "`andn.i64 rd" in (copy / "docs" / "isa.md").read_text()
