"""The benchmarks in Python at small sizes: what their graphs compute is what C does in plain loops."""

import subprocess

import pytest

from bench.hpvm_py.__main__ import NAMES, run
from tests.graph.test_benchmarks import ROOT, SIZES, compiler  # noqa: F401 - a fixture


@pytest.mark.parametrize("name", NAMES)
def test_graph_in_python_computes_what_plain_loops_do(name, compiler, tmp_path):  # noqa: F811
    size, steps = SIZES[name]
    native = tmp_path / name
    source = ROOT / "bench" / "hpvm" / f"{name}.c"
    subprocess.run([compiler, "-O2", "-ffp-contract=off", "-DPLAIN", "-w", source, "-o", native, "-lm"], check=True)
    expected = subprocess.run([native, str(size), str(steps)], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    for device in ("sequential", "openmp"):
        assert run(name, size, steps, device, 2)[0] == expected, device
