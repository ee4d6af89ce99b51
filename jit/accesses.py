"""What memory the instances of a leaf touch: each load and store as a polynomial over its parameters, indices and extents.

A *form* is {monomial: coefficient}, a monomial a sorted tuple of symbols: ("p", n) a parameter, ("i", k) the index and ("n", k)
the extent in dimension k. It stands for an i64 modulo 2^64. With the values of a run in it, it is linear in the indices where
it is of use: see `Span`.
"""

from allvm.ir import isa
from allvm.jit.flow import Flow
from allvm.jit.kernel_writer import COUNT, ID, JMP, PARENT, RET, SELF, movable
from allvm.jit.operands import SHAPES

MAX_TERMS, MAX_DEGREE, MAX_DEPTH = 24, 5, 60
MOV, SELECT, SWITCH, CALL = (isa.opcode(n) for n in ("mov", "select", "switch", "call"))
MASK = (1 << 64) - 1
BYTES = {"i8": 1, "u8": 1, "s8": 1, "i16": 2, "u16": 2, "s16": 2, "i32": 4, "s32": 4, "f32": 4, "i64": 8, "f64": 8}


class Access:
    """A load or store. root: the parameter that its address comes from; form: of the address without `disp`, or None where it is not
    known; always: every instance comes to it."""

    __slots__ = ("always", "at", "disp", "form", "name", "root", "size", "written")

    def __init__(self, at, name, root, form, disp, always):
        self.at, self.name, self.root, self.form, self.disp, self.always = at, name, root, form, disp, always
        self.written = name.startswith("st.")
        self.size = BYTES[name.removesuffix(".k").rpartition(".")[2]]


def constant(n):
    return {(): n} if n else {}


def plus(x, y, k=1):
    if x is None or y is None:
        return None
    out = dict(x)
    for m, c in y.items():
        out[m] = out.get(m, 0) + k * c
        if not out[m]:
            del out[m]
    return out if len(out) <= MAX_TERMS else None


def times(x, y):
    if x is None or y is None:
        return None
    out = {}
    for a, c in x.items():
        for b, d in y.items():
            m = tuple(sorted(a + b))
            if len(m) > MAX_DEGREE:
                return None
            out[m] = out.get(m, 0) + c * d
    out = {m: c for m, c in out.items() if c}
    return out if len(out) <= MAX_TERMS else None


class Forms:
    """The forms of the values of a leaf function."""

    def __init__(self, flow):
        self.flow, self.code = flow, flow.function.code
        self.known = {}

    def form(self, v, depth=0):
        """The form of an i64 value, or None."""
        if v not in self.known:
            self.known[v] = None
            self.known[v] = self.computed(v, depth) if depth < MAX_DEPTH else None
        return self.known[v]

    def computed(self, v, depth):
        kind = self.flow.kinds[v]
        if kind[0] == "param" and kind[1] < len(self.flow.type.params) and self.flow.type.params[kind[1]] == "i64":
            return {(("p", kind[1]),): 1}
        if kind[0] != "insn":
            return None
        insn = self.code[kind[1]]
        row, uses = isa.OPS[insn[0]], self.flow.use_values[kind[1]]
        name, _, type = row.name.partition(".")
        if row.name == "const.i64":
            return constant(insn[2])
        if insn[0] == MOV:
            return self.form(uses[0], depth + 1)
        if insn[0] in (ID, COUNT) and self.own(uses[0]) and insn[3] < 3:
            return {(("i" if insn[0] == ID else "n", insn[3]),): 1}
        if row.name == "lea":
            return self.address(insn[2], uses, depth)
        if type not in ("i64", "i64.k") or name not in ("add", "sub", "rsub", "mul", "shl"):
            return None
        x = self.form(uses[0], depth + 1)
        y = constant(insn[3]) if type == "i64.k" else self.form(uses[1], depth + 1)
        if name == "add":
            return plus(x, y)
        if name == "mul":
            return times(x, y)
        if name == "shl":
            return times(x, constant(1 << (insn[3] & 63))) if type == "i64.k" else None
        return plus(x, y, -1) if name == "sub" else plus(y, x, -1)

    def own(self, v):
        """Whether a handle is that of the node itself."""
        kind = self.flow.kinds[v]
        return kind[0] == "insn" and self.code[kind[1]][0] == SELF

    def address(self, mem, uses, depth=0, disp=True):
        """The form of a memory operand."""
        kind, _, index, ext, scale, d = mem
        if kind in (isa.MEM_DATA, isa.MEM_DATA_INDEX):
            return None
        total = plus(constant(d if disp else 0), self.form(uses[0], depth + 1))
        if index < 0:
            return total
        return plus(total, times(self.form(uses[1], depth + 1), constant(1 << scale))) if ext == isa.EXT_NONE else None


NONE, TOP, BAD = -1, -2, -3  # no pointer at all; not known yet; several, or one that was computed with


def roots(flow, pointers):
    """value -> the pointer parameter that it is derived from by sums, moves and phis, or NONE or BAD: a fixed point."""
    found = dict.fromkeys(range(len(flow.kinds)), TOP)
    code = flow.function.code

    def meeting(values):
        known = {found[x] for x in values} - {TOP}
        return TOP if not known else known.pop() if len(known) == 1 else BAD

    def sum_of(values):
        known = [found[x] for x in values]
        if TOP in known:
            return TOP
        some = [x for x in known if x != NONE]
        return NONE if not some else some[0] if len(some) == 1 else BAD

    def computed(v):
        kind = flow.kinds[v]
        if kind[0] == "param":
            return kind[1] if kind[1] in pointers else NONE
        if kind[0] == "phi":
            return meeting(flow.inputs[v]) if v in flow.inputs else NONE
        if kind[0] != "insn":
            return NONE
        insn, uses = code[kind[1]], flow.use_values[kind[1]]
        name = isa.OPS[insn[0]].name
        if insn[0] == MOV:
            return found[uses[0]]
        if insn[0] == SELECT:
            return meeting(uses[1:])
        if name == "lea" or name in ("add.i64", "add.i64.k"):
            scaled = name == "lea" and insn[2][2] >= 0 and insn[2][4] > 0
            return BAD if scaled and found[uses[-1]] not in (NONE, TOP) else sum_of(uses[:-1] if scaled else uses)
        if name.startswith(("ld.", "set.")):
            return NONE
        if name == "sub.i64" and found[uses[1]] == NONE:
            return found[uses[0]]
        known = {found[x] for x in uses}
        return NONE if known <= {NONE} else TOP if known <= {NONE, TOP} else BAD

    changed = True
    while changed:
        changed = False
        for v in found:
            if flow.find(v) == v:
                new = computed(v)
                if new != found[v]:
                    found[v], changed = new, True
    return found


def analyse(module, function, pointers, pure=frozenset()):
    """(flow, accesses, whether addresses depend on what was loaded) of a leaf that does nothing but compute, load and store; or None. pointers: its pointer parameters; pure:
    functions that only compute."""
    flow = Flow(module, function)
    if flow.function.frame or flow.setjmps:
        return None
    forms, origin = Forms(flow), roots(flow, pointers)
    code = flow.function.code
    rets = [b for b in flow.order if code[flow.blocks[b].end - 1][0] == RET]
    found = []
    for b in flow.order:
        always = all(flow.dominates(b, r) for r in rets)
        for i in range(flow.blocks[b].start, flow.blocks[b].end):
            insn = code[i]
            row = isa.OPS[insn[0]]
            if row.name.startswith(("ld.", "st.")):
                shape = SHAPES[insn[0]]
                mem = insn[shape.mem]
                if mem[0] in (isa.MEM_DATA, isa.MEM_DATA_INDEX):
                    own = mem[1] - len(module.import_data)
                    if own < 0 or not module.data[own].readonly or row.name.startswith("st."):
                        return None
                    continue
                uses = flow.use_values[i][len(shape.uses) :]
                some = [origin[x] for x in uses if origin[x] != NONE]
                if len(some) != 1 or some[0] < 0 or origin[uses[0]] == NONE and mem[4] > 0:
                    return None
                found.append(Access(i, row.name, some[0], forms.address(mem, uses, 0, False), mem[5], always))
            elif not (movable(insn) or insn[0] in (SELF, ID, COUNT, JMP, RET, SWITCH) or row.name.startswith("br.") or row.name == "trap"
                      or insn[0] == CALL and insn[1] in pure or row.expr is not None and not row.flags):  # fmt: skip
                return None
            if insn[0] == PARENT:
                return None
    return flow, found, gathers(flow, found)


def gathers(flow, accesses):
    """Whether an address depends on something loaded, as in a table that is looked up. Such leaves do not become vectors."""
    code, seen = flow.function.code, set()
    work = [v for a in accesses for v in flow.use_values[a.at][len(SHAPES[code[a.at][0]].uses) :]]
    while work:
        v = work.pop()
        if v in seen:
            continue
        seen.add(v)
        kind = flow.kinds[v]
        if kind[0] == "phi":
            work += flow.inputs[v]
        elif kind[0] == "insn":
            if isa.OPS[code[kind[1]][0]].name.startswith("ld."):
                return True
            work += flow.use_values[kind[1]]
    return False


# --- with the values of a run


class Span:
    """An access in a run: the addresses base + sum of steps[k] * index k, `size` bytes each; low, high: of all of them."""

    __slots__ = ("base", "high", "low", "size", "steps")

    def __init__(self, base, steps, size, counts):
        self.base, self.steps, self.size = base, steps, size
        reach = [s * (n - 1) for s, n in zip(steps, counts)]
        self.low = base + sum(min(r, 0) for r in reach)
        self.high = base + sum(max(r, 0) for r in reach) + size


def signed(n):
    n &= MASK
    return n - (1 << 64) if n >> 63 else n


def span(access, values, counts):
    """The Span of an access with a form, or None where it is not linear, or may leave 32 bits. values: of the parameters."""
    base, steps = 0, [0, 0, 0]
    for monomial, c in access.form.items():
        index = None
        for kind, n in monomial:
            if kind == "i":
                if index is not None:
                    return None
                index = n
            else:
                c *= signed(values[n]) if kind == "p" else counts[n]
        if index is None:
            base += c
        else:
            steps[index] += c
    s = Span(base, steps, access.size, counts)
    if s.low < 0 or s.high - s.size >= 1 << 32:
        return None
    s.base, s.low, s.high = (x + access.disp for x in (s.base, s.low, s.high))
    return s if s.low >= 0 and s.high <= 1 << 32 else None


def meet(a, b, counts):
    """Whether two different instances may touch the same byte: one by a, one by b."""
    if a.high <= b.low or b.high <= a.low:
        return False
    if a.steps != b.steps:
        return True
    # |d + sum of step * delta| < size for some deltas that are not all 0?
    axes = sorted(((abs(s), n) for s, n in zip(a.steps, counts) if n > 1), reverse=True)
    return reaches(a.base - b.base, axes, a.size, b.size, False)


def reaches(d, axes, mine, theirs, moved, budget=64):
    """Whether d + sum of step * delta lies between -mine and theirs, for |delta| < n of each axis, not all of them 0 unless `moved`. True also
    where that is not found out within the budget."""
    if not axes:
        return moved and -mine < d < theirs
    (step, n), rest = axes[0], axes[1:]
    if step == 0:
        return reaches(d, rest, mine, theirs, True)
    slack = sum(s * (m - 1) for s, m in rest) + max(mine, theirs)
    low, high = max(1 - n, -((d + slack) // step) - 1), min(n - 1, (slack - d) // step + 1)
    if high - low > budget:
        return True
    return any(reaches(d + step * k, rest, mine, theirs, moved or k != 0, budget) for k in range(low, high + 1))
