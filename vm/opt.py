"""The command `allvm-opt`: passes over bytecode, and LLVM's over LLVM IR before it is lowered."""

import os
import sys
import time

from allvm.ir.errors import CompileError, FormatError, UsageError
from allvm.options import Flag, one_of
from allvm.output import check_output, write_output
from allvm.tools import OUTPUT, start

LEVEL = Flag("-O", "LEVEL", "LLVM's pipeline for LLVM IR and C: 0, 1, 2, 3 or s (default 2); bytecode passes run above 0", one_of("0", "1", "2", "3", "s"), None)
FLAGS = (
    OUTPUT,
    Flag("--passes", "LIST", "these passes instead, in this order, separated by commas; see --list"),
    LEVEL,
    Flag("--keep", "SYMBOL", "keep a symbol that main does not reach; may be repeated", repeat=True),
    Flag("--dump-after", "[=PASS]", "print the code after a pass, or after each, to stderr: LLVM IR or assembly"),
    Flag("--verify-each", "", "check the code after each pass: LLVM IR by LLVM, bytecode and its registers by ours"),
    Flag("--time-passes", "", "print what each pass took to stderr"),
    Flag("--stats", "", "print functions, instructions, registers and bytes before and after to stderr"),
    Flag("--list", "", "the passes there are, with what they do"),
)
USAGE = "[options] FILE"
ABOUT = """
FILE is a module (.avm .avs), whose bytecode is optimised, or LLVM IR (.ll .bc) or C (.c), which LLVM optimises before it is
lowered. The suffix of the output says what is written: .avm, .avs, or, from LLVM IR, .ll or .bc (no lowering then)."""
TEXT, BITCODE = ".ll", ".bc"


class Pipeline:
    """The steps that were asked for, with what is printed and checked between them."""

    def __init__(self, opts):
        self.opts = opts
        self.rows = []  # (pass, CPU seconds)
        self.apart = opts.dump_after is not None or opts.verify_each or opts.time_passes

    def timed(self, name, function, *args, **kw):
        begin = time.process_time()
        try:
            return function(*args, **kw)
        finally:
            self.rows.append((name, time.process_time() - begin))

    def after(self, name, text):
        """What is due after a pass; text: a function that gives the code as text."""
        wanted = self.opts.dump_after
        if wanted is not None and wanted in ("", name):
            sys.stderr.write(f"; after {name}\n{text()}\n")

    # -- LLVM IR
    def llvm(self, ref, passes):
        """Run LLVM's passes: names of single ones, or 'O2' and the like for a pipeline."""
        from allvm.lto import pass_builder, run_pipeline

        for name in passes:
            if name in PIPELINES:
                self.timed(f"LLVM {name}", run_pipeline, ref, PIPELINES[name])
            else:
                self.timed(f"LLVM {name}", self.one_llvm_pass, ref, name, pass_builder)
            if self.opts.verify_each:
                try:
                    ref.verify()
                except RuntimeError as e:
                    raise CompileError(f"after LLVM's {name}: {' '.join(str(e).split())}") from None
            self.after(name, lambda: str(ref))

    @staticmethod
    def one_llvm_pass(ref, name, pass_builder):
        from llvmlite.binding import create_new_module_pass_manager

        builder = pass_builder(ref)
        manager = create_new_module_pass_manager()
        getattr(manager, LLVM_PREFIX + name.replace("-", "_") + "_pass")()
        manager.run(ref, builder)

    # -- bytecode
    def bytecode(self, module, passes):
        from allvm.frontend import bytecode
        from allvm.ir.disasm import disassemble
        from allvm.ir.verify import verify

        for group in bytecode.steps(passes, self.apart):
            name = "+".join(group)
            module = self.timed(name, bytecode.run, module, group, keep=self.opts.keep, check=self.opts.verify_each)
            if self.opts.verify_each:
                verify(module)
            self.after(name, lambda m=module: disassemble(m))
        return module

    def report(self):
        if self.opts.time_passes:
            width = max(len(name) for name, _ in self.rows)
            total = sum(t for _, t in self.rows)
            for name, t in [*self.rows, ("total", total)]:
                sys.stderr.write(f"{name:{width}}  {1000 * t:10.1f} ms  {100 * t / total if total else 0:5.1f} %\n")


PIPELINES = {"O0": 0, "O1": 1, "O2": 2, "O3": 3, "Os": 2}
LLVM_PREFIX = "add_"
# Passes of llvmlite's that print to files, show windows or need arguments.
_LEFT_OUT = ("printer", "viewer", "refprune", "aa_eval", "module_debug_info", "loop_unroll_and_jam")


def llvm_passes():
    """The names of LLVM's passes that can be asked for one by one."""
    from llvmlite.binding import ModulePassManager

    names = [n[len(LLVM_PREFIX) : -len("_pass")] for n in dir(ModulePassManager) if n.startswith(LLVM_PREFIX) and n.endswith("_pass")]
    return [n.replace("_", "-") for n in names if not any(x in n for x in _LEFT_OUT)]


def list_passes():
    from allvm.frontend import bytecode

    yield "over bytecode (by default " + ",".join(bytecode.DEFAULT) + "):"
    yield from (f"  {name:12}{text}" for name, text in bytecode.PASSES.items())
    yield "over LLVM IR, before it is lowered (by default O2):"
    yield f"  {', '.join(PIPELINES):20}LLVM's pipelines, without vectorisers"
    line = "  "
    for name in llvm_passes():
        if len(line) + len(name) > 110:
            yield line.rstrip()
            line = "  "
        line += name + ", "
    yield line.rstrip(", ")


def chosen(opts, is_llvm):
    """(LLVM's passes, passes over bytecode)."""
    from allvm.frontend import bytecode

    if opts.passes is None:
        level = "2" if opts.O is None else opts.O
        return [f"O{level}"] if is_llvm else [], list(bytecode.DEFAULT) if level != "0" else []
    names = [n for n in opts.passes.replace(" ", "").split(",") if n]
    own = [n for n in names if n in bytecode.PASSES]
    llvm = [n for n in names if n not in bytecode.PASSES]
    known = {*PIPELINES, *llvm_passes()} if llvm else ()
    for n in llvm:
        if n not in known:
            import difflib

            near = difflib.get_close_matches(n, [*bytecode.PASSES, *known], 1)
            raise UsageError(f"there is no pass {n}{f' (did you mean {near[0]}?)' if near else ''}; try allvm-opt --list")
    if llvm and not is_llvm:
        raise UsageError(f"{llvm[0]} is a pass of LLVM's, but this is bytecode: give it LLVM IR or C")
    if own and names[-len(own) :] != own:
        raise UsageError(f"passes over LLVM IR come before those over bytecode, but {names[names.index(own[0]) + 1]} comes after {own[0]}")
    return llvm, own


def command(argv):
    if "--list" in argv:
        print("\n".join(list_passes()))
        return 0
    opts = start(argv, "allvm-opt", USAGE + "\n" + ABOUT, FLAGS)
    if opts is None:
        return 0
    if len(opts.rest) != 1:
        raise UsageError(f"one input file expected, got {len(opts.rest)}")
    path = opts.rest[0]
    if path != "-" and not _bytes(path):
        raise FormatError(f"{path}: the file is empty")
    check_output(opts.o, path)
    ref = llvm_input(path)
    out = opts.o or os.path.splitext(os.path.basename(path))[0] + (".opt.ll" if ref and path.endswith(TEXT) else ".opt.avm")
    passes, own = chosen(opts, ref is not None)
    pipeline = Pipeline(opts)
    if ref is not None:
        pipeline.llvm(ref, passes)
        if out.endswith((TEXT, BITCODE)):
            if opts.passes is not None and own:
                raise UsageError(f"{own[0]} is a pass over bytecode, but {out} is to be LLVM IR")
            write_output(out, str(ref).encode() if out.endswith(TEXT) else ref.as_bitcode())
            pipeline.report()
            return 0
        from allvm.build import lower_llvm

        module = pipeline.timed("lower", lower_llvm, ref.as_bitcode(), path)
    else:
        from allvm.build import module_from_bytes
        from allvm.tools import read_module

        if out.endswith((TEXT, BITCODE)):
            raise UsageError(f"{out}: LLVM IR comes from LLVM IR or C; for that of bytecode see allvm-dis --llvm")
        module = read_module(path) if path.endswith(".avs") or path == "-" else module_from_bytes(_bytes(path), path)
    before = figures(module)
    module = pipeline.bytecode(module, own)
    finish(module, out)
    pipeline.report()
    if opts.stats:
        show_figures(before, figures(module))
    return 0


def _bytes(path):
    from allvm.load import read_file

    return read_file(path)


def llvm_input(path):
    """The LLVM module of LLVM IR or C, None for bytecode."""
    from allvm.lto import parse

    if path.endswith(".c"):
        from allvm.build import compile_sources

        ((_, data),) = compile_sources([(path, "c")], ["-O1", "-Xclang", "-disable-llvm-passes"])
        return parse(data, path)
    if path == "-" or path.endswith((".avs", ".avm")):
        return None
    data = _bytes(path)
    if path.endswith((TEXT, BITCODE)) or data[:4] in (b"BC\xc0\xde", b"\xde\xc0\x17\x0b"):
        return parse(data, path)
    return None


def finish(module, out):
    from allvm.ir.disasm import disassemble
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    try:
        verify(module)
    except FormatError as e:
        raise CompileError(f"the passes broke the module: {e}") from None
    write_output(out, disassemble(module).encode() if out.endswith(".avs") or out == "-" else encode(module))


def figures(module):
    from allvm.ir.encode import encode

    fs = module.functions
    return {"functions": len(fs), "instructions": sum(len(f.code) for f in fs), "registers": sum(f.nregs for f in fs),
            "bytes": len(encode(module))}  # fmt: skip


def show_figures(before, after):
    for k, n in before.items():
        sys.stderr.write(f"{k:13}{n:12,} -> {after[k]:,}\n")


def main(argv=None):
    """Entry point of `allvm-opt`."""
    from allvm.cli import guard

    return guard(command, sys.argv[1:] if argv is None else argv, "allvm-opt")


