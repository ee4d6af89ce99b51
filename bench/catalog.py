"""The benchmark programs, and how each is built: natively, as a module, as WebAssembly, as bitcode."""

import functools
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "bench"
ZIG = [sys.executable, "-m", "ziglang", "cc"]
# The same for every target: one clang, one level, products and sums rounded twice.
COMMON = ["-O2", "-std=gnu17", "-fno-sanitize=undefined", "-ffp-contract=off", "-fno-math-errno"]
# All that wasm3 knows beyond the first version of WebAssembly.
CPU = ["-mcpu=mvp+sign_ext+nontrapping_fptoint+mutable_globals+bulk_memory"]
WASM = ["-target", "wasm32-freestanding", *CPU, "-DBENCH_FREESTANDING", "-nostdlib", "-Wl,--no-entry", "-Wl,--export=bench_main", "-s"]


class Benchmark:
    """A program: its class, and n for interpreters (small) and for native code and compilers (large)."""

    def __init__(self, path):
        self.path = path
        self.name = path.stem
        head = re.match(r"/\* (.*?) class: (\w+); small: (\d+); large: (\d+) \*/", path.read_text())
        if not head:
            raise ValueError(f"{path.name}: the first line must be /* what it does. class: ...; small: N; large: N */")
        self.what, self.kind = head[1], head[2]
        self.small, self.large = int(head[3]), int(head[4])

    native_flags = module_flags = ()

    def native(self):
        """A shared library made by clang -O2 (the same clang as for wasm, for the machine at hand, baseline features)."""
        return _built(self, "so", [*native_clang(), *COMMON, "-DBENCH_FREESTANDING", "-fPIC", "-shared"])

    def native_best(self):
        """A shared library made by clang -O3 for exactly the machine at hand (-march=native)."""
        target = [*ZIG, "-target", f"{os.uname().machine}-linux-gnu", "-mcpu=native", "-O3"]
        return _built(self, "O3.so", [*target, *COMMON[1:], *self.native_flags, "-DBENCH_FREESTANDING", "-fPIC", "-shared"])

    def wasm(self):
        """A .wasm without a C library, stripped, as small as the linker makes it."""
        return _built(self, "wasm", [*ZIG, *WASM, *COMMON])

    def bitcode(self):
        """LLVM bitcode of the module that the .avm is made from, without debug information."""
        from allvm.frontend.cc import compile_bitcode

        def make(out):
            data, _ = compile_bitcode(str(self.path), ["-O2", "-std=gnu17", "-g0", "-DBENCH_FREESTANDING"])
            out.write_bytes(data)

        return _made(self, "bc", repr(toolchain()), make)

    def module(self):
        """The .avm: bench_main and what it reaches, stripped."""

        def make(out):
            from allvm.cc import main

            status = main(["-O2", "-std=gnu17", *self.module_flags, "-DBENCH_FREESTANDING", "-r", "-s", "--keep=bench_main", str(self.path), "-o", str(out)])
            if status:
                raise RuntimeError(f"allvm-cc failed for {self.name}")

        return _made(self, "avm", toolchain() + "".join(self.module_flags), make)


class Contracted(Benchmark):
    """The same program with products and sums that may round once: wherever clang likes natively, or in one expression ('on')."""

    module_flags = ("-ffp-contract=on",)

    def __init__(self, path, native="fast"):
        super().__init__(path)
        self.native_flags = (f"-ffp-contract={native}",)


@functools.cache
def benchmarks():
    return [Benchmark(p) for p in sorted((HERE / "programs").glob("*.c"))]


@functools.cache
def native_clang():
    """zig's clang for the host, so that native code, wasm and modules come from one compiler."""
    arch = os.uname().machine
    return [*ZIG, "-target", f"{arch}-linux-gnu", f"-mcpu={'baseline' if arch == 'x86_64' else 'generic'}"]


MODULES = ("frontend/**/*.py", "frontend/**/*.h", "ir/*.py", "vm/*.py", "interp/*.py", "interp/table_*.h")
NATIVE = ("jit/**/*.py", "jit/**/*.[ch]", "interp/*.h")


@functools.cache
def toolchain(native=False):
    """A hash of all that makes modules; native: and of what makes native code of them, with its runtime library."""
    h = hashlib.sha256()
    for pattern in (*MODULES, *(NATIVE if native else ())):
        for path in sorted((HERE.parent).glob(pattern)):
            h.update(f"{path.relative_to(HERE.parent)}\n".encode() + path.read_bytes())
    return h.hexdigest()


def _built(benchmark, suffix, command):
    def make(out):
        subprocess.run([*command, str(benchmark.path), "-o", str(out)], check=True)

    return _made(benchmark, suffix, repr(command), make)


def _made(benchmark, suffix, how, make):
    """The path of a product, made when its sources or the way it is made have changed."""
    header = (HERE / "programs" / "bench.h").read_bytes()
    key = hashlib.sha256(benchmark.path.read_bytes() + header + how.encode()).hexdigest()[:12]
    path = BUILD / f"{benchmark.name}-{key}.{suffix}"
    if not path.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f"new-{os.getpid()}-{path.name}")
        make(new)
        os.replace(new, path)
    return path


def compiler_version():
    """The first line that clang says about itself."""
    text = subprocess.run([*ZIG, "--version"], capture_output=True, text=True).stdout
    return text.splitlines()[0]


def missing():
    """What is not installed that the benchmarks need: names of packages."""
    from importlib.util import find_spec

    return [p for p, m in (("ziglang", "ziglang"), ("pywasm3", "wasm3"), ("wasmtime", "wasmtime")) if find_spec(m) is None and not shutil.which(p)]
