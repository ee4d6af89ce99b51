"""The commands `allvm-cc` and `allvm-c++`: C, C++, LLVM IR and modules to modules."""

import os
import shlex
import sys

from allvm.cc_options import HELP, HOST_LIBRARIES, parse
from allvm.ir.errors import FormatError, UsageError

C_KINDS = ("c", "cpp-output", "c++", "c++-cpp-output")


def announce(argv):
    """Print a command, for -v."""
    sys.stderr.write(f" {shlex.join(argv)}\n")
    sys.stderr.flush()


# --- inputs to modules


def modules_of(opts, progress):
    """The module of each input in order: yields (Input, [Module, ...])."""
    libraries = {i: find_library(i.path, opts.library_path) for i in opts.inputs if i.kind == "library"}
    compiled = _compiled(opts)
    lower = _lowering(opts, progress)
    for i in opts.inputs:
        if i.kind in C_KINDS:
            path, bitcode = next(compiled)
            yield i, [lower(bitcode, path)]
        elif i.kind == "rust":
            from allvm.rust import compile_rust

            yield i, [lower(compile_rust(i.path, opts.flags, announce if opts.verbose else None), i.path)]
        elif i.kind == "library":
            yield i, _read(libraries[i], lower) if libraries[i] else []
        elif i.kind == "asm":
            from allvm.build import module_from_assembly

            yield i, [module_from_assembly(i.path)]
        elif i.kind == "llvm":
            yield i, [lower(_bytes(i.path), i.path)]
        else:
            yield i, _read(i.path, lower)
    for _ in compiled:
        pass  # raises what is left to raise


def _compiled(opts):
    """(path, bitcode) of the C sources in order."""
    from allvm.build import compile_sources

    sources = [(i.path, i.kind) for i in opts.inputs if i.kind in C_KINDS]
    if not sources:
        return iter(())
    for path, _ in sources:
        if path != "-":
            _check(path)
    return compile_sources(
        sources, flags_for(opts), target=opts.target, announce=announce if opts.verbose else None
    )


def flags_for(opts):
    """The flags for clang: a list, or a function of the source where each needs its own."""
    # 'fast' would leave the choice to a back end; 'on' makes clang say where, and the front end fuses exactly there
    common = ["-ffp-contract=on" if f.startswith("-ffp-contract=fast") else f for f in opts.flags]
    if not opts.depend:
        return common

    def flags(path):
        out = opts.output if opts.output and opts.output != "-" else default_output(path, opts)
        own = list(common)
        if not any(f.startswith("-MF") for f in own):
            own += ["-MF", os.path.splitext(out)[0] + ".d"]
        if not any(f.startswith(("-MT", "-MQ")) for f in own):
            own += ["-MQ", out]
        return own

    return flags


def contracts(flags):
    """Whether a * b + c is to round once: what the last -ffp-contract= says; off when there is none."""
    modes = [f.partition("=")[2] for f in flags if f.startswith("-ffp-contract=")]
    return bool(modes) and modes[-1] != "off"


def _lowering(opts, progress):
    """What makes a module of LLVM IR: a function of bytes and path."""
    if opts.lto:
        from allvm.lto import Bitcode

        return lambda data, path: Bitcode(data, path)
    contract = contracts(opts.flags)

    def lower(data, path):
        from allvm.build import lower_llvm

        try:
            return lower_llvm(data, path if path != "-" else "<stdin>", progress, contract)
        finally:
            progress.clear()

    return lower


def _bytes(path):
    from allvm.load import read_file

    data = sys.stdin.buffer.read() if path == "-" else read_file(path)
    if not data:
        raise FormatError(f"{path}: the file is empty")
    return data


def _check(path):
    """Fail early, and in our words, where a source is not there."""
    if not os.path.exists(path):
        raise UsageError(f"{path}: no such file")
    if os.path.isdir(path):
        raise UsageError(f"{path}: is a directory")


def _read(path, lower):
    """The modules in a file: one, or those of an archive."""
    from allvm import archive
    from allvm.build import module_from_bytes

    data = _bytes(path)
    if not data.startswith(archive.MAGIC):
        return [module_from_bytes(data, path, lower)]
    return [module_from_bytes(body, f"{path}({name})", lower) for name, body in archive.members(data, path)]


def find_library(name, folders):
    """The file of a -l flag; None for a library that the host provides."""
    exact = name[1:] if name.startswith(":") else None
    for folder in folders:
        for file in [exact] if exact else (f"lib{name}.avm", f"lib{name}.a"):
            path = os.path.join(folder, file)
            if os.path.isfile(path):
                return path
    if name in HOST_LIBRARIES:
        return None
    where = ", ".join(folders) or "no folder: give one with -L"
    raise UsageError(f"library {name} not found (lib{name}.a or lib{name}.avm in {where})")


# --- modules to outputs


def link_inputs(opts):
    """One Module out of all inputs."""
    from allvm import archive
    from allvm.build import Progress, host_names
    from allvm.ir.link import link

    progress = Progress()
    modules, archives, kept = [], [], []
    for i, found in modules_of(opts, progress):
        if is_kept(i, opts):
            kept.append(i)
        elif (i.kind == "library" or i.path.endswith(".a")) and not i.whole:
            archives += found
        else:
            modules += found
    if any(i.kind == "rust" for i in opts.inputs):
        from allvm.rust import support

        archives.append(support())
    libraries = Libraries(kept, opts)
    modules += archive.needed_members(modules, archives, libraries.names)
    if not opts.relocatable:
        from allvm.cxx_library import needed_library

        runtime = needed_library(modules, progress)
        if kept:  # it is linked once, when all that needs it comes together
            libraries.names.update(*map(archive.defined, runtime))
        else:
            modules += runtime
    if opts.lto:
        from allvm.lto import optimise_together

        seen = None if opts.relocatable else {"main", *opts.keep, *libraries.wanted}
        modules = optimise_together(modules, seen, opts.flags, contracts(opts.flags), progress)
        progress.clear()
    if opts.relocatable:
        out = link(modules, host=None, entry=None, keep=opts.keep, strip=opts.strip, allow_undefined=True)
    else:
        keep = [*opts.keep, *libraries.wanted_of(modules)]
        host = {**dict.fromkeys(libraries.names), **host_names()}
        out = link(modules, host=host, entry="main", keep=keep, strip=opts.strip, allow_undefined=opts.allow_undefined)
    out.dependencies += [d for d in libraries.dependencies if d not in out.dependencies]
    return out


def is_kept(i, opts):
    """Whether an input is a library that stays a file of its own."""
    if not opts.dynamic:
        return False
    path = find_library(i.path, opts.library_path) if i.kind == "library" else i.path
    return path is not None and os.path.basename(path).startswith("lib") and path.endswith(".avm")


class Libraries:
    """What a link needs to know of libraries that stay files of their own: the names that they and their own
    libraries define and want."""

    def __init__(self, inputs, opts):
        self.dependencies = []
        self.names, self.wanted = set(), set()
        if not inputs:
            return
        from allvm import archive
        from allvm.libraries import Finder, decoded, load_library

        finder = Finder(opts.library_path)
        for i in inputs:
            path = find_library(i.path, opts.library_path) if i.kind == "library" else i.path
            library = load_library(os.path.basename(path), path)
            self.dependencies.append((library.name, library.digest))
            for x in (library, *finder.closure(path, library.data)):
                module = decoded(x.data, x.path)
                self.names |= archive.defined(module)
                self.wanted |= archive.wanted(module)

    def wanted_of(self, modules):
        """The names in modules that the libraries use."""
        from allvm import archive

        own = set().union(*map(archive.defined, modules)) if modules else set()
        return sorted(self.wanted & own)


def default_output(path, opts):
    """The name of an output that none was given for."""
    if opts.mode == "link" and not opts.emit_llvm:
        return "a.avm"
    stem = os.path.splitext(os.path.basename(path))[0] if path != "-" else "stdin"
    if opts.emit_llvm or opts.lto:
        return stem + (".ll" if opts.mode == "assembly" else ".bc")
    return stem + (".avs" if opts.mode == "assembly" else ".avm")


def _outputs(opts):
    """Refuse one -o for several outputs."""
    if opts.output and opts.output != "-" and len(opts.inputs) > 1:
        raise UsageError("-o with -c, -S or -emit-llvm takes one input file")


def check_output(opts):
    """Refuse an output that cannot be written, or that is an input, before the work is done."""
    from allvm import output

    output.check_output(opts.output, *(i.path for i in opts.inputs if i.kind != "library"))


def _write(opts, path, data):
    from allvm.tools import write_output

    write_output(opts.output or default_output(path, opts), data, opts.executable and opts.mode == "link" and not opts.emit_llvm)


def emit_llvm(opts):
    """-emit-llvm: what the compiler made, before it is lowered."""
    from allvm.frontend.reader import canonical_text

    _outputs(opts)
    compiled = _compiled(opts)
    for i in opts.inputs:
        if i.kind in C_KINDS:
            path, data = next(compiled)
        elif i.kind == "llvm":
            path, data = i.path, _bytes(i.path)
        else:
            raise UsageError(f"{i.path}: -emit-llvm takes C or LLVM IR")
        if opts.mode == "assembly":
            data = canonical_text(data, path).encode()
        elif data[:2] not in (b"BC", b"\xde\xc0"):
            raise UsageError(f"{i.path}: is text already; -emit-llvm without -S makes bitcode from C")
        _write(opts, path, data)
    for _ in compiled:
        pass


def emit_modules(opts):
    """-c and -S: a relocatable module from each input."""
    from allvm.build import Progress
    from allvm.ir.disasm import disassemble
    from allvm.ir.encode import encode
    from allvm.ir.link import link
    from allvm.ir.verify import verify

    _outputs(opts)
    for i, modules in modules_of(opts, Progress()):
        if i.kind == "library":
            continue
        for module in modules:
            if opts.strip:
                module = link([module], host=None, entry=None, strip=True, allow_undefined=True)
            verify(module)
            _write(opts, i.path, disassemble(module).encode() if opts.mode == "assembly" else encode(module))


def emit_program(opts):
    """Link everything into one file."""
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    module = link_inputs(opts)
    verify(module)
    _write(opts, "", encode(module))


def run_clang(opts):
    """-E, -M, -fsyntax-only and questions about the compiler: clang itself answers."""
    from allvm.frontend.cc import CompilerFailed, find_compiler, run_compiler

    compiler = find_compiler()
    extra = ["-fsyntax-only"] if opts.mode == "check" else []
    if opts.output and opts.output != "-":
        extra += ["-o", opts.output]
    sources = [i for i in opts.inputs if i.kind in C_KINDS]
    commands = [[*compiler.argv(opts.flags, opts.target, i.kind), *extra, "-x", i.kind, i.path] for i in sources]
    if opts.mode == "query":
        commands = [compiler.argv(opts.flags, opts.target)]
    for argv in commands:
        try:
            run_compiler(argv, capture=False, announce=announce if opts.verbose else None)
        except CompilerFailed as e:
            return e.status  # it has said why
    return 0


def dry_run(opts):
    """-###: the commands alone."""
    from allvm.frontend.cc import find_compiler

    flags = flags_for(opts)
    for i in opts.inputs:
        if i.kind in C_KINDS:
            own = flags(i.path) if callable(flags) else flags
            announce([*find_compiler().argv(own, opts.target, i.kind), "-emit-llvm", "-c", "-x", i.kind, i.path, "-o", "-"])


def command(argv, cxx=False):
    """The body of the command; the exit status."""
    opts = parse(argv, cxx)
    if opts.help:
        print(HELP)
        return 0
    if opts.version or (opts.verbose and not opts.inputs):
        print_version(opts.verbose)
        return 0
    if opts.mode == "query":
        return run_clang(opts)
    if not any(i.kind != "library" for i in opts.inputs):
        raise UsageError("no input file; try allvm-cc --help")
    check_output(opts)
    if opts.dry_run:
        dry_run(opts)
    elif opts.mode in ("preprocess", "check"):
        return run_clang(opts)
    elif opts.emit_llvm or (opts.lto and opts.mode in ("object", "assembly")):
        emit_llvm(opts)
    elif opts.mode in ("object", "assembly"):
        emit_modules(opts)
    else:
        emit_program(opts)
    return 0


def print_version(verbose):
    from allvm.cli import version

    print(f"allvm-cc {version()}")
    if verbose:
        from allvm.frontend.cc import find_compiler

        print(f"compiler: {find_compiler()}")


def main(argv=None):
    """Entry point of `allvm-cc`."""
    from allvm.cli import guard

    return guard(command, sys.argv[1:] if argv is None else argv, "allvm-cc")


def main_cxx(argv=None):
    """Entry point of `allvm-c++`."""
    from functools import partial

    from allvm.cli import guard

    return guard(partial(command, cxx=True), sys.argv[1:] if argv is None else argv, "allvm-c++")


if __name__ == "__main__":
    sys.exit(main())
