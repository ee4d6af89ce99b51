"""Global variables, constant expressions, linkage, aliases, constructors."""

import pytest
from allvm.frontend.lowering import lower_module
from allvm.frontend.reader import read_llvm
from allvm.interp.oracle import Oracle
from allvm.ir.errors import CompileError
from allvm.ir.module import COMMON, GLOBAL, LOCAL, WEAK
from ir_tools import M64, compile_c, lowered, run

LAYOUT = 'target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"\n'


def data(module):
    return {d.name: d for d in module.data}


def test_initialisers():
    text = LAYOUT + """%s = type { i8, i32, [2 x i16], double, <{ i8, i64 }>, i1, i24 }
    @s = constant %s { i8 1, i32 -2, [2 x i16] [i16 3, i16 4], double 1.5, <{ i8, i64 }> <{ i8 5, i64 6 }>, i1 true, i24 -3 }
    @t = global [5 x i8] c"ab\\00c\\00"
    @z = global [1000 x i64] zeroinitializer, align 64
    @w = global i128 18446744073709551617
    @v = global <4 x i16> <i16 1, i16 2, i16 3, i16 4>
    @b = global <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1>
    @h = global [2 x half] [half 1.0, half 2.0]
    @u = global { i32, i32 } { i32 undef, i32 7 }
    @n = global [3 x float] [float 1.0, float 0.0, float -0.0]
    @q = global fp128 0xL00000000000000003FFF000000000000"""
    d = data(lowered(text))
    s = d["s"]
    assert s.size == 40 and s.readonly and s.align == 3
    image = s.init + bytes(s.size - len(s.init))
    assert image[:12] == bytes((1, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF, 3, 0, 4, 0))
    assert image[16:24] == bytes.fromhex("000000000000f83f")
    assert image[24:33] == bytes((5, 6, 0, 0, 0, 0, 0, 0, 0)) and image[33] == 1 and image[36:39] == bytes((0xFD, 0xFF, 0xFF))
    assert d["t"].init == b"ab\0c" and d["t"].size == 5 and not d["t"].readonly
    assert d["z"].init == b"" and d["z"].size == 8000 and d["z"].align == 6
    assert d["w"].init == bytes((1, 0, 0, 0, 0, 0, 0, 0, 1))
    assert d["v"].init == bytes((1, 0, 2, 0, 3, 0, 4))
    assert d["b"].init == bytes((0x85,))
    assert d["h"].init == bytes.fromhex("003c0040")
    assert d["u"].init == bytes((0, 0, 0, 0, 7))
    assert d["n"].init == bytes.fromhex("0000803f" "00000000" "00000080")
    assert d["q"].init == bytes.fromhex("0000000000000000" "000000000000ff3f")


def test_addresses_in_data():
    text = LAYOUT + """@a = global [4 x i32] [i32 10, i32 11, i32 12, i32 13]
    @p = global ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 2)
    @i = global i64 add (i64 ptrtoint (ptr @a to i64), i64 4)
    @j = global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @a, i64 12) to i64), i64 ptrtoint (ptr @a to i64))
    @s = global { i8, ptr, ptr, i32 } { i8 1, ptr @a, ptr @g, i32 trunc (i64 ptrtoint (ptr null to i64) to i32) }
    @k = global ptr inttoptr (i64 4096 to ptr)
    @l = external global i32
    @m = global [2 x ptr] [ptr @l, ptr getelementptr (i8, ptr @l, i64 -4)]
    @n = global ptr null
    define i32 @g() { ret i32 77 }
    define i64 @f(i64 %which) {
      switch i64 %which, label %other [ i64 0, label %p
        i64 1, label %i
        i64 2, label %j
        i64 3, label %s
        i64 4, label %k ]
    p: %p1 = load ptr, ptr @p
       %p2 = load i32, ptr %p1
       br label %out
    i: %i1 = load i64, ptr @i
       %i2 = inttoptr i64 %i1 to ptr
       %i3 = load i32, ptr %i2
       br label %out
    j: %j1 = load i32, ptr @j
       br label %out
    s: %s1 = load ptr, ptr getelementptr ({ i8, ptr, ptr, i32 }, ptr @s, i64 0, i32 2)
       %s2 = call i32 %s1()
       br label %out
    k: %k1 = load i32, ptr @k
       br label %out
    other: br label %out
    out: %r = phi i32 [ %p2, %p ], [ %i3, %i ], [ %j1, %j ], [ %s2, %s ], [ %k1, %k ], [ 0, %other ]
       %z = zext i32 %r to i64
       ret i64 %z }"""
    m = lowered(text)
    o = Oracle(m, host={"l": bytes(4)})
    assert [o.call("f", [k])[0] for k in range(5)] == [12, 11, 12, 77, 4096]
    assert [x.name for x in m.import_data] == ["l"]
    assert [r.addend for r in data(m)["m"].relocs] == [0, -4]


def test_constant_expressions_in_code():
    text = LAYOUT + """@a = global [4 x i32] [i32 10, i32 11, i32 12, i32 13]
    @b = global i8 0
    define i64 @f() {
      %v = load i32, ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 3)
      store i64 ptrtoint (ptr getelementptr (i8, ptr @a, i64 8) to i64), ptr %m
      ret i64 0 }""".replace("      store", "      %m = alloca i64\n      store")
    assert run(text) == [0]
    text = LAYOUT + """@a = global [64 x i8] zeroinitializer, align 64
    @b = global [64 x i8] zeroinitializer, align 64
    define i64 @f() {
      %d = select i1 true, i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @b, i64 6) to i64), i64 ptrtoint (ptr @b to i64)), i64 0
      ret i64 %d }
    define i64 @g(i1 %c) {
      br i1 %c, label %x, label %y
    x: br label %y
    y: %p = phi i64 [ sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64)), %x ], [ 1, %0 ]
      %q = trunc i64 ptrtoint (ptr @a to i64) to i8
      %r = zext i8 %q to i64
      %s = or i64 %p, %r
      ret i64 %s }"""
    m = lowered(text)
    assert Oracle(m).call("f") == [6]
    assert Oracle(m).call("g", [1])[0] in (64, M64 - 63) and Oracle(m).call("g", [0])[0] & ~0xC0 == 1


def test_linkage():
    text = """@c = common global i32 0, align 4
    @w = weak global i32 1
    @i = internal global i32 2
    @p = private global i32 3
    @l = linkonce_odr constant i32 4
    @x = available_externally global i32 5
    @e = extern_weak global i32
    define weak void @wf() { ret void }
    define linkonce_odr hidden void @lf() { ret void }
    define internal void @if() { ret void }
    define available_externally void @xf() { ret void }
    declare extern_weak void @ef()
    declare void @unused()
    define i32 @f() {
      call void @xf()
      %v = load i32, ptr @x
      %i = load i32, ptr @i
      %p = load i32, ptr @p
      %c = icmp eq ptr @ef, null
      %d = icmp eq ptr @e, null
      %r = and i1 %c, %d
      %z = zext i1 %r to i32
      ret i32 %z }"""
    m = lowered(text)
    d = data(m)
    assert (d["c"].linkage, d["c"].size, d["c"].init) == (COMMON, 4, b"")
    assert d["w"].linkage == WEAK and d["i"].linkage == LOCAL and d[""].linkage == LOCAL and d["l"].linkage == WEAK
    f = {x.name: x.linkage for x in m.functions}
    assert f == {"wf": WEAK, "lf": WEAK, "if": LOCAL, "f": GLOBAL}
    assert {x.name: x.weak for x in m.import_funcs} == {"xf": False, "ef": True}
    assert {x.name: x.weak for x in m.import_data} == {"x": False, "e": True}


def test_aliases():
    text = LAYOUT + """@a = global [4 x i32] [i32 10, i32 11, i32 12, i32 13]
    @b = alias i32, getelementptr ([4 x i32], ptr @a, i64 0, i64 2)
    @c = weak alias i64 (i64), ptr @g
    @d = alias i32, ptr @b
    define i64 @g(i64 %x) { %r = add i64 %x, 1
      ret i64 %r }
    define i64 @f() {
      %v = load i32, ptr @d
      %z = zext i32 %v to i64
      %r = call i64 @c(i64 %z)
      ret i64 %r }"""
    m = lowered(text)
    assert {(a.name, a.kind, a.offset, a.linkage) for a in m.aliases} == {
        ("b", "data", 8, GLOBAL), ("c", "func", 0, WEAK), ("d", "data", 8, GLOBAL)
    }  # fmt: skip
    assert Oracle(m).call("f") == [13]


def test_constructors():
    text = """@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @a, ptr null }, { i32, ptr, ptr } { i32 101, ptr @b, ptr null }]
    @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @c, ptr null }]
    @llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
    define internal void @a() { ret void }
    define internal void @b() { ret void }
    define internal void @c() { ret void }"""
    m = lowered(text)
    name = lambda i: m.functions[i - len(m.import_funcs)].name  # noqa: E731
    assert [(p, name(i)) for p, i in m.init] == [(65535, "a"), (101, "b")]
    assert [(p, name(i)) for p, i in m.fini] == [(65535, "c")]
    assert m.data == []


def test_thread_locals_are_plain_data():
    bc = compile_c("_Thread_local int t = 5; static __thread int u; int f(int x) { u += x; t += u; return t; }")
    assert run(bc, 3) == [8]


def test_relative_lookup_tables():
    """LLVM turns tables of pointers into 32-bit differences when it compiles for position independence."""
    text = LAYOUT + """@a = private unnamed_addr constant [2 x i8] c"x\\00"
    @b = private unnamed_addr constant [2 x i8] c"y\\00"
    @reltable.f = private unnamed_addr constant [2 x i32] [
      i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @reltable.f to i64)) to i32),
      i32 trunc (i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @reltable.f to i64)) to i32)]
    declare ptr @llvm.load.relative.i64(ptr, i64)
    define i32 @f(i64 %i) {
      %o = shl i64 %i, 2
      %p = call ptr @llvm.load.relative.i64(ptr @reltable.f, i64 %o)
      %c = load i8, ptr %p
      %q = call ptr @llvm.load.relative.i64(ptr @reltable.f, i64 4)
      %d = load i8, ptr %q
      %s = zext i8 %c to i32
      %t = zext i8 %d to i32
      %u = shl i32 %t, 8
      %r = or i32 %s, %u
      ret i32 %r }"""
    assert run(text, 0) == [ord("x") | ord("y") << 8] and run(text, 1) == [ord("y") | ord("y") << 8]


def test_differences_of_objects_are_an_error():
    text = """@a = global i32 0
    @b = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @c to i64))
    @c = global i32 0"""
    with pytest.raises(CompileError, match="variable 'b'"):
        lower_module(read_llvm(text.encode()), "test")


def test_unused_declarations_are_not_imported():
    m = lowered("declare void @a()\n@b = external global i32\ndefine void @f() { ret void }")
    assert m.import_funcs == [] and m.import_data == []


def test_program_of_several_kinds_of_data():
    bc = compile_c("""
        struct node { int v; struct node *next; } c = {3, 0}, b = {2, &c}, a = {1, &b};
        static int (*const table[])(int) = {0, (int (*)(int))0, 0};
        static const char *const words[] = {"one", "two", "three"};
        union { double d; long l; } u = {2.0};
        static char text[] = "hello";
        long f(void) { long s = 0; for (struct node *n = &a; n; n = n->next) s = s * 10 + n->v;
            for (int i = 0; i < 3; i++) s = s * 31 + words[i][1];
            return s + (table[1] == 0) + u.l + text[4]; }""")
    want = 123
    for w in ("one", "two", "three"):
        want = want * 31 + ord(w[1])
    assert run(bc) == [want + 1 + 0x4000000000000000 + ord("o")]
