"""`allvm-as` and `allvm-dis`: assembler and disassembler; and what the tools share."""

import os
import sys

from allvm.cli import guard, version
from allvm.ir.errors import FormatError, ParseError, UsageError
from allvm.load import is_module, no_module, read_file
from allvm.options import COMMON_FLAGS, Flag, help_lines, parse
from allvm.output import INTERPRETER_LINE, check_output, write_output  # noqa: F401 - who makes modules takes them from here


def start(argv, prog, usage, flags):
    """Parse; print help or version. Returns options, or None when nothing is left to do."""
    opts = parse(_flags_first(argv, flags), flags + COMMON_FLAGS)
    if opts.help:
        print(f"usage: {prog} {usage}\n\noptions:\n" + "\n".join(help_lines(flags + COMMON_FLAGS)))
        return None
    if opts.version:
        print(f"{prog} {version()}")
        return None
    if not opts.rest:
        raise UsageError(f"no input file; try {prog} --help")
    return opts


def _flags_first(argv, flags):
    """Tools take flags anywhere: move them before the files."""
    takes_value = {f.name for f in flags if f.metavar}
    front, files, it = [], [], iter(argv)
    for a in it:
        if a == "--":
            files += it
        elif a.startswith("-") and a != "-":
            front.append(a)
            if a in takes_value:
                value = next(it, None)
                if value is None:
                    raise UsageError(f"option {a} needs a value")
                front.append(value)
        else:
            files.append(a)
    return [*front, "--", *files]


def _read_text(path):
    data = sys.stdin.buffer.read() if path == "-" else read_file(path)
    try:
        return data.decode()
    except UnicodeDecodeError as e:
        raise ParseError(f"{path}: not UTF-8 text (byte {e.start})") from None


def read_module(path):
    """A Module from a .avm or .avs file."""
    if path.endswith(".avs") or path == "-":
        from allvm.ir.asm import assemble

        return assemble(_read_text(path), path)
    from allvm.ir.decode import decode

    data = read_file(path)
    if data and not is_module(data):
        raise FormatError(f"{path}: {no_module(path, data)}")
    return decode(data, path)


OUTPUT = Flag("-o", "FILE", "where to write; - is standard output")
NO_VERIFY = Flag("--no-verify", "", "do not check the module (it is checked again before it runs)")


def _as(argv):
    opts = start(argv, "allvm-as", "[-o FILE] FILE.avs", (OUTPUT, NO_VERIFY))
    if opts is None:
        return 0
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    (path,) = _one(opts.rest)
    check_output(opts.o, path)
    module = read_module(path if path == "-" or path.endswith(".avs") else _wrong(path, ".avs"))
    if not opts.no_verify:
        verify(module)
    write_output(opts.o or (os.path.splitext(path)[0] + ".avm" if path != "-" else "-"), encode(module))
    return 0


def _dis(argv):
    llvm = Flag("--llvm", "", "LLVM IR instead of assembly: readable, and compilable (docs/llvm-ir.md)")
    opts = start(argv, "allvm-dis", "[-o FILE] [--llvm] FILE.avm", (OUTPUT, llvm))
    if opts is None:
        return 0
    (path,) = _one(opts.rest)
    check_output(opts.o, path)
    module = read_module(path)
    if opts.llvm:
        from allvm.ir.verify import verify
        from allvm.llvm_text import llvm_ir

        text = llvm_ir(verify(module))
    else:
        from allvm.ir.disasm import disassemble

        text = disassemble(module)
    write_output(opts.o or "-", text.encode())
    return 0


def _one(rest):
    if len(rest) != 1:
        raise UsageError(f"one input file expected, got {len(rest)}")
    return rest


def _wrong(path, suffix):
    raise UsageError(f"{path}: expected a {suffix} file")


def main_as(argv=None):
    return guard(_as, sys.argv[1:] if argv is None else argv, "allvm-as")


def main_dis(argv=None):
    return guard(_dis, sys.argv[1:] if argv is None else argv, "allvm-dis")


def main_ld(argv=None):
    from allvm.ld import command

    return guard(command, sys.argv[1:] if argv is None else argv, "allvm-ld")
