"""`allvm-vm lockstep`: the interpreter and native code side by side, up to the first thing that differs.

Both run a module that reports every call and return (vm/instrument.py), so each run is a list of events, and the
two lists must be equal. The guest's memory is compared at some of the events, then at more of them around the first difference, until
that is known to one event. Then the function that ran just before it is run again, each of its instructions an event.
"""

import os
import tempfile
import zlib
from array import array
from dataclasses import dataclass

from allvm.ir.errors import FormatError, UsageError
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, parse, positive_int
from allvm.visible import visible

STEP = 1 << 24  # numbers of events: functions below, returns their complement, steps from here on
MARKS = 40  # events at which memory is compared in one run
_LEFT_OUT = ("--dispatch", "--no-fused-ops", "--no-accumulators", "--stats", "--json", "--tier", "--plan", "--no-cache", "--perf", "--gdb", "--loose-traps")
FLAGS = (
    Flag("--tier", "TIER", "what to hold against the interpreter: quick, opt or auto (default opt)", str, "opt"),
    Flag("--plan", "FILE", "which functions are native: lines FUNCTION quick|opt [CALL]; the others are interpreted on both sides"),
    Flag("--function", "NAME", "watch the calls of this function only; may be repeated (default all)", repeat=True),
    Flag("--steps", "N", "how many events of one run are recorded at most (default 5000000)", positive_int, 5_000_000),
    Flag("--stdin", "FILE", "what each run reads as its input (by default what this command gets, unless that is a terminal)"),
    *(f for f in RUN_FLAGS if f.name not in _LEFT_OUT),
)
HELP = """usage: allvm-vm lockstep [options] PROGRAM [arguments]

Compares interpreter and native code at every call and return: arguments, results, and the guest's
memory. Status 1: they differ; the first call and the first instruction that do are shown.

  allvm-vm lockstep --tier opt prog.avm 10

options:"""


class Stop(BaseException):
    """A run has shown what it was made for. No Exception: those that leave a node are kept until someone waits for the graph."""


class Watch:
    """What the hooks of one run call. After the run: `log` of hashes or `different`, the number of the first event that is not as in the log."""

    def __init__(self, expected=None, marks=(), memories=None, limit=1 << 62, stop=None, fine=None, **left_out):
        """expected: the log to compare with. marks: events at which memory is looked at; memories: {event: digest} to compare with.
        stop: the event to stop at. fine: the event (a call) whose steps are wanted. left_out: as for `digest`."""
        self.log = array("q")
        self.expected, self.marks, self.memories = expected, frozenset(marks), memories
        self.digests, self.limit, self.stop, self.fine = {}, limit, stop, fine
        self.left_out = left_out
        self.n = 0
        self.stack = []  # (number of the function, event of its call)
        self.different = None  # (event, "value" or "memory")
        self.event = self.previous = None
        self.instance = None

    def enter(self, number, values):
        self.see(number, values)
        self.stack.append((number, self.n - 1))
        return self.fine == self.n - 1

    def leave(self, number, values):
        self.see(~number, values)
        while self.stack and self.stack.pop()[0] != number:
            pass  # a longjmp left it

    def step(self, number, values):
        self.see(STEP + number, values)

    def see(self, number, values):
        n = self.n
        self.n = n + 1
        event = (number, values)
        key = hash(event)
        if self.expected is None:
            self.log.append(key)
        elif n >= len(self.expected) or self.expected[n] != key:
            self.different = n, "value"
        if n in self.marks:
            self.digests[n] = digest(self.instance, **self.left_out)
            if self.memories is not None and self.different is None and self.memories.get(n) != self.digests[n]:
                self.different = n, "memory"
        if n == self.stop or self.different or n >= self.limit:
            self.event = event
            raise Stop
        self.previous = event


def digest(instance, jumps=False, nans=False):
    """The guest's memory in short. jumps: leave out the content of jump buffers, which differs by nature. nans: leave out NaNs."""
    from allvm.measure import used_words, without_jumps, without_nans

    words, layout = used_words(instance), instance.layout
    if jumps:
        words = without_jumps(words, layout)
    if nans:
        words = without_nans(words)
    return zlib.crc32(words), len(words), layout["heap_end"]


@dataclass
class Difference:
    """The first event at which two runs differ. `event`, `other`: the interpreter's and the native (number, values), None where the run had ended.

    stack: the interpreter's watched functions at that point, outermost first: (number, event of the call). previous: the event before."""

    at: int
    what: str  # value, memory, end
    event: tuple | None
    other: tuple | None
    stack: list
    previous: tuple | None
    text: str = ""


class Side:
    """One instrumented module, run on either side."""

    def __init__(self, work, instrumented, policy):
        from allvm.ir.encode import encode
        from allvm.ir.verify import verify
        from allvm.measure import Workload

        verify(instrumented.module)
        self.inst, self.policy = instrumented, policy
        self.work = Workload(encode(instrumented.module), work.name, work.argv, work.opts, work.stdin)

    def run(self, watch, native=False):
        """The Outcome of a run, or None when the watch stopped it."""
        from allvm.launch import launch

        def start(*args, **keywords):
            watch.instance = launch(*args, own=self.inst.bindings(watch), **keywords)
            return watch.instance

        try:
            return self.work.run("native" if native else "interp", self.policy(self.inst) if native else None, launch=start)
        except Stop:
            return None


class Search:
    """Finds the first difference between the two sides of a module."""

    def __init__(self, side, fine=None, limit=1 << 62):
        """fine, limit: for the watches."""
        self.side, self.fine, self.limit = side, fine, limit
        self.reference = None
        self.left_out = {"jumps": side.work.has_setjmp, "nans": False}

    def watch(self, **more):
        return Watch(limit=self.limit, fine=self.fine, **self.left_out, **more)

    def first(self):
        """A Difference, or None."""
        found = self.search()
        if found and found.what == "memory" and not found.text and not self.left_out["nans"]:
            self.left_out["nans"] = True  # payloads of NaNs are not defined
            found = self.search()
        return found

    def search(self):
        recorded = self.watch()
        self.reference = self.side.run(recorded)
        log = recorded.log
        self.events = len(log)
        good, end = (self.fine or 0) - 1, len(log) - 1
        found = None
        while True:
            marks = spaced(good + 1, end)
            theirs = self.watch(marks=marks, stop=end)
            self.side.run(theirs)
            ours = self.watch(expected=log, marks=marks, memories=theirs.digests, stop=None if found is None else end)
            outcome = self.side.run(ours, native=True)
            if ours.different is None and found is None:
                return self.at_the_end(ours, outcome, log)
            if ours.different is not None:
                found = ours.different
            end = found[0]
            # A value that differs may come from memory that has long differed.
            good = max([m for m in marks if m < end and theirs.digests.get(m) == ours.digests.get(m)], default=good)
            if end - good <= 1 or (ours.different is None):
                return self.describe(*found)

    def at_the_end(self, ours, outcome, log):
        """No event differs: do the ends of the runs?"""
        from allvm.measure import differences

        if outcome is None or self.reference is None:  # the limit of events
            return None
        if ours.n == len(log):
            texts = differences(self.reference, outcome)
            if not texts:
                return None
        else:
            texts = [f"interp goes on, native ends with {outcome.ended()}"]
        found = self.describe(ours.n, "end")
        found.text = "; ".join(texts)
        return found

    def describe(self, at, what):
        mine, other = self.watch(stop=at), self.watch(stop=at)
        a, b = self.side.run(mine), self.side.run(other, native=True)
        text = ""
        if what == "memory" and a is None and b is None:
            text = memory_text(self.side.work, mine, other)
        return Difference(at, what, mine.event, other.event, mine.stack, mine.previous, text)


def memory_text(work, mine, other):
    from allvm.measure import Outcome, memory_differences

    a, b = (Outcome(tier, 0, None, b"", b"", instance=w.instance, work=work) for tier, w in (("interp", mine), ("native", other)))
    found = memory_differences(a, b)
    return found[0] if found else ""


def spaced(first, last):
    """Some of the events from first to last, both included."""
    if last < first:
        return []
    n = min(MARKS, last - first + 1)
    return sorted({first + (last - first) * i // max(1, n - 1) for i in range(n)})


# -- the whole of it


class Lockstep:
    """A program on both sides. `run` gives lines of text and whether something differs."""

    def __init__(self, path, argv, opts):
        from allvm.ir.decode import decode
        from allvm.load import load_for
        from allvm.measure import Workload, read_stdin

        self.opts = opts
        data = load_for(path, opts, argv)
        try:
            self.module = decode(data, path)
            self.work = Workload(data, os.path.basename(path), argv, opts)
        except FormatError as e:
            raise FormatError.of(path, e) from None
        self.work.stdin = read_stdin(self.work.program, opts.stdin)
        self.first = len(self.module.import_funcs)
        self.chosen = self._chosen()
        self.plan = self._plan()

    def _chosen(self):
        every = range(self.first, self.first + len(self.module.functions))
        if not self.opts.function:
            return list(every)
        by_name = {self.module.func_name(i): i for i in every}
        for name in self.opts.function:
            if name not in by_name:
                raise UsageError(f"the program has no function {name}; see allvm-vm info --functions")
        return [by_name[n] for n in dict.fromkeys(self.opts.function)]

    def _plan(self):
        from allvm.load import read_file
        from allvm.policy import read_plan

        if not self.opts.plan:
            if self.opts.tier not in ("quick", "opt", "auto"):
                raise UsageError(f"--tier {self.opts.tier}: the interpreter is held against quick, opt or auto")
            return None
        return read_plan(read_file(self.opts.plan).decode("utf-8", "replace"), self.opts.plan)

    def policy(self, inst):
        """The Policy for an instrumented module, with what the plan names in its numbers."""
        from allvm.policy import Policy

        if self.plan is None:
            return Policy(self.opts.tier, threshold=self.opts.jit_threshold)
        plan = []
        for function, tier, call in self.plan:
            index = function if isinstance(function, int) else self.work.program.function_index(function)
            if not self.first <= index < self.first + len(self.module.functions):
                raise UsageError(f"plan: {function} is no function of the program")
            plan.append((index, tier, call))
        return Policy("interp", plan=[entry for index, tier, call in plan for entry in inst.planned(index, tier, call)])

    def run(self):
        """([lines], whether something differs)"""
        from allvm.instrument import Instrumented
        from allvm.run import grow_stack

        grow_stack()
        with private_cache():
            side = Side(self.work, Instrumented(self.module, self.chosen), self.policy)
            search = Search(side, limit=self.opts.steps)
            found = search.first()
            if found is None:
                how = search.reference.ended() if search.reference else f"stopped after {self.opts.steps:,} events (--steps)"
                return [f"no difference in {search.events:,} calls and returns of {len(self.chosen)} functions; {how}"], False
            if self.unsteady(search, found.at):
                return [f"the program is not repeatable: after {found.at:,} calls and returns interpreted runs differ, too",
                        *self.event_lines(found), *self.narrow(found)], True
            return [f"first difference after {found.at:,} equal calls and returns", *self.event_lines(found), *self.narrow(found)], True

    @staticmethod
    def unsteady(search, at):
        """Whether two interpreted runs already differ at an event."""
        recorded, other = search.watch(stop=at, marks=[at]), search.watch(stop=at, marks=[at])
        search.side.run(recorded)
        search.side.run(other)
        return recorded.log != other.log or recorded.digests != other.digests

    def narrow(self, found):
        """The instruction in the function that ran before the first difference."""
        from allvm.instrument import Instrumented

        active = found.stack
        if not active:
            return ["it lies outside the watched functions"]
        number, call = active[-1]
        function = self.chosen[number]
        lines = [f"in {self.module.func_name(function)}, {place(self.module, function, 0)} (its call is event {call:,})"]
        side = Side(self.work, Instrumented(self.module, self.chosen, function), self.policy)
        search = Search(side, fine=call, limit=call + self.opts.steps)
        step = search.first()
        if step is None:
            return [*lines, "run step by step there is no difference: it shows only where these instructions are optimised together"]
        return lines + self.step_lines(function, step)

    # -- in words
    def event_lines(self, d):
        lines = []
        if d.what == "memory":
            lines.append(f"  at {self.event(d.event)}: {d.text}")
        elif d.what == "end":
            lines.append(f"  {d.text}")
        else:
            lines.append(f"  interp: {self.event(d.event)}")
            lines.append(f"  native: {self.event(d.other)}")
        if d.stack:
            lines.append("  in " + " < ".join(self.module.func_name(self.chosen[n]) for n, _ in reversed(d.stack[-8:])))
        return lines

    def event(self, event):
        if event is None:
            return "the end of the program"
        number, values = event
        if number >= STEP:
            return f"instruction {number - STEP} with {', '.join(map(str, values)) or 'nothing'}"
        name = self.module.func_name(self.chosen[number if number >= 0 else ~number])
        text = ", ".join(map(str, values))
        return f"{name}({text})" if number >= 0 else f"{name} returns {text or 'nothing'}"

    def step_lines(self, function, d):
        at = self.culprit(d)
        if at is None:
            return ["  before its first instruction", *self.event_lines(d)]
        from allvm.ir.disasm import Disassembler

        f = self.module.functions[function - self.first]
        dis = Disassembler(self.module)
        text = dis.instruction(f.code[at], {i: str(i) for i in dis.labels(f)}).strip()
        lines = [f"first instruction that differs: {at}: {text}", f"  {place(self.module, function, at)}"]
        if d.what == "value" and d.event and d.other and d.event[0] == d.other[0]:
            lines += [f"  interp: {', '.join(map(str, d.event[1]))}", f"  native: {', '.join(map(str, d.other[1]))}"]
        else:
            lines += self.event_lines(d)
        return lines

    @staticmethod
    def culprit(d):
        """The index of the instruction that made the difference, None for none of this function."""
        event, previous = d.event, d.previous
        same = event and d.other and event[0] == d.other[0]
        if event and event[0] >= STEP and (same or d.what == "memory" or d.other is None):
            return event[0] - STEP
        return previous[0] - STEP if previous and previous[0] >= STEP else None


def place(module, function, at):
    """Where an instruction comes from: file and line."""
    best = None
    for entry in module.functions[function - len(module.import_funcs)].lines:
        if entry.index > at and best is not None:
            break
        best = entry
    return f"{module.files[best.file]}:{best.line}" if best and best.line else "no source line known"


class private_cache:
    """Native code is kept between the runs of this search, and no longer."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.before = os.environ.get("ALLVM_CACHE")
        os.environ["ALLVM_CACHE"] = self.folder.name

    def __exit__(self, *_):
        if self.before is None:
            del os.environ["ALLVM_CACHE"]
        else:
            os.environ["ALLVM_CACHE"] = self.before
        self.folder.cleanup()


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm lockstep --help")
    lines, different = Lockstep(opts.rest[0], opts.rest, opts).run()
    print("\n".join(map(visible, lines)))
    return int(different)
