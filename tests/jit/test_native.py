"""Native code beside its opcodes: entry from the interpreter in a loop, fuel, trusted memory, the ABI, determinism."""

import ctypes
import re

import pytest
from allvm.interp._core import Instance, Program
from allvm.ir.asm import assemble
from allvm.ir.encode import encode
from allvm.ir.errors import CompileError, Trap
from allvm.ir.verify import verify
from allvm.jit import abi
from allvm.jit.emit import Stages, Target, compile_ir
from allvm.jit.flow import Flow
from allvm.jit.lower import Options, lower_functions

from tests.interp.random_programs import AREA, Maker
from tests.interp.test_random import same
from tests.jit.support import Native, harness

AREAS = ("ints", "doubles", "floats")


def module_of(source):
    return verify(assemble(source, "test.avs"))


# -- entry at a loop's header
class Snapshot:
    """Registers, memory and stack pointer where a run of function 0 first came to one of its loops (`after` loops later)."""

    def __init__(self, module, headers, args, after):
        self.at = None
        self.visits = 0

        def trace(function, instruction, registers):
            if function == 0 and instruction in headers and self.at is None:
                self.visits += 1
                if self.visits > after:
                    sp = ctypes.c_uint64.from_address(instance.context_address + abi.OFFSETS["sp"]).value
                    self.at, self.registers, self.sp = instruction, list(registers), sp
                    self.memory = {a: instance.read(instance.symbol_address(a), AREA) for a in AREAS}

        instance = Instance(Program(encode(module)), trace=trace)
        try:
            self.results = list(instance.call_raw(0, args))
        except Trap:
            self.results = None
        self.ints = instance.read(instance.symbol_address("ints"), AREA)


def test_entry_from_the_interpreter():
    """A run that goes on in native code at a loop's header ends as the interpreter's."""
    entered = 0
    for seed in range(60):
        maker = Maker(seed, traps=False)
        module = verify(maker.program())
        flow = Flow(module, 0)
        headers = tuple(flow.blocks[h].start for h in flow.loops)
        if not headers:
            continue
        native = Native(module, "opt", entries=tuple((0, h) for h in headers))
        for after in (0, 2):
            was = Snapshot(module, headers, maker.arguments(0), after)
            if was.at is None or was.results is None:
                continue
            for area, data in was.memory.items():
                native.instance.write(native.instance.symbol_address(area), data)
            native.set_sp(was.sp)
            slots = (ctypes.c_uint64 * max(len(was.registers), len(was.results)))(*was.registers)
            native.run(native.symbols[f"o0_{was.at}"], slots)
            types = flow.type.results
            assert all(map(same, types, was.results, slots)), (seed, was.at, after)
            assert native.instance.read(native.instance.symbol_address("ints"), AREA) == was.ints, (seed, was.at, after)
            assert native.sp == was.sp, "the interpreter gives the frame back"
            entered += 1
    assert entered > 20


def test_entry_in_an_unknown_place():
    module = module_of("func @f (i32) -> (i32) {\n again:\n add.i32.k r0, r0, -1\n br.nz.i32 r0, again\n ret r0\n}")
    with pytest.raises(ValueError, match="begins no block"):
        lower_functions(module, [0], Options(entries=((0, 1),)))
    with pytest.raises(CompileError, match="is not compiled"):
        lower_functions(module, [0], Options(entries=((7, 0),)))


# -- fuel
@pytest.mark.parametrize("tier", ["quick", "opt"])
def test_fuel_is_counted_as_in_the_interpreter(tier):
    plenty, counted = 1 << 40, 0
    for seed in range(200, 225):
        maker = Maker(seed, traps=False)
        module = verify(maker.program())
        native = Native(module, tier, fuel=True)
        for n in range(len(module.functions)):
            args = maker.arguments(n)
            instance = Instance(Program(encode(module)), fuel=1 << 30)
            fresh = Instance(Program(encode(module)))
            for area in AREAS:  # a run starts from the same memory
                native.instance.write(native.instance.symbol_address(area), fresh.read(fresh.symbol_address(area), AREA))
            try:
                instance.call_raw(n, args)
            except Trap:
                continue
            native.units(plenty)
            native.call(n, args)
            assert plenty - native.units() == instance.stats()["units"], (seed, n)
            counted += instance.stats()["units"] > 0
    assert counted > 10


def test_fuel_stops_a_loop():
    module = module_of("func @f () -> () {\n again:\n jmp again\n}")
    native = Native(module, "opt", fuel=True)
    native.units(10**6)
    with pytest.raises(Trap) as e:
        native.call("f", [])
    assert e.value.kind == "fuel" and native.units() == -1


# -- trusted memory
TRUSTED = """
data @text readonly {
    string "native memory"
}
data @table size 4096 align 3
func @sum (i64, i64) -> (i64) {     ; of n i64 at an address of the host
    const.i64 r2, 0
    const.i64 r3, 0
    br.z.i32 r1, end
again:
    ld.i64 r4, [r0 + r2<<3]
    add.i64 r3, r3, r4
    add.i64.k r2, r2, 1
    br.lt_u.i64 r2, r1, again
end:
    ret r3
}
func @data (i32) -> (i64) frame 32 {
    st.i32 r0, [@table + r0.u32<<2 + 4]
    ld.i32 r2, [@table + r0.u32<<2 + 4]
    st.i32 r2, [r1 + 8]
    lea r3, [@table + 1024]
    lea r4, [@text]
    const.i64 r5, 13
    mem.copy r3, r4, r5
    ld.i32.u8 r6, [r3 + 12]
    const.i32 r7, 7
    mem.fill r3, r7, r5
    ld.i32.u8 r8, [@table + 1024]
    ld.i32 r9, [r1 + 8]
    add.i32 r6, r6, r8
    add.i32 r6, r6, r9
    ret r6
}
"""


@pytest.mark.parametrize("tier", ["quick", "opt"])
def test_trusted_memory(tier):
    module = module_of(TRUSTED)
    at = Instance(Program(encode(module))).layout
    native = Native(module, tier, memory="native", data_base=at["ro_lo"])
    harness().harness_make_trusted(native.handle)
    numbers = (ctypes.c_uint64 * 100)(*range(100))
    assert native.call("sum", [ctypes.addressof(numbers), 100]) == [4950]
    assert native.call("data", [5]) == [ord("y") + 7 + 5]


# -- the ABI
def test_offsets_of_the_context():
    lib = harness()
    assert [lib.harness_offset(n) for n in range(len(abi.OFFSETS))] == list(abi.OFFSETS.values())
    assert lib.harness_offset(len(abi.OFFSETS)) == 2**64 - 1


def test_setjmp_has_no_native_code():
    module = module_of("func @f (i64) -> (i32) {\n setjmp r1, r0\n ret r1\n}")
    with pytest.raises(CompileError, match="f is imported, calls setjmp"):
        lower_functions(module, [0], Options())


SMALL = module_of(TRUSTED)


def test_object_bytes_are_the_same_each_time():
    text = lower_functions(SMALL, [0, 1], Options(data_address=(0x900000, 0x910000)))
    assert text == lower_functions(SMALL, [1, 0, 1], Options(data_address=(0x900000, 0x910000)))
    for tier in ("quick", "opt"):
        assert compile_ir(text, tier) == compile_ir(text, tier)


def test_stages():
    stages = Stages(("ir", "ir-opt", "asm"))
    compile_ir(lower_functions(SMALL, [0], Options(data_address=(0x900000, 0x910000))), "opt", stages=stages)
    assert "alloca" in stages.text["ir"] and "alloca" not in stages.text["ir-opt"] and "w0:" in stages.text["asm"]


@pytest.mark.parametrize("triple", ["aarch64-linux-gnu", "riscv64-linux-gnu", "powerpc64le-linux-gnu"])
def test_other_machines(triple):
    features = "+m,+a,+f,+d" if triple.startswith("riscv") else ""
    data = compile_ir(lower_functions(SMALL, [0, 1], Options(data_address=(0x900000, 0x910000))), "opt", Target(triple, features=features))
    assert data[:4] == b"\x7fELF"


def test_nothing_can_be_poison():
    """No flag that makes an instruction's result poison is ever written, and no address claims to be in bounds."""
    for seed in range(30):
        module = verify(Maker(seed).program())
        text = lower_functions(module, range(len(module.functions)), Options(data_address=(1 << 20,) * 4))
        code = re.sub(r'"[^"]*"|!.*', "", text)
        assert not re.search(r"\b(nsw|nuw|exact|inbounds|disjoint|nneg|samesign|fast|nnan|ninf|undef|poison)\b", code)
