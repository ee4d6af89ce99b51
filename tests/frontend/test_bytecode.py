"""Passes over bytecode: the same results, traps and memory afterwards, and what each of them is for."""

import os

import pytest
from allvm.frontend import bytecode
from allvm.interp._core import Instance, Program
from allvm.ir import isa
from allvm.ir.asm import assemble
from allvm.ir.encode import encode
from allvm.ir.errors import Trap
from allvm.ir.verify import verify

from tests.interp.random_programs import AREA, Maker

FIRST = int(os.environ.get("ALLVM_TEST_SEED", "0"))
COUNT = 25 * int(os.environ.get("ALLVM_TEST_BATCHES", "4"))
ALL = ("inline", "fold", "merge", "registers")


def optimised(m, passes=ALL, **options):
    for group in bytecode.steps(passes):
        m = verify(bytecode.run(m, group, check=True, **options))
    return m


def outcome(instance, n, args):
    try:
        return "value", list(instance.call_raw(n, args))
    except Trap as e:
        return "trap", e.kind


@pytest.mark.parametrize("passes", [ALL, ("registers",), ("fold",), ("inline",), ("merge",)], ids="-".join)
def test_random_programs(passes):
    """Nothing is dropped or moved that could trap, so everything is the same, memory after a trap too."""
    for seed in range(FIRST, FIRST + (COUNT if passes == ALL else COUNT // 4)):
        maker = Maker(seed)
        plain = verify(maker.program())
        after = optimised(plain, passes)
        instances = [Instance(Program(encode(m))) for m in (plain, after)]
        for n in range(len(plain.functions)):
            args = maker.arguments(n)
            assert outcome(instances[0], n, args) == outcome(instances[1], n, args), f"seed {seed}, f{n}"
            for name in ("ints", "doubles", "floats"):
                memory = [i.read(i.symbol_address(name), AREA) for i in instances]
                assert memory[0] == memory[1], f"seed {seed}, f{n}: {name}"


def code(m, name="main"):
    """The mnemonics of a function."""
    f = next(f for f in m.functions if f.name == name)
    return [isa.OPS[insn[0]].name for insn in f.code]


def after(text, passes=ALL, **options):
    return optimised(verify(assemble(text)), passes, **options)


def test_a_predicate_becomes_a_branch():
    m = after("""
    func @is_digit (i32) -> (i32) regs 2 local {
        add.i32.k r1, r0, -48
        set.lt_u.i32.k r0, r1, 10
        ret r0
    }
    func @main (i32) -> (i32) regs 2 {
        call r1 = @is_digit(r0)
        br.z.i32 r1, no
        const.i32 r0, 7
        ret r0
    no:
        const.i32 r0, 9
        ret r0
    }
    """)
    assert code(m)[:2] in (["add.i32.k", "br.gt_u.i32.k"], ["add.i32.k", "br.lt_u.i32.k"]) and "call" not in code(m)
    instance = Instance(Program(encode(m)))
    assert [instance.call("main", [k])[0] for k in (47, 48, 57, 58)] == [9, 7, 7, 9]


def test_a_boolean_function_with_branches_is_threaded():
    m = after("""
    func @both (i32, i32) -> (i32) regs 3 local {
        br.z.i32 r0, no
        br.z.i32 r1, no
        const.i32 r2, 1
        ret r2
    no:
        const.i32 r2, 0
        ret r2
    }
    func @main (i32, i32) -> (i32) regs 3 {
        call r2 = @both(r0, r1)
        br.nz.i32 r2, yes
        const.i32 r0, 5
        ret r0
    yes:
        const.i32 r0, 6
        ret r0
    }
    """)
    assert sorted(n.replace("nz", "z") for n in code(m)) == sorted(["br.z.i32", "br.z.i32", "const.i32", "ret", "const.i32", "ret"])
    instance = Instance(Program(encode(m)))
    assert [instance.call("main", [a, b])[0] for a in (0, 1) for b in (0, 1)] == [5, 5, 5, 6]


def test_constants_through_a_call():
    m = after("""
    func @power (i64, i32) -> (i64) regs 3 local {
        switch r1, 0, other, [zero, one, two]
    zero:
        const.i64 r2, 1
        ret r2
    one:
        ret r0
    two:
        mul.i64 r2, r0, r0
        ret r2
    other:
        trap 1
    }
    func @main (i64) -> (i64) regs 4 {
        const.i32 r1, 2
        call r2 = @power(r0, r1)
        const.i64 r3, 0
        add.i64 r2, r2, r3
        ret r2
    }
    """)
    assert code(m) == ["mul.i64", "ret"]


FRAMES = """
func @swap (i32, i32) -> (i32, i32) regs 3 frame 8 local {
    st.i32 r0, [r2]
    st.i32 r1, [r2 + 4]
    ld.i32 r0, [r2 + 4]
    ld.i32 r1, [r2]
    ret r0, r1
}
func @main (i32, i32) -> (i32, i32) regs 3 {
    call r0, r1 = @swap(r0, r1)
    call r0, r1 = @swap(r0, r1)
    call r0, r1 = @swap(r0, r1)
    ret r0, r1
}
"""


def test_frames_are_shared():
    m = after(FRAMES)
    f = next(f for f in m.functions if f.name == "main")
    assert f.frame == 8 and "call" not in code(m)
    assert Instance(Program(encode(m))).call("main", [1, 2]) == (2, 1)


def test_upper_halves_of_arguments_and_results():
    """An i32 parameter and an i32 result have a clear upper half, whatever was passed."""
    m = after("""
    func @narrow (i32) -> (i32) regs 1 local {
        ret r0
    }
    func @main (i64) -> (i64) regs 2 {
        call r1 = @narrow(r0)
        ret r1
    }
    """)
    assert code(m) == ["ext.i64.u32", "ret"]
    assert Instance(Program(encode(m))).call_raw("main", [0x123456789ABCDEF0])[0] == 0x9ABCDEF0


def test_what_is_not_inlined():
    text = """
    func @again (i32) -> (i32) regs 2 local {
        br.z.i32 r0, end
        add.i32.k r1, r0, -1
        call r1 = @again(r1)
    end:
        ret r0
    }
    func @room (i64) -> (i64) regs 2 local {
        stack.alloc r1, r0, 4
        ret r1
    }
    func @back (i64) -> (i32) regs 2 local {
        setjmp r1, r0
        ret r1
    }
    func @main (i32, i64) -> (i32) regs 4 {
        call r2 = @again(r0)
        call r3 = @room(r1)
        call r2 = @back(r3)
        ret r2
    }
    """
    m = after(text)
    assert code(m).count("call") == 3
    assert code(m, "back") == ["setjmp", "ret"]


def test_dead_functions_and_kept_ones():
    text = """
    func @used () -> (i32) regs 1 {
        const.i32 r0, 3
        ret r0
    }
    func @unused () -> (i32) regs 1 {
        const.i32 r0, 4
        ret r0
    }
    func @main () -> (i32) regs 1 {
        call r0 = @used()
        ret r0
    }
    """
    names = lambda m: {f.name for f in m.functions}  # noqa: E731
    assert names(after(text, ("dead",))) == {"used", "main"}
    assert names(after(text, bytecode.DEFAULT)) == {"main"}
    assert names(after(text, bytecode.DEFAULT, keep=["unused", "used"])) == {"used", "unused", "main"}
    assert names(after(text.replace("@main", "@entry"), bytecode.DEFAULT)) == {"used", "unused", "entry"}


def test_lines_follow():
    m = after("""
    func @divide (i32, i32) -> (i32) regs 2 local {
        .line "d.c":3
        div_s.i32 r0, r0, r1
        ret r0
    }
    func @main (i32) -> (i32) regs 2 {
        .line "m.c":10
        const.i32 r1, 0
        .line 11
        call r0 = @divide(r0, r1)
        ret r0
    }
    """)
    with pytest.raises(Trap) as e:
        Instance(Program(encode(m))).call("main", [1])
    assert e.value.frames[0] == ("main", "d.c", 3)


def test_steps():
    assert bytecode.steps(bytecode.DEFAULT) == [["dead"], ["inline", "fold", "merge", "registers"], ["dead"]]
    assert bytecode.steps(["inline", "fold"], apart=True) == [["inline"], ["fold"]]
