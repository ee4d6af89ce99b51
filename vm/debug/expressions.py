"""Expressions of the debugger: C's, over variables with their types; registers by name; memory, symbols, arithmetic."""

import operator
import re
import struct

from allvm.debug import variables
from allvm.debug.registers import value as register_value
from allvm.debug.variables import Value, plain, type_name
from allvm.ir.errors import UsageError

LOADS = {"i8": "<b", "u8": "<B", "i16": "<h", "u16": "<H", "i32": "<i", "u32": "<I", "i64": "<q", "u64": "<Q", "f32": "<f", "f64": "<d"}
REGISTER_TYPES = ("i32", "i64", "f32", "f64")
LEVELS = (("||", "or"), ("&&", "and"), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<<", ">>"), ("+", "-"), ("*", "/", "%", "//"))
BINARY = {"+": operator.add, "-": operator.sub, "*": operator.mul, "//": operator.floordiv, "&": operator.and_, "|": operator.or_, "^": operator.xor,
          "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}  # fmt: skip
_TOKEN = re.compile(r"""\s*(0[xX][0-9a-fA-F]+[uUlL]*|(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?[uUlLfF]*|'(?:\\.|[^'\\])'|\$?[A-Za-z_][\w:]*"""
                    r"""|->|<<|>>|<=|>=|==|!=|&&|\|\||\*\*|//|[-+*/%&|^~!<>()\[\].=,?:])""")  # fmt: skip
_ESCAPES = {"n": 10, "t": 9, "r": 13, "0": 0, "\\": 92, "'": 39}
MOST_SHIFT = 64
STRING = 200
DEEPEST, NESTED = 100, 50  # signs, terms, members in a row; parentheses within each other


class Failed(UsageError):
    """An expression has no value here."""


class Frame:
    """What an expression is about. read(address, n) gives bytes of memory, symbol(name) an address, data_address(index) that of a data object."""

    def __init__(self, code, place, registers, read, symbol, data_address=None):
        self.code, self.place, self.registers, self.read, self.symbol, self.data_address = code, place, registers, read, symbol, data_address
        self.parts = 0  # of a variable that may still be shown

    def register(self, n, type=None):
        if not 0 <= n < len(self.registers):
            name = self.code.name(self.place[0]) if self.place else "the program"
            raise Failed(f"there is no register r{n} here: {name} has {len(self.registers)}")
        known = type or self.code.types(self.place)[n]
        return register_value(self.registers[n], known if known in REGISTER_TYPES else "i64")

    def bits(self, n):
        """What a register holds, as 64 bits."""
        if not 0 <= n < len(self.registers):
            raise Failed(f"there is no register r{n} here")
        return self.registers[n] & (1 << 64) - 1

    def base(self):
        """The address of the function's frame: in the register behind the parameters."""
        return self.bits(len(self.code.module.func_type(self.place[0]).params)) & 0xFFFFFFFF


class Expression:
    """`list->next->value`, `a[i] * 2`, `*p`, `&x`; `r3 > 10`, `$r1.f64`, `i32(r0 + 8)`, `str(r2)`, `counter` (a variable, else a symbol's address), `sp`."""

    def __init__(self, text):
        self.text = text
        self.tree = _Parser(text).whole()

    def value(self, frame):
        """A number or text; of an array or structure the address."""
        v = self.typed(frame)
        return v.address if v.number is None else v.number

    def typed(self, frame):
        """A Value."""
        try:
            return self._value(self.tree, frame)
        except (ZeroDivisionError, TypeError, OverflowError, ValueError) as e:
            raise Failed(f"{self.text}: {e}") from None
        except Failed:
            raise
        except UsageError as e:
            raise Failed(str(e)) from None

    def _value(self, node, frame):
        return getattr(self, "_" + node[0])(frame, *node[1:])

    def _number(self, frame, n):
        return Value(None, n)

    def _name(self, frame, name):
        found = None if name[0] == "$" else variables.lookup(name, frame)
        if found is not None:
            return found
        n = register_number(name.lstrip("$"))
        if n is not None:
            return Value(None, frame.register(n))
        enumerated = frame.code.enumerators.get(name)
        if enumerated is not None:
            return Value(*enumerated)
        try:
            return Value(None, frame.symbol(name.lstrip("$")))
        except UsageError:
            raise Failed(f"{name} is no variable here, no register (r0, r1, ...) and no symbol of the program") from None

    def _dot(self, frame, inner, name):
        n = register_number(inner[1].lstrip("$")) if inner[0] == "name" else None
        if n is not None and name in REGISTER_TYPES and (inner[1][0] == "$" or variables.lookup(inner[1], frame) is None):
            return Value(None, frame.register(n, name))
        v = self._value(inner, frame)
        p = plain(v.type)
        if p is not None and p.kind == "pointer":
            v = self._pointed(v, frame)
            p = plain(v.type)
        if p is None or p.kind not in ("struct", "union") or v.address is None:
            raise Failed(f"{self.text}: .{name} is for structures" + (f", not for {type_name(v.type)}" if v.type is not None else ""))
        found = variables.member(v, name, frame.read)
        if found is None:
            raise Failed(f"{type_name(v.type)} has no member {name}; it has {', '.join(m.name for m in p.members if m.name) or 'none'}")
        return found

    def _index(self, frame, inner, index):
        v, i = self._value(inner, frame), self._integer(index, frame)
        p = plain(v.type)
        if p is None or p.kind not in ("array", "pointer"):
            raise Failed(f"{self.text}: [ ] is for arrays and pointers" + (f", not for {type_name(v.type)}" if v.type is not None else ""))
        start = v.address if p.kind == "array" else v.number
        return self._loaded(p, start, i, frame)

    def _pointed(self, v, frame):
        p = plain(v.type)
        if p is None or p.kind not in ("array", "pointer"):
            raise Failed(f"{self.text}: * is for pointers" + (f", not for {type_name(v.type)}" if v.type is not None else "; i32(ADDRESS) and the like read memory"))
        return self._loaded(p, v.address if p.kind == "array" else v.number, 0, frame)

    def _loaded(self, p, start, i, frame):
        element = plain(p.target)
        if element is None or element.size <= 0:
            raise Failed(f"{self.text}: what {type_name(p)} points to has no size")
        if p.kind == "pointer" and start == 0:
            raise Failed(f"{self.text}: the pointer is NULL")
        return variables.at(p.target, (start + i * element.size) & 0xFFFFFFFF, frame.read)

    def _integer(self, node, frame):
        n = self._value(node, frame).number
        if not isinstance(n, int):
            raise Failed(f"{self.text}: an index is an integer")
        return n

    def _unary(self, frame, op, inner):
        v = self._value(inner, frame)
        if op == "*":
            return self._pointed(v, frame)
        if op == "&":
            if v.address is None:
                raise Failed(f"{self.text}: what has no address")
            from allvm.ir.debug import Type

            return Value(Type("pointer", size=8, target=v.type), v.address)
        n = self._arithmetic(v)
        return Value(None, {"-": operator.neg, "+": operator.pos, "~": operator.invert, "!": lambda x: int(not x), "not": lambda x: int(not x)}[op](n))

    def _arithmetic(self, v):
        n = v.address if v.number is None else v.number
        if not isinstance(n, (int, float)):
            raise Failed(f"{self.text}: arithmetic is for numbers")
        return n

    def _binary(self, frame, op, left, right):
        if op in ("&&", "and", "||", "or"):
            first = self._value(left, frame)
            wants = op in ("&&", "and")
            return first if bool(self._truth(first)) != wants else self._value(right, frame)
        a, b = self._value(left, frame), self._value(right, frame)
        x, y = self._arithmetic(a), self._arithmetic(b)
        if op in "+-" and (scaled := self._scaled(op, a, b, x, y)) is not None:
            return scaled
        if op in ("<<", ">>"):
            if not 0 <= y <= MOST_SHIFT:
                raise Failed(f"{self.text}: shift by {y}")
            return Value(None, x << y if op == "<<" else x >> y)
        if op in ("/", "%") and isinstance(x, int) and isinstance(y, int):
            q = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            return Value(None, q if op == "/" else x - q * y)
        found = {"/": operator.truediv, "%": operator.mod, **BINARY}[op](x, y)
        return Value(None, int(found) if isinstance(found, bool) else found)

    def _truth(self, v):
        return v.address if v.number is None else v.number

    def _scaled(self, op, a, b, x, y):
        """Sums of pointers and integers, and differences of pointers, as C has them; None for others."""
        p, q = plain(a.type), plain(b.type)
        of = [t is not None and t.kind in ("pointer", "array") for t in (p, q)]
        if not any(of):
            return None
        target = plain((p if of[0] else q).target)
        size = target.size if target is not None and target.size > 0 else 1
        from allvm.ir.debug import Type

        if all(of):
            return Value(None, (x - y) // size) if op == "-" else None
        if of[1] and op == "-":
            return None
        t = p if of[0] else q
        t = t if t.kind == "pointer" else Type("pointer", size=8, target=t.target)
        return Value(t, x + (y * size if op == "+" else -y * size) if of[0] else y + x * size)

    def _call(self, frame, kind, argument):
        v = self._value(argument, frame)
        address = v.address if v.number is None else v.number
        try:
            if kind == "str":
                return Value(None, text_at(frame.read, int(address)))
            if kind in LOADS:
                return Value(None, struct.unpack(LOADS[kind], frame.read(int(address) & 0xFFFFFFFF, struct.calcsize(LOADS[kind])))[0])
        except UsageError as e:
            raise Failed(str(e)) from None
        raise Failed(f"{kind}(...) is not known: there are {', '.join(LOADS)} and str")


class _Parser:
    """Text to a tree of tuples."""

    def __init__(self, text):
        self.text, self.tokens, at = text, [], 0
        stripped = text.rstrip()
        while at < len(stripped):
            m = _TOKEN.match(stripped, at)
            if m is None:
                raise self.foreign() if stripped[at:].strip()[:1] in "'\"" else self.broken()
            self.tokens.append(m[1])
            at = m.end()
        self.tokens.append("")
        self.at = self.depth = 0

    def broken(self):
        return UsageError(f"not an expression: {self.text}")

    def foreign(self):
        return UsageError(f"{self.text}: only registers, variables, members, numbers, symbols, C's operators and {', '.join(LOADS)}, str (ADDRESS) can be used")

    def take(self, *wanted):
        if self.tokens[self.at] in wanted and self.tokens[self.at]:
            self.at += 1
            return self.tokens[self.at - 1]
        return None

    def whole(self):
        tree = self.level(0)
        if self.tokens[self.at] == "=":
            raise UsageError(f"{self.text}: the past can be looked at, not changed (== compares)")
        if self.tokens[self.at] in ("**", ",", "?", ":"):
            raise self.foreign()
        if self.tokens[self.at]:
            raise self.broken()
        return tree

    def level(self, n):
        self.depth += n == 0
        if self.depth > NESTED:
            raise UsageError(f"{self.text[:60]}: too deep")
        if n == len(LEVELS):
            tree = self.prefix()
        else:
            tree, terms = self.level(n + 1), 0
            while op := self.take(*LEVELS[n]):
                tree, terms = ("binary", op, tree, self.level(n + 1)), terms + 1
                if terms > DEEPEST:
                    raise UsageError(f"{self.text[:60]}: too deep")
        self.depth -= n == 0
        return tree

    def prefix(self):
        signs = []
        while op := self.take("-", "+", "~", "!", "*", "&", "not", "**"):
            signs += ["*", "*"] if op == "**" else [op]
            if len(signs) > DEEPEST:
                raise UsageError(f"{self.text[:60]}: too deep")
        tree = self.postfix(self.primary())
        for op in reversed(signs):
            tree = ("unary", op, tree)
        return tree

    def primary(self):
        t = self.tokens[self.at]
        self.at += 1
        if t == "(":
            tree = self.level(0)
            if not self.take(")"):
                raise self.broken()
            return tree
        if not t:
            raise self.broken()
        if t[0] == "'":
            return ("number", ord(t[1]) if t[1] != "\\" else _ESCAPES.get(t[2], ord(t[2])))
        if t[0].isdigit() or t[0] == "." and len(t) > 1:
            return ("number", self.number(t))
        if t[0].isalpha() or t[0] in "_$":
            if self.take("("):
                tree = ("call", t, self.level(0))
                if not self.take(")"):
                    raise self.foreign()
                return tree
            return ("name", t)
        raise self.broken()

    def number(self, t):
        try:
            if t[:2].lower() == "0x":
                return int(t.rstrip("uUlL"), 16)
            digits = t.rstrip("uUlLfF")
            return int(digits) if digits.isdigit() else float(digits)
        except ValueError:
            raise self.broken() from None

    def postfix(self, tree):
        for _ in range(DEEPEST):
            if self.take("[") is not None:
                tree = ("index", tree, self.level(0))
                if not self.take("]"):
                    raise self.broken()
            elif self.take(".", "->"):
                name = self.tokens[self.at]
                if not (name[:1].isalpha() or name[:1] == "_"):
                    raise self.broken()
                self.at += 1
                tree = ("dot", tree, name)
            else:
                return tree
        raise UsageError(f"{self.text[:60]}: too deep")


def text_at(read, address):
    """The C string at an address, as far as it can be read."""
    found = b""
    while len(found) < STRING:
        try:
            c = read((address & 0xFFFFFFFF) + len(found), 1)
        except UsageError:
            if not found:
                raise
            break
        if c == b"\0":
            break
        found += c
    return found.decode("utf-8", "replace")


def register_number(name):
    """3 for r3, else None."""
    return int(name[1:]) if name[:1] == "r" and name[1:].isdecimal() and len(name) < 8 else None
