"""Step 1: an instruction set is a table."""

from collections import namedtuple

# operands: r a register, k a constant, l a label, f a function
Op = namedtuple("Op", "name operands meaning")

OPS = (
    Op("const", "rk", "r1 = k"),
    Op("mov", "rr", "r1 = r2"),
    Op("add", "rrr", "r1 = r2 + r3"),
    Op("sub", "rrr", "r1 = r2 - r3"),
    Op("mul", "rrr", "r1 = r2 * r3"),
    Op("jmp", "l", "go to l"),
    Op("br.lt", "rrl", "go to l if r1 < r2"),
    Op("call", "rfr", "r1 = f(r2, r2 + 1, ...): as many registers as f has parameters"),
    Op("ret", "r", "return r1"),
)
NUMBER = {op.name: n for n, op in enumerate(OPS)}


def reference():
    """The manual, generated, so that it cannot be wrong."""
    return "\n".join(f"{n}  {op.name:6} {' '.join(op.operands):6} {op.meaning}" for n, op in enumerate(OPS))


if __name__ == "__main__":
    print(reference())
