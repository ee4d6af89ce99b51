"""Loop versioning: a range check in front of an innermost loop, and two copies of it.

In the sandbox an address is truncated to 32 bits at every access (see `addresses.py`), which costs
instructions and hides from LLVM how addresses move. Where a check on entry shows that truncation changes
nothing during the whole run of the loop, a *fast* copy without it is run; otherwise the *slow* copy.

What the check has to prove
---------------------------
Let T be the number of iterations that end at a back edge, were the loop left by the chosen exit only (other exits only
make it shorter). The exit's block dominates all back edges, so that an iteration is entered only while the
condition held in all earlier ones; iterations 0 .. T run, the last of them in part.

1. *T.* The loop goes on while `x rel y`, x(k) = x0 + s k, s a constant or a positive number known at entry, y invariant.
   - `!=`: T is the least k with x0 + s k = y modulo 2^width. With d = y - x0 (x0 - y for negative s) modulo
     2^width as an unsigned number: if |s| divides d then T = d / |s|, for any smaller k gives 0 < d - |s| k < 2^width.
   - `<`, `<=` (s > 0): if y + s is in the type, x(k) does not wrap before it is beyond y: T = 0 or s T <= (y - x0) + s.
     For 32 bits that is checked; for 64 bits |x0|, |y| <= 2^62 (unsigned: x0, y <= 2^62), so that the differences fit, too.
     `>`, `>=` (s < 0) are the mirror image, with y - |s| in the type.
   - A step of the wrong sign is no such exit. A step in a register must be from 1 to 2^32 - 1.
   D >= |s| T is what the code computes, and checks to be < 2^34.
2. *Addresses.* a(k) = base + S k + e, low <= e <= high, is the sum before truncation (after it comes the displacement of a register
   root). S k lies between 0 and S T, |S T| <= |S / s| D < 2^55. So if the least and the greatest value, computed modulo 2^64,
   are both less than 2^32 as unsigned numbers, all a(k) are integers in [0, 2^32), and truncation is the identity: the two
   differ by less than 2^63 (|S T| < 2^55, high - low < 2^49, the slacks < 2^53 each, constants in one check < 2^40 apart), so
   that nothing between them lies a multiple of 2^64 away.
   Where the exit's own condition is linear only under such needs (3.), they are checked for 0 .. T like all others; by
   induction on k it is linear up to T, and T is what was computed.
3. *Extensions.* Where a form looks through a sign- or zero-extension of 32 bits (an index, an i32 variable), the extended value is linear
   only while the integer stays in the type: the same check with the type's limits.
4. *Bounds in registers* (x & m): m must be < 2^32 as an unsigned number.
5. *Exact traps.* Where all accesses of a loop are proved and it calls nothing, the check of 2. is for what is more: the first byte and the end of
   all bytes accessed, displacements included, lie in committed memory [stack_lo, heap_end) or in the thread's own stack, and what is
   written does not meet [ro_lo, ro_hi). Seen from stack_lo these are again two numbers less than 2^32, so the argument is that of 2.; an address before the
   displacement (less than 64 KiB) is not negative, since stack_lo is at least that. Committed memory only grows. Then no access of the fast copy faults.
   That is asked last. Before it a cheaper question suffices in most cases: does what is written lie behind ro_hi, what is accessed from
   the address of a data object in that object (whose bounds are constants)?

6. *Several at once.* In an inner loop, checks that differ in the function's parameters alone, so that their bases are b1 + V, b2 + V ... with the same V, become one:
   of m + V and M + V with the least and the greatest of all bi + low and bi + high, as unsigned numbers; the loops around have no part in m and M. If M - m < 2^40,
   and with 0 <= m + V < 2^32 modulo 2^64, the sum of that, M - m and |S T| < 2^55 does not wrap, so that it bounds all. If not, M is made m + 2^63, which
   cannot pass. Where V = c w for a w that is read from memory, and S = c |s| for s = 1 or -1, cells of size c are counted: with the limit
   N = (2^32 - 1 - M) / c + 1 (0 if M >= 2^32) all is well if w < N and D < N - w as unsigned numbers: M + c (w + D) < 2^32, and nothing is negative.

All of it holds for whatever values registers have at entry: the check reads the registers themselves.
"""

from dataclasses import dataclass

from allvm.ir import isa
from allvm.jit import forms
from allvm.jit.addresses import DATA
from allvm.jit.induction import Induction, memory_instructions
from allvm.jit.operands import SHAPES

# What runs more than the instruction says, so that a loop with it proves nothing about itself.
ELSEWHERE = frozenset(row.number for row in isa.OPS if "effect" in row.flags and not row.name.startswith(("st.", "atomic.")) and row.name not in ("trap", "ret"))
MAX_CHECKS = 24  # more than that costs more than it gains
MAX_RATIO = 1 << 20
FAR = 1 << 62
CHECK, FAST, SLOW = 1, 2, 3  # columns of locations, with Options.copies


def short_metadata(out):
    """Loop metadata of a loop of few turns: it is not worth vectors."""
    facts = [out.meta('!{!"llvm.loop.vectorize.enable", i1 false}'), out.meta('!{!"llvm.loop.unroll.disable"}')]
    n = out.new_meta()
    out.metadata[n] = f"distinct !{{!{n}, {', '.join(f'!{f}' for f in facts)}}}"
    return n


def rolled_metadata(out):
    """Loop metadata of a loop that is not to be unrolled."""
    fact, n = out.meta('!{!"llvm.loop.unroll.disable"}'), out.new_meta()
    out.metadata[n] = f"distinct !{{!{n}, !{fact}}}"
    return n


def plan_loops(flow, options, proved=frozenset(), short=()):
    """{header: Plan} for the innermost loops that profit. proved: accesses that need no proof."""
    plans = {}
    for header, loop in flow.loops.items():
        if loop.inner and header not in short:
            plan = Plan(flow, loop, options)
            plan.worthwhile = not plan.proved <= proved
            # A loop that may be left early, or of which some access stays unproved, gains little: it has no vectors, and truncation
            # is cheap. What it loses is room: a check and a second copy at each of the many short loops of an interpreter or a parser.
            pays = plan.whole and not plan.may_end_early or options.fuel or options.checked or bool(options.kernels)
            if plan.proved and plan.checks and pays:
                plans[header] = plan
    return plans


def cell_size(insn):
    """Bytes of the memory cell that an instruction accesses."""
    c = isa.MEM_CTYPE[isa.OPS[insn[0]].name]
    return {"float": 4, "double": 8}.get(c) or int(c.strip("uint_")) // 8


def always_there(flow, i, mem, size, written=False):
    """Whether a cell can be accessed whatever happens: in the function's frame, or in a data object."""
    kind, root, index, _, _, disp = mem
    if index >= 0:
        return False
    if kind in DATA:
        own = root - len(flow.module.import_data)
        if own < 0:
            return False
        data = flow.module.data[own]
        return 0 <= disp and disp + size <= data.size and not (written and data.readonly)
    if not flow.function.frame or not 0 <= disp <= flow.function.frame - size:
        return False
    values = flow.use_values[i]
    return values[len(SHAPES[flow.function.code[i][0]].uses)] == flow.entry_values[len(flow.type.params)]


@dataclass(frozen=True)
class Extent:
    """What an access touches, from its address before truncation; low, high: the addresses of the data object where it should be, if there is one."""

    first: int
    end: int
    written: bool
    low: int | None = None
    high: int | None = None


def extent(flow, i, mem, late, data_address):
    """The Extent of an access, None where it is always there."""
    insn = flow.function.code[i]
    size, written = cell_size(insn), not isa.OPS[insn[0]].name.startswith("ld.")
    if always_there(flow, i, mem, size, written):
        return None
    own = mem[1] - len(flow.module.import_data)
    if mem[0] in DATA and own >= 0 and not (written and flow.module.data[own].readonly):
        at = data_address[mem[1]]
        return Extent(late, late + size, written, at, at + flow.module.data[own].size)
    return Extent(late, late + size, written)


def _usable(form, exit):
    """Whether a check can bound a form, given the exit that bounds the iterations."""
    if not form.step:
        return True
    if exit is None:
        return False
    if exit.x.fixed_step() is None:
        (a,) = exit.step
        return set(form.step) == {a} and 0 < form.step[a] < MAX_RATIO
    step = form.fixed_step()
    return step is not None and abs(step) < MAX_RATIO


class Plan:
    """What is checked before a loop, and which accesses that proves."""

    def __init__(self, flow, loop, options):
        self.header = loop.header
        self.nested = any(loop.header in other.blocks for other in flow.loops.values() if other is not loop)
        self.induction = induction = Induction(flow, loop, options.data_address)
        accesses = []
        self.extents = {} if options.exact or options.fuel else None  # instruction -> Extent, or None where nothing can go wrong
        every = set()
        for i, mem, uses in memory_instructions(flow, loop):
            if i in flow.apart:
                continue
            induction.known, induction.needs = {}, []
            every.add(i)
            # the displacement of a register root comes after the truncation
            late = 0 if mem[0] in DATA else mem[5]
            form = induction.address((*mem[:5], mem[5] - late), uses)
            if form is not None:
                accesses.append((i, form, induction.needs))
                if self.extents is not None:
                    self.extents[i] = extent(flow, i, mem, late, options.data_address)
        exits = [*induction.exits()]
        self._choose(accesses, exits)
        code = flow.function.code
        inside = (code[i] for n in loop.blocks for i in range(flow.blocks[n].start, flow.blocks[n].end))
        whole = self.proved == every and not any(insn[0] in ELSEWHERE for insn in inside)
        self.whole = whole
        self.complete = self.extents is not None and (whole or options.checked)
        if self.extents is not None and not self.complete:
            self.extents = None
            self._choose(accesses, exits)
        # With fuel, such a loop counts its iterations when it ends, if there is fuel for all of them.
        self.uncounted = options.fuel and self.complete and self.exit is not None and any(form.step for form, *_ in self.checks.values())
        self.bound = None
        self.may_end_early = sum(s not in loop.blocks for n in loop.blocks for s in flow.blocks[n].succs) > 1
        # Wide vectors pay where memory is walked cell by cell; elsewhere (rows of structs) they only collect what was
        # just written in pieces, which stalls.
        steps = {(form.fixed_step(), cell_size(code[i])) for i, form, _ in accesses if form.step}
        self.streams = bool(steps) and all(step is not None and abs(step) == size for step, size in steps)
        self.metadata = self.rolled = None

    def _choose(self, accesses, exits):
        """Take the exit that bounds most accesses; if there is none, what does not change with the iterations."""
        best = []
        self.exit = None
        for e in [None, *exits]:
            usable = [(i, form, needs) for i, form, needs in accesses if all(_usable(f, e) for f in (form, *(n[0] for n in needs)))]
            if len(usable) > len(best) and (e is None or all(_usable(n[0], e) for n in e.needs)):
                best, self.exit = usable, e
        self.proved = set()
        self.checks = {}  # key -> [Form, least constant, greatest constant, low limit, high limit]
        self.slacks = set()
        self.reach = {}  # (key, "all" or "written") -> (least, end) of what is accessed, relative to the form without its constant
        for i, form, needs in best:
            if len(self.checks) < MAX_CHECKS:
                self.proved.add(i)
                self._add(form, 0, 1 << 32, self.extents and self.extents[i])
                for f, least, beyond in needs:
                    self._add(f, least, beyond)
        if self.exit is not None and any(form.step for form, *_ in self.checks.values()):
            for f, least, beyond in self.exit.needs:
                self._add(f, least, beyond)

    def _add(self, form, least, beyond, extent=None):
        if form.constant is not None and least <= form.constant < beyond and extent is None:
            return
        for a in form.slack:
            self.slacks.add(a)
        const = wrap(form.const)
        key = form.key(), const >> 40, least, beyond, extent and (extent.low, extent.high)  # constants of one check are not far apart
        low, high = const + form.low, const + form.high
        if key in self.checks:
            old = self.checks[key]
            old[1], old[2] = min(old[1], low), max(old[2], high)
        else:
            self.checks[key] = [form, low, high, least, beyond]
        if extent is not None:
            for kind in ("all", "written")[: 1 + extent.written]:
                a, b = self.reach.get((key, kind), (low + extent.first, high + extent.end))
                self.reach[key, kind] = min(a, low + extent.first), max(b, high + extent.end)

    @property
    def irregular(self):
        """Whether how often it runs is read from memory before each run: then no two runs are alike, and of an unrolled loop the end is
        mispredicted twice, in the loop and in what is left over."""
        def loaded(terms):
            return any(self._loaded(a[1]) if a[0] == "v" else loaded(dict(a[1])) for a in terms)

        return self.exit is not None and (loaded(self.exit.x.terms) or loaded(self.exit.y.terms))

    def _loaded(self, v):
        """Whether a value was loaded."""
        kind = self.induction.flow.kinds[v]
        return kind[0] == "insn" and isa.OPS[self.induction.code[kind[1]][0]].name.startswith("ld.")

    @property
    def again(self):
        """Whether memory that the first check does not allow may still be fine: it looks for what is written in the heap and in its object."""
        return any(kind == "written" or key[4] != (None, None) for key, kind in self.reach)

    def slow_metadata(self, out):
        """Loop metadata of the slow copy."""
        if self.metadata is None:
            self.metadata = short_metadata(out)
        return self.metadata

    def fast_metadata(self, out):
        """Loop metadata of the fast copy in a kernel, or None."""
        if self.rolled is None and self.nested and self.irregular:
            self.rolled = rolled_metadata(out)
        return self.rolled

    # -- the code of the check
    def write_check(self, f, own=False):
        """Write it at the end of a block: the name of the i1 that tells whether the fast copy may run.

        own: whether what is accessed may be anything that is committed, which takes longer to find out."""
        return _Check(self, f, own).write()


class _Check:
    def __init__(self, plan, f, own):
        self.plan, self.f, self.b, self.own = plan, f, f.b, own
        self.fields = {}
        self.conditions = []
        self.atoms = {}

    def require(self, text):
        self.conditions.append(self.b.op(text))

    def atom(self, a):
        """The i64 of an atom."""
        if a not in self.atoms:
            if a[0] == "v":
                self.atoms[a] = self.f.value_at_entry(a[1], "i64")
            else:
                low = self.b.op(f"trunc i64 {self.sum(a[1], a[2])} to i32")
                self.atoms[a] = self.b.op(f"{'sext' if a[0] == 'sx' else 'zext'} i32 {low} to i64")
        return self.atoms[a]

    def sum(self, terms, const):
        """A linear expression modulo 2^64."""
        total = None
        for a, c in terms:
            x = self.atom(a)
            if c != 1:
                x = self.b.op(f"mul i64 {x}, {wrap(c)}")
            total = x if total is None else self.b.op(f"add i64 {total}, {x}")
        return self.plus(total, const)

    def plus(self, x, const):
        if x is None:
            return str(wrap(const))
        return self.b.op(f"add i64 {x}, {wrap(const)}") if wrap(const) else x

    def write(self):
        self.distance = None
        groups = self.alike()
        if any(form.step for form, *_ in self.plan.checks.values()):
            self.trip(all(self.counted(checks) for checks in groups if checks[0][1].step))
        for a in sorted(self.plan.slacks, key=repr):
            self.require(f"icmp ult i64 {self.atom(a)}, {1 << 32}")
        for checks in groups:
            if self.counted(checks):
                self.numbers(checks)
            elif len(checks) > 1:
                self.ranges(checks)
            else:
                self.range(*checks[0])
        total = self.conditions[0]
        for c in self.conditions[1:]:
            total = self.b.op(f"and i1 {total}, {c}")
        return total

    # 1. D, which is at least |s| T
    def trip(self, limited):
        """limited: whether the checks limit it."""
        e = self.plan.exit
        self.step = e.x.fixed_step()
        if self.step is None:
            ((a, _),) = e.step.items()
            s = self.atom(a)
            self.require(f"icmp ult i64 {self.plus(s, -1)}, {(1 << 32) - 1}")
        else:
            s = str(abs(self.step))
        if e.relation == "ne":
            self.distance = self.difference(e)
        else:
            self.distance = self.ordered(e, s)
        if not limited:
            self.require(f"icmp ult i64 {self.distance}, {1 << 34}")
        if self.plan.uncounted:
            pace = abs(self.step) if self.step is not None else 1
            self.plan.bound = self.distance if pace == 1 else self.b.op(f"udiv i64 {self.distance}, {pace}")

    def difference(self, e):
        b = self.b
        # x(k) is to become 0
        x = self.sum(*forms.linear(e.x.terms, e.x.const))
        d = b.op(f"sub i64 0, {x}") if self.step > 0 else x
        if e.width == 32:
            d = b.op(f"and i64 {d}, {forms.MASK32}")
        s = abs(self.step)
        if s > 1:
            self.require(f"icmp eq i64 {b.op(f'urem i64 {d}, {s}')}, 0")
        return d

    def ordered(self, e, s):
        b = self.b
        x, y = (self.sum(*forms.linear(z.terms, z.const)) for z in (e.x, e.y))
        if e.width == 32:
            ext = "sext" if e.signed else "zext"
            x, y = (b.op(f"{ext} i32 {b.op(f'trunc i64 {z} to i32')} to i64") for z in (x, y))
            least, greatest = (-(1 << 31), (1 << 31) - 1) if e.signed else (0, (1 << 32) - 1)
            if self.step > 0:
                self.require(f"icmp sle i64 {y}, {greatest - self.step}")
            else:
                self.require(f"icmp sge i64 {y}, {least - self.step}")
        else:
            for z in (x, y):
                if e.signed:
                    z = self.plus(z, FAR)
                self.require(f"icmp ule i64 {z}, {wrap(2 * FAR) if e.signed else FAR}")
            if not e.signed and self.step is not None and self.step < 0:
                self.require(f"icmp uge i64 {y}, {-self.step}")
        down = self.step is not None and self.step < 0
        d = b.op(f"sub i64 {x}, {y}" if down else f"sub i64 {y}, {x}")
        d = b.call("i64", "llvm.smax.i64", [f"i64 {d}", "i64 0"])
        return b.op(f"add i64 {d}, {s}")

    def total_change(self, form):
        """S T at the most, as (value, sign)."""
        b = self.b
        if self.step is None:
            (c,) = form.step.values()
            ratio, sign = c, 1
        else:
            mine = form.fixed_step()
            sign = 1 if mine > 0 else -1
            if mine % self.step:
                times = b.op(f"udiv i64 {self.distance}, {abs(self.step)}")
                return b.op(f"mul i64 {times}, {abs(mine)}"), sign
            ratio = abs(mine // self.step)
        return (self.distance if ratio == 1 else b.op(f"mul i64 {self.distance}, {ratio}")), sign

    # 6. several at once
    def alike(self):
        """The checks, those together that differ in the function's parameters and constants alone, where the loop lies in another one: for the sake of
        that, what they have in common is asked once."""
        found = {}
        for key, (form, low, high, least, beyond) in self.plan.checks.items():
            moving = tuple(t for t in forms.linear(form.terms, 0)[0] if not self.fixed(t[0]))
            alone = not self.plan.nested or not moving or form.slack or key[4] is not None
            found.setdefault(key if alone else (moving, forms.linear(form.step, 0), least, beyond), []).append((key, form, low, high, least, beyond))
        return found.values()

    def fixed(self, a):
        """Whether an atom is a parameter of the function."""
        return a[0] == "v" and self.plan.induction.flow.kinds[a[1]][0] == "param"

    def counted(self, checks):
        """Whether checks that are alike are about cells whose number is read from memory and then counted up."""
        if len(checks) < 2 or not self.plan.irregular:
            return False
        form, step = checks[0][1], self.plan.exit.x.fixed_step()
        moving = [c for a, c in form.terms.items() if not self.fixed(a)]
        return len(moving) == 1 and moving[0] > 0 and step in (1, -1) and form.fixed_step() == moving[0] * abs(step)

    def ends(self, checks):
        """The least and the greatest base of checks that are alike, with what is added, and whether they are near each other."""
        b, ends = self.b, []
        for _, form, low, high, least, _ in checks:
            base = self.sum([t for t in forms.linear(form.terms, 0)[0] if self.fixed(t[0])], 0)
            ends += [self.plus(None if base == "0" else base, x - least) for x in sorted({low, high})]
        first = last = ends[0]
        for e in ends[1:]:
            first = b.call("i64", "llvm.umin.i64", [f"i64 {first}", f"i64 {e}"])
            last = b.call("i64", "llvm.umax.i64", [f"i64 {last}", f"i64 {e}"])
        return first, last, b.op(f"icmp ult i64 {b.op(f'sub i64 {last}, {first}')}, {1 << 40}")

    def numbers(self, checks):
        """What `range` asks of each of some checks of counted cells: from the first number on, so many are below the limit."""
        b = self.b
        _, form, _, _, least, beyond = checks[0]
        ((atom, size),) = ((a, c) for a, c in form.terms.items() if not self.fixed(a))
        _, last, near = self.ends(checks)
        fits = b.op(f"and i1 {near}, {b.op(f'icmp ult i64 {last}, {beyond - least}')}")
        room = b.op(f"udiv i64 {b.op(f'sub i64 {beyond - least - 1 + size}, {last}')}, {size}")
        limit = b.op(f"select i1 {fits}, i64 {room}, i64 0")
        number = self.atom(atom)
        self.require(f"icmp ult i64 {number}, {limit}")
        self.require(f"icmp ult i64 {self.distance}, {b.op(f'sub i64 {limit}, {number}')}")

    def ranges(self, checks):
        """What `range` asks of each of some checks that are alike."""
        b = self.b
        first, last, near = self.ends(checks)
        last = b.op(f"select i1 {near}, i64 {last}, i64 {b.op(f'xor i64 {first}, {-1 << 63}')}")
        _, form, _, _, least, beyond = checks[0]
        moving = self.sum([t for t in forms.linear(form.terms, 0)[0] if not self.fixed(t[0])], 0)
        bottom, top = b.op(f"add i64 {moving}, {first}"), b.op(f"add i64 {moving}, {last}")
        if form.step:
            change, sign = self.total_change(form)
            bottom, top = (bottom, b.op(f"add i64 {top}, {change}")) if sign > 0 else (b.op(f"sub i64 {bottom}, {change}"), top)
        for x in (bottom, top):
            self.require(f"icmp ult i64 {x}, {beyond - least}")

    # 2. and 3. the least and the greatest value
    def range(self, key, form, low, high, least, beyond):
        b = self.b
        base = self.sum(forms.linear(form.terms, 0)[0], 0)
        bottom = self.plus(None if base == "0" else base, low - least)
        top = self.plus(None if base == "0" else base, high - least)
        for a, c in form.slack.items():
            x = self.atom(a)
            top = b.op(f"add i64 {top}, {x if c == 1 else b.op(f'mul i64 {x}, {c}')}")
        if form.step:
            change, sign = self.total_change(form)
            if sign > 0:
                top = b.op(f"add i64 {top}, {change}")
            else:
                bottom = b.op(f"sub i64 {bottom}, {change}")
        reach = self.plan.reach
        if (key, "all") in reach:
            every, written = ((a - low, b - high) for a, b in (reach.get((key, kind), (low, high)) for kind in ("all", "written")))
            self.reachable(bottom, top, every, written if (key, "written") in reach else None, key[4])
            return
        self.require(f"icmp ult i64 {bottom}, {beyond - least}")
        if top != bottom:
            self.require(f"icmp ult i64 {top}, {beyond - least}")

    # 5. the bytes themselves
    def reachable(self, bottom, top, every, written, bounds):
        """All bytes from bottom + every[0] to top + every[1] are committed memory; what is written is not constant."""
        first, end = self.offset(bottom, every[0]), self.offset(top, every[1])
        if not self.own:
            low, high = ("ro_hi" if written else "stack_lo", "heap_end") if bounds == (None, None) else bounds
            self.conditions.append(self.within(first, end, low, high))
            return
        fits = self.b.op(f"or i1 {self.within(first, end, 'stack_lo', 'heap_end')}, {self.within(first, end, 'sp_lo', 'sp_hi')}")
        self.conditions.append(fits)
        if written:
            first, end = self.offset(bottom, written[0]), self.offset(top, written[1])
            below = self.b.op(f"icmp sle i64 {end}, {self.field('ro_lo')}")
            above = self.b.op(f"icmp sge i64 {first}, {self.field('ro_hi')}")
            self.require(f"or i1 {below}, {above}")

    def within(self, first, end, low, high):
        """Whether it lies between two fields of the context or two addresses: both ends, seen from the lower one, are less than 2^32."""
        b = self.b
        if isinstance(low, int):
            base, size = str(low), str(high - low)
        else:
            base = self.field(low)
            size = b.op(f"sub i64 {self.field(high)}, {base}")
        above = b.op(f"icmp ult i64 {b.op(f'sub i64 {first}, {base}')}, {size}")
        below = b.op(f"icmp ule i64 {b.op(f'sub i64 {end}, {base}')}, {size}")
        return b.op(f"and i1 {above}, {below}")

    def field(self, name):
        if name not in self.fields:
            self.fields[name] = self.f.context_field(name, "i64", constant=name != "heap_end")
        return self.fields[name]

    def offset(self, x, n):
        return self.b.op(f"add i64 {x}, {wrap(n)}") if n else x


def wrap(n):
    """n modulo 2^64, as a signed number."""
    n &= forms.MASK64
    return n - (1 << 64) if n >> 63 else n
