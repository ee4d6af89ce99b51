"""Makes modules out of the corpus' programs: with the default compiler and target, and out of IR of a stock clang."""

import functools
import hashlib
import os
import re
import shutil
import subprocess
import tempfile

from tests.c.corpus import ROOT, cached

LEVELS = ("0", "1", "2", "3")


class Producer:
    """A way from sources to a module. flavour: its long double; reason: why it cannot be used here, or None."""

    def __init__(self, name, flavour, build, reason=None):
        self.name = name
        self.flavour = flavour
        self.build = build  # (program, level) -> bytes of a linked module
        self.reason = reason


@functools.cache
def toolchain_key():
    """Changes whenever anything that makes modules changes."""
    h = hashlib.sha256()
    for folder in ("frontend", "ir", "vm"):
        for path in sorted((ROOT / folder).glob("*.py")):
            h.update(path.read_bytes())
    return h.hexdigest()


def _default(program, level):
    from allvm.build import compile_to_module
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    module = compile_to_module([str(p) for p in program.sources], flags=[f"-O{level}", "-std=gnu17", "-w", *program.flags])
    verify(module)
    return encode(module)


def _stock(clang, target, include):
    def build(program, level):
        from allvm.build import compile_to_module
        from allvm.ir.encode import encode
        from allvm.ir.verify import verify

        with tempfile.TemporaryDirectory() as tmp:
            bitcode = []
            for i, source in enumerate(program.sources):
                out = os.path.join(tmp, f"{i}.bc")
                command = [clang, "-target", target, *include, f"-O{level}", "-g1", "-std=gnu17", "-w", "-fsigned-char", *program.flags]
                subprocess.run([*command, "-emit-llvm", "-c", str(source), "-o", out], check=True)
                bitcode.append(out)
            module = compile_to_module(bitcode)
        verify(module)
        return encode(module)

    return build


@functools.cache
def stock_clang():
    """The newest system clang, or None."""
    for name in (*(f"clang-{v}" for v in range(25, 14, -1)), "clang"):
        path = shutil.which(name)
        if path:
            text = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
            m = re.search(r"version (\d+)", text)
            if m and int(m[1]) >= 15:
                return path
    return None


@functools.cache
def producers():
    """All producers by name."""
    found = {"default": Producer("default", "fp128", _default)}
    clang = stock_clang()
    reason = None if clang else "no system clang of version 15 or later"
    found["x86_64"] = Producer("x86_64", "x87", _stock(clang, "x86_64-linux-gnu", []), reason)
    cross = "/usr/aarch64-linux-gnu/include"
    if not os.path.isdir(cross):
        reason = reason or "no C headers for aarch64 (Debian: libc6-dev-arm64-cross)"
    found["aarch64"] = Producer("aarch64", "fp128", _stock(clang, "aarch64-linux-gnu", ["-isystem", cross]), reason)
    return found


def module_bytes(program, producer, level):
    """The linked module, made once per state of the sources and the toolchain."""
    key = ["module", toolchain_key(), producer.name, level, repr(program.flags), *program.text]
    return cached(key, lambda: producer.build(program, level))
