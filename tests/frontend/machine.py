"""Runs machine SSA code as the front end emits it, before registers are assigned.

A small evaluator for tests of single lowering rules: blocks of an MFunction,
guest memory as a bytearray, host functions as Python callables. Arithmetic is
taken from the ISA table's expressions.
"""

import math
import re
import struct

import numpy as np
from allvm.frontend.builder import Builder, MFunction
from allvm.frontend.values import compute_parts
from allvm.ir import isa

M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF


class MachineTrap(Exception):
    pass


def S32(x):
    return (x & M32) - (1 << 32 if x & 0x80000000 else 0)


def S64(x):
    return (x & M64) - (1 << 64 if x >> 63 & 1 else 0)


def bits_to_f32(x):
    return struct.unpack("<f", struct.pack("<I", x & M32))[0]


def bits_to_f64(x):
    return struct.unpack("<d", struct.pack("<Q", x & M64))[0]


def f64_to_bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def f32_to_bits(x):
    try:
        return struct.unpack("<I", struct.pack("<f", x))[0]
    except OverflowError:
        return 0x7F800000 | (0x80000000 if x < 0 else 0)


def _divide(x, y, n, remainder):
    if y == 0:
        raise MachineTrap("divide")
    q = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    if not remainder and q == 1 << n - 1:
        raise MachineTrap("overflow")
    return x - q * y if remainder else q


def _float_divide(x, y):
    try:
        return x / y
    except ZeroDivisionError:
        if x == 0 or x != x:
            return math.nan
        return math.copysign(math.inf, x) * math.copysign(1, y)


def _single(x):
    """A number rounded once to float."""
    if isinstance(x, int):
        x = np.uint64(x) if x >= 0 else np.int64(x)
    with np.errstate(all="ignore"):
        return float(np.float32(x))


def _convert(x, low, high):
    if x != x:
        return 0
    return low if x <= low else high if x >= high else int(x)


def _sext(n):
    return lambda x: (x & (1 << n) - 1) - (1 << n if x >> n - 1 & 1 else 0)


def _rounding(f):
    return lambda x: math.copysign(f(x), x) if math.isfinite(x) else x


def _lesser(sign):
    def pick(x, y):
        if x != x or y != y:
            return y if x != x else x
        if x == y:
            return x if (math.copysign(1, x) < 0) == (sign < 0) else y
        return x if (x < y) == (sign < 0) else y
    return pick


def _fma(x, y, z):
    from fractions import Fraction
    if not all(map(math.isfinite, (x, y, z))):
        return x * y + z
    exact = Fraction(x) * Fraction(y) + Fraction(z)
    return float(exact) if exact else x * y + z


NAMES = {
    "S32": S32, "S64": S64, "FDIV": _float_divide, "SINGLE": _single,
    "sqrt": lambda x: math.sqrt(x) if x >= 0 else math.nan if x == x else x,
    "ceil": _rounding(math.ceil), "floor": _rounding(math.floor), "trunc": _rounding(math.trunc),
    "rint": _rounding(round), "fma": _fma,
}
for n in (32, 64):
    NAMES.update({
        f"ROTL{n}": lambda x, k, n=n: x << k % n | x >> -k % n,
        f"ROTR{n}": lambda x, k, n=n: x >> k % n | x << -k % n,
        f"DIV_S{n}": lambda x, y, n=n: _divide(_sext(n)(x), _sext(n)(y), n, False),
        f"REM_S{n}": lambda x, y, n=n: _divide(_sext(n)(x), _sext(n)(y), n, True),
        f"CLZ{n}": lambda x, n=n: n - x.bit_length(),
        f"CTZ{n}": lambda x, n=n: (x & -x).bit_length() - 1 if x else n,
        f"POPCNT{n}": lambda x: x.bit_count(),
        f"BSWAP{n}": lambda x, n=n: int.from_bytes(x.to_bytes(n // 8, "little"), "big"),
        f"BITREV{n}": lambda x, n=n: int(f"{x:0{n}b}"[::-1], 2),
        f"FMIN{n}": _lesser(-1), f"FMAX{n}": _lesser(1),
        f"COPYSIGN{n}": math.copysign, f"FNEG{n}": lambda x: -x, f"FABS{n}": abs,
    })
    for f in ("F32", "F64"):
        NAMES[f"CVT_S{n}_{f}"] = lambda x, n=n: _convert(x, -(1 << n - 1), (1 << n - 1) - 1)
        NAMES[f"CVT_U{n}_{f}"] = lambda x, n=n: _convert(x, 0, (1 << n) - 1)
NAMES["MULH_S64"] = lambda x, y: S64(x) * S64(y) >> 64
NAMES["MULH_U64"] = lambda x, y: x * y >> 64
for s, d in ((8, 32), (16, 32), (8, 64), (16, 64), (32, 64)):
    NAMES[f"SEXT{s}_{d}"] = _sext(s)
for f in ("sqrt", "ceil", "floor", "trunc", "rint", "fma"):
    NAMES[f + "f"] = NAMES[f]


def _compile(row):
    """The expression of a row as a Python function of its value operands, by name."""
    text = row.expr
    typed = {o.name: o.type for o in row.operands}
    is_float = any(t in ("f32", "f64") for t in typed.values()) or "<" in text[:1]
    text = re.sub(r"^<float>(.*)$", r"SINGLE(\1)", text)
    text = re.sub(r"^<double>(.*)$", r"float(\1)", text)
    text = re.sub(r"(\w+) / (\w+)", r"FDIV(\1, \2)" if is_float else r"UDIV(\1, \2)", text)
    text = re.sub(r"(\w+) % (\w+)", r"UREM(\1, \2)", text)
    return eval(f"lambda {', '.join(n for n in ('ra', 'rb', 'rc', 'k') if n in typed)}: {text}", dict(
        NAMES, UDIV=lambda x, y: _divide(x, y, 99, False), UREM=lambda x, y: _divide(x, y, 99, True)))


_COMPILED = {}


class Machine:
    """Evaluates an MFunction. `host`: name -> function(*ints) -> int or tuple; `memory`: a bytearray."""

    def __init__(self, fn, memory=None, host=None):
        self.fn = fn
        self.memory = bytearray(4096) if memory is None else memory
        self.host = host or {}
        self.slots = {}

    def run(self, limit=200000):
        block, at = self.fn.blocks[0], 0
        for _ in range(limit):
            if at == len(block.insns):
                assert block is self.fn.blocks[-1], "a block without an end"
                return
            target = self.step(block.insns[at])
            at += 1
            if target is not None:
                values = [self.slots[incoming[block]] for _, incoming in target.phis]
                self.slots.update((rd, v) for (rd, _), v in zip(target.phis, values))
                block, at = target, 0
        raise MachineTrap("timeout")

    def read(self, v, type):
        x = self.slots[v]
        if type == "i32":
            return x & M32
        if type == "f32":
            return bits_to_f32(x)
        return bits_to_f64(x) if type == "f64" else x

    def write(self, v, type, x):
        if type == "f32":
            x = f32_to_bits(x)
        elif type == "f64":
            x = f64_to_bits(x)
        else:
            x = int(x) & (M32 if type == "i32" else M64)
        self.slots[v] = x

    def address(self, mem):
        kind, root, index, ext, scale, disp = mem
        at = self.slots[root]
        if kind == isa.MEM_INDEX:
            i = self.slots[index]
            at += (S32(i) if ext == isa.EXT_S32 else i & M32 if ext == isa.EXT_U32 else i) << scale
        else:
            assert kind == isa.MEM_BASE
        at = (at & M32) + disp
        if not 0 <= at < len(self.memory):
            raise MachineTrap("memory")
        return at

    def step(self, insn):
        if insn[0] == "host":
            _, name, outs, args = insn
            result = self.host[name](*(self.slots[a] for a in args))
            for v, x in zip(outs, result if isinstance(result, tuple) else (result,), strict=True):
                self.slots[v] = x & M64
            return None
        row = isa.OPS[insn[0]]
        values, label, mem = {}, None, None
        for o, x in zip(row.operands, insn[1:]):
            if o.kind == "use":
                values[o.name] = self.read(x, o.type)
            elif o.kind == "imm":
                values["k"] = {"f32": bits_to_f32, "f64": bits_to_f64, "s32": lambda k: k & M32, "s64": lambda k: k & M64,
                               "u8": lambda k: k}[o.type](x)
            elif o.kind == "label":
                label = x
            elif o.kind == "mem":
                mem = x
        if row.expr is None:
            return self.special(row, insn, values, mem, label)
        if row.name.startswith("select") or row.name == "mov":
            values = {k: v for k, v in values.items()}
        f = _COMPILED.get(row.name) or _COMPILED.setdefault(row.name, _compile(row))
        result = f(**values)
        if "branch" in row.flags:
            return label if result else None
        self.write(insn[1], row.operands[0].type, result)
        return None

    def special(self, row, insn, values, mem, label):
        name = row.name
        if name == "jmp":
            return label
        if name == "trap":
            raise MachineTrap(next(k for k, v in isa.TRAPS.items() if v[0] == values["k"]))
        if name == "fence":
            return None
        if name == "lea":
            self.slots[insn[1]] = self.slots[mem[1]] + mem[5] & M64 if mem[0] == isa.MEM_BASE else 1 / 0
            return None
        ctype = isa.MEM_CTYPE[name]
        size = {"int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2, "int32_t": 4, "uint32_t": 4, "float": 4}.get(ctype, 8)
        at = self.address(mem)
        if at + size > len(self.memory):
            raise MachineTrap("memory")
        old = int.from_bytes(self.memory[at:at + size], "little", signed=ctype[0] == "i")
        if name.startswith(("ld.", "atomic.ld")):
            self.slots[insn[1]] = old & (M32 if row.operands[0].type in ("i32", "f32") else M64)
            return None
        new = self.slots[insn[1]] if not name.endswith(".k") else insn[1]
        if name.startswith("atomic."):
            self.slots[insn[1]] = old if name.startswith(("atomic.rmw", "atomic.cas")) else self.slots[insn[1]]
            m = (1 << 8 * size) - 1
            if "rmw" in name:
                new = _rmw(isa.RMW_KINDS[values["k"]], old, self.slots[insn[2]] & m, 8 * size)
            elif "cas" in name:
                new = self.slots[insn[3]] if old == self.slots[insn[2]] & m else old
        self.memory[at:at + size] = (int(new) & (1 << 8 * size) - 1).to_bytes(size, "little")
        return None


def _rmw(kind, x, y, n):
    s = _sext(n)
    return {"add": x + y, "sub": x - y, "and": x & y, "or": x | y, "xor": x ^ y, "xchg": y, "nand": ~(x & y),
            "min_s": x if s(x) < s(y) else y, "max_s": x if s(x) > s(y) else y, "min_u": min(x, y), "max_u": max(x, y)}[kind]


class TestBuilder(Builder):
    """A Builder with its first block placed and host calls recorded for Machine."""

    __test__ = False

    def __init__(self):
        super().__init__(MFunction("test"))
        self.place(self.new_block())
        self.inputs = {}

    def input(self, type, value):
        """A register that holds `value` without being a known constant."""
        v = self.vreg(type)
        self.inputs[v] = value
        return v

    def type_parts(self, t):
        return compute_parts(t)

    def offset(self, mem, delta):
        return (*mem[:5], mem[5] + delta)

    def call_host(self, name, sig, args):
        params, results = sig.split(":")
        assert len(params) == len(args), (name, sig, args)
        letters = {"i": "i32", "l": "i64", "f": "f32", "d": "f64"}
        outs = tuple(self.vreg(letters[c]) for c in results)
        self.block.insns.append(["host", name, outs, tuple(args)])
        self.block.lines.append(None)
        return outs

    def run(self, parts, memory=None, host=None):
        """Runs what was emitted; the slots of `parts`."""
        m = Machine(self.fn, memory, host)
        m.slots.update(self.inputs)
        m.run()
        return tuple(m.slots[v] for v in parts)
