"""From sources to modules: what `allvm-cc` and `allvm-vm prog.c` share."""

import gc
import os
import sys
import time

from allvm.frontend.cc import CompilerFailed, compile_bitcode, find_compiler
from allvm.ir.errors import FormatError


def host_names():
    """What the host library defines: names of functions with their signatures, names of data with None."""
    from allvm.interp import _host

    return {**{n: _host.lookup(n)[1] for n in _host.names()}, **dict.fromkeys(_host.data_names())}


class Progress:
    """A line on standard error while something takes long, on a terminal only."""

    def __init__(self):
        self.shown = False
        self.next = time.monotonic() + 0.5
        self.active = sys.stderr.isatty()

    def __call__(self, what, done=0, total=0):
        if not self.active or time.monotonic() < self.next:
            return
        self.next = time.monotonic() + 0.1
        self.shown = True
        share = f" {100 * done // total} %" if total else ""
        sys.stderr.write(f"\r\033[K{what}{share}")
        sys.stderr.flush()

    def clear(self):
        """Take the line away, before anything else is written."""
        if self.shown:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
            self.shown = False


def lower_llvm(data, filename, progress=None, contract=False):
    """A relocatable Module from LLVM bitcode or text. contract: llvm.fmuladd rounds once instead of twice."""
    from allvm.frontend.lowering import lower_module
    from allvm.frontend.reader import read_llvm

    label = os.path.basename(filename)

    def report(what, done=0, total=0):
        progress(f"{label}: {what}", done, total)

    report = report if progress else None
    collecting = gc.isenabled()
    gc.disable()  # millions of objects, none of them garbage until all are
    try:
        llvm = read_llvm(data, filename, report)
        llvm.flags["contract"] = contract
        return lower_module(llvm, label, progress=report)
    finally:
        if collecting:
            gc.enable()


def compile_sources(sources, flags, *, target=None, announce=None, compiler=None):
    """Bitcode for each source, compiled side by side: yields (path, bitcode) in order.

    sources: (path, language). flags: clang's, or a function of the path. What the compiler says goes to standard error, for all sources, before
    the first failure is raised.
    """
    compiler = compiler or find_compiler()
    color = ["-fcolor-diagnostics"] if sys.stderr.isatty() else []

    def one(source):
        path, language = source
        own = [*color, *(flags(path) if callable(flags) else flags)]
        try:
            return compile_bitcode(path, own, target=target, compiler=compiler, language=language, announce=announce)
        except CompilerFailed as e:
            return e

    failure = None
    for (path, _), result in zip(sources, _in_parallel(one, sources)):
        if isinstance(result, CompilerFailed):
            _say(result.diagnostics)
            failure = failure or result
            continue
        _say(result[1])
        if failure is None:
            yield path, result[0]
    if failure:
        raise failure


def _in_parallel(function, items):
    if len(items) < 2:
        yield from map(function, items)
        return
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(min(len(items), os.cpu_count() or 1)) as pool:
        yield from pool.map(function, items)


def _say(text):
    """Hand on what a compiler wrote, as it is."""
    if text:
        sys.stderr.flush()
        sys.stderr.buffer.write(text)
        sys.stderr.buffer.flush()


def module_from_bytes(data, path, lower=lower_llvm):
    """A Module from the bytes of a .avm, .bc or .ll, told apart by their content. lower: what LLVM IR becomes."""
    from allvm.load import is_module

    if is_module(data):
        from allvm.ir.decode import decode

        try:
            return decode(data, os.path.basename(path))
        except FormatError as e:
            raise FormatError.of(path, e) from None
    if data[:4] in (b"BC\xc0\xde", b"\xde\xc0\x17\x0b") or path.endswith(".ll"):
        return lower(data, path)
    if data[:4] == b"\x7fELF" or data[:4] in (b"\xcf\xfa\xed\xfe", b"\xfe\xed\xfa\xcf"):
        raise FormatError(f"{path}: native code; build it with allvm-cc")
    raise FormatError(f"{path}: not a module (.avm), nor C, LLVM IR or assembly by its suffix")


def module_from_assembly(path):
    """A Module from a .avs file."""
    from allvm.tools import read_module

    return read_module(path)


def compile_to_module(paths, *, flags=(), target=None, allow_undefined=False, library=False):
    """One linked Module from sources and modules of any kind. library: all global functions are kept."""
    from allvm.cc import link_inputs
    from allvm.cc_options import KINDS, CcOptions, Input

    opts = CcOptions()
    opts.inputs = [Input(p, KINDS.get(os.path.splitext(p)[1], "object")) for p in paths]
    opts.flags = list(flags)
    opts.target = target
    opts.allow_undefined = allow_undefined
    opts.relocatable = library
    return link_inputs(opts)


def build_program(paths, *, opt="2", allow_undefined=False, library=False, variables=False):
    """The bytes of a linked program made from sources and modules of any kind. library: all global functions are kept.
    variables: what debuggers want to know of them, too."""
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    flags = [f"-O{opt}", *(["-g"] if variables else [])]
    module = compile_to_module(paths, flags=flags, allow_undefined=allow_undefined, library=library)
    verify(module)
    return encode(module)
