"""The C corpus: what its programs say about themselves, and what a native clang makes of them.

The header of a program is the comments before its first other line, each of the form
`/* key: value */`; README.md in this folder lists the keys.
"""

import functools
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.helpers import require

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CACHE = ROOT / "build" / "test-cache"
KEYS = {"args", "stdin", "env", "dir", "flags", "run", "expect-exit", "expect-trap", "expect-stdout", "expect-stderr", "native", "flavour"}
NATIVE_FLAGS = ["-O1", "-std=gnu17", "-w", "-fsigned-char", "-ffp-contract=off"]
NATIVE_TIMEOUT = 30
ZIG = [sys.executable, "-m", "ziglang", "cc", "-fno-sanitize=undefined"]


class Run:
    """One run of a program: its arguments and how it must end: ('exit', status) or ('trap', kind)."""

    def __init__(self, args, outcome):
        self.args = args
        self.outcome = outcome


class Program:
    """A program of the corpus, with its sources and all that its header says."""

    def __init__(self, name, sources):
        self.name = name
        self.sources = sources
        self.text = [p.read_text() for p in sources]
        header = _header(self.text[0], sources[0])
        self.flags = shlex.split(" ".join(header.get("flags", [])))
        self.stdin = "".join(header.get("stdin", [])).encode().decode("unicode_escape").encode("latin-1")
        self.env = dict(e.split("=", 1) for e in header.get("env", []))
        self.needs_dir = "dir" in header
        self.flavour = header.get("flavour", [None])[0]
        self.expected_stderr = header.get("expect-stderr", [])
        self.native_skip = header.get("native", [None])[0]
        self.expected_stdout = "".join(line + "\n" for line in header["expect-stdout"]) if "expect-stdout" in header else None
        self.runs = [_run(r, sources[0]) for r in header.get("run", [])] or [Run(shlex.split(" ".join(header.get("args", []))), _outcome(header))]
        if self.native_skip and self.expected_stdout is None:
            raise ValueError(f"{sources[0]}: native: skip needs expect-stdout")


class Result:
    """What a run did. status: an exit status, or ('trap', kind)."""

    def __init__(self, stdout, status, stderr=b""):
        self.stdout = stdout
        self.status = status
        self.stderr = stderr


def _header(text, path):
    found = {}
    for line in text.splitlines():
        m = re.fullmatch(r"/\* ?(.*?) ?\*/", line)
        if not m:
            break
        key = re.match(r"([a-z-]+): ?(.*)", m[1])
        if key and key[1] in KEYS:
            found.setdefault(key[1], []).append(key[2])
        elif key and " " not in key[1] and "-" in key[1]:
            raise ValueError(f"{path}: unknown key {key[1]}")
    return found


def _outcome(header):
    if "expect-trap" in header:
        return ("trap", header["expect-trap"][0])
    return ("exit", int(header.get("expect-exit", ["0"])[0]))


def _run(text, path):
    args, arrow, end = text.partition("=>")
    kind, _, value = end.strip().partition(" ")
    if not arrow or kind not in ("exit", "trap"):
        raise ValueError(f"{path}: run: ARGS => exit N or trap KIND, not {text!r}")
    return Run(shlex.split(args), (kind, int(value) if kind == "exit" else value))


@functools.cache
def programs():
    """All programs by name: files, and folders of several."""
    found = {p.stem: Program(p.stem, [p]) for p in HERE.glob("*.c")}
    for main in HERE.glob("*/main.c"):
        others = sorted(p for p in main.parent.glob("*.c") if p != main)
        found[main.parent.name] = Program(main.parent.name, [main, *others])
    return dict(sorted(found.items()))


# --- the right answers


@functools.cache
def native_compiler():
    """The newest native clang: its output is the right answer."""
    for name in ("clang", *(f"clang-{v}" for v in range(25, 14, -1))):
        path = shutil.which(name)
        if path and _version(path) >= 15:  # the first with _Float16 on every x86-64
            return [path]
    try:
        import ziglang  # noqa: F401
    except ImportError:
        require("cc", "no native clang of version 15 or later: install one, or the package ziglang")
    return ZIG


def _version(path):
    text = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
    m = re.search(r"version (\d+)", text)
    return int(m[1]) if m else 0


@functools.cache
def _compiler_key():
    return subprocess.run([*native_compiler(), "--version"], capture_output=True, text=True).stdout


def cached(key, make):
    """The bytes that make() returned for this key once, on this machine. key: a list of strings and bytes."""
    h = hashlib.sha256()
    for part in key:
        part = part.encode() if isinstance(part, str) else part
        h.update(len(part).to_bytes(8, "little") + part)
    path = CACHE / h.hexdigest()[:40]
    try:
        return path.read_bytes()
    except FileNotFoundError:
        data = make()
    CACHE.mkdir(parents=True, exist_ok=True)
    fd, name = tempfile.mkstemp(dir=CACHE)
    with os.fdopen(fd, "wb") as f:
        f.write(data)
    os.replace(name, path)  # several workers may get here at once
    return data


def expected(program, index):
    """The Result that run `index` of a program must have: (stdout, outcome)."""
    run = program.runs[index]
    if program.native_skip:
        return program.expected_stdout.encode(), run.outcome
    key = ["native", _compiler_key(), repr((program.flags, program.stdin, sorted(program.env.items()), run.args, NATIVE_FLAGS)), *program.text]
    stdout, status = json.loads(cached(key, lambda: _run_natively(program, run)))
    if run.outcome[0] == "exit" and status != run.outcome[1]:
        raise AssertionError(f"{program.name}: natively the status is {status}, its header says {run.outcome[1]}")
    if run.outcome[0] == "trap" and status >= 0:
        raise AssertionError(f"{program.name}: natively it exits with {status}, its header says it ends in a trap")
    return stdout.encode("latin-1"), run.outcome


def _run_natively(program, run):
    with tempfile.TemporaryDirectory() as tmp:
        exe = os.path.join(tmp, "a.out")
        arguments = [*NATIVE_FLAGS, *program.flags, *map(str, program.sources), "-lm", "-o", exe]
        if subprocess.run([*native_compiler(), *arguments], stderr=subprocess.DEVNULL).returncode:
            subprocess.run([*ZIG, *arguments], check=True)  # its runtime library is complete: libgcc may lack __truncsfbf2
        cwd = os.path.join(tmp, "cwd")
        os.mkdir(cwd)
        p = subprocess.run(
            [exe, *run.args], input=program.stdin, capture_output=True, cwd=cwd, timeout=NATIVE_TIMEOUT,
            env={"PATH": os.environ.get("PATH", ""), **program.env},
        )  # fmt: skip
    return json.dumps([p.stdout.decode("latin-1"), p.returncode]).encode()
