"""What a function's registers hold at each instruction: types, by the definitions that reach it."""

import struct

from allvm.ir import isa
from allvm.jit import operands

BITS = {"i32": 1, "i64": 2, "f32": 4, "f64": 8}
NAMES = {bit: name for name, bit in BITS.items()}
MOV, SELECT = isa.opcode("mov"), isa.opcode("select")


class Types:
    """The types of a function's registers. Registers have none by themselves: each definition gives them one."""

    def __init__(self, module, index):
        self.module = module
        self.function = module.functions[index - len(module.import_funcs)]
        type = module.func_type(index)
        n = self.function.nregs
        first = [0] * n
        for r, t in enumerate(type.params):
            first[r] = BITS[t]
        if self.function.frame and len(type.params) < n:
            first[len(type.params)] = BITS["i64"]
        self._blocks()
        self.entry = {0: first}
        work = [0]
        while work:
            start = work.pop()
            state = list(self.entry[start])
            for i in range(start, self.ends[start]):
                self._after(i, state)
            for to in self.successors[start]:
                known = self.entry.get(to)
                joined = state if known is None else [a | b for a, b in zip(known, state)]
                if joined != known:
                    self.entry[to] = list(joined)
                    work.append(to)

    def _blocks(self):
        code, leaders = self.function.code, {0}
        for i, insn in enumerate(code):
            found = operands.targets(insn)
            leaders.update(found)
            if found or operands.SHAPES[insn[0]].ends:
                leaders.add(i + 1)
        starts = sorted(x for x in leaders if x < len(code))
        self.starts = starts
        self.ends = dict(zip(starts, [*starts[1:], len(code)]))
        self.successors = {}
        for start, end in self.ends.items():
            last = code[end - 1]
            to = list(operands.targets(last))
            if not operands.SHAPES[last[0]].ends and end < len(code):
                to.append(end)
            self.successors[start] = to

    def _after(self, i, state):
        """What instruction i makes of the types."""
        insn = self.function.code[i]
        if insn[0] in (MOV, SELECT):
            shape = operands.SHAPES[insn[0]]
            sources = [state[insn[at]] for at, _ in shape.uses][-2 if insn[0] == SELECT else -1:]
            mask = 0
            for s in sources:
                mask |= s
            state[insn[shape.defs[0][0]]] = mask
            return
        for r, t in operands.defs(self.module, insn):
            state[r] = BITS[t]

    def at(self, i):
        """Before instruction i: a type's name for each register; "" where it is not written yet, "?" where there are several."""
        from bisect import bisect_right

        start = self.starts[bisect_right(self.starts, i) - 1]
        state = list(self.entry.get(start) or [0] * self.function.nregs)
        for j in range(start, i):
            self._after(j, state)
        return ["" if not m else NAMES.get(m, "?") for m in state]


def value(bits, type):
    """A register's 64 bits as a Python number of a type."""
    if type == "f64":
        return struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    if type == "f32":
        return struct.unpack("<f", (bits & 0xFFFFFFFF).to_bytes(4, "little"))[0]
    width = 32 if type == "i32" else 64
    bits &= (1 << width) - 1
    return bits - (1 << width) if bits >> (width - 1) else bits


def text(bits, type):
    """A register's content for people."""
    v = value(bits, type)
    if isinstance(v, float):
        return repr(v)
    if abs(v) < 1 << 16:
        return str(v)
    return f"{v} = {bits & (0xFFFFFFFF if type == 'i32' else (1 << 64) - 1):#x}" if abs(v) < 1 << 32 else f"{bits:#x}"
