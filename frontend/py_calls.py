"""Calls in kernels: of other kernels' functions, of types as conversions, of mathematics, print, len."""

import ast

from allvm.frontend import py_types as T
from allvm.frontend.py_grid import Grid
from allvm.frontend.py_intrinsics import Intrinsic
from allvm.frontend.py_math import Mathematics, math_name


class Calls(Mathematics, Grid):
    """The part of FunctionCompiler that knows calls."""

    def expr_Call(self, node):
        return self.call(node, used=True)

    def call(self, node, used=True):
        found, callee = self.static(node.func)
        if not found:
            raise self.error(node.func, f"{ast.unparse(node.func)} is not known here")
        if node.keywords and not hasattr(callee, "kernel_source"):
            raise self.error(node, "arguments with names are for functions of kernels")
        if isinstance(callee, Intrinsic):
            return getattr(self, "grid_" + callee.name)(node, used)
        if callee is print:
            return self._print(node)
        if callee is len:
            self._count(node, 1)
            return self.length(self.expression(node.args[0]), 0, node)
        if hasattr(callee, "kernel_source"):
            results = self._function(callee, node)
            if used and len(results) != 1:
                raise self.error(node, f"{callee.__name__} has {len(results) or 'no'} results, here one is needed")
            return results[0] if results else None
        target = T.scalar_of(callee)
        if target is not None:
            self._count(node, 1)
            return self.explicit(self.expression(node.args[0]), target, node.args[0])
        name = math_name(callee)
        if name is not None:
            return self.math_call(name, [self.expression(a) for a in node.args], node)
        raise self.error(node.func, f"{ast.unparse(node.func)} cannot be called from a kernel; mark a function of yours with @allvm.function")

    def _count(self, node, n):
        if len(node.args) != n:
            raise self.error(node, f"{n} argument{'s'[: n > 1]} expected, not {len(node.args)}")

    def results(self, node):
        """The several results of a call."""
        if not isinstance(node, ast.Call):
            raise self.error(node, "a tuple or the call of a function with several results is needed here")
        found, callee = self.static(node.func)
        if not (found and hasattr(callee, "kernel_source")):
            raise self.error(node, "this has no several results")
        return self._function(callee, node)

    def _function(self, callee, node):
        """A call of another Python function, compiled into the same module."""
        other = self.module.function(callee)
        values = [(self.expression(place), place) for place in self.places(node, other)]
        args = []
        for (name, type), (value, place) in zip(other.parameters, values, strict=True):
            if isinstance(type, T.Array):
                if value.type != type:
                    raise self.error(place, f"{name} is {type}, this is {value.type}")
                for what in ("reads", "writes"):
                    if name in getattr(other, what):
                        self.note(value, what)
                if other.open and value.root is not None:  # a call of itself, under way: what it does is not yet known
                    self.reads.add(value.root)
                    self.writes.add(value.root)
            else:
                if isinstance(value.type, T.Array) or not T.widens(value.type, type):
                    raise self.error(place, f"{name} is {type}, this is {value.type}; convert it with {type}(...)")
                value = self.convert(value, type)
            args += [f"{f} {p}" for f, p in zip(self.fields(type), self.parts(value), strict=True)]
        self.uses_grid |= other.uses_grid
        symbol = self.module.quote(other.symbol)
        if other.result is None:
            self.emit(f"call void @{symbol}({', '.join(args)})")
            return []
        text = self.op(f"call {other.result_type} @{symbol}({', '.join(args)})")
        if isinstance(other.result, tuple):
            return [T.Value(t, self.op(f"extractvalue {other.result_type} {text}, {i}")) for i, t in enumerate(other.result)]
        return [T.Value(other.result, text)]

    def places(self, node, other):
        """The argument of each parameter, given by position or by name."""
        names = [name for name, _ in other.parameters]
        if len(node.args) > len(names):
            raise self.error(node, f"{other.name} takes {len(names)} arguments, not {len(node.args)}")
        given = dict(zip(names, node.args, strict=False))
        for k in node.keywords:
            if k.arg not in names or k.arg in given:
                raise self.error(node, f"{other.name} has no argument {k.arg}" if k.arg not in names else f"{k.arg} is given twice")
            given[k.arg] = k.value
        missing = [n for n in names if n not in given]
        if missing:
            raise self.error(node, f"{other.name}: {', '.join(missing)} missing")
        return [given[n] for n in names]

    def _print(self, node):
        """print(...) of literal text and numbers, for a look inside."""
        form, args = [], []
        for a in node.args:
            if isinstance(a, ast.Constant) and isinstance(a.value, str):
                form.append(a.value.replace("%", "%%"))
                continue
            value = self.expression(a)
            if isinstance(value.type, T.Array):
                raise self.error(a, "print shows numbers and literal text")
            kind = value.type.kind
            to = T.f64 if kind == "f" else T.u64 if kind == "u" else T.i64
            form.append({T.f64: "%.17g", T.u64: "%llu", T.i64: "%lld"}[to])
            args.append(f"{to.llvm} {self.convert(value, to).text}")
        text = self.module.string(" ".join(form) + "\n")
        printf = self.module.declare("printf", "i32", ["ptr", "..."])
        self.op(f"call i32 (ptr, ...) {printf}({', '.join([f'ptr {text}', *args])})")
