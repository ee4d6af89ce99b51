"""Programs compiled ahead of time: executables for this machine, and for others under qemu."""

import atexit
import functools
import os
import shutil
import subprocess
import tempfile

from allvm.ir.errors import Trap
from allvm.ir.isa import TRAPS

from tests.c.corpus import Result
from tests.helpers import require

TIMEOUT = 60
QEMU = {"aarch64": "qemu-aarch64-static", "riscv64": "qemu-riscv64-static", "ppc64le": "qemu-ppc64le-static"}
SYSROOT = {"aarch64": "/usr/aarch64-linux-gnu", "riscv64": "/usr/riscv64-linux-gnu", "ppc64le": "/usr/powerpc64le-linux-gnu"}


@functools.cache
def folder():
    """Where the executables of this test run are."""
    path = tempfile.mkdtemp(prefix="allvm-test-")
    atexit.register(shutil.rmtree, path, True)
    return path


def compile_module(data, name, *flags):
    """The path of what `allvm-vm compile` makes of a module's bytes."""
    from allvm.compile import command

    base = os.path.join(tempfile.mkdtemp(dir=folder()), name)
    with open(base + ".avm", "wb") as f:
        f.write(data)
    assert command([*flags, "-o", base, base + ".avm"]) == 0
    return base


@functools.lru_cache(maxsize=4)
def executable(data, target):
    """The path of a program's executable."""
    return compile_module(data, "program", *(["--target", target] if target else []))


def emulator(target):
    """The command that runs executables of a target here; the test is skipped where it is missing."""
    qemu = shutil.which(QEMU[target])
    if not qemu:
        require(f"qemu-{target}", f"{QEMU[target]} is not installed (Debian: qemu-user-static)")
    if not os.path.isdir(SYSROOT[target]):
        require(f"qemu-{target}", f"no C library for {target} in {SYSROOT[target]} (Debian: gcc-{os.path.basename(SYSROOT[target])})")
    return [qemu, "-L", SYSROOT[target]]


def run(path, args, *, target=None, name="program", stdin=b"", options=(), cwd=None, timeout=TIMEOUT):
    """A Result; a trap's status is ('trap', kind)."""
    env = {"PATH": os.environ.get("PATH", ""), "ALLVM_OPTIONS": " ".join(o.replace("\\", "\\\\").replace(" ", "\\ ") for o in options)}
    command = [*(emulator(target) + ["-0", name] if target else [name]), *([path] if target else []), *args]
    p = subprocess.run(command, executable=None if target else path, input=stdin, capture_output=True, cwd=cwd, env=env, timeout=timeout)
    status = p.returncode
    if status in (Trap.status, Trap.limit_status):
        text = p.stderr.decode(errors="replace")
        kinds = [kind for kind, (_, message) in TRAPS.items() if message in text]
        if kinds:
            status = ("trap", kinds[0])
    return Result(p.stdout, status, p.stderr)


def way(target=None):
    """A way of running for tests/c/ways.py."""

    def aot(data, program, run_):
        with tempfile.TemporaryDirectory() as cwd:
            options = [f"--env={k}={v}" for k, v in program.env.items()] + (["--dir=."] if program.needs_dir else [])
            return run(executable(data, target), run_.args, target=target, name=program.name, stdin=program.stdin, options=options, cwd=cwd)

    return aot
