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


EXTENSIONS = [
    extension("allvm.interp._core", ["interp/_core.pyx"]),
    extension("allvm.interp._handlers", ["interp/_handlers.pyx"], ["-fno-ipa-icf"]),
    extension("allvm.interp._host", ["interp/_host.pyx"], ["-fmath-errno"], depends=sorted(glob("interp/*.h"))),
]

# While developing: ALLVM_BUILD_ONLY=_host rebuilds just that extension.
ONLY = os.environ.get("ALLVM_BUILD_ONLY")
if ONLY:
    EXTENSIONS = [e for e in EXTENSIONS if e.name.endswith(ONLY)]

setup(ext_modules=cythonize(EXTENSIONS, compiler_directives=DIRECTIVES, include_path=["interp"]))
