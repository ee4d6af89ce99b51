"""Real programs: built, checked and timed, natively and in every tier.

    python -m bench.real [--only NAME]... [--rounds N] [--no-save] [--checks | --work]

Sources come from packages by name (bench/real/fetch.py). Each check's output must be native code's. The workloads print the
CPU time of their parts for each round; the figure is the sum of the parts' best rounds: what the program takes once warm.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from bench import report
from bench.lowering import bitcode
from bench.measure import environment, geometric_mean
from bench.real import build, fetch
from bench.real.programs import PROGRAMS
from bench.real.run import TIERS, run

ROUNDS = {"native": 6, "interp": 2, "quick": 5, "opt": 8, "auto": 40, "wasmtime": 6}
GOALS = {"auto": 1.5, "opt": 1.25}


def count_lines(paths):
    return sum(len(Path(p).read_bytes().splitlines()) for p in paths)


def figures(program, directory, where):
    """Size of the program, and time and memory of its lowering, in a process of its own."""
    paths = bitcode(program.sources(directory), ["-ffp-contract=off", "-w", build.INCLUDE, *program.flags(directory)], where)
    worker = [sys.executable, "-m", "bench.lowering", "--worker", *map(str, paths)]
    d = json.loads(subprocess.run(worker, check=True, capture_output=True, text=True).stdout)
    d["lines"] = count_lines(program.sources(directory))
    d["bitcode"] = sum(p.stat().st_size for p in bitcode(program.sources(directory), ["-g0", "-ffp-contract=off", "-w", build.INCLUDE, *program.flags(directory)], where))
    d["avm"] = build.module(program, directory, strip=True).stat().st_size
    return d


def check(program, products, directory, log):
    """{engine: [names of checks that passed]}; a difference is told."""
    passed = {engine: [] for engine in products}
    for name, args in program.checks.items():
        expected = run("native", products["native"], args, directory)
        passed["native"].append(name)
        for engine in [e for e in products if e not in ("native", "wasmtime")]:
            got = run(engine, products[engine], args, directory)
            if got.same(expected):
                passed[engine].append(name)
            else:
                log(f"{program.name} {name} in {engine} differs: status {got.status}, {(got.stderr or got.stdout)[-200:]!r}")
    return passed


def work(program, products, directory, scale, log):
    """{engine: {part: seconds}}: engines take turns, so that noise meets them alike."""
    best = {}
    expected = None
    for turn in range(2):
        for engine, product in products.items():
            if turn and engine == "interp":
                continue
            got = run(engine, product, program.work, directory, max(1, round(ROUNDS[engine] * scale)))
            expected = expected or got
            if not got.same(expected) or got.status:
                log(f"{program.name} workload in {engine} differs: status {got.status}, {(got.stderr or got.stdout)[-200:]!r}")
                continue
            old = best.setdefault(engine, got.warm())
            best[engine] = {part: min(s, old[part]) for part, s in got.warm().items()}
    return best


def products_of(program, directory, log):
    """{engine: what it runs}."""
    products = {"native": build.native(program, directory)}
    products.update(dict.fromkeys(TIERS, build.module(program, directory)))
    try:
        products["wasmtime"] = build.wasm(program, directory)
    except build.Failed as e:
        log(f"{program.name} for wasmtime: {e}")
    return products


def measure(program, options, log):
    directory = program.get()
    products = products_of(program, directory, log)
    row = {"name": program.name, "title": program.title}
    if "wasmtime" in products:
        row["wasm"] = products["wasmtime"].stat().st_size
    with tempfile.TemporaryDirectory() as where:
        row["figures"] = figures(program, directory, where)
    if not options.work:
        row["checks"] = check(program, products, directory, log)
    if program.work and not options.checks:
        row["parts"] = work(program, products, directory, options.rounds, log)
        row["seconds"] = {engine: sum(parts.values()) for engine, parts in row["parts"].items()}
    return row


def size_table(rows):
    lines = []
    for r in rows:
        f = r["figures"]
        lines.append([r["title"], f"{f['lines']:,}", f"{f['llvm_instructions']:,}", f"{f['functions']:,}", f"{f['instructions']:,}",
                      f"{f['read'] + f['lower'] + f['encode']:.1f}", f"{f['peak'] / 1e6:.0f}", f"{f['avm']:,}",
                      f"{f['avm'] / r['wasm']:.2f}" if "wasm" in r else "–", f"{f['avm'] / f['bitcode']:.2f}"])  # fmt: skip
    columns = ["program", "lines", "LLVM instructions", "functions", "our instructions", "lowering s", "peak MB", ".avm bytes", "/ .wasm", "/ bitcode"]
    return report.table(columns, lines)


def check_table(rows):
    engines = ["native", *TIERS]
    return report.table(["program", *engines], [[r["title"], *(str(len(r["checks"][e])) for e in engines)] for r in rows])


def time_table(rows):
    rows = [r for r in rows if "parts" in r]
    engines = ["interp", "quick", "auto", "opt", "wasmtime"]
    lines = []
    for r in rows:
        s = r["seconds"]
        lines.append([r["title"], f"{s['native'] * 1000:.1f}", *(f"{s[e] / s['native']:.2f}" if e in s else "–" for e in engines)])
    if len(rows) > 1:
        means = []
        for e in engines:
            ratios = [r["seconds"][e] / r["seconds"]["native"] for r in rows if e in r["seconds"]]
            means.append(f"**{geometric_mean(ratios):.2f}**" if ratios else "–")
        lines.append(["**geometric mean**", "", *means])
    return report.table(["program", "native ms", *(f"{e} / native" for e in engines)], lines)


def part_table(rows):
    out = []
    for r in [r for r in rows if "parts" in r]:
        parts = r["parts"]
        engines = [e for e in ("interp", "auto", "opt", "wasmtime") if e in parts]
        lines = [[name, f"{s * 1000:.2f}", *(f"{parts[e][name] / s:.2f}" if s else "–" for e in engines)] for name, s in parts["native"].items()]
        out.append(f"### {r['title']}\n\n" + report.table(["part", "native ms", *engines], lines))
    return "\n\n".join(out)


def goal_text(rows):
    said = []
    for name in ("lua", "sqlite"):
        for r in rows:
            if r["name"] == name:
                for e, goal in GOALS.items():
                    x = r["seconds"][e] / r["seconds"]["native"]
                    said.append(f"{r['title']} {e} {x:.2f} (at most {goal}: {'met' if x <= goal else 'missed'})")
    return "; ".join(said) + "."


def markdown(rows, left_out, options):
    text = [
        "# Real programs",
        "`python -m bench.real`: unmodified sources out of packages, -O2, for native code and for us by the same clang, baseline CPU for native code.",
        "Lowering: CPU seconds of one process from bitcode with line tables to `.avm`. Sizes without names and line tables.",
        size_table(rows),
    ]
    if not options.work:
        text += ["## Checks passed", "Output, messages and exit status equal to native code's.", check_table(rows)]
    if not options.checks:
        text += ["## Time once warm", "CPU time of the workload, best rounds of its parts added up, against native code's.", time_table(rows),
                 "Goals: " + goal_text(rows), "## By part", "Time against native code's.", part_table(rows)]  # fmt: skip
    text += [f"Left out: {line}" for line in left_out]
    return "\n\n".join(text)


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.real", description=__doc__.splitlines()[0])
    p.add_argument("--only", action="append", metavar="NAME", help="of " + ", ".join(x.name for x in PROGRAMS))
    p.add_argument("--rounds", type=float, default=1.0, metavar="FACTOR", help="fewer or more rounds of the workloads")
    p.add_argument("--no-save", action="store_true", help="print, but do not write bench/results/")
    p.add_argument("--checks", action="store_true", help="only the checks")
    p.add_argument("--work", action="store_true", help="only the workloads")
    options = p.parse_args(argv)
    if unknown := set(options.only or ()) - {x.name for x in PROGRAMS}:
        p.error(f"there is no program {', '.join(sorted(unknown))}")
    rows, left_out = [], []

    def log(line):
        print(line, file=sys.stderr)
        if line not in left_out:
            left_out.append(line)

    for program in PROGRAMS:
        if options.only and program.name not in options.only:
            continue
        try:
            rows.append(measure(program, options, log))
        except (fetch.Unavailable, build.Failed) as e:
            log(f"{program.title}: {e}")
    if not rows:
        return 1
    env = environment()
    text = markdown(rows, left_out, options) + "\n\n" + report.environment_text(env)
    if options.no_save or options.only or options.checks or options.work:
        print(text)
    else:
        report.write("real", {"command": "python -m bench.real", "environment": env, "programs": rows}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
