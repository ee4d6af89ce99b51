"""The assembler: the language's forms, and errors that point at the place."""

import re
from pathlib import Path

import pytest
from allvm.ir import isa
from allvm.ir.asm import assemble
from allvm.ir.disasm import disassemble
from allvm.ir.errors import ParseError
from allvm.ir.module import Alias, Data, Function, FuncType, ImportData, ImportFunc, Line, Module, Reloc
from allvm.ir.verify import verify

OP = isa.opcode
ROOT = Path(__file__).resolve().parents[2]


def code(*lines, head="func @f (i32, i64) -> (i32) {", before=""):
    """The instructions of a function with these lines."""
    m = assemble("\n".join([before, head, *lines, "}"]))
    return m.functions[-1].code


def test_everything():
    m = assemble(r"""
; a comment
target "triple" = "riscv64-linux-musl"
target long_double = fp128
depends "libm.avm"
depends "z" "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
file "dir/a.c"
type (f32) -> ()
import func @puts (i64) -> (i32)    ; trailing comment
import func @optional () -> () weak
import data @stdin
import data @environ weak
data @x size 40 align 3 readonly local {
    string "a;\"b\\\n\x00\xff"      ; 8 bytes
    ptr func @main + 4
    ptr @y - 8
    ptr32 @x
    i16 -1, 0xffff
    zero 4
}
data @y size 16 common
data @"odd name" weak {
    i8 1, -128, 255, 'a', '\n', '\''
    i32 0x80000000
    i64 -1
    f32 1.5, -inf
    f64 0.1
    bytes 00 01 fF
}
alias @main2 = func @main weak
alias @x8 = data @x + 8 local
init 101 @ctor
fini -5 @ctor
custom "notes" {
    string "hi"
    bytes 00
}
func @ctor () -> () local {
    ret
}
func @main (i32, i64) -> (i32) regs 9 frame 32 align 5 {
    .line "dir/a.c":7
    const.i32 r3, 0
    .line 8
    .line "b.c":1
top: add.i32 r3, r3, r0
    ret r3
}
""")
    verify(m)
    assert m.target == {"triple": "riscv64-linux-musl", "long_double": "fp128"}
    assert m.dependencies == [("libm.avm", ""), ("z", "0123456789abcdef" * 4)]
    assert m.files == ["dir/a.c", "b.c"]
    assert m.types == [FuncType(("f32",)), FuncType(("i64",), ("i32",)), FuncType(), FuncType(("i32", "i64"), ("i32",))]
    assert m.import_funcs == [ImportFunc("puts", 1), ImportFunc("optional", 2, True)]
    assert m.import_data == [ImportData("stdin"), ImportData("environ", True)]
    init = b'a;"b\\\n\0\xff' + bytes(20) + b"\xff\xff\xff\xff" + bytes(4)
    relocs = [Reloc(8, "func", 3, 4), Reloc(16, "data", 3, -8), Reloc(24, "data", 2, 0, 4)]
    assert m.data[0] == Data("x", 40, init, 3, True, relocs, "local")
    assert m.data[1] == Data("y", 16, linkage="common")
    assert m.data[2].name == "odd name" and m.data[2].linkage == "weak"
    assert m.data[2].init == (b"\x01\x80\xffa\n'" + bytes.fromhex("00000080 ffffffffffffffff 0000c03f 000080ff")
                              + bytes.fromhex("9a9999999999b93f 0001ff"))  # fmt: skip
    assert m.data[2].size == len(m.data[2].init)
    assert m.aliases == [Alias("main2", "func", 3, 0, "weak"), Alias("x8", "data", 2, 8, "local")]
    assert m.init == [(101, 2)] and m.fini == [(-5, 2)]
    assert m.custom == {"notes": b"hi\0"}
    assert m.functions[0] == Function("ctor", 2, 0, [(OP("ret"), ())], linkage="local")
    assert m.functions[1].lines == [Line(0, 0, 7), Line(1, 0, 8), Line(1, 1, 1)]
    assert (m.functions[1].nregs, m.functions[1].frame, m.functions[1].frame_align) == (9, 32, 5)


def test_operands():
    assert code("const.i32 r3, 0xffffffff", "const.i64 r4, 0xffffffffffffffff", "const.i32 r3, 'A'", "const.i32 r3, -'A'") == [
        (OP("const.i32"), 3, -1), (OP("const.i64"), 4, -1), (OP("const.i32"), 3, 65), (OP("const.i32"), 3, -65)]  # fmt: skip
    assert code("trap divide", "trap 0", "trap 3") == [(OP("trap"), 3), (OP("trap"), 0), (OP("trap"), 3)]
    mem = "[r2]", "[ r2+8 ]", "[r2 - 8]", "[r2 + r3]", "[r2 + r3.s32<<2 - 1]", "[r2+r3.u32 + 0x10]"
    assert [c[2] for c in code(*[f"ld.i32 r1, {x}" for x in mem])] == [
        (0, 2, -1, 0, 0, 0), (0, 2, -1, 0, 0, 8), (0, 2, -1, 0, 0, -8), (1, 2, 3, 0, 0, 0), (1, 2, 3, 1, 2, -1),
        (1, 2, 3, 2, 0, 16)]  # fmt: skip
    data = "data @a size 8\ndata @b size 8\n"
    mem = "[@b]", "[@b - 4]", "[@b + r5<<3 + 8]", "[@b + r5.s32]"
    assert [c[2] for c in code(*[f"lea r1, {x}" for x in mem], before=data)] == [
        (2, 1, -1, 0, 0, 0), (2, 1, -1, 0, 0, -4), (3, 1, 5, 0, 3, 8), (3, 1, 5, 1, 0, 0)]  # fmt: skip
    assert code("atomic.rmw.i8 r1, r2, nand, [r3]", "atomic.rmw.i8 r1, r2, 3, [r3]") == [
        (OP("atomic.rmw.i8"), 1, 2, 10, (0, 3, -1, 0, 0, 0)), (OP("atomic.rmw.i8"), 1, 2, 3, (0, 3, -1, 0, 0, 0))]  # fmt: skip
    assert code("x: jmp y", "switch r0, -1, x, [x, y, x]", "y:", "ret r0") == [
        (OP("jmp"), 2), (OP("switch"), 0, -1, 0, (0, 2, 0)), (OP("ret"), (0,))]  # fmt: skip
    assert code("call r3 = @f(r0, r1)", "call r3, r4 = @g()", "call @h(r0)", "call.ind r1 = (i64) -> (i32), r2(r3)",
                "call.ind () -> (), r2()", "lea.func r1, @h",
                before="import func @h (i32) -> ()\nimport func @g () -> (i32, i32)") == [
        (OP("call"), 2, (3,), (0, 1)), (OP("call"), 1, (3, 4), ()), (OP("call"), 0, (), (0,)),
        (OP("call.ind"), 3, 2, (1,), (3,)), (OP("call.ind"), 4, 2, (), ()), (OP("lea.func"), 1, 0)]  # fmt: skip


@pytest.mark.parametrize(
    "text, width, bits",
    [("1.5", 32, 0x3FC00000), ("-0.0", 32, 0x80000000), ("nan", 32, 0x7FC00000), ("-nan:0x1", 32, 0xFF800001),
     ("16777217", 32, 0x4B800000), ("16777219", 32, 0x4B800002), ("1e-45", 32, 1), ("0x1p-149", 32, 1),
     ("0x1.000001p0", 32, 0x3F800000), ("0x1.00000100000001p0", 32, 0x3F800001), ("0x1.000003p0", 32, 0x3F800002),
     ("1.00000005960464477539062500000001", 32, 0x3F800001), ("1.000000059604644775390625", 32, 0x3F800000),
     ("inf", 64, 0x7FF << 52), ("0.1", 64, 0x3FB999999999999A), ("5e-324", 64, 1), ("3", 64, 0x4008 << 48),
     ("nan:0xfffffffffffff", 64, (0x7FF << 52) + (1 << 52) - 1), ("1e-400", 64, 0), ("-1e-400", 64, 1 << 63)],
)  # fmt: skip
def test_floats(text, width, bits):
    assert code(f"const.f{width} r1, {text}") == [(OP(f"const.f{width}"), 1, bits)]


def test_registers_are_counted():
    m = assemble("func @f (i32) -> () frame 8 {\n ret\n}\nfunc @g () -> () {\n ld.i32 r1, [r7 + r8]\n ret\n}\n"
                 "func @h () -> () {\n call r1, r11 = @k(r2)\n ret\n}\nimport func @k (i32) -> (i32, i32)")  # fmt: skip
    assert [f.nregs for f in m.functions] == [2, 9, 12]


def test_same_names():
    m = assemble("""
import func @f#1 () -> ()
func @f#2 () -> () local {
    call @f#1()
    call @f#2()
    call @#3()
    ret
}
func @#3 () -> () local {
    ret
}
data @f size 1
""")
    assert m.functions[0].code[:3] == [(OP("call"), 0, (), ()), (OP("call"), 1, (), ()), (OP("call"), 2, (), ())]
    assert [f.name for f in m.functions] == ["f", ""]
    assert disassemble(m).count("@f#0") == 2 and "data @f " in disassemble(m)


# text -> (line, column, part of the message)
ERRORS = {
    "hello": (1, 1, "a statement starts with one of"),
    "func f () -> () {\n}": (1, 6, "a symbol (@name) is expected"),
    "func @f () {\n}": (1, 12, "'->' is missing"),
    "func @f (i8) -> () {\n}": (1, 10, "a type is expected here: one of i32"),
    "func @f (i32 i32) -> () {\n}": (1, 14, "',' is missing"),
    "func @f () -> () {\n ret": (1, 19, "the closing brace"),
    "func @f () -> () {\n} x": (2, 3, "nothing more belongs"),
    "func @f () -> () regs x {\n}": (1, 23, "a number is expected"),
    "func @f () -> () regs -1 {\n}": (1, 23, "-1 is out of range"),
    "func @f () -> () inline {\n}": (1, 18, "regs, frame, align"),
    "func @f () -> () {\n}\nfunc @f () -> () {\n}": (3, 6, "function @f is defined in line 1 already"),
    "func @ () -> () {\n}": (1, 6, "a symbol"),
    "import @f () -> ()": (1, 8, "'func' or 'data'"),
    "data @x": (1, 8, "a size or '{'"),
    "data @x size 1 big": (1, 16, "size, align, readonly"),
    "data @x {\n word 5\n}": (2, 2, "string, bytes, i8"),
    "data @x {\n i8 256\n}": (2, 5, "256 is out of range: an integer of 8 bits from -128 to 255"),
    "data @x {\n bytes 0\n}": (2, 8, "pairs of hexadecimal digits"),
    'data @x {\n string "\\q"\n}': (2, 9, "unknown escape \\q"),
    'data @x {\n string "\\x1"\n}': (2, 9, "\\x needs two"),
    'data @x {\n string "abc\n}': (2, 9, "this character has no meaning"),
    "data @x {\n ptr @y\n}": (2, 6, "there is no data object @y"),
    "data @main {\n ptr @main\n}\nfunc @main () -> () {\n ret\n}": (2, 6, "is a function and a data object"),
    'custom "x" {\n ptr @x\n}': (2, 2, "string, bytes"),
    'custom "x" {\n}\ncustom "x" {\n}': (3, 8, "given already"),
    "init 5 main": (1, 8, "a symbol (@name)"),
    "init @main": (1, 6, "a priority is expected"),
    "init 1 @main": (1, 8, "there is no function @main"),
    "alias @x @y": (1, 10, "'=' is missing"),
    "type () -> ()\ntype () -> ()": (2, 1, "declared already"),
    "target a = b\ntarget a = c": (2, 8, "target a is given already"),
    "func @main () -> () {\n call @mian()\n ret\n}": (2, 7, "there is no function @mian; did you mean @main?"),
    "func @f () -> () {\n add.i23 r1, r2, r3\n}": (2, 2, "there is no instruction add.i23; did you mean add.i"),
    "func @f () -> () {\n add.i32 r1, r2\n}": (2, 16, "',' is missing"),
    "func @f () -> () {\n add.i32 r1, r2, 5\n}": (2, 18, "a register (r0, r1, ...)"),
    "func @f () -> () {\n add.i32 r1, r2, r03\n}": (2, 18, "a register (r0, r1, ...)"),
    "func @f () -> () {\n add.i32 r1, r2, r3, r4\n}": (2, 20, "nothing more belongs"),
    "func @f () -> () {\n add.i32.k r1, r2, 0x1ffffffff\n}": (2, 20, "8589934591 is out of range"),
    "func @f () -> () {\n const.f32 r1, 1e39\n}": (2, 16, "does not fit in f32"),
    "func @f () -> () {\n const.f64 r1, nan:0x0\n}": (2, 16, "the payload of a NaN"),
    "func @f () -> () {\n const.f64 r1, 1e9999999\n}": (2, 16, "out of range"),
    "func @f () -> () {\n const.f64 r1, x\n}": (2, 16, "no floating-point number"),
    "func @f () -> () {\n const.i32 r1,\n}": (2, 15, "something is missing here"),
    "func @f () -> () {\n jmp nowhere\n}": (2, 6, "there is no label nowhere"),
    "func @f () -> () {\n switch r0, 0, a, [a, b]\na:\n ret\n}": (2, 23, "there is no label b"),
    "func @f () -> () {\na:\na:\n ret\n}": (3, 1, "label a is defined already"),
    "func @f () -> () {\n ld.i32 r1, r2\n}": (2, 13, "'[' is missing"),
    "func @f () -> () {\n ld.i32 r1, [r2 + r3.s16]\n}": (2, 19, "an index may be extended as .s32 or .u32"),
    "func @f () -> () {\n ld.i32 r1, [r2 + r3<<8]\n}": (2, 23, "8 is out of range: a scale from 0 to 7"),
    "func @f () -> () {\n ld.i32 r1, [@x]\n}": (2, 14, "there is no data object @x"),
    "func @f () -> () {\n .line 5\n}": (2, 8, "names a file"),
    "func @f () -> () {\n fence ?\n}": (2, 8, "this character has no meaning"),
    "func @f () -> () {\n trap nonsense\n}": (2, 7, "a number is expected"),
    "func @f () -> () {\n call r1 @f()\n}": (2, 10, "'=' is missing"),
    "func @f () -> () {\n call.ind r1 = (i64), r2(r3)\n}": (2, 21, "'->' is missing"),
}  # fmt: skip


@pytest.mark.parametrize("text", ERRORS)
def test_errors(text):
    line, column, message = ERRORS[text]
    with pytest.raises(ParseError) as e:
        assemble(text, "test.avs")
    first, source, caret = str(e.value).split("\n")
    assert first.startswith(f"test.avs:{line}:{column}: "), str(e.value)
    assert message in first
    assert source == "    " + text.split("\n")[line - 1]
    assert caret == "    " + " " * (column - 1) + "^"


def test_caret_after_a_tab():
    with pytest.raises(ParseError) as e:
        assemble("func @f () -> () {\n\tadd.i32\tr1, x\n}")
    assert str(e.value).split("\n")[2] == "    \t       \t    ^"


def test_disassembly_is_readable():
    source = """\
import func @puts (i64) -> (i32)
data @.str size 12 readonly local {
    string "hello world\\0"
}
data @table size 24 align 3 {
    ptr data @.str
    ptr func @main + 8
    bytes 01 02 03 04 05 06 07 08
}
func @main (i32, i64) -> (i32) regs 5 {
    lea r2, [@.str]
L0:
    call r3 = @puts(r2)
    ld.f64 r4, [@table + r0.s32<<3 - 8]
    br.lt_s.i32.k r3, 10, L0
    ret r3
}
"""
    assert disassemble(assemble(source)) == source


def test_data_without_content_is_one_line():
    assert disassemble(Module(data=[Data("x", 5, align=2)])) == "data @x size 5 align 2\n"


def test_example_in_the_documentation():
    from allvm.interp.oracle import Oracle

    text = (ROOT / "docs" / "assembly.md").read_text()
    example = re.search(r"```\n(.*?)```", text, re.DOTALL)[1]
    oracle = Oracle(verify(assemble(example)))
    assert oracle.run_main() == 0
    assert bytes(oracle.output) == b"10! = 3628800\n"


def test_speed_is_linear():
    """A long function assembles in time proportional to its length."""
    body = "\n".join(f"l{n}: add.i32.k r1, r1, {n}\n br.nz.i32 r1, l{n}" for n in range(20000))
    m = assemble(f"func @f (i32, i32) -> () {{\n{body}\n ret\n}}")
    assert len(m.functions[0].code) == 40001
