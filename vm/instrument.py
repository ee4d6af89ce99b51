"""Bytecode that reports: calls and returns of functions, and every step of one of them, through imported functions.

Each function that is watched becomes two: under its own index a wrapper that reports arguments and results,
and its body under a new one. One function may have a second body that also reports each instruction; the wrapper
asks at each call which to take. Engines need to know nothing of it.
"""

from dataclasses import replace

from allvm.ir import isa
from allvm.ir.module import LOCAL, Function, ImportFunc, Line
from allvm.jit import operands

CONST, CALL, RET, JMP = (isa.opcode(n) for n in ("const.i32", "call", "ret", "jmp"))
BRANCH_IF = isa.opcode("br.nz.i32")
SETJMP = isa.opcode("setjmp")
UNTYPED = {isa.opcode("mov"), isa.opcode("select")}  # a register's upper half means nothing where it holds an i32
LETTER = {"i32": "i", "i64": "l", "f32": "f", "f64": "d"}
PREFIX = "allvm."


class Instrumented:
    """module: the new one. names: of the functions watched, by number. body, index: by number the new index of the body and of the wrapper."""

    def __init__(self, module, chosen, fine=None, hooks=True):
        """module: a linked program. chosen: indices of functions to watch. fine: of one whose steps are reported, too.
        hooks: False for wrappers that report nothing."""
        self.old, self.chosen, self.fine, self.reports = module, list(chosen), fine, hooks
        self.n_old = len(module.import_funcs)
        self.module = replace(module, types=list(module.types), import_funcs=list(module.import_funcs))
        self.hooks = {}  # name of an import -> its index
        self.names = [module.func_name(f) for f in self.chosen]
        if hooks:
            self._declare_hooks()
        self.shift = len(self.module.import_funcs) - self.n_old
        self._build()

    # -- the imports
    def _declare_hooks(self):
        old = self.old
        for f in self.chosen:
            type = old.func_type(f)
            self._hook("enter", type.params, ("i32",))
            self._hook("leave", type.results, ())
        if self.fine is not None:
            f = old.functions[self.fine - self.n_old]
            results = old.func_type(self.fine).results
            for insn in f.code:
                for types in self._reported(insn, results):
                    self._hook("step", [t for _, t in types], ())

    def _hook(self, kind, types, results):
        name = f"{PREFIX}{kind}.{''.join(LETTER[t] for t in types)}"
        if name not in self.hooks:
            self.hooks[name] = len(self.module.import_funcs)
            self.module.import_funcs.append(ImportFunc(name, self.module.type_index(("i32", *types), results)))
        return self.hooks[name]

    def bindings(self, watch):
        """{name of an import: function} for the hooks; each calls watch.enter, leave or step with a number and comparable values."""
        found = {}
        for name in self.hooks:
            _, kind, letters = name.split(".")
            found[name] = _normal(getattr(watch, kind), letters)
        return found

    # -- the functions
    def function(self, index):
        """The new index of a function of the old module."""
        return index if index < self.n_old else index + self.shift

    def planned(self, index, tier, call):
        """A plan's entries for the code of a function of the old module. The body that reports its steps runs just once."""
        if index not in self.chosen:
            return [(self.function(index), tier, call)]
        at = self.body[self.chosen.index(index)]
        return [(at, tier, call), *([(at + 1, tier, 1)] if index == self.fine else [])]

    def _build(self):
        old, m = self.old, self.module
        move_functions(old, m, self.function)
        self.body, self.index = [], []
        first = len(m.import_funcs)
        for number, f in enumerate(self.chosen):
            own = m.functions[f - self.n_old]
            self.index.append(self.function(f))
            self.body.append(first + len(m.functions))
            m.functions.append(replace(own, linkage=LOCAL))
            fine = None
            if f == self.fine:
                fine = first + len(m.functions)
                m.functions.append(self._stepping(own, old.func_type(f).results))
            m.functions[f - self.n_old] = self._wrapper(number, own, old.func_type(f), self.body[number], fine)

    def _wrapper(self, number, own, type, body, fine):
        given = tuple(range(len(type.params)))
        results = tuple(range(len(type.results)))
        spare = max(len(given), len(results))
        if not self.reports:
            code = [(CALL, body, results, given), (RET, results)]
            return Function(own.name, own.type, max(spare, 1), code, linkage=own.linkage, lines=[Line(0, x.file, x.line) for x in own.lines[:1]])
        code = [(CONST, spare, number), (CALL, self._hook("enter", type.params, ("i32",)), (spare,), (spare, *given))]
        if fine is None:
            code.append((CALL, body, results, given))
        else:
            code += [(BRANCH_IF, spare, 5), (CALL, body, results, given), (JMP, 6), (CALL, fine, results, given)]
        code += [(CONST, spare, number), (CALL, self._hook("leave", type.results, ()), (), (spare, *results)), (RET, results)]
        return Function(own.name, own.type, spare + 1, code, linkage=own.linkage, lines=[Line(0, x.file, x.line) for x in own.lines[:1]])

    # -- steps
    def _reported(self, insn, results):
        """([registers to report before an instruction], [after it]) with types; None for no report."""
        shape = operands.SHAPES[insn[0]]
        reports = []
        if operands.targets(insn) or shape.ends:
            reports.append(operands.uses(self.old, results, insn))
        elif insn[0] not in UNTYPED and insn[0] != SETJMP:
            reports.append(operands.defs(self.old, insn))
        return reports

    def _stepping(self, own, results):
        """The body of a function that reports each instruction: branches before they are taken, others when they are done."""
        spare, code, at = own.nregs, [], []
        for i, insn in enumerate(self.old.functions[self.fine - self.n_old].code):
            at.append(len(code))
            report = []
            for values in self._reported(insn, results):
                hook = self._hook("step", [t for _, t in values], ())
                report = [(CONST, spare, i), (CALL, hook, (), (spare, *(r for r, _ in values)))]
            before = bool(operands.targets(insn)) or operands.SHAPES[insn[0]].ends
            code += [*report, own.code[i]] if before else [own.code[i], *report]
        code = [relabelled(insn, at) for insn in code]
        return replace(own, code=code, nregs=spare + 1, linkage=LOCAL, lines=[Line(at[x.index], x.file, x.line) for x in own.lines])


def move_functions(old, m, move):
    """Fill m with what `old` holds, each function under its new number: move(index)."""

    def moved(insn):
        row = isa.OPS[insn[0]]
        if not any(o.kind == "func" for o in row.operands):
            return insn
        return (insn[0], *(move(x) if o.kind == "func" else x for o, x in zip(row.operands, insn[1:])))

    m.functions = [replace(f, code=[moved(insn) for insn in f.code]) for f in old.functions]
    m.data = [replace(d, relocs=[replace(r, index=move(r.index)) if r.kind == "func" else r for r in d.relocs]) for d in old.data]
    m.aliases = [replace(a, index=move(a.index)) if a.kind == "func" else a for a in old.aliases]
    m.init, m.fini = ([(p, move(i)) for p, i in x] for x in (old.init, old.fini))
    m.nodes = [replace(n, function=move(n.function), children=[replace(c, function=move(c.function)) for c in n.children]) for n in old.nodes]
    m.programs = [replace(p, main=move(p.main), init=[(k, move(i)) for k, i in p.init], fini=[(k, move(i)) for k, i in p.fini])
                  for p in old.programs]  # fmt: skip


def relabelled(insn, at):
    """A branch whose labels are instruction numbers of before; at: what they are now."""
    row = isa.OPS[insn[0]]
    if not any(o.kind in ("label", "labels") for o in row.operands):
        return insn
    change = {"label": lambda x: at[x], "labels": lambda x: tuple(at[n] for n in x)}
    return (insn[0], *(change[o.kind](x) if o.kind in change else x for o, x in zip(row.operands, insn[1:])))


def _normal(hook, letters):
    """A hook that gets floats as text, so that -0.0 is not 0.0, and any NaN is like another."""
    floats = [i for i, c in enumerate(letters) if c in "fd"]
    if not floats:
        return lambda number, *values: hook(number, values)

    def with_floats(number, *values):
        values = list(values)
        for i in floats:
            values[i] = repr(values[i]) if values[i] == values[i] else "nan"
        return hook(number, tuple(values))

    return with_floats
