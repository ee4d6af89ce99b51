"""The passes between selection and emission: each does what it is for, and none changes a result."""

import pytest
from allvm.frontend import regalloc
from allvm.frontend.builder import OPC, MBlock
from allvm.frontend.emission import _sequence
from allvm.frontend.lowering import lower_module
from allvm.frontend.mverify import MachineError, verify_allocation, verify_ssa
from allvm.frontend.reader import read_llvm
from allvm.interp.oracle import Oracle
from allvm.ir.errors import CompileError
from ir_tools import code, compile_c, lowered, names, native


def test_common_subexpressions_and_invariants():
    text = """define i64 @f(i64 %a, i64 %n) {
    entry: br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %j, %loop ]
      %s = phi i64 [ 0, %entry ], [ %t, %loop ]
      %x = mul i64 %a, %n
      %y = mul i64 %a, %n
      %z = add i64 %x, %y
      %t = add i64 %s, %z
      %j = add i64 %i, 1
      %c = icmp ult i64 %j, 5
      br i1 %c, label %loop, label %end
    end: ret i64 %t }"""
    insns = names(lowered(text))
    assert insns.count("mul.i64") == 1
    m = lowered(text)
    assert Oracle(m).call("f", [3, 7]) == [5 * 42]
    (branch,) = [i for i in code(m) if i[0].startswith("br.")]
    assert insns.index("mul.i64") < branch[-1]


def test_division_stays_where_it_is():
    """What can trap is neither hoisted nor dropped."""
    text = """define i64 @f(i64 %a, i64 %n) {
    entry: br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %j, %next ]
      %j = add i64 %i, 1
      %skip = icmp eq i64 %n, 0
      br i1 %skip, label %next, label %divide
    divide:
      %q = sdiv i64 %a, %n
      br label %next
    next:
      %c = icmp ult i64 %j, 5
      br i1 %c, label %loop, label %end
    end: ret i64 %j }"""
    m = lowered(text)
    assert Oracle(m).call("f", [3, 0]) == [5] and "div_s.i64" in names(m)


def test_known_value_at_a_phi():
    """On the edge where x is 0 a phi with 0 takes x itself: no constant and no copy."""
    text = """declare i64 @g()
    define i64 @f(i64 %x, i64 %y) {
    entry:
      %c = icmp eq i64 %x, 0
      br i1 %c, label %join, label %other
    other:
      %z = call i64 @g()
      br label %join
    join:
      %p = phi i64 [ 0, %entry ], [ %z, %other ]
      ret i64 %p }"""
    m = lowered(text)
    assert not any(n.startswith(("const", "mov")) for n in names(m))
    assert Oracle(m, host={"g": lambda o: 7}).call("f", [0, 0]) == [0]
    assert Oracle(m, host={"g": lambda o: 7}).call("f", [3, 0]) == [7]


def test_pairs_of_pointers():
    """p and p + 4 in a loop: one of them does for both, and nothing is copied."""
    text = """define i64 @f(i64 %x, i64 %y) {
    entry:
      %m = alloca [20 x i32]
      br label %fill
    fill:
      %k = phi i64 [ 0, %entry ], [ %k1, %fill ]
      %kp = getelementptr i32, ptr %m, i64 %k
      %kt = trunc i64 %k to i32
      store i32 %kt, ptr %kp
      %k1 = add i64 %k, 1
      %kc = icmp ult i64 %k1, 20
      br i1 %kc, label %fill, label %go
    go:
      %m1 = getelementptr i8, ptr %m, i64 4
      %end = getelementptr i8, ptr %m, i64 64
      br label %loop
    loop:
      %p = phi ptr [ %m, %go ], [ %q, %even ], [ %p8, %odd ]
      %q = phi ptr [ %m1, %go ], [ %q4, %even ], [ %q8, %odd ]
      %s = phi i64 [ %x, %go ], [ %t, %even ], [ %t, %odd ]
      %v = load i32, ptr %p
      %z = zext i32 %v to i64
      %s3 = mul i64 %s, 3
      %t = add i64 %s3, %z
      %stop = icmp uge ptr %q, %end
      br i1 %stop, label %out, label %next
    next:
      %b = and i64 %t, 1
      %bc = icmp eq i64 %b, 0
      br i1 %bc, label %even, label %odd
    even:
      %q4 = getelementptr i8, ptr %q, i64 4
      br label %loop
    odd:
      %p8 = getelementptr i8, ptr %q, i64 4
      %q8 = getelementptr i8, ptr %q, i64 8
      br label %loop
    out: ret i64 %t }"""
    m = lowered(text)
    rows = [(x, 0) for x in range(6)]
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)
    assert "mov" not in names(m)
    assert any(i[0] == "ld.i32" and i[2][5] == -4 for i in code(m))


def test_pairs_that_differ_by_varying_amounts_stay():
    text = """define i64 @f(i64 %x, i64 %y) {
    entry:
      %m = alloca [40 x i8]
      call void @llvm.memset.p0.i64(ptr %m, i8 3, i64 40, i1 false)
      %m1 = getelementptr i8, ptr %m, i64 4
      store i8 9, ptr %m1
      br label %loop
    loop:
      %p = phi ptr [ %m, %entry ], [ %q, %loop ]
      %q = phi ptr [ %m1, %entry ], [ %q4, %loop ]
      %v = load i8, ptr %p
      %z = zext i8 %v to i64
      %q4 = getelementptr i8, ptr %q, i64 1
      %i = ptrtoint ptr %q4 to i64
      %j = ptrtoint ptr %m1 to i64
      %d = sub i64 %i, %j
      %c = icmp ult i64 %d, %x
      br i1 %c, label %loop, label %out
    out: ret i64 %z }
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"""
    m = lowered(text)
    rows = [(x, 0) for x in range(1, 6)]
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)


def test_pointer_walk_has_no_copies():
    bc = compile_c("""
        int f(const unsigned char *p) { int acc = 0;
            for (;;) switch (*p++) {
                case 0: return acc; case 1: acc += *p++; break; case 2: acc -= *p++; break; case 3: acc *= 2; break; case 4: p += acc & 1; break;
                default: acc ^= 5; } }""")
    assert names(lowered(bc)).count("mov") <= 1


# -- parallel copies
class _Registers:
    def __init__(self, n):
        self.number = list(range(n))
        self.n = n

    def spare(self, k):
        return self.n + k


def perform(insns, registers):
    for insn in insns:
        if insn[0] == OPC["mov"]:
            registers[insn[1]] = registers[insn[2]]
        elif insn[0] == OPC["add.i64.k"]:
            registers[insn[1]] = registers[insn[2]] + insn[3]
        elif insn[0] == OPC["add.i64"]:
            registers[insn[1]] = registers[insn[2]] + registers[insn[3]]
        else:
            assert insn[0] == OPC["const.i64"]
            registers[insn[1]] = insn[2]


@pytest.mark.parametrize("seed", range(300))
def test_parallel_copies(seed):
    """Any assignment of registers at once, with sums and constants among the values."""
    import random

    r = random.Random(seed)
    n = r.randrange(1, 7)
    rows, want = [], {}
    for rd in r.sample(range(n), r.randrange(1, n + 1)):
        a, b = r.randrange(n), r.randrange(n)
        kind = r.randrange(6)
        if kind == 0:
            rows.append((rd, None, [OPC["const.i64"], rd, 1000]))
            want[rd] = 1000
        elif kind == 1:
            rows.append((rd, None, [OPC["add.i64.k"], rd, a, 7]))
            want[rd] = 10**a + 7
        elif kind == 2:
            rows.append((rd, None, [OPC["add.i64"], rd, a, b]))
            want[rd] = 10**a + 10**b
        else:
            rows.append((rd, a, None))
            want[rd] = 10**a
    registers = {i: 10**i for i in range(n)}
    out = _sequence(rows, _Registers(n))
    perform(out, registers)
    for i in range(n):
        assert registers[i] == want.get(i, 10**i), (rows, out)


def test_swap_takes_three_moves():
    assert len(_sequence([(0, 1, None), (1, 0, None)], _Registers(2))) == 3


# -- limits and the verifiers themselves
def test_too_many_registers(monkeypatch):
    """A function that is returned to twice shares no registers; there is an end to them."""
    monkeypatch.setattr(regalloc, "MAX_REGS", 100)
    body = "\n".join(f"%v{i + 1} = add i64 %v{i}, %x" for i in range(120))
    text = f"""declare i32 @setjmp(ptr)
    define i64 @f(ptr %b, i64 %x) {{
      %r = call i32 @setjmp(ptr %b)
      %v0 = add i64 %x, 1
      {body}
      ret i64 %v120 }}"""
    with pytest.raises(CompileError, match="in function 'f'.*registers"):
        lower_module(read_llvm(text.encode()), "test")


class _Function:
    """An MFunction of one block, for the verifiers."""

    def __init__(self, insns, vtypes):
        from allvm.frontend.cfg import Cfg

        self.name = "f"
        block = MBlock()
        block.insns = insns
        block.index = 0
        self.blocks = [block]
        self.vtypes = vtypes
        self.params = [0]
        self.frame = 0
        self.frame_reg = None
        self.materialise = {}
        self.repeated = {}
        self.cfg = Cfg([[]])


def test_verifier_finds_a_read_before_a_write():
    fn = _Function([[OPC["add.i64.k"], 1, 2, 5], [OPC["ret"], (1,)]], ["i64"] * 3)
    with pytest.raises(MachineError, match="read before"):
        verify_ssa(fn)


def test_verifier_finds_a_wrong_allocation():
    insns = [[OPC["add.i64.k"], 1, 0, 5], [OPC["add.i64.k"], 2, 0, 6], [OPC["add.i64"], 3, 1, 2], [OPC["ret"], (3,)]]
    fn = _Function(insns, ["i64"] * 4)
    verify_allocation(fn, regalloc.Registers([0, 1, 0, 0], 2, {}))
    with pytest.raises(MachineError, match="is expected in r"):
        verify_allocation(fn, regalloc.Registers([0, 0, 1, 0], 2, {}))
