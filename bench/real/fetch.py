"""Sources of real programs, obtained by package name and kept in a cache directory.

Nothing of theirs is committed. `python -m bench.real.fetch` fetches all and
prints where they lie.
"""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

CACHE = Path(os.environ.get("ALLVM_REAL_CACHE") or Path.home() / ".cache" / "allvm-vm" / "real")


class Unavailable(Exception):
    """A source that cannot be had here, and why."""


def _unpack(archive, where):
    with tarfile.open(archive) as tar:
        tar.extractall(where, filter="data")


def _run(command, cwd):
    try:
        r = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300)
    except (OSError, subprocess.TimeoutExpired) as e:
        raise Unavailable(f"{command[0]}: {e}") from None
    if r.returncode:
        raise Unavailable(f"{' '.join(command)} failed: {(r.stderr or r.stdout).strip().splitlines()[-1:]}")


def _fetch(name, command, pattern, inside):
    """The directory `inside` of a downloaded archive, fetched once."""
    home = CACHE / name
    found = sorted(home.glob(inside))
    if found:
        return found[0]
    home.mkdir(parents=True, exist_ok=True)
    _run(command, home)
    for archive in home.glob(pattern):
        _unpack(archive, home)
        archive.unlink()
    found = sorted(home.glob(inside))
    if not found:
        raise Unavailable(f"the package {name} has no {inside}")
    return found[0]


def lua():
    """The directory of Lua 5.4's sources, out of PyPI's `lupa` source distribution."""
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-build-isolation", "--no-binary", ":all:", "lupa"]
    return _fetch("lupa", pip, "lupa-*.tar.gz", "lupa-*/third-party/lua54")


def sqlite():
    """The directory of SQLite's amalgamation (sqlite3.c, sqlite3.h), out of npm's `better-sqlite3`."""
    return _fetch("better-sqlite3", ["npm", "pack", "--silent", "better-sqlite3@12"], "better-sqlite3-*.tgz", "package/deps/sqlite3")


def lua_sources(directory):
    """The C files of the stand-alone interpreter: all but the compiler's main program."""
    return sorted(p for p in Path(directory).glob("*.c") if p.name not in ("luac.c", "onelua.c", "ltests.c"))


if __name__ == "__main__":
    for f in (lua, sqlite):
        try:
            print(f.__name__, f())
        except Unavailable as e:
            print(f.__name__, "unavailable:", e)
