"""GPU kernels without a GPU: every leaf of the benchmarks of graphs as PTX, assembled; beside it the same kernel in CUDA C++ by nvcc.

    python -m bench.ptx [--only NAME]... [--no-save]

Needs ptxas, nvcc and nvdisasm (packages nvidia-cuda-nvcc and nvidia-cuda-nvdisasm, which the extra bench names, or a toolkit) and a C++ compiler that nvcc takes. The first
table is what ptxas says of the kernels: registers, bytes of shared memory, bytes spilled. The second counts machine instructions for sm_90: of
the whole kernel, and of its hot loop for each load of it; the loads of more than 4 bytes of both.
Both sides round alike: nothing is contracted (nvcc -O3 -fmad=false).
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench import report
from bench.measure import geometric_mean

PROGRAMS, CUDA = Path(__file__).parent / "hpvm", Path(__file__).parent / "cuda"
TARGETS = ("sm_75", "sm_80", "sm_90", "sm_121")
COMPARED = "sm_90"
LOADS = re.compile(r"(LDG|LD)\b")


def tool(name):
    """The path of a program of the CUDA toolkit: from NVIDIA's packages, or from PATH."""
    try:
        import nvidia
    except ImportError:
        return shutil.which(name)
    found = [p for folder in nvidia.__path__ for p in Path(folder).glob(f"**/bin/{name}")]
    return str(found[0]) if found else shutil.which(name)


def leaves(program):
    """(module, place) for each leaf of a program's graphs."""
    from allvm.build import build_program
    from allvm.ir.decode import decode
    from allvm.ir.graph_plan import make_plan

    module = decode(build_program([str(program)], opt="3"))
    nodes = {n.function: n for n in module.nodes}
    inner = {c.function for n in module.nodes for c in n.children}
    work = [make_plan(nodes, f, module.func_name) for f in nodes if f not in inner]
    while work:
        place = work.pop(0)
        if place.leaf:
            yield module, place
        work = list(place.children) + work


def kernel_of(module, place, target, proved):
    from allvm.jit.nvptx import APART, CHECKED, make_ptx, needs_group

    addresses = [0x10000 + 0x1000 * n for n in range(len(module.import_data) + len(module.data))]
    return make_ptx(module, place, target, data_address=addresses, grouped=needs_group(module, place), proved=APART if proved else CHECKED)


def assemble(text, target, folder):
    """(registers, shared, spilled bytes) per kernel, and the path of the cubin."""
    source, out = Path(folder) / "k.ptx", Path(folder) / "k.cubin"
    source.write_text(text)
    r = subprocess.run([tool("ptxas"), "-v", "-arch", target, source, "-o", out], capture_output=True, text=True)
    if r.returncode:
        raise SystemExit(f"ptxas for {target}: {r.stderr}")
    figures = {}
    for name, rest in re.findall(r"Compiling entry function '(\w+)'(.*?)(?=Compiling entry|$)", r.stderr, re.S):
        spills = sum(map(int, re.findall(r"(\d+) bytes spill", rest)))
        shared = re.search(r"(\d+) bytes smem", rest)
        figures[name] = int(re.search(r"Used (\d+) registers", rest)[1]), int(shared[1]) if shared else 0, spills
    return figures, out


def instructions(cubin):
    """{kernel: [(label or None, mnemonic, operands)]} out of machine code."""
    text = subprocess.run([tool("nvdisasm"), "-c", cubin], capture_output=True, text=True, check=True).stdout
    found, now = {}, None
    for line in text.splitlines():
        m = re.match(r"\.text\.(\w+):", line.strip())
        if m:
            now = found.setdefault(m[1], [])
        m = re.match(r"(\.L_x_\d+):", line.strip())
        if m and now is not None:
            now.append((m[1], None, ""))
        m = re.match(r"\s*/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\w+\s+)?([A-Z][\w.]*)\s*(.*?);", line)
        if m and now is not None and m[1] != "NOP":
            now.append((None, m[1], m[2]))
    return found


def hot_loop(code):
    """The instructions of the innermost loop with the most loads; of several with at least half as many, that with the fewest instructions for each: there
    are copies for odd cases, and for what is left over of unrolled ones."""
    at, loops = {}, []
    for n, (label, op, operands) in enumerate(code):
        if label:
            at[label] = n
        elif op.startswith("BRA"):
            target = re.search(r"\.L_x_\d+", operands)
            if target and target[0] in at and at[target[0]] < n:
                loops.append((at[target[0]], n))
    inner = [(a, b) for a, b in loops if not any((c, d) != (a, b) and a <= c and d <= b for c, d in loops)]
    bodies = [[op for _, op, _ in code[a : b + 1] if op] for a, b in inner]
    bodies = [b for b in bodies if loads(b)]
    most = max(map(loads, bodies), default=0)
    return min((b for b in bodies if 2 * loads(b) >= most), key=lambda b: len(b) / loads(b), default=[])


def loads(ops):
    """How many cells of 4 bytes (or less) are loaded from global memory."""
    wide = {"64": 2, "128": 4}
    return sum(next((n for w, n in wide.items() if w in op.split(".")), 1) for op in ops if LOADS.match(op))


def vectors(ops):
    return sum(bool(LOADS.match(op) and {"64", "128"} & set(op.split("."))) for op in ops)


def shape(code):
    """(instructions, those of the hot loop per load or None, vector loads, instructions up to the first exit)."""
    ops = [op for _, op, _ in code if op]
    body = hot_loop(code)
    # what is behind the last branch to itself is padding
    while ops and ops[-1].startswith("BRA"):
        ops.pop()
    return len(ops), len(body) / loads(body) if body else None, vectors(ops)


def nvcc(name, folder):
    out = Path(folder) / "n.cubin"
    r = subprocess.run([tool("nvcc"), "-O3", "-fmad=false", f"-arch={COMPARED}", "-ccbin", host_compiler(), "-cubin", "-Xptxas", "-v", CUDA / f"{name}.cu", "-o", out],
                       capture_output=True, text=True)  # fmt: skip
    if r.returncode:
        raise SystemExit(f"nvcc: {r.stderr}")
    registers = {n: int(x) for n, x in re.findall(r"entry function '(\w+)'.*?Used (\d+) registers", r.stderr, re.S)}
    return registers, instructions(out)


def host_compiler():
    found = next((c for c in ("g++-14", "g++-13", "g++-12", "g++") if shutil.which(c)), None)
    return found or sys.exit("bench.ptx: nvcc needs a C++ compiler: g++")


def main():
    parser = argparse.ArgumentParser(prog="python -m bench.ptx", description=__doc__.splitlines()[0])
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--no-save", action="store_true")
    opts = parser.parse_args()
    missing = [t for t in ("ptxas", "nvcc", "nvdisasm") if not tool(t)]
    if missing:
        sys.exit(f"bench.ptx: {', '.join(missing)} not found: install nvidia-cuda-nvcc and nvidia-cuda-nvdisasm (the extra bench), or a CUDA toolkit")
    assembled, compared, data = [], [], {}
    with tempfile.TemporaryDirectory() as folder:
        for program in sorted(PROGRAMS.glob("*.c")):
            if opts.only and program.stem not in opts.only or not (CUDA / f"{program.stem}.cu").exists():
                continue
            registers, theirs = nvcc(program.stem, folder)
            for module, place in leaves(program):
                row, entry = [], {}
                for proved in (True, False):
                    for target in TARGETS:
                        kernel = kernel_of(module, place, target, proved)
                        figures, cubin = assemble(kernel.text, target, folder)
                        regs, shared, spilled = figures[kernel.entry]
                        row.append(f"{regs}{f' +{spilled}' if spilled else ''}")
                        entry[f"{target}{'' if proved else ' checked'}"] = {"registers": regs, "shared": shared, "spilled": spilled}
                        if target == COMPARED:
                            entry["sass" if proved else "sass checked"] = shape(instructions(cubin)[kernel.entry])
                assembled.append([f"{program.stem} {place.label}", *row, str(shared)])
                entry["nvcc"] = {"registers": registers[place.label], "sass": shape(theirs[place.label])}
                data[f"{program.stem} {place.label}"] = entry
                compared.append(compare(f"{program.stem} {place.label}", entry))
    markdown = document(assembled, compared, data)
    if opts.no_save:
        print(markdown)
    else:
        report.write("ptx", data, markdown)


def compare(name, entry):
    ours, checked, theirs = entry["sass"], entry["sass checked"], entry["nvcc"]["sass"]

    def loop(x):
        return "–" if x is None else f"{x:.1f}"

    return [name, str(ours[0]), str(theirs[0]), f"{ours[0] / theirs[0]:.2f}", str(checked[0]), loop(ours[1]), loop(theirs[1]), loop(checked[1]),
            f"{ours[2]} / {theirs[2]}", f"{entry[COMPARED]['registers']} / {entry['nvcc']['registers']}"]  # fmt: skip


def document(assembled, compared, data):
    from allvm.jit.nvptx import TARGETS as KNOWN

    version = subprocess.run([tool("ptxas"), "--version"], capture_output=True, text=True).stdout.split("release ")[-1].split(",")[0]
    whole = geometric_mean([e["sass"][0] / e["nvcc"]["sass"][0] for e in data.values()])
    loops = [e["sass"][1] / e["nvcc"]["sass"][1] for e in data.values() if e["sass"][1] and e["nvcc"]["sass"][1]]
    kinds = [f"{t}{c}" for c in ("", " checked") for t in TARGETS]
    return f"""# GPU kernels without a GPU

`python -m bench.ptx`; ptxas {version}. Kernels can be made for {', '.join(KNOWN)}.

## Registers

Registers of a thread, and `+n` bytes that are spilled; shared memory in bytes (what is taken at launch is not in it). Checked kernels suppose nothing;
the others are launched where the host has proved addresses before (docs/cuda.md).

{report.table(["kernel", *kinds, "shared"], assembled)}

## Machine code for {COMPARED}, against nvcc -O3 -fmad=false

Instructions of the whole kernel, ours and nvcc's for bench/cuda; instructions of the hot loop (the innermost one with most loads, cold paths in it included) for each cell that it loads; loads of 8 or 16 bytes; registers.
Of the whole kernel: {whole:.2f} of nvcc's in the geometric mean; in hot loops: {f"{geometric_mean(loops):.2f}" if loops else "–"}.

{report.table(["kernel", "ours", "nvcc", "ratio", "checked", "loop", "loop nvcc", "loop checked", "vector loads ours / nvcc", "registers ours / nvcc"], compared)}
"""


if __name__ == "__main__":
    main()
