"""Start-up: CPU time and peak memory of `allvm-vm hello.avm` against `python -c pass`.

    python -m bench.startup [--rounds N] [--no-save]
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench import report
from bench.measure import environment, ratio

AIM = 1.5
EXAMPLE = Path(__file__).parent.parent / "examples" / "hello.c"


# A process inherits the peak of the one that it was started from, so they are started from one that is smaller than both.
SPAWNER = """
import os, sys
rounds, words = int(sys.argv[1]), sys.argv[2:]
at = words.index('--')
for _ in range(rounds):
    for c in words[:at], words[at + 1:]:
        pid = os.posix_spawn(c[0], c, os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
        _, status, usage = os.wait4(pid, 0)
        if status:
            sys.exit(c[-1] + ' failed')
        print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)
"""


def interleaved(commands, rounds):
    """{name: [(CPU seconds, peak resident bytes)]} of two commands that are run by turns."""
    first, second = commands.values()
    argv = [sys.executable, "-I", "-S", "-c", SPAWNER, str(rounds), *first, "--", *second]
    lines = subprocess.run(argv, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    values = [(float(cpu), int(peak)) for cpu, peak in map(str.split, lines)]
    return {name: values[i::2] for i, name in enumerate(commands)}


def phases(module):
    """Where the time goes: (what, CPU milliseconds) of each import and step, once, in a process of its own."""
    script = """
import sys, time
marks = [('', time.process_time())]
def mark(what): marks.append((what, time.process_time()))
import allvm.cli; mark('import of the command')
import allvm.run, allvm.load, allvm.launch, allvm.options; mark('import of the runner')
import allvm.interp._core; mark('import of the interpreter')
import allvm.interp._host; mark('import of the host library')
from allvm.interp._core import Program
from allvm.interp._host import HostState
p = Program(open(sys.argv[1], 'rb').read(), 'hello'); mark('loading and verifying')
i = allvm.launch.launch(p, HostState()); mark('memory and linking')
allvm.launch.run_main(i); mark('the program')
for (_, a), (w, b) in zip(marks, marks[1:]): print(f'{w}|{1000 * (b - a)}', file=sys.stderr)
"""
    r = subprocess.run([sys.executable, "-c", script, str(module)], capture_output=True, text=True, check=True)
    return [(w, float(ms)) for w, _, ms in (line.partition("|") for line in r.stderr.splitlines())]


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.startup", description=__doc__.splitlines()[0])
    p.add_argument("--rounds", type=int, default=40)
    p.add_argument("--no-save", action="store_true")
    o = p.parse_args(argv)
    tool = Path(sys.executable).with_name("allvm-vm")
    if not tool.exists():
        print("startup: allvm-vm is not installed beside this Python", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as tmp:
        module = Path(tmp) / "hello.avm"
        subprocess.run([str(tool.with_name("allvm-cc")), "-O2", str(EXAMPLE), "-o", str(module)], check=True)
        commands = {"python -c pass": [sys.executable, "-c", "pass"], "allvm-vm hello.avm": [str(tool), str(module)]}
        interleaved(commands, 3)  # caches warm for both
        found = interleaved(commands, o.rounds)
        parts = phases(module)
    cpu = {k: [c for c, _ in v] for k, v in found.items()}
    memory = {k: statistics.median(m for _, m in v) for k, v in found.items()}
    base, ours = commands
    r = ratio(cpu[ours], cpu[base])
    env = environment()
    rows = [[f"`{k}`", f"{1000 * statistics.median(cpu[k]):.1f}", f"{memory[k] / 1e6:.1f}"] for k in commands]
    text = "\n\n".join(
        [
            "# Start-up",
            f"`python -m bench.startup`: median of {o.rounds} interleaved runs of whole processes.",
            report.table(["command", "CPU ms", "peak resident MB"], rows),
            f"Ratio of CPU times: {r:.2f} (aim: at most {AIM}, and what is unavoidable). Beyond the bare Python, once:",
            report.table(["part", "CPU ms"], [[w, f"{ms:.2f}"] for w, ms in parts]),
            report.environment_text(env),
        ]
    )
    data = {"environment": env, "cpu_seconds": {k: statistics.median(v) for k, v in cpu.items()}, "peak_bytes": memory, "ratio": r, "parts_ms": dict(parts)}
    if o.no_save:
        print(text)
    else:
        report.write("startup", data, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
