"""Whether a leaf goes where no input points: through pointers that it finds in memory, so that it may touch all that is tracked."""

from allvm.ir import isa
from allvm.jit import operands

POINTERS = {isa.opcode("mem.copy"): 2, isa.opcode("mem.fill"): 1}  # operands that are addresses, of what has no memory operand
CALL, CALL_IND = isa.opcode("call"), isa.opcode("call.ind")
SUMS = {isa.opcode(n) for n in ("add.i64", "add.i64.k", "sub.i64")}  # of a pointer and a number


def follows_pointers(flow, code, pointers, n_imports):
    """Whether an address of a leaf is made of nothing but numbers out of memory. pointers: its inputs that are pointers. The program's own functions
    that it calls are not looked into: they may do so. Of imported ones, only those that compute on numbers are ever in a kernel."""
    memo = {}
    for b in flow.order:
        for i in range(flow.blocks[b].start, flow.blocks[b].end):
            insn = code[i]
            if insn[0] == CALL_IND or insn[0] == CALL and insn[1] >= n_imports:
                return True
            if any(not pointed(flow, code, pointers, v, memo) for v in roots(flow, insn, i)):
                return True
    return False


def roots(flow, insn, i):
    """The values that an instruction's addresses begin with."""
    uses = flow.use_values[i]
    if insn[0] in POINTERS:
        return uses[: POINTERS[insn[0]]]
    at = operands.SHAPES[insn[0]].mem
    if at is None or insn[0] == operands.LEA_FUNC:
        return ()
    kind, _, index, *_ = insn[at]
    if kind not in (isa.MEM_BASE, isa.MEM_INDEX):
        return ()  # a data object
    return (uses[-2 if index >= 0 else -1],)


def pointed(flow, code, pointers, value, memo):
    """Whether a value is an input that is a pointer, or one with numbers added, on every way; the frame and data objects are as good."""
    if value in memo:
        return memo[value]
    memo[value] = True  # around a loop: what enters it decides
    kind, *where = flow.kinds[value]
    found = False
    if kind == "param":
        found = where[0] in pointers or where[0] >= len(flow.type.params)  # the frame's address is one more
    elif kind == "phi":
        found = all(pointed(flow, code, pointers, v, memo) for v in flow.inputs[value])
    elif kind == "insn":
        i = where[0]
        insn, name = code[i], isa.OPS[code[i][0]].name
        ways = [pointed(flow, code, pointers, v, memo) for v in flow.use_values[i]]
        if insn[0] in SUMS or name.startswith("lea"):
            at = operands.SHAPES[insn[0]].mem
            found = any(ways) or at is not None and insn[at][0] not in (isa.MEM_BASE, isa.MEM_INDEX)
        elif name == "mov":
            found = all(ways)
        elif name.startswith("select"):
            found = all(ways[1:])
        else:
            found = name in ("node.scratch", "stack.alloc")
    memo[value] = found
    return found
