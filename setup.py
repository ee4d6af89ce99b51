"""Builds the Cython extensions. Metadata stands in pyproject.toml."""

import os
from glob import glob

from Cython.Build import cythonize
from setuptools import Extension, setup

CFLAGS = [
    "-O2", "-fwrapv", "-fno-strict-aliasing", "-fno-math-errno", "-ffp-contract=off",
    "-fno-plt", "-fvisibility=hidden", "-fno-semantic-interposition", "-fcf-protection=none",
    "-Wno-unused-function", "-Wno-unused-label", "-Wno-unused-variable",
]  # fmt: skip

DIRECTIVES = {
    "language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": True,
    "initializedcheck": False, "binding": False, "emit_code_comments": False,
}  # fmt: skip


def extension(name, sources, flags=(), **kw):
    return Extension(name, sources, include_dirs=["interp"], extra_compile_args=CFLAGS + list(flags), libraries=["m"], **kw)


def headers(*patterns):
    return sorted(name for pattern in patterns for name in glob(f"interp/{pattern}"))


EXTENSIONS = [
    extension("allvm.interp._core", ["interp/_core.pyx"], depends=headers("vm_*.h", "allvm_abi.h", "_generated_tables.h")),
    extension("allvm.interp._handlers", ["interp/_handlers.pyx"], ["-fno-ipa-icf"],
              depends=headers("vm_core.h", "allvm_abi.h", "_generated_handlers.h")),
    extension("allvm.interp._host", ["interp/_host.pyx"], ["-fmath-errno"], depends=headers("*.h")),
]

def openmp_flag():
    """The compiler's flag for OpenMP, or None where it has none."""
    import subprocess
    import sysconfig
    import tempfile

    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    source = "#include <omp.h>\nint main(void) { return omp_get_max_threads() < 1; }\n"
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "t.c"), "w") as f:
            f.write(source)
        command = [*compiler, "-fopenmp", "t.c", "-o", "t"]
        try:
            return "-fopenmp" if subprocess.run(command, cwd=folder, capture_output=True).returncode == 0 else None
        except OSError:
            return None


OPENMP = openmp_flag()
EXTENSIONS.append(Extension(
    "allvm.graph._pool", ["vm/graph/_pool.pyx"], include_dirs=["interp"], depends=headers("allvm_abi.h"),
    extra_compile_args=CFLAGS + [OPENMP] * bool(OPENMP), extra_link_args=[OPENMP] * bool(OPENMP)))  # fmt: skip

# The other interpreters, to compare with: half a minute of compiling each, so only on demand.
if os.environ.get("ALLVM_DISPATCH"):
    EXTENSIONS += [
        extension(f"allvm.interp._{kind}", [f"interp/_{kind}.pyx"], ["-fomit-frame-pointer", "-fno-gcse", "-fno-crossjumping"],
                  depends=headers("vm_core.h", "allvm_abi.h", "dispatch.h", "_generated_dispatch.h"))
        for kind in ("switch", "goto")
    ]  # fmt: skip

# While developing: ALLVM_BUILD_ONLY=_host rebuilds just that extension.
ONLY = os.environ.get("ALLVM_BUILD_ONLY")
if ONLY:
    EXTENSIONS = [e for e in EXTENSIONS if e.name.endswith(ONLY)]

setup(ext_modules=cythonize(EXTENSIONS, compiler_directives=DIRECTIVES, include_path=["interp"]),
      options={"build_ext": {"parallel": min(4, os.cpu_count() or 1)}})  # fmt: skip
