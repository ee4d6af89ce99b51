"""Kernels of a device: made once, kept on disk as PTX and as machine code, loaded into the driver when first launched."""

import dataclasses

from allvm.graph.devices.driver import CudaError, NoCuda
from allvm.ir.errors import CompileError, DeviceError

STATIC_SHARED = 48 << 10  # of dynamic shared memory, what needs no permission


class Loaded:
    """A kernel in the driver. wide: it follows pointers that it finds in memory.

    seconds: per instance as measured lately, or None."""

    def __init__(self, kernel, function, wide):
        self.kernel, self.function, self.wide = kernel, function, wide
        self.seconds = None
        self.shared = STATIC_SHARED

    def measured(self, seconds):
        self.seconds = seconds if self.seconds is None else min(seconds, 1.25 * self.seconds)


class Kernels:
    """compiler: an allvm.compiler.Compiler of the program. arch: of the device, 90 for sm_90."""

    def __init__(self, driver, compiler, arch):
        self.driver, self.compiler, self.arch = driver, compiler, arch
        self.target = target_for(arch)
        self.made, self.loaded, self.modules = {}, {}, []

    # -- PTX
    def ptx(self, place, grouped, dims, aligned, proved):
        """The PtxKernel of a leaf, or why there is none, as text."""
        key = place.path, grouped, dims, aligned, proved
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = self.make(place, grouped, dims, aligned, proved)
        return found

    def make(self, place, grouped, dims, aligned, proved):
        from allvm.compiler import Shape
        from allvm.jit import nvptx

        compiler = self.compiler
        description = {**compiler.describe(Shape((), "opt")), "node": "/".join(place.path), "ptx": self.target, "grouped": grouped, "group_dims": dims, "aligned": aligned, "proved": proved}
        key = repr(sorted(description.items()))
        found = compiler.cache.get(key)
        if found is not None and "kernel" in found[0]:
            return restored(found[0]["kernel"], found[1].decode())
        try:
            kernel = nvptx.make_ptx(compiler.module, place, target=self.target, data_address=compiler.instance.addresses[0], math=compiler.kernel_math(), grouped=grouped,
                                    group_dims=dims, aligned=aligned, proved=proved)  # fmt: skip
        except CompileError as e:
            return getattr(e, "reason", str(e))
        facts = {f.name: getattr(kernel, f.name) for f in dataclasses.fields(kernel) if f.name != "text"}
        facts["params"] = [dataclasses.astuple(p) for p in kernel.params]
        compiler.cache.put(key, {**description, "kernel": facts}, kernel.text.encode())
        return kernel

    # -- machine code
    def load(self, place, grouped, dims, aligned, proved):
        """The Loaded kernel of a leaf. The device's context is current."""
        key = place.path, grouped, dims, aligned, proved
        found = self.loaded.get(key)
        if found is None:
            kernel = self.ptx(place, grouped, dims, aligned, proved)
            if isinstance(kernel, str):
                raise DeviceError(f"node {place.label} cannot run on the GPU: {kernel}")
            module = self.module(place, kernel)
            self.modules.append(module)
            function = self.driver.call("cuModuleGetFunction", module, kernel.entry.encode())
            found = self.loaded[key] = Loaded(kernel, function, self.wide(place))
        return found

    def module(self, place, kernel):
        from allvm.jit.cache import digest

        cache = self.compiler.cache
        key = repr(("cubin", digest(kernel.text.encode()), self.arch, self.driver.version))
        found = cache.get(key)
        if found is not None:
            try:
                return self.driver.call("cuModuleLoadDataEx", found[1], 0, [], [])
            except CudaError as e:
                if e.lost:
                    raise
        try:
            code = self.driver.assemble(kernel.text)
            module = self.driver.call("cuModuleLoadDataEx", code, 0, [], [])
        except CudaError as e:
            if e.lost:
                raise
            raise DeviceError(f"the driver does not take the kernel of node {place.label}: {e}") from None
        cache.put(key, {"cubin": place.label}, code)
        return module

    def wide(self, place):
        from allvm.graph.devices.reach import follows_pointers

        compiler = self.compiler
        code = compiler.module.functions[place.function - compiler.n_imports].code
        return follows_pointers(compiler.flow(place.function), code, {n for n, _, _ in place.pointers}, compiler.n_imports)

    def close(self):
        for module in self.modules:
            self.driver.quiet("cuModuleUnload", module)
        self.loaded, self.modules = {}, []


def target_for(arch):
    """The newest target of the code generator that a device runs. NoCuda where it is too old."""
    from allvm.jit.nvptx import TARGETS

    fitting = [t for t in TARGETS if int(t[3:]) <= arch]
    if not fitting:
        raise NoCuda(f"the device is sm_{arch}; {TARGETS[0]} is the oldest that is supported")
    return max(fitting, key=lambda t: int(t[3:]))


def restored(facts, text):
    """A PtxKernel from what JSON has kept of it."""
    from allvm.jit.nvptx import Param, PtxKernel

    facts = {k: tuples(v) for k, v in facts.items()}
    facts["params"] = tuple(Param(*p) for p in facts["params"])
    known = {f.name for f in dataclasses.fields(PtxKernel)}
    return PtxKernel(text=text, **{k: v for k, v in facts.items() if k in known})


def tuples(x):
    return tuple([tuples(y) for y in x]) if isinstance(x, list) else x
