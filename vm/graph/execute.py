"""Runs a plan: node by node, instance by instance of internal nodes, leaves on a device."""

from array import array

from allvm.graph.device import Unfit
from allvm.graph.memory import HOST
from allvm.graph.sequential import Sequential
from allvm.interp import _core
from allvm.ir.errors import Trap
from allvm.ir.graph_plan import OUTER, SIBLING, SIBLING_SAME, extents_of

ONE = (1, 1, 1)
HERE = (0, 0, 0)


class Lane:
    """What one graph under way runs in: a context for the interpreter (None: the instance's own), and the device's threads for
    kernels (None: those that all graphs share). works: by space, what devices with a memory of their own have under way. after: operations of such
    devices that come before the next node; token: those that are the node that was launched last. extents: the Executor's."""

    __slots__ = ("after", "context", "crew", "extents", "token", "works")

    def __init__(self, context=None, crew=None):
        self.context, self.crew = context, crew
        self.works, self.after, self.token, self.extents = {}, (), (), None


class Executor:
    """Runs graphs of one instance in a lane. policy: chooses the devices (allvm.graph.policy). stats: allvm.graph.stats.Stats.
    fuser: allvm.graph.fusion.Fuser, or None."""

    def __init__(self, instance, policy, tracker, stats, lane=None, fuser=None):
        self.fuser = fuser
        self.instance, self.policy, self.tracker, self.stats = instance, policy, tracker, stats
        self.lane = lane or Lane()
        self.interpreter = Sequential(instance)
        self.lane.extents = self.extents

    def run(self, plan, inputs):
        """Run a whole graph once: the outputs of its root."""
        try:
            if not self.tracker.devices:
                return self.place(plan, inputs, ONE, (), None, None)
            with Settled(self):
                return self.place(plan, inputs, ONE, (), None, None)
        except _core.NodeFailure as e:
            raise failure(e) from None

    def place(self, place, inputs, counts, chain, varying, each):
        """All instances of a node: the outputs of the last one. each: {output: array} to fill with those of all."""
        if place.narrow:
            inputs = [x & m for x, m in zip(inputs, place.masks)]
        nx, ny, nz = counts
        device, whole, start = self.interpreter, (place.leaf or place.dims) and self.whole(chain), 0.0
        if whole:  # kernels suppose that all nodes around are single
            n = nx * ny * nz
            device = self.policy.choose(place, n, inputs)
            if not device.takes(place, n) or device.nested and not place.leaf and varying:
                device = self.policy.instead(device, place, n) or self.interpreter
            start = self.stats.clock()
        elif place.leaf and self.tracker.devices:
            device = self.policy.choose(place, nx * ny * nz, inputs)
            if not device.takes_inside(place, nx * ny * nz):
                device = self.interpreter
        if place.leaf or device is not self.interpreter:
            try:
                return self.on_device(device, place, inputs, counts, chain, varying, each)
            except Unfit:
                device = self.policy.instead(device, place, nx * ny * nz) if place.leaf and whole else None
                if place.leaf or device is not None:
                    return self.on_device(device or self.interpreter, place, inputs, counts, chain, varying, each)
        number = 0
        last = ()
        for z in range(nz):
            for y in range(ny):
                for x in range(nx):
                    own = inputs
                    if varying:
                        own = list(inputs)
                        for k, values in varying.items():
                            own[k] = values[number] & place.masks[k]
                    last = self.inside(place, own, (*chain, ((x, y, z), counts)))
                    if each:
                        for output, values in each.items():
                            values[number] = last[output]
                    number += 1
        if whole:
            self.policy.ran(place, self.interpreter, n, self.stats.clock() - start)
        return last

    def whole(self, chain):
        """Whether all nodes around are single."""
        for _, counts in chain:
            if counts != ONE:
                return False
        return True

    def on_device(self, device, place, inputs, counts, chain, varying, each):
        """A leaf, or a node whose device runs it with all that is in it."""
        if self.tracker.devices and device.space == HOST:
            self.host_node(place, inputs)
        n = counts[0] * counts[1] * counts[2]
        out = array("Q", bytes(8 * n * len(place.node.outputs))) if each else None
        start = self.stats.clock()
        try:
            last = device.run(place, inputs, counts, chain, varying, out, self.lane)
        except _core.NodeFailure as e:
            e.place = getattr(e, "place", None) or place
            raise
        finally:
            seconds = self.stats.node(place, device, n, start, inputs, counts)
            if place.pointers:
                self.policy.touches(place, n, inputs)
            if not device.late:
                self.policy.ran(place, device, n, seconds)
        if each:
            for output in each:
                each[output][:] = out[output * n : (output + 1) * n]
        return last

    def host_node(self, place, inputs):
        """A node that works in the program's memory comes next: have there what devices have."""
        for device in self.tracker.devices.values():
            device.wait_operations(self.lane)
        reach = self.instance.layout["heap_end"]
        self.tracker.before([(inputs[n] & 0xFFFFFFFF, inputs[n + 1], read, written) for n, read, written in place.pointers], reach)

    def inside(self, place, inputs, chain):
        """One instance of an internal node: its outputs."""
        context = self.lane.context
        mark = _core.scratch_mark(self.instance, context)
        flow = Flow(place, inputs, chain, self.extents(place, inputs, chain))
        if self.tracker.devices:
            self.ordered(flow)
        else:
            steps = self.fuser.steps(place, flow.extents) if self.fuser and len(place.children) > 1 else None
            for step in steps or place.order:
                self.step(flow, step)
        _core.scratch_release(self.instance, mark, context)
        return flow.results()

    def ordered(self, flow):
        """Run the children of an instance of an internal node where they may go on after they were launched: each after those that give it inputs."""
        lane = self.lane
        outer, tokens = lane.after, {}
        for k in flow.place.order:
            sources = {a for kind, a, _ in flow.place.children[k].sources if kind != OUTER}
            lane.after, lane.token = (*outer, *(o for s in sources for o in tokens.get(s, ()))), ()
            self.child(flow, k)
            tokens[k] = lane.token
        lane.after, lane.token = outer, tuple([o for t in tokens.values() for o in t])

    def extents(self, place, inputs, chain):
        """The extents of a node's children."""
        given = ()
        if place.free:
            try:
                given = _core.run_node(self.instance, place.function, inputs, chain[-1][1], chain[:-1], at=chain[-1][0], context=self.lane.context)
            except _core.NodeFailure as e:
                e.place = getattr(e, "place", place)
                raise
        known, extents = place.extents
        if given != known:
            extents = extents_of(place, given, misuse)
            place.extents = given, extents
        return extents

    def step(self, flow, step):
        """Run a child, or several of them fused."""
        if isinstance(step, int):
            self.child(flow, step)
        elif not self.fused(flow, step):
            for m in step.members:
                self.child(flow, m.k)

    def fused(self, flow, place):
        """Run several children as one kernel, where that is allowed and pays: whether they have run."""
        from allvm.graph.fusion import LEAST, bind

        bound = bind(self, flow, place) if self.whole(flow.chain) else None
        if bound is None:
            return False
        values, varying, counts = bound
        n = counts[0] * counts[1] * counts[2]
        if n < LEAST:
            return False
        known = [None if varying and k in varying else x for k, x in enumerate(values)]
        apart = place.fusion.conflicts(known, counts)
        if not apart and not self.policy.fuses(place, n):
            apart = place.gain(n).misfits if len(place.members) > 2 else ()
            if not apart:
                return False
        if apart:
            for s in self.fuser.split(flow.place, place, apart):
                self.step(flow, s)
            return True
        device = self.policy.choose(place, n, values)
        if device.name == self.interpreter.name or not device.takes(place, n):
            return False
        each = {o: array("Q", bytes(8 * n)) for o in place.each}
        last = self.on_device(device, place, values, counts, flow.chain, varying, each)
        for m, at in zip(place.members, place.offsets):
            flow.outputs[m.k] = m.outputs(last[at : at + len(m.leaf.node.outputs)])
            if not m.wrapped and m.child.each:
                flow.arrays[m.k] = {o: each[at + o] for o in m.child.each if at + o in each}
        return True

    def stage(self, flow, k):
        """Run what `step` takes as a stage of a stream: to its end."""
        if not self.tracker.devices:
            return self.step(flow, k)
        with Settled(self):
            return self.step(flow, k)

    def child(self, flow, k):
        """Run child k of an instance of an internal node."""
        child, counts = flow.place.children[k], flow.extents[k]
        values, varying = [], None
        for n, (kind, a, b) in enumerate(child.sources):
            if kind == OUTER:
                values.append(flow.inputs[a])
            elif kind == SIBLING or kind == SIBLING_SAME:
                values.append(flow.outputs[a][b])
            else:
                values.append(0)
                varying = varying or {}
                varying[n] = flow.arrays[a][b]
        each = None
        if child.each:
            total = counts[0] * counts[1] * counts[2]
            each = flow.arrays[k] = {o: array("Q", bytes(8 * total)) for o in child.each}
        flow.outputs[k] = self.place(child, values, counts, flow.chain, varying, each)


class Settled:
    """For the time of a graph, or of a stage of a stream: what was put under way on devices has ended afterwards, and what goes wrong there is raised
    before what went wrong later."""

    def __init__(self, executor):
        self.executor = executor

    def __enter__(self):
        self.executor.lane.after = self.executor.lane.token = ()

    def __exit__(self, kind, error, traceback):
        first = None
        for device in self.executor.tracker.devices.values():
            try:
                device.settle(self.executor.lane)
            except Exception as e:
                first = first or e
        if first is not None and (error is None or isinstance(first, _core.NodeFailure)):
            raise first


class Flow:
    """What is on its way in one instance of an internal node."""

    __slots__ = ("arrays", "chain", "error", "extents", "inputs", "outputs", "place")

    def __init__(self, place, inputs, chain, extents):
        self.place, self.inputs, self.chain, self.extents = place, inputs, chain, extents
        self.outputs = [None] * len(place.children)
        self.arrays = [None] * len(place.children)
        self.error = None

    def results(self):
        return [self.outputs[child][output] for child, output in self.place.results]


def misuse(place, text):
    raise _core.GraphMisuse(f"node {place.label}: {text}")


def failure(e):
    """The Trap for an instance that has stopped."""
    place = getattr(e, "place", None)
    name = place.label if place is not None else "?"
    x, y, z = e.instance
    return Trap(f"in instance ({x}, {y}, {z}) of node {name}: {e.reason}", e.reason.kind, e.reason.frames)
