# distutils: language = c
"""The C library bridge: host functions that guest programs call, and the state they share.

The functions themselves are C, in host_*.h beside this file, declared once in host_table.h.
They run without the GIL on guest memory, through checked ranges only.
"""

from libc.stdint cimport int32_t, uint32_t, uint64_t, uintptr_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport strdup

import os


cdef extern from "host.h" nogil:
    ctypedef struct Ctx:
        int32_t trap
        char trap_note[256]
    ctypedef struct Mount:
        char *guest
        int fd
        int writable
    ctypedef struct Host:
        int std_fd[3]
        int line_output
        Mount *mount
        int n_mounts
        char **env
        int n_env
        uint64_t *fini
        uint64_t *fini_block
        int n_fini
        uint64_t entropy
        int seeded
        uint64_t environ_array
    ctypedef struct HostFunction:
        const char *name
        const char *sig
        const char *aliases
        void *fn
        int flavour
        int section
    ctypedef struct HostData:
        const char *name
        int size
        const char *aliases
    const HostFunction host_functions[]
    const HostData host_data[]
    int DATA_COUNT
    Host *host_new()
    int host_attach(Ctx *ctx, Host *S, const uint64_t *data)
    void host_free(Host *S)
    int stream_flush_all(Ctx *ctx)
    void threads_close(Ctx *ctx)
    void host_enter(Ctx *ctx)
    void host_leave(Ctx *ctx)
    ctypedef struct WorldLog:
        uint64_t end
        uint64_t capacity
        uint32_t stop
        uint32_t full
    ctypedef struct World:
        WorldLog *log
        uint64_t at
        int mode
        int differs
    World world
    int WORLD_DIRECT, WORLD_RECORD, WORLD_REPLAY


FLAVOURS = ("", "@x87", "@aapcs64")

cdef dict _functions = None
cdef dict _data = None


cdef _load():
    """Make the dictionaries of names, when the first one is asked for."""
    global _functions, _data
    cdef int i = 0
    cdef const HostFunction *f
    cdef const HostData *d
    functions, data = {}, {}
    while host_functions[i].name != NULL:
        f = &host_functions[i]
        i += 1
        if f.section:
            continue
        entry = (<uintptr_t>f.fn, f.sig.decode())
        suffix = FLAVOURS[f.flavour]
        functions[f.name.decode() + suffix] = entry
        for alias in f.aliases.decode().split():
            functions[alias + suffix] = entry
    for i in range(DATA_COUNT):
        d = &host_data[i]
        data[d.name.decode()] = i
        for alias in d.aliases.decode().split():
            data[alias] = i
    _functions, _data = functions, data


def lookup(str name):
    """The (address, signature) of a host function, or None. NAME@x87 and NAME@aapcs64 are its flavours, where there are any."""
    if _functions is None:
        _load()
    return _functions.get(name)


def names():
    """All names of host functions, aliases and flavours included."""
    if _functions is None:
        _load()
    return _functions.keys()


def lookup_data(str name):
    """The (size, readonly) of a data symbol that the bridge fills, or None."""
    if _data is None:
        _load()
    i = _data.get(name)
    return None if i is None else (host_data[<int>i].size, False)


def data_names():
    """All names of data symbols. Names of the same symbol must be given the same address."""
    if _data is None:
        _load()
    return _data.keys()


def canonical_data(str name):
    """The main name of a data symbol: `environ` for `__environ`. None when it is none."""
    if _data is None:
        _load()
    i = _data.get(name)
    return None if i is None else host_data[<int>i].name.decode()


def table():
    """The table as it is written: ("section", header, text) and (name, signature, [aliases], flavour) rows;
    flavour: "", "@x87" or "@aapcs64"."""
    cdef int i = 0
    cdef const HostFunction *f
    rows = []
    while host_functions[i].name != NULL:
        f = &host_functions[i]
        i += 1
        if f.section:
            rows.append(("section", f.name.decode(), f.sig.decode()))
        else:
            rows.append((f.name.decode(), f.sig.decode(), f.aliases.decode().split(), FLAVOURS[f.flavour]))
    return rows


def data_table():
    """Rows (name, size, [aliases]) of the data symbols."""
    return [(host_data[i].name.decode(), host_data[i].size, host_data[i].aliases.decode().split())
            for i in range(DATA_COUNT)]


cdef _guest_path(path):
    """A guest path in its one form: absolute, no "." or "..", no slash at the end."""
    parts = []
    for part in os.fspath(path).split("/"):
        if part == "..":
            if parts:
                parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/" + "/".join(parts)


cdef class HostState:
    """What the host functions of one running program share: streams, directories, environment, heap.

    dirs: (host path, guest path, writable) of the directories opened to the guest.
    env: the guest's environment. seed: makes getrandom and the like repeatable. lines: stdout is written line by line.
    """

    cdef Host *host
    cdef bint attached

    def __cinit__(self, dirs=(), env=None, int stdin_fd=0, int stdout_fd=1, int stderr_fd=2, seed=None,
                  bint lines=False):
        self.host = host_new()
        if self.host == NULL:
            raise MemoryError("host library")
        self.host.std_fd[:] = [stdin_fd, stdout_fd, stderr_fd]
        self.host.line_output = lines
        if seed is not None:
            self.host.entropy = <uint64_t>(seed & 0xffffffffffffffff)
            self.host.seeded = 1
        self._open_dirs(list(dirs))
        items = [os.fsencode(f"{k}={v}") for k, v in (env or {}).items()]
        self.host.env = <char **>calloc(len(items) + 1, sizeof(char *))
        for item in items:
            if b"\0" in item:
                raise ValueError("an environment variable holds a zero byte")
            self.host.env[self.host.n_env] = strdup(item)
            self.host.n_env += 1

    cdef _open_dirs(self, list dirs):
        cdef Mount *m
        self.host.mount = <Mount *>calloc(len(dirs) + 1, sizeof(Mount))
        for host_path, guest_path, writable in dirs:
            guest = os.fsencode(_guest_path(guest_path))
            if len(guest) > 3000 or b"\0" in guest:
                raise ValueError(f"bad guest path: {guest_path!r}")
            fd = os.open(host_path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            m = &self.host.mount[self.host.n_mounts]
            m.fd = fd
            m.guest = strdup(guest)
            m.writable = bool(writable)
            self.host.n_mounts += 1

    def __dealloc__(self):
        host_free(self.host)

    @property
    def address(self):
        """Address of the state, for ctx->host."""
        return <uintptr_t>self.host

    @property
    def environ(self):
        """Guest address of the environment array (main's third argument), once attached."""
        return self.host.environ_array

    def attach(self, uintptr_t ctx_address, data=None):
        """Begin a program: sets ctx->host, takes over the heap, fills the data symbols {name: guest address}."""
        cdef uint64_t[64] where
        cdef Ctx *ctx = <Ctx *>ctx_address
        if self.attached:
            raise RuntimeError("a HostState serves one program")
        for i in range(DATA_COUNT):
            where[i] = 0
        if _data is None:
            _load()
        for name, address in (data or {}).items():
            where[<int>_data[name]] = address
        self.attached = True
        if host_attach(ctx, self.host, where):
            note = ctx.trap_note.decode(errors="replace")
            ctx.trap = 0
            raise MemoryError(note or "the memory limit leaves no room for the heap")

    def set_fini(self, functions):
        """Guest functions that exit() calls after the atexit handlers, in this order."""
        fns = list(functions)
        free(self.host.fini_block)
        self.host.fini_block = <uint64_t *>malloc((len(fns) + 1) * sizeof(uint64_t))
        if self.host.fini_block == NULL:
            raise MemoryError("host library")
        for i, fn in enumerate(fns):
            self.host.fini_block[i] = fn
        self.host.fini = self.host.fini_block
        self.host.n_fini = len(fns)

    def close(self, uintptr_t ctx_address):
        """Stop the program's threads and flush every stream. The state stays usable until it is dropped."""
        cdef Ctx *ctx = <Ctx *>ctx_address
        cdef int trap
        if not self.attached:
            return
        with nogil:
            threads_close(ctx)
            trap = ctx.trap     # a trapped program may still say what it had to say
            ctx.trap = 0
            host_enter(ctx)
            stream_flush_all(ctx)
            host_leave(ctx)
            ctx.trap = trap


# -- recording what the library asks of the operating system: host_world.h

HEADER = 64     # bytes of a record before its first entry


def world_record(uintptr_t address, uint64_t capacity):
    """From now on record the calls of this process in (shared) memory of so many bytes, zeros; 0: no longer."""
    world.mode = WORLD_RECORD if address else WORLD_DIRECT
    world.log = <WorldLog *>address
    if address:
        world.log.end = world.at = HEADER
        world.log.capacity = capacity


def world_replay(uint64_t at):
    """From now on take what the library asks for from the record, beginning at an entry."""
    world.mode, world.at, world.differs = WORLD_REPLAY, at, 0


def world_state():
    """(position in the record, whether a replay asked for something else than was recorded, whether the record is full)"""
    return world.at, bool(world.differs), bool(world.log.full)


def world_flags():
    """The address of `differs`, for who looks at it often."""
    return <uintptr_t>&world.differs
