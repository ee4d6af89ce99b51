"""Measuring: CPU time of interleaved runs, medians, ratios of adjacent runs, geometric means."""

import math
import platform
import statistics
import time


class Mismatch(Exception):
    """Engines that computed different results."""


def interleaved(engines, n, rounds, other=()):
    """{engine name: [CPU seconds]}: every round runs each engine once, so that noise meets them alike. other: engines that may round in another way."""
    times = {e.name: [] for e in engines}
    results = {}
    for r in range(rounds):
        for e in engines if r % 2 == 0 else reversed(engines):
            start = time.process_time()
            results[e.name] = e.run(n)
            times[e.name].append(time.process_time() - start)
    if len({r for name, r in results.items() if name not in other}) != 1:
        raise Mismatch(", ".join(f"{k}: {v}" for k, v in results.items()))
    return times


def ratio(a, b):
    """The median of the ratios of adjacent runs."""
    return statistics.median(x / y for x, y in zip(a, b))


def geometric_mean(values):
    return math.exp(statistics.fmean(math.log(v) for v in values))


def environment():
    """What the figures depend on, without naming the machine."""
    from importlib.metadata import PackageNotFoundError, version

    from bench.catalog import compiler_version

    packages = {}
    for p in ("ziglang", "llvmlite", "pywasm3", "wasmtime"):
        try:
            packages[p] = version(p)
        except PackageNotFoundError:
            pass
    return {"processor": _processor(), "system": platform.system(), "machine": platform.machine(), "python": platform.python_version(),
            "compiler": compiler_version(), **packages}  # fmt: skip


def _processor():
    try:
        with open("/proc/cpuinfo") as f:
            for line in f:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"
