"""Random programs that terminate and whose results do not depend on the payload of a NaN.

Made to find faults of the translator: registers are few and live long, blocks join and loop, results
are moved, passed, returned and stored, and every operation of the table occurs.
"""

import random

from allvm.ir import isa
from allvm.ir.module import Data, Function, Line, Module

INTS = 6  # registers r0 .. are integers, of either width
F64S = 4
F32S = 4
COUNTER = INTS + F64S + F32S  # counts down: no loop runs for ever
POINTER = COUNTER + 1  # an address inside of the data
NREGS = POINTER + 1
AREA = 256  # bytes of each data object

# What is left out here has cases of its own below, or tests of its own.
_SKIP_GROUPS = ("control flow", "memory", "stack", "atomics", "graphs", "exceptions")
_NAN_SIGN = ("copysign.f32", "copysign.f64")  # would show the sign of a NaN
SIMPLE = [r for r in isa.OPS if r.group not in _SKIP_GROUPS and r.name not in _NAN_SIGN
          and all(o.kind in ("def", "use", "imm") for o in r.operands)]  # fmt: skip
BRANCHES = [r for r in isa.OPS if r.name.startswith("br.")]
LOADS = [r for r in isa.OPS if r.name.startswith("ld.")]
STORES = [r for r in isa.OPS if r.name.startswith("st.")]
ATOMICS = [r for r in isa.OPS if r.name.startswith("atomic.")]
TYPES = ("i32", "i64", "f64", "f32")
EDGES = (0, 1, -1, 2, 3, 7, 8, 31, 32, 63, 64, 100, -128, 255, 32767, -32768, 32768, 65535, 2**31 - 1, -(2**31))
EDGES64 = (*EDGES, 2**31, 2**32, -(2**31) - 1, 2**40 + 5, 2**63 - 1, -(2**63))
FLOATS = (0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x3FB999999999999A,
          0xC00921FB54442D18, 0x41F0000000000000, 0x7FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0x0000000000000001)  # fmt: skip
FLOATS32 = (0x00000000, 0x80000000, 0x3F800000, 0x40000000, 0x3DCCCCCD, 0xC0490FDB, 0x4F800000, 0x7F800000, 1)


class Maker:
    """Makes one program."""

    def __init__(self, seed, traps=True):
        self.rng = random.Random(seed)
        self.traps = traps
        self.m = Module()

    def program(self):
        m, rng = self.m, self.rng
        m.files = ["random.c"]
        # Integers, doubles and floats live in areas of their own: no NaN is ever seen as an integer.
        for name in ("ints", "doubles", "floats"):
            m.data.append(Data(name, AREA, align=3))
        m.data.append(Data("fixed", AREA, init=bytes(range(AREA)), align=3, readonly=True))
        signatures = [self.signature() for _ in range(rng.randint(1, 4))]
        for n, (params, results) in enumerate(signatures):
            f = Function(f"f{n}", m.type_index(params, results), NREGS)
            m.functions.append(f)
        for n in reversed(range(len(signatures))):
            Body(self, m.functions[n], *signatures[n], n, signatures).make()
        return m

    def signature(self):
        rng = self.rng
        return tuple(rng.choice(TYPES) for _ in range(rng.randint(0, 4))), \
            tuple(rng.choice(TYPES) for _ in range(rng.choice((0, 1, 1, 1, 2, 3))))  # fmt: skip

    def arguments(self, function):
        """Random raw arguments for a function."""
        params = self.m.types[self.m.functions[function].type].params
        return [self.constant(t) & (2**64 - 1 if t[1:] == "64" else 2**32 - 1) for t in params]

    def constant(self, type):
        rng = self.rng
        if type == "f64":
            return rng.choice(FLOATS)
        if type == "f32":
            return rng.choice(FLOATS32)
        edges = EDGES if type == "i32" else EDGES64
        if rng.random() < 0.7:
            return rng.choice(edges)
        bits = rng.randint(1, 31 if type == "i32" else 63)
        return rng.getrandbits(bits) * rng.choice((1, -1))


class Body:
    """Makes the code of one function: a prologue that gives every register a value, then blocks."""

    def __init__(self, maker, f, params, results, number, signatures):
        self.maker = maker
        self.rng = maker.rng
        self.f = f
        self.code = f.code
        self.params = params
        self.results = results
        self.number = number
        self.signatures = signatures
        self.fixups = []  # instructions whose label is still a block's number

    def reg(self, type):
        """A random register of a type."""
        if type in ("i32", "i64"):
            return self.rng.randrange(INTS)
        if type == "f64":
            return INTS + self.rng.randrange(F64S)
        return INTS + F64S + self.rng.randrange(F32S)

    def emit(self, name, *operands):
        self.code.append((isa.opcode(name), *operands))

    def make(self):
        rng = self.rng
        if rng.random() < 0.3:
            self.f.frame = rng.choice((8, 64, 200))
            self.f.frame_align = rng.choice((4, 4, 6, 0))
        self.prologue()
        self.blocks = [None] * rng.randint(1, 7)
        for n in range(len(self.blocks)):
            self.blocks[n] = len(self.code)
            self.at = n
            for _ in range(rng.randint(0, 9)):
                self.instruction()
            self.end(n)
        exit = len(self.code)
        self.emit("ret", tuple(self.reg(t) for t in self.results))
        for at, position in self.fixups:
            insn = list(self.code[at])
            target = insn[position]
            fix = lambda b: exit if b >= len(self.blocks) else self.blocks[b]  # noqa: E731
            insn[position] = tuple(map(fix, target)) if isinstance(target, tuple) else fix(target)
            self.code[at] = tuple(insn)
        # each instruction has a line of its own: a trap must name the very one
        self.f.lines = [Line(k, 0, k) for k in range(len(self.code))]

    def prologue(self):
        """Parameters go to registers of their kind; the rest get constants, or keep their zero."""
        rng = self.rng
        n = len(self.params) + (self.f.frame > 0)
        self.f.nregs = NREGS + n
        shift = NREGS  # parameters are r0 ...; move them out of the way first
        for k in range(n):
            self.emit("mov", shift + k, k)
        for r in range(INTS):
            if rng.random() < 0.8:
                self.emit("const.i64", r, self.maker.constant("i64"))
            elif r < n:
                self.emit("const.i32", r, 0)
        for r in range(INTS, INTS + F64S):
            self.emit("const.f64", r, self.maker.constant("f64"))
        for r in range(INTS + F64S, COUNTER):
            self.emit("const.f32", r, self.maker.constant("f32"))
        for k, t in enumerate(self.params):
            self.emit("mov", self.reg(t), shift + k)
        self.emit("const.i32", COUNTER, rng.randint(0, 6))
        self.emit("lea", POINTER, (isa.MEM_DATA, 0, -1, 0, 0, 64))

    # -- one instruction of a random kind
    def instruction(self):
        rng = self.rng
        x = rng.random()
        if x < 0.45:
            self.simple(rng.choice(SIMPLE))
        elif x < 0.52:
            self.move()
        elif x < 0.68:
            self.load(rng.choice(LOADS))
        elif x < 0.82:
            self.store(rng.choice(STORES))
        elif x < 0.87:
            self.call()
        elif x < 0.89:
            self.atomic(rng.choice(ATOMICS))
        elif x < 0.91:
            self.bulk()
        elif x < 0.93 and self.f.frame:
            self.frame()
        elif x < 0.95:
            self.emit("lea", self.reg("i64"), self.memory("ints", 8))
        elif x < 0.96:
            self.exception()
        else:
            # the same register again and again: what accumulators are for
            r = self.reg("i64")
            self.emit("add.i64.k", r, r, rng.choice((1, -1, 8)))
            self.emit(rng.choice(("add.i64", "xor.i64", "mul.i64", "sub.i64")), self.reg("i64"), r, self.reg("i64"))

    def simple(self, row):
        operands = []
        for o in row.operands:
            if o.kind == "imm":
                operands.append(self.immediate(row, o))
            else:
                operands.append(self.reg(o.type))
        if row.name in ("mov", "select"):  # all 64 bits: within one kind
            t = self.rng.choice(TYPES)
            operands = [self.reg("i32") if o.name == "rc" else self.reg(t) for o in row.operands]
        self.code.append((row.number, *operands))

    def immediate(self, row, operand):
        k = self.maker.constant({"s32": "i32", "s64": "i64", "f32": "f32", "f64": "f64"}[operand.type])
        if row.name.startswith(("div", "rem")) and k in (0, -1) and self.rng.random() < 0.8:
            return 10
        return k

    def move(self):
        t = self.rng.choice(TYPES)
        for _ in range(self.rng.randint(1, 3)):
            self.emit("mov", self.reg(t), self.reg(t))

    def memory(self, area, width):
        """A memory operand inside of an area, mostly; it may need an instruction before it."""
        rng = self.rng
        number = ("ints", "doubles", "floats", "fixed").index(area)
        kind = rng.randrange(4)
        room = AREA - width
        wild = self.maker.traps and rng.random() < 0.02
        if area == "ints" and kind == isa.MEM_BASE and not wild:
            return (kind, POINTER, -1, 0, 0, rng.randint(-64, room - 64))
        if kind == isa.MEM_DATA and not wild:
            return (kind, number, -1, 0, 0, rng.randint(0, room))
        index = self.reg("i32")
        scale = rng.randint(0, 7)
        self.emit("and.i64.k", index, index, room >> scale if not wild else -1)
        ext = rng.randrange(3)
        if kind == isa.MEM_DATA_INDEX:
            return (kind, number, index, ext, scale, 0)
        root = self.reg("i64")
        if root == index:
            root = POINTER
        self.emit("lea", root, (isa.MEM_DATA, number, -1, 0, 0, 0))
        if kind == isa.MEM_INDEX:
            result = (kind, root, index, ext, scale, 0)
        else:
            result = (isa.MEM_BASE, root, -1, 0, 0, rng.randint(0, room))
        if root == POINTER:
            self.emit("lea", POINTER, (isa.MEM_DATA, 0, -1, 0, 0, 64)) if area != "ints" else None
            return (isa.MEM_DATA_INDEX, number, index, ext, scale, 0)
        return result

    def area_of(self, row, loads):
        if ".f64" in row.name:
            return "doubles"
        if ".f32" in row.name:
            return "floats"
        return "fixed" if loads and self.rng.random() < 0.2 else "ints"

    def load(self, row):
        mem = self.memory(self.area_of(row, True), 8)
        self.code.append((row.number, self.reg(row.operands[0].type), mem))

    def store(self, row):
        area = self.area_of(row, False)
        if self.maker.traps and self.rng.random() < 0.003:
            area = "fixed"
        mem = self.memory(area, 8)
        o = row.operands[0]
        value = self.maker.constant("i64" if o.type == "s64" else "i32") if o.kind == "imm" else self.reg(o.type)
        self.code.append((row.number, value, mem))

    def atomic(self, row):
        mem = self.memory("ints", 8)
        operands = [mem if o.kind == "mem" else self.rng.randrange(len(isa.RMW_KINDS)) if o.kind == "imm" else self.reg(o.type)
                    for o in row.operands]  # fmt: skip
        self.code.append((row.number, *operands))

    def bulk(self):
        n = self.reg("i64")
        self.emit("and.i64.k", n, n, 63)
        if self.rng.random() < 0.5:
            self.emit("mem.fill", POINTER, self.reg("i32"), n)
        else:
            a = self.reg("i64")
            if a == n:
                return
            self.emit("lea", a, (isa.MEM_DATA, self.rng.choice((0, 3)), -1, 0, 0, 100))
            self.emit("mem.copy", POINTER, a, n)

    def frame(self):
        # the frame's address itself is not shown: it is only used
        frame = NREGS + len(self.params)
        r = self.reg("i64")
        self.emit("st.i64", r, (isa.MEM_BASE, frame, -1, 0, 0, 0))
        self.emit("ld.i64", self.reg("i64"), (isa.MEM_BASE, frame, -1, 0, 0, 0))

    def call(self):
        later = range(self.number + 1, len(self.signatures))
        if not later:
            return
        callee = self.rng.choice(later)
        params, results = self.signatures[callee]
        defs = []
        for t in results:
            r = self.reg(t)
            while r in defs:
                r = self.reg(t)
            defs.append(r)
        uses = tuple(self.reg(t) for t in params)
        if self.rng.random() < 0.7:
            self.emit("call", callee, tuple(defs), uses)
            self.handler()
        else:
            pointer = self.reg("i64")  # a function's address is the same everywhere
            self.emit("lea.func", pointer, callee)
            wrong = self.maker.traps and self.rng.random() < 0.02
            type = self.rng.randrange(len(self.maker.m.types)) if wrong else self.maker.m.functions[callee].type
            if wrong and type != self.maker.m.functions[callee].type:
                t = self.maker.m.types[type]
                defs = []
                for r in range(len(t.results)):
                    defs.append(r)
                uses = tuple(0 for _ in t.params)
            self.emit("call.ind", type, pointer, tuple(defs), uses)
            self.handler()

    def handler(self):
        """Make a call that was just emitted an invoke with a handler further on, half of the time."""
        number, *operands = self.code[-1]
        if self.rng.random() < 0.5:
            self.code[-1] = (isa.opcode(isa.OPS[number].name.replace("call", "invoke")), *operands, self.rng.randint(len(self.blocks) // 2, len(self.blocks)))
            if self.code[-1][-1] <= self.at:
                self.code[-1] = (*self.code[-1][:-1], self.at + 1)
            self.fixups.append((len(self.code) - 1, len(self.code[-1]) - 1))

    def exception(self):
        if self.rng.random() < 0.7:
            self.emit("catch", self.reg("i64"))
        else:
            self.emit("throw", self.reg("i64"), self.reg("i64"))

    # -- how a block ends
    def target(self, n):
        """A block to go to; one that goes back counts down first."""
        target = self.rng.randrange(len(self.blocks) + 1)
        if target <= n:
            self.emit("add.i32.k", COUNTER, COUNTER, -1)
            self.emit("br.lt_s.i32.k", COUNTER, 0, len(self.blocks))
            self.fixups.append((len(self.code) - 1, 3))
        return target

    def end(self, n):
        rng = self.rng
        x = rng.random()
        if x < 0.15:
            return  # falls through
        if x < 0.7:
            row = rng.choice(BRANCHES)
            target = self.target(n)
            operands = []
            for o in row.operands:
                if o.kind == "label":
                    operands.append(target)
                elif o.kind == "imm":
                    operands.append(self.maker.constant("i64" if o.type == "s64" else "i32"))
                else:
                    operands.append(self.reg(o.type))
            self.code.append((row.number, *operands))
            self.fixups.append((len(self.code) - 1, len(operands)))
        elif x < 0.85:
            target = self.target(n)
            self.emit("jmp", target)
            self.fixups.append((len(self.code) - 1, 1))
        elif x < 0.93:
            r = self.reg("i32")
            targets = [self.target(n) for _ in range(rng.randint(0, 4))]
            default = self.target(n)
            self.emit("and.i32.k", r, r, 7)
            self.emit("switch", r, rng.randint(-1, 3), default, tuple(targets))
            self.fixups.append((len(self.code) - 1, 3))
            self.fixups.append((len(self.code) - 1, 4))
        else:
            self.emit("ret", tuple(self.reg(t) for t in self.results))
