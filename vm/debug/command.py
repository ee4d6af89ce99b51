"""`allvm-vm debug`: step through a program, in both directions of time."""

import os
import sys

from allvm.ir.errors import FormatError, UsageError
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, parse

_KEPT = ("--fuel", "--max-memory", "--stack", "--dir", "--dir-ro", "--env", "--allow-undefined", "--program", "--library-path", "--any-version",
         "--scratch")  # fmt: skip
FLAGS = (
    Flag("--script", "FILE", "take commands from a file, or from standard input (-), instead of showing the screen"),
    Flag("--json", "", "with --script: answer each command with a line of JSON; what the program writes is in it"),
    Flag("--stdin", "FILE", "the program's standard input (default: this command's own; with --script - and on the screen there is none)"),
    Flag("--source", "DIR", "where to look for sources, too; may be repeated", repeat=True),
    Flag("-O", "LEVEL", "optimisation of C sources given instead of a .avm: 0, 1, 2, 3 or s (default 0, which keeps every variable; 2 where there are dataflow graphs)", str, None),
    *(f for f in RUN_FLAGS if f.name in _KEPT),
)
HELP = """usage: allvm-vm debug [options] PROGRAM [arguments]

Steps through a program by line or instruction, forwards and backwards. It runs in the interpreter, and what it asks
of the system is recorded: to go back never repeats an effect. Commands: docs/debug.md, or `help` in a script.

  allvm-vm debug prog.avm 10                     the screen
  echo 'break main' > s; echo run >> s; allvm-vm debug --script s prog.avm

options:"""


def load(path, opts, argv, stdin, capture):
    """(what runs the program, its module). capture: what it writes goes to the record alone."""
    from allvm.interp._core import Program
    from allvm.interp._host import HostState
    from allvm.ir.debug import check_debug
    from allvm.ir.decode import decode
    from allvm.launch import Graphs, launch, run_main
    from allvm.load import load_for

    opts.O = opts.O or level(path)
    data = load_for(path, opts, argv, variables=True)
    try:
        program, module = Program(data, os.path.basename(path)), decode(data, path)
    except FormatError as e:
        raise FormatError.of(path, e) from None
    dirs = [(h, g, True) for h, g in opts.dir] + [(h, g, False) for h, g in opts.dir_ro]
    for host, _, _ in dirs:
        if not os.path.isdir(host):
            raise UsageError(f"--dir {host}: no such directory")
    out, err = (os.open(os.devnull, os.O_WRONLY), os.open(os.devnull, os.O_WRONLY)) if capture else (1, 2)
    host = HostState(dirs=dirs, env=dict(opts.env), stdin_fd=stdin, stdout_fd=out, stderr_fd=err, lines=True)
    instance = launch(program, host, argv, allow_undefined=opts.allow_undefined, max_memory=opts.max_memory, stack_size=opts.stack,
                      fuel=opts.fuel, trace=lambda *_: None)  # fmt: skip
    graphs = Graphs(instance, data, device="sequential", threads=1, scratch=opts.scratch, cache=False)

    def finish():
        status = run_main(instance)
        graphs.finish()
        return status

    def unreadable(what):
        raise FormatError(f"{path}: section debug: {what}")

    check_debug(module, unreadable)
    return (instance, finish), module


def level(path):
    """The optimisation of a source: none, but loops that make a graph have to be unrolled."""
    from allvm.load import read_file

    return "2" if b"hpvm" in read_file(path) else "0"


def open_session(path, opts, argv, stdin=0, capture=True):
    """A `Session` at the beginning of a program."""
    from allvm.debug.code import Code
    from allvm.debug.machine import Machine
    from allvm.debug.session import Session

    if not hasattr(os, "fork"):
        raise UsageError("allvm-vm debug needs a system with fork()")
    launched, module = load(path, opts, argv, stdin, capture)
    code = Code(module, path, opts.source)
    sys.stdout.flush()
    sys.stderr.flush()
    return Session(Machine(launched, code), code)


def open_input(opts):
    """The descriptor of the program's standard input."""
    if opts.stdin:
        try:
            return os.open(opts.stdin, os.O_RDONLY | os.O_CLOEXEC)
        except OSError as e:
            raise UsageError(f"--stdin {opts.stdin}: {e.strerror.lower()}") from None
    if opts.script in (None, "-"):
        return os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
    return 0


def script_lines(name):
    """The commands of a script, one by one; with a prompt, where a person types them."""
    if name != "-":
        from allvm.load import read_file

        yield from read_file(name).decode("utf-8", "replace").splitlines()
        return
    prompt = sys.stdin.isatty()
    while True:
        if prompt:
            sys.stdout.write("(debug) ")
            sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            return
        yield line


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm debug --help")
    if opts.script is None:
        if opts.json:
            raise UsageError("--json is for --script")
        check_screen()
    if opts.script not in (None, "-") and not os.path.isfile(opts.script):
        raise UsageError(f"--script {opts.script}: {'is a directory' if os.path.isdir(opts.script) else 'no such file'}")
    session = open_session(opts.rest[0], opts, opts.rest, open_input(opts), capture=opts.script is None or opts.json)
    try:
        if opts.script is None:
            from allvm.debug.screen import Screen

            return Screen(session).run() or 0
        return run(session, opts)
    finally:
        session.close()


def run(session, opts):
    from allvm.debug.script import run_script

    def write(line):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    errors = run_script(session, script_lines(opts.script), write, opts.json)
    return UsageError.status if errors else 0


def check_screen():
    """One clear line where the screen cannot be shown."""
    try:
        import textual  # noqa: F401
    except ImportError:
        raise UsageError("the screen needs the package textual: pip install 'allvm-vm[debug]'; or give commands with --script") from None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("this is no terminal: give commands with --script FILE, or --script - for standard input")
