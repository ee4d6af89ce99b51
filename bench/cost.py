"""What safety costs: the optimised tier with the sandbox, with exact traps, with fuel, each against code that trusts the program; what a call costs.

    python -m bench.cost [--quick] [--only NAME]... [--rounds N] [--no-save]

All but the trusted code run in instances as `allvm-vm --tier opt` makes them.
"""

import argparse
import statistics
import sys

from bench import report
from bench.catalog import benchmarks, missing
from bench.engines import ENGINES, MORE
from bench.measure import Mismatch, environment, geometric_mean, interleaved, ratio

CALLS = ("fib", "queens")  # n is a depth: the time is no multiple of it
TRUSTED, LOOSE, EXACT, FUEL = "allvm-trusted", "sandbox", "exact", "fuel"
WASM_FUEL = "wasmtime-fuel"


class Installed:
    """A program in an instance, native from the start."""

    def __init__(self, benchmark, name, precise=True, **limits):
        from allvm.interp._core import Program
        from allvm.interp._host import HostState
        from allvm.launch import launch
        from allvm.policy import Policy
        from allvm.tiers import Tiers

        self.name = name
        data = benchmark.module().read_bytes()
        self.instance = launch(Program(data, benchmark.name), HostState(), **limits)
        self.tiers = Tiers(self.instance, data, Policy("opt", cache=False, precise=precise))
        self.tiers.__enter__()

    def run(self, n):
        (result,) = self.instance.call("bench_main", [n])
        return result


class WasmtimeFuel:
    """wasmtime that counts fuel."""

    name = WASM_FUEL

    def __init__(self, benchmark):
        import wasmtime

        config = wasmtime.Config()
        config.consume_fuel = True
        engine = wasmtime.Engine(config)
        self.store = wasmtime.Store(engine)
        self.store.set_fuel(1 << 62)
        self.function = wasmtime.Instance(self.store, wasmtime.Module(engine, benchmark.wasm().read_bytes()), []).exports(self.store)["bench_main"]

    def run(self, n):
        return self.function(self.store, n)


def engines(benchmark):
    return [MORE[TRUSTED](benchmark), Installed(benchmark, LOOSE, precise=False), Installed(benchmark, EXACT),
            Installed(benchmark, FUEL, fuel=1 << 60), ENGINES["wasmtime"](benchmark), WasmtimeFuel(benchmark)]  # fmt: skip


def measure(benchmark, rounds):
    """One row: what each protection costs beside the one before it."""
    all = engines(benchmark)
    n = benchmark.small if benchmark.name in CALLS else max(1, benchmark.large // 8)
    for e in all:
        e.run(1)
    times = interleaved(all, n, rounds)
    steps = {LOOSE: TRUSTED, EXACT: LOOSE, FUEL: EXACT, WASM_FUEL: "wasmtime"}
    return {"name": benchmark.name, "class": benchmark.kind, "n": n, "seconds": {k: statistics.median(v) for k, v in times.items()},
            "cost": {k: ratio(times[k], times[base]) for k, base in steps.items()}}  # fmt: skip


def call_cost(rounds):
    """Nanoseconds of a call: fib(n) makes 2 fib(n + 1) - 1 of them."""
    (fib,) = [b for b in benchmarks() if b.name == "fib"]
    all = [MORE["native-O3"](fib), *engines(fib)]
    n = fib.small
    a, b = 0, 1
    for _ in range(n + 1):
        a, b = b, a + b
    calls = 2 * a - 1
    assert calls > 1e6
    times = interleaved(all, n, rounds)
    return {k: 1e9 * statistics.median(v) / calls for k, v in times.items()}


def markdown(rows, mean, calls, env, command):
    keys = (LOOSE, EXACT, FUEL, WASM_FUEL)
    columns = ["program", "class", "trusted ms", "sandbox", "exact traps", "fuel", "fuel in wasmtime"]
    lines = [[r["name"], r["class"], f"{1000 * r['seconds'][TRUSTED]:.1f}", *(f"{r['cost'][k]:.2f}" for k in keys)] for r in rows]
    lines.append(["**geometric mean**", "", "", *(f"**{mean[k]:.3f}**" for k in keys)])
    text = ["# What safety costs",
            f"`{command}`: CPU time, median of ratios of adjacent runs; each column beside the one before it: the sandbox against host pointers, exact traps "
            "against `--loose-traps`, fuel against none.",
            report.table(columns, lines), "## A call", "Nanoseconds of one call of `fib`, with what it computes:",
            report.table(["engine", "ns"], [[k, f"{v:.2f}"] for k, v in calls.items()]), report.environment_text(env)]  # fmt: skip
    return "\n\n".join(text)


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.cost", description=__doc__.splitlines()[0])
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
    rounds = o.rounds or (2 if o.quick else 7)
    rows = []
    for b in [known[n] for n in o.only] if o.only else known.values():
        try:
            rows.append(measure(b, rounds))
        except Mismatch as e:
            print(f"bench: {b.name}: the results differ: {e}", file=sys.stderr)
            return 1
        print(f"{b.name:12}", *(f"{k} {v:.2f}" for k, v in rows[-1]["cost"].items()), file=sys.stderr)
    mean = {k: geometric_mean([r["cost"][k] for r in rows]) for k in rows[0]["cost"]}
    calls, env = call_cost(rounds), environment()
    command = "python -m bench.cost" + (" --quick" if o.quick else "") + (f" --rounds {o.rounds}" if o.rounds else "")
    text = markdown(rows, mean, calls, env, command)
    if o.no_save or o.only:
        print(text)
    else:
        report.write("cost", {"command": command, "environment": env, "programs": rows, "mean": mean, "call_ns": calls}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
