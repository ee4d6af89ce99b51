"""Shared by the tests: native compilers, and skips that CI does not tolerate."""

import functools
import os
import shutil
import sys

import pytest


def require(what, reason):
    """Skip the test with `reason`, or fail where ALLVM_REQUIRE lists `what`: CI must not skip the important ones."""
    if what in os.environ.get("ALLVM_REQUIRE", "").split():
        pytest.fail(f"{what} is required here: {reason}")
    pytest.skip(reason)


def need_dispatch(kind):
    """Skip where the interpreter with this dispatch is not built."""
    from importlib.util import find_spec

    if kind != "tail" and find_spec(f"allvm.interp._{kind}") is None:
        require("dispatch", f"the interpreter with the dispatch {kind} is not built: make dispatch")


@functools.cache
def native_compiler():
    """A command for a native clang: the reference for what C programs do."""
    for name in ("clang", "clang-19", "clang-14"):
        path = shutil.which(name)
        if path:
            return [path]
    try:
        import ziglang  # noqa: F401
    except ImportError:
        require("cc", "no native clang: install clang or the package ziglang")
    return [sys.executable, "-m", "ziglang", "cc", "-fno-sanitize=undefined"]
