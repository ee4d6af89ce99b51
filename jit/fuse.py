"""Fusion: several leaves that run on the same grid as one function, which runs the first, then the second, and so on, for each instance.

    fused = Fusion(module, parts)
    fused.module, fused.index, fused.origins
    fused.conflicts(values, counts)

Each instance's values go from one leaf to the next in registers: outputs over one-to-one edges, and what one leaf stores and a later one
loads from the very same address. The order of instances changes by fusion: instance 1 of the first leaf runs after instance 0 of
the second. So whether a run may be fused is decided with its values: no two different instances may touch the same byte by
accesses of different leaves, if one of them is a store (`conflicts`). The addresses are forms (allvm.jit.accesses); where one is
not known, the access may be anywhere in what its pointer's size says.
"""

from copy import copy
from dataclasses import replace
from functools import cached_property

from allvm.ir import isa
from allvm.ir.module import Function, FuncType
from allvm.jit.accesses import analyse, constant, meet, plus, span, times
from allvm.jit.flow import STORAGE
from allvm.jit.kernel_inline import Inlined
from allvm.jit.kernel_writer import JMP, LIMIT, RET, Label, Writer

LOADED = {"st.f32": "ld.f32", "st.f64": "ld.f64", "st.i32": "ld.i32", "st.i64": "ld.i64"}
# An input of a part is an output of another: (VALUE, part, output); or a parameter: (GIVEN, parameter); or constant: (CONST, its bits).
VALUE, GIVEN, CONST = range(3)


class Part:
    """A leaf on its way into a fusion. inputs: see VALUE. outputs: how many."""

    def __init__(self, function, inputs, outputs, pointers):
        self.function, self.inputs, self.outputs, self.pointers = function, inputs, outputs, pointers


class Renamed(Inlined):
    """The instructions of a part with other registers."""

    def __init__(self, writer, flow, first):
        self.w, self.flow, self.first = writer, flow, first
        self.labels = {}

    def rename(self, i, insn):
        uses = iter([self.first + r for r, _ in self.flow.uses[i]])
        defs = iter([self.first + r for r, _ in self.flow.defs[i]])
        return self.renamed(insn, uses, defs)


class Fusion(Writer):
    """See above. analyses: {function: allvm.jit.accesses.analyse of it}, which grows. params: types of the parameters. sizes: {pointer parameter: the parameters that say its size}.
    possible: whether the parts can be fused at all."""

    def __init__(self, module, parts, params, sizes, pure=frozenset(), analyses=None):
        super().__init__()
        self.original, self.parts, self.params, self.sizes = module, parts, params, sizes
        self.n_imports = len(module.import_funcs)
        self.called = set()
        analyses = {} if analyses is None else analyses
        for p in parts:
            if p.function not in analyses:
                analyses[p.function] = analyse(module, p.function, p.pointers, pure)
        self.analysed = [analyses[p.function] for p in parts]
        # Where one part cannot become vectors, the whole would not.
        self.possible = None not in self.analysed and len({a[2] for a in self.analysed}) == 1 and sum(len(a[0].function.code) for a in self.analysed) < LIMIT // 4
        self.decided = {}
        if self.possible:
            self.accesses = [self.translated(p, a[1]) for p, a in zip(parts, self.analysed)]
            self.forward()
            self.index = self.n_imports + len(module.functions)

    # -- accesses in terms of the fusion's parameters
    def translated(self, part, accesses):
        out = []
        for a in accesses:
            kind, b = part.inputs[a.root], copy(a)
            b.form = self.substituted(part, a.form)
            b.root = kind[1] if kind[0] == GIVEN else None
            out.append(b)
        return out

    @staticmethod
    def substituted(part, form):
        if form is None:
            return None
        total = {}
        for monomial, c in form.items():
            m = {(): c}
            for kind, n in monomial:
                if kind == "p":
                    source = part.inputs[n]
                    m = times(m, {(("p", source[1]),): 1} if source[0] == GIVEN else constant(source[1]) if source[0] == CONST else None)
                else:
                    m = times(m, {((kind, n),): 1})
            total = plus(total, m)
            if total is None:
                return None
        return total

    def forward(self):
        """Find the loads whose value a part before has stored."""
        self.loads = {}  # (part, instruction) -> (part, store)
        for k, accesses in enumerate(self.accesses):
            for load in accesses:
                if load.written or load.form is None:
                    continue
                for j in reversed(range(k)):
                    same = [s for s in self.accesses[j] if s.written and s.always and s.form == load.form and s.disp == load.disp and self.carried(j, s, load)]
                    if same:
                        self.loads[k, load.at] = j, max(s.at for s in same)
                        break
        self.stores = {s for s in self.loads.values()}

    def carried(self, j, store, load):
        """Whether the register that a store takes holds just what the load gives."""
        if LOADED.get(store.name) != load.name:
            return False
        flow = self.analysed[j][0]
        return flow.storage[flow.web[flow.use_values[store.at][0]]] == STORAGE[load.name[3:]]

    # -- may a run be fused
    def conflicts(self, values, counts):
        """The pairs of parts that a run does not allow to be fused; where there are none, the run may be. values: of the parameters, None where
        each instance has its own."""
        key = (*values, *counts)
        found = self.decided.get(key)
        if found is None:
            if len(self.decided) > 256:
                self.decided.clear()
            found = self.decided[key] = self.check(values, counts)
        return found

    def check(self, values, counts):
        spans = [[self.located(a, values, counts) for a in accesses] for accesses in self.accesses]
        found = {(j, k) for k in range(len(spans)) for j in range(k) if self.apart(j, k, spans, counts)}
        return found or self.inexact(spans)

    def apart(self, j, k, spans, counts):
        """Whether different instances of two parts may meet in memory, or nothing is known."""
        if None in spans[j] or None in spans[k]:
            return True
        return any((a.written or b.written) and self.conflict(a, x, b, y, counts) for a, x in zip(self.accesses[j], spans[j]) for b, y in zip(self.accesses[k], spans[k]))

    def located(self, a, values, counts):
        """The Span of an access, or (low, high) of where it may be; None where nothing is known."""
        if a.form is not None and not any(kind == "p" and values[n] is None for m in a.form for kind, n in m):
            found = span(a, values, counts)
            if found is not None:
                return found
        sizes = [values[n] for n in self.sizes.get(a.root, ())]
        if not sizes or values[a.root] is None or None in sizes:
            return None
        low = values[a.root] & 0xFFFFFFFF
        size = max(sizes)
        return (low, low + size) if low + size <= 1 << 32 else None

    @staticmethod
    def conflict(a, x, b, y, counts):
        """Whether different instances may meet."""
        if isinstance(x, tuple) or isinstance(y, tuple):
            (p, q), (r, s) = (z if isinstance(z, tuple) else (z.low, z.high) for z in (x, y))
            return p < s and r < q
        return meet(x, y, counts)

    def inexact(self, spans):
        """The pairs where another store of the same instance may come between a store and a load that takes its value."""
        found = set()
        for (k, load), (j, store) in self.loads.items():
            mine = next(x for a, x in zip(self.accesses[j], spans[j]) if a.at == store)
            for p in range(j, k + 1):
                for a, other in zip(self.accesses[p], spans[p]):
                    elsewhere = not a.written or (p, a.at) == (j, store) or p == j and self.before(j, a.at, store) or p == k and self.before(k, load, a.at)
                    if not elsewhere and self.touch(mine, other):
                        found.add((j, k))
        return found

    def before(self, k, a, b):
        """Whether instruction a of a part never runs after b."""
        flow = self.analysed[k][0]
        place = [flow.order.index(flow.block_containing(i)) for i in (a, b)]
        return not flow.loops and (place[0], a) < (place[1], b)

    def touch(self, x, y):
        """Whether the same instance may touch a byte by two accesses."""
        if isinstance(x, tuple) or isinstance(y, tuple):
            return self.conflict(None, x, None, y, None)
        if x.steps != y.steps:
            return x.low < y.high and y.low < x.high
        return -y.size < y.base - x.base < x.size

    # -- the code
    @cached_property
    def module(self):
        """The module with the fusion as one more function, number `index`."""
        self.write()
        return self.changed

    def write(self):
        n = len(self.params)
        self.nregs = n
        self.values = [[self.reg() for _ in range(p.outputs)] for p in self.parts]
        kept = {s: self.reg() for s in sorted(self.stores)}
        for k, part in enumerate(self.parts):
            self.part(k, part, self.analysed[k][0], kept)
        self.emit(RET, tuple(r for regs in self.values for r in regs))
        results = tuple(t for p in self.parts for t in self.original.func_type(p.function).results)
        signature = FuncType(tuple(self.params), results)
        types = list(self.original.types)
        if signature not in types:
            types.append(signature)
        f = Function("fused", types.index(signature), self.nregs, [])
        f.code = self.resolved()
        self.changed = replace(self.original, types=types, functions=[*self.original.functions, f])

    def part(self, k, part, flow, kept):
        code, first = flow.function.code, self.nregs
        self.nregs += flow.function.nregs
        renamed = Renamed(self, flow, first)
        self.origin = (part.function, 0)
        for r, source in enumerate(part.inputs):
            if source[0] == CONST:
                self.emit(f"const.{flow.type.params[r]}", first + r, source[1])
            else:
                self.emit("mov", first + r, source[1] if source[0] == GIVEN else self.values[source[1]][source[2]])
        for r in sorted({flow.kinds[v][1] for v in flow.entry_values.values() if flow.kinds[v][0] == "undef"}):
            self.emit("const.i64", first + r, 0)
        end = Label()
        order = sorted(flow.order)
        for n, b in enumerate(order):
            block = flow.blocks[b]
            self.place(renamed.label(block.start))
            following = order[n + 1] if n + 1 < len(order) else None
            for i in range(block.start, block.end):
                insn = code[i]
                self.origin = (part.function, i)
                if insn[0] == RET:
                    for r, (u, _) in zip(self.values[k], flow.uses[i]):
                        self.emit("mov", r, first + u)
                    if following is not None:
                        self.emit(JMP, end)
                elif (k, i) in self.loads:
                    self.emit("mov", first + flow.defs[i][0][0], kept[self.loads[k, i]])
                else:
                    if (k, i) in kept:
                        self.emit("mov", kept[k, i], first + flow.uses[i][0][0])
                    self.emit(*renamed.rename(i, insn))
            if not isa.OPS[code[block.end - 1][0]].flags & {"end"} and following != b + 1:
                self.emit(JMP, renamed.label(block.end))
        self.place(end)


def passed_on(flow, output):
    """What a leaf returns as an output whatever happens: ("param", its number) or ("const", the bits), or None."""
    found = set()
    for b in flow.order:
        i = flow.blocks[b].end - 1
        if flow.function.code[i][0] == RET:
            kind = flow.kinds[flow.use_values[i][output]]
            insn = flow.function.code[kind[1]] if kind[0] == "insn" else None
            found.add(kind[:2] if kind[0] == "param" and kind[1] < len(flow.type.params) else ("const", insn[2]) if insn and isa.OPS[insn[0]].name.startswith("const.") else None)
    return found.pop() if len(found) == 1 else None
