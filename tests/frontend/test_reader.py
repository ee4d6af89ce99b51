"""The LLVM IR reader: every form of instruction, constant, type and global."""

import pytest
from allvm.frontend.model import BlockAddress, Const, ConstAggregate, ConstExpr, InlineAsm, Param
from allvm.frontend.reader import read_llvm
from allvm.frontend.types import type_str
from allvm.ir.errors import CompileError, ParseError

LAYOUT = 'target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"\n'


def read(text):
    return read_llvm((LAYOUT + text).encode(), "test.ll")


def body(text, params="", ret="void", tail="ret void"):
    """The instructions of one function with that body."""
    m = read(f"define {ret} @f({params}) {{\n{text}\n{tail}\n}}\n")
    return [i for b in m.globals["f"].blocks for i in b.instrs]


def constant(type, text, before=""):
    return read(f"{before}\n@g = global {type} {text}").globals["g"].init


# --- instructions


@pytest.mark.parametrize("op", "add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split())
def test_integer_binary(op):
    i = body(f"%r = {op} i32 %a, -7", "i32 %a")[0]
    assert (i.op, i.name, type_str(i.type), i.flags) == (op, "r", "i32", frozenset())
    assert isinstance(i.operands[0], Param) and i.operands[0].name == "a"
    assert i.operands[1].kind == "int" and i.operands[1].value == 2**32 - 7


@pytest.mark.parametrize(
    "text, flags",
    [
        ("add nuw nsw", {"nuw", "nsw"}), ("sub nsw", {"nsw"}), ("shl nuw", {"nuw"}), ("sdiv exact", {"exact"}),
        ("or disjoint", {"disjoint"}), ("lshr exact", {"exact"}),
    ],
)  # fmt: skip
def test_flags(text, flags):
    assert body(f"%r = {text} i64 %a, %a", "i64 %a")[0].flags == flags


@pytest.mark.parametrize("op", "fadd fsub fmul fdiv frem".split())
def test_float_binary(op):
    i = body(f"%r = {op} nnan reassoc double %a, 1.5", "double %a")[0]
    assert (i.op, i.flags) == (op, {"nnan", "reassoc"})
    assert i.operands[1].value == 0x3FF8000000000000
    assert body(f"%r = {op} fast float %a, %a", "float %a")[0].flags == {"fast"}


def test_unary():
    i, j, k = body("%r = fneg nsz double %a\n%s = freeze i32 %b", "double %a, i32 %b")
    assert (i.op, i.flags, len(i.operands)) == ("fneg", {"nsz"}, 1)
    assert (j.op, type_str(j.type), len(j.operands)) == ("freeze", "i32", 1)
    assert k.op == "ret" and k.operands == []


@pytest.mark.parametrize(
    "op, a, b",
    [
        ("trunc", "i64", "i8"), ("zext", "i8", "i128"), ("sext", "i1", "i32"), ("fptrunc", "double", "half"),
        ("fpext", "bfloat", "double"), ("fptoui", "double", "i64"), ("fptosi", "x86_fp80", "i32"),
        ("uitofp", "i64", "fp128"), ("sitofp", "i32", "float"), ("ptrtoint", "ptr", "i64"), ("inttoptr", "i64", "ptr"),
        ("bitcast", "i64", "double"), ("ptrtoaddr", "ptr", "i64"), ("bitcast", "<4 x i8>", "i32"),
    ],
)  # fmt: skip
def test_casts(op, a, b):
    i = body(f"%r = {op} {a} %a to {b}", f"{a} %a")[0]
    assert (i.op, type_str(i.operands[0].type), type_str(i.type)) == (op, a, b)


def test_cast_flags():
    assert body("%r = zext nneg i8 %a to i64", "i8 %a")[0].flags == {"nneg"}
    assert body("%r = trunc nuw nsw i64 %a to i8", "i64 %a")[0].flags == {"nuw", "nsw"}


def test_compare():
    for p in "eq ne ugt uge ult ule sgt sge slt sle".split():
        i = body(f"%r = icmp {p} i32 %a, 3", "i32 %a")[0]
        assert (i.op, i.predicate, type_str(i.type)) == ("icmp", p, "i1")
    for p in "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split():
        i = body(f"%r = fcmp ninf {p} double %a, 3.0", "double %a")[0]
        assert (i.op, i.predicate, i.flags) == ("fcmp", p, {"ninf"})
    assert body("%r = icmp samesign ult i32 %a, 3", "i32 %a")[0].flags == {"samesign"}
    assert type_str(body("%r = icmp eq <4 x i32> %a, zeroinitializer", "<4 x i32> %a")[0].type) == "<4 x i1>"
    assert body("%r = icmp eq ptr %a, null", "ptr %a")[0].operands[1].kind == "null"


def test_select():
    i = body("%r = select i1 %c, i32 %a, i32 5", "i1 %c, i32 %a")[0]
    assert [type_str(o.type) for o in i.operands] == ["i1", "i32", "i32"]
    i = body("%r = select nnan <2 x i1> %c, <2 x float> %a, <2 x float> zeroinitializer", "<2 x i1> %c, <2 x float> %a")[0]
    assert type_str(i.type) == "<2 x float>" and i.flags == {"nnan"}


def test_phi_and_forward_references():
    ins = body(
        """br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %n, %loop ]
  %n = add i32 %i, 1
  %c = icmp eq i32 %n, 10
  br i1 %c, label %out, label %loop
out:""",
        ret="i32",
        tail="ret i32 %n",
    )
    br, phi, add, cmp, cond, ret = ins
    assert phi.operands[1] is add and add.operands[0] is phi and cmp.operands[0] is add
    assert phi.blocks[0] is br.block and phi.blocks[1] is phi.block and phi.block.name == "loop"
    assert br.blocks == [phi.block] and br.operands == []
    assert cond.blocks == [ret.block, phi.block] and cond.operands == [cmp]
    assert phi.block.preds == [br.block, phi.block] and ret.block.preds == [phi.block]
    assert [i.block.index for i in ins] == [0, 1, 1, 1, 1, 2]
    assert (add.users, phi.users, cmp.users) == (3, 1, 1)


def test_value_used_before_its_block_stands():
    ins = body(
        """br label %b
a:
  %y = call i32 %x(i32 %z)
  ret void
b:
  %x = load ptr, ptr %p
  %z = load i32, ptr %p
  br label %a""",
        "ptr %p",
        tail="",
    )
    call = ins[1]
    assert call.callee is ins[3] and call.operands[0] is ins[4] and ins[3].users == 1


def test_unnamed_values_and_blocks():
    m = read("define i32 @f(i32 %0, i32 %named, i32 %1) {\n  br label %3\n3:\n  ret i32 %1\n}")
    f = m.globals["f"]
    assert [p.name for p in f.params] == ["0", "named", "1"]
    assert [b.name for b in f.blocks] == ["2", "3"]


def test_quoted_names():
    m = read(
        '%"a type" = type { i32 }\n@"a \\22global\\22" = global i32 1\n'
        'define void @"f g"(ptr %"p q") {\n  br label %"b c"\n"b c":\n  %"v w" = load %"a type", ptr %"p q", align 4\n'
        '  store i32 0, ptr @"a \\22global\\22", align 4\n  ret void\n}'
    )
    f = m.globals["f g"]
    assert f.params[0].name == "p q" and f.blocks[1].name == "b c" and f.blocks[0].instrs[0].blocks == [f.blocks[1]]
    assert f.blocks[1].instrs[0].name == "v w" and f.blocks[1].instrs[0].type is m.named_types["a type"]
    assert f.blocks[1].instrs[1].operands[1] is m.globals['a "global"']


def test_alloca():
    a, b, c = body("%a = alloca i32, align 16\n%b = alloca { i8, i64 }, i64 %n, align 8\n%c = alloca i8", "i64 %n")[:3]
    assert (type_str(a.type), type_str(a.source_type), a.align, a.operands) == ("ptr", "i32", 16, [])
    assert (type_str(b.source_type), len(b.operands), b.align) == ("{ i8, i64 }", 1, 8)
    assert c.align == 1


def test_load_store():
    ins = body(
        "%a = load i32, ptr %p, align 2\n%b = load volatile i8, ptr %p\n%c = load atomic i64, ptr %p acquire, align 8\n"
        '%d = load atomic volatile i64, ptr %p syncscope("singlethread") seq_cst, align 8\n'
        "store i32 %a, ptr %p, align 1\nstore volatile i8 3, ptr %p\nstore atomic i64 %c, ptr %p release, align 8",
        "ptr %p",
    )
    a, b, c, d, e, f, g = ins[:7]
    assert (a.align, a.volatile, a.atomic, type_str(a.type)) == (2, False, None, "i32")
    assert (b.align, b.volatile) == (1, True)
    assert (c.atomic, c.volatile, c.align) == ("acquire", False, 8)
    assert (d.atomic, d.volatile) == ("seq_cst", True)
    assert e.operands[0] is a and isinstance(e.operands[1], Param) and e.align == 1 and type_str(e.type) == "void"
    assert f.volatile and f.operands[0].value == 3
    assert g.atomic == "release"


def test_getelementptr():
    ins = body(
        "%a = getelementptr inbounds nuw { i32, [4 x i8] }, ptr %p, i64 %i, i32 1, i64 2\n"
        "%b = getelementptr i8, ptr %p, i32 -1\n%c = getelementptr i8, <2 x ptr> %v, i64 1\n"
        "%d = getelementptr i8, ptr %p, <4 x i64> zeroinitializer",
        "ptr %p, i64 %i, <2 x ptr> %v",
    )
    a, b, c, d = ins[:4]
    assert (type_str(a.source_type), len(a.operands), a.flags) == ("{ i32, [4 x i8] }", 4, {"inbounds", "nuw"})
    assert type_str(a.type) == "ptr" and a.operands[2].value == 1 and type_str(a.operands[2].type) == "i32"
    assert b.operands[1].value == 0xFFFFFFFF
    assert type_str(c.type) == "<2 x ptr>" and type_str(d.type) == "<4 x ptr>"


def test_aggregates():
    a, b, c = body(
        "%a = extractvalue { i32, [2 x i64] } %s, 1, 0\n%b = insertvalue { i32, [2 x i64] } %s, i64 %a, 1, 1\n"
        "%c = extractvalue { i32, [2 x i64] } %b, 0",
        "{ i32, [2 x i64] } %s",
    )[:3]
    assert (type_str(a.type), a.indices) == ("i64", [1, 0])
    assert (type_str(b.type), b.indices, b.operands[1]) == ("{ i32, [2 x i64] }", [1, 1], a)
    assert type_str(c.type) == "i32"


def test_vectors():
    ins = body(
        "%a = extractelement <4 x i32> %v, i64 2\n%b = insertelement <4 x i32> poison, i32 %a, i32 0\n"
        "%c = shufflevector <4 x i32> %b, <4 x i32> %v, <2 x i32> <i32 5, i32 poison>\n"
        "%d = shufflevector <4 x i32> %b, <4 x i32> poison, <8 x i32> zeroinitializer\n"
        "%e = shufflevector <4 x i32> %b, <4 x i32> poison, <3 x i32> poison\n"
        "%f = add <4 x i32> %v, splat (i32 7)",
        "<4 x i32> %v",
    )
    a, b, c, d, e, f = ins[:6]
    assert type_str(a.type) == "i32" and a.operands[1].value == 2
    assert type_str(b.type) == "<4 x i32>" and b.operands[0].kind == "poison" and b.operands[1] is a
    assert (type_str(c.type), c.indices) == ("<2 x i32>", [5, -1])
    assert (type_str(d.type), d.indices) == ("<8 x i32>", [0] * 8)
    assert e.indices == [-1] * 3
    assert [x.value for x in f.operands[1].elements] == [7] * 4


def test_switch():
    ins = body("switch i8 %x, label %d [\n  i8 -1, label %a\n  i8 3, label %a\n  i8 4, label %d\n]\na:\n  ret void\nd:", "i8 %x")
    s = ins[0]
    assert s.cases == [255, 3, 4] and [b.name for b in s.blocks] == ["d", "a", "a", "d"]
    assert ins[1].block.preds == [s.block] and ins[2].block.preds == [s.block]
    assert body("switch i8 %x, label %d [\n]\nd:", "i8 %x")[0].cases == []


def test_indirectbr_and_blockaddress():
    m = read(
        "@t = constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]\n"
        "define void @f(ptr %p) {\n  indirectbr ptr %p, [label %a, label %b]\na:\n  ret void\nb:\n  unreachable\n}"
    )
    f = m.globals["f"]
    a, b = m.globals["t"].init.elements
    assert isinstance(a, BlockAddress) and a.function is f and a.block is f.blocks[1] and b.block is f.blocks[2]
    assert f.blocks[0].instrs[0].blocks == f.blocks[1:] and f.blocks[2].instrs[0].op == "unreachable"
    assert f.blocks[1].preds == [f.blocks[0]]


def test_call():
    m = read(
        """declare i32 @printf(ptr, ...)
declare void @g(ptr, i8, i64)
define i32 @f(ptr %p) #0 {
  %1 = tail call signext i32 (ptr, ...) @printf(ptr noundef nonnull align 8 dereferenceable(4) %p, i32 3, double 0.0) #1
  musttail call fastcc void @g(ptr byval({ i32, i64 }) align 16 %p, i8 noundef signext 3, i64 range(i64 0, 9) poison)
  ret i32 %1
}
attributes #0 = { nounwind "no-trapping-math"="true" memory(none) }
attributes #1 = { returns_twice }
""".replace("musttail call", "notail call")
    )
    f = m.globals["f"]
    a, b, _ = f.blocks[0].instrs
    assert (a.op, a.tail, type_str(a.type), type_str(a.source_type)) == ("call", "tail", "i32", "i32 (ptr, ...)")
    assert a.callee is m.globals["printf"] and a.attrs == {"returns_twice"} and len(a.operands) == 3
    assert a.arg_attrs == [{"noundef": True, "nonnull": True, "align": 8, "dereferenceable": 4}, {}, {}]
    assert (b.tail, type_str(b.source_type), b.attrs) == ("notail", "void (ptr, i8, i64)", frozenset())
    assert b.arg_attrs[0]["align"] == 16 and type_str(b.arg_attrs[0]["byval"]) == "{ i32, i64 }"
    assert b.arg_attrs[1] == {"noundef": True, "signext": True}
    assert b.operands[2].kind == "poison" and "range" in b.arg_attrs[2]
    assert f.attrs == {"nounwind", "no-trapping-math=true", "memory(none)"}


def test_call_forms():
    ins = body(
        """%a = call fast double %p(double %d)
  call void inttoptr (i64 4096 to ptr)(i32 1)
  call void asm sideeffect "nop, !x $0", "r,~{memory}"(i32 3), !srcloc !0
  %b = call { i32, i32 } asm "cpuid", "={ax},={bx}"()
  call void %p() [ "deopt"(i32 5, ptr %p) ]
  %c = call ptr %p(ptr @f)
  %e = call double @llvm.experimental.constrained.fadd.f64(double %d, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") #0
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]""",
        "ptr %p, double %d",
        tail="ret void\n}\ndeclare void @llvm.assume(i1)\n"
        "declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)\n"
        "attributes #0 = { strictfp }\n!0 = !{i64 1}\ndefine void @rest() {\n  ret void",
    )
    a, b, c, d, e, f, g, h = ins[:8]
    assert isinstance(a.callee, Param) and a.flags == {"fast"}
    assert isinstance(b.callee, ConstExpr) and b.callee.op == "inttoptr" and b.operands[0].value == 1
    assert isinstance(c.callee, InlineAsm) and c.callee.sideeffect
    assert (c.callee.template, c.callee.constraints) == ("nop, !x $0", "r,~{memory}")
    assert not d.callee.sideeffect and type_str(d.type) == "{ i32, i32 }"
    assert e.operands == [] and f.operands[0].what == "func"
    assert [o.value for o in g.operands[2:]] == ["round.dynamic", "fpexcept.strict"] and g.attrs == {"strictfp"}
    assert h.operands[0].value == 1


def test_atomics():
    ins = body(
        """%a = atomicrmw volatile add ptr %p, i32 1 seq_cst, align 4
  %b = cmpxchg weak ptr %p, i32 0, i32 %a syncscope("one") acq_rel monotonic, align 4
  %c = cmpxchg volatile ptr %p, ptr null, ptr %p release acquire, align 8
  fence syncscope("singlethread") acquire
  %d = atomicrmw xchg ptr %p, float 1.0 monotonic, align 4
  fence seq_cst""",
        "ptr %p",
    )
    a, b, c, d, e, f = ins[:6]
    assert (a.predicate, a.atomic, a.align, a.volatile, type_str(a.type)) == ("add", "seq_cst", 4, True, "i32")
    assert (type_str(b.type), b.atomic, b.operands[2]) == ("{ i32, i1 }", "acq_rel", a)
    assert type_str(c.type) == "{ ptr, i1 }" and c.volatile and c.align == 8
    assert d.op == "fence" and d.atomic == "acquire" and d.operands == []
    assert e.predicate == "xchg" and type_str(e.type) == "float" and f.atomic == "seq_cst"


def test_va_arg():
    i = body("%a = va_arg ptr %p, i64", "ptr %p")[0]
    assert (i.op, type_str(i.type)) == ("va_arg", "i64") and isinstance(i.operands[0], Param)


def test_exceptions():
    m = read(
        """declare i32 @pers(...)
declare i32 @g(i32)
define i32 @f() personality ptr @pers {
  %r = invoke i32 @g(i32 5) to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %l = landingpad { ptr, i32 } cleanup catch ptr @pers
  resume { ptr, i32 } %l
}"""
    )
    blocks = m.globals["f"].blocks
    i = blocks[0].instrs[0]
    assert (i.op, i.blocks, i.operands[0].value) == ("invoke", blocks[1:], 5)
    pad, resume = blocks[2].instrs
    assert [c for c, _ in pad.clauses] == ["cleanup", "catch"] and pad.clauses[1][1] is m.globals["pers"]
    assert resume.operands == [pad] and blocks[2].preds == [blocks[0]]


# --- constants


@pytest.mark.parametrize(
    "type, text, value",
    [
        ("i1", "true", 1), ("i1", "false", 0), ("i8", "-1", 255), ("i128", "-2", 2**128 - 2), ("i7", "65", 65),
        ("i65", "36893488147419103231", 2**65 - 1), ("i32", "u0xFFFFFFFF", 2**32 - 1),
        ("double", "1.0", 0x3FF0000000000000), ("double", "-0.0", 1 << 63), ("double", "0x7FF8000000000001", 0x7FF8000000000001),
        ("double", "1.0e300", 0x7E37E43C8800759C), ("double", "0xFFF0000000000000", 0xFFF0000000000000),
        ("float", "1.5", 0x3FC00000), ("float", "0x3FB99999A0000000", 0x3DCCCCCD), ("float", "0x7FF8000000000000", 0x7FC00000),
        ("float", "0xFFF4000000000000", 0xFFA00000), ("float", "0x36A0000000000000", 1), ("float", "0x7FF0000000000000", 0x7F800000),
        ("half", "0xH3C00", 0x3C00), ("bfloat", "0xR3F80", 0x3F80), ("half", "1.0", 0x3C00), ("bfloat", "1.0", 0x3F80),
        ("x86_fp80", "0xK3FFF8000000000000000", 0x3FFF8000000000000000),
        ("fp128", "0xL00000000000000014000A00000000000", 0x4000A000000000000000000000000001),
    ],
)  # fmt: skip
def test_numbers(type, text, value):
    c = constant(type, text)
    assert isinstance(c, Const) and c.value == value and type_str(c.type) == type


def test_constants_are_shared():
    m = read("@a = global { i32, i32, i32 } { i32 5, i32 5, i32 6 }")
    a, b, c = m.globals["a"].init.elements
    assert a is b and a is not c


def test_words():
    assert constant("ptr", "null").kind == "null"
    assert constant("{ i32, ptr }", "zeroinitializer").kind == "zero"
    assert constant("i32", "undef").kind == "undef" and constant("i32", "poison").kind == "poison"


def test_strings():
    c = constant("[8 x i8]", r'c"a\00\22\\\FF, !"')
    assert isinstance(c, ConstAggregate) and c.data == b'a\0"\\\xff, !'
    c = constant("{ [2 x i8], i32 }", '{ [2 x i8] c"]}", i32 1 }')
    assert c.elements[0].data == b"]}"


def test_aggregate_constants():
    c = constant("[2 x { i32, <2 x i16>, [0 x i8] }]", "[{ i32, <2 x i16>, [0 x i8] } { i32 1, <2 x i16> <i16 2, i16 3>, [0 x i8] zeroinitializer }, { i32, <2 x i16>, [0 x i8] } zeroinitializer]")
    first, second = c.elements
    assert [e.value for e in first.elements[1].elements] == [2, 3] and second.kind == "zero"
    c = constant("<{ i8, i32 }>", "<{ i8 1, i32 2 }>")
    assert c.type.packed and [e.value for e in c.elements] == [1, 2]
    assert [e.value for e in constant("<3 x i8>", "splat (i8 9)").elements] == [9] * 3
    assert constant("{}", "zeroinitializer").type.fields == ()


def test_constant_expressions():
    before = "@x = external global [4 x i32]\n@y = external global i32"
    c = constant("ptr", "getelementptr inbounds nuw ([4 x i32], ptr @x, i64 0, i64 3)", before)
    assert (c.op, type_str(c.source_type), c.operands[0].name) == ("getelementptr", "[4 x i32]", "x")
    assert c.operands[2].value == 3
    c = constant("ptr", "getelementptr inrange(-4, 8) (i8, ptr @x, i64 4)", before)
    assert c.op == "getelementptr" and c.operands[1].value == 4
    c = constant("i32", "trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64)) to i32)", before)
    assert (c.op, type_str(c.type)) == ("trunc", "i32")
    sub = c.operands[0]
    assert sub.op == "sub" and [o.op for o in sub.operands] == ["ptrtoint"] * 2
    c = constant("i64", "add nsw (i64 ptrtoint (ptr @x to i64), i64 -1)", before)
    assert c.op == "add" and c.operands[1].value == 2**64 - 1
    c = constant("ptr", "inttoptr (i64 xor (i64 ptrtoint (ptr @x to i64), i64 1) to ptr)", before)
    assert c.op == "inttoptr" and c.operands[0].op == "xor"


def test_function_constants():
    m = read("declare void @f()\n@a = global [3 x ptr] [ptr @f, ptr dso_local_equivalent @f, ptr no_cfi @f]")
    assert m.globals["a"].init.elements == [m.globals["f"]] * 3


# --- globals


def test_variables():
    m = read(
        """@a = private unnamed_addr constant i32 1, align 4
@b = internal thread_local(initialexec) global i64 0, section ".init", align 16
@c = external hidden global [0 x i8]
@d = common dso_local local_unnamed_addr global ptr null
@e = extern_weak global i32
@f = linkonce_odr constant i32 3, comdat
@g = weak protected externally_initialized global i32 4, comdat($k), align 8, !dbg !0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @h, ptr null }]
$f = comdat any
$k = comdat largest
define internal void @h() {
  ret void
}
!0 = !{}
""".replace(", !dbg !0", "").replace("!0 = !{}", "")
    )
    g = m.globals
    assert list(g) == ["a", "b", "c", "d", "e", "f", "g", "llvm.global_ctors", "h"]
    assert (g["a"].linkage, g["a"].constant, g["a"].align, g["a"].unnamed_addr, g["a"].init.value) == ("private", True, 4, True, 1)
    assert (g["b"].linkage, g["b"].thread_local, g["b"].section, g["b"].align) == ("internal", True, ".init", 16)
    assert (g["c"].linkage, g["c"].visibility, g["c"].init) == ("external", "hidden", None)
    assert g["d"].linkage == "common" and not g["d"].unnamed_addr and g["d"].init.kind == "null"
    assert (g["e"].linkage, g["e"].init) == ("extern_weak", None)
    assert (g["f"].linkage, g["f"].comdat) == ("linkonce_odr", "f")
    assert (g["g"].linkage, g["g"].visibility, g["g"].comdat, g["g"].align) == ("weak", "protected", "k", 8)
    assert g["llvm.global_ctors"].init.elements[0].elements[1] is g["h"] and g["h"].linkage == "internal"


def test_unnamed_globals():
    m = read('@0 = private constant i32 1\n@"0" = constant i32 2\n@g = global ptr @0\ndefine private void @1() {\n  call void @1()\n  ret void\n}')
    assert [m.globals[n].init.value for n in ("__unnamed_0", "0")] == [1, 2]
    assert m.globals["g"].init is m.globals["__unnamed_0"]
    f = m.globals["__unnamed_1"]
    assert f.blocks[0].instrs[0].callee is f


def test_blocks_with_names_of_digits():
    m = read('@t = constant ptr blockaddress(@f, %1)\ndefine void @f(ptr %0) {\n"1":\n  indirectbr ptr %0, [label %1]\n1:\n  ret void\n}')
    f = m.globals["f"]
    assert m.globals["t"].init.block is f.blocks[1] and f.blocks[0].name == f.blocks[1].name == "1"


def test_aliases():
    m = read("@x = global [2 x i32] zeroinitializer\n@a = weak alias i32, getelementptr (i8, ptr @x, i64 4)\n@b = hidden alias void (), ptr @f\ndefine void @f() {\n  ret void\n}")
    a, b = m.globals["a"], m.globals["b"]
    assert (a.what, a.linkage, type_str(a.value_type), a.init.op) == ("alias", "weak", "i32", "getelementptr")
    assert b.init is m.globals["f"] and b.visibility == "hidden" and type_str(b.value_type) == "void ()"


def test_functions():
    m = read(
        """%S = type { i64, i64, i64 }
declare extern_weak i32 @w(ptr, ...)
define void @r(ptr sret(%S) align 8 %r) {
  ret void
}
define weak_odr hidden noundef signext range(i32 1, 3) i32 @f(ptr byval(%S) align 4 %s, i8 zeroext %c, ...) unnamed_addr #0 section "text" align 16 {
  ret i32 1
}
define available_externally dso_local fastcc void @h() {
  call cc 10 void @g()
  ret void
}
define cc 10 void @g() {
  ret void
}
attributes #0 = { noinline "a b"="c=d" "flag" allocsize(1) }
"""
    )
    f, w, g = (m.globals[n] for n in "fwh")
    assert (f.linkage, f.visibility, f.section, f.align, f.unnamed_addr) == ("weak_odr", "hidden", "text", 16, True)
    assert type_str(f.value_type) == "i32 (ptr, i8, ...)" and f.value_type.vararg
    assert m.globals["r"].params[0].attrs == {"sret": m.named_types["S"], "align": 8}
    assert f.params[0].attrs["byval"] is m.named_types["S"] and f.params[1].attrs == {"zeroext": True}
    assert {"noinline", "a b=c=d", "flag"} <= f.attrs and any(a.startswith("allocsize") for a in f.attrs)
    assert w.linkage == "extern_weak" and w.blocks == [] and type_str(w.value_type) == "i32 (ptr, ...)"
    assert g.linkage == "available_externally"


def test_types():
    m = read(
        "%Node = type { i32, %Pair, ptr }\n%Pair = type <{ i8, [3 x %Leaf] }>\n%Leaf = type { <4 x float>, {} }\n%Opaque = type opaque\n"
        "@n = global %Node zeroinitializer\n@p = external global %Opaque"
    )
    node = m.named_types["Node"]
    assert node.kind == "struct" and type_str(node) == "%Node" and node.fields[1] is m.named_types["Pair"]
    assert node.fields[1].packed and node.fields[1].fields[1].elem is m.named_types["Leaf"]
    assert m.named_types["Opaque"].kind == "opaque"
    assert m.globals["n"].value_type is node
    assert m.types.struct([m.types.int(8)]) is m.types.struct([m.types.int(8)])


def test_module_parts():
    m = read('source_filename = "a b.c"\ntarget triple = "riscv64-unknown-linux-musl"\nmodule asm ".globl x"\nmodule asm "y \\22z\\22"\n')
    assert (m.source_filename, m.triple[:7], m.asm) == ("a b.c", "riscv64", [".globl x", 'y "z"'])
    assert m.datalayout.startswith("e-m:e")


# --- metadata

DEBUG = """
!llvm.module.flags = !{!1, !2, !3}
!llvm.dbg.cu = !{!4}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 1, !"target-abi", !"lp64d"}
!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "dir/a.c", directory: "/x")
!6 = !DIFile(filename: "b.h", directory: "/x")
!7 = distinct !DISubprogram(name: "f", scope: !5, file: !5, line: 3, unit: !4, spFlags: DISPFlagDefinition)
!8 = distinct !DISubprogram(name: "g", scope: !6, file: !6, line: 30, unit: !4, spFlags: DISPFlagDefinition)
!20 = !DISubprogram(name: "g", scope: !6, file: !6, line: 40, spFlags: DISPFlagOptimized)
!9 = !DILexicalBlock(scope: !7, file: !5, line: 4, column: 1)
!10 = !DILexicalBlockFile(scope: !9, file: !6, discriminator: 0)
!11 = !DILocation(line: 5, column: 7, scope: !9)
!12 = !DILocation(line: 31, column: 2, scope: !8, inlinedAt: !11)
!13 = !DILocation(line: 0, scope: !10)
!14 = !{}
"""


def test_lines():
    m = read(
        """define void @f(ptr %p) !dbg !7 {
  %a = load i32, ptr %p, align 4, !dbg !11, !tbaa !14
  store i32 %a, ptr %p, align 4, !dbg !12
  %b = load i32, ptr %p, align 4, !range !15, !dbg !13
  %c = load i32, ptr %p, align 4, !nontemporal !16
  call void asm "", ""(), !dbg !11
  switch i32 %a, label %x [
    i32 1, label %x
  ], !dbg !12
x:
  ret void, !dbg !11
}
declare !dbg !20 void @g()
!15 = !{i32 0, i32 9}
!16 = !{i32 1}
"""
        + DEBUG.replace("!14 = !{}", "!14 = !{!17, !17, i64 0}\n!17 = !{!\"int\", !18}\n!18 = !{!\"C\"}")
    )
    lines = [i.line and (m.files[i.line[0]], i.line[1]) for b in m.globals["f"].blocks for i in b.instrs]
    a, b = ("dir/a.c", 5), ("b.h", 31)
    assert lines == [a, b, ("b.h", 0), None, a, b, a]
    assert m.globals["f"].dbg == (m.files.index("dir/a.c"), 3) and m.globals["g"].dbg is None
    assert m.flags == {"Debug Info Version": 3, "wchar_size": 4, "target-abi": "lp64d"}


def test_debug_records_are_skipped():
    m = read(
        "define void @f(i32 %x) !dbg !7 {\n  call void @llvm.dbg.value(metadata i32 %x, metadata !19, metadata !DIExpression()), !dbg !11\n  ret void, !dbg !11\n}\n"
        "declare void @llvm.dbg.value(metadata, metadata, metadata)\n!19 = !DILocalVariable(name: \"x\", scope: !7, file: !5)" + DEBUG
    )
    assert [i.op for i in m.globals["f"].blocks[0].instrs][-1] == "ret"
    assert all(i.op in ("ret", "call") for i in m.globals["f"].blocks[0].instrs)


# --- errors


@pytest.mark.parametrize(
    "text, message",
    [
        ("define void @f(<vscale x 4 x i32> %v) {\n  ret void\n}", "a scalable vector"),
        ("@x = addrspace(3) global i32 0", "address space 3"),
        ("define void @f() {\n  %a = alloca ptr addrspace(1)\n  ret void\n}", "in function 'f': address space 1"),
        ("@i = ifunc void (), ptr @r\ndefine ptr @r() {\n  ret ptr null\n}", "ifunc"),
        ("declare void @f(ppc_fp128)", "ppc_fp128"),
        ('declare void @f(target("spirv.Image"))', "spirv.Image"),
        ("declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  %c = catchswitch within none [label %h] unwind to caller\nh:\n  %p = catchpad within %c []\n  unreachable\n}".replace("  %c = catch", "  invoke void @f() to label %o unwind label %s\no:\n  ret void\ns:\n  %c = catch"), "'catchswitch'"),
    ],
)
def test_unsupported(text, message):
    with pytest.raises(CompileError, match=message.replace("(", r"\(")) as e:
        read(text)
    assert "\n" not in str(e.value) and str(e.value).startswith("test.ll: ")


def test_unsupported_names_function_and_line():
    with pytest.raises(CompileError) as e:
        read("define void @f(ptr %p) !dbg !7 {\n  %a = load ptr addrspace(1), ptr %p, align 8, !dbg !11\n  ret void\n}" + DEBUG)
    assert str(e.value) == "dir/a.c:5: in function 'f': address space 1 is not supported"


@pytest.mark.parametrize("layout, message", [("E-m:e-p:64:64", "big-endian"), ("e-m:e-p:32:32", "32-bit pointers")])
def test_layouts_that_cannot_be_run(layout, message):
    with pytest.raises(CompileError, match=message):
        read_llvm(f'target datalayout = "{layout}"'.encode(), "x.ll")


def test_syntax_error_has_a_place():
    with pytest.raises(ParseError) as e:
        read_llvm(b"define void @f() {\n  foo\n}\n", "bad.ll")
    assert str(e.value).startswith("bad.ll:2:3: ") and "\n" not in str(e.value)


@pytest.mark.parametrize("data", [b"BC\xc0\xde garbage", b"BC\xc0\xde", b"\xff\xfe\x00", b"\x00\x01"])
def test_damaged_input(data):
    with pytest.raises(ParseError) as e:
        read_llvm(data, "bad.bc")
    assert str(e.value).startswith("bad.bc: ") or str(e.value).startswith("bad.bc:1:")
    assert "\n" not in str(e.value)


def test_invalid_module_is_refused():
    with pytest.raises(ParseError) as e:
        read("define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}")
    assert "does not dominate" in str(e.value) and "\n" not in str(e.value)


def test_deep_nesting():
    n = 600
    assert read(f"@g = external global {'[1 x ' * 100}i8{']' * 100}").globals["g"].value_type.count == 1
    with pytest.raises(CompileError, match="nested too deeply"):
        read(f"@g = external global {'[1 x ' * n}i8{']' * n}")


def test_missing_file():
    with pytest.raises(CompileError, match="cannot read"):
        read_llvm("/nonexistent/x.bc")


def test_old_syntax_is_upgraded():
    m = read(
        "define <2 x i64> @f(<4 x i32> %a, <4 x i32> %b) {\n"
        "  %m = call <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32> %a, <4 x i32> %b)\n"
        "  ret <2 x i64> %m\n}\ndeclare <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32>, <4 x i32>)"
    )
    assert "mul" in [i.op for i in m.globals["f"].blocks[0].instrs]
