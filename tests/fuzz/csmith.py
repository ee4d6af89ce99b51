"""Random C programs by Csmith: native compilers and we must print the same checksum.

    python -m tests.fuzz.csmith [--seconds N] [--count N] [--seed N] [--jobs N] [--levels 0,2] [--ways interpreter,opt]

A program whose native builds disagree, or that runs for longer than five seconds natively, is
passed over. Programs that fail are kept in build/fuzz/csmith with the reason.
"""

import argparse
import functools
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz import workers

ROOT = Path(__file__).parent.parent.parent
KEEP = ROOT / "build" / "fuzz" / "csmith"
INCLUDE = ("/usr/include/csmith", "/usr/include/csmith-2.3.0", "/usr/local/include/csmith", "/usr/local/include/csmith-2.3.0")
NATIVE_LIMIT = 5.0
SLOW = 1.0  # seconds natively, from which on our time limit proves nothing
JOB_LIMIT = 900.0
FLAGS = ["-w", "-fsigned-char", "-ffp-contract=off"]


class Skip(Exception):
    """This program tells nothing, and why."""


@functools.cache
def include_dir():
    """The folder of csmith.h, or None."""
    home = os.environ.get("CSMITH_INCLUDE")
    return next((d for d in ([home] if home else INCLUDE) if os.path.exists(os.path.join(d, "csmith.h"))), None)


def missing():
    """What is not there, or None."""
    if not shutil.which("csmith"):
        return "csmith is not installed"
    if not include_dir():
        return "csmith.h was not found (Debian: libcsmith-dev; or set CSMITH_INCLUDE)"
    if len(native_builds()) < 2:
        return "no two native compilers or levels to compare"
    return None


@functools.cache
def native_builds():
    """Commands of native builds that must agree: clang -O0 and -O2, and gcc as the third opinion."""
    from tests.c.corpus import native_compiler

    clang = native_compiler()
    found = [[*clang, "-O0"], [*clang, "-O2"]]
    if shutil.which("gcc"):
        found.append(["gcc", "-O1"])
    return found


def generate(seed, path):
    subprocess.run(["csmith", "--seed", str(seed), "-o", str(path)], check=True, timeout=60, capture_output=True, cwd=Path(path).parent)


def native_answer(source, folder):
    """What all native builds print, and the seconds it took."""
    answers, took = set(), 0.0
    for i, command in enumerate(native_builds()):
        exe = os.path.join(folder, f"native{i}")
        try:
            subprocess.run([*command, *FLAGS, "-I", include_dir(), str(source), "-o", exe], check=True, timeout=120, capture_output=True)
            start = time.monotonic()
            p = subprocess.run([exe], capture_output=True, timeout=NATIVE_LIMIT)
        except subprocess.TimeoutExpired:
            raise Skip("too slow") from None
        took = max(took, time.monotonic() - start)
        answers.add((p.stdout, p.returncode))
    if len(answers) != 1:
        raise Skip("native compilers disagree")
    return *answers.pop(), took


class Guest:
    """A program as the corpus' ways of running want it: no input, no arguments, no files."""

    name, stdin, env, needs_dir, args = "csmith", b"", {}, False, ()


def our_answers(source, level, ways):
    """(way, output, status) of the program compiled at a level, by each way of running; a trap's status is ('trap', kind)."""
    from allvm.build import compile_to_module
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    from tests.c.ways import WAYS

    module = compile_to_module([str(source)], flags=[f"-O{level}", *FLAGS, "-I", include_dir()])
    verify(module)
    data = encode(module)
    for way in ways:
        result = WAYS[way](data, Guest, Guest)
        yield way, result.stdout, result.status


def check(job):
    """Check one (seed, levels, ways): None when all is well, ('skip', why) when passed over, ('wrong', what) when not."""
    seed, levels, ways = job
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, f"seed{seed}.c")
        generate(seed, source)
        try:
            want, status, took = native_answer(source, folder)
        except Skip as e:
            return ("skip", str(e))
        for level in levels:
            try:
                for way, *got in our_answers(source, level, ways):
                    if got[1] == ("trap", "timeout") and took > SLOW:
                        return ("skip", "too slow for an interpreter")
                    if got != [want, status]:
                        _keep(seed, source)
                        return ("wrong", f"-O{level}, {way}: {_text(got)}; natively {_text((want, status))}")
            except Exception as e:
                _keep(seed, source)
                return ("wrong", f"-O{level}: {type(e).__name__}: {e}")
    return None


def _text(answer):
    out, status = answer
    return f"{out[-60:].decode(errors='replace').strip()!r}, status {status}"


def _keep(seed, source):
    KEEP.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, KEEP / f"seed{seed}.c")


class Tally:
    """Counts, and the line that shows them."""

    def __init__(self):
        self.good = self.skipped = 0
        self.failures = []
        self.start = time.monotonic()

    @property
    def compared(self):
        return self.good + len(self.failures)

    def add(self, seed, outcome):
        if outcome.kind == "done" and outcome.value is None:
            self.good += 1
        elif outcome.kind == "done" and outcome.value[0] == "skip":
            self.skipped += 1
        else:
            what = outcome.value[1] if outcome.kind == "done" else f"{outcome.kind} {outcome.value}"
            self.failures.append((seed, what))
            print(f"\nseed {seed}: {what}", file=sys.stderr)

    def line(self):
        seconds = time.monotonic() - self.start
        return f"csmith: {self.good} agree, {self.skipped} passed over, {len(self.failures)} fail, {seconds:.0f} s"


def seeds(first, count, seconds, tally):
    """Seeds until `count` programs were compared or the time is over."""
    end = time.monotonic() + seconds if seconds else None
    seed = first
    while (count is None or tally.compared < count) and (end is None or time.monotonic() < end):
        yield seed
        seed += 1


def run(first, count, seconds, jobs, levels, ways=("interpreter",), progress=True):
    """Check seeds from `first` on; the Tally."""
    tally = Tally()
    work = ((s, levels, ways) for s in seeds(first, count, seconds, tally))
    for (seed, *_), outcome in workers.run(check, work, JOB_LIMIT, jobs):
        if outcome.kind in ("crash", "hang"):  # the worker could not keep it
            KEEP.mkdir(parents=True, exist_ok=True)
            generate(seed, KEEP / f"seed{seed}.c")
        tally.add(seed, outcome)
        if progress:
            print(f"\r{tally.line()}", end="", file=sys.stderr, flush=True)
    if progress:
        print(file=sys.stderr)
    return tally


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m tests.fuzz.csmith", description=__doc__.splitlines()[0])
    p.add_argument("--seconds", type=float, help="stop starting programs after this time")
    p.add_argument("--count", type=int, help="how many programs to compare (default: 300 unless --seconds is given)")
    p.add_argument("--seed", type=int, default=1, help="the first seed")
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--levels", default="0,2", help="optimisation levels of ours")
    p.add_argument("--ways", default="interpreter", help="ways of running, see tests/c/ways.py: interpreter,quick,opt,auto,stress")
    o = p.parse_args(argv)
    if missing():
        print(f"csmith: {missing()}", file=sys.stderr)
        return 2
    count = o.count if o.count is not None else None if o.seconds else 300
    tally = run(o.seed, count, o.seconds, o.jobs, o.levels.split(","), o.ways.split(","))
    print(tally.line())
    if tally.failures:
        print(f"failing seeds: {', '.join(str(s) for s, _ in tally.failures)}; kept in build/fuzz/csmith")
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
