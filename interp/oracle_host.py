"""The few host functions that the oracle brings along: enough for tests, not a C library.

Each takes the Oracle and the raw arguments (unsigned residues, floats as bits) and returns the
result, None for none.
"""

import functools
import re

from allvm.interp.oracle_memory import align_up
from allvm.interp.oracle_ops import Fault, div_s, div_u, rem_s, rem_u, signed
from allvm.ir.errors import GuestExit
from allvm.ir.text import float_value


def cstring(oracle, address):
    """The bytes of the string at a guest address."""
    out = bytearray()
    address &= 0xFFFFFFFF
    while True:
        byte = oracle.memory.load(address, 1)
        if byte == 0:
            return bytes(out)
        out.append(byte)
        address += 1


def putchar(oracle, c):
    oracle.output.append(c & 255)
    return c & 255


def puts(oracle, s):
    oracle.output += cstring(oracle, s) + b"\n"
    return 1


def malloc(oracle, size):
    start = align_up(oracle.heap_top, 4)
    if not oracle.memory.grow(start + max(size, 1)):
        return 0
    oracle.heap_top = start + max(size, 1)
    oracle.blocks[start] = size
    return start


def calloc(oracle, count, size):
    return malloc(oracle, count * size)  # fresh pages are zero, and no block is used twice


def realloc(oracle, old, size):
    new = malloc(oracle, size)
    if new and old:
        oracle.memory.copy(new, old, min(size, oracle.blocks[old]))
    return new


def free(oracle, address):
    if address and oracle.blocks.pop(address, None) is None:
        raise Fault("heap", address)


def exit(oracle, code):
    raise GuestExit(signed(code, 32))


def abort(oracle):
    raise Fault("abort")


def atexit(oracle, function):
    oracle.exit_handlers.append(function)
    return 0


def memcpy(oracle, to, source, n):
    oracle.memory.copy(to, source, n)
    return to


def memset(oracle, to, byte, n):
    oracle.memory.fill(to, byte, n)
    return to


def strlen(oracle, s):
    return len(cstring(oracle, s))


def strcmp(oracle, a, b):
    a, b = cstring(oracle, a), cstring(oracle, b)
    return (a > b) - (a < b) & 0xFFFFFFFF


def memcmp(oracle, a, b, n):
    if n == 0:
        return 0
    a, b = (oracle.memory.read(x & 0xFFFFFFFF, n) for x in (a, b))
    return (a > b) - (a < b) & 0xFFFFFFFF


def strcpy(oracle, to, source):
    oracle.memory.write(to & 0xFFFFFFFF, cstring(oracle, source) + b"\0")
    return to


def qsort(oracle, base, count, size, compare):
    """Sorting with a comparison in the guest."""
    if count == 0 or size == 0:
        return
    memory = oracle.memory
    base &= 0xFFFFFFFF
    items = [memory.read(base + size * n, size) for n in range(count)]
    scratch = malloc(oracle, 2 * size)

    def order(a, b):
        memory.write(scratch, a + b)
        return signed(oracle.call_address(compare, [scratch, scratch + size])[0], 32)

    items.sort(key=functools.cmp_to_key(order))
    memory.write(base, b"".join(items))


def wide_division(signed_values, remainder):
    """__divti3 and the like: i128 in two halves, low first."""

    def divide(oracle, a_low, a_high, b_low, b_high):
        a, b = a_high << 64 | a_low, b_high << 64 | b_low
        if signed_values:
            result = (rem_s if remainder else div_s)(a, b, 128)
        else:
            result = (rem_u if remainder else div_u)(a, b, 128)
        return result & (1 << 64) - 1, result >> 64 & (1 << 64) - 1

    return divide


_CONVERSION = re.compile(rb"%([-+ #0]*)(\*|\d*)(?:\.(\*|\d*))?(hh|h|ll|l|j|z|t|)([diouxXcsfFeEgGp%])")
_INT_BITS = {b"hh": 8, b"h": 16, b"": 32}


def printf(oracle, format, args):
    """printf with integers, characters, strings and doubles."""

    def next_argument():
        nonlocal args
        args += 8
        return oracle.memory.load(args - 8 & 0xFFFFFFFF, 8)

    def convert(match):
        flags, width, precision, length, kind = match.groups()
        if kind == b"%":
            return b"%"
        width, precision = ((str(signed(next_argument(), 32)).encode() if x == b"*" else x) for x in (width, precision))
        if width.startswith(b"-"):
            flags, width = flags + b"-", width[1:]
        if precision is not None and precision.startswith(b"-"):
            precision = None
        spec = b"%" + flags + width + (b"." + precision if precision is not None else b"")
        value = next_argument()
        bits = _INT_BITS.get(length, 64)
        if kind in b"di":
            return spec + b"d", signed(value, bits)
        if kind in b"ouxX":
            return spec + (b"d" if kind == b"u" else kind), value & (1 << bits) - 1
        if kind == b"p":
            return spec + b"s", hex(value).encode()
        if kind == b"c":
            return spec + b"c", bytes((value & 255,))
        if kind == b"s":
            return spec + b"s", cstring(oracle, value)
        return spec + kind, float_value(value, 64)

    def text(match):
        result = convert(match)
        return result if isinstance(result, bytes) else result[0] % result[1]

    out = _CONVERSION.sub(text, cstring(oracle, format))
    oracle.output += out
    return len(out)


def atomic_load16(oracle, at):
    value = oracle.memory.read(at & 0xFFFFFFFF, 16)
    return int.from_bytes(value[:8], "little"), int.from_bytes(value[8:], "little")


def atomic_store16(oracle, at, low, high):
    oracle.memory.write(at & 0xFFFFFFFF, low.to_bytes(8, "little") + high.to_bytes(8, "little"))


def atomic_cas16(oracle, at, low, high, new_low, new_high):
    was = atomic_load16(oracle, at)
    atomic_store16(oracle, at, *((new_low, new_high) if was == (low, high) else was))
    return was


def atomic_exchange(oracle, size, at, value, old, order):
    was = oracle.memory.read(at & 0xFFFFFFFF, size)
    oracle.memory.copy(at, value, size)
    oracle.memory.write(old & 0xFFFFFFFF, was)


def atomic_compare_exchange(oracle, size, at, expected, desired, *orders):
    equal = not memcmp(oracle, at, expected, size)
    oracle.memory.copy(at if equal else expected, desired if equal else at, size)
    return int(equal)


FUNCTIONS = (putchar, puts, malloc, calloc, realloc, free, exit, abort, atexit, memcpy, memset, memcmp, strlen, strcmp,
             strcpy, qsort, printf)  # fmt: skip
HOST = {
    **{f.__name__: f for f in FUNCTIONS},
    "memmove": memcpy,
    "bcmp": memcmp,
    "__allvm_atomic_load16": atomic_load16,
    "__allvm_atomic_store16": atomic_store16,
    "__allvm_atomic_cas16": atomic_cas16,
    "__atomic_load": lambda oracle, size, at, to, order: oracle.memory.copy(to, at, size),
    "__atomic_store": lambda oracle, size, at, value, order: oracle.memory.copy(at, value, size),
    "__atomic_exchange": atomic_exchange,
    "__atomic_compare_exchange": atomic_compare_exchange,
    "fflush": lambda oracle, stream: 0,
    **dict.fromkeys(("stdin", "stdout", "stderr"), bytes(8)),
    "__divti3": wide_division(True, False),
    "__udivti3": wide_division(False, False),
    "__modti3": wide_division(True, True),
    "__umodti3": wide_division(False, True),
}
