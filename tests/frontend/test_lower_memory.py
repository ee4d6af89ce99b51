"""Memory: addresses, widths, the frame, block operations."""

import pytest
from allvm.interp.oracle import Oracle
from allvm.ir.errors import Trap
from ir_tools import M64, code, compile_c, lowered, names, native, run


@pytest.mark.parametrize("w", [1, 5, 8, 13, 16, 24, 32, 40, 48, 56, 63, 64])
def test_widths(w):
    """A store writes the bytes of its type and no more; a load of it gives the value back."""
    text = f"""define i64 @f(i64 %x, i64 %y) {{
      %m = alloca [3 x i64], align 8
      %m1 = getelementptr i8, ptr %m, i64 8
      %m2 = getelementptr i8, ptr %m, i64 16
      store i64 -1, ptr %m
      store i64 %y, ptr %m1
      store i64 -1, ptr %m2
      %v = {f"trunc i64 %x to i{w}" if w < 64 else "or i64 %x, 0"}
      store i{w} %v, ptr %m1
      %l = load i{w}, ptr %m1
      %z = {f"zext i{w} %l to i64" if w < 64 else "or i64 %l, 0"}
      %a = load i64, ptr %m
      %b = load i64, ptr %m1
      %c = load i64, ptr %m2
      %s = mul i64 %b, 3
      %t = xor i64 %s, %z
      %u = and i64 %a, %c
      %r = xor i64 %t, %u
      ret i64 %r }}"""
    rows = [(x, y) for x in (0, 1, M64, 0x123456789ABCDEF0, 0xFEDCBA9876543210) for y in (0, M64)]
    m = lowered(text)
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)


def test_getelementptr():
    """Every kind of index: constant, negative, narrow, sums, factors, several at once, a displacement that is too large."""
    text = """target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
    %s = type { i8, i32, [4 x { i16, i64 }] }
    define i64 @f(i64 %i, i64 %j) {
      %i32 = trunc i64 %i to i32
      %i8 = trunc i64 %i to i8
      %j32 = trunc i64 %j to i32
      %sum = add nsw i64 %i, 3
      %shift = shl i64 %j, 2
      %wide = sext i32 %i32 to i64
      %zero = zext i32 %j32 to i64
      %more = add nsw i32 %i32, 5
      %morew = sext i32 %more to i64
      %p = inttoptr i64 1000000 to ptr
      %a = getelementptr %s, ptr %p, i64 %i, i32 2, i64 %j, i32 1
      %b = getelementptr i32, ptr %p, i32 %i32
      %c = getelementptr i64, ptr %p, i8 %i8
      %d = getelementptr i16, ptr %p, i64 %sum
      %e = getelementptr i8, ptr %p, i64 %shift
      %g = getelementptr i64, ptr %p, i64 %wide
      %h = getelementptr double, ptr %p, i64 %zero
      %k = getelementptr float, ptr %p, i64 %morew
      %l = getelementptr [7 x i8], ptr %p, i64 %i
      %m = getelementptr i8, ptr %k, i64 100000
      %n = getelementptr i8, ptr %m, i64 -300000
      %o = getelementptr [256 x i64], ptr %n, i64 %j, i64 %i
      %q = getelementptr i8, ptr %o, i64 %j
      %r0 = ptrtoint ptr %a to i64
      %r1 = ptrtoint ptr %b to i64
      %r2 = ptrtoint ptr %c to i64
      %r3 = ptrtoint ptr %d to i64
      %r4 = ptrtoint ptr %e to i64
      %r5 = ptrtoint ptr %g to i64
      %r6 = ptrtoint ptr %h to i64
      %r7 = ptrtoint ptr %l to i64
      %r8 = ptrtoint ptr %q to i64
""" + "".join(f"      %t{n} = mul i64 %x{n}, 7\n      %x{n + 1} = add i64 %t{n}, %r{n}\n" for n in range(9)) + """
      ret i64 %x9 }"""
    text = text.replace("      %t0 =", "      %x0 = add i64 0, 0\n      %t0 =")
    rows = [(i, j) for i in (0, 1, 5, -2, 127, 200, -40000) for j in (0, 3, -1, 99999)]
    m = lowered(text)
    assert [Oracle(m).call("f", [x & M64 for x in row])[0] for row in rows] == native(text, rows)


def test_negative_index_before_a_global():
    """A folded address may start before its object."""
    text = """@a = global [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]
    define i32 @f(i64 %i) {
      %k = add nsw i64 %i, -1000
      %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %k
      %v = load i32, ptr %p
      ret i32 %v }"""
    assert [run(text, 1000 + k)[0] for k in range(8)] == list(range(1, 9))
    assert names(lowered(text)) == ["ld.i32", "ret"]


def test_address_shared_by_loads_and_a_value():
    bc = compile_c("int *f(int *p, long i, int *out) { int *q = p + i; *out = q[0] + q[1]; return q; }")
    insns = code(lowered(bc))
    loads = [i for i in insns if i[0] == "ld.i32"]
    assert sum(i[0] == "lea" for i in insns) == 1 and all(i[2][2] == -1 for i in loads)


def test_displacements_at_the_limit():
    for d in (65535, 65536, -65535, -65536, 1 << 20, -(1 << 31)):
        text = f"""define i64 @f(i64 %x, i64 %y) {{
          %p = inttoptr i64 %x to ptr
          %q = getelementptr i8, ptr %p, i64 {d}
          %v = load i8, ptr %q
          %z = zext i8 %v to i64
          ret i64 %z }}
        @g = global [4 x i8] c"abcd"
        define i64 @at() {{ %v = ptrtoint ptr @g to i64
          ret i64 %v }}""".replace("{ %v", "{\n %v")
        o = Oracle(lowered(text))
        (address,) = o.call("at")
        assert o.call("f", [(address + 2 - d) & M64, 0]) == [ord("c")], d


def test_frame():
    """Locals are one frame; their addresses differ and hold what was stored; none means no frame."""
    bc = compile_c("""
        void use(int *, char *, long *);
        int f(int n) { int a = n; char b[100]; long c[3]; use(&a, b, c); return a + b[99] + c[2]; }
        int g(int n) { return n + 1; }""", 0)
    m = lowered(bc)
    f, g = m.functions
    assert f.frame >= 128 and g.name == "g"
    bc = compile_c("int f(int n) { return n + 1; }", 2)
    assert lowered(bc).functions[0].frame == 0


def test_alignment_of_locals():
    text = """define i64 @f(i64 %x, i64 %y) {
      %a = alloca i8, align 1
      %b = alloca [10 x i8], align 64
      %c = alloca i32, align 4096
      %p = ptrtoint ptr %b to i64
      %q = ptrtoint ptr %c to i64
      %r = and i64 %p, 63
      %s = and i64 %q, 4095
      %t = or i64 %r, %s
      ret i64 %t }"""
    m = lowered(text)
    assert m.functions[0].frame_align == 12
    assert run(text, 0, 0) == [0]


def test_alloca_of_variable_size_and_in_loops():
    text = """define i64 @f(i64 %n, i64 %y) {
    entry: br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %j, %loop ]
      %last = phi i64 [ 0, %entry ], [ %at, %loop ]
      %sum = phi i64 [ 0, %entry ], [ %sum2, %loop ]
      %m = alloca i64, i64 %n, align 32
      %at = ptrtoint ptr %m to i64
      store i64 %i, ptr %m
      %d = sub i64 %last, %at
      %ok = icmp uge i64 %d, 32
      %k = zext i1 %ok to i64
      %v = load i64, ptr %m
      %s1 = add i64 %sum, %v
      %sum2 = add i64 %s1, %k
      %j = add i64 %i, 1
      %more = icmp ult i64 %j, 10
      br i1 %more, label %loop, label %end
    end: ret i64 %sum2 }"""
    assert run(text, 5, 0) == [45 + 10]


def test_stack_is_given_back():
    """A variable-length array in a loop of many rounds."""
    bc = compile_c("""
        void use(char *p) { p[0] = 1; }
        long f(long n) { long s = 0; for (long i = 0; i < n; i++) { char a[10000 + i % 7]; use(a); s += a[0]; } return s; }""", 1, ["-fno-inline"])
    assert run(bc, 3000) == [3000]


def test_huge_local_overflows_the_stack():
    with pytest.raises(Trap) as e:
        run("""declare void @g(ptr)
        define void @f() {
          %a = alloca [3000000000 x i8]
          store i8 1, ptr %a
          ret void }""")
    assert e.value.kind == "stack"


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 24, 31, 32, 33, 100])
def test_block_operations(size):
    """memcpy, memmove and memset of every size, overlapping too."""
    text = f"""declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
    declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
    define i64 @f(i64 %to, i64 %from) {{
      %m = alloca [512 x i8], align 16
      br label %fill
    fill:
      %i = phi i64 [ 0, %0 ], [ %j, %fill ]
      %p = getelementptr i8, ptr %m, i64 %i
      %c = trunc i64 %i to i8
      store i8 %c, ptr %p
      %j = add i64 %i, 1
      %more = icmp ult i64 %j, 512
      br i1 %more, label %fill, label %go
    go:
      %a = getelementptr i8, ptr %m, i64 %to
      %b = getelementptr i8, ptr %m, i64 %from
      call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 {size}, i1 false)
      %b2 = getelementptr i8, ptr %m, i64 300
      call void @llvm.memset.p0.i64(ptr %b2, i8 %c, i64 {size}, i1 false)
      %b3 = getelementptr i8, ptr %m, i64 401
      call void @llvm.memset.p0.i64(ptr %b3, i8 -85, i64 {size}, i1 false)
      %b4 = getelementptr i8, ptr %m, i64 203
      call void @llvm.memcpy.p0.p0.i32(ptr %b4, ptr %a, i32 {size}, i1 false)
      br label %sum
    sum:
      %x = phi i64 [ 0, %go ], [ %y, %sum ]
      %h = phi i64 [ 1, %go ], [ %h2, %sum ]
      %q = getelementptr i8, ptr %m, i64 %x
      %v = load i8, ptr %q
      %z = zext i8 %v to i64
      %h1 = mul i64 %h, 31
      %h2 = add i64 %h1, %z
      %y = add i64 %x, 1
      %again = icmp ult i64 %y, 512
      br i1 %again, label %sum, label %out
    out: ret i64 %h2 }}"""
    rows = [(0, 50), (50, 55), (55, 50), (51, 50), (50, 50)]
    m = lowered(text)
    assert [Oracle(m).call("f", row)[0] for row in rows] == native(text, rows)
    assert ("mem.copy" in names(m)) == (size >= 33 or size in (31,) or size == 100)


def test_variable_sizes_use_block_instructions():
    bc = compile_c("void f(char *a, char *b, unsigned n) { __builtin_memcpy(a, b, n); __builtin_memset(b, n, n); }")
    assert [n for n in names(lowered(bc)) if n.startswith("mem")] == ["mem.copy", "mem.fill"]


def test_small_struct_copy_is_inline():
    bc = compile_c("struct s { long a, b; }; void f(struct s *p, struct s *q) { *p = *q; }")
    assert names(lowered(bc)) == ["ld.i64", "ld.i64", "st.i64", "st.i64", "ret"]


def test_invariant_address_parts_leave_the_loop():
    """In m[i][j] over j, the row's address is not computed again and again."""
    bc = compile_c("double m[50][60]; double f(long i) { double s = 0; for (long j = 0; j < 60; j++) s += m[i][j]; return s; }")
    insns = code(lowered(bc))
    (end,) = [n for n, i in enumerate(insns) if i[0].startswith("br.")]
    assert [i[0] for i in insns[insns[end][-1] : end + 1]] == ["ld.f64", "add.f64", "add.i64.k", "br.ne.i64.k"]
