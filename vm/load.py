"""From any file that can be run to the bytes of a linked module."""

import os

from allvm.ir.errors import FormatError, UsageError

MAGIC = b"\x7fAVM"
SOURCES = (".c", ".cpp", ".cc", ".cxx", ".c++", ".cp", ".C", ".CPP", ".rs", ".ll", ".bc", ".avs")
MAX_FILE = 1 << 31


def read_file(path):
    """The bytes of a file; one clear UsageError when it cannot be read."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        raise UsageError(f"{path}: no such file") from None
    except OSError as e:
        raise UsageError(f"{path}: cannot be opened: {e.strerror.lower()}") from None
    try:
        st = os.fstat(fd)
        if st.st_mode & 0o170000 == 0o040000:
            raise UsageError(f"{path}: is a directory, not a program")
        if st.st_size > MAX_FILE:
            raise UsageError(f"{path}: larger than 2 GiB")
        with os.fdopen(fd, "rb", closefd=False) as f:
            return f.read()
    finally:
        os.close(fd)


def is_module(data):
    """True for a `.avm`, with or without a `#!` line before it."""
    if data[:2] == b"#!":
        end = data.find(b"\n", 0, 4096)
        return data[end + 1 : end + 5] == MAGIC
    return data[:4] == MAGIC


FOREIGN = (
    (b"\x7fELF", "machine code (ELF): compile its source with allvm-cc"),
    (b"\0asm", "WebAssembly: compile its source with allvm-cc"),
    (b"!<arch>\n", "an archive: link it with allvm-cc"),
    (b"#!", "a script"),
    (b"PK\3\4", "a bundle, or another zip: try allvm-vm rerun"),
)


def no_module(path, data):
    """Why a file that is no module cannot be run, and what could."""
    for magic, what in FOREIGN:
        if data.startswith(magic):
            return f"not a module but {what}"
    suffix = os.path.splitext(path)[1]
    if suffix in (".s", ".S", ".asm"):
        return "not a module but assembly of some machine; that of allvm is .avs"
    if suffix in ("", ".avm"):
        return "not a module: it does not start with the magic \\x7fAVM"
    return f"not a module, and {suffix} is not one of .avm .avs .c .cpp .rs .ll .bc"


def load_for(path, opts, argv, variables=False):
    """`load_program` as the switches in `opts` say. The program's arguments, a list, are put right where one of
    several programs is chosen: its name comes first."""
    return load_program(
        path, allow_undefined=opts.allow_undefined, opt=opts.O, program=opts.program, library_path=opts.library_path,
        any_version=opts.any_version, argv=argv, variables=variables,
    )  # fmt: skip


def load_program(path, *, allow_undefined=False, opt="2", library=False, program=None, library_path=(), any_version=False, argv=None, variables=False):
    """The bytes of a linked module made from a .avm, .avs, .ll, .bc, C or C++ file.

    library: all global functions are kept. program: which one, of a file that holds several; without it the name of
    the file says which, or the first argument in `argv`. library_path: where libraries are looked for first.
    variables: sources are compiled with what debuggers want to know of them.
    """
    suffix = os.path.splitext(path)[1]
    data = read_file(path)
    if is_module(data):
        return complete(path, data, library, allow_undefined, program, library_path, any_version, argv)
    if program:
        raise UsageError(f"{path}: --program is for a file that holds several programs (see allvm-ld --mux)")
    if not data:
        raise FormatError(f"{path}: the file is empty")
    if suffix not in SOURCES and data[:4] == b"BC\xc0\xde":
        suffix = ".bc"
    if suffix not in SOURCES:
        raise FormatError(f"{path}: {no_module(path, data)}")
    from allvm.build import build_program

    return build_program([path], opt=opt, allow_undefined=allow_undefined, library=library, variables=variables)


def complete(path, data, library=False, allow_undefined=False, program=None, library_path=(), any_version=False, argv=None):
    """The bytes of one program with everything it needs: chosen among several, merged with its libraries."""
    if is_complete(data) and not program:
        return data
    from allvm.ir import sections

    try:
        names = sections.programs(data)
        if names:
            data = sections.select(data, choose(path, names, program, argv))
        elif program:
            raise UsageError(f"{path}: holds one program, not several: leave --program out")
        needs = sections.dependencies(data)
    except FormatError as e:
        raise FormatError.of(path, e) from None
    if not needs:
        return data
    from allvm.libraries import merged

    return merged(path, data, library=library, allow_undefined=allow_undefined, paths=library_path, any_version=any_version)


DEPENDENCIES, PROGRAMS = 8, 14  # sections


def is_complete(data):
    """Whether a module is one program that needs no other file, as most are; without importing what knows the format."""
    pos = (data.find(b"\n") + 1 if data[:2] == b"#!" else 0) + 12
    end = len(data)
    while pos < end:
        if data[pos] in (DEPENDENCIES, PROGRAMS):
            return False
        size = shift = 0
        more = True
        while more and shift < 64 and (pos := pos + 1) < end:  # what is longer is damaged, as the loader will say
            more = data[pos] > 127
            size |= (data[pos] & 127) << shift
            shift += 7
        pos += size + 1
    return True


def choose(path, names, program, argv):
    """Which of several programs: by --program, the name under which the file was called, or the first argument."""
    stem = os.path.basename(path)
    stem = stem if stem in names else stem.removesuffix(".avm")
    if program:
        if program not in names:
            raise UsageError(f"{path}: there is no program {program} in it; there are {', '.join(sorted(names))}")
        if argv is not None:
            argv[0] = program
        return program
    if stem in names:
        return stem
    if argv is not None and len(argv) > 1 and argv[1] in names:
        del argv[0]
        return argv[0]
    raise UsageError(
        f"{path}: holds several programs: {', '.join(sorted(names))}; name one as the first argument, with --program, "
        "or by a link to the file"
    )
