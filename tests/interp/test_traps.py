"""Every trap: its kind, its line, its stack, and that the instance goes on afterwards."""

import pytest
from allvm.interp.dispatch import KINDS
from allvm.ir.errors import GuestExit, LinkError, Trap, UsageError

from tests.helpers import need_dispatch
from tests.interp.support import instance, program

FUNCTIONS = r"""
import func @absent (i64) -> (i64)
import func @weakling (i64) -> (i64) weak
data @fixed size 16 readonly
data @plain size 16
func @ok () -> (i32) {
    const.i32 r0, 42
    ret r0
}
func @unreachable () -> () {
    .line "t.c":1
    trap unreachable
}
func @chosen () -> () {
    .line "t.c":1
    trap assert
}
func @load (i64) -> (i64) {
    .line "t.c":2
    ld.i64 r0, [r0 + 100]
    .line 3
    ret r0
}
func @store_k (i64) -> () {
    .line "t.c":2
    st.i32.k 5, [r0 + 16]
    .line 3
    ret
}
func @store_fixed () -> () {
    .line "t.c":2
    st.i8.k 5, [@fixed]
    ret
}
func @copy (i64, i64, i64) -> () {
    .line "t.c":2
    mem.copy r0, r1, r2
    ret
}
func @fill (i64, i64) -> () {
    const.i32 r2, 7
    .line "t.c":2
    mem.fill r0, r2, r1
    ret
}
func @divide (i32, i32) -> (i32) {
    .line "t.c":2
    div_s.i32 r0, r0, r1
    ret r0
}
func @caller (i32, i32) -> (i32) {
    .line "t.c":10
    call r0 = @divide(r0, r1)
    .line 11
    ret r0
}
func @outer (i32, i32) -> (i32) {
    .line "t.c":20
    call r0 = @caller(r0, r1)
    ret r0
}
func @recursive (i64) -> (i64) {
    .line "t.c":2
    call r1 = @recursive(r0)
    add.i64 r0, r0, r1
    ret r0
}
func @framed (i64) -> (i64) frame 100000 {
    .line "t.c":2
    call r0 = @framed(r0)
    ret r0
}
func @alloc (i64) -> (i64) {
    .line "t.c":2
    stack.alloc r0, r0, 4
    ret r0
}
func @restore (i64) -> () {
    .line "t.c":2
    stack.restore r0
    ret
}
func @indirect (i64) -> (i64) {
    .line "t.c":2
    call.ind r0 = (i64) -> (i64), r0(r0)
    ret r0
}
func @address_of_load () -> (i64) {
    lea.func r0, @load
    ret r0
}
func @address_of_ok () -> (i64) {
    lea.func r0, @ok
    ret r0
}
func @call_absent (i64) -> (i64) {
    .line "t.c":2
    call r0 = @absent(r0)
    ret r0
}
func @call_weak (i64) -> (i64) {
    .line "t.c":2
    call r0 = @weakling(r0)
    ret r0
}
func @address_of_weak () -> (i64) {
    lea.func r0, @weakling
    ret r0
}
func @address_of_absent () -> (i64) {
    lea.func r0, @absent
    ret r0
}
func @jump (i64) -> () {
    const.i32 r1, 1
    .line "t.c":2
    longjmp r0, r1
}
"""


@pytest.fixture(scope="module", params=KINDS)
def guest(request):
    need_dispatch(request.param)
    return instance(FUNCTIONS, 0, 0, dispatch=request.param)


def trap(guest, name, *args):
    """The Trap of a call; the instance must go on after it."""
    sp = guest.read
    with pytest.raises(Trap) as e:
        guest.call(name, args)
    assert guest.call("ok") == (42,)
    del sp
    return e.value


@pytest.mark.parametrize(
    "name, args, kind, message",
    [
        ("unreachable", (), "unreachable", "unreachable code was reached in unreachable, t.c:1"),
        ("chosen", (), "assert", "assertion failed in chosen, t.c:1"),
        ("load", (0,), "memory", "memory access out of bounds (address 0x64) in load, t.c:2"),
        ("load", (2**32 - 101,), "memory", "memory access out of bounds (address 0xffffffff) in load, t.c:2"),
        ("load", (2**32 - 1,), "memory", "memory access out of bounds (address 0x100000063) in load, t.c:2"),
        ("store_k", (0x20,), "memory", "memory access out of bounds (address 0x30) in store_k, t.c:2"),
        ("divide", (1, 0), "divide", "integer division by zero in divide, t.c:2"),
        ("divide", (-(2**31), -1), "overflow", "integer overflow in division in divide, t.c:2"),
        ("indirect", (0,), "indirect", "indirect call through a value that is no function in indirect, t.c:2"),
        ("indirect", (0x10008,), "indirect",
         "indirect call through a value that is no function (address 0x10008) in indirect, t.c:2"),
        ("indirect", (2**64 - 1,), "indirect",
         "indirect call through a value that is no function (address 0xffffffffffffffff) in indirect, t.c:2"),
        ("call_absent", (1,), "undefined", "call of an undefined symbol: absent in call_absent, t.c:2"),
        ("call_weak", (1,), "undefined", "call of an undefined symbol: weakling in call_weak, t.c:2"),
        ("alloc", (2**40,), "stack", "stack overflow in alloc, t.c:2"),
        ("alloc", (-1,), "stack", "stack overflow in alloc, t.c:2"),
        ("restore", (0,), "stack", "stack overflow in restore, t.c:2"),
    ],
)  # fmt: skip
def test_trap(guest, name, args, kind, message):
    e = trap(guest, name, *args)
    assert (e.kind, str(e)) == (kind, message)
    assert e.frames[0][1:] == ("t.c", int(message.rpartition(":")[2]))


def test_constant_data(guest):
    e = trap(guest, "store_fixed")
    assert e.kind == "memory" and f"{guest.symbol_address('fixed'):#x}" in str(e)


def test_bulk_operations_check_before_they_write(guest):
    plain, end = guest.symbol_address("plain"), guest.layout["heap_end"]
    guest.write(plain, b"0123456789abcdef")
    for name, args in (("fill", (plain, 2**33)), ("copy", (plain, end - 8, 9)), ("copy", (end - 8, plain, 9)),
                       ("copy", (0, plain, 1)), ("fill", (0, 1)), ("fill", (guest.symbol_address("fixed"), 1)),
                       ("copy", (plain, plain, -1))):  # fmt: skip
        assert trap(guest, name, *args).kind == "memory"
        assert guest.read(plain, 16) == b"0123456789abcdef"
    for name, args in (("fill", (0, 0)), ("copy", (0, 1, 0)), ("copy", (plain + 1, plain, 15))):
        guest.call(name, args)
    assert guest.read(plain, 16) == b"00123456789abcde"


def test_the_stack_of_a_trap(guest):
    e = trap(guest, "outer", 1, 0)
    assert e.frames == [("divide", "t.c", 2), ("caller", "t.c", 10), ("outer", "t.c", 20)]


def test_endless_recursion(guest):
    for name in ("recursive", "framed"):
        e = trap(guest, name, 1)
        assert e.kind == "stack"
        assert {f[0] for f in e.frames} == {name} and len(e.frames) > 50


def test_signature(guest):
    (address,) = guest.call("address_of_ok")
    e = trap(guest, "indirect", address)
    assert e.kind == "signature" and "ok is :i" in str(e)
    (address,) = guest.call("address_of_load")
    with pytest.raises(Trap) as e:
        guest.call("indirect", (address,))
    assert e.value.kind == "memory" and [f[0] for f in e.value.frames] == ["load", "indirect"]


def test_addresses_of_undefined_imports(guest):
    assert guest.call("address_of_weak") == (0,)
    (address,) = guest.call("address_of_absent")
    assert address != 0
    e = trap(guest, "indirect", address)
    assert e.kind == "undefined" and "absent" in str(e)
    assert [f[0] for f in e.frames] == ["absent", "indirect"]


def test_longjmp_through_rubbish(guest):
    plain = guest.symbol_address("plain")
    for rubbish in (bytes(16), b"\xff" * 16, bytes(range(16)), b"\x01" + bytes(15)):
        guest.write(plain, rubbish)
        assert trap(guest, "jump", plain).kind == "longjmp"
    assert trap(guest, "jump", 0).kind == "memory"


def test_wrong_calls(guest):
    with pytest.raises(UsageError, match="takes 1 arguments, 0 were given"):
        guest.call("load")
    with pytest.raises(UsageError, match="there is no function 'nothing'"):
        guest.call("nothing")
    with pytest.raises(UsageError, match="function 999 does not exist"):
        guest.call(999)
    with pytest.raises(Trap, match="undefined symbol: absent"):
        guest.call("absent", (1,))
    with pytest.raises(LinkError, match="no main"):
        guest.run_main()


def test_guest_memory_from_python(guest):
    plain, fixed = guest.symbol_address("plain"), guest.symbol_address("fixed")
    end = guest.layout["heap_end"]
    guest.write(plain, b"hello")
    view = guest.view(plain, 5)
    view[0] = ord("J")
    assert guest.read(plain, 5) == b"Jello" == bytes(view)
    assert bytes(guest.view(fixed, 4, readonly=True)) == bytes(4)
    for call in (lambda: guest.read(0, 1), lambda: guest.read(end, 1), lambda: guest.read(end - 1, 2),
                 lambda: guest.read(2**64 - 1, 2), lambda: guest.write(fixed, b"x"), lambda: guest.view(fixed, 1)):  # fmt: skip
        with pytest.raises(UsageError):
            call()
    with pytest.raises(TypeError):
        guest.view(plain, 1, readonly=True)[0] = 1


def test_a_view_outlives_its_instance():
    guest = instance("data @x size 8\nfunc @f () -> () {\n ret\n}")
    view = guest.view(guest.symbol_address("x"), 8)
    del guest
    assert bytes(view) == bytes(8)


def test_memory_limit():
    source = "data @big size 1000000\nfunc @f () -> () {\n ret\n}"
    with pytest.raises(Exception, match="the program needs .* the limit is 100000"):
        instance(source, max_memory=100000)
    guest = instance(source, max_memory=10 << 20)
    assert guest.grow(100) == guest.layout["heap_lo"]
    assert guest.grow(1 << 30) == -1
    assert guest.layout["heap_end"] - guest.layout["heap_lo"] == 65536


def test_bindings_must_fit():
    with pytest.raises(UsageError, match="0 bindings for 2 imported functions"):
        instance(FUNCTIONS)
    with pytest.raises(LinkError, match="undefined data symbol: x"):
        from allvm.interp._core import Instance

        Instance(program("import data @x\nfunc @f () -> () {\n ret\n}"), (), (None,))


def test_host_data():
    from allvm.interp._core import Instance

    p = program("""
import data @a
import data @b weak
data @pointers {
    ptr @a + 1
    ptr @b + 2
}
func @f () -> (i32) {
    ld.i32.u8 r0, [@a + 1]
    ret r0
}
func @g () -> () {
    st.i8.k 1, [@a]
    ret
}
""")
    guest = Instance(p, (), ((4, False, b"\x01\x02"), None))
    assert guest.call("f") == (2,)
    guest.call("g")
    pointers = guest.read(guest.symbol_address("pointers"), 16)
    assert int.from_bytes(pointers[:8], "little") == guest.import_address(0) + 1
    assert int.from_bytes(pointers[8:], "little") == 2
    guest = Instance(p, (), ((4, True, b"\x01\x02"), None))
    with pytest.raises(Trap) as e:
        guest.call("g")
    assert e.value.kind == "memory"


def test_exit_from_a_python_function():
    def leave(code):
        raise GuestExit(code)

    guest = instance(
        "import func @leave (i32) -> ()\nfunc @main () -> (i32) {\n const.i32 r0, 7\n call @leave(r0)\n ret r0\n}",
        leave,
    )
    with pytest.raises(GuestExit) as e:
        guest.call("main")
    assert e.value.code == 7
    assert guest.run_main() == 7


def test_division_by_constants():
    """By multiplication: every divisor must agree with division, at the edges of both numbers."""
    import random

    rng = random.Random(1)
    divisors = [
        2,
        3,
        5,
        7,
        9,
        10,
        11,
        13,
        60,
        100,
        641,
        1000,
        3600,
        6700417,
        86400,
        2**16 - 1,
        2**16 + 1,
        2**30,
        2**31 - 1,
        -(2**31),
        -2,
        -7,
        -1,
    ]
    divisors += [rng.randrange(2, 2**31) for _ in range(20)]
    source = ""
    for n, d in enumerate(divisors):
        for op in ("div_s", "div_u", "rem_s", "rem_u"):
            source += f"func @{op}{n} (i32) -> (i32) {{\n {op}.i32.k r0, r0, {d}\n ret r0\n}}\n"
    guest = instance(source)
    for n, d in enumerate(divisors):
        u = d % 2**32
        values = {0, 1, 2**31 - 1, 2**31, 2**32 - 1, u, u - 1, u + 1, 2 * u, 3 * u - 1} | {
            k * u + e for k in (5, 99, 2**32 // u) for e in (-1, 0, 1)
        }
        for a in [v % 2**32 for v in values] + [rng.getrandbits(32) for _ in range(20)]:
            s = a - 2**32 if a >> 31 else a
            q = abs(s) // abs(d) * (1 if (s < 0) == (d < 0) else -1)
            assert guest.call_raw(f"div_u{n}", (a,)) == (a // u,), (a, d)
            assert guest.call_raw(f"rem_u{n}", (a,)) == (a % u,), (a, d)
            assert guest.call_raw(f"rem_s{n}", (a,)) == ((s - q * d) % 2**32,), (s, d)
            if q < 2**31:
                assert guest.call_raw(f"div_s{n}", (a,)) == (q % 2**32,), (s, d)


def test_two_accesses_in_one_handler():
    """A trap names the right one of two loads and stores that one handler does."""
    from allvm.interp._core import dump_internal

    guest = instance("""
data @cell size 8
func @copy (i64, i64) -> () {
    .line "t.c":1
    ld.i64 r2, [r0 + 8]
    .line 2
    st.i64 r2, [r1 + 8]
    ret
}
""")
    assert "ld.i64.base kept; st.i64.base acc=rv" in dump_internal(guest, "copy")
    good = guest.symbol_address("cell") - 8
    for args, line in (((0, good), 1), ((good, 0), 2), ((0, 0), 1)):
        with pytest.raises(Trap) as e:
            guest.call("copy", args)
        assert e.value.frames == [("copy", "t.c", line)]
    guest.call("copy", (good, good))


def test_no_address_space():
    """Limits of the process are errors, not crashes."""
    import subprocess
    import sys

    script = """
import resource
from tests.interp.support import instance
source = "func @f () -> () {" + chr(10) + "ret" + chr(10) + "}"
instance(source)
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
try:
    instance(source)
except MemoryError as e:
    print(e)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "no address space for the guest's memory (4 GiB)\n", done
