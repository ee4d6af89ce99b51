"""Functions of nodes on their way into a kernel: registers renamed, who runs as registers, scratch memory, what is the same along a row."""

from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.jit import operands
from allvm.jit.kernel_writer import (
    CALL,
    CALL_IND,
    COUNT,
    GRAPH_TRAP,
    ID,
    JMP,
    OP,
    PARENT,
    RET,
    SCRATCH,
    SELF,
    STACK,
    Label,
    movable,
)

REFUSED = {*map(OP, ("setjmp", "longjmp", "invoke", "invoke.ind", "throw", "catch")), *(r.number for r in isa.OPS if r.name.startswith("graph."))}
MAX_SCRATCH = 1 << 32  # bytes of a block
COMPUTED = object()  # of an index or extent: the handle is known only when the kernel runs


class Inlined:
    """A function's code on its way into a kernel: each of its webs (variables) gets a register of the kernel's.

    chain: the frames of the instance that runs, innermost first. known: web -> register that holds it already.
    """

    def __init__(self, writer, function, inputs, chain, known, varying=frozenset(), done=(), decided=None):
        self.done, self.decided = done, decided or {}
        self.w, self.function, self.chain, self.varying = writer, function, chain, varying
        self.flow = writer.flow(function)
        self.f = self.flow.function
        self.map, self.known = dict(known), known
        self.labels = {}
        self.levels = {}  # value -> level of the handle that it is
        self.has_stack = any(insn[0] in STACK for insn in self.f.code)
        self.check()
        self.parameters(inputs)
        self.handles()

    def check(self):
        for insn in self.f.code:
            if insn[0] in REFUSED:
                raise CompileError(f"a node contains {isa.OPS[insn[0]].name}")
        f = self.f
        if f.frame:
            self.w.frame_size = max(self.w.frame_size, f.frame)
            self.w.frame_align = max(self.w.frame_align, f.frame_align)

    def members(self):
        """web -> values in it that are used or defined."""
        if not hasattr(self.flow, "members"):
            found = {}
            for v in range(len(self.flow.kinds)):
                if self.flow.find(v) == v:
                    found.setdefault(self.flow.web[v], []).append(v)
            self.flow.members = found
        return self.flow.members

    def parameters(self, inputs):
        """Parameters that are never written are the given registers themselves."""
        members = self.members()
        self.given = inputs
        given = list(inputs) + ([self.w.frame_reg] if self.f.frame else [])
        self.moves = []
        for r, register in enumerate(given):
            value = self.flow.entry_values.get(r)
            if value is None:
                continue
            web = self.flow.web[value]
            if len(members[web]) == 1 and r not in self.varying:
                self.map[web] = register
            elif register is not None and r not in self.varying:
                self.moves.append((web, register))
        self.zeros = [self.flow.web[v] for v in self.flow.entry_values.values() if self.flow.kinds[v][0] == "undef"]

    def register(self, value):
        web = self.flow.web[value]
        r = self.map.get(web)
        if r is None:
            r = self.map[web] = self.w.reg()
        return r

    # -- who runs
    def handles(self):
        """Levels of handles, as far as they are known; indices and extents become the registers that hold them."""
        code, flow = self.f.code, self.flow
        for b in flow.order:
            for i in range(flow.blocks[b].start, flow.blocks[b].end):
                op = code[i][0]
                if op == SELF:
                    self.levels[flow.def_values[i][0]] = 1
                elif op == PARENT:
                    below = self.level(flow.use_values[i][0])
                    if below is not None:
                        self.levels[flow.def_values[i][0]] = below + 1 if 0 < below < len(self.chain) else 0
                elif op == ID or op == COUNT:
                    self.alias(i, op)

    def level(self, value):
        """The level of a handle, or None."""
        kind = self.flow.kinds[value]
        if kind[0] == "insn" and isa.OPS[self.f.code[kind[1]][0]].name == "const.i64":
            return self.f.code[kind[1]][2]
        return self.levels.get(value)

    def query(self, i):
        """The register of an index or extent, None where it is the constant of a dimension that the node does not have."""
        insn = self.f.code[i]
        level = self.level(self.flow.use_values[i][0])
        if level is None:
            return COMPUTED
        if not 1 <= level <= len(self.chain):
            raise CompileError("a node asks for an index of a node that is not there")
        frame = self.chain[level - 1]
        k = insn[3]
        return (frame.ids if insn[0] == ID else frame.counts)[k] if k < 3 else None

    def computed(self, i, handle, rd):
        """Write an index or extent of a node whose handle is known only when the kernel runs."""
        w, insn, done = self.w, self.f.code[i], Label()
        for level, frame in enumerate(self.chain, 1):
            register = (frame.ids if insn[0] == ID else frame.counts)[insn[3]] if insn[3] < 3 else None
            other = Label()
            w.emit("br.ne.i64.k", handle, level, other)
            w.emit("mov", rd, register) if register is not None else w.emit("const.i64", rd, int(insn[0] == COUNT))
            w.emit(JMP, done)
            w.place(other)
        w.emit("trap", GRAPH_TRAP)
        w.place(done)

    def computed_parent(self, handle, rd):
        """Write the handle of a parent, known only when the kernel runs."""
        w = self.w
        inside = w.op("set.lt_u.i64", w.op("sub.i64", handle, w.const(1)), w.const(len(self.chain) - 1))
        w.emit("select", rd, inside, w.op("add.i64.k", handle, 1), w.const(0))

    def alias(self, i, op):
        value = self.flow.def_values[i][0]
        register = self.query(i)
        web = self.flow.web[value]
        if register is not None and register is not COMPUTED and len(self.members()[web]) == 1:
            self.map[web] = register

    # -- scratch memory
    def hoist_scratch(self, inputs):
        """Write the allocation of scratch blocks that all instances share, before their loops: {web: register}.

        That can be done where each is taken once, and the sizes are made of inputs, extents and indices of nodes around. Otherwise
        the first instance that asks for the nth block makes it: the blocks are a list, and each instance knows the last that it
        has taken."""
        w, code, flow = self.w, self.f.code, self.flow
        w.lists.pop(self.function, None)
        taken = [(b, i) for b in flow.order for i in range(flow.blocks[b].start, flow.blocks[b].end) if code[i][0] == SCRATCH]
        if taken and self.has_stack:
            raise CompileError("scratch memory in a node that moves its stack")
        found, here = {}, len(w.code)
        try:
            for b, i in taken:
                web = flow.web[flow.def_values[i][0]]
                if b != 0 or flow.blocks[0].preds or len(self.members()[web]) != 1:
                    raise CompileError("scratch memory that a node takes in a branch or a loop")
                w.origin = (self.function, i)
                found[web] = self.allocate(self.uniform(flow.use_values[i][0]))
            return found
        except CompileError:
            del w.code[here:], w.origins[here:]
            w.lists[self.function] = self.allocate(w.const(8)), w.reg()
            return {}

    def listed_block(self, size, rd):
        """Write the taking of the next scratch block in the list. Before each: its successor's address, and its size."""
        w = self.w
        last = w.lists[self.function][1]
        there, good = Label(), Label()
        block = w.op("ld.i64", (isa.MEM_BASE, last, -1, isa.EXT_NONE, 0, 0))
        w.emit("br.ne.i64.k", block, 0, there)
        small = Label()
        w.emit("br.lt_u.i64", size, w.const(MAX_SCRATCH), small)
        w.emit("trap", GRAPH_TRAP)
        w.place(small)
        w.emit("mov", block, self.allocate(w.op("add.i64.k", size, 16)))
        w.emit("st.i64", size, (isa.MEM_BASE, block, -1, isa.EXT_NONE, 0, 8))
        w.emit("st.i64", block, (isa.MEM_BASE, last, -1, isa.EXT_NONE, 0, 0))
        w.place(there)
        w.emit("br.le_u.i64", size, w.op("ld.i64", (isa.MEM_BASE, block, -1, isa.EXT_NONE, 0, 8)), good)
        w.emit("trap", GRAPH_TRAP)
        w.place(good)
        w.emit("mov", last, block)
        w.emit("add.i64.k", rd, block, 16)

    def hoist(self, x):
        """Write what does not depend on the register x, nor on what instances do: ({web: register}, instructions)."""
        flow, code = self.flow, self.f.code
        found, done = {}, set()
        for b in flow.order:
            for i in range(flow.blocks[b].start, flow.blocks[b].end):
                if not movable(code[i]) or len(flow.def_values[i]) != 1:
                    continue
                web = flow.web[flow.def_values[i][0]]
                if web in self.map or len(self.members()[web]) != 1:
                    continue
                uses = [self.invariant(v, x, found) for v in flow.use_values[i]]
                if None not in uses:
                    self.w.origin = (self.function, i)
                    found[web] = self.w.reg()
                    self.w.emit(*self.renamed(code[i], iter(uses), iter([found[web]])))
                    done.add(i)
        return found, frozenset(done)

    def invariant(self, value, x, found):
        """The register of a value that does not change along x, or None."""
        web = self.flow.web[value]
        if web in found:
            return found[web]
        register = self.map.get(web)
        return register if register is not None and register != x and len(self.members()[web]) == 1 else None

    def allocate(self, size, rd=None):
        """A zeroed block on the stack."""
        rd = self.w.reg() if rd is None else rd
        self.w.emit("stack.alloc", rd, size, 4)
        self.w.emit("mem.fill", rd, self.w.op("const.i32", 0), size)
        return rd

    def uniform(self, value, depth=0):
        """A register with a value that is the same for all instances, written here."""
        kind = self.flow.kinds[value]
        if kind[0] == "param" and kind[1] not in self.varying and value < len(self.flow.kinds):
            if kind[1] < len(self.flow.type.params):
                return self.given[kind[1]]
        if kind[0] == "insn" and depth < 20:
            i = kind[1]
            insn = self.f.code[i]
            row = isa.OPS[insn[0]]
            if insn[0] == COUNT or insn[0] == ID and (self.level(self.flow.use_values[i][0]) or 1) > 1:
                register = self.query(i)
                if register is COMPUTED:
                    raise CompileError("scratch memory whose size is not the same for all instances")
                return self.w.const(int(insn[0] == COUNT)) if register is None else register
            pure = row.expr is not None and not row.traps and not row.flags or insn[0] == OP("mov")
            if pure or row.name.startswith("const."):
                uses = [self.uniform(v, depth + 1) for v in self.flow.use_values[i]]
                rd = self.w.reg()
                self.w.emit(*self.renamed(insn, iter(uses), iter([rd])))
                return rd
        raise CompileError("scratch memory whose size is not the same for all instances")

    # -- the code
    def write(self, results):
        w, flow, code = self.w, self.flow, self.f.code
        w.origin = (self.function, 0)
        saved = w.op("stack.save") if self.has_stack else None
        self.enter()
        self.end = Label()
        order = sorted(flow.order)
        for n, b in enumerate(order):
            w.place(self.label(flow.blocks[b].start))
            following = order[n + 1] if n + 1 < len(order) else None
            for i in range(flow.blocks[b].start, flow.blocks[b].end):
                w.origin = (self.function, i)
                self.instruction(i, code[i], results, following is None and i + 1 == flow.blocks[b].end)
            last = code[flow.blocks[b].end - 1]
            if not operands.SHAPES[last[0]].ends and following != b + 1:
                w.emit(JMP, self.label(flow.blocks[b].end))
        w.place(self.end)
        if saved is not None:
            w.emit("stack.restore", saved)

    def enter(self):
        """Parameters that are written to, and variables that start as 0."""
        w = self.w
        if self.function in w.lists:
            head, last = w.lists[self.function]
            w.emit("mov", last, head)
        for web, register in self.moves:
            if web not in self.map:
                self.map[web] = w.reg()
            w.emit("mov", self.map[web], register)
        for web in self.zeros:
            if web not in self.map:
                self.map[web] = w.reg()
            w.emit("const.i64", self.map[web], 0)

    def label(self, instruction):
        if instruction not in self.labels:
            self.labels[instruction] = Label()
        return self.labels[instruction]

    def instruction(self, i, insn, results, last):
        w, flow = self.w, self.flow
        op = insn[0]
        if i in self.done:
            return
        uses = [self.register(v) for v in flow.use_values[i]]
        if op == RET:
            for r, u in zip(results, uses):
                w.emit("mov", r, u)
            if not last:
                w.emit(JMP, self.end)
            return
        defs = [self.register(v) for v in flow.def_values[i]]
        if i in self.decided:
            kind, n = self.decided[i]
            w.emit(*(("mov", defs[0], uses[n]) if kind == "use" else ("const.i32", defs[0], n)))
        elif op in (SELF, PARENT) and (level := self.levels.get(flow.def_values[i][0])) is not None:
            w.emit("const.i64", defs[0], level)
        elif op == PARENT:
            self.computed_parent(uses[0], defs[0])
        elif op in (ID, COUNT):
            register = self.query(i)
            if register is COMPUTED:
                self.computed(i, uses[0], defs[0])
            elif register is None:
                w.emit("const.i64", defs[0], int(op == COUNT))
            elif register != defs[0]:
                w.emit("mov", defs[0], register)
        elif op == SCRATCH:
            if self.function in w.lists:
                self.listed_block(uses[0], defs[0])
            elif self.flow.web[self.flow.def_values[i][0]] not in self.known:
                self.allocate(uses[0], defs[0])
        else:
            w.emit(*self.renamed(insn, iter(uses), iter(defs)))

    def renamed(self, insn, uses, defs):
        """An instruction on the kernel's registers. uses, defs: in the order of operands.uses and operands.defs."""
        op = insn[0]
        if op == CALL or op == CALL_IND:
            if op == CALL:
                self.w.called.add(insn[1])
                return (op, insn[1], tuple(next(defs) for _ in insn[2]), tuple(next(uses) for _ in insn[3]))
            address = next(uses)
            return (op, insn[1], address, tuple(next(defs) for _ in insn[3]), tuple(next(uses) for _ in insn[4]))
        out = [op]
        for o, x in zip(isa.OPS[op].operands, insn[1:]):
            if o.kind == "def":
                x = next(defs)
            elif o.kind == "use":
                x = next(uses)
            elif o.kind == "label":
                x = self.label(x)
            elif o.kind == "labels":
                x = tuple(self.label(l) for l in x)
            out.append(x)
        shape = operands.SHAPES[op]
        if shape.mem is not None and op != operands.LEA_FUNC:
            kind, root, index, ext, scale, disp = insn[shape.mem]
            if kind in (isa.MEM_BASE, isa.MEM_INDEX):
                root = next(uses)
            if index >= 0:
                index = next(uses)
            out[shape.mem] = (kind, root, index, ext, scale, disp)
        return tuple(out)
