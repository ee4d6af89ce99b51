"""Renders the handlers: Cython functions, one for each variant of each internal operation, and one for each
sequence of such variants that is worth a handler of its own.

A variant is a pair (use, kept): `use` is 0 when all registers are read from
their slots, or n when the n-th register read comes from the accumulator of its
domain; `kept` is 1 when the result stays in the accumulator only.
"""

import re

from allvm.interp.iops import CTYPE, DOMAIN, SLOT_FIELD

ARGS = "Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc"
PASS = "R, mem, cnt, ctx, acc, facc, sacc"
ACC = {"i32": "<uint32_t>acc", "i64": "acc", "f64": "facc", "f32": "sacc"}
ACC_NAME = {"I": "acc", "D": "facc", "F": "sacc"}


def variants(iop):
    """The (use, kept) pairs of an operation, (0, 0) first."""
    uses = [0]
    if "noacc" not in iop.flags:
        for n, _arg in enumerate(iop.uses, 1):
            if not ("comm" in iop.flags and n == 2):
                uses.append(n)
    kept = [0, 1] if iop.defs and "noacc" not in iop.flags and "call" not in iop.flags and iop.kind != "mov" else [0]
    return [(u, k) for u in uses for k in kept]


def handlers(iops):
    """All handlers of single operations, as (operation, variant), in the order of the table."""
    return [(iop, v) for iop in iops if iop.same_as is None for v in variants(iop)]


def handler_name(iop, variant):
    use, kept = variant
    return iop.cname + (f"__{'abcd'[use - 1]}" if use else "") + ("__n" if kept else "")


def variant_text(iop, variant):
    """The name that dumps show."""
    use, kept = variant
    return iop.name + (f" acc={iop.uses[use - 1].name}" if use else "") + (" kept" if kept else "")


class Part:
    """Renders one variant of an operation into a list of lines.

    fields: operand name -> text of its field, for a pc that is `step` bytes ahead. suffix: of temporaries.
    next: text of the pc of what follows, or None where the next part does.
    """

    def __init__(self, iop, variant, fields, next, suffix="", step=0, short_labels=False):
        self.iop = iop
        self.use, self.kept = variant
        self.fields = fields
        self.next = next
        self.suffix = suffix
        self.step = step
        self.short_labels = short_labels
        self.temps = {}
        self.lines = []

    @property
    def pc(self):
        return "UNSTEP(pc)" if self.step else "pc"

    # -- operands
    def value(self, arg):
        """The text of an operand's value."""
        field = self.fields.get(arg.name, "")
        if arg.role == "use":
            from_acc = self.use and self.iop.uses[self.use - 1].name == arg.name
            return ACC[arg.type] if from_acc else f"R[{field}].{SLOT_FIELD[arg.type]}"
        if arg.role == "imm" and arg.type != "slot":
            return {"i32": f"<uint32_t>{field}", "i64": f"<uint64_t><int64_t>{field}"}[arg.type]
        return field

    def names(self):
        result = {}
        for arg in self.iop.args:
            if arg.role != "def":
                text = self.value(arg)
                result[arg.name] = f"({text})" if " " in text or text[:1] == "<" else text
        return result

    def emit(self, *lines):
        self.lines += lines

    # -- results
    def result(self, type, text):
        """Assign the result: to the accumulator of its domain and, unless kept, to its slot."""
        domain = DOMAIN[type]
        acc = ACC_NAME[domain]
        if text != acc:
            self.emit(f"{acc} = {text}")
        if not self.kept:
            self.raw_result(type, acc)

    def raw_result(self, type, text):
        """Write a value to the slot of the result."""
        slot = f"R[{self.fields[self.iop.defs[0].name]}]"
        if DOMAIN[type] == "F":
            self.emit(f"{slot}.u64 = vm_bits_f32({text})")
        else:
            self.emit(f"{slot}.{'f64' if DOMAIN[type] == 'D' else 'u64'} = {text}")

    # -- bodies
    def render(self):
        """Fill `lines` and `temps`."""
        if self.iop.kind in ("special", "ret"):
            self.special()
            return
        (stage,) = self.iop.stages
        names = self.names()
        for condition, trap in stage.checks:
            self.emit(f"if unlikely({_swap(condition, names)}):", f"    TRAP({trap}, pc, R, mem, cnt, ctx, facc, sacc)")
        if stage.mem:
            self.emit("MARK(pc, R, ctx)")
        text = _swap(stage.expr, names)
        if self.iop.kind == "branch":
            self.branch(text)
        elif stage.dest is None:
            self.emit(text, "FENCE_ST(pc)")
        else:
            self.assign(stage, text)
        if self.next and not (self.iop.kind == "branch" and "end" in self.iop.flags):
            self.emit(f"NEXT({self.next}, {PASS})")

    def assign(self, stage, text):
        cast = f"<{CTYPE[stage.type]}>({text})"
        if not stage.mem:
            if "keep" in self.iop.flags:
                self.raw_result(stage.type, cast)
            else:
                self.result(stage.type, cast)
            return
        target = "t" + self.suffix
        if stage.type == "i32":  # held in 64 bits, so that the compiler knows that the upper half is clear
            self.temps[target] = "uint64_t"
            cast = f"<uint64_t>{cast}"
        else:
            self.temps[target] = CTYPE[stage.type]
        self.emit(f"{target} = {cast}", f"{'FENCE_I' if DOMAIN[stage.type] == 'I' else 'FENCE_F'}(pc, {target})")
        self.result(stage.type, target)

    def branch(self, condition):
        label = self.fields[next(a.name for a in self.iop.args if a.role == "label")]
        indent = ""
        if condition:
            self.emit(f"if {condition}:")
            indent = "    "
        if self.step:
            self.emit(f"{indent}pc = UNSTEP(pc)")
            label = label.replace("UNSTEP(pc)", "pc")
        self.emit(f"{indent}{'BRANCH16' if self.short_labels else 'BRANCH'}(pc, {label})")
        if "back" in self.iop.flags:
            self.emit(f"{indent}cnt -= 1", f"{indent}if unlikely(cnt < 0):", f"{indent}    SLOW(pc, {PASS})")
        self.emit(f"{indent}NEXT(pc, {PASS})")

    def special(self):
        names = self.names()
        for line in self.iop.body:
            indent = line[: len(line) - len(line.lstrip())]
            text = re.sub(r"\{(\w+)\.field\}", lambda m: self.fields[m[1]], line.strip())
            text = re.sub(r"\{(\w+)\}", lambda m: names[m[1]] if m[1] in names else self.fields[m[1]], text)
            word, _, rest = text.partition(" ")
            if word == "next":
                self.emit(f"{indent}NEXT({self.next}, {PASS})")
            elif word == "goto":
                self.emit(f"{indent}NEXT({rest}, {PASS})")
            elif word in ("slow", "unwind", "lazy", "longjmp", "throw"):
                self.emit(f"{indent}{word.upper()}(pc, {PASS})")
            elif word == "result":
                type = self.iop.defs[0].type
                self.result(type, f"<{CTYPE[type]}>({rest})")
            elif word == "take":
                acc = ACC_NAME[DOMAIN[self.iop.uses[0].type]]
                if rest != acc:
                    self.emit(f"{acc} = {rest}")
            else:
                self.emit(indent + text)
        joined = "\n".join(self.lines)
        for name, ctype in (("t", "uint64_t"), ("nr", "Slot*"), ("table", "int32_t*")):
            if re.search(rf"\b{name}\b", joined):
                self.temps[name] = ctype


def _swap(text, names):
    return re.sub(r"\b[A-Za-z_]\w*\b", lambda m: names.get(m[0], m[0]), text)


def function(name, lines, temps):
    """The text of a handler."""
    head = [f'cdef void {name} "{name}"({ARGS}) noexcept nogil:']
    head += [f"    cdef {ctype} {temp}" for temp, ctype in temps.items()]
    return "\n".join(head + ["    " + line for line in lines]) + "\n"


def single_fields(iop):
    """The texts of the fields of an operation that has an instruction to itself."""
    fields = {}
    for arg in iop.args:
        f = iop.fields[arg.name]
        text = "(<Slot*>(pc + 1))[0]" if f == "w" else f"pc.{f}"
        signed = arg.bits == 16 and (arg.role == "label" or arg.role == "imm" and arg.type != "slot")
        fields[arg.name] = f"<int16_t>{text}" if signed else text
    return fields


def single_part(iop, variant):
    """What renders one variant that has an instruction to itself."""
    short = any(a.role == "label" and a.bits == 16 for a in iop.args)
    size = 2 if "w" in iop.fields.values() else 1
    return Part(iop, variant, single_fields(iop), f"pc + {size}", short_labels=short)


def render_single(iop, variant):
    """One variant as a handler."""
    part = single_part(iop, variant)
    part.render()
    return function(handler_name(iop, variant), part.lines, part.temps)


def render_handlers(iops, sequences):
    """The text of all handlers."""
    return "\n".join([render_single(iop, v) for iop, v in handlers(iops)] + [s.render() for s in sequences])
