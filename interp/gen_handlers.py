"""Renders the handlers: one Cython function for each variant of each internal operation.

A variant is a pair (use, kept): `use` is 0 when all registers are read from
their slots, or n when the n-th register read comes from the accumulator of its
domain; `kept` is 1 when the result stays in the accumulator only.
"""

import re

from allvm.interp.iops import CTYPE, DOMAIN, SLOT_FIELD

ARGS = "Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc"
PASS = "R, mem, cnt, ctx, acc, facc, sacc"
ACC = {"i32": "<uint32_t>acc", "i64": "acc", "f64": "facc", "f32": "sacc"}
MAX_USES = 4


def variants(iop):
    """The (use, kept) pairs of an operation, (0, 0) first."""
    uses = [0]
    if "noacc" not in iop.flags:
        for n, arg in enumerate(iop.uses, 1):
            if not ("comm" in iop.flags and n == 2):
                uses.append(n)
    kept = [0, 1] if iop.defs and "noacc" not in iop.flags and "call" not in iop.flags else [0]
    return [(u, k) for u in uses for k in kept]


def handlers(iops):
    """All handlers, as (operation, variant), in the order of the table."""
    return [(iop, v) for iop in iops if iop.same_as is None for v in variants(iop)]


def handler_name(iop, variant):
    use, kept = variant
    return iop.cname + (f"__{'abcd'[use - 1]}" if use else "") + ("__n" if kept else "")


def variant_text(iop, variant):
    """The name that dumps show."""
    use, kept = variant
    return iop.name + (f" acc={iop.uses[use - 1].name}" if use else "") + (" kept" if kept else "")


class Renderer:
    """Renders one handler."""

    def __init__(self, iop, variant):
        self.iop = iop
        self.use, self.kept = variant
        self.temps = {}
        self.lines = []
        self.wide = "w" in iop.fields.values()

    def field(self, name):
        f = self.iop.fields[name]
        return "(<Slot*>(pc + 1))[0]" if f == "w" else f"pc.{f}"

    def value(self, arg):
        """The text of an operand's value."""
        field = self.field(arg.name)
        if arg.role == "use":
            from_acc = self.use and self.iop.uses[self.use - 1].name == arg.name
            return ACC[arg.type] if from_acc else f"R[{field}].{SLOT_FIELD[arg.type]}"
        if arg.role == "imm":
            return self.immediate(arg, field)
        if arg.role == "label":
            return field if arg.bits == 32 else f"<int16_t>{field}"
        return field

    def immediate(self, arg, field):
        if arg.type == "slot":
            return field
        if arg.bits == 16:
            field = f"<int16_t>{field}"
        return {"i32": f"<uint32_t>{field}", "i64": f"<uint64_t><int64_t>{field}"}[arg.type]

    def names(self):
        result = {}
        for arg in self.iop.args:
            if arg.role != "def":
                text = self.value(arg)
                result[arg.name] = f"({text})" if " " in text or text[0] == "<" else text
        return result

    def emit(self, *lines):
        self.lines += lines

    def result(self, type, text):
        """Assign the result: to the accumulator of its domain and, unless kept, to its slot."""
        domain = DOMAIN[type]
        slot = None
        if self.iop.defs:
            slot = f"R[{self.field(self.iop.defs[0].name)}]"
        if domain == "I":
            if text != "acc":
                self.emit(f"acc = {text}")
            if not self.kept:
                self.emit(f"{slot}.u64 = acc")
        elif domain == "D":
            if text != "facc":
                self.emit(f"facc = {text}")
            if not self.kept:
                self.emit(f"{slot}.f64 = facc")
        else:
            if text != "sacc":
                self.emit(f"sacc = {text}")
            if not self.kept:
                self.emit(f"{slot}.u64 = vm_bits_f32(sacc)")

    def raw_result(self, type, text):
        """Assign the result to its slot without touching an accumulator (operations flagged keep)."""
        slot = f"R[{self.field(self.iop.defs[0].name)}]"
        if DOMAIN[type] == "F":
            self.emit(f"{slot}.u64 = vm_bits_f32({text})")
        elif DOMAIN[type] == "D":
            self.emit(f"{slot}.f64 = {text}")
        else:
            self.emit(f"{slot}.u64 = {text}")

    def go_on(self, indent=""):
        self.emit(f"{indent}NEXT(pc + {2 if self.wide else 1}, {PASS})")

    def checks(self, stage, names):
        for condition, trap in stage.checks:
            self.emit(f"if unlikely({_swap(condition, names)}):", f"    TRAP({trap}, pc, R, mem, cnt, ctx)")

    def temp(self, name, type):
        self.temps[name] = CTYPE[type]
        return name

    def stages(self):
        """All stages but the effect of a branch. The condition's text, if there is one."""
        names = self.names()
        condition = None
        marked = False
        for n, stage in enumerate(self.iop.stages):
            last = n == len(self.iop.stages) - 1
            self.checks(stage, names)
            if stage.mem and not marked:
                self.emit("MARK(pc, R, ctx)")
                marked = True
            text = _swap(stage.expr, names)
            if stage.dest is None:
                if self.iop.kind == "branch" and last:
                    condition = text
                else:
                    self.emit(text)
                    if stage.mem:
                        self.emit("FENCE_ST(pc)")
                continue
            self.assign(stage, text, names, last)
        return condition

    def assign(self, stage, text, names, last):
        cast = f"<{CTYPE[stage.type]}>({text})"
        to_result = stage.dest == "rd"
        if to_result and not stage.mem and last:
            if "keep" in self.iop.flags:
                self.raw_result(stage.type, cast)
            else:
                self.result(stage.type, cast)
            return
        target = "t" if to_result else stage.dest
        if stage.type == "i32":  # held in 64 bits, so that the compiler knows that the upper half is clear
            self.temps[target] = "uint64_t"
            self.emit(f"{target} = <uint64_t>{cast}")
        else:
            self.temps[target] = CTYPE[stage.type]
            self.emit(f"{target} = {cast}")
        if stage.mem:
            self.emit(f"{'FENCE_I' if DOMAIN[stage.type] == 'I' else 'FENCE_F'}(pc, {target})")
        if to_result:
            self.result(stage.type, target)
        names[stage.dest] = f"(<uint32_t>{target})" if stage.type == "i32" else target

    def body(self):
        if self.iop.kind == "special":
            self.special()
        else:
            condition = self.stages()
            if self.iop.kind == "branch":
                self.branch(condition)
            else:
                self.go_on()

    def branch(self, condition):
        label = next(a for a in self.iop.args if a.role == "label")
        jump = f"BRANCH(pc, {self.value(label)})" if label.bits == 32 else f"pc += {self.value(label)}"
        self.emit(f"if {condition}:", f"    {jump}")
        if "back" in self.iop.flags:
            self.emit("    cnt -= 1", "    if unlikely(cnt < 0):", f"        SLOW(pc, {PASS})")
        self.emit(f"    NEXT(pc, {PASS})")
        self.go_on()

    def special(self):
        names = self.names()
        fields = {arg.name: self.field(arg.name) for arg in self.iop.args}
        for line in self.iop.body:
            indent = line[: len(line) - len(line.lstrip())]
            text = re.sub(r"\{(\w+)\.field\}", lambda m: fields[m[1]], line.strip())
            text = re.sub(r"\{(\w+)\}", lambda m: names[m[1]] if m[1] in names else fields[m[1]], text)
            word, _, rest = text.partition(" ")
            if word == "next":
                self.go_on(indent)
            elif word == "goto":
                self.emit(f"{indent}NEXT({rest}, {PASS})")
            elif word in ("slow", "unwind", "lazy", "longjmp"):
                self.emit(f"{indent}{word.upper()}(pc, {PASS})")
            elif word == "result":
                type = self.iop.defs[0].type
                self.result(type, f"<{CTYPE[type]}>({rest})")
            else:
                self.emit(indent + text)
        joined = "\n".join(self.lines)
        for name, ctype in (("t", "uint64_t"), ("nr", "Slot*"), ("table", "int32_t*")):
            if re.search(rf"\b{name}\b", joined):
                self.temps[name] = ctype

    def render(self):
        self.body()
        name = handler_name(self.iop, (self.use, self.kept))
        head = [f'cdef void {name} "{name}"({ARGS}) noexcept nogil:']
        head += [f"    cdef {ctype} {temp}" for temp, ctype in self.temps.items()]
        return "\n".join(head + ["    " + line for line in self.lines]) + "\n"


def _swap(text, names):
    return re.sub(r"\b[A-Za-z_]\w*\b", lambda m: names.get(m[0], m[0]), text)


def render_handlers(iops):
    """The text of all handlers."""
    return "\n".join(Renderer(iop, v).render() for iop, v in handlers(iops))
