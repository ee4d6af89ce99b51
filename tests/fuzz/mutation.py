"""Mutants of modules: each is rejected, or runs to a result, a trap or its fuel limit. Nothing else may happen.

    python -m tests.fuzz.mutation [--seconds N] [--count N] [--seed N] [--jobs N]

Mutants are of `.avm` bytes and of assembled modules, made from the corpus' and the benchmarks' programs. They run in processes of
their own: a crash or a hang is reported with the seed and the bytes, kept in build/fuzz/mutation.
"""

import argparse
import functools
import hashlib
import itertools
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz import workers
from tests.mutate import fix_checksum, mutants, mutate_module

ROOT = Path(__file__).parent.parent.parent
KEEP = ROOT / "build" / "fuzz" / "mutation"
BATCH = 250
BATCH_LIMIT = 240.0
FUEL = 20_000
RUN_SECONDS = 5.0
PROGRAMS = (
    "kind_phi_swap kind_computed_goto kind_varargs setjmp fnptr switch_dense weak_alias constructors malloc qsort atomics gep "
    "int128 float_f64 mem_intrinsics alloca long_double printf_string file_io string regex iconv glob"
).split()


GRAPHS = "stages histo sgemm".split()
CXX_PROGRAMS = "throw_order throw_loops throw_longjmp throw_rethrow".split()


@functools.cache
def modules():
    """Bytes of the modules that mutants are made of: linked programs, small and with all kinds of sections."""
    from allvm.build import build_program

    from tests.c.corpus import programs
    from tests.c.producers import module_bytes, producers
    from tests.cxx import corpus as cxx

    found = [module_bytes(programs()[n], producers()["default"], level) for n in PROGRAMS for level in ("0", "2")]
    found += [build_program([str(ROOT / "bench" / "hpvm" / f"{name}.c")]) for name in GRAPHS]
    return found + [cxx.module_bytes(cxx.programs()[n], level) for n in CXX_PROGRAMS for level in ("0", "2")]


def _module_mutants(seed, data):
    """Mutants of the Module behind the bytes, encoded; those that cannot be encoded are left out."""
    from allvm.ir.decode import decode
    from allvm.ir.encode import encode

    rng = random.Random(seed)
    original = decode(data)
    while True:
        try:
            yield fix_checksum(encode(mutate_module(rng, original, rng.choice((1, 1, 2, 4)))))
        except Exception:
            continue


def batch(seed):
    """The mutants of one seed: half of bytes, half of modules."""
    data = modules()[seed % len(modules())]
    maker = mutants if seed // len(modules()) % 2 == 0 else _module_mutants
    return itertools.islice(maker(seed, data), BATCH)


def run_one(data, folder):
    """What became of it: 'rejected', 'result', or 'trap KIND'."""
    from allvm.interp._core import Program
    from allvm.interp._host import HostState
    from allvm.ir.errors import AllvmError, FormatError, GuestExit, LinkError, Trap, VerifyError
    from allvm.launch import Graphs, launch, run_main

    try:
        program = Program(data, "mutant")
    except (FormatError, VerifyError, LinkError):
        return "rejected"
    with open(os.devnull, "r+b") as null:
        fd = null.fileno()
        try:
            host = HostState(dirs=[(folder, ".", True)], env={}, stdin_fd=fd, stdout_fd=fd, stderr_fd=fd)
            instance = launch(program, host, ("program", "8"), allow_undefined=True, fuel=FUEL, timeout=RUN_SECONDS, max_memory=64 << 20)
            graphs = Graphs(instance, data, device="sequential", cache=False)
            try:
                run_main(instance)
                graphs.finish()
            finally:
                graphs.close()
        except Trap as e:
            return f"trap {e.kind}"
        except GuestExit:
            return "result"
        except AllvmError:  # checked when it is first called, or too large for the memory limit
            return "rejected"
        return "result"


def work(job):
    """Run the mutants of a seed. Before each, its bytes go to a file, so that a crash leaves them behind."""
    seed, first, note = job
    counts = {}
    with tempfile.TemporaryDirectory() as folder, open(note, "wb", buffering=0) as f:
        for i, data in enumerate(batch(seed)):
            if i < first:
                continue
            f.seek(0)
            f.truncate()
            f.write(i.to_bytes(4, "little") + data)
            start = time.monotonic()
            try:
                kind = run_one(data, folder)
            except Exception as e:
                kind = f"error {type(e).__name__}: {e}"
                _keep(data, seed, kind)
            if time.monotonic() - start > RUN_SECONDS + 5:
                kind = "error: the time limit did not stop it"
                _keep(data, seed, kind)
            counts[kind] = counts.get(kind, 0) + 1
    return counts


def _keep(data, seed, why):
    KEEP.mkdir(parents=True, exist_ok=True)
    name = KEEP / f"{hashlib.sha256(data).hexdigest()[:16]}.avm"
    name.write_bytes(data)
    with open(KEEP / "log.txt", "a") as f:
        f.write(f"{name.name} seed {seed}: {why}\n")
    return name


class Tally:
    def __init__(self):
        self.counts = {}
        self.faults = []
        self.start = time.monotonic()

    @property
    def total(self):
        return sum(self.counts.values())

    def add(self, counts):
        for kind, n in counts.items():
            self.counts[kind] = self.counts.get(kind, 0) + n
            if kind.startswith("error"):
                self.faults.append(kind)

    def line(self):
        c = self.counts
        traps = sum(n for k, n in c.items() if k.startswith("trap"))
        rate = self.total / max(0.001, time.monotonic() - self.start)
        return f"mutants: {self.total}: {c.get('rejected', 0)} rejected, {c.get('result', 0)} run, {traps} trap, {len(self.faults)} faults; {rate:.0f}/s"


def jobs_for(first, count, seconds, retry, folder):
    """Jobs until enough mutants were started or the time is over; what is left of crashed batches comes first."""
    end = time.monotonic() + seconds if seconds else None
    for seed in itertools.count(first):
        while retry:
            yield retry.pop()
        if (count is not None and (seed - first) * BATCH >= count) or (end and time.monotonic() > end):
            return
        yield (seed, 0, os.path.join(folder, f"{seed}"))


def run(first, count, seconds, jobs, progress=True):
    """The Tally of mutants from seed `first` on."""
    tally = Tally()
    retry = []
    modules()  # made once, here, not by every worker
    with tempfile.TemporaryDirectory() as folder:
        for (seed, _, note), outcome in workers.run(work, jobs_for(first, count, seconds, retry, folder), BATCH_LIMIT, jobs):
            if outcome.kind == "done":
                tally.add(outcome.value)
                os.unlink(note)
            else:
                _fault(tally, retry, seed, note, outcome)
            if progress:
                print(f"\r{tally.line()}", end="", file=sys.stderr, flush=True)
        for (seed, _, note), outcome in workers.run(work, iter(retry[:]), BATCH_LIMIT, 1) if retry else ():
            tally.add(outcome.value) if outcome.kind == "done" else _fault(tally, [], seed, note, outcome)
    if progress:
        print(file=sys.stderr)
    return tally


def _fault(tally, retry, seed, note, outcome):
    """A batch did not come back: say which mutant it was, and queue what follows it."""
    raw = Path(note).read_bytes()
    index, data = int.from_bytes(raw[:4], "little"), raw[4:]
    why = f"{outcome.kind} {outcome.value if outcome.kind == 'crash' else ''}".strip()
    name = _keep(data, seed, why if outcome.kind != "error" else outcome.value)
    tally.faults.append(why)
    tally.counts[why] = tally.counts.get(why, 0) + 1
    print(f"\nseed {seed}, mutant {index}: {why}: {name.relative_to(ROOT)}", file=sys.stderr)
    if index + 1 < BATCH:
        retry.append((seed, index + 1, note))


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m tests.fuzz.mutation", description=__doc__.splitlines()[0])
    p.add_argument("--seconds", type=float, help="stop starting batches after this time")
    p.add_argument("--count", type=int, help="the number of mutants (default: 100000 unless --seconds is given)")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=2)
    o = p.parse_args(argv)
    count = o.count if o.count is not None else None if o.seconds else 100_000
    tally = run(o.seed, count, o.seconds, o.jobs)
    for kind, n in sorted(tally.counts.items(), key=lambda k: -k[1]):
        print(f"{n:8} {kind}")
    print(tally.line())
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
