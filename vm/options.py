"""Every switch of `allvm-vm`, in one table: parsing, `--help` and docs/cli.md come from here.

Nothing heavy is imported: a small program must start like a command.
"""

from allvm.ir.errors import UsageError


class Flag:
    """A switch: its name, what follows it ('' for nothing, [=VALUE] for an optional value), one line of help, its converter and default."""

    __slots__ = ("convert", "default", "help", "metavar", "name", "repeat")

    def __init__(self, name, metavar, help, convert=str, default=None, repeat=False):
        self.name = name
        self.metavar = metavar
        self.help = help
        self.convert = convert
        self.default = [] if repeat else default
        self.repeat = repeat

    @property
    def key(self):
        return self.name.lstrip("-").replace("-", "_")


_UNITS = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30}


def size(text):
    """'64M' -> 67108864; suffixes K, M, G (powers of 1024)."""
    t = text.lower().removesuffix("b").removesuffix("i")
    factor = _UNITS.get(t[-1:], 1)
    n = int(t[:-1] if factor > 1 else t, 0) * factor
    if n <= 0:
        raise ValueError
    return n


def positive_int(text):
    n = int(text, 0)
    if n <= 0:
        raise ValueError
    return n


def positive_float(text):
    x = float(text)
    if not 0 < x < 1e9:
        raise ValueError
    return x


def assignment(text):
    name, sep, value = text.partition("=")
    if not sep or not name:
        raise ValueError
    return name, value


def directory(text):
    """HOST[=GUEST] -> (host, guest); the guest path is absolute, by default the host's text itself."""
    host, sep, guest = text.partition("=")
    if not host or (sep and not guest):
        raise ValueError
    return host, guest or host


def dispatch_kind(text):
    if text not in ("tail", "goto", "switch"):
        raise ValueError
    return text


RUN_FLAGS = (
    Flag("--timeout", "SECONDS", "stop the program after this much time", positive_float),
    Flag("--fuel", "N", "stop after N calls and loop iterations: the same point on every run", positive_int),
    Flag("--max-memory", "BYTES", "limit of guest memory, e.g. 64M (default 2G)", size, 2 << 30),
    Flag("--stack", "BYTES", "size of the guest's C stack (default 8M)", size, 8 << 20),
    Flag("--dir", "HOST[=GUEST]", "open a directory to the program, for reading and writing; may be repeated", directory, repeat=True),
    Flag("--dir-ro", "HOST[=GUEST]", "open a directory for reading only; may be repeated", directory, repeat=True),
    Flag("--env", "NAME=VALUE", "set an environment variable of the program; may be repeated", assignment, repeat=True),
    Flag("--allow-undefined", "", "a call of an unknown symbol traps instead of being refused before the start"),
    Flag("--program", "NAME", "which program, of a file that holds several (see allvm-ld --mux)"),
    Flag("--library-path", "DIR", "where to look for libraries first; may be repeated (also: the directories in $ALLVM_LIBRARY_PATH)", repeat=True),
    Flag("--any-version", "", "take a library by its name even if it is not the one that the program was linked with"),
    Flag("--stats", "", "print calls, memory, tiers and time by phase to stderr at the end; with --tier interp instructions, too"),
    Flag("--json", "", "with --stats or info: print JSON"),
    Flag("--tier", "TIER", "interp, quick or opt (all native before the start), auto (the interpreter, and native code of what turns out hot) (default auto)", str, "auto"),
    Flag("--dispatch", "KIND", "how the interpreter gets to the next instruction: tail (calls), goto or switch (slower; to compare; implies --tier interp)", dispatch_kind, "tail"),
    Flag("--no-fused-ops", "", "interpreter: each operation has a handler of its own (to compare)"),
    Flag("--no-accumulators", "", "interpreter: every result goes through a slot of the frame (to compare)"),
    Flag("--jit-threshold", "N", "with auto: calls and loop iterations after which a function is hot (default: when compiling it pays)", positive_int),
    Flag("--device", "DEVICE", "where nodes of dataflow graphs run: sequential (the interpreter), openmp (native code on threads), cuda or cuda:N (an NVIDIA GPU), auto (default)", str, "auto"),
    Flag("--trace", "FILE", "write a timeline of the dataflow graphs, as Chrome trace events: for Perfetto or speedscope"),
    Flag("--graph-plan", "FILE", "where nodes run, as JSON: {\"nodes\": {\"root/node\": {\"device\": \"openmp\", \"threads\": 2}}} (see allvm-vm graph --plan=json)"),
    Flag("--vector-math", "", "in nodes on the openmp device, exp, log, sin and others on vectors, by glibc's libmvec: off by less than 4 units in the last place"),
    Flag("--no-fusion", "", "do not make one kernel of several nodes of a graph"),
    Flag("--no-tiling", "", "do not compute instances of a node in tiles of several rows"),
    Flag("--threads", "N", "threads of the openmp device (default: as many as there are CPUs)", positive_int),
    Flag("--quiet-devices", "", "do not say on stderr that a node which asks for a GPU runs elsewhere"),
    Flag("--scratch", "BYTES", "memory for __hpvm__malloc in nodes (default 1M)", size, 1 << 20),
    Flag("--plan", "FILE", "which function is native from which call on: lines FUNCTION quick|opt [CALL]"),
    Flag("-v", "", "say on stderr what becomes native, when, and why not"),
    Flag("--no-cache", "", "neither use nor keep native code on disk (it is in $ALLVM_CACHE or ~/.cache/allvm)"),
    Flag("--loose-traps", "", "native code: a trap may leave other stores undone or done than in the interpreter; some loops are faster"),
    Flag("--dump-bytecode", "[=FUNCTION]", "print the bytecode of a function, or of all, instead of running"),
    Flag("--dump-ir", "[=FUNCTION]", "print the LLVM IR it becomes"),
    Flag("--dump-ir-opt", "[=FUNCTION]", "print that after the passes of --tier (quick or opt)"),
    Flag("--dump-asm", "[=FUNCTION]", "print its machine code as assembly"),
    Flag("--perf", "", "write /tmp/perf-PID.map and $JITDUMPDIR/jit-PID.dump (or in /tmp), which show native functions to Linux perf"),
    Flag("--gdb", "", "show native functions and their source lines to GDB, where it runs or attaches to allvm-vm"),
    Flag("-O", "LEVEL", "optimisation of C sources given instead of a .avm: 0, 1, 2, 3 or s (default 2)", str, "2"),
)
COMMON_FLAGS = (
    Flag("--help", "", "this text"),
    Flag("--version", "", "print the version"),
)


class Options:
    """Parsed flags as attributes, and `rest`: what follows them."""

    def __init__(self, flags):
        for f in flags:
            setattr(self, f.key, list(f.default) if f.repeat else (f.default if f.metavar else False))
        self.rest = []


def parse(argv, flags, mixed=False):
    """Read flags up to the first argument that is none, or `--`. mixed: flags may stand behind other arguments as well.
    Raises UsageError with the cure."""
    table = {f.name: f for f in flags}
    opts = Options(flags)
    others = []
    i = 0
    while i < len(argv):
        arg = argv[i]
        if arg == "--":
            i += 1
            break
        if not arg.startswith("-") or arg == "-":
            if not mixed:
                break
            others.append(arg)
            i += 1
            continue
        name, sep, value = arg.partition("=") if arg.startswith("--") else (arg, "", "")
        if arg == "-h":
            name = "--help"
        flag = table.get(name)
        if flag is None and arg[:2] == "-O" and "-O" in table:
            flag, sep, value = table["-O"], "=", arg[2:] or "1"
        if flag is None:
            raise UsageError(f"unknown option {name}{_nearest(name, table)}; try allvm-vm --help")
        i += 1
        if flag.metavar.startswith("[="):
            setattr(opts, flag.key, value)
            continue
        if not flag.metavar:
            if sep:
                raise UsageError(f"option {name} takes no value")
            setattr(opts, flag.key, True)
            continue
        if not sep:
            if i == len(argv):
                raise UsageError(f"option {name} needs a value: {name} {flag.metavar}")
            value = argv[i]
            i += 1
        try:
            v = flag.convert(value)
        except ValueError:
            raise UsageError(f"option {name}: {value!r} is not a valid {flag.metavar}") from None
        if flag.repeat:
            getattr(opts, flag.key).append(v)
        else:
            setattr(opts, flag.key, v)
    opts.rest = others + argv[i:]
    return opts


def _nearest(name, table):
    import difflib  # only on the way to an error

    near = difflib.get_close_matches(name, table, 1)
    return f" (did you mean {near[0]}?)" if near else ""


def help_lines(flags):
    """The flags as aligned lines for --help."""
    left = [f"  {f.name}{'' if f.name == '-O' or not f.metavar or f.metavar[0] == '[' else ' '}{f.metavar}" for f in flags]
    width = max(map(len, left)) + 2
    return [l.ljust(width) + f.help for l, f in zip(left, flags)]
