"""The commands do what their help says: run, info, verify, trace, --stats, and the tools."""

import json
import os
import stat
import subprocess
import sys

import pytest

from tests.cli.test_errors import run

SOURCE = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
__attribute__((noinline)) int square(int x) { return x * x; }
int main(int argc, char **argv)
{
    char line[100];
    for (int i = 1; i < argc; i++) printf("%s=%d\\n", argv[i], square(atoi(argv[i])));
    if (getenv("GREETING")) puts(getenv("GREETING"));
    while (fgets(line, sizeof line, stdin)) fprintf(stderr, "read %zu\\n", strlen(line));
    return argc;
}
"""


@pytest.fixture(scope="module")
def prog(tmp_path_factory):
    d = tmp_path_factory.mktemp("prog")
    (d / "prog.c").write_text(SOURCE)
    r = run("-O1", d / "prog.c", "-o", d / "prog.avm", tool="allvm.cc")
    assert r.returncode == 0, r.stderr
    return d / "prog.avm"


def test_arguments_streams_environment_and_status(prog):
    r = run("--env", "GREETING=hi there", prog, "3", "-5", "--stats", input="ab\nc\n")
    assert r.stdout == "3=9\n-5=25\n--stats=0\nhi there\n"
    assert r.stderr == "read 3\nread 2\n"
    assert r.returncode == 4


def test_host_environment_stays_outside(prog):
    assert run(prog, env={"GREETING": "no"}, input="").stdout == ""


@pytest.mark.parametrize("suffix", [".c", ".avs", ".ll", ".bc"])
def test_every_kind_of_program(prog, tmp_path, suffix):
    path = tmp_path / ("p" + suffix)
    source = prog.with_suffix(".c")
    if suffix == ".c":
        path.write_text(SOURCE)
    elif suffix == ".avs":
        path.write_text(run(prog, tool="dis").stdout)
    else:
        r = run("-O1", "-emit-llvm", "-S" if suffix == ".ll" else "-c", source, "-o", path, tool="allvm.cc")
        assert r.returncode == 0, r.stderr
    r = run(path, "7", input="")
    assert (r.stdout, r.returncode) == ("7=49\n", 2), r.stderr


def test_run_by_shebang(prog, tmp_path):
    path = tmp_path / "script.avm"
    launcher = tmp_path / "allvm-vm"
    launcher.write_text(f"#!/bin/sh\nexec '{sys.executable}' -m allvm.cli \"$@\"\n")
    launcher.chmod(0o755)
    path.write_bytes(b"#!/usr/bin/env allvm-vm\n" + prog.read_bytes())
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    r = subprocess.run([path, "4"], capture_output=True, text=True, env=env, input="")
    assert r.stdout == "4=16\n", r.stderr


def test_stats_count_exactly_and_repeatably(prog):
    a, b = (json.loads(run("--tier", "interp", "--stats", "--json", prog, "2", "3", input="").stderr) for _ in range(2))
    assert a["instructions"] == b["instructions"] > 10
    assert a["calls"] == b["calls"] >= 5
    assert set(a["phases"]) == {"load", "instantiate", "run"}
    text = run("--stats", prog, input="").stderr
    assert "instructions" in text and "time: run" in text


def test_info(prog):
    d = json.loads(run("info", "--json", prog).stdout)
    assert {"printf", "atoi", "fgets"} <= {i["name"] for i in d["imports"]}
    assert "main" in d["exports"] and d["sections"]["code"] > 0
    text = run("info", "--functions", prog).stdout
    assert "square (i32) -> (i32)" in text


def test_verify(prog):
    r = run("verify", prog)
    assert r.returncode == 0 and "valid" in r.stdout


def test_trace_shows_values(prog):
    r = run("trace", "--function", "square", prog, "12", input="")
    assert r.stdout == "12=144\n"
    lines = r.stderr.splitlines()
    assert lines[0] == "square:"
    assert any("mul.i32" in l and "r0=12" in l and "=144" in l for l in lines)


def test_disassembly_assembles_to_the_same_bytes(prog, tmp_path):
    (tmp_path / "x.avs").write_text(run(prog, tool="dis").stdout)
    assert run(tmp_path / "x.avs", "-o", tmp_path / "x.avm", tool="as").returncode == 0
    assert (tmp_path / "x.avm").read_bytes() == prog.read_bytes()


def test_ld_links_and_strips(tmp_path):
    (tmp_path / "a.c").write_text("int twice(int); int main(int argc, char **argv) { return twice(argc + 20); }")
    (tmp_path / "b.c").write_text("int unused(void) { return 1; } int twice(int x) { return 2 * x; }")
    for n in "ab":
        assert run("-c", tmp_path / f"{n}.c", "-o", tmp_path / f"{n}.avm", tool="allvm.cc").returncode == 0
    assert run("-s", tmp_path / "a.avm", tmp_path / "b.avm", "-o", tmp_path / "p.avm", tool="ld").returncode == 0
    assert run(tmp_path / "p.avm").returncode == 42
    d = json.loads(run("info", "--json", tmp_path / "p.avm").stdout)
    assert len(d["functions"]) == 2


def test_help_and_version():
    for tool in ("allvm.cli", "allvm.cc", "as", "dis", "ld"):
        r = run("--help", tool=tool)
        assert r.returncode == 0 and r.stdout.startswith("usage:"), (tool, r.stdout)
        assert run("--version", tool=tool).stdout.split()[-1].count(".") == 2
