"""The C++ run-time library: libc++ and libc++abi, compiled once from the sources in the package ziglang.

What the compilation makes is one archive of modules in the cache directory, whose name is a hash of all that it
depends on: the sources, the compiler, the flags, and this front end. Whoever needs it first compiles it, while other
processes wait for that; it is written under another name and moved into place. In front of the members is an index of the names
that each defines and needs, so that a link decodes only what it takes.
"""

import contextlib
import functools
import hashlib
import json
import os
import re
import tempfile
import time

from allvm.ir.errors import CompileError

KEEP = 60 * 86400  # seconds
_INDEX = "__.SYMDEF"  # a name that readers of archives pass over
# Names that nothing but the C++ library defines: where one is missing, it is wanted.
_CXX = re.compile(r"_Z|__cxa_|__gxx_|__dynamic_cast$|_Unwind_|__allvm_|__dso_handle$")


def needed_library(modules, progress):
    """The modules of the C++ library that a program of `modules` needs: none, unless it needs C++ names that are not there."""
    from allvm.archive import defined, wanted
    from allvm.build import host_names

    have = set().union(*map(defined, modules)) if modules else set()
    need = set().union(*map(wanted, modules)) if modules else set()
    host = host_names()
    missing = {n for n in need - have if n not in host}
    if not any(_CXX.match(n) for n in missing):
        return []
    return Library(open_library(progress)).needed(have, missing, host)


class Library:
    """An archive with an index, read from bytes."""

    def __init__(self, data):
        from allvm import archive

        found = archive.raw_members(data, "the C++ library")
        self.index = json.loads(next(body for name, body in found if name == _INDEX))
        self.bodies = dict(found)

    def needed(self, have, need, host):
        """Decode the members that define what is missing, and what these miss in turn."""
        from allvm.ir.decode import decode

        where = {}
        for number, (_, defines, _) in enumerate(self.index):
            for n in defines:
                where.setdefault(n, number)
        taken = set()
        have = set(have)
        work = sorted(need)
        while work:
            name = work.pop()
            number = where.get(name)
            if name in have or number is None or number in taken or name in host:
                continue
            taken.add(number)
            _, defines, wants = self.index[number]
            have.update(defines)
            work += wants
        return [decode(self.bodies[self.index[n][0]], self.index[n][0]) for n in sorted(taken)]


# --- making it


def open_library(progress):
    """The bytes of the archive, compiled if it is not in the cache. CompileError where the sources are missing."""
    from allvm.frontend import cxx
    from allvm.frontend.cc import library_compiler
    from allvm.jit.cache import directory

    compiler = library_compiler()
    sources = cxx.library_sources(compiler.lib) if compiler else []
    if not sources:
        raise CompileError(
            "the C++ library is not there: its sources are in the package ziglang; pip install 'allvm-vm[cc]'"
        )
    folder = directory()
    if folder is None:
        return _compile(compiler, sources, progress)
    path = os.path.join(folder, f"libcxx-{_key(compiler, sources)}.a")
    with contextlib.suppress(OSError), open(path, "rb") as f:
        return f.read()
    with _lock(os.path.join(folder, f"{os.path.basename(path)[:12]}.lock")):  # one of 16^5: other versions do not wait
        with contextlib.suppress(OSError), open(path, "rb") as f:
            return f.read()
        data = _compile(compiler, sources, progress)
        _keep(path, data)
        return data


def _key(compiler, sources):
    """A hash of what the archive depends on."""
    from allvm.frontend import cc, cxx
    from allvm.ir import isa

    digest = hashlib.sha256()
    facts = (isa.ISA_VERSION, cc.DEFAULT_FLAGS, cc.TARGET_FLAGS, cc.DEFAULT_TARGET, cxx.FLAGS, cxx.library_flags(""))
    digest.update(repr(facts).replace(cxx.RUNTIME, "").encode())
    own = []
    for package in (cc, isa):
        folder = os.path.dirname(os.path.abspath(package.__file__))
        own += [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".py")]
    for path in [*sources, *own]:
        with open(path, "rb") as f:
            digest.update(os.path.basename(path).encode() + hashlib.sha256(f.read()).digest())
    st = os.stat(compiler.command[0])
    digest.update(f"{st.st_size} {st.st_mtime_ns}".encode())
    return digest.hexdigest()[:32]


@contextlib.contextmanager
def _lock(path):
    """Only one process at a time compiles; where files cannot be locked, each for itself."""
    f = None
    with contextlib.suppress(OSError, ImportError):
        import fcntl

        os.makedirs(os.path.dirname(path), exist_ok=True)
        f = open(path, "a")
        fcntl.flock(f, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if f:
            f.close()


def _keep(path, data):
    """Write the archive where the next one looks for it. A folder that cannot be written costs only time."""
    with contextlib.suppress(OSError):
        fd, name = tempfile.mkstemp(dir=os.path.dirname(path), prefix="libcxx-")
        try:
            with os.fdopen(fd, "wb") as f:
                f.write(data)
            os.replace(name, path)
            forget_old(os.path.dirname(path))
        except OSError:
            os.unlink(name)
            raise


def forget_old(folder, keep=KEEP):
    """Archives made more than `keep` seconds ago go. How many there were."""
    old = []
    with contextlib.suppress(OSError):
        old = [e for e in os.scandir(folder) if re.fullmatch(r"libcxx-.*\.(a|lock)", e.name) and e.stat().st_mtime <= time.time() - keep]
    for e in old:
        with contextlib.suppress(OSError):
            os.unlink(e.path)
    return sum(e.name.endswith(".a") for e in old)


def _compile(compiler, sources, progress):
    """The bytes of the archive."""
    from allvm.archive import build, defined, wanted
    from allvm.build import compile_sources, lower_llvm
    from allvm.frontend import cxx
    from allvm.ir.encode import encode

    rows, index = [], []
    flags = functools.partial(cxx.library_flags, compiler.lib)
    compiled = compile_sources([(s, "c++") for s in sources], flags, compiler=compiler)
    progress("compiling the C++ library (once)", 0, len(sources))
    for number, (path, bitcode) in enumerate(compiled):
        progress("compiling the C++ library (once)", number, len(sources))
        name = f"{os.path.basename(os.path.dirname(path))}-{os.path.basename(path)}.avm"
        module = lower_llvm(bitcode, path)
        rows.append((name, encode(module)))
        index.append((name, sorted(defined(module)), sorted(wanted(module))))
    progress.clear()
    return build([(_INDEX, json.dumps(index, separators=(",", ":")).encode()), *rows])
