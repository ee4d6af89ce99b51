"""The dispatch laboratory: what tail calls, fused operations and accumulators bring the interpreter.

    python -m bench.dispatch [--rounds N] [--only NAME]... [--no-save]
"""

import argparse
import statistics
import sys

from allvm.interp.dispatch import WAYS, loop
from allvm.ir.errors import UsageError

from bench import report
from bench.catalog import benchmarks
from bench.engines import Interpreter
from bench.measure import Mismatch, environment, geometric_mean, interleaved, ratio

BASE = "tail"


def measure(benchmark, rounds):
    """One row: median seconds by way, and how many times longer than BASE each takes."""
    engines = []
    for name, style in WAYS.items():
        engine = Interpreter(benchmark, **style)
        engine.name = name
        engine.run(1)  # translate
        engines.append(engine)
    times = interleaved(engines, benchmark.small, rounds)
    return {"name": benchmark.name, "n": benchmark.small, "seconds": {k: statistics.median(v) for k, v in times.items()},
            "ratio": {k: ratio(v, times[BASE]) for k, v in times.items()}}  # fmt: skip


def markdown(rows, mean, env, command):
    others = [w for w in WAYS if w != BASE]
    lines = [[r["name"], f"{1000 * r['seconds'][BASE]:.1f}", *(f"{r['ratio'][w]:.2f}" for w in others)] for r in rows]
    lines.append(["**geometric mean**", "", *(f"**{mean[w]:.2f}**" for w in others)])
    return "\n\n".join([
        "# Dispatch",
        f"`{command}`: how many times the CPU time of the interpreter with tail calls, fused operations and accumulators each variant takes; "
        "medians of ratios of adjacent runs.",
        report.table(["program", f"{BASE}, ms", *others], lines),
        "tail: each handler is a function that jumps to the next one, with its state in argument registers. goto: all handlers in one function, "
        "a computed goto at the end of each. switch: one switch for all. Not fused: one handler for each operation. No accumulators: every result "
        "is written to the frame and read from it. All come from one table (`interp/iops.py`), and the code that they run is the same.",
        report.environment_text(env),
    ])  # fmt: skip


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.dispatch", description=__doc__.splitlines()[0])
    p.add_argument("--rounds", type=int, default=7, help="how often each variant runs each program (default 7)")
    p.add_argument("--only", action="append", metavar="NAME", help="only this program; may be repeated")
    p.add_argument("--no-save", action="store_true", help="print, but do not write bench/results/")
    o = p.parse_args(argv)
    known = {b.name: b for b in benchmarks()}
    unknown = [n for n in o.only or [] if n not in known]
    try:
        if unknown:
            raise UsageError(f"no program {', '.join(unknown)}; there are {', '.join(known)}")
        loop("switch"), loop("goto")
    except UsageError as e:
        print(f"bench: {e}", file=sys.stderr)
        return 2
    rows = []
    for b in [known[n] for n in o.only] if o.only else known.values():
        try:
            rows.append(measure(b, o.rounds))
        except Mismatch as e:
            print(f"bench: {b.name}: the results differ: {e}", file=sys.stderr)
            return 1
        print(f"{b.name:12}", *(f"{k}: {v:.2f}" for k, v in rows[-1]["ratio"].items()), sep="  ", file=sys.stderr)
    mean = {w: geometric_mean([r["ratio"][w] for r in rows]) for w in WAYS}
    env = environment()
    command = f"python -m bench.dispatch --rounds {o.rounds}"
    text = markdown(rows, mean, env, command)
    if o.no_save or o.only:
        print(text)
    else:
        report.write("dispatch", {"command": command, "environment": env, "rounds": o.rounds, "programs": rows, "mean": mean}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
