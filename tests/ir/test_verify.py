"""The verifier: one broken module for each rule, and the message that names it."""

import dataclasses

import pytest
from allvm.ir import isa
from allvm.ir.asm import assemble
from allvm.ir.debug import FRAME, REGISTER, Member, Place, Type, Variable
from allvm.ir.errors import VerifyError
from allvm.ir.module import Alias, Data, Function, FuncType, ImportData, ImportFunc, Line, Module, Program, Reloc
from allvm.ir.verify import verify

from tests.ir.random_modules import every_opcode

OP = isa.opcode
INT = Type("int", "int", 4)


def itself():
    """A structure that contains itself."""
    t = Type("struct", "s", 8)
    t.members = [Member("m", Type("array", target=t, count=2), 0)]
    return t


def base():
    """A valid module to break."""
    return assemble("""
file "a.c"
import func @host (i64) -> (i32)
import data @stdin
data @table size 32 align 3 {
    ptr @table
    ptr32 @f
}
data @shared size 8 common
alias @other = data @table + 8
func @start () -> () {
    ret
}
func @f (i32, i64) -> (i32) regs 4 frame 16 {
    .line "a.c":3
    add.i32 r3, r0, r1
    call r3 = @f(r3, r2)
    call.ind r3 = (i64) -> (i32), r2(r1)
    ld.i32 r3, [r2 + r3.s32<<2 + 4]
    br.z.i32 r3, end
    atomic.rmw.i32 r3, r0, add, [@table]
    switch r3, 0, end, [end, end]
end:
    ret r3
}
init 1 @start
""")


def f(m):
    return m.functions[1]


def insn(index, *new):
    """Replace an instruction of f."""

    def change(m):
        f(m).code[index] = new

    return change


def set_field(get, **fields):
    def change(m):
        for name, value in fields.items():
            setattr(get(m), name, value)

    return change


def data(m):
    return m.data[0]


def with_code(m, *code):
    f(m).code = list(code)
    f(m).lines = []


MEM = (isa.MEM_BASE, 2, -1, 0, 0, 0)
RET = (OP("ret"), (3,))
ADD = OP("add.i32")

# rule -> changes that break it
RULES = {
    "type-count": [lambda m: m.types.extend(FuncType(tuple(("i32", "i64")[n >> k & 1] for k in range(17)), ()) for n in range(60001))],
    "types-distinct": [lambda m: m.types.append(m.types[0])],
    "type": [lambda m: m.types.append("i32")],
    "type-size": [lambda m: m.types.append(FuncType(("i32",) * 1001, ())),
                  lambda m: m.types.append(FuncType((), ("i32",) * 1001))],
    "value-type": [lambda m: m.types.append(FuncType(("i8",), ())), lambda m: m.types.append(FuncType((), ("ptr",)))],
    "type-index": [set_field(f, type=99), set_field(f, type=-1), set_field(lambda m: m.import_funcs[0], type=99),
                   insn(2, OP("call.ind"), 99, 2, (3,), (1,))],
    "name": [set_field(f, name=""), lambda m: m.import_data.append(ImportData("")),
             lambda m: m.import_funcs.append(ImportFunc("a\0b", 0)),
             lambda m: m.files.append("a\0"), lambda m: m.target.update({"k": "\0"}), lambda m: m.target.update({"\0": ""}),
             lambda m: m.dependencies.append(("", "")), lambda m: m.aliases.append(Alias("", "func", 1))],
    "text": [set_field(f, name="a\udc80"), lambda m: m.files.append("\udc80"), lambda m: m.target.update({"k": "\udc80"}),
             lambda m: m.custom.update({"\udc80": b""})],
    "linkage": [set_field(f, linkage="common"), set_field(f, linkage="extern"), set_field(data, linkage=""),
                lambda m: m.aliases.append(Alias("c", "data", 1, 0, "common"))],
    "function-count": [lambda m: m.import_funcs.extend([ImportFunc("x", 0)] * (1 << 22))],
    "frame": [set_field(f, frame=(1 << 31) + 1), set_field(f, frame=-1), set_field(f, frame_align=17)],
    "register-count": [set_field(f, nregs=2), set_field(f, nregs=60001), set_field(f, nregs=-1)],
    "data-size": [set_field(data, size=1 << 31), set_field(data, size=-1)],
    "data-align": [set_field(data, align=17), set_field(data, align=-1)],
    "data-init": [set_field(data, init=bytes(33))],
    "data-thread": [set_field(data, thread=True, readonly=True)],
    "data-total": [lambda m: m.data.extend([Data("x", 1 << 30, linkage="local"), Data("", 1 << 30, linkage="local")]),
                   lambda m: m.data.append(Data("x", (1 << 31) - 40, linkage="local"))],
    "common": [set_field(lambda m: m.data[1], readonly=True), set_field(lambda m: m.data[1], init=b"x"),
               set_field(lambda m: m.data[1], relocs=[Reloc(0, "data", 1)])],
    "relocation": [set_field(data, relocs=[Reloc(0, "func", 3)]), set_field(data, relocs=[Reloc(0, "data", -1)]),
                   set_field(data, relocs=[Reloc(0, "type", 0)]), set_field(data, relocs=[Reloc(0, "data", 0, width=2)]),
                   set_field(data, relocs=[Reloc(0, "data", 0, 1 << 63)])],
    "relocation-order": [set_field(data, relocs=[Reloc(8, "data", 0), Reloc(0, "data", 0)]),
                         set_field(data, relocs=[Reloc(0, "data", 0), Reloc(7, "data", 0)]),
                         set_field(data, relocs=[Reloc(-1, "data", 0)])],
    "relocation-inside": [set_field(data, relocs=[Reloc(25, "data", 0)]),
                          set_field(data, relocs=[Reloc(29, "data", 0, 0, 4)])],
    "alias": [lambda m: m.aliases.append(Alias("x", "type", 0))],
    "alias-target": [lambda m: m.aliases.append(Alias("x", "func", 0)), lambda m: m.aliases.append(Alias("x", "data", 3)),
                     lambda m: m.aliases.append(Alias("x", "func", -1))],
    "alias-offset": [lambda m: m.aliases.append(Alias("x", "func", 1, 1)),
                     lambda m: m.aliases.append(Alias("x", "data", 1, 33)),
                     lambda m: m.aliases.append(Alias("x", "data", 1, -1))],
    "symbol-distinct": [set_field(f, name="table"), set_field(f, name="host"), set_field(data, name="stdin"),
                        lambda m: m.aliases.append(Alias("f", "func", 1)),
                        lambda m: m.import_data[0].__setattr__("name", "host")],
    "start": [lambda m: m.init.append((1, 3)), lambda m: m.fini.append((1, -1)), lambda m: m.init.append((1 << 31, 1)),
              lambda m: m.programs.append(Program("p", 1, [(1, 9)]))],
    "start-type": [lambda m: m.init.append((1, 2)), lambda m: m.fini.append((1, 0))],
    "program": [lambda m: m.programs.append(Program("p", 0)), lambda m: m.programs.append(Program("p", 3)),
                lambda m: m.programs.append(Program("p", -1))],
    "program-distinct": [lambda m: m.programs.extend([Program("p", 1), Program("p", 2)])],
    "dependency": [lambda m: m.dependencies.append(("x", "abc")), lambda m: m.dependencies.append(("x", "X" * 64))],
    "code-empty": [lambda m: with_code(m)],
    "code-end": [lambda m: with_code(m, (OP("fence"),)), lambda m: with_code(m, RET, (OP("br.z.i32"), 3, 0)),
                 lambda m: with_code(m, RET, (OP("call"), 2, (3,), (3, 2)))],
    "lines": [set_field(f, lines=[Line(0, 1, 1)]), set_field(f, lines=[Line(8, 0, 1)]),
              set_field(f, lines=[Line(2, 0, 1), Line(1, 0, 1)]), set_field(f, lines=[Line(0, 0, -1)]),
              set_field(f, lines=[Line(0, -1, 1)])],
    "variables": [
        set_field(f, variables=[Variable("x", None)]), set_field(f, variables=[Variable("x", INT, scope=[(0, 99)])]),
        set_field(f, variables=[Variable("x", INT, places=[Place(0, 1, REGISTER, 4)])]),
        set_field(f, variables=[Variable("x", INT, places=[Place(0, 1, FRAME, 16)])]),
        set_field(f, variables=[Variable("x", INT, places=[Place(2, 1, FRAME, 0)])]),
        set_field(f, variables=[Variable("x", INT, places=[Place(0, 1, 9, 0)])]),
        set_field(f, variables=[Variable("x", Type("strange"))]), set_field(f, variables=[Variable("x", Type("int", size=-1))]),
        set_field(f, variables=[Variable("x", itself())]),
        set_field(f, variables=[Variable("x", Type("struct", members=[Member("m", None, 0)]))]),
        set_field(lambda m: m.data[0], variable=Variable("x", None)),
    ],
    "register": [insn(0, ADD, 4, 0, 1), insn(0, ADD, 3, 4, 1), insn(0, ADD, 3, 0, -1), insn(1, OP("call"), 2, (3,), (4, 2)),
                 insn(1, OP("call"), 2, (4,), (3, 2)), insn(3, OP("ld.i32"), 3, (0, 4, -1, 0, 0, 0)),
                 insn(3, OP("ld.i32"), 3, (1, 2, 4, 0, 0, 0)), insn(7, OP("ret"), (4,)),
                 insn(2, OP("call.ind"), 0, 4, (3,), (1,)), insn(6, OP("switch"), 4, 0, 0, ())],
    "results-distinct": [lambda m: (m.types.append(FuncType((), ("i32", "i32"))),
                                    insn(2, OP("call.ind"), len(m.types) - 1, 2, (3, 3), ())(m))],
    "label": [insn(4, OP("br.z.i32"), 3, 8), insn(4, OP("br.z.i32"), 3, -1), insn(4, OP("jmp"), 8),
              insn(6, OP("switch"), 3, 0, 8, ()), insn(6, OP("switch"), 3, 0, 0, (0, 8))],
    "switch-size": [insn(6, OP("switch"), 3, 0, 0, (0,) * ((1 << 20) + 1))],
    "code-size": [lambda m: with_code(m, *[(OP("fence"),)] * (1 << 24), RET)],
    "function-index": [insn(1, OP("call"), 3, (3,), (3, 2)), insn(1, OP("lea.func"), 3, -1)],
    "data-index": [insn(3, OP("ld.i32"), 3, (2, 3, -1, 0, 0, 0)), insn(3, OP("lea"), 3, (3, -1, 0, 0, 0, 0))],
    "displacement": [insn(3, OP("ld.i32"), 3, (0, 2, -1, 0, 0, 65536)), insn(3, OP("ld.i32"), 3, (1, 2, 2, 0, 0, -65536)),
                     insn(3, OP("ld.i32"), 3, (2, 1, -1, 0, 0, 1 << 31)), insn(3, OP("lea"), 3, (3, 1, 2, 0, 0, -(1 << 31) - 1))],
    "memory-operand": [insn(3, OP("ld.i32"), 3, (4, 2, -1, 0, 0, 0)), insn(3, OP("ld.i32"), 3, (1, 2, 2, 3, 0, 0)),
                       insn(3, OP("ld.i32"), 3, (1, 2, 2, 0, 8, 0)), insn(3, OP("ld.i32"), 3, (0, 2, -1, 1, 0, 0)),
                       insn(3, OP("ld.i32"), 3, (0, 2, -1, 0, 1, 0)), insn(3, OP("ld.i32"), 3, (2, 1, 2, 0, 0, 0))],
    "immediate": [insn(0, OP("const.i32"), 3, 1 << 31), insn(0, OP("const.i32"), 3, -(1 << 31) - 1),
                  insn(0, OP("const.i64"), 3, 1 << 63), insn(0, OP("const.f32"), 3, 1 << 32),
                  insn(0, OP("const.f64"), 3, -1), insn(0, OP("const.f64"), 3, 1.5), insn(0, OP("stack.alloc"), 3, 2, 256),
                  insn(0, OP("st.i32.k"), 1 << 40, MEM), insn(0, OP("st.i64.k"), 1 << 63, MEM)],
    "call-results": [insn(1, OP("call"), 2, (), (3, 2)), insn(1, OP("call"), 2, (3, 2), (3, 2)),
                     insn(2, OP("call.ind"), 0, 2, (), (1,))],
    "call-arguments": [insn(1, OP("call"), 2, (3,), (3,)), insn(1, OP("call"), 2, (3,), (3, 2, 1)),
                       insn(2, OP("call.ind"), 0, 2, (3,), ()),
                       insn(1, OP("invoke"), 2, (3,), (3,), 0), insn(2, OP("invoke.ind"), 0, 2, (3,), (), 0)],
    "return-values": [insn(7, OP("ret"), ()), insn(7, OP("ret"), (3, 3))],
    "trap-number": [insn(7, OP("trap"), 19), insn(7, OP("trap"), 100), insn(7, OP("trap"), 102), insn(7, OP("trap"), 255)],
    "rmw-kind": [insn(5, OP("atomic.rmw.i32"), 3, 0, 11, MEM), insn(5, OP("atomic.rmw.i64"), 3, 0, 255, MEM)],
    "stack-align": [insn(0, OP("stack.alloc"), 3, 2, 17)],
    "opcode": [insn(0, len(isa.OPS)), insn(0, -1), insn(0), insn(0, "add.i32", 1, 2, 3),
               lambda m: f(m).code.__setitem__(0, None)],
    "shape": [insn(0, ADD, 3, 0), insn(0, ADD, 3, 0, 1, 1), insn(0, ADD, 3, 0, None), insn(0, ADD, 3, 0, "r1"),
              insn(1, OP("call"), 2, [3], (3, 2)), insn(3, OP("ld.i32"), 3, (0, 2)), insn(3, OP("ld.i32"), 3, 2),
              lambda m: f(m).lines.append(None), lambda m: m.data.append(None), lambda m: m.init.append(5)],
}  # fmt: skip


def test_base_is_valid():
    assert verify(base()) is not None
    verify(every_opcode())
    verify(Module())


@pytest.mark.parametrize("rule", RULES)
def test_rule(rule):
    for change in RULES[rule]:
        m = base()
        change(m)
        with pytest.raises(VerifyError) as e:
            verify(m)
        assert str(e.value).endswith(f"[{rule}]"), str(e.value)


def test_every_rule_has_a_test():
    import inspect
    import re

    from allvm.ir import verify as module

    source = inspect.getsource(module)
    rules = set(re.findall(r'fail\(\s*"([a-z-]+)"', source)) | set(re.findall(r'\[([a-z-]+)\]"\)', source))
    rules |= set(re.findall(r'check_range\([^\n]*?"([a-z]+(?:-[a-z]+)*)", f?"', source))
    assert rules - set(RULES) == set()
    assert len(rules) > 35


def test_message_names_function_instruction_and_rule():
    m = base()
    insn(3, OP("ld.i32"), 3, (0, 9, -1, 0, 0, 0))(m)
    with pytest.raises(VerifyError) as e:
        verify(m)
    assert str(e.value) == "function f, instruction 3 (ld.i32): register r9 does not exist; the function has 4 [register]"


def test_limits_are_inclusive():
    m = base()
    f(m).nregs = 60000
    f(m).frame = 1 << 31
    f(m).frame_align = 16
    data(m).relocs = [Reloc(24, "data", 0), ]
    m.aliases.append(Alias("end", "data", 1, 32))
    m.data.append(Data("x", (1 << 31) - 41, linkage="local"))
    insn(0, OP("const.i32"), 59999, -(1 << 31))(m)
    insn(3, OP("ld.i32"), 3, (0, 2, -1, 0, 0, -65535))(m)
    verify(m)


def test_registers_of_a_function_without_any():
    m = Module(types=[FuncType()], functions=[Function("f", 0, 0, [(OP("ret"), ())])])
    verify(m)
    m.functions[0].code = [(OP("const.i32"), 0, 0), (OP("ret"), ())]
    with pytest.raises(VerifyError, match="register"):
        verify(m)


def test_local_names_may_repeat():
    m = base()
    m.functions.append(dataclasses.replace(f(m), name="f", linkage="local"))
    m.data.append(Data("f", 4, linkage="local"))
    verify(m)
