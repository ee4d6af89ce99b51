"""How a real program is built: natively, as a module, as WebAssembly. Products are kept in build/real, by all that they depend on."""

import hashlib
import os
import subprocess
import sys
import threading
from pathlib import Path

from bench.catalog import ZIG, native_clang, toolchain

BUILD = Path(__file__).parents[2] / "build" / "real"
LEVEL = ["-O2", "-std=gnu17", "-w", "-ffp-contract=off"]
ZIG_FLAGS = ["-fno-sanitize=undefined", "-fno-math-errno"]
INCLUDE = f"-I{Path(__file__).parent / 'c'}"
JUMPS = Path(__file__).parent / "c" / "wasi_jumps.c"
_LOCKS = {}  # product -> who makes it


class Failed(Exception):
    """A build that did not work, and the compiler's first complaint."""


def _run(command):
    r = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if r.returncode:
        lines = (r.stderr or r.stdout).strip().splitlines()
        raise Failed(next((line[line.index("error") :] for line in lines if "error" in line), lines[0] if lines else f"exit status {r.returncode}"))


def _digest(words, sources):
    digest = hashlib.sha256(repr(words).encode())
    for path in sources:
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()[:12]


def _made(name, suffix, sources, command, more="", libraries=("-lm",)):
    """The product of a compiler's command line, made when something has changed. command: without sources and -o."""
    out = BUILD / f"{name}-{_digest([*map(str, command), more], sources)}{suffix}"
    with _LOCKS.setdefault(out, threading.Lock()):  # two threads may need the same module
        if not out.exists():
            BUILD.mkdir(parents=True, exist_ok=True)
            new = out.with_name(f"new-{os.getpid()}-{out.name}")
            _run([*command, *sources, "-o", new, *libraries])
            os.replace(new, out)
    return out


def native(program, directory):
    """An executable by the clang that makes the modules, -O2."""
    return _made(program.name, "", program.sources(directory), [*native_clang(), *LEVEL, *ZIG_FLAGS, INCLUDE, *program.flags(directory)])


def module(program, directory, strip=False):
    """The `.avm`; strip: without names and line tables."""
    if strip:
        return _made(program.name, ".strip.avm", [module(program, directory)], [sys.executable, "-m", "allvm.cc", "-s"], libraries=())
    command = [sys.executable, "-m", "allvm.cc", *LEVEL, INCLUDE, *program.flags(directory)]
    return _made(program.name, ".avm", program.sources(directory), command, toolchain())


def bitcode(program, directory):
    """The bitcode files that the module is made from, with line tables."""
    from allvm.build import compile_sources

    flags = [*LEVEL, "-gline-tables-only", INCLUDE, *program.flags(directory)]
    sources = program.sources(directory)
    digest = _digest([repr(flags)], sources) + toolchain()[:6]
    outs = [BUILD / f"{program.name}-{i}-{digest}.bc" for i in range(len(sources))]
    if not all(o.exists() for o in outs):
        BUILD.mkdir(parents=True, exist_ok=True)
        for out, (_, data) in zip(outs, compile_sources([(str(p), "c") for p in sources], flags)):
            out.write_bytes(data)
    return outs


def bitcode_size(paths):
    """Bytes of bitcode of what `main` reaches: linked, without names and line tables."""
    import llvmlite.binding as llvm
    from allvm import lto

    whole = lto.linked([lto.Bitcode(p.read_bytes(), str(p)) for p in paths])
    lto.internalise(whole, {"main"})
    manager = llvm.create_new_module_pass_manager()
    manager.add_global_dead_code_eliminate_pass()
    manager.add_strip_dead_debug_info_pass()
    manager.add_strip_symbols_pass()
    manager.run(whole, lto.pass_builder(whole, 0))
    return len(whole.as_bitcode())


def wasm(program, directory):
    """A `.wasm` for WASI, stripped, or Failed."""
    sources, command = _wasm(program, directory)
    return _made(program.name, ".wasm", sources, [*command, "-s", "-lwasi-emulated-process-clocks", "-lwasi-emulated-signal"])


def wasm_alone(program, directory):
    """The same without the C library, which is imported, as ours is: what sizes are compared with."""
    sources, command = _wasm(program, directory)
    objects = [_made(program.name, f"-{i}.wasm.o", [s], [*command, "-c"]) for i, s in enumerate(sources)]
    link = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--allow-undefined", "--gc-sections", "--strip-all"]
    return _made(program.name, ".alone.wasm", objects, [*link, "--export-if-defined=main", "--export-if-defined=__main_argc_argv"], libraries=())


def _wasm(program, directory):
    """Sources and the compiler's command line."""
    if program.why_not:
        raise Failed(program.why_not)
    flags = ["-include", "wasi.h", INCLUDE, "-D_WASI_EMULATED_PROCESS_CLOCKS", "-D_WASI_EMULATED_SIGNAL", *program.flags(directory), *program.wasm]
    sources = [*program.sources(directory)]
    if program.jumps:
        flags += ["-mcpu=generic+exception_handling", "-mllvm", "-wasm-enable-sjlj", "-mllvm", "-wasm-use-legacy-eh=false"]
        sources.append(JUMPS)
    return sources, [*ZIG, "-target", "wasm32-wasi", *LEVEL, *ZIG_FLAGS, *flags]


def ahead(program, directory):
    """An executable that `allvm-vm compile` makes of the module."""
    return _made(program.name, ".aot", [module(program, directory)], [sys.executable, "-m", "allvm.cli", "compile"], toolchain(native=True), libraries=())
