"""The command line of `allvm-cc` and `allvm-c++`: clang's, read as far as the driver must know it."""

import os
import shlex

from allvm.ir.errors import UsageError

# Suffix of an input -> what it is. 'object' is told apart by its first bytes.
KINDS = {
    ".c": "c", ".i": "cpp-output", ".ll": "llvm", ".bc": "llvm", ".avs": "asm", ".avm": "object", ".o": "object",
    ".lo": "object", ".a": "object", ".obj": "object", ".rs": "rust",
    **dict.fromkeys((".cc", ".cpp", ".cxx", ".c++", ".cp", ".C", ".CPP"), "c++"), ".ii": "c++-cpp-output",
}  # fmt: skip
LANGUAGES = {
    "c": "c", "c-header": "c", "cpp-output": "cpp-output", "c++": "c++", "c++-header": "c++",
    "c++-cpp-output": "c++-cpp-output", "ir": "llvm", "none": None,
}  # fmt: skip
FOREIGN = {
    **dict.fromkeys((".s", ".S", ".asm"), "the assembly of a machine"),
    **dict.fromkeys((".m", ".mm"), "Objective-C"), ".f90": "Fortran",
}  # fmt: skip

# Libraries whose functions the host provides, that are linked where they are needed (C++'s), or that have no meaning here.
HOST_LIBRARIES = frozenset("c m pthread dl rt util atomic gcc gcc_s crypt resolv xnet c_nonshared stdc++ c++ c++abi supc++ unwind".split())

# Flags that take the next argument, or the rest of their own word (where the value is True).
_WITH_VALUE = {
    "-I": True, "-D": True, "-U": True, "-isystem": True, "-iquote": True, "-idirafter": True, "-include": True,
    "-imacros": True, "-isysroot": True, "-iprefix": True, "-iwithprefix": True, "--sysroot": False, "-Xclang": False,
    "-Xpreprocessor": False, "-mllvm": False, "-MF": True, "-MT": True, "-MQ": True, "--param": False,
}  # fmt: skip
_PASSED = frozenset(
    """-ansi -pedantic -pedantic-errors -w -P -C -CC -H -M -MM -MD -MMD -MP -MG -MV -pipe -trigraphs -undef -pthread
    -nostdinc -nostdinc++ -nobuiltininc -nostdlibinc -traditional-cpp -dM -dD -dI -Qunused-arguments -no-canonical-prefixes""".split()
)
_PASSED_PREFIXES = ("-f", "-m", "-W", "-O", "-std=", "--std=", "-d", "--sysroot=", "--param=", "-iwithsysroot", "-stdlib=")
_IGNORED = frozenset(
    """-static -rdynamic -pie -no-pie -static-pie -nostdlib -nodefaultlibs -nostartfiles -shared-libgcc -static-libgcc
    -march=native -mcpu=native -mtune=native -Bstatic -Bdynamic -Bsymbolic -p -pg --no-undefined -arch_only""".split()
)
_IGNORED_PREFIXES = ("-flto-", "-fuse-ld", "-fno-lto-", "-mtune=", "-B", "-Wa,")
_QUERIES = ("-dumpmachine", "-dumpversion", "-print-", "--print-")
_MODES = {"-c": "object", "-S": "assembly", "-E": "preprocess", "-M": "preprocess", "-MM": "preprocess", "-fsyntax-only": "check"}


class Input:
    """A file, or a library to look for ('library'): path or name, and what it is (see KINDS).

    whole: all members of an archive are wanted, not only those that define what is missing.
    """

    __slots__ = ("kind", "path", "whole")

    def __init__(self, path, kind, whole=False):
        self.path = path
        self.kind = kind
        self.whole = whole


class CcOptions:
    """What the command line says.

    mode: 'link', 'object', 'assembly', 'preprocess', 'check' or 'query'. flags: those for clang.
    depend: dependency files are wanted. dynamic: libraries that are modules stay files of their own.
    lto: LLVM optimises across the inputs. executable: the output begins with a `#!` line.
    """

    def __init__(self):
        self.inputs = []
        self.flags = []
        self.mode = "link"
        self.output = None
        self.target = None
        self.library_path = []
        self.keep = []
        self.dynamic = self.lto = self.executable = False
        self.emit_llvm = self.strip = self.relocatable = self.allow_undefined = False
        self.verbose = self.dry_run = self.help = self.version = self.depend = False


def expand_responses(argv, depth=0):
    """Replace @FILE by the arguments in that file."""
    out = []
    for a in argv:
        if not (a.startswith("@") and len(a) > 1):
            out.append(a)
            continue
        if depth > 10:
            raise UsageError(f"{a}: response files are nested too deeply")
        try:
            with open(a[1:], encoding="utf-8") as f:
                words = shlex.split(f.read())
        except OSError as e:
            raise UsageError(f"{a[1:]}: cannot be opened: {e.strerror.lower()}") from None
        except ValueError as e:
            raise UsageError(f"{a[1:]}: {e}") from None
        out += expand_responses(words, depth + 1)
    return out


def parse(argv, cxx=False):
    """CcOptions from the arguments. cxx: C sources are C++. Raises UsageError with the cure."""
    return _Parser(expand_responses(argv), cxx).run()


class _Parser:
    def __init__(self, argv, cxx):
        self.args = list(reversed(argv))
        self.cxx = cxx
        self.opts = CcOptions()
        self.language = None
        self.whole = False

    def run(self):
        while self.args:
            arg = self.args.pop()
            if arg == "--":
                while self.args:
                    self.input(self.args.pop())
            elif arg == "-" or not arg.startswith("-"):
                self.input(arg)
            elif not self.driver_flag(arg) and not self.clang_flag(arg):
                raise UsageError(f"unknown option {arg}{_nearest(arg)}; try allvm-cc --help")
        return self.opts

    def value(self, flag, arg):
        """What follows a flag: the rest of its word or the next argument."""
        if len(arg) > len(flag):
            return arg[len(flag) :]
        if not self.args:
            raise UsageError(f"option {flag} needs a value")
        return self.args.pop()

    def input(self, path):
        if self.language:
            kind = self.language
        elif path == "-":
            kind = "c"
        else:
            suffix = os.path.splitext(path)[1]
            if suffix in FOREIGN:
                raise UsageError(f"{path}: {FOREIGN[suffix]} is not supported, only C and C++")
            kind = KINDS.get(suffix, "object")
        if kind == "c" and self.cxx and not self.language:
            kind = "c++"
        self.opts.inputs.append(Input(path, kind, self.whole))

    # -- flags that the driver acts on
    def driver_flag(self, arg):
        o = self.opts
        if arg in _MODES:
            o.mode = _MODES[arg]
            if arg[1] in "ME":
                o.flags.append(arg)
        elif arg[:2] == "-o" and not arg.startswith("-objc"):
            o.output = self.value("-o", arg)
        elif arg[:2] == "-x":
            self.set_language(self.value("-x", arg))
        elif arg[:2] == "-l":
            o.inputs.append(Input(self.value("-l", arg), "library", self.whole))
        elif arg[:2] == "-L":
            o.library_path.append(self.value("-L", arg))
        elif arg == "-target" or arg.startswith(("--target=", "-target=")):
            o.target = self.value("-target", arg) if arg == "-target" else arg.partition("=")[2]
        elif arg[:2] == "-u":
            o.keep.append(self.value("-u", arg))
        elif arg == "--keep" or arg.startswith("--keep="):
            o.keep.append(arg.partition("=")[2] or self.value("--keep", "--keep"))
        elif arg.startswith("-Wl,"):
            self.linker_flags(arg[4:].split(","))
        elif arg in ("-Xlinker", "-z"):
            self.linker_flags([self.value(arg, arg)])
        elif arg[:2] == "-g":
            if arg == "-g0":
                o.flags.append(arg)  # lines are on anyway
            elif arg in ("-g", "-g2", "-g3") or arg.startswith(("-ggdb", "-gdwarf")) and arg[-1] != "1":
                o.flags.append("-g")  # variables, too
        elif arg == "-flto" or arg.startswith("-flto="):
            o.lto = True
        elif arg == "-fno-lto":
            o.lto = False
        elif arg.startswith(_QUERIES):
            o.mode = "query"
            o.flags.append(arg)
        else:
            return self.switch(arg)
        return True

    def switch(self, arg):
        o = self.opts
        switches = {
            "-emit-llvm": "emit_llvm", "-s": "strip", "-r": "relocatable", "-shared": "relocatable", "-v": "verbose",
            "--verbose": "verbose", "-###": "dry_run", "--help": "help", "-h": "help", "--version": "version",
            "--allow-undefined": "allow_undefined", "--dynamic": "dynamic", "--executable": "executable",
        }  # fmt: skip
        if arg not in switches:
            return arg in _IGNORED or arg.startswith(_IGNORED_PREFIXES)
        setattr(o, switches[arg], True)
        return True

    def set_language(self, name):
        if name not in LANGUAGES:
            raise UsageError(f"-x {name}: only C (-x c), C++ (-x c++) and LLVM IR (-x ir) are supported")
        self.language = LANGUAGES[name]

    def linker_flags(self, words):
        """Flags for a linker: those that mean something here; the rest concerns machine code."""
        words = iter(words)
        for w in words:
            if w in ("-u", "--undefined", "--require-defined", "--export", "--export-dynamic-symbol"):
                self.opts.keep += [v for v in [next(words, None)] if v]
            elif w.startswith(("--export=", "--undefined=")):
                self.opts.keep.append(w.partition("=")[2])
            elif w in ("-s", "--strip-all"):
                self.opts.strip = True
            elif w in ("--allow-undefined", "--unresolved-symbols=ignore-all"):
                self.opts.allow_undefined = True
            elif w in ("-r", "--relocatable"):
                self.opts.relocatable = True
            elif w in ("--whole-archive", "--no-whole-archive"):
                self.whole = w == "--whole-archive"

    # -- flags for clang
    def clang_flag(self, arg):
        o = self.opts
        if arg in ("-MD", "-MMD"):
            o.depend = True
        for flag, joined in _WITH_VALUE.items():
            if arg == flag or (joined and arg.startswith(flag)):
                o.flags.append(arg)
                if arg == flag:
                    o.flags.append(self.value(flag, flag))
                return True
        if arg in _PASSED or arg.startswith(_PASSED_PREFIXES):
            o.flags.append(arg)
            return True
        return False


def _nearest(name):
    import difflib  # only on the way to an error

    known = [*_MODES, *_WITH_VALUE, *_PASSED, "--help", "--version", "--allow-undefined", "--dynamic", "--executable", "--target", "--keep", "-emit-llvm", "-shared"]
    near = difflib.get_close_matches(name, known, 1, 0.7)
    return f" (did you mean {near[0]}?)" if near else ""


HELP = """\
usage: allvm-cc [options] FILE ...

Compile C and C++ to a module that `allvm-vm` runs on any machine. The flags are clang's.
`allvm-c++` is the same command; it takes .c files for C++.

  allvm-cc hello.c -o hello.avm        one program, compiled, linked, stripped of what it does not use
  allvm-vm hello.avm                   ... and run
  allvm-cc -c a.c -o a.o               a part of a program, as make wants it
  allvm-cc a.o b.o libz.a -o prog.avm  parts, and archives of parts made by ar
  allvm-cc -S -O1 a.c -o -             read the code
  make CC=allvm-cc AR=ar               build what has a Makefile

inputs: .c .i (C), .cpp .cc .cxx .C .ii (C++), .rs (Rust, by rustc), .ll .bc (LLVM IR of any producer, for any 64-bit
little-endian machine), .avm .o (modules), .avs (assembly), .a (archives of modules), - (C from standard input), @FILE
(arguments from a file).

what to make:
  -o FILE             where to write; - is standard output (default: a.avm, or the name of the source with -c or -S)
  -c                  a relocatable module: nothing dropped, undefined symbols allowed
  -S                  assembly text (.avs)
  -emit-llvm          LLVM bitcode (.bc), or text with -S (.ll)
  -E, -M, -MM         what the preprocessor says
  -fsyntax-only       only the compiler's messages
  -r, -shared         link into a relocatable module

for the compiler:
  -O0 -O1 -O2 -O3 -Os -Oz   optimisation (default: -O2)
  -I -isystem -iquote -include -D -U -std= -W... -f... -m... -M... -pthread   as in clang
  -ffp-contract=on    fuse a*b+c into one rounding, everywhere (default: off, everywhere)
  -fvectorize         vectorise loops (default: off, since the interpreter has no vectors)
  -g, -g0             line tables are always on; -g adds variables for allvm-vm debug, -g0 turns both off
  --target=TRIPLE     another machine's view of types and structs (default: riscv64-linux-musl)
  -x c, -x c++, -x ir what the files that follow are

for the linker:
  -l NAME, -L DIR     a library: libNAME.a or libNAME.avm; the C library is the host's, so -lc -lm are no files;
                      the C++ library is linked where something needs it
  -u SYMBOL, --keep SYMBOL  keep a function that main does not reach
  -s                  strip names and lines
  --allow-undefined   a call of an unknown symbol traps when it happens
  --dynamic           libraries that are modules (libNAME.avm, made with -shared) stay files of their own, which are
                      found and checked against their hashes when the program starts (see docs/linking.md)
  -Wl,--whole-archive all members of the archives that follow, up to -Wl,--no-whole-archive
  -flto               objects are LLVM bitcode, and LLVM optimises across all of them when they are linked
  --executable        begin with a line #!/usr/bin/env allvm-vm and make the file executable

  -v, -###            print the commands; and do not run them
  --version, --help

The compiler is: the command in the environment variable ALLVM_CC; else the clang in the PyPI package ziglang;
else clang, or the newest clang-NN, of the system, with its own target and headers.

exit status: 0, or 119-125 (see docs/exit-status.md)."""
