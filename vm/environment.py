"""What figures depend on, without naming the machine or its owner."""

import os
import platform


def environment():
    """Processor, system and versions, JSON-able."""
    from importlib.metadata import PackageNotFoundError, version

    found = {"processor": _processor(), "cpus": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
             "machine": platform.machine(), "system": f"{platform.system()} {platform.release()}", "python": platform.python_version()}  # fmt: skip
    for package in ("allvm-vm", "llvmlite", "numpy", "ziglang"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            pass
    return found


def _processor():
    try:
        with open("/proc/cpuinfo") as f:
            for line in f:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
