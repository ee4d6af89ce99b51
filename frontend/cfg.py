"""Control flow graphs: order, dominators, loops and estimated frequencies.

Nodes are ints, node 0 is the entry. What cannot be reached from it has no
place in `rpo` and no results.
"""

LOOP_WEIGHT = 8.0  # how often a loop is assumed to go round
COLD_WEIGHT = 1e-3  # probability of an edge to a block that ends in a trap, against its siblings


class Cfg:
    """Analyses of a graph given by `succs`, a list of lists (which may hold duplicates).

    cold: nodes that are assumed to be hardly ever reached.
    """

    def __init__(self, succs, cold=()):
        self.succs = succs
        self.cold = frozenset(cold)
        self._order()
        self._dominators()
        self._loops()
        self._frequencies()

    def _order(self):
        """Depth-first search: reverse post-order and predecessors (one entry per edge)."""
        succs = self.succs
        n = len(succs)
        state = bytearray(n)
        state[0] = 1
        stack = [(0, iter(reversed(succs[0])))]
        post = []
        while stack:
            node, todo = stack[-1]
            for s in todo:
                if not state[s]:
                    state[s] = 1
                    stack.append((s, iter(reversed(succs[s]))))
                    break
            else:
                stack.pop()
                post.append(node)
        post.reverse()
        self.rpo = post
        self.number = [-1] * n
        for i, node in enumerate(post):
            self.number[node] = i
        self.preds = preds = [[] for _ in range(n)]
        for node in post:
            for s in succs[node]:
                preds[s].append(node)

    def _dominators(self):
        """Immediate dominators (Cooper, Harvey and Kennedy) and an interval per node of the dominator tree."""
        number, preds = self.number, self.preds
        idom = [-1] * len(self.succs)
        idom[0] = 0
        changed = True
        while changed:
            changed = False
            for node in self.rpo[1:]:
                new = -1
                for p in preds[node]:
                    if idom[p] < 0:
                        continue
                    if new < 0:
                        new = p
                        continue
                    while p != new:
                        while number[p] > number[new]:
                            p = idom[p]
                        while number[new] > number[p]:
                            new = idom[new]
                if idom[node] != new:
                    idom[node] = new
                    changed = True
        self.idom = idom
        children = [[] for _ in idom]
        for node in self.rpo[1:]:
            children[idom[node]].append(node)
        self._intervals(children)

    def _intervals(self, children):
        self.enter, self.leave = enter, leave = [0] * len(children), [0] * len(children)
        clock = 0
        stack = [(0, iter(children[0]))]
        while stack:
            node, todo = stack[-1]
            child = next(todo, -1)
            if child < 0:
                leave[node] = clock
                stack.pop()
            else:
                clock += 1
                enter[child] = clock
                stack.append((child, iter(children[child])))

    def dominates(self, a, b):
        """Whether every way to b passes a."""
        return self.enter[a] <= self.enter[b] and self.leave[b] <= self.leave[a]

    def _loops(self):
        """Natural loops: loop_of[node] is the header of the innermost loop around a node, or -1;
        parent[header] that of the loop around it; depth[node] counts them."""
        n = len(self.succs)
        loop_of = [-1] * n
        parent = {}
        number, preds = self.number, self.preds
        for header in reversed(self.rpo):
            work = [p for p in preds[header] if number[p] >= number[header] and self.dominates(header, p)]
            if not work:
                continue
            loop_of[header] = header
            parent.setdefault(header, -1)
            while work:
                node = work.pop()
                inner = loop_of[node]
                if inner < 0:
                    loop_of[node] = header
                    if node != header:
                        work.extend(preds[node])
                    continue
                while parent[inner] >= 0 and inner != header:  # the outermost loop found so far
                    inner = parent[inner]
                if inner != header:
                    parent[inner] = header
                    work.extend(p for p in preds[inner] if not self.dominates(inner, p))
        self.loop_of = loop_of
        self.parent = parent
        self.depth = [0] * n
        for node in self.rpo:
            loop = loop_of[node]
            while loop >= 0:
                self.depth[node] += 1
                loop = parent[loop]

    def in_loop(self, node, header):
        """Whether a node lies in the loop of that header."""
        loop = self.loop_of[node]
        while loop >= 0:
            if loop == header:
                return True
            loop = self.parent[loop]
        return False

    def _frequencies(self):
        """freq[node]: executions per call, by rules of thumb."""
        freq = [0.0] * len(self.succs)
        number = self.number
        freq[0] = 1.0
        for node in self.rpo:
            if node in self.parent:
                freq[node] *= LOOP_WEIGHT
            succs = self.succs[node]
            if not succs:
                continue
            if len(succs) == 1:
                s = succs[0]
                if number[s] > number[node]:
                    freq[s] += freq[node]
                continue
            weights = self._weights(node)
            total = sum(weights)
            f = freq[node]
            for s, w in zip(succs, weights, strict=True):
                if number[s] > number[node]:
                    freq[s] += f * w / total
        self.freq = freq

    def _weights(self, node):
        """How likely each edge out of a node is, against the others."""
        loop = self.loop_of[node]
        return [
            COLD_WEIGHT if s in self.cold else 1.0 if loop < 0 or self.in_loop(s, loop) else 1.0 / LOOP_WEIGHT
            for s in self.succs[node]
        ]

    def edge_frequency(self, node, to):
        """Estimated executions of the edges from one node to another."""
        weights = self._weights(node)
        share = sum(w for s, w in zip(self.succs[node], weights, strict=True) if s == to)
        return self.freq[node] * share / sum(weights)
