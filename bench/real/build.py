"""How a real program is built: natively, as a module, as WebAssembly. Products are kept in build/real, by all that they depend on."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from bench.catalog import ZIG, native_clang, toolchain

BUILD = Path(__file__).parents[2] / "build" / "real"
LEVEL = ["-O2", "-std=gnu17", "-w", "-ffp-contract=off"]
ZIG_FLAGS = ["-fno-sanitize=undefined", "-fno-math-errno"]
INCLUDE = f"-I{Path(__file__).parent / 'c'}"


class Failed(Exception):
    """A build that did not work, and the compiler's first complaint."""


def _run(command):
    r = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if r.returncode:
        lines = (r.stderr or r.stdout).strip().splitlines()
        raise Failed(next((line[line.index("error") :] for line in lines if "error" in line), lines[0] if lines else f"exit status {r.returncode}"))


def _made(name, suffix, sources, command, more=""):
    """The product of a compiler's command line, made when something has changed. command: without sources and -o."""
    digest = hashlib.sha256(repr([str(c) for c in command]).encode() + more.encode())
    for path in sources:
        digest.update(Path(path).read_bytes())
    out = BUILD / f"{name}-{digest.hexdigest()[:12]}{suffix}"
    if not out.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        new = out.with_name(f"new-{os.getpid()}-{out.name}")
        _run([*command, *sources, "-o", new, "-lm"])
        os.replace(new, out)
    return out


def native(program, directory):
    """An executable by the clang that makes the modules, -O2."""
    return _made(program.name, "", program.sources(directory), [*native_clang(), *LEVEL, *ZIG_FLAGS, INCLUDE, *program.flags(directory)])


def module(program, directory, strip=False):
    """The `.avm`."""
    command = [sys.executable, "-m", "allvm.cc", *LEVEL, *(["-s"] if strip else []), INCLUDE, *program.flags(directory)]
    return _made(program.name, ".avm", program.sources(directory), command, toolchain())


def wasm(program, directory):
    """A `.wasm` for WASI, stripped, or Failed."""
    if program.wasm is None:
        raise Failed("needs setjmp, which WASI has not")
    command = [*ZIG, "-target", "wasm32-wasi", *LEVEL, *ZIG_FLAGS, "-s", INCLUDE, *program.flags(directory), *program.wasm,
               "-D_WASI_EMULATED_PROCESS_CLOCKS", "-lwasi-emulated-process-clocks",
               "-D_WASI_EMULATED_SIGNAL", "-lwasi-emulated-signal"]  # fmt: skip
    return _made(program.name, ".wasm", program.sources(directory), command)
