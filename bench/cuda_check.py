"""Everything that only a machine with an NVIDIA GPU can show, in one command of at most eight minutes.

    python -m bench.cuda_check [--seconds N] [--only PART]... [--program NAME]... [--list] [--device N] [--out FILE.json] [--dry-run]

Parts: the machine; correctness of every benchmark against the sequential and the openmp device; speed of kernels and end to end
beside hand-written CUDA C++ (bench/cuda/programs/*.cu, nvcc -O3 for the GPU's architecture) and numba-cuda; bandwidth and arithmetic beside a device
copy and a matrix product measured here; overlap of transfers and kernels as a timeline. Each part runs in a process of its own within its
share of the time: one that fails does not take the others along. Tables go to standard output, figures to bench/results/cuda_check.json.

--dry-run: without a GPU, at tiny sizes, with the fake driver of tests/cuda: shows that the parts work, and nothing about a GPU.
"""

import argparse
import ctypes
import glob
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import report
from bench.measure import environment, geometric_mean

HERE = Path(__file__).parent
HPVM, CUDA = HERE / "hpvm", HERE / "cuda"
# Sizes: for the comparison of results on all devices, and for speed.
SMALL = {"bfs": (20000, 2), "blackscholes": (20000, 1), "camera": (96, 1), "cutcp": (24, 1), "edges": (96, 6), "histo": (200000, 1), "lbm": (48, 4), "mriq": (512, 128),
         "sad": (4, 1), "sgemm": (96, 1), "spmv": (4000, 4), "stencil": (32, 4), "tpacf": (600, 1)}  # fmt: skip
TINY = {"bfs": (300, 1), "blackscholes": (300, 1), "camera": (32, 1), "cutcp": (16, 1), "edges": (32, 4), "histo": (2000, 1), "lbm": (24, 2), "mriq": (64, 16), "sad": (2, 1),
        "sgemm": (24, 1), "spmv": (200, 2), "stencil": (12, 2), "tpacf": (60, 1)}  # fmt: skip
SPEED = {"bfs": (2000000, 2), "blackscholes": (8000000, 20), "camera": (2048, 8), "edges": (2048, 24), "cutcp": (128, 4), "histo": (64000000, 4), "lbm": (1024, 100), "mriq": (262144, 2048), "sad": (64, 8), "sgemm": (2048, 4), "spmv": (2000000, 20),
         "stencil": (384, 40), "tpacf": (60000, 1)}  # fmt: skip
NUMBA = ("sgemm", "stencil")
GRACE = 5  # seconds for a part to say what it has, once its time is over
GOALS = "The goal: kernels at most 1.05 of nvcc's in the geometric mean, end to end at most 1.00."


class Failed(Exception):
    """A part, or a step of one, that did not work; the text says what."""


# -- running things


def left(o):
    """Seconds until this part should end."""
    return o.deadline - time.monotonic()


def limit(o):
    """For one step: what is left, and a little."""
    seconds = left(o)
    if seconds <= 0:
        raise Failed("no time was left")
    return seconds


def chosen(o, programs):
    return {n: size for n, size in programs.items() if not o.program or n in o.program}


def allvm(o, *args, fake=None):
    """A run of allvm-vm on the GPU, or on the fake one: (standard output, standard error)."""
    module = "tests.cuda.fake_run" if o.dry_run and fake is not False else "allvm.cli"
    r = subprocess.run([sys.executable, "-m", module, *map(str, args)], capture_output=True, text=True, cwd=HERE.parent, timeout=limit(o))
    if r.returncode:
        raise Failed(f"status {r.returncode}: {r.stderr.strip()[-300:]}")
    return r.stdout, r.stderr


def compiled(source, folder):
    """A C program as a .avm."""
    out = os.path.join(folder, source.stem + ".avm")
    r = subprocess.run([sys.executable, "-m", "allvm.cc", "-O3", "-w", source, "-o", out], capture_output=True, text=True, cwd=HERE.parent)
    if r.returncode:
        raise Failed(f"{source.name} is not compiled: {r.stderr.strip()[:300]}")
    return out


def find_nvcc():
    """(nvcc, further options): of the system, or of the package nvidia-cuda-nvcc."""
    path = shutil.which("nvcc") or next((p for p in ("/usr/local/cuda/bin/nvcc",) if os.path.exists(p)), None)
    if path:
        return path, []
    try:
        import nvidia
    except ImportError:
        raise Failed("there is no nvcc: pip install nvidia-cuda-nvcc nvidia-cuda-runtime nvidia-cuda-cccl") from None
    for root in nvidia.__path__:
        for path in glob.glob(f"{root}/**/bin/nvcc", recursive=True):
            home = os.path.dirname(os.path.dirname(path))
            return path, [f"-I{home}/include", f"-L{home}/lib"]
    raise Failed("there is no nvcc: pip install nvidia-cuda-nvcc nvidia-cuda-runtime nvidia-cuda-cccl")


def nvcc(source, folder, arch, *options):
    path, more = find_nvcc()
    out = os.path.join(folder, source.stem + "-" + "-".join(o.strip("-=") for o in options).replace("=", "") if options else source.stem)
    r = subprocess.run([path, "-O3", f"-arch=sm_{arch}", "-w", *options, source, "-o", out, *more], capture_output=True, text=True)
    if r.returncode:
        raise Failed(f"nvcc does not compile {source.name}: {(r.stderr or r.stdout).strip()[:300]}")
    return out


def figures(text):
    """(first line, seconds, seconds in kernels or None) of a program's output."""
    number = {k: float(v) for k, v in re.findall(r"^(seconds|kernels) ([\d.]+)$", text, re.M)}
    return text.splitlines()[0], number["seconds"], number.get("kernels")


def close(a, b):
    from bench.graph import close

    return close(a, b)


def driver_of(o):
    """(driver, Device), whose context is current."""
    from allvm.graph.devices import driver

    api = None
    if o.dry_run:
        from tests.cuda.support import fake

        api = fake()
    found = driver.find(api)
    device = found.describe(o.device)
    found.call("cuCtxSetCurrent", found.call("cuDevicePrimaryCtxRetain", device.handle))
    return found, device


# -- the parts: each returns (data, text)


def part_machine(o):
    """what is there"""
    found, device = driver_of(o)
    rows = [("GPU", str(device)), ("CUDA driver", found.version)]
    from importlib.metadata import PackageNotFoundError, version

    for name in ("cuda-bindings", "nvidia-nvvm", "numba-cuda", "numba"):
        try:
            rows.append((name, version(name)))
        except PackageNotFoundError:
            rows.append((name, "not installed"))
    try:
        path, _ = find_nvcc()
        rows.append(("nvcc", subprocess.run([path, "--version"], capture_output=True, text=True).stdout.strip().splitlines()[-1]))
    except Failed as e:
        rows.append(("nvcc", str(e)))
    return dict(rows), report.table(["what", ""], [list(r) for r in rows])


def part_correct(o):
    """every benchmark on the sequential, openmp and cuda devices"""
    from concurrent.futures import ThreadPoolExecutor

    programs = chosen(o, TINY if o.dry_run else SMALL)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as pool:
        data = dict(zip(programs, pool.map(lambda n: compared(o, n, programs[n], folder), programs)))
    rows = [[name, "x".join(map(str, programs[name])), d["verdict"]] for name, d in data.items()]
    return data, report.table(["program", "size", "cuda and sequential"], rows)


def compared(o, name, size, folder):
    """One program on three devices: the lines that it prints, and a verdict."""
    try:
        program = compiled(HPVM / f"{name}.c", folder)
        lines = {d: allvm(o, "--device", d, program, *size, fake=None if d == "cuda" else False)[0].splitlines()[0] for d in ("sequential", "openmp", "cuda")}
    except (Failed, subprocess.TimeoutExpired, IndexError) as e:
        return {"verdict": f"FAILED: {e}", "failed": str(e)}
    if lines["sequential"] == lines["openmp"] == lines["cuda"]:
        return {"lines": lines, "verdict": "the same"}
    if close(lines["sequential"], lines["cuda"]):
        return {"lines": lines, "verdict": "to four digits"}
    return {"lines": lines, "verdict": "DIFFERENT", "failed": "the results differ"}


def ours(o, program, size):
    """(first line, seconds, seconds in kernels) on the GPU."""
    out, err = allvm(o, "--device", "cuda", "--stats", "--json", program, *size)
    line, seconds, _ = figures(out)
    nodes = json.loads(err.splitlines()[-1])["graphs"]["nodes"]
    if any(n["device"] != "cuda" for n in nodes):
        raise Failed("a node did not run on the GPU: " + ", ".join(n["node"] for n in nodes if n["device"] != "cuda"))
    return line, seconds, sum(n["busy_seconds"] for n in nodes)


def part_speed(o):
    """kernels and whole runs beside CUDA C++ and numba-cuda"""
    _, device = driver_of(o)
    rows, data = [], {}
    with tempfile.TemporaryDirectory() as folder:
        programs = {n: TINY[n] if o.dry_run else size for n, size in chosen(o, SPEED).items()}
        built = all_built(programs, folder, device.arch)
        for name, size in programs.items():
            try:
                row = data[name] = speed_of(o, name, size, built)
            except (Failed, subprocess.TimeoutExpired, subprocess.CalledProcessError, KeyError, IndexError) as e:
                data[name] = {"failed": str(e)}
                rows.append([name, f"FAILED: {str(e)[:100]}"] + [""] * 8)
                continue
            ratio = row.get("ratio", {})
            rows.append([name, *(f"{1e3 * row[w][k]:.3f}" if w in row else "-" for k in ("kernels", "seconds") for w in ("ours", "nvcc", "nvcc without fma", "numba")),
                         f"{ratio['kernels']:.2f} / {ratio['seconds']:.2f}" if ratio else "-"])  # fmt: skip
    text = report.table(["program", "kernels, ms: ours", "nvcc", "nvcc -fmad=false", "numba", "all, ms: ours", "nvcc", "nvcc -fmad=false", "numba", "ours/nvcc"], rows)
    known = [r["ratio"] for r in data.values() if "ratio" in r]
    if known:
        means = {k: geometric_mean(max(r[k], 1e-9) for r in known) for k in ("kernels", "seconds", "kernels without fma")}
        data["geometric means"] = means
        text += (f"\n\nOurs / nvcc in the geometric mean: kernels {means['kernels']:.3f} (with -fmad=false {means['kernels without fma']:.3f}), "
                 f"end to end {means['seconds']:.3f}. {GOALS}\n\nOur kernels keep a * b + c in two steps, as C says; nvcc makes it one unless -fmad=false.")  # fmt: skip
    return data, text


def all_built(programs, folder, arch):
    """{(name, side): a call that gives the program, or raises why there is none}: all are built at once, as the machine allows."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(min(8, os.cpu_count() or 1)) as pool:
        found = {}
        for name in programs:
            source = CUDA / "programs" / f"{name}.cu"
            found[name, "ours"] = pool.submit(compiled, HPVM / f"{name}.c", folder).result
            found[name, "nvcc"] = pool.submit(nvcc, source, folder, arch).result
            found[name, "nvcc without fma"] = pool.submit(nvcc, source, folder, arch, "-fmad=false").result
    return found


def speed_of(o, name, size, built):
    """One program: medians of alternating runs."""
    program = built[name, "ours"]()
    sides = {side: [built[name, side]()] for side in ("nvcc", "nvcc without fma")}
    if name in NUMBA and has_numba():
        sides["numba"] = [sys.executable, str(CUDA / "numba_kernels.py"), name]
    found = {side: [] for side in ("ours", *sides)}
    ours(o, program, size)  # compiles
    for k in range(1 if o.dry_run else 3):
        if k and left(o) < 20:
            break  # a median of fewer
        found["ours"].append(ours(o, program, size))
        for side, command in sides.items() if not o.dry_run else ():
            r = subprocess.run([*command, *map(str, size)], capture_output=True, text=True, timeout=limit(o))
            if r.returncode:
                raise Failed(f"{side}: {r.stderr.strip()[-200:]}")
            found[side].append(figures(r.stdout))
    row = {side: {"line": runs[0][0], "seconds": statistics.median(r[1] for r in runs), "kernels": statistics.median(r[2] for r in runs)}
           for side, runs in found.items() if runs}  # fmt: skip
    row["built"] = sorted(sides)
    if "nvcc" in row:
        row["ratio"] = {k: row["ours"][k] / row["nvcc"][k] for k in ("kernels", "seconds")}
        row["ratio"]["kernels without fma"] = row["ours"]["kernels"] / row["nvcc without fma"]["kernels"]
        if not close(row["ours"]["line"], row["nvcc"]["line"]):
            raise Failed(f"the results differ: {row['ours']['line']} and {row['nvcc']['line']}")
    return row


def has_numba():
    try:
        from numba import cuda

        return cuda.is_available()
    except Exception:  # whatever keeps it from working
        return False


def part_bandwidth(o):
    """bandwidth and arithmetic beside a copy and a matrix product of this machine"""
    found, _ = driver_of(o)
    size = (1 << 20) if o.dry_run else (1 << 30)
    data, rows = {}, []

    def timed(what, moved, call, rounds=5):
        call()
        times = []
        begin, end = found.call("cuEventCreate", 0), found.call("cuEventCreate", 0)
        for _ in range(rounds):
            found.call("cuEventRecord", begin, 0)
            call()
            found.call("cuEventRecord", end, 0)
            found.call("cuEventSynchronize", end)
            times.append(found.elapsed(begin, end))
        data[what] = moved / statistics.median(times)
        rows.append([what, f"{data[what] / 1e9:,.1f}" if not o.dry_run else "(dry run)"])

    a, b = (int(found.call("cuMemAlloc", size)) for _ in range(2))
    host = int(found.call("cuMemHostAlloc", size, 0))
    timed("device copy, read and written, GB/s", 2 * size, lambda: found.call("cuMemcpyDtoDAsync", b, a, size, 0))
    timed("pinned to the device, GB/s", size, lambda: found.call("cuMemcpyHtoDAsync", a, host, size, 0))
    timed("device to pinned, GB/s", size, lambda: found.call("cuMemcpyDtoHAsync", host, a, size, 0))
    n = 64 if o.dry_run else 4096
    blas = cublas()
    if blas and not o.dry_run:
        timed("cuBLAS sgemm, GFLOP/s", 2 * n**3, blas_product(blas, n, a, b))
    else:
        rows.append(["cuBLAS sgemm, GFLOP/s", "no cuBLAS"])
    with tempfile.TemporaryDirectory() as folder:
        for name, size_, moved, unit in (("sgemm", (n, 2), 2 * n**3 * 2, "GFLOP/s"), ("stencil", (512, 20), 2 * 4 * 510**3 * 20, "GB/s, read once and written once"),
                                         ("spmv", (4000000, 10), 10 * (4000000 * 12 + 4000000 * 16 * 8), "GB/s, matrix and vectors")):  # fmt: skip
            try:
                _, _, kernels = ours(o, compiled(HPVM / f"{name}.c", folder), TINY[name] if o.dry_run else size_)
                data[f"{name}, {unit}"] = moved / kernels
                rows.append([f"our {name}, {unit}", f"{moved / kernels / 1e9:,.1f}" if not o.dry_run else "(dry run)"])
            except (Failed, subprocess.TimeoutExpired) as e:
                rows.append([f"our {name}", f"FAILED: {e}"])
    return data, report.table(["what", ""], rows)


def cublas():
    for name in ("libcublas.so.13", "libcublas.so.12", "libcublas.so"):
        try:
            return ctypes.CDLL(name)
        except OSError:
            pass
    return None


def blas_product(blas, n, a, b):
    handle = ctypes.c_void_p()
    if blas.cublasCreate_v2(ctypes.byref(handle)):
        raise Failed("cuBLAS does not start")
    one, zero = ctypes.c_float(1), ctypes.c_float(0)
    c = b + 4 * n * n

    def call():
        blas.cublasSgemm_v2(handle, 0, 0, n, n, n, ctypes.byref(one), ctypes.c_void_p(a), n, ctypes.c_void_p(b), n, ctypes.byref(zero), ctypes.c_void_p(c), n)

    return call


def part_overlap(o):
    """transfers and kernels at the same time, as a timeline"""
    with tempfile.TemporaryDirectory() as folder:
        program, trace = compiled(CUDA / "overlap.c", folder), os.path.join(folder, "trace.json")
        out, _ = allvm(o, "--device", "cuda", "--trace", trace, program, *((2000, 4) if o.dry_run else (4000000, 24)))
        with open(trace) as f:
            events = [e for e in json.load(f)["traceEvents"] if e.get("cat") in ("kernel", "transfer")]
    spans = {"to the GPU": [], "kernels": [], "from the GPU": []}
    for e in events:
        # transfers from the GPU are measured by the waiting host; those to it twice: take the GPU's
        if e["cat"] == "kernel":
            spans["kernels"].append((e["ts"], e["ts"] + e["dur"]))
        elif " to host" in e["name"]:
            spans["from the GPU"].append((e["ts"], e["ts"] + e["dur"]))
        elif "bytes to" in e["name"]:
            spans["to the GPU"].append((e["ts"], e["ts"] + e["dur"]))
    union = {k: joined(v) for k, v in spans.items()}
    busy = {k: total(v) for k, v in union.items()}
    moving = joined(spans["to the GPU"] + spans["from the GPU"])
    both = total(moving) + busy["kernels"] - total(joined(moving + union["kernels"]))
    data = {"line": figures(out)[0], "seconds": figures(out)[1], "busy_us": busy, "both_us": both, "share_of_the_shorter": both / max(1e-9, min(total(moving), busy["kernels"]))}
    text = "\n".join(f"{k:13} {drawn(union[k], union)}  {busy[k] / 1e3:9.2f} ms" for k in spans)
    return data, f"```\n{text}\n```\n\nTransfers and kernels at the same time: {both / 1e3:.2f} ms, {data['share_of_the_shorter']:.0%} of the shorter of the two."


def joined(spans):
    out = []
    for a, b in sorted(spans):
        if out and a <= out[-1][1]:
            out[-1] = out[-1][0], max(out[-1][1], b)
        else:
            out.append((a, b))
    return out


def total(spans):
    return sum(b - a for a, b in spans)


def drawn(spans, everything, width=90):
    """Spans as a line of characters."""
    every = [s for v in everything.values() for s in v]
    if not every:
        return "(nothing)"
    low, high = min(a for a, _ in every), max(b for _, b in every)
    step = max(high - low, 1e-9) / width
    cells = []
    for k in range(width):
        lo, hi = low + k * step, low + (k + 1) * step
        share = sum(max(0, min(b, hi) - max(a, lo)) for a, b in spans) / step
        cells.append(" .:#"[0 if share <= 0 else min(3, 1 + int(share * 3))])
    return "".join(cells)


PARTS = {"machine": (part_machine, 0.05), "correct": (part_correct, 0.25), "bandwidth": (part_bandwidth, 0.15), "overlap": (part_overlap, 0.1), "speed": (part_speed, 0.45)}


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.cuda_check", description=__doc__.splitlines()[0])
    p.add_argument("--seconds", type=float, default=450, help="time for everything (default 450)")
    p.add_argument("--only", action="append", choices=PARTS, metavar="PART")
    p.add_argument("--program", action="append", choices=SMALL, metavar="NAME", help="of the benchmarks, this one (may be given several times)")
    p.add_argument("--list", action="store_true", help="the parts")
    p.add_argument("--device", type=int, default=0, help="number of the GPU")
    p.add_argument("--out", default=str(report.RESULTS / "cuda_check.json"))
    p.add_argument("--dry-run", action="store_true", help="without a GPU, with the fake driver of the tests")
    p.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    o = p.parse_args(argv)
    if o.list:
        for name, (part, share) in PARTS.items():
            print(f"{name:10} {part.__doc__} (at most {share * o.seconds:.0f} s)")
        return 0
    if o.part:
        return one(o)
    return all_parts(o, o.only or list(PARTS))


def one(o):
    """In a process of its own: the result as JSON on the last line."""
    from allvm.ir.errors import AllvmError

    o.deadline = time.monotonic() + o.seconds
    try:
        data, text = PARTS[o.part][0](o)
    except (Failed, AllvmError, OSError, subprocess.SubprocessError) as e:
        print(json.dumps({"failed": str(e)}))
        return 1
    print(json.dumps({"data": data, "text": text}))
    return 0


def all_parts(o, names):
    end = time.monotonic() + o.seconds
    shares = sum(PARTS[n][1] for n in names)
    results, bad = {}, 0
    if o.dry_run:
        print("Dry run with a fake driver: all times and rates are of the fake and say nothing about a GPU.\n")
    for name in names:
        left = end - time.monotonic()
        seconds = max(10.0, left * PARTS[name][1] / shares) if left > 0 else 0
        shares -= PARTS[name][1]
        start = time.monotonic()
        results[name] = run_part(o, name, seconds)
        results[name]["wall_seconds"] = round(time.monotonic() - start, 1)
        bad += "failed" in results[name] or any(isinstance(d, dict) and "failed" in d for d in results[name]["data"].values())
        print(f"## {name}: {PARTS[name][0].__doc__}\n\n{results[name].get('text') or 'FAILED: ' + results[name]['failed']}\n", flush=True)
        save(o, names, results)
    return int(bad > 0)


def run_part(o, name, seconds):
    if not seconds:
        return {"failed": "no time was left"}
    command = [sys.executable, "-m", "bench.cuda_check", "--part", name, "--seconds", str(seconds), "--device", str(o.device), *(["--dry-run"] if o.dry_run else []), *(f"--program={n}" for n in o.program or ())]
    try:
        r = subprocess.run(command, capture_output=True, text=True, timeout=seconds + GRACE, cwd=HERE.parent)
    except subprocess.TimeoutExpired:
        return {"failed": f"it took more than {seconds:.0f} s"}
    try:
        return json.loads(r.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        return {"failed": f"status {r.returncode}: {(r.stderr or r.stdout).strip()[-400:]}"}


def save(o, names, results):
    """Keep what is known so far: a part that hangs the machine does not lose the others."""
    os.makedirs(os.path.dirname(os.path.abspath(o.out)), exist_ok=True)
    with open(o.out, "w") as f:
        json.dump({"command": "python -m bench.cuda_check" + (" --dry-run" if o.dry_run else ""), "dry_run": o.dry_run, "environment": environment(),
                   "parts": names, "results": results}, f, indent=1)  # fmt: skip
        f.write("\n")


if __name__ == "__main__":
    sys.exit(main())
