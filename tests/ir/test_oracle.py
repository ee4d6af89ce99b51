"""The oracle as a machine: programs, traps, limits, host functions. Opcodes are tested in tests/ops."""

import pytest
from allvm.interp.oracle import Oracle
from allvm.interp.oracle_memory import PAGE
from allvm.ir.asm import assemble
from allvm.ir.errors import GuestExit, LinkError, Trap
from allvm.ir.verify import verify


def oracle(source, **kw):
    return Oracle(verify(assemble(source, "test.avs")), **kw)


DIVIDE = """
file "d.c"
func @divide (i32, i32) -> (i32) {
    .line "d.c":10
    fence
    .line 11
    div_s.i32 r0, r0, r1
    ret r0
}
func @caller (i32) -> (i32) {
    .line "d.c":20
    const.i32 r1, 0
    .line 21
    call r0 = @divide(r0, r1)
    .line 22
    ret r0
}
func @loop () -> () {
again:
    jmp again
}
"""


def test_call():
    o = oracle(DIVIDE)
    assert o.call("divide", [100, 7]) == [14]
    assert o.call(0, [-100, 7]) == [2**32 - 14]
    with pytest.raises(ValueError, match="divide takes 2 arguments, not 1"):
        o.call("divide", [1])
    with pytest.raises(LinkError, match="no function nothing"):
        o.call("nothing")


def test_trap_says_where():
    o = oracle(DIVIDE)
    with pytest.raises(Trap) as e:
        o.call("caller", [1])
    assert e.value.kind == "divide"
    assert e.value.frames == [("divide", "d.c", 11), ("caller", "d.c", 21)]
    assert str(e.value) == "integer division by zero in divide, d.c:11"
    assert o.frames == [] and o.call("divide", [9, 3]) == [3]  # and it goes on


def test_memory_trap_has_the_address():
    o = oracle("func @f (i64) -> (i64) {\n ld.i64 r0, [r0 + 8]\n ret r0\n}")
    with pytest.raises(Trap) as e:
        o.call("f", [0x123])
    assert str(e.value) == "memory access out of bounds (address 0x12b) in f"


def test_stack_pointer_is_restored_after_a_trap():
    o = oracle("func @f (i64) -> (i64) frame 1000 {\n ld.i64 r0, [r0]\n ret r0\n}")
    sp = o.sp
    for _ in range(3):
        with pytest.raises(Trap):
            o.call("f", [0])
        assert o.sp == sp


def test_fuel():
    o = oracle(DIVIDE, fuel=1000)
    with pytest.raises(Trap) as e:
        o.call("loop")
    assert e.value.kind == "fuel" and o.fuel == 0
    o.fuel = 3
    assert o.call("divide", [6, 2]) == [3]
    assert o.fuel == 0


def test_host_functions():
    source = """
import func @pair (i32, f64) -> (i64, f32)
import func @nothing () -> ()
func @f () -> (i64, f32) {
    const.i32 r0, -1
    const.f64 r1, 1.0
    call @nothing()
    call r2, r3 = @pair(r0, r1)
    ret r2, r3
}
"""
    seen = []

    def pair(o, a, b):
        seen.append((a, b))
        return -1, 0x3F800000

    o = oracle(source, host={"pair": pair, "nothing": lambda o: seen.append("nothing")})
    assert o.call("f") == [2**64 - 1, 0x3F800000]
    assert seen == ["nothing", (0xFFFFFFFF, 0x3FF0000000000000)]
    with pytest.raises(Trap) as e:
        oracle(source).call("f")
    assert e.value.kind == "undefined"


def test_host_data():
    source = """
import data @host_object
import data @missing weak
func @f () -> (i32, i64) {
    ld.i32 r0, [@host_object + 4]
    lea r1, [@missing]
    ret r0, r1
}
"""
    assert oracle(source, host={"host_object": b"\0\0\0\0\5\0\0\0"}).call("f") == [5, 0]
    with pytest.raises(LinkError, match="data host_object is not defined"):
        oracle(source)


def test_call_back_and_longjmp_across_the_host():
    source = """
import func @twice (i64, i32) -> (i32)
data @buffer size 16 align 3
func @increment (i32) -> (i32) {
    add.i32.k r0, r0, 1
    ret r0
}
func @throw (i32) -> (i32) {
    lea r1, [@buffer]
    longjmp r1, r0
}
func @main (i32) -> (i32) {
    lea.func r1, @increment
    call r2 = @twice(r1, r0)
    lea r3, [@buffer]
    setjmp r4, r3
    br.nz.i32 r4, thrown
    lea.func r1, @throw
    call r2 = @twice(r1, r2)
    const.i32 r4, -1
thrown:
    ret r4
}
"""

    def twice(o, function, x):
        for _ in range(2):
            (x,) = o.call_address(function, [x])
        return x

    o = oracle(source, host={"twice": twice})
    sp = o.sp
    assert o.call("main", [5]) == [7]
    assert o.frames == [] and o.sp == sp


def test_setjmp_within_a_call_back():
    source = """
import func @host (i64) -> (i32)
data @buffer size 16 align 3
func @inner () -> (i32) {
    lea r0, [@buffer]
    setjmp r1, r0
    br.nz.i32 r1, done
    call @deep()
done:
    ret r1
}
func @deep () -> () {
    lea r0, [@buffer]
    const.i32 r1, 33
    longjmp r0, r1
}
func @main () -> (i32) {
    lea.func r0, @inner
    call r0 = @host(r0)
    add.i32.k r0, r0, 1
    ret r0
}
"""
    assert oracle(source, host={"host": lambda o, f: o.call_address(f, [])[0]}).call("main") == [34]


PROGRAM = r"""
import func @printf (i64, i64) -> (i32)
import func @exit (i32) -> ()
import func @atexit (i64) -> (i32)
import func @puts (i64) -> (i32)
data @format readonly {
    string "%s %d %5.1f|%-4d|%04x|%c%%|%lu\n\0"
}
data @bye readonly {
    string "bye\0"
}
data @started size 4 align 2
func @start () -> () {
    st.i32.k 40, [@started]
    ret
}
func @finish () -> () {
    lea r0, [@bye]
    call r0 = @puts(r0)
    ret
}
func @main (i32, i64) -> (i32) frame 64 {
    lea.func r3, @finish
    call r3 = @atexit(r3)
    ld.i64 r3, [r1 + 8]
    st.i64 r3, [r2]
    ext.i64.s32 r3, r0
    st.i64 r3, [r2 + 8]
    const.f64 r3, 2.25
    st.f64 r3, [r2 + 16]
    st.i64.k -7, [r2 + 24]
    st.i64.k 0x1ff, [r2 + 32]
    st.i64.k 'x', [r2 + 40]
    st.i64.k -1, [r2 + 48]
    lea r3, [@format]
    call r3 = @printf(r3, r2)
    ld.i32 r4, [@started]
    add.i32.k r4, r4, 2
    br.eq.i32.k r0, 2, leave
    ret r4
leave:
    call @exit(r0)
    trap 0
}
init 1 @start
fini 1 @finish
"""


def test_program():
    o = oracle(PROGRAM)
    assert o.run_main(["prog", "arg", "more"]) == 42
    assert bytes(o.output) == b"arg 3   2.2|-7  |01ff|x%|18446744073709551615\nbye\nbye\n"
    o = oracle(PROGRAM)
    assert o.run_main(["prog", b"arg"]) == 2
    assert bytes(o.output).endswith(b"bye\nbye\n")
    with pytest.raises(GuestExit):
        o.call("main", [2, o.memory.args])


def test_large_arguments():
    """argv that does not fit its page goes to the heap; argv[argc] and envp[0] are null."""
    o = oracle("""
func @main (i32, i64, i64) -> (i32) {
    ld.i64 r3, [r1 + r0.s32<<3 - 8]
    ld.i32.u8 r3, [r3 + 5]
    ld.i64 r4, [r1 + r0.s32<<3]
    add.i64 r3, r3, r4
    ld.i64 r2, [r2]
    add.i64 r3, r3, r2
    ret r3
}
""")
    assert o.run_main(["p", "x" * 200000, "abcdef"]) == ord("f")


def test_memory_map():
    o = oracle("""
data @a align 3 readonly {
    i64 1
}
data @zero size 100
data @b align 4 {
    i64 2
}
func @f () -> () {
    ret
}
""", stack=100_000)  # fmt: skip
    mem = o.memory
    a, zero, b = mem.addresses
    assert o.function_address(0) == 0x10000
    assert mem.stack_lo == 0x30000  # null page, functions, guard
    assert mem.stack_hi - mem.stack_lo == 2 * PAGE
    assert a == mem.ro_lo == mem.stack_hi
    assert b == mem.ro_hi == mem.ro_lo + PAGE and b < zero  # zeros come last
    assert mem.args_lo == mem.ro_hi + PAGE and mem.heap_lo == mem.heap_end == mem.args_lo + PAGE
    assert len(mem.pages) <= 3  # nothing is allocated before it is touched


def test_heap_and_its_limit():
    source = """
import func @malloc (i64) -> (i64)
import func @free (i64) -> ()
func @get (i64) -> (i64) {
    call r1 = @malloc(r0)
    br.eq.i64.k r1, 0, none
    st.i8.k 1, [r1 + r0 - 1]
none:
    ret r1
}
func @touch (i64) -> () {
    st.i8.k 1, [r0]
    ret
}
func @release (i64) -> () {
    call @free(r0)
    ret
}
"""
    o = oracle(source, max_memory=1 << 20)
    (first,) = o.call("get", [100])
    assert first % 16 == 0 and first >= o.memory.heap_lo
    (second,) = o.call("get", [500_000])
    assert second >= first + 100
    assert o.call("get", [1 << 20]) == [0]
    with pytest.raises(Trap) as e:
        o.call("touch", [o.memory.heap_end])
    assert e.value.kind == "memory"
    o.call("release", [first])
    o.call("release", [0])
    with pytest.raises(Trap) as e:
        o.call("release", [first])
    assert e.value.kind == "heap"


def test_stack_limit():
    source = "func @f (i32) -> (i32) frame 1024 {\n br.z.i32 r0, end\n add.i32.k r0, r0, -1\n call r0 = @f(r0)\nend:\n ret r0\n}"
    assert oracle(source, stack=PAGE).call("f", [62]) == [0]
    with pytest.raises(Trap) as e:
        oracle(source, stack=PAGE).call("f", [64])
    assert e.value.kind == "stack"
    with pytest.raises(Trap) as e:
        oracle(source, max_depth=10).call("f", [10])
    assert e.value.kind == "stack" and len(e.value.frames) == 10


def test_longjmp_to_an_older_call_of_the_host():
    source = """
data @buffer size 16 align 3
func @set () -> (i32) {
    lea r0, [@buffer]
    setjmp r1, r0
    ret r1
}
func @jump () -> () {
    lea r0, [@buffer]
    longjmp r0, r0
}
"""
    o = oracle(source)
    assert o.call("set") == [0]
    with pytest.raises(Trap) as e:
        o.call("jump")
    assert e.value.kind == "longjmp"


def test_weak_functions():
    source = """
import func @maybe () -> (i32) weak
func @f () -> (i64) {
    lea.func r0, @maybe
    ret r0
}
func @g () -> (i32) {
    call r0 = @maybe()
    ret r0
}
"""
    assert oracle(source).call("f") == [0]
    assert oracle(source, host={"maybe": lambda o: 5}).call("f") == [0x10000]
    with pytest.raises(Trap) as e:
        oracle(source).call("g")
    assert e.value.kind == "undefined"


def test_alias_can_be_called():
    assert oracle("func @f () -> (i32) {\n const.i32 r0, 5\n ret r0\n}\nalias @g = func @f").call("g") == [5]
