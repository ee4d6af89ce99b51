"""Compile latency: one function of about 20, 200 and 2,000 LLVM instructions, by tier, beside clang and wasmtime.

    python -m bench.latency [--rounds N] [--no-save]

CPU time, the median of the rounds. Ours is all of it: from bytecode over LLVM IR to code in memory; `cache` is the same code out of the cache of
native code, in memory. clang compiles the C source to an object file, wasmtime the WebAssembly that clang made of it; of each the time for an
empty function is taken off, so that starting a process or an engine does not count.
"""

import argparse
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import report
from bench.catalog import WASM
from bench.measure import environment

SIZES = (20, 200, 2000)
COLUMNS = ("ours quick", "ours quick, replaceable", "ours opt", "ours, cache", "clang -O0", "clang -O2", "wasmtime")


def source(statements):
    """A function in C: arithmetic, memory, branches, and a loop for about every eighth statement."""
    choose = random.Random(20)
    lines = []
    for k in range(statements):
        a, b, c = choose.randrange(64), choose.randrange(64), choose.randrange(1, 1 << 15)
        lines.append(choose.choice((
            f"x = x * {c}u + (unsigned)p[{a}];",
            f"if (x > {c * 3}u) p[{a}] = (int)(x >> {c % 31}); else x ^= {c}u;",
            f"p[(x + {c}u) & 63] += (int)(y ^ {c});",
            f"y = y / {c} + p[{b}] * (int)(x & 255);",
            f"z += (double)y * {c % 97}.25 - (double)p[{a}];",
            f"if (y & {1 << c % 12}) y -= p[x & 63]; else y += {c};",
        )))  # fmt: skip
        if k % 8 == 7:
            lines.append(f"for (int i = {a % 7}; i < n; i++) x = x * 31u + (unsigned)p[i & 63];")
    body = "\n  ".join(lines)
    return f"int bench_main(int n);\nint f(int *p, int n) {{\n  unsigned x = (unsigned)n; int y = n; double z = 0;\n  {body}\n  return (int)x + y + (int)z;\n}}\n" + MAIN


MAIN = "int data[64];\nint bench_main(int n) { return f(data, n); }\n"
EMPTY = "int f(int *p, int n) { return n + p[0]; }\n" + MAIN


def instructions(bitcode):
    """LLVM instructions of f in bitcode."""
    from allvm.frontend.reader import read_llvm

    llvm = read_llvm(str(bitcode))
    return sum(len(b.instrs) for b in llvm.globals["f"].blocks)


class Case:
    """One function, in all its forms."""

    def __init__(self, text, folder, name):
        from allvm.frontend.cc import compile_bitcode

        self.c, self.bitcode, self.module, self.wasm = (folder / f"{name}{s}" for s in (".c", ".bc", ".avm", ".wasm"))
        self.c.write_text(text)
        self.bitcode.write_bytes(compile_bitcode(str(self.c), ["-O2", "-g0", "-fno-inline"])[0])
        self.instructions = instructions(self.bitcode)

    def finish(self):
        tool = Path(sys.executable).with_name("allvm-cc")
        subprocess.run([str(tool), "-O2", "-fno-inline", "-r", "--keep=bench_main", str(self.c), "-o", str(self.module)], check=True)
        subprocess.run([*WASM_CC, str(self.c), "-o", str(self.wasm)], check=True)
        return self


WASM_CC = [sys.executable, "-m", "ziglang", "cc", *WASM, "-O2", "-fno-inline"]


def sized(target, folder):
    """The Case whose function is nearest to so many instructions."""
    low, high = 1, target
    while low < high:
        middle = (low + high) // 2
        if Case(source(middle), folder, f"f{target}").instructions < target:
            low = middle + 1
        else:
            high = middle
    return min((Case(source(n), folder, f"f{target}_{n}") for n in (max(1, low - 1), low)), key=lambda c: abs(c.instructions - target)).finish()


def ours(case, rounds, folder):
    """({column: seconds}, bytecode instructions, bytes of machine code by tier)."""
    from allvm.compiler import Shape
    from allvm.interp._core import Program
    from allvm.interp._host import HostState
    from allvm.jit.cache import Cache
    from allvm.jit.loader import load
    from allvm.launch import launch
    from allvm.policy import Policy
    from allvm.tiers import Tiers

    data = case.module.read_bytes()
    program = Program(data, "f")
    instance = launch(program, HostState())
    tiers = Tiers(instance, data, Policy("auto", cache=False))
    f = program.function_index("f")
    shapes = {COLUMNS[0]: Shape([f], "quick"), COLUMNS[1]: Shape([f], "quick", lasting=False), COLUMNS[2]: Shape([f], "opt")}
    times, size = {}, {}
    cache = Cache(data, str(folder / "cache"))
    tiers.make(shapes[COLUMNS[0]])
    for column, shape in shapes.items():
        found = []
        for _ in range(rounds):
            start = time.thread_time()
            unit = tiers.make(shape)
            found.append(time.thread_time() - start)
        times[column], size[column] = statistics.median(found), unit.code.size
    cache.put("k", {}, unit.places._data)
    found = []
    for _ in range(max(20, rounds)):
        start = time.thread_time()
        load(cache.get("k")[1]).close()
        found.append(time.thread_time() - start)
    times[COLUMNS[3]] = statistics.median(found)
    return times, tiers.size(f), size


def children():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def clang(case, level, rounds):
    found = []
    for _ in range(rounds):
        before = children()
        subprocess.run([*CLANG, level, "-fno-inline", "-w", "-c", str(case.c), "-o", str(case.c.with_suffix(".o"))], check=True)
        found.append(children() - before)
    return statistics.median(found)


CLANG = [sys.executable, "-m", "ziglang", "clang", "-target", f"{os.uname().machine}-linux-gnu"]  # not `zig cc`, which keeps what it compiled


def wasmtime(case, rounds):
    import wasmtime as w

    engine, code, found = w.Engine(), case.wasm.read_bytes(), []
    w.Module(engine, code)
    for _ in range(rounds):
        start = time.process_time()
        w.Module(engine, code)
        found.append(time.process_time() - start)
    return statistics.median(found)


def starts(case, rounds):
    """CPU seconds of whole processes, in which all is native before the start: (first start, second start, interpreter)."""
    tool = str(Path(sys.executable).with_name("allvm-vm"))
    program = case.c.with_suffix(".main.avm")
    text = case.c.read_text().replace("int bench_main(int n) {", "int main(int n, char **v) {").replace("int bench_main(int n);\n", "")
    case.c.with_suffix(".main.c").write_text(text)
    subprocess.run([tool.replace("allvm-vm", "allvm-cc"), "-O2", "-fno-inline", str(case.c.with_suffix(".main.c")), "-o", str(program)], check=True)
    found = ([], [], [])
    for r in range(rounds):
        env = {**os.environ, "ALLVM_CACHE": str(case.c.with_suffix(f".cache{r}"))}
        for times, tier in zip(found, ("opt", "opt", "interp")):
            before = children()
            subprocess.run([tool, "--tier", tier, str(program)], env=env, stdout=subprocess.DEVNULL)
            times.append(children() - before)
    return [statistics.median(f) for f in found]


def markdown(rows, env, command):
    text = ["# Compile latency", f"`{command}`: CPU milliseconds for one function, median of the rounds; what is measured is at the head of bench/latency.py."]
    lines = [[str(r["llvm"]), str(r["bytecode"]), *(f"{1000 * r['seconds'][c]:.1f}" for c in COLUMNS)] for r in rows]
    text.append(report.table(["LLVM instructions", "bytecode", *COLUMNS], lines))
    lines = [[str(r["llvm"]), *(f"{r['bytes'][c]:,}" for c in COLUMNS[:3])] for r in rows]
    text += ["Bytes of machine code:", report.table(["LLVM instructions", *COLUMNS[:3]], lines)]
    lines = [[str(r["llvm"]), *(f"{1000 * s:.0f}" for s in r["starts"])] for r in rows]
    text += ["A whole process with `--tier opt`, CPU ms:", report.table(["LLVM instructions", "first start", "second start (cache)", "interpreter"], lines),
             report.environment_text(env)]  # fmt: skip
    return "\n\n".join(text)


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.latency", description=__doc__.splitlines()[0])
    p.add_argument("--rounds", type=int, default=9)
    p.add_argument("--no-save", action="store_true")
    o = p.parse_args(argv)
    rows = []
    with tempfile.TemporaryDirectory() as tmp:
        folder = Path(tmp)
        empty = Case(EMPTY, folder, "empty").finish()
        none = {"clang -O0": clang(empty, "-O0", o.rounds), "clang -O2": clang(empty, "-O2", o.rounds), "wasmtime": wasmtime(empty, o.rounds)}
        for size in SIZES:
            case = sized(size, folder)
            seconds, bytecode, code = ours(case, o.rounds, folder)
            seconds |= {"clang -O0": clang(case, "-O0", o.rounds), "clang -O2": clang(case, "-O2", o.rounds), "wasmtime": wasmtime(case, o.rounds)}
            seconds |= {k: max(0.0, seconds[k] - none[k]) for k in none}
            rows.append({"llvm": case.instructions, "bytecode": bytecode, "seconds": seconds, "bytes": code, "starts": starts(case, max(3, o.rounds // 3))})
            print(rows[-1], file=sys.stderr)
    command, env = "python -m bench.latency", environment()
    text = markdown(rows, env, command)
    if o.no_save:
        print(text)
    else:
        report.write("latency", {"command": command, "environment": env, "functions": rows, "taken_off": none}, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
