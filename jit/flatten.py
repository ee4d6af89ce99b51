"""Node functions that call functions which ask who runs, or wait at barriers, as one function each: a kernel can then see it all.

    code = flattened(module, function)
    code.function, code.origins

In a kernel an instance is no activation of its own, so only code that is written into the kernel knows its instance.
"""

from dataclasses import dataclass, replace

from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.ir.module import Function
from allvm.jit import operands
from allvm.jit.flow import Flow

OP = isa.opcode
CALL, RET, JMP, MOV = OP("call"), OP("ret"), OP("jmp"), OP("mov")
ASKS = frozenset(map(OP, ("node.self", "node.parent", "node.id", "node.count", "node.barrier", "node.scratch")))
REFERENCES = frozenset(map(OP, ("call.ind", "invoke.ind", "lea.func")))
STACK = frozenset(map(OP, ("stack.alloc", "stack.save", "stack.restore")))
LIMIT = 20000  # instructions


@dataclass
class Flat:
    """function: what was made. origins: per instruction of it (function, instruction) of the module."""

    function: Function
    origins: list


class Askers:
    """Which functions of a module ask who runs, directly or through what they call."""

    def __init__(self, module):
        self.module = module
        self.first = len(module.import_funcs)
        self.known = {}
        nodes = {n.function for n in module.nodes}
        self.loose = [i for i, f in enumerate(module.functions, self.first) if i not in nodes and any(insn[0] in ASKS for insn in f.code)]

    def code(self, function):
        return self.module.functions[function - self.first].code

    def callees(self, function):
        return {insn[1] for insn in self.code(function) if insn[0] in operands.DIRECT and insn[1] >= self.first}

    def closure(self, function):
        found, work = set(), [function]
        while work:
            f = work.pop()
            if f not in found:
                found.add(f)
                work += self.callees(f)
        return found

    def asks(self, function):
        if function not in self.known:
            self.known[function] = any(insn[0] in ASKS for f in self.closure(function) for insn in self.code(f))
        return self.known[function]


def flattened(module, function, askers):
    """A Flat of a function in which no callee asks who runs; None where it is so already. CompileError where it cannot be."""
    closure = askers.closure(function)
    if askers.loose and any(insn[0] in REFERENCES for f in closure for insn in askers.code(f)):
        raise CompileError("a node calls by address, where functions ask who runs")
    if not any(askers.asks(f) for f in askers.callees(function)):
        return None
    return Flattening(module, askers).function(function)


class Flattening:
    """Writes one function."""

    def __init__(self, module, askers):
        self.module, self.askers = module, askers
        self.code, self.origins = [], []
        self.nregs = self.frame = 0
        self.frame_align = 4

    def function(self, index):
        own = self.module.functions[index - self.askers.first]
        n = len(self.module.func_type(index).params)
        self.nregs = own.nregs + 1
        self.base = own.nregs  # the frame's address, in a register that nobody else writes
        self.has_frame = bool(own.frame)
        if own.frame:
            self.emit((MOV, self.base, n), (index, 0))
        self.frame, self.frame_align = own.frame, own.frame_align if own.frame else 4
        self.write(index, 0, (index,), None, None)
        if self.frame and not self.has_frame:
            self.make_frame(n)
        result = replace(own, code=self.code, nregs=self.nregs, frame=self.frame, frame_align=self.frame_align, lines=[], variables=[])
        return Flat(result, self.origins)

    def make_frame(self, n):
        """The frame's address comes in register n: what was there moves up by one."""
        top = self.base

        def move(r):
            return n if r == top else r + 1 if n <= r < top else r

        self.code = [renamed(insn, move, lambda x: x) for insn in self.code]

    def emit(self, insn, origin):
        self.code.append(insn)
        self.origins.append(origin)
        if len(self.code) > LIMIT:
            raise CompileError("the functions that a node calls are too large for a kernel")

    def write(self, index, shift, path, defs, uses):
        """The code of a function with its registers moved up by shift. defs, uses: registers of the call; None for the outermost."""
        f = self.module.functions[index - self.askers.first]
        where = (index, 0)
        moves_stack = uses is not None and any(insn[0] in STACK for insn in f.code)
        saved = None
        if uses is not None:
            if index in path[:-1]:
                raise CompileError(f"{f.name} asks who runs, and calls itself")
            for k, u in enumerate(uses):
                self.emit((MOV, shift + k, u), where)
            if f.frame:
                at = -(-self.frame >> f.frame_align) << f.frame_align
                self.frame, self.frame_align = at + f.frame, max(self.frame_align, f.frame_align)
                self.emit((OP("add.i64.k"), shift + len(uses), self.base, at), where)
            for r in undefined(self.module, index):
                self.emit((OP("const.i64"), shift + r, 0), where)
            if moves_stack:
                saved = self.register()
                self.emit((OP("stack.save"), saved), where)
        at, holes, ends = [], [], []
        for i, insn in enumerate(f.code):
            at.append(len(self.code))
            where = (index, i)
            if insn[0] == RET and uses is not None:
                # in two steps: a result may stand where another goes
                fresh = [self.register() for _ in insn[1]]
                for t, r in zip(fresh, insn[1]):
                    self.emit((MOV, t, r + shift), where)
                for d, t in zip(defs, fresh):
                    self.emit((MOV, d, t), where)
                if moves_stack:
                    self.emit((OP("stack.restore"), saved), where)
                ends.append(len(self.code))
                self.emit((JMP, 0), where)
            elif insn[0] == CALL and insn[1] >= self.askers.first and self.askers.asks(insn[1]):
                inner = self.nregs
                self.nregs += self.module.functions[insn[1] - self.askers.first].nregs + 1
                self.write(insn[1], inner, (*path, insn[1]), [r + shift for r in insn[2]], [r + shift for r in insn[3]])
            else:
                holes.append(len(self.code))
                self.emit(renamed(insn, lambda r: r + shift, lambda x: x), where)
        after = len(self.code)
        for k in holes:
            self.code[k] = renamed(self.code[k], lambda r: r, lambda label: at[label])
        for k in ends:
            self.code[k] = (JMP, after)

    def register(self):
        self.nregs += 1
        return self.nregs - 1


def undefined(module, index):
    """The registers that a function reads before it writes them: they are 0."""
    flow = Flow(module, index)
    return sorted(r for r, v in flow.entry_values.items() if flow.kinds[v][0] == "undef")


def renamed(insn, register, label):
    """An instruction with other registers and labels."""
    op = insn[0]
    out = [op]
    for o, x in zip(isa.OPS[op].operands, insn[1:]):
        if o.kind in ("def", "use"):
            x = register(x)
        elif o.kind in ("defs", "uses"):
            x = tuple(map(register, x))
        elif o.kind == "label":
            x = label(x)
        elif o.kind == "labels":
            x = tuple(map(label, x))
        elif o.kind == "mem" and op != operands.LEA_FUNC:
            kind, root, index, ext, scale, disp = x
            x = (kind, register(root) if kind in (isa.MEM_BASE, isa.MEM_INDEX) else root, register(index) if index >= 0 else index, ext, scale, disp)
        out.append(x)
    return tuple(out)
