"""Leaves with barriers: the code between barriers as loops over all instances, one after the other."""

from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.jit import operands
from allvm.jit.flow import bits
from allvm.jit.kernel_inline import Inlined
from allvm.jit.kernel_writer import BARRIER, GRAPH_TRAP, JMP, RET, Label

CELLS = {"i32": ("i32", 2), "i64": ("i64", 3), "float": ("f32", 2), "double": ("f64", 3)}


class Fission(Inlined):
    """A leaf with barriers: the code between barriers as loops over all instances, one after the other.

    A *region* begins at the start or behind a barrier and goes on to the barriers and returns that it can reach. What an
    instance holds at a barrier and needs behind it is kept in arrays on the stack. All instances must come to the same
    barrier, or to the end; where a region can end in several places, each instance is compared with the first.
    """

    def __init__(self, writer, place, inputs, chain, known, arrays, filled, loops):
        super().__init__(writer, place.function, inputs, chain, known, frozenset(arrays))
        if self.has_stack:
            raise CompileError(f"node {place.label} has barriers and moves its stack")
        self.place_, self.arrays, self.filled, self.loops = place, arrays, filled, loops
        code, flow = self.f.code, self.flow
        self.barriers = [i for b in flow.order for i in range(flow.blocks[b].start, flow.blocks[b].end) if code[i][0] == BARRIER]
        self.block_of = {i: b for b in flow.order for i in range(flow.blocks[b].start, flow.blocks[b].end)}
        self.shared = set(self.map.values()) | {writer.frame_reg}
        self.held = {i: self.live_webs(i) for i in self.barriers}

    def live_webs(self, barrier):
        """The webs whose values an instance needs behind a barrier, but those that all instances share."""
        flow = self.flow
        block = flow.blocks[self.block_of[barrier]]
        live = set()
        for s in block.succs:
            live |= set(bits(flow.blocks[s].live_in))
        for i in range(block.end - 1, barrier, -1):
            live -= {r for r, _ in flow.defs[i]}
            live |= {r for r, _ in flow.uses[i]}
        current = dict(block.entry)
        for i in range(block.start, barrier):
            for (r, _), v in zip(flow.defs[i], flow.def_values[i]):
                current[r] = v
        webs = dict.fromkeys(flow.web[current[r]] for r in sorted(live))
        levels = {flow.web[v] for v in self.levels}
        return [w for w in webs if self.map.get(w) not in self.shared and w not in levels]

    def write(self, results):
        w = self.w
        w.origin = (self.function, 0)
        self.results = results
        total = self.loops.total()
        self.cells = {}
        for web in dict.fromkeys(web for webs in self.held.values() for web in webs):
            type, scale = CELLS[self.flow.storage[web]]
            self.cells[web] = w.op("stack.alloc", w.op("shl.i64.k", total, scale), 4), type, scale
            if web not in self.map:
                self.map[web] = w.reg()
        if self.function in w.lists:
            self.list_cells = w.op("stack.alloc", w.op("shl.i64.k", total, 3), 4)
        if self.f.frame:
            align = max(self.f.frame_align, 4)
            self.frame_step = -(-self.f.frame >> align) << align
            self.frames = w.op("stack.alloc", w.op("mul.i64.k", total, self.frame_step), align)
            self.own_frame = w.reg()
            for web, r in list(self.map.items()):
                if r == w.frame_reg:
                    self.map[web] = self.own_frame
            self.moves = [(web, self.own_frame if r == w.frame_reg else r) for web, r in self.moves]
            self.shared.add(self.own_frame)
        starts = [0, *(i + 1 for i in self.barriers)]
        self.regions = [Label() for _ in starts]
        self.finish = Label()
        for k, start in enumerate(starts):
            self.region(k, start)
        w.place(self.finish)

    def region(self, k, start):
        """All instances from one start to where they come next."""
        w = self.w
        w.place(self.regions[k])
        outcomes = self.outcomes(start)
        seen = w.op("const.i64", -1) if len(outcomes) > 1 else None
        self.arrived = w.reg()
        self.loops.begin()
        self.number = self.loops.number()
        self.end, self.labels = Label(), {}
        if self.f.frame:
            w.emit("add.i64", self.own_frame, self.frames, w.op("mul.i64.k", self.number, self.frame_step))
        if k == 0:
            for n, array in self.arrays.items():
                web = self.flow.web[self.flow.entry_values[n]]
                if web not in self.map:
                    self.map[web] = w.reg()
                w.emit("mov", self.map[web], w.load(self.place_.node.inputs[n], array, self.number))
            self.enter()
        else:
            if self.function in w.lists:
                w.emit("ld.i64", w.lists[self.function][1], (isa.MEM_INDEX, self.list_cells, self.number, isa.EXT_NONE, 3, 0))
            for web in self.held[self.barriers[k - 1]]:
                base, type, scale = self.cells[web]
                w.emit(f"ld.{type}", self.map[web], (isa.MEM_INDEX, base, self.number, isa.EXT_NONE, scale, 0))
        self.code_from(start, len(outcomes) > 1)
        w.place(self.end)
        if seen is not None:
            good, same = Label(), Label()
            w.emit("br.gt_s.i64.k", seen, -1, same)
            w.emit("mov", seen, self.arrived)
            w.emit(JMP, good)
            w.place(same)
            w.emit("br.eq.i64", seen, self.arrived, good)
            w.emit("trap", GRAPH_TRAP)
            w.place(good)
        self.loops.end()
        targets = [(n, self.finish if n == 0 else self.regions[self.barriers.index(n - 1) + 1]) for n in sorted(outcomes)]
        for n, label in targets[:-1]:
            w.emit("br.eq.i64.k", seen, n, label)
        w.emit(JMP, targets[-1][1])

    def outcomes(self, start):
        """Where a region can end: 0 a return, else 1 + a barrier."""
        flow, code = self.flow, self.f.code
        found, seen, work = set(), set(), [start]
        while work:
            i = work.pop()
            if i in seen:
                continue
            seen.add(i)
            block = flow.blocks[self.block_of[i]]
            for j in range(i, block.end):
                if code[j][0] == BARRIER:
                    found.add(1 + j)
                    break
                if code[j][0] == RET:
                    found.add(0)
            else:
                work += [flow.blocks[s].start for s in block.succs]
        return found or {0}

    def code_from(self, start, several):
        """The code of a region."""
        w, flow, code = self.w, self.flow, self.f.code
        done, work = set(), [start]
        while work:
            i = work.pop()
            if i in done:
                continue
            done.add(i)
            b = self.block_of[i]
            if i == flow.blocks[b].start:
                w.place(self.label(i))
            for j in range(i, flow.blocks[b].end):
                w.origin = (self.function, j)
                if code[j][0] == BARRIER:
                    self.stop(1 + j, several)
                    break
                if code[j][0] == RET:
                    self.give([self.register(v) for v in flow.use_values[j]])
                    self.stop(0, several)
                    break
                self.instruction(j, code[j], self.results, False)
            else:
                work += [flow.blocks[s].start for s in reversed(flow.blocks[b].succs) if flow.blocks[s].start not in done]
                if not operands.SHAPES[code[flow.blocks[b].end - 1][0]].ends:
                    w.emit(JMP, self.label(flow.blocks[b].end))

    def give(self, values):
        """An instance returns."""
        w = self.w
        for r, v in zip(self.results, values):
            w.emit("mov", r, v)
        for n, array in self.filled.items():
            w.emit(f"st.{self.place_.node.outputs[n].type}", self.results[n], (isa.MEM_INDEX, array, self.number, isa.EXT_NONE, 3, 0))

    def stop(self, outcome, several):
        """The end of a region for one instance."""
        w = self.w
        if outcome and self.function in w.lists:
            w.emit("st.i64", w.lists[self.function][1], (isa.MEM_INDEX, self.list_cells, self.number, isa.EXT_NONE, 3, 0))
        for web in self.held[outcome - 1] if outcome else ():
            base, type, scale = self.cells[web]
            w.emit(f"st.{type}", self.map[web], (isa.MEM_INDEX, base, self.number, isa.EXT_NONE, scale, 0))
        if several:
            w.emit("const.i64", self.arrived, outcome)
        w.emit(JMP, self.end)
