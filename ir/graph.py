"""Dataflow graphs: what a module says about the nodes of its graphs. See docs/hpvm.md.

A *node function* is a function that runs as a node of a graph; a `Node` describes one: its inputs and outputs, where it
should run, and, for an internal node, the graph inside: children, edges between them, and binds of its own inputs and
outputs to theirs. A leaf computes: its function runs once for each instance. The function of an internal node gives the
extents of its children's dimensions that are not constant, in order, from its inputs.

A graph is what hangs below a root: any node can be launched.
"""

from dataclasses import dataclass, field

from allvm.ir.module import VALUE_TYPES

# Devices that a node asks for, as in hpvm.h.
TARGETS = ("none", "cpu", "gpu", "cudnn", "tensor", "cpu_or_gpu", "spir", "cpu_or_spir", "fpga")
MAX_DIMS = 3
MAX_DEPTH = 50  # of a hierarchy of nodes
MAX_PLACES = 10_000  # nodes in it, each as often as it stands there
MAX_INSTANCES = (1 << 31) - 1
IN, OUT = 1, 2
_ACCESS = {"": 0, "in": IN, "out": OUT, "inout": IN | OUT}
_ACCESS_NAME = {bits: name for name, bits in _ACCESS.items()}


@dataclass(slots=True)
class Port:
    """An input or output. type: a value type; size: bytes in the packed struct of a launch. pointer: it is an address,
    and the next input its size in bytes. access (pointers): IN, OUT or both."""

    type: str
    size: int
    pointer: bool = False
    access: int = 0

    def __str__(self):
        if self.pointer:
            return f"pointer {_ACCESS_NAME[self.access]}".strip()
        return self.type if self.size == natural_size(self.type) else f"{self.type} size {self.size}"


@dataclass(slots=True)
class Child:
    """A node in the graph of an internal node. dims: up to three extents, None where the function gives it."""

    function: int
    dims: tuple = ()


@dataclass(slots=True)
class Edge:
    """Output `output` of child `source` goes to input `input` of child `target`."""

    source: int
    output: int
    target: int
    input: int
    all_to_all: bool = True
    streaming: bool = False


@dataclass(slots=True)
class BindIn:
    """Input `outer` of the node is input `input` of a child."""

    outer: int
    child: int
    input: int
    streaming: bool = False


@dataclass(slots=True)
class BindOut:
    """Output `output` of a child is output `outer` of the node."""

    child: int
    output: int
    outer: int
    streaming: bool = False


@dataclass(slots=True)
class Node:
    """A node function. target: out of TARGETS."""

    function: int
    target: str = "none"
    inputs: list = field(default_factory=list)
    outputs: list = field(default_factory=list)
    children: list = field(default_factory=list)
    edges: list = field(default_factory=list)
    binds_in: list = field(default_factory=list)
    binds_out: list = field(default_factory=list)

    @property
    def leaf(self):
        return not self.children

    @property
    def free_dims(self):
        """How many extents the function gives."""
        return sum(d is None for c in self.children for d in c.dims)


def natural_size(type):
    return int(type[1:]) // 8


# --- in the container: section `graphs`


def _port_bits(p):
    size = {1: 0, 2: 1, 4: 2, 8: 3}[p.size]
    return VALUE_TYPES.index(p.type) | size << 2 | p.pointer << 4 | p.access << 5


def encode_nodes(nodes, uleb):
    """The payload of the section. uleb(n): bytes."""
    out = bytearray(uleb(len(nodes)))

    def numbers(*values):
        for v in values:
            out.extend(uleb(v))

    for n in nodes:
        numbers(n.function, TARGETS.index(n.target))
        for ports in (n.inputs, n.outputs):
            numbers(len(ports))
            out.extend(_port_bits(p) for p in ports)
        numbers(len(n.children))
        for c in n.children:
            numbers(c.function, len(c.dims), *(0 if d is None else d + 1 for d in c.dims))
        numbers(len(n.edges))
        for e in n.edges:
            numbers(e.source, e.output, e.target, e.input, e.all_to_all | e.streaming << 1)
        for binds, names in ((n.binds_in, ("outer", "child", "input")), (n.binds_out, ("child", "output", "outer"))):
            numbers(len(binds))
            for b in binds:
                numbers(*(getattr(b, x) for x in names), b.streaming)
    return bytes(out)


def decode_nodes(r):
    """The nodes in a section. r: a reader with count(item size), uleb(), byte() and error(text)."""
    nodes = []
    for _ in range(r.count(8)):
        function, target = r.uleb(), r.uleb()
        if target >= len(TARGETS):
            raise r.error(f"{target} is no target of a node")
        n = Node(function, TARGETS[target])
        n.inputs, n.outputs = ([_decode_port(r) for _ in range(r.count(1))] for _ in range(2))
        for _ in range(r.count(2)):
            function, dims = r.uleb(), r.uleb()
            if dims > MAX_DIMS:
                raise r.error(f"a node with {dims} dimensions")
            n.children.append(Child(function, tuple([d - 1 if d else None for d in (r.uleb() for _ in range(dims))])))
        for _ in range(r.count(5)):
            where = r.uleb(), r.uleb(), r.uleb(), r.uleb()
            n.edges.append(Edge(*where, *_flags(r, 2)))
        n.binds_in = [BindIn(r.uleb(), r.uleb(), r.uleb(), *_flags(r, 1)) for _ in range(r.count(4))]
        n.binds_out = [BindOut(r.uleb(), r.uleb(), r.uleb(), *_flags(r, 1)) for _ in range(r.count(4))]
        nodes.append(n)
    return nodes


def _decode_port(r):
    bits = r.byte()
    if bits >> 7:
        raise r.error(f"{bits:#x} is no port of a node")
    return Port(VALUE_TYPES[bits & 3], 1 << (bits >> 2 & 3), bool(bits & 16), bits >> 5)


def _flags(r, n):
    bits = r.byte()
    if bits >> n:
        raise r.error(f"{bits:#x} are no flags of an edge or bind")
    return tuple([bool(bits >> k & 1) for k in range(n)])


# --- the rules


class GraphFault(Exception):
    """A rule of graphs is broken: (rule, text)."""


def check_nodes(nodes, type_of, name_of, n_imports):
    """Check all rules of graphs. type_of(function): (parameter types, result types), IndexError where there is none;
    name_of(function). Children that are imported are checked by the linker. GraphFault names node and port."""
    by_function = {}
    for n in nodes:
        if n.function in by_function:
            raise GraphFault("node-distinct", f"node {name_of(n.function)} is described twice")
        by_function[n.function] = n
    checker = _Checker(by_function, type_of, name_of, n_imports)
    for n in nodes:
        checker.node(n)
    checker.hierarchy(nodes)


class _Checker:
    def __init__(self, by_function, type_of, name_of, n_imports):
        self.by_function, self.type_of, self.name_of, self.n_imports = by_function, type_of, name_of, n_imports

    def fail(self, rule, n, text):
        raise GraphFault(rule, f"node {self.name_of(n.function)}: {text}")

    def node(self, n):
        try:
            params, results = self.type_of(n.function)
        except IndexError:
            raise GraphFault("node-function", f"function {n.function} of a node does not exist") from None
        if n.function < self.n_imports:
            self.fail("node-function", n, "it is imported")
        self.ports(n, n.inputs, "input")
        self.ports(n, n.outputs, "output")
        if tuple(p.type for p in n.inputs) != tuple(params):
            self.fail("node-type", n, f"its inputs are ({', '.join(p.type for p in n.inputs)}), its function takes ({', '.join(params)})")
        want = tuple(p.type for p in n.outputs) if n.leaf else ("i64",) * n.free_dims
        if tuple(results) != want:
            self.fail("node-type", n, f"its function returns ({', '.join(results)}) instead of ({', '.join(want)})")
        if n.leaf and (n.edges or n.binds_in or n.binds_out):
            self.fail("node-leaf", n, "edges or binds in a node without children")
        if not n.leaf:
            self.inside(n)

    def ports(self, n, ports, what):
        for k, p in enumerate(ports):
            if p.size not in ((1, 2, 4) if p.type == "i32" else (natural_size(p.type),)):
                self.fail("port", n, f"{what} {k}: {p.type} of {p.size} bytes")
            if p.pointer and p.type != "i64" or p.access and not p.pointer:
                self.fail("port", n, f"{what} {k}: a pointer that is {p.type}, or in and out of what is no pointer")
            if p.pointer and (k + 1 == len(ports) or ports[k + 1].pointer or ports[k + 1].type != "i64"):
                self.fail("pointer-size", n, f"{what} {k} is a pointer, but no size of type i64 follows it")

    # -- the graph in an internal node
    def label(self, n, k):
        """How a person calls child k."""
        name = self.name_of(n.children[k].function)
        same = [i for i, c in enumerate(n.children) if c.function == n.children[k].function]
        return name if len(same) == 1 else f"{name}#{same.index(k) + 1}"

    def child(self, n, k, what):
        if k >= len(n.children):
            self.fail("child", n, f"{what} names child {k}, there are {len(n.children)}")
        return self.by_function.get(n.children[k].function)

    def port(self, n, k, ports, number, what):
        if number >= len(ports):
            whose = "it" if k is None else self.label(n, k)
            self.fail("port-exists", n, f"{whose} has no {what} {number}; there are {len(ports)}")
        return ports[number]

    def inside(self, n):
        for k, c in enumerate(n.children):
            try:
                self.type_of(c.function)
            except IndexError:
                self.fail("node-function", n, f"function {c.function} of child {k} does not exist")
            if c.function >= self.n_imports and c.function not in self.by_function:
                self.fail("child-node", n, f"its child {self.name_of(c.function)} is no node function")
            for dim, extent in zip("xyz", c.dims):
                if extent is not None and not 1 <= extent <= MAX_INSTANCES:
                    self.fail("instances", n, f"its child {self.label(n, k)} has {extent} instances in {dim}; 1 to {MAX_INSTANCES} can be")
        fed = {}
        for e in n.edges:
            self.edge(n, e, fed)
        for b in n.binds_in:
            outer = self.port(n, None, n.inputs, b.outer, "input")
            child = self.child(n, b.child, "a bind of an input")
            self.feed(n, fed, b.child, b.input)
            if child:
                self.same_type(n, outer, f"input {b.outer}", self.port(n, b.child, child.inputs, b.input, "input"),
                               f"input {b.input} of {self.label(n, b.child)}")  # fmt: skip
        given = {}
        for b in n.binds_out:
            outer = self.port(n, None, n.outputs, b.outer, "output")
            child = self.child(n, b.child, "a bind of an output")
            if b.outer in given:
                self.fail("bound-once", n, f"its output {b.outer} is bound twice")
            given[b.outer] = True
            if child:
                self.same_type(n, self.port(n, b.child, child.outputs, b.output, "output"), f"output {b.output} of {self.label(n, b.child)}",
                               outer, f"output {b.outer}")  # fmt: skip
        for k, c in enumerate(n.children):
            child = self.by_function.get(c.function)
            for i in range(len(child.inputs) if child else 0):
                if (k, i) not in fed:
                    self.fail("bound", n, f"input {i} of {self.label(n, k)} ({child.inputs[i]}) is not bound")
        for i in range(len(n.outputs)):
            if i not in given:
                self.fail("bound", n, f"its output {i} is not bound")
        order_of(n, lambda cycle: self.fail("acyclic", n, "its graph has a cycle: " + " -> ".join(self.label(n, k) for k in cycle)))

    def feed(self, n, fed, k, i):
        if (k, i) in fed:
            self.fail("bound-once", n, f"input {i} of {self.label(n, k)} is bound twice")
        fed[k, i] = True

    def edge(self, n, e, fed):
        source, target = self.child(n, e.source, "an edge"), self.child(n, e.target, "an edge")
        self.feed(n, fed, e.target, e.input)
        names = self.label(n, e.source), self.label(n, e.target)
        if source and target:
            self.same_type(n, self.port(n, e.source, source.outputs, e.output, "output"), f"output {e.output} of {names[0]}",
                           self.port(n, e.target, target.inputs, e.input, "input"), f"input {e.input} of {names[1]}")  # fmt: skip
        elif source:
            self.port(n, e.source, source.outputs, e.output, "output")
        elif target:
            self.port(n, e.target, target.inputs, e.input, "input")
        if not e.all_to_all:
            a, b = n.children[e.source].dims, n.children[e.target].dims
            if len(a) != len(b) or any(x is not None and y is not None and x != y for x, y in zip(a, b)):
                self.fail("equal-grids", n, f"a one-to-one edge from output {e.output} of {names[0]} {show_dims(a)} "
                          f"to input {e.input} of {names[1]} {show_dims(b)}: the grids differ")  # fmt: skip

    def same_type(self, n, a, a_name, b, b_name):
        if a.type != b.type or a.pointer and not b.pointer:
            self.fail("port-type", n, f"{a_name} is {a}, {b_name} is {b}")

    def hierarchy(self, nodes):
        """No node may contain itself, nor so many, or so deep, that a plan of them could not be made."""
        known, path = {}, []  # function -> (how deep, how many places)

        def visit(function):
            if function in path:
                raise GraphFault("hierarchy", "a node contains itself: " + " -> ".join(map(self.name_of, [*path[path.index(function):], function])))
            n = self.by_function.get(function)
            if function in known or n is None:
                return known.get(function, (1, 1))
            path.append(function)
            inside = [visit(c.function) for c in n.children] if len(path) <= MAX_DEPTH + 1 else [(MAX_DEPTH, 1)]
            path.pop()
            depth, places = 1 + max((d for d, _ in inside), default=0), 1 + sum(p for _, p in inside)
            if depth > MAX_DEPTH:
                raise GraphFault("hierarchy", f"node {self.name_of(function)}: nodes are nested more than {MAX_DEPTH} deep")
            if places > MAX_PLACES:
                raise GraphFault("hierarchy", f"node {self.name_of(function)}: with all that is in it, it has more than {MAX_PLACES:,} nodes")
            known[function] = depth, places
            return known[function]

        for n in nodes:
            visit(n.function)


def show_dims(dims, free="?"):
    return "[" + ", ".join(free if d is None else str(d) for d in dims) + "]"


def order_of(n, cyclic):
    """The children in an order in which edges go forwards. cyclic(children of a cycle) is called where there is none."""
    succs = [[] for _ in n.children]
    waits = [0] * len(n.children)
    for e in n.edges:
        succs[e.source].append(e.target)
        waits[e.target] += 1
    ready = [k for k, w in enumerate(waits) if not w]
    order = []
    for k in ready:  # grows meanwhile
        order.append(k)
        for s in succs[k]:
            waits[s] -= 1
            if not waits[s]:
                ready.append(s)
    if len(order) < len(n.children):
        k = next(k for k, w in enumerate(waits) if w)
        path = []
        preds = {}
        for e in n.edges:
            if waits[e.source] and waits[e.target]:
                preds.setdefault(e.target, e.source)
        while k not in path:
            path.append(k)
            k = preds.get(k, k)
        cyclic([*path[path.index(k):], k][::-1])
    return order


# --- as assembly text


def node_lines(n, name):
    """The statements of a node. name(function): how it is written."""
    yield f"node {name(n.function)} {n.target} {{"
    for word, ports in (("input", n.inputs), ("output", n.outputs)):
        for p in ports:
            yield f"    {word} {p}"
    for c in n.children:
        yield f"    child {name(c.function)} {show_dims(c.dims, 'free')}"
    for b in n.binds_in:
        yield f"    bind input {b.outer} to {b.child} input {b.input}{' streaming' if b.streaming else ''}"
    for e in n.edges:
        kind = "all" if e.all_to_all else "one"
        yield f"    edge {e.source} output {e.output} to {e.target} input {e.input} {kind}{' streaming' if e.streaming else ''}"
    for b in n.binds_out:
        yield f"    bind output {b.outer} to {b.child} output {b.output}{' streaming' if b.streaming else ''}"
    yield "}"


def parse_node(t, function):
    """The head of a node: `node @f target {`."""
    target = t.next()
    if target not in TARGETS:
        raise t.error_before(f"a target is expected here: {', '.join(TARGETS)}")
    t.expect("{")
    return Node(function, target)


def parse_node_line(t, n, find):
    """One statement in the body of a node. find(t): the function that a symbol names."""
    word = t.next()
    if word in ("input", "output"):
        (n.inputs if word == "input" else n.outputs).append(_parse_port(t))
    elif word == "child":
        n.children.append(Child(find(t), _parse_dims(t)))
    elif word == "edge":
        where = [_number(t)]
        for expected in ("output", "to", "input"):
            t.expect(expected)
            where.append(_number(t))
        kind = t.next()
        if kind not in ("one", "all"):
            raise t.error_before("one or all is expected here")
        n.edges.append(Edge(*where, kind == "all", t.accept("streaming")))
    elif word == "bind":
        what = t.next()
        if what not in ("input", "output"):
            raise t.error_before("input or output is expected here")
        outer = _number(t)
        t.expect("to")
        child = _number(t)
        t.expect(what)
        port = _number(t)
        streaming = t.accept("streaming")
        if what == "input":
            n.binds_in.append(BindIn(outer, child, port, streaming))
        else:
            n.binds_out.append(BindOut(child, port, outer, streaming))
    else:
        raise t.error_before("input, output, child, edge or bind is expected here")


def _number(t):
    return t.integer(0, MAX_INSTANCES)


def _parse_port(t):
    word = t.next()
    if word == "pointer":
        access = t.next() if t.peek() in ("in", "out", "inout") else ""
        return Port("i64", 8, True, _ACCESS[access])
    if word not in VALUE_TYPES:
        raise t.error_before("pointer or a value type is expected here")
    return Port(word, t.integer(1, 8) if t.accept("size") else natural_size(word))


def _parse_dims(t):
    t.expect("[")
    dims = []
    while not t.accept("]"):
        if dims:
            t.expect(",")
        dims.append(None if t.accept("free") else t.integer(0, 1 << 62))
    return tuple(dims)
