"""Native code on disk, so that a program that was hot once starts hot.

An entry is one file: a checksum, a description, object bytes. Its name is a hash of all that the bytes depend on:
the module, the functions, tier, options, ISA version, LLVM version, machine. Beside them lie notes, one file for a program: which
entries it starts with, and what was hot but not yet compiled. To find that there are none costs next to nothing. Files are written under another name
and moved into place, so several processes may share a directory; what is damaged is dropped and compiled again.
Nothing here ever fails a run: a cache that cannot be used is none.

The directory is $ALLVM_CACHE, or allvm in $XDG_CACHE_HOME, or ~/.cache/allvm.
"""

import os
from functools import cached_property

MAGIC = b"ALLVMC03"
LIMIT = 256 << 20  # bytes in all; the entries used longest ago go first
_HEAD = "<8sIII"  # magic, CRC-32 of the rest, length of the description, of the object
SUFFIX, NOTES = ".avc", ".avi"


def directory():
    """Where entries are, whether or not it exists; None: no cache."""
    path = wanted()
    return path if path and not foreign(path) else None


def foreign(path):
    """Whether a directory is another user's or may be written by all: what is in it becomes native code, which nothing checks."""
    try:
        st = os.stat(path)
    except OSError:
        return False
    return st.st_uid not in (os.geteuid(), 0) or bool(st.st_mode & 0o002)


def wanted():
    """The directory for entries as the environment says; None: none."""
    if path := os.environ.get("ALLVM_CACHE"):
        return None if path in ("0", "off", "none") else path
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "allvm") if os.path.isabs(base) else None


def machine():
    """What of this machine and its compiler native code depends on, without loading the compiler."""
    from importlib.util import find_spec

    uname = os.uname()
    parts = [uname.machine, uname.sysname]
    spec = find_spec("llvmlite")
    folder = os.path.join(os.path.dirname(spec.origin), "binding") if spec and spec.origin else None
    try:
        for e in sorted(os.scandir(folder), key=lambda e: e.name) if folder else ():
            if e.name.startswith("libllvmlite"):
                st = e.stat()
                parts.append(f"{e.name} {st.st_size} {st.st_mtime_ns}")
        with open("/proc/cpuinfo") as f:
            lines = f.read(65536).partition("\n\n")[0].splitlines()
        parts += [l.partition(":")[2].strip() for l in lines if l.startswith(("vendor_id", "cpu family", "model", "flags", "Features", "isa"))]
    except OSError:
        parts.append("?")
    return "\n".join(parts)


def sources():
    """The state of the compiler's own sources: while it is being worked on, old code must not be found."""
    found = []
    here = os.path.dirname(os.path.abspath(__file__))
    for name in [*sorted(os.listdir(here)), os.path.join("..", "ir", "isa.py")]:
        if name.endswith(".py"):
            st = os.stat(os.path.join(here, name))
            found.append(f"{name} {st.st_size} {st.st_mtime_ns}")
    return "\n".join(found)


def digest(data):
    """A hash of bytes, 32 hexadecimal digits. BLAKE2 without its usual module, which loads OpenSSL."""
    try:
        from _blake2 import blake2b
    except ImportError:
        from hashlib import blake2b
    return blake2b(data, digest_size=16).hexdigest()


class Cache:
    """Entries for one module. With path None it is always empty."""

    def __init__(self, module, path=None, limit=LIMIT):
        """module: the bytes of the program."""
        self.module = module
        self.path = path
        self.limit = limit
        self.hits = self.misses = self.damaged = 0

    @cached_property
    def base(self):
        """A hash of the module, and of what makes and runs native code."""
        return digest(f"{machine()}\n{sources()}\n{digest(self.module)}".encode())

    def name(self, key):
        """The name of an entry."""
        return f"{self.base}-{digest(repr(key).encode())}"

    def _file(self, key):
        return os.path.join(self.path, self.name(key) + SUFFIX)

    # -- notes
    def _notes(self):
        import zlib

        return os.path.join(self.path, f"{zlib.crc32(self.module):08x}{len(self.module):08x}{NOTES}")

    def notes(self):
        """What was noted of the program, a dict; empty where nothing was. Its 'units', 'quick' and 'opt' are names of entries, and valid here and now."""
        if self.path is None or not os.path.exists(self._notes()):
            return {}
        entry = self._read(self._notes())
        if entry is None:
            return {}
        facts = entry[0]
        with_names = [k for k in ("units", "quick", "opt") if facts.get(k)]
        return {k: v for k, v in facts.items() if k not in with_names} if with_names and facts.get("base") != self.base else facts

    def note(self, facts):
        """Keep a dict as the program's notes. Whether that worked."""
        return self.path is not None and self._write(self._notes(), {**facts, "base": self.base if any(facts.get(k) for k in ("units", "quick", "opt")) else ""}, b"")

    # -- entries

    def get(self, key):
        """(description, object bytes), or None."""
        if self.path is None:
            return None
        name = self._file(key)
        entry = self._read(name)
        if entry is None:
            self.misses += 1
        else:
            self.hits += 1
            try:
                os.utime(name)  # used now
            except OSError:
                pass
        return entry

    def has(self, key):
        """Whether there is an entry, whatever is in it."""
        return self.path is not None and os.path.exists(self._file(key))

    def named(self, name):
        """The (description, object bytes) of the entry with that name, or None."""
        if self.path is None or not name.startswith(self.base + "-") or os.sep in name:
            return None
        entry = self._read(os.path.join(self.path, name + SUFFIX))
        self.hits += entry is not None
        return entry

    def _read(self, name):
        try:
            with open(name, "rb") as f:
                data = f.read()
        except OSError:
            return None
        import json
        import struct
        import zlib

        try:
            magic, crc, n, size = struct.unpack_from(_HEAD, data)
            if magic == MAGIC and len(data) == 20 + n + size and zlib.crc32(data[12:]) == crc:
                return json.loads(data[20 : 20 + n]), data[20 + n :]
        except (struct.error, ValueError):
            pass
        self.damaged += 1
        _remove(name)
        return None

    def put(self, key, description, code):
        """Keep an entry. Whether that worked."""
        if self.path is None or not self._write(self._file(key), description, code):
            return False
        trim(self.path, self.limit)
        return True

    def _write(self, name, description, code):
        import json
        import struct
        import threading
        import time
        import zlib

        text = json.dumps(description).encode()
        rest = struct.pack("<II", len(text), len(code)) + text + code
        temporary = None
        try:
            os.makedirs(self.path, mode=0o700, exist_ok=True)
            temporary = os.path.join(self.path, f"new-{os.getpid()}-{threading.get_ident()}-{time.monotonic_ns()}")
            with open(temporary, "xb") as f:
                f.write(MAGIC + struct.pack("<I", zlib.crc32(rest)) + rest)
            os.replace(temporary, name)
        except OSError:
            if temporary:
                _remove(temporary)
            return False
        return True


def _remove(name):
    try:
        os.unlink(name)
    except OSError:
        pass


def _files(path):
    found = []
    try:
        for e in os.scandir(path):
            if e.name.endswith((SUFFIX, NOTES)) or e.name.startswith("new-"):
                st = e.stat()
                found.append((st.st_mtime_ns, st.st_size, e.path))
    except OSError:
        pass
    return sorted(found)


def trim(path, limit):
    """Remove the entries used longest ago until the rest fits."""
    files = _files(path)
    total = sum(size for _, size, _ in files)
    for _, size, name in files:
        if total <= limit:
            break
        _remove(name)
        total -= size


def usage(path):
    """(entries, bytes)."""
    files = _files(path)
    return sum(name.endswith(SUFFIX) for _, _, name in files), sum(size for _, size, _ in files)


def clear(path):
    """Remove all entries and notes: how many entries there were."""
    files = _files(path)
    for _, _, name in files:
        _remove(name)
    return sum(name.endswith(SUFFIX) for _, _, name in files)
