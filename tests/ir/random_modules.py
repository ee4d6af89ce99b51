"""Random modules that keep every rule: for round trips, for the verifier, and as seeds of mutations."""

import random

from allvm.ir import isa
from allvm.ir.module import (
    COMMON,
    GLOBAL,
    LOCAL,
    VALUE_TYPES,
    WEAK,
    Alias,
    Data,
    Function,
    ImportData,
    ImportFunc,
    Line,
    Module,
    Program,
    Reloc,
)

S32_EDGES = (0, 1, -1, 63, 64, -64, -65, 127, 128, 8191, 8192, -8192, -8193, 2**31 - 1, -(2**31))
S64_EDGES = (*S32_EDGES, 2**31, -(2**31) - 1, 2**55, 2**62, 2**63 - 1, -(2**63))
NAMES = ("x", "main", "a.b", "_start$1", "operator new", 'quo"ted', "back\\slash", "snow\u2603", "tab\t", "semi;colon",
         "r1", "L0", "nan", "func", "-", "7up", "a#3", "line\nfeed")  # fmt: skip
ENDS = [row for row in isa.OPS if "end" in row.flags]


class Generator:
    """Makes one module from a source of random numbers (random.Random or hypothesis's)."""

    def __init__(self, rng, max_code=40, programs=False):
        self.rng = rng
        self.programs = programs
        self.max_code = max_code
        self.m = Module()
        self.used = set()

    def module(self):
        rng, m = self.rng, self.m
        for _ in range(rng.randint(1, 5)):
            m.type_index(*([rng.choice(VALUE_TYPES) for _ in range(rng.randint(0, 4))] for _ in range(2)))
        m.import_funcs = [ImportFunc(self.name(), rng.randrange(len(m.types)), rng.random() < 0.3)
                          for _ in range(rng.randint(0, 3))]  # fmt: skip
        m.import_data = [ImportData(self.name(), rng.random() < 0.3) for _ in range(rng.randint(0, 2))]
        m.functions = [self.function() for _ in range(rng.randint(0, 4))]
        m.data = [self.data() for _ in range(rng.randint(0, 4))]
        m.files = [rng.choice(("a.c", "dir/b.c", "a.c", "c c.h")) for _ in range(rng.randint(0, 3))]
        self.nfuncs = len(m.import_funcs) + len(m.functions)
        self.ndata = len(m.import_data) + len(m.data)
        for f in m.functions:
            self.body(f)
        for d in m.data:
            if d.linkage != COMMON:
                self.content(d)
        self.rest()
        return m

    def name(self):
        """A name that no symbol has yet."""
        base = self.rng.choice(NAMES)
        name, n = base, 0
        while name in self.used:
            n += 1
            name = f"{base}{n}"
        self.used.add(name)
        return name

    def symbol(self, linkages):
        linkage = self.rng.choice(linkages)
        if linkage == LOCAL:
            return self.rng.choice(("", "local", *NAMES)), LOCAL
        return self.name(), linkage

    def function(self):
        rng = self.rng
        type = rng.randrange(len(self.m.types))
        frame = rng.choice((0, 0, 16, 1 << 31, rng.randrange(1 << 20)))
        least = len(self.m.types[type].params) + (frame > 0)
        name, linkage = self.symbol((GLOBAL, LOCAL, WEAK))
        f = Function(name, type, least + rng.choice((0, 1, 5, 200, 59000)), [], frame, linkage=linkage)
        if frame:
            f.frame_align = rng.randint(0, 16)
        return f

    def data(self):
        rng = self.rng
        name, linkage = self.symbol((GLOBAL, LOCAL, WEAK, COMMON))
        readonly = linkage != COMMON and rng.random() < 0.5
        return Data(name, rng.choice((0, 1, 8, 100, 5000)), b"", rng.randint(0, 16), readonly, [], linkage)

    def content(self, d):
        rng = self.rng
        pool = rng.choice((b"\0", b"hello, world\n\0", bytes(range(256)), b'"\\;\0\0\0x'))
        d.init = bytes(rng.choice(pool) for _ in range(rng.choice((0, d.size, rng.randint(0, d.size)))))
        pos = 0
        while rng.random() < 0.6:
            width = rng.choice((4, 8))
            offset = pos + rng.choice((0, 0, 3, 8))
            if offset + width > d.size:
                break
            kind, count = rng.choice((("func", self.nfuncs), ("data", self.ndata)))
            if not count:
                break
            if rng.random() < 0.7 and offset + width <= len(d.init):
                d.init = d.init[:offset] + bytes(width) + d.init[offset + width :]
            d.relocs.append(Reloc(offset, kind, rng.randrange(count), rng.choice(S64_EDGES), width))
            pos = offset + width

    def body(self, f):
        rng = self.rng
        f.code = [()] * rng.randint(1, self.max_code)
        results = len(self.m.types[f.type].results)
        for i in range(len(f.code)):
            row = rng.choice(ENDS if i == len(f.code) - 1 else isa.OPS)
            while not self.possible(row, f):
                row = rng.choice(ENDS if i == len(f.code) - 1 else isa.OPS)
            f.code[i] = self.instruction(row, f, results)
        if self.m.files:
            index = 0
            while rng.random() < 0.5:
                index += rng.choice((0, 1, 7))
                if index < len(f.code):
                    f.lines.append(Line(index, rng.randrange(len(self.m.files)), rng.choice((0, 1, 2, 999999))))

    def possible(self, row, f):
        """Whether there is anything for the instruction to refer to."""
        kinds = {o.kind for o in row.operands}
        if "defs" in kinds and f.nregs < 4:
            return False
        needs_registers = kinds & {"def", "use", "mem", "uses"}
        if row.name == "ret":
            needs_registers = self.m.types[f.type].results
        return not ((needs_registers and not f.nregs) or ("func" in kinds and not self.nfuncs))

    def register(self, f):
        return self.rng.choice((0, f.nregs - 1, self.rng.randrange(f.nregs)))

    def instruction(self, row, f, results):
        rng = self.rng
        insn = [row.number]
        signature = None
        for o in row.operands:
            if o.kind in ("def", "use"):
                x = self.register(f)
            elif o.kind == "imm":
                x = self.immediate(row, o)
            elif o.kind == "mem":
                x = self.mem(f)
            elif o.kind == "label":
                x = rng.randrange(len(f.code))
            elif o.kind == "labels":
                x = tuple(rng.randrange(len(f.code)) for _ in range(rng.choice((0, 1, 5, 150))))
            elif o.kind == "func":
                x = rng.randrange(self.nfuncs)
                signature = self.m.func_type(x)
            elif o.kind == "type":
                x = rng.randrange(len(self.m.types))
                signature = self.m.types[x]
            elif o.kind == "defs":
                x = tuple(rng.sample(range(f.nregs), len(signature.results)))
            else:
                x = tuple(self.register(f) for _ in range(len(signature.params) if signature else results))
            insn.append(x)
        return tuple(insn)

    def immediate(self, row, o):
        rng = self.rng
        if o.type == "u8":
            limit = 17 if row.name == "trap" or row.name == "stack.alloc" else len(isa.RMW_KINDS)
            return rng.randrange(limit)
        if o.type == "f32":
            return rng.choice((0, 1 << 31, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0x3F800000, rng.getrandbits(32)))
        if o.type == "f64":
            return rng.choice((0, 1 << 63, 0x7FF << 52, 0xFFF << 52, 0x7FF8 << 48, (0x7FF << 52) + 1, rng.getrandbits(64)))
        edges, n = (S32_EDGES, 32) if o.type == "s32" else (S64_EDGES, 64)
        return rng.choice((rng.choice(edges), rng.getrandbits(n) - (1 << n - 1) >> rng.randrange(n)))

    def mem(self, f):
        rng = self.rng
        kind = rng.randrange(4 if self.ndata else 2)
        root = rng.randrange(self.ndata) if kind >= isa.MEM_DATA else self.register(f)
        index, ext, scale = -1, 0, 0
        if kind & 1:
            index, ext, scale = self.register(f), rng.randrange(3), rng.randrange(8)
        disp = rng.choice((0, 0, 8, -8, isa.MAX_DISP, -isa.MAX_DISP))
        if kind >= isa.MEM_DATA:
            disp = rng.choice((disp, *S32_EDGES))
        return (kind, root, index, ext, scale, disp)

    def rest(self):
        rng, m = self.rng, self.m
        for kind, imports, own in (("func", m.import_funcs, m.functions), ("data", m.import_data, m.data)):
            if own and rng.random() < 0.5:
                n = rng.randrange(len(own))
                offset = rng.choice((0, own[n].size)) if kind == "data" else 0
                linkage = rng.choice((GLOBAL, LOCAL, WEAK))
                m.aliases.append(Alias(self.name(), kind, len(imports) + n, offset, linkage))
        plain = [i for i in range(self.nfuncs) if not m.func_type(i).params and not m.func_type(i).results]
        self.starts(m, plain)
        while m.functions and self.programs and rng.random() < 0.3:
            p = Program(f"tool {len(m.programs)}", len(m.import_funcs) + rng.randrange(len(m.functions)))
            m.programs.append(p)
            self.starts(p, plain)
        if rng.random() < 0.5:
            m.target = {"triple": "riscv64-linux-musl", 'odd "key"': ""}
        if rng.random() < 0.5:
            m.dependencies = [("libm.avm", ""), ("z", "0123456789abcdef" * 4)]
        if rng.random() < 0.5:
            m.custom = {"notes": b"some text\n", "": bytes(range(256)), "empty": b""}


    def starts(self, lists, plain):
        for entries in (lists.init, lists.fini):
            while plain and self.rng.random() < 0.5:
                entries.append((self.rng.choice((0, 65535, -1)), self.rng.choice(plain)))


def random_module(seed, max_code=40, programs=False):
    """A module from a seed, or from a source of random numbers. programs: it may hold several."""
    rng = random.Random(seed) if isinstance(seed, int) else seed
    return Generator(rng, max_code, programs).module()


def every_opcode():
    """A module with every opcode, several times, with all kinds of operands."""
    rng = random.Random(0)
    g = Generator(rng)
    m = g.m
    for params in ((), ("i32",), ("i64", "f64", "f32")):
        m.type_index(params, params)
    m.import_funcs = [ImportFunc("imported", 2), ImportFunc("weak", 1, True)]
    m.import_data = [ImportData("stdin")]
    m.data = [Data("buffer", 100, b"abc", 3)]
    f = Function("f", 1, 300)
    m.functions = [f]
    g.nfuncs, g.ndata = 3, 2
    rows = [row for row in isa.OPS for _ in range(8)]
    rng.shuffle(rows)
    rows.append(isa.BY_NAME["ret"])
    f.code = [()] * len(rows)
    f.code = [g.instruction(row, f, 1) for row in rows]
    return m
