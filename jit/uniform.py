"""One-to-one edges whose values are the same for all instances, such as a pointer's size that a node hands on.

    mark(module, plan)

Such a value goes once, like one of an all-to-all edge, instead of through an array with an element for each instance: its
edges become SIBLING_SAME, and the output is no longer one of `each`.
"""

from allvm.ir import isa
from allvm.ir.graph_plan import OUTER, SIBLING_EACH, SIBLING_SAME
from allvm.jit import operands
from allvm.jit.flow import Flow

MAX_DEPTH = 30
MOV = isa.opcode("mov")


def mark(module, plan):
    """Change the plan of a graph: the edges that have become SIBLING_SAME, as (path of the node around, child, output)."""
    return apply(plan, Uniform(module).edges(plan))


def apply(plan, edges):
    """Make edges, as `Uniform.edges` finds them, SIBLING_SAME."""
    found = {(tuple(path), child, output) for path, child, output in edges}

    def visit(place):
        for child in place.children:
            child.sources = [(SIBLING_SAME, a, b) if kind == SIBLING_EACH and (place.path, a, b) in found else (kind, a, b) for kind, a, b in child.sources]
            visit(child)
        for k, child in enumerate(place.children):
            child.each -= {o for path, a, o in found if path == place.path and a == k}

    visit(plan)
    return edges


class Uniform:
    def __init__(self, module):
        self.module = module
        self.flows = {}

    def edges(self, place):
        """The outputs of children, anywhere in a place, that are the same for all instances."""
        found = []
        varying = set()
        for k in place.order:
            child = place.children[k]
            fixed = {n for n, (kind, a, b) in enumerate(child.sources) if kind != SIBLING_EACH or (a, b) not in varying}
            same = self.outputs(child, fixed) if child.each else ()
            for o in sorted(child.each):
                if o in same:
                    found.append((list(place.path), k, o))
                else:
                    varying.add((k, o))
            found += self.edges(child)
        return found

    def outputs(self, place, fixed):
        """The outputs that are the same for all instances, given inputs that are."""
        if not place.leaf:
            given = {}
            for k in place.order:
                child = place.children[k]
                own = {n for n, (kind, a, b) in enumerate(child.sources) if (a in fixed if kind == OUTER else b in given[a])}
                given[k] = self.outputs(child, own)
            return {o for o, (k, output) in enumerate(place.results) if output in given[k]}
        if place.function not in self.flows:
            self.flows[place.function] = Flow(self.module, place.function)
        flow = self.flows[place.function]
        returned = []
        for b in flow.order:
            i = flow.blocks[b].end - 1
            if flow.function.code[i][0] == operands.RET:
                returned.append([self.key(flow, v, fixed) for v in flow.use_values[i]])
        return {o for o in range(len(place.node.outputs)) if returned and len({r[o] for r in returned}) == 1 and returned[0][o] is not None}

    def key(self, flow, v, fixed, depth=0):
        """What a value is made of, if it is the same for all instances, else None."""
        kind = flow.kinds[v]
        if kind[0] == "param":
            return ("input", kind[1]) if kind[1] in fixed else None
        if kind[0] != "insn" or depth > MAX_DEPTH:
            return None
        insn = flow.function.code[kind[1]]
        row = isa.OPS[insn[0]]
        if insn[0] != MOV and (row.expr is None or row.traps or row.flags) and not row.name.startswith("const."):
            return None
        uses = [self.key(flow, x, fixed, depth + 1) for x in flow.use_values[kind[1]]]
        if insn[0] == MOV:
            return uses[-1] if uses else None
        immediates = tuple(x for o, x in zip(row.operands, insn[1:]) if o.kind == "imm")
        return None if None in uses else (row.name, immediates, *uses)
