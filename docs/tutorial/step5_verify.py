"""Step 5: a verifier, so that the interpreter need not look."""

from step1_isa import NUMBER, OPS
from step2_asm import SUM, Function, assemble
from step4_calls import FIB

ENDS = {NUMBER["jmp"], NUMBER["ret"]}


class VerifyError(Exception):
    pass


def verify(functions):
    """All that the loop takes for granted: instructions, registers, labels and functions exist, and no path runs off the end."""
    for f in functions:
        if not 0 <= f.params <= f.registers <= 256 or not f.code:
            raise VerifyError(f"{f.name}: bad sizes")
        for at, insn in enumerate(f.code):
            if not 0 <= insn[0] < len(OPS):
                raise VerifyError(f"{f.name}, instruction {at}: there is no opcode {insn[0]}")
            op = OPS[insn[0]]
            for kind, value in zip(op.operands, insn[1:], strict=True):
                top = {"r": f.registers, "l": len(f.code), "f": len(functions), "k": None}[kind]
                if top is not None and not 0 <= value < top:
                    raise VerifyError(f"{f.name}, instruction {at} ({op.name}): {kind}{value} does not exist")
            if op.name == "call" and insn[3] + functions[insn[2]].params > f.registers:
                raise VerifyError(f"{f.name}, instruction {at} (call): its arguments are no registers")
        if f.code[-1][0] not in ENDS:
            raise VerifyError(f"{f.name}: it runs off its end")
    return functions


if __name__ == "__main__":
    verify(assemble(SUM))
    verify(assemble(FIB))
    for bad in ([(NUMBER["ret"], 7)], [(NUMBER["jmp"], 99)], [(NUMBER["const"], 0, 1)], [(77,)]):
        try:
            verify([Function("bad", 0, 1, bad)])
        except VerifyError as e:
            print(e)
