"""Inline assembly: what an empty template can say.

Portable C uses it as a barrier for the compiler (``asm volatile("" ::: "memory")``), to hide
a value from the optimiser (``asm("" : "+r"(x))``) and to keep one alive. Then outputs are their tied inputs,
and an output that nothing is tied to is undefined, here 0.
"""

import re

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
        if text.rstrip("; ") not in _NOTHING and text.rstrip("; ") not in _FENCES:
            raise self.error(f"inline assembly cannot be lowered: {asm.template!r}", instr)
        if text in _FENCES:
            self.emit("fence")
        outputs, inputs = self._constraints(asm, instr)
        tied = {}
        arguments = iter(instr.operands)
        for c in outputs:
            if c.indirect:
                next(arguments, None)
        for c, value in zip(inputs, arguments, strict=False):
            if c.tied is not None:
                tied[c.tied] = value
        results = [i for i, c in enumerate(outputs) if not c.indirect]
        if instr.type.kind == "void":
            return
        types = instr.type.fields if instr.type.kind == "struct" and len(results) != 1 else [instr.type]
        parts = []
        for i, t in zip(results, types, strict=True):
            parts += self._output(t, tied.get(i))
        self.define(instr, parts)

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
        self.tied = int(digits) if digits.isdigit() else None
