"""Step 3: an interpreter is a loop around a choice."""

from step1_isa import NUMBER
from step2_asm import SUM, assemble

MASK = (1 << 64) - 1
CONST, MOV, ADD, SUB, MUL, JMP, BR_LT, CALL, RET = range(len(NUMBER))


def signed(x):
    """64 bits as a number with a sign: arithmetic wraps around, on every machine alike."""
    x &= MASK
    return x - (1 << 64) if x >> 63 else x


def run(function, args):
    """Run a function without calls."""
    r = [*args, *[0] * (function.registers - len(args))]
    pc = 0
    while True:
        op, *x = function.code[pc]
        pc += 1
        if op == CONST:
            r[x[0]] = x[1]
        elif op == MOV:
            r[x[0]] = r[x[1]]
        elif op == ADD:
            r[x[0]] = signed(r[x[1]] + r[x[2]])
        elif op == SUB:
            r[x[0]] = signed(r[x[1]] - r[x[2]])
        elif op == MUL:
            r[x[0]] = signed(r[x[1]] * r[x[2]])
        elif op == JMP:
            pc = x[0]
        elif op == BR_LT:
            if r[x[0]] < r[x[1]]:
                pc = x[2]
        elif op == RET:
            return r[x[0]]


if __name__ == "__main__":
    print(run(assemble(SUM)[0], [10]))
