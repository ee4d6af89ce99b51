"""Graphs from Python: compiled when first run, launched with numbers and NumPy arrays, as streams too.

`allvm.kernels` is the face of this; the runtime is the one that programs in C have.
"""

import struct
import threading
from contextlib import contextmanager

from allvm.interp._core import GraphMisuse
from allvm.ir.errors import Trap, UsageError
from allvm.ir.graph_plan import layout
from allvm.kernels import Loaded, Placed, bind, linked, result_of

_FORMAT = {("f32", 4): "<f", ("f64", 8): "<d"}


@contextmanager
def misuse():
    """What the runtime says of a graph's misuse is the Trap that a program in C gets."""
    try:
        yield
    except GraphMisuse as e:
        raise Trap(f"misuse of a dataflow graph: {e}", "graph", ()) from None


class Runner:
    """A Kernel or Graph with the module and the runtime that run it as a graph. grid: a kernel alone, with so many dimensions."""

    def __init__(self, kernel, grid=None, streaming=False):
        from allvm.frontend.py_module import compile_functions

        self.kernel = kernel
        self.grid, self.streaming = grid, streaming
        self.lock = threading.RLock()
        module, (self.compiled,) = compile_functions([kernel], kernel.__name__, kernel.bounds, streaming=streaming, grid=grid)
        self.root = kernel.__name__ + (".grid" if grid is not None else "")
        self.loaded = Loaded(linked(module, self.root), self.root, kernel.tier)
        self.module = self.loaded.module
        self.runtime = self.module.graphs(kernel.device, kernel.threads)
        self.address = self.module.address_of(self.root)
        node = self.runtime.plan_of(self.address).node
        self.inputs, self.outputs = node.inputs, node.outputs
        self.size = layout(self.inputs)[1]
        self.room = self.size + layout(self.outputs)[1]

    def call(self, extents, *args, **named):
        """Run the graph to its end: its results."""
        return self.launch(extents, *args, **named).wait()

    def launch(self, extents, *args, **named):
        if self.compiled.uses_grid and not extents and self.grid is not None:
            raise UsageError(f"{self.kernel.__name__} asks for its instance: give the number of instances, {self.kernel.__name__}[n](...)")
        values = bind(self.kernel, self.compiled, args, named)
        with self.lock:
            return Launch(self, extents, values)

    def stream(self):
        return Stream(self)

    # -- the packed struct of arguments
    def pack(self, values):
        """Machine values as the bytes of the inputs."""
        out = b""
        for value, port in zip(values, self.inputs, strict=True):
            form = _FORMAT.get((port.type, port.size))
            out += struct.pack(form, value) if form else (int(value) & (1 << 8 * port.size) - 1).to_bytes(port.size, "little")
        return out

    def unpack(self, data):
        """The results out of the bytes of the outputs; output 0 only says that the graph has run."""
        found = []
        for at, size, type in layout(self.outputs)[0][1:]:
            raw = data[at : at + size]
            form = _FORMAT.get((type, size))
            found.append(struct.unpack(form, raw)[0] if form else int.from_bytes(raw, "little", signed=True))
        return result_of(self.compiled, found if isinstance(self.compiled.result, tuple) else (found[0] if found else None))


class Launch:
    """A graph under way. wait() gives its results; arrays have their new contents then."""

    def __init__(self, runner, extents, values):
        self.runner = runner
        self.placed = Placed(runner.module)
        self.arguments = None
        self.waited = False
        try:
            machine = self.placed.arguments(runner.compiled, values)
            self.arguments = runner.module.alloc(runner.room)
            runner.module.instance.write(self.arguments, runner.pack([*machine, *extents]))
            with misuse():
                self.handle = runner.runtime.launch(runner.address, self.arguments, 0)
        except BaseException:
            self._free()
            raise

    def wait(self):
        """Wait for the end: the results. A Trap of an instance is raised here."""
        runner = self.runner
        with runner.lock:
            if self.waited:
                raise UsageError(f"{runner.kernel.__name__} has been waited for already")
            self.waited = True
            try:
                with misuse():
                    runner.runtime.wait(self.handle)
                data = runner.module.instance.read(self.arguments + runner.size, runner.room - runner.size)
                self.placed.back()
                return runner.unpack(data)
            finally:
                runner.loaded.flush()
                self._free()

    def _free(self):
        self.placed.free()
        if self.arguments is not None:
            at, self.arguments = self.arguments, None
            self.runner.module.free(at)


class Stream:
    """A graph through which many inputs go, one after the other; a context manager."""

    def __init__(self, runner):
        self.runner = runner
        self.waiting = []  # what was pushed, its arrays in guest memory, until it is popped
        self.handle, self.ended = None, False

    def __enter__(self):
        self.handle = self.runner.runtime.launch(self.runner.address, 0, 1)
        return self

    def __exit__(self, kind, *_):
        if self.handle is not None:
            handle, self.handle, self.ended = self.handle, None, True
            try:
                with misuse():
                    self.runner.runtime.wait(handle)
            except Exception:
                if kind is None:
                    raise
            finally:
                for placed in self.waiting:
                    placed.free()
                self.waiting = []

    def push(self, *args, **named):
        """Hand inputs to the stream. Waits while its buffers are full."""
        runner = self.runner
        values = bind(runner.kernel, runner.compiled, args, named)
        with runner.lock:
            placed = Placed(runner.module)
            self.waiting.append(placed)
            machine = placed.arguments(runner.compiled, values)
            at = runner.module.alloc(runner.room)
            placed.taken.append(at)
            runner.module.instance.write(at, runner.pack(machine))
            with misuse():
                runner.runtime.push(handle_of(self), at, 0)

    def pop(self):
        """The results of the oldest inputs whose results were not taken yet. Their arrays have their new contents then."""
        runner = self.runner
        with runner.lock:
            with misuse():
                address = runner.runtime.pop(handle_of(self), 0, 0)
            data = runner.module.instance.read(address, runner.room - runner.size)
            runner.module.free(address)
            placed = self.waiting.pop(0)
            placed.back()
            placed.free()
            return runner.unpack(data)


def handle_of(stream):
    if stream.handle is None:
        name = stream.runner.kernel.__name__
        raise UsageError(f"{name}: the stream has ended" if stream.ended else f"{name}: the stream is not open: with {name}.stream() as s: ...")
    return stream.handle
