"""The openmp device: nodes as native kernels, their instances in chunks on threads.

A node is compiled when it has run long enough in the interpreter (or at once, where the device was asked for). What cannot
be a kernel stays in the interpreter.
"""

import os
import threading
import time
from array import array
from functools import cached_property

from allvm.graph.device import Cost, Device
from allvm.graph.sequential import LEAF, NEST, Sequential
from allvm.interp import _core
from allvm.ir.errors import CompileError, FormatError, Trap
from allvm.ir.graph_plan import places

SPIN = "20000"  # looks of an idle thread before it sleeps, about a millisecond: longer than from one node to the next, and a core is soon free for others


def load_pool():
    """The module _pool. The OpenMP runtime that comes with it reads its settings when it is loaded: the user's, or ours."""
    ours = not {"GOMP_SPINCOUNT", "OMP_WAIT_POLICY"} & os.environ.keys()
    if ours:
        os.environ["GOMP_SPINCOUNT"] = SPIN
    try:
        from allvm.graph import _pool
    finally:
        if ours:
            del os.environ["GOMP_SPINCOUNT"]
    return _pool


_pool = load_pool()
STACK = 1 << 20  # of a thread's guest stack, beside scratch memory
CHUNKS = 4  # for each thread
FACTS = ("index", "varying", "each", "simple", "single", "contended")  # of a jit.kernel.Kernel, what its runs need
RETRY = 16  # runs between two tries of what was slower
WORTH_THREADS = 30e-6  # seconds of work below which one thread does it alone
GUESS = 1e-9  # seconds for an instruction of a kernel without loops of its own, until it has run
FASTER = 50  # times than the interpreter, until it was measured
COMPILING, LOADING = 40e-3, 2e-3  # seconds for a kernel: until one was compiled; out of the cache


class Compiled:
    """A kernel in memory. locate: for stack traces.

    alone, together: seconds per instance in one thread and in several, as measured lately, or None.
    """

    def __init__(self, origins, facts, data, code):
        """origins(): where the kernel's instructions come from. facts: those of FACTS, and the number of instructions."""
        self.index, self.varying, self.each, self.simple, self.single, self.contended, size = facts
        self.find_origins, self.code = origins, code
        self.address = code.symbols.get(f"tile{self.index}") or code.symbols[f"w{self.index}"]
        self.data = data
        self.alone = GUESS * size if self.simple and not self.contended else None
        self.together = None
        self.runs = 0

    def wants_threads(self, instances):
        """Whether several threads are worth it. Now and then what was slower is tried again."""
        self.runs += 1
        if self.alone is None:
            return not self.contended or self.together is None  # one thread alone is tried early where several may hinder each other
        if self.alone * instances < WORTH_THREADS:
            return False
        return self.together is None or (self.together < self.alone) != (self.runs % RETRY == 0)

    def measured(self, several, cost):
        name = "together" if several else "alone"
        old = getattr(self, name)
        setattr(self, name, cost if old is None else min(cost, 1.25 * old))

    @cached_property
    def places(self):
        from allvm.jit.dwarf import Places  # seldom needed, and longer to load than the kernel

        return Places(self.data, self.code.text)

    def locate(self, pc):
        out = []
        for function, instruction in self.places.locate(pc):
            if function == self.index:
                origins = self.find_origins()
                origin = origins[instruction] if instruction < len(origins) else None
                function, instruction = origin or (origins[0] or (0, 0))
            out.append((function, instruction))
        return out


class Crew:
    """Threads that run kernels, each with a context. They do one node at a time: take the lock."""

    def __init__(self, instance, threads, stack):
        self.threads = threads
        self.contexts = [_core.Context(instance, stack_size=stack) for _ in range(threads)]
        self.pool = _pool.Pool(_core.chunk_functions(), [c.address for c in self.contexts])
        self.lock = threading.Lock()

    def stop(self):
        for c in self.contexts:
            c.interrupt()

    def close(self):
        for c in self.contexts:
            c.close()
        self.contexts = []


class Interpreted:
    """The policy under which a chunk that has failed runs again."""

    def __init__(self, device):
        from allvm.graph.profile import Profile

        self.device, self.profile = device, Profile()

    def choose(self, place, instances, inputs):
        return self.device

    def ran(self, place, device, instances, seconds):
        pass

    def touches(self, place, instances, inputs):
        pass


class OpenMP(Device):
    """Runs nodes natively. data: the program's bytes. stats, profile: where it tells what compilation took. settings(place): what a fixed
    plan says of a node."""

    name = "openmp"
    targets = Sequential.targets

    def __init__(self, instance, data, threads=None, scratch=0, cache=True, stats=None, profile=None, tiling=True, vector_math=False):
        from allvm.compiler import Compiler

        self.instance, self.stats, self.profile, self.vector_math = instance, stats, profile, vector_math
        self.tiling = tiling
        if vector_math:
            from allvm.jit.vector_math import library

            library()
        self.settings = lambda place: {}
        self.compiler = Compiler(instance, data, cache, precise=False)
        self.threads = threads or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else threads or os.cpu_count() or 1
        self.sequential = Sequential(instance)
        self.preparing = {}  # place -> seconds that its kernel will take
        self.kernels = {}  # place -> Compiled or the reason why there is none
        self.compiling = threading.RLock()
        self.crews, self._crew = [], None
        self.scratch = scratch
        self.seconds = 0.0
        _core.enable_native(instance)

    # -- plans
    def refine(self, plan):
        """Look for values of one-to-one edges that go once for all instances."""
        if not any(p.each for p in plan.all_places()):
            return
        from allvm.compiler import Shape
        from allvm.jit import uniform

        compiler = self.compiler
        description = {**compiler.describe(Shape((), "opt")), "same": plan.label}
        key = repr(sorted(description.items()))
        try:
            found = compiler.cache.get(key)
            if found is not None:
                uniform.apply(plan, found[0]["edges"])
            else:
                compiler.cache.put(key, {**description, "edges": uniform.mark(compiler.module, plan)}, b"")
        except CompileError:
            pass  # functions that no kernel can be made of

    def make_ready(self, plan):
        """Load kernels that are in the cache."""
        work = [plan]
        while work:
            place = work.pop()
            if not place.leaf and not place.dims:
                work += place.children
            elif place not in self.kernels and self.compiler.cache.has(self.key(place)[1]):
                self.kernels[place] = self.compile(place)

    # -- kernels
    def takes(self, place, instances):
        """Whether a node is run as a kernel."""
        found = self.kernels.get(place)
        if found is None:
            with self.compiling:  # several launches may want it at once
                found = self.kernels.get(place)
                if found is None:
                    found = self.kernels[place] = self.compile(place)
        return isinstance(found, Compiled)

    @classmethod
    def guess(cls, place, instances):
        return Cost(instances * (LEAF if place.leaf else NEST) / FASTER, COMPILING)

    def cost(self, place, instances):
        found = self.kernels.get(place)
        if isinstance(found, str):
            return None
        guess = self.guess(place, instances)
        if found is not None:
            return Cost(instances * found.alone if found.alone else guess.seconds)
        if place not in self.preparing:
            known = self.profile.compiled.get((place.path, self.name), COMPILING) if self.profile else COMPILING
            self.preparing[place] = LOADING if self.compiler.cache.has(self.key(place)[1]) else known
        return Cost(guess.seconds, self.preparing[place])

    def key(self, place):
        """What a kernel depends on beside the module and the machine, and that as the key of a cache entry."""
        from allvm.compiler import Shape

        description = {**self.compiler.describe(Shape((), "opt")), "node": "/".join(place.path), "fused": getattr(place, "signature", ""), "vector_math": self.vector_math,
                       "tile": self.tiling and self.settings(place).get("tile", ""),
                       "wired": repr([(sorted(p.each), p.sources) for p in places(place)])}
        return description, repr(sorted(description.items()))

    def compile(self, place):
        """The kernel of a place, or why there is none."""
        from allvm.jit.loader import load

        start, error = time.perf_counter(), None
        compiler = self.compiler
        description, key = self.key(place)
        try:
            found = compiler.cache.get(key)
            facts = found[0].get("kernel") if found else None
            if facts is not None:
                data = found[1]
            else:
                kernel = self.kernel(place)
                from allvm.jit.emit import compile_ir
                from allvm.jit.lower import lower_functions

                text = lower_functions(kernel.module, [*self.reachable(kernel.called), kernel.index], self.options(kernel, place))
                data = compile_ir(text, "opt")
                facts = [getattr(kernel, name) for name in FACTS] + [len(kernel.origins)]
                compiler.cache.put(key, {**description, "kernel": facts}, data)
                if self.profile:
                    self.profile.compiled[place.path, self.name] = time.perf_counter() - start
            compiled = Compiled(lambda: self.kernel(place).origins, facts, data, load(data))
            if compiled.contended and self.profile:
                compiled.alone, compiled.together = self.profile.threads.get((place.path, self.threads), (None, None))
        except (CompileError, FormatError) as e:
            error = str(e)
            return error
        finally:
            seconds = time.perf_counter() - start
            self.seconds += seconds
            if self.stats:
                self.stats.compiling(place, self, self.stats.clock() - seconds, error)
        if self.stats and f"tile{compiled.index}" in compiled.code.symbols:
            self.stats.tiled.add(place.path)
        _core.install_native(self.instance, [], compiled.code.ranges, compiled)
        return compiled

    def kernel(self, place):
        """The kernel of a place as bytecode. CompileError where there is none."""
        from allvm.jit.kernel import make_kernel

        fusion = getattr(place, "fusion", None)
        kernel = make_kernel(fusion.module if fusion else self.compiler.module, place)
        if fusion:
            kernel.origins = [o and (fusion.origins[o[1]] if o[0] == fusion.index else o) for o in kernel.origins]
        return kernel

    def options(self, kernel, place):
        """As for other native code, but mathematical functions are called directly: in kernels they do not set errno."""
        from dataclasses import replace

        return replace(self.compiler.options(), native_math=self.compiler.kernel_math(), vector_math=self.vector_math, kernels={kernel.index: kernel.facts},
                       tiles=self.tiles(kernel, place))

    def tiles(self, kernel, place):
        """{kernel: how its instances are computed in tiles}, where that is possible."""
        from allvm.jit.tile import plan

        tile = plan(kernel.module, place, kernel, self.compiler.options().vector_width, self.settings(place)) if self.tiling and self.settings(place).get("tile") is not False else None
        return {kernel.index: tile} if tile else {}

    def reachable(self, functions):
        """The module's own functions that are called, directly or indirectly, from some, as far as they can be compiled."""
        found, work = set(), [f for f in functions if f >= self.compiler.n_imports]
        while work:
            f = work.pop()
            if f not in found and self.compiler.can_compile(f):
                found.add(f)
                work += self.compiler.callees(f)
        return sorted(found)

    # -- running
    def shared_crew(self):
        """The threads that all graphs share."""
        if self._crew is None:
            self._crew = Crew(self.instance, self.threads, STACK + self.scratch)
        return self._crew

    def single_crew(self):
        """One thread, for a stage of a stream. Made by the thread that runs the guest."""
        crew = Crew(self.instance, 1, STACK + self.scratch)
        self.crews.append(crew)
        return crew

    def chunk(self, compiled, instances, nx, threads):
        """Instances in a chunk."""
        if threads == 1 or compiled.single or instances == 1 or not compiled.wants_threads(instances):
            return instances
        chunk = -(-instances // (CHUNKS * threads))
        return -(-chunk // nx) * nx if nx < chunk else chunk

    def run(self, place, inputs, counts, chain, varying, out, lane):
        """All instances of a node: the outputs of the last one."""
        compiled = self.kernels.get(place)
        if not isinstance(compiled, Compiled):
            return self.sequential.run(place, inputs, counts, chain, varying, out, lane)
        n = counts[0] * counts[1] * counts[2]
        kernel = compiled
        taken = []
        crew = lane.crew or self.shared_crew()
        try:
            args = [0, 0, *counts, *inputs]
            for k in kernel.varying:
                args.append(self.guest_array(taken, n, lane))
                self.instance.write(args[-1], memoryview(varying[k]).cast("B")[: 8 * n])
            filled = [self.guest_array(taken, n, lane) for _ in kernel.each]
            args += filled
            record = [] if self.stats and self.stats.detailed else None
            asked = time.perf_counter()
            with crew.lock:
                threads = min(crew.threads, self.settings(place).get("threads", crew.threads))
                chunk = self.chunk(compiled, n, counts[0], threads)
                start = time.perf_counter()
                results, failed = crew.pool.run(compiled.address, args, len(place.node.outputs), 0, n, chunk, record, threads)
                compiled.measured(chunk < n, (time.perf_counter() - start) / n)
                if compiled.contended and self.profile:
                    self.profile.threads[place.path, self.threads] = compiled.alone, compiled.together
                if record is not None:
                    self.stats.chunks(place, self, crew, record, start - asked)
                if failed:
                    self.explain(place, inputs, counts, chain, varying, lane, crew.contexts[failed[0]].failure(), *failed[1:])
            for k, address in zip(kernel.each, filled):
                out[k * n : (k + 1) * n] = array("Q", self.instance.read(address, 8 * n))
            return results
        finally:
            for address in taken:
                self.guest_free(address, lane)

    def explain(self, place, inputs, counts, chain, varying, lane, error, first, end):
        """Raise what stopped a chunk, with the instance: the interpreter finds it, by running the chunk again."""
        if not isinstance(error, Trap):
            raise error
        nx, ny, _ = counts
        if error.kind not in ("interrupt", "timeout", "fuel"):
            try:
                self.again(place, inputs, counts, chain, varying, lane, first, end)
            except _core.NodeFailure as e:
                if e.reason.kind == error.kind or error.kind in ("stack", "graph"):
                    raise
        raise _core.NodeFailure((first % nx, first // nx % ny, first // nx // ny), error)

    def again(self, place, inputs, counts, chain, varying, lane, first, end):
        """Run instances of a node in the interpreter."""
        if getattr(place, "fusion", None):
            self.explain_fused(place, inputs, counts, chain, varying, lane.context, first, end)
            return
        if place.leaf:
            _core.run_node(self.instance, place.function, inputs, counts, chain, varying, None, first, end, context=lane.context)
            return
        from allvm.graph.execute import Executor, Lane
        from allvm.graph.memory import Tracker
        from allvm.graph.stats import Stats

        interpreter = Executor(self.instance, Interpreted(self.sequential), Tracker(self.instance), Stats(), Lane(lane.context))
        nx, ny, _ = counts
        for i in range(first, end):
            own = list(inputs)
            for k, values in (varying or {}).items():
                own[k] = values[i] & place.masks[k]
            interpreter.inside(place, own, (*chain, ((i % nx, i // nx % ny, i // nx // ny), counts)))

    def explain_fused(self, place, inputs, counts, chain, varying, context, first, end):
        """The same for several nodes in one kernel: one after the other."""
        from allvm.jit.fuse import GIVEN

        outputs = []
        n = counts[0] * counts[1] * counts[2]
        for q, m in enumerate(place.members):
            own, arrays = place.inputs_of(q, inputs), {}
            for k, source in enumerate(place.fusion.parts[q].inputs):
                if own[k] is None:
                    own[k] = 0
                    arrays[k] = outputs[source[1]][source[2] * n : (source[2] + 1) * n]
                elif source[0] == GIVEN and varying and source[1] in varying:
                    arrays[k] = varying[source[1]]
            out = array("Q", bytes(8 * n * len(m.leaf.node.outputs)))
            around = (*chain, ((0, 0, 0), (1, 1, 1))) if m.wrapped else chain
            try:
                _core.run_node(self.instance, m.leaf.function, own, counts, around, arrays or None, out, first, end, context=context)
            except _core.NodeFailure as e:
                e.place = m.leaf
                raise
            outputs.append(out)

    def guest_array(self, taken, n, lane):
        from allvm.interp._host import lookup

        address = _core.call_host_in(self.instance, lane.context, lookup("malloc")[0], [8 * n])
        if not address:
            raise _core.GraphMisuse(f"no room for {8 * n} bytes in the program's memory")
        taken.append(address)
        return address

    def guest_free(self, address, lane):
        from allvm.interp._host import lookup

        _core.call_host_in(self.instance, lane.context, lookup("free")[0], [address])

    def close(self):
        for crew in [*self.crews, *([self._crew] if self._crew else [])]:
            crew.close()
        self.crews, self._crew = [], None
