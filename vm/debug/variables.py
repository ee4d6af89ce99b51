"""Variables of the source in the debugger: which are known at a place, what they hold, and how people write that."""

import struct

from allvm.ir.debug import CONSTANT, FRAME, MEMORY, REGISTER
from allvm.ir.errors import UsageError

ELEMENTS, CHARACTERS, DEEPEST = 32, 200, 4  # of what is shown of arrays, strings, and structures within each other
PARTS = 2000  # of one variable, in all
GONE = "<optimised out>"
UNSIGNED = ("uint", "uchar", "bool", "uenum", "pointer", "reference", "function")


class Value:
    """A value of a type (None: a number without one). number: of a scalar; address: where it is in memory, or None."""

    __slots__ = ("address", "number", "type")

    def __init__(self, type, number=None, address=None):
        self.type, self.number, self.address = type, number, address


def plain(t):
    """A type without the names that typedefs give it."""
    for _ in range(100):
        if t is None or t.kind != "named":
            break
        t = t.target
    return t


def type_name(t, inner=""):
    """A type as C declares it."""
    if t is None:
        return f"void{' ' if inner else ''}{inner}"
    if t.kind in ("pointer", "reference"):
        sign = "*" if t.kind == "pointer" else "&"
        target = plain(t.target) if t.target is not None and not t.target.name else t.target
        within = f"({sign}{inner})" if target is not None and target.kind in ("array", "function") else sign + inner
        return type_name(t.target, within)
    if t.kind == "array":
        return type_name(t.target, f"{inner}[{'' if t.count is None else t.count}]")
    if t.kind == "function":
        return f"function {inner}" if inner else "function"
    prefix = {"struct": "struct ", "union": "union ", "enum": "enum ", "uenum": "enum "}.get(t.kind, "")
    return f"{prefix}{t.name or '{...}'}{' ' if inner else ''}{inner}"


def declaration(t):
    """Lines that say what a type is made of."""
    p = plain(t)
    while p is not None and p.kind in ("pointer", "array", "reference"):
        t, p = p.target, plain(p.target)
    if p is None or p.kind not in ("struct", "union", "enum", "uenum"):
        return [type_name(t)] if p is t or p is None else [f"{type_name(t)} = {type_name(p)}"]
    if p.kind in ("struct", "union"):
        rows = [f"    {type_name(m.type, m.name)}{f' : {m.bits}' if m.bits else ''};" for m in p.members]
    else:
        rows = [f"    {name} = {n}," for name, n in p.values]
    return [f"{type_name(p)} {{", *rows, "}", *([f"{p.size} bytes"] if p.size else [])]


# -- which are known
def visible(code, place):
    """The variables of a function whose names are known at a place: those of inner blocks hide others. {name: Variable}"""
    f = code.own(place[0]) if place else None
    found = {}
    for v in f.variables if f else ():
        if any(start <= place[1] < end for start, end in v.scope):
            found.pop(v.name, None)
            found[v.name] = v
    return found


def globals_of(code, place):
    """{name: [(data index, Variable)]}: those of the function that the place is in come first."""
    here = code.name(place[0]) if place else None
    found = {}
    for index, d in enumerate(code.module.data, len(code.module.import_data)):
        if d.variable is not None and d.variable.owner in ("", here):
            rows = found.setdefault(d.variable.name, [])
            rows.insert(0 if d.variable.owner else len(rows), (index, d.variable))
    return found


def lookup(name, frame):
    """The Value of a variable, None where there is none of that name; UsageError where it has none here."""
    v = visible(frame.code, frame.place).get(name) if frame.place else None
    if v is not None:
        found = local(v, frame)
        if found is None:
            raise UsageError(f"{name} has been optimised out here (compiling with -O0 keeps everything)")
        return found
    rows = globals_of(frame.code, frame.place).get(name.rsplit("::", 1)[-1])
    if rows:
        index, v = rows[0]
        return at(v.type, frame.data_address(index), frame.read)
    return None


def local(v, frame):
    """The Value of a local variable, or None where it has none at this place."""
    where = next((p for p in v.places if p.start <= frame.place[1] < p.end), None)
    if where is None:
        return None
    if where.kind == FRAME:
        return at(v.type, frame.base() + where.number, frame.read)
    if where.kind == MEMORY:
        return at(v.type, (frame.bits(where.number) + where.offset) & 0xFFFFFFFF, frame.read)
    if where.kind in (REGISTER, CONSTANT):
        bits = frame.bits(where.number) if where.kind == REGISTER else where.number
        t = plain(v.type)
        size = t.size if t is not None else 0
        return Value(v.type, scalar(t, (bits & (1 << 64) - 1).to_bytes(8, "little")[:size])) if is_scalar(t) and size <= 8 else None
    return None


# -- what they hold
def at(t, address, read):
    """The Value of a type in memory; references are followed."""
    p = plain(t)
    if p is not None and p.kind == "reference":
        return at(p.target, int.from_bytes(read(address, 8), "little") & 0xFFFFFFFF, read)
    if is_scalar(p):
        return Value(t, scalar(p, read(address, p.size)), address)
    return Value(t, None, address)


def is_scalar(p):
    return p is not None and p.kind not in ("array", "struct", "union", "opaque", "function") and p.size in (1, 2, 4, 8, 16)


def scalar(p, raw):
    """The number in the bytes of a scalar."""
    if p.kind == "float":
        if len(raw) == 16:
            return quad(int.from_bytes(raw, "little"))
        return struct.unpack("<f" if len(raw) == 4 else "<d", raw)[0] if len(raw) in (4, 8) else None
    return int.from_bytes(raw, "little", signed=p.kind not in UNSIGNED)


def quad(bits):
    """A number in IEEE 754's 128 bits, as near as a double comes."""
    sign, exponent, fraction = -1.0 if bits >> 127 else 1.0, bits >> 112 & 0x7FFF, bits & (1 << 112) - 1
    if exponent == 0x7FFF:
        return sign * float("nan" if fraction else "inf")
    try:
        return sign * (fraction + ((1 << 112) if exponent else 0)) * 2.0 ** (max(exponent, 1) - 16383 - 112)
    except OverflowError:
        import math

        return sign * math.ldexp((fraction + (1 << 112)) / 2.0**112, max(-1100, min(1100, exponent - 16383))) if exponent - 16383 < 1024 else sign * math.inf


def member(value, name, read):
    """A member of a structure; those of nameless members count as its own. None where there is none."""
    p = plain(value.type)
    for m in p.members:
        if m.name == name:
            return member_at(value, m, read)
    for m in p.members:
        inner = plain(m.type)
        if not m.name and inner is not None and inner.kind in ("struct", "union"):
            found = member(Value(m.type, None, value.address + m.offset // 8), name, read)
            if found is not None:
                return found
    return None


def member_at(value, m, read):
    if not m.bits:
        return at(m.type, value.address + m.offset // 8, read)
    p = plain(m.type)
    first, last = m.offset // 8, (m.offset + m.bits + 7) // 8
    whole = int.from_bytes(read(value.address + first, last - first), "little") >> m.offset % 8
    part = whole & (1 << m.bits) - 1
    if p.kind not in UNSIGNED and part >> m.bits - 1:
        part -= 1 << m.bits
    return Value(m.type, part)


# -- how people write it
def shown(value, frame, depth=0):
    """A value as text."""
    p = plain(value.type)
    frame.parts = PARTS if depth == 0 else frame.parts - 1
    if frame.parts < 0:
        return "..."
    try:
        return _shown(value, p, frame, depth)
    except UsageError as e:
        return f"<{e}>"


def _shown(value, p, frame, depth):
    if p is None or value.number is None and p.kind not in ("array", "struct", "union"):
        return "<no value>" if value.address is None else f"<{type_name(value.type)} at {value.address:#x}>"
    n = value.number
    if p.kind in ("char", "uchar"):
        return f"{n} {character(n)}"
    if p.kind == "bool":
        return "true" if n == 1 else "false" if n == 0 else str(n)
    if p.kind in ("enum", "uenum"):
        return enumerator(p, n)
    if p.kind == "pointer":
        return _pointer(n, p, frame, depth)
    if p.kind == "array":
        return _array(value, p, frame, depth)
    if p.kind in ("struct", "union"):
        if depth >= DEEPEST:
            return "{...}"
        rows = [f"{m.name + ' = ' if m.name else ''}{shown(member_at(value, m, frame.read), frame, depth + 1)}" for m in p.members[: min(ELEMENTS, max(1, frame.parts))]]
        return "{" + ", ".join(rows + ["..."] * (len(p.members) > ELEMENTS)) + "}"
    return repr(n) if isinstance(n, float) else str(n)


def _pointer(n, p, frame, depth):
    if n == 0:
        return "NULL"
    target = plain(p.target)
    if target is not None and target.kind in ("char", "uchar") and target.size == 1:
        try:
            return f"{n:#x} {string(frame.read, n)}"
        except UsageError:
            return f"{n:#x}"
    if target is not None and target.kind == "function":
        name = frame.code.function_at(n)
        return f"{n:#x} <{name}>" if name else f"{n:#x}"
    return f"{n:#x}"


def _array(value, p, frame, depth):
    element = plain(p.target)
    size = element.size if element is not None else 0
    if p.count is None or size <= 0 or value.address is None:
        return f"<{type_name(value.type)} at {value.address or 0:#x}>"
    if element.kind in ("char", "uchar") and size == 1:
        return string(frame.read, value.address, p.count)
    if depth >= DEEPEST:
        return "{...}"
    many = min(p.count, ELEMENTS, max(1, frame.parts))
    rows = [shown(at(p.target, value.address + i * size, frame.read), frame, depth + 1) for i in range(many)]
    return "{" + ", ".join(rows + ["..."] * (p.count > many)) + "}"


def character(n):
    return repr(chr(n)) if 32 <= n < 127 else {9: r"'\t'", 10: r"'\n'", 13: r"'\r'", 0: r"'\0'"}.get(n, f"'\\x{n & 255:02x}'")


def enumerator(p, n):
    """The name of an enum's value; flags that are or-ed together."""
    name = next((name for name, v in p.values if v == n), None)
    if name is not None:
        return name
    parts, rest = [], n
    for name, v in p.values:
        if v > 0 and v & (v - 1) == 0 and rest & v:
            parts.append(name)
            rest &= ~v
    return " | ".join(parts) if parts and not rest else f"({type_name(p)}) {n}"


def string(read, address, most=None):
    """The text at an address as C writes it; most: bytes that there are, None for up to the zero."""
    limit = CHARACTERS if most is None else min(most, CHARACTERS)
    raw, more = b"", False
    while len(raw) < limit:
        try:
            c = read((address + len(raw)) & 0xFFFFFFFF, 1)
        except UsageError:
            if not raw:
                raise
            break
        if c == b"\0":
            break
        raw += c
    else:
        more = most is None or most > limit
    text = raw.decode("utf-8", "replace")
    return '"' + "".join(_escaped(c) for c in text) + '"' + ("..." if more else "")


def _escaped(c):
    return {"\n": "\\n", "\t": "\\t", "\r": "\\r", '"': '\\"', "\\": "\\\\"}.get(c) or (c if c.isprintable() else f"\\x{ord(c):02x}")


def data(value, frame, depth=0):
    """A value as JSON has it: numbers, text of strings and enums, lists, objects."""
    p = plain(value.type)
    frame.parts = PARTS if depth == 0 else frame.parts - 1
    if p is None or frame.parts < 0:
        return value.number
    if p.kind in ("struct", "union") and depth < DEEPEST:
        return {m.name or f"({i})": data(member_at(value, m, frame.read), frame, depth + 1) for i, m in enumerate(p.members[: max(0, frame.parts)])}
    if p.kind == "array" and p.count is not None and value.address is not None and depth < DEEPEST:
        element = plain(p.target)
        if element is not None and element.kind in ("char", "uchar"):
            return string(frame.read, value.address, p.count)[1:].rstrip(".").removesuffix('"')
        size = element.size if element is not None else 0
        return [data(at(p.target, value.address + i * size, frame.read), frame, depth + 1) for i in range(min(p.count, ELEMENTS, max(0, frame.parts)))]
    if p.kind in ("enum", "uenum"):
        return enumerator(p, value.number)
    return value.number
