"""The assembler: text (`.avs`) to Module objects. The language is described in docs/assembly.md.

A statement is a line. A first pass collects the declarations, so that names can be used before
they stand; a second one reads the bodies of functions and data.
"""

import difflib

from allvm.ir import isa, text
from allvm.ir.graph import parse_node, parse_node_line
from allvm.ir.module import (
    COMMON,
    GLOBAL,
    LOCAL,
    WEAK,
    Alias,
    Data,
    Function,
    ImportData,
    ImportFunc,
    Line,
    Module,
    Program,
    Reloc,
)  # fmt: skip
from allvm.ir.tokens import Tokens

LINKAGES = (LOCAL, GLOBAL, WEAK, COMMON)
RMW_NUMBER = {name: n for n, name in enumerate(isa.RMW_KINDS)}
TRAP_NUMBER = {name: number for name, (number, _) in isa.TRAPS.items()}
INT_SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8}


def assemble(source, filename="<text>"):
    """The Module that an assembly text describes. ParseError with file, line, column, source line and caret."""
    return Assembler(source, filename).run()


class Space:
    """The names of one index space (functions or data)."""

    def __init__(self, what):
        self.what = what
        self.indices = {}  # (name, tag) -> index
        self.lines = {}
        self.count = 0

    def define(self, t, key):
        """Give the next index to the symbol that a line `t` has just named."""
        if key in self.indices:
            raise t.error(f"{self.what} {show(key)} is defined in line {self.lines[key]} already", t.column(t.pos - 1))
        if not key[0] and key[1] is None:
            raise t.error_before("a name is missing here")
        self.indices[key] = self.count
        self.lines[key] = t.number
        self.count += 1

    def find(self, t, key):
        index = self.indices.get(key)
        if index is None:
            near = difflib.get_close_matches(key[0], [n for n, _ in self.indices], 1)
            hint = f"; did you mean @{text.name_text(near[0])}?" if near and near[0] != key[0] else ""
            raise t.error_before(f"there is no {self.what} {show(key)}{hint}")
        return index


def show(key):
    name, tag = key
    return "@" + (text.name_text(name) if name else "") + (f"#{tag}" if tag is not None else "")


class Assembler:
    """One run over one text."""

    def __init__(self, source, filename):
        self.filename = filename
        self.source = source.split("\n")
        self.module = Module(name="" if filename.startswith("<") else filename)
        self.type_numbers = {}
        self.file_numbers = {}
        self.funcs = Space("function")
        self.datas = Space("data object")
        self.bodies = []  # (kind, object, first line, end)
        self.starts = self.module  # whose init and fini functions are being given
        self.deferred = []  # statements that refer to symbols: (parser, Tokens)
        self.statements = {
            "target": self.target, "depends": self.depends, "file": self.file, "type": self.type,
            "import": self.import_, "func": self.func, "data": self.data, "custom": self.custom,
            "node": self.node,
        }  # fmt: skip
        self.late_statements = {"alias": self.alias, "init": self.start, "fini": self.start, "program": self.program}

    def run(self):
        self.declarations()
        first_func, first_data = len(self.module.import_funcs), len(self.module.import_data)
        self._shift(self.funcs, "ImportFunc", first_func)
        self._shift(self.datas, "ImportData", first_data)
        for parse, t in self.deferred:
            parse(t)
            t.end()
        for parse, target, first, end in self.bodies:
            parse(target, first, end)
        return self.module

    def _shift(self, space, marker, imports):
        """Imports come first in an index space, wherever they stand in the text."""
        order = sorted(space.indices, key=lambda k: (k not in self.imported[marker], space.indices[k]))
        space.indices = {key: n for n, key in enumerate(order)}

    def tokens(self, number):
        return Tokens(self.source[number - 1], number, self.filename)

    # -- declarations
    def declarations(self):
        self.imported = {"ImportFunc": set(), "ImportData": set()}
        number = 0
        total = len(self.source)
        while number < total:
            number += 1
            line = self.source[number - 1].lstrip()
            if not line or line[0] == ";":
                continue
            t = self.tokens(number)
            word = t.next()
            if word in self.late_statements:
                self.deferred.append((self.late_statements[word], t))
            elif word in self.statements:
                body = self.statements[word](t)
                t.end()
                if body:
                    end = self.body_end(number + 1, t)
                    self.bodies.append((*body, number + 1, end))
                    number = end
            else:
                words = [*self.statements, *self.late_statements]
                raise t.error_before(f"a statement starts with one of {', '.join(words)}")

    def body_end(self, number, opening):
        """The number of the line with the closing brace."""
        for n in range(number, len(self.source) + 1):
            line = self.source[n - 1].strip()
            if line[:1] == "}":
                t = self.tokens(n)
                t.next()
                t.end()
                return n
        raise opening.error("the closing brace of this block is missing")

    def type_number(self, t):
        number = self.type_numbers.get(t)
        if number is None:
            number = self.type_numbers[t] = len(self.module.types)
            self.module.types.append(t)
        return number

    def target(self, t):
        key = self.word_or_string(t)
        if key in self.module.target:
            raise t.error_before(f"target {key} is given already")
        t.expect("=")
        self.module.target[key] = self.word_or_string(t)

    def word_or_string(self, t):
        return t.string() if t.peek()[:1] == '"' else t.next()

    def depends(self, t):
        name = t.string()
        self.module.dependencies.append((name, t.string() if t.peek() else ""))

    def file(self, t):
        name = t.string()
        self.file_numbers.setdefault(name, len(self.module.files))
        self.module.files.append(name)

    def type(self, t):
        signature = t.signature()
        if signature in self.type_numbers:
            raise t.error("this type is declared already", 0)
        self.type_number(signature)

    def import_(self, t):
        kind = t.next()
        if kind == "func":
            key = t.symbol()
            self.funcs.define(t, key)
            self.imported["ImportFunc"].add(key)
            number = self.type_number(t.signature())
            self.module.import_funcs.append(ImportFunc(key[0], number, t.accept("weak")))
        elif kind == "data":
            key = t.symbol()
            self.datas.define(t, key)
            self.imported["ImportData"].add(key)
            self.module.import_data.append(ImportData(key[0], t.accept("weak")))
        else:
            raise t.error_before("'func' or 'data' is expected here")

    def func(self, t):
        key = t.symbol()
        self.funcs.define(t, key)
        f = Function(key[0], self.type_number(t.signature()), -1)
        while not t.accept("{"):
            word = t.next()
            if word == "regs":
                f.nregs = t.integer(0, (1 << 32) - 1)
            elif word == "frame":
                f.frame = t.integer()
            elif word == "align":
                f.frame_align = t.integer(0, 255)
            elif word in LINKAGES:
                f.linkage = word
            else:
                raise t.error_before("regs, frame, align, a linkage or '{' is expected here")
        self.module.functions.append(f)
        return self.function_body, f

    def data(self, t):
        key = t.symbol()
        self.datas.define(t, key)
        d = Data(key[0], -1)
        body = False
        while t.peek() and not body:
            word = t.next()
            if word == "size":
                d.size = t.integer()
            elif word == "align":
                d.align = t.integer(0, 63)
            elif word == "readonly":
                d.readonly = True
            elif word == "thread":
                d.thread = True
            elif word in LINKAGES:
                d.linkage = word
            elif word == "{":
                body = True
            else:
                raise t.error_before("size, align, readonly, thread, a linkage or '{' is expected here")
        if not body and d.size < 0:
            raise t.error("a size or '{' is missing here")
        self.module.data.append(d)
        return (self.data_body, d) if body else None

    def custom(self, t):
        name = t.string()
        if name in self.module.custom:
            raise t.error_before("this custom section is given already")
        self.module.custom[name] = b""
        t.expect("{")
        return self.custom_body, name

    def node(self, t):
        key = t.symbol()
        n = parse_node(t, key)
        self.module.nodes.append(n)
        return self.node_body, n

    # -- statements that refer to symbols
    def alias(self, t):
        name, _ = t.symbol()
        linkage = GLOBAL
        t.expect("=")
        kind, index = self.reference(t)
        offset = self.offset(t)
        if t.peek() in LINKAGES:
            linkage = t.next()
        self.module.aliases.append(Alias(name, kind, index, offset, linkage))

    def program(self, t):
        """`program "name" @main`; the init and fini statements after it are the program's."""
        self.starts = Program(t.string(), self.funcs.find(t, t.symbol()))
        self.module.programs.append(self.starts)

    def start(self, t):
        entries = self.starts.init if t.tokens[0] == "init" else self.starts.fini
        priority = t.integer(-(1 << 63), (1 << 63) - 1, "a priority")
        entries.append((priority, self.funcs.find(t, t.symbol())))

    def reference(self, t):
        """`@name`, `func @name` or `data @name`: (kind, index)."""
        kind = t.next() if t.peek() in ("func", "data") else None
        key = t.symbol()
        if kind is None:
            if key in self.funcs.indices and key in self.datas.indices:
                raise t.error_before(f"{show(key)} is a function and a data object: write func or data before it")
            kind = "func" if key in self.funcs.indices else "data"
        return kind, (self.funcs if kind == "func" else self.datas).find(t, key)

    def offset(self, t):
        """An optional `+ n` or `- n`."""
        if t.peek() not in ("+", "-"):
            return 0
        return t.integer(-(1 << 63), (1 << 63) - 1, "an offset")

    # -- bodies
    def function_body(self, f, first, end):
        FunctionBody(self, f).parse(first, end)

    def data_body(self, d, first, end):
        out = bytearray()
        for number in range(first, end):
            t = self.tokens(number)
            if t.peek():
                self.data_item(t, out, d)
                t.end()
        d.init = bytes(out)
        d.relocs.sort(key=lambda r: r.offset)
        if d.size < 0:
            d.size = max(len(out), *(r.offset + r.width for r in d.relocs)) if d.relocs else len(out)

    def node_body(self, n, first, end):
        n.function = self.funcs.find(self.node_head(first), n.function)
        for number in range(first, end):
            t = self.tokens(number)
            if t.peek():
                parse_node_line(t, n, lambda t: self.funcs.find(t, t.symbol()))
                t.end()

    def node_head(self, first):
        """The tokens of the line before a node's body, just behind its name."""
        t = self.tokens(first - 1)
        t.pos = 2
        return t

    def custom_body(self, name, first, end):
        out = bytearray()
        for number in range(first, end):
            t = self.tokens(number)
            if t.peek():
                self.data_item(t, out, None)
                t.end()
        self.module.custom[name] = bytes(out)

    def data_item(self, t, out, d):
        """One line of a data object: bytes go to `out`, relocations to `d`."""
        word = t.next()
        if word == "string":
            out += t.string_bytes()
        elif word == "bytes":
            self.byte_list(t, out)
        elif word in INT_SIZES:
            size = INT_SIZES[word]
            out += t.signed(8 * size).to_bytes(size, "little", signed=True)
            while t.accept(","):
                out += t.signed(8 * size).to_bytes(size, "little", signed=True)
        elif word in ("f32", "f64"):
            width = int(word[1:])
            out += t.float(width).to_bytes(width // 8, "little")
            while t.accept(","):
                out += t.float(width).to_bytes(width // 8, "little")
        elif word == "zero":
            out += bytes(t.integer(0, 1 << 31))
        elif word in ("ptr", "ptr32") and d is not None:
            reloc = self.reloc(t, word, len(out))
            d.relocs.append(reloc)
            out += bytes(reloc.width)
        elif word == "at" and d is not None:
            offset = t.integer()
            word = t.next()
            if word not in ("ptr", "ptr32"):
                raise t.error_before("ptr or ptr32 is expected here")
            d.relocs.append(self.reloc(t, word, offset))
        else:
            raise t.error_before("string, bytes, i8 ... i64, f32, f64, zero, ptr, ptr32 or at is expected here")

    def reloc(self, t, word, offset):
        kind, index = self.reference(t)
        return Reloc(offset, kind, index, self.offset(t), 8 if word == "ptr" else 4)

    def byte_list(self, t, out):
        """The rest of a `bytes` line: pairs of hexadecimal digits."""
        start = t.column(0) + len("bytes")
        digits = t.line[start:].partition(";")[0]
        try:
            out += bytes.fromhex(digits)
        except ValueError:
            raise t.error("pairs of hexadecimal digits are expected here") from None
        t.pos = len(t.tokens)


class FunctionBody:
    """The instructions of one function."""

    def __init__(self, assembler, f):
        self.a = assembler
        self.f = f
        self.labels = {}
        self.fixups = []  # (instruction index, Tokens): instructions whose labels are names so far
        self.file = -1
        self.parsers = {
            "def": Tokens.register, "use": Tokens.register, "label": self.label, "labels": self.label_list,
            "func": self.func_index, "data": None, "type": None, "defs": None, "uses": self.uses, "mem": self.mem,
            "imm:s32": lambda t: t.signed(32), "imm:s64": lambda t: t.signed(64),
            "imm:u8": lambda t: t.integer(0, 255), "imm:f32": lambda t: t.float(32), "imm:f64": lambda t: t.float(64),
        }  # fmt: skip

    def parse(self, first, end):
        code = self.f.code
        source = self.a.source
        for number in range(first, end):
            line = source[number - 1].lstrip()
            if not line or line[0] == ";":
                continue
            t = Tokens(source[number - 1], number, self.a.filename)
            if t.pos + 1 < len(t.tokens) and t.tokens[1] == ":":
                self.define_label(t)
                if not t.peek():
                    continue
            if t.peek() == ".line":
                self.line(t)
            else:
                code.append(self.instruction(t))
            t.end()
        self.resolve()
        if self.f.nregs < 0:
            self.f.nregs = self.registers_needed()

    def define_label(self, t):
        name = t.next()
        if not text.IDENTIFIER.match(name):
            raise t.error_before("a label is an identifier")
        if name in self.labels:
            raise t.error_before(f"label {name} is defined already")
        t.next()
        self.labels[name] = len(self.f.code)

    def line(self, t):
        """`.line "file":number`, `.line #file-index:number` or, within the same file, `.line number`."""
        t.next()
        files = self.a.module.files
        if t.peek()[:1] == '"':
            name = t.string()
            self.file = self.a.file_numbers.setdefault(name, len(files))
            if self.file == len(files):
                files.append(name)
            t.expect(":")
        elif t.accept("#"):
            self.file = t.integer(-(1 << 31), (1 << 31) - 1)
            t.expect(":")
        elif self.file < 0:
            raise t.error("the first .line of a function names a file")
        self.f.lines.append(Line(len(self.f.code), self.file, t.integer(-(1 << 31), (1 << 31) - 1)))

    def instruction(self, t):
        word = t.next()
        row = isa.BY_NAME.get(word)
        if row is None:
            near = difflib.get_close_matches(word, isa.BY_NAME, 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise t.error_before(f"there is no instruction {word}{hint}")
        if word in ("call", "invoke"):
            return self.call(t, row)
        if word in ("call.ind", "invoke.ind"):
            return self.call_indirect(t, row)
        insn = [row.number]
        comma = False
        for o in row.operands:
            if o.kind == "uses":
                insn.append(self.uses(t))
                continue
            if comma:
                t.expect(",")
            comma = True
            kind = o.kind
            if kind == "def" or kind == "use":
                insn.append(t.register())
            elif kind == "imm":
                insn.append(self.immediate(t, row, o))
            else:
                insn.append(self.parsers[kind](t))
        if "branch" in row.flags:
            self.fixups.append((len(self.f.code), t))
        return tuple(insn)

    def immediate(self, t, row, o):
        if o.type == "u8":
            names = TRAP_NUMBER if row.name == "trap" else RMW_NUMBER if ".rmw." in row.name else {}
            if t.peek() in names:
                return names[t.next()]
        return self.parsers["imm:" + o.type](t)

    def call(self, t, row):
        defs = ()
        if t.peek()[:1] != "@":
            defs = t.registers()
            t.expect("=")
        func = self.func_index(t)
        return (row.number, func, defs, self.arguments(t), *self.handler(t, row))

    def handler(self, t, row):
        """The label behind an invoke."""
        if "branch" not in row.flags:
            return ()
        t.expect(",")
        self.fixups.append((len(self.f.code), t))
        return (self.label(t),)

    def call_indirect(self, t, row):
        defs = ()
        if t.peek() != "(":
            defs = t.registers()
            t.expect("=")
        type = self.a.type_number(t.signature())
        t.expect(",")
        address = t.register()
        return (row.number, type, address, defs, self.arguments(t), *self.handler(t, row))

    def arguments(self, t):
        t.expect("(")
        if t.accept(")"):
            return ()
        regs = t.registers()
        t.expect(")")
        return regs

    def uses(self, t):
        return t.registers() if t.peek() else ()

    def func_index(self, t):
        return self.a.funcs.find(t, t.symbol())

    def label(self, t):
        name = t.next()
        if not text.IDENTIFIER.match(name):
            raise t.error_before("a label is expected here")
        return name

    def label_list(self, t):
        t.expect("[")
        labels = []
        while not t.accept("]"):
            if labels:
                t.expect(",")
            labels.append(self.label(t))
        return tuple(labels)

    def mem(self, t):
        """`[root]`, `[root + index.ext<<scale + displacement]`; the root is a register or a data object."""
        t.expect("[")
        is_data = t.peek()[:1] == "@"
        root = self.a.datas.find(t, t.symbol()) if is_data else t.register()
        kind = isa.MEM_DATA if is_data else isa.MEM_BASE
        index, ext, scale, disp = -1, isa.EXT_NONE, 0, 0
        if t.peek() == "+" and t.tokens[t.pos + 1 : t.pos + 2] and t.tokens[t.pos + 1][0] == "r":
            t.next()
            index, ext = self.index_register(t)
            if t.accept("<<"):
                scale = t.integer(0, 7, "a scale")
            kind += 1
        if t.peek() in ("+", "-"):
            disp = t.integer(-(1 << 63), (1 << 63) - 1, "a displacement")
        t.expect("]")
        return (kind, root, index, ext, scale, disp)

    def index_register(self, t):
        token = t.peek()
        name, _, ext = token.partition(".")
        if ext:
            if ext not in isa.EXT_NAMES:
                raise t.error("an index may be extended as .s32 or .u32")
            t.tokens[t.pos] = name
            number = t.register()
            t.tokens[t.pos - 1] = token
            return number, isa.EXT_NAMES.index(ext)
        return t.register(), isa.EXT_NONE

    def resolve(self):
        """Replace the names of labels by instruction indices."""
        code = self.f.code
        labels = self.labels
        for index, t in self.fixups:
            insn = code[index]
            operands = []
            for x in insn:
                if type(x) is str:
                    x = self.find_label(t, x)
                elif type(x) is tuple and x and type(x[0]) is str:
                    x = tuple([labels[y] if y in labels else self.find_label(t, y) for y in x])
                operands.append(x)
            code[index] = tuple(operands)

    def find_label(self, t, name):
        if name not in self.labels:
            t.pos = len(t.tokens) - 1 - t.tokens[::-1].index(name)
            raise t.error(f"there is no label {name} in this function")
        return self.labels[name]

    def registers_needed(self):
        """One more than the highest register in use, parameters and the frame's address included."""
        needed = len(self.a.module.types[self.f.type].params) + (self.f.frame > 0)
        for insn in self.f.code:
            for o, x in zip(isa.OPS[insn[0]].operands, insn[1:]):
                if o.kind in ("def", "use"):
                    needed = max(needed, x + 1)
                elif o.kind in ("defs", "uses"):
                    needed = max([needed, *(r + 1 for r in x)])
                elif o.kind == "mem":
                    root = x[1] if x[0] in (isa.MEM_BASE, isa.MEM_INDEX) else -1
                    needed = max(needed, root + 1, x[2] + 1)
        return needed
