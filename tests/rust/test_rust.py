"""Rust programs against themselves compiled natively: no_std with `alloc`, and std."""

import functools
import os
import subprocess

import pytest
from allvm.ir import errors
from allvm.rust import FLAGS, find_rustc

from tests.cli.test_errors import refused, run
from tests.helpers import require

HERE = os.path.dirname(os.path.abspath(__file__))
NO_STD = sorted(n[:-3] for n in os.listdir(HERE) if n.endswith(".rs") and n not in ("prelude.rs", "std_words.rs"))
TEXT = "One fish\nTwo fish, red fish; blue fish.\nOne red, one blue\n"


@functools.cache
def rustc():
    """The command, where it works and its LLVM is not newer than the one here."""
    import llvmlite.binding as llvm

    command = find_rustc()
    if command is None:
        return None, "there is no rustc"
    r = subprocess.run([command, "-vV"], capture_output=True, text=True)
    version = next((line.split()[-1] for line in r.stdout.splitlines() if line.startswith("LLVM version")), "0")
    if r.returncode or int(version.split(".")[0]) > llvm.llvm_version_info[0]:
        return None, f"rustc has LLVM {version}, llvmlite has {llvm.llvm_version_info[0]}"
    return command, None


def need_rustc():
    command, reason = rustc()
    if reason:
        require("rustc", reason)
    return command


def native(name, folder):
    """The native program, by the same flags."""
    out = str(folder / "native")
    command = [need_rustc(), "--edition", "2021", "-A", "warnings", "-C", "opt-level=2", *FLAGS, "-C", "link-arg=-lc"]
    r = subprocess.run([*command, os.path.join(HERE, f"{name}.rs"), "-o", out], capture_output=True, text=True)
    if r.returncode and "linker" in r.stderr:
        require("rustc", "rustc finds no linker")
    assert r.returncode == 0, r.stderr
    return out


@pytest.mark.parametrize("name", NO_STD)
def test_no_std(name, tmp_path):
    need_rustc()
    want = subprocess.run([native(name, tmp_path)], capture_output=True, text=True)
    (bitcode,) = tmp_path.glob("*-cgu.0.rcgu.bc")
    data = tmp_path / "program.avm"
    assert run(bitcode, "-o", data, tool="allvm.cc").returncode == 0
    for tier in ("interp", "opt"):
        r = run("--tier", tier, data)
        assert r.stdout == want.stdout
        if want.returncode < 0:  # abort() in a panic
            assert (r.returncode, -want.returncode) == (errors.Trap.status, 6) and "abort() called" in r.stderr
        else:
            assert (r.returncode, r.stderr) == (want.returncode, "")


def test_std(tmp_path, monkeypatch):
    need_rustc()
    monkeypatch.chdir(tmp_path)
    want = subprocess.run([native("std_words", tmp_path), "a", "b"], input=TEXT, capture_output=True, text=True)
    os.unlink("out.txt")
    assert want.returncode == 3 and want.stdout.count("\n") == 9, want
    data = tmp_path / "program.avm"
    r = run(os.path.join(HERE, "std_words.rs"), "-o", data, tool="allvm.cc")
    assert (r.returncode, r.stderr) == (0, "")
    r = run("--dir", ".", data, "a", "b", input=TEXT)
    assert (r.returncode, r.stdout, r.stderr) == (3, want.stdout, want.stderr)
    assert (tmp_path / "out.txt").read_text().startswith("fish")


def test_errors(tmp_path, monkeypatch):
    bad = tmp_path / "bad.rs"
    bad.write_text("fn main() { let x: i32 = \"text\"; }\n")
    monkeypatch.setenv("ALLVM_RUSTC", str(tmp_path / "none"))
    refused(run(bad, tool="allvm.cc"), errors.UsageError.status, "none", "cannot be run")
    monkeypatch.setenv("ALLVM_RUSTC", "")
    refused(run(tmp_path / "missing.rs", tool="allvm.cc"), errors.UsageError.status, "missing.rs")
    need_rustc()
    monkeypatch.delenv("ALLVM_RUSTC")
    r = run(bad, tool="allvm.cc")
    assert r.returncode == errors.CompileError.status and "mismatched types" in r.stderr and "Traceback" not in r.stderr
    assert r.stderr.splitlines()[-1] == f"allvm-cc: {bad}: rustc reported errors"
