"""Engines that run `bench_main(n)` in this process. Each has a name and run(n) -> result."""

import ctypes


class Native:
    """Machine code in a shared library."""

    name = "native"

    def __init__(self, benchmark):
        self.run = ctypes.CDLL(str(benchmark.native())).bench_main
        self.run.argtypes, self.run.restype = [ctypes.c_int], ctypes.c_int


class NativeBest(Native):
    """The best machine code that clang makes: -O3 -march=native."""

    name = "native-O3"

    def __init__(self, benchmark):
        self.run = ctypes.CDLL(str(benchmark.native_best())).bench_main
        self.run.argtypes, self.run.restype = [ctypes.c_int], ctypes.c_int


class Compiled:
    """Native code of ours, compiled before the clock starts; `compile_seconds` says what that took."""

    tier, memory = "opt", "sandbox"

    def __init__(self, benchmark):
        from allvm.interp._core import Instance, Program
        from allvm.ir.decode import decode

        from bench.native_code import NativeCode

        data = benchmark.module().read_bytes()
        module = decode(data)
        instance = Instance(Program(data, benchmark.name), [0] * len(module.import_funcs))
        self.code = NativeCode(module, instance, self.tier, self.memory)
        self.run = self.code.run
        self.compile_seconds = self.code.compile_seconds


class Opt(Compiled):
    name = "allvm-opt"


class Quick(Compiled):
    name, tier = "allvm-quick", "quick"


class Trusted(Compiled):
    """The optimised tier on host pointers (`memory native`)."""

    name, memory = "allvm-trusted", "native"


class Interpreter:
    """Our interpreter."""

    name = "allvm"

    def __init__(self, benchmark, **style):
        from allvm.interp._core import Program
        from allvm.interp._host import HostState
        from allvm.launch import launch

        program = Program(benchmark.module().read_bytes(), benchmark.name)
        self.instance = launch(program, HostState(), **style)

    def run(self, n):
        (result,) = self.instance.call("bench_main", [n])
        return result


class Wasm3:
    """The interpreter wasm3, by the package pywasm3."""

    name = "wasm3"

    def __init__(self, benchmark):
        import wasm3

        environment = wasm3.Environment()
        self.runtime = environment.new_runtime(1 << 22)
        self.runtime.load(environment.parse_module(benchmark.wasm().read_bytes()))
        self.run = self.runtime.find_function("bench_main")


class Wasmtime:
    """The compiler wasmtime (Cranelift), by the package wasmtime."""

    name = "wasmtime"

    def __init__(self, benchmark):
        import wasmtime

        engine = wasmtime.Engine()
        self.store = wasmtime.Store(engine)
        instance = wasmtime.Instance(self.store, wasmtime.Module(engine, benchmark.wasm().read_bytes()), [])
        self.function = instance.exports(self.store)["bench_main"]

    def run(self, n):
        return self.function(self.store, n)


ENGINES = {e.name: e for e in (Native, Interpreter, Wasm3, Wasmtime)}
MORE = {e.name: e for e in (NativeBest, Opt, Quick, Trusted)}  # on request
