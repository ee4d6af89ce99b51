"""Shared by the tests of the lowering: compile IR or C with all checks on, run it, and LLVM's own machine code to compare with."""

import ctypes
import functools
import os
import subprocess
import sys
import tempfile

import llvmlite.binding as llvm
from allvm.frontend.lowering import lower_module
from allvm.frontend.reader import read_llvm
from allvm.interp.oracle import Oracle
from allvm.ir import isa
from allvm.ir.verify import verify

M64 = (1 << 64) - 1
CC = [sys.executable, "-m", "ziglang", "cc", "-target", "riscv64-linux-musl", "-fsigned-char", "-fno-vectorize", "-fno-slp-vectorize",
      "-ffp-contract=off", "-fno-math-errno", "-fno-sanitize=undefined", "-gline-tables-only", "-emit-llvm", "-c"]  # fmt: skip


def lowered(text):
    """The verified Module for the text of an LLVM module; its machine code is checked between the steps."""
    module = lower_module(read_llvm(text.encode() if isinstance(text, str) else text), "test", check=True)
    verify(module)
    return module


def run(text, *args, name="f", host=None, fuel=2_000_000):
    """The results of a function, on the oracle, as unsigned integers."""
    return Oracle(lowered(text), host=host, fuel=fuel).call(name, [a & M64 for a in args])


def compile_c(source, level=2, flags=()):
    """Bitcode of C text by the reference compiler."""
    with tempfile.TemporaryDirectory() as tmp:
        path, out = os.path.join(tmp, "test.c"), os.path.join(tmp, "test.bc")
        with open(path, "w") as f:
            f.write(source)
        subprocess.run([*CC, f"-O{level}", "-w", *flags, path, "-o", out], check=True)
        with open(out, "rb") as f:
            return f.read()


def code(module, name="f"):
    """The instructions of a function as (mnemonic, operands...)."""
    (f,) = (f for f in module.functions if f.name == name)
    return [(isa.OPS[i[0]].name, *i[1:]) for i in f.code]


def names(module, name="f"):
    """The mnemonics of a function's instructions."""
    return [i[0] for i in code(module, name)]


@functools.cache
def _target():
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple()


def native(text, args, nargs=2, name="f"):
    """The results of i64 name(i64...) for each tuple of arguments, by LLVM's own code generator."""
    module = llvm.parse_assembly(text)
    machine = _target().create_target_machine(opt=0)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    f = ctypes.CFUNCTYPE(ctypes.c_uint64, *[ctypes.c_uint64] * nargs)(engine.get_function_address(name))
    return [f(*(a & M64 for a in row)) for row in args]
