"""Native code from the command line: --tier, --plan, --stats, dumps, perf."""

import json
import os
from pathlib import Path

import pytest
from allvm.cli import main

SOURCE = r"""
#include <setjmp.h>
#include <stdio.h>
static jmp_buf env;
__attribute__((noinline)) int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__attribute__((noinline)) int sets(void) { return setjmp(env); }
int main(void) { printf("%d\n", fib(20) + sets()); return 3; }
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    from allvm.build import build_program

    folder = tmp_path_factory.mktemp("commands")
    (folder / "p.c").write_text(SOURCE)
    (folder / "p.avm").write_bytes(build_program([str(folder / "p.c")]))
    return str(folder / "p.avm")


@pytest.mark.parametrize("tier", ("interp", "quick", "opt", "auto"))
def test_tier(program, tier, capfd):
    assert main(["--tier", tier, "--no-cache", program]) == 3
    assert capfd.readouterr().out == "6765\n"


def test_plan(program, tmp_path, capfd):
    plan = tmp_path / "plan"
    plan.write_text("fib opt 5\n")
    assert main(["--plan", str(plan), "--no-cache", program]) == 3
    assert capfd.readouterr().out == "6765\n"
    plan.write_text("fib fast\n")
    assert main(["--plan", str(plan), program]) == 124
    assert "plan:1" in capfd.readouterr().err


def test_stats(program, capfd):
    assert main(["--tier", "opt", "--no-cache", "--stats", "--json", program]) == 3
    native = json.loads(capfd.readouterr().err)["native"]
    assert native["opt"]["functions"] == 2 and native["opt"]["code_bytes"] > 100 and native["opt"]["compile_seconds"] > 0
    assert main(["--tier", "opt", "--no-cache", "--stats", program]) == 3
    assert "opt: 2 functions" in capfd.readouterr().err


def test_dumps(program, capfd):
    for stage, word in (("bytecode", "call"), ("ir", "define internal i32 @f"), ("ir-opt", "define"), ("asm", "ret")):
        assert main([f"--dump-{stage}=fib", program]) == 0
        out = capfd.readouterr().out
        assert word in out and "6765" not in out
        assert main([f"--dump-{stage}", program]) == 0
        assert len(capfd.readouterr().out) > len(out)
    assert main(["--dump-ir=nothing", program]) == 124
    assert main(["--dump-ir=sets", program]) == 124
    assert "setjmp" in capfd.readouterr().err


def test_perf_map(program, tmp_path, monkeypatch, capfd):
    monkeypatch.setenv("JITDUMPDIR", str(tmp_path))
    path = Path(f"/tmp/perf-{os.getpid()}.map")
    path.unlink(missing_ok=True)
    try:
        assert main(["--tier", "opt", "--no-cache", "--perf", program]) == 3
        lines = [line.split(" ", 2) for line in path.read_text().splitlines()]
        assert any(name == "opt:fib" for _, _, name in lines)
        assert all(int(at, 16) and int(size, 16) for at, size, _ in lines)
    finally:
        path.unlink(missing_ok=True)
