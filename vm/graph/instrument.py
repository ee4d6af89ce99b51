"""Bytecode of dataflow graphs that reports its accesses to memory: what the checkers see.

Before each load, store and atomic operation of node functions, and of what they call, comes a call of an imported function
with the address and the number of the site; instances report themselves at their beginning and behind barriers.
"""

from dataclasses import dataclass, replace

from allvm.instrument import move_functions, relabelled
from allvm.ir import isa
from allvm.ir.module import FuncType, ImportFunc, Line
from allvm.jit.operands import SHAPES

BEGIN, TOUCH, RANGE, SCRATCH, PASSED = (f"allvm.check.{n}" for n in ("begin", "touch", "range", "scratch", "passed"))
STORE = {t: f"allvm.check.store.{t}" for t in ("i32", "i64", "f32", "f64")}
_IMPORTS = ((BEGIN, ("i64", "i64", "i64")), (TOUCH, ("i64", "i32")), (RANGE, ("i64", "i64", "i32")), (SCRATCH, ("i64", "i64")),
            (PASSED, ("i64", "i64", "i64", "i32")), *((name, ("i64", "i32", t)) for t, name in STORE.items()))  # fmt: skip
CONSTANT = {t: isa.opcode(f"const.{t}") for t in ("i32", "i64")}
LEA, CONST, CALL, SELF, ID, BARRIER, TAKE, COPY, FILL, INDIRECT, MOVE = (
    isa.opcode(n) for n in ("lea", "const.i32", "call", "node.self", "node.id", "node.barrier", "node.scratch", "mem.copy", "mem.fill", "call.ind", "mov"))  # fmt: skip
_SIZE = {"int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2, "int32_t": 4, "uint32_t": 4, "float": 4, "uint64_t": 8, "double": 8}
READ, WRITE, ATOMIC = "reads", "writes", "changes"
SIZE = {isa.opcode(name): _SIZE[c] for name, c in isa.MEM_CTYPE.items()}
COPIES = {"memcpy": ((0, WRITE), (1, READ)), "memmove": ((0, WRITE), (1, READ)), "memset": ((0, WRITE),)}


@dataclass(slots=True)
class Site:
    """An instruction that touches memory. how: READ, WRITE or ATOMIC; size: bytes, 0 where they are known only at run time."""

    function: str
    place: str
    how: str
    size: int


def access(op):
    name = isa.OPS[op].name
    return ATOMIC if name.startswith("atomic.") else READ if name.startswith("ld.") else WRITE


class Instrumented:
    """module: the new one; sites: by number."""

    def __init__(self, module):
        self.old = module
        self.n_old, self.shift = len(module.import_funcs), len(_IMPORTS)
        self.sites = []
        self.module = replace(module, types=list(module.types))
        types = [self._type(params) for _, params in _IMPORTS]
        self.module.import_funcs = [*module.import_funcs, *(ImportFunc(n, t) for (n, _), t in zip(_IMPORTS, types, strict=True))]
        self.hook = {name: self.n_old + k for k, (name, _) in enumerate(_IMPORTS)}
        leaves = {n.function for n in module.nodes if n.leaf}
        move_functions(module, self.module, self.function)
        for f in sorted(self._reached(leaves)):
            k = f - self.n_old
            self.module.functions[k] = self._rewritten(module.functions[k], self.module.functions[k].code, f in leaves)

    def _type(self, params):
        t = FuncType(params, ())
        if t not in self.module.types:
            self.module.types.append(t)
        return self.module.types.index(t)

    # -- the functions have new numbers
    def function(self, index):
        return index if index < self.n_old else index + self.shift

    def _reached(self, start):
        """The functions that run when those of `start` do. An indirect call may reach every function of its type."""
        found, todo, old = set(), [f for f in start if f >= self.n_old], self.old
        while todo:
            f = todo.pop()
            if f in found:
                continue
            found.add(f)
            for insn in old.functions[f - self.n_old].code:
                row = isa.OPS[insn[0]]
                todo += [x for o, x in zip(row.operands, insn[1:], strict=True) if o.kind == "func" and x >= self.n_old]
                if insn[0] == INDIRECT:
                    todo += [self.n_old + k for k, g in enumerate(old.functions) if g.type == insn[1]]
        return found

    # -- the reports
    def _rewritten(self, own, moved, leaf):
        spare = own.nregs
        code, at = [], []
        if leaf:
            code += self._who(spare, BEGIN)
        place = ""
        lines = iter([*own.lines, Line(1 << 60, 0, 0)])
        following = next(lines)
        for i, (insn, new) in enumerate(zip(own.code, moved, strict=True)):
            while following.index <= i:
                place = f"{self.old.files[following.file]}:{following.line}" if following.line else ""
                following = next(lines)
            at.append(len(code))
            code += [*self._before(own, insn, place, spare), new, *self._after(own, insn, place, spare)]
        starts = [Line(at[x.index] if x.index < len(at) else len(code), x.file, x.line) for x in own.lines]
        return replace(own, code=[relabelled(insn, at) for insn in code], nregs=spare + 4, lines=starts)

    def _site(self, own, place, how, size):
        self.sites.append(Site(own.name, place, how, size))
        return len(self.sites) - 1

    def _before(self, own, insn, place, spare):
        op = insn[0]
        if op in SIZE:
            site = self._site(own, place, access(op), SIZE[op])
            if access(op) == WRITE:
                return self._store(insn, site, spare)
            return [(LEA, spare, insn[SHAPES[op].mem]), (CONST, spare + 1, site), (CALL, self.hook[TOUCH], (), (spare, spare + 1))]
        if op == COPY:
            return [*self._range(own, place, WRITE, insn[1], insn[3], spare), *self._range(own, place, READ, insn[2], insn[3], spare)]
        if op == FILL:
            return self._range(own, place, WRITE, insn[1], insn[3], spare)
        if op == TAKE:
            return [(MOVE, spare, insn[2])]  # the block's address may come into the same register
        if op == CALL and insn[1] < self.n_old and (known := COPIES.get(self.old.import_funcs[insn[1]].name)) and len(insn[3]) == 3:
            return [x for k, how in known for x in self._range(own, place, how, insn[3][k], insn[3][2], spare)]
        return []

    def _store(self, insn, site, spare):
        """A store reports its value as well: the same number from several instances does no harm."""
        operand = isa.OPS[insn[0]].operands[0]
        code = [(LEA, spare, insn[SHAPES[insn[0]].mem]), (CONST, spare + 1, site)]
        if operand.kind == "use":
            return [*code, (CALL, self.hook[STORE[operand.type]], (), (spare, spare + 1, insn[1]))]
        t = "i64" if ".i64" in isa.OPS[insn[0]].name else "i32"
        return [*code, (CONSTANT[t], spare + 2, insn[1]), (CALL, self.hook[STORE[t]], (), (spare, spare + 1, spare + 2))]

    def _range(self, own, place, how, start, size, spare):
        return [(CONST, spare + 1, self._site(own, place, how, 0)), (CALL, self.hook[RANGE], (), (start, size, spare + 1))]

    def _after(self, own, insn, place, spare):
        if insn[0] == BARRIER:
            return self._who(spare, PASSED, self._site(own, place, "waits", 0))
        if insn[0] == TAKE:
            return [(CALL, self.hook[SCRATCH], (), (insn[1], spare))]
        return []

    def _who(self, spare, hook, site=None):
        """A call with the indices of the running instance, and a site."""
        code = [(SELF, spare)]
        code += [(ID, spare + k, spare, k) for k in (1, 2)] + [(ID, spare + 3, spare, 0)]
        order = (spare + 3, spare + 1, spare + 2)
        if site is None:
            return [*code, (CALL, self.hook[hook], (), order)]
        return [*code, (CONST, spare, site), (CALL, self.hook[hook], (), (*order, spare))]

