"""What is the same for all instances of a group: values, and whether all of them come to an instruction together.

`Divergence(flow, differs)` starts from the instructions whose results differ between instances; what is computed from those
differs, and so does what depends on how often a loop has run, or on which way was taken, where the condition differs.
"""


class Divergence:
    """differs(i, insn): whether an instruction's results are an instance's own whatever its operands are. given: values that differ at entry."""

    def __init__(self, flow, differs, given=()):
        self.flow, self.code = flow, flow.function.code
        self.own = set(given)  # values that differ
        self.parted = set()  # blocks that only some instances may be in
        self.branches = set()  # blocks whose last instruction parts instances
        self.after = self._post_dominators()
        changed = True
        while changed:
            before = len(self.own), len(self.parted)
            for b in flow.order:
                self._block(flow.blocks[b], differs)
            for v in flow.phis:
                if any(x in self.own for x in flow.inputs[v]):
                    self.own.add(v)
            changed = before != (len(self.own), len(self.parted))

    def _post_dominators(self):
        """block -> the set of blocks on every way from it to an end, itself included."""
        flow = self.flow
        every = set(flow.order)
        after = {b: set(every) for b in flow.order}
        changed = True
        while changed:
            changed = False
            for b in reversed(flow.order):
                succs = flow.blocks[b].succs
                new = {b} | (set.intersection(*(after[s] for s in succs)) if succs else set())
                if new != after[b]:
                    after[b] = new
                    changed = True
        return after

    def _block(self, block, differs):
        flow = self.flow
        for i in range(block.start, block.end):
            insn = self.code[i]
            if differs(i, insn) or any(v in self.own for v in flow.use_values[i]):
                self.own.update(flow.def_values[i])
        last = block.end - 1
        if len(block.succs) > 1 and block.number not in self.branches and any(v in self.own for v in flow.use_values[last]):
            self.branches.add(block.number)
            self._part(block)

    def _part(self, block):
        """The ways behind a branch part instances until they meet again."""
        flow = self.flow
        meet = set.intersection(*(self.after[s] for s in block.succs)) - {block.number}
        region, work = set(), list(block.succs)
        ends = set()
        while work:
            b = work.pop()
            if b in region:
                continue
            if b in meet:
                ends.add(b)
                continue
            region.add(b)
            work += flow.blocks[b].succs
        self.parted |= region
        for v in flow.phis:
            if flow.kinds[v][1] in region or flow.kinds[v][1] in ends:
                self.own.add(v)
        if block.number in region:  # a loop that instances leave at different times: what it computes differs behind it
            for b in region:
                for i in range(flow.blocks[b].start, flow.blocks[b].end):
                    self.own.update(flow.def_values[i])

    def together(self, i):
        """Whether all instances come to instruction i, or none."""
        return self.flow.block_containing(i) not in self.parted
