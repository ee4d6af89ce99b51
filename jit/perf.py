"""What Linux perf needs to know of native code: a perf map, and a jitdump with the code itself and source lines.

    /tmp/perf-PID.map               names, read by `perf report` on the machine itself
    $JITDUMPDIR/jit-PID.dump        (/tmp by default) for `perf record -k mono`, then `perf inject --jit`

Both are written by the process as a whole, whatever programs run in it.
"""

import ctypes
import mmap
import os
import struct
import threading
import time

from allvm.jit.seen import Source, describe

_MAGIC, _VERSION = 0x4A695444, 1
_LOAD, _DEBUG = 0, 2


def create(path):
    """A new file that is ours alone, in place of one that an earlier process of that number left."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        pass
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)


def map_path(pid):
    return f"/tmp/perf-{pid}.map"


def dump_path(pid):
    return os.path.join(os.environ.get("JITDUMPDIR") or "/tmp", f"jit-{pid}.dump")


class Perf:
    """Writes both files for this process. Nothing here fails a run: a file that cannot be written is none."""

    def __init__(self):
        self._lock = threading.Lock()
        self._source = None
        self._pid = None
        self._count = 0

    def _open(self, machine):
        """The files of this process; a child of a fork gets its own."""
        pid = os.getpid()
        if self._pid == pid:
            return
        self._pid, self._count = pid, 0
        self._map = self._dump = self._mark = None
        try:
            self._map = create(map_path(pid))
        except OSError:
            pass
        try:
            self._dump = create(dump_path(pid))
            os.write(self._dump, struct.pack("<IIIIIIQQ", _MAGIC, _VERSION, 40, machine, 0, pid, time.monotonic_ns(), 0))
            # perf learns of the file because it is mapped as if to be executed.
            self._mark = mmap.mmap(self._dump, 40, mmap.MAP_PRIVATE, mmap.PROT_READ | mmap.PROT_EXEC)
        except OSError:
            pass

    def add(self, unit, module, tier):
        """Tell of a unit that has been loaded."""
        with self._lock:
            if self._source is None or self._source.module is not module:
                self._source = Source(module)
            self._open(unit.places.machine)
            try:
                for f in describe(unit.places, self._source):
                    self._function(f, f"{tier}:{f.name}", module.files)
            except OSError:
                pass

    def _function(self, f, name, files):
        if self._map is not None:
            os.write(self._map, f"{f.lo:x} {f.hi - f.lo:x} {name}\n".encode())
        if self._mark is None:
            return
        rows = [(address, file, line) for address, file, line in f.rows if line]
        if rows:
            entries = b"".join(struct.pack("<QII", address, line, 0) + files[file].encode() + b"\0" for address, file, line in rows)
            self._record(_DEBUG, struct.pack("<QQ", f.lo, len(rows)) + entries)
        self._count += 1
        head = struct.pack("<IIQQQQ", os.getpid(), threading.get_native_id(), f.lo, f.lo, f.hi - f.lo, self._count)
        self._record(_LOAD, head + name.encode() + b"\0" + ctypes.string_at(f.lo, f.hi - f.lo))

    def _record(self, kind, content):
        content += bytes(-len(content) % 8)
        os.write(self._dump, struct.pack("<IIQ", kind, 16 + len(content), time.monotonic_ns()) + content)


_perf = Perf()


def perf():
    """The Perf of this process."""
    return _perf
