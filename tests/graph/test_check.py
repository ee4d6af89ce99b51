"""`allvm-vm check`: each planted fault is found, with its lines, and sound programs are silent."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.graph.test_benchmarks import ROOT

SOURCE = Path(__file__).with_name("faulty") / "faults.c"
LINES = SOURCE.read_text().splitlines()
TINY = {"bfs": (300, 1), "camera": (8, 1), "cutcp": (8, 1), "edges": (8, 3), "histo": (1000, 1), "lbm": (8, 2), "mriq": (8, 8), "sad": (1, 1),
        "sgemm": (6, 1), "spmv": (40, 2), "stencil": (5, 2), "tpacf": (20, 1)}  # fmt: skip


def lines_of(fault):
    return [n for n, line in enumerate(LINES, 1) if f"/* {fault}:" in line]


@pytest.fixture(scope="module", params=["0", "2"])
def program(request, tmp_path_factory):
    out = tmp_path_factory.mktemp("faulty") / "faults.avm"
    subprocess.run([sys.executable, "-m", "allvm.cc", f"-O{request.param}", SOURCE, "-o", out], check=True)
    return out


def check(*args):
    return subprocess.run([sys.executable, "-m", "allvm.cli", "check", *map(str, args)], capture_output=True, text=True)


@pytest.mark.parametrize(("number", "fault", "text"), [
    (0, "race", "data race: instance (1, 0, 0) of node race"), (1, "input", "write to an input: instance (0, 0, 0) of node input"),
    (2, "beyond", "4 bytes behind the end of input 0 of node beyond, which has 32 bytes"), (3, "scratch", "no instance has written"),
    (5, "siblings", "data race: instance (0, 0, 0) of node right"),
])  # fmt: skip
def test_planted_fault_is_found(program, number, fault, text):
    r = check(program, number)
    assert r.returncode == 1
    first = r.stderr.splitlines()[0]
    assert text in first
    for line in lines_of(fault):
        assert f"faults.c:{line}" in first


def test_instances_that_miss_a_barrier(program):
    r = check(program, 4)
    assert r.returncode == 118
    assert "wait at a barrier" in r.stderr


@pytest.mark.parametrize("number", [6, 7])
def test_sound_graphs_are_silent(program, number):
    r = check(program, number)
    assert (r.returncode, r.stderr) == (0, "")
    assert check(program, number, "more").returncode == 1  # the program's own status


@pytest.mark.parametrize("name", TINY)
def test_benchmarks_are_silent(name, tmp_path):
    out = tmp_path / "p.avm"
    subprocess.run([sys.executable, "-m", "allvm.cc", "-w", ROOT / "bench" / "hpvm" / f"{name}.c", "-o", out], check=True)
    r = check(out, *TINY[name])
    assert (r.returncode, r.stderr) == (0, "")


def test_json_and_errors(program, tmp_path):
    r = check("--json", program, 1)
    assert json.loads(r.stdout)["faults"][0]["kind"] == "in"
    plain = tmp_path / "p.avs"
    plain.write_text("func @main () -> (i32) regs 1 {\n    const.i32 r0, 0\n    ret r0\n}\n")
    r = check(plain)
    assert (r.returncode, r.stderr.count("\n")) == (124, 1)
    assert "no dataflow graphs" in r.stderr
