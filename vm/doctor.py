"""`allvm-vm doctor`: what is present on this machine, and the cure where something is missing."""

import platform
import sys


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


CHECKS = (
    ("interpreter", _core, "build the extensions: pip install --force-reinstall allvm-vm, with a C compiler at hand"),
    ("LLVM", _llvm, "pip install llvmlite"),
    ("NumPy", _numpy, "pip install numpy"),
    ("C compiler", _compiler, "pip install 'allvm-vm[cc]', or install clang"),
)


def command(argv):
    print(f"python        {platform.python_version()} on {platform.machine()} {sys.platform}")
    status = 0
    for name, check, cure in CHECKS:
        ok, text = _try(check)
        print(f"{name:13} {text if ok else f'missing ({text}); {cure}'}")
        status |= not ok
    return int(status)
