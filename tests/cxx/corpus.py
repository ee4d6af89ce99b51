"""The C++ corpus: programs like those of tests/c, and what a native C++ compiler makes of them."""

import functools
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.c.corpus import NATIVE_TIMEOUT, Program, cached
from tests.c.producers import toolchain_key
from tests.helpers import require

HERE = Path(__file__).parent
SOURCES = (".cpp", ".c")
FLAGS = ["-std=c++17", "-w", "-ffp-contract=off"]


@functools.cache
def programs():
    """All programs by name: files, and folders of several."""
    found = {p.stem: Program(p.stem, [p]) for p in HERE.glob("*.cpp")}
    for main in HERE.glob("*/main.cpp"):
        others = sorted(p for p in main.parent.iterdir() if p.suffix in SOURCES and p != main)
        found[main.parent.name] = Program(main.parent.name, [main, *others])
    return dict(sorted(found.items()))


def module_bytes(program, level):
    """The linked module, made once per state of the sources and the toolchain."""

    def build():
        from allvm.build import compile_to_module
        from allvm.ir.encode import encode
        from allvm.ir.verify import verify

        module = compile_to_module([str(p) for p in program.sources], flags=[f"-O{level}", *_flags(program)])
        verify(module)
        return encode(module)

    return cached(["c++", toolchain_key(), _runtime_key(), level, *_flags(program), *_text(program)], build)


def _flags(program):
    other = any(x.startswith("-std") for x in program.flags) or any(p.suffix == ".c" for p in program.sources)
    return [*(f for f in FLAGS if not (f.startswith("-std") and other)), *program.flags]


def _text(program):
    """What a program is made of, headers included."""
    folder = program.sources[0].parent
    return [*program.text, *(p.read_text() for p in sorted(folder.glob("*.h")) if folder != HERE)]


@functools.cache
def _runtime_key():
    from allvm.frontend.cxx import RUNTIME

    return hashlib.sha256(b"".join(p.read_bytes() for p in sorted(Path(RUNTIME).glob("*.cpp")))).hexdigest()


# --- the right answers


@functools.cache
def native_compilers():
    """Commands of native C++ compilers, the preferred first."""
    found = [[path] for name in ("clang++", "g++") if (path := shutil.which(name))]
    try:
        import ziglang  # noqa: F401

        found.append([sys.executable, "-m", "ziglang", "c++", "-fno-sanitize=undefined"])
    except ImportError:
        pass
    return found or require("cc", "no native C++ compiler: install clang or g++, or the package ziglang")


def expected(program, index):
    """(standard output, outcome) that run `index` of a program must have."""
    run = program.runs[index]
    if program.native_skip:
        return program.expected_stdout.encode(), run.outcome
    key = ["native c++", repr((native_compilers(), _flags(program), program.stdin, sorted(program.env.items()), run.args)), *_text(program)]
    stdout, status = json.loads(cached(key, lambda: _run_natively(program, run)))
    if run.outcome[0] == "exit" and status != run.outcome[1]:
        raise AssertionError(f"{program.name}: natively the status is {status}, its header says {run.outcome[1]}")
    if run.outcome[0] == "trap" and status >= 0:
        raise AssertionError(f"{program.name}: natively it exits with {status}, its header says it ends in a trap")
    return stdout.encode("latin-1"), run.outcome


def _run_natively(program, run):
    with tempfile.TemporaryDirectory() as tmp:
        exe = os.path.join(tmp, "a.out")
        c = [x for p in program.sources if p.suffix == ".c" for x in ("-x", "c", str(p))]
        cpp = [str(p) for p in program.sources if p.suffix != ".c"]
        for compiler in native_compilers():
            command = [*compiler, "-O1", *_flags(program), "-pthread", *cpp, *c, "-o", exe]
            if subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0:
                break
        else:
            raise AssertionError(f"{program.name}: no native compiler takes it")
        cwd = os.path.join(tmp, "cwd")
        os.mkdir(cwd)
        p = subprocess.run(
            [exe, *run.args], input=program.stdin, capture_output=True, cwd=cwd, timeout=NATIVE_TIMEOUT,
            env={"PATH": os.environ.get("PATH", ""), **program.env},
        )  # fmt: skip
    return json.dumps([p.stdout.decode("latin-1"), p.returncode]).encode()
