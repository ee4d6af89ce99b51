"""Sequences: variants of internal operations that run one after the other in one handler.

`sequences.txt` lists the ones that earned their place: they were found by counting, over many
programs, which operations follow each other (`python -m allvm.interp.choose`). A line is a list of
variants as dumps show them, separated by ``; ``. A variant may have marks:

``tie``    its result goes to the register that its first operand comes from (one field for both)
``wide``   its constant needs 32 bits

The operands of a sequence are packed into the fields of its instruction, a to d, and where that does
not suffice into a second one.
"""

from pathlib import Path

from allvm.interp import gen_handlers as gen
from allvm.interp.iops import BY_NAME

FILE = Path(__file__).with_name("sequences.txt")
UNITS = 12  # fields of 16 bits
MARKS = ("tie", "wide")
# How a field of a part gets into a unit; known to interp/combine.pxi.
COPY, NARROW, LABEL, COPY_WIDE, SAME, COPY_WORD = range(6)
FIELD_NUMBER = {"a": 0, "b": 1, "c": 2, "d": 3, "i": 4, "w": 5}


class CannotFuse(ValueError):
    """These variants cannot be one handler."""


def by_text():
    """What dumps call a variant -> (operation, variant)."""
    return {
        gen.variant_text(iop, v): (iop, v) for iop in BY_NAME.values() if iop.same_as is None for v in gen.variants(iop)
    }


def faults(iop):
    """Whether an operation may stop at its instruction."""
    return any(s.mem or s.checks for s in iop.stages)


class Sequence:
    """One handler for several variants."""

    def __init__(self, text, variants):
        self.text = text
        self.parts = []  # (operation, variant, marks)
        for part in text.split("; "):
            words = part.split(" ")
            marks = frozenset(w for w in words if w in MARKS)
            name = " ".join(w for w in words if w not in MARKS)
            if name not in variants:
                raise CannotFuse(f"there is no variant {name!r}")
            self.parts.append((*variants[name], marks))
        self.check()
        self.map = []  # (part, field number, unit, how)
        self.fields = [{} for _ in self.parts]
        self.used = [False] * UNITS
        self.assign()
        self.size = 1 if not any(self.used[4:]) else 2

    def check(self):
        for n, (iop, _, _) in enumerate(self.parts):
            last = n == len(self.parts) - 1
            if iop.kind not in ("expr", "mov", "store", "branch") and not (iop.kind == "ret" and last):
                raise CannotFuse(f"{iop.name} has to stand alone")
            if "end" in iop.flags and not last:
                raise CannotFuse(f"nothing follows {iop.name}")
        if sum(faults(iop) for iop, _, _ in self.parts) > 2:
            raise CannotFuse("more than two operations that may fault")

    # -- fields
    def take(self, n, first=0):
        """n free units side by side, aligned, from `first` on."""
        for u in range(first, UNITS, n):
            if not any(self.used[u : u + n]):
                self.used[u : u + n] = [True] * n
                return u
        raise CannotFuse(f"{self.text}: too many operands")

    def assign(self):
        """Give each operand a unit: those of 32 bits first, so that they are aligned."""
        operands = []
        for n, (iop, (use, kept), marks) in enumerate(self.parts):
            for arg in iop.args:
                if arg.role == "def" and kept or use and arg is iop.uses[use - 1]:
                    continue
                operands.append((n, iop, arg, marks))
        wide = [o for o in operands if self.is_wide(o[2], o[3])]
        for n, iop, arg, _marks in sorted(wide, key=lambda o: o[2].role != "word"):
            if arg.role == "word":
                u = self.take(4, 4)
                self.map.append((n, FIELD_NUMBER["w"], u, COPY_WORD))
                self.fields[n][arg.name] = f"WORD({{pc}}, {u})"
                continue
            u = self.take(2)
            self.map.append((n, FIELD_NUMBER[iop.fields[arg.name]], u, COPY_WIDE))
            self.fields[n][arg.name] = f"WIDE({{pc}}, {u})"
        for operand in operands:
            if operand not in wide:
                self.assign_unit(*operand)

    def is_wide(self, arg, marks):
        if arg.bits != 32 or arg.role == "label":
            return arg.role == "word"
        return arg.name == "addr" or "wide" in marks

    def assign_unit(self, n, iop, arg, marks):
        source = FIELD_NUMBER[iop.fields[arg.name]]
        if "tie" in marks and arg.role == "use" and arg is iop.uses[0] and iop.defs[0].name in self.fields[n]:
            d = iop.defs[0]
            u = next(u for p, f, u, _ in self.map if p == n and f == FIELD_NUMBER[iop.fields[d.name]])
            self.map.append((n, source, u, SAME))
            self.fields[n][arg.name] = self.fields[n][d.name]
            return
        u = self.take(1)
        how = LABEL if arg.role == "label" else NARROW if arg.bits == 32 else COPY
        self.map.append((n, source, u, how))
        signed = arg.role == "label" or arg.role == "imm" and arg.type != "slot"
        self.fields[n][arg.name] = f"{'<int16_t>' if signed else ''}UNIT({{pc}}, {u})"

    # -- code
    @property
    def cname(self):
        return "vmop_seq_" + "__".join(gen.handler_name(iop, v)[5:] + "".join("_" + m for m in sorted(marks))
                                       for iop, v, marks in self.parts)  # fmt: skip

    def body(self):
        """The lines of its handler, and its temporaries with their types."""
        lines, temps = [], {}
        faulting = 0
        step = 0
        for n, (iop, variant, _marks) in enumerate(self.parts):
            if faults(iop):
                faulting += 1
                if faulting == 2:
                    lines.append("STEP(pc)")
                    step = 1
            pc = "UNSTEP(pc)" if step else "pc"
            fields = {name: text.replace("{pc}", pc) for name, text in self.fields[n].items()}
            next = f"{pc} + {self.size}" if n == len(self.parts) - 1 else None
            part = gen.Part(iop, variant, fields, next, str(n), step, short_labels=True)
            part.render()
            lines += part.lines
            temps |= part.temps
        return lines, temps

    def render(self):
        return gen.function(self.cname, *self.body())

    @property
    def second_fault(self):
        """The part during which pc is a byte ahead, or 0."""
        at = [n for n, (iop, _, _) in enumerate(self.parts) if faults(iop)]
        return at[1] if len(at) == 2 else 0

    @property
    def first_fault(self):
        at = [n for n, (iop, _, _) in enumerate(self.parts) if faults(iop)]
        return at[0] if at else 0


def loop_ends():
    """What counting loops end in, whether or not the profiles had them: step a register, compare, go back."""
    for t in ("i32", "i64"):
        for step in (f"add.{t}.k tie", f"add.{t}.k acc=ra"):
            for relation in ("eq", "ne", "lt_s", "le_s", "lt_u", "le_u"):
                yield f"{step}; br.{relation}.{t}.back acc=ra"
            for relation in ("eq", "ne", "lt_s", "gt_s", "lt_u", "gt_u"):
                yield f"{step}; br.{relation}.{t}.k.back acc=ra"
        yield f"add.{t}.k tie; br.ne.{t}.k32.back acc=ra wide"
    for step in ("add.i32.k tie", "add.i32.k acc=ra"):
        yield f"{step}; br.nz.i32.back acc=ra"


def sequences():
    """All sequences: those of the list and those that are always wanted."""
    variants = by_text()
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    chosen = [line for line in lines if line and not line.startswith("#")]
    chosen += [text for text in loop_ends() if text not in chosen]
    return [Sequence(text, variants) for text in chosen]
