"""The disassembler: Module objects to text that the assembler turns into the same module.

The text is meant to be read: labels and names instead of indices, strings as strings. Names that
are missing or occur twice get a number: ``@name#7`` is function or data object 7.
"""

import re
from collections import Counter

from allvm.ir import isa, text
from allvm.ir.graph import node_lines
from allvm.ir.module import GLOBAL

TRAP_NAMES = {number: name for name, (number, _) in isa.TRAPS.items()}
BYTES_PER_LINE = 16
STRING_PER_LINE = 96
# Where a string is split into lines: after a line feed or a run of zeros.
_PIECE = re.compile(rb"[^\n\0]*(?:\n|\0+|\Z)", re.DOTALL)


def disassemble(m):
    """The text of a module."""
    return Disassembler(m).run()


def _names(objects):
    """How each object of an index space is written."""
    count = Counter(x.name for x in objects)
    return ["@" + text.name_text(x.name) if x.name and count[x.name] == 1
            else f"@{text.name_text(x.name) if x.name else ''}#{n}" for n, x in enumerate(objects)]  # fmt: skip


class Disassembler:
    """One run over one module."""

    def __init__(self, m):
        self.m = m
        self.funcs = _names([*m.import_funcs, *m.functions])
        self.datas = _names([*m.import_data, *m.data])
        self.out = []

    def run(self):
        m = self.m
        self.head()
        for x, name in zip(m.import_funcs, self.funcs):
            self.out.append(f"import func {name} {self.type(x.type)}{' weak' if x.weak else ''}")
        for x, name in zip(m.import_data, self.datas):
            self.out.append(f"import data {name}{' weak' if x.weak else ''}")
        for d, name in zip(m.data, self.datas[len(m.import_data) :]):
            self.data(d, name)
        for a in m.aliases:
            target = self.ref(a.kind, a.index)
            self.out.append(f"alias @{text.name_text(a.name)} = {target}{offset(a.offset)}{linkage(a)}")
        for f, name in zip(m.functions, self.funcs[len(m.import_funcs) :]):
            self.function(f, name)
        self.start(m)
        for p in m.programs:
            self.out.append(f"program {text.quote(p.name)} {self.func(p.main)}")
            self.start(p)
        for n in m.nodes:
            self.out += node_lines(n, self.func)
        for name, payload in m.custom.items():
            self.out.append(f"custom {text.quote(name)} {{")
            self.bytes(payload)
            self.out.append("}")
        return "\n".join([*self.out, ""])

    def start(self, lists):
        for word, entries in (("init", lists.init), ("fini", lists.fini)):
            self.out += [f"{word} {priority} {self.func(index)}" for priority, index in entries]

    def head(self):
        m = self.m
        for key, value in m.target.items():
            self.out.append(f"target {text.quote(key)} = {text.quote(value)}")
        for name, digest in m.dependencies:
            self.out.append(f"depends {text.quote(name)}" + (f" {text.quote(digest)}" if digest else ""))
        self.out += [f"file {text.quote(name)}" for name in m.files]
        if self.types_in_order() != list(range(len(m.types))):
            self.out += [f"type {t}" for t in m.types]

    def types_in_order(self):
        """The types in the order in which the assembler would meet them."""
        used = dict.fromkeys([x.type for x in self.m.import_funcs] + [f.type for f in self.m.functions])
        indirect = (isa.opcode("call.ind"), isa.opcode("invoke.ind"))
        for f in self.m.functions:
            used.update(dict.fromkeys(insn[1] for insn in f.code if insn[0] in indirect))
        return list(used)

    # -- references; an index that does not exist is shown as a number, for broken modules
    def type(self, index):
        return str(self.m.types[index]) if 0 <= index < len(self.m.types) else f"#{index}"

    def func(self, index):
        return self.funcs[index] if 0 <= index < len(self.funcs) else f"@#{index}"

    def datum(self, index):
        return self.datas[index] if 0 <= index < len(self.datas) else f"@#{index}"

    def ref(self, kind, index):
        return f"func {self.func(index)}" if kind == "func" else f"data {self.datum(index)}"

    # -- data
    def data(self, d, name):
        align = f" align {d.align}" if d.align else ""
        head = f"data {name} size {d.size}{align}{' readonly' if d.readonly else ''}{' thread' if d.thread else ''}{linkage(d)}"
        if not d.init and not d.relocs:
            self.out.append(head)
            return
        self.out.append(head + " {")
        pos = 0
        late = []
        for r in d.relocs:
            line = f"{'ptr' if r.width == 8 else 'ptr32'} {self.ref(r.kind, r.index)}{offset(r.addend)}"
            if r.offset < pos or d.init[r.offset : r.offset + r.width] != bytes(r.width):
                late.append(f"    at {r.offset} {line}")  # no zeros to stand for
                continue
            self.bytes(d.init[pos : r.offset])
            self.out.append("    " + line)
            pos = r.offset + r.width
        self.bytes(d.init[pos:])
        self.out += [*late, "}"]

    def bytes(self, data):
        """Lines for plain bytes: strings where they look like text, else zeros and hexadecimal."""
        if not data:
            return
        if not any(data):
            self.out.append(f"    zero {len(data)}")
        elif looks_like_text(data):
            for piece in _PIECE.findall(data):
                for i in range(0, len(piece), STRING_PER_LINE):
                    self.out.append(f"    string {text.quote_bytes(piece[i : i + STRING_PER_LINE])}")
        else:
            for i in range(0, len(data), BYTES_PER_LINE):
                self.out.append(f"    bytes {data[i : i + BYTES_PER_LINE].hex(' ')}")

    # -- functions
    def function(self, f, name):
        frame = f" frame {f.frame}" if f.frame else ""
        if f.frame and f.frame_align != 4:
            frame += f" align {f.frame_align}"
        self.out.append(f"func {name} {self.type(f.type)} regs {f.nregs}{frame}{linkage(f)} {{")
        labels = self.labels(f)
        lines = iter(f.lines)
        line = next(lines, None)
        file = -1
        out = self.out
        insn_text = self.instruction
        for i, insn in enumerate(f.code):
            if i in labels:
                out.append(labels[i] + ":")
            while line is not None and line.index <= i:
                out.append(f"    .line {self.file(line.file)}:{line.line}" if line.file != file
                           else f"    .line {line.line}")  # fmt: skip
                file = line.file
                line = next(lines, None)
            out.append(insn_text(insn, labels))
        out.append("}")

    def file(self, index):
        files = self.m.files
        if 0 <= index < len(files) and files.index(files[index]) == index:
            return text.quote(files[index])
        return f"#{index}"

    def labels(self, f):
        """The names of the labels of a function by instruction index, numbered from the top."""
        targets = set()
        for insn in f.code:
            row = isa.OPS[insn[0]]
            if "branch" in row.flags:
                for o, x in zip(row.operands, insn[1:]):
                    if o.kind == "label":
                        targets.add(x)
                    elif o.kind == "labels":
                        targets.update(x)
        return {index: f"L{n}" for n, index in enumerate(sorted(targets))}

    def instruction(self, insn, labels):
        """One instruction as text. `labels`: instruction index -> name."""
        row = isa.OPS[insn[0]]
        if row.name in ("call", "invoke"):
            _, func, defs, uses, *handler = insn
            return f"    {row.name} {_defs(defs)}{self.func(func)}({_regs(uses)}){_handler(handler, labels)}"
        if row.name in ("call.ind", "invoke.ind"):
            _, type, address, defs, uses, *handler = insn
            return f"    {row.name} {_defs(defs)}{self.type(type)}, r{address}({_regs(uses)}){_handler(handler, labels)}"
        parts = []
        for o, x in zip(row.operands, insn[1:]):
            kind = o.kind
            if kind == "def" or kind == "use":
                parts.append(f"r{x}")
            elif kind == "imm":
                parts.append(_immediate(row, o, x))
            elif kind == "mem":
                parts.append(self.mem(x))
            elif kind == "label":
                parts.append(labels[x])
            elif kind == "labels":
                parts.append("[" + ", ".join([labels[y] for y in x]) + "]")
            elif kind == "func":
                parts.append(self.func(x))
            elif x:
                parts.append(_regs(x))
        return f"    {row.name} {', '.join(parts)}" if parts else f"    {row.name}"

    def mem(self, mem):
        kind, root, index, ext, scale, disp = mem
        out = self.datum(root) if kind in (isa.MEM_DATA, isa.MEM_DATA_INDEX) else f"r{root}"
        if kind & 1:
            out += f" + r{index}"
            if ext:
                out += f".{isa.EXT_NAMES[ext] if ext < len(isa.EXT_NAMES) else ext}"
            if scale:
                out += f"<<{scale}"
        return f"[{out}{offset(disp)}]"


def looks_like_text(data):
    """Whether bytes are better shown as a string: hardly any control characters."""
    plain = sum(32 <= b < 127 or b in (9, 10) for b in data)
    zeros = data.count(0)
    return plain >= 0.8 * (len(data) - zeros) and zeros <= 1 + plain // 2


def offset(n):
    return "" if n == 0 else f" + {n}" if n > 0 else f" - {-n}"


def linkage(x):
    return "" if x.linkage == GLOBAL else f" {x.linkage}"


def _immediate(row, o, value):
    if o.type == "f32" or o.type == "f64":
        return text.format_float(value, int(o.type[1:]))
    if o.type == "u8":
        if row.name == "trap" and value in TRAP_NAMES:
            return TRAP_NAMES[value]
        if ".rmw." in row.name and value < len(isa.RMW_KINDS):
            return isa.RMW_KINDS[value]
    return str(value)


def _regs(regs):
    return ", ".join([f"r{r}" for r in regs])


def _handler(label, labels):
    return f", {labels[label[0]]}" if label else ""


def _defs(regs):
    return _regs(regs) + " = " if regs else ""
