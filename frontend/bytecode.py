"""Passes over bytecode: modules that are linked already, or that never were LLVM IR here.

A pass is a function from Module to Module. Those that work on one function after the other share one way into
SSA form and back (see `raising`), so a list of them costs hardly more than one.
"""

from dataclasses import replace

from allvm.frontend.emission import emit
from allvm.frontend.inlining import Inliner
from allvm.frontend.mverify import verify_allocation, verify_ssa
from allvm.frontend.passes import optimise
from allvm.frontend.raising import blocks_of, can_raise, drop_idle_branches, raise_function
from allvm.frontend.regalloc import allocate
from allvm.frontend.simplify import simplify
from allvm.ir.errors import CompileError
from allvm.ir.link import link
from allvm.ir.module import LOCAL

PASSES = {
    "dead": "drop functions and data that nothing reaches",
    "inline": "put small functions, and those called from one place, in the place of their calls",
    "fold": "constants, copies, comparisons in branches; decided branches and dead blocks go away",
    "merge": "equal instructions become one, and leave the loops that they do not depend on",
    "registers": "few registers, layout of blocks, branches to branches",
}
DEFAULT = ("dead", "inline", "fold", "merge", "registers", "dead")
_LOCAL_PASSES = frozenset(("fold", "merge", "registers"))


def steps(passes, apart=False):
    """The passes in groups that are run together. apart: each by itself."""
    groups = []
    for name in passes:
        if name in _LOCAL_PASSES and groups and groups[-1][0] in _LOCAL_PASSES | {"inline"} and not apart:
            groups[-1].append(name)
        else:
            groups.append([name])
    return groups


def visible(m, keep=()):
    """The names that somebody outside may use: main and those in `keep`; all, where there is no main or where
    libraries may want them."""
    names = {x.name for group in (m.functions, m.data, m.aliases) for x in group if x.linkage != LOCAL}
    return names & {"main", *keep} if "main" in names and not m.dependencies and not m.programs else names


def run(m, group, *, keep=(), check=False, progress=None):
    """A module after a group of passes. keep: see `visible`. check: verify the machine code between the steps."""
    if group[0] == "dead":
        return drop_dead(m, keep)
    work = Work(m, visible(m, keep), check)
    if group[0] == "inline":
        work.inline()
    return work.finish(set(group), progress)


def drop_dead(m, keep=()):
    """The module without what nothing reaches from what others can see."""
    if m.programs:
        return m
    names = visible(m, keep)
    entry = "main" if "main" in names else None
    return link([m], host=None, entry=entry, keep=names if entry else (), allow_undefined=True, name=m.name)


class Work:
    """One module on its way through a group of passes."""

    def __init__(self, m, visible, check=False):
        self.m = m
        self.visible = visible
        self.check = check
        self.first = len(m.import_funcs)
        self.bodies = {n: blocks_of(m, f) for n, f in enumerate(m.functions, self.first) if can_raise(f)}
        self.touched = set()

    def uses(self):
        """Function index -> calls of it and other references to it; what others can see counts more than once."""
        m = self.m
        uses = {}
        for f in m.functions:
            for insn in f.code:
                if insn[0] in _CALLING:
                    uses[insn[_CALLING[insn[0]]]] = uses.get(insn[_CALLING[insn[0]]], 0) + 1
        seen = [r.index for d in m.data for r in d.relocs if r.kind == "func"]
        seen += [i for _, i in (*m.init, *m.fini)] + [a.index for a in m.aliases if a.kind == "func" and a.name in self.visible]
        seen += [i for p in m.programs for i in (p.main, *(x for _, x in (*p.init, *p.fini)))]
        seen += [i for node in m.nodes for i in (node.function, *(c.function for c in node.children))]
        seen += [n for n, f in enumerate(m.functions, self.first) if f.linkage != LOCAL and f.name in self.visible]
        for n in seen:
            uses[n] = uses.get(n, 0) + 2
        return uses

    def inline(self):
        """Inline, from callees to callers."""
        inliner = Inliner(self.bodies, self.uses())
        for index in self.bottom_up():
            if inliner.run(index):
                self.touched.add(index)
        return inliner.count

    def bottom_up(self):
        """Functions with code, callees before their callers where that is possible."""
        state = {}
        out = []
        for root in self.bodies:
            stack = [(root, None)]
            while stack:
                n, todo = stack.pop()
                if todo is None:
                    if n in state or n not in self.bodies:
                        continue
                    state[n] = 1
                    todo = iter(sorted(self.bodies[n].calls))
                for c in todo:
                    if c not in state and c in self.bodies:
                        stack += [(n, todo), (c, None)]
                        break
                else:
                    out.append(n)
        return out

    def finish(self, names, progress=None):
        """The module with its functions rewritten."""
        local = names & _LOCAL_PASSES
        out = []
        total = len(self.m.functions)
        for n, f in enumerate(self.m.functions, self.first):
            if progress and not n & 15:
                progress("optimising", n - self.first, total)
            body = self.bodies.get(n)
            out.append(f if body is None or not (local or n in self.touched) else self.rewrite(f, body, names))
        return replace(self.m, functions=out)

    def rewrite(self, f, body, names):
        try:
            r = raise_function(self.m, f.name, body)
            if "fold" in names:
                simplify(r)
            drop_idle_branches(r.fn)
            optimise(r, merge="merge" in names)
            if self.check:
                verify_ssa(r.fn)
            registers = allocate(r.fn, f.name)
            if self.check:
                verify_allocation(r.fn, registers)
            code, lines = emit(r.fn, registers)
        except CompileError:  # too many registers: it stays as it was
            return f
        return replace(f, nregs=registers.count, code=code, lines=lines, frame=r.fn.frame, frame_align=r.fn.frame_align, variables=[])


def _calling():
    from allvm.ir import isa

    return {row.number: i for row in isa.OPS for i, o in enumerate(row.operands, 1) if o.kind == "func"}


_CALLING = _calling()
