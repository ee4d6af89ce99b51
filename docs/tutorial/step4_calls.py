"""Step 4: calls need frames, and programs need limits."""

from step2_asm import assemble
from step3_interp import ADD, BR_LT, CALL, CONST, JMP, MOV, MUL, RET, SUB, signed


class Trap(Exception):
    """The guest did something that it must not; the host goes on."""


class Machine:
    def __init__(self, functions, fuel=1_000_000, depth=1000):
        self.functions, self.fuel, self.depth = functions, fuel, depth
        self.executed = 0

    def call(self, name, *args):
        index = next(i for i, f in enumerate(self.functions) if f.name == name)
        return self.run(index, list(args))

    def run(self, index, args):
        """Frames are on a list of our own: the guest's recursion is not the host's."""
        f = self.functions[index]
        frames, r, pc = [], [*args, *[0] * (f.registers - len(args))], 0
        while True:
            op, *x = f.code[pc]
            pc += 1
            self.executed += 1
            if op == CONST:
                r[x[0]] = x[1]
            elif op == MOV:
                r[x[0]] = r[x[1]]
            elif op in (ADD, SUB, MUL):
                a, b = r[x[1]], r[x[2]]
                r[x[0]] = signed(a + b if op == ADD else a - b if op == SUB else a * b)
            elif op in (JMP, BR_LT):
                if op == JMP or r[x[0]] < r[x[1]]:
                    pc = x[-1]
                    self.spend()
            elif op == CALL:
                self.spend()
                if len(frames) == self.depth:
                    raise Trap(f"stack overflow in {f.name}")
                frames.append((f, r, pc, x[0]))
                f = self.functions[x[1]]
                r, pc = [*r[x[2] : x[2] + f.params], *[0] * (f.registers - f.params)], 0
            elif op == RET:
                value = r[x[0]]
                if not frames:
                    return value
                f, r, pc, where = frames.pop()
                r[where] = value

    def spend(self):
        """A unit of fuel for each call and each jump: a program that does neither ends by itself."""
        self.fuel -= 1
        if self.fuel < 0:
            raise Trap("out of fuel")


FIB = """
func fib 1 5
    const r1, 2
    br.lt r0, r1, small
    const r2, 1
    sub r3, r0, r2
    call r3, fib, r3
    sub r4, r0, r1
    call r4, fib, r4
    add r3, r3, r4
    ret r3
small:
    ret r0

func forever 0 1
again:
    jmp again
"""

if __name__ == "__main__":
    machine = Machine(assemble(FIB))
    print(machine.call("fib", 15), "after", machine.executed, "instructions")
    try:
        machine.call("forever")
    except Trap as e:
        print("trap:", e)
