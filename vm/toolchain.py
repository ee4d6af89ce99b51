"""Compilers and linkers for the machines that programs are compiled for, and the runtime library, built once for each.

    tools = Toolchain.find("aarch64")
    library = runtime_library(tools)        # the path of liballvmrt-*.a, out of the cache or new
    tools.link([objects], library, "prog", shared=False)
"""

import hashlib
import os
import shlex
import subprocess
import tempfile

from allvm.ir.errors import CompileError, LinkError, UsageError

CROSS = {"x86_64": "x86_64-linux-gnu", "aarch64": "aarch64-linux-gnu", "riscv64": "riscv64-linux-gnu", "ppc64le": "powerpc64le-linux-gnu"}
ZIG = {"x86_64": "x86_64-linux", "aarch64": "aarch64-linux", "riscv64": "riscv64-linux", "ppc64le": "powerpc64le-linux"}
PACKAGE = {"aarch64": "gcc-aarch64-linux-gnu", "riscv64": "gcc-riscv64-linux-gnu", "ppc64le": "gcc-powerpc64le-linux-gnu", "x86_64": "gcc-x86-64-linux-gnu"}
FLAGS = [
    "-O2", "-fPIC", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-fvisibility=hidden", "-ffunction-sections",
    "-fdata-sections", "-g0", "-fno-stack-protector", "-U_FORTIFY_SOURCE", "-D_GNU_SOURCE", "-w",
]  # fmt: skip
# Source -> more flags. Mathematical functions of the host library report errors in errno.
SOURCES = {"host.c": ["-fmath-errno"], "core.c": ["-fno-math-errno"], "main.c": []}


class Toolchain:
    """A C compiler that also links, for one machine. zig: it is zig's, whose standard target must be named."""

    def __init__(self, machine, command, zig=False, static=False):
        self.machine, self.command, self.zig, self.static = machine, command, zig, static

    @classmethod
    def find(cls, machine, static=False, command=None):
        """For a machine: the command given, that in ALLVM_TARGET_CC, else gcc or clang, else the package ziglang."""
        from allvm.frontend.cc import _packaged_zig, which
        from allvm.jit.targets import this

        chosen = command or os.environ.get("ALLVM_TARGET_CC")
        if chosen:
            words = shlex.split(chosen)
            if not words or not which(words[0]):
                raise CompileError(f"{'--cc' if command else 'ALLVM_TARGET_CC'} names {chosen!r}, which is no command")
            return cls(machine, words, static=static)
        names = [f"{CROSS[machine]}-gcc"]
        if machine == this():
            names = ["gcc", "clang", "cc", *names]
        for name in names:
            if path := which(name):
                return cls(machine, [path], static=static)
        zig = _packaged_zig() or which("zig")
        if zig:
            libc = "musl" if static else "gnu"
            return cls(machine, [zig, "cc", "-target", f"{ZIG[machine]}-{libc}", "-fno-sanitize=undefined"], True, static)
        raise CompileError(f"no C compiler that can link for {machine}: install {names[-1]} (Debian: {PACKAGE[machine]}), "
                           "or pip install 'allvm-vm[cc]', or name one with --cc")  # fmt: skip

    def run(self, argv, what):
        """Run it with arguments. CompileError with what it said."""
        try:
            r = subprocess.run([*self.command, *argv], capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL)
        except OSError as e:
            raise CompileError(f"{self.command[0]}: cannot be run: {e.strerror.lower()}") from None
        if r.returncode:
            lines = [l for l in r.stderr.splitlines() if l.strip()]
            said = next((l for l in lines if "error" in l or "undefined" in l or "cannot" in l), lines[-1] if lines else f"status {r.returncode}")
            raise CompileError(f"{what} failed: {shlex.join(self.command)}: {said.strip()}")
        return r.stdout

    def version(self):
        """What it says that it is: a part of the key of what it makes."""
        return self.run(["--version"], "asking for the version")

    def link(self, objects, library, out, shared=False, strip=False, low=True):
        """An executable or a shared library. low: it may lie in the lowest 4 GiB of the address space."""
        fixed = "-static" if low or self.zig else "-static-pie"
        how = ["-shared"] if shared else [fixed] if self.static else ["-pie"]
        flags = [*how, "-Wl,--gc-sections", "-Wl,-z,noexecstack"] + (["-s"] if strip else [])
        self._make([*flags, *objects, library, "-lm", "-lpthread"], out)

    def join(self, objects, out):
        """One object file out of several."""
        self._make(["-r", "-nostdlib", *objects], out)

    def _make(self, argv, out):
        """Written elsewhere and moved into place, so that nothing is half there."""
        temporary = f"{out}.new-{os.getpid()}"
        try:
            self.run([*argv, "-o", temporary], "linking")
            os.replace(temporary, out)
        except OSError as e:
            raise UsageError(f"{out}: cannot be written: {(e.strerror or str(e)).lower()}") from None
        except CompileError as e:
            raise LinkError(str(e)) from None
        finally:
            _remove(temporary)


def _remove(name):
    try:
        os.unlink(name)
    except OSError:
        pass


def source_folders():
    """Where the runtime library's sources are: (jit/runtime, interp)."""
    from importlib.util import find_spec

    return tuple(os.path.join(os.path.dirname(find_spec(p).origin), *more) for p, more in (("allvm.jit", ["runtime"]), ("allvm.interp", [])))


def _sources_key(folders):
    digest = hashlib.sha256()
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            if name.endswith((".c", ".h")) and not name.startswith("_"):
                with open(os.path.join(folder, name), "rb") as f:
                    digest.update(name.encode() + b"\0" + f.read())
    return digest.hexdigest()


class RuntimeLibrary:
    """The archive: its path, and the names of the host functions in it. Leave the context when it has been used."""

    def __init__(self, path, temporary=None):
        self.path, self.temporary = path, temporary

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.temporary is not None:
            self.temporary.cleanup()

    def symbols(self):
        """What it defines."""
        from allvm.archive import members
        from allvm.jit.elf import Object

        with open(self.path, "rb") as f:
            data = f.read()
        return {s.name for _, body in members(data, self.path) for s in Object(body).symbols if s.section}


def runtime_library(tools, announce=None):
    """The runtime library for a toolchain: kept in the cache directory, by the content of all that it depends on."""
    from allvm.jit.cache import directory

    folders = source_folders()
    text = "\n".join([tools.machine, *tools.command, str(tools.static and tools.zig), tools.version(), repr(FLAGS), repr(SOURCES), _sources_key(folders)])
    name = f"liballvmrt-{tools.machine}-{hashlib.sha256(text.encode()).hexdigest()[:24]}.a"
    cache = directory()
    if cache is not None:
        path = os.path.join(cache, name)
        if os.path.exists(path):
            try:
                os.utime(path)
            except OSError:
                pass
            return RuntimeLibrary(path)
    if announce:
        announce(f"building the runtime library for {tools.machine} (once)")
    temporary = tempfile.TemporaryDirectory(prefix="allvm-")
    try:
        archive = os.path.join(temporary.name, name)
        _build(tools, folders, temporary.name, archive)
        if cache is not None and (path := _keep(archive, cache, name)):
            temporary.cleanup()
            return RuntimeLibrary(path)
    except BaseException:
        temporary.cleanup()
        raise
    return RuntimeLibrary(archive, temporary)


def _build(tools, folders, folder, archive):
    from allvm.ar import write_archive

    parts = []
    for source, more in SOURCES.items():
        out = os.path.join(folder, source.replace(".c", ".o"))
        include = [flag for f in folders for flag in ("-I", f)]
        tools.run([*FLAGS, *more, *include, "-c", os.path.join(folders[0], source), "-o", out], "building the runtime library")
        with open(out, "rb") as f:
            parts.append((os.path.basename(out), f.read()))
    with open(archive, "wb") as f:
        f.write(write_archive(parts))


def _keep(archive, cache, name):
    """Move the archive into the cache; its path there, or None."""
    try:
        os.makedirs(cache, mode=0o700, exist_ok=True)
        fd, temporary = tempfile.mkstemp(prefix="new-", dir=cache)
        with os.fdopen(fd, "wb") as to, open(archive, "rb") as f:
            to.write(f.read())
        os.replace(temporary, os.path.join(cache, name))
    except OSError:
        return None
    return os.path.join(cache, name)
