"""Finds a C compiler and makes LLVM bitcode with it.

The command `allvm-cc` is in `vm/cc.py`; here is what it does to one source.
"""

import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec

from allvm.frontend import cxx
from allvm.ir.errors import CompileError, UsageError

DEFAULT_TARGET = "riscv64-linux-musl"
# Targets that the headers in zig serve: name of the architecture -> its folders of C library and kernel headers.
ZIG_HEADERS = {"riscv64": ("riscv64", "riscv"), "x86_64": ("x86_64", "x86"), "aarch64": ("aarch64", "aarch64")}

# What every program is compiled with, before the flags of the user, who has the last word.
# Plain char is signed everywhere; products and sums round twice; vectors and errno of
# math functions would only cost the interpreter time; there is no position to be independent of.
DEFAULT_FLAGS = (
    "-O2", "-fsigned-char", "-fno-vectorize", "-fno-slp-vectorize", "-ffp-contract=off", "-fno-math-errno",
    "-gline-tables-only", "-fno-pic", "-fno-pie", "-fno-stack-protector", "-fno-asynchronous-unwind-tables",
    "-Qunused-arguments",
)  # fmt: skip

# Records of variables in memory say where that is, rather than which stores have not been made yet.
DEBUG_FLAGS = ("-Xclang", "-fexperimental-assignment-tracking=disabled")

HEADERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "include")  # the project's own: hpvm.h

# The ISA has instructions for what Zbb adds to RISC-V (counting bits, rotations, least and greatest), so clang may make loops into them; programs are not told.
TARGET_FLAGS = {"riscv64": ("-Xclang", "-target-feature", "-Xclang", "+zbb", "-U__riscv_zbb")}

CURE = "pip install 'allvm-vm[cc]', install clang, or set ALLVM_CC"


class CompilerFailed(CompileError):
    """The compiler said no. `diagnostics`: what it wrote to standard error, or None where that was not captured."""

    def __init__(self, message, diagnostics=None):
        super().__init__(message)
        self.diagnostics = diagnostics


class Compiler:
    """A clang. `command`: how it is called; `origin`: where it was found; `lib`: zig's lib folder, if it is zig's."""

    def __init__(self, command, origin, lib=None):
        self.command = command
        self.origin = origin
        self.lib = lib

    def __str__(self):
        return f"{shlex.join(self.command)} ({self.origin})"

    def argv(self, flags, target=None, language="c"):
        """The command with the default flags and those of the user, for sources in a language (as after -x)."""
        if self.lib is None:
            return [*self.command, *([f"--target={target}"] if target else []), *DEFAULT_FLAGS, *flags, *self._own_headers(flags)]
        target = target or DEFAULT_TARGET
        debug = DEBUG_FLAGS if "-g" in flags else ()
        own = (*TARGET_FLAGS.get(target.partition("-")[0], ()), *(cxx.FLAGS if language in cxx.LANGUAGES else ()))
        # The headers come last: clang searches the folders of one kind in the order in which they are given.
        headers = self._headers(target, flags, language in cxx.LANGUAGES)
        return [*self.command, "-target", target, *DEFAULT_FLAGS, *self._prefix_maps(), *own, *debug, *flags, *self._own_headers(flags), *headers]

    def _own_headers(self, flags):
        """Where hpvm.h is."""
        return [] if "-nostdinc" in flags else ["-isystem", HEADERS]

    def _prefix_maps(self):
        """Line tables must not depend on where the compiler is installed."""
        return [f"-fdebug-prefix-map={self.lib}={os.sep}zig"]

    def _headers(self, target, flags, with_cxx):
        """The flags for the headers of the C and C++ libraries, which clang itself would look for in the system."""
        arch, _, rest = target.partition("-")
        if arch not in ZIG_HEADERS or not rest.endswith("musl"):
            known = ", ".join(f"{a}-linux-musl" for a in ZIG_HEADERS)
            raise UsageError(f"target {target}: the compiler from ziglang has the headers of {known}; set ALLVM_CC=clang for others")
        libc, kernel = ZIG_HEADERS[arch]
        folders = list(cxx.HEADERS) if with_cxx and not {"-nostdinc++", "-nostdlibinc"} & set(flags) else []
        if "-nobuiltininc" not in flags:
            folders.append("include")
        if "-nostdlibinc" not in flags:
            names = f"{libc}-linux-musl", "generic-musl", f"{kernel}-linux-any", "any-linux-any"
            folders += [os.path.join("libc", "include", n) for n in names]
        if "-nostdinc" in flags:
            return []
        out = ["-nostdinc"]
        for f in folders:
            out += ["-isystem", os.path.join(self.lib, f)]
        return out


# --- finding it


def which(name):
    """The path of an executable, or None."""
    if os.path.dirname(name):
        return name if os.access(name, os.X_OK) and not os.path.isdir(name) else None
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        path = os.path.join(folder, name)
        if os.access(path, os.X_OK) and not os.path.isdir(path):
            return path
    return None


def find_compiler():
    """ALLVM_CC, else the one in the PyPI package ziglang, else the system's clang; CompileError where there is none."""
    chosen = os.environ.get("ALLVM_CC")
    if chosen:
        return _chosen_compiler(chosen)
    zig = _packaged_zig()
    if zig:
        return Compiler([zig, "clang"], "package ziglang", os.path.join(os.path.dirname(zig), "lib"))
    clang = which("clang") or _newest_clang()
    if clang:
        return Compiler([clang], "system")
    zig = which("zig")
    if zig:
        return Compiler([zig, "clang"], "system", _zig_lib(zig))
    raise CompileError(f"no C compiler found: {CURE}")


def library_compiler():
    """The compiler of the C++ library: zig's, whose lib folder has the sources. None where there is none."""
    zig = _packaged_zig()
    if zig:
        return Compiler([zig, "clang"], "package ziglang", os.path.join(os.path.dirname(zig), "lib"))
    chosen = find_compiler()
    return chosen if chosen.lib else None


def _chosen_compiler(text):
    words = shlex.split(text)
    path = which(words[0]) if words else None
    if path is None:
        raise CompileError(f"ALLVM_CC names {text!r}, which is no command")
    if re.fullmatch(r"zig(\.exe)?", os.path.basename(path)) and words[1:] in ([], ["cc"], ["clang"]):
        return Compiler([path, "clang"], "ALLVM_CC", _zig_lib(path))
    return Compiler([path, *words[1:]], "ALLVM_CC")


def _packaged_zig():
    """The binary in the package ziglang, without importing it."""
    spec = find_spec("ziglang")
    for folder in (spec and spec.submodule_search_locations) or ():
        path = which(os.path.join(folder, "zig.exe" if sys.platform == "win32" else "zig"))
        if path:
            return path
    return None


def _newest_clang():
    """clang-19 rather than clang-14, wherever in PATH they are."""
    found = []
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        try:
            names = os.listdir(folder)
        except OSError:
            continue
        for name in names:
            m = re.fullmatch(r"clang-(\d+)", name)
            if m and which(os.path.join(folder, name)):
                found.append((int(m.group(1)), os.path.join(folder, name)))
    return max(found)[1] if found else None


def _zig_lib(zig):
    """The lib folder that a zig says it has."""
    try:
        out = subprocess.run([zig, "env"], capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.SubprocessError):
        out = ""
    m = re.search(r'"?lib_dir"?\s*[=:]\s*"([^"]*)"', out)
    if not m:
        raise CompileError(f"{zig}: cannot tell where its headers are")
    return m.group(1)


# --- using it


def run_compiler(argv, what="the C compiler", *, capture=True, announce=None):
    """Run a compiler; (standard output, standard error) as bytes, None where not captured.

    announce: called with the command first. Standard input is ours. Raises CompilerFailed.
    """
    if announce:
        announce(argv)
    pipe = subprocess.PIPE if capture else None
    try:
        r = subprocess.run(argv, stdout=pipe, stderr=pipe)
    except OSError as e:
        raise CompileError(f"{argv[0]}: cannot be run: {e.strerror}") from None
    if r.returncode < 0:
        raise CompilerFailed(f"{what}: the C compiler was killed by signal {-r.returncode}", r.stderr)
    if r.returncode:
        raise CompilerFailed(f"{what}: the C compiler reported errors", r.stderr)
    return r.stdout, r.stderr


def compile_bitcode(source, flags, *, target=None, compiler=None, language="c", announce=None):
    """Compile one source ('-' is standard input) in a language of -x to LLVM bitcode.

    flags: clang's own. Returns (bitcode, what the compiler had to say), both bytes.
    """
    compiler = compiler or find_compiler()
    argv = [*compiler.argv(flags, target, language), "-emit-llvm", "-c", "-x", language, source, "-o", "-"]
    return run_compiler(argv, source, announce=announce)
