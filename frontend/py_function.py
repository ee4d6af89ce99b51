"""One Python function as LLVM IR: its instructions, blocks, variables and source lines.

Every variable is an alloca that is zero at first; LLVM makes registers of them. No instruction carries a flag
that would make a result poison: shifts are masked, conversions saturate, divisors are looked at.
"""

import ast

from allvm.frontend import py_types as T
from allvm.frontend.py_calls import Calls
from allvm.frontend.py_expressions import Expressions
from allvm.frontend.py_statements import Statements


class Variable:
    """A local variable: type, the allocas of its parts, and the parameter from which an array comes."""

    def __init__(self, type, slots, root=None):
        self.type, self.slots, self.root = type, slots, root


class FunctionCompiler(Calls, Statements, Expressions):
    """Compiles one function. `compile` gives the text of the definition."""

    def __init__(self, module, source, parameters, result, symbol):
        self.module, self.source, self.parameters, self.result, self.symbol = module, source, parameters, result, symbol
        self.entry, self.code = [], []
        self.variables = {}
        self.loops = []
        self.counter = 0
        self.terminated = False
        self.reads, self.writes = set(), set()
        self.uses_grid = False
        self.scope = module.subprogram(source, symbol)
        self.location = ""

    # -- instructions
    def temp(self):
        self.counter += 1
        return f"%t{self.counter}"

    def label(self, hint):
        self.counter += 1
        return f"{hint}{self.counter}"

    def emit(self, text):
        """An instruction without a result."""
        if self.terminated:
            self.start(self.label("dead"))
        self.code.append(f"  {text}{self.location}")

    def op(self, text):
        """An instruction with a result: its name."""
        name = self.temp()
        self.emit(f"{name} = {text}")
        return name

    def start(self, label):
        """Begin a block; the one before falls through into it unless it has ended."""
        if not self.terminated:
            self.code.append(f"  br label %{label}{self.location}")
        self.code.append(f"{label}:")
        self.terminated = False

    def jump(self, label):
        self.emit(f"br label %{label}")
        self.terminated = True

    def branch(self, condition, yes, no):
        self.emit(f"br i1 {condition}, label %{yes}, label %{no}")
        self.terminated = True

    def alloca(self, llvm, zero=True):
        name = self.temp()
        self.entry.append(f"  {name} = alloca {llvm}")
        if zero:
            self.entry.append(f"  store {llvm} zeroinitializer, ptr {name}")
        return name

    def at(self, node):
        """Instructions from here on belong to the line of a node."""
        self.location = f", !dbg {self.module.location(self.source.line(node), self.source.column(node), self.scope)}"

    def error(self, node, what):
        return self.source.error(node, what)

    def trap_if(self, condition):
        """Stop with the trap 'unreachable' where a condition holds."""
        bad, good = self.label("trap"), self.label("ok")
        self.branch(condition, bad, good)
        self.terminated = False
        self.code.append(f"{bad}:")
        self.emit(f"call void {self.module.declare('llvm.trap', 'void', [])}()")
        self.emit("unreachable")
        self.code.append(f"{good}:")

    # -- variables
    def fields(self, type):
        """The LLVM types of the parts of a value."""
        if isinstance(type, T.Array):
            return ["ptr", "i64"] + ["i64"] * (type.ndim if type.ndim > 1 else 0)
        return [type.llvm]

    def declare(self, name, type, root=None):
        self.variables[name] = Variable(type, [self.alloca(f) for f in self.fields(type)], root)
        return self.variables[name]

    def load_variable(self, variable):
        parts = [self.op(f"load {f}, ptr {s}") for f, s in zip(self.fields(variable.type), variable.slots, strict=True)]
        if isinstance(variable.type, T.Array):
            return T.Value(variable.type, parts[0], bytes=parts[1], dims=parts[2:], root=variable.root)
        return T.Value(variable.type, parts[0])

    def store_variable(self, variable, value):
        for f, s, v in zip(self.fields(variable.type), variable.slots, self.parts(value), strict=True):
            self.emit(f"store {f} {v}, ptr {s}")

    def parts(self, value):
        """The operands of a value, one for each of its fields."""
        if isinstance(value.type, T.Array):
            return [value.text, value.bytes, *value.dims]
        return [value.text]

    # -- the whole
    def parameter_list(self, parameters):
        """The parameters as text, and the names of their parts: [(type, [(LLVM type, name)])]."""
        named = []
        for name, type in parameters:
            fields = self.fields(type)
            own = [f"%arg.{name}"] + [f"%arg.{name}.{i}" for i in range(1, len(fields))]
            named.append((name, type, list(zip(fields, own, strict=True))))
        return ", ".join(f"{f} {n}" for *_, parts in named for f, n in parts), named

    def take(self, named, constants=()):
        """Parameters become variables. constants: {name: text} of those that are none."""
        for name, type, parts in named:
            variable = self.declare(name, type, name if isinstance(type, T.Array) else None)
            for (f, n), slot in zip(parts, variable.slots, strict=True):
                self.emit(f"store {f} {n}, ptr {slot}")
        for name, type in self.parameters:
            if name in constants:
                variable = self.declare(name, type)
                self.emit(f"store {type.llvm} {constants[name]}, ptr {variable.slots[0]}")

    def body(self):
        """The statements, and what happens at their end."""
        body = self.source.node.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant) and isinstance(body[0].value.value, str):
            body = body[1:]
        self.statements(body)
        if self.terminated:
            return
        if self.result is None:
            self.give([])
        else:
            self.at(self.source.node.body[-1])
            # Python would return None here; there is no None in a typed function
            self.emit(f"call void {self.module.declare('llvm.trap', 'void', [])}()")
            self.emit("unreachable")

    def give(self, values):
        """Return values: their texts, in the types of the result."""
        if self.result is None:
            self.emit("ret void")
        elif isinstance(self.result, tuple):
            text = "poison"
            for i, (v, t) in enumerate(zip(values, self.result, strict=True)):
                text = self.op(f"insertvalue {self.result_type()} {text}, {t.llvm} {v}, {i}")
            self.emit(f"ret {self.result_type()} {text}")
        else:
            self.emit(f"ret {self.result.llvm} {values[0]}")
        self.terminated = True

    def compile(self):
        """The definition as text."""
        self.at(self.source.node)
        text, named = self.parameter_list(self.parameters)
        self.take(named)
        self.body()
        return self.definition("void" if self.result is None else self.result_type(), text)

    def definition(self, returns, parameters):
        head = f"define {returns} @{self.module.quote(self.symbol)}({parameters}) nounwind !dbg {self.scope} {{"
        return "\n".join([head, "entry:", *self.entry, *self.code, "}"])

    def result_type(self):
        if isinstance(self.result, tuple):
            return "{ " + ", ".join(t.llvm for t in self.result) + " }"
        return self.result.llvm
