"""`allvm-vm report`: all there is to see of one program, on one page."""

import copy
import os
import threading
import time

from allvm.compare import FLAGS as COMPARE_FLAGS
from allvm.compare import Comparison
from allvm.ir.errors import AllvmError, UsageError
from allvm.names import annotate
from allvm.options import COMMON_FLAGS, Flag, help_lines, parse
from allvm.output import check_output, write_output

_LEFT_OUT = ("--plot", "--json", "--dispatch", "--dump-bytecode", "--dump-ir", "--dump-ir-opt", "--dump-asm")
FLAGS = (
    Flag("-o", "FILE", "where the page goes (default PROGRAM.html)"),
    Flag("--json", "", "print what the page is made from as JSON, too"),
    *(f for f in COMPARE_FLAGS if f.name not in _LEFT_OUT),
)
HELP = """usage: allvm-vm report [options] PROGRAM [arguments]

Runs a program in every tier and writes one page, complete in itself, about it: what each tier takes, the
warm-up, what became native when, what a compilation pays, the hot functions with their code, the
timeline of its dataflow graphs, memory, the environment, and the command that repeats it.

  allvm-vm report -o page.html prog.avm 1000

options:"""
STEP = 0.004  # seconds between two looks at a running program
ENDLESS = 1 << 60  # fuel units: that they are counted, not that they end
LISTED = 4  # hot functions with their code


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm report --help")
    out = opts.o or os.path.splitext(os.path.basename(opts.rest[0]))[0] + ".html"
    check_output(out, opts.rest[0])
    words = " ".join(["allvm-vm report", *argv])
    report = collect(opts, words)
    from allvm.report_html import page

    write_output(out, page(report))
    if opts.json:
        import json

        print(json.dumps(report))
    else:
        print(f"{out}: a report on {opts.rest[0]}")
    return 0 if report["compare"]["agree"] else 1


def collect(opts, words):
    """All that the page shows, JSON-able."""
    from allvm.environment import environment

    opts.dispatch, opts.plot = False, None
    comparison = Comparison(opts.rest[0], opts.rest, opts)
    compared = comparison.report()
    work = comparison.work
    watched = {tier: watch(work, tier, comparison.policy(tier)) for tier in ("interp", "auto", "opt") if tier in opts.tiers}
    trap = next(iter(comparison.outcomes.values()))[0].trap
    return {
        "command": words, "program": opts.rest[0], "arguments": opts.rest[1:], "compare": compared, "watched": watched, "trap": list(trap) if trap else None,
        "graphs": graphs(work, opts) if work.program.nodes else None, "functions": listings(work, opts), "environment": environment(),
    }  # fmt: skip


# -- a run that is looked at
class Watch:
    """Looks at an instance every few milliseconds while it runs: units of work done, memory, and samples of where it is."""

    def __init__(self):
        self.began = time.perf_counter()
        self.points, self.happened = [], []
        self.instance = self.sampler = self._thread = None
        self._over = threading.Event()

    def launch(self, *args, **kw):
        """In place of `allvm.launch.launch`."""
        from allvm.interp._core import Sampler
        from allvm.launch import launch

        self.instance = launch(*args, **kw)
        self.sampler = Sampler(self.instance, 1000)
        self.began = time.perf_counter()
        self.began_ns = time.monotonic_ns()
        self.sampler.start()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()
        return self.instance

    def _look(self):
        while not self._over.wait(STEP):
            self._note()

    def _note(self):
        s = self.instance.stats()
        self.points.append((time.perf_counter() - self.began, s["units"], s["memory"]))

    def say(self, text):
        self.happened.append((time.perf_counter() - self.began, text.partition(": ")[2]))

    def stop(self):
        if self._thread is not None:
            self.sampler.stop()
            self._over.set()
            self._thread.join()
            self._note()


def watch(work, tier, policy):
    """A run of the program, looked at, JSON-able."""
    saw = Watch()
    again = copy.copy(work)
    again.opts = copy.copy(work.opts)
    again.opts.fuel = work.opts.fuel or ENDLESS
    if policy is not None:
        policy.verbose = saw.say
    try:
        outcome = again.run(tier, policy, launch=saw.launch)
    finally:
        saw.stop()
    names = ("host", "interp", "native")
    samples = [((at - saw.began_ns) * 1e-9, names[state]) for at, state, _ in saw.sampler.samples()]
    return {
        "points": thin(saw.points), "events": [(at, text) for at, text in saw.happened if not text.startswith("began")], "samples": samples,
        "run": outcome.run, "compile": outcome.compile, "wall": saw.points[-1][0] if saw.points else outcome.wall,
    }  # fmt: skip


def thin(points, most=400):
    """At most that many of them, the last among them."""
    step = max(1, len(points) // most)
    return points[:-1:step] + points[-1:]


def graphs(work, opts):
    """Events of a run's dataflow graphs: [(category, name, track, begin, end)], and names of tracks."""
    from allvm.graph.trace import Trace
    from allvm.launch import Graphs, launch, run_main

    trace = Trace(work.name)
    with open(os.devnull, "r+b") as null:
        instance = launch(work.program, work.host(null, null, null), work.argv, **work.limits())
        made = Graphs(instance, work.data, device=opts.device, threads=opts.threads, scratch=opts.scratch, cache=False, trace=trace)
        try:
            run_main(instance)
            made.finish()
        except AllvmError:
            pass  # the other runs tell
        finally:
            made.close()
    number = {track: n for n, track in enumerate(trace.tracks)}
    events = [(c, n, number[t], b - trace.start, e - trace.start) for c, n, t, b, e, _ in trace.events]
    return {"tracks": list(trace.tracks.values()), "events": events[:4000], "dropped": max(0, len(events) - 4000)}


def listings(work, opts):
    """The functions that execute most, with the source lines, the bytecode and the machine code of each."""
    from allvm.explain import FLAGS as EXPLAIN
    from allvm.explain import explain
    from allvm.profile_counts import Counts

    outcome = work.run("profile", profile="fused")
    counts = Counts(work.program, work.data, outcome.instance, opts)
    made = []
    for row in counts.functions()[:LISTED]:
        entry = {"function": row["function"], "instructions": row["instructions"], "share": row["instructions"] / max(1, counts.total), "calls": row["calls"]}
        try:
            index = work.program.function_index(row["function"])
            found = explain(opts.rest[0], parse(["-f", row["function"] if index >= 0 else row["function"].lstrip("#"), "-O", opts.O, opts.rest[0]], EXPLAIN))
            by_line = {(r["file"], r["line"]): r for r in counts.lines() if r["function"] == row["function"]}
            entry["source"] = [[r["line"], r["text"], sum(x["instructions"] for k, x in by_line.items() if k[1] == r["line"])] for r in found.source if r.get("line")]
            entry["panes"] = {name: [r["text"] for r in rows] for name, rows in found.panes.items() if name in ("bytecode", "asm")}
            entry["checked"] = [key.split(":")[1] for key in found.loops if key]
        except UsageError as e:  # without lines
            entry["note"] = str(e)
        made.append(entry)
    return annotate(made)
