"""`python -m bench.optimiser`: what allvm-opt's passes over bytecode gain in the interpreter.

Each program twice: as the compiler made it at -O2, and compiled with -fno-inline, as if each function were in a file of its
own, so that calls are what the linker sees. Writes results/optimiser.md and .json.
"""

import json
import sys
from pathlib import Path

from allvm.frontend import bytecode
from allvm.ir.decode import decode
from allvm.ir.encode import encode
from allvm.ir.verify import verify

from bench.catalog import benchmarks
from bench.measure import environment, geometric_mean, interleaved, ratio

RESULTS = Path(__file__).parent / "results"


class Interpreted:
    def __init__(self, name, data):
        from allvm.interp._core import Instance, Program

        program = Program(data, name)
        self.name = name
        self.instance = Instance(program, [0] * len(decode(data).import_funcs))

    def run(self, n):
        return self.instance.call("bench_main", [n])[0]


def variants(b):
    """{name: bytes of a module}."""
    from allvm.cc import main

    plain = b.module().read_bytes()
    out = b.module().with_suffix(".calls.avm")
    flags = ["-O2", "-fno-inline", "-std=gnu17", "-DBENCH_FREESTANDING", "-r", "-s", "--keep=bench_main"]
    if main([*flags, str(b.path), "-o", str(out)]):
        raise RuntimeError(f"allvm-cc failed for {b.name}")
    calls = out.read_bytes()
    return {"O2": plain, "O2 optimised": optimised(plain), "calls": calls, "calls optimised": optimised(calls)}


def optimised(data):
    m = decode(data)
    for group in bytecode.steps(bytecode.DEFAULT):
        m = bytecode.run(m, group)
    return encode(verify(m))


def measure(rounds=7):
    rows = []
    for b in benchmarks():
        made = variants(b)
        times = interleaved([Interpreted(name, data) for name, data in made.items()], b.small, rounds)
        row = {"program": b.name, "bytes": {k: len(v) for k, v in made.items()}}
        row["O2"] = ratio(times["O2 optimised"], times["O2"])
        row["calls"] = ratio(times["calls optimised"], times["calls"])
        row["calls to O2"] = ratio(times["calls optimised"], times["O2"]), ratio(times["calls"], times["O2"])
        rows.append(row)
        print(f"{b.name:12} {row['O2']:.3f} {row['calls']:.3f} {row['calls to O2']}", file=sys.stderr)
    return rows


def render(rows):
    def mean(of):
        return geometric_mean([of(r) for r in rows])

    yield "# What the passes over bytecode gain\n"
    yield "Made by `python -m bench.optimiser`. CPU time in the interpreter, medians of ratios of adjacent runs; below 1 is a gain.\n"
    yield "*-O2*: the module that clang -O2 makes, after `allvm-opt`, against before. *Calls*: the same program compiled with"
    yield "`-fno-inline`, so that every function is called, as between files; after `allvm-opt` against before, and both against -O2.\n"
    yield "| program | -O2 | bytes | calls | bytes | before, to -O2 | after, to -O2 |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for r in rows:
        s = r["bytes"]
        yield (f"| {r['program']} | {r['O2']:.2f} | {s['O2 optimised'] / s['O2']:.2f} | {r['calls']:.2f} | "
               f"{s['calls optimised'] / s['calls']:.2f} | {r['calls to O2'][1]:.2f} | {r['calls to O2'][0]:.2f} |")  # fmt: skip
    yield (f"| **geometric mean** | {mean(lambda r: r['O2']):.3f} | {mean(lambda r: r['bytes']['O2 optimised'] / r['bytes']['O2']):.2f} | "
           f"{mean(lambda r: r['calls']):.3f} | {mean(lambda r: r['bytes']['calls optimised'] / r['bytes']['calls']):.2f} | "
           f"{mean(lambda r: r['calls to O2'][1]):.3f} | {mean(lambda r: r['calls to O2'][0]):.3f} |")  # fmt: skip


def main():
    rows = measure()
    (RESULTS / "optimiser.json").write_text(json.dumps({"environment": environment(), "rows": rows}, indent=1) + "\n")
    (RESULTS / "optimiser.md").write_text("\n".join(render(rows)) + "\n")


if __name__ == "__main__":
    main()
