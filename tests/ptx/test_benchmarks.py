"""The benchmarks and examples of dataflow graphs as PTX: after each kernel memory is what the sequential device makes of it, to the bit;
where libdevice's functions are used, within TOLERANCE."""

import functools
import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")
pytest.importorskip("numpy")

from allvm.jit.nvptx_emit import libdevice

from tests.graph.test_benchmarks import SIZES

ROOT = Path(__file__).resolve().parents[2]
TOLERANCE = {"mriq": 1e-5, "blackscholes": 1e-5}  # of sums of sines and cosines, of prices: of the larger of 1 and the number
EXAMPLES = sorted(p.stem for p in (ROOT / "examples" / "hpvm").glob("*.c"))


@functools.cache
def built(source, folder):
    from allvm.build import build_program

    out = folder / f"{source.stem}.avm"
    out.write_bytes(build_program([str(source)], opt="2"))
    return out


def same_output(name, got, expected):
    """Whether two lines are the same, or their numbers within the tolerance."""
    if name not in TOLERANCE:
        return got == expected
    pairs = list(zip(got.split(), expected.split(), strict=True))
    return all(a == b or abs(float(a) - float(b)) <= TOLERANCE[name] * max(1, abs(float(b))) for a, b in pairs)


def run(program, args, tmp_path, *flags):
    """The output on the sequential device, that with PTX, and the log of launches."""
    log = tmp_path / "log.json"
    plain = subprocess.run([sys.executable, "-m", "allvm.cli", "--device", "sequential", program, *args], capture_output=True, text=True)
    assert plain.returncode == 0, plain.stderr
    ptx = subprocess.run([sys.executable, "-m", "tests.ptx.device", "--verify", *flags, "--log", log, program, *args], capture_output=True, text=True, cwd=ROOT)
    assert ptx.returncode == 0, ptx.stderr[-2000:]
    launches = json.loads(log.read_text())
    assert launches and all(x[1] != "refused" for x in launches), launches
    return plain.stdout.splitlines(), ptx.stdout.splitlines(), launches


CASES = [(name, ()) for name in SIZES] + [(name, ("--target", "sm_75", "--checked")) for name in ("camera", "lbm", "sad", "spmv", "tpacf")]


@pytest.mark.parametrize("name, flags", CASES, ids=[f"{n}{'-checked' if f else ''}" for n, f in CASES])
def test_benchmark(name, flags, tmp_path):
    if name in TOLERANCE and not libdevice():
        pytest.skip("no libdevice: neither nvidia-nvvm nor a CUDA toolkit")
    program = built(ROOT / "bench" / "hpvm" / f"{name}.c", tmp_path)
    expected, got, launches = run(program, [str(a) for a in SIZES[name]], tmp_path, *flags)
    assert same_output(name, got[0], expected[0])
    assert max(x[3] for x in launches) <= TOLERANCE.get(name, 0)


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name, tmp_path):
    expected, got, launches = run(built(ROOT / "examples" / "hpvm" / f"{name}.c", tmp_path), [], tmp_path)
    assert got == expected
    assert all(x[3] == 0 for x in launches)
