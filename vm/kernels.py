"""Kernels in Python: typed functions that are compiled to the ISA and run like any other program.

    from allvm.kernels import f32, i64, kernel

    @kernel
    def saxpy(a: f32, x: f32[:], y: f32[:]):
        for i in range(len(x)):
            y[i] += a * x[i]

    saxpy(2.0, x, y)                # compiled, with arrays of NumPy
    saxpy.python(2.0, x, y)         # the same lines run by Python itself
    saxpy.save("saxpy.avm")         # for `allvm-vm`, `allvm-dis`, a debugger

A kernel that asks for its `instance()` runs many times at once, as a node of a dataflow graph: alone with
`blur[width, height](src, dst)`, with others in a function marked `@graph`. Both are compiled when they are first
called. What they may contain stands in docs/python.md.
"""

import functools
import threading

from allvm.frontend.py_intrinsics import TABLE as _INTRINSICS
from allvm.frontend.py_types import SCALARS as _SCALARS
from allvm.frontend.py_types import Array
from allvm.ir.errors import UsageError

globals().update(_INTRINSICS)
globals().update(_SCALARS)
del globals()["bool"]  # Python's own says the same
__all__ = ["Graph", "Kernel", "function", "graph", "kernel", *(n for n in _SCALARS if n != "bool"), *_INTRINSICS]


class Kernel:
    """A function of Python that is compiled when it is first needed. Made by `kernel`.

    bounds: indices are compared with the extents of their arrays; one outside is a Trap.
    tier: the tier that calls run in, as for `allvm.Engine`. target: 'cpu', 'gpu' or 'any', where it runs as a node.
    device, threads: where its graphs run, as the switches of the command say.
    hint: how it is best run as a node: {"fusion": True or False, "tile": (columns, rows) or False, "threads": n}. Results are the same."""

    is_graph = False

    def __init__(self, function, bounds=False, tier="auto", target="any", device="auto", threads=None, hint=None):
        from allvm.frontend.py_graph import TARGETS

        if target not in TARGETS:
            raise UsageError(f"target {target!r}: say {', '.join(TARGETS)}")
        self.kernel_source = function
        self.hint = dict(hint or {})
        if hint:
            from allvm.ir.graph_hints import text_of

            try:
                text_of(self.hint)
            except ValueError as e:
                raise UsageError(str(e)) from None
        self.bounds, self.tier, self.target, self.device, self.threads = bounds, tier, target, device, threads
        self._lock = threading.RLock()
        self._built = self._loaded = None
        self._grids = {}
        functools.update_wrapper(self, function)

    def __repr__(self):
        return f"<kernel {self.__name__}>"

    # -- looking at it
    @property
    def python(self):
        """The function as Python runs it."""
        return self.kernel_source

    def _build(self):
        from allvm.frontend.py_module import compile_functions

        with self._lock:
            if self._built is None:
                module, (compiled,) = compile_functions([self], self.__name__, self.bounds)
                self._built = module, compiled
        return self._built

    @property
    def module(self):
        """The relocatable Module of allvm.ir."""
        return self._build()[0]

    @property
    def bytecode(self):
        """The compiled function as assembly."""
        from allvm.ir.disasm import disassemble

        return disassemble(self.module)

    @property
    def parameters(self):
        """{name: (type, how)}; how an array is used: 'in', 'out' or 'inout', '' for numbers and arrays not used."""
        compiled = self._build()[1]
        found = {}
        for name, type in compiled.parameters:
            how = ("in" * (name in compiled.reads) + "out" * (name in compiled.writes)) if isinstance(type, Array) else ""
            found[name] = (type, how)
        return found

    @property
    def linked(self):
        """The bytes of a linked .avm with this function as its symbol."""
        return linked(self.module, self.__name__)

    def save(self, path):
        """Write the linked .avm to a file."""
        from allvm.tools import write_output

        write_output(path, self.linked)

    # -- running it
    @property
    def copied(self):
        """Bytes of arrays that its calls have copied into guest memory and back; those of arrays made by `array` are none."""
        runners = [r.loaded for r in self._grids.values()]
        return sum(m.module.copied for m in ([self._loaded] if self._loaded else []) + runners)

    def __call__(self, *args, **named):
        """Run it compiled. Arrays are copied into guest memory, and those that it writes back out of it."""
        compiled = self._build()[1]
        if compiled.uses_grid:
            raise UsageError(f"{self.__name__} asks for its instance: give the number of instances, {self.__name__}[n](...)")
        values = bind(self, compiled, args, named)
        with self._lock:
            return self._module().run(compiled, values)

    def _module(self):
        if self._loaded is None:
            self._loaded = Loaded(self.linked, self.__name__, self.tier)
        return self._loaded

    def __getitem__(self, extents):
        """As a graph of one node with so many instances: a function to be called, or launched, with the arguments."""
        extents = extents if isinstance(extents, tuple) else (extents,)
        if len(extents) > 3:
            raise UsageError(f"{self.__name__}: a node has at most 3 dimensions")
        for n in extents:
            if not hasattr(n, "__index__") or not 1 <= n < 1 << 31:
                raise UsageError(f"{self.__name__}: {n!r} instances; there must be from 1 to 2**31 - 1")
        with self._lock:
            runner = self._grids.get(len(extents))
            if runner is None:
                from allvm.graph.python import Runner

                runner = self._grids[len(extents)] = Runner(self, grid=len(extents))
        return functools.partial(runner.call, tuple(int(n) for n in extents))


class Graph(Kernel):
    """A function of Python whose statements are the nodes of a dataflow graph. Made by `graph`.

    Call it to run the graph; `launch` begins it and comes back at once; `stream` sends many inputs through it."""

    is_graph = True

    def __repr__(self):
        return f"<graph {self.__name__}>"

    def _runner(self, streaming=False):
        from allvm.graph.python import Runner

        with self._lock:
            if streaming not in self._grids:
                self._grids[streaming] = Runner(self, streaming=streaming)
            return self._grids[streaming]

    def __call__(self, *args, **named):
        return self._runner().call((), *args, **named)

    def __getitem__(self, extents):
        raise UsageError(f"{self.__name__} is a graph: its nodes have instances")

    def launch(self, *args, **named):
        """Begin to run: a Launch, with wait()."""
        return self._runner().launch((), *args, **named)

    def stream(self):
        """The graph as a stream: `with g.stream() as s: s.push(...); s.pop()`."""
        return self._runner(True).stream()

    def array(self, shape, dtype="f8"):
        """A NumPy array of zeros in the graph's memory: as an argument it is not copied."""
        return self._runner().module.array(shape, dtype)


def kernel(function=None, **options):
    """Decorator: a typed function of Python as a Kernel; the options are those of Kernel."""
    if function is None:
        return lambda f: Kernel(f, **options)
    return Kernel(function, **options)


def graph(function=None, **options):
    """Decorator: a function whose statements are nodes, `kernel[n](...)`, as a Graph."""
    if function is None:
        return lambda f: Graph(f, **options)
    return Graph(function, **options)


function = kernel  # for functions that kernels call; there is no other difference


def bind(kernel, compiled, args, named):
    """The arguments of a call by position, checked: numbers, and arrays of NumPy of the right type."""
    names = [n for n, _ in compiled.parameters]
    if len(args) > len(names):
        raise UsageError(f"{kernel.__name__} takes {len(names)} arguments, not {len(args)}")
    given = dict(zip(names, args, strict=False))
    for name, value in named.items():
        if name not in names or name in given:
            raise UsageError(f"{kernel.__name__} has no argument {name}" if name not in names else f"{name} is given twice")
        given[name] = value
    missing = [n for n in names if n not in given]
    if missing:
        raise UsageError(f"{kernel.__name__}: {', '.join(missing)} missing")
    return [_checked(kernel, name, type, given[name]) for name, type in compiled.parameters]


def _checked(kernel, name, type, value):
    from allvm.frontend.py_types import scalar_of

    where = f"{kernel.__name__}: {name}"
    if isinstance(type, Array):
        if not hasattr(value, "__array_interface__"):
            from allvm.graph.devices.arrays import OnDevice, is_on_device

            value = OnDevice(value, where) if is_on_device(value) else value
        if not hasattr(value, "__array_interface__") and not hasattr(value, "address"):
            raise UsageError(f"{where} is {type}, a NumPy array is needed, not {value.__class__.__name__}")
        have = scalar_of(value.dtype)
        if have is not type.element or value.ndim != type.ndim:
            raise UsageError(f"{where} is {type}, the array is {value.dtype}[{', '.join(':' * value.ndim)}]")
        return value
    if hasattr(value, "item") and getattr(value, "ndim", None) == 0:
        value = value.item()
    if isinstance(value, float) and type.kind != "f":
        raise UsageError(f"{where} is {type}, not a float: {value!r}")
    if not isinstance(value, bool | int | float):
        raise UsageError(f"{where} is {type}, not {value.__class__.__name__}")
    if type.is_int:
        low, high = (-(1 << type.bits - 1), 1 << type.bits - 1) if type.kind == "i" else (0, 1 << type.bits)
        if not low <= value < high:
            raise UsageError(f"{where} is {type}, {value} does not fit")
    return value


def linked(module, name):
    """The bytes of a linked .avm that keeps the function of this name."""
    from allvm.build import host_names
    from allvm.ir.encode import encode
    from allvm.ir.link import link
    from allvm.ir.verify import verify

    found = link([module], host=host_names(), entry=None, keep=[name])
    verify(found)
    return encode(found)


class Loaded:
    """A compiled function in an engine of its own, with the guest memory for its arrays."""

    def __init__(self, data, name, tier):
        from allvm.engine import Engine

        self.engine = Engine(tier=tier)
        self.module = self.engine.load(data)
        self.name = name

    def run(self, compiled, values):
        """Call the function; what it returns as Python numbers."""
        placed = Placed(self.module)
        try:
            args = placed.arguments(compiled, values)
            try:
                found = self.module.call(self.name, *args)
            finally:
                self.flush()
            placed.back()
        finally:
            placed.free()
        return result_of(compiled, found)


    def flush(self):
        """Show what the kernel has printed."""
        if any(name == "printf" for name, *_ in self.module.program.import_funcs):
            from allvm.interp import _core, _host

            _core.call_host(self.module.instance, _host.lookup("fflush")[0], [0])


def result_of(compiled, found):
    """Machine results as Python numbers of the declared types."""
    if compiled.result is None:
        return None
    if isinstance(compiled.result, tuple):
        return tuple(t(v) for t, v in zip(compiled.result, found, strict=True))
    return compiled.result(found)


class Placed:
    """Arrays in guest memory for the time of a call: one copy of memory that two arguments share."""

    def __init__(self, module):
        self.module = module
        self.taken = []
        self.written = []
        self.blocks = {}
        self.placed, self.given = [], []  # (device, guest address) of arrays on a GPU; (device, array, guest address) of those that are written

    def arguments(self, compiled, values):
        """The machine arguments for the values of a call."""
        args = []
        for (name, type), value in zip(compiled.parameters, values, strict=True):
            if isinstance(type, Array):
                args += self.array(value, name in compiled.reads or name in compiled.writes, name in compiled.writes)
                args += list(value.shape) if type.ndim > 1 else []
            else:
                args.append(float(value) if type.kind == "f" else int(value))
        return args

    def array(self, value, used, written):
        """[address, bytes] of an array in guest memory, or of a copy there. Arrays that overlap in the host overlap in the guest."""
        import numpy

        if not used:
            return [0, value.nbytes]
        if value.nbytes >> 32:
            raise MemoryError(f"no room for {value.nbytes} bytes in the guest's memory")
        if not hasattr(value, "__array_interface__"):
            return self.on_device(value, written)
        if value.flags.c_contiguous:
            try:
                return [self.module.address(value), value.nbytes]
            except UsageError:
                pass  # elsewhere
        whole = value if value.flags.c_contiguous else numpy.ascontiguousarray(value)
        base = whole
        while isinstance(base.base, numpy.ndarray) and base.base.flags.c_contiguous and whole is value:
            base = base.base
        key = base.__array_interface__["data"][0]
        if key not in self.blocks:
            at = self.module.alloc(base.nbytes, 64)
            self.taken.append(at)
            view = self.module.view(at, base.shape, base.dtype)
            view[...] = base
            self.module.copied += base.nbytes
            self.blocks[key] = at
        at = self.blocks[key] + whole.__array_interface__["data"][0] - key
        if written:
            if not value.flags.writeable:
                raise UsageError(f"{self.module.name} writes an array that is read-only")
            self.written.append((value, self.module.view(at, whole.shape, whole.dtype)))
        return [at, value.nbytes]

    def on_device(self, value, written):
        """The same for an array on a GPU: a copy there."""
        from allvm.graph.devices import arrays

        device = arrays.gpu_of(self.module)
        if value.address not in self.blocks:
            at = self.module.alloc(max(value.nbytes, 1), 256)
            self.taken.append(at)
            arrays.enter(device, value, at)
            self.blocks[value.address] = at
            self.placed.append((device, at))
        if written:
            self.given.append((device, value, self.blocks[value.address]))
        return [self.blocks[value.address], value.nbytes]

    def back(self):
        """Copy what was written into the caller's arrays."""
        for value, view in self.written:
            value[...] = view
            self.module.copied += value.nbytes
        for device, value, at in self.given:
            from allvm.graph.devices import arrays

            arrays.back(device, value, at)

    def free(self):
        for device, at in self.placed:
            from allvm.graph.devices import arrays

            arrays.leave(device, at)
        self.placed = []
        for at in self.taken:
            self.module.free(at)
