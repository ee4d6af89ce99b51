"""The API for Python: load modules, call their functions, share their memory.

    import allvm

    with allvm.Engine(tier="auto") as engine:
        engine.function("report", "d:", print)          # a host function for the guest
        module = engine.load("kernels.avm")
        data = module.array((1000,), "f8")              # in guest memory, without a copy
        data[:] = 1.5
        total = module.call("sum", data, len(data))

Errors are the exceptions of `allvm`: Trap with kind and frames, GuestExit, LinkError and so on. A Module is used
by one thread at a time; several modules run in several threads in parallel, and so do the contexts of one module
(`Module.context`).
"""

import atexit
import os
import weakref

from allvm.interp import _core
from allvm.ir.errors import GuestExit, LinkError, UsageError
from allvm.policy import Policy

FUNCTION_BASE = 0x10000
_LETTERS = {"i32": "i", "i64": "l", "f32": "f", "f64": "d"}


def signature(sig):
    """'ll:i' or '(i64, i64) -> i32' as 'll:i'."""
    text = sig.replace(" ", "").replace("->", ":")
    for name, letter in _LETTERS.items():
        text = text.replace(name, letter)
    text = text.translate({ord(c): None for c in "(),"})
    parts = text.split(":")
    if len(parts) != 2 or set(text) - set("ilfd:"):
        raise UsageError(f"{sig!r} is no signature: say e.g. 'll:i' or '(i64, i64) -> i32'")
    return text


class Engine:
    """What modules share: tier, limits, host functions, directories. A context manager; leaving it closes its modules.

    tier, threshold, plan, cache, precise: see allvm.policy.Policy, or give a policy. dirs: (host path, guest path) or
    (host path, guest path, writable) that the guests see. env: their environment. limits: max_memory, stack_size,
    fuel, timeout (seconds for each call from outside). perf, gdb: show native code to perf, to GDB. stdin, stdout, stderr: file descriptors.
    """

    def __init__(self, tier="auto", *, policy=None, threshold=None, plan=(), cache=True, precise=True, perf=False, gdb=False, dirs=(), env=(), stdin=0, stdout=1, stderr=2,
                 **limits):  # fmt: skip
        unknown = set(limits) - {"max_memory", "stack_size", "fuel", "timeout"}
        if unknown:
            raise UsageError(f"unknown limit {', '.join(sorted(unknown))}")
        self.policy = policy or Policy(tier, threshold=threshold, plan=list(plan), cache=cache, precise=precise)
        self.limits = limits
        self._perf, self._gdb = perf, gdb
        self._host = {"dirs": [(d[0], d[1], d[2] if len(d) > 2 else False) for d in dirs], "env": dict(env),
                      "stdin_fd": stdin, "stdout_fd": stdout, "stderr_fd": stderr}  # fmt: skip
        self._functions = {}
        self._modules = []
        self._closed = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Close all modules."""
        self._closed = True
        for ref in self._modules:
            module = ref()
            if module is not None:
                module.close()
        self._modules = []

    def function(self, name, sig, callable=None):
        """Register a host function by name and signature; without a callable, a decorator. Before `load`."""
        if callable is None:
            return lambda f: self.function(name, sig, f) and f
        self._functions[name] = signature(sig), callable
        return True

    def load(self, program):
        """A Module from a file (.avm, .avs, .ll, .bc, .c) or the bytes of a .avm."""
        if self._closed:
            raise UsageError("the engine is closed")
        if isinstance(program, bytes | bytearray | memoryview):
            from allvm.load import complete

            data, name = complete("module", bytes(program), library=True, allow_undefined=True), "module"
        else:
            from allvm.load import load_program

            data, name = load_program(os.fspath(program), allow_undefined=True, library=True), os.path.basename(program)
        module = Module(self, data, name)
        self._modules = [r for r in self._modules if r() is not None] + [weakref.ref(module)]
        return module

    def _bind(self, program):
        """Bindings of a program's imports: host functions registered here come first."""
        from allvm.interp._host import lookup, lookup_data

        functions, data, missing = [], [], []
        for name, sig, weak in program.import_funcs:
            own = self._functions.get(name)
            found = own[::-1] if own else lookup(name)
            if found is None:
                if not weak:
                    missing.append(name)
                functions.append(0)
            elif found[1] != sig:
                raise LinkError(f"{name} has the signature {sig} in the module, the host function is {found[1]}")
            else:
                functions.append(found[0])
        for name, weak in program.import_data:
            found = lookup_data(name)
            if found is None and not weak:
                missing.append(name)
            data.append(None if found is None else (*found, b""))
        if missing:
            raise LinkError(f"undefined: {', '.join(sorted(missing))}; register host functions with Engine.function")
        return functions, data


class Module:
    """A loaded program with memory of its own. Get one from Engine.load."""

    def __init__(self, engine, data, name):
        from allvm.interp._host import HostState, lookup
        from allvm.run import watchers
        from allvm.tiers import Tiers

        self.name = name
        self.program = _core.Program(data, name)
        functions, objects = engine._bind(self.program)
        self.instance = _core.Instance(self.program, functions, objects, **engine.limits)
        count, vector, _ = self.instance.place_arguments([name])
        self._host = HostState(**engine._host)
        imports = {n: self.instance.import_address(i) for i, (n, _) in enumerate(self.program.import_data) if objects[i] is not None}
        self._host.attach(self.instance.context_address, imports)
        self._host.set_fini(self.instance.fini)
        self.instance.host = self._host, (count, vector, self._host.environ)
        self._malloc, self._free = lookup("malloc")[0], lookup("free")[0]
        self._started = False
        self.copied = 0  # bytes of arrays that kernels in Python have copied in and out
        self._tiers = self._graphs = None
        self._data, self._cache = data, engine.policy.cache
        if engine.policy.native:
            self._tiers = Tiers(self.instance, data, engine.policy, watchers=watchers(engine._perf, engine._gdb))
            self._tiers.__enter__()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        if getattr(self, "_tiers", None) is not None:
            self._tiers.stopped = True
        if getattr(self, "instance", None) is not None and self.instance.stats()["contexts"]:
            self.close()

    def close(self):
        """Flush what the guest has written; stop compiling. The memory goes with the last reference to it."""
        if self.instance is not None:
            if self._graphs is not None:
                self._graphs.close()
            if self._tiers is not None:
                self._tiers.__exit__()
            self._host.close(self.instance.context_address)
            self.instance = None

    def _open(self):
        if self.instance is None:
            raise UsageError(f"{self.name} is closed")
        return self.instance

    def _start(self):
        """Run the init functions, once."""
        if not self._started:
            self._started = True
            for _, init in sorted(self.program.init, key=lambda entry: entry[0]):
                self.instance.call(init)

    # -- calling
    @property
    def functions(self):
        """The functions that can be called: {name: signature}."""
        return {name: self.program.function_sig(index) for name, (kind, index, *_) in self.program.symbols.items() if kind == "func"}

    def call(self, function, *args):
        """Call a function by name: None, its result, or a tuple of several. Integers come signed. An array of guest
        memory as an argument stands for its address."""
        instance = self._open()
        self._start()
        self.graphs()
        results = instance.call(function, [self._argument(a) for a in args])
        return results[0] if len(results) == 1 else results or None

    def _argument(self, value):
        if isinstance(value, int | float):
            return value
        if hasattr(value, "__array_interface__"):
            if getattr(value, "ndim", 1) == 0:
                return value.item()
            return self.address(value)
        return value

    def run(self, *argv):
        """Run main with arguments, as the command does: its exit status."""
        from allvm.interp._host import lookup

        instance = self._open()
        index = self.program.function_index("main")
        if index < 0:
            raise LinkError(f"{self.name} has no main function")
        pointers = [self._place(os.fsencode(a) + b"\0") for a in (self.name, *argv)]
        vector = self._place(b"".join(p.to_bytes(8, "little") for p in [*pointers, 0]))
        args = (len(pointers), vector, self._host.environ)[: len(self.program.function_sig(index).partition(":")[0])]
        try:
            self._start()
            self.graphs()
            results = instance.call(index, args)
            _core.call_host(instance, lookup("exit")[0], [(results[0] if results else 0) & 0xFFFFFFFF])
        except GuestExit as e:
            return e.code & 0xFF
        return 0

    def context(self, *, stack_size=1 << 20, fuel=None, timeout=None):
        """One more context: its `call` runs functions of this module in another thread, at the same time as others."""
        instance = self._open()
        self._start()
        return Context(self, _core.Context(instance, stack_size=stack_size, fuel=fuel, timeout=timeout))

    def interrupt(self):
        """Stop the running calls in all contexts with a Trap of kind 'interrupt'; from any thread."""
        self._open().interrupt()

    def graphs(self, device="auto", threads=None, vector_math=False, fusion=True, tiling=True):
        """The runtime of the module's dataflow graphs, made when it is first asked for; None where it has none. vector_math: exp, log, sin
        and others in kernels on vectors, off by less than 4 units in the last place (allvm.jit.vector_math). fusion, tiling: whether nodes are
        fused, and instances computed in tiles."""
        if self._graphs is None and self.program.nodes:
            from allvm.graph.runtime import attach

            self._start()
            self._graphs = attach(self._open(), self._data, device=device, threads=threads, cache=self._cache, vector_math=vector_math, fusion=fusion, tiling=tiling)
            atexit.register(_close, weakref.ref(self))  # threads must end, and measurements be kept, while modules can still be imported
        return self._graphs

    # -- memory
    def address_of(self, symbol):
        """The guest address of a function or data object."""
        return self._open().symbol_address(symbol)

    def alloc(self, size, align=16):
        """size bytes of the guest's heap: their address."""
        at = _core.call_host(self._open(), self._malloc, [max(1, size)])
        if at == 0:
            raise MemoryError(f"no room for {size} bytes in the guest's memory")
        return at

    def free(self, address):
        """Give back what `alloc` or `array` took: an address or an array."""
        if not isinstance(address, int):
            address = self.address(address)
        _core.call_host(self._open(), self._free, [address])

    def _place(self, data):
        at = self.alloc(len(data))
        self._open().write(at, data)
        return at

    def array(self, shape, dtype="f8"):
        """A NumPy array of zeros in guest memory, allocated on the guest's heap."""
        import numpy

        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        dtype = numpy.dtype(dtype)
        size = dtype.itemsize
        for n in shape:
            size *= n
        array = self.view(self.alloc(size), shape, dtype)
        array[...] = numpy.zeros((), dtype)
        return array

    def view(self, address, shape, dtype="u1", readonly=False):
        """Guest memory at an address as a NumPy array, without a copy. It keeps the memory alive."""
        import numpy

        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        dtype = numpy.dtype(dtype)
        n = dtype.itemsize
        for k in shape:
            n *= k
        return numpy.frombuffer(self._open().view(address, n, readonly), dtype).reshape(shape)

    @property
    def memory(self):
        """All of guest memory from `memory_base` on, as an array of bytes without a copy, as far as it reaches now."""
        layout = self._open().layout
        import numpy

        view = self._open().view(layout["stack_lo"], layout["heap_end"] - layout["stack_lo"], True)
        return numpy.frombuffer(view, "u1")

    @property
    def memory_base(self):
        """The guest address at which `memory` begins."""
        return self._open().layout["stack_lo"]

    def address(self, array):
        """The guest address of an array that lies in this module's memory."""
        interface = array.__array_interface__
        if interface.get("strides") is not None:
            raise UsageError("an array with gaps cannot be handed to a guest")
        at = interface["data"][0] - _core.memory_address(self._open())
        if not 0 <= at < 1 << 32:
            raise UsageError("the array is not in the guest's memory; make it with Module.array")
        return at

    def stats(self):
        """Counts of the instance and, under 'native', of its tiers."""
        found = dict(self._open().stats())
        if self._tiers is not None:
            found["native"] = self._tiers.stats()
        return found


def _close(ref):
    module = ref()
    if module is not None:
        module.close()


class Context:
    """A stack and limits beside a module's own. Get one from Module.context; used by one thread at a time."""

    def __init__(self, module, core):
        self.module, self.core = module, core

    def call(self, function, *args):
        """As Module.call."""
        results = self.core.call(function, [self.module._argument(a) for a in args])
        return results[0] if len(results) == 1 else results or None

    def interrupt(self):
        """Stop what runs in this context with a Trap of kind 'interrupt'; from any thread."""
        self.core.interrupt()

    def close(self):
        """Give its stack back."""
        self.core.close()
