"""The graph runtime of an instance: what graph.launch, wait, push, pop, track, untrack and request do."""

import sys
import threading
from collections import deque

from allvm.graph.device import make
from allvm.graph.execute import Executor, failure
from allvm.graph.fusion import LEAST, Fuser
from allvm.graph.memory import Tracker
from allvm.graph.policy import GPU, Fixed, Policy, Prefer, read_plan
from allvm.graph.profile import Profile
from allvm.graph.stats import Stats
from allvm.interp import _core
from allvm.interp._core import GraphMisuse
from allvm.ir.errors import UsageError
from allvm.ir.graph_hints import hints_of
from allvm.ir.graph_plan import make_plan, places

FUNCTION_BASE = 0x10000
SCRATCH = 1 << 20
QUICK = 0.5e-3  # seconds between results below which several are waited for at once,
TOGETHER = 4  # so many
DEVICES = ("sequential", "openmp", "cuda", "auto")


class Launch:
    """A graph under way. args: the address of its arguments. results: of a stream, those not taken yet."""

    def __init__(self, plan, streaming, args, constants):
        self.plan, self.streaming, self.args, self.constants = plan, streaming, args, constants
        self.results = deque()
        self.error = None
        self.ended = False
        self.state = None  # of a graph that runs in the background, and since when it waits: see background.Launches
        self.since = 0.0
        self.pipeline = None
        self.pending = self.lost = 0  # pushed and not popped; of these ended with an error
        self.wanted = 0  # results that someone waits for in pop
        self.pace, self.latest = 1.0, 0.0  # seconds between the last two results, and when the last one came
        self.arrived = threading.Condition() if streaming else None


class Runtime:
    """The graphs of one instance. data: the program's bytes. device: out of DEVICES. scratch: bytes of scratch memory. cache: keep kernels on disk.
    detailed, trace: see Stats. plan: the file of a fixed plan (allvm.graph.policy).
    fusion, tiling: whether nodes are fused, and instances computed in tiles. quiet: say nothing about nodes for which there is no GPU.
    vector_math: mathematical functions on vectors, see allvm.jit.vector_math."""

    def __init__(self, instance, data, device="auto", threads=None, scratch=SCRATCH, cache=True, detailed=False, trace=None, plan=None, fusion=True, tiling=True, quiet=False,
                 vector_math=False):
        self.instance = instance
        self.program = instance.program
        self.nodes = {n.function: n for n in self.program.nodes}
        self.plans = {}
        self.launches = {}
        self.last_handle = 0
        self.stats = Stats(detailed, trace)
        self.tracker = Tracker(instance, stats=self.stats)
        self.scratch = scratch
        self.profile = Profile(data if cache else None)
        self.quiet = quiet
        self.vector_math = vector_math
        self.policy = self.make_policy(device, data, threads, cache, plan, tiling)
        self.policy.hints = hints_of(self.program)
        for d in self.devices:
            d.settings = self.policy.settings
        self.fuser = Fuser(lambda: self.device.compiler.module, lambda: frozenset(self.device.compiler.kernel_math()), self.policy.settings) if fusion and self.concurrent and not self.tracker.devices else None
        self.executor = self.make_executor()
        self.background = None
        self.scratch_size = scratch
        if device == "openmp":
            self.make_ready()
        self.rows = (self.launch, self.wait, self.push, self.pop, self.track, self.untrack, self.request)

    def make_policy(self, name, data, threads, cache, plan, tiling):
        """The devices and what chooses between them. self.device: the one whose threads graphs and stages use."""
        name, gpu = self.named(name)
        devices = [make("sequential", self.instance)]
        if name != "sequential":
            devices.insert(0, make("openmp", self.instance, data, threads, self.scratch, cache, self.stats, self.profile, tiling, self.vector_math))
        self.device = devices[0]
        self.devices = devices
        cuda = self.find_gpu(name, gpu)
        if cuda is not None:
            devices.insert(1, cuda)
        if name == "cuda" and plan is None:
            policy = Prefer(cuda, self.device, self.profile, self.say)
            cuda.ran = policy.ran
            return policy
        if name != "auto" and plan is None:
            return Fixed(self.device, self.profile)
        known = {p.path for n in self.nodes for p in places(make_plan(self.nodes, n, self.program.function_name))} if plan else ()
        fixed = read_plan(plan, known, [d.name for d in devices]) if plan else {}
        policy = Policy(devices, self.profile, self.tracker, fixed, {"auto": None, "cuda": cuda}.get(name, self.device))
        if cuda is not None:
            cuda.ran = policy.ran
        return policy

    def named(self, name):
        """A device's name and, behind a colon, the number of the GPU."""
        kind, colon, number = name.partition(":")
        if kind not in DEVICES or colon and (kind != "cuda" or not number.isdecimal()):
            raise UsageError(f"there is no device {name}; there are {', '.join(DEVICES)}, and cuda:N for a GPU's number")
        return kind, int(number or 0)

    def find_gpu(self, name, number):
        """The cuda device, where it is asked for or a node's hint says that it may be of use; None where there is none."""
        hinted = [n for n in self.nodes.values() if n.leaf and n.target in GPU]
        if name != "cuda" and (name != "auto" or not hinted and not any(n.leaf and n.target == "cpu_or_gpu" for n in self.nodes.values())):
            return None
        from allvm.graph.devices.driver import NoCuda

        try:
            return make("cuda", self.instance, self.device.compiler, self.tracker, number, self.stats)
        except NoCuda as e:
            if name == "cuda":
                raise NoCuda(f"--device cuda: {e}") from None
            if hinted:
                self.say(f"node {self.program.function_name(hinted[0].function)} asks for a GPU and runs on the openmp device: {e}")
            return None

    def say(self, text):
        """A notice about devices."""
        if not self.quiet:
            sys.stderr.write(f"allvm-vm: {text}\n")
            sys.stderr.flush()

    def make_executor(self, lane=None):
        return Executor(self.instance, self.policy, self.tracker, self.stats, lane, self.fuser)

    @property
    def concurrent(self):
        """Whether graphs run while the program goes on."""
        return self.device.name != "sequential"

    def __call__(self, row, a, b, c):
        return self.rows[row](a, b, c)

    # -- graphs
    def plan_of(self, address):
        function = (address - FUNCTION_BASE) // 16
        if address % 16 or function not in self.nodes:
            raise GraphMisuse(f"a graph is launched whose root, at {address:#x}, is no node")
        plan = self.plans.get(function)
        if plan is None:
            plan = self.make_plan(function)
        self.prepare_scratch()
        return plan

    def make_plan(self, function):
        plan = self.plans[function] = make_plan(self.nodes, function, self.program.function_name)
        self.device.refine(plan)
        return plan

    def make_ready(self):
        """Have what the device keeps of earlier runs at hand before the first launch."""
        inside = {c.function for n in self.nodes.values() for c in n.children}
        for function in self.nodes:
            if function not in inside:
                plan = self.make_plan(function)
                self.device.make_ready(plan)
                self.find_fused(plan)
        self.ready_background()

    def find_fused(self, plan):
        """Find what could be fused, where nodes had many instances in earlier runs."""
        large = [path for path, _, size in self.profile.known if size >= LEAST.bit_length()] if self.fuser else ()
        for place in plan.all_places():
            if len(place.children) > 1 and not place.dims and any(path[: len(place.path)] == place.path for path in large):
                self.fuser.steps(place, None)

    def prepare_scratch(self):
        """Guest memory for scratch blocks, taken from the guest's heap by the first graph."""
        if self.scratch:
            address = self.allocate(self.scratch)
            _core.set_scratch(self.instance, address, self.scratch)
            self.scratch = 0

    def allocate(self, size):
        from allvm.interp._host import lookup

        address = _core.call_host(self.instance, lookup("malloc")[0], [max(size, 1)])
        if not address:
            raise GraphMisuse(f"no room for {size} bytes in the program's memory")
        return address

    def read(self, packed, address):
        """The values of a packed struct in guest memory, as 64 bits each."""
        try:
            return packed.unpack(self.instance.read(address & 0xFFFFFFFF, packed.size)) if packed.size else ()
        except UsageError:
            raise self.outside(packed, address) from None

    def write(self, place, address, values):
        """The outputs of a node as a packed struct in guest memory."""
        packed = place.packed_out
        masked = [v & (1 << 8 * p.size) - 1 for v, p in zip(values, place.node.outputs)]
        try:
            self.instance.write(address & 0xFFFFFFFF, packed.pack(*masked))
        except UsageError:
            raise self.outside(packed, address) from None

    def outside(self, packed, address):
        return GraphMisuse(f"the {packed.size} bytes of a graph's arguments at {address:#x} are not the program's memory")

    # -- rows
    def launch(self, root, args, streaming):
        plan = self.plan_of(root)
        constants = None
        if not streaming:
            constants = self.read(plan.packed_in, args)
        elif args:
            constants = self.read(plan.packed_in, args)
        launch = Launch(plan, bool(streaming), args, constants)
        self.last_handle += 1
        self.launches[self.last_handle] = launch
        self.stats.launches += 1
        if streaming:
            self.begin_stream(launch)
        else:
            self.start(launch)
        return self.last_handle

    def start(self, launch):
        """Begin to run a graph that is no stream."""
        if not self.concurrent:
            self.attempt(launch, launch.constants, self.give_results)
            return
        self.ready_background().submit(launch)

    def ready_background(self):
        """The threads for launches, made by the thread that runs the guest."""
        if self.background is None:
            from allvm.graph.background import Launches, lane_of

            self.background = Launches(self.run_in_background, lambda: lane_of(self), max(2, self.device.threads))
            self.device.shared_crew()
        return self.background

    def run_in_background(self, launch, lane):
        self.attempt(launch, launch.constants, self.give_results, self.make_executor(lane) if lane else None)

    def attempt(self, launch, inputs, done, executor=None):
        """Run a graph once; what goes wrong is kept until someone waits for it."""
        start = self.stats.clock()
        try:
            done(launch, (executor or self.executor).run(launch.plan, inputs))
        except Exception as e:
            launch.error = e
        finally:
            self.stats.span("launch", launch.plan.label, start)

    # -- streams
    def begin_stream(self, launch):
        """Start the stages of a stream, where there are several and several threads to run them."""
        plan = launch.plan
        if not self.concurrent or len(plan.children) < 2 or self.device.threads < 2 or self.hands_on_scratch(plan):
            return
        from allvm.graph.background import Pipeline, lane_of

        steps = (self.fuser.steps(plan, None) if self.fuser else None) or plan.order
        if len(steps) < 3 <= len(plan.order):
            steps = plan.order  # as many stages as there are threads at least, and some in reserve
        executors = [self.make_executor(lane_of(self, self.device.single_crew())) for _ in range(min(self.device.threads, len(steps)))]
        launch.pipeline = Pipeline(plan, steps, executors, lambda flow: self.arrive(launch, flow))

    def hands_on_scratch(self, plan):
        """Whether a child allocates memory for others: it is given back after each run of the graph."""
        from allvm.ir.isa import opcode

        scratch, first = opcode("node.scratch"), len(self.program.import_funcs)
        functions = self.device.compiler.module.functions
        return any(c.leaf and any(i[0] == scratch for i in functions[c.function - first].code) for c in plan.children)

    def arrive(self, launch, flow):
        """A set of arguments has gone through the stages."""
        if flow.error is None:
            launch.results.append(flow.results())
        else:
            launch.error = launch.error or flow.error
            launch.lost += 1
        now = self.stats.clock()
        launch.pace, launch.latest = now - launch.latest, now
        if launch.wanted and (len(launch.results) >= launch.wanted or len(launch.results) >= launch.pending - launch.lost or launch.error is not None):
            with launch.arrived:
                launch.arrived.notify_all()

    def stream_inputs(self, launch, args):
        """What a push hands over; inputs that do not stream are those of the launch."""
        inputs = self.read(launch.plan.packed_in, args)
        if launch.constants is not None:
            streaming = {b.outer for b in launch.plan.node.binds_in if b.streaming}
            fixed = {b.outer for b in launch.plan.node.binds_in if not b.streaming} - streaming
            inputs = [launch.constants[n] if n in fixed else x for n, x in enumerate(inputs)]
        return inputs

    def give_results(self, launch, outputs):
        if outputs:
            self.write(launch.plan, launch.args + launch.plan.packed_in.size, outputs)

    def find(self, handle, what):
        launch = self.launches.get(handle)
        if launch is None:
            raise GraphMisuse(f"{what}: there is no graph with the handle {handle:#x}")
        return launch

    def check(self, launch):
        """Raise what went wrong."""
        if launch.error is not None:
            error, launch.error = launch.error, None
            launch.ended = True
            raise error

    def wait(self, handle, *_):
        launch = self.find(handle, "wait")
        if launch.ended:
            raise GraphMisuse("wait: the graph has been waited for already")
        launch.ended = True
        start = self.stats.clock()
        self.complete(launch)
        self.stats.span("wait", f"wait {launch.plan.label}", start)
        self.check(launch)

    def complete(self, launch):
        """Until nothing of a graph is under way any more."""
        if launch.pipeline is not None:
            launch.pipeline.end()
        elif launch.state is not None:
            self.background.wait(launch)

    def push(self, handle, args, _):
        launch = self.find(handle, "push")
        if not launch.streaming:
            raise GraphMisuse("push: the graph was not launched as a stream")
        if launch.ended:
            raise GraphMisuse("push: the stream has ended")
        self.check(launch)
        inputs = self.stream_inputs(launch, args)
        self.stats.pushes += 1
        launch.pending += 1
        if launch.pipeline is None:
            self.attempt(launch, inputs, lambda launch, outputs: launch.results.append(outputs))
            return
        inputs = [x & m for x, m in zip(inputs, launch.plan.masks)]
        try:
            extents = self.executor.extents(launch.plan, inputs, (((0, 0, 0), (1, 1, 1)),))
        except _core.NodeFailure as e:
            raise failure(e) from None
        start = self.stats.clock()
        launch.pipeline.push(inputs, extents)
        self.stats.span("stream", f"push {launch.plan.label}", start, number=self.stats.pushes)

    def pop(self, handle, *_):
        launch = self.find(handle, "pop")
        if not launch.streaming:
            raise GraphMisuse("pop: the graph was not launched as a stream")
        start = self.stats.clock()
        if launch.pipeline is not None and not launch.results:
            with launch.arrived:
                # From here on what arrives is told; what came before is seen. Where results come quickly, several are waited for, and not long:
                # to wake a thread for each would cost as much as a short stage.
                quick = launch.pace < QUICK
                launch.wanted = max(1, min(TOGETHER, (launch.pending - launch.lost) // 2)) if quick else 1
                while not launch.results and launch.pending > launch.lost and launch.error is None:
                    launch.arrived.wait(2 * QUICK if quick else 0.1)
                launch.wanted = 0
        self.stats.span("stream", f"pop {launch.plan.label}", start)
        if not launch.results:
            self.check(launch)
            raise GraphMisuse("pop: the stream has ended and nothing is left in it" if launch.ended
                              else "pop: nothing is in the stream, nor on its way")  # fmt: skip
        outputs = launch.results.popleft()
        launch.pending -= 1
        address = self.allocate(launch.plan.packed_out.size)
        self.write(launch.plan, address, outputs)
        return address

    def track(self, address, size, _):
        self.tracker.track(address & 0xFFFFFFFF, size)

    def untrack(self, address, *_):
        self.tracker.untrack(address & 0xFFFFFFFF)

    def request(self, address, size, _):
        self.tracker.request(address & 0xFFFFFFFF, size)

    def summary(self):
        """The figures for --stats."""
        return {
            "launches": self.stats.launches, "pushes": self.stats.pushes,
            "transfers": self.tracker.moves, "bytes_moved": self.tracker.moved,
            "nodes": self.stats.summary(),
            "choices": [{"node": "/".join(path), "class": size, "device": c.device.name, "reason": c.reason} for path, size, c in self.policy.choices()],
        }  # fmt: skip

    def finish(self):
        """The program has ended: what went wrong in graphs that nobody waited for is raised now."""
        for launch in self.launches.values():
            if not launch.ended:
                self.complete(launch)
            self.check(launch)

    def close(self):
        """Stop what is still under way."""
        for launch in self.launches.values():
            if launch.pipeline is not None:
                launch.pipeline.close()
        if self.background is not None:
            self.background.close()
        for d in self.devices:
            d.close()
        self.profile.save()


def attach(instance, data, **options):
    """A Runtime for an instance, which carries out its instructions of dataflow graphs from now on."""
    runtime = Runtime(instance, data, **options)
    _core.set_graph_runtime(instance, runtime)
    return runtime
