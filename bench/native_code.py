"""Benchmarks as native code of ours: compiled ahead, run in the memory of an instance, without the tiers' machinery.

What is timed is the code itself; what compiling costs is in `compile_seconds`.
"""

import ctypes
import time

HOOKS = ("native_call", "native_icall", "native_trap", "native_longjmp", "native_copy", "native_fill", "native_slow", "native_replace", "native_reserve")

class Context:
    """A copy of an instance's Ctx with the fields of native code. The hooks only say that a benchmark needs one."""

    def __init__(self, instance, shift=0):
        from allvm.jit import abi

        self.bytes = ctypes.create_string_buffer(abi.SIZE)
        ctypes.memmove(self.bytes, instance.context_address, abi.OFFSETS["native_call"])
        if shift:
            self.set("mem", 0)
            for field in ("sp", "stack_lo", "stack_hi", "ro_lo"):
                self.set(field, self.get(field) + shift)
        self.hooks = {}
        for name in HOOKS:
            self.hooks[name] = ctypes.CFUNCTYPE(None)(lambda name=name: self._refuse(name))
            self.set(name, ctypes.cast(self.hooks[name], ctypes.c_void_p).value)
        self.address = ctypes.addressof(self.bytes)

    @staticmethod
    def _refuse(name):
        import os

        os.write(2, f"a benchmark called {name}, which needs the runtime\n".encode())
        os._exit(1)

    def field(self, name):
        from allvm.jit import abi

        return ctypes.c_uint64.from_buffer(self.bytes, abi.OFFSETS[name])

    def get(self, name):
        return self.field(name).value

    def set(self, name, value):
        self.field(name).value = value


class NativeCode:
    """bench_main of a module as native code. memory: 'sandbox' or 'native'."""

    def __init__(self, module, instance, tier, memory="sandbox", stages=None, **options):
        from allvm.interp.oracle import Oracle
        from allvm.jit.emit import compile_ir, tier_options
        from allvm.jit.loader import load
        from allvm.jit.lower import Options, can_compile, lower_functions

        addresses = Oracle(module).memory.addresses
        base = ctypes.c_uint64.from_address(instance.context_address).value  # ctx->mem comes first
        shift = base if memory == "native" else 0
        first = len(module.import_funcs)
        indices = [i for i in range(first, first + len(module.functions)) if can_compile(module, i)]
        main = next(i for i in indices if module.func_name(i) == "bench_main")
        start = time.process_time()
        options = Options(data_address=tuple(addresses), data_base=instance.layout["ro_lo"], memory=memory, **{**tier_options(tier), **options})
        self.ir = lower_functions(module, indices, options)
        data = compile_ir(self.ir, tier, stages=stages)
        self.compile_seconds = time.process_time() - start
        self.code_bytes = len(data)
        self.loaded = load(data)
        if shift:
            self._relocate(module, addresses, instance, shift)
        self.context = Context(instance, shift)
        self.instance = instance
        self.function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(self.loaded.symbols[f"w{main}"])
        self.slots = (ctypes.c_uint64 * 4)()

    @staticmethod
    def _relocate(module, addresses, instance, shift):
        """Pointers in initialised data become the host's."""
        at = instance.layout
        libc = ctypes.CDLL(None)
        libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        if libc.mprotect(shift + at["ro_lo"], at["ro_hi"] - at["ro_lo"], 3):
            raise OSError("constant data cannot be written")
        for d, address in zip(module.data, addresses[len(module.import_data) :]):
            for r in d.relocs:
                if r.kind == "data" and r.width == 8:
                    ctypes.c_uint64.from_address(shift + address + r.offset).value += shift

    def run(self, n):
        self.slots[0] = n & 0xFFFFFFFF
        self.function(self.context.address, ctypes.addressof(self.slots))
        return ctypes.c_int32(self.slots[0]).value
