"""Speed of dataflow graphs: the openmp device against the same kernels in loops of C with clang -O3 -march=native -fopenmp.

    python -m bench.graph [--quick] [--only NAME]... [--rounds N] [--threads N]... [--no-save]

Each program of bench/hpvm measures its kernels itself, in seconds of wall time; runs of both sides alternate, and the ratio is
the median over adjacent runs. Both sides are compiled with -O3, without contraction, and have large pages. clang's program is the faster of
two: with vectors as wide as clang prefers, and with -mprefer-vector-width=512. Our kernels are
compiled before (their code is in the cache), and the program has run once with nodes fused and once without, so that their costs are known.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench import graph_cost, report
from bench.measure import environment, geometric_mean, ratio
from bench.transforms import streaming, streaming_table

PROGRAMS = Path(__file__).parent / "hpvm"
SLOW = {"bfs": (20000, 1), "camera": (96, 1), "cutcp": (24, 1), "edges": (96, 4), "histo": (200000, 1), "lbm": (48, 4), "mriq": (512, 128),
        "sad": (4, 1), "sgemm": (96, 1), "spmv": (4000, 4), "stencil": (32, 4), "tpacf": (600, 1)}  # fmt: skip


def find_clang():
    """A clang that can link OpenMP programs, and its version."""
    for name in ("clang-19", "clang-18", "clang-17", "clang", "clang-16", "clang-15", "clang-14"):
        path = shutil.which(name)
        if path and not subprocess.run([path, "-fopenmp", "-x", "c", "-", "-o", os.devnull], input=b"int main(void){return 0;}",
                                       capture_output=True).returncode:  # fmt: skip
            return path
    return None


class Sides:
    """A program, compiled for both sides."""

    def __init__(self, name, folder, clang):
        self.name = name
        self.native, self.module = os.path.join(folder, name), os.path.join(folder, name + ".avm")
        source = PROGRAMS / f"{name}.c"
        self.variants = []
        for more in ([], ["-mprefer-vector-width=512"]):
            out = self.native + "-wide" * bool(more)
            subprocess.run([clang, "-O3", "-march=native", *more, "-ffp-contract=off", "-fno-math-errno", "-fopenmp", "-DPLAIN", "-w", source, "-o", out, "-lm"], check=True)
            self.variants.append(out)
        subprocess.run([sys.executable, "-m", "allvm.cc", "-O3", "-w", source, "-o", self.module], check=True)

    def choose(self, threads):
        """Take clang's faster variant."""
        least = {}
        for variant in self.variants:
            self.native = variant
            least[variant] = min(self.run("clang", threads)[0] for _ in range(3))
        self.native = min(least, key=least.get)

    def run(self, side, threads, args=(), options=()):
        """(seconds of the kernels, what was computed)."""
        env = {**os.environ, "OMP_NUM_THREADS": str(threads), "OMP_PROC_BIND": "false", "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}
        env |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": os.path.dirname(self.module)}  # modules are compiled once, as of an installed package
        if side == "clang":
            command = [self.native]
        elif side == "python":
            command = [sys.executable, "-m", "bench.hpvm_py", self.name, "--device", "openmp", "--threads", str(threads)]
        else:
            command = [sys.executable, "-m", "allvm.cli", "--device", side, "--threads", str(threads), *options, self.module]
        r = subprocess.run([*command, *map(str, args)], capture_output=True, text=True, env=env)
        if r.returncode:
            raise RuntimeError(f"{self.name} on {side}: status {r.returncode}: {r.stderr.strip()[:300]}")
        return float(re.search(r"seconds ([\d.]+)", r.stdout).group(1)), r.stdout.splitlines()[0]


def close(a, b):
    """Whether two outputs agree: numbers to four digits."""
    x, y = ([float(n) for n in re.findall(r"-?\d+\.\d+", t)] for t in (a, b))
    if x or y:
        return len(x) == len(y) and all(abs(p - q) <= 1e-3 * max(abs(p), abs(q), 1) for p, q in zip(x, y, strict=True))
    return a == b


def in_python(sides, threads, rounds):
    """{"python" or "numba": {threads: seconds}} of a program that exists in Python; {} for others. numba: the reason, where it cannot run."""
    from bench import hpvm_py, numba_side

    if not (Path(hpvm_py.__file__).parent / f"{sides.name}.py").exists():
        return {}
    found = {"python": {}, "numba": {}}
    for t in threads:
        expected = sides.run("clang", t)[1]
        for side in found:
            runs = []
            try:
                for _ in range(rounds):
                    runs.append(sides.run("python", t) if side == "python" else numba_side.run(sides.name, t))
            except numba_side.Unavailable as e:
                found["numba"] = str(e)
                continue
            if not all(close(text, expected) for text, _ in (r[::-1] if side == "python" else r for r in runs)):
                raise RuntimeError(f"{sides.name}: {side} computes something else than clang")
            found[side][t] = statistics.median(r[side == "numba"] for r in runs)
    return found


def measure(name, folder, clang, threads, rounds):
    sides = Sides(name, folder, clang)
    row = {"name": name, "seconds": {}, "ratio": {}, "same": True}
    for t in threads:
        times = {"clang": [], "openmp": []}
        sides.choose(t)
        sides.run("openmp", t)  # its kernels are compiled now, and what nodes cost alone and fused is measured
        sides.run("openmp", t, options=["--no-fusion"])
        for r in range(rounds):
            outputs = {}
            for side in ("clang", "openmp") if r % 2 == 0 else ("openmp", "clang"):
                seconds, outputs[side] = sides.run(side, t)
                times[side].append(seconds)
            row["same"] &= close(outputs["clang"], outputs["openmp"])
        row["seconds"][t] = {k: statistics.median(v) for k, v in times.items()}
        row["ratio"][t] = ratio(times["openmp"], times["clang"])
    row["moved"] = graph_cost.moved(sides.module)
    row["python"] = in_python(sides, threads, rounds)
    slow, fast = sides.run("sequential", 1, SLOW[name]), sides.run("openmp", 1, SLOW[name])
    row["same"] &= slow[1] == fast[1]
    row["sequential"] = {"size": SLOW[name], "seconds": slow[0], "openmp": fast[0]}
    return row


def markdown(rows, env, command, threads, costs=None, memory=None, streams=()):
    columns = ["program"]
    for t in threads:
        columns += [f"clang {t}t, ms", f"ours {t}t, ms", "ratio"]
    columns += ["ours 1t/2t", "same result"]
    cells = []
    for r in rows:
        line = [r["name"]]
        for t in threads:
            s = r["seconds"][t]
            line += [f"{1000 * s['clang']:.0f}", f"{1000 * s['openmp']:.0f}", f"{r['ratio'][t]:.2f}"]
        gain = r["seconds"][1]["openmp"] / r["seconds"][2]["openmp"] if {1, 2} <= set(threads) else 0
        cells.append([*line, f"{gain:.2f}", "yes" if r["same"] else "NO"])
    text = ["# Dataflow graphs on threads", f"`{command}`", __doc__.strip().split("\n\n")[2], report.table(columns, cells)]
    for t in threads:
        values = {r["name"]: r["ratio"][t] for r in rows}
        worst = max(values, key=values.get)
        text.append(f"{t} thread{'s'[: t > 1]}: {geometric_mean(values.values()):.3f} of clang in the geometric mean, at worst {values[worst]:.2f} on {worst}"
                    " (aim: at most 1.00, at worst 1.15)." + without(values))  # fmt: skip
    text += python_table(rows, threads)
    text += sequential_table(rows)
    if memory:
        text += graph_cost.memory_table(rows, memory, threads)
    if costs:
        text.append(graph_cost.cost_text(*costs))
    if streams:
        text += ["A stream of three stages that take equally long (bench/hpvm/stages.c), with two threads against one, ratios over adjacent runs:", *streaming_table(streams)]
    text.append("'same result': as clang's to four digits, and, at a smaller size, exactly that of the sequential device.")
    text.append(report.environment_text(env))
    return "\n\n".join(text)


def without(values):
    """The mean without the program that only one side tiles."""
    rest = [v for k, v in values.items() if k != "sgemm"]
    return f" Without sgemm, which we tile and clang does not: {geometric_mean(rest):.3f}." if 0 < len(rest) < len(values) else ""


def sequential_table(rows):
    """The reference device, the interpreter, at small sizes."""
    cells = [[r["name"], " ".join(map(str, r["sequential"]["size"])), f"{1000 * r['sequential']['seconds']:.1f}", f"{1000 * r['sequential']['openmp']:.2f}",
              f"{r['sequential']['seconds'] / max(1e-9, r['sequential']['openmp']):.0f}"] for r in rows]  # fmt: skip
    return ["The device `sequential` (the interpreter) at a small size:", report.table(["program", "size", "sequential, ms", "openmp 1t, ms", "times faster"], cells)]


def python_table(rows, threads):
    """The programs that are written in Python, too."""
    cells = []
    for r in rows:
        if not r["python"]:
            continue
        line, numba = [r["name"]], r["python"]["numba"]
        for t in threads:
            line += [f"{1000 * r['seconds'][t]['openmp']:.0f}", f"{1000 * r['python']['python'][t]:.0f}",
                     f"{1000 * numba[t]:.0f}" if isinstance(numba, dict) else "-"]  # fmt: skip
        cells.append([*line, "" if isinstance(numba, dict) else numba])
    if not cells:
        return []
    columns = ["program", *(f"{what} {t}t, ms" for t in threads for what in ("graph in C", "graph in Python", "numba prange")), ""]
    return ["The same graphs written in Python (bench/hpvm_py), and the same Python functions in loops of numba:", report.table(columns, cells)]


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.graph", description=__doc__.splitlines()[0])
    p.add_argument("--quick", action="store_true", help="two rounds instead of seven")
    p.add_argument("--rounds", type=int)
    p.add_argument("--threads", type=int, action="append", help="numbers of threads (default 1 and 2)")
    p.add_argument("--only", action="append", metavar="NAME")
    p.add_argument("--no-save", action="store_true")
    o = p.parse_args(argv)
    clang = find_clang()
    if clang is None:
        print("bench: no clang that links OpenMP programs (apt-get install clang libomp-dev)", file=sys.stderr)
        return 1
    unknown = [n for n in o.only or [] if n not in SLOW]
    if unknown:
        print(f"bench: no program {', '.join(unknown)}; there are {', '.join(SLOW)}", file=sys.stderr)
        return 2
    threads, rounds = o.threads or [1, 2], o.rounds or (2 if o.quick else 7)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in o.only or SLOW:
            rows.append(measure(name, folder, clang, threads, rounds))
            print(name, *(f"{t}t {v:.2f}" for t, v in rows[-1]["ratio"].items()), file=sys.stderr)
        costs = graph_cost.launch_cost(folder, threads), graph_cost.chunk_cost(folder, threads)
        memory = graph_cost.bandwidth(folder, clang, threads)
        streams = [] if o.only else streaming(folder, rounds)
    command = f"python -m bench.graph --rounds {rounds}"
    env = {**environment(), "clang": subprocess.run([clang, "--version"], capture_output=True, text=True).stdout.splitlines()[0]}
    text = markdown(rows, env, command, threads, costs, memory, streams)
    if o.no_save or o.only:
        print(text)
    else:
        kept = {"launch": costs[0], "chunk": costs[1], "bandwidth": {t: {str(k): v for k, v in m.items()} for t, m in memory.items()}, "streaming": streams}
        report.write("graph", {"command": command, "environment": env, "programs": rows, **kept}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
