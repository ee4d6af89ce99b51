"""`python -m bench.heldout`: the interpreter on programs that took no part in choosing its sequences of operations.

The sequences in interp/sequences.txt were chosen by profiles of bench/programs; these programs were written afterwards
and measured once. Writes results/heldout.md and .json.
"""

from bench import report
from bench.catalog import HERE, Benchmark
from bench.measure import environment, geometric_mean
from bench.run import measure

ENGINES = ("allvm", "wasm3", "native")


def main():
    rows = [measure(b, ENGINES, b.small, 7) for b in (Benchmark(p) for p in sorted((HERE / "heldout").glob("*.c")))]
    mean = geometric_mean([r["to"]["wasm3"] for r in rows])
    worst = max(rows, key=lambda r: r["to"]["wasm3"])
    lines = [[r["name"], r["class"], *(f"{1000 * r['seconds'][e]:.1f}" for e in ENGINES), f"{r['to']['wasm3']:.2f}", f"{r['to']['native']:.1f}"]
             for r in rows]  # fmt: skip
    lines.append(["**geometric mean**", "", "", "", "", f"**{mean:.2f}**", f"**{geometric_mean([r['to']['native'] for r in rows]):.1f}**"])
    text = "\n\n".join([
        "# Held-out programs",
        "`python -m bench.heldout`: CPU time, median of 7 interleaved runs; ratios are medians over adjacent runs. None of these programs "
        "was looked at when the interpreter's sequences of operations were chosen (by profiles of `bench/programs`).",
        report.table(["program", "class", *(f"{e} ms" for e in ENGINES), "allvm / wasm3", "allvm / native"], lines),
        f"Against wasm3: {mean:.2f} on average, at worst {worst['to']['wasm3']:.2f} ({worst['name']}).",
        report.environment_text(environment()),
    ])  # fmt: skip
    report.write("heldout", {"environment": environment(), "rows": rows, "mean": mean}, text)


if __name__ == "__main__":
    main()
