"""Control flow: switches, phis, computed goto, irreducible graphs, layout."""

import random

import pytest
from allvm.frontend.cfg import Cfg
from allvm.interp.oracle import Oracle
from allvm.ir import isa
from allvm.ir.errors import Trap
from ir_tools import M64, code, compile_c, lowered, names, native, run


def switch_text(w, cases, default=-7):
    def const(k):
        return str(k - (1 << w) if k >> w - 1 else k)

    lines = "\n".join(f"    i{w} {const(k)}, label %t{t}" for k, t in cases.items())
    blocks = "\n".join(f"t{t}:\n  ret i64 {t}" for t in sorted(set(cases.values())))
    narrow = f"%v = trunc i64 %x to i{w}" if w < 64 else "%v = or i64 %x, 0"
    return f"""define i64 @f(i64 %x, i64 %y) {{
  {narrow}
  switch i{w} %v, label %other [
{lines}
  ]
{blocks}
other:
  ret i64 {default} }}"""


def check_switch(w, cases):
    text = switch_text(w, cases)
    module = lowered(text)
    near = {k + d for k in cases for d in (-1, 0, 1)} | {0, 1, (1 << w) - 1, 1 << w - 1, (1 << w - 1) - 1}
    o = Oracle(module)
    for k in sorted(near):
        k %= 1 << w
        assert o.call("f", [k | (0xF0F << w & M64), 0]) == [cases.get(k, -7) & M64], f"case {k:#x}"
    return module


SHAPES = {
    "dense": {k: k % 3 for k in range(40)},
    "holes": {k * 2: k for k in range(20)},
    "sparse": {k * 1000: k for k in range(20)},
    "one": {5: 1},
    "two": {5: 1, 9: 2},
    "ranges": {**dict.fromkeys(range(10, 30), 1), **dict.fromkeys(range(50, 60), 2), 61: 3, **dict.fromkeys(range(62, 100), 4)},
    "clusters": {**{k: k for k in range(10)}, **{200 + k: k for k in range(10)}, 100: 99},
}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("w", [8, 16, 17, 32, 48, 64])
def test_switch(w, shape):
    cases = {k: t for k, t in SHAPES[shape].items() if k < 1 << w}
    check_switch(w, cases)
    check_switch(w, {((1 << w) - 1 - k) % (1 << w): t for k, t in cases.items()})


@pytest.mark.parametrize("seed", range(12))
def test_switch_on_anything(seed):
    r = random.Random(seed)
    w = r.choice((8, 16, 32, 33, 64))
    base = [r.getrandbits(w) for _ in range(4)]
    cases = {(r.choice(base) + r.randrange(-20, 20)) % (1 << w): r.randrange(6) for _ in range(r.randrange(1, 60))}
    check_switch(w, cases)


def test_switch_spans_more_than_half():
    check_switch(64, {0: 1, 1 << 63: 2, (1 << 63) - 1: 3, M64: 4, 1 << 62: 5, 3 << 62: 6, 12345: 7})


def test_wide_switch():
    ks = {0: 1, 1 << 64: 2, (1 << 127) + 5: 3, (1 << 127) + 6: 4, M64: 5, (1 << 128) - 1: 6, 7 << 64: 7}
    lines = "\n".join(f"i128 {k - (1 << 128) if k >> 127 else k}, label %t{t}" for k, t in ks.items())
    blocks = "\n".join(f"t{t}: ret i64 {t}" for t in ks.values())
    text = f"""define i64 @f(i128 %x) {{
      switch i128 %x, label %other [ {lines} ]
      {blocks}
    other: ret i64 99 }}"""
    o = Oracle(lowered(text))
    for k in {k + d for k in ks for d in (-1, 0, 1)} | {5}:
        k %= 1 << 128
        assert o.call("f", [k & M64, k >> 64]) == [ks.get(k, 99)]


def test_dense_switch_is_one_instruction():
    assert names(lowered(switch_text(32, SHAPES["dense"])))[0] == "switch"


def test_phis_swap():
    """Two phis that take each other's value, and three that rotate."""
    text = """define i64 @f(i64 %n, i64 %y) {
    entry: br label %loop
    loop:
      %i = phi i64 [ %n, %entry ], [ %j, %loop ]
      %a = phi i64 [ 1, %entry ], [ %b, %loop ]
      %b = phi i64 [ 2, %entry ], [ %a, %loop ]
      %p = phi i64 [ 3, %entry ], [ %q, %loop ]
      %q = phi i64 [ 4, %entry ], [ %r, %loop ]
      %r = phi i64 [ 5, %entry ], [ %p, %loop ]
      %j = sub i64 %i, 1
      %more = icmp sgt i64 %j, 0
      br i1 %more, label %loop, label %end
    end:
      %s1 = mul i64 %a, 10
      %s2 = add i64 %s1, %b
      %s3 = mul i64 %s2, 10
      %s4 = add i64 %s3, %p
      %s5 = mul i64 %s4, 10
      %s6 = add i64 %s5, %q
      ret i64 %s6 }"""
    rows = [(n, 0) for n in range(1, 8)]
    m = lowered(text)
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)


def test_lost_copy():
    """The old value of a phi is needed after the new one was written."""
    text = """define i64 @f(i64 %n, i64 %y) {
    entry: br label %loop
    loop:
      %x = phi i64 [ 1, %entry ], [ %x2, %loop ]
      %x2 = add i64 %x, 1
      %more = icmp slt i64 %x2, %n
      br i1 %more, label %loop, label %end
    end: ret i64 %x }"""
    m = lowered(text)
    rows = [(n, 0) for n in (0, 1, 2, 5)]
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)


def test_loop_variable_stays_in_place():
    """No copies in a loop whose old values are used after their successors are computed."""
    bc = compile_c("""
        long f(char *s) { long n = 0; while (*s) { char c = *s++; n = n * 31 + c; } return n; }""")
    insns = code(lowered(bc))
    assert sum(i[0] == "mov" for i in insns) <= 1


def test_critical_edges():
    text = """define i64 @f(i64 %x, i64 %y) {
    entry:
      %c = icmp sgt i64 %x, %y
      br i1 %c, label %join, label %other
    other:
      %d = icmp sgt i64 %x, 5
      br i1 %d, label %join, label %last
    join:
      %p = phi i64 [ %x, %entry ], [ 7, %other ]
      %q = phi i64 [ 9, %entry ], [ %y, %other ]
      %s = shl i64 %p, 8
      %r = or i64 %s, %q
      br label %last
    last:
      %z = phi i64 [ %r, %join ], [ %x, %other ]
      ret i64 %z }"""
    rows = [(x, y) for x in (0, 3, 6, 9) for y in (0, 4, 8)]
    m = lowered(text)
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)


def test_edges_of_a_switch_to_one_block():
    """Several edges from one switch to one block, and phis there."""
    text = """define i64 @f(i64 %x, i64 %y) {
    entry: switch i64 %x, label %a [ i64 1, label %b
                                     i64 2, label %b
                                     i64 900, label %b ]
    a: br label %b
    b: %p = phi i64 [ 5, %a ], [ %y, %entry ], [ %y, %entry ], [ %y, %entry ]
       ret i64 %p }"""
    rows = [(x, 77) for x in (0, 1, 2, 900, 901)]
    m = lowered(text)
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)


def test_irreducible():
    bc = compile_c("""
        long f(long a, long b) {
            long n = 0;
            if (a & 1) goto second;
        first: n += 3; a--;
            if (n > 100) return n;
        second: n = n * 2 + b; a++;
            if (n < 50) goto first;
            if (a < 20) goto second;
            return n ^ a;
        }""")
    o = Oracle(lowered(bc))

    def reference(a, b):
        n, at = 0, "second" if a & 1 else "first"
        while True:
            if at == "first":
                n += 3
                a -= 1
                if n > 100:
                    return n
            n = n * 2 + b
            a += 1
            at = "first" if n < 50 else "second"
            if n >= 50 and a >= 20:
                return n ^ a

    for a in range(0, 24, 3):
        for b in (0, 1, 5, 40):
            assert o.call("f", [a, b]) == [reference(a, b) & M64]


def test_computed_goto():
    source = """
        int f(const char *p) {
            static void *table[] = { &&add, &&twice, &&stop };
            int x = 1;
            goto *table[*p - '0'];
        add: x += 5; p++; goto *table[*p - '0'];
        twice: x *= 2; p++; goto *table[*p - '0'];
        stop: return x;
        }
        int run(int k) { return k == 0 ? f("2") : k == 1 ? f("0102") : f("11102"); }"""
    for level in (0, 2):
        m = lowered(compile_c(source, level))
        assert [Oracle(m).call("run", [k])[0] for k in range(3)] == [1, 17, 13]


def test_jump_through_a_table_of_labels():
    """An interpreter's dispatch becomes a switch on the opcode itself: the table of labels is not read."""
    source = """
        long run(const unsigned char *p, long x) {
            static const void *const table[8] = { &&halt, &&inc, &&twice, &&neg, &&inc, &&skip, &&square, &&halt };
        next: goto *table[*p++ & 7];
        inc: x += 1; goto next;
        twice: x *= 2; goto next;
        neg: x = -x; goto next;
        skip: p++; goto next;
        square: x *= x; goto next;
        halt: return x;
        }
        static const unsigned char code[] = { 1, 2, 5, 3, 4, 6, 13, 0, 3, 0 };
        long start(long x) { return run(code, x); }"""
    m = lowered(compile_c(source, 2))
    assert [Oracle(m).call("start", [x])[0] for x in (3, 10)] == [-81 & M64, -529 & M64]
    functions = [f for f in m.functions if any(isa.OPS[i[0]].name == "switch" for i in f.code)]
    assert functions and not any(isa.OPS[i[0]].name == "ld.i64" for f in functions for i in f.code)


def test_jump_to_no_label_traps():
    text = """define i64 @f(i64 %x, i64 %y) {
    entry: %p = inttoptr i64 %x to ptr
      indirectbr ptr %p, [ label %a, label %b ]
    a: ret i64 1
    b: ret i64 2 }
    @keep = global [2 x ptr] [ ptr blockaddress(@f, %a), ptr blockaddress(@f, %b) ]"""
    o = Oracle(lowered(text))
    assert sorted(o.call("f", [k, 0])[0] for k in (1, 2)) == [1, 2]
    for k in (0, 3, M64):
        with pytest.raises(Trap) as e:
            o.call("f", [k, 0])
        assert e.value.kind == "unreachable"


def test_unreachable_traps():
    with pytest.raises(Trap) as e:
        run("define void @f() { unreachable }")
    assert e.value.kind == "unreachable"


def test_trap_in_mid_block():
    text = """declare void @llvm.trap()
    define i64 @f(i64 %x, i64 %y) {
      %c = icmp eq i64 %x, 0
      br i1 %c, label %bad, label %good
    bad:
      call void @llvm.trap()
      %z = add i64 %y, 1
      br label %good
    good:
      %p = phi i64 [ %z, %bad ], [ %y, %0 ]
      ret i64 %p }"""
    assert run(text, 1, 5) == [5]
    with pytest.raises(Trap):
        run(text, 0, 5)


def test_unreachable_blocks_are_dropped():
    text = """define i64 @f(i64 %x, i64 %y) {
      ret i64 %x
    dead:
      %p = phi i64 [ 1, %dead ], [ %q, %dead2 ]
      br i1 true, label %dead, label %dead2
    dead2:
      %q = add i64 %p, 1
      br label %dead }"""
    assert names(lowered(text)) == ["ret"]


def test_cold_code_is_at_the_end():
    bc = compile_c("""
        void die(int) __attribute__((noreturn));
        int f(int a, int b) { if (a < 0) die(a); if (b < 0) die(b); return a / (b + 1); }""")
    insns = names(lowered(bc))
    assert insns.index("ret") < insns.index("call")


# -- the analyses
def brute_dominates(succs, a, b):
    """Whether b cannot be reached without a."""
    if a == 0:
        return True
    seen, work = {0}, [0]
    while work:
        for s in succs[work.pop()]:
            if s != a and s not in seen:
                seen.add(s)
                work.append(s)
    return b not in seen


@pytest.mark.parametrize("seed", range(40))
def test_dominators_and_loops(seed):
    r = random.Random(seed)
    n = r.randrange(1, 14)
    succs = [[r.randrange(n) for _ in range(r.randrange(4))] if n > 1 else [] for _ in range(n)]
    succs = [[s for s in ss if s] for ss in succs]  # nothing goes back to the entry
    c = Cfg(succs)
    for b in c.rpo:
        for a in c.rpo:
            assert c.dominates(a, b) == (a == b or brute_dominates(succs, a, b)), (succs, a, b)
    for h in c.parent:
        body = {b for b in c.rpo if c.in_loop(b, h)}
        assert h in body
        latches = {p for p in c.preds[h] if c.dominates(h, p)}
        assert latches and latches <= body
        want, work = {h}, list(latches)
        while work:  # a natural loop: what reaches a latch without passing the header
            b = work.pop()
            if b not in want:
                want.add(b)
                work += c.preds[b]
        assert body == want
    assert all(f > 0 for f in (c.freq[b] for b in c.rpo))
