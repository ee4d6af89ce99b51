"""Warm-up: what whole processes need for a given amount of work, by tier, from the first millisecond on.

    python -m bench.warmup [--only NAME]... [--rounds N] [--no-save]

Every point is a process of its own, started cold (without the cache of native code) and, for the tier auto, once more with
what an earlier run left in the cache. Commands are interleaved; of the rounds the least counts, since other work on the machine only
ever adds. The tier auto compiles in a thread of its own. Where the cores are all busy with other work, wall time says
little; but two threads of one process then get equal shares, so that the CPU time of the thread that runs the program, `path`, is
what the wall clock would show with a second core free (for the other tiers it is all of the process's CPU time). `native` is the C compiler's program (-O2), whose compilation is not in its time. The plot needs matplotlib (`pip install 'allvm-vm[viz]'`).
"""

import argparse
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import report
from bench.catalog import BUILD, COMMON, benchmarks, native_clang
from bench.measure import environment

# name -> sizes, so that the interpreter takes from a few milliseconds to seconds
PROGRAMS = {
    "dp": (1, 3, 6, 12, 24, 48, 96),
    "json": (10, 60, 150, 300, 600, 1200),
    "sudoku": (10, 80, 200, 400, 800),
    "mandelbrot": (50, 150, 250, 400, 700),
}
# Runs the command, then writes the CPU seconds of this thread to a file.
THREAD = """
import os, sys, time
from allvm.cli import main
status = main(sys.argv[2:])
with open(sys.argv[1], "w") as f:
    f.write(str(time.thread_time()))
sys.exit(status)
"""
TIERS = ("interp", "auto", "quick", "opt", "native")
CACHED = "auto, 2nd start"
AIM, FROM = 1.2, 0.05


class Command:
    """A command to be timed. before: called before each run."""

    def __init__(self, argv, env, note=None):
        """note: a file for the CPU time of the thread that runs the program, which `argv` is then wrapped to write."""
        self.argv, self.env, self.note = [str(a) for a in argv], env, note
        if note:
            self.argv = [sys.executable, "-c", THREAD, str(note), *self.argv[1:]]
        self.wall, self.cpu, self.path = [], [], []

    def run(self):
        start = time.perf_counter()
        pid = os.posix_spawn(self.argv[0], self.argv, self.env, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
        _, status, usage = os.wait4(pid, 0)
        self.wall.append(time.perf_counter() - start)
        self.cpu.append(usage.ru_utime + usage.ru_stime)
        self.path.append(float(self.note.read_text()) if self.note else self.cpu[-1])
        if status:
            raise RuntimeError(f"{' '.join(self.argv)} failed")


def built(benchmark, folder):
    """(module with main, native program) of a benchmark."""
    module, program = folder / f"{benchmark.name}.avm", folder / benchmark.name
    tool = Path(sys.executable).with_name("allvm-cc")
    subprocess.run([str(tool), "-O2", str(benchmark.path), "-o", str(module)], check=True)
    subprocess.run([*native_clang(), *COMMON, str(benchmark.path), "-o", str(program), "-lm"], check=True)
    return module, program


def curve(benchmark, sizes, rounds, folder):
    """[{n, tier: [wall, cpu]}] of one program."""
    tool = Path(sys.executable).with_name("allvm-vm")
    module, program = built(benchmark, folder)
    cold = {**os.environ, "ALLVM_CACHE": "off"}
    warm = {**os.environ, "ALLVM_CACHE": str(folder / f"cache-{benchmark.name}")}
    points = []
    for n in sizes:
        note = folder / "seconds"
        commands = {tier: Command([tool, "--tier", tier, module, n], cold, note if tier == "auto" else None) for tier in TIERS[:-1]}
        commands["native"] = Command([program, n], cold)
        commands[CACHED] = Command([tool, module, n], warm, note)
        shutil.rmtree(warm["ALLVM_CACHE"], ignore_errors=True)
        Command([tool, module, n], warm).run()
        for r in range(rounds):
            for c in list(commands.values()) if r % 2 == 0 else reversed(commands.values()):
                c.run()
        points.append({"n": n, **{k: [min(c.wall), min(c.cpu), min(c.path)] for k, c in commands.items()}})
        print(benchmark.name, n, *(f"{k} {1000 * v[2]:.0f}" for k, v in points[-1].items() if k != "n"), file=sys.stderr)
    return points


def worst(points, which):
    """The greatest ratio of auto to the better of interpreter and opt, where that takes 50 ms and more: (ratio, n)."""
    found = [(p["auto"][which] / min(p["interp"][which], p["opt"][which]), p["n"]) for p in points
             if min(p["interp"][which], p["opt"][which]) >= FROM]  # fmt: skip
    return max(found) if found else (0.0, 0)


def draw(curves, path):
    """All curves into a PNG: time against the size of the work, both on logarithmic scales."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    colours = dict(zip((*TIERS, CACHED), ("#888888", "#c03030", "#e0a030", "#3b6ea8", "#303030", "#40a060")))
    rows = -(-len(curves) // 3)
    figure, axes = pyplot.subplots(rows, min(3, len(curves)), figsize=(4.4 * min(3, len(curves)), 3.4 * rows), layout="constrained", squeeze=False)
    for ax, (name, points) in zip(axes.flat, curves.items()):
        for tier, colour in colours.items():
            ax.plot([p["n"] for p in points], [1000 * p[tier][2] for p in points], color=colour, label=tier, marker=".",
                    linewidth=2.2 if tier == "auto" else 1.2, linestyle="--" if tier in ("native", CACHED) else "-")  # fmt: skip
        ax.set(xscale="log", yscale="log", title=name, xlabel="amount of work", ylabel="path, ms")
        ax.grid(alpha=0.3)
    for ax in axes.flat[len(curves) :]:
        ax.set_visible(False)
    axes.flat[0].legend(fontsize=8)
    figure.savefig(path, dpi=130)
    pyplot.close(figure)


def markdown(curves, env, command, drawn):
    text = ["# Warm-up", f"`{command}`: whole processes, the least of the rounds, in ms: `path` (in brackets wall time / CPU time of the process). What these are is at the head of bench/warmup.py."]
    if drawn:
        text.append("![time against amount of work, by tier](warmup.png)")
    columns = ["n", *TIERS, CACHED]
    for name, points in curves.items():
        rows = [[str(p["n"]), *(f"{1000 * p[k][2]:.0f} ({1000 * p[k][0]:.0f}/{1000 * p[k][1]:.0f})" for k in columns[1:])] for p in points]
        ratio, n = worst(points, 2)
        text += [f"## {name}", report.table(columns, rows),
                 f"auto against the better of interpreter and opt, past {1000 * FROM:.0f} ms: at worst {ratio:.2f} (n = {n}; aim: at most {AIM})."]  # fmt: skip
    text.append(f"Compilation is in the background: it needs a second core. This process may use {len(os.sched_getaffinity(0))}; "
                f"the load of the machine was {os.getloadavg()[0]:.1f} at the end.")  # fmt: skip
    text.append(report.environment_text(env))
    return "\n\n".join(text)


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.warmup", description=__doc__.splitlines()[0])
    p.add_argument("--only", action="append", metavar="NAME", choices=PROGRAMS, help="only this program; may be repeated")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--no-save", action="store_true")
    o = p.parse_args(argv)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    for folder in ("vm", "ir", "jit", "interp", "frontend"):  # as an installed package is
        compileall.compile_dir(BUILD.parent.parent / folder, quiet=2)
    known = {b.name: b for b in benchmarks()}
    curves = {}
    with tempfile.TemporaryDirectory() as tmp:
        for name in o.only or PROGRAMS:
            curves[name] = curve(known[name], PROGRAMS[name], o.rounds, Path(tmp))
    command = "python -m bench.warmup" + "".join(f" --only {n}" for n in o.only or ())
    path = (Path(tempfile.gettempdir()) if o.no_save or o.only else report.RESULTS) / "warmup.png"
    try:
        draw(curves, path)
        drawn = True
    except ImportError as e:
        print(f"no plot: {e} (pip install 'allvm-vm[viz]')", file=sys.stderr)
        drawn = False
    text = markdown(curves, environment(), command, drawn)
    if o.no_save or o.only:
        print(text)
    else:
        report.write("warmup", {"command": command, "environment": environment(), "curves": curves}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
