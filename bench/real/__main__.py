"""Real programs: built, checked and timed, natively and in every tier.

    python -m bench.real [--only NAME]... [--rounds FACTOR] [--build | --checks | --work] [--no-save]

Sources come from packages by name (bench/real/fetch.py). Each check's output must be native code's. The workloads print the
CPU time of their parts for each round; the figure is the sum of the parts' best rounds: what the program takes once warm.
Products are kept in build/real, so that a second run only measures; --build makes them and stops. What fails is told and left out of the tables.
With --only the saved results of the other programs stay.
"""

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench import report
from bench.measure import environment, geometric_mean
from bench.real import build, fetch
from bench.real.programs import PROGRAMS
from bench.real.run import TIERS, run

ROUNDS = {"native": 6, "interp": 2, "quick": 5, "opt": 8, "aot": 8, "auto": 40, "wasmtime": 6}
CHECKED = (*TIERS, "aot")
GOALS = {"auto": 1.5, "opt": 1.25}


class Log:
    """What is said on standard error while it runs; what failed is kept for the report."""

    def __init__(self):
        self.start = time.monotonic()
        self.failures = []

    def say(self, line):
        print(f"[{time.monotonic() - self.start:5.0f} s] {line}", file=sys.stderr, flush=True)

    def failed(self, line):
        self.say(line)
        if line not in self.failures:
            self.failures.append(line)


def count_lines(paths):
    return sum(len(Path(p).read_bytes().splitlines()) for p in paths)


def figures(program, directory):
    """Size of the program, and time and memory of its lowering, in a process of its own."""
    paths = build.bitcode(program, directory)
    worker = [sys.executable, "-m", "bench.lowering", "--worker", *map(str, paths)]
    d = json.loads(subprocess.run(worker, check=True, capture_output=True, text=True).stdout)
    d["lines"] = count_lines(program.sources(directory))
    d["bitcode"] = build.bitcode_size(paths)
    d["avm"] = build.module(program, directory, strip=True).stat().st_size
    try:
        d["wasm"] = build.wasm_alone(program, directory).stat().st_size
    except build.Failed:
        pass  # told by products_of
    return d


def tried(what, log, function, *args):
    """A run that may end badly: None and a line then."""
    try:
        return function(*args)
    except subprocess.TimeoutExpired:
        log.failed(f"{what}: more than the time limit")
    except OSError as e:
        log.failed(f"{what}: {e}")


def difference(got, expected):
    for name in ("stdout", "stderr"):
        for a, b in zip(getattr(got, name).splitlines() + [b""], getattr(expected, name).splitlines() + [b""]):
            if a != b:
                return f"{a[:100]!r} instead of {b[:100]!r}"
    return f"status {got.status} instead of {expected.status}"


def check(program, products, directory, log):
    """{engine: [names of checks that passed]}; a difference is told."""
    passed = {engine: [] for engine in products if engine != "wasmtime"}
    for name, args in program.runs(directory).items():
        log.say(f"{program.name}: check {name}")
        expected = tried(f"{program.title}, {name}, natively", log, run, "native", products["native"], args, directory)
        if expected is None:
            continue
        passed["native"].append(name)
        for engine in [e for e in CHECKED if e in products]:
            what = f"{program.title}, {name}, {engine}"
            got = tried(what, log, run, engine, products[engine], args, directory)
            if got is not None and got.same(expected):
                passed[engine].append(name)
            elif got is not None:
                log.failed(f"{what}: {difference(got, expected)}")
    return passed


def work(program, products, directory, scale, log):
    """{engine: {part: seconds}}: engines take turns, so that noise meets them alike."""
    best = {}
    expected = None
    for turn in range(2):
        for engine, product in products.items():
            if turn and engine == "interp":
                continue
            what = f"{program.title}, workload, {engine}"
            log.say(what)
            got = tried(what, log, run, engine, product, program.work, directory, max(1, round(ROUNDS[engine] * scale)))
            expected = expected or got
            if got is None:
                continue
            if not got.same(expected) or got.status:
                log.failed(f"{what}: {difference(got, expected)}")
                continue
            old = best.setdefault(engine, got.warm())
            best[engine] = {part: min(s, old[part]) for part, s in got.warm().items()}
    return best


def products_of(program, directory, log):
    """{engine: what it runs}."""
    products = {"native": build.native(program, directory)}
    products.update(dict.fromkeys(TIERS, build.module(program, directory)))
    for engine, make in (("aot", build.ahead), ("wasmtime", build.wasm)):
        try:
            products[engine] = make(program, directory)
        except build.Failed as e:
            log.failed(f"{program.title} for {engine}: {e}")
    return products


def build_all(programs, log):
    """Make what is missing, two products at a time, the largest programs first; what fails is told when it is needed."""

    def make(job):
        program, what = job
        start = time.monotonic()
        try:
            getattr(build, what)(program, program.get())
        except (build.Failed, fetch.Unavailable):
            return
        if time.monotonic() - start > 2:
            log.say(f"{program.name}: {what.replace('_', ' ')}, {time.monotonic() - start:.0f} s")

    by_size = sorted(programs, key=lambda p: p.name not in ("sqlite", "quickjs", "zstd"))
    jobs = [(p, what) for what in ("native", "module", "ahead", "wasm", "wasm_alone", "bitcode") for p in by_size]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(make, jobs))


def measure(program, options, log):
    directory = program.get()
    products = products_of(program, directory, log)
    row = {"name": program.name, "title": program.title, "figures": figures(program, directory)}
    if options.build:
        return row
    if program.checks and not options.work:
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
                      f"{f['avm'] / f['wasm']:.2f}" if "wasm" in f else "–", f"{f['avm'] / f['bitcode']:.2f}"])  # fmt: skip
    columns = ["program", "lines", "LLVM instructions", "functions", "our instructions", "lowering s", "peak MB", ".avm bytes", "/ .wasm", "/ bitcode"]
    return report.table(columns, lines)


def check_table(rows):
    engines = ["native", *CHECKED]
    return report.table(["program", *engines],
                        [[r["title"], *(str(len(r["checks"][e])) if e in r["checks"] else "–" for e in engines)]
                         for r in rows if r.get("checks", {}).get("native")])  # fmt: skip


def time_table(rows):
    rows = [r for r in rows if "parts" in r]
    engines = ["interp", "quick", "auto", "opt", "aot", "wasmtime"]
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
        engines = [e for e in ("interp", "quick", "auto", "opt", "aot", "wasmtime") if e in parts]
        lines = [[name, f"{s * 1000:.2f}", *(f"{parts[e][name] / s:.2f}" if s else "–" for e in engines)] for name, s in parts["native"].items()]
        out.append(f"### {r['title']}\n\n" + report.table(["part", "native ms", *engines], lines))
    return "\n\n".join(out)


def goal_text(rows):
    said = []
    for r in [r for r in rows if r["name"] in ("lua", "sqlite")]:
        for e, goal in GOALS.items():
            if e in r.get("seconds", ()):
                x = r["seconds"][e] / r["seconds"]["native"]
                said.append(f"{r['title']} {e} {x:.2f} (at most {goal}: {'met' if x <= goal else 'missed'})")
        f = r["figures"]
        for kind, goal in (("wasm", 1.0), ("bitcode", 0.5)):
            if kind in f:
                x = f["avm"] / f[kind]
                said.append(f"{r['title']} .avm / {kind} {x:.2f} (at most {goal}: {'met' if x <= goal else 'missed'})")
    return "; ".join(said) + "."


def markdown(rows, failures, options):
    text = [
        "# Real programs",
        "`python -m bench.real`: unmodified sources out of packages, -O2, for native code and for us by the same clang, baseline CPU for native code.",
        "Lowering: CPU seconds of one process from bitcode with line tables to `.avm`, verified and encoded.\nSizes: of what `main` reaches, without names, "
        "line tables and C library; the `.wasm` imports it as the `.avm` does.",
        size_table(rows),
    ]
    if not options.work:
        text += ["## Checks passed", "Output, messages and exit status equal to native code's.", check_table(rows)]
    if not options.checks:
        text += ["## Time once warm", "CPU time of the workload, best rounds of its parts added up, against native code's. "
                 "`aot` is `allvm-vm compile`; wasmtime runs WASI programs made by the same clang, setjmp through WebAssembly exceptions.",
                 time_table(rows), "Goals: " + goal_text(rows), "## By part", "Time against native code's.", part_table(rows)]  # fmt: skip
    text += [f"Left out: {line}" for line in failures]
    return "\n\n".join(text)


def with_saved(rows, failures):
    """(rows, failures) with those of the other programs from the last saved results."""
    path = report.RESULTS / "real.json"
    saved = json.loads(path.read_text()) if path.exists() else {}
    by_name = {r["name"]: r for r in [*saved.get("programs", []), *rows]}
    titles = tuple(r["title"] for r in rows)
    kept = [line for line in saved.get("failures", []) if not line.startswith(titles)]
    return [by_name[p.name] for p in PROGRAMS if p.name in by_name], [*kept, *failures]


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.real", description=__doc__.splitlines()[0])
    p.add_argument("--only", action="append", metavar="NAME", help="of " + ", ".join(x.name for x in PROGRAMS))
    p.add_argument("--rounds", type=float, default=1.0, metavar="FACTOR", help="fewer or more rounds of the workloads")
    p.add_argument("--no-save", action="store_true", help="print, but do not write bench/results/")
    only = p.add_mutually_exclusive_group()
    only.add_argument("--build", action="store_true", help="build, and print the table of sizes")
    only.add_argument("--checks", action="store_true", help="only the checks")
    only.add_argument("--work", action="store_true", help="only the workloads")
    options = p.parse_args(argv)
    if unknown := set(options.only or ()) - {x.name for x in PROGRAMS}:
        p.error(f"there is no program {', '.join(sorted(unknown))}")
    rows, log = [], Log()
    chosen = [x for x in PROGRAMS if not options.only or x.name in options.only]
    log.say("build")
    build_all(chosen, log)
    for program in chosen:
        try:
            rows.append(measure(program, options, log))
        except (fetch.Unavailable, build.Failed) as e:
            log.failed(f"{program.title}: {e}")
        except subprocess.CalledProcessError as e:
            log.failed(f"{program.title}: {(e.stderr or str(e)).strip().splitlines()[-1]}")
    if not rows:
        return 1
    if options.build:
        print(size_table(rows))
        return 0
    env = environment()
    if options.only and not (options.no_save or options.checks or options.work):
        rows, log.failures = with_saved(rows, log.failures)
    text = markdown(rows, log.failures, options) + "\n\n" + report.environment_text(env)
    if options.no_save or options.checks or options.work:
        print(text)
    else:
        report.write("real", {"command": "python -m bench.real", "environment": env, "programs": rows, "failures": log.failures}, text)
    log.say("done")
    return 0


if __name__ == "__main__":
    sys.exit(main())
