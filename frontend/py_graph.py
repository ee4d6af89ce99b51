"""Graphs in Python: functions whose statements are nodes. They become node functions as HPVM-C has them.

    @graph
    def pipeline(src: f32[:], tmp: f32[:], dst: f32[:], n: i64) -> f32:
        blur[n](src, tmp)
        return total(tmp, dst)

A node comes after those before it that write what it reads, that touch what it writes, or whose results it takes:
along these lines go the edges. All others may run at the same time. Output 0 of each node says only that it has run.
"""

import ast

from allvm.frontend import py_types as T
from allvm.frontend.py_function import FunctionCompiler

TARGETS = {"cpu": 1, "gpu": 2, "any": 5}


def description(compiler, named, reads, writes, target):
    """The calls that say where a node should run, and how it uses its pointers."""
    m, mark = compiler.module, compiler.location
    hint = m.declare("__hpvm__hint", "void", ["i32"])
    attributes = m.declare("__hpvm__attributes", "void", ["i32", "..."])
    arrays = {name: parts[0][1] for name, type, parts in named if isinstance(type, T.Array)}
    args = []
    for names in (reads, writes):
        chosen = [f"ptr {p}" for n, p in arrays.items() if n in names]
        args += [f"i32 {len(chosen)}", *chosen]
    return [f"  call void {hint}(i32 {TARGETS[target]}){mark}", f"  call void (i32, ...) {attributes}({', '.join(args)}){mark}"]


def hint_calls(compiler, hint):
    """The calls that say how a leaf is best run. hint: see allvm.ir.graph_hints."""
    calls = {"fusion": lambda yes: [int(yes)], "tile": lambda tile: list(tile or (0, 0)), "threads": lambda n: [n]}
    out = []
    for name, value in hint.items():
        numbers = calls[name](value)
        callee = compiler.module.declare(f"__hpvm__hint_{name}", "void", ["i32"] * len(numbers))
        out.append(f"  call void {callee}({', '.join(f'i32 {n}' for n in numbers)}){compiler.location}")
    return out


def returned(compiler, values):
    """The call that gives a leaf's outputs. values: [(LLVM type, text)]."""
    callee = compiler.module.declare("__hpvm__return", "void", ["i32", "..."])
    args = "".join(f", {t} {v}" for t, v in values)
    return f"call void (i32, ...) {callee}(i32 {len(values)}{args})"


class NodeCompiler(FunctionCompiler):
    """Compiles a function as a leaf node."""

    def __init__(self, module, source, parameters, result, symbol, plain, constants, waits, kernel):
        super().__init__(module, source, parameters, result, symbol)
        self.plain, self.constants, self.waits, self.kernel = plain, constants, waits, kernel

    def compile(self):
        self.at(self.source.node)
        text, named = self.parameter_list([(n, t) for n, t in self.parameters if n not in self.constants])
        self.code += description(self, named, self.plain.reads, self.plain.writes, self.kernel.target)
        self.code += hint_calls(self, self.kernel.hint)
        self.take(named, self.constants)
        self.body()
        waits = [f"i64 %wait{n}" for n in range(self.waits)]
        return self.definition("void", ", ".join([*([text] if text else []), *waits]))

    def give(self, values):
        types = self.result if isinstance(self.result, tuple) else [self.result] if self.result else []
        self.emit(returned(self, [("i64", "0"), *((t.llvm, v) for t, v in zip(types, values, strict=True))]))
        self.emit("ret void")
        self.terminated = True


class Result:
    """An output of a node, as a value of the graph's function."""

    def __init__(self, type, child, output):
        self.type, self.child, self.output = type, child, output


class Child:
    """A node of a graph. inputs: ('outer', n), ('edge', child, output) or ('number', n) each."""

    def __init__(self, symbol, dims, inputs):
        self.symbol, self.dims, self.inputs = symbol, dims, inputs


class GraphCompiler(FunctionCompiler):
    """Compiles the function of a graph: what computes numbers remains, the rest becomes nodes, edges and binds."""

    def __init__(self, module, source, parameters, result, symbol):
        super().__init__(module, source, parameters, result, symbol)
        self.types = dict(parameters)
        self.children = []
        self.written, self.users = {}, {}  # array -> the child that wrote it last; those that read it since
        self.outputs, self.returned = [], False
        self.numbers = []  # (type, text): computed, and wanted by nodes
        self.first, at = {}, 0
        for name, type in parameters:
            self.first[name] = at
            at += len(self.fields(type))

    # -- statements
    def statements(self, body):
        for node in body:
            if self.returned:
                raise self.error(node, "nothing follows the return of a graph")
            super().statements([node])

    def _no(self, node):
        raise self.error(node, "a graph is the same in every run: no conditions, loops, assertions")

    stmt_If = stmt_While = stmt_For = stmt_Assert = stmt_AugAssign = _no

    def stmt_Expr(self, node):
        if not isinstance(node.value, ast.Constant) and self.node_of(node.value) is None:
            raise self.error(node, "a statement of a graph is a node: kernel[n](...)")

    def stmt_Assign(self, node):
        results = self.node_of(node.value)
        if results is None:
            return super().stmt_Assign(node)
        if len(node.targets) != 1:
            raise self.error(node, "the results of a node go to one place")
        target = node.targets[0]
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        if len(names) != len(results):
            raise self.error(node, f"the node has {len(results) or 'no'} result{'s'[: len(results) != 1]}, here are {len(names)} names")
        for n, r in zip(names, results, strict=True):
            if not isinstance(n, ast.Name) or n.id in self.types:
                raise self.error(n, "the result of a node goes to a name of its own")
            self.variables[n.id] = r

    def expr_Name(self, node):
        if isinstance(self.variables.get(node.id), Result):
            raise self.error(node, f"{node.id} is known only when the graph runs: compute with it in a kernel")
        return super().expr_Name(node)

    def stmt_Return(self, node):
        self.returned = True
        if node.value is None:
            return self.give([])
        if self.result is None:
            raise self.error(node, f"write the type of the result: def {self.source.name}(...) -> f32")
        results = self.node_of(node.value)
        if results is None:
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            results = [self.variables.get(v.id) if isinstance(v, ast.Name) else None for v in values]
            for r, v in zip(results, values, strict=True):
                if not isinstance(r, Result):
                    raise self.error(v, "a graph returns results of its nodes")
        wanted = list(self.result) if isinstance(self.result, tuple) else [self.result]
        if [r.type for r in results] != wanted:
            raise self.error(node, f"the graph returns {', '.join(map(str, wanted))}, these are {', '.join(str(r.type) for r in results)}")
        self.outputs = results
        return self.give([])

    def give(self, values):
        """The end of the function: what stands there is written when all nodes are known."""
        self.terminated = True

    # -- nodes
    def node_of(self, call):
        """The results of a call that makes a node; None for what is none."""
        if not isinstance(call, ast.Call):
            return None
        func, dims = call.func, []
        if isinstance(func, ast.Subscript):
            dims = func.slice.elts if isinstance(func.slice, ast.Tuple) else [func.slice]
            func = func.value
        found, callee = self.static(func)
        if not found or not hasattr(callee, "kernel_source"):
            return None
        if len(dims) > 3:
            raise self.error(call, "a node has at most 3 dimensions")
        if callee in self.module.functions and self.module.functions[callee].open:
            raise self.error(call, "a graph does not contain itself")
        other = self.module.function(callee)
        if other.uses_grid and not dims:
            raise self.error(call, f"{other.name} asks for its instance: give the number of instances, {other.name}[n](...)")
        extents = [self.extent(d) for d in dims]
        return self.connect(call, callee, other, extents)

    def extent(self, node):
        value = self.expression(node)
        if isinstance(value.type, T.Array) or not value.type.is_int:
            raise self.error(node, f"the number of instances is an integer, this is {value.type}")
        if value.const is not None and not 1 <= value.const < 1 << 31:
            raise self.error(node, f"{value.const} instances; there must be from 1 to 2**31 - 1")
        return self.convert(value, T.i64).text

    def connect(self, call, callee, other, extents):
        """Add a node with its inputs; its results."""
        inputs, constants, waits, arrays = [], {}, set(), []
        for (name, type), place in zip(other.parameters, self.places(call, other), strict=True):
            if isinstance(type, T.Array):
                inputs += self.array_input(name, type, place, other, waits, arrays)
            else:
                inputs += self.number_input(name, type, place, constants, callee.is_graph)
        if callee.is_graph:
            symbol = other.symbol
            if waits:
                inputs = self.gate(other, inputs, waits)
        else:
            symbol = self.module.node(callee, constants, len(waits))
            inputs += [("edge", w, 0) for w in sorted(waits)]
        number = len(self.children)
        for value, reads, writes in arrays:
            if writes:
                self.written[value], self.users[value] = number, set()
                self.writes.add(value)
            if reads:
                self.users.setdefault(value, set()).add(number)
                self.reads.add(value)
        self.children.append(Child(symbol, extents, inputs))
        results = other.result if isinstance(other.result, tuple) else [other.result] if other.result else []
        return [Result(t, number, 1 + k) for k, t in enumerate(results)]

    def gate(self, other, inputs, waits):
        """A node before a graph in this graph, which holds its inputs back until others have run."""
        fields = [f for _, type in other.parameters for f in self.fields(type)]
        symbol = self.module._symbol(f"{self.symbol}.gate")
        names = [f"%in{k}" for k in range(len(fields))]
        self.location, mark = "", self.location
        out = returned(self, [("i64", "0"), *zip(fields, names, strict=True)])
        head = description(self, (), (), (), "cpu")
        self.location = mark
        parameters = ", ".join([*(f"{f} {n}" for f, n in zip(fields, names, strict=True)), *(f"i64 %wait{k}" for k in range(len(waits)))])
        self.module.texts.append("\n".join([f"define internal void @{self.module.quote(symbol)}({parameters}) nounwind {{", "entry:", *head,
                                            "  " + out, "  ret void", "}"]))  # fmt: skip
        self.children.append(Child(symbol, [], [*inputs, *(("edge", w, 0) for w in sorted(waits))]))
        return [("edge", len(self.children) - 1, 1 + k) for k in range(len(fields))]

    def array_input(self, name, type, place, other, waits, arrays):
        value = place.id if isinstance(place, ast.Name) else None
        have = self.types.get(value)
        if not isinstance(have, T.Array):
            raise self.error(place, f"{name} is {type}: an array that is a parameter of the graph is needed")
        if have != type:
            raise self.error(place, f"{name} is {type}, {value} is {have}")
        if value in self.written:
            waits.add(self.written[value])
        if name in other.writes:
            waits.update(self.users.get(value, ()))
        arrays.append((value, name in other.reads, name in other.writes))
        return [("outer", self.first[value] + k) for k in range(len(self.fields(type)))]

    def number_input(self, name, type, place, constants, of_graph):
        found = self.variables.get(place.id) if isinstance(place, ast.Name) else None
        if isinstance(found, Result):
            if found.type is not type:
                raise self.error(place, f"{name} is {type}, the node gives {found.type}")
            return [("edge", found.child, found.output)]
        if isinstance(place, ast.Name) and self.types.get(place.id) is type:
            return [("outer", self.first[place.id])]
        value = self.expression(place)
        if isinstance(value.type, T.Array) or not T.widens(value.type, type):
            raise self.error(place, f"{name} is {type}, this is {value.type}; convert it with {type}(...)")
        text = self.convert(value, type).text
        if value.const is not None and not of_graph:
            constants[name] = text
            return []
        self.numbers.append((type, text))
        return [("number", len(self.numbers) - 1)]

    # -- the text
    def compile(self):
        self.at(self.source.node)
        text, named = self.parameter_list(self.parameters)
        self.take(named)
        self.body()
        if not self.children:
            raise self.error(self.source.node, "a graph has nodes: kernel[n](...)")
        if self.result is not None and not self.outputs:
            raise self.error(self.source.node, f"the graph returns {self.result}, and has no return")
        numbers = [*self.entry, *self.code]
        extra = ""
        if self.numbers:
            extra = self.numbers_leaf(text, named, numbers)
        join = self.join_leaf()
        self.entry, self.code = [], [*description(self, named, self.reads, self.writes, "cpu"), *numbers, *self.build(), f"  ret void{self.location}"]
        return "\n".join([self.definition("void", text), extra, join])

    def numbers_leaf(self, text, named, lines):
        """A node before the others that computes the same numbers again, for those that take them."""
        symbol = self.module._symbol(self.symbol + ".numbers")
        self.children.append(Child(symbol, [], [("outer", k) for k in range(sum(len(parts) for *_, parts in named))]))
        self.numbers_child = len(self.children) - 1
        self.location, mark = "", self.location
        out = "  " + returned(self, [("i64", "0"), *((t.llvm, v) for t, v in self.numbers)])
        head = description(self, named, (), (), "cpu")
        self.location = mark
        plain = [line.split(", !dbg ")[0] for line in lines]
        return "\n".join([f"define internal void @{self.module.quote(symbol)}({text}) nounwind {{", "entry:", *head, *plain, out, "  ret void", "}"])

    def join_leaf(self):
        """A node after all others, whose output says that the graph has run."""
        symbol = self.module._symbol(self.symbol + ".end")
        before = len(self.children)
        self.children.append(Child(symbol, [], [("edge", k, 0) for k in range(before)]))
        self.location, mark = "", self.location
        head, out = description(self, (), (), (), "cpu"), "  " + returned(self, [("i64", "0")])
        self.location = mark
        parameters = ", ".join(f"i64 %wait{k}" for k in range(before))
        return "\n".join([f"define internal void @{self.module.quote(symbol)}({parameters}) nounwind {{", "entry:", *head, out, "  ret void", "}"])

    def build(self):
        """The calls that build the graph."""
        return build(self, self.children, self.outputs, getattr(self, "numbers_child", None))


def build(compiler, children, outputs, numbers_child=None):
    """The calls that make nodes, edges and binds. Output 0 of the graph is that of its last child."""
    m, mark, streaming = compiler.module, compiler.location, int(compiler.module.streaming)
    create = m.declare("__hpvm__createNodeND", "ptr", ["i32", "..."])
    edge = m.declare("__hpvm__edge", "ptr", ["ptr", "ptr", "i32", "i32", "i32", "i32"])
    bind_in, bind_out = (m.declare(f"__hpvm__bind{w}", "void", ["ptr", "i32", "i32", "i32"]) for w in ("In", "Out"))
    lines = []
    for k, c in enumerate(children):
        dims = "".join(f", i64 {d}" for d in c.dims)
        lines.append(f"  %node{k} = call ptr (i32, ...) {create}(i32 {len(c.dims)}, ptr @{m.quote(c.symbol)}{dims}){mark}")
    edges = 0
    for k, c in enumerate(children):
        for n, source in enumerate(c.inputs):
            if source[0] == "outer":
                lines.append(f"  call void {bind_in}(ptr %node{k}, i32 {source[1]}, i32 {n}, i32 {streaming}){mark}")
                continue
            child, output = (numbers_child, source[1] + 1) if source[0] == "number" else source[1:]
            lines.append(f"  %edge{edges} = call ptr {edge}(ptr %node{child}, ptr %node{k}, i32 1, i32 {output}, i32 {n}, i32 {streaming}){mark}")
            edges += 1
    for n, (child, output) in enumerate([(len(children) - 1, 0), *((r.child, r.output) for r in outputs)]):
        lines.append(f"  call void {bind_out}(ptr %node{child}, i32 {output}, i32 {n}, i32 {streaming}){mark}")
    return lines


def grid_root(module, kernel, compiled, ndims):
    """The text of a graph with one node of a kernel: `<name>.grid`, whose last inputs are the extents."""
    from allvm.frontend.py_source import Source

    compiler = FunctionCompiler(module, Source(kernel.kernel_source), compiled.parameters, None, f"{compiled.name}.grid")
    compiler.at(compiler.source.node)
    text, named = compiler.parameter_list(compiled.parameters)
    count = sum(len(parts) for *_, parts in named)
    symbol = compiled.symbol if kernel.is_graph else module.node(kernel, {}, 0)
    child = Child(symbol, [f"%extent{d}" for d in range(ndims)], [("outer", k) for k in range(count)])
    results = compiled.result if isinstance(compiled.result, tuple) else [compiled.result] if compiled.result else []
    outputs = [Result(t, 0, 1 + k) for k, t in enumerate(results)]
    compiler.code = [*description(compiler, named, compiled.reads, compiled.writes, "cpu"), *build(compiler, [child], outputs), f"  ret void{compiler.location}"]
    extents = [f"i64 %extent{d}" for d in range(ndims)]
    return compiler.definition("void", ", ".join([*([text] if text else []), *extents]))
