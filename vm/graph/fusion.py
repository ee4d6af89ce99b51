"""Fusion in graphs: children of a node that run on the same grid and share memory or values become one kernel.

Which children could be fused follows from the graph and the code (`Fuser.steps`); whether a run is, from its values
(allvm.jit.fuse) and from what it costs (allvm.graph.policy). Children that only wrap one leaf count as that leaf. Where a run is not
fused, the children run one after the other as ever.
"""

from allvm.graph.execute import HERE, ONE
from allvm.ir.graph import IN, OUT, Node, Port
from allvm.ir.graph_plan import OUTER, SIBLING, SIBLING_EACH, SIBLING_SAME, Place

LEAST = 4096  # instances from which on it is looked at


class Member:
    """A child of a node that may be fused: child number k, its leaf (itself, or the only one in it)."""

    def __init__(self, parent, k):
        self.k, self.child = k, parent.children[k]
        self.wrapped = not self.child.leaf
        self.leaf = self.child.children[0] if self.wrapped else self.child

    @staticmethod
    def of(parent, k):
        """The member for a child, or None."""
        c = parent.children[k]
        if c.leaf:
            return Member(parent, k) if c.dims else None
        if c.dims or len(c.children) != 1 or not c.children[0].leaf or not c.children[0].dims or any(s[0] != OUTER for s in c.children[0].sources):
            return None
        g = c.children[0]
        if any(c.node.inputs[s[1]].size < p.size for p, s in zip(g.node.inputs, g.sources)):
            return None
        return Member(parent, k)

    def source(self, n):
        """Where input n of the leaf comes from, as the parent says it."""
        return self.child.sources[self.leaf.sources[n][1]] if self.wrapped else self.child.sources[n]

    def output(self, n):
        """The leaf's output that output n of the child is."""
        return self.child.results[n][1] if self.wrapped else n

    def outputs(self, given):
        """The child's outputs, out of the leaf's."""
        return [given[o] for _, o in self.child.results] if self.wrapped else list(given)


class Fused(Place):
    """Members as one place. fusion: allvm.jit.fuse.Fusion. given: per input the source. offsets: of each member's outputs."""

    __slots__ = ("fusion", "gains", "given", "members", "offsets", "signature")

    @property
    def parts(self):
        return [m.leaf for m in self.members]

    def gain(self, instances):
        """What one kernel for all gains, as the code says: an allvm.jit.gain.Gain. The same for all runs of a size class."""
        size = instances.bit_length()
        if size not in self.gains:
            from allvm.jit.emit import tier_options
            from allvm.jit.gain import gain

            self.gains[size] = gain(self.fusion, instances, tier_options("opt")["vector_width"])
        return self.gains[size]

    def inputs_of(self, q, values):
        """The inputs of member q out of those of the whole, None where they come from another member."""
        from allvm.jit.fuse import CONST, GIVEN

        return [values[s[1]] if s[0] == GIVEN else s[1] & (1 << 64) - 1 if s[0] == CONST else None for s in self.fusion.parts[q].inputs]


class Bound(Exception):
    """Children cannot be fused."""


class Fuser:
    """Finds what can be fused. module(): the program, decoded; pure(): its functions that only compute."""

    def __init__(self, module, pure, settings=None):
        """settings(place): what hints and a fixed plan say of a node."""
        self.module, self.pure, self.settings = module, pure, settings or (lambda place: {})
        self.known, self.made, self.analyses = {}, {}, {}
        self.apart = set()  # (parent, child, child) that must not be fused

    def steps(self, parent, extents):
        """The children of a node as steps: numbers, or a Fused for several; None where nothing can be gained. extents: of the children, or None."""
        if parent not in self.known:
            if extents is not None and not any(x * y * z >= LEAST for (x, y, z) in extents) and not any(self.grids(c) for c in parent.children):
                return None
            found = self.find(parent)
            self.known[parent] = found if any(not isinstance(s, int) for s in found) else None
        return self.known[parent]

    @staticmethod
    def grids(child):
        return not child.leaf and not child.dims and len(child.children) == 1

    def find(self, parent):
        steps = []  # (members, children) of each
        for k in parent.order:
            member = Member.of(parent, k)
            if member is not None and self.settings(member.leaf).get("fusion") is False:
                member = None
            if member is None or not self.join(parent, steps, member):
                steps.append([[member] if member else [], [k], None])
        return [fused or children[0] for _, children, fused in steps]

    def join(self, parent, steps, member):
        """Let a child join an earlier step, where that is possible."""
        needs = {s[1] for s in member.child.sources if s[0] != OUTER}
        for at in reversed(range(len(steps))):
            members, children, _ = steps[at]
            if not members or any((parent, m.k, member.k) in self.apart for m in members) or not any(self.shared(m, member) for m in members):
                continue
            between = [c for _, cs, _ in steps[at + 1 :] for c in cs]
            up = not needs & set(between)
            down = not any(s[0] != OUTER and s[1] in children for c in between for s in parent.children[c].sources)
            if not (up or down):
                continue
            fused = self.fused(parent, [*members, member])
            if fused is None:
                continue
            step = [fused.members, [*children, member.k], fused]
            if up:
                steps[at] = step
            else:
                del steps[at]
                steps.append(step)
            return True
        return False

    def split(self, parent, fused, conflicts):
        """Never again fuse what a run did not allow, pairs of members: the steps for now in place of the fused one."""
        self.apart |= {(parent, fused.members[j].k, fused.members[k].k) for j, k in conflicts}
        if fused in (self.known.get(parent) or ()):
            found = self.find(parent)
            self.known[parent] = found if any(not isinstance(s, int) for s in found) else None
        groups = []
        for m in fused.members:
            if not groups or any((parent, x.k, m.k) in self.apart for x in groups[-1]):
                groups.append([])
            groups[-1].append(m)
        out = []
        for g in groups:
            whole = self.fused(parent, g) if len(g) > 1 else None
            out += [whole] if whole else [m.k for m in g]
        return out

    @staticmethod
    def shared(a, b):
        """Whether two members have a pointer or a value in common."""
        pointers = {a.source(n) for n, p in enumerate(a.leaf.node.inputs) if p.pointer}
        return any(p.pointer and b.source(n) in pointers or b.source(n)[0] == SIBLING_EACH and b.source(n)[1] == a.k for n, p in enumerate(b.leaf.node.inputs))

    def fused(self, parent, members):
        """The Fused of some members, or None. The same each time."""
        key = parent, *(m.k for m in members)
        if key not in self.made:
            self.made[key] = self.make(parent, members)
        return self.made[key]

    def make(self, parent, members):
        from allvm.jit.flow import Flow
        from allvm.jit.fuse import CONST, GIVEN, VALUE, Fusion, Part, passed_on

        if any(m.leaf.dims != members[0].leaf.dims and (len(m.leaf.dims) != len(members[0].leaf.dims) or any(a is not None and b is not None and a != b for a, b in zip(m.leaf.dims, members[0].leaf.dims))) for m in members):
            return None
        module, place = self.module(), {m.k: q for q, m in enumerate(members)}
        ports, keys, parts, sizes = [], {}, [], {}

        def given(key, port):
            if key not in keys:
                keys[key] = len(ports)
                ports.append(Port(port.type, port.size, port.pointer, port.access))
            else:
                old = ports[keys[key]]
                old.pointer, old.access = old.pointer or port.pointer, old.access | port.access
            return GIVEN, keys[key]

        def resolve(m, n):
            kind, a, b = m.source(n)
            port = m.leaf.node.inputs[n]
            if kind == OUTER or a not in place:
                return given((kind, a, b, port.type, port.size), port)
            q = place[a]
            if q >= len(parts):
                raise Bound
            output = members[q].output(b)
            if kind == SIBLING_EACH and not members[q].wrapped:
                if port.size < 4 or port.type != members[q].leaf.node.outputs[output].type:
                    raise Bound
                return VALUE, q, output
            found = passed_on(Flow(module, members[q].leaf.function), output)
            if found is not None and found[0] == "const" and port.type == members[q].leaf.node.outputs[output].type:
                return CONST, found[1] if port.size >= 4 else found[1] & (1 << 8 * port.size) - 1
            if found is None or found[0] != "param" or members[q].leaf.node.inputs[found[1]].size > port.size:
                raise Bound
            return parts[q].inputs[found[1]]

        try:
            for m in members:
                node = m.leaf.node
                inputs = [resolve(m, n) for n in range(len(node.inputs))]
                pointers = [n for n, p in enumerate(node.inputs) if p.pointer]
                for n in pointers:
                    if inputs[n][0] == GIVEN and inputs[n + 1][0] == GIVEN:
                        sizes.setdefault(inputs[n][1], set()).add(inputs[n + 1][1])
                parts.append(Part(m.leaf.function, inputs, len(node.outputs), pointers))
        except Bound:
            return None
        fusion = Fusion(module, parts, [p.type for p in ports], sizes, self.pure(), analyses=self.analyses)
        return self.placed(parent, members, fusion, ports, list(keys)) if fusion.possible else None

    def placed(self, parent, members, fusion, ports, keys):
        outputs = [p for m in members for p in m.leaf.node.outputs]
        read = {a.root for k, part in enumerate(fusion.accesses) for a in part if not a.written and (k, a.at) not in fusion.loads}
        for n, p in enumerate(ports):
            if p.pointer and p.access == IN | OUT and n not in read:
                p.access = OUT  # what is read of it never comes from memory
        node = Node(fusion.index, members[0].leaf.node.target, ports, outputs)
        fused = Fused(node, "+".join(m.leaf.label for m in members), parent.path, members[0].leaf.dims)
        fused.members, fused.fusion, fused.gains = members, fusion, {}
        fused.sources = [key[:3] for key in keys]
        fused.offsets = [sum(len(m.leaf.node.outputs) for m in members[:q]) for q in range(len(members))]
        inside = {m.k for m in members}
        for m, offset in zip(members, fused.offsets):
            for c, child in enumerate(parent.children):
                if c not in inside:
                    fused.each |= {offset + b for kind, a, b in child.sources if kind == SIBLING_EACH and a == m.k}
        fused.signature = repr([(p.function, p.inputs) for p in fusion.parts])
        return fused


def bind(executor, flow, fused):
    """(inputs, varying, extents) of a run of a Fused; None where its members have different grids."""
    values, varying = [], None
    for n, (kind, a, b) in enumerate(fused.sources):
        if kind == OUTER:
            values.append(flow.inputs[a])
        elif kind in (SIBLING, SIBLING_SAME):
            values.append(flow.outputs[a][b])
        else:
            values.append(0)
            varying = varying or {}
            varying[n] = flow.arrays[a][b]
    values = [x & m for x, m in zip(values, fused.masks)]
    counts = None
    for q, m in enumerate(fused.members):
        own = flow.extents[m.k]
        if m.wrapped:
            given = wrapper_inputs(m, flow, fused, q, values)
            if given is None:
                return None
            own = executor.extents(m.child, given, (*flow.chain, (HERE, ONE)))[0]
        if counts is not None and own != counts:
            return None
        counts = own
    return values, varying, counts


def wrapper_inputs(m, flow, fused, q, values):
    """What the inputs of a child around a member are. Those that come from other members are known where the leaf takes them, too."""
    own = fused.inputs_of(q, values)
    taken = {s[1]: own[n] for n, s in enumerate(m.leaf.sources)}
    inside = {x.k for x in fused.members}
    out = []
    for n, (kind, a, b) in enumerate(m.child.sources):
        x = flow.inputs[a] if kind == OUTER else taken.get(n) if a in inside else flow.outputs[a][b] if kind in (SIBLING, SIBLING_SAME) else None
        if x is None:
            return None
        out.append(x & m.child.masks[n])
    return out
