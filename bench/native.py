"""Speed of native code: the tiers against clang -O3 -march=native and wasmtime on the same programs, steady state.

    python -m bench.native [--quick] [--only NAME]... [--rounds N] [--no-save]

Compiling happens before the clock starts and is reported apart.
"""

import argparse
import statistics
import sys

from bench import report
from bench.catalog import Contracted, benchmarks, missing
from bench.engines import ENGINES, MORE
from bench.measure import Mismatch, environment, geometric_mean, interleaved, ratio

BASE = "native-O3"
NAMES = (BASE, "allvm-opt", "allvm-trusted", "allvm-quick", "wasmtime")
TARGETS = {"allvm-opt": (1.10, 1.35), "allvm-trusted": (1.02, None)}  # geometric mean, worst
CALLS = ("fib", "queens")  # n is a depth: the time is no multiple of it


def measure(benchmark, rounds):
    """One row: seconds, ratios to the best native code and to wasmtime, and compile seconds."""
    engines = [(ENGINES | MORE)[name](benchmark) for name in NAMES]
    n = benchmark.small if benchmark.name in CALLS else max(1, benchmark.large // 4)
    for e in engines:
        e.run(1)
    times = interleaved(engines, n, rounds)
    return {
        "name": benchmark.name, "class": benchmark.kind, "n": n, "seconds": {k: statistics.median(v) for k, v in times.items()},
        "to_native": {k: ratio(times[k], times[BASE]) for k in NAMES if k != BASE},
        "wasmtime_to_opt": ratio(times["wasmtime"], times["allvm-opt"]),
        "compile_seconds": {e.name: e.compile_seconds for e in engines if hasattr(e, "compile_seconds")},
    }  # fmt: skip


def contracted(benchmark, rounds):
    """A floating-point program with contraction: ratios to native code that is free to contract."""
    free, same = Contracted(benchmark.path), Contracted(benchmark.path, "on")
    base, on = (MORE[BASE](b) for b in (free, same))
    base.name, on.name = f"{BASE} fast", f"{BASE} on"
    engines = [base, on, MORE["allvm-opt"](same), MORE["allvm-trusted"](same)]
    n = max(1, benchmark.large // 4)
    for e in engines:
        e.run(1)
    times = interleaved(engines, n, rounds, other=(base.name,))
    return {"name": benchmark.name, "class": benchmark.kind, "n": n, "seconds": {k: statistics.median(v) for k, v in times.items()},
            "to_native": {e.name: ratio(times[e.name], times[base.name]) for e in engines[1:]}}  # fmt: skip


def contraction_table(rows):
    if not rows:
        return []
    names = list(rows[0]["to_native"])
    lines = [[r["name"], f"{1000 * r['seconds'][f'{BASE} fast']:.1f}", *(f"{r['to_native'][k]:.2f}" for k in names)] for r in rows]
    lines.append(["**geometric mean**", "", *(f"**{geometric_mean([r['to_native'][k] for r in rows]):.3f}**" for k in names)])
    return ["## With contraction", "The floating-point programs again, products and sums fused: natively with `-ffp-contract=fast` (the base) and `=on`, ours with `=on`, "
            "which fuses within an expression and gives the same results as natively.",
            report.table(["program", f"{BASE} fast ms", *(f"{k} / fast" for k in names)], lines)]  # fmt: skip


def summary(rows):
    out = {}
    for name in NAMES[1:]:
        values = {r["name"]: r["to_native"][name] for r in rows}
        worst = max(values, key=values.get)
        out[name] = {"mean": geometric_mean(values.values()), "worst": [worst, values[worst]]}
    out["wasmtime_to_opt"] = geometric_mean([r["wasmtime_to_opt"] for r in rows])
    return out


def markdown(rows, fused, total, env, command):
    ratios = NAMES[1:]
    columns = ["program", "class", f"{BASE} ms", *(f"{k} / {BASE}" for k in ratios), "wasmtime / opt", "compile opt ms", "compile quick ms"]
    lines = [
        [r["name"], r["class"], f"{1000 * r['seconds'][BASE]:.1f}", *(f"{r['to_native'][k]:.2f}" for k in ratios), f"{r['wasmtime_to_opt']:.2f}",
         *(f"{1000 * r['compile_seconds'][k]:.0f}" for k in ("allvm-opt", "allvm-quick"))]
        for r in rows
    ]  # fmt: skip
    lines.append(["**geometric mean**", "", "", *(f"**{total[k]['mean']:.2f}**" for k in ratios), f"**{total['wasmtime_to_opt']:.2f}**", "", ""])
    text = ["# Native code", f"`{command}`: CPU time, median of interleaved runs; ratios are medians over adjacent runs. Compile time is apart.",
            report.table(columns, lines)]  # fmt: skip
    for name, (mean, worst) in TARGETS.items():
        got = total[name]
        aim = f"aim: at most {mean:.2f}" + (f", at worst {worst:.2f}" if worst else "")
        text.append(f"{name}: {got['mean']:.3f} of {BASE} in the geometric mean, at worst {got['worst'][1]:.2f} on {got['worst'][0]} ({aim}).")
    text += contraction_table(fused)
    text.append(report.environment_text(env))
    return "\n\n".join(text)


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.native", description=__doc__.splitlines()[0])
    p.add_argument("--quick", action="store_true", help="two rounds instead of seven")
    p.add_argument("--rounds", type=int, help="how often each engine runs each program")
    p.add_argument("--only", action="append", metavar="NAME", help="only this program; may be repeated")
    p.add_argument("--no-save", action="store_true", help="print, but do not write bench/results/")
    o = p.parse_args(argv)
    if missing():
        print(f"bench: not installed: {', '.join(missing())} (pip install 'allvm-vm[bench,cc]')", file=sys.stderr)
        return 1
    known = {b.name: b for b in benchmarks()}
    unknown = [n for n in o.only or [] if n not in known]
    if unknown:
        print(f"bench: no program {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    rows, fused = [], []
    for b in [known[n] for n in o.only] if o.only else known.values():
        try:
            rounds = o.rounds or (2 if o.quick else 7)
            rows.append(measure(b, rounds))
            if b.kind in ("f64", "f32"):
                fused.append(contracted(b, rounds))
        except Mismatch as e:
            print(f"bench: {b.name}: the results differ: {e}", file=sys.stderr)
            return 1
        print(f"{b.name:12}", *(f"{k} {v:.2f}" for k, v in rows[-1]["to_native"].items()), file=sys.stderr)
    total, env = summary(rows), environment()
    command = "python -m bench.native" + (" --quick" if o.quick else "") + (f" --rounds {o.rounds}" if o.rounds else "")
    text = markdown(rows, fused, total, env, command)
    if o.no_save or o.only:
        print(text)
    else:
        report.write("native", {"command": command, "environment": env, "programs": rows, "contracted": fused, "mean": total}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
