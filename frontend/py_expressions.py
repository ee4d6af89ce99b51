"""Expressions of kernels: literals, names, arithmetic, comparisons, elements of arrays."""

import ast
import math
import struct

from allvm.frontend import py_types as T

_INT = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
_FLOAT = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
_COMPARE = {ast.Eq: ("eq", "eq", "oeq"), ast.NotEq: ("ne", "ne", "une"), ast.Lt: ("slt", "ult", "olt"),
            ast.LtE: ("sle", "ule", "ole"), ast.Gt: ("sgt", "ugt", "ogt"), ast.GtE: ("sge", "uge", "oge")}  # fmt: skip
_SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**", ast.LShift: "<<",
          ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.MatMult: "@"}  # fmt: skip


def float_text(value, type):
    """A float as LLVM writes it: its bits as a double."""
    if type is T.f32:
        try:
            value = struct.unpack("f", struct.pack("f", value))[0]
        except OverflowError:
            value = math.copysign(math.inf, value)
    return f"0x{struct.unpack('Q', struct.pack('d', value))[0]:016X}"


class Expressions:
    """The part of FunctionCompiler that knows expressions."""

    def expression(self, node):
        """The Value of an expression."""
        method = getattr(self, "expr_" + type(node).__name__, None)
        if method is None:
            raise self.error(node, "this expression cannot stand in a kernel")
        return method(node)

    # -- literals and names
    def literal(self, value):
        if isinstance(value, bool):
            return T.Value(T.boolean, "true" if value else "false", const=value)
        if isinstance(value, int):
            return T.Value(T.weak_int, str(value), const=value)
        return T.Value(T.weak_float, float_text(value, T.f64), const=value)

    def expr_Constant(self, node):
        if isinstance(node.value, bool | int | float):
            return self.literal(node.value)
        raise self.error(node, f"{node.value!r} is no number")

    def expr_Name(self, node):
        variable = self.variables.get(node.id)
        if variable is not None:
            return self.load_variable(variable)
        return self.outside(node)

    def expr_Attribute(self, node):
        if node.attr == "size" and isinstance(node.value, ast.Name) and node.value.id in self.variables:
            return self.length(self.expression(node.value), None, node)
        return self.outside(node)

    def static(self, node):
        """What a name or a dotted name means outside of the function: (found, object)."""
        if isinstance(node, ast.Name):
            return (False, None) if node.id in self.variables else self.source.resolve(node.id)
        if isinstance(node, ast.Attribute):
            found, base = self.static(node.value)
            if found and hasattr(base, node.attr):
                return True, getattr(base, node.attr)
        return False, None

    def outside(self, node):
        """A constant out of the surroundings of the function: a number, or a table of numbers."""
        found, value = self.static(node)
        if not found:
            what = ast.unparse(node)
            raise self.error(node, f"{what} has no value here" if isinstance(node, ast.Name) else f"{what} is not known")
        if hasattr(value, "item") and getattr(value, "ndim", None) == 0:
            value = value.item()
        if isinstance(value, bool | int | float):
            return self.literal(value)
        if isinstance(value, tuple | list) or hasattr(value, "__array_interface__"):
            return self.module.constant_table(value, lambda what: self.error(node, what))
        raise self.error(node, f"{ast.unparse(node)} is {type(value).__name__}, of which a kernel cannot use the value")

    # -- conversion
    def convert(self, value, to):
        """A value in another scalar type; floats to integers saturate, NaN becomes 0."""
        have = value.type
        if have is to:
            return value
        if value.const is not None:
            return T.Value(to, self._constant(value.const, to), const=value.const)
        if isinstance(have, T.Weak):
            have = T.default(have)
        text = value.text
        if to.kind == "b":
            op = f"fcmp une {have.llvm} {text}, 0.0" if have.kind == "f" else f"icmp ne {have.llvm} {text}, 0"
        elif have.kind == "f" and to.kind == "f":
            op = f"{'fpext' if to.bits > have.bits else 'fptrunc'} {have.llvm} {text} to {to.llvm}"
        elif have.kind == "f":
            name = f"llvm.fpto{'s' if to.kind == 'i' else 'u'}i.sat.{to.llvm}.f{have.bits}"
            op = f"call {to.llvm} {self.module.declare(name, to.llvm, [have.llvm])}({have.llvm} {text})"
        elif to.kind == "f":
            op = f"{'sitofp' if have.kind == 'i' else 'uitofp'} {have.llvm} {text} to {to.llvm}"
        elif to.bits > have.bits:
            op = f"{'sext' if have.kind == 'i' else 'zext'} {have.llvm} {text} to {to.llvm}"
        elif to.bits < have.bits:
            op = f"trunc {have.llvm} {text} to {to.llvm}"
        else:
            return T.Value(to, text)
        return T.Value(to, self.op(op))

    def _constant(self, value, to):
        if to.kind == "f":
            return float_text(float(value), to)
        if to.kind == "b":
            return "true" if value else "false"
        if isinstance(value, float):
            low, high = (-(1 << to.bits - 1), (1 << to.bits - 1) - 1) if to.kind == "i" else (0, (1 << to.bits) - 1)
            value = 0 if math.isnan(value) else int(min(max(value, low), high))
        value &= (1 << to.bits) - 1
        return str(value - (1 << to.bits) if value >> (to.bits - 1) else value)

    def explicit(self, value, to, node):
        """A conversion that the source asks for; a literal has to fit."""
        if isinstance(value.type, T.Array):
            raise self.error(node, f"an array is no {to}")
        if isinstance(value.type, T.Weak) and value.type.is_int and to.is_int and not -(1 << to.bits - 1) <= value.const < 1 << to.bits:
            raise self.error(node, f"{value.const} does not fit into {to}")
        return T.Value(to, self.convert(value, to).text)  # no literal any more: it keeps its type

    def truth(self, node):
        """An expression as a condition: LLVM's i1."""
        return self.as_truth(self.expression(node), node)

    def as_truth(self, value, node):
        if isinstance(value.type, T.Array):
            raise self.error(node, "an array is neither true nor false")
        return self.convert(value, T.boolean).text

    # -- operators
    def expr_BinOp(self, node):
        return self.arithmetic(node.op, self.expression(node.left), self.expression(node.right), node)

    def meet(self, a, b, node, what):
        """Both operands in their common type."""
        for v in (a, b):
            if isinstance(v.type, T.Array):
                raise self.error(node, f"{what} works on numbers, not on arrays: use an element")
        type = T.common(a.type, b.type)
        if type is None:
            raise self.error(node, f"{a.type} and {b.type} do not meet in a type: convert one of them")
        if isinstance(type, T.Weak):
            return a, b, type
        return self.convert(a, type), self.convert(b, type), type

    def arithmetic(self, op, a, b, node):
        sign = _SIGNS.get(type(op), "?")
        if a.const is not None and b.const is not None and sign != "?":
            return self._fold(sign, a, b, node)
        if sign == "**":
            return self.power(a, b, node)
        if sign in ("<<", ">>"):
            return self._shift(sign, a, b, node)
        both_bool = a.type is T.boolean and b.type is T.boolean and sign in "&|^"
        if both_bool:
            return T.Value(T.boolean, self.op(f"{_INT[type(op)]} i1 {a.text}, {b.text}"))
        x, y, t = self.meet(a, b, node, f"'{sign}'")
        if sign == "/" and t.is_int:
            t = T.f64
            x, y = self.convert(x, t), self.convert(y, t)
        if sign in ("//", "%"):
            return self._floor(sign, x, y, t)
        name = (_FLOAT if t.kind == "f" else _INT).get(type(op))
        if name is None:
            raise self.error(node, f"'{sign}' does not work on {t}")
        return T.Value(t, self.op(f"{name} {t.llvm} {x.text}, {y.text}"))

    def _fold(self, sign, a, b, node):
        """Two literals: what Python makes of them, if it is a number of moderate size."""
        if sign == "**" and isinstance(b.const, int) and abs(b.const) > 4096 or sign == "<<" and b.const > 4096:
            raise self.error(node, "this constant is too large")
        try:
            value = eval(f"a {sign} b", {"__builtins__": {}}, {"a": a.const, "b": b.const})
        except (ArithmeticError, ValueError, TypeError) as e:
            raise self.error(node, f"this constant has no value: {e}") from None
        if isinstance(value, complex):
            raise self.error(node, "this constant is a complex number")
        return self.literal(value)

    def _shift(self, sign, a, b, node):
        """Counts are taken modulo the width, as the ISA does."""
        for v in (a, b):
            if isinstance(v.type, T.Array) or not (v.type.is_int or v.type is T.boolean):
                raise self.error(node, f"'{sign}' works on integers, this is {v.type}")
        t = T.default(T.promote(a.type))
        x, y = self.convert(a, t), self.convert(b, t)
        count = self.op(f"and {t.llvm} {y.text}, {t.bits - 1}")
        name = "shl" if sign == "<<" else "ashr" if t.kind == "i" else "lshr"
        return T.Value(t, self.op(f"{name} {t.llvm} {x.text}, {count}"))

    def _floor(self, sign, x, y, t):
        """// and %: rounded down as in Python; a divisor of 0 traps for integers."""
        llvm = t.llvm
        if t.kind == "f":
            fmod = self.module.declare("fmodf" if t is T.f32 else "fmod", llvm, [llvm, llvm], pure=True)
            floor = self.module.declare(f"llvm.floor.f{t.bits}", llvm, [llvm])
            if sign == "//":
                return T.Value(t, self.op(f"call {llvm} {floor}({llvm} {self.op(f'fdiv {llvm} {x.text}, {y.text}')})"))
            rest = self.op(f"call {llvm} {fmod}({llvm} {x.text}, {llvm} {y.text})")
            other = self.op(f"and i1 {self.op(f'fcmp une {llvm} {rest}, 0.0')}, {self._signs_differ(rest, y.text, t)}")
            return T.Value(t, self.op(f"select i1 {other}, {llvm} {self.op(f'fadd {llvm} {rest}, {y.text}')}, {llvm} {rest}"))
        if y.const is None:
            self.trap_if(self.op(f"icmp eq {llvm} {y.text}, 0"))
        elif y.const == 0:
            self.trap_if("true")
        if t.kind == "u":
            return T.Value(t, self.op(f"{'udiv' if sign == '//' else 'urem'} {llvm} {x.text}, {y.text}"))
        divisor = y.text
        minus = None
        if y.const is None or y.const == -1:  # the smallest number over -1 has no result: negate instead
            minus = self.op(f"icmp eq {llvm} {y.text}, -1")
            divisor = self.op(f"select i1 {minus}, {llvm} 1, {llvm} {y.text}")
        quotient = self.op(f"sdiv {llvm} {x.text}, {divisor}")
        rest = self.op(f"sub {llvm} {x.text}, {self.op(f'mul {llvm} {quotient}, {divisor}')}")
        down = self.op(f"and i1 {self.op(f'icmp ne {llvm} {rest}, 0')}, {self._signs_differ(rest, divisor, t)}")
        if sign == "%":
            return T.Value(t, self.op(f"select i1 {down}, {llvm} {self.op(f'add {llvm} {rest}, {divisor}')}, {llvm} {rest}"))
        found = self.op(f"add {llvm} {quotient}, {self.op(f'sext i1 {down} to {llvm}')}")
        if minus:
            found = self.op(f"select i1 {minus}, {llvm} {self.op(f'sub {llvm} 0, {x.text}')}, {llvm} {found}")
        return T.Value(t, found)

    def _signs_differ(self, a, b, t):
        if t.kind == "f":
            return self.op(f"xor i1 {self.op(f'fcmp olt {t.llvm} {a}, 0.0')}, {self.op(f'fcmp olt {t.llvm} {b}, 0.0')}")
        return self.op(f"icmp slt {t.llvm} {self.op(f'xor {t.llvm} {a}, {b}')}, 0")

    def expr_UnaryOp(self, node):
        value = self.expression(node.operand)
        if isinstance(node.op, ast.Not):
            return T.Value(T.boolean, self.op(f"xor i1 {self.as_truth(value, node.operand)}, true"))
        if isinstance(value.type, T.Array):
            raise self.error(node, "this works on numbers, not on arrays")
        if isinstance(node.op, ast.UAdd):
            return value
        if value.const is not None and not (isinstance(node.op, ast.Invert) and isinstance(value.const, float)):
            return self.literal(-value.const if isinstance(node.op, ast.USub) else ~int(value.const))
        t = T.promote(value.type)
        value = self.convert(value, t)
        if isinstance(node.op, ast.USub):
            return T.Value(t, self.op(f"fneg {t.llvm} {value.text}" if t.kind == "f" else f"sub {t.llvm} 0, {value.text}"))
        if not t.is_int:
            raise self.error(node, f"'~' works on integers, this is {t}")
        return T.Value(t, self.op(f"xor {t.llvm} {value.text}, -1"))

    # -- conditions
    def expr_BoolOp(self, node):
        """and, or: what is not needed is not computed; the result is a truth value."""
        return self._short(isinstance(node.op, ast.And), [lambda n=n: self.truth(n) for n in node.values])

    def _short(self, conjunction, conditions):
        slot, end = self.alloca("i1"), self.label("known")
        for i, condition in enumerate(conditions):
            value = condition()
            self.emit(f"store i1 {value}, ptr {slot}")
            if i + 1 < len(conditions):
                more = self.label("more")
                self.branch(value, *((more, end) if conjunction else (end, more)))
                self._open(more)
        self.start(end)
        return T.Value(T.boolean, self.op(f"load i1, ptr {slot}"))

    def expr_Compare(self, node):
        left = self.expression(node.left)
        if len(node.ops) == 1:
            return T.Value(T.boolean, self._compare(node.ops[0], left, self.expression(node.comparators[0]), node))
        state = [left]

        def step(op, right):
            value = self.expression(right)
            before, state[0] = state[0], value
            return self._compare(op, before, value, node)

        return self._short(True, [lambda o=o, c=c: step(o, c) for o, c in zip(node.ops, node.comparators, strict=True)])

    def _compare(self, op, a, b, node):
        names = _COMPARE.get(type(op))
        if names is None:
            raise self.error(node, "kernels compare with ==, !=, <, <=, > and >=")
        x, y, t = self.meet(a, b, node, "a comparison")
        if isinstance(t, T.Weak):
            t = T.default(t)
            x, y = self.convert(x, t), self.convert(y, t)
        name = names[{"i": 0, "b": 1, "u": 1, "f": 2}[t.kind]]
        return self.op(f"{'fcmp' if t.kind == 'f' else 'icmp'} {name} {t.llvm} {x.text}, {y.text}")

    def expr_IfExp(self, node):
        """a if c else b: only the chosen side is computed."""
        yes, no, end = self.label("then"), self.label("else"), self.label("endif")
        self.branch(self.truth(node.test), yes, no)
        self._open(yes)
        a = self.expression(node.body)
        at = len(self.code)
        self._open(no)
        b = self.expression(node.orelse)
        if a.type is b.type and not isinstance(a.type, T.Weak | T.Array):
            t = a.type
        else:
            for v, n in ((a, node.body), (b, node.orelse)):
                if isinstance(v.type, T.Array):
                    raise self.error(n, "a choice between arrays is not possible")
            t = T.common(a.type, b.type)
            if t is None:
                raise self.error(node, f"{a.type} and {b.type} do not meet in a type: convert one of them")
            t = T.default(t)
        slot = self.alloca(t.llvm)
        self.emit(f"store {t.llvm} {self.convert(b, t).text}, ptr {slot}")
        self.jump(end)
        rest, self.code = self.code[at:], self.code[:at]
        self.terminated = False
        self.emit(f"store {t.llvm} {self.convert(a, t).text}, ptr {slot}")
        self.emit(f"br label %{end}")
        self.code += rest
        self._open(end)
        return T.Value(t, self.op(f"load {t.llvm}, ptr {slot}"))

    # -- arrays
    def expr_Subscript(self, node):
        shape = self._shape(node)
        if shape is not None:
            return shape
        if isinstance(node.slice, ast.Slice):
            return self._part(node)
        pointer, element, array = self.element(node)
        self.note(array, "reads")
        return self.load(pointer, element)

    def load(self, pointer, element):
        text = self.op(f"load {element.memory}, ptr {pointer}, align {element.size}")
        if element.kind == "b":
            text = self.op(f"icmp ne i8 {text}, 0")
        return T.Value(element, text)

    def note(self, array, what):
        """Remember that a parameter's elements are read or written."""
        if array.root is not None:
            getattr(self, what).add(array.root)

    def _shape(self, node):
        """a.shape[k]"""
        base = node.value
        if not (isinstance(base, ast.Attribute) and base.attr == "shape" and isinstance(base.value, ast.Name) and base.value.id in self.variables):
            return None
        array = self.expression(base.value)
        if not (isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int)):
            raise self.error(node.slice, "the dimension of a shape is a literal")
        return self.length(array, node.slice.value, node)

    def length(self, array, dimension, node):
        """The extent of an array in a dimension, or the number of its elements; i64."""
        if not isinstance(array.type, T.Array):
            raise self.error(node, f"this is {array.type}, not an array")
        if dimension is not None and not 0 <= dimension < array.type.ndim:
            raise self.error(node, f"the array has {array.type.ndim} dimension{'s'[: array.type.ndim > 1]}")
        if dimension is not None and array.type.ndim > 1:
            return T.Value(T.i64, array.dims[dimension])
        return T.Value(T.i64, self.op(f"udiv i64 {array.bytes}, {array.type.element.size}"))

    def _index(self, node):
        value = self.expression(node)
        if isinstance(value.type, T.Array) or not (value.type.is_int or value.type is T.boolean):
            raise self.error(node, f"an index is an integer, this is {value.type}")
        if value.const is not None and value.const < 0:
            raise self.error(node, "an index does not count from the end here: use len(...)")
        return self.convert(value, T.i64).text

    def element(self, node):
        """The address of an element: (pointer, element type, array)."""
        array = self.expression(node.value)
        if not isinstance(array.type, T.Array):
            raise self.error(node.value, f"this is {array.type}, not an array")
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if len(indices) != array.type.ndim:
            raise self.error(node, f"{len(indices)} ind{'ex' if len(indices) == 1 else 'ices'} for {array.type}")
        offset = None
        for k, index in enumerate(indices):
            text = self._index(index)
            if self.module.bounds:
                extent = self.length(array, k, node).text
                self.trap_if(self.op(f"icmp uge i64 {text}, {extent}"))
            if offset is not None:
                text = self.op(f"add i64 {self.op(f'mul i64 {offset}, {array.dims[k]}')}, {text}")
            offset = text
        element = array.type.element
        return self.op(f"getelementptr {element.memory}, ptr {array.text}, i64 {offset}"), element, array

    def _part(self, node):
        """a[start:stop] of a row of elements: an array that begins later or ends earlier."""
        array = self.expression(node.value)
        if not isinstance(array.type, T.Array) or array.type.ndim != 1 or node.slice.step is not None:
            raise self.error(node, "a part is taken of an array with one dimension, as a[start:stop]")
        size = array.type.element.size
        length = self.length(array, 0, node).text
        low = self._index(node.slice.lower) if node.slice.lower else "0"
        high = self._index(node.slice.upper) if node.slice.upper else length
        inside = self.op(f"icmp ult i64 {high}, {length}")
        high = self.op(f"select i1 {inside}, i64 {high}, i64 {length}")
        empty = self.op(f"icmp uge i64 {low}, {high}")
        low = self.op(f"select i1 {empty}, i64 {high}, i64 {low}")
        count = self.op(f"mul i64 {self.op(f'sub i64 {high}, {low}')}, {size}")
        pointer = self.op(f"getelementptr {array.type.element.memory}, ptr {array.text}, i64 {low}")
        return T.Value(array.type, pointer, bytes=count, root=array.root)
