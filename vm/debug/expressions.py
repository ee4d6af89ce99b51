"""Expressions of the debugger: registers by name with their types, memory, symbols, arithmetic."""

import ast
import operator
import struct

from allvm.debug.registers import value
from allvm.ir.errors import UsageError

LOADS = {"i8": "<b", "u8": "<B", "i16": "<h", "u16": "<H", "i32": "<i", "u32": "<I", "i64": "<q", "u64": "<Q", "f32": "<f", "f64": "<d"}
BINARY = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Mod: operator.mod, ast.FloorDiv: operator.floordiv,
          ast.Div: operator.truediv, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor}  # fmt: skip
COMPARE = {ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge}
UNARY = {ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Invert: operator.invert, ast.Not: operator.not_}
MOST_SHIFT = 64
STRING = 200


class Failed(UsageError):
    """An expression has no value here."""


class Frame:
    """What an expression is about. read(address, n) gives bytes of memory, symbol(name) an address."""

    def __init__(self, code, place, registers, read, symbol):
        self.code, self.place, self.registers, self.read, self.symbol = code, place, registers, read, symbol

    def register(self, n, type=None):
        if not 0 <= n < len(self.registers):
            raise Failed(f"there is no register r{n} here: {self.code.name(self.place[0])} has {len(self.registers)}")
        known = type or self.code.types(self.place)[n]
        return value(self.registers[n], known if known in ("i32", "i64", "f32", "f64") else "i64")


class Expression:
    """`r3 > 10`, `r1.f64`, `i32(r0 + 8)`, `u8(0x20100)`, `str(r2)`, `counter` (the address of a symbol), `sp`."""

    def __init__(self, text):
        self.text = text
        try:
            self.tree = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise UsageError(f"not an expression: {text}") from None

    def value(self, frame):
        try:
            return self._value(self.tree, frame)
        except (ZeroDivisionError, TypeError, OverflowError, ValueError) as e:
            raise Failed(f"{self.text}: {e}") from None
        except RecursionError:
            raise Failed(f"{self.text}: too deep") from None

    def _value(self, node, frame):
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return node.value
        if isinstance(node, ast.Name):
            return self._name(node.id, frame)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in ("i32", "i64", "f32", "f64"):
            n = register_number(node.value.id)
            if n is not None:
                return frame.register(n, node.attr)
        if isinstance(node, ast.BinOp) and type(node.op) in BINARY:
            both = self._value(node.left, frame), self._value(node.right, frame)
            if not all(isinstance(v, (int, float)) for v in both):
                raise Failed(f"{self.text}: arithmetic is for numbers")
            return BINARY[type(node.op)](*both)
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.LShift, ast.RShift)):
            a, b = self._value(node.left, frame), self._value(node.right, frame)
            if not 0 <= b <= MOST_SHIFT:
                raise Failed(f"{self.text}: shift by {b}")
            return a << b if isinstance(node.op, ast.LShift) else a >> b
        if isinstance(node, ast.UnaryOp):
            return UNARY[type(node.op)](self._value(node.operand, frame))
        if isinstance(node, ast.BoolOp):
            both = isinstance(node.op, ast.And)
            for part in node.values:
                v = self._value(part, frame)
                if bool(v) != both:
                    break
            return v
        if isinstance(node, ast.Compare):
            left = self._value(node.left, frame)
            for op, part in zip(node.ops, node.comparators):
                right = self._value(part, frame)
                if type(op) not in COMPARE or not COMPARE[type(op)](left, right):
                    return False
                left = right
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) == 1 and not node.keywords:
            return self._load(node.func.id, self._value(node.args[0], frame), frame)
        raise Failed(f"{self.text}: only registers, numbers, symbols, arithmetic and {', '.join(LOADS)}, str (ADDRESS) can be used")

    def _name(self, name, frame):
        n = register_number(name)
        if n is not None:
            return frame.register(n)
        try:
            return frame.symbol(name)
        except UsageError:
            raise Failed(f"{name} is no register (r0, r1, ...) and no symbol of the program") from None

    def _load(self, kind, address, frame):
        try:
            if kind == "str":
                return text_at(frame.read, int(address))
            if kind in LOADS:
                return struct.unpack(LOADS[kind], frame.read(int(address) & 0xFFFFFFFF, struct.calcsize(LOADS[kind])))[0]
        except UsageError as e:
            raise Failed(str(e)) from None
        raise Failed(f"{kind}(...) is not known: there are {', '.join(LOADS)} and str")


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
