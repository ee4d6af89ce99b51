"""`allvm-vm trace`: run a program and print each instruction with the values it reads and writes."""

import struct
import sys

from allvm.ir.errors import FormatError, Trap, UsageError
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, nearest, parse, positive_int
from allvm.output import check_output, reason
from allvm.visible import visible

FLAGS = (
    Flag("--function", "NAME", "trace only inside this function; may be repeated", repeat=True),
    Flag("--at", "LINES", "only code of these source lines: 12, 12-20, main.c:12, main.c:12-20; may be repeated", repeat=True),
    Flag("--op", "OPCODE", "only instructions with this opcode, or beginning of one: ld, st.i32, call; may be repeated", repeat=True),
    Flag("--lines", "N", "stop tracing after N lines; the program goes on", positive_int),
    Flag("-o", "FILE", "write the trace there instead of to stderr"),
    *(f for f in RUN_FLAGS if f.name not in ("--stats", "--json")),
)

HELP = """usage: allvm-vm trace [options] PROGRAM [arguments]

Runs a program in the interpreter and prints each instruction with the values that it reads and, behind ->, writes.
What is not wanted runs at full speed. The trace goes to standard error, the program's output stays where it is.

  allvm-vm trace --function fib --lines 100 prog.avm 10      the beginning of what happens in one function
  allvm-vm trace --at 12-20 --op st prog.avm                 all stores of some lines
  allvm-vm trace -o trace.txt prog.avm

exit status: the program's own, as without trace.

options:"""


class Tracer:
    """Turns the interpreter's callbacks into lines of text.

    The values an instruction wrote are known at the next callback in the same
    frame, so a line is held back until then; calls are printed at once.
    """

    def __init__(self, module, out, limit=None):
        from allvm.ir import isa
        from allvm.ir.disasm import Disassembler

        self.isa = isa
        self.module = module
        self.imports = len(module.import_funcs)
        self.dis = Disassembler(module)
        self.out = out
        self.left = limit or sys.maxsize
        self.labels = {}
        self.held = None  # (text, [(register, type)] written)
        self.function = None

    def __call__(self, index, at, registers, wanted=True):
        """Before an instruction; not wanted: it only shows what the one before has written."""
        if self.left <= 0:
            return
        if self.held:
            text, defs, function = self.held
            self.held = None
            self.write(text + (self.values(" ->", defs, registers) if function == index else ""))
        if not wanted:
            return
        f = self.module.functions[index - self.imports]
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
            self.held = (text, defs, index)

    def finish(self):
        if self.held:
            self.write(self.held[0])

    def write(self, text):
        self.left -= 1
        self.out.write(visible(text.rstrip()) + "\n")

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


def marks(code, functions=(), places=(), opcodes=()):
    """Mark the instructions that are to be seen, in the `marks` of an `allvm.debug.code.Code`."""
    from allvm.debug.code import SEE
    from allvm.ir import isa

    chosen = {n for n, row in enumerate(isa.OPS) if not opcodes or any(row.name == o or row.name.startswith(o + ".") for o in opcodes)}
    if not chosen:
        raise UsageError(f"no opcode is or begins with {', '.join(opcodes)}; see docs/isa.md")
    ids = {code.line_ids[key] for key in code.line_ids if not places or any(in_range(code, key, p) for p in places)}
    if places and not ids:
        raise UsageError(f"no code is at {', '.join(places)}")
    for f, flags, lines in zip(code.module.functions, code.marks, code.lines):
        if functions and f.name not in functions:
            continue
        for i, insn in enumerate(f.code):
            if insn[0] in chosen and (not places or lines[i] in ids):
                flags[i] |= SEE


def in_range(code, key, text):
    """Whether a line, a key of `code.line_ids`, is among those that a text like main.c:12-20 says."""
    name, _, lines = text.rpartition(":")
    low, _, high = lines.partition("-")
    try:
        low, high = int(low), int(high or low)
    except ValueError:
        raise UsageError(f"--at {text}: lines are 12, 12-20, main.c:12 or main.c:12-20") from None
    file = code.module.files[key[0]]
    return low <= key[1] <= high and (not name or file == name or file.endswith("/" + name))


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
        print(HELP)
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
    check_output(opts.o, path)
    data = load_for(path, opts, opts.rest)
    try:
        program, module = Program(data, path), decode(data, path)
    except FormatError as e:
        raise FormatError.of(path, e) from None
    unknown = set(opts.function) - {f.name for f in module.functions}
    if unknown:
        near = nearest(min(unknown), {f.name for f in module.functions})
        raise UsageError(f"{path} has no function {', '.join(sorted(unknown))}{near}; see allvm-vm info --functions {path}")
    try:
        out = open(opts.o, "w") if opts.o else sys.stderr
    except OSError as e:
        raise UsageError(f"{opts.o}: cannot be written: {reason(e)}") from None
    from allvm.debug.code import Code
    from allvm.interp._core import Stepper

    code = Code(module, path)
    marks(code, opts.function, opts.at, opts.op)
    tracer = Tracer(module, out, opts.lines)
    try:
        instance = launch(
            program, host_state(opts), opts.rest, allow_undefined=opts.allow_undefined, max_memory=opts.max_memory,
            stack_size=opts.stack, fuel=opts.fuel, timeout=opts.timeout, trace=tracer,
        )  # fmt: skip
        Stepper(instance, code.marks, code.lines, on_see=tracer)
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
