"""`allvm-opt`: passes over bytecode and over LLVM IR, what it prints, what it refuses."""

import re

import pytest
from allvm import opt
from allvm.ir import errors

from tests.cli.test_errors import run

A = "int twice(int x) { return 2 * x; }\nint is_small(int x) { return x >= 0 && x < 10; }\nint unused(void) { return 1; }\n"
B = """#include <stdio.h>
int twice(int); int is_small(int);
int main(int argc, char **argv) {
    int n = 0;
    for (int i = 0; i < 40; i++)
        if (is_small(i)) n += twice(i);
    printf("%d\\n", n);
    return n;
}
"""


@pytest.fixture
def tool(tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.c").write_text(A)
    (tmp_path / "b.c").write_text(B)
    assert run("-c", "a.c", "-o", "a.o", tool="allvm.cc").returncode == 0
    assert run("b.c", "a.o", "-o", "p.avm", tool="allvm.cc").returncode == 0

    def call(*argv):
        status = opt.main(list(argv))
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return status, out, err

    return call


def test_bytecode(tool, tmp_path):
    status, out, err = tool("--stats", "p.avm", "-o", "q.avm")
    assert status == 0 and out == ""
    rows = {k: (int(a.replace(",", "")), int(b.replace(",", ""))) for k, a, b in re.findall(r"^(\w+) +([\d,]+) -> ([\d,]+)$", err, re.M)}
    assert set(rows) == {"functions", "instructions", "registers", "bytes"} and rows["functions"] == (3, 1)
    for path in ("p.avm", "q.avm"):
        r = run(path)
        assert (r.returncode, r.stdout) == (90, "90\n")
    assert tool("p.avm")[0] == 0 and (tmp_path / "p.opt.avm").read_bytes() == (tmp_path / "q.avm").read_bytes()
    assert tool("-O0", "p.avm", "-o", "r.avm")[0] == 0 and (tmp_path / "r.avm").read_bytes() == (tmp_path / "p.avm").read_bytes()


def test_between_passes(tool):
    status, _, err = tool("--passes=inline,fold,dead", "--dump-after", "--verify-each", "--time-passes", "p.avm", "-o", "q.avs")
    assert status == 0
    assert re.findall(r"^; after (\w+)$", err, re.M) == ["inline", "fold", "dead"]
    assert err.count("func @main ") == 3 and err.count("func @twice ") == 2
    assert re.search(r"^inline +[\d.]+ ms", err, re.M) and re.search(r"^total .*100.0 %$", err, re.M)
    status, _, err = tool("--dump-after=fold", "p.avm", "-o", "q.avs")
    assert re.findall(r"^; after (\w+)$", err, re.M) == ["fold"]


def test_llvm(tool, tmp_path):
    assert tool("-O1", "--verify-each", "b.c", "-o", "b.ll")[0] == 0
    text = (tmp_path / "b.ll").read_text()
    assert "define" in text and "alloca" not in text
    assert tool("--passes=sroa,simplify-cfg,fold,registers", "--dump-after=sroa", "b.c", "-o", "b.avm")[2].startswith("; after sroa\n")
    assert tool("b.ll", "-o", "b2.avm")[0] == 0
    for path in ("b.avm", "b2.avm"):
        assert run(path, "a.o", "-o", "p2.avm", tool="ld").returncode == 0
        assert run("p2.avm").stdout == "90\n"
    assert tool("b.ll", "-o", "b.bc")[0] == 0 and (tmp_path / "b.bc").read_bytes()[:2] == b"BC"


def test_list(tool):
    status, out, _ = tool("--list")
    assert status == 0 and all(f"\n  {n} " in out for n in ("inline", "fold", "merge", "registers", "dead")) and "sroa" in out


@pytest.mark.parametrize(
    "argv, words",
    [
        ("--passes=inlin p.avm", ["no pass inlin", "did you mean inline?", "--list"]),
        ("--passes=sroa p.avm", ["sroa", "LLVM's", "bytecode"]),
        ("--passes=fold,sroa b.c", ["sroa comes after fold"]),
        ("p.avm -o x.ll", ["x.ll", "allvm-dis --llvm"]),
        ("--passes=fold b.c -o x.ll", ["fold", "x.ll"]),
        ("-O7 p.avm", ["'7'", "0, 1, 2, 3 or s"]),
        ("none.avm", ["none.avm", "no such file"]),
        ("a.o b.c", ["one input file"]),
    ],
)
def test_usage_errors(tool, argv, words):
    status, out, err = tool(*argv.split())
    assert (status, out, err.count("\n")) == (errors.UsageError.status, "", 1)
    assert all(w in err for w in words), err


def test_broken_ir(tool, tmp_path):
    (tmp_path / "x.ll").write_text("define i32 @f( {")
    status, _, err = tool("x.ll")
    assert status == errors.ParseError.status and err.startswith("allvm-opt: x.ll:") and err.count("\n") == 1
