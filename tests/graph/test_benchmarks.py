"""The benchmarks of dataflow graphs at small sizes: what the graph computes is what the same C does in plain loops."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SIZES = {"bfs": (2000, 1), "blackscholes": (3000, 1), "camera": (32, 1), "cutcp": (16, 1), "edges": (32, 6), "histo": (20000, 1), "lbm": (24, 3), "mriq": (64, 32),
         "sad": (2, 1), "sgemm": (24, 1), "spmv": (500, 3), "stencil": (12, 3), "tpacf": (100, 1)}  # fmt: skip


@pytest.fixture(scope="module")
def compiler():
    found = shutil.which("clang") or shutil.which("gcc") or shutil.which("cc")
    if not found:
        pytest.skip("no C compiler for the plain loops")
    return found


@pytest.mark.parametrize("name", SIZES)
def test_graph_computes_what_plain_loops_do(name, compiler, tmp_path):
    source, args = ROOT / "bench" / "hpvm" / f"{name}.c", [str(a) for a in SIZES[name]]
    native, program = tmp_path / name, tmp_path / f"{name}.avm"
    subprocess.run([compiler, "-O2", "-ffp-contract=off", "-DPLAIN", "-w", source, "-o", native, "-lm"], check=True)
    subprocess.run([sys.executable, "-m", "allvm.cc", "-w", source, "-o", program], check=True)
    expected = subprocess.run([native, *args], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    for device in ("sequential", "openmp"):
        run = subprocess.run([sys.executable, "-m", "allvm.cli", "--device", device, program, *args], capture_output=True, text=True)
        assert (run.returncode, run.stdout.splitlines()[:1], run.stderr) == (0, [expected], ""), device
