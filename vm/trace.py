"""`allvm-vm trace`: run a program and print each instruction with the values it reads and writes."""

import struct
import sys

from allvm.ir.errors import FormatError, Trap, UsageError
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, parse, positive_int

FLAGS = (
    Flag("--function", "NAME", "trace only inside this function; may be repeated", repeat=True),
    Flag("--lines", "N", "stop tracing after N lines; the program goes on", positive_int),
    Flag("-o", "FILE", "write the trace there instead of to stderr"),
    *(f for f in RUN_FLAGS if f.name not in ("--stats", "--json")),
)


class Tracer:
    """Turns the interpreter's callbacks into lines of text.

    The values an instruction wrote are known at the next callback in the same
    frame, so a line is held back until then; calls are printed at once.
    """

    def __init__(self, module, out, functions=(), limit=None):
        from allvm.ir import isa
        from allvm.ir.disasm import Disassembler

        self.isa = isa
        self.module = module
        self.imports = len(module.import_funcs)
        self.dis = Disassembler(module)
        self.out = out
        self.only = frozenset(functions)
        self.left = limit or sys.maxsize
        self.labels = {}
        self.held = None  # (text, [(register, type)] written)
        self.function = None

    def __call__(self, index, at, registers):
        if self.left <= 0:
            return
        if self.held:
            text, defs = self.held
            self.held = None
            self.write(text + self.values(" ->", defs, registers))
        f = self.module.functions[index - self.imports]
        if self.only and f.name not in self.only:
            self.function = None
            return
        if index != self.function:
            self.function = index
            self.write(f"{f.name}:")
        insn = f.code[at]
        row = self.isa.OPS[insn[0]]
        uses, defs = self.operands(row, insn)
        text = f"{at:6}{self.line(f, at)} {self.instruction(index, f, insn):48}" + self.values("", uses, registers)
        if "call" in row.flags or "end" in row.flags:
            self.write(text)
        else:
            self.held = (text, defs)

    def finish(self):
        if self.held:
            self.write(self.held[0])

    def write(self, text):
        self.left -= 1
        self.out.write(text.rstrip() + "\n")

    def instruction(self, index, f, insn):
        if index not in self.labels:
            self.labels[index] = {i: str(i) for i in self.dis.labels(f)}
        return self.dis.instruction(insn, self.labels[index]).strip()

    def line(self, f, at):
        best = None
        for entry in f.lines:
            if entry.index > at:
                break
            best = entry
        return f" {'line ' + str(best.line) if best and best.line else '':10}"

    def operands(self, row, insn):
        """([(register, type) read], [... written])"""
        uses, defs = [], []
        for o, x in zip(row.operands, insn[1:]):
            if o.kind == "use":
                uses.append((x, o.type))
            elif o.kind == "def":
                defs.append((x, o.type))
            elif o.kind == "uses":
                uses += [(r, "i64") for r in x]
            elif o.kind == "mem":
                kind, root, reg = x[:3]
                if kind in (self.isa.MEM_BASE, self.isa.MEM_INDEX):
                    uses.append((root, "i64"))
                if kind & 1:
                    uses.append((reg, "i64"))
        return uses, defs

    def values(self, lead, operands, registers):
        return "".join(f"{lead} r{r}={show(registers[r], type)}" for r, type in operands)


def show(bits, type):
    """A slot's 64 bits as a value of a type."""
    if type == "f64":
        return repr(struct.unpack("<d", bits.to_bytes(8, "little"))[0])
    if type == "f32":
        return repr(struct.unpack("<f", (bits & 0xFFFFFFFF).to_bytes(4, "little"))[0])
    width = 32 if type == "i32" else 64
    bits &= (1 << width) - 1
    value = bits - (1 << width) if bits >> (width - 1) else bits
    return str(value) if abs(value) < 1 << 20 else f"{bits:#x}"


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print("usage: allvm-vm trace [options] PROGRAM [arguments]\n\noptions:")
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm trace --help")
    from allvm.interp._core import Program
    from allvm.ir.decode import decode
    from allvm.launch import Graphs, launch, run_main
    from allvm.load import load_for
    from allvm.run import host_state

    path = opts.rest[0]
    data = load_for(path, opts, opts.rest)
    try:
        program, module = Program(data, path), decode(data, path)
    except FormatError as e:
        raise FormatError(f"{path}: {e}") from None
    unknown = set(opts.function) - {f.name for f in module.functions}
    if unknown:
        raise UsageError(f"{path} has no function {', '.join(sorted(unknown))}; see allvm-vm info --functions {path}")
    try:
        out = open(opts.o, "w") if opts.o else sys.stderr
    except OSError as e:
        raise UsageError(f"{opts.o}: cannot be written: {e.strerror.lower()}") from None
    tracer = Tracer(module, out, opts.function, opts.lines)
    try:
        instance = launch(
            program, host_state(opts), opts.rest, allow_undefined=opts.allow_undefined, max_memory=opts.max_memory,
            stack_size=opts.stack, fuel=opts.fuel, timeout=opts.timeout, trace=tracer,
        )  # fmt: skip
        graphs = Graphs(instance, data, device="sequential", scratch=opts.scratch)
        status = run_main(instance)
        graphs.finish()
        return status
    except Trap:
        tracer.finish()
        tracer.held = None
        raise
    finally:
        tracer.finish()
        if out is not sys.stderr:
            out.close()
