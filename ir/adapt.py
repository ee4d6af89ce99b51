"""Functions that pass a call on to a function of another type, as native code would by accident.

C allows a caller and a definition in different files to disagree, and many programs do. On real
machines missing arguments are whatever a register holds (here: zero), further ones are ignored,
and an int may stand for a long. An integer for a floating-point value works nowhere. But a call without
arguments of a function that has some, as `configure` scripts make to see whether a function is there,
is only ever linked: what it calls is a trap.
"""

from allvm.ir import isa
from allvm.ir.module import LOCAL, Function

_INTEGERS = ("i32", "i64")
_ZERO = {t: isa.opcode(f"const.{t}") for t in ("i32", "i64", "f32", "f64")}
_EXTEND = isa.opcode("ext.i64.s32")


def can_adapt(want, have):
    """Whether a call of type `want` can be passed on to a function of type `have`."""
    pairs = [*zip(want.params, have.params), *zip(have.results, want.results)]
    return all(a == b or (a in _INTEGERS and b in _INTEGERS) for a, b in pairs)


def is_probe(want, have):
    """Whether a call of type `want` only asks whether a function of type `have` exists (autoconf's `char sqrt(); sqrt();`)."""
    return not want.params and bool(have.params) and not can_adapt(want, have)


def adapter(name, want, have, type, callee):
    """A local function of type `want` (number `type`) that calls function `callee` of type `have`, or traps where `is_probe`."""
    if is_probe(want, have):
        return Function(name, type, 0, [(isa.opcode("trap"), isa.TRAPS["signature"][0])], linkage=LOCAL)
    code = []
    count = len(want.params)

    def new():
        nonlocal count
        count += 1
        return count - 1

    def convert(regs, from_types, to_types):
        """Registers for values of `to_types` out of `regs`: extended, zero where there is none."""
        result = []
        for n, t in enumerate(to_types):
            if n >= len(regs):
                result.append(new())
                code.append((_ZERO[t], result[-1], 0))
            elif t == "i64" and from_types[n] == "i32":
                result.append(new())
                code.append((_EXTEND, result[-1], regs[n]))
            else:
                result.append(regs[n])
        return tuple(result)

    arguments = convert(range(len(want.params)), want.params, have.params)
    results = tuple([new() for _ in have.results])
    code.append((isa.opcode("call"), callee, results, arguments))
    code.append((isa.opcode("ret"), convert(results, have.results, want.results)))
    return Function(name, type, count, code, linkage=LOCAL)
