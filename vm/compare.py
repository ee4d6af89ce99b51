"""`allvm-vm compare`: a program in every tier, side by side: does it do the same, and what does it cost."""

import os
import statistics
import sys
import tempfile

from allvm.ir.errors import AllvmError, CompileError, FormatError, UsageError
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, parse, positive_int, wanted
from allvm.output import check_output
from allvm.policy import TIERS, Policy


@wanted("a list of interp, quick, opt, auto and aot, separated by commas")
def _tiers(text):
    names = tuple(dict.fromkeys(text.split(",")))
    if not names or any(n not in (*TIERS, "aot") for n in names):
        raise ValueError
    return names


@wanted("a whole number from 0 on")
def _count(text):
    n = int(text)
    if n < 0:
        raise ValueError
    return n


_LEFT_OUT = ("--dispatch", "--no-fused-ops", "--no-accumulators", "--stats", "--json", "--tier", "--plan", "--no-cache", "--perf", "--gdb", "--loose-traps")
FLAGS = (
    Flag("--runs", "N", "how often each tier runs the program; the table shows medians (default 3)", positive_int, 3),
    Flag("--tiers", "LIST", "which tiers, separated by commas (default interp,quick,opt,auto); aot: compiled ahead of time", _tiers, TIERS),
    Flag("--dispatch", "", "instead of the tiers, the interpreter's variants: tail calls, computed goto and switch; with and without fused operations and accumulators"),
    Flag("--native", "FILE", "C source of the program, to be compiled by the C compiler as well (PROGRAM itself where it is a .c file)"),
    Flag("--no-native", "", "leave the C compiler's own code out"),
    Flag("--hot", "N", "for how many hot functions the break-even is measured (default 3)", _count, 3),
    Flag("--stdin", "FILE", "what each run reads as its input (by default what this command gets, unless that is a terminal)"),
    Flag("--plot", "FILE", "draw the times into a PNG; needs matplotlib: pip install 'allvm-vm[viz]'"),
    Flag("--json", "", "print JSON instead of a table"),
    *(f for f in RUN_FLAGS if f.name not in _LEFT_OUT),
)
NATIVE_FLAGS = ("-march=native", "-ffp-contract=off", "-fno-math-errno")
HELP = """usage: allvm-vm compare [options] PROGRAM [arguments]

Runs the program in each tier, checks that output, exit status, traps and the final
memory of the guest agree, and shows what it costs. Status 1: something differs.

  allvm-vm compare prog.c 12                     every tier, and the C compiler's own code
  allvm-vm compare --dispatch prog.avm           the interpreter's variants
  allvm-vm compare --json --runs 9 prog.avm      for a script

options:"""


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm compare --help")
    if opts.plot:
        _need_matplotlib()
    report = Comparison(opts.rest[0], opts.rest, opts).report()
    if opts.plot:
        from allvm.compare_plot import draw

        draw(report, opts.plot)
    if opts.json:
        import json

        print(json.dumps(report, indent=2))
    else:
        from allvm.compare_table import table

        print(table(report, _colour()))
    return 0 if report["agree"] else 1


def _need_matplotlib():
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise UsageError("--plot needs matplotlib: pip install 'allvm-vm[viz]'")


def _colour():
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Comparison:
    """Runs of one program. After `report`, `outcomes` has them by tier."""

    def __init__(self, path, argv, opts):
        from allvm.load import load_for
        from allvm.measure import Workload, read_stdin
        from allvm.run import grow_stack

        self.path, self.opts = path, opts
        check_output(opts.plot, path)
        if opts.native and not os.path.isfile(opts.native):
            raise UsageError(f"--native {opts.native}: no such file")
        data = load_for(path, opts, argv)
        try:
            self.work = Workload(data, os.path.basename(path), argv, opts)
        except FormatError as e:
            raise FormatError.of(path, e) from None
        self.work.stdin = read_stdin(self.work.program, opts.stdin)
        self.outcomes = {}
        self.ahead = None  # the executable of the tier aot
        self.found, self.notes = [], []
        self.ways = {}  # keywords of Instance, by "tier"
        if opts.dispatch:
            from allvm.interp.dispatch import WAYS, loop

            for kind in ("switch", "goto"):
                loop(kind)  # whether they are there
            opts.tiers, opts.hot, self.ways = tuple(WAYS), 0, WAYS
        grow_stack()

    def policy(self, tier):
        return None if tier == "interp" or tier in self.ways else Policy(tier, threshold=self.opts.jit_threshold, cache=False)

    def report(self):
        """All of it, JSON-able."""
        opts = self.opts
        llvm = start_llvm() if any(t != "interp" and t not in self.ways for t in opts.tiers) else 0.0
        self.run_tiers()
        native = self.run_native()
        hot = []
        if opts.hot and "interp" in opts.tiers and not self.found and self.outcomes["interp"][0].trap is None:
            from allvm.breakeven import hot_functions

            chosen = [t for t in opts.tiers if t in ("quick", "opt")]
            if chosen:
                hot = hot_functions(self.work, median(self.outcomes["interp"], "run"), opts.hot, opts.runs, chosen)
        more = {"of": "variants of the interpreter"} if self.ways else {}
        return more | {
            "program": self.path, "arguments": opts.rest[1:], "runs": opts.runs, "agree": not self.found,
            "differences": self.found, "notes": self.notes, "llvm_start": llvm,
            "tiers": {tier: self.row(runs) for tier, runs in self.outcomes.items()},
            "native": native, "hot": hot_rows(hot),
        }  # fmt: skip

    # -- the tiers
    def run_tiers(self):
        """All runs, round by round, so that what disturbs them disturbs all tiers."""
        from allvm.measure import differences

        first = None
        for _ in range(self.opts.runs):
            for tier in self.opts.tiers:
                outcome = self.run_ahead() if tier == "aot" else self.work.run(tier, self.policy(tier), **self.ways.get(tier, {}))
                runs = self.outcomes.setdefault(tier, [])
                if first is None:
                    first = outcome
                else:
                    self.found += [d for d in self.label(first, outcome, differences) if d not in self.found]
                    outcome.instance = None  # its memory is not needed any more
                outcome.tiers = None
                self.notes += [f"{tier}: {e}" for e in outcome.errors if f"{tier}: {e}" not in self.notes]
                runs.append(outcome)
        if self.found and self.opts.runs == 1 and self.opts.tiers[0] != "aot":
            tier = self.opts.tiers[0]  # is it the tiers, or a program that is never the same?
            again = self.label(first, self.work.run(tier, self.policy(tier), **self.ways.get(tier, {})), differences)
            self.found = again or self.found
        first.instance = None

    def run_ahead(self):
        if self.ahead is None:
            from allvm.compare_ahead import Ahead

            self.ahead = Ahead(self.work)
        return self.ahead.run()

    @staticmethod
    def label(first, outcome, differences):
        if outcome.tier == first.tier:
            return [f"two runs of the same tier differ, so the program is not repeatable: {d}" for d in differences(first, outcome)]
        return differences(first, outcome)

    def row(self, runs):
        o = runs[0]
        return {
            "status": o.status, "trap": list(o.trap) if o.trap else None, "ended": o.ended(), "memory": o.memory,
            "output_bytes": len(o.out) + len(o.err), "run": median(runs, "run"), "compile": median(runs, "compile"),
            "wall": median(runs, "wall"), "runs": [r.run for r in runs],
        }  # fmt: skip

    # -- the C compiler's own code
    def run_native(self):
        """Figures of the program compiled for this machine by the C compiler; None where there is no source or no compiler."""
        source = self.opts.native or (self.path if self.path.endswith(".c") else None)
        if source is None or self.opts.no_native:
            return None
        if self.work.program.nodes and not self.opts.native:
            self.notes.append("no native column: the program has dataflow graphs, which a C compiler alone does not run; --native FILE says what to compare with")
            return None
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "native")
            try:
                compiler = compile_native(source, program, self.opts.O)
            except CompileError as e:
                if self.opts.native:
                    raise
                self.notes.append(f"no native column: {e}")
                return None
            runs = [self.native_once(program) for _ in range(self.opts.runs)]
        return {"compiler": compiler, "run": statistics.median(runs), "runs": runs}

    def native_once(self, program):
        """Seconds of CPU time of a run, its start included. What it prints must be the same."""
        from allvm.measure import Outcome, differences

        with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            stdin.write(self.work.stdin)
            stdin.seek(0)
            seconds, status = run_process(program, self.work.argv, dict(self.opts.env), stdin, out, err, self.opts.timeout)
            contents = []
            for f in (out, err):
                f.seek(0)
                contents.append(f.read())
        outcome = Outcome("native", status, None, *contents)
        first = next(iter(self.outcomes.values()))[0]
        self.found += [d for d in differences(first, outcome, same_engine=False) if d not in self.found]
        return seconds


def median(runs, what):
    return statistics.median(getattr(r, what) for r in runs)


def hot_rows(hot):
    from allvm.names import annotate

    return annotate([hot_row(h) for h in hot])


def hot_row(h):
    return {
        "function": h.name, "calls": h.calls, "share": h.share, "functions": h.together, "interp_per_call": h.interp,
        "tiers": {t: {"compile": g.compile, "gain_per_call": g.gain, "per_call": g.per_call, "pays_from": g.pays_from}
                  for t, g in h.tiers.items()},
    }  # fmt: skip


def start_llvm():
    """Bring LLVM up, which happens once in a process: seconds of CPU time."""
    import time

    start = time.process_time()
    from allvm.jit import cache, dwarf, loader, lower  # noqa: F401 - what native code needs, loaded before the clock starts
    from allvm.jit.emit import compile_ir

    for tier in ("quick", "opt"):
        compile_ir("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n", tier)
    return time.process_time() - start


def compile_native(source, program, level):
    """Compile a C source for this machine; what with, in words."""
    from allvm.frontend.cc import find_compiler, run_compiler

    compiler = find_compiler()
    flags = [f"-O{level}", *NATIVE_FLAGS]
    command = compiler.command
    if compiler.lib is not None:
        command = [command[0], "cc", "-fno-sanitize=undefined"]
    run_compiler([*command, *flags, "-w", source, "-lm", "-o", program], source)
    return f"clang {' '.join(flags)}"


def run_process(program, argv, env, stdin, out, err, timeout):
    """(seconds of CPU time, exit status, negative for a signal) of a native run."""
    import signal

    pid = os.posix_spawn(program, argv, env, file_actions=[(os.POSIX_SPAWN_DUP2, f.fileno(), n) for n, f in enumerate((stdin, out, err))])
    timer = None
    if timeout:
        import threading

        timer = threading.Timer(timeout, os.kill, (pid, signal.SIGKILL))
        timer.start()
    try:
        _, status, usage = os.wait4(pid, 0)
    except BaseException:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise
    finally:
        if timer:
            timer.cancel()
    code = os.waitstatus_to_exitcode(status)
    if code == -signal.SIGKILL and timeout:
        raise AllvmError(f"the native program did not end within {timeout} s")
    return usage.ru_utime + usage.ru_stime, code
