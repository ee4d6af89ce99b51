"""Plans: a graph made ready to run. The hierarchy as a tree of places, children in an order in which data flows forwards,
and for each input of each child where it comes from."""

from allvm.ir.graph import IN, MAX_INSTANCES, OUT, order_of

OUTER, SIBLING, SIBLING_EACH, SIBLING_SAME = range(4)


class Place:
    """A node at its place in the hierarchy.

    dims: its extents as its parent says, None where the parent's function gives them. sources: per input (OUTER, input of
    the parent), (SIBLING, child, output) or (SIBLING_EACH, child, output): the value of the same instance; or
    (SIBLING_SAME, child, output): that, where all instances have the same (see jit/uniform.py). each: the
    outputs whose values of all instances are wanted. results: per output of the node (child, output).
    """

    __slots__ = ("children", "dims", "each", "extents", "free", "function", "label", "masks", "narrow", "node", "order", "packed_in",
                 "packed_out", "path", "pointers", "results", "sources", "stream")  # fmt: skip

    def __init__(self, node, label, path, dims=()):
        self.node, self.label, self.dims = node, label, dims
        self.path = path + (label,)
        self.function = node.function
        self.children, self.sources, self.results = [], [], []
        self.each = set()
        self.order = []
        self.free = node.free_dims
        self.masks = tuple([(1 << 8 * p.size) - 1 for p in node.inputs])
        self.extents = None, None  # what its function returned last, and what extents_of made of that
        self.narrow = any(p.size < 8 for p in node.inputs)
        self.stream = [False] * len(node.inputs)
        self.packed_in, self.packed_out = packed(node.inputs), packed(node.outputs)
        self.pointers = [(n, p.access & IN, p.access & OUT) for n, p in enumerate(node.inputs) if p.pointer]

    @property
    def leaf(self):
        return not self.children

    def all_places(self):
        """This place and those in it."""
        yield self
        for c in self.children:
            yield from c.all_places()

    def __repr__(self):
        return f"<Place {'/'.join(self.path)}>"


def make_plan(nodes, function, name_of):
    """The plan of the graph whose root is a function. nodes: {function: Node}."""

    def place(function, label, path, dims):
        node = nodes[function]
        p = Place(node, label, path, dims)
        total = {}
        for c in node.children:
            total[c.function] = total.get(c.function, 0) + 1
        seen = {}
        for c in node.children:
            seen[c.function] = seen.get(c.function, 0) + 1
            name = name_of(c.function)
            p.children.append(place(c.function, name if total[c.function] == 1 else f"{name}#{seen[c.function]}", p.path, c.dims))
        p.order = order_of(node, lambda cycle: None) if node.children else []
        for c in p.children:
            c.sources = [None] * len(c.node.inputs)
        for b in node.binds_in:
            p.children[b.child].sources[b.input] = (OUTER, b.outer, 0)
            p.children[b.child].stream[b.input] = b.streaming
        for e in node.edges:
            source = p.children[e.source]
            each = not e.all_to_all and bool(source.dims)
            if each:
                source.each.add(e.output)
            p.children[e.target].sources[e.input] = (SIBLING_EACH if each else SIBLING, e.source, e.output)
            p.children[e.target].stream[e.input] = e.streaming
        p.results = [None] * len(node.outputs)
        for b in node.binds_out:
            p.results[b.outer] = (b.child, b.output)
        return p

    return place(function, name_of(function), (), ())


def places(plan):
    """A place and all that are in it."""
    yield plan
    for c in plan.children:
        yield from places(c)


def extents_of(place, given, fail):
    """The three extents of each child of an internal place. given: those that its function returned, in order.
    fail(child, text): what to do about extents that cannot be."""
    given = iter(given)
    out = []
    for c in place.children:
        dims = []
        total = 1
        for axis, d in zip("xyz", c.dims):
            if d is None:
                d = next(given)
                d -= (d >> 63) << 64
            if not 1 <= d <= MAX_INSTANCES:
                fail(c, f"{d} instances in dimension {axis}; there must be from 1 to {MAX_INSTANCES}")
            dims.append(d)
            total *= d
        if total > MAX_INSTANCES:
            fail(c, f"{total} instances; there may be at most {MAX_INSTANCES}")
        out.append((*dims, 1, 1, 1)[:3])
    for c, dims in zip(place.children, out):
        for n, source in enumerate(c.sources):
            if source[0] in (SIBLING_EACH, SIBLING_SAME) and out[source[1]] != dims:
                fail(c, f"its input {n} comes one-to-one from {place.children[source[1]].label}, which has {show(out[source[1]])} instances; it has {show(dims)}")
    return out


def show(dims):
    return "x".join(map(str, dims))


_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


def packed(ports):
    """A struct.Struct of the values of ports, 64 bits each, as the packed struct of a launch."""
    import struct

    return struct.Struct("<" + "".join(_CODES[p.size] for p in ports))


def layout(ports):
    """(offset, size, type) of ports in a packed struct, and its size."""
    at, out = 0, []
    for p in ports:
        out.append((at, p.size, p.type))
        at += p.size
    return out, at
