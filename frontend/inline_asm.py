"""Inline assembly: what an empty template can say, and a few instructions that mean something on any machine.

Portable C uses it as a barrier for the compiler (``asm volatile("" ::: "memory")``), to hide
a value from the optimiser (``asm("" : "+r"(x))``) and to keep one alive. Then outputs are their tied inputs,
and an output that nothing is tied to is undefined, here 0.
"""

import re

from allvm.frontend import asm_idioms

# Templates that do nothing, or nothing but order memory.
_NOTHING = frozenset(("", "nop", "pause", "yield", "rep; nop", "rep nop", "wfe"))
_FENCES = frozenset(("mfence", "sfence", "lfence", "dmb ish", "dmb ishld", "dmb ishst", "dmb sy", "dsb sy", "fence", "fence rw,rw", "fence iorw,iorw",
                     "lock; addl $$0,0(%rsp)"))  # fmt: skip
_COMMENT = re.compile(r"/\*.*?\*/|(?://|#)[^\n]*", re.S)


class InlineAssembly:
    """Mixin of FunctionLowering."""

    def inline_asm(self, instr):
        asm = instr.callee
        text = " ".join(_COMMENT.sub(" ", asm.template).split())
        outputs, inputs = self._constraints(asm, instr)
        known = text.rstrip("; ") in _NOTHING or text.rstrip("; ") in _FENCES
        if text.rstrip("; ") in _FENCES:
            self.emit("fence")
        tied, given = {}, []
        arguments = iter(instr.operands)
        for c in outputs:
            if c.indirect:
                next(arguments, None)
        for c, value in zip(inputs, arguments, strict=False):
            given.append(value)
            if c.tied is not None:
                tied[c.tied] = value
        results = [i for i, c in enumerate(outputs) if not c.indirect]
        types = [] if instr.type.kind == "void" else instr.type.fields if instr.type.kind == "struct" and len(results) != 1 else [instr.type]
        found = {} if known else self._idiom(instr, text, outputs, inputs, given, tied, dict(zip(results, types, strict=True)))
        if instr.type.kind == "void":
            return
        parts = []
        for i, t in zip(results, types, strict=True):
            parts += self._result(t, found[i]) if i in found else self._output(t, tied.get(i))
        self.define(instr, parts)

    def _idiom(self, instr, text, outputs, inputs, given, tied, types):
        """{output: register} of a template with a meaning of its own. CompileError where it is not known."""
        found = None
        if all(not c.indirect for c in (*outputs, *inputs)) and all(self._scalar(v.type) for v in given):
            outs = [asm_idioms.Operand(i, tied.get(i), types[i].bits or 64, c.register) for i, c in enumerate(outputs)]
            ins = [asm_idioms.Operand(len(outs) + i, v, v.type.bits or 64, c.register, c.tied)
                   for i, (c, v) in enumerate(zip(inputs, given, strict=True))]  # fmt: skip
            found = asm_idioms.lower(self, text, outs, ins)
        if found is None:
            reason = next((f" ({r})" for word, r in asm_idioms.REASONS.items() if re.search(rf"\b{word}\b", text)), "")
            raise self.error(f"inline assembly cannot be lowered: {instr.callee.template!r}{reason}", instr)
        return found

    @staticmethod
    def _scalar(t):
        return t.kind == "ptr" or t.kind == "int" and t.bits in (16, 32, 64)

    def _result(self, t, v):
        """The parts of an output that is in a register."""
        (want,) = self.type_parts(t)
        if want == "i64" and self.type_of(v) == "i32":
            v = self.op("ext.i64.u32", v)
        if t.kind == "int" and t.bits < 32:
            v = self.op("and.i32.k", v, (1 << t.bits) - 1)
        return (v,)

    def _output(self, t, value):
        want = self.type_parts(t)
        parts = self.parts(value) if value is not None else tuple(self.const(mt, 0) for mt in want)
        return self.convert_parts(parts, self.type_parts(value.type) if value is not None else want, want)

    def _constraints(self, asm, instr):
        outputs, inputs = [], []
        for text in filter(None, asm.constraints.split(",")):
            if text[0] == "~":
                continue
            if text[0] == "!":
                raise self.error("inline assembly with jumps cannot be lowered", instr)
            c = _Constraint(text)
            (outputs if c.output else inputs).append(c)
        return outputs, inputs


class _Constraint:
    """output: starts with '='; indirect: the operand is a pointer to the value; tied: the output it shares a register with."""

    def __init__(self, text):
        self.output = text[0] in "=+"
        body = text.lstrip("=+&%")
        self.indirect = body[:1] == "*"
        digits = body.lstrip("*&")
        fixed = re.match(r"[*&]*\{[re]?(\w+)\}", body)
        self.register = fixed[1] if fixed else None
        self.tied = int(digits) if digits.isdigit() else None
