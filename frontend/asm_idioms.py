"""Inline assembly that has a meaning on any machine: byte order, counts of bits, high halves of products, clocks, traps.

A few instructions of x86-64, AArch64 and RISC-V that libraries use where C once had no words for them. Each stands alone in its
template; what works on flags or on special registers is refused.
"""

import re

_OPERAND = r"\$\{?(\d+)(?::(\w))?\}?"


def _pattern(text):
    """A template with `@` for an operand as a regular expression."""
    return re.compile(re.escape(text).replace("@", _OPERAND).replace(r"\ ", r"\s*").replace(" ", r"\s*") + r"\s*;?\Z", re.I)


def _unary(make):
    """The second operand, or the first where there is only one, through make(lowering, value, bits) -> register."""
    def idiom(f, operands, outputs):
        source = operands[-1]
        return {operands[0].number: make(f, f.part(source.value), source.bits)}

    return idiom


def byte_swap(f, x, bits):
    if bits == 16:
        return f.op("shr_u.i32.k", f.op("bswap.i32", x), 16)
    return f.op(f"bswap.i{bits}", x)


def count(name, zero=None):
    def make(f, x, bits):
        wide = "i64" if bits == 64 else "i32"
        n = f.op(f"{name}.{wide}", x)
        if name == "clz" and bits < 32:
            n = f.op("add.i32.k", n, bits - 32)
        return n if zero is None else zero(f, n, wide, bits)

    return make


def _highest_bit(f, n, wide, bits):
    """bsr: the number of the highest bit that is set."""
    return f.op(f"rsub.{wide}.k", n, bits - 1)


def reverse_bits(f, x, bits):
    return f.op(f"bitrev.i{bits}", x)


def swap_halves(f, x, bits):
    """rev16: the bytes of each half-word exchanged."""
    wide = f"i{bits}"
    mask = 0x00FF00FF00FF00FF & (1 << bits) - 1
    high = f.op(f"and.{wide}.k", f.op(f"shr_u.{wide}.k", x, 8), mask)
    low = f.op(f"shl.{wide}.k", f.op(f"and.{wide}.k", x, mask), 8)
    return f.op(f"or.{wide}", high, low)


def high_half(name):
    def idiom(f, operands, outputs):
        _, a, b = operands
        return {operands[0].number: f.op(name, f.part(a.value), f.part(b.value))}

    return idiom


def wide_product(name):
    """x86's mul: rdx:rax = rax * operand. The outputs are rax and rdx, in any order."""
    def idiom(f, operands, outputs):
        low = next((o for o in outputs if o.register == "ax"), None)
        high = next((o for o in outputs if o.register == "dx"), None)
        factor = next((o for o in f.asm_inputs if o.register == "ax" or o.tied is not None and low and o.tied == low.number), None)
        if low is None or high is None or factor is None or factor.bits != 64 or operands[0].bits != 64:
            return None
        a, b = f.part(factor.value), f.part(operands[0].value)
        return {low.number: f.op("mul.i64", a, b), high.number: f.op(name, a, b)}

    return idiom


def time_stamp(f, operands, outputs):
    """Nanoseconds of processor time: whole in the operand, or in halves as rdtsc gives them."""
    low = [o for o in outputs if o.register == "ax"]
    high = [o for o in outputs if o.register == "dx"]
    if not operands and not (low and high) or operands and operands[0].bits != 64:
        return None
    (ticks,) = f.call_host("clock", ":l", ())
    now = f.op("mul.i64.k", ticks, 1000)
    if operands:
        return {operands[0].number: now}
    found = {low[0].number: f.op("and.i64.k", now, 0xFFFFFFFF), high[0].number: f.op("shr_u.i64.k", now, 32)}
    found.update((o.number, f.const("i64", 0)) for o in outputs if o.register == "cx")  # rdtscp's processor
    return found


def copy(f, operands, outputs):
    return {operands[0].number: f.part(operands[1].value)}


def trap(f, operands, outputs):
    after = f.new_block()
    f.emit("trap", 1)
    f.place(after)
    return {}


IDIOMS = [(_pattern(text), idiom) for texts, idiom in (
    (("bswap @", "bswapl @", "bswapq @", "rev @, @"), _unary(byte_swap)),
    (("rorw $$8, @", "rolw $$8, @", "xchgb @, @"), _unary(byte_swap)),
    (("rev16 @, @",), _unary(swap_halves)),
    (("rbit @, @",), _unary(reverse_bits)),
    (("clz @, @",), _unary(count("clz"))),
    (("umulh @, @, @", "mulhu @, @, @"), high_half("mulh_u.i64")),
    (("smulh @, @, @", "mulh @, @, @"), high_half("mulh_s.i64")),
    (("mulq @", "mul @"), wide_product("mulh_u.i64")),
    (("imulq @", "imul @"), wide_product("mulh_s.i64")),
    (("rdtsc", "rdtscp", "lfence; rdtsc", "mrs @, cntvct_el0", "rdtime @", "rdcycle @"), time_stamp),
    (("mv @, @", "mov @, @"), copy),
    (("ud2", "int3", "int $$3", "hlt", "ebreak", "unimp"), trap),
) for text in texts]  # fmt: skip

# AT&T's order: source first.
_SOURCE_FIRST = [(_pattern(text), make) for text, make in (
    ("bsrl @, @", count("clz", _highest_bit)), ("bsrq @, @", count("clz", _highest_bit)), ("bsr @, @", count("clz", _highest_bit)),
    ("bsfl @, @", count("ctz")), ("bsfq @, @", count("ctz")), ("bsf @, @", count("ctz")), ("rep; bsf @, @", count("ctz")),
    ("tzcnt @, @", count("ctz")), ("tzcntl @, @", count("ctz")), ("tzcntq @, @", count("ctz")),
    ("lzcnt @, @", count("clz")), ("lzcntl @, @", count("clz")), ("lzcntq @, @", count("clz")),
    ("popcnt @, @", count("popcnt")), ("popcntl @, @", count("popcnt")), ("popcntq @, @", count("popcnt")),
)]  # fmt: skip

REASONS = {"cpuid": "there is no CPU to ask; build without CPU detection", "syscall": "system calls go through the C library",
           "ecall": "system calls go through the C library", "svc": "system calls go through the C library"}  # fmt: skip


class Operand:
    """An output or input: its number in the template, value (of an output: what is tied to it), width, fixed register, tied output."""

    def __init__(self, number, value, bits, register, tied=None):
        self.number, self.value, self.bits, self.register, self.tied = number, value, bits, register, tied


# Of these the register's name says the width, and that of a whole register is 64 bits.
_BY_NAME = frozenset("rev rev16 rbit clz umulh mulhu smulh mulh".split())
_MODIFIERS = {"k": 32, "q": 64, "w": 16}
_SUFFIXES = {"l": 32, "q": 64, "w": 16}


def fits(word, operand, modifier):
    """Whether an operand of an instruction has the width that is written there."""
    if word in _BY_NAME:
        return operand.bits == (32 if modifier == "w" else 64) and modifier in (None, "w", "x")
    if word == "xchgb":
        return operand.bits == 16 and modifier in ("b", "h")
    if modifier is not None and _MODIFIERS.get(modifier) != operand.bits:
        return False
    for stem in ("bswap", "ror", "rol", "bsr", "bsf", "tzcnt", "lzcnt", "popcnt", "mul", "imul"):
        if word.startswith(stem) and word[len(stem) :] in _SUFFIXES:
            return operand.bits == _SUFFIXES[word[len(stem) :]]
    return True


def lower(f, text, outputs, inputs):
    """{number of an output: register} for a template that is known, else None."""
    every = {o.number: o for o in (*outputs, *inputs)}
    numbers = {o.number for o in outputs}
    f.asm_inputs = inputs
    word = text.removeprefix("rep; ").split(" ")[0].rstrip(";").lower()
    for patterns, source_first in ((IDIOMS, False), (_SOURCE_FIRST, True)):
        for pattern, idiom in patterns:
            m = pattern.match(text)
            operands = [every.get(int(n)) for n in m.groups()[::2]] if m else [None]
            if None in operands or not all(map(fits, [word] * len(operands), operands, m.groups()[1::2])):
                continue
            if word == "xchgb" and operands[0] is not operands[1]:
                continue
            found = from_first(f, idiom, operands) if source_first else _checked(f, idiom, operands, outputs)
            if found is not None and set(found) <= numbers:
                return found
    return None


def _checked(f, idiom, operands, outputs):
    """An idiom whose sources have values: all operands but the first, or that one where it is alone."""
    sources = operands[1:] or operands
    if idiom is not time_stamp and any(o.value is None for o in sources):
        return None
    return idiom(f, operands, outputs)


def from_first(f, make, operands):
    source, result = operands
    if source.value is None or source.bits not in (32, 64):
        return None
    return {result.number: make(f, f.part(source.value), source.bits)}
