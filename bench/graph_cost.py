"""What stands behind the figures of bench.graph: what a launch and a chunk cost, and the memory that programs move beside what memory gives.

    python -m bench.graph_cost

It is part of bench.graph, which puts it into its results.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import report

PROGRAMS = Path(__file__).parent / "hpvm"
SMALL, LARGE = 24 << 20, 600 << 20  # bytes of the arrays that memory is tried with
CELLS = 4000  # instances, each in a chunk of its own
TRIES = 40


def launch_module(folder):
    """launch.c, compiled."""
    module = os.path.join(folder, "launch.avm")
    subprocess.run([sys.executable, "-m", "allvm.cc", "-O3", "-w", PROGRAMS / "launch.c", "-o", module], check=True)
    return module


def launch_cost(folder, threads):
    """{threads: seconds of launching an empty node and waiting for it}"""
    module = launch_module(folder)
    found = {}
    for t in threads:
        r = subprocess.run([sys.executable, "-m", "allvm.cli", "--device", "openmp", "--threads", str(t), module], capture_output=True, text=True, check=True)
        found[t] = float(re.search(r"seconds ([\d.]+)", r.stdout).group(1))
    return found


def chunk_cost(folder, threads):
    """{threads: seconds that a chunk takes beside its instances}: many instances in chunks of one, against the same in one chunk for each thread."""
    from allvm.engine import Engine
    from allvm.ir.graph_plan import make_plan

    data, found = Path(launch_module(folder)).read_bytes(), {}
    for t in threads:
        with Engine(cache=False) as engine:
            runtime = engine.load(data).graphs(device="openmp", threads=t)
            root = next(n for n in runtime.nodes if runtime.program.function_name(n) == "cells")
            (place,) = make_plan(runtime.nodes, root, runtime.program.function_name).children
            device = runtime.device
            if not device.takes(place, CELLS):
                raise RuntimeError(device.kernels[place])
            kernel, pool = device.kernels[place], device.shared_crew().pool
            args = [0, 0, CELLS, 1, 1, runtime.allocate(8 * CELLS), 8 * CELLS]
            least = {}
            for chunk in (1, -(-CELLS // t)) * TRIES:
                start = time.perf_counter()
                pool.run(kernel.address, args, 1, 0, CELLS, chunk, None, t)
                least[chunk] = min(least.get(chunk, 1e9), time.perf_counter() - start)
            alone, together = least[1], least[-(-CELLS // t)]
            found[t] = (alone - together) / (CELLS / t)
    return found


def bandwidth(folder, clang, threads):
    """{threads: {bytes: (copy, triad)}} in bytes a second, of loops of C."""
    program = os.path.join(folder, "bandwidth")
    subprocess.run([clang, "-O3", "-march=native", "-fopenmp", "-w", PROGRAMS / "bandwidth.c", "-o", program], check=True)
    found = {}
    for t in threads:
        env = {**os.environ, "OMP_NUM_THREADS": str(t), "OMP_PROC_BIND": "false", "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}
        found[t] = {}
        for size in (SMALL, LARGE):
            r = subprocess.run([program, str(size), "40" if size == SMALL else "8"], capture_output=True, text=True, check=True, env=env)
            found[t][size] = tuple(map(float, r.stdout.split()))
    return found


def moved(module):
    """The bytes that the nodes of a program read and write, as the sizes of their pointers say, each counted once for each run of a node."""
    command = [sys.executable, "-m", "allvm.cli", "--device", "openmp", "--threads", "1", "--no-fusion", "--stats", "--json", module]
    r = subprocess.run(command, capture_output=True, text=True, check=True)
    nodes = json.loads(r.stderr.strip().splitlines()[-1])["graphs"]["nodes"]
    return sum(n["bytes_read"] + n["bytes_written"] for n in nodes)


def memory_table(rows, found, threads):
    """Paragraphs of Markdown: what each program moves, and what memory gives. rows: of bench.graph; found: of `bandwidth`."""
    cells = []
    for r in rows:
        if not r.get("moved"):
            continue
        speed = [r["moved"] / r["seconds"][t]["openmp"] for t in threads]
        gain = f"{speed[-1] / speed[0]:.2f}" if len(threads) > 1 else ""
        cells.append([r["name"], f"{r['moved'] / 1e6:.0f}", *(f"{s / 1e9:.1f}" for s in speed), gain])
    for what, n in (("copy", 0), ("triad", 1)):
        for size in (SMALL, LARGE):
            speed = [found[t][size][n] for t in threads]
            gain = f"{speed[-1] / speed[0]:.2f}" if len(threads) > 1 else ""
            cells.append([f"{what} in C, {size >> 20} MiB", "", *(f"{s / 1e9:.1f}" for s in speed), gain])
    return ["Memory: the bytes of the arrays that nodes read and write (each counted once per run of a node, as the sizes of its pointers say: less than what caches move where "
            "a cell is read more than once, more where only a part is touched), by the time of the kernels; below, what plain loops of C with clang -O3 "
            "-march=native -fopenmp reach. Where two threads copy memory hardly faster than one, a program that does little else gains as little.",
            report.table(["program", "MB", *(f"GB/s {t}t" for t in threads), "gain"], cells)]  # fmt: skip


def cost_text(launches, chunks):
    """A paragraph about launches and chunks."""
    def each(found):
        return ", ".join(f"{1e6 * v:.2f} µs with {t} thread{'s'[: t > 1]}" for t, v in found.items())

    return f"An empty node, launched and waited for: {each(launches)} (aim: at most 20). A chunk, beside its instances: {each(chunks)} (aim: at most 2)."


def main():
    from bench.graph import find_clang

    clang = find_clang()
    with tempfile.TemporaryDirectory() as folder:
        print(cost_text(launch_cost(folder, (1, 2)), chunk_cost(folder, (1, 2))))
        if clang:
            print("\n\n".join(memory_table([], bandwidth(folder, clang, (1, 2)), (1, 2))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
