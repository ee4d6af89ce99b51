"""What the tests of dataflow graphs share: HPVM-C programs, compiled once and run on any device."""

import functools
import os
import subprocess
import sys
from pathlib import Path

from allvm.build import build_program

PROGRAMS = Path(__file__).with_name("programs")
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "hpvm"
DEVICES = ("sequential", "openmp")


@functools.cache
def built(path, opt="2"):
    """The bytes of the module that a source becomes."""
    return build_program([str(path)], opt=opt)


@functools.cache
def module_file(path, folder, opt="2"):
    """The path of a module that a source becomes."""
    out = os.path.join(folder, f"{Path(path).stem}-{opt}.avm")
    with open(out, "wb") as f:
        f.write(built(path, opt))
    return out


def command(*args, **kw):
    """Run a command of the project: (status, standard output, standard error)."""
    r = subprocess.run([sys.executable, "-m", *map(str, args)], capture_output=True, text=True, timeout=60, **kw)
    return r.returncode, r.stdout, r.stderr
