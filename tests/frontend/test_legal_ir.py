"""LLVM IR with types and intrinsics that are no plain scalars, through the whole front end, on the oracle.

A case is the result's type, the parameters' types, an expression on %a, %b, %c, arguments and the
expected result, both as integers, one for every scalar in a value (floats as their bits).
"""

import struct
from fractions import Fraction

import floats
import pytest
from allvm.frontend.lowering import lower_module
from allvm.frontend.reader import read_llvm
from allvm.interp.oracle import Oracle
from allvm.ir.errors import CompileError, Trap

M64 = (1 << 64) - 1


def leaf_bits(t):
    if t.kind in ("vector", "array"):
        return leaf_bits(t.elem) * t.count
    if t.kind == "struct":
        return [n for f in t.fields for n in leaf_bits(f)]
    return [] if t.kind == "void" else [64 if t.kind == "ptr" else t.bits]


def flatten(widths, numbers):
    slots = []
    for n, x in zip(widths, numbers, strict=True):
        x &= (1 << n) - 1
        slots += [x >> 64 * i & M64 for i in range((n + 63) // 64)]
    return slots


def gather(widths, slots):
    out, at = [], 0
    for n in widths:
        count = (n + 63) // 64
        out.append(sum(s << 64 * i for i, s in enumerate(slots[at:at + count])))
        at += count
    assert at == len(slots)
    return out


def _host(function):
    return lambda oracle, *args: function(*args)


def _wide_division(f):
    def host(oracle, a, b, c, d):
        r = f(a | b << 64, c | d << 64)
        return r & M64, r >> 64 & M64
    return host


def _signed(x):
    return x - (1 << 128) if x >> 127 else x


HOST = {name: _host(f) for name, f in floats.HOST.items()}
HOST["__udivti3"] = _wide_division(lambda x, y: x // y)
HOST["__umodti3"] = _wide_division(lambda x, y: x % y)
HOST["__divti3"] = _wide_division(lambda x, y: int(Fraction(_signed(x), _signed(y))))


def compiled(text, flags=None):
    llvm = read_llvm(text.encode())
    llvm.flags.update(flags or {})
    return llvm, lower_module(llvm, "test")


def evaluate(text, args, flags=None, host=None):
    """The result of @f in a module, as integers."""
    llvm, module = compiled(text, flags)
    f = llvm.globals["f"].value_type
    slots = flatten([n for t in f.params for n in leaf_bits(t)], args)
    return gather(leaf_bits(f.ret), Oracle(module, host=host or HOST).call("f", slots))


def function(result, params, body):
    names = ", ".join(f"{t} %{n}" for t, n in zip(params, "abcd"))
    lines = [body] if isinstance(body, str) else body
    text = "\n".join("  " + line for line in lines[:-1])
    return f"define {result} @f({names}) {{\n{text}\n  %r = {lines[-1]}\n  ret {result} %r\n}}\n"


def f64(*xs):
    return [struct.unpack("<Q", struct.pack("<d", x))[0] for x in xs]


def f32(*xs):
    return [struct.unpack("<I", struct.pack("<f", x))[0] for x in xs]


def soft(f, *xs):
    return [floats.encode(f, Fraction(x)) for x in xs]


INTEGERS = [
    ("i24", ["i24"], "call i24 @llvm.ctpop.i24(i24 %a)", [0xF0F0F1], [13]),
    ("i128", ["i128"], "call i128 @llvm.ctlz.i128(i128 %a, i1 true)", [1 << 70], [57]),
    ("i33", ["i33"], "call i33 @llvm.cttz.i33(i33 %a, i1 false)", [0], [33]),
    ("i16", ["i16"], "call i16 @llvm.bswap.i16(i16 %a)", [0x1234], [0x3412]),
    ("i128", ["i128"], "call i128 @llvm.bitreverse.i128(i128 %a)", [3], [3 << 126]),
    ("<2 x i8>", ["<2 x i8>"], "call <2 x i8> @llvm.bitreverse.v2i8(<2 x i8> %a)", [1, 0xF0], [0x80, 0x0F]),
    ("i32", ["i32"] * 3, "call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)", [0x12345678, 0x9ABCDEF0, 36], [0x23456789]),
    ("i8", ["i8"] * 3, "call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 %c)", [0xAB, 0xCD, 12], [0xBC]),
    ("i128", ["i128"] * 2, "call i128 @llvm.fshl.i128(i128 %a, i128 %a, i128 %b)", [1, 127], [1 << 127]),
    ("i8", ["i8"], "call i8 @llvm.abs.i8(i8 %a, i1 false)", [0x81], [0x7F]),
    ("<2 x i16>", ["<2 x i16>"] * 2, "call <2 x i16> @llvm.smin.v2i16(<2 x i16> %a, <2 x i16> %b)", [5, 0xFFFF, 7, 3], [5, 0xFFFF]),
    ("i128", ["i128"] * 2, "call i128 @llvm.umax.i128(i128 %a, i128 %b)", [1 << 100, 5], [1 << 100]),
    ("i8", ["i64"] * 2, "call i8 @llvm.scmp.i8.i64(i64 %a, i64 %b)", [M64, 0], [0xFF]),
    ("<2 x i32>", ["<2 x i8>"] * 2, "call <2 x i32> @llvm.ucmp.v2i32.v2i8(<2 x i8> %a, <2 x i8> %b)", [9, 200, 9, 3], [0, 1]),
    ("{ i128, i1 }", ["i128"] * 2, "call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 %b)", [1 << 126, 2], [1 << 127, 1]),
    ("{ <2 x i8>, <2 x i1> }", ["<2 x i8>"] * 2, "call { <2 x i8>, <2 x i1> } @llvm.uadd.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)",
     [200, 1, 100, 2], [44, 3, 1, 0]),
    ("i64", ["i64"] * 2, "call i64 @llvm.ssub.sat.i64(i64 %a, i64 %b)", [1 << 63, 1], [1 << 63]),
    ("i7", ["i7"] * 2, "call i7 @llvm.sshl.sat.i7(i7 %a, i7 %b)", [20, 3], [63]),
    ("i32", ["i32"] * 2, "call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 16)", [3 << 15, -(5 << 16)], [-(15 << 15) % (1 << 32)]),
    ("i32", ["i32"] * 2, "call i32 @llvm.udiv.fix.sat.i32(i32 %a, i32 %b, i32 16)", [3 << 20, 1], [0xFFFFFFFF]),
    ("{ i8, i64 }", ["i8", "i64", "i64"], "call { i8, i64 } @llvm.x86.addcarry.64(i8 %a, i64 %b, i64 %c)", [1, M64, 0], [1, 0]),
    ("{ i8, i32 }", ["i8", "i32", "i32"], "call { i8, i32 } @llvm.x86.subborrow.32(i8 %a, i32 %b, i32 %c)", [1, 5, 5], [1, 0xFFFFFFFF]),
    ("ptr", ["ptr", "i64"], "call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 %b)", [0x12345, -16], [0x12340]),
    ("i1", ["i128"] * 2, "icmp slt i128 %a, %b", [1 << 127, 0], [1]),
    ("i128", ["i128"] * 2, "sdiv i128 %a, %b", [-(7 << 80), 2 << 80], [-3 % (1 << 128)]),
    ("i256", ["i256"] * 2, "sdiv i256 %a, %b", [-(7 << 200), 2 << 200], [-3 % (1 << 256)]),
    ("i256", ["i256"] * 2, "urem i256 %a, %b", [(7 << 200) + 5, 10], [((7 << 200) + 5) % 10]),
    ("i129", ["ptr"], "ptrtoint ptr %a to i129", [0x123456], [0x123456]),
    ("i128", ["i64"], ["%x = sext i64 %a to i128", "shl i128 %x, 64"], [-2], [(-2 << 64) % (1 << 128)]),
    ("i1", ["i3"] * 2, "icmp sgt i3 %a, %b", [3, 4], [1]),
    ("i128", ["i1", "i128", "i128"], "select i1 %a, i128 %b, i128 %c", [0, 5, 1 << 99], [1 << 99]),
]
FLOATS = [
    ("double", ["double"], "call double @llvm.sqrt.f64(double %a)", f64(2.25), f64(1.5)),
    ("<2 x float>", ["<2 x float>"], "call <2 x float> @llvm.fabs.v2f32(<2 x float> %a)", f32(-1.5, 2), f32(1.5, 2)),
    ("half", ["half"] * 2, "call half @llvm.copysign.f16(half %a, half %b)", soft("half", 1.5, -2), soft("half", -1.5)),
    ("double", ["double"], "call double @llvm.round.f64(double %a)", f64(-2.5), f64(-3)),
    ("double", ["double"], "call double @llvm.roundeven.f64(double %a)", f64(-2.5), f64(-2)),
    ("bfloat", ["bfloat"], "call bfloat @llvm.floor.bf16(bfloat %a)", soft("bfloat", -2.5), soft("bfloat", -3)),
    ("i64", ["double"], "call i64 @llvm.lround.i64.f64(double %a)", f64(2.5), [3]),
    ("i32", ["float"], "call i32 @llvm.lrint.i32.f32(float %a)", f32(-2.5), [-2 % (1 << 32)]),
    ("double", ["double"] * 3, "call double @llvm.fma.f64(double %a, double %b, double %c)", f64(1 + 2**-52, 1 - 2**-52, -1), f64(-(2.0**-104))),
    ("double", ["double"] * 3, "call double @llvm.fmuladd.f64(double %a, double %b, double %c)", f64(1 + 2**-52, 1 - 2**-52, -1), f64(0)),
    ("double", ["double"] * 2, "call double @llvm.minimum.f64(double %a, double %b)", f64(0.0, -0.0), f64(-0.0)),
    ("float", ["float"] * 2, "call float @llvm.maxnum.f32(float %a, float %b)", [0x7FC00000, *f32(3)], f32(3)),
    ("double", ["double", "i32"], "call double @llvm.powi.f64.i32(double %a, i32 %b)", [*f64(2), -3], f64(0.125)),
    ("double", ["double"], "call double @llvm.powi.f64.i32(double %a, i32 5)", f64(3), f64(243)),
    ("{ double, i32 }", ["double"], "call { double, i32 } @llvm.frexp.f64.i32(double %a)", f64(-12), [*f64(-0.75), 4]),
    ("{ float, i32 }", ["float"], "call { float, i32 } @llvm.frexp.f32.i32(float %a)", [1], [*f32(0.5), -148 % (1 << 32)]),
    ("{ double, double }", ["double"], "call { double, double } @llvm.modf.f64(double %a)", f64(-2.75), f64(-0.75, -2)),
    ("i1", ["double"], "call i1 @llvm.is.fpclass.f64(double %a, i32 144)", [5], [1]),
    ("<2 x i1>", ["<2 x half>"], "call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 516)", [0x7C00, 0x7C01], [1, 0]),
    ("i8", ["double"], "call i8 @llvm.fptosi.sat.i8.f64(double %a)", f64(-300), [0x80]),
    ("<2 x i32>", ["<2 x float>"], "call <2 x i32> @llvm.fptoui.sat.v2i32.v2f32(<2 x float> %a)", f32(-1, 5e9), [0, 0xFFFFFFFF]),
    ("i128", ["double"], "call i128 @llvm.fptosi.sat.i128.f64(double %a)", f64(1e300), [(1 << 127) - 1]),
    ("float", ["i16"], "call float @llvm.convert.from.fp16.f32(i16 %a)", [0x3C00], f32(1)),
    ("i16", ["float"], "call i16 @llvm.convert.to.fp16.f32(float %a)", f32(-2), [0xC000]),
    ("half", ["half"] * 2, "fadd half %a, %b", soft("half", 1.5, 2.25), soft("half", 3.75)),
    ("bfloat", ["float"], "fptrunc float %a to bfloat", f32(1.5), soft("bfloat", 1.5)),
    ("fp128", ["fp128"] * 2, "fdiv fp128 %a, %b", soft("fp128", 1, 3), soft("fp128", Fraction(1, 3))),
    ("x86_fp80", ["x86_fp80"] * 2, "fmul x86_fp80 %a, %b", soft("x86_fp80", 3, -7), soft("x86_fp80", -21)),
    ("x86_fp80", ["x86_fp80"], "fneg x86_fp80 %a", soft("x86_fp80", 3), soft("x86_fp80", -3)),
    ("i1", ["fp128"] * 2, "fcmp ueq fp128 %a, %b", [*soft("fp128", 3), floats.encode("fp128", floats.NAN)], [1]),
    ("double", ["i128"], "sitofp i128 %a to double", [-(1 << 100) - 1], f64(-(2.0**100))),
    ("i128", ["float"], "fptosi float %a to i128", f32(-(2.0**100)), [-(1 << 100) % (1 << 128)]),
    ("fp128", ["i32"], "uitofp i32 %a to fp128", [0xFFFFFFFF], soft("fp128", 0xFFFFFFFF)),
    ("double", ["double"] * 2, 'call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.dynamic", '
     'metadata !"fpexcept.strict")', f64(1, 2), f64(3)),
    ("i1", ["double"] * 2, 'call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"olt", metadata !"fpexcept.strict")',
     f64(1, 2), [1]),
    ("float", ["double"], 'call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.tonearest", '
     'metadata !"fpexcept.ignore")', f64(1.5), f32(1.5)),
    ("double", ["double"], 'call double @llvm.experimental.constrained.rint.f64(double %a, metadata !"round.dynamic", metadata !"fpexcept.strict")',
     f64(1.5), f64(2)),
]
VECTORS = [
    ("<3 x i24>", ["<3 x i24>"] * 2, "mul <3 x i24> %a, %b", [3, 1 << 20, 7, 5, 16, 2], [15, 0, 14]),
    ("<2 x i1>", ["<2 x double>"] * 2, "fcmp olt <2 x double> %a, %b", f64(1, 2, 2, 1), [1, 0]),
    ("<2 x i64>", ["<2 x i1>", "<2 x i64>", "<2 x i64>"], "select <2 x i1> %a, <2 x i64> %b, <2 x i64> %c", [1, 0, 5, 6, 7, 8], [5, 8]),
    ("i8", ["<8 x i1>"], "bitcast <8 x i1> %a to i8", [1, 0, 0, 1, 0, 0, 0, 1], [0x89]),
    ("<2 x i64>", ["i128"], "bitcast i128 %a to <2 x i64>", [5 << 64 | 9], [9, 5]),
    ("i64", ["<4 x i64>", "i32"], "extractelement <4 x i64> %a, i32 %b", [1, 2, 3, 4, 2], [3]),
    ("<3 x i8>", ["<3 x i8>", "i8", "i64"], "insertelement <3 x i8> %a, i8 %b, i64 %c", [1, 2, 3, 9, 1], [1, 9, 3]),
    ("<4 x i8>", ["<2 x i8>"] * 2, "shufflevector <2 x i8> %a, <2 x i8> %b, <4 x i32> <i32 3, i32 0, i32 poison, i32 1>", [1, 2, 3, 4], [4, 1, 1, 2]),
    ("<2 x i32>", ["i32"], ["%x = insertelement <2 x i32> poison, i32 %a, i64 0",
                            "shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> zeroinitializer"], [7], [7, 7]),
    ("<2 x ptr>", ["ptr", "<2 x i32>"], "getelementptr { i8, i32 }, ptr %a, <2 x i32> %b, i32 1", [100, 1, -1], [112, 96]),
    ("<2 x ptr>", ["<2 x ptr>"], "getelementptr i16, <2 x ptr> %a, i64 3", [100, 200], [106, 206]),
    ("<2 x float>", ["<2 x i128>"], "uitofp <2 x i128> %a to <2 x float>", [1 << 100, 3], f32(2.0**100, 3)),
    ("i32", ["<5 x i32>"], "call i32 @llvm.vector.reduce.add.v5i32(<5 x i32> %a)", [1, 2, 3, 4, 5], [15]),
    ("i1", ["<4 x i1>"], "call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %a)", [1, 1, 0, 1], [0]),
    ("i8", ["<4 x i8>"], "call i8 @llvm.vector.reduce.smax.v4i8(<4 x i8> %a)", [0x80, 3, 0xFF, 2], [3]),
    ("double", ["double", "<3 x double>"], "call double @llvm.vector.reduce.fadd.v3f64(double %a, <3 x double> %b)", f64(1e16, 1, -1e16, 1), f64(1)),
    ("float", ["<3 x float>"], "call float @llvm.vector.reduce.fmax.v3f32(<3 x float> %a)", f32(1, 5, 3), f32(5)),
    ("<2 x i32>", ["<4 x i32>"], "call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %a, i64 2)", [1, 2, 3, 4], [3, 4]),
    ("<4 x i32>", ["<4 x i32>", "<2 x i32>"], "call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %a, <2 x i32> %b, i64 2)",
     [1, 2, 3, 4, 8, 9], [1, 2, 8, 9]),
    ("<3 x i8>", ["<3 x i8>"], "call <3 x i8> @llvm.vector.reverse.v3i8(<3 x i8> %a)", [1, 2, 3], [3, 2, 1]),
    ("<3 x i8>", ["<3 x i8>"] * 2, "call <3 x i8> @llvm.vector.splice.v3i8(<3 x i8> %a, <3 x i8> %b, i32 -1)", [1, 2, 3, 4, 5, 6], [3, 4, 5]),
    ("<4 x i8>", ["<2 x i8>"] * 2, "call <4 x i8> @llvm.vector.interleave2.v4i8(<2 x i8> %a, <2 x i8> %b)", [1, 2, 3, 4], [1, 3, 2, 4]),
    ("{ <2 x i8>, <2 x i8> }", ["<4 x i8>"], "call { <2 x i8>, <2 x i8> } @llvm.vector.deinterleave2.v4i8(<4 x i8> %a)", [1, 2, 3, 4], [1, 3, 2, 4]),
    ("<3 x i16>", [], "call <3 x i16> @llvm.stepvector.v3i16()", [], [0, 1, 2]),
    ("<4 x i1>", ["i8", "i8"], "call <4 x i1> @llvm.get.active.lane.mask.v4i1.i8(i8 %a, i8 %b)", [253, 255], [1, 1, 0, 0]),
    ("<2 x i32>", ["<2 x i32>", "<4 x i32>"], "call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32> %a, <4 x i32> %b)",
     [10, 20, 1, 2, 3, 4], [14, 26]),
    ("<4 x i8>", ["<4 x i8>", "<4 x i1>", "<4 x i8>"],
     "call <4 x i8> @llvm.experimental.vector.compress.v4i8(<4 x i8> %a, <4 x i1> %b, <4 x i8> %c)",
     [1, 2, 3, 4, 0, 1, 0, 1, 9, 9, 8, 7], [2, 4, 8, 7]),
    ("i32", ["<4 x i1>"], "call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %a, i1 false)", [0, 0, 1, 1], [2]),
]
AGGREGATES = [
    ("i32", ["{ i8, [2 x { i128, i32 }] }"], "extractvalue { i8, [2 x { i128, i32 }] } %a, 1, 1, 1", [1, 2, 3, 4, 5], [5]),
    ("{ i8, [2 x { i128, i32 }] }", ["{ i8, [2 x { i128, i32 }] }", "i128"],
     "insertvalue { i8, [2 x { i128, i32 }] } %a, i128 %b, 1, 1, 0", [1, 2, 3, 4, 5, 1 << 90], [1, 2, 3, 1 << 90, 5]),
    ("{ i8, i128 }", ["i1"], "select i1 %a, { i8, i128 } { i8 1, i128 2 }, { i8, i128 } zeroinitializer", [1], [1, 2]),
    ("[2 x i24]", ["[2 x i24]"], "freeze [2 x i24] %a", [1, 2], [1, 2]),
]


@pytest.mark.parametrize("case", INTEGERS + FLOATS + VECTORS + AGGREGATES, ids=lambda c: c[2] if isinstance(c[2], str) else c[2][-1])
def test_value(case):
    result, params, body, args, want = case
    assert evaluate(function(result, params, body), args) == want


def test_contraction_is_a_switch_of_the_module():
    text = function("double", ["double"] * 3, "call double @llvm.fmuladd.f64(double %a, double %b, double %c)")
    args = f64(1 + 2**-52, 1 - 2**-52, -1)
    assert evaluate(text, args) == f64(0)
    assert evaluate(text, args, flags={"contract": True}) == f64(-(2.0**-104))


@pytest.mark.parametrize("t,image", [
    ("i24", "030201"), ("i65", "ffffffffffffffff01"), ("i128", "000102030405060708090a0b0c0d0e0f"), ("<9 x i1>", "a501"),
    ("{ i8, i32, <2 x i16> }", "01a5a5a50200000003000400"), ("<{ i8, i32 }>", "0102000000"), ("[2 x x86_fp80]", "00" * 10 + "a5" * 6 + "11" * 10 + "a5" * 6),
    ("<2 x ptr>", "0100000000000000" * 2), ("half", "003c"),
])
def test_memory(t, image):
    """Copied through a value: what lies between its bytes stays as it was."""
    data = bytes.fromhex(image)
    n = len(data)
    text = f"""
target datalayout = "e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@x = global [{n} x i8] [{", ".join(f"i8 {b}" for b in data)}], align 16
@y = global [{n} x i8] [{", ".join(["i8 -91"] * n)}], align 16
define i8 @f(i64 %i) {{
  %v = load {t}, ptr @x
  store {t} %v, ptr @y
  %p = getelementptr i8, ptr @y, i64 %i
  %r = load i8, ptr %p
  ret i8 %r
}}"""
    _, module = compiled(text)
    oracle = Oracle(module, host=HOST)
    assert bytes(oracle.call("f", [i])[0] for i in range(n)) == data


MASKED = """
@x = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define <4 x i32> @f(<4 x i1> %m, <4 x i32> %v) {
  %p = getelementptr i32, ptr @x, <4 x i64> <i64 3, i64 1, i64 0, i64 2>
  BODY
}"""
LOAD_ALL = "%r = load <4 x i32>, ptr @x\n  ret <4 x i32> %r"


@pytest.mark.parametrize("body,want", [
    ("%r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr @x, i32 4, <4 x i1> %m, <4 x i32> %v)\n  ret <4 x i32> %r", [1, 20, 3, 4]),
    ("%r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %p, i32 4, <4 x i1> %m, <4 x i32> %v)\n  ret <4 x i32> %r", [4, 20, 1, 3]),
    ("%r = call <4 x i32> @llvm.masked.expandload.v4i32(ptr @x, <4 x i1> %m, <4 x i32> %v)\n  ret <4 x i32> %r", [1, 20, 2, 3]),
    ("call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr @x, i32 4, <4 x i1> %m)\n  " + LOAD_ALL, [10, 2, 30, 40]),
    ("call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> %p, i32 4, <4 x i1> %m)\n  " + LOAD_ALL, [30, 2, 40, 10]),
    ("call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr @x, <4 x i1> %m)\n  " + LOAD_ALL, [10, 30, 40, 4]),
    ("%r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr null, i32 4, <4 x i1> zeroinitializer, <4 x i32> %v)\n  ret <4 x i32> %r", [10, 20, 30, 40]),
    ("%r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr @x, i32 4, <4 x i1> <i1 0, i1 1, i1 1, i1 0>, <4 x i32> %v)\n  ret <4 x i32> %r", [10, 2, 3, 40]),
])
def test_masked_accesses(body, want):
    assert evaluate(MASKED.replace("BODY", body), [1, 0, 1, 1, 10, 20, 30, 40]) == want


def test_a_lane_that_is_masked_out_is_not_touched():
    body = "%r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> zeroinitializer, i32 4, <4 x i1> %m, <4 x i32> %v)\n  ret <4 x i32> %r"
    text = MASKED.replace("BODY", body)
    assert evaluate(text, [0, 0, 0, 0, 10, 20, 30, 40]) == [10, 20, 30, 40]
    with pytest.raises(Trap):
        evaluate(text, [0, 1, 0, 0, 10, 20, 30, 40])


RMW = """
@x = global {t} {start}, align 16
define {{ {t}, {t} }} @f({t} %v) {{
  %old = atomicrmw {op} ptr @x, {t} %v seq_cst
  %new = load atomic {t}, ptr @x seq_cst, align 16
  %1 = insertvalue {{ {t}, {t} }} poison, {t} %old, 0
  %2 = insertvalue {{ {t}, {t} }} %1, {t} %new, 1
  ret {{ {t}, {t} }} %2
}}"""
UPDATES = {
    "xchg": lambda x, y, n: y, "add": lambda x, y, n: x + y, "sub": lambda x, y, n: x - y, "and": lambda x, y, n: x & y,
    "nand": lambda x, y, n: ~(x & y), "or": lambda x, y, n: x | y, "xor": lambda x, y, n: x ^ y,
    "max": lambda x, y, n: max(x, y, key=lambda v: v - (v >> n - 1 << n)), "min": lambda x, y, n: min(x, y, key=lambda v: v - (v >> n - 1 << n)),
    "umax": lambda x, y, n: max(x, y), "umin": lambda x, y, n: min(x, y),
    "uinc_wrap": lambda x, y, n: 0 if x >= y else x + 1, "udec_wrap": lambda x, y, n: y if x == 0 or x > y else x - 1,
    "usub_cond": lambda x, y, n: x - y if x >= y else x, "usub_sat": lambda x, y, n: max(x - y, 0),
}


@pytest.mark.parametrize("n", [8, 16, 32, 64, 128])
@pytest.mark.parametrize("op", UPDATES)
def test_atomicrmw(op, n):
    top = 1 << n - 1
    for x, y in ((5, 3), (3, 5), (0, 7), (top + 1, 2), (7, 7)):
        found = evaluate(RMW.format(t=f"i{n}", start=x, op=op), [y])
        assert found == [x, UPDATES[op](x, y, n) % (1 << n)], (x, y)


@pytest.mark.parametrize("op,x,y,want", [("fadd", 1.5, 2, 3.5), ("fsub", 1.5, 2, -0.5), ("fmax", 1.5, 2, 2), ("fmin", 1.5, 2, 1.5),
                                         ("fmaximum", -1, -2, -1), ("fminimum", -1, -2, -2), ("xchg", 1, 2, 2)])
@pytest.mark.parametrize("t", ["half", "bfloat", "float", "double"])
def test_atomicrmw_on_floats(t, op, x, y, want):
    found = evaluate(RMW.format(t=t, start=f"{x:.1f}", op=op), soft(t, y))
    assert found == [*soft(t, x), *soft(t, want)]


@pytest.mark.parametrize("n", [8, 16, 32, 64, 128])
def test_cmpxchg(n):
    text = f"""
@x = global i{n} 100, align 16
define {{ i{n}, i1, i{n} }} @f(i{n} %e, i{n} %v) {{
  %c = cmpxchg ptr @x, i{n} %e, i{n} %v seq_cst monotonic
  %old = extractvalue {{ i{n}, i1 }} %c, 0
  %ok = extractvalue {{ i{n}, i1 }} %c, 1
  fence seq_cst
  %new = load i{n}, ptr @x
  %1 = insertvalue {{ i{n}, i1, i{n} }} poison, i{n} %old, 0
  %2 = insertvalue {{ i{n}, i1, i{n} }} %1, i1 %ok, 1
  %3 = insertvalue {{ i{n}, i1, i{n} }} %2, i{n} %new, 2
  ret {{ i{n}, i1, i{n} }} %3
}}"""
    assert evaluate(text, [100, 7]) == [100, 1, 7]
    assert evaluate(text, [99, 7]) == [100, 0, 100]


def test_wide_values_through_control_flow():
    text = """
define i256 @f(i256 %n) {
entry:
  br label %loop
loop:
  %i = phi i256 [ %n, %entry ], [ %j, %loop ]
  %p = phi i256 [ 1, %entry ], [ %q, %loop ]
  %q = mul i256 %p, %i
  %j = sub i256 %i, 1
  %more = icmp ugt i256 %j, 0
  br i1 %more, label %loop, label %done
done:
  %r = sdiv i256 %q, 1000
  ret i256 %r
}"""
    import math
    assert evaluate(text, [40]) == [math.factorial(40) // 1000]


def test_unknown_intrinsics_are_named():
    text = "declare i32 @llvm.read_register.i32(metadata)\n!0 = !{!\"sp\"}\ndefine i32 @f() {\n  %r = call i32 @llvm.read_register.i32(metadata !0)\n  ret i32 %r\n}"
    with pytest.raises(CompileError, match=r"'f'.*llvm\.read_register\.i32"):
        compiled(text)


SIZED = """
@x = global i128 100, align 16
@e = global i128 EXPECTED, align 16
declare i128 @__atomic_load_16(ptr, i32)
declare void @__atomic_store_16(ptr, i128, i32)
declare i128 @__atomic_exchange_16(ptr, i128, i32)
declare i128 @__atomic_fetch_nand_16(ptr, i128, i32)
declare i128 @__atomic_fetch_sub_16(ptr, i128, i32)
declare i1 @__atomic_compare_exchange_16(ptr, ptr, i128, i32, i32)
define { i128, i128, i128 } @f(i128 %v) {
  BODY
  %new = call i128 @__atomic_load_16(ptr @x, i32 5)
  %e = load i128, ptr @e
  %1 = insertvalue { i128, i128, i128 } poison, i128 %r, 0
  %2 = insertvalue { i128, i128, i128 } %1, i128 %new, 1
  %3 = insertvalue { i128, i128, i128 } %2, i128 %e, 2
  ret { i128, i128, i128 } %3
}"""
COMPARE = "%c = call i1 @__atomic_compare_exchange_16(ptr @x, ptr @e, i128 %v, i32 5, i32 5)\n  %r = zext i1 %c to i128"


@pytest.mark.parametrize("body,expected,want", [
    ("%r = call i128 @__atomic_exchange_16(ptr @x, i128 %v, i32 5)", 1, [100, 7, 1]),
    ("%r = call i128 @__atomic_fetch_nand_16(ptr @x, i128 %v, i32 5)", 1, [100, ~(100 & 7) % (1 << 128), 1]),
    ("%r = call i128 @__atomic_fetch_sub_16(ptr @x, i128 %v, i32 5)", 1, [100, 93, 1]),
    ("call void @__atomic_store_16(ptr @x, i128 %v, i32 5)\n  %r = add i128 0, 3", 1, [3, 7, 1]),
    (COMPARE, 100, [1, 7, 100]), (COMPARE, 99, [0, 100, 100]),
])
def test_atomic_library_calls_by_size(body, expected, want):
    assert evaluate(SIZED.replace("BODY", body).replace("EXPECTED", str(expected)), [7]) == want


ANY_SIZE = """
@x = global [3 x i8] c"abc"
@y = global [3 x i8] c"uvw"
@z = global [3 x i8] c"CMP"
declare void @__atomic_load(i64, ptr, ptr, i32)
declare void @__atomic_store(i64, ptr, ptr, i32)
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32)
declare i1 @__atomic_compare_exchange(i64, ptr, ptr, ptr, i32, i32)
declare i1 @__atomic_is_lock_free(i64, ptr)
define { i1, [3 x i8], [3 x i8], [3 x i8] } @f() {
  %r = BODY
  %x = load [3 x i8], ptr @x
  %y = load [3 x i8], ptr @y
  %z = load [3 x i8], ptr @z
  %1 = insertvalue { i1, [3 x i8], [3 x i8], [3 x i8] } poison, i1 %r, 0
  %2 = insertvalue { i1, [3 x i8], [3 x i8], [3 x i8] } %1, [3 x i8] %x, 1
  %3 = insertvalue { i1, [3 x i8], [3 x i8], [3 x i8] } %2, [3 x i8] %y, 2
  %4 = insertvalue { i1, [3 x i8], [3 x i8], [3 x i8] } %3, [3 x i8] %z, 3
  ret { i1, [3 x i8], [3 x i8], [3 x i8] } %4
}"""


def memcmp(oracle, p, q, n):
    a, b = oracle.memory.peek(p, n), oracle.memory.peek(q, n)
    return (a > b) - (a < b) & 0xFFFFFFFF


@pytest.mark.parametrize("body,z,want", [
    ("call i1 @__atomic_compare_exchange(i64 3, ptr @x, ptr @z, ptr @y, i32 5, i32 5)", b"abc", (1, b"uvw", b"uvw", b"abc")),
    ("call i1 @__atomic_compare_exchange(i64 3, ptr @x, ptr @z, ptr @y, i32 5, i32 5)", b"abd", (0, b"abc", b"uvw", b"abc")),
    ("add i1 0, 1\n  call void @__atomic_exchange(i64 3, ptr @x, ptr @y, ptr @z, i32 5)", b"...", (1, b"uvw", b"uvw", b"abc")),
    ("add i1 0, 1\n  call void @__atomic_load(i64 2, ptr @x, ptr @z, i32 5)", b"...", (1, b"abc", b"uvw", b"ab.")),
    ("add i1 0, 0\n  call void @__atomic_store(i64 3, ptr @x, ptr @z, i32 5)", b"...", (0, b"...", b"uvw", b"...")),
    ("call i1 @__atomic_is_lock_free(i64 8, ptr @x)", b"...", (1, b"abc", b"uvw", b"...")),
    ("call i1 @__atomic_is_lock_free(i64 16, ptr @x)", b"...", (0, b"abc", b"uvw", b"...")),
])
def test_atomic_library_calls_on_objects(body, z, want):
    _, module = compiled(ANY_SIZE.replace("BODY", body).replace("CMP", z.decode()))
    r, *found = Oracle(module, host={**HOST, "memcmp": memcmp}).call("f")
    assert (r, bytes(found[:3]), bytes(found[3:6]), bytes(found[6:])) == want


def test_complex_library_calls():
    text = """
@x = global [4 x i64] zeroinitializer, align 16
declare void @__multc3(ptr sret({ fp128, fp128 }), fp128, fp128, fp128, fp128)
declare <2 x half> @__mulhc3(half, half, half, half)
define { fp128, fp128, <2 x half> } @f(fp128 %a, half %h) {
  call void @__multc3(ptr sret({ fp128, fp128 }) @x, fp128 %a, fp128 %a, fp128 %a, fp128 %a)
  %re = load fp128, ptr @x
  %p = getelementptr i8, ptr @x, i64 16
  %im = load fp128, ptr %p
  %c = call <2 x half> @__mulhc3(half %h, half %h, half %h, half %h)
  %1 = insertvalue { fp128, fp128, <2 x half> } poison, fp128 %re, 0
  %2 = insertvalue { fp128, fp128, <2 x half> } %1, fp128 %im, 1
  %3 = insertvalue { fp128, fp128, <2 x half> } %2, <2 x half> %c, 2
  ret { fp128, fp128, <2 x half> } %3
}"""

    def product(f):
        def host(oracle, *slots):
            n = 2 if f == "fp128" else 1
            a, b, c, d = (floats.join(slots[i:i + n], f) for i in range(0, 4 * n, n))
            times = lambda x, y: floats.arithmetic("fmul", f, x, y)  # noqa: E731
            re, im = floats.arithmetic("fsub", f, times(a, c), times(b, d)), floats.arithmetic("fadd", f, times(a, d), times(b, c))
            return floats.slots(f, re) + floats.slots(f, im)
        return host

    host = {**HOST, "__multc3": product("fp128"), "__mulsc3": product("float")}
    assert evaluate(text, [*soft("fp128", 3), *soft("half", 1.5)], host=host) == [*soft("fp128", 0, 18), *soft("half", 0, 4.5)]
