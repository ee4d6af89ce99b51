"""The kernels of bench/hpvm_py under numba: the same Python functions, in loops of prange.

numba has a llvmlite of its own, so it lives in an environment of its own (build/numba-venv), made when first asked for. Data goes
there and back in files.
"""

import ast
import importlib
import inspect
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from allvm.kernels import Kernel

FOLDER = Path(__file__).resolve().parents[1] / "build" / "numba-venv"
HEAD = """
import json, sys, time
from math import cos, sin
import numpy as np
from numba import njit, prange
f32, i32, i64 = np.float32, np.int32, np.int64
"""
TAIL = """
job = json.load(open(sys.argv[1]))
data = dict(np.load(job["data"]))
calls = [[data[x] if isinstance(x, str) else f32(x) if isinstance(x, float) else x for x in c] for c in job["calls"]]
loops(*[x.copy() if isinstance(x, np.ndarray) else x for x in calls[0]])  # compiled now
start = time.perf_counter()
for c in calls:
    loops(*c)
seconds = time.perf_counter() - start
np.savez(job["results"], **data)
print(json.dumps(seconds))
"""


class Unavailable(Exception):
    """numba cannot be had here, and why."""


def python():
    """The interpreter that has numba."""
    path = FOLDER / "bin" / "python"
    if not (FOLDER / "ready").exists():
        for command in ([sys.executable, "-m", "venv", FOLDER], [path, "-m", "pip", "install", "-q", "--disable-pip-version-check", "numba"]):
            try:
                r = subprocess.run(command, capture_output=True, text=True, timeout=600)
            except (OSError, subprocess.TimeoutExpired) as e:
                raise Unavailable(f"numba cannot be installed: {e}") from None
            if r.returncode:
                raise Unavailable(f"numba cannot be installed: {(r.stderr.strip().splitlines() or ['?'])[-1]}")
        (FOLDER / "ready").touch()
    return path


class Plain(ast.NodeTransformer):
    """A kernel's function as numba takes it: numbers that are f32 here are made so there."""

    def visit_AnnAssign(self, node):
        return ast.Assign([node.target], ast.Call(node.annotation, [node.value], []), lineno=node.lineno)

    def visit_Constant(self, node):
        return ast.Call(ast.Name("f32", ast.Load()), [node], []) if isinstance(node.value, float) else node


def source(program):
    """The numba program for a module of bench.hpvm_py."""
    text = [HEAD]
    for name, value in vars(program).items():
        if isinstance(value, Kernel) and name + "(" in program.LOOPS:
            f = ast.parse(inspect.getsource(value.python)).body[0]
            f.decorator_list = [ast.Name("njit", ast.Load())]
            for a in f.args.args:
                a.annotation = None
            f.body = [Plain().visit(s) for s in f.body]
            text.append(ast.unparse(ast.fix_missing_locations(f)))
    return "\n".join([*text, program.LOOPS, TAIL])


def run(name, threads, size=None, steps=None):
    """(what was computed, seconds of the loops), as bench.hpvm_py.__main__.run. Unavailable, with the reason, where that cannot be."""
    import numpy as np

    program = importlib.import_module(f"bench.hpvm_py.{name}")
    if program.LOOPS is None:
        raise Unavailable("numba has no atomic operations on the CPU")
    interpreter = python()
    size, steps = size or program.SIZE, steps or program.STEPS
    data = program.data(size, steps)
    calls = [[x if isinstance(x, str | int) else float(x) for x in c] for c in program.calls({k: k for k in data}, size, steps)]
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        np.savez(folder / "data.npz", **data)
        (folder / "loops.py").write_text(source(program))
        (folder / "job.json").write_text(json.dumps({"data": str(folder / "data.npz"), "results": str(folder / "results.npz"), "calls": calls}))
        env = {**os.environ, "NUMBA_NUM_THREADS": str(threads), "NUMBA_THREADING_LAYER": "workqueue"}
        r = subprocess.run([interpreter, folder / "loops.py", folder / "job.json"], capture_output=True, text=True, env=env)
        if r.returncode:
            raise RuntimeError(f"{name} under numba: {r.stderr.strip()[-300:]}")
        with np.load(folder / "results.npz") as found:
            results = {k: found[k] for k in found.files}
    list(program.calls(named := dict(zip(data, data, strict=True)), size, steps))  # which array is which in the end
    return program.result({k: results[named[k]] for k in named}, size, steps), json.loads(r.stdout)
