"""Variables of the source: their names, types and where they are, for debuggers.

`Function.variables` and `Data.variable` hold them; the optional section `debug` (docs/container.md) keeps them in a file. Nothing
that runs a program reads any of it.
"""

from dataclasses import dataclass, field

from allvm.ir.leb import SLEB, ULEB

#: Kinds of types. 'named' is a typedef; 'opaque' a type of which no more is known than its name and size.
KINDS = ("int", "uint", "char", "uchar", "bool", "float", "pointer", "reference", "array", "struct", "union", "enum", "uenum", "named", "function", "opaque")
WITH_TARGET = ("pointer", "reference", "array", "named")
#: Kinds of places: bytes in the frame, a register, a constant, memory that a register points to.
FRAME, REGISTER, CONSTANT, MEMORY = range(4)
MAX_COUNT = 1 << 32
S64 = range(-(1 << 63), 1 << 63)


@dataclass(slots=True, eq=False)
class Type:
    """A type. size: bytes. target: what a pointer points to (None: void), the elements of an array, what a typedef stands for.
    count: elements of an array, None where unknown. members: of a struct or union. values: (name, number) of an enum."""

    kind: str
    name: str = ""
    size: int = 0
    target: object = None
    count: object = None
    members: list = field(default_factory=list)
    values: list = field(default_factory=list)


@dataclass(slots=True)
class Member:
    """A member at a bit offset; bits: its width where that is not its type's, else 0."""

    name: str
    type: Type
    offset: int
    bits: int = 0


@dataclass(slots=True)
class Place:
    """From instruction `start` up to `end`, where a variable is: kind and number (offset, register or constant); for MEMORY
    `number` is the register and `offset` is added to what it holds."""

    start: int
    end: int
    kind: int
    number: int
    offset: int = 0


@dataclass(slots=True)
class Variable:
    """A variable. scope: [(start, end)] of the instructions where its name is known; where no place covers one of them, it has
    been optimised away. In a function, those of inner blocks come behind those of outer ones. line: where it is declared.
    owner: the function that a static variable is local to."""

    name: str
    type: Type
    line: int = 0
    parameter: bool = False
    scope: list = field(default_factory=list)
    places: list = field(default_factory=list)
    owner: str = ""


def types_of(m):
    """All types that the variables of a module have."""
    return _reachable([v.type for f in m.functions for v in f.variables] + [d.variable.type for d in m.data if d.variable is not None])


# -- encoding
def _refs(t):
    return [t.target, *(m.type for m in t.members)]


def _reachable(roots):
    """All types that are reached from some, in the order of discovery."""
    found, work = {}, [t for t in reversed(roots) if t is not None]
    while work:
        t = work.pop()
        if id(t) not in found:
            found[id(t)] = t
            work += [x for x in reversed(_refs(t)) if x is not None]
    return list(found.values())


def _classes(types):
    """id(type) -> a number that types have in common which cannot be told apart: each translation unit brings its own copies."""
    own = {id(t): (t.kind, t.name, t.size, t.count, tuple([(m.name, m.offset, m.bits) for m in t.members]), tuple(t.values)) for t in types}
    numbers, known = {id(t): 0 for t in types}, 0
    while True:
        keys, following = {}, {}
        for t in types:
            key = own[id(t)], tuple([-1 if r is None else numbers[id(r)] for r in _refs(t)])
            following[id(t)] = keys.setdefault(key, len(keys))
        numbers = following
        if len(keys) == known:
            return numbers
        known = len(keys)


def _string(text):
    raw = text.encode()
    return ULEB[len(raw)] + raw


def encode_debug(m):
    """The section of a module, or no bytes where nothing is known."""
    globals_ = [(i, d.variable) for i, d in enumerate(m.data) if d.variable is not None]
    if not globals_ and not any(f.variables for f in m.functions):
        return b""
    types = types_of(m)
    classes = _classes(types)
    numbers, chosen = {}, []
    for t in types:
        if classes[id(t)] not in numbers:
            numbers[classes[id(t)]] = len(chosen) + 1
            chosen.append(t)

    def number(t):
        return ULEB[0 if t is None else numbers[classes[id(t)]]]

    out = [ULEB[len(chosen)], *(_type(t, number) for t in chosen), ULEB[len(globals_)]]
    last = 0
    for i, v in globals_:
        out += [ULEB[i - last], _string(v.name), number(v.type), ULEB[v.line], _string(v.owner)]
        last = i
    for f in m.functions:
        out += [ULEB[len(f.variables)], *(_variable(v, number) for v in f.variables)]
    return b"".join(out)


def _type(t, number):
    out = [bytes((KINDS.index(t.kind),)), _string(t.name), ULEB[t.size]]
    if t.kind in WITH_TARGET:
        out.append(number(t.target))
    if t.kind == "array":
        out.append(ULEB[0 if t.count is None else t.count + 1])
    elif t.kind in ("struct", "union"):
        out += [ULEB[len(t.members)], *(_string(x.name) + number(x.type) + ULEB[x.offset] + ULEB[x.bits] for x in t.members)]
    elif t.kind in ("enum", "uenum"):
        out += [ULEB[len(t.values)], *(_string(name) + SLEB[n] for name, n in t.values)]
    return b"".join(out)


def _variable(v, number):
    out = [_string(v.name), number(v.type), ULEB[v.line << 1 | v.parameter], ULEB[len(v.scope)]]
    at = 0
    for start, end in v.scope:
        out += [ULEB[start - at], ULEB[end - start]]
        at = end
    out.append(ULEB[len(v.places)])
    at = 0
    for p in v.places:
        out += [SLEB[p.start - at], ULEB[p.end - p.start], bytes((p.kind,)), SLEB[p.number]]
        out += [SLEB[p.offset]] if p.kind == MEMORY else []
        at = p.end
    return b"".join(out)


# -- decoding
def decode_debug(r, m):
    """Read the section into a module. r: a reader as in decode.py."""
    count = r.count(3)
    types = [None, *(Type("opaque") for _ in range(count))]
    for t in types[1:]:
        _read_type(r, t, types)
    at = 0
    for _ in range(r.count(5)):
        at += r.uleb()
        if at >= len(m.data) or m.data[at].variable is not None:
            raise r.error(f"a variable of data object {at}, of which there are {len(m.data)}")
        v = Variable(r.string(), types[r.index(len(types), "type")], r.uleb())
        v.owner = r.string()
        m.data[at].variable = v
    for f in m.functions:
        f.variables.extend([_read_variable(r, types) for _ in range(r.count(5))])


def _read_type(r, t, types):
    t.kind, t.name, t.size = r.choice(KINDS, "kind of type"), r.string(), r.uleb()
    if t.kind in WITH_TARGET:
        t.target = types[r.index(len(types), "type")]
    if t.kind == "array":
        n = r.uleb()
        t.count = n - 1 if n else None
    elif t.kind in ("struct", "union"):
        t.members = [Member(r.string(), types[r.index(len(types), "type")], r.uleb(), r.uleb()) for _ in range(r.count(4))]
    elif t.kind in ("enum", "uenum"):
        t.values = [(r.string(), r.sleb()) for _ in range(r.count(2))]


def _read_variable(r, types):
    name, type, what = r.string(), types[r.index(len(types), "type")], r.uleb()
    v = Variable(name, type, what >> 1, bool(what & 1))
    at = 0
    for _ in range(r.count(2)):
        start = at + r.uleb()
        at = start + r.uleb()
        v.scope.append((start, at))
    at = 0
    for _ in range(r.count(4)):
        start = at + r.sleb()
        at = start + r.uleb()
        kind, number = r.byte(), r.sleb()
        v.places.append(Place(start, at, kind, number, r.sleb() if kind == MEMORY else 0))
    return v


# -- rules
def check_debug(m, fail):
    """The rules of docs/container.md. fail(what): raises."""
    seen = types_of(m)
    for t in seen:
        if t.kind not in KINDS or not 0 <= t.size < 1 << 62 or (t.count is not None and not 0 <= t.count <= MAX_COUNT):
            fail(f"type {t.name!r} of a variable is malformed")
        if any(x.type is None or not 0 <= x.offset < 1 << 62 or not 0 <= x.bits <= 64 for x in t.members) or any(n not in S64 for _, n in t.values):
            fail(f"type {t.name!r} of a variable has malformed members")
    _check_nesting(seen, fail)
    for d in m.data:
        if d.variable is not None and d.variable.type is None:
            fail(f"variable {d.variable.name!r} has no type")
    for f in m.functions:
        for v in f.variables:
            _check_variable(v, f, fail)


def _check_variable(v, f, fail):
    if v.type is None:
        fail(f"variable {v.name!r} of function {f.name!r} has no type")
    for start, end in (*v.scope, *((p.start, p.end) for p in v.places)):
        if not 0 <= start <= end <= len(f.code):
            fail(f"variable {v.name!r} reaches outside of function {f.name!r}")
    for p in v.places:
        if p.kind not in (FRAME, REGISTER, CONSTANT, MEMORY) or p.number not in S64 or p.offset not in S64:
            fail(f"variable {v.name!r} of function {f.name!r} has a malformed place")
        if p.kind in (REGISTER, MEMORY) and not 0 <= p.number < f.nregs:
            fail(f"variable {v.name!r} of function {f.name!r} is in register {p.number}, which does not exist")
        if p.kind == FRAME and not 0 <= p.number < max(1, f.frame):
            fail(f"variable {v.name!r} of function {f.name!r} is not in its frame")


def _check_nesting(types, fail):
    """No type contains itself; only through pointers and references."""
    state = {}
    for first in types:
        stack = [(first, False)]
        while stack:
            t, done = stack.pop()
            if done:
                state[id(t)] = 2
                continue
            if state.get(id(t)) == 2:
                continue
            if state.get(id(t)) == 1:
                fail(f"type {t.name!r} contains itself")
            state[id(t)] = 1
            stack.append((t, True))
            inside = [x.type for x in t.members] + ([t.target] if t.kind in ("array", "named") else [])
            for x in inside:
                if x is not None and state.get(id(x)) == 1:
                    fail(f"type {t.name!r} contains itself")
                if x is not None and id(x) not in state:
                    stack.append((x, False))
