"""One run of a program in a tier, as `compare` and `lockstep` make them: in a fresh instance, with its input replayed and its output caught.

Times are CPU time of the thread that runs the guest; what other threads use meanwhile is compilation.
"""

import functools
import hashlib
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field

from allvm.ir.errors import Trap, UsageError

SEED = 20  # of the host library's random numbers, which must be the same in every run


@dataclass
class Outcome:
    """What a run did, and what it cost in seconds. `memory`: a digest, None where native recursion ended elsewhere; `instance`: with its final memory."""

    tier: str
    status: int
    trap: tuple | None  # (kind, function, file, line)
    out: bytes
    err: bytes
    memory: str | None = None
    run: float = 0.0
    compile: float = 0.0
    wall: float = 0.0
    errors: list = field(default_factory=list)
    instance: object = None
    tiers: object = None
    work: object = None

    def ended(self):
        """How the program ended, in words."""
        if self.trap is None:
            return f"exit status {self.status}"
        kind, function, file, line = self.trap
        return f"trap {kind} in {function}" + (f" at {file}:{line}" if file else "")


class Workload:
    """A program with its arguments, its input and its limits, to be run any number of times."""

    def __init__(self, data, name, argv, opts, stdin=b""):
        from allvm.interp._core import Program

        self.data, self.name, self.argv, self.opts, self.stdin = data, name, list(argv), opts, stdin
        self.program = Program(data, name)

    @functools.cached_property
    def has_setjmp(self):
        """Whether the program may keep jump buffers in its memory."""
        from allvm.ir import isa
        from allvm.ir.decode import decode

        setjmp = isa.opcode("setjmp")
        return any(insn[0] == setjmp for f in decode(self.data).functions for insn in f.code)

    def host(self, stdin, out, err):
        from allvm.interp._host import HostState

        opts = self.opts
        dirs = [(h, g, True) for h, g in opts.dir] + [(h, g, False) for h, g in opts.dir_ro]
        for h, _, _ in dirs:
            if not os.path.isdir(h):
                raise UsageError(f"--dir {h}: no such directory")
        return HostState(dirs=dirs, env=dict(opts.env), stdin_fd=stdin.fileno(), stdout_fd=out.fileno(), stderr_fd=err.fileno(), seed=SEED)

    def limits(self):
        opts = self.opts
        return {"allow_undefined": opts.allow_undefined, "max_memory": opts.max_memory, "stack_size": opts.stack,
                "fuel": opts.fuel, "timeout": opts.timeout}  # fmt: skip

    def run(self, tier, policy=None, launch=None, prepare=None, **more):
        """An Outcome. policy: None to interpret. launch: makes the instance instead of `allvm.launch.launch`;
        more: keywords of it. prepare: called with the Tiers before the start."""
        from allvm.launch import Graphs
        from allvm.launch import launch as usual
        from allvm.tiers import Tiers

        with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            stdin.write(self.stdin)
            stdin.seek(0)
            instance = (launch or usual)(self.program, self.host(stdin, out, err), self.argv, **self.limits(), **more)
            # Nodes run one instance after the other, in the tier like any other function, so that runs can be compared event by event.
            graphs = Graphs(instance, self.data, device="sequential", scratch=self.opts.scratch)
            before = time.process_time()  # of all threads: what is compiled before the start is compiled in one of its own
            tiers = None
            if policy is not None:
                tiers = Tiers(instance, self.data, policy)
                tiers.__enter__()
                if prepare is not None:
                    prepare(tiers)
            compiled = time.process_time() - before
            # Parts are begun and ended in this order so that none is counted twice.
            wall, cpu, own = time.perf_counter(), time.process_time(), time.thread_time()
            try:
                status, trap = _run(instance, graphs)
            finally:
                own = time.thread_time() - own
                graphs.close()
                if tiers is not None:
                    tiers.__exit__(None, None, None)
            others = max(0.0, time.process_time() - cpu - own)
            outcome = Outcome(tier, status, trap, _content(out), _content(err), run=own, wall=time.perf_counter() - wall,
                              compile=compiled + others if policy else 0.0, instance=instance, tiers=tiers, work=self)  # fmt: skip
        if tiers is not None:
            outcome.errors = [str(e) for e in tiers.errors]
        if trap is None or (trap[0] != "stack" and (policy is None or policy.precise)):
            outcome.memory = hashlib.blake2b(memory(instance), digest_size=16).hexdigest()
        return outcome


def _run(instance, graphs):
    from allvm.launch import run_main

    try:
        status = run_main(instance)
        graphs.finish()
        return status, None
    except Trap as e:
        if e.kind in ("timeout", "interrupt"):
            raise
        return e.status, (e.kind, *(e.frames[0] if e.frames else ("?", None, 0)))


def _content(file):
    file.seek(0)
    return file.read()


def memory(instance):
    """All of an instance's memory, without a copy."""
    lo, hi = instance.layout["stack_lo"], instance.layout["heap_end"]
    return instance.view(lo, hi - lo, readonly=True)


READERS = ("stdin", "getchar", "getwchar", "scanf", "gets", "read", "fdopen", "lseek", "stat")


def reads_input(program):
    """Whether a program may read its standard input, by the names that it imports."""
    names = [x[0] for x in (*program.import_funcs, *program.import_data)]
    return any(part in name for name in names for part in READERS)


def read_stdin(program, path=None):
    """What every run gets as its input: a file, or this command's own input, unless it is a terminal or of no use."""
    if path:
        from allvm.load import read_file

        return read_file(path)
    if sys.stdin is None or sys.stdin.isatty() or not reads_input(program):
        return b""
    return sys.stdin.buffer.read()


# -- where two runs differ


def differences(a, b, same_engine=True):
    """Where run b differs from run a: texts. same_engine: whether traps and memory can be compared, too."""
    found = []
    if not same_engine and a.trap:
        return found
    if (a.trap, a.status) != (b.trap, b.status):
        found.append(f"{a.tier} ends with {a.ended()}, {b.tier} with {b.ended()}")
    for name, x, y in (("standard output", a.out, b.out), ("standard error", a.err, b.err)):
        if x != y:
            at = next((i for i, (p, q) in enumerate(zip(x, y)) if p != q), min(len(x), len(y)))
            line = x.count(b"\n", 0, at) + 1
            found.append(f"{name} differs at byte {at}, line {line}: {_excerpt(x, at)} in {a.tier}, {_excerpt(y, at)} in {b.tier}")
    if same_engine and a.memory != b.memory and a.memory and b.memory:
        found += memory_differences(a, b)
    return found


def _excerpt(text, at):
    return repr(text[at : at + 24].decode("utf-8", "replace")) if at < len(text) else "the end"


def memory_differences(a, b):
    """The first byte at which final memories differ, if they do by more than what is not defined."""
    import numpy as np

    if a.instance.layout != b.instance.layout:
        return [f"memory: {a.tier} ends with the heap up to {a.instance.layout['heap_end']:#x}, {b.tier} with {b.instance.layout['heap_end']:#x}"]
    lo = a.instance.layout["stack_lo"]
    x, y = (np.frombuffer(memory(o.instance), np.uint32) for o in (a, b))
    words = np.flatnonzero(x != y)
    if words.size and a.work.has_setjmp:
        x, y = (without_jumps(v.view(np.uint64), o.instance.layout).view(np.uint32) for v, o in ((x, a), (y, b)))
        words = np.flatnonzero(x != y)
    words = words[~_both_nan(x, y, words)]
    if not words.size:
        return []
    w = int(words[0])
    old, new = (int(v[w]).to_bytes(4, "little") for v in (x, y))
    address = lo + 4 * w + next(i for i in range(4) if old[i] != new[i])
    return [f"memory differs first at {address:#x} ({place(a.instance, address)}), in {words.size} words of 4 bytes in all: "
            f"{old.hex(' ')} in {a.tier}, {new.hex(' ')} in {b.tier}"]  # fmt: skip


def used_words(instance):
    """An instance's memory as 64-bit words, without the part of the stack that is all zeros."""
    import numpy as np

    words = np.frombuffer(memory(instance), np.uint64)
    step, at = 8192, 0
    while at + step < len(words) and not words[at : at + step].any():
        at += step
    return words[at:]


def without_jumps(words, layout):
    """A copy of memory, as 64-bit words, without what only its engine understands in jump buffers.

    Such a buffer is two words: the second has a stack address below, and a place in internal code above.
    """
    import numpy as np

    words = words.copy()
    low, high = words & np.uint64(0xFFFFFFFF), words >> np.uint64(32)
    found = np.flatnonzero((high != 0) & (high < 1 << 28) & (low >= layout["stack_lo"]) & (low <= layout["stack_hi"]))
    words[found] = low[found]
    words[found - 1] &= np.uint64(0xFFFFFFFFFF000000)
    return words


def without_nans(words):
    """A copy of 64-bit words in which all that may be a NaN, f64 or f32, is 0: their payloads are not defined."""
    import numpy as np

    words = words.copy()
    words[(words & np.uint64(0x7FFFFFFFFFFFFFFF)) > np.uint64(0x7FF0000000000000)] = 0
    halves = words.view(np.uint32)
    halves[(halves & np.uint32(0x7FFFFFFF)) > np.uint32(0x7F800000)] = 0
    return words


def _both_nan(x, y, words):
    """Whether differing 32-bit words may be parts of NaNs, f32 or f64, on both sides: their payloads are not defined."""
    import numpy as np

    def nan32(v):
        return (v & 0x7FFFFFFF) > 0x7F800000

    pair = np.minimum(words | 1, len(x) - 1)

    def nan64(v):
        return ((v[pair] & 0x7FF00000) == 0x7FF00000) & (((v[pair] & 0xFFFFF) != 0) | (v[pair - 1] != 0))

    return (nan32(x[words]) & nan32(y[words])) | (nan64(x) & nan64(y))


def place(instance, address):
    """What a guest address lies in, in words."""
    layout = instance.layout
    if address < layout["stack_hi"]:
        return "the stack"
    if address >= layout["heap_lo"]:
        return "the heap"
    best = None
    for name, (kind, index, offset, _) in instance.program.symbols.items():
        if kind == "data":
            at = instance.addresses[0][index] + offset
            if at <= address and (best is None or at > best[0]):
                best = at, name
    return f"{best[1]}+{address - best[0]}" if best else "data"
