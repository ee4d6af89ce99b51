"""The libraries that a module keeps as dependencies: found, checked against their hashes, and merged with it.

A module names each library by file name and content hash. It is looked for in the directories of --library-path, in
those of $ALLVM_LIBRARY_PATH, beside the file that needs it, and in the cache, where libraries are kept by their hash.
What was merged once is kept in the cache too, so that the next start costs no more than that of one file.
"""

import os

from allvm.ir import sections
from allvm.ir.errors import FormatError, LinkError, UsageError
from allvm.load import is_module, read_file


class Library:
    """A library that was found: its name, file, bytes and hash, and the names of those it needs itself."""

    def __init__(self, name, path, data, digest):
        self.name, self.path, self.data, self.digest = name, path, data, digest
        self.needs = sections.dependencies(data)


class Finder:
    """Looks for libraries. paths: directories that come first. any_version: hashes need not match."""

    def __init__(self, paths=(), any_version=False):
        self.paths = [*paths, *(p for p in os.environ.get("ALLVM_LIBRARY_PATH", "").split(os.pathsep) if p)]
        self.any_version = any_version

    def closure(self, path, data):
        """All libraries that a module needs, directly or not, in the order in which names are looked up in them."""
        found = {}
        queue = [(path, os.path.basename(path), need) for need in sections.dependencies(data)]
        needs = {os.path.basename(path): [n for n, _ in sections.dependencies(data)]}
        while queue:
            beside, user, (name, digest) = queue.pop(0)
            if name in found:
                self.check_same(found[name], user, digest)
                continue
            library = found[name] = self.find(name, digest, beside, user)
            needs[name] = [n for n, _ in library.needs]
            queue += [(library.path, name, need) for need in library.needs]
        refuse_cycles(os.path.basename(path), needs)
        return list(found.values())

    def check_same(self, library, user, digest):
        if digest and digest != library.digest and not self.any_version:
            raise LinkError(
                f"{user} was linked with {library.name} {short(digest)}, but another part of the program with {short(library.digest)}; "
                "link them again with the same one, or pass --any-version"
            )

    def find(self, name, digest, beside, user):
        """The library of that name and hash; one clear error where there is none."""
        if os.path.basename(name) != name or name in ("", ".", ".."):
            raise LinkError(f"{user} depends on {name!r}, which is no name of a file")
        folders = [*self.paths, os.path.dirname(beside) or "."]
        others = []
        for folder in folders:
            path = os.path.join(folder, name)
            if not os.path.isfile(path):
                continue
            library = load_library(name, path)
            if not digest or library.digest == digest or self.any_version:
                return library
            others.append(f"{path} ({short(library.digest)})")
        kept = kept_library(digest) if digest else None
        if kept:
            library = load_library(name, kept)
            if library.digest == digest:
                return library
        if others:
            raise LinkError(
                f"{user} was linked with {name} {short(digest)}, but what is there is another version: {', '.join(others)}; "
                f"link again, or pass --any-version"
            )
        raise LinkError(f"{user} needs the library {name}, which is not in {', '.join(dict.fromkeys(folders))}; say where with --library-path")


def short(digest):
    return digest[:12] or "of any version"


def load_library(name, path):
    data = read_file(path)
    if not is_module(data):
        raise FormatError(f"{path}: not a module, so it cannot be the library {name}")
    try:
        sections.check(data)
        return Library(name, path, data, sections.content_hash(data))
    except FormatError as e:
        raise FormatError.of(path, e) from None


def refuse_cycles(start, needs):
    """LinkError where a library needs itself by way of others."""
    trail, done = [], set()

    def visit(name):
        if name in trail:
            raise LinkError(f"libraries depend on each other in a circle: {' -> '.join([*trail[trail.index(name) :], name])}")
        if name in done:
            return
        trail.append(name)
        for n in needs.get(name, ()):
            visit(n)
        trail.pop()
        done.add(name)

    visit(start)


# --- merging


def merge(path, data, libraries, *, entry="main", keep=(), strip=False, allow_undefined=False):
    """One Module out of a module and its libraries. A name that several define is that of the first, the program's own before all."""
    from allvm.build import Progress, host_names
    from allvm.cxx_library import needed_library
    from allvm.ir.link import link

    main = decoded(data, path)
    modules = [decoded(x.data, x.path) for x in libraries]
    yield_to_earlier([main, *modules])
    for m in (main, *modules):
        m.dependencies = []
    # init functions of libraries run before those of what needs them
    order = [*reversed(modules), main]
    if entry is not None:
        order += needed_library(order, Progress())
    return link(order, host=host_names(), entry=entry, keep=keep, strip=strip, allow_undefined=allow_undefined)


def decoded(data, path):
    from allvm.ir.decode import decode
    from allvm.ir.verify import verify

    try:
        return verify(decode(data, os.path.basename(path)))
    except FormatError as e:
        raise FormatError.of(path, e) from None


def yield_to_earlier(modules):
    """Make the definitions of names that an earlier module defines weak; what two say of one name otherwise is an error."""
    from allvm.ir.module import GLOBAL, WEAK

    seen = set()
    for m in modules:
        own = [x for group in (m.functions, m.data, m.aliases) for x in group if x.linkage == GLOBAL]
        for x in own:
            if x.name in seen:
                x.linkage = WEAK
        seen.update(x.name for x in own)


def merged(path, data, *, library=False, allow_undefined=False, paths=(), any_version=False):
    """The bytes of the one module that a module and its libraries make; kept in the cache."""
    libraries = Finder(paths, any_version).closure(path, data)
    key = [sections.content_hash(data), *(x.digest for x in libraries), str((library, allow_undefined))]
    kept = _kept("merged", "\n".join(key))
    if kept and os.path.isfile(kept):
        found = read_file(kept)
        try:
            sections.check(found)
            return found
        except FormatError:
            pass
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    try:
        out = encode(verify(merge(path, data, libraries, entry=None if library else "main", allow_undefined=allow_undefined or library)))
    except LinkError as e:
        raise LinkError("\n".join(f"{path}: {line}" for line in str(e).splitlines())) from None
    if kept:
        _keep(kept, out)
    return out


# --- the cache


def _kept(kind, key):
    """The file of the cache for a key, whether or not it is there; None without a cache."""
    from allvm.jit import cache

    folder = cache.directory()
    if folder is None:
        return None
    if kind == "merged":
        import hashlib

        from allvm.ir.isa import ISA_VERSION

        key = hashlib.sha256(f"{ISA_VERSION} {_sources()}\n{key}".encode()).hexdigest()[:32]
    return os.path.join(folder, f"{kind}-{key}{cache.SUFFIX}")


def _sources():
    """What the linker is: while it is being worked on, what it made before must not be found."""
    import allvm.ir

    folder = os.path.dirname(allvm.ir.__file__)
    return max(e.stat().st_mtime_ns for e in os.scandir(folder) if e.name.endswith(".py"))


def _keep(path, data):
    """Write a file of the cache; a cache that cannot be used is none."""
    from allvm.jit import cache

    temporary = os.path.join(os.path.dirname(path), f"new-{os.getpid()}-module")
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        with open(temporary, "wb") as f:
            f.write(data)
        os.replace(temporary, path)
    except OSError:
        return False
    cache.trim(os.path.dirname(path), cache.LIMIT)
    return True


def kept_library(digest):
    """The file of the cache that holds the library of a hash, or None."""
    path = _kept("library", digest)
    return path if path and os.path.isfile(path) else None


def keep_library(path):
    """Put a library into the cache, by its hash, which is returned."""
    library = load_library(os.path.basename(path), path)
    where = _kept("library", library.digest)
    if where is None or not _keep(where, sections.content(library.data)):
        raise UsageError("the library cannot be kept: there is no cache that can be written (see ALLVM_CACHE)")
    return library.digest
