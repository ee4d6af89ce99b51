"""`allvm-dis --llvm`: a module as LLVM IR that people can read and compilers can compile.

Functions are in SSA form, named as in the module, with source lines as comments; data objects are globals, and imports are
declarations with the types that docs/abi.md gives them. What the IR means is in docs/llvm-ir.md.
"""

import re

from allvm.frontend.builder import successors
from allvm.frontend.operands import DEF, MEM, USES
from allvm.frontend.raising import OPC, blocks_of, can_raise, drop_idle_branches, raise_function
from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.ir.module import COMMON, LOCAL, WEAK
from allvm.jit.expressions import EXPRESSIONS, MACHINE, OPERAND
from allvm.jit.opcodes import IMMEDIATE_TYPE, RMW, cell_type, constant, signed
from allvm.jit.text import Builder, ModuleText

LAYOUT = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
TRIPLE = "riscv64-unknown-linux-musl"
_PLAIN = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")
_TRAP_NAMES = {number: kind for kind, (number, _) in isa.TRAPS.items()}
_EXTEND = {isa.EXT_S32: "sext", isa.EXT_U32: "zext"}
_PRIORITY = range(65536)


def quoted(name):
    """A name as LLVM writes it after @ or %."""
    if _PLAIN.match(name):
        return name
    return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in name.encode()) + '"'


def string(data):
    """Bytes as the text of an LLVM constant."""
    if not any(data):
        return "zeroinitializer"
    return 'c"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data) + '"'


def llvm_ir(m):
    """The LLVM IR of a module as text. CompileError for what has none: dataflow graphs, several programs."""
    return Text(m).run()


class Text:
    """One run over one module."""

    def __init__(self, m):
        if m.nodes or m.programs:
            raise CompileError(f"{m.name}: {'dataflow graphs have' if m.nodes else 'a file with several programs has'} no LLVM IR")
        self.m = m
        self.out = ModuleText(None)
        self.functions = self.names([*m.import_funcs, *m.functions], "function")
        self.data = self.names([*m.import_data, *m.data], "data", set(self.functions))

    @staticmethod
    def names(objects, word, taken=()):
        """A distinct name for each object; those that others can see keep theirs."""
        used = {x.name for x in objects if getattr(x, "linkage", None) != LOCAL} | set(taken)
        out = []
        for n, x in enumerate(objects):
            name = x.name
            if getattr(x, "linkage", None) == LOCAL:
                base, name, k = x.name or f"{word}.{n}", x.name or f"{word}.{n}", 1
                while name in used:
                    k += 1
                    name = f"{base}.{k}"
                used.add(name)
            out.append(name)
        return out

    def run(self):
        m = self.m
        head = [f"; {m.name or 'a module'}: bytecode as LLVM IR, see docs/llvm-ir.md", f'source_filename = "{quoted(m.name).strip(chr(34))}"',
                f'target datalayout = "{LAYOUT}"', f'target triple = "{TRIPLE}"', ""]  # fmt: skip
        head += [self.datum(n) for n in range(len(self.data))]
        head += self.aliases() + self.start("llvm.global_ctors", m.init) + self.start("llvm.global_dtors", m.fini[::-1])
        bodies = [FunctionText(self, n).text() for n in range(len(m.import_funcs), len(self.functions))]
        declared = []
        for n, f in enumerate(m.import_funcs):
            declared.append(f"declare {'extern_weak ' if f.weak else ''}{self.result(m.types[f.type])} @{quoted(self.functions[n])}"
                            f"({', '.join(MACHINE[t] for t in m.types[f.type].params)})")  # fmt: skip
        own = {n for n in self.functions if n in self.out.declared}
        declared += [f"declare {signature.format(name)}" for name, signature in sorted(self.out.declared.items()) if name not in own]
        return "\n".join([*head, "", *bodies, *declared, ""])

    @staticmethod
    def result(t):
        results = [MACHINE[x] for x in t.results]
        return "void" if not results else results[0] if len(results) == 1 else "{ " + ", ".join(results) + " }"

    # -- data
    def pointer(self, kind, index, addend=0):
        """The address of an object as a constant of type ptr."""
        name = "@" + quoted((self.functions if kind == "func" else self.data)[index])
        return f"getelementptr (i8, ptr {name}, i64 {addend})" if addend else name

    def address(self, kind, index, addend=0):
        """... of type i64."""
        return f"ptrtoint (ptr {self.pointer(kind, index, addend)} to i64)"

    def datum(self, n):
        m = self.m
        name = quoted(self.data[n])
        if n < len(m.import_data):
            return f"@{name} = {'extern_weak' if m.import_data[n].weak else 'external'} global i8"
        d = m.data[n - len(m.import_data)]
        linkage = {LOCAL: "internal ", WEAK: "weak ", COMMON: "common "}.get(d.linkage, "")
        kind = "constant" if d.readonly else "thread_local global" if d.thread else "global"
        types, values = self.content(d)
        if len(types) == 1:
            return f"@{name} = {linkage}{kind} {types[0]} {values[0]}, align {1 << d.align}"
        fields = ", ".join(f"{t} {v}" for t, v in zip(types, values, strict=True))
        return f"@{name} = {linkage}{kind} <{{ {', '.join(types)} }}> <{{ {fields} }}>, align {1 << d.align}"

    def content(self, d):
        """(types, values) of the pieces of a data object."""
        types, values = [], []
        pos = 0

        def piece(end):
            filled = min(end, max(pos, len(d.init.rstrip(b"\0"))))
            filled = end if filled > pos and end - filled < 16 else filled
            if filled > pos:
                types.append(f"[{filled - pos} x i8]")
                values.append(string(d.init[pos:filled].ljust(filled - pos, b"\0")))
            if end > filled:
                types.append(f"[{end - filled} x i8]")
                values.append("zeroinitializer")

        for r in d.relocs:
            piece(r.offset)
            if r.width == 8:
                types.append("ptr")
                values.append(self.pointer(r.kind, r.index, r.addend))
            else:
                types.append("i32")
                values.append(f"trunc (i64 {self.address(r.kind, r.index, r.addend)} to i32)")
            pos = r.offset + r.width
        piece(d.size)
        return (types, values) if types else (["[0 x i8]"], ["zeroinitializer"])

    def aliases(self):
        linkage = {LOCAL: "internal ", WEAK: "weak "}
        return [f"@{quoted(a.name)} = {linkage.get(a.linkage, '')}alias i8, ptr {self.pointer(a.kind, a.index, a.offset)}" for a in self.m.aliases]

    def start(self, name, entries):
        if not entries:
            return []
        for priority, _ in entries:
            if priority not in _PRIORITY:
                raise CompileError(f"{self.m.name}: a priority of {priority} has no LLVM IR")
        rows = ", ".join(f"{{ i32, ptr, ptr }} {{ i32 {p}, ptr {self.pointer('func', i)}, ptr null }}" for p, i in entries)
        return [f"@{name} = appending global [{len(entries)} x {{ i32, ptr, ptr }}] [{rows}]"]


class FunctionText:
    """One function. SSA form; with setjmp, registers in memory, where a longjmp finds them as they were left."""

    def __init__(self, parent, index):
        self.parent = parent
        self.m = m = parent.m
        self.index = index
        self.f = f = m.functions[index - len(m.import_funcs)]
        self.type = m.types[f.type]
        self.b = Builder(parent.out)
        body = blocks_of(m, f)
        self.in_memory = not can_raise(f)
        if self.in_memory:
            self.blocks = body.blocks
            self.frame = body.frame_register
            self.types = {}
        else:
            r = raise_function(m, f.name, body)
            drop_idle_branches(r.fn)
            self.fn = r.fn
            self.blocks = r.fn.blocks
            self.frame = r.fn.frame_reg
            self.constants = {v: key for key, v in r.shared.items()}
            self.types = dict(enumerate(r.fn.vtypes))
            self.infer()
        self.late = {}  # label -> conversions for phis at the end of that block
        self.labels = {b: "entry" if n == 0 and not self.in_memory else f"b{n}" for n, b in enumerate(self.blocks)}
        self.line = None

    def infer(self):
        """Types of phis: that of their values where they agree."""
        phis = [row for b in self.blocks for row in b.phis]
        unknown = {row[0] for row in phis}
        changed = True
        while changed:
            changed = False
            for rd, values in phis:
                if rd in unknown:
                    seen = {self.types[v] for v in values.values() if v not in unknown and v not in self.constants}
                    if len(seen) == 1:
                        self.types[rd] = seen.pop()
                        unknown.discard(rd)
                        changed = True
        for rd, values in phis:  # a phi of several types holds the whole register
            own = self.types[rd]
            if any(self.types[v] != own for v in values.values() if v not in self.constants):
                self.types[rd] = "i64"

    # -- values
    def constant_value(self, v, want):
        """The text of a constant in the type that is wanted, or None where v is none."""
        key = None if self.in_memory else self.constants.get(v)
        if key is None or key[0] == "frame":
            return None
        kind, value = key[0], key[1]
        if kind in ("data", "func"):
            text = self.parent.address(kind, value, *key[2:])
            return text if want == "i64" else self.b.convert(text, "i64", MACHINE[want])
        bits = value & (0xFFFFFFFF if kind in ("i32", "f32") else (1 << 64) - 1)
        return constant(bits, {"i32": "s32", "i64": "s64"}.get(want, want))

    def read(self, v, want):
        """A register as a value of a machine type."""
        text = self.constant_value(v, want)
        if text is not None:
            return text
        if self.in_memory:
            text = self.b.op(f"load volatile i64, ptr %r{v}")
            return self.b.convert(text, "i64", MACHINE[want])
        if v in self.constants:  # of the frame
            return self.b.convert(self.b.op(f"add i64 %frame.address, {self.constants[v][1]}"), "i64", MACHINE[want])
        if v == self.frame:
            return self.b.convert("%frame.address", "i64", MACHINE[want])
        return self.b.convert(f"%v{v}", MACHINE[self.types[v]], MACHINE[want])

    def write(self, v, value, type):
        """Give a register a value of an LLVM type."""
        if self.in_memory:
            self.b.emit(f"store volatile i64 {self.b.convert(value, type, 'i64')}, ptr %r{v}")
            return
        value = self.b.convert(value, type, MACHINE[self.types[v]])
        last = self.b.lines[-1] if self.b.lines else ""
        if last.startswith(f"  {value} = "):
            self.b.lines[-1] = last.replace(value, f"%v{v}", 1)
        else:  # a constant or another name: a copy that costs nothing
            t = MACHINE[self.types[v]]
            self.b.emit(f"%v{v} = bitcast {t} {value} to {t}")

    # -- the whole
    def text(self):
        f, t = self.f, self.type
        linkage = {LOCAL: "internal ", WEAK: "weak "}.get(f.linkage, "")
        params = ", ".join(f"{MACHINE[x]} %{'a' if self.in_memory else 'v'}{n}" for n, x in enumerate(t.params))
        for b in self.blocks:
            self.b.label(self.labels[b])
            if b is self.blocks[0] and not self.in_memory:
                self.entry()
            for rd, values in b.phis:
                rows = [r for p, v in values.items() for r in [f"[ {self.edge(v, rd, p)}, %{self.labels[p]} ]"] * successors(p).count(b)]
                self.b.emit(f"%v{rd} = phi {MACHINE[self.types[rd]]} {', '.join(rows)}")
            for insn, line in zip(b.insns, b.lines, strict=True):
                self.comment(line)
                self.instruction(b, insn)
        lines = self.b.lines
        if self.in_memory:
            self.b.lines = ["entry:"]
            self.entry()
            lines = [*self.b.lines, "  br label %b0", *lines]
        head = f"define {linkage}{self.parent.result(t)} @{quoted(self.parent.functions[self.index])}({params}) {{"
        return "\n".join([head, *self.moved(lines), "}", ""])

    def entry(self):
        if self.in_memory:
            for n in range(self.f.nregs):
                self.b.emit(f"%r{n} = alloca i64, align 8")
            for n in range(self.f.nregs):
                given = MACHINE[self.type.params[n]] if n < len(self.type.params) else None
                value = "0" if given is None else self.b.convert(f"%a{n}", given, "i64")
                self.b.emit(f"store volatile i64 {value}, ptr %r{n}")
        if self.f.frame:
            self.b.emit(f"%frame = alloca [{self.f.frame} x i8], align {1 << self.f.frame_align}")
            self.b.emit("%frame.address = ptrtoint ptr %frame to i64")
            if self.in_memory:
                self.b.emit(f"store volatile i64 %frame.address, ptr %r{self.frame}")

    def edge(self, v, rd, p):
        """A value of a phi; what has to be converted for it is computed at the end of the block it comes from."""
        t = MACHINE[self.types[rd]]
        text = self.constant_value(v, self.types[rd]) if v in self.constants and self.constants[v][0] != "frame" else None
        if text is not None and not text.startswith("%"):
            return text
        plain = v not in self.constants and v != self.frame and MACHINE[self.types[v]] == t
        if plain:
            return f"%v{v}"
        lines, self.b.lines = self.b.lines, []
        value = self.read(v, self.types[rd])
        self.late.setdefault(self.labels[p], []).extend(self.b.lines)
        self.b.lines = lines
        return value

    def moved(self, lines):
        """Put the conversions for phis before the ends of their blocks."""
        late = self.late
        if not late:
            return lines
        out, label = [], None
        for n, line in enumerate(lines):
            if not line.startswith((" ", ";")):
                label = line.rstrip(":")
            last = n + 1 == len(lines) or not lines[n + 1].startswith(" ")
            if last and label in late:
                at = len(out)
                out[at:at] = late.pop(label)
            out.append(line)
        return out

    def comment(self, line):
        if line is not None and line != self.line:
            self.line = line
            self.b.lines.append(f"  ; {self.m.files[line[0]]}:{line[1]}")

    # -- instructions
    def instruction(self, block, insn):
        row = isa.OPS[insn[0]]
        name = row.name
        method = getattr(self, "op_" + name.replace(".", "_"), None)
        if method is not None:
            method(insn)
        elif row.expr is not None:
            self.expression(block, row, insn)
        elif name.startswith("ld."):
            self.load(row, insn)
        elif name.startswith("st."):
            self.store(row, insn)
        elif name.startswith("atomic."):
            self.atomic(row, insn)
        else:
            raise CompileError(f"function {self.f.name}: {name} has no LLVM IR")

    def expression(self, block, row, insn):
        names = {}
        for at, o in enumerate(row.operands, 1):
            if o.kind == "use":
                names[o.name] = self.read(insn[at], o.type), OPERAND[o.type]
            elif o.kind == "imm":
                names[o.name] = constant(insn[at], o.type), IMMEDIATE_TYPE[o.type]
        value, type = EXPRESSIONS[row.number].write(self.b, names)
        if "branch" in row.flags:
            at = next(n for n, x in enumerate(block.insns) if x is insn)
            rest = block.insns[at + 1]
            if rest[0] == OPC["jmp"]:
                self.b.emit(f"br i1 {value}, label %{self.labels[insn[-1]]}, label %{self.labels[rest[1]]}")
            else:
                raise CompileError(f"function {self.f.name}: a block ends in an unknown way")
        else:
            self.write(insn[1], value, type)

    def op_mov(self, insn):
        self.write(insn[1], self.read(insn[2], "i64"), "i64")

    def op_select(self, insn):
        c = self.b.op(f"icmp ne i32 {self.read(insn[2], 'i32')}, 0")
        t = "i64" if self.in_memory else self.types[insn[1]]
        x, y = self.read(insn[3], t), self.read(insn[4], t)
        self.write(insn[1], self.b.op(f"select i1 {c}, {MACHINE[t]} {x}, {MACHINE[t]} {y}"), MACHINE[t])

    def op_jmp(self, insn):
        lines = self.b.lines
        if not (lines and lines[-1].startswith("  br i1 ")):  # else it is that one's other way
            self.b.emit(f"br label %{self.labels[insn[1]]}")

    def op_switch(self, insn):
        x = self.b.op(f"sub i32 {self.read(insn[1], 'i32')}, {signed(insn[2], 32)}") if insn[2] else self.read(insn[1], "i32")
        cases = " ".join(f"i32 {n}, label %{self.labels[b]}" for n, b in enumerate(insn[4]))
        self.b.emit(f"switch i32 {x}, label %{self.labels[insn[3]]} [ {cases} ]")

    def op_trap(self, insn):
        self.b.lines.append(f"  ; trap {insn[1]}: {_TRAP_NAMES.get(insn[1] or 1)}")
        self.parent.out.declare("llvm.trap", "void @{}()")
        self.b.emit("call void @llvm.trap()")
        self.b.emit("unreachable")

    def op_ret(self, insn):
        values = [f"{MACHINE[t]} {self.read(v, t)}" for v, t in zip(insn[1], self.type.results, strict=True)]
        if len(values) < 2:
            self.b.emit(f"ret {values[0] if values else 'void'}")
            return
        whole, result = self.parent.result(self.type), "poison"
        for n, value in enumerate(values):
            result = self.b.op(f"insertvalue {whole} {result}, {value}, {n}")
        self.b.emit(f"ret {whole} {result}")

    def op_call(self, insn):
        self.call(f"@{quoted(self.parent.functions[insn[1]])}", self.m.func_type(insn[1]), insn[2], insn[3])

    def op_call_ind(self, insn):
        target = self.b.op(f"inttoptr i64 {self.read(insn[2], 'i64')} to ptr")
        self.call(target, self.m.types[insn[1]], insn[3], insn[4])

    def call(self, target, type, results, args):
        given = ", ".join(f"{MACHINE[t]} {self.read(v, t)}" for v, t in zip(args, type.params, strict=True))
        text = f"call {self.parent.result(type)} {target}({given})"
        if not results:
            self.b.emit(text)
            return
        value = self.b.op(text)
        if len(results) == 1:
            self.write(results[0], value, MACHINE[type.results[0]])
            return
        for n, (v, t) in enumerate(zip(results, type.results, strict=True)):
            self.write(v, self.b.op(f"extractvalue {self.parent.result(type)} {value}, {n}"), MACHINE[t])

    def op_setjmp(self, insn):
        self.parent.out.declare("setjmp", "i32 @{}(ptr) returns_twice")
        p = self.b.op(f"inttoptr i64 {self.read(insn[2], 'i64')} to ptr")
        self.write(insn[1], self.b.op(f"call i32 @setjmp(ptr {p}) returns_twice"), "i32")

    def op_longjmp(self, insn):
        self.parent.out.declare("longjmp", "void @{}(ptr, i32) noreturn")
        p = self.b.op(f"inttoptr i64 {self.read(insn[1], 'i64')} to ptr")
        self.b.emit(f"call void @longjmp(ptr {p}, i32 {self.read(insn[2], 'i32')})")
        self.b.emit("unreachable")

    # -- memory
    def sum(self, mem):
        """A memory operand as an i64: its text."""
        kind, root, index, ext, scale, disp = mem
        if kind >= isa.MEM_DATA:
            total = self.parent.address("data", root, disp)
        else:
            total = self.read(root, "i64")
        if index >= 0:
            x = self.read(index, "i64") if ext == isa.EXT_NONE else self.b.op(f"{_EXTEND[ext]} i32 {self.read(index, 'i32')} to i64")
            x = self.b.op(f"shl i64 {x}, {scale}") if scale else x
            total = self.b.op(f"add i64 {total}, {x}")
        if disp and kind < isa.MEM_DATA:
            total = self.b.op(f"add i64 {total}, {disp}")
        return total

    def cell(self, mem):
        """A memory operand as a pointer."""
        kind, root, index, _, _, disp = mem
        if kind == isa.MEM_DATA and index < 0:
            return self.parent.pointer("data", root, disp)
        return self.b.op(f"inttoptr i64 {self.sum(mem)} to ptr")

    def op_lea(self, insn):
        self.write(insn[1], self.sum(insn[2]), "i64")

    def op_lea_func(self, insn):
        self.write(insn[1], self.parent.address("func", insn[2]), "i64")

    def load(self, row, insn):
        cell, sign = cell_type(row)
        result = MACHINE[row.operands[0].type]
        value = self.b.op(f"load {cell}, ptr {self.cell(insn[2])}, align 1")
        if cell != result:
            value = self.b.op(f"{'zext' if sign == 'u' else 'sext'} {cell} {value} to {result}")
        self.write(insn[1], value, result)

    def store(self, row, insn):
        cell, _ = cell_type(row)
        o = row.operands[0]
        if o.kind == "imm":
            value = str(signed(insn[1], int(cell[1:])))
        else:
            value = self.read(insn[1], o.type)
            if cell != MACHINE[o.type]:
                value = self.b.op(f"trunc {MACHINE[o.type]} {value} to {cell}")
        self.b.emit(f"store {cell} {value}, ptr {self.cell(insn[2])}, align 1")

    def op_mem_copy(self, insn):
        self.parent.out.declare("llvm.memmove.p0.p0.i64", "void @{}(ptr, ptr, i64, i1)")
        to, source = (self.b.op(f"inttoptr i64 {self.read(v, 'i64')} to ptr") for v in insn[1:3])
        self.b.emit(f"call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {source}, i64 {self.read(insn[3], 'i64')}, i1 false)")

    def op_mem_fill(self, insn):
        self.parent.out.declare("llvm.memset.p0.i64", "void @{}(ptr, i8, i64, i1)")
        to = self.b.op(f"inttoptr i64 {self.read(insn[1], 'i64')} to ptr")
        byte = self.b.op(f"trunc i32 {self.read(insn[2], 'i32')} to i8")
        self.b.emit(f"call void @llvm.memset.p0.i64(ptr {to}, i8 {byte}, i64 {self.read(insn[3], 'i64')}, i1 false)")

    def atomic(self, row, insn):
        _, name, cell = row.name.split(".")
        op = insn[0]
        wide = "i64" if cell == "i64" else "i32"
        size = int(cell[1:]) // 8
        values = [self.read(insn[i], wide) for i in USES[op]]
        values = [v if wide == cell else self.b.op(f"trunc {wide} {v} to {cell}") for v in values]
        p = self.cell(insn[MEM[op]])
        if name == "st":
            self.b.emit(f"store atomic {cell} {values[0]}, ptr {p} seq_cst, align {size}")
            return
        if name == "ld":
            value = self.b.op(f"load atomic {cell}, ptr {p} seq_cst, align {size}")
        elif name == "rmw":
            kind = isa.RMW_KINDS[insn[3]]
            value = self.b.op(f"atomicrmw {RMW.get(kind, kind)} ptr {p}, {cell} {values[0]} seq_cst, align {size}")
        else:
            pair = self.b.op(f"cmpxchg ptr {p}, {cell} {values[0]}, {cell} {values[1]} seq_cst seq_cst, align {size}")
            value = self.b.op(f"extractvalue {{ {cell}, i1 }} {pair}, 0")
        if wide != cell:
            value = self.b.op(f"zext {cell} {value} to {wide}")
        self.write(insn[DEF[op]], value, wide)

    def op_fence(self, insn):
        self.b.emit("fence seq_cst")

    # -- the stack
    def op_stack_alloc(self, insn):
        p = self.b.op(f"alloca i8, i64 {self.read(insn[2], 'i64')}, align {1 << insn[3]}")
        self.write(insn[1], self.b.op(f"ptrtoint ptr {p} to i64"), "i64")

    def op_stack_save(self, insn):
        self.parent.out.declare("llvm.stacksave.p0", "ptr @{}()")
        self.write(insn[1], self.b.op(f"ptrtoint ptr {self.b.op('call ptr @llvm.stacksave.p0()')} to i64"), "i64")

    def op_thread_base(self, insn):
        self.write(insn[1], "0", "i64")  # the addresses of thread_local globals are this thread's

    def op_stack_restore(self, insn):
        self.parent.out.declare("llvm.stackrestore.p0", "void @{}(ptr)")
        p = self.b.op(f"inttoptr i64 {self.read(insn[1], 'i64')} to ptr")
        self.b.emit(f"call void @llvm.stackrestore.p0(ptr {p})")


