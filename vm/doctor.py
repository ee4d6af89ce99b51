"""`allvm-vm doctor`: what is present on this machine, and the cure where something is missing."""

import platform
import sys

from allvm.ir.errors import UsageError


def _try(function):
    try:
        return True, function()
    except Exception as e:  # whatever is broken is what the person wants to read
        return False, str(e).splitlines()[0] if str(e) else type(e).__name__


def _core():
    from allvm.interp import _core, _host

    return f"{len(list(_host.names()))} host functions" if _core else ""


def _llvm():
    import llvmlite
    import llvmlite.binding as llvm

    return f"llvmlite {llvmlite.__version__}, LLVM {'.'.join(map(str, llvm.llvm_version_info))}"


def _compiler():
    from allvm.frontend.cc import find_compiler

    return str(find_compiler())


def _numpy():
    import numpy

    return numpy.__version__


def _openmp():
    import os

    from allvm.graph import _pool  # noqa: F401 - it is linked against the OpenMP runtime
    from allvm.graph.openmp import OpenMP  # noqa: F401

    return f"there, {len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else os.cpu_count()} CPUs"


def _driver():
    from allvm.graph.devices.driver import find

    driver = find()
    return f"CUDA {driver.version}, {driver.count} device{'s'[: driver.count > 1]}"


def _devices():
    """A line for each device."""
    from allvm.graph.devices.driver import find

    driver = find()
    return [str(driver.describe(n)) for n in range(driver.count)]


def _bindings():
    from importlib.metadata import version

    return f"cuda-bindings {version('cuda-bindings')}"


def _ptxas():
    import shutil
    import subprocess

    path = shutil.which("ptxas") or _in_packages("bin/ptxas")
    if path is None:
        raise FileNotFoundError("not found")
    text = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=20).stdout
    return f"{text.strip().splitlines()[-1]}" if text.strip() else path


def _in_packages(name):
    """A file of NVIDIA's packages."""
    import glob

    try:
        import nvidia
    except ImportError:
        return None
    return next((f for p in nvidia.__path__ for f in sorted(glob.glob(f"{p}/**/{name}", recursive=True))), None)


def _libdevice():
    from allvm.jit.nvptx_emit import libdevice

    path = libdevice()
    if path is None:
        raise FileNotFoundError("not found")
    return path


CHECKS = (
    ("interpreter", _core, "build the extensions: pip install --force-reinstall allvm-vm, with a C compiler at hand"),
    ("LLVM", _llvm, "pip install llvmlite"),
    ("NumPy", _numpy, "pip install numpy"),
    ("OpenMP", _openmp, "build the extensions: pip install --force-reinstall allvm-vm, with a C compiler that knows -fopenmp"),
    ("C compiler", _compiler, "pip install 'allvm-vm[cc]', or install clang"),
)

# What graphs on GPUs need; nothing is wrong with a machine that lacks it.
GPU_CHECKS = (
    ("CUDA bindings", _bindings, "pip install 'allvm-vm[cuda]'"),
    ("CUDA driver", _driver, "install NVIDIA's driver to run graphs on a GPU"),
    ("libdevice", _libdevice, "pip install nvidia-nvvm, for mathematical functions on a GPU"),
    ("ptxas", _ptxas, "pip install nvidia-cuda-nvcc, to look at a GPU's machine code"),
)


HELP = """usage: allvm-vm doctor

Says what is present on this machine and what is missing, with the cure. Status 1: something is missing that
programs need; what only graphs on GPUs need does not count."""


def command(argv):
    if argv in (["--help"], ["-h"]):
        print(HELP)
        return 0
    if argv:
        raise UsageError(f"doctor takes no arguments, not {argv[0]}; try allvm-vm doctor --help")
    print(f"python        {platform.python_version()} on {platform.machine()} {sys.platform}")
    status = 0
    for name, check, cure in CHECKS:
        ok, text = _try(check)
        print(f"{name:13} {text if ok else f'missing ({text}); {cure}'}")
        status |= not ok
    for name, check, cure in GPU_CHECKS:
        ok, text = _try(check)
        print(f"{name:13} {text if ok else f'none ({text}); {cure}'}")
    for line in _try(_devices)[1] if _try(_driver)[0] else ():
        print(f"{'':13} {line}")
    return int(status)
