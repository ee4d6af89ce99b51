"""C++ programs against native compilers: `python -m bench.cxx [--rounds N]` writes bench/results/cxx.md.

CPU time of the program alone: of the process where it is native or compiled ahead of time, of the phase `run` as --stats
tells it where the virtual machine runs it. Runs of all ways alternate; medians.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.measure import environment
from bench.report import environment_text, table, write

HERE = Path(__file__).parent
PROGRAMS = ("containers", "strings", "exceptions")
HELLO = '#include <iostream>\nint main() { std::cout << "hello\\n"; }\n'
THROW = '#include <cstdio>\nint main() { try { throw 1; } catch (int k) { std::printf("%d\\n", k); } }\n'
VM = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
CC = [sys.executable, "-c", "import sys; from allvm.cc import main_cxx; sys.exit(main_cxx())"]


def run(command):
    """(CPU seconds of the process, its output, its standard error)."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        p = subprocess.Popen(command, stdout=out, stderr=err)
        _, status, usage = os.wait4(p.pid, 0)
        out.seek(0)
        err.seek(0)
        text = err.read().decode()
        if status:
            raise SystemExit(f"{command[0]} failed: {text}")
        return usage.ru_utime + usage.ru_stime, out.read(), text


def in_vm(tier):
    """A way to run a module: the CPU seconds of the phase `run`."""

    def go(path):
        _, out, text = run([*VM, f"--tier={tier}", "--stats", path])
        return float(re.search(r"time: run .*\(cpu ([0-9.,]+) ms\)", text)[1].replace(",", "")) / 1000, out

    return go


def natively(path):
    seconds, out, _ = run([path])
    return seconds, out


def main():
    parser = argparse.ArgumentParser(prog="python -m bench.cxx")
    parser.add_argument("--rounds", type=int, default=5)
    opts = parser.parse_args()
    compilers = [c for c in ("clang++", "g++") if shutil.which(c)]
    rows, data = [], {"environment": environment(), "rounds": opts.rounds, "programs": {}}
    with tempfile.TemporaryDirectory() as folder:
        for name in PROGRAMS:
            source, module = HERE / f"{name}.cpp", f"{folder}/{name}.avm"
            start = time.process_time()
            run([*CC, "-O2", str(source), "-o", module])
            ways = {}
            for c in compilers:
                run([c, "-O2", "-std=c++17", "-w", str(source), "-o", f"{folder}/{name}-{c}"])
                ways[c] = (natively, f"{folder}/{name}-{c}")
            run([*VM, "compile", "-o", f"{folder}/{name}-aot", module])
            ways |= {"aot": (natively, f"{folder}/{name}-aot"), "opt": (in_vm("opt"), module), "interp": (in_vm("interp"), module)}
            times = {w: [] for w in ways}
            outputs = set()
            for r in range(opts.rounds):
                for w, (go, path) in ways.items() if r % 2 == 0 else reversed(ways.items()):
                    if w == "interp" and r:
                        continue  # it takes long
                    seconds, out = go(path)
                    times[w].append(seconds)
                    outputs.add(out)
            if len(outputs) != 1:
                raise SystemExit(f"{name}: the outputs differ: {outputs}")
            median = {w: statistics.median(t) for w, t in times.items()}
            data["programs"][name] = {"seconds": times, "bytes": os.path.getsize(module), "setup": time.process_time() - start}
            base = median[compilers[0]] if compilers else float("nan")
            rows.append([name, f"{os.path.getsize(module):,}", *(f"{s:.3f} s ({s / base:.2f})" for s in median.values())])
        sizes = []
        for name, text in (("hello by iostream", HELLO), ("throw and catch an int", THROW)):
            path = f"{folder}/x.cpp"
            Path(path).write_text(text)
            seconds, _, _ = run([*CC, path, "-o", f"{folder}/x.avm"])
            _, _, _ = run([*CC, "-s", path, "-o", f"{folder}/s.avm"])
            sizes.append([name, f"{os.path.getsize(f'{folder}/x.avm'):,}", f"{os.path.getsize(f'{folder}/s.avm'):,}", f"{seconds:.2f} s"])
    text = (
        "# C++\n\nCommand: `python -m bench.cxx`. CPU seconds, medians; in parentheses as a multiple of the first native compiler.\n"
        f"{environment_text(data['environment'])}.\n\n"
        + table(["program", ".avm bytes", *(f"{c} -O2" for c in compilers), "compiled ahead", "opt", "interpreter"], rows)
        + "\n\n"
        + table(["small programs", ".avm bytes", "stripped", "allvm-c++, CPU"], sizes)
    )
    write("cxx", data, text)


if __name__ == "__main__":
    main()
