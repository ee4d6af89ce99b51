"""Mathematics in kernels: `math.sqrt`, `numpy.exp`, `abs` and so on as LLVM intrinsics or functions of the host library."""

import math

from allvm.frontend import py_types as T

_LLVM = {"sqrt": 1, "floor": 1, "ceil": 1, "trunc": 1, "fabs": 1, "copysign": 2, "fma": 3, "rint": 1}
_LIBM = {"exp": 1, "exp2": 1, "expm1": 1, "log": 1, "log2": 1, "log10": 1, "log1p": 1, "sin": 1, "cos": 1, "tan": 1, "asin": 1,
         "acos": 1, "atan": 1, "atan2": 2, "sinh": 1, "cosh": 1, "tanh": 1, "asinh": 1, "acosh": 1, "atanh": 1, "pow": 2,
         "hypot": 2, "fmod": 2, "erf": 1, "erfc": 1, "cbrt": 1}  # fmt: skip
_TESTS = ("isnan", "isinf", "isfinite")
_NUMPY = {"absolute": "abs", "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "arcsinh": "asinh",
          "arccosh": "acosh", "arctanh": "atanh", "power": "pow", "minimum": "min", "maximum": "max", "float_power": "pow"}  # fmt: skip
KNOWN = {*_LLVM, *_LIBM, *_TESTS, "abs", "min", "max"}


def math_name(thing):
    """The name under which this module knows an object (of math, NumPy or Python), or None."""
    if thing in (abs, min, max) if callable(thing) and type(thing).__name__ == "builtin_function_or_method" else False:
        return thing.__name__
    name = getattr(thing, "__name__", None)
    if name is None:
        return None
    if getattr(thing, "__module__", None) == "math" and getattr(math, name, None) is thing:
        return name if name in KNOWN else None
    if type(thing).__module__.partition(".")[0] == "numpy" and type(thing).__name__ == "ufunc":
        name = _NUMPY.get(name, name)
        return name if name in KNOWN else None
    return None


class Mathematics:
    """The part of FunctionCompiler that knows functions of numbers."""

    def math_call(self, name, args, node):
        if name in ("min", "max"):
            return self._extreme(name, args, node)
        count = {"abs": 1}.get(name) or _LLVM.get(name) or _LIBM.get(name) or 1
        if len(args) != count:
            raise self.error(node, f"{name} takes {count} argument{'s'[: count > 1]}")
        for a in args:
            if isinstance(a.type, T.Array):
                raise self.error(node, f"{name} works on numbers, not on arrays")
        if name == "abs":
            return self._abs(args[0])
        args, t = self.floats(args)
        if name in _TESTS:
            return self._test(name, args[0].text, t)
        if name in _LLVM:
            callee = self.module.declare(f"llvm.{name}.f{t.bits}", t.llvm, [t.llvm] * count)
        else:
            callee = self.module.declare(name + "f" * (t is T.f32), t.llvm, [t.llvm] * count, pure=True)
        return T.Value(t, self.op(f"call {t.llvm} {callee}({', '.join(f'{t.llvm} {a.text}' for a in args)})"))

    def floats(self, args):
        """Operands as floats of one type: f32 where all floats among them are, else f64."""
        t = T.weak_int
        for a in args:
            t = T.common(t, a.type) or T.f64
        if isinstance(t, T.Weak) or t.kind != "f":
            t = T.f64
        return [self.convert(a, t) for a in args], t

    def _abs(self, value):
        if value.const is not None:
            return self.literal(abs(value.const))
        t = T.promote(value.type)
        value = self.convert(value, t)
        if t.kind == "u":
            return value
        if t.kind == "f":
            callee = self.module.declare(f"llvm.fabs.f{t.bits}", t.llvm, [t.llvm])
            return T.Value(t, self.op(f"call {t.llvm} {callee}({t.llvm} {value.text})"))
        callee = self.module.declare(f"llvm.abs.i{t.bits}", t.llvm, [t.llvm, "i1"])
        return T.Value(t, self.op(f"call {t.llvm} {callee}({t.llvm} {value.text}, i1 false)"))

    def _extreme(self, name, args, node):
        """min and max as Python has them: the first argument unless a later one is less (greater)."""
        if len(args) < 2:
            raise self.error(node, f"{name} takes 2 arguments or more")
        found = args[0]
        for other in args[1:]:
            a, b, t = self.meet(found, other, node, name)
            if isinstance(t, T.Weak):
                found = self.literal((min if name == "min" else max)(found.const, other.const))
                continue
            kind = {"i": "icmp s", "u": "icmp u", "f": "fcmp o"}[t.kind] + ("lt" if name == "min" else "gt")
            better = self.op(f"{kind} {t.llvm} {b.text}, {a.text}")
            found = T.Value(t, self.op(f"select i1 {better}, {t.llvm} {b.text}, {t.llvm} {a.text}"))
        return found

    def _test(self, name, text, t):
        if name == "isnan":
            return T.Value(T.boolean, self.op(f"fcmp uno {t.llvm} {text}, 0.0"))
        callee = self.module.declare(f"llvm.fabs.f{t.bits}", t.llvm, [t.llvm])
        size = self.op(f"call {t.llvm} {callee}({t.llvm} {text})")
        kind = "oeq" if name == "isinf" else "olt"
        return T.Value(T.boolean, self.op(f"fcmp {kind} {t.llvm} {size}, 0x7FF0000000000000"))

    def power(self, a, b, node):
        """a ** b: a small constant integer power by multiplication, else pow."""
        for v in (a, b):
            if isinstance(v.type, T.Array):
                raise self.error(node, "'**' works on numbers, not on arrays")
        n = b.const
        base = T.promote(T.default(a.type))
        if isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= 64:
            return self._repeated(self.convert(a, base), base, n)
        if base.is_int and b.type is not T.weak_float and (isinstance(b.type, T.Weak) or b.type.is_int):
            raise self.error(node, "an integer to a power that is not a constant from 0 to 64: convert the base to f64")
        return self.math_call("pow", [a, b], node)

    def _repeated(self, a, t, n):
        found, square = None, a.text
        mul = "fmul" if t.kind == "f" else "mul"
        while n:
            if n & 1:
                found = square if found is None else self.op(f"{mul} {t.llvm} {found}, {square}")
            n >>= 1
            if n:
                square = self.op(f"{mul} {t.llvm} {square}, {square}")
        if found is None:
            return T.Value(t, self.convert(self.literal(1), t).text)
        return T.Value(t, found)
