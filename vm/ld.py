"""The command `allvm-ld`: modules, archives and LLVM IR to one module; programs to one file; a program with its libraries."""

import os

from allvm.cc_options import KINDS, CcOptions, Input
from allvm.ir.errors import FormatError, UsageError

HELP = """\
usage: allvm-ld [options] FILE ...
       allvm-ld --merge [options] PROGRAM.avm
       allvm-ld --mux [options] [NAME=]PROGRAM.avm ...

Link modules (.avm .o), archives of modules (.a), LLVM IR (.bc .ll) and assembly (.avs) into one module.

  allvm-ld main.o util.o -L lib -lz -o prog.avm          a program, without what main does not reach
  allvm-ld -r a.o b.o -o ab.o                            a part of a program
  allvm-ld -shared a.o b.o -o libab.avm                  a library
  allvm-ld --dynamic main.o -L. -lab -o prog.avm         a program that finds libab.avm when it starts
  allvm-ld --merge prog.avm -o whole.avm                 ... and one that contains it
  allvm-ld --mux ls.avm cat.avm -o tools.avm             several programs that share what is the same in them
  allvm-ld --keep-library libab.avm                      put a library into the cache, where it is found by its hash

what goes in:
  -l NAME, -L DIR       a library: libNAME.a or libNAME.avm; the C library is the host's, so -lc -lm are no files
  --whole-archive       all members of the archives that follow, up to --no-whole-archive
  --start-group --end-group, -( -)   accepted: archives are searched until nothing is missing, in any order
  --lto                 LLVM optimises across all inputs that are LLVM IR before they are lowered
  -O0 -O1 -O2 -O3 -Os   how much, with --lto (default -O2)

what comes out:
  -o FILE               where to write; - is standard output (default a.avm)
  -r, -shared           keep everything that others can see, allow undefined symbols
  --dynamic             libraries that are modules (libNAME.avm) stay files of their own
  --merge               put a program and the libraries that it needs into one file
  --mux                 put several programs into one file; the one to run is chosen by the name of the file or of a link
                        to it, by the first argument, or with allvm-vm --program NAME
  --keep SYMBOL, -u SYMBOL   keep a symbol that main does not reach; may be repeated
  --allow-undefined     a call of an unknown symbol traps when it happens
  -s                    strip names and lines
  --executable          begin with a line #!/usr/bin/env allvm-vm and make the file executable
  --library-path DIR    with --merge: where libraries are looked for first; may be repeated
  --any-version         with --merge: take libraries by their names, whatever their hashes

  --help, --version

exit status: 0, or 119-125 (see docs/exit-status.md)."""

_SWITCHES = {
    "-r": "relocatable", "-shared": "relocatable", "-s": "strip", "--strip-all": "strip", "--allow-undefined": "allow_undefined",
    "--dynamic": "dynamic", "--lto": "lto", "--executable": "executable", "--help": "help", "-h": "help", "--version": "version",
    "--merge": "merge", "--mux": "mux", "--any-version": "any_version", "--keep-library": "keep_library",
}  # fmt: skip
_VALUES = {"-o": "output", "-L": "library_path", "-l": "library", "-u": "keep", "--keep": "keep", "--undefined": "keep",
           "--library-path": "search"}  # fmt: skip
_NOTHING = frozenset("--start-group --end-group -( -) --gc-sections --as-needed --no-as-needed -static".split())


class LdOptions(CcOptions):
    """What the command line says: as for allvm-cc, and `merge`, `mux`, `search`, `any_version`, `keep_library`."""

    def __init__(self):
        super().__init__()
        self.merge = self.mux = self.any_version = self.keep_library = False
        self.search = []


def parse(argv):
    """LdOptions from the arguments. Raises UsageError with the cure."""
    o = LdOptions()
    words = iter(argv)
    whole = False
    for arg in words:
        if arg == "--":
            o.inputs += [_input(path, whole) for path in words]
        elif arg == "-" or not arg.startswith("-"):
            o.inputs.append(_input(arg, whole))
        elif arg in _SWITCHES:
            setattr(o, _SWITCHES[arg], True)
        elif arg in ("--whole-archive", "--no-whole-archive"):
            whole = arg == "--whole-archive"
        elif arg[:2] == "-O" and arg[2:] in ("", *"0123s"):
            o.flags.append(arg)
        elif arg not in _NOTHING:
            _value(o, arg, words, whole)
    return o


def _input(path, whole):
    kind = "asm" if path == "-" else KINDS.get(os.path.splitext(path)[1], "object")
    if kind in ("c", "cpp-output"):
        raise UsageError(f"{path}: is C; allvm-cc compiles it")
    return Input(path, kind, whole)


def _value(o, arg, words, whole):
    """A switch with a value: in its own word, after `=`, or the next argument."""
    name, sep, value = arg.partition("=") if arg.startswith("--") else (arg[:2], len(arg) > 2, arg[2:])
    if name not in _VALUES:
        import difflib  # only on the way to an error

        near = difflib.get_close_matches(name, [*_SWITCHES, *_VALUES, *_NOTHING], 1, 0.7)
        raise UsageError(f"unknown option {arg}{f' (did you mean {near[0]}?)' if near else ''}; try allvm-ld --help")
    if not sep:
        value = next(words, None)
        if value is None:
            raise UsageError(f"option {name} needs a value")
    if _VALUES[name] == "output":
        o.output = value
    elif _VALUES[name] == "library":
        o.inputs.append(Input(value, "library", whole))
    else:
        getattr(o, _VALUES[name]).append(value)


def command(argv):
    """The body of the command; the exit status."""
    o = parse(argv)
    if o.help:
        print(HELP)
        return 0
    if o.version:
        from allvm.cli import version

        print(f"allvm-ld {version()}")
        return 0
    if not o.inputs:
        raise UsageError("no input file; try allvm-ld --help")
    if o.keep_library:
        return keep_libraries(o)
    from allvm.cc import check_output, link_inputs
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify
    from allvm.tools import write_output

    if not o.mux:
        check_output(o)
    module = merge(o) if o.merge else mux(o) if o.mux else link_inputs(o)
    write_output(o.output or "a.avm", encode(verify(module)), o.executable)
    return 0


def keep_libraries(o):
    from allvm.libraries import keep_library

    for i in o.inputs:
        print(f"{keep_library(i.path)}  {os.path.basename(i.path)}")
    return 0


def merge(o):
    """A program and the libraries it needs as one Module."""
    from allvm.ir import sections
    from allvm.libraries import Finder
    from allvm.libraries import merge as merge_files
    from allvm.load import is_module, read_file

    if len(o.inputs) != 1:
        raise UsageError("--merge takes one program; its libraries are found by their names")
    path = o.inputs[0].path
    data = read_file(path)
    if not is_module(data):
        raise FormatError(f"{path}: not a module")
    libraries = Finder([*o.search, *o.library_path], o.any_version).closure(path, data)
    if sections.programs(data):
        raise UsageError(f"{path}: holds several programs; merge each before --mux")
    entry = None if o.relocatable else "main"
    return merge_files(path, data, libraries, entry=entry, keep=o.keep, strip=o.strip, allow_undefined=o.allow_undefined or o.relocatable)


def mux(o):
    """Several programs as one Module."""
    from allvm.build import host_names, module_from_bytes
    from allvm.ir import sections
    from allvm.ir.link import link
    from allvm.ir.mux import multiplex
    from allvm.libraries import Finder
    from allvm.libraries import merge as merge_files
    from allvm.load import is_module, read_file

    programs = []
    for i in o.inputs:
        name, _, path = i.path.rpartition("=")
        data = read_file(path)
        if is_module(data) and sections.dependencies(data):
            libraries = Finder([*o.search, *o.library_path], o.any_version).closure(path, data)
            module = merge_files(path, data, libraries, keep=o.keep, strip=o.strip, allow_undefined=o.allow_undefined)
        else:
            module = link([module_from_bytes(data, path)], host=host_names(), keep=o.keep, strip=o.strip, allow_undefined=o.allow_undefined)
        programs.append((name or os.path.splitext(os.path.basename(path))[0], module))
    return multiplex(programs)
