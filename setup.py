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

# While developing: ALLVM_BUILD_ONLY=_host rebuilds just that extension.
ONLY = os.environ.get("ALLVM_BUILD_ONLY")
if ONLY:
    EXTENSIONS = [e for e in EXTENSIONS if e.name.endswith(ONLY)]

setup(ext_modules=cythonize(EXTENSIONS, compiler_directives=DIRECTIVES, include_path=["interp"]))
