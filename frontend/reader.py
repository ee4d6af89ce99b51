"""Reads LLVM bitcode or textual IR of any version that LLVM can upgrade."""

import gc
import os
import re

from allvm.frontend.parser import Parser
from allvm.ir.errors import CompileError, ParseError

_MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_LOCATION = re.compile(r"<string>:(\d+):(\d+): error: (.*)")


def read_llvm(source, filename=None, progress=None):
    """Parse LLVM IR.

    source: a path, or bytes holding bitcode or text. filename: what messages call it.
    progress: called as progress(what, done, total) now and then.
    Returns a `model.LlvmModule`.
    """
    if isinstance(source, (str, os.PathLike)):
        filename = filename or os.fspath(source)
        try:
            with open(source, "rb") as f:
                source = f.read()
        except OSError as e:
            raise CompileError(f"cannot read {filename}: {e.strerror}") from None
    filename = filename or "<memory>"
    text = canonical_text(source, filename)
    collecting = gc.isenabled()
    gc.disable()  # hundreds of thousands of live objects: collections would only cost time
    try:
        return Parser(text, filename, progress).parse()
    except RecursionError:
        raise CompileError(f"{filename}: types or constants are nested too deeply") from None
    finally:
        if collecting:
            gc.enable()


def canonical_text(data, filename):
    """The module as the text that this LLVM prints, whatever version wrote it."""
    from llvmlite import binding

    # A context of its own keeps the names of types free of suffixes, and gives all memory back.
    context = binding.create_context()
    try:
        if data[:4] in _MAGIC:
            module = binding.parse_bitcode(data, context)
        else:
            module = binding.parse_assembly(_decode(data, filename), context)
        with module:
            module.verify()
            return str(module)
    except RuntimeError as e:
        raise complaint(str(e), filename) from None
    finally:
        context.close()


def _decode(data, filename):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise ParseError(f"{filename}: neither LLVM bitcode nor textual LLVM IR")
    return text


def complaint(message, filename):
    """A ParseError: LLVM's complaint as one line, with file, line and column."""
    m = _LOCATION.search(message)
    if m:
        return ParseError(f"{filename}:{m.group(1)}:{m.group(2)}: {m.group(3)}")
    line = " ".join(message.replace("LLVM bitcode parsing error", "").split())
    return ParseError(f"{filename}: LLVM cannot read this module: {line.strip()}")
