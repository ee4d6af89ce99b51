"""A device of the graph runtime that runs leaves as PTX in the interpreter of tests/ptx: a test tool.

    python -m tests.ptx.device [--target sm_90] [--checked] [--verify] [--log file] prog.avm args ...

runs a program so; --checked: by kernels that suppose nothing. The log gets an entry per launch: node, kernel or the reason why there is none, steps, and with --verify the
largest difference from what the sequential device computes, in the memory that inputs point to and in outputs: it runs each node first.
"""

import json
import sys
from array import array

import numpy as np
from allvm.graph.sequential import Sequential
from allvm.interp import _core
from allvm.ir.decode import decode
from allvm.ir.errors import Trap
from allvm.ir.graph_plan import extents_of
from allvm.jit import nvptx
from allvm.jit.nvptx import TRAP_SIZE, Memory, NotForGpu, read_trap

from tests.ptx import interpreter

BASE = 0x4_0000_0000_0000
PAGE = 1 << 16


class Simulated(Sequential):
    """Runs leaves, and nodes that hold one leaf, in the PTX interpreter; what has no kernel in the other one."""

    def __init__(self, instance, data, target="sm_90", aligned=True, verify=False, log=None):
        super().__init__(instance)
        self.module, self.verify = decode(data), verify
        self.target, self.aligned, self.log = target, aligned, log if log is not None else []
        self.kernels = {}

    def takes(self, place, instances):
        return place.leaf or nvptx.fused(self.module, place) is not None

    def kernel(self, place, leaf, grouped, aligned, proved):
        key = place, grouped, aligned, proved
        if key not in self.kernels:
            try:
                kernel = nvptx.make_ptx(self.module, leaf, self.target, data_address=self.instance.addresses[0], func_address=self.instance.addresses[1],
                                        grouped=grouped, group_dims=max(1, len(place.dims)) if leaf is not place else 1, aligned=aligned, proved=proved)  # fmt: skip
                self.kernels[key] = kernel, interpreter.Program(kernel.text)
            except NotForGpu as e:
                self.kernels[key] = str(e), None
        return self.kernels[key]

    def run(self, place, inputs, counts, chain, varying, out, lane):
        leaf = place if place.leaf else nvptx.fused(self.module, place)
        grouped = leaf is not place or nvptx.needs_group(self.module, leaf)
        pointers = [n for n, p in enumerate(leaf.node.inputs) if p.pointer]
        extents, groups, own = counts, (1, 1, 1), inputs
        if leaf is not place:
            groups, own = counts, [inputs[s[1]] & m for s, m in zip(leaf.sources, leaf.masks)]
            given = _core.run_node(self.instance, place.function, inputs, counts, chain, at=(0, 0, 0), context=lane.context) if place.free else ()
            extents = extents_of(place, given, lambda place, text: None)[0]
        aligned = self.aligned and all(own[n] % 16 == 0 for n in pointers)
        kernel, program = self.kernel(place, leaf, grouped, aligned, nvptx.APART if self.aligned else nvptx.CHECKED)
        around = {(level, k): c[1][k] for level, c in enumerate(reversed(chain), 3 if leaf is not place else 2) for k in range(3)}
        for proved in (nvptx.PROVED, nvptx.CHECKED):
            if program is None or not kernel.proof or kernel.fits(own, guest_memory(self.instance)[1], extents, groups, around):
                break
            kernel, program = self.kernel(place, leaf, grouped, aligned, proved)
        if program is None:
            self.log.append([place.label, "refused", kernel])
            if not place.leaf:
                raise NotForGpu(kernel)
            return super().run(place, inputs, counts, chain, varying, out, lane)
        def launch():
            return self.launch(kernel, program, place, leaf, own, extents, groups, chain, varying, out)

        return self.verified(kernel, leaf, own, extents, groups, chain, varying, out, lane, launch) if self.verify else launch()

    def verified(self, kernel, leaf, inputs, counts, groups, chain, varying, out, lane, launch):
        """Run a leaf in the interpreter, put memory back, launch, and compare."""
        pointed = [(inputs[n], inputs[n + 1]) for n, p in enumerate(leaf.node.inputs) if p.pointer and inputs[n]]

        def contents():
            return b"".join(self.instance.read(a, n) for a, n in pointed), bytes(out or b"")

        before, _ = contents()
        try:
            for g in range(groups[0] * groups[1] * groups[2]):
                at = g % groups[0], g // groups[0] % groups[1], g // groups[0] // groups[1]
                around = (*chain, (at, groups)) if kernel.grouped and groups != (1, 1, 1) else chain
                mark = _core.scratch_mark(self.instance, lane.context)
                expected = super().run(leaf, inputs, counts, around, varying, out, lane)
                _core.scratch_release(self.instance, mark, lane.context)
        except _core.NodeFailure as e:
            expected = e
        after = contents()
        for a, n in pointed:
            self.instance.write(a, before[:n])
            before = before[n:]
        try:
            got = launch()
        except _core.NodeFailure as e:
            if not isinstance(expected, _core.NodeFailure) or expected.reason.kind != e.reason.kind:
                raise
            self.log[-1].append(0.0)
            raise
        if isinstance(expected, _core.NodeFailure):
            raise AssertionError(f"node {leaf.label}: the interpreter traps ({expected.reason}), the kernel does not")
        self.log[-1].append(difference(contents(), after) if tuple(got) == tuple(expected) else 1e9)
        return got

    def launch(self, kernel, program, place, leaf, inputs, counts, groups, chain, varying, out):
        memory, mapped = guest_memory(self.instance)
        n = counts[0] * counts[1] * counts[2] * groups[0] * groups[1] * groups[2]
        status, record = memory.allocate(TRAP_SIZE)
        stop, _ = memory.allocate(16)
        results, last = memory.allocate(8 * max(1, len(leaf.node.outputs)))
        arrays, outs = {}, {}
        for k, values in (varying or {}).items():
            arrays[k], cells = memory.allocate(8 * n)
            cells.view("u8")[:n] = values
        for k in leaf.each:
            outs[k] = memory.allocate(8 * n)
        ids, extents = {}, {}
        for level, (at, around) in enumerate(reversed(chain), 3 if leaf is not place else 2):
            for k in range(3):
                ids[level, k], extents[level, k] = at[k], around[k]
        shared = kernel.scratch_bytes(counts, inputs, groups, extents)
        steps = 0
        for launch in kernel.launches(counts, groups):
            arguments = kernel.arguments(mapped, status=status, stop=stop, counts=counts, launch=launch, inputs=inputs, groups=groups, scratch=shared,
                                         ids=ids, extents=extents, arrays=arrays, outs={k: a for k, (a, _) in outs.items()}, results=results)  # fmt: skip
            steps += program.run(kernel.entry, launch.grid, launch.block, arguments, memory, shared)
        self.log.append([place.label, kernel.entry + (" proved" if kernel.proof else ""), steps])
        trap = read_trap(record.tobytes())
        if trap is not None:
            raise _core.NodeFailure(trap.instance, reason(trap))
        for k, (_, cells) in outs.items():
            out[k * n : (k + 1) * n] = array("Q", cells.view("u8")[:n].tobytes())
        return kernel.outputs(inputs, [int(x) for x in last.view("u8")])


def guest_memory(instance):
    """The guest's memory as the device has it: the heap, and what lies below it."""
    layout = instance.layout
    memory = interpreter.Memory()
    ranges = []
    for low, high in (("heap_lo", "heap_end"), ("stack_lo", "heap_lo")):
        lo, hi = layout[low], layout[high]
        lo, hi = -(-lo // 16) * 16, hi // 16 * 16
        edges = sorted({lo, hi} | {min(max(layout[e], lo), hi) for e in ("ro_lo", "ro_hi")})
        for a, b in zip(edges, edges[1:]):
            memory.map(BASE + a, instance.view(a, b - a, layout["ro_lo"] <= a < layout["ro_hi"]))
        ranges.append((lo, max(lo, hi)))
    return memory, Memory(BASE, ranges[0], ranges[1], (layout["ro_lo"], layout["ro_hi"]))


def difference(got, expected):
    """The largest difference of two contents, as f32 where they differ; 0 if they are the same to the bit."""
    if got == expected:
        return 0.0
    worst = 0.0
    for a, b in zip(got, expected):
        x, y = (np.frombuffer(v[: len(v) // 4 * 4], "f4").astype("f8") for v in (a, b))
        with np.errstate(all="ignore"):
            apart = np.where(x == y, 0, np.abs(x - y) / np.maximum(np.abs(y), 1.0))
        worst = max(worst, float(apart.max(initial=0)), 1e-12)
    return worst


def reason(trap):
    from allvm.ir.isa import TRAPS

    kind, text = next((k, t) for k, (n, t) in TRAPS.items() if n == trap.kind)
    where = f" at {trap.address:#x}" if kind == "memory" else ""
    return Trap(f"{text}{where} (instruction {trap.instruction})", kind, [])


def main():
    from allvm.cli import main as command
    from allvm.graph import runtime

    arguments = sys.argv[1:]
    target, aligned, verify, log = "sm_90", True, False, []
    path = None
    while arguments and arguments[0].startswith("--"):
        word = arguments.pop(0)
        if word == "--target":
            target = arguments.pop(0)
        elif word == "--checked":
            aligned = False
        elif word == "--verify":
            verify = True
        elif word == "--log":
            path = arguments.pop(0)

    def policy(self, name, data, *_):
        self.device = Simulated(self.instance, data, target, aligned, verify, log)
        self.devices = [self.device]
        return runtime.Fixed(self.device, self.profile)

    runtime.Runtime.make_policy = policy
    sys.argv = ["allvm-vm", "--device", "sequential", *arguments]
    try:
        status = command()
    finally:
        if path:
            with open(path, "w") as f:
                json.dump(log, f)
    return status


if __name__ == "__main__":
    sys.exit(main())
