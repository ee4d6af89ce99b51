"""What the tests of native code share: a module compiled and loaded, run in the memory of an instance of the interpreter."""

import ctypes
import functools
import os
import subprocess
import sys
from pathlib import Path

from allvm.interp._core import Instance, Program
from allvm.ir import isa
from allvm.ir.encode import encode
from allvm.ir.errors import Trap
from allvm.ir.module import FuncType
from allvm.jit import abi
from allvm.jit.abi import FUNCTION_BASE, FUNCTION_STEP
from allvm.jit.emit import compile_ir, host, vector_width
from allvm.jit.loader import load
from allvm.jit.lower import Options, can_compile, lower_functions

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "test-jit"
TRAP_NAMES = {number: name for name, (number, _) in isa.TRAPS.items()}
ELSEWHERE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint32, ctypes.POINTER(ctypes.c_uint64))


@functools.cache
def harness():
    """The compiled harness.c."""
    source = Path(__file__).with_name("harness.c")
    header = ROOT / "interp" / "allvm_abi.h"
    out = BUILD / "harness.so"
    if not out.exists() or out.stat().st_mtime < max(source.stat().st_mtime, header.stat().st_mtime):
        BUILD.mkdir(parents=True, exist_ok=True)
        new = out.with_name(f"new-{os.getpid()}.so")
        subprocess.run([sys.executable, "-m", "ziglang", "cc", "-O1", "-shared", "-fPIC", "-fno-sanitize=undefined",
                        f"-I{header.parent}", str(source), "-o", str(new)], check=True)  # fmt: skip
        os.replace(new, out)
    lib = ctypes.CDLL(str(out))
    lib.harness_new.restype = ctypes.c_void_p
    lib.harness_units.restype = ctypes.c_int64
    lib.harness_units.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int]
    for name in ("harness_size", "harness_sp", "harness_trap_address", "harness_offset", "harness_thrown"):
        getattr(lib, name).restype = ctypes.c_uint64
    # The context of native code begins with a Ctx; the fields that only native code uses come last.
    assert lib.harness_size() >= abi.SIZE
    return lib


class Native:
    """A module whose functions run as native code, all compiled together.

    `only`: names of the functions that become native; the others run in the interpreter. data_address is
    known for modules that the interpreter lays out as the oracle does.
    """

    def __init__(self, module, tier="opt", only=None, limits=None, **options):
        self.module = module
        first = len(module.import_funcs)
        self.program = Program(encode(module), "test")
        self.instance = Instance(self.program, [0] * first, [(8, False, b"")] * len(module.import_data), **(limits or {}))
        every = range(first, first + len(module.functions))
        self.indices = [i for i in every if can_compile(module, i) and (only is None or module.func_name(i) in only)]
        self.options = Options(data_address=tuple(self.data_addresses()), vector_width=vector_width(host()), **options)
        self.ir = lower_functions(module, self.indices, self.options)
        entries = [f"o{f}_{i}" for f, i in self.options.entries]
        self.object = compile_ir(self.ir, tier)
        self.code = load(self.object)
        self.symbols = {s: self.code.symbols[s] for s in [f"w{i}" for i in self.indices] + entries}
        lib = harness()
        types = [*(f.type for f in module.import_funcs), *(f.type for f in module.functions)]
        self._elsewhere = ELSEWHERE(self._call_interpreter)
        self.handle = ctypes.c_void_p(lib.harness_new(
            ctypes.c_void_p(self.instance.context_address), len(types), (ctypes.c_uint32 * (len(types) + 1))(*types), self._elsewhere))  # fmt: skip
        for i in self.indices:
            lib.harness_set(self.handle, i, ctypes.c_void_p(self.symbols[f"w{i}"]))

    def __del__(self):
        if hasattr(self, "code"):
            self.code.close()
        if hasattr(self, "handle"):
            harness().harness_free(self.handle)

    def data_addresses(self):
        """The layout of docs/abi.md, as the interpreter's."""
        from allvm.interp.oracle import Oracle

        size = self.instance.layout["stack_hi"] - self.instance.layout["stack_lo"]
        oracle = Oracle(self.module, host={d.name: bytes(8) for d in self.module.import_data}, stack=size)
        assert oracle.memory.stack_lo == self.instance.layout["stack_lo"]
        return oracle.memory.addresses

    def _call_interpreter(self, index, slots):
        type = self.module.func_type(index)
        try:
            results = self.instance.call_raw(index, [slots[n] for n in range(len(type.params))])
        except Trap as e:
            return isa.TRAPS[e.kind][0]
        for n, r in enumerate(results):
            slots[n] = r
        return 0

    def call(self, function, args):
        """Raw arguments to raw results. Trap when the guest stops; functions without native code run in the interpreter."""
        index = function if isinstance(function, int) else self.find(function)
        type = self.module.func_type(index)
        if index not in self.indices:
            return list(self.instance.call_raw(index, args))
        slots = (ctypes.c_uint64 * max(len(type.params), len(type.results), 1))(*args)
        self.run(self.symbols[f"w{index}"], slots)
        return list(slots[: len(type.results)])

    def run(self, address, slots):
        """Call code at an address with slots."""
        number = harness().harness_run(self.handle, ctypes.c_void_p(address), slots)
        if number:
            raise Trap(f"trap {TRAP_NAMES[number]} at {harness().harness_trap_address(self.handle):#x}", TRAP_NAMES[number])

        if harness().harness_thrown(self.handle, 0):
            self._uncaught(harness().harness_thrown(self.handle, 1), harness().harness_thrown(self.handle, 2))

    def _uncaught(self, exception, address):
        """What the runtime does when an exception leaves the outermost function."""
        index, rest = divmod(address - FUNCTION_BASE, FUNCTION_STEP)
        if not rest and index in self.indices and self.module.func_type(index) == FuncType(("i64",), ()):
            self.run(self.symbols[f"w{index}"], (ctypes.c_uint64 * 1)(exception))
        raise Trap("trap exception", "exception")

    def find(self, name):
        for i in range(len(self.module.import_funcs) + len(self.module.functions)):
            if self.module.func_name(i) == name:
                return i
        raise KeyError(name)

    def set_sp(self, sp):
        harness().harness_set_sp(self.handle, ctypes.c_uint64(sp))

    def units(self, new=None):
        """The units of fuel that are left; set them."""
        return harness().harness_units(self.handle, new or 0, new is not None)

    @property
    def sp(self):
        return harness().harness_sp(self.handle)
