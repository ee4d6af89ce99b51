"""Mathematical functions on vectors: prices of options, the openmp device with --vector-math against clang -Ofast with libmvec.

    python -m bench.vector_math [--rounds N] [--threads N]... [--no-save]

bench/hpvm/blackscholes.c measures its kernel itself, in seconds of wall time; runs of both sides alternate, and ratios are medians over
adjacent runs. clang -Ofast may reassociate, contract and approximate divisions, and takes libmvec's functions (-fveclib=libmvec); ours
takes these functions and changes nothing else.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile

from bench import report
from bench.graph import PROGRAMS, find_clang
from bench.measure import environment, ratio

SIDES = ("clang -Ofast, libmvec", "clang -O3", "ours --vector-math", "ours")


def build(folder, clang):
    """{side: command without its arguments}"""
    source, module = PROGRAMS / "blackscholes.c", os.path.join(folder, "blackscholes.avm")
    common = [clang, "-march=native", "-fopenmp", "-DPLAIN", "-w", source, "-lm"]
    fast, plain = os.path.join(folder, "fast"), os.path.join(folder, "plain")
    subprocess.run([*common, "-Ofast", "-fveclib=libmvec", "-o", fast], check=True)
    subprocess.run([*common, "-O3", "-ffp-contract=off", "-fno-math-errno", "-o", plain], check=True)
    subprocess.run([sys.executable, "-m", "allvm.cc", "-O3", "-w", source, "-o", module], check=True)
    ours = [sys.executable, "-m", "allvm.cli", "--device", "openmp"]
    return dict(zip(SIDES, ([fast], [plain], [*ours, "--vector-math", module], [*ours, module])))


def run(side, command, threads):
    """(seconds of the kernel, what was computed)."""
    if side.startswith("ours"):
        command = [*command[:-1], "--threads", str(threads), command[-1]]
    r = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "OMP_NUM_THREADS": str(threads)})
    return float(re.search(r"seconds ([\d.]+)", r.stdout)[1]), [float(x) for x in re.findall(r"-?\d+\.\d+", r.stdout.splitlines()[0])]


def measure(threads, rounds):
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        commands = build(folder, find_clang())
        for t in threads:
            times, seen = {s: [] for s in SIDES}, {}
            for side in SIDES:
                run(side, commands[side], t)
            for _ in range(rounds):
                for side in SIDES:
                    seconds, seen[side] = run(side, commands[side], t)
                    times[side].append(seconds)
            same = all(abs(x - y) <= 1e-4 * abs(y) for s in SIDES for x, y in zip(seen[s], seen["clang -O3"], strict=True))
            rows.append({"threads": t, "seconds": {s: statistics.median(v) for s, v in times.items()}, "same": same,
                         "ratio": ratio(times["ours --vector-math"], times[SIDES[0]]), "plain": ratio(times["ours"], times["clang -O3"])})  # fmt: skip
    return rows


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.vector_math", description=__doc__.splitlines()[0])
    p.add_argument("--rounds", type=int, default=7)
    p.add_argument("--threads", type=int, action="append", help="numbers of threads (default 1 and 2)")
    p.add_argument("--no-save", action="store_true")
    o = p.parse_args(argv)
    if find_clang() is None:
        print("bench: no clang that links OpenMP programs (apt-get install clang libomp-dev)", file=sys.stderr)
        return 1
    rows = measure(o.threads or [1, 2], o.rounds)
    command = f"python -m bench.vector_math --rounds {o.rounds}"
    table = report.table(["threads", *(f"{s}, ms" for s in SIDES), "with libmvec: ours/clang", "without: ours/clang", "same to four digits"],
                         [[str(r["threads"]), *(f"{1000 * r['seconds'][s]:.0f}" for s in SIDES), f"{r['ratio']:.2f}", f"{r['plain']:.2f}", "yes" if r["same"] else "NO"]
                          for r in rows])  # fmt: skip
    env = environment()
    text = "\n\n".join(["# Mathematical functions on vectors", f"`{command}`", __doc__.strip().split("\n\n")[2], table, report.environment_text(env)])
    if o.no_save:
        print(text)
    else:
        report.write("vector_math", {"command": command, "environment": env, "rows": rows}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
