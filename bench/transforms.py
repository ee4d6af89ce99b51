"""What transformations of graphs gain: fusion on the pipelines, tiling on the product of matrices, stages of a stream at the same time.

    python -m bench.transforms [--quick] [--rounds N] [--only fusion|tiling|streaming] [--no-save]

Runs with and without alternate, kernels are compiled before. Times of fusion and tiling are CPU seconds of one thread: of a process with
many steps less that of one with few, per step, the least of all rounds, so that other programs on the machine count little. Streaming needs the wall
clock: medians of what the program prints, ratios over adjacent runs. Megabytes are those that the nodes' pointers say are read and
written, by --stats, per step.
"""

import argparse
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import report
from bench.measure import environment, ratio

PROGRAMS = Path(__file__).parent / "hpvm"
SIZES = {"camera": (1024, 4, 28), "edges": (1024, 4, 52)}  # size, few and many steps
STAGES = ((200, 400000), (800, 100000), (4000, 20000))  # sets, steps of a stage
PEER = """
import os, sys, time
import numpy as np
n = int(sys.argv[1])
r = np.random.default_rng(1)
a, b = (r.random((n, n), dtype=np.float32) - 0.5 for _ in range(2))
a @ b
best = []
for _ in range(5):
    t = time.process_time()
    for _ in range(5): a @ b
    best.append((time.process_time() - t) / 5)
print("seconds", min(best))
"""


def build(name, folder):
    out = os.path.join(folder, f"{name}.avm")
    subprocess.run([sys.executable, "-m", "allvm.cc", "-O3", "-w", PROGRAMS / f"{name}.c", "-o", out], check=True)
    return out


def run(module, args, *options):
    """(seconds, what was printed first, --stats, CPU seconds of the process)."""
    command = [sys.executable, "-m", "allvm.cli", "--stats", "--json", "--device", "openmp", *options, module, *map(str, args)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    r = subprocess.run(command, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if r.returncode:
        raise RuntimeError(f"{module}: status {r.returncode}: {r.stderr.strip()[:300]}")
    return float(re.search(r"seconds ([\d.]+)", r.stdout).group(1)), r.stdout.splitlines()[0], json.loads(r.stderr.splitlines()[-1]), cpu


def paired(module, args, with_, without, rounds):
    """The two ways alternately: medians of seconds, the ratio, the last statistics of each."""
    times, stats, seen = ([], []), [None, None], set()
    for way in (with_, without) * 2:
        run(module, args, *way)  # compiled now, and measured where choices depend on that
    for r in range(rounds):
        for k in (0, 1) if r % 2 == 0 else (1, 0):
            seconds, out, stats[k], _ = run(module, args, *(with_, without)[k])
            times[k].append(seconds)
            seen.add(out)
    return {"with": statistics.median(times[0]), "without": statistics.median(times[1]), "ratio": ratio(times[0], times[1]), "same": len(seen) == 1}, stats


def per_step(module, size, few, many, with_, without, rounds):
    """CPU seconds of a step in the two ways, whether the results are the same, the last statistics of each."""
    best, stats, seen = [9e9, 9e9], [None, None], set()
    for k, way in enumerate((with_, without)):
        run(module, (size, few), *way)
        run(module, (size, many), *way)
    for r in range(rounds):
        for k in (0, 1) if r % 2 == 0 else (1, 0):
            way = (with_, without)[k]
            _, out, stats[k], cpu = run(module, (size, many), *way)
            best[k] = min(best[k], (cpu - run(module, (size, few), *way)[3]) / (many - few))
            seen.add(out)
    return {"with": best[0], "without": best[1], "ratio": best[0] / best[1], "same": len(seen) == 1}, stats


def moved(stats, steps):
    nodes = stats["graphs"]["nodes"]
    return sum(n["bytes_read"] + n["bytes_written"] for n in nodes) / 1e6 / steps, [n["node"] for n in nodes if "+" in n["node"]]


def fusion(folder, rounds):
    rows = []
    for name, (size, few, many) in SIZES.items():
        one = "--threads", "1"
        row, stats = per_step(build(name, folder), size, few, many, one, (*one, "--no-fusion"), rounds)
        (with_, fused), (without, _) = (moved(s, many) for s in stats)
        rows.append({"program": name, **row, "megabytes": [with_, without], "fused": fused})
        print(name, f"{row['ratio']:.2f}", fused, file=sys.stderr)
    return rows


def tiling(folder, rounds):
    module, rows = build("sgemm", folder), []
    for n, many in ((512, 13), (1024, 3)):
        one = "--threads", "1"
        row, _ = per_step(module, n, 1, many, one, (*one, "--no-tiling"), rounds)
        row["openblas"] = peer(n)
        rows.append({"n": n, **row})
        print("sgemm", n, f"{row['ratio']:.2f}", "of OpenBLAS" if row["openblas"] else "", file=sys.stderr)
    return rows


def peer(n):
    """Seconds of NumPy's product with one thread, or None."""
    env = {**os.environ, **{f"{x}_NUM_THREADS": "1" for x in ("OPENBLAS", "OMP", "MKL")}}
    r = subprocess.run([sys.executable, "-c", PEER, str(n)], capture_output=True, text=True, env=env)
    return float(r.stdout.split()[1]) if r.returncode == 0 else None


def streaming(folder, rounds):
    module, rows = build("stages", folder), []
    for sets, n in STAGES:
        row, _ = paired(module, (sets, n), ("--threads", "2"), ("--threads", "1"), rounds)
        rows.append({"sets": sets, "stage_us": 1e6 * row["without"] / sets / 3, **row})
        print("streaming", n, f"{1 / row['ratio']:.2f} times", file=sys.stderr)
    return rows


def streaming_table(rows):
    """Lines of a report."""
    cells = [[str(r["sets"]), f"{r['stage_us']:.0f}", f"{1e3 * r['with']:.0f}", f"{1e3 * r['without']:.0f}", f"{1 / r['ratio']:.2f}", "yes" if r["same"] else "NO"] for r in rows]
    return [report.table(["sets", "stage, us", "at once, ms", "in sequence, ms", "times faster", "same result"], cells), "The aim is 1.6 times."]


def markdown(d, env, command):
    text = ["# Transformations of graphs", f"`{command}`", __doc__.strip().split("\n\n")[2]]
    if "fusion" in d:
        cells = [[r["program"], f"{1e3 * r['with']:.1f}", f"{1e3 * r['without']:.1f}", f"{r['ratio']:.2f}", f"{r['megabytes'][0]:.0f}",
                  f"{r['megabytes'][1]:.0f}", ", ".join(f.rsplit("/")[-1] for f in r["fused"]), "yes" if r["same"] else "NO"] for r in d["fusion"]]  # fmt: skip
        text += ["## Fusion", report.table(["program", "fused, ms", "one by one, ms", "ratio", "MB fused", "MB one by one", "fused nodes", "same result"], cells)]
    if "tiling" in d:
        cells = [[str(r["n"]), f"{1e3 * r['with']:.1f}", f"{1e3 * r['without']:.1f}", f"{r['ratio']:.2f}", f"{1e3 * r['openblas']:.1f}" if r["openblas"] else "-",
                  f"{r['with'] / r['openblas']:.2f}" if r["openblas"] else "-", "yes" if r["same"] else "NO"] for r in d["tiling"]]  # fmt: skip
        text += ["## Tiling: sgemm, one thread", report.table(["n", "tiled, ms", "untiled, ms", "ratio", "OpenBLAS, ms", "tiled / OpenBLAS", "same result"], cells)]
    if "streaming" in d:
        text += ["## Streaming: three stages, two threads", *streaming_table(d["streaming"])]
    return "\n\n".join([*text, f"load of the machine meanwhile: {os.getloadavg()[1]:.1f}", report.environment_text(env)])


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.transforms", description=__doc__.splitlines()[0])
    p.add_argument("--quick", action="store_true", help="two rounds instead of seven")
    p.add_argument("--rounds", type=int)
    p.add_argument("--only", choices=("fusion", "tiling", "streaming"), action="append")
    p.add_argument("--no-save", action="store_true")
    o = p.parse_args(argv)
    rounds = o.rounds or (2 if o.quick else 7)
    parts = {"fusion": fusion, "tiling": tiling, "streaming": streaming}
    start = time.time()
    with tempfile.TemporaryDirectory() as folder:
        d = {name: parts[name](folder, rounds) for name in o.only or parts}
    command = f"python -m bench.transforms --rounds {rounds}"
    env = environment()
    text = markdown(d, env, command)
    if o.no_save or o.only:
        print(text)
    else:
        report.write("transforms", {"command": command, "environment": env, "seconds": time.time() - start, **d}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
