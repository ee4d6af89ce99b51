"""Instructions of LLVM's textual IR: one method for each form."""

from allvm.frontend.lexer import string_of
from allvm.frontend.model import Const, ConstAggregate, InlineAsm
from allvm.frontend.parser_values import VALUE_WORDS, Values

EMPTY = frozenset()

FAST_MATH = frozenset("nnan ninf nsz arcp contract afn reassoc fast".split())
FLAGS = FAST_MATH | frozenset("nsw nuw exact disjoint nneg samesign inbounds nusw".split())
ORDERINGS = frozenset("unordered monotonic acquire release acq_rel seq_cst".split())

BINARY = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem".split()
CASTS = ("trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr ptrtoaddr bitcast addrspacecast").split()

# Attributes whose parentheses hold a type, and those followed by a bare number.
_TYPE_ATTRS = frozenset("byval sret byref inalloca preallocated elementtype".split())
_NUMBER_ATTRS = frozenset(("align", "alignstack"))
_VALUE_START = frozenset("%@-0123456789")


class Instructions(Values):
    """Parses instructions. Each handler gets the Instr to fill and the tokens after the opcode."""

    def __init__(self):
        super().__init__()
        self.blocks = {}
        self.groups = {}  # '#N' -> frozenset of attributes
        self._flag_sets = {}
        self._attr_dicts = {(): {}}
        self.handlers = {
            "call": self._call, "tail": self._tail_call, "musttail": self._tail_call, "notail": self._tail_call,
            "load": self._load, "store": self._store, "getelementptr": self._getelementptr, "br": self._br,
            "icmp": self._compare, "fcmp": self._compare, "phi": self._phi, "select": self._select, "ret": self._ret,
            "switch": self._switch, "alloca": self._alloca, "unreachable": self._unreachable, "fneg": self._unary,
            "freeze": self._unary, "extractvalue": self._extractvalue, "insertvalue": self._insertvalue,
            "extractelement": self._extractelement, "insertelement": self._insertelement,
            "shufflevector": self._shufflevector, "indirectbr": self._indirectbr, "atomicrmw": self._atomicrmw,
            "cmpxchg": self._cmpxchg, "fence": self._fence, "va_arg": self._va_arg, "invoke": self._invoke,
            "landingpad": self._landingpad, "resume": self._resume,
        }  # fmt: skip
        self.handlers.update(dict.fromkeys(BINARY, self._binary))
        self.handlers.update(dict.fromkeys(CASTS, self._cast))

    # -- parts
    def flags(self, toks):
        """The flag words that stand here, as a shared frozenset."""
        if toks[-1] not in FLAGS:
            return EMPTY
        words = []
        while toks[-1] in FLAGS:
            words.append(toks.pop())
        key = tuple(words)
        found = self._flag_sets.get(key)
        if found is None:
            found = self._flag_sets[key] = frozenset(key)
        return found

    def label(self, toks):
        """`label %x`: a Block."""
        toks.pop()
        t = toks.pop()
        return self.blocks.get(t) or self.block(t)

    def block(self, token):
        raise NotImplementedError

    def comma(self, toks):
        self.expect(toks, ",")

    def _alignment(self, ins, toks):
        while toks[-1] == ",":
            toks.pop()
            if toks.pop() == "align":
                ins.align = int(toks.pop())
            elif toks[-1] == "(":
                self.skip_parens(toks)

    def _ordering(self, ins, toks):
        """`[syncscope("...")] ordering [ordering]`: the first one counts, it is the stronger."""
        if toks[-1] == "syncscope":
            toks.pop()
            self.skip_parens(toks)
        while toks[-1] in ORDERINGS:
            t = toks.pop()
            ins.atomic = ins.atomic or t

    # -- arithmetic
    def _binary(self, ins, toks):
        ins.flags = self.flags(toks)
        ins.type = type = self.type(toks)
        a = self.value(type, toks)
        toks.pop()
        ins.operands = [a, self.value(type, toks)]

    def _unary(self, ins, toks):
        ins.flags = self.flags(toks)
        ins.type = type = self.type(toks)
        ins.operands = [self.value(type, toks)]

    def _cast(self, ins, toks):
        ins.flags = self.flags(toks)
        ins.operands = [self.typed(toks)]
        self.expect(toks, "to")
        ins.type = self.type(toks)

    def _compare(self, ins, toks):
        ins.flags = self.flags(toks)
        ins.predicate = toks.pop()
        type = self.type(toks)
        a = self.value(type, toks)
        toks.pop()
        ins.operands = [a, self.value(type, toks)]
        i1 = self.types.int(1)
        ins.type = self.types.vector(i1, type.count) if type.kind == "vector" else i1

    def _select(self, ins, toks):
        ins.flags = self.flags(toks)
        c = self.typed(toks)
        self.comma(toks)
        ins.type = self.type(toks)
        a = self.value(ins.type, toks)
        self.comma(toks)
        ins.operands = [c, a, self.typed(toks)]

    def _phi(self, ins, toks):
        ins.flags = self.flags(toks)
        ins.type = type = self.type(toks)
        ins.operands = operands = []
        ins.blocks = blocks = []
        while toks[-1] == "[":
            toks.pop()
            operands.append(self.value(type, toks))
            toks.pop()
            t = toks.pop()
            blocks.append(self.blocks.get(t) or self.block(t))
            toks.pop()
            if toks[-1] == ",":
                toks.pop()

    # -- memory
    def _alloca(self, ins, toks):
        while toks[-1] in ("inalloca", "swifterror"):
            toks.pop()
        ins.type = self.types.ptr
        ins.source_type = self.type(toks)
        ins.operands = []
        while toks[-1] == ",":
            toks.pop()
            if toks[-1] == "align":
                toks.pop()
                ins.align = int(toks.pop())
            elif toks[-1] == "addrspace":
                self.address_space(toks)
            else:
                ins.operands.append(self.typed(toks))

    def _access(self, ins, toks):
        atomic = toks[-1] == "atomic"
        if atomic:
            toks.pop()
        if toks[-1] == "volatile":
            toks.pop()
            ins.volatile = True
        return atomic

    def _load(self, ins, toks):
        atomic = self._access(ins, toks)
        ins.type = self.type(toks)
        toks.pop()
        ins.operands = [self.typed(toks)]
        if atomic:
            self._ordering(ins, toks)
        self._alignment(ins, toks)

    def _store(self, ins, toks):
        atomic = self._access(ins, toks)
        ins.type = self.types.void
        v = self.typed(toks)
        toks.pop()
        ins.operands = [v, self.typed(toks)]
        if atomic:
            self._ordering(ins, toks)
        self._alignment(ins, toks)

    def _getelementptr(self, ins, toks):
        ins.flags = self.flags(toks)
        ins.source_type = self.type(toks)
        ins.operands = operands = []
        lanes = None
        while toks[-1] == ",":
            toks.pop()
            type = self.type(toks)
            if type.kind == "vector":
                lanes = type.count
            operands.append(self.value(type, toks))
        ins.type = self.types.vector(self.types.ptr, lanes) if lanes else self.types.ptr

    def _atomicrmw(self, ins, toks):
        self._access(ins, toks)
        ins.predicate = toks.pop()
        p = self.typed(toks)
        self.comma(toks)
        ins.type = self.type(toks)
        ins.operands = [p, self.value(ins.type, toks)]
        self._ordering(ins, toks)
        self._alignment(ins, toks)

    def _cmpxchg(self, ins, toks):
        if toks[-1] == "weak":
            toks.pop()
        self._access(ins, toks)
        p = self.typed(toks)
        self.comma(toks)
        type = self.type(toks)
        expected = self.value(type, toks)
        self.comma(toks)
        ins.operands = [p, expected, self.typed(toks)]
        ins.type = self.types.struct((type, self.types.int(1)))
        self._ordering(ins, toks)
        self._alignment(ins, toks)

    def _fence(self, ins, toks):
        ins.type = self.types.void
        ins.operands = []
        self._ordering(ins, toks)

    def _va_arg(self, ins, toks):
        ins.operands = [self.typed(toks)]
        self.comma(toks)
        ins.type = self.type(toks)

    # -- aggregates and vectors
    def _indices(self, toks):
        out = []
        while toks[-1] == ",":
            toks.pop()
            out.append(int(toks.pop()))
        return out

    def _extractvalue(self, ins, toks):
        v = self.typed_as(toks)
        ins.operands = [v[1]]
        ins.indices = self._indices(toks)
        type = v[0]
        for i in ins.indices:
            type = type.elem if type.kind == "array" else type.fields[i]
        ins.type = type

    def typed_as(self, toks):
        """(type, value): for values whose own type is not known yet."""
        type = self.type(toks)
        return type, self.value(type, toks)

    def _insertvalue(self, ins, toks):
        ins.type, agg = self.typed_as(toks)
        self.comma(toks)
        ins.operands = [agg, self.typed(toks)]
        ins.indices = self._indices(toks)

    def _extractelement(self, ins, toks):
        type, v = self.typed_as(toks)
        self.comma(toks)
        ins.type = type.elem
        ins.operands = [v, self.typed(toks)]

    def _insertelement(self, ins, toks):
        ins.type, v = self.typed_as(toks)
        self.comma(toks)
        e = self.typed(toks)
        self.comma(toks)
        ins.operands = [v, e, self.typed(toks)]

    def _shufflevector(self, ins, toks):
        type, a = self.typed_as(toks)
        self.comma(toks)
        b = self.typed(toks)
        self.comma(toks)
        mask = self.typed(toks)
        ins.operands = [a, b]
        ins.indices = self._mask(mask)
        ins.type = self.types.vector(type.elem, len(ins.indices))

    def _mask(self, mask):
        """The elements of a shuffle mask, -1 for poison."""
        if isinstance(mask, ConstAggregate):
            return [e.value if e.kind in ("int", "zero") else -1 for e in mask.elements]
        return [0 if mask.kind == "zero" else -1] * mask.type.count

    # -- control
    def _ret(self, ins, toks):
        type = self.type(toks)
        ins.operands = [] if type is self.types.void else [self.value(type, toks)]
        ins.type = self.types.void

    def _br(self, ins, toks):
        ins.type = self.types.void
        if toks[-1] == "label":
            ins.operands = []
            ins.blocks = [self.label(toks)]
            return
        ins.operands = [self.typed(toks)]
        toks.pop()
        yes = self.label(toks)
        toks.pop()
        ins.blocks = [yes, self.label(toks)]

    def _switch(self, ins, toks):
        ins.type = self.types.void
        v = self.typed(toks)
        self.comma(toks)
        ins.operands = [v]
        ins.blocks = [self.label(toks)]
        ins.cases = []
        self.expect(toks, "[")
        while toks[-1] != "]":
            ins.cases.append(self.typed(toks).value)
            self.comma(toks)
            ins.blocks.append(self.label(toks))

    def _indirectbr(self, ins, toks):
        ins.type = self.types.void
        ins.operands = [self.typed(toks)]
        self.comma(toks)
        self.expect(toks, "[")
        ins.blocks = []
        while toks[-1] != "]":
            ins.blocks.append(self.label(toks))
            if toks[-1] == ",":
                toks.pop()

    def _unreachable(self, ins, toks):
        ins.type = self.types.void
        ins.operands = []

    # -- calls
    def _tail_call(self, ins, toks):
        ins.tail = ins.op
        ins.op = "call"
        self.expect(toks, "call")
        self._call(ins, toks)

    def _call(self, ins, toks):
        ins.flags = self.flags(toks)
        ret = self.result_type(toks)
        if ret.kind == "func":
            ins.source_type = ret
            ret = ret.ret
        ins.type = ret
        ins.callee = self._callee(toks)
        self.expect(toks, "(")
        ins.operands = operands = []
        types = self._arguments(ins, toks, operands)
        if ins.source_type is None:
            ins.source_type = self.types.func(ret, types)
        t = toks[-1]
        if t[:1] == "#":
            toks.pop()
            ins.attrs = self.groups.get(t, EMPTY)
        else:
            ins.attrs = EMPTY
        if toks[-1] == "[":
            self._skip_bundles(toks)

    def _skip_bundles(self, toks):
        """Operand bundles say nothing that the lowering needs."""
        depth = 0
        while True:
            t = toks.pop()
            depth += (t == "[") - (t == "]")
            if not depth or not t:
                return

    def result_type(self, toks):
        """The result type of a call or a function, past calling convention and return attributes."""
        simple = self._simple
        while True:
            t = toks[-1]
            if t in simple or t[:1] in ("%", "[", "{", "<") or (t[:1] == "i" and t[1:].isdigit()):
                return self.type_or_func(toks)
            if not t or t == "target":
                return self.type(toks)  # raises
            toks.pop()
            if t in ("cc", "align"):
                toks.pop()
            elif toks[-1] == "(":
                self.skip_parens(toks)
            elif toks[-1] == "=":
                toks.pop()
                toks.pop()

    def _callee(self, toks):
        if toks[-1] != "asm":
            return self.value(self.types.ptr, toks)
        toks.pop()
        words = []
        while toks[-1][:1] != '"':
            words.append(toks.pop())
        template = string_of(toks.pop())
        self.comma(toks)
        return InlineAsm(self.types.ptr, template, string_of(toks.pop()), "sideeffect" in words)

    def _arguments(self, ins, toks, operands):
        """Arguments up to ')'; fills operands and arg_attrs, returns the types."""
        types = []
        attrs = []
        none = self._attr_dicts[()]
        while toks[-1] != ")":
            type = self.type(toks)
            types.append(type)
            if toks[-1][:1] in _VALUE_START:
                attrs.append(none)
                operands.append(self.value(type, toks))
            elif type.kind == "metadata":
                attrs.append(none)
                operands.append(self._metadata(type, toks))
            else:
                attrs.append(self.attributes(toks))
                operands.append(self.value(type, toks))
            if toks[-1] == ",":
                toks.pop()
        toks.pop()
        ins.arg_attrs = attrs
        return types

    def _metadata(self, type, toks):
        """A metadata argument, as its text."""
        words = []
        depth = 0
        while depth or toks[-1] not in (",", ")", ""):
            t = toks.pop()
            depth += (t in ("(", "{")) - (t in (")", "}"))
            words.append(string_of(t) if '"' in t else t)
        return Const(type, "metadata", " ".join(words))

    def attributes(self, toks):
        """The parameter attributes that stand here: a shared dict."""
        raw = []
        while True:
            t = toks[-1]
            if t[:1] != '"' and (not t[:1].isalpha() or t in VALUE_WORDS or t[1:2] == '"'):
                break
            raw.append(toks.pop())
            if toks[-1] == "(":
                raw.append("(")
                raw += self.skip_parens(toks)
                raw.append(")")
            elif t in _NUMBER_ATTRS:
                raw.append(toks.pop())
            elif toks[-1] == "=":
                raw.append(toks.pop())
                raw.append(toks.pop())
        key = tuple(raw)
        found = self._attr_dicts.get(key)
        if found is None:
            found = self._attr_dicts[key] = self._attr_dict(raw)
        return found

    def _attr_dict(self, raw):
        out = {}
        toks = ["", *reversed(raw)]
        while toks[-1]:
            word = toks.pop()
            name = string_of(word) if word[0] == '"' else word
            if toks[-1] == "(":
                inner = self.skip_parens(toks)
                if name in _TYPE_ATTRS:
                    out[name] = self.type(["", *reversed(inner)])
                else:
                    text = " ".join(inner)
                    out[name] = int(text) if text.isdigit() else text
            elif name in _NUMBER_ATTRS:
                out[name] = int(toks.pop())
            elif toks[-1] == "=":
                toks.pop()
                out[name] = string_of(toks.pop())
            else:
                out[name] = True
        return out

    # -- exceptions
    def _invoke(self, ins, toks):
        self._call(ins, toks)
        self.expect(toks, "to")
        normal = self.label(toks)
        self.expect(toks, "unwind")
        ins.blocks = [normal, self.label(toks)]

    def _landingpad(self, ins, toks):
        ins.type = self.type(toks)
        ins.operands = []
        ins.clauses = []
        while toks[-1]:
            word = toks.pop()
            ins.clauses.append((word, None if word == "cleanup" else self.typed(toks)))

    def _resume(self, ins, toks):
        ins.type = self.types.void
        ins.operands = [self.typed(toks)]


def label_token(line):
    """The token ('%x') of the block that a label line starts."""
    end = line.index('"', 1) + 1 if line[0] == '"' else line.index(":")
    return "%" + line[:end]

