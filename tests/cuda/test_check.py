"""bench.cuda_check and the programs in CUDA C++ that it measures, as far as they can be tested without a GPU."""

import argparse
import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench import cuda_check, ptx
from tests.graph.support import command
from tests.graph.test_benchmarks import SIZES

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "bench" / "cuda" / "programs"
NAMES = sorted(p.stem for p in PROGRAMS.glob("*.cu"))
EMULATED = Path(__file__).parent / "cpu"
GXX = next((c for c in ("g++-14", "g++-13", "g++-12", "g++") if shutil.which(c)), None)


def options(**more):
    return argparse.Namespace(**{"seconds": 60.0, "only": None, "program": None, "device": 0, "dry_run": True, "deadline": time.monotonic() + 60, **more})


# -- the programs
def test_a_program_for_each_benchmark():
    assert set(NAMES) == set(cuda_check.SPEED) == set(cuda_check.SMALL) == set(cuda_check.TINY)
    assert set(SIZES) == set(NAMES)  # what is tested on every device


@pytest.mark.parametrize("name", NAMES)
def test_program_prints_what_ours_does(name, tmp_path):
    """A program in CUDA C++, its kernels run on the CPU, prints the line of the sequential device."""
    pytest.importorskip("llvmlite")
    if not GXX:
        pytest.skip("no C++ compiler")
    source = tmp_path / f"{name}.cpp"
    text = (PROGRAMS / f"{name}.cu").read_text().replace('"host.cuh"', f'"{PROGRAMS}/host.cuh"').replace('"../', f'"{PROGRAMS.parent}/')
    text, launches = re.subn(r"(\w+)<<<(.*?), (\w+)>>>\((.*)\);", r"launch(\2, \3, [&] { \1(\4); });", text)
    assert launches and "<<<" not in text
    source.write_text(text)
    built = subprocess.run([GXX, "-O2", "-w", "-ffp-contract=off", f"-I{EMULATED}", source, "-o", tmp_path / name], capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    size = [str(x) for x in cuda_check.TINY[name]]
    theirs = subprocess.run([tmp_path / name, *size], capture_output=True, text=True, timeout=60)
    assert theirs.returncode == 0, theirs.stderr
    line, seconds, kernels = cuda_check.figures(theirs.stdout)
    assert seconds > 0 and kernels > 0
    module = tmp_path / f"{name}.avm"
    assert command("allvm.cc", "-O2", "-w", f"bench/hpvm/{name}.c", "-o", module)[0] == 0
    ours = command("allvm.cli", "--device", "sequential", module, *size)
    assert ours[0] == 0
    expected = ours[1].splitlines()[0]
    assert line == expected or name in ("blackscholes", "mriq") and cuda_check.close(line, expected)


@pytest.mark.parametrize("name", NAMES)
def test_nvcc_compiles(name, tmp_path):
    """Kernels and host part of a program, to an object."""
    try:
        nvcc, more = cuda_check.find_nvcc()
    except cuda_check.Failed as e:
        pytest.skip(str(e))
    if not GXX:
        pytest.skip("nvcc needs a C++ compiler")
    r = subprocess.run([nvcc, "-O1", "-arch=sm_90", "-w", "-c", PROGRAMS / f"{name}.cu", "-o", tmp_path / "o", *[o for o in more if o.startswith("-I")]], capture_output=True, text=True)
    assert r.returncode == 0, r.stderr
    assert (tmp_path / "o").stat().st_size > 10000


# -- the check itself
def check(*arguments, timeout=200):
    return subprocess.run([sys.executable, "-m", "bench.cuda_check", *map(str, arguments)], capture_output=True, text=True, cwd=ROOT, timeout=timeout)


def test_without_a_gpu_it_says_so(tmp_path):
    from tests.cuda.fake_driver import has_driver

    if has_driver():
        pytest.skip("there is a driver")
    r = check("--only", "machine", "--out", tmp_path / "r.json")
    assert r.returncode == 1 and "FAILED: there is no NVIDIA driver on this machine" in r.stdout and "Traceback" not in r.stdout + r.stderr
    assert "no NVIDIA driver" in json.loads((tmp_path / "r.json").read_text())["results"]["machine"]["failed"]


def test_dry_run(tmp_path):
    pytest.importorskip("cuda.bindings", reason="the package cuda-bindings is not installed")
    r = check("--dry-run", "--only", "machine", "--only", "correct", "--only", "overlap", "--program", "stencil", "--program", "bfs", "--out", tmp_path / "r.json")
    assert r.returncode == 0, r.stdout + r.stderr
    data = json.loads((tmp_path / "r.json").read_text())
    assert data["dry_run"] and data["parts"] == ["machine", "correct", "overlap"]
    assert {n: x["verdict"] for n, x in data["results"]["correct"]["data"].items()} == {"bfs": "the same", "stencil": "the same"}
    assert data["results"]["overlap"]["data"]["both_us"] >= 0 and "| bfs" in r.stdout and "GPU" in data["results"]["machine"]["data"]


def test_shares_of_the_time():
    """All parts together take no more than the time that there is."""
    assert sum(share for _, share in cuda_check.PARTS.values()) <= 1.0
    text = check("--list").stdout
    assert sum(float(x) for x in re.findall(r"at most (\d+) s", text)) + cuda_check.GRACE * len(cuda_check.PARTS) <= 480  # eight minutes


def test_a_part_that_takes_too_long(monkeypatch):
    monkeypatch.setattr(cuda_check.subprocess, "run", lambda *a, timeout, **k: (_ for _ in ()).throw(subprocess.TimeoutExpired(a, timeout)))
    assert cuda_check.run_part(options(), "correct", 12) == {"failed": "it took more than 12 s"}
    assert cuda_check.run_part(options(), "correct", 0) == {"failed": "no time was left"}


def test_a_part_that_dies(monkeypatch):
    gone = subprocess.CompletedProcess([], -11, "", "Segmentation fault")
    monkeypatch.setattr(cuda_check.subprocess, "run", lambda *a, **k: gone)
    assert cuda_check.run_part(options(), "speed", 12) == {"failed": "status -11: Segmentation fault"}


def test_one_program_that_fails_does_not_take_the_others_along(monkeypatch):
    def speed(o, name, size, built):
        if name == "lbm":
            raise cuda_check.Failed("the results differ: a and b")
        side = {"line": "x", "seconds": 2.0, "kernels": 1.0}
        return {"ours": side, "nvcc": side, "ratio": {"kernels": 0.5, "seconds": 2.0, "kernels without fma": 1.0}}

    monkeypatch.setattr(cuda_check, "speed_of", speed)
    monkeypatch.setattr(cuda_check, "all_built", lambda *a: {})
    monkeypatch.setattr(cuda_check, "driver_of", lambda o: (None, argparse.Namespace(arch=90)))
    data, text = cuda_check.part_speed(options(program=["lbm", "bfs", "sad"]))
    assert data["lbm"] == {"failed": "the results differ: a and b"} and "| lbm | FAILED: the results differ" in text
    assert data["geometric means"]["kernels"] == pytest.approx(0.5) and "end to end 2.000" in text
    assert all(len(line.split("|")) == len(text.splitlines()[0].split("|")) for line in text.splitlines() if line.startswith("|"))


def test_no_time_is_left_for_a_step():
    with pytest.raises(cuda_check.Failed, match="no time was left"):
        cuda_check.limit(options(deadline=time.monotonic() - 1))


def test_results_are_kept_after_each_part(tmp_path, monkeypatch):
    monkeypatch.setattr(cuda_check, "run_part", lambda o, name, seconds: {"failed": "no"} if name == "speed" else {"data": {}, "text": name})
    o = options(out=str(tmp_path / "deep" / "r.json"))
    assert cuda_check.all_parts(o, ["machine", "speed"]) == 1
    saved = json.loads((tmp_path / "deep" / "r.json").read_text())
    assert saved["results"]["speed"]["failed"] == "no" and "wall_seconds" in saved["results"]["machine"] and saved["environment"]
    assert cuda_check.all_parts(o, ["machine"]) == 0
    monkeypatch.setattr(cuda_check, "run_part", lambda *a: {"data": {"lbm": {"failed": "no"}, "line": "x"}, "text": "t"})
    assert cuda_check.all_parts(o, ["speed"]) == 1  # a program of a part


@pytest.mark.parametrize("cuda, verdict", [("x 1.00001", "to four digits"), ("x 1.0", "the same"), ("x 1.1", "DIFFERENT"), ("", "FAILED: list index out of range")])
def test_verdicts(cuda, verdict, monkeypatch, tmp_path):
    monkeypatch.setattr(cuda_check, "compiled", lambda *a: "p.avm")
    monkeypatch.setattr(cuda_check, "allvm", lambda o, flag, device, *a, fake: (cuda if device == "cuda" else "x 1.0", ""))
    data, text = cuda_check.part_correct(options(program=["sad"]))
    assert data["sad"]["verdict"] == verdict and f"| {verdict} |" in text
    assert ("failed" in data["sad"]) == (verdict[0] in "DF")


def test_spans():
    assert cuda_check.joined([(3, 5), (0, 1), (4, 7), (1, 2)]) == [(0, 2), (3, 7)]
    assert cuda_check.total([(0, 2), (3, 7)]) == 6
    line = cuda_check.drawn([(0, 5)], {"a": [(0, 5)], "b": [(5, 10)]}, 10)
    assert line == "#####     "
    assert cuda_check.drawn([], {"a": []}) == "(nothing)"


# -- bench.ptx
def test_hot_loop():
    """The loop with the most loads, but not a copy of it that is there for odd cases."""
    load = (None, "LDG.E", "")
    slow = [(".L_x_0", None, ""), load, load, (None, "IADD3", ""), (None, "IADD3", ""), (None, "BRA", "`(.L_x_0)")]
    fast = [(".L_x_1", None, ""), load, load, (None, "BRA", "`(.L_x_1)")]
    rest = [(".L_x_2", None, ""), load, (None, "BRA", "`(.L_x_2)")]
    assert ptx.hot_loop([*slow, *fast, *rest]) == ["LDG.E", "LDG.E", "BRA"]
    assert ptx.shape([*slow, *fast])[:2] == (7, 1.5)  # a branch at the end is padding
