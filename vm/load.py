"""From any file that can be run to the bytes of a linked module."""

import os

from allvm.ir.errors import FormatError, UsageError

MAGIC = b"\x7fAVM"
SOURCES = (".c", ".cpp", ".cc", ".cxx", ".c++", ".cp", ".C", ".CPP", ".ll", ".bc", ".avs")
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


def load_program(path, *, allow_undefined=False, opt="2", library=False):
    """The bytes of a linked module made from a .avm, .avs, .ll, .bc, C or C++ file. library: all global functions are kept."""
    suffix = os.path.splitext(path)[1]
    data = read_file(path)
    if is_module(data):
        return data
    if not data:
        raise FormatError(f"{path}: the file is empty")
    if suffix == ".avm":
        raise FormatError(f"{path}: not a module: it does not start with the magic \\x7fAVM")
    if suffix not in SOURCES and data[:4] == b"BC\xc0\xde":
        suffix = ".bc"
    if suffix not in SOURCES:
        raise FormatError(f"{path}: not a module, and {suffix or 'no suffix'} is not one of .c .cpp .ll .bc .avs .avm")
    from allvm.build import build_program

    return build_program([path], opt=opt, allow_undefined=allow_undefined, library=library)
