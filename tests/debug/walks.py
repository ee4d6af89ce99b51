"""Random walks through the time of programs: wherever one comes from, the state at a point of time is the same.

    python -m tests.debug.walks [--walks N] [--steps N] [--seed N]

A state's hash covers the place, all frames with their registers, the guest's stack pointer and all of its memory. At the first
visit it comes from the process that runs the program for the first time, or from a repetition; every later visit, from
whichever snapshot, must give the same, and what the program had written by then, too.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent / "programs"
#: name: (source, driver, switches of allvm-vm debug)
PROGRAMS = {
    "world": (HERE / "world.c", "cc", ["--dir", "DIR", "--stdin", "STDIN"]),
    "jumps": (HERE / "jumps.c", "cc", []),
    "fault": (HERE / "fault.c", "cc", []),
    "qsort": (ROOT / "tests/c/qsort.c", "cc", []),
    "fuel": (HERE / "jumps.c", "cc", ["--fuel", "90"]),
    "queens": (ROOT / "examples/queens.c", "cc", []),
    "throw_loops": (ROOT / "tests/cxx/throw_loops.cpp", "c++", []),
    "throw_callbacks": (ROOT / "tests/cxx/throw_callbacks.cpp", "c++", []),
    "pipeline": (ROOT / "examples/hpvm/pipeline.c", "cc", []),
}
ARGUMENTS = {"queens": ["6"]}


def compile_program(name, folder):
    """The module of a program, compiled into a folder."""
    from allvm.cc import main, main_cxx

    source, driver, _ = PROGRAMS[name]
    out = os.path.join(folder, f"{name}.avm")
    status = (main_cxx if driver == "c++" else main)(["-O2" if "hpvm" in str(source) else "-O1", str(source), "-o", out])
    if status:
        raise RuntimeError(f"{source} cannot be compiled")
    return out


def open_program(name, module, folder):
    """A debugging session of it."""
    from allvm.debug.command import FLAGS, open_input, open_session
    from allvm.options import parse

    work, given = os.path.join(folder, "work"), os.path.join(folder, "stdin")
    os.makedirs(work, exist_ok=True)
    with open(given, "w") as f:
        f.write("one\ntwo\nthree\n")
    switches = [{"DIR": f"{work}=/work", "STDIN": given}.get(x, x) for x in PROGRAMS[name][2]]
    opts = parse(["--stack", "128K", *switches, module, *ARGUMENTS.get(name, [])], FLAGS)
    return open_session(module, opts, opts.rest, open_input(opts))


class Walker:
    """Walks in one session, and remembers what it has seen."""

    def __init__(self, session, rng):
        self.session, self.rng = session, rng
        self.seen = {}  # time -> (hash, output)
        self.moves = Counter()
        self.compared = 0

    def look(self, how):
        m = self.session.machine
        state = m.digest(), tuple(m.outputs())
        known = self.seen.setdefault(m.time, state)
        if known is not state:
            self.compared += 1
            if known != state:
                what = "state" if known[0] != state[0] else "output"
                raise AssertionError(f"another {what} at time {m.time} of {m.last}, after {how}")

    def walk(self, steps):
        """One walk from wherever it stands."""
        for _ in range(steps):
            how = self.move()
            self.moves[how] += 1
            self.look(how)

    def move(self):
        s, rng = self.session, self.rng
        m = s.machine
        back = [s.back, s.back_step, s.backi, s.back_nexti, s.back_continue]
        on = [s.step, s.next, s.stepi, s.nexti, s.cont, s.finish]
        if m.time == 0:
            choice = rng.choice(on[:4])
        elif not s.place():
            choice = rng.choice(back)
        else:
            choice = rng.choice([*back, s.back_out, *on, *on])
        if rng.random() < 0.3:
            known = rng.choice(list(self.seen)) if self.seen and rng.random() < 0.6 else rng.randrange(m.last + 1)
            s.goto(known)
            return "goto"
        for _ in range(rng.choice([1, 1, 1, 3])):
            choice()
            if not s.place() or m.time == 0:
                break
        return choice.__name__


def walk_program(name, module, folder, walks, steps, seed):
    """Walks through a program; (comparisons, moves, instructions)."""
    rng = random.Random(seed)
    session = open_program(name, module, folder)
    try:
        code = session.code
        walker = Walker(session, rng)
        walker.look("start")
        for walk in range(walks):
            if walk == walks // 4:
                session.machine.forward(0)  # to the end: from now on everything is the past
                walker.look("end")
            for number in list(session.points):
                session.delete(number)
            for _ in range(rng.randrange(3)):
                f = rng.randrange(code.imports, code.imports + len(code.module.functions))
                session.add_break(f"*{0x10000 + 16 * f}+{rng.randrange(len(code.own(f).code))}", rng.choice([None, None, "r0 > 3"]))
            if rng.random() < 0.3:
                layout = session.machine.layout()
                session.add_watch(hex(rng.randrange(layout["stack_hi"] - 64, layout["heap_end"] - 8)), 8)
            walker.walk(steps)
        return walker.compared, walker.moves, session.machine.last
    finally:
        session.close()


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m tests.debug.walks", description=__doc__.split("\n")[0])
    p.add_argument("--walks", type=int, default=1000, help="in all (default 1000)")
    p.add_argument("--steps", type=int, default=8, help="moves of each walk (default 8)")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--program", action="append", choices=PROGRAMS, help="only these")
    args = p.parse_args(argv)
    names = args.program or list(PROGRAMS)
    done = compared = 0
    moves = Counter()
    start = time.time()
    with tempfile.TemporaryDirectory() as folder:
        for n, name in enumerate(names):
            walks = args.walks * (n + 1) // len(names) - args.walks * n // len(names)
            found, how, last = walk_program(name, compile_program(name, folder), folder, walks, args.steps, args.seed + n)
            done, compared, moves = done + walks, compared + found, moves + how
            print(f"{name}: {walks} walks over {last:,} instructions, {found:,} states compared", flush=True)
    print(f"{done} walks, {sum(moves.values()):,} moves, {compared:,} states seen again, all equal; {time.time() - start:.0f} s")
    print(", ".join(f"{k} {v}" for k, v in moves.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
