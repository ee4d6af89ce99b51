"""HPVM-C: dataflow graphs in LLVM IR, as calls of ``__hpvm__*`` functions (frontend/include/hpvm.h), to nodes of the module.

Before functions are lowered, `read_graphs` finds the node functions, takes the calls that describe them out, and says what
each returns: a leaf its outputs, an internal node the extents of its children that are not constant. Calls that do
something (`graph_call`) become instructions.
"""

from allvm.frontend.cfg import Cfg
from allvm.frontend.model import Const, ConstExpr, Global, Instr
from allvm.ir.errors import CompileError
from allvm.ir.graph import IN, OUT, TARGETS, BindIn, BindOut, Child, Edge, Node, Port, natural_size

PREFIX = "__hpvm__"
_BUILD = frozenset(("createNodeND", "edge", "bindIn", "bindOut"))
_HINTS = {"hint_fusion": 1, "hint_tile": 2, "hint_threads": 1}  # and how many arguments they have
_DESCRIBE = frozenset(("hint", "attributes", "return", *_HINTS))
_CASTS = frozenset(("bitcast", "addrspacecast", "inttoptr", "ptrtoint"))


def hpvm_name(instr):
    """What follows ``__hpvm__`` in the name of the function that an instruction calls, or None."""
    if instr.op not in ("call", "invoke"):
        return None
    callee = instr.callee
    while isinstance(callee, ConstExpr) and callee.op in _CASTS:
        callee = callee.operands[0]
    if isinstance(callee, Global) and callee.name.startswith(PREFIX) and not callee.blocks:
        return callee.name[len(PREFIX) :]
    return None


def uses_graphs(llvm):
    return any(name.startswith(PREFIX) for name in llvm.globals)


def read_graphs(lowering):
    """{function: NodeFunction} of the node functions of a module, whose bodies are changed so that they can be lowered."""
    nodes = {}
    named = set()  # that a graph is built of or launched with
    for g in lowering.own_functions:
        calls = [(b, i, hpvm_name(i)) for b in g.blocks for i in b.instrs]
        calls = [c for c in calls if c[2]]
        if any(name in _BUILD or name in _DESCRIBE for _, _, name in calls):
            nodes[g] = NodeFunction(lowering, g, calls)
        for _, i, name in calls:
            if name in ("createNodeND", "launch") and len(i.operands) > 1:
                named.add(lowering.aliasee(i.operands[1]) if isinstance(i.operands[1], Global) else None)
    for g in lowering.own_functions:
        if g in named and g not in nodes:
            nodes[g] = NodeFunction(lowering, g, [])
    for n in nodes.values():
        n.describe(nodes)
    narrow_edges(nodes)
    for n in nodes.values():
        n.rewrite()
        if n.hints:
            lowering.module.target[f"node {n.g.name}"] = n.hint_text()
    return nodes


def narrow_edges(nodes):
    """C makes a double of each float in a variable argument. Where LLVM has moved that conversion out of sight, the input at the
    other end of an edge tells that the output was a float."""
    for n in nodes.values():
        for e in n.node.edges:
            source, target = (nodes.get(n.children[k][1]) for k in (e.source, e.target))
            if source is None or target is None or e.input >= len(target.node.inputs) or e.output >= len(source.node.outputs):
                continue
            if source.node.outputs[e.output].type == "f64" and target.node.inputs[e.input].type == "f32":
                source.narrow_output(nodes, e.output)
    changed = True
    while changed:  # outputs of nodes around them
        changed = False
        for n in nodes.values():
            for b in n.node.binds_out:
                inner = nodes[n.children[b.child][1]].node.outputs[b.output]
                if n.node.outputs[b.outer].type == "f64" and inner.type == "f32":
                    n.node.outputs[b.outer] = Port("f32", 4)
                    changed = True


class NodeFunction:
    """A function that is a node: its description, and its body changed to what remains to be done when the node runs."""

    def __init__(self, lowering, g, calls):
        self.lowering, self.g, self.calls = lowering, g, calls
        self.internal = any(name in _BUILD for _, _, name in calls)
        self.target, self.access, self.attributed = 0, {}, False
        self.returns = []  # (block, call, values)
        self.hints = {}
        self.children = []  # (call, function, dims as values)
        self.node = Node(0)
        self.ready = False
        self.stores = None

    # -- messages
    def error(self, text, instr=None):
        line = instr.line if instr is not None and instr.line else self.g.dbg
        where = f"{self.lowering.file_name(line[0])}:{line[1]}: " if line else f"{self.lowering.llvm.source_filename}: "
        return CompileError(f"{where}in node '{self.g.name}': {text}")

    # -- values
    def value(self, v):
        """What a value is, casts of pointers and variables that are written once (code that is not optimised) seen through."""
        while True:
            if isinstance(v, Instr) and v.op in _CASTS:
                v = v.operands[0]
            elif isinstance(v, Instr) and v.op == "load" and (stored := self.stored(v.operands[0])) is not None:
                v = stored
            else:
                return v

    def stored(self, variable):
        """The one value that is ever in a local variable, or None."""
        if self.stores is None:
            self.stores = {}
            for b in self.g.blocks:
                for i in b.instrs:
                    for n, v in enumerate(i.operands):
                        if isinstance(v, Instr) and v.op == "alloca" and not (i.op == "load" and n == 0):
                            known = i.op == "store" and n == 1 and v not in self.stores
                            self.stores[v] = i.operands[0] if known else None
        return self.stores.get(variable) if isinstance(variable, Instr) else None

    def number(self, v, what, instr):
        """A constant."""
        v = self.value(v)
        if isinstance(v, Const) and v.kind in ("int", "null", "zero"):
            return v.value
        raise self.error(f"{what} is not constant", instr)

    # -- the description
    def describe(self, nodes):
        if self.ready:
            return
        self.ready = True
        for block, i, name in self.calls:
            if name == "hint":
                self.target |= self.number(i.operands[0], "the target", i)
            elif name in _HINTS:
                self.hint(name, i)
            elif name == "attributes":
                self.attributes(i)
            elif name == "return":
                values = [self.narrow(v) for v in i.operands[1:]]
                if len(values) != self.number(i.operands[0], "the number of outputs", i):
                    raise self.error(f"__hpvm__return announces {i.operands[0].value} outputs, {len(values)} are given", i)
                self.returns.append((block, i, values))
        if self.target >= len(TARGETS):
            raise self.error(f"{self.target} is no target")
        n = self.node
        n.target = TARGETS[self.target]
        n.inputs = [self.input(p) for p in self.g.params]
        if self.g.value_type.vararg:
            raise self.error("a node function takes no variable arguments")
        if self.g.value_type.ret.kind != "void":
            raise self.error("a node function is void; its outputs are the arguments of __hpvm__return")
        if self.internal:
            if self.returns:
                raise self.error("an internal node computes nothing: its outputs are bound with __hpvm__bindOut", self.returns[0][1])
            self.check_straight()
            self.build(nodes)
        elif self.returns:
            self.widen()
            first = self.returns[0][2]
            for _, i, values in self.returns:
                if [v.type for v in values] != [v.type for v in first]:
                    raise self.error("different returns give outputs of different types", i)
            n.outputs = [self.port(v.type, k, "output", self.returns[0][1]) for k, v in enumerate(first)]

    def hint(self, name, i):
        """A hint beside the target."""
        if len(i.operands) != _HINTS[name]:
            raise self.error(f"__hpvm__{name} takes {_HINTS[name]} numbers", i)
        values = [self.number(v, f"a number of __hpvm__{name}", i) for v in i.operands]
        values = [v - (1 << 32) if v >> 31 else v for v in values]
        kind = name.removeprefix("hint_")
        self.hints[kind] = bool(values[0]) if kind == "fusion" else values[0] if kind == "threads" else values if any(values) else False
        self.hint_text(i)

    def hint_text(self, instr=None):
        from allvm.ir.graph_hints import text_of

        try:
            return text_of(self.hints)
        except ValueError as e:
            raise self.error(str(e), instr) from None

    def widen(self):
        """Where only some returns show that C has made a double of a float, the output is a double as yet."""
        for k in range(min(len(values) for _, _, values in self.returns)):
            if len({values[k].type for _, _, values in self.returns}) > 1:
                for _, i, values in self.returns:
                    values[k] = i.operands[1 + k]

    def narrow(self, v):
        """A value before the promotion that C does to a variable argument."""
        return v.operands[0] if isinstance(v, Instr) and v.op == "fpext" and v.operands[0].type.name == "float" else v

    def attributes(self, i):
        self.attributed = True
        rest = list(i.operands)
        for access in (IN, OUT):
            if not rest:
                raise self.error("__hpvm__attributes: the number of pointers is missing", i)
            count = self.number(rest.pop(0), "the number of pointers", i)
            for v in rest[:count]:
                p = self.value(v)
                if p not in self.g.params:
                    raise self.error("__hpvm__attributes names something that is no parameter", i)
                self.access[p] = self.access.get(p, 0) | access
            if len(rest) < count:
                raise self.error(f"__hpvm__attributes announces {count} pointers, {len(rest)} are given", i)
            del rest[:count]
        if rest:
            raise self.error("__hpvm__attributes: more arguments than announced", i)

    def input(self, p):
        if p.attrs.get("byval") or p.attrs.get("sret"):
            raise self.error(f"parameter {p.index + 1} is a struct; inputs are numbers and pointers")
        port = self.port(p.type, p.index, "parameter", None)
        if port.pointer:
            port.access = self.access.get(p, IN | OUT)
        return port

    def port(self, type, k, what, instr):
        parts = self.lowering.parts_of(type)
        if len(parts) != 1 or type.kind not in ("int", "float", "ptr"):
            raise self.error(f"{what} {k + 1} is of a type that no edge carries: {type}", instr)
        if type.kind == "ptr":
            return Port("i64", 8, True, IN | OUT)
        size = natural_size(parts[0]) if type.kind == "float" else next(s for s in (1, 2, 4, 8) if 8 * s >= type.bits)
        return Port(parts[0], min(size, natural_size(parts[0])))

    def check_straight(self):
        """The graph is the same whenever the function runs: each call of its description runs exactly once."""
        blocks = self.g.blocks
        number = {b: k for k, b in enumerate(blocks)}
        cfg = Cfg([[number[t] for t in b.instrs[-1].blocks or ()] for b in blocks])
        ends = [number[b] for b in blocks if b.instrs[-1].op == "ret" and cfg.number[number[b]] >= 0]

        def above(at, end):
            return at == end or end != 0 and above(at, cfg.idom[end])

        for block, i, name in self.calls:
            at = number[block]
            if name in _BUILD and (cfg.number[at] < 0 or not all(above(at, e) for e in ends) or cfg.depth[at]):
                raise self.error(f"__hpvm__{name} in a branch or a loop: a graph is the same in every run (from -O2 on, loops with constant bounds are unrolled)", i)

    def build(self, nodes):
        """Children, edges and binds."""
        n = self.node
        handles = {}
        for _, i, name in self.calls:
            if name == "createNodeND":
                handles[i] = len(self.children)
                self.child(i)

        def child(v, instr):
            k = handles.get(self.value(v))
            if k is None:
                raise self.error("this is no node that was created here", instr)
            return k

        outputs = {}
        for _, i, name in self.calls:
            if name in ("bindIn", "bindOut"):
                self.arity(i, 4)
                a, b, streaming = (self.number(v, f"an argument of __hpvm__{name}", i) for v in i.operands[1:])
                k = child(i.operands[0], i)
                if name == "bindIn":
                    n.binds_in.append(BindIn(a, k, b, bool(streaming)))
                else:
                    n.binds_out.append(BindOut(k, a, b, bool(streaming)))
                    outputs[b] = self.output_of(nodes, k, a, i)
            elif name == "edge":
                self.arity(i, 6)
                kind, output, input, streaming = (self.number(v, "an argument of __hpvm__edge", i) for v in i.operands[2:])
                n.edges.append(Edge(child(i.operands[0], i), output, child(i.operands[1], i), input, bool(kind), bool(streaming)))
        for k in range(max(outputs, default=-1) + 1):
            n.outputs.append(outputs.get(k) or Port("i64", 8))

    def arity(self, i, count):
        if len(i.operands) != count:
            raise self.error(f"{PREFIX}{hpvm_name(i)} takes {count} arguments", i)

    def child(self, i):
        count = self.number(i.operands[0], "the number of dimensions", i)
        function = self.value(i.operands[1]) if len(i.operands) > 1 else None
        if not isinstance(function, Global):
            raise self.error("the function of a node is not constant", i)
        function = self.lowering.aliasee(function)
        if not 0 <= count <= 3 or len(i.operands) != count + 2:
            raise self.error(f"{count} dimensions are announced, {len(i.operands) - 2} extents are given; 0 to 3 can be", i)
        self.children.append((i, function, [self.extent(v) for v in i.operands[2:]]))

    def extent(self, v):
        """An extent: an int, or the value that gives it."""
        inner = self.value(v)
        if isinstance(inner, Const) and inner.kind in ("int", "zero", "null"):
            bits = inner.type.bits
            return inner.value - (1 << bits) if bits < 64 and inner.value >> bits - 1 else inner.value
        return v

    def output_of(self, nodes, k, output, instr):
        function = self.children[k][1]
        known = nodes.get(function)
        if known is None:
            raise self.error(f"the outputs of {function.name} are not known here: define it in the same source file", instr)
        known.describe(nodes)
        if output < len(known.node.outputs):
            p = known.node.outputs[output]
            return Port(p.type, p.size, p.pointer, p.access)
        raise self.error(f"{function.name} has no output {output}; it has {len(known.node.outputs)}", instr)

    def narrow_output(self, nodes, k):
        """Output k is a float."""
        self.node.outputs[k] = Port("f32", 4)
        for b in self.node.binds_out:
            if b.outer == k:
                nodes[self.children[b.child][1]].narrow_output(nodes, b.output)
        for block, call, values in self.returns:
            cast = Instr(self.lowering.llvm.types.float("float"), "fptrunc", f"output{k}", [values[k]])
            cast.line, cast.block = call.line, block
            block.instrs.insert(block.instrs.index(call), cast)
            values[k] = cast

    # -- the body
    def rewrite(self):
        if self.internal:
            self.rewrite_internal()
        else:
            self.rewrite_leaf()

    def rewrite_leaf(self):
        """Returns of outputs end the function; a plain return gives zeros."""
        void = self.lowering.llvm.types.void
        for block, i, values in self.returns:
            if i not in block.instrs:
                continue  # behind another one
            at = block.instrs.index(i)
            gone = block.instrs[at + 1 :]
            self.cut(block, gone[-1])
            ret = Instr(void, "ret", None, values)
            ret.line, ret.block = i.line, block
            block.instrs[at:] = [ret]
        mine = {b.instrs[-1] for b, i, _ in self.returns if b.instrs[-1].op == "ret"}
        for b in self.g.blocks:
            last = b.instrs[-1]
            if last.op == "ret" and last not in mine:
                last.operands = [Const(v.type, "zero" if v.type.kind != "ptr" else "null") for v in (self.returns[0][2] if self.returns else ())]
        self.drop({i for _, i, name in self.calls if name in ("hint", "attributes", *_HINTS)})
        self.results = tuple(p.type for p in self.node.outputs)

    def cut(self, block, terminator):
        """Control no longer goes from a block to where its terminator would lead."""
        for to in dict.fromkeys(terminator.blocks or ()):
            if block in to.preds:
                to.preds.remove(block)
            for phi in to.instrs:
                if phi.op != "phi":
                    break
                kept = [(v, b) for v, b in zip(phi.operands, phi.blocks) if b is not block]
                phi.operands = [v for v, _ in kept]
                phi.blocks = [b for _, b in kept]

    def rewrite_internal(self):
        """The function returns the extents that are not constant."""
        wide = self.lowering.llvm.types.int(64)
        extents = []
        for call, function, dims in self.children:
            block = next(b for b in self.g.blocks if call in b.instrs)
            for d in dims:
                if isinstance(d, int):
                    continue
                if d.type is not wide:
                    cast = Instr(wide, "sext", f"extent{len(extents)}", [d])
                    cast.line, cast.block = call.line, block
                    block.instrs.insert(block.instrs.index(call), cast)
                    d = cast
                extents.append(d)
        for b in self.g.blocks:
            if b.instrs[-1].op == "ret":
                b.instrs[-1].operands = list(extents)
        self.drop({i for _, i, name in self.calls if name in _BUILD or name in _DESCRIBE})
        self.results = ("i64",) * len(extents)

    def drop(self, calls):
        """Take calls out; what used their results (variables that nobody reads any more) gets null."""
        for b in self.g.blocks:
            b.instrs = [i for i in b.instrs if i not in calls]
            for i in b.instrs:
                if any(v in calls for v in i.operands if isinstance(v, Instr)):
                    i.operands = [Const(v.type, "null") if isinstance(v, Instr) and v in calls else v for v in i.operands]

    def finished(self, function_number):
        """The Node, once functions have numbers."""
        n = self.node
        n.function = function_number(self.g)
        n.children = [Child(function_number(f), tuple(d if isinstance(d, int) else None for d in dims)) for _, f, dims in self.children]
        return n


# --- calls that do something


def _dimension(row, k):
    def write(f, instr):
        f.define(instr, f.convert_parts((f.op(row, f.part(instr.operands[0]), k),), ("i64",), f.type_parts(instr.type)))

    return write


def _simple(row, result):
    """An instruction on all the call's operands, which are addresses and sizes."""

    def write(f, instr):
        args = [f.convert_parts(f.parts(v), f.type_parts(v.type), ("i64",))[0] for v in instr.operands]
        if result:
            f.define(instr, (f.op(row, *args),))
        else:
            f.emit(row, *args)

    return write


def _launch(f, instr):
    if len(instr.operands) != 3:
        raise f.error("__hpvm__launch takes three arguments: streaming, root node, arguments", instr)
    streaming, root, args = instr.operands
    f.define(instr, (f.op("graph.launch", f.part(root), f.part(args), f.part(streaming)),))


def _nothing(f, instr):
    """init and cleanup: there is nothing to prepare."""


def _atomic(kind):
    def write(f, instr):
        value = f.part(instr.operands[1]) if len(instr.operands) > 1 else f.const("i32", 1)
        f.define(instr, (f.op("atomic.rmw.i32", value, kind, f.addr(instr.operands[0])),))

    return write


def _cas(f, instr):
    address, expected, new = instr.operands
    f.define(instr, (f.op("atomic.cas.i32", f.part(expected), f.part(new), f.addr(address)),))


_ATOMICS = {"add": 0, "sub": 1, "and": 2, "or": 3, "xor": 4, "xchg": 5, "min": 6, "max": 7, "umin": 8, "umax": 9, "inc": 0, "dec": 1}
CALLS = {
    "launch": _launch, "init": _nothing, "cleanup": _nothing,
    "wait": _simple("graph.wait", False), "push": _simple("graph.push", False), "pop": _simple("graph.pop", True),
    "getNode": _simple("node.self", True), "getParentNode": _simple("node.parent", True),
    "barrier": _simple("node.barrier", False), "malloc": _simple("node.scratch", True),
    "atomic_cmpxchg": _cas,
    **{f"getNodeInstanceID_{d}": _dimension("node.id", k) for k, d in enumerate("xyz")},
    **{f"getNumNodeInstances_{d}": _dimension("node.count", k) for k, d in enumerate("xyz")},
    **{f"atomic_{name}": _atomic(kind) for name, kind in _ATOMICS.items()},
}  # fmt: skip
MEMORY_CALLS = {
    "llvm_hpvm_track_mem": _simple("graph.track", False), "llvm_hpvm_untrack_mem": _simple("graph.untrack", False),
    "llvm_hpvm_request_mem": _simple("graph.request", False),
}  # fmt: skip


def graph_call(f, name, instr):
    """Lower a call of HPVM's interface, if it is one. f: the FunctionLowering."""
    found = CALLS.get(name[len(PREFIX) :]) if name.startswith(PREFIX) else MEMORY_CALLS.get(name)
    if found is None:
        return False
    found(f, instr)
    return True
