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
from allvm.ir.graph import MAX_INSTANCES
from allvm.ir.graph_plan import OUTER, SIBLING, SIBLING_EACH, SIBLING_SAME
from allvm.ir.module import Function, FuncType
from allvm.jit import skip
from allvm.jit.flatten import Askers, flattened
from allvm.jit.flow import Flow
from allvm.jit.kernel_barriers import Fission
from allvm.jit.kernel_inline import Inlined
from allvm.jit.kernel_writer import BARRIER, GRAPH_TRAP, RET, SCRATCH, STACK, Frame, Label, Writer
from allvm.jit.split import split


@dataclass(frozen=True)
class Facts:
    """What lowering can suppose of a kernel. ranges: (beginning of a loop, register that counts there): the number of the parameter
    that bounds the value, an index of an instance. parallel: the beginnings of loops over independent instances.
    short: those of loops of few turns."""

    ranges: dict
    parallel: tuple
    short: tuple = ()


class Kernel:
    """module: the program's with one function more. origins: per instruction of it (function, instruction) or None.
    varying: the inputs that come as arrays; each: the outputs whose arrays are filled. called: the program's own functions
    that it calls. simple: it is a leaf without loops and calls. facts: for lowering.
    single: it runs all instances at once, whatever the first and the end are. contended: it has atomic operations, for which threads may have to wait
    for each other."""

    __slots__ = ("called", "contended", "each", "facts", "index", "module", "origins", "simple", "single", "varying")

    def __init__(self, module, index, origins, varying, each, called, simple, single, facts):
        self.module, self.index, self.origins, self.facts = module, index, origins, facts
        self.varying, self.each, self.called, self.simple, self.single = varying, each, called, simple, single
        self.contended = any(isa.OPS[insn[0]].name.startswith("atomic.") for insn in module.functions[-1].code)


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
        ranges = {(at.at, r): count for (at, r), count in self.ranges.items()}
        facts = Facts(ranges, *(tuple(label.at for label in labels) for labels in (self.parallel, self.short)))
        return Kernel(changed, index, self.origins_in_module(), varying, each, sorted(self.called), simple and not single, single, facts)

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
        dims = len(place.dims)
        y = z = None
        x = self.reg()
        if dims < 2:
            self.place(row)
            self.emit("mov", x, i)
            last = end
        else:
            q = self.op("div_u.i64", i, nx)
            start = self.op("sub.i64", i, self.op("mul.i64", q, nx))
            if dims == 3:
                z = self.op("div_u.i64", q, ny)
                y = self.op("sub.i64", q, self.op("mul.i64", z, ny))
                self.ranges[row, z] = 4
            else:
                y = self.op("mov", q)
            self.ranges[row, y] = ny
            self.place(row)
            self.emit("mov", x, start)
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

        leaf = Inlined(self, place.function, inputs, frames, known, frozenset(arrays), done) if free and dims else None
        found = leaf and split(self, leaf, x)
        idle = skip.find(leaf, x) if leaf and not found and not arrays and not filled else None
        if idle:
            idle.write(self, x, last, lambda head: self.ranges.update({(head, x): nx}), lambda stop: part(stop, {}, self.parallel, False))
        elif found is None:
            part(last, {}, self.parallel, False)
        else:
            part(self.op("min_s.i64", found.low, last), {}, self.short, True)
            part(self.op("min_s.i64", found.high, last), found.decided, self.parallel, True)
            part(last, {}, self.short, True)
        if dims >= 2:
            self.emit("add.i64", i, base, x)
            self.emit("const.i64", start, 0)
            self.emit("add.i64.k", y, y, 1)
            if dims == 3:
                inside = Label()
                self.emit("br.lt_s.i64", y, ny, inside)
                self.emit("const.i64", y, 0)
                self.emit("add.i64.k", z, z, 1)
                self.place(inside)
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
