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
