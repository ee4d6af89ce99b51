"""Kernels: all instances of a node as one function of bytecode, which then becomes native code like any other.

    kernel = make_kernel(module, place)
    kernel.module, kernel.index, kernel.origins

The kernel's parameters are the first instance and the end (x running fastest), the extents in three dimensions, the node's
inputs, the addresses of arrays for inputs that each instance has its own of, and the addresses of arrays for outputs of which
all instances' values are wanted. It returns the outputs of the last instance. Children of an internal node are loops inside
it, so a whole hierarchy is one nest of loops. What cannot be done is a CompileError, and runs in the interpreter.
"""

from dataclasses import dataclass, replace

from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.ir.graph import MAX_INSTANCES
from allvm.ir.graph_plan import OUTER, SIBLING, SIBLING_EACH, SIBLING_SAME
from allvm.ir.module import Function, FuncType
from allvm.jit import operands
from allvm.jit.flatten import Askers, flattened
from allvm.jit.flow import Flow, bits
from allvm.jit.split import split

OP = isa.opcode
RET, CALL, CALL_IND, JMP = OP("ret"), OP("call"), OP("call.ind"), OP("jmp")
SELF, PARENT, ID, COUNT, BARRIER, SCRATCH = (OP(n) for n in ("node.self", "node.parent", "node.id", "node.count", "node.barrier", "node.scratch"))
REFUSED = {*map(OP, ("setjmp", "longjmp", "invoke", "invoke.ind", "throw", "catch")), *(r.number for r in isa.OPS if r.name.startswith("graph."))}
STACK = {OP("stack.alloc"), OP("stack.save"), OP("stack.restore")}
GRAPH_TRAP = isa.TRAPS["graph"][0]
LIMIT = 20000  # instructions of a kernel
MAX_SCRATCH = 1 << 32  # bytes of a block
COMPUTED = object()  # of an index or extent: the handle is known only when the kernel runs


class Label:
    """A place in the code, known once it is placed."""

    __slots__ = ("at",)

    def __init__(self):
        self.at = None


@dataclass(frozen=True)
class Facts:
    """What lowering can suppose of a kernel. ranges: (instruction, None) or (beginning of a loop, register that counts there): the number of
    the parameter that bounds the value, an index of an instance. parallel: the beginnings of loops over independent instances.
    short: those of loops of few turns."""

    ranges: dict
    parallel: tuple
    short: tuple = ()


class Kernel:
    """module: the program's with one function more. origins: per instruction of it (function, instruction) or None.
    varying: the inputs that come as arrays; each: the outputs whose arrays are filled. called: the program's own functions
    that it calls. simple: it is a leaf without loops and calls. facts: for lowering.
    single: it runs all instances at once, whatever the first and the end are."""

    __slots__ = ("called", "each", "facts", "index", "module", "origins", "simple", "single", "varying")

    def __init__(self, module, index, origins, varying, each, called, simple, single, facts):
        self.module, self.index, self.origins, self.facts = module, index, origins, facts
        self.varying, self.each, self.called, self.simple, self.single = varying, each, called, simple, single


class Frame:
    """One level of the hierarchy while code is written: registers of the index and the extents, None for 0 and 1."""

    __slots__ = ("counts", "ids")

    def __init__(self, ids, counts):
        self.ids, self.counts = ids, counts


class Writer:
    """Bytecode under construction."""

    def __init__(self):
        self.code, self.origins = [], []
        self.nregs = 0
        self.origin = None
        self.constants = {}

    def reg(self):
        self.nregs += 1
        return self.nregs - 1

    def emit(self, name, *args):
        self.code.append((OP(name), *args) if isinstance(name, str) else (name, *args))
        self.origins.append(self.origin)
        if len(self.code) > LIMIT:
            raise CompileError("the nodes of a graph are too large for a kernel")

    def op(self, name, *args):
        rd = self.reg()
        self.emit(name, rd, *args)
        return rd

    def place(self, label):
        label.at = len(self.code)

    def const(self, k):
        return self.op("const.i64", k)

    def resolved(self):
        """The code with labels as instruction indices."""
        out = []
        for insn in self.code:
            shape = operands.SHAPES[insn[0]]
            if shape.label is not None or shape.labels is not None:
                insn = tuple(x.at if isinstance(x, Label) else tuple(l.at for l in x) if isinstance(x, tuple) and x and isinstance(x[0], Label) else x
                             for x in insn)  # fmt: skip
            out.append(insn)
        return out


def make_kernel(module, place):
    """The kernel of a node at its place. Raises CompileError where the node cannot be one."""
    return KernelWriter(module, place).kernel()


class KernelWriter(Writer):
    """Writes the kernel of one place."""

    def __init__(self, module, place):
        super().__init__()
        self.module = module
        self.n_imports = len(module.import_funcs)
        self.top = place
        self.flows = {}
        self.frame_size, self.frame_align = 0, 4
        self.called = set()
        self.ranges, self.parallel, self.short = {}, [], []  # as in Facts, with labels
        self.lists = {}  # function -> registers of its scratch blocks: see `Inlined.hoist_scratch`
        self.original, self.flat = module, {}
        self.flatten(place, Askers(module))

    def flatten(self, place, askers):
        """Functions that ask who runs become part of the nodes that call them."""
        if place.function not in self.flat:
            flat = self.flat[place.function] = flattened(self.module, place.function, askers)
            if flat is not None:
                functions = list(self.module.functions)
                functions[place.function - self.n_imports] = flat.function
                self.module = replace(self.module, functions=functions)
        for child in place.children:
            self.flatten(child, askers)

    def origins_in_module(self):
        """Where the instructions come from, in the module as it was."""
        return [o and (self.flat[o[0]].origins[o[1]] if self.flat.get(o[0]) else o) for o in self.origins]

    # -- the whole
    def kernel(self):
        place = self.top
        varying = [n for n, s in enumerate(place.sources) if s[0] == SIBLING_EACH]
        each = sorted(place.each)
        types = ["i64"] * 5 + [p.type for p in place.node.inputs] + ["i64"] * (len(varying) + len(each))
        self.nregs = len(types)
        self.frame_reg = self.reg()
        first, end, nx, ny, _ = range(5)
        inputs = list(range(5, 5 + len(place.node.inputs)))
        arrays = dict(zip(varying, range(5 + len(inputs), len(types))))
        filled = dict(zip(each, range(5 + len(inputs) + len(varying), len(types))))
        results = [self.reg() for _ in place.node.outputs]
        self.origin = (place.function, 0)
        for r in results:
            self.emit("const.i64", r, 0)
        counts = self.counts_of(place, [nx, ny, 4])
        chain = [Frame((None, None, None), (None, None, None)) for _ in place.path[:-1]]
        single = place.leaf and (self.uses(place.function, BARRIER) or bool(place.dims) and self.uses(place.function, SCRATCH))
        if single:
            saved = self.op("stack.save")
            self.instances(place, [nx, ny, 4][: len(place.dims)], inputs, chain, arrays, filled, results)
            self.emit("stack.restore", saved)
        else:
            self.rows(place, first, end, nx, ny, counts, inputs, chain, arrays, filled, results)
        self.emit(RET, tuple(results))
        f = Function(f"{place.label}.kernel", 0, self.nregs, [], self.frame_size, self.frame_align)
        if not self.frame_size:
            f.frame_align = 4
        f.code = self.resolved()
        types_list = list(self.module.types)
        signature = FuncType(tuple(types), tuple(p.type for p in place.node.outputs))
        if signature not in types_list:
            types_list.append(signature)
        f.type = types_list.index(signature)
        changed = replace(self.original, types=types_list, functions=[*self.original.functions, f])
        index = self.n_imports + len(self.original.functions)
        simple = place.leaf and not self.called and not self.flow(place.function).loops
        ranges = {(at if r is None else at.at, r): count for (at, r), count in self.ranges.items()}
        facts = Facts(ranges, *(tuple(label.at for label in labels) for labels in (self.parallel, self.short)))
        return Kernel(changed, index, self.origins_in_module(), varying, each, sorted(self.called), simple and not single, single, facts)

    def indexed(self, count, op, *args):
        """An instruction whose result is the index of an instance, in the extent that parameter `count` gives."""
        rd = self.op(op, *args)
        self.ranges[len(self.code) - 1, None] = count
        return rd

    def independent(self, place):
        """Whether a leaf's instances touch nothing that belongs to all of them but what they are given: they have no memory of their own."""
        code = self.module.functions[place.function - self.n_imports]
        return not code.frame and not any(insn[0] in STACK or insn[0] == SCRATCH for insn in code.code)

    def counts_of(self, place, regs):
        """Extents as a frame has them: None in dimensions that the node does not have."""
        return tuple(r if k < len(place.dims) else None for k, r in enumerate(regs))

    def rows(self, place, first, end, nx, ny, counts, inputs, chain, arrays, filled, results):
        """Instances first to end: in rows along x."""
        i = self.op("mov", first)
        row = Label()
        self.place(row)
        dims = len(place.dims)
        y = z = None
        x = self.reg()
        if dims < 2:
            self.emit("mov", x, i)
            last = end
        else:
            q = self.op("div_u.i64", i, nx) if dims > 2 else self.indexed(ny, "div_u.i64", i, nx)
            start = self.op("sub.i64", i, self.op("mul.i64", q, nx))
            self.emit("mov", x, start)
            if dims == 3:
                z = self.indexed(4, "div_u.i64", q, ny)
                y = self.indexed(ny, "sub.i64", q, self.op("mul.i64", z, ny))
            else:
                y = q
            last = self.op("min_s.i64", nx, self.op("add.i64", start, self.op("sub.i64", end, i)))
        base = self.op("sub.i64", i, x)  # x + base is the number of an instance
        frames = [Frame((x if dims else None, y, z), counts), *chain]
        known, done = self.ahead(place, inputs, frames, arrays, {})
        free = place.leaf and self.independent(place)

        def part(stop, decided, group, guarded):
            """Instances up to one, in a loop of their own."""
            along, over = Label(), Label()
            if guarded:
                self.emit("br.le_s.i64", stop, x, over)
            self.place(along)
            self.ranges[along, x] = nx
            if free:
                group.append(along)
            self.instance(place, inputs, frames, arrays, filled, results, lambda: self.op("add.i64", base, x), known, done, decided)
            self.emit("add.i64.k", x, x, 1)
            self.emit("br.lt_s.i64", x, stop, along)
            self.place(over)

        found = split(self, Inlined(self, place.function, inputs, frames, known, frozenset(arrays), done), x) if free and dims else None
        if found is None:
            part(last, {}, self.parallel, False)
        else:
            part(self.op("min_s.i64", found.low, last), {}, self.short, True)
            part(self.op("min_s.i64", found.high, last), found.decided, self.parallel, True)
            part(last, {}, self.short, True)
        if dims >= 2:
            self.emit("add.i64", i, base, x)
            self.emit("br.lt_s.i64", i, end, row)

    def ahead(self, place, inputs, frames, arrays, known):
        """Write what all instances along x have in common, before their loop: what `inline` takes as known and done."""
        if not place.leaf:
            return known, ()
        leaf = Inlined(self, place.function, inputs, frames, known, frozenset(arrays))
        done = leaf.hoist(frames[0].ids[0])
        return {**known, **done[0]}, done[1]

    def instance(self, place, inputs, chain, arrays, filled, results, number, known=None, done=(), decided=None):
        """One instance of a node: inputs out of arrays, the node, results into arrays."""
        at = number() if arrays or filled else None
        own = list(inputs)
        for n, array in arrays.items():
            if not place.leaf or self.flow(place.function).entry_values.get(n) in self.flow(place.function).used:
                own[n] = self.load(place.node.inputs[n], array, at)
        if place.leaf:
            self.inline(place.function, own, chain, results, known or {}, done, decided)
        else:
            self.internal(place, own, chain, results)
        for n, array in filled.items():
            t = place.node.outputs[n].type
            self.emit(f"st.{t}", results[n], (isa.MEM_INDEX, array, at, isa.EXT_NONE, 3, 0))

    def load(self, port, array, at):
        return self.masked(port, self.op(f"ld.{port.type}", (isa.MEM_INDEX, array, at, isa.EXT_NONE, 3, 0)))

    def masked(self, port, r):
        """A value as an input of its width."""
        return self.op("and.i32.k", r, (1 << 8 * port.size) - 1) if port.type == "i32" and port.size < 4 else r

    # -- internal nodes
    def internal(self, place, inputs, chain, results):
        """One instance of an internal node: its children, one after the other."""
        saved = self.op("stack.save")
        given = [self.reg() for _ in range(place.free)]
        if place.free:
            self.inline(place.function, inputs, chain, given, {})
        given = iter(given)
        extents = []
        for c in place.children:
            dims = []
            for d in c.dims:
                r = self.const(d) if d is not None else next(given)
                if d is None:
                    self.check_extent(r)
                dims.append(r)
            if sum(d is None for d in c.dims) and len(dims) > 1:
                total = dims[0]
                for d in dims[1:]:
                    total = self.op("mul.i64", total, d)
                    self.check_extent(total)
            extents.append(dims)
        outputs = [[self.reg() for _ in c.node.outputs] for c in place.children]
        stored = [{} for _ in place.children]
        for k in place.order:
            child = place.children[k]
            for r in outputs[k]:
                self.emit("const.i64", r, 0)
            values, arrays = [], {}
            for n, (kind, a, b) in enumerate(child.sources):
                port = child.node.inputs[n]
                if kind == OUTER:
                    values.append(self.masked(port, inputs[a]) if port.size < place.node.inputs[a].size else inputs[a])
                elif kind == SIBLING or kind == SIBLING_SAME:
                    values.append(self.masked(port, outputs[a][b]))
                    if kind == SIBLING_SAME:
                        self.check_equal(extents[a], extents[k])
                else:
                    values.append(None)
                    arrays[n] = stored[a][b]
                    self.check_equal(extents[a], extents[k])
            self.group(child, extents[k], values, chain, arrays, stored[k], outputs[k])
        for r, (child, output) in zip(results, place.results):
            self.emit("mov", r, outputs[child][output])
        self.emit("stack.restore", saved)

    def check_extent(self, r):
        bad, good = Label(), Label()
        self.emit("br.lt_s.i64.k", r, 1, bad)
        self.emit("br.lt_s.i64.k", r, MAX_INSTANCES + 1, good)
        self.place(bad)
        self.emit("trap", GRAPH_TRAP)
        self.place(good)

    def check_equal(self, a, b):
        for x, y in zip(a, b):
            good = Label()
            self.emit("br.eq.i64", x, y, good)
            self.emit("trap", GRAPH_TRAP)
            self.place(good)

    def group(self, place, dims, inputs, chain, arrays, filled, results):
        """All instances of a child, in the instance of the node around it that chain says."""
        if place.each:
            total = dims[0]
            for d in dims[1:]:
                total = self.op("mul.i64", total, d)
            size = self.op("shl.i64.k", total, 3)
            for n in place.each:
                filled[n] = self.op("stack.alloc", size, 4)
        self.instances(place, dims, inputs, chain, arrays, filled, results)

    def instances(self, place, dims, inputs, chain, arrays, filled, results):
        """Loops over all instances of a node."""
        loops = Loops(self, dims)
        inner = [Frame(loops.ids, tuple(dims) + (None,) * (3 - len(dims))), *chain]
        known = {}
        if place.leaf:
            leaf = Inlined(self, place.function, inputs, inner, {}, frozenset(arrays))
            known = leaf.hoist_scratch(inputs)
            if self.uses(place.function, BARRIER):
                Fission(self, place, inputs, inner, known, arrays, filled, loops).write(results)
                return
        done = ()

        def before():
            nonlocal known, done
            known, done = self.ahead(place, inputs, inner, arrays, known)

        loops.begin(before)
        if place.leaf and place.dims and self.independent(place):
            self.parallel.append(loops.labels[0])
        self.instance(place, inputs, inner, arrays, filled, results, loops.number, known, done)
        loops.end()

    # -- leaves
    def uses(self, function, op):
        return any(insn[0] == op for insn in self.module.functions[function - self.n_imports].code)

    def flow(self, function):
        if function not in self.flows:
            self.flows[function] = Flow(self.module, function)
        return self.flows[function]

    def inline(self, function, inputs, chain, results, known, done=(), decided=None):
        """The code of a function with its parameters in registers; what it returns goes to `results`. done: instructions
        that are written already; decided: what others give (see Split)."""
        Inlined(self, function, inputs, chain, known, done=done, decided=decided).write(results)


class Loops:
    """Loops over instances, x innermost. ids: the registers of the index. May be written several times."""

    def __init__(self, writer, dims):
        self.w, self.dims = writer, dims
        self.ids = tuple(writer.reg() if k < len(dims) else None for k in range(3))

    def begin(self, before=None):
        """The heads of the loops. before(): writes what stands before the innermost."""
        self.labels = [Label() for _ in self.dims]
        if before and not self.dims:
            before()
        for k in reversed(range(len(self.dims))):
            if k == 0 and before:
                before()
            self.w.emit("const.i64", self.ids[k], 0)
            self.w.place(self.labels[k])

    def end(self):
        for k in range(len(self.dims)):
            self.w.emit("add.i64.k", self.ids[k], self.ids[k], 1)
            self.w.emit("br.lt_s.i64", self.ids[k], self.dims[k], self.labels[k])

    def number(self):
        """A register with the number of the instance."""
        w, ids, dims = self.w, self.ids, self.dims
        if not dims:
            return w.const(0)
        if len(dims) == 1:
            return ids[0]
        rows = ids[1] if len(dims) == 2 else w.op("add.i64", ids[1], w.op("mul.i64", ids[2], dims[1]))
        return w.op("add.i64", ids[0], w.op("mul.i64", rows, dims[0]))

    def total(self):
        """A register with the number of instances."""
        total = self.dims[0] if self.dims else self.w.const(1)
        for d in self.dims[1:]:
            total = self.w.op("mul.i64", total, d)
        return total


def movable(insn):
    """Whether an instruction only computes, and never traps."""
    row = isa.OPS[insn[0]]
    if row.traps or row.flags or insn[0] in (SELF, PARENT, ID, COUNT):
        return False
    return row.expr is not None or row.name.startswith(("const.", "lea")) or row.name == "mov"


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
