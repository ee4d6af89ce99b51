"""The guest calls the host, the host calls the guest: values, exceptions, longjmp, depth."""

import pytest
from allvm.ir.errors import GuestExit, Trap

from tests.interp.support import instance

SOURCE = r"""
import func @host (i32, i64, f32, f64) -> (f64)
import func @pair (i64) -> (i64, i32)
import func @again (i32) -> (i32)
import func @nothing () -> ()
import func @single (f32) -> (f32)
data @buffer size 32
func @values (i32, i64, f32, f64) -> (f64) {
    call r0 = @host(r0, r1, r2, r3)
    ret r0
}
func @single_twice (f32) -> (f32) {
    call r0 = @single(r0)
    call r0 = @single(r0)
    ret r0
}
func @swapped (i64) -> (i32, i64) {
    call r1, r2 = @pair(r0)
    ret r2, r1
}
func @deeper (i32) -> (i32) {
    .line "h.c":3
    call r0 = @again(r0)
    add.i32.k r0, r0, 1
    ret r0
}
func @through_pointer (f32) -> (f32) {
    lea.func r1, @single
    call.ind r0 = (f32) -> (f32), r1(r0)
    ret r0
}
func @bad () -> () {
    .line "h.c":9
    trap unreachable
}
func @catch (i32) -> (i32) {
    lea r1, [@buffer]
    setjmp r2, r1
    br.nz.i32 r2, back
    call r2 = @again(r0)
    const.i32 r2, -1
    ret r2
back:
    add.i32 r2, r2, r0
    ret r2
}
func @throw (i32) -> () {
    lea r1, [@buffer]
    longjmp r1, r0
}
"""


def make(**functions):
    names = ("host", "pair", "again", "nothing", "single")
    return instance(SOURCE, *(functions.get(n, 0) for n in names))


def test_values_of_every_type():
    seen = []

    def host(*args):
        seen.append(args)
        return 2.5

    guest = make(host=host)
    assert guest.call("values", (-1, -2, 0.1, 0.1)) == (2.5,)
    assert seen == [(-1, -2, 0.10000000149011612, 0.1)]


def test_several_results():
    guest = make(pair=lambda x: (x * 2, -x))
    assert guest.call("swapped", (21,)) == (-21, 42)
    assert guest.call("pair", (21,)) == (42, -21)
    with pytest.raises(Exception, match="pair must return 2 values"):
        make(pair=lambda x: (1, 2, 3)).call("swapped", (1,))


def test_floats_and_pointers_to_imports():
    guest = make(single=lambda x: x / 2)
    assert guest.call("single_twice", (1.0,)) == (0.25,)
    assert guest.call("through_pointer", (1.0,)) == (0.5,)
    assert guest.call("single", (1.0,)) == (0.5,)


def test_nested_calls():
    def again(n):
        return guest.call("deeper", (n - 1,))[0] if n else 0

    guest = make(again=again)
    assert guest.call("deeper", (20,)) == (21,)


def test_exceptions_pass_through_the_guest():
    def again(n):
        if n == 0:
            raise ZeroDivisionError("mine")
        return guest.call("deeper", (n - 1,))[0]

    guest = make(again=again)
    for depth in (0, 1, 5):
        with pytest.raises(ZeroDivisionError, match="mine"):
            guest.call("deeper", (depth,))
    assert make(again=lambda n: 1).call("deeper", (1,)) == (2,)


def test_a_trap_shows_all_activations():
    def again(n):
        return guest.call("deeper", (n - 1,))[0] if n else guest.call("bad")

    guest = make(again=again)
    with pytest.raises(Trap) as e:
        guest.call("deeper", (2,))
    assert e.value.frames == [("bad", "h.c", 9)] + [("deeper", "h.c", 3)] * 3
    assert e.value.kind == "unreachable"


def test_python_may_catch_the_trap_of_a_nested_call():
    def again(n):
        with pytest.raises(Trap):
            guest.call("bad")
        return 7

    guest = make(again=again)
    assert guest.call("deeper", (0,)) == (8,)


def test_exit_passes_through_nested_calls():
    def again(n):
        if n == 0:
            raise GuestExit(3)
        return guest.call("deeper", (n - 1,))[0]

    guest = make(again=again)
    with pytest.raises(GuestExit) as e:
        guest.call("deeper", (4,))
    assert e.value.code == 3


def test_depth_of_activations_is_limited():
    import sys

    def again(n):
        return guest.call("deeper", (n + 1,))[0]

    guest = make(again=again)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    try:
        with pytest.raises(Trap) as e:
            guest.call("deeper", (0,))
    finally:
        sys.setrecursionlimit(limit)
    assert e.value.kind == "stack"


def test_longjmp_over_a_host_function():
    def again(n):
        guest.call("throw", (n,))
        raise AssertionError("longjmp came back")

    guest = make(again=again)
    assert guest.call("catch", (5,)) == (10,)
    assert guest.call("catch", (0,)) == (1,)
    with pytest.raises(Trap) as e:  # the frame is gone
        guest.call("throw", (1,))
    assert e.value.kind == "longjmp"


def test_wrong_results_are_errors():
    with pytest.raises(TypeError):
        make(again=lambda n: None).call("deeper", (1,))
    with pytest.raises(TypeError):
        make(again=lambda: 1).call("deeper", (1,))
