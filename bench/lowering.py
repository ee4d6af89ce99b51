"""Lowering of large programs: time and memory from bitcode to `.avm`, and what cannot be lowered.

    python -m bench.lowering [--no-save]

SQLite and Lua come from packages by name (bench/real/fetch.py). Each program is
compiled to bitcode first, outside the measurement; then one process reads,
lowers, verifies and encodes it.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import report
from bench.measure import environment
from bench.real import fetch

AIM_SECONDS, AIM_BYTES = 60, 2 << 30
SQLITE_FLAGS = ["-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION", "-w"]


def bitcode(sources, flags, where):
    """Bitcode files of C sources."""
    from allvm.build import compile_sources

    paths = []
    for path, data in compile_sources([(str(p), "c") for p in sources], ["-O2", "-gline-tables-only", *flags]):
        out = Path(where) / (Path(path).stem + ".bc")
        out.write_bytes(data)
        paths.append(out)
    return paths


def lower(paths):
    """Read, lower, verify and encode; figures as a dict. Runs in a process of its own."""
    from allvm.frontend.lowering import lower_module
    from allvm.frontend.reader import read_llvm
    from allvm.ir.encode import encode
    from allvm.ir.errors import AllvmError
    from allvm.ir.verify import verify

    d = dict(llvm_instructions=0, instructions=0, functions=0, bytes=0, bitcode=0, read=0.0, lower=0.0, encode=0.0, errors=[])
    for path in paths:
        t0 = time.process_time()
        llvm = read_llvm(str(path))
        t1 = time.process_time()
        d["llvm_instructions"] += sum(len(b.instrs) for g in llvm.globals.values() if g.what == "func" for b in g.blocks)
        d["bitcode"] += Path(path).stat().st_size
        t2 = time.process_time()
        try:
            module = lower_module(llvm, Path(path).stem)
        except AllvmError as e:
            d["errors"].append(str(e))
            continue
        t3 = time.process_time()
        verify(module)
        data = encode(module)
        t4 = time.process_time()
        d["read"] += t1 - t0
        d["lower"] += t3 - t2
        d["encode"] += t4 - t3
        d["functions"] += len(module.functions)
        d["instructions"] += sum(len(f.code) for f in module.functions)
        d["bytes"] += len(data)
    d["peak"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return d


def table(rows):
    out = [
        "| program | LLVM instructions | functions | our instructions | read s | lower s | verify, encode s | peak MB | .avm with lines | not lowered |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    for name, d in rows.items():
        out.append(
            f"| {name} | {d['llvm_instructions']:,} | {d['functions']:,} | {d['instructions']:,} | {d['read']:.1f} | {d['lower']:.1f} "
            f"| {d['encode']:.1f} | {d['peak'] / 1e6:.0f} | {d['bytes']:,} | {'; '.join(d['errors']) or 'nothing'} |"
        )
    return "\n".join(out)


def main(argv):
    parser = argparse.ArgumentParser(prog="python -m bench.lowering", description=__doc__.splitlines()[0])
    parser.add_argument("--no-save", action="store_true", help="print, but do not write bench/results/")
    parser.add_argument("--worker", nargs="+", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.worker:
        print(json.dumps(lower(args.worker)))
        return 0
    rows = {}
    with tempfile.TemporaryDirectory() as where:
        for name, get, flags in (("SQLite", fetch.sqlite, SQLITE_FLAGS), ("Lua 5.4", fetch.lua, ["-DLUA_COMPAT_5_3"])):
            try:
                directory = get()
            except fetch.Unavailable as e:
                print(f"{name} left out: {e}", file=sys.stderr)
                continue
            sources = [directory / "sqlite3.c"] if name == "SQLite" else fetch.lua_sources(directory)
            worker = [sys.executable, "-m", "bench.lowering", "--worker", *map(str, bitcode(sources, flags, where))]
            rows[name] = json.loads(subprocess.run(worker, check=True, capture_output=True, text=True).stdout)
    ok = all(d["read"] + d["lower"] + d["encode"] <= AIM_SECONDS and d["peak"] <= AIM_BYTES for d in rows.values())
    text = (
        f"# Lowering large programs\n\n`python -m bench.lowering`: CPU seconds, one process per program, bitcode at -O2 with line tables.\n\n{table(rows)}\n\n"
        f"Aim: at most {AIM_SECONDS} s and {AIM_BYTES >> 30} GB: {'met' if ok else 'missed'}.\n"
    )
    print(text)
    if not args.no_save:
        report.write("lowering", {"rows": rows, "environment": environment()}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
