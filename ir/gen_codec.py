"""Generates `_generated_codec.py`: an encoder and a decoder for every shape of instruction in the table.

Rows with the same operand kinds share their functions. The encoder of a shape takes
``(insn, i, cx)`` and returns bytes; the decoder takes ``(b, p, op, i, cx)`` with ``p`` after the
opcode and returns the instruction and the next position. ``i`` is the instruction's index, ``cx``
a `Context`.
"""

from allvm.ir import isa

HEADER = '''"""Generated from ir/isa.py by `python -m allvm.ir.generate`; do not edit."""

from allvm.ir.leb import SLEB as S
from allvm.ir.leb import ULEB as U
from allvm.ir.leb import LebError, read_sleb, read_uleb


class Context:
    """What encoding a function needs from its module: numbers of parameters and results."""

    __slots__ = ("func_params", "func_results", "results", "type_params", "type_results")

    def __init__(self, module):
        self.type_params = [len(t.params) for t in module.types]
        self.type_results = [len(t.results) for t in module.types]
        types = [f.type for f in module.import_funcs] + [f.type for f in module.functions]
        self.func_params = [self.type_params[t] for t in types]
        self.func_results = [self.type_results[t] for t in types]
        self.results = 0  # of the function at hand


def encode_mem(mem):
    """The bytes of a memory operand."""
    kind, root, index, ext, scale, disp = mem
    if ext > 3 or scale > 7 or kind > 3:
        raise ValueError(f"bad memory operand {mem}")
    if disp:
        head = bytes((kind | ext << 2 | scale << 4 | 128,)) + U[root]
        return head + U[index] + S[disp] if kind & 1 else head + S[disp]
    head = bytes((kind | ext << 2 | scale << 4,)) + U[root]
    return head + U[index] if kind & 1 else head


def decode_mem(b, p):
    """The memory operand at p and the position after it."""
    m = b[p]
    root = b[p + 1]
    p += 2
    if root > 127:
        root, p = read_uleb(b, p - 1)
    index = -1
    if m & 1:
        index = b[p]
        p += 1
        if index > 127:
            index, p = read_uleb(b, p - 1)
    disp = 0
    if m > 127:
        disp, p = read_sleb(b, p)
        if disp == 0:
            raise LebError("a memory operand has a displacement of 0")
    return (m & 3, root, index, m >> 2 & 3, m >> 4 & 7, disp), p


def encode_regs(regs, n):
    """Registers without a count; there must be n of them."""
    if len(regs) != n:
        raise ValueError(f"{len(regs)} registers where the type asks for {n}")
    return b"".join([U[r] for r in regs])


def decode_regs(b, p, n):
    regs = []
    for _ in range(n):
        r = b[p]
        p += 1
        if r > 127:
            r, p = read_uleb(b, p - 1)
        regs.append(r)
    return tuple(regs), p


def lookup(table, index, what):
    if index >= len(table):
        raise LebError(f"{what} {index} does not exist; there are {len(table)}")
    return table[index]


'''

# What stands for each operand kind in a shape's name.
CODES = {"def": "r", "use": "r", "mem": "m", "label": "l", "labels": "ls", "func": "f", "data": "d", "type": "t",
         "defs": "ds", "uses": "us"}  # fmt: skip

READ_U = """    {v} = b[p]
    p += 1
    if {v} > 127:
        {v}, p = read_uleb(b, p - 1)
"""
READ_S = """    {v} = b[p]
    p += 1
    if {v} > 127:
        {v}, p = read_sleb(b, p - 1)
    elif {v} > 63:
        {v} -= 128
"""


def code_of(operand):
    """The letters for an operand: its encoding, not its type."""
    if operand.kind == "imm":
        return {"s32": "s", "s64": "s", "u8": "b", "f32": "w", "f64": "q"}[operand.type]
    return CODES[operand.kind]


def shape_of(row):
    return tuple(code_of(o) for o in row.operands)


def arity(shape, what):
    """The expression for the number of registers in a `defs` or `uses` of this shape."""
    table = "params" if what == "us" else "results"
    if "f" in shape:
        return f"lookup(cx.func_{table}, v0, 'function')"
    if "t" in shape:
        return f"lookup(cx.type_{table}, v0, 'type')"
    return "cx.results"  # ret


def encoder(shape):
    """The source of a shape's encoder."""
    parts = {"r": "U[{v}]", "f": "U[{v}]", "d": "U[{v}]", "t": "U[{v}]", "s": "S[{v}]", "b": "B[{v}]",
             "w": "{v}.to_bytes(4, 'little')", "q": "{v}.to_bytes(8, 'little')", "l": "S[{v} - i]",
             "m": "encode_mem({v})", "ls": "U[len({v})] + b''.join([S[x - i] for x in {v}])"}  # fmt: skip
    names = "".join(f", v{n}" for n in range(len(shape)))
    terms = ["OP[op]"]
    for n, code in enumerate(shape):
        if code in ("ds", "us"):
            terms.append(f"encode_regs(v{n}, {arity(shape, code)})")
        else:
            terms.append(parts[code].format(v=f"v{n}"))
    return f"def {name('e', shape)}(insn, i, cx):\n    op{names or ','} = insn\n    return {' + '.join(terms)}\n"


def decoder(shape):
    """The source of a shape's decoder."""
    body = ""
    for n, code in enumerate(shape):
        v = f"v{n}"
        if code in "rfdt":
            body += READ_U.format(v=v)
        elif code == "s":
            body += READ_S.format(v=v)
        elif code == "b":
            body += f"    {v} = b[p]\n    p += 1\n"
        elif code in "wq":
            size = 4 if code == "w" else 8
            body += f"    b[p + {size - 1}]\n    {v} = int.from_bytes(b[p:p + {size}], 'little')\n    p += {size}\n"
        elif code == "l":
            body += READ_S.format(v=v) + f"    {v} += i\n"
        elif code == "ls":
            body += (f"    count, p = read_uleb(b, p)\n    if count > len(b) - p:\n        raise IndexError\n"
                     f"    {v} = []\n    for _ in range(count):\n        x, p = read_sleb(b, p)\n"
                     f"        {v}.append(x + i)\n    {v} = tuple({v})\n")  # fmt: skip
        elif code == "m":
            body += f"    {v}, p = decode_mem(b, p)\n"
        else:
            body += f"    {v}, p = decode_regs(b, p, {arity(shape, code)})\n"
    names = "".join(f", v{n}" for n in range(len(shape)))
    return f"def {name('d', shape)}(b, p, op, i, cx):\n{body}    return (op{names or ','}), p\n"


def name(prefix, shape):
    return prefix + "_" + ("_".join(shape) or "none")


def opcode_bytes(number):
    """An opcode on disk: one byte below 240, else two."""
    return bytes((number,)) if number < 240 else bytes((0xF0 + ((number - 240) >> 8), (number - 240) & 0xFF))


def generate():
    """The text of `_generated_codec.py`."""
    shapes = list(dict.fromkeys(shape_of(row) for row in isa.OPS))
    out = [HEADER, "OP = [\n"]
    out += [f"    {opcode_bytes(row.number)!r},  # {row.name}\n" for row in isa.OPS]
    out.append("]\nB = [bytes((n,)) for n in range(256)]\n")
    for shape in shapes:
        out.append("\n\n" + encoder(shape))
        out.append("\n\n" + decoder(shape))
    for table, prefix in (("ENCODERS", "e"), ("DECODERS", "d")):
        out.append(f"\n\n{table} = [\n" if prefix == "e" else f"\n{table} = [\n")
        out += [f"    {name(prefix, shape_of(row))},  # {row.name}\n" for row in isa.OPS]
        out.append("]\n")
    return "".join(out)
