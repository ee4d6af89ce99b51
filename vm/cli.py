"""The command `allvm-vm`: run a program, or one of the subcommands about programs.

Errors are one line on stderr and a documented exit status (docs/exit-status.md).
"""

import sys

from allvm.ir.errors import AllvmError, GuestExit, Trap, UsageError
from allvm.visible import in_line, visible

SUBCOMMANDS = {
    "run": ("allvm.run", "run a program (the default: `allvm-vm prog.avm` is `allvm-vm run prog.avm`)"),
    "info": ("allvm.info", "what a module holds: sections and sizes, imports, exports, functions"),
    "verify": ("allvm.verify", "check a module against every rule of the ISA"),
    "trace": ("allvm.trace", "run and print each instruction with the values it reads and writes"),
    "debug": ("allvm.debug.command", "step through a program by line or instruction, forwards and backwards"),
    "explain": ("allvm.explain", "a function as source, bytecode, internal code, LLVM IR and machine code, aligned line by line"),
    "profile": ("allvm.profile", "where the time goes: samples or exact counts, per function, line and opcode; flame graph"),
    "compile": ("allvm.compile", "compile ahead of time: an executable, an object or a shared library, for this machine or another"),
    "compare": ("allvm.compare", "run in every tier: is the result the same, and what does it cost"),
    "report": ("allvm.report", "one page about a program: tiers, warm-up, timeline, break-even, hot functions, memory"),
    "bundle": ("allvm.bundle", "an experiment in one file: program, input, what came out and what it took"),
    "rerun": ("allvm.rerun", "repeat a bundle here: its figures there beside those of this machine"),
    "lockstep": ("allvm.lockstep", "interpreter and native code side by side, up to the first instruction that differs"),
    "graph": ("allvm.graph.draw", "the dataflow graphs of a program, as text or for Graphviz"),
    "check": ("allvm.graph.check", "look for data races and other faults in a program's dataflow graphs"),
    "cache": ("allvm.cache", "native code kept on disk: `cache info`, `cache clear`"),
    "binfmt": ("allvm.binfmt", "let the Linux kernel start modules: `binfmt register`, `unregister`, `print`"),
    "doctor": ("allvm.doctor", "what is present on this machine: compiler, LLVM, extensions"),
}


def version():
    from importlib.metadata import version

    return version("allvm-vm")


def help_text():
    from allvm.options import COMMON_FLAGS, ENVIRONMENT, EXIT_STATUS, RUN_FLAGS, help_lines

    lines = [
        "usage: allvm-vm [options] PROGRAM [arguments of the program ...]",
        "       allvm-vm SUBCOMMAND [options] PROGRAM ...",
        "",
        "Run a program: a module (.avm), or what becomes one: C (.c), C++ (.cpp), Rust (.rs), LLVM IR (.ll, .bc),",
        "assembly (.avs).",
        "Options before PROGRAM are for allvm-vm, everything after it goes to the program,",
        "whose exit status becomes that of the command.",
        "",
        "  allvm-cc hello.c -o hello.avm      compile once ...",
        "  allvm-vm hello.avm                 ... run anywhere",
        "  allvm-vm --stats hello.c           or both at once, with figures",
        "  allvm-vm --dir . prog.avm data.txt let the program see the files of this directory",
        "",
        "subcommands:",
        *(f"  {name:10}{text}" for name, (_, text) in SUBCOMMANDS.items()),
        "",
        "options (those of a subcommand: allvm-vm SUBCOMMAND --help):",
        *help_lines(RUN_FLAGS + COMMON_FLAGS),
        "",
        "environment:",
        *(f"  {name:20}  {text}" for name, text in ENVIRONMENT),
        "",
        EXIT_STATUS,
    ]
    return "\n".join(lines)


def report(error, prog="allvm-vm"):
    """Print an error as one line (a trap with its guest stack below) and return the exit status."""
    if isinstance(error, GuestExit):
        return error.status
    if not isinstance(error, Trap):
        sys.stderr.write(visible(f"{prog}: {error}\n"))
        return error.status
    lines = [in_line(f"{prog}: {error}")]
    for frame in error.frames if len(error.frames) <= 12 else [*error.frames[:8], None, *error.frames[-3:]]:
        if frame is None:
            lines.append(f"    ... {len(error.frames) - 11} more")
            continue
        function, file, line = frame
        lines.append(in_line(f"    in {function}" + (f" at {file}:{line}" if file else "")))
    text = "\n".join([*lines, ""])
    if "_Z" in text:
        from allvm.names import prose

        text = prose(text)
    sys.stderr.write(text)
    return error.status


def dispatch(argv):
    from importlib import import_module

    if argv and argv[0] in SUBCOMMANDS:
        from allvm import options

        options.command = f"allvm-vm {argv[0]}"
        return import_module(SUBCOMMANDS[argv[0]][0]).command(argv[1:])
    if argv and argv[0] in ("--help", "-h"):
        print(help_text())
        return 0
    if argv and argv[0] == "--version":
        print(f"allvm-vm {version()}")
        return 0
    from allvm import run

    try:
        return run.command(argv)
    except UsageError as e:
        if argv and str(e) == f"{argv[0]}: no such file":
            raise UsageError(f"{e}{_nearest_command(argv[0])}") from None
        raise


def _nearest_command(name):
    """What was meant, where a program that is not there looks like a subcommand."""
    if "." in name or "/" in name:
        return ""
    if name in ("help", "version"):
        return f" (did you mean allvm-vm --{name}?)"
    from allvm.options import nearest

    return nearest(name, SUBCOMMANDS).replace("mean ", "mean the subcommand ")


def guard(function, argv, prog):
    """Run a command's body; turn errors into a line and a status."""
    from allvm import options

    options.command = prog
    _open_standard()
    try:
        status = function(argv)
        sys.stdout.flush()
        return status
    except AllvmError as e:
        return report(e, prog)
    except KeyboardInterrupt:
        sys.stderr.write(f"{prog}: interrupted\n")
        return 130
    except BrokenPipeError:
        # The reader of our output is gone: not worth a traceback.
        sys.stderr.close()
        return 141
    except RecursionError:
        sys.stderr.write(f"{prog}: something in the input is nested too deeply\n")
        return UsageError.status
    except OSError as e:
        name = e.filename if isinstance(e.filename, str) else None
        _forget_output()
        sys.stderr.write(f"{prog}: {f'{name}: ' if name else ''}{(e.strerror or str(e)).lower()}\n")
        return UsageError.status
    except MemoryError as e:
        sys.stderr.write(f"{prog}: {e or 'out of memory'}\n")
        return UsageError.status


def _open_standard():
    """Standard streams that the caller has closed become /dev/null: no file that is opened later may take their place."""
    import os

    if sys.stdin and sys.stdout and sys.stderr:
        return
    while (fd := os.open(os.devnull, os.O_RDWR)) < 3:
        os.set_inheritable(fd, True)
    os.close(fd)
    sys.stdin, sys.stdout, sys.stderr = sys.stdin or open(0), sys.stdout or open(1, "w"), sys.stderr or open(2, "w")


def _forget_output():
    """What standard output has not taken, such as on a full disk, is not tried again when Python ends."""
    import os

    try:
        sys.stdout.flush()
    except OSError:
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        except (OSError, ValueError):
            pass


def main(argv=None):
    argv = sys.argv[1:] if argv is None else argv
    status = guard(dispatch, argv, "allvm-vm")
    if "allvm.run" in sys.modules:
        sys.modules["allvm.run"].last_status = status
    if status == 130 and "llvmlite" in sys.modules:
        leave_now(status)
    return status


def leave_now(status):
    """End after Ctrl-C, where another thread may be in the middle of a compilation: LLVM must not be taken down under it."""
    import os
    import threading

    if threading.active_count() > 1:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    sys.exit(main())
