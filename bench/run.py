"""Speed: native code, our interpreter, wasm3 and wasmtime on the same programs.

    python -m bench.run [--quick] [--only NAME]... [--engine NAME]... [--rounds N] [--no-save]
"""

import argparse
import statistics
import sys

from bench import report
from bench.catalog import benchmarks, missing
from bench.engines import ENGINES, MORE
from bench.measure import Mismatch, environment, geometric_mean, interleaved, ratio

OURS, PEER = "allvm", "wasm3"
TARGET_MEAN, TARGET_WORST = 0.75, 1.0


def measure(benchmark, names, n, rounds):
    """One row: medians by engine and our ratios."""
    engines = [(ENGINES | MORE)[name](benchmark) for name in names]
    for e in engines:
        e.run(1)  # what is compiled or decoded at the first call
    times = interleaved(engines, n, rounds)
    row = {"name": benchmark.name, "class": benchmark.kind, "n": n, "seconds": {k: statistics.median(v) for k, v in times.items()}}
    row["to"] = {k: ratio(times[OURS], times[k]) for k in names if k != OURS} if OURS in times else {}
    row["to_native"] = {k: ratio(times[k], times["native"]) for k in names if k != "native"} if "native" in times else {}
    return row


def summary(rows, names):
    """Geometric means of every ratio, and the worst against the peer."""
    out = {"to_native": {k: geometric_mean([r["to_native"][k] for r in rows]) for k in names if k in rows[0]["to_native"]}}
    out["to"] = {k: geometric_mean([r["to"][k] for r in rows]) for k in rows[0]["to"]}
    if PEER in out["to"]:
        worst = max(rows, key=lambda r: r["to"][PEER])
        out["worst"] = {"name": worst["name"], "ratio": worst["to"][PEER]}
    return out


def markdown(rows, total, names, env, command):
    columns = ["program", "class", "n", *(f"{k} ms" for k in names)]
    ratios = [k for k in names if k != OURS] if OURS in names else []
    columns += [f"{OURS} / {k}" for k in ratios]
    lines = []
    for r in rows:
        lines.append(
            [r["name"], r["class"], str(r["n"]), *(f"{1000 * r['seconds'][k]:.1f}" for k in names), *(f"{r['to'][k]:.2f}" for k in ratios)]
        )
    lines.append(["**geometric mean**", "", "", *("" for _ in names), *(f"**{total['to'][k]:.2f}**" for k in ratios)])
    text = [
        "# Interpreter speed",
        f"`{command}`: CPU time, median of interleaved runs; ratios are medians over adjacent runs.",
        report.table(columns, lines),
    ]
    if total["to_native"]:
        text.append("Against native code (clang -O2), geometric mean: " + ", ".join(f"{k} {v:.2f}" for k, v in total["to_native"].items()) + ".")
    if "worst" in total:
        mean = total["to"][PEER]
        text.append(
            f"Against {PEER}: {mean:.3f} in the geometric mean (aim: at most {TARGET_MEAN}), "
            f"at worst {total['worst']['ratio']:.2f} on {total['worst']['name']} (aim: at most {TARGET_WORST})."
        )
    text.append(report.environment_text(env))
    return "\n\n".join(text)


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__.splitlines()[0])
    p.add_argument("--quick", action="store_true", help="two rounds instead of seven")
    p.add_argument("--rounds", type=int, help="how often each engine runs each program")
    p.add_argument("--only", action="append", metavar="NAME", help="only this program; may be repeated")
    p.add_argument("--engine", action="append", choices=[*ENGINES, *MORE], help="only this engine; may be repeated")
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
    names = [n for n in ENGINES | MORE if n in (o.engine or ENGINES)]
    rounds = o.rounds or (2 if o.quick else 7)
    rows = []
    for b in [known[n] for n in o.only] if o.only else known.values():
        try:
            rows.append(measure(b, names, b.small, rounds))
        except Mismatch as e:
            print(f"bench: {b.name}: the results differ: {e}", file=sys.stderr)
            return 1
        r = rows[-1]
        print(f"{b.name:12}", *(f"{k} {1000 * v:.1f} ms" for k, v in r["seconds"].items()), *(f"/{k} {v:.2f}" for k, v in r["to"].items()), file=sys.stderr)
    total = summary(rows, names)
    env = environment()
    command = "python -m bench.run" + (" --quick" if o.quick else "")
    text = markdown(rows, total, names, env, command)
    if o.no_save or o.only or o.engine:
        print(text)
    else:
        report.write("interpreter", {"command": command, "environment": env, "rounds": rounds, "programs": rows, "mean": total}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
