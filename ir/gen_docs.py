"""Generates `docs/isa.md` from the table."""

from allvm.ir import isa, module
from allvm.ir.gen_codec import opcode_bytes

INTRO = """\
<!-- Generated from ir/isa.py by `python -m allvm.ir.generate`; do not edit. -->

# The instruction set

Version {version}, {count} instructions. A module is described in [container.md](container.md), its
text form in [assembly.md](assembly.md), what front ends and hosts agree on in [abi.md](abi.md).

## In one page

A function has a *frame* of untyped 64-bit registers `r0`, `r1`, … The parameters are the first of
them; when the function has a stack frame, its guest address is in the next one. The others
hold 0 until they are written. Registers are not shared between functions.

A *mnemonic* says what is done, on which type, and how: `add.i32` adds two i32, `add.i32.k` adds a
constant, `ld.i64.s16` loads a signed 16-bit cell as an i64, `cvt.f64.s32` turns a signed 32-bit
integer into an f64. The result comes first.

There are four types: {types}. An operand of type i32 or f32 reads the low 32 bits of its register; a
result of type i32 or f32 clears the upper 32 bits. Narrower integers live in an i32.

Arguments and results are operands like any other: an i32 or f32 parameter arrives with the upper half of its
register clear, whatever the caller's register held.

Every instruction is total: it gives one defined result or one defined trap, whatever the registers
hold, on every machine. A NaN that arithmetic produces is a quiet NaN with unspecified sign and
payload; instructions that only move or change the sign of a float (`mov`, `select`, loads, stores,
`neg`, `abs`, `copysign`) keep all its bits.

Letters in the tables: `rd` is written; `ra`, `rb`, `rc` are read; `k` is a constant (s32, s64: signed;
u8: unsigned); `mem` a memory operand; `label` an instruction of the same function.

## Memory operands

| text | address |
|---|---|
| `[r1 + d]` | zext(trunc32(r1)) + d |
| `[r1 + r2.x<<s + d]` | zext(trunc32(r1 + (x(r2) << s))) + d |
| `[@data + d]` | zext(trunc32(address of data + d)) |
| `[@data + r2.x<<s + d]` | zext(trunc32(address of data + d + (x(r2) << s))) |

The extension `.x` is `.s32` (the low 32 bits of the index, sign-extended), `.u32` (zero-extended) or
nothing (all 64 bits); the scale `s` is 0 to 7. With a register root, d is at most {disp} either way and is
added after the truncation, without wrapping: an address outside of the committed memory traps. With
data, d is any s32. Memory is little-endian, any alignment will do.

Addresses in registers of `mem.copy`, `mem.fill`, `setjmp` and `longjmp` are truncated to 32 bits in the same way;
those of `call.ind`, `invoke.ind`, `throw` and `stack.restore` are not.

## Traps

A trap ends the guest with an error that names its kind, the function, the source line and the guest stack.

| number | kind | meaning |
|---|---|---|
{traps}

## Encoding

An opcode is one byte below 240, two bytes from there on (shown in hexadecimal in the tables). Registers
and indices are uleb128, integer constants and labels (relative to the instruction) sleb128, float constants
4 or 8 bytes; see [container.md](container.md) for the rest. Most instructions take 3 or 4 bytes.

`atomic.rmw` encodes its operation as a number: {rmw}.
"""


def operand_text(o):
    if o.kind == "imm":
        return f"{o.name}:{o.type}"
    if o.kind in ("def", "use"):
        return o.name
    return {"defs": "results", "uses": "arguments", "labels": "[labels]", "func": "@function"}.get(o.kind, o.kind)


def syntax(row):
    """How the instruction is written."""
    if row.name == "call":
        return "call results = @function(arguments)"
    if row.name == "call.ind":
        return "call.ind results = type, ra(arguments)"
    if row.name == "invoke":
        return "invoke results = @function(arguments), label"
    if row.name == "invoke.ind":
        return "invoke.ind results = type, ra(arguments), label"
    if row.name == "ret":
        return "ret values"
    return f"{row.name} {', '.join(map(operand_text, row.operands))}".rstrip()


def types(row):
    """The types of the register operands, result first, where they say something."""
    shown = [o.type for o in row.operands if o.kind in ("def", "use")]
    return " ".join(shown)


def generate():
    """The text of `docs/isa.md`."""
    traps = "\n".join(f"| {number} | {name} | {text} |" for name, (number, text) in isa.TRAPS.items())
    rmw = ", ".join(f"{n} {name}" for n, name in enumerate(isa.RMW_KINDS))
    out = [INTRO.format(version=isa.ISA_VERSION, count=len(isa.OPS), types=", ".join(module.VALUE_TYPES),
                        disp=f"{isa.MAX_DISP:,}", traps=traps, rmw=rmw)]  # fmt: skip
    for name, text in isa.GROUPS.items():
        out.append(f"\n## {name.capitalize()}\n\n{text}\n\n")
        out.append("| code | instruction | register types | meaning | traps |\n|---|---|---|---|---|\n")
        for row in isa.OPS:
            if row.group == name:
                code = opcode_bytes(row.number).hex(" ")
                meaning = row.semantics.replace("|", "\\|")
                out.append(f"| {code} | `{syntax(row)}` | {types(row)} | {meaning} | {', '.join(row.traps)} |\n")
    return "".join(out)
