"""Real programs for the tests: built once per session, and skipped with the reason where their sources cannot be had."""

import subprocess
import sys

from bench.real import fetch
from bench.real.build import INCLUDE
from bench.real.programs import PROGRAMS
from tests.helpers import native_compiler, require

NAMED = {p.name: p for p in PROGRAMS}


def build(name, out):
    """{'native': executable, 'module': .avm, 'source': directory} of a program; both quickly built."""
    program = NAMED[name]
    try:
        directory = program.get()
    except fetch.Unavailable as e:
        require(name, f"{program.title}: {e}")
    sources = [str(p) for p in program.sources(directory)]
    flags = ["-w", "-ffp-contract=off", INCLUDE, *program.flags(directory)]
    executable, module = out / name, out / f"{name}.avm"
    subprocess.run([*native_compiler(), "-O0", *flags, *sources, "-o", executable, "-lm"], check=True, capture_output=True)
    r = subprocess.run([sys.executable, "-m", "allvm.cc", "-O1", *flags, *sources, "-o", str(module), "-lm"], capture_output=True, text=True)
    assert r.returncode == 0, r.stderr
    return {"native": executable, "module": module, "source": directory}
