"""Step 2: an assembler turns text into instructions."""

from dataclasses import dataclass, field

from step1_isa import NUMBER, OPS


@dataclass
class Function:
    name: str
    params: int
    registers: int
    code: list = field(default_factory=list)  # of (opcode, operand, ...)


class AsmError(Exception):
    pass


def assemble(text):
    """Functions by the order in the text. A label is the number of an instruction."""
    functions, names, labels, fixups = [], {}, {}, []
    for n, line in enumerate(text.splitlines(), 1):
        words = line.partition(";")[0].replace(",", " ").split()
        if not words:
            continue
        if words[0] == "func":
            names[words[1]] = len(functions)
            functions.append(Function(words[1], int(words[2]), int(words[3])))
        elif words[0].endswith(":"):
            labels[len(functions) - 1, words[0][:-1]] = len(functions[-1].code)
        elif words[0] not in NUMBER:
            raise AsmError(f"line {n}: there is no instruction {words[0]!r}")
        else:
            op = OPS[NUMBER[words[0]]]
            if len(words) - 1 != len(op.operands):
                raise AsmError(f"line {n}: {op.name} has {len(op.operands)} operands")
            fixups.append((n, len(functions) - 1, len(functions[-1].code), op, words[1:]))
            functions[-1].code.append(None)
    for n, f, at, op, words in fixups:
        try:
            values = [{"r": lambda w: int(w[1:]), "k": int, "l": lambda w, f=f: labels[f, w], "f": names.__getitem__}[kind](w)
                      for kind, w in zip(op.operands, words)]  # fmt: skip
        except (KeyError, ValueError) as e:
            raise AsmError(f"line {n}: {e.args[0]!r} is not known here") from None
        functions[f].code[at] = (NUMBER[op.name], *values)
    return functions


SUM = """
func sum 1 4            ; of 0, 1, ... up to below r0
    const r1, 0         ; the sum
    const r2, 0         ; the number
    const r3, 1
next:
    add r1, r1, r2
    add r2, r2, r3
    br.lt r2, r0, next
    ret r1
"""

if __name__ == "__main__":
    for insn in assemble(SUM)[0].code:
        print(insn)
