"""Every switch of `allvm-vm`, in one table: parsing, `--help` and docs/cli.md come from here.

Nothing heavy is imported: a small program must start like a command.
"""

from allvm.ir.errors import UsageError

command = "allvm-vm"  # what was called, for messages: `allvm-vm trace`, `allvm-dis`


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


def wanted(text):
    """Mark a converter with what it takes, for the message about anything else."""

    def mark(convert):
        convert.wants = text
        return convert

    return mark


def one_of(*names):
    """A converter that takes these words only."""

    @wanted(f"{', '.join(names[:-1])} or {names[-1]}")
    def convert(text):
        if text not in names:
            raise ValueError
        return text

    return convert


@wanted("a number of bytes, such as 65536, 64K, 64M or 2G")
def size(text):
    """'64M' -> 67108864; suffixes K, M, G (powers of 1024)."""
    t = text.lower().removesuffix("b").removesuffix("i")
    factor = _UNITS.get(t[-1:], 1)
    n = int(t[:-1] if factor > 1 else t, 0) * factor
    if n <= 0:
        raise ValueError
    return n


@wanted("a whole number from 1 on")
def positive_int(text):
    n = int(text, 0)
    if n <= 0:
        raise ValueError
    return n


@wanted("a number above 0")
def positive_float(text):
    x = float(text)
    if not 0 < x < 1e9:
        raise ValueError
    return x


@wanted("NAME=VALUE")
def assignment(text):
    name, sep, value = text.partition("=")
    if not sep or not name:
        raise ValueError
    return name, value


@wanted("a directory, or HOST=GUEST with a path on both sides")
def directory(text):
    """HOST[=GUEST] -> (host, guest); the guest path is absolute, by default the host's text itself."""
    host, sep, guest = text.partition("=")
    if not host or (sep and not guest):
        raise ValueError
    return host, guest or host


@wanted("sequential, openmp, cuda, cuda:N or auto")
def device(text):
    kind, sep, number = text.partition(":")
    if kind not in ("sequential", "openmp", "cuda", "auto") or sep and not (kind == "cuda" and number.isdecimal()):
        raise ValueError
    return text


level = one_of("0", "1", "2", "3", "s", "z", "g", "fast")

GROUPS = {
    "limits": (
        Flag("--timeout", "SECONDS", "stop the program after this much time", positive_float),
        Flag("--fuel", "N", "stop after N calls and loop iterations: the same point on every run", positive_int),
        Flag("--max-memory", "BYTES", "limit of guest memory, e.g. 64M (default 2G)", size, 2 << 30),
        Flag("--stack", "BYTES", "size of the guest's C stack (default 8M)", size, 8 << 20),
    ),
    "what the program sees": (
        Flag("--dir", "HOST[=GUEST]", "open a directory to the program, for reading and writing; may be repeated", directory, repeat=True),
        Flag("--dir-ro", "HOST[=GUEST]", "open a directory for reading only; may be repeated", directory, repeat=True),
        Flag("--env", "NAME=VALUE", "set an environment variable of the program; may be repeated", assignment, repeat=True),
    ),
    "what it is linked with": (
        Flag("--allow-undefined", "", "a call of an unknown symbol traps instead of being refused before the start"),
        Flag("--program", "NAME", "which program, of a file that holds several (see allvm-ld --mux)"),
        Flag("--library-path", "DIR", "where to look for libraries first; may be repeated (also: the directories in $ALLVM_LIBRARY_PATH)", repeat=True),
        Flag("--any-version", "", "take a library by its name even if it is not the one that the program was linked with"),
        Flag("-O", "LEVEL", "optimisation of a source given instead of a .avm: 0, 1, 2, 3, s or z (default 2)", level, "2"),
    ),
    "what you are told": (
        Flag("--stats", "", "print calls, memory, tiers and time by phase to stderr at the end; with --tier interp instructions, too"),
        Flag("--json", "", "with --stats: as JSON"),
        Flag("-v", "", "say on stderr what becomes native, when, and why not"),
    ),
    "interpreter and native code": (
        Flag("--tier", "TIER", "interp, quick or opt (all native before the start), auto (the interpreter, and native code of what turns out hot) (default auto)", str, "auto"),
        Flag("--jit-threshold", "N", "with auto: calls and loop iterations after which a function is hot (default: when compiling it pays)", positive_int),
        Flag("--plan", "FILE", "which function is native from which call on: lines FUNCTION quick|opt [CALL]"),
        Flag("--no-cache", "", "neither use nor keep native code on disk (it is in $ALLVM_CACHE or ~/.cache/allvm)"),
        Flag("--loose-traps", "", "native code: a trap may leave other stores undone or done than in the interpreter; some loops are faster"),
        Flag("--dispatch", "KIND", "how the interpreter gets to the next instruction: tail (calls), goto or switch (slower; to compare; implies --tier interp)", one_of("tail", "goto", "switch"), "tail"),
        Flag("--no-fused-ops", "", "interpreter: each operation has a handler of its own (to compare)"),
        Flag("--no-accumulators", "", "interpreter: every result goes through a slot of the frame (to compare)"),
    ),
    "dataflow graphs": (
        Flag("--device", "DEVICE", "where nodes of dataflow graphs run: sequential (the interpreter), openmp (native code on threads), cuda or cuda:N (an NVIDIA GPU), auto (default)", device, "auto"),
        Flag("--threads", "N", "threads of the openmp device (default: as many as there are CPUs)", positive_int),
        Flag("--graph-plan", "FILE", "where nodes run, as JSON: {\"nodes\": {\"root/node\": {\"device\": \"openmp\", \"threads\": 2}}} (see allvm-vm graph --plan=json)"),
        Flag("--scratch", "BYTES", "memory for __hpvm__malloc in nodes (default 1M)", size, 1 << 20),
        Flag("--vector-math", "", "in nodes on the openmp device, exp, log, sin and others on vectors, by glibc's libmvec: off by less than 4 units in the last place"),
        Flag("--no-fusion", "", "do not make one kernel of several nodes of a graph"),
        Flag("--no-tiling", "", "do not compute instances of a node in tiles of several rows"),
        Flag("--quiet-devices", "", "do not say on stderr that a node which asks for a GPU runs elsewhere"),
        Flag("--trace", "FILE", "write a timeline of the dataflow graphs, as Chrome trace events: for Perfetto or speedscope"),
    ),
    "code, instead of a run": (
        Flag("--dump-bytecode", "[=FUNCTION]", "print the bytecode of a function, or of all, instead of running"),
        Flag("--dump-ir", "[=FUNCTION]", "print the LLVM IR it becomes"),
        Flag("--dump-ir-opt", "[=FUNCTION]", "print that after the passes of --tier (quick or opt)"),
        Flag("--dump-asm", "[=FUNCTION]", "print its machine code as assembly"),
    ),
    "for other tools": (
        Flag("--perf", "", "write /tmp/perf-PID.map and $JITDUMPDIR/jit-PID.dump (or in /tmp), which show native functions to Linux perf"),
        Flag("--gdb", "", "show native functions and their source lines to GDB, where it runs or attaches to allvm-vm"),
    ),
}
RUN_FLAGS = tuple(f for flags in GROUPS.values() for f in flags)
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
            raise UsageError(f"unknown option {name}{nearest(name, table)}; try {command} --help")
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
            raise UsageError(f"option {name}: {value!r} is not {getattr(flag.convert, 'wants', f'a valid {flag.metavar}')}") from None
        if flag.repeat:
            getattr(opts, flag.key).append(v)
        else:
            setattr(opts, flag.key, v)
    opts.rest = others + argv[i:]
    return opts


def nearest(name, known):
    """' (did you mean X?)' where one of `known` is near to a name, else nothing."""
    import difflib  # only on the way to an error

    known = list(known)
    near = [{"-V": "--version", "-?": "--help"}.get(name)]
    near = [n for n in near if n in known] or difflib.get_close_matches(name, known, 1)
    return f" (did you mean {near[0]}?)" if near else ""


HELP_WIDTH, HELP_LEFT = 110, 28


def help_lines(flags):
    """The flags as aligned lines for --help: a command's own first, then those of every run by what they are about."""
    import shutil

    width = max(min(shutil.get_terminal_size((HELP_WIDTH, 24)).columns, HELP_WIDTH), 60)
    shared = {f.name: title for title, group in GROUPS.items() for f in group if f in flags}
    out = [line for f in flags if f.name not in shared for line in _help_of(f, width)]
    for title in GROUPS:
        lines = [line for f in flags if shared.get(f.name) == title for line in _help_of(f, width)]
        if lines:
            out += ["", f"{title}:", *lines]
    return out


def _help_of(f, width):
    import textwrap

    left = f"  {f.name}{'' if f.name == '-O' or not f.metavar or f.metavar[0] == '[' else ' '}{f.metavar}"
    lines = textwrap.wrap(f.help, width - HELP_LEFT, break_long_words=False, break_on_hyphens=False)
    if len(left) > HELP_LEFT - 2:
        lines.insert(0, "")
    lines[0] = (left.ljust(HELP_LEFT) + lines[0]).rstrip()
    return [lines[0], *(" " * HELP_LEFT + line for line in lines[1:])]


ENVIRONMENT = (
    ("ALLVM_CC", "the command that compiles C and C++ (default: the clang in the package ziglang, then the system's)"),
    ("ALLVM_TARGET_CC", "the C compiler and linker of `allvm-vm compile` (default: gcc, clang, ziglang)"),
    ("ALLVM_RUSTC", "the Rust compiler (default: the rustc in PATH, then that in $CARGO_HOME/bin)"),
    ("ALLVM_RUST_EDITION", "Rust's edition (default 2021)"),
    ("ALLVM_CACHE", "where native code and the C++ library are kept (default: allvm in $XDG_CACHE_HOME or ~/.cache)"),
    ("ALLVM_LIBRARY_PATH", "directories with libraries (.avm), separated by colons"),
    ("ALLVM_OPTIONS", "options of a program that was compiled ahead of time, when it runs"),
    ("NO_COLOR", "when set, no colours on the terminal; nor with TERM=dumb, nor where the output is none"),
    ("COLUMNS", "how wide `explain` writes where the output is no terminal (default 200)"),
    ("JITDUMPDIR", "where --perf writes jit-PID.dump (default /tmp)"),
)
EXIT_STATUS = """exit status: the program's own; 118 after a trap, 117 at a limit, 116 where a GPU is missing, 119-125 for errors
before it starts, 130 after Ctrl-C, 141 where the reader of the output is gone (see docs/exit-status.md)."""
