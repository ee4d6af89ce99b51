"""Rust sources to LLVM bitcode: what `allvm-cc prog.rs` does.

rustc links the whole program, std included, as LLVM IR (`-C lto=fat`), and what it would hand to its code generator is lowered
instead. Programs with `no_std` work the same way. A panic ends the program; nothing unwinds.
"""

import os
import shutil
import subprocess
import sys
import tempfile

from allvm.frontend.cc import CompilerFailed
from allvm.ir.errors import UsageError

FLAGS = ["-C", "panic=abort", "-C", "lto=fat", "-C", "codegen-units=1", "-C", "save-temps", "-C", "debuginfo=line-tables-only"]
# What std asks the C library for and can do without: where the stack is, and backtraces.
HELP = """
func @pthread_getattr_np (i64, i64) -> (i32) regs 2 weak {
    const.i32 r0, 38
    ret r0
}
func @pthread_attr_getstack (i64, i64, i64) -> (i32) regs 3 weak {
    const.i32 r0, 38
    ret r0
}
func @_Unwind_Backtrace (i64, i64) -> (i32) regs 2 weak {
    const.i32 r0, 5
    ret r0
}
func @_Unwind_GetIP (i64) -> (i64) regs 1 weak {
    const.i64 r0, 0
    ret r0
}
func @dl_iterate_phdr (i64, i64) -> (i32) regs 2 weak {
    const.i32 r0, 0
    ret r0
}
"""


def find_rustc():
    """The command rustc: $ALLVM_RUSTC, else in PATH, else where rustup puts it; None."""
    given = os.environ.get("ALLVM_RUSTC")
    if given:
        return given
    home = os.path.join(os.environ.get("CARGO_HOME", os.path.expanduser("~/.cargo")), "bin", "rustc")
    return shutil.which("rustc") or (home if os.access(home, os.X_OK) else None)


def compile_rust(path, flags=(), announce=None):
    """The bitcode of a whole program. flags: clang's; of them, -O counts. CompilerFailed where rustc says no."""
    rustc = find_rustc()
    if rustc is None:
        raise UsageError(f"{path}: Rust needs rustc: install it (rustup.rs), or name it in ALLVM_RUSTC")
    if not os.path.isfile(path):
        raise UsageError(f"{path}: no such file")
    levels = [f[2:] or "1" for f in flags if f.startswith("-O")]
    level = levels[-1] if levels and levels[-1] in "0123sz" else "2"
    with tempfile.TemporaryDirectory(prefix="allvm-rust-") as folder:
        out = os.path.join(folder, "program")
        edition = os.environ.get("ALLVM_RUST_EDITION", "2021")
        command = [rustc, "--edition", edition, "--crate-type", "bin", "-C", f"opt-level={level}", *FLAGS, "-C", f"linker={_nothing()}", path, "-o", out]
        if sys.stderr.isatty():
            command[1:1] = ["--color", "always"]
        if announce:
            announce(command)
        try:
            r = subprocess.run(command, capture_output=True)
        except OSError as e:
            raise UsageError(f"{rustc}: cannot be run: {e.strerror.lower()}") from None
        sys.stderr.flush()
        sys.stderr.buffer.write(r.stderr)
        sys.stderr.buffer.flush()
        if r.returncode:
            raise CompilerFailed(f"{path}: rustc reported errors")
        found = [n for n in os.listdir(folder) if n.endswith("-cgu.0.rcgu.bc")]
        if len(found) != 1:
            raise CompilerFailed(f"{path}: rustc made no bitcode of the whole program (it is a program with a main function?)")
        with open(os.path.join(folder, found[0]), "rb") as f:
            return f.read()


def _nothing():
    """A command that does nothing, in the place of a linker."""
    return shutil.which("true") or "/bin/true"


def support():
    """The Module with what std can do without; everything in it is weak."""
    from allvm.ir.asm import assemble

    return assemble(HELP, "rust support")
