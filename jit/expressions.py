"""The `expr` of a row of the ISA table as LLVM IR.

An expression of the table (see `ir/isa.py`) becomes a function that writes the instructions for it. A
new opcode whose expression uses known operators and helpers needs nothing here; a new helper, a line
of `HELPERS`. Nothing that is written can be poison: no flags, counts of shifts are masked by the
table's expressions, conversions to integers saturate.
"""

import ast
import re

from allvm.ir import isa

# Types of expressions: u32 s32 u64 s64 f32 f64, and b for a truth value.
LLVM = {"u32": "i32", "s32": "i32", "u64": "i64", "s64": "i64", "f32": "float", "f64": "double", "b": "i1"}
MACHINE = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double"}
OPERAND = {"i32": "u32", "i64": "u64", "f32": "f32", "f64": "f64"}
RESULT = {"i1": "b", "i32": "u32", "i64": "u64", "float": "f32", "double": "f64"}


def intrinsic(name, result, *args):
    """A helper that is a call. args: types, or literal operands."""
    def make(b, values):
        values = iter(values)
        given = [a if " " in a else f"{a} {next(values)}" for a in args]
        return b.call(result, name, given)

    return make, result


def extension(low, result):
    def make(b, values):
        source = values[0] if b.type_of_source == f"i{low}" else b.op(f"trunc {b.type_of_source} {values[0]} to i{low}")
        return b.op(f"sext i{low} {source} to {result}")

    return make, result


def high_half(extend):
    def make(b, values):
        wide = [b.op(f"{extend} i64 {v} to i128") for v in values]
        product = b.op(f"mul i128 {wide[0]}, {wide[1]}")
        return b.op(f"trunc i128 {b.op(f'lshr i128 {product}, 64')} to i64")

    return make, "i64"


def signed_division(op, w):
    """The divisor is not 0, and MIN / -1 has trapped before; MIN rem -1 is 0, which srem would leave undefined."""
    def make(b, values):
        x, y = values
        if op == "srem":
            y = b.op(f"select i1 {b.op(f'icmp eq i{w} {y}, -1')}, i{w} 1, i{w} {y}")
        return b.op(f"{op} i{w} {x}, {y}")

    return make, f"i{w}"


def plain(text, result):
    return (lambda b, values: b.op(text.format(*values))), result


HELPERS = {
    "MULH_S64": high_half("sext"), "MULH_U64": high_half("zext"),
    "SEXT8_32": extension(8, "i32"), "SEXT16_32": extension(16, "i32"),
    "SEXT8_64": extension(8, "i64"), "SEXT16_64": extension(16, "i64"), "SEXT32_64": extension(32, "i64"),
}  # fmt: skip
for _w in (32, 64):
    _i = f"i{_w}"
    for _name, _function, _more in (
        ("CLZ", "ctlz", ("i1 false",)), ("CTZ", "cttz", ("i1 false",)), ("POPCNT", "ctpop", ()), ("BSWAP", "bswap", ()),
        ("BITREV", "bitreverse", ()),
    ):  # fmt: skip
        HELPERS[f"{_name}{_w}"] = intrinsic(f"llvm.{_function}.{_i}", _i, _i, *_more)
    HELPERS[f"DIV_S{_w}"] = signed_division("sdiv", _w)
    HELPERS[f"REM_S{_w}"] = signed_division("srem", _w)
    _f, _t = ("float", "f32") if _w == 32 else ("double", "f64")
    for _name, _function in (("FMIN", "minimumnum"), ("FMAX", "maximumnum"), ("COPYSIGN", "copysign")):
        HELPERS[f"{_name}{_w}"] = intrinsic(f"llvm.{_function}.{_t}", _f, _f, _f)
    HELPERS[f"FABS{_w}"] = intrinsic(f"llvm.fabs.{_t}", _f, _f)
    HELPERS[f"FNEG{_w}"] = plain(f"fneg {_f} {{0}}", _f)
    _suffix = "f" if _w == 32 else ""
    for _name, _function in (("sqrt", "sqrt"), ("ceil", "ceil"), ("floor", "floor"), ("trunc", "trunc"), ("rint", "roundeven")):
        HELPERS[_name + _suffix] = intrinsic(f"llvm.{_function}.{_t}", _f, _f)
    HELPERS["fma" + _suffix] = intrinsic(f"llvm.fma.{_t}", _f, _f, _f, _f)
    for _n in (32, 64):
        for _s in "SU":
            HELPERS[f"CVT_{_s}{_n}_{_t.upper()}"] = intrinsic(f"llvm.fpto{_s.lower()}i.sat.i{_n}.{_t}", f"i{_n}", _f)


def rotate(function, w):
    def make(b, values):
        return b.call(f"i{w}", f"llvm.{function}.i{w}", [f"i{w} {values[0]}", f"i{w} {values[0]}", f"i{w} {values[1]}"])

    return make, f"i{w}"


for _w in (32, 64):
    HELPERS[f"ROTL{_w}"], HELPERS[f"ROTR{_w}"] = rotate("fshl", _w), rotate("fshr", _w)

INTEGER_OPS = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl"}
SIGNED_OPS = {ast.RShift: ("lshr", "ashr"), ast.Div: ("udiv", "sdiv"), ast.Mod: ("urem", "srem")}
FLOAT_OPS = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
INTEGER_RELATIONS = {ast.Eq: ("eq", "eq"), ast.NotEq: ("ne", "ne"), ast.Lt: ("ult", "slt"), ast.LtE: ("ule", "sle"), ast.Gt: ("ugt", "sgt"), ast.GtE: ("uge", "sge")}
FLOAT_RELATIONS = {ast.Eq: "oeq", ast.NotEq: "une", ast.Lt: "olt", ast.LtE: "ole", ast.Gt: "ogt", ast.GtE: "oge"}


class Expression:
    """A parsed expression. `write(builder, names)` -> (value, LLVM type); names: operand -> (value, type of expression)."""

    def __init__(self, row):
        self.row = row
        text = re.sub(r"^<(\w+)>(.*)$", r"CAST_\1(\2)", row.expr)
        self.tree = ast.parse(text, mode="eval").body

    def write(self, builder, names):
        value, type = self._node(self.tree, builder, names)
        return value, LLVM[type]

    def _node(self, node, b, names):
        if isinstance(node, ast.Name):
            return names[node.id]
        method = {ast.BinOp: self._binary, ast.Compare: self._compare, ast.IfExp: self._choice, ast.Call: self._helper, ast.UnaryOp: self._unary}[type(node)]
        return method(node, b, names)

    def _pair(self, left, right, b, names):
        """Two operands of which one may be a number."""
        if isinstance(right, ast.Constant):
            x, t = self._node(left, b, names)
            return x, str(right.value), t
        if isinstance(left, ast.Constant):
            y, t = self._node(right, b, names)
            return str(left.value), y, t
        x, t = self._node(left, b, names)
        y, u = self._node(right, b, names)
        if LLVM[t] != LLVM[u]:
            raise TypeError(f"{self.row.name}: {t} and {u} in {self.row.expr}")
        return x, y, t

    def _binary(self, node, b, names):
        x, y, t = self._pair(node.left, node.right, b, names)
        kind = type(node.op)
        if t[0] == "f":
            op = FLOAT_OPS[kind] + b.fast
        elif kind in SIGNED_OPS:
            op = SIGNED_OPS[kind][t[0] == "s"]
        else:
            op = INTEGER_OPS[kind]
        return b.op(f"{op} {LLVM[t]} {x}, {y}"), t

    def _compare(self, node, b, names):
        x, y, t = self._pair(node.left, node.comparators[0], b, names)
        kind = type(node.ops[0])
        if t[0] == "f":
            return b.op(f"fcmp {FLOAT_RELATIONS[kind]} {LLVM[t]} {x}, {y}"), "b"
        return b.op(f"icmp {INTEGER_RELATIONS[kind][t[0] == 's']} {LLVM[t]} {x}, {y}"), "b"

    def _unary(self, node, b, names):
        x, t = self._node(node.operand, b, names)
        if isinstance(node.op, ast.Not):
            return b.op(f"xor i1 {x}, true"), "b"
        if t[0] == "f" or t == "b" or isinstance(node.op, ast.UAdd):
            raise TypeError(f"{self.row.name}: {type(node.op).__name__} of {t} in {self.row.expr}")
        op = f"xor {LLVM[t]} {x}, -1" if isinstance(node.op, ast.Invert) else f"sub {LLVM[t]} 0, {x}"
        return b.op(op), t

    def _choice(self, node, b, names):
        c, _ = self._node(node.test, b, names)
        x, y, t = self._pair(node.body, node.orelse, b, names)
        return b.op(f"select i1 {c}, {LLVM[t]} {x}, {LLVM[t]} {y}"), t

    def _helper(self, node, b, names):
        name = node.func.id
        values, types = zip(*[self._node(a, b, names) for a in node.args])
        if name in ("S32", "S64"):
            return values[0], name.lower()
        if name.startswith("CAST_"):
            return self._cast(name[5:], values[0], types[0], b)
        make, result = HELPERS[name]
        b.type_of_source = LLVM[types[0]]
        return make(b, values), RESULT[result]

    @staticmethod
    def _cast(to, value, source, b):
        target = {"float": "f32", "double": "f64"}[to]
        if source[0] == "f":
            op = None if source == target else "fptrunc" if target == "f32" else "fpext"
        else:
            op = "sitofp" if source[0] == "s" else "uitofp"
        return (value if op is None else b.op(f"{op} {LLVM[source]} {value} to {to}")), target


EXPRESSIONS = {row.number: Expression(row) for row in isa.OPS if row.expr is not None}
