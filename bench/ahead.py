"""Programs compiled ahead of time: speed against the tier `opt` and clang -O3 -march=native, start-up, size.

    python -m bench.ahead [--rounds N] [--only NAME]... [--no-save]

The code is called as a shared library made by `allvm-vm compile -shared --mcpu native`, in the sandbox.
"""

import argparse
import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import report
from bench.catalog import benchmarks
from bench.engines import ENGINES, MORE
from bench.measure import environment, geometric_mean, interleaved, ratio

NAMES = ("native-O3", "allvm-opt", "allvm-aot")
CHOSEN = ("dp", "fib", "hashtable", "matmul", "nbody", "sieve", "sort")
CALLS = ("fib", "queens")
EXAMPLE = Path(__file__).parent.parent / "examples" / "hello.c"


def compile_to(out, source, *flags):
    """`allvm-vm compile`: seconds of wall time."""
    from allvm.compile import command

    start = time.perf_counter()
    command([*flags, "-o", str(out), str(source)])
    return time.perf_counter() - start


def build_runtime():
    """The runtime library, which is built once for all, before the clock starts."""
    from allvm.jit.targets import this
    from allvm.toolchain import Toolchain, runtime_library

    with runtime_library(Toolchain.find(this())):
        pass


class Ahead:
    """The library of a benchmark."""

    name = "allvm-aot"

    def __init__(self, benchmark, folder):
        out = os.path.join(folder, f"lib{benchmark.name}.so")
        self.seconds = compile_to(out, benchmark.module(), "-shared", "--export", "bench_main", "--mcpu", "native")
        self.run = ctypes.CDLL(out).bench_main
        self.run.argtypes, self.run.restype = [ctypes.c_int], ctypes.c_int


def speed(benchmark, rounds, folder):
    engines = [(ENGINES | MORE)[name](benchmark) for name in NAMES[:2]] + [Ahead(benchmark, folder)]
    n = benchmark.small if benchmark.name in CALLS else max(1, benchmark.large // 4)
    for e in engines:
        e.run(1)
    times = interleaved(engines, n, rounds)
    return {"name": benchmark.name, "n": n, "seconds": {k: statistics.median(v) for k, v in times.items()},
            "to_native": ratio(times["allvm-aot"], times["native-O3"]), "to_opt": ratio(times["allvm-aot"], times["allvm-opt"]),
            "compile_seconds": engines[2].seconds}  # fmt: skip


def start_up(folder, rounds):
    """{how: (bytes, CPU seconds, wall seconds)} of hello."""
    found = {}
    for how, flags in (("executable", ()), ("executable, stripped", ("-s",)), ("static, stripped", ("-static", "-s"))):
        exe = os.path.join(folder, "hello")
        compile_to(exe, EXAMPLE, *flags)
        found[how] = (os.path.getsize(exe), *cost(exe, rounds))
    native = os.path.join(folder, "native")
    subprocess.run(["gcc", "-O2", str(EXAMPLE), "-o", native], check=True)
    found["gcc -O2"] = (os.path.getsize(native), *cost(native, rounds))
    return found


def cost(exe, rounds):
    """(CPU seconds, wall seconds) of a run: medians."""
    cpu, wall = [], []
    for _ in range(rounds):
        start = time.perf_counter()
        pid = os.posix_spawn(exe, [exe], {}, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
        _, _, usage = os.wait4(pid, 0)
        wall.append(time.perf_counter() - start)
        cpu.append(usage.ru_utime + usage.ru_stime)
    return statistics.median(cpu), statistics.median(wall)


def markdown(rows, start, env, command):
    lines = [[r["name"], *(f"{1000 * r['seconds'][k]:.1f}" for k in NAMES), f"{r['to_native']:.2f}", f"{r['to_opt']:.2f}",
              f"{1000 * r['compile_seconds']:.0f}"] for r in rows]  # fmt: skip
    lines.append(["**geometric mean**", "", "", "", f"**{geometric_mean([r['to_native'] for r in rows]):.2f}**",
                  f"**{geometric_mean([r['to_opt'] for r in rows]):.2f}**", ""])  # fmt: skip
    hello = [[how, f"{size:,}", f"{1000 * cpu:.2f}", f"{1000 * wall:.2f}"] for how, (size, cpu, wall) in start.items()]
    return "\n\n".join([
        "# Programs compiled ahead of time", f"`{command}`: CPU time, median of interleaved runs; ratios are medians over adjacent runs.",
        report.table(["program", *(f"{k} ms" for k in NAMES), "aot / native-O3", "aot / opt", "compile and link ms"], lines),
        "`examples/hello.c`: size, and what a run costs.", report.table(["how", "bytes", "CPU ms", "wall ms"], hello),
        report.environment_text(env),
    ])  # fmt: skip


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.ahead", description=__doc__.splitlines()[0])
    p.add_argument("--rounds", type=int, default=7)
    p.add_argument("--only", action="append", metavar="NAME", help="these programs; may be repeated")
    p.add_argument("--no-save", action="store_true", help="print, but do not write bench/results/")
    o = p.parse_args(argv)
    chosen = o.only or CHOSEN
    build_runtime()
    with tempfile.TemporaryDirectory() as folder:
        rows = []
        for b in benchmarks():
            if b.name in chosen:
                rows.append(speed(b, o.rounds, folder))
                print(f"{b.name:12} {rows[-1]['to_native']:.2f} {rows[-1]['to_opt']:.2f}", file=sys.stderr)
        start = start_up(folder, 3 * o.rounds)
    env = environment()
    text = markdown(rows, start, env, "python -m bench.ahead")
    if o.no_save or o.only:
        print(text)
    else:
        report.write("ahead", {"command": "python -m bench.ahead", "environment": env, "programs": rows, "hello": start}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
