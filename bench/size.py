"""Size: a module against the same program as WebAssembly and as LLVM bitcode, without a C library and stripped.

    python -m bench.size [--only NAME]... [--no-save]
"""

import argparse
import sys

from bench import report
from bench.catalog import benchmarks
from bench.measure import environment, geometric_mean


def measure(b):
    sizes = {"avm": b.module().stat().st_size, "wasm": b.wasm().stat().st_size, "bitcode": b.bitcode().stat().st_size}
    return {"name": b.name, **sizes}


def markdown(rows, total, env, command):
    lines = [
        [r["name"], str(r["avm"]), str(r["wasm"]), str(r["bitcode"]), f"{r['avm'] / r['wasm']:.2f}", f"{r['avm'] / r['bitcode']:.2f}"] for r in rows
    ]
    sums = total["sum"]
    lines.append(
        ["**sum**", *(f"**{sums[k]}**" for k in ("avm", "wasm", "bitcode")), f"**{sums['avm'] / sums['wasm']:.3f}**", f"**{sums['avm'] / sums['bitcode']:.3f}**"]
    )
    return "\n\n".join(
        [
            "# File sizes",
            f"`{command}`: bytes of each benchmark at -O2, the code that `bench_main` reaches, no C library, no names, no line tables.",
            report.table(["program", ".avm", ".wasm", "bitcode", ".avm / .wasm", ".avm / bitcode"], lines),
            f"Geometric means: {total['wasm']:.3f} of the .wasm, {total['bitcode']:.3f} of the bitcode.",
            report.environment_text(env),
        ]
    )


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.size", description=__doc__.splitlines()[0])
    p.add_argument("--only", action="append", metavar="NAME")
    p.add_argument("--no-save", action="store_true")
    o = p.parse_args(argv)
    rows = [measure(b) for b in benchmarks() if not o.only or b.name in o.only]
    total = {"sum": {k: sum(r[k] for r in rows) for k in ("avm", "wasm", "bitcode")}}
    for k in ("wasm", "bitcode"):
        total[k] = geometric_mean([r["avm"] / r[k] for r in rows])
    env = environment()
    command = "python -m bench.size"
    text = markdown(rows, total, env, command)
    if o.no_save or o.only:
        print(text)
    else:
        report.write("size", {"command": command, "environment": env, "programs": rows, "total": total}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
