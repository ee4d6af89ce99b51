"""The parser of LLVM's textual IR, as LLVM prints it: text to `model.LlvmModule`."""

import re

from allvm.frontend.debug_info import record_of
from allvm.frontend.layout import DataLayout
from allvm.frontend.lexer import find_tokens, name_of, string_of, tokens
from allvm.frontend.model import Block, Instr, LlvmModule, Param
from allvm.frontend.parser_instr import Instructions, label_token
from allvm.frontend.parser_meta import Metadata, parse_attribute_group
from allvm.frontend.parser_values import CONST_EXPRS
from allvm.ir.errors import CompileError

LINKAGES = frozenset(
    "private internal available_externally linkonce linkonce_odr weak weak_odr common appending extern_weak external".split()
)
VISIBILITIES = frozenset(("default", "hidden", "protected"))
TERMINATORS = frozenset(("br", "switch", "indirectbr", "invoke"))

_STRING = re.compile(r'"([^"]*)"')


class Parser(Instructions):
    """Parses one module. `parse()` does it all."""

    def __init__(self, text, filename, progress=None):
        super().__init__()
        self.lines = text.split("\n")
        self.filename = filename
        self.progress = progress
        self.module = LlvmModule()
        self.module.types = self.types
        self.module.named_types = self.types.named
        self.meta = Metadata(self.module.files)
        self._defined = []  # globals in the order of their definitions and declarations
        self._blocks_of = {}  # function -> its blocks by token
        self._function = None
        self._ins = None

    def where(self):
        """file:line: in function 'f': — as exactly as it is known."""
        if self._function is None:
            return f"{self.filename}: "
        line = (self._ins.line if self._ins is not None else None) or self._function.dbg
        place = f"{self.module.files[line[0]]}:{line[1]}" if line else self.filename
        return f"{place}: in function '{self._function.name}': "

    # -- the module
    def parse(self):
        """The module of the text."""
        parts = self._split()
        self._headers(parts["header"])
        m = self.module
        m.layout = DataLayout(m.datalayout)
        for line in parts["types"]:
            self._named_type(line)
        for line in parts["attributes"]:
            number, attrs = parse_attribute_group(line)
            self.groups[number] = attrs
        self.meta.read(parts["metadata"])
        m.meta = self.meta
        m.flags = self.meta.flags()
        for line in parts["globals"]:
            self._global(line)
        for line in parts["declares"]:
            self._declare(line)
        bodies = parts["defines"]
        for n, (start, end) in enumerate(bodies):
            if self.progress and not n % 50:
                self.progress("reading", n, len(bodies))
            self._define(start, end)
        self._function = self._ins = None
        self._resolve_block_addresses()
        m.globals = self._by_name()
        return m

    def _split(self):
        """Sort the lines of the text by what they start. A function is (index of `define`, index of '}')."""
        parts = {k: [] for k in ("header", "types", "globals", "declares", "defines", "attributes", "metadata")}
        lines = self.lines
        i = 0
        while i < len(lines):
            line = lines[i]
            c = line[:1]
            if c == "!":
                parts["metadata"].append(line)
            elif c == "@":
                parts["globals"].append(line)
            elif c == "%":
                parts["types"].append(line)
            elif line.startswith("define "):
                end = lines.index("}", i)
                parts["defines"].append((i, end))
                i = end
            elif line.startswith("declare "):
                parts["declares"].append(line)
            elif line.startswith("attributes "):
                parts["attributes"].append(line)
            elif c not in ("", ";", "$", "^"):
                parts["header"].append(line)
            i += 1
        return parts

    def _headers(self, lines):
        m = self.module
        for line in lines:
            found = _STRING.search(line)
            text = string_of(found.group()) if found else ""
            if line.startswith("source_filename"):
                m.source_filename = text
            elif line.startswith("target datalayout"):
                m.datalayout = text
            elif line.startswith("target triple"):
                m.triple = text
            elif line.startswith("module asm"):
                m.asm.append(text)
            elif not line.startswith("uselistorder"):
                raise self.unsupported(f"{line[:60]!r} in LLVM IR")

    def _by_name(self):
        """The globals by name, variables first, then declarations and functions."""
        out = {g.name: g for g in self._defined}
        for token, g in self.globals.items():
            if g.what is None:
                raise self.error(f"{token} is used but not declared in LLVM IR")
        return out

    def _named_type(self, line):
        toks = tokens(line)
        name = toks.pop()
        self.named_type(name)
        self.expect(toks, "=")
        self.expect(toks, "type")
        t = toks.pop()
        if t == "opaque":
            return
        packed = t == "<"
        if packed:
            t = toks.pop()
        if t != "{":
            raise self.unsupported(f"the type {name}")
        self.types.define_struct(name_of(name), self.fields(toks), packed)

    def _resolve_block_addresses(self):
        """Names in blockaddress constants become Global and Block."""
        for b in self.block_addresses:
            b.function = self.globals[b.function]
            b.block = self._blocks_of.get(b.function, {}).get(b.block)
            if b.block is None:
                raise self.error(f"blockaddress of a block that function '{b.function.name}' has not")

    # -- globals
    def _new_global(self, token, what):
        g = self.global_(token)
        g.what = what
        self._defined.append(g)
        return g

    def _global(self, line):
        toks = tokens(line)
        g = self.global_(toks.pop())
        self._defined.append(g)
        self.expect(toks, "=")
        declared = False
        while True:
            t = toks.pop()
            if t in ("global", "constant", "alias", "ifunc"):
                break
            declared |= t in ("external", "extern_weak")
            self._symbol_word(g, t, toks)
        if t == "ifunc":
            raise self.unsupported(f"the indirect function (ifunc) '{g.name}'")
        if t == "alias":
            g.what = "alias"
            g.value_type = self.type_or_func(toks)
            self.expect(toks, ",")
            g.init = self.value(self.types.ptr, toks) if toks[-1] in CONST_EXPRS else self.typed(toks)
            return
        g.what = "var"
        g.constant = t == "constant"
        g.value_type = self.type(toks)
        if not declared:
            g.init = self.value(g.value_type, toks)
        self._global_tail(g, toks)

    def _symbol_word(self, g, t, toks):
        """A word before the kind of a global or the result type of a function; False when it is none of these."""
        if t in LINKAGES:
            g.linkage = t
        elif t in VISIBILITIES:
            g.visibility = t
        elif t == "thread_local":
            g.thread_local = True
            if toks[-1] == "(":
                self.skip_parens(toks)
        elif t == "unnamed_addr":
            g.unnamed_addr = True
        elif t == "addrspace":
            toks.append(t)
            self.address_space(toks)
        elif t not in ("dso_local", "dso_preemptable", "dllimport", "dllexport", "local_unnamed_addr", "externally_initialized"):
            return False
        return True

    def _global_tail(self, g, toks):
        while toks[-1]:
            t = toks.pop()
            if t == "section":
                g.section = string_of(toks.pop())
            elif t == "align":
                g.align = int(toks.pop())
            elif t == "comdat":
                g.comdat = self._comdat(g, toks)
            elif t == "!dbg":
                g.records = toks.pop()[1:]

    def _comdat(self, g, toks):
        return name_of(self.skip_parens(toks)[0]) if toks[-1] == "(" else g.name

    # -- functions
    def _declare(self, line):
        toks = tokens(line)
        toks.pop()
        while toks[-1][:1] == "!":  # where it is declared concerns nobody
            toks.pop()
            toks.pop()
        self._signature(toks)

    def _signature(self, toks):
        """From the linkage to the end of the line: (the function, the tokens of its parameters)."""
        words = []
        while toks[-1] in LINKAGES or toks[-1] in VISIBILITIES or toks[-1] in ("dso_local", "dso_preemptable", "dllimport", "dllexport"):
            words.append(toks.pop())
        ret = self.result_type(toks)
        g = self._new_global(toks.pop(), "func")
        for w in words:
            self._symbol_word(g, w, toks)
        self.expect(toks, "(")
        names, vararg = self._parameters(g, toks)
        g.value_type = self.types.func(ret, [p.type for p in g.params], vararg)
        debug = self._function_tail(g, toks)
        if debug:
            g.dbg = self.meta.declared_at(debug)
        return g, names

    def _parameters(self, g, toks):
        names = []
        vararg = False
        while toks[-1] != ")":
            if toks[-1] == "...":
                toks.pop()
                vararg = True
            else:
                type = self.type(toks)
                attrs = self.attributes(toks)
                token = toks.pop() if toks[-1][:1] == "%" else None
                names.append(token)
                g.params.append(Param(type, token and name_of(token), attrs, len(g.params)))
            if toks[-1] == ",":
                toks.pop()
        toks.pop()
        return names, vararg

    def _function_tail(self, g, toks):
        """What stands between the parameters and the body; the number of the DISubprogram or None."""
        debug = None
        while toks[-1] and toks[-1] != "{":
            t = toks.pop()
            if t[0] == "#":
                g.attrs = self.groups.get(t, frozenset())
            elif t == "section":
                g.section = string_of(toks.pop())
            elif t == "align":
                g.align = int(toks.pop())
            elif t == "comdat":
                g.comdat = self._comdat(g, toks)
            elif t == "unnamed_addr":
                g.unnamed_addr = True
            elif t in ("prefix", "prologue"):
                raise self.unsupported(f"{t} data of function '{g.name}'")
            elif t == "personality":
                self.typed(toks)
            elif t == "!dbg":
                debug = toks.pop()[1:]
        return debug

    def _define(self, start, end):
        toks = tokens(self.lines[start])
        toks.pop()
        g, names = self._signature(toks)
        self._function = g
        self._ins = None
        self.locals = dict(zip(names, g.params))
        self.blocks = self._blocks_of[g] = {}
        i = start + 1
        if self.lines[i][:1] in (" ", ""):  # the entry block has no label: the number after the unnamed parameters
            self._place(f"%{sum(n[1:].isdigit() for n in names)}")
        self._body(i, end)
        self._finish(g)

    def block(self, token):
        """The block that a token names, made on first mention."""
        b = self.blocks.get(token)
        if b is None:
            b = self.blocks[token] = Block(name_of(token))
        return b

    def _place(self, token):
        b = self.block(token)
        f = self._function
        b.index = len(f.blocks)
        f.blocks.append(b)
        return b

    def _body(self, i, end):
        """The lines of a function after `define` up to '}'."""
        lines = self.lines
        handlers = self.handlers
        location = self.meta.location
        locals = self.locals
        block = self._function.blocks[-1] if self._function.blocks else None
        while i < end:
            line = lines[i]
            i += 1
            if line[:2] != "  ":
                if line:
                    block = self._place(label_token(line))
                continue
            if line[2] == " ":  # a debug record: '    #dbg_value(...)'
                if self.meta.variables is not None:
                    self._record(line, block)
                continue
            if line[-1] == "[" or " invoke " in line or " landingpad " in line:
                line, i = self._join(line, i)
            if '"' in line:
                toks, tail = self._split_quoted(line)
            else:
                line, _, tail = line.partition(", !")
                toks = find_tokens(line)
                toks.append("")
                toks.reverse()
            op = toks.pop()
            if op[0] == "%":
                ins = locals.get(op)
                if ins is None:
                    ins = locals[op] = Instr(None, None, name_of(op), None)
                toks.pop()
                op = toks.pop()
            else:
                ins = Instr(None, None, None, None)
            ins.op = op
            ins.block = block
            if tail[:5] == "dbg !":
                ins.line = location(tail[5:].partition(",")[0])
            self._ins = ins
            handler = handlers.get(op)
            if handler is None:
                raise self.unsupported(f"the instruction '{op}'")
            handler(ins, toks)
            block.instrs.append(ins)

    def _record(self, line, block):
        """Note what is said of a variable."""
        found = record_of(line)
        if found is None:
            return
        kind, text, variable, expression, location = found
        toks = tokens(text)
        if "poison" in toks or "undef" in toks or "(" in toks:
            value = None
        elif len(toks) == 3 and toks[1][:1] == "%":
            value = self.locals.get(toks[1])
        else:
            try:
                value = self.typed(toks)
            except CompileError:
                value = None
        g = self._function
        if g.records is None:
            g.records = []
        g.records.append((kind, value, variable, expression, location, block, len(block.instrs)))

    def _join(self, line, i):
        """An instruction on several lines as one: (text, index of the next line)."""
        lines = self.lines
        if line[-1] == "[":
            while True:
                more = lines[i]
                i += 1
                line += more
                if more[:3] == "  ]":
                    return line, i
        while lines[i][:10] == "          ":
            line += lines[i]
            i += 1
        return line, i

    def _split_quoted(self, line):
        """(token stack, text from the first metadata on) of a line that has strings in it."""
        toks = find_tokens(line)
        depth = 0
        cut = len(toks)
        tail = ""
        for n, t in enumerate(toks):
            if t in ("(", "[", "{"):
                depth += 1
            elif t in (")", "]", "}"):
                depth -= 1
            elif t == "," and not depth and n + 1 < len(toks) and toks[n + 1][0] == "!":
                cut = n
                tail = f"{toks[n + 1][1:]} {toks[n + 2]}"
                break
        stack = toks[:cut]
        stack.append("")
        stack.reverse()
        return stack, tail

    def _finish(self, g):
        """Predecessors and use counts."""
        for token, v in self.locals.items():
            if v.type is None:
                raise self.error(f"{token} is used but not defined in LLVM IR")
        for b in g.blocks:
            for ins in b.instrs:
                if ins.users is None:
                    ins.users = 0
                for v in ins.operands:
                    if v.__class__ is Instr:
                        v.users = (v.users or 0) + 1
                v = ins.callee
                if v.__class__ is Instr:
                    v.users = (v.users or 0) + 1
            last = b.instrs[-1]
            if last.op in TERMINATORS:
                for s in last.blocks:
                    if b not in s.preds:
                        s.preds.append(b)
        self.locals = {}
        self._ins = None
