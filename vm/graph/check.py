"""`allvm-vm check`: a program's dataflow graphs run one instance after the other, and what goes wrong only sometimes when they
run at the same time is found.

Reported are: data races between instances, and between nodes that no edge orders; barriers that not all instances pass;
writes through pointers that are declared as inputs only; accesses outside of what a pointer's size allows; reads of scratch
memory that no instance has written. Each with the source lines. Several instances that write the same number to the same place
are no fault.
"""

import struct
import sys

from allvm.graph import instrument
from allvm.graph.instrument import ATOMIC, READ, WRITE
from allvm.graph.sequential import Sequential
from allvm.ir.errors import UsageError
from allvm.ir.graph import OUT
from allvm.ir.graph_plan import OUTER
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, parse, positive_int
from allvm.visible import visible

_LEFT_OUT = ("--stats", "--tier", "--plan", "--no-cache", "--perf", "--gdb", "--loose-traps", "--device", "--threads", "--jit-threshold")
FLAGS = (
    Flag("--limit", "N", "stop reporting after N different faults (default 20)", positive_int, 20),
    *(f for f in RUN_FLAGS if f.name not in _LEFT_OUT and not f.name.startswith("--dump")),
)
HELP = """usage: allvm-vm check [options] PROGRAM [arguments]

Runs a program with dataflow graphs, instance by instance, and looks at each access to memory.
Status 1: faults were found; they are on standard error. Expect it to be a thousand times slower
than the program itself: choose small inputs.

  allvm-vm check prog.avm 16

options:"""


class Run:
    """One execution of a leaf node: the places and instances that it is in, and what its pointers allow."""

    def __init__(self, place, chain, ancestors, ranges, bounded):
        self.place, self.ranges, self.bounded = place, ranges, bounded
        self.path = [(p, at) for p, (at, _) in zip(ancestors, chain, strict=True)]
        self.scratch = []
        self.unwritten = set()


class Checker(Sequential):
    """The sequential device, with an eye on every access. faults: what was found, in order."""

    name = "sequential"

    def __init__(self, instance, sites, limit):
        super().__init__(instance)
        self.sites, self.limit = sites, limit
        self.faults, self.known = [], set()
        self.run_now = None
        self.parents, self.after = {}, {}
        self.forget()
        layout = instance.layout
        self.stack = layout["stack_lo"], layout["stack_hi"]
        self.heap = layout["heap_lo"]

    def forget(self):
        """A graph begins: what others did is over."""
        self.bytes = {}

    def hooks(self):
        return {instrument.BEGIN: self.begin, instrument.TOUCH: self.touch, instrument.RANGE: self.range, instrument.SCRATCH: self.took,
                instrument.PASSED: self.passed, **{name: self._store(t) for t, name in instrument.STORE.items()}}  # fmt: skip

    # -- what runs
    def run(self, place, inputs, counts, chain, varying, out, lane=None):
        ranges, bounded = [], True
        for n, p in enumerate(place.node.inputs):
            if not p.pointer:
                continue
            if varying and (n in varying or n + 1 in varying):
                bounded = False
            elif n + 1 < len(inputs):
                low = inputs[n] & 0xFFFFFFFF
                ranges.append((low, low + inputs[n + 1], p.access, n))
        self.run_now = Run(place, chain, self.ancestors(place), ranges, bounded)
        self.epochs = {}
        self.waits = {}
        self.at = (0, 0, 0)
        try:
            return super().run(place, inputs, counts, chain, varying, out, lane)
        finally:
            self.run_now = None

    def ancestors(self, place):
        found = []
        while place in self.parents:
            place = self.parents[place]
            found.append(place)
        return found[::-1]

    def know(self, plan):
        """Remember the hierarchy of a plan."""
        for child in plan.children:
            self.parents[child] = plan
            self.know(child)
        before = [{s[1] for s in c.sources if s[0] != OUTER} for c in plan.children]
        for k in plan.order:  # sources come first
            for s in list(before[k]):
                before[k] |= before[s]
        for k, c in enumerate(plan.children):
            self.after[c] = {plan.children[s] for s in before[k]}

    # -- reports of the program
    def begin(self, x, y, z):
        self.at = (x, y, z)
        self.epochs.setdefault(self.at, 0)

    def passed(self, x, y, z, site):
        self.at = (x, y, z)
        self.epochs[self.at] = self.epochs.get(self.at, 0) + 1

    def took(self, address, size):
        run = self.run_now
        if run is not None and (address, size) not in run.scratch:
            run.scratch.append((address, size))
            run.unwritten.update(range(address, address + size))
            for byte in range(address, address + size):
                self.bytes.pop(byte, None)  # the memory of other groups, which only here lies at the same address

    def range(self, address, size, site):
        if size > 0:
            self.access(address, size, self.sites[site], site, None)

    def touch(self, address, site):
        s = self.sites[site]
        self.access(address, s.size, s, site, None)

    def _store(self, type):
        def store(address, site, value):
            s = self.sites[site]
            self.access(address, s.size, s, site, (type, value))

        return store

    # -- one access
    def access(self, address, size, site, number, value):
        run = self.run_now
        if run is None or len(self.faults) >= self.limit:
            return
        address &= 0xFFFFFFFF
        end = address + size
        allowed = [r for r in run.ranges if r[0] <= address and end <= r[1]]
        if allowed:
            if site.how != READ and not any(r[2] & OUT for r in allowed):
                self.report("in", number, f"{self.who(site)} through {self.pointer(allowed[0])}, which is declared as input only")
        elif any(a <= address and end <= a + n for a, n in run.scratch):
            self.initialised(run, address, end, site, number)
        elif self.stack[0] <= address < self.stack[1]:
            return  # of the instance alone
        elif run.bounded and address >= self.heap:
            self.beyond(run, address, end, site, number)
        self.race(run, address, end, site, number, value)

    def initialised(self, run, address, end, site, number):
        touched = range(address, end)
        if site.how == WRITE:
            run.unwritten.difference_update(touched)
        elif not run.unwritten.isdisjoint(touched):
            self.report("scratch", number, f"{self.who(site)} scratch memory that no instance has written")

    def beyond(self, run, address, end, site, number):
        near = min(run.ranges, key=lambda r: max(r[0] - address, end - r[1], 0), default=None)
        if near is None:
            return self.report("beyond", number, f"{self.who(site)} address {address:#x}, and the node has no pointers")
        past = f"{end - near[1]} bytes behind the end" if end > near[1] else f"{near[0] - address} bytes before the beginning"
        return self.report("beyond", number, f"{self.who(site)} {past} of {self.pointer(near)}, which has {near[1] - near[0]} bytes")

    def race(self, run, address, end, site, number, value):
        own = (run, self.at, self.epochs.get(self.at, 0), number)
        for byte in range(address, end):
            entry = self.bytes.get(byte)
            if entry is None:
                entry = self.bytes[byte] = [None, [], None]  # the last write, reads, the last atomic change
            last, reads, atomic = entry
            if site.how == READ:
                others = [r for r in (last, atomic) if r]
                if not any(r[:2] == own[:2] for r in reads):
                    reads[:] = [*(r for r in reads if r[0] is run)][-1:] + [own]
                else:
                    reads[:] = [own if r[:2] == own[:2] else r for r in reads]
            elif site.how == ATOMIC:
                others = [*([last] if last else []), *reads]
                entry[2] = own
            else:
                others = [r for r in (last, atomic) if r] + reads
                entry[0] = own
            for other in others:
                if self.concurrent(own, other) and not (other is last and site.how == WRITE and self.same(value, address, end)):
                    self.report_race(own, other, byte)
                    return

    def same(self, value, address, end):
        """Whether a store changes nothing."""
        if value is None:
            return False
        type, v = value
        data = struct.pack("<f" if type == "f32" else "<d", v) if type[0] == "f" else (v & (1 << 64) - 1).to_bytes(8, "little")
        return self.instance.read(address, end - address) == data[: end - address]

    def concurrent(self, a, b):
        """Whether nothing orders two accesses."""
        run, other = a[0], b[0]
        if run is other:
            return a[1] != b[1] and a[2] == b[2]
        for (p, at), (q, there) in zip([*run.path, (run.place, None)], [*other.path, (other.place, None)], strict=False):
            if p is not q:
                return p not in self.after.get(q, ()) and q not in self.after.get(p, ())
            if at != there:
                return True
        return False

    # -- words
    def pointer(self, r):
        return f"input {r[3]} of node {self.run_now.place.label}"

    def instance_text(self, run, at):
        x, y, z = at
        inner = "".join(f" in instance {where} of {p.label}" for p, where in run.path[::-1] if where != (0, 0, 0))
        return f"instance ({x}, {y}, {z}) of node {run.place.label}{inner}"

    def who(self, site):
        at = f" at {site.place}" if site.place else f" in {site.function}"
        return f"{self.instance_text(self.run_now, self.at)}{at} {site.how}"

    def report_race(self, own, other, byte):
        mine, theirs = self.sites[own[3]], self.sites[other[3]]
        where = next((f" ({self.pointer(r)}, byte {byte - r[0]})" for r in self.run_now.ranges if r[0] <= byte < r[1]), "")
        place = f" at {theirs.place}" if theirs.place else f" in {theirs.function}"
        self.report("race", (min(own[3], other[3]), max(own[3], other[3])),
                    f"{self.who(mine)} {byte:#x}{where}, which {self.instance_text(other[0], other[1])}{place} {theirs.how}: nothing orders the two")  # fmt: skip

    def report(self, kind, key, text):
        if (kind, key) not in self.known:
            self.known.add((kind, key))
            self.faults.append((kind, text))


KINDS = {"race": "data race", "in": "write to an input", "beyond": "outside of a pointer's memory", "scratch": "scratch memory that nobody wrote"}


def check(data, name, argv, opts):
    """Run a program under the checkers: (exit status, faults)."""
    from allvm.graph.policy import Fixed
    from allvm.graph.runtime import attach
    from allvm.interp._core import Program
    from allvm.ir.decode import decode
    from allvm.ir.encode import encode
    from allvm.launch import launch, run_main
    from allvm.run import host_state

    module = decode(data)
    if not module.nodes:
        raise UsageError(f"{name}: has no dataflow graphs")
    changed = instrument.Instrumented(module)
    program = Program(encode(changed.module), name)
    table = {}

    def late(name):
        def call(*args):
            return table[name](*args)

        return call

    own = {n: late(n) for n in (instrument.BEGIN, instrument.TOUCH, instrument.RANGE, instrument.SCRATCH, instrument.PASSED, *instrument.STORE.values())}
    instance = launch(program, host_state(opts), argv, allow_undefined=opts.allow_undefined, own=own, max_memory=opts.max_memory,
                      stack_size=opts.stack, fuel=opts.fuel, timeout=opts.timeout)  # fmt: skip
    runtime = attach(instance, data, device="sequential", scratch=opts.scratch, cache=False)
    checker = Checker(instance, changed.sites, opts.limit)
    table.update(checker.hooks())
    runtime.device = runtime.executor.interpreter = checker
    runtime.executor.policy = Fixed(checker, runtime.profile)
    run = runtime.executor.run

    def fresh(plan, inputs):
        if plan not in checker.parents and not any(p is plan for p in checker.parents.values()):
            checker.know(plan)
        checker.forget()
        return run(plan, inputs)

    runtime.executor.run = fresh
    sys.stdout.flush()
    return run_main(instance), checker.faults


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm check --help")
    from allvm.load import load_program

    data = load_program(opts.rest[0], allow_undefined=opts.allow_undefined, opt="1")
    status, faults = check(data, opts.rest[0], opts.rest, opts)
    if getattr(opts, "json", False):
        import json

        print(json.dumps({"status": status, "faults": [{"kind": k, "text": t} for k, t in faults]}))
    for kind, text in faults:
        sys.stderr.write(f"allvm-vm: {KINDS[kind]}: {visible(text)}\n")
    return 1 if faults else status

