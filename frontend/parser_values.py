"""Types and constants of LLVM's textual IR."""

import struct

from allvm.frontend.lexer import name_of, string_of, unescape_bytes
from allvm.frontend.model import BlockAddress, Const, ConstAggregate, ConstExpr, Global, Instr
from allvm.frontend.types import FLOATS, TypeTable, type_str
from allvm.ir.errors import CompileError

CONST_WORDS = {
    "null": "null", "undef": "undef", "poison": "poison", "zeroinitializer": "zero", "none": "none",
}  # fmt: skip

CONST_EXPRS = frozenset(
    "getelementptr ptrtoint ptrtoaddr inttoptr bitcast addrspacecast trunc zext sext fptrunc fpext fptoui fptosi uitofp "
    "sitofp add sub mul xor and or shl lshr ashr icmp fcmp select extractelement insertelement shufflevector".split()
)

# What a value can start with, other than a sigil, a digit or a bracket. Any other word before a value is an attribute.
VALUE_WORDS = CONST_EXPRS | CONST_WORDS.keys() | {
    "true", "false", "splat", "blockaddress", "dso_local_equivalent", "no_cfi", "asm", "ptrauth", "",
}  # fmt: skip

_FLAG_WORDS = frozenset("inbounds nuw nusw nsw exact disjoint nneg samesign inrange".split())


class Values:
    """Parses types, constants and operands from token stacks (see `lexer.tokens`).

    `globals` holds every global mentioned so far, defined or not; `locals` the
    values of the function that is being parsed, both by token ('@x', '%5').
    """

    def __init__(self):
        self.types = TypeTable()
        self.globals = {}
        self.locals = {}
        self.block_addresses = []
        self._consts = {}
        tt = self.types
        self._simple = {"void": tt.void, "ptr": tt.ptr, "label": tt.label, "metadata": tt.metadata, "token": tt.token}
        for name in FLOATS:
            self._simple[name] = tt.float(name)
        for bits in (1, 8, 16, 32, 64, 128):
            self._simple[f"i{bits}"] = tt.int(bits)

    def where(self):
        """What stands before an error message; the parser overrides it."""
        return ""

    def error(self, message):
        """An error that names where it is, to be raised."""
        return CompileError(self.where() + message)

    def unsupported(self, what):
        return self.error(f"{what} is not supported")

    def expect(self, toks, token):
        t = toks.pop()
        if t != token:
            raise self.error(f"expected {token!r}, found {t!r} in LLVM IR")

    # -- types
    def type(self, toks):
        """A type, without a following parameter list."""
        t = self._simple.get(toks[-1])
        if t is None:
            return self._compound_type(toks)
        toks.pop()
        if toks[-1] == "addrspace":
            self.address_space(toks)
        return t

    def address_space(self, toks):
        """Reads `addrspace(N)`, which must be the default one."""
        toks.pop()
        self.expect(toks, "(")
        n = toks.pop()
        if n != "0":
            raise self.unsupported(f"address space {n}")
        self.expect(toks, ")")

    def type_or_func(self, toks):
        """A type that may be a function type: ``i32 (ptr, ...)``."""
        t = self.type(toks)
        if toks[-1] != "(":
            return t
        toks.pop()
        params = []
        vararg = False
        while toks[-1] != ")":
            if toks[-1] == "...":
                toks.pop()
                vararg = True
            else:
                params.append(self.type(toks))
            if toks[-1] == ",":
                toks.pop()
        toks.pop()
        return self.types.func(t, params, vararg)

    def _compound_type(self, toks):
        t = toks.pop()
        if t[:1] == "%":
            return self.named_type(t)
        if t[:1] == "i" and t[1:].isdigit():
            r = self._simple[t] = self.types.int(int(t[1:]))
            return r
        if t == "[":
            n = int(toks.pop())
            self.expect(toks, "x")
            r = self.types.array(self.type(toks), n)
            self.expect(toks, "]")
            return r
        if t == "{":
            return self._struct_type(toks, False)
        if t == "<":
            if toks[-1] == "{":
                toks.pop()
                r = self._struct_type(toks, True)
                self.expect(toks, ">")
                return r
            if toks[-1] == "vscale":
                raise self.unsupported("a scalable vector (SVE or RVV code)")
            n = int(toks.pop())
            self.expect(toks, "x")
            r = self.types.vector(self.type(toks), n)
            self.expect(toks, ">")
            return r
        if t == "target":
            raise self.unsupported(f"the target extension type {string_of(toks[-2])}")
        raise self.unsupported(f"type {t}")

    def _struct_type(self, toks, packed):
        return self.types.struct(self.fields(toks), packed)

    def fields(self, toks):
        """The field types of a struct after its '{', with the '}'."""
        fields = []
        while toks[-1] != "}":
            fields.append(self.type(toks))
            if toks[-1] == ",":
                toks.pop()
        toks.pop()
        return fields

    def named_type(self, token):
        t = self._simple.get(token)
        if t is None:
            t = self._simple[token] = self.types.named_struct(name_of(token))
        return t

    # -- operands
    def typed(self, toks):
        """A type and a value of it."""
        return self.value(self.type(toks), toks)

    def value(self, type, toks):
        """A value whose type is known."""
        t = toks.pop()
        c = t[:1]
        if c == "%":
            return self.locals.get(t) or self.local(t)
        if c == "@":
            return self.globals.get(t) or self.global_(t)
        v = self._consts.get((type, t))
        if v is not None:
            return v
        return self._constant(type, t, toks)

    def local(self, token):
        """The local value that a token names, made on first mention; its definition fills it in."""
        v = self.locals.get(token)
        if v is None:
            v = self.locals[token] = Instr(None, None, name_of(token), None)
        return v

    def global_(self, token):
        """The global that a token names, made on first mention; its definition fills it in."""
        g = self.globals.get(token)
        if g is None:
            name = name_of(token)
            if token[1:].isdigit():  # it has no name; a name of digits alone would be in quotes
                name = f"__unnamed_{name}"
            g = self.globals[token] = Global(self.types.ptr, name, None)
        return g

    # -- constants
    def _constant(self, type, t, toks):
        kind = type.kind
        c = t[0]
        if kind == "int" and (c.isdigit() or c == "-"):
            return self._remember(type, t, "int", int(t) & (1 << type.bits) - 1)
        if t in CONST_WORDS:
            return self._remember(type, t, CONST_WORDS[t])
        if t == "true" or t == "false":
            return self._remember(type, t, "int", int(t == "true"))
        if kind == "float" and (c.isdigit() or c in "-+"):
            return self._remember(type, t, "float", self.float_bits(type, t))
        if t[:2] == 'c"':
            return ConstAggregate(type, data=unescape_bytes(t[2:-1]))
        if c in "[{<":
            return self._aggregate(type, t, toks)
        if t in CONST_EXPRS:
            return self._expression(type, t, toks)
        return self._rare_constant(type, t, toks)

    def _remember(self, type, t, kind, value=0):
        v = self._consts[type, t] = Const(type, kind, value)
        return v

    def _rare_constant(self, type, t, toks):
        if t == "splat":
            self.expect(toks, "(")
            v = self.typed(toks)
            self.expect(toks, ")")
            return ConstAggregate(type, [v] * type.count)
        if t == "blockaddress":
            self.expect(toks, "(")
            v = BlockAddress(type, toks.pop(), None)
            self.expect(toks, ",")
            v.block = toks.pop()
            self.expect(toks, ")")
            self.block_addresses.append(v)
            return v
        if t == "dso_local_equivalent" or t == "no_cfi":
            return self.global_(toks.pop())
        raise self.unsupported(f"the constant {t!r} of type {type_str(type)}")

    def _aggregate(self, type, t, toks):
        if t == "<" and type.kind == "struct":
            self.expect(toks, "{")
            elements = self.elements(toks, "}")
            self.expect(toks, ">")
        else:
            elements = self.elements(toks, {"[": "]", "{": "}", "<": ">"}[t])
        return ConstAggregate(type, elements)

    def elements(self, toks, end):
        """Typed values up to a closing bracket, which is read."""
        out = []
        typed = self.typed
        while toks[-1] != end:
            out.append(typed(toks))
            if toks[-1] == ",":
                toks.pop()
        toks.pop()
        return out

    def _expression(self, type, op, toks):
        predicate = source = None
        while toks[-1] != "(":
            word = toks.pop()
            if word == "inrange":
                self.skip_parens(toks)
            elif word not in _FLAG_WORDS:
                predicate = word
        toks.pop()
        if op == "getelementptr":
            source = self.type(toks)
            self.expect(toks, ",")
        operands = [self.typed(toks)]
        while toks[-1] == ",":
            toks.pop()
            operands.append(self.typed(toks))
        if toks[-1] == "to":
            toks.pop()
            self.type(toks)
        self.expect(toks, ")")
        return ConstExpr(type, op, operands, source, predicate)

    def skip_parens(self, toks):
        """Skips a parenthesised group that starts here; returns its tokens."""
        self.expect(toks, "(")
        depth = 1
        out = []
        while depth:
            t = toks.pop()
            if t == "(":
                depth += 1
            elif t == ")":
                depth -= 1
            elif t == "":
                raise self.error("unbalanced parentheses in LLVM IR")
            out.append(t)
        return out[:-1]

    def float_bits(self, type, t):
        """The bits of a floating-point constant in the format of its own type."""
        name = type.name
        if t[:2] != "0x":
            x = float(t)
            if name == "double":
                return struct.unpack("<Q", struct.pack("<d", x))[0]
            if name == "float":
                return struct.unpack("<I", struct.pack("<f", x))[0]
        elif t[2] in "HKLMR":
            digits = t[3:]
            if t[2] == "L":  # the low half comes first
                return int(digits[16:], 16) << 64 | int(digits[:16], 16)
            if t[2] != "M":
                return int(digits, 16)
        elif name == "double":
            return int(t, 16)
        elif name == "float":
            return double_to_float_bits(int(t, 16))
        raise self.unsupported(f"the constant {t} of type {name}")


def double_to_float_bits(bits):
    """The bits of a float from those of a double of the same value; a NaN keeps sign and payload."""
    if bits >> 52 & 0x7FF == 0x7FF and bits & (1 << 52) - 1:
        return bits >> 32 & 0x80000000 | 0x7F800000 | bits >> 29 & 0x7FFFFF
    return struct.unpack("<I", struct.pack("<f", struct.unpack("<d", struct.pack("<Q", bits))[0]))[0]
