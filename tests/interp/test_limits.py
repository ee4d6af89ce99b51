"""Fuel, deadlines, interrupts, threads."""

import os
import signal
import threading
import time

import pytest
from allvm.ir.errors import Trap, UsageError

from tests.interp.support import instance

LOOPS = r"""
import func @wait () -> ()
func @forever () -> () {
    .line "loop.c":5
again:
    jmp again
}
func @count (i32) -> (i32) {
    const.i32 r1, 0
again:
    add.i32.k r1, r1, 1
    br.lt_s.i32 r1, r0, again
    ret r1
}
func @calls (i32) -> (i32) {
    const.i32 r1, 0
again:
    call @nothing()
    add.i32.k r1, r1, 1
    br.lt_s.i32 r1, r0, again
    ret r1
}
func @nothing () -> () {
    ret
}
func @switches (i32) -> (i32) {
    const.i32 r1, 0
again:
    add.i32.k r1, r1, 1
    set.lt_s.i32 r2, r1, r0
    switch r2, 0, out, [out, again]
out:
    ret r1
}
func @waits () -> () {
    call @wait()
    ret
}
func @fill (i64, i64) -> () {
    const.i32 r2, 7
again:
    mem.fill r0, r2, r1
    jmp again
}
"""


def test_fuel_is_exact():
    # `count` takes n - 1 back edges, `calls` n more calls
    for name, n, units in (("count", 100, 99), ("calls", 100, 199), ("switches", 100, 99), ("count", 20000, 19999)):
        assert instance(LOOPS, 0, fuel=units).call(name, (n,)) == (n,)
        guest = instance(LOOPS, 0, fuel=units - 1)
        with pytest.raises(Trap) as e:
            guest.call(name, (n,))
        assert e.value.kind == "fuel"
        assert guest.stats()["fuel_left"] == 0


def test_fuel_is_shared_by_calls():
    guest = instance(LOOPS, 0, fuel=1000)
    guest.call("count", (600,))
    assert guest.stats()["fuel_left"] == 401 and guest.stats()["units"] == 599
    with pytest.raises(Trap):
        guest.call("count", (600,))
    with pytest.raises(UsageError):
        instance(LOOPS, 0, fuel=-1)


def test_deadline():
    guest = instance(LOOPS, 0, timeout=0.05)
    start = time.monotonic()
    with pytest.raises(Trap) as e:
        guest.call("forever")
    assert e.value.kind == "timeout" and e.value.frames == [("forever", "loop.c", 5)]
    assert 0.04 < time.monotonic() - start < 0.5
    assert guest.call("count", (5,)) == (5,)  # each call has its own time


def test_deadline_within_bulk_operations():
    guest = instance(LOOPS, 0, timeout=0.05)
    guest.grow(256 << 20)
    start = time.monotonic()
    with pytest.raises(Trap) as e:
        guest.call("fill", (guest.layout["heap_lo"], 256 << 20))
    assert e.value.kind == "timeout" and time.monotonic() - start < 1


def test_interrupt_from_another_thread():
    guest = instance(LOOPS, 0)
    delays = []
    for _ in range(5):
        at = []

        def stop(at=at):
            time.sleep(0.02)
            at.append(time.monotonic())
            guest.interrupt()

        thread = threading.Thread(target=stop)
        thread.start()
        with pytest.raises(Trap) as e:
            guest.call("forever")
        delays.append(time.monotonic() - at[0])
        thread.join()
        assert e.value.kind == "interrupt"
    assert min(delays) < 0.01


def test_interrupt_before_a_run():
    guest = instance(LOOPS, 0)
    guest.interrupt()
    with pytest.raises(Trap):
        guest.call("forever")
    assert guest.call("count", (5,)) == (5,)


def test_ctrl_c():
    guest = instance(LOOPS, 0, timeout=5)
    # A job in the background starts with the signal ignored, and Python leaves it so.
    old = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer = threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            guest.call("forever")
        timer.join()
    finally:
        signal.signal(signal.SIGINT, old)
    assert guest.call("count", (5,)) == (5,)


def test_python_signal_handlers_run():
    guest = instance(LOOPS, 0, timeout=5)
    got = []

    def handler(number, frame):
        got.append(number)
        guest.interrupt()

    old = signal.signal(signal.SIGUSR1, handler)
    try:
        timer = threading.Timer(0.02, os.kill, (os.getpid(), signal.SIGUSR1))
        timer.start()
        with pytest.raises(Trap) as e:
            guest.call("forever")
        assert e.value.kind == "interrupt" and got == [signal.SIGUSR1]
    finally:
        signal.signal(signal.SIGUSR1, old)


def test_one_thread_at_a_time():
    inside, leave = threading.Event(), threading.Event()

    def wait():
        inside.set()
        leave.wait(5)

    guest = instance(LOOPS, wait)
    thread = threading.Thread(target=guest.call, args=("waits",))
    thread.start()
    inside.wait(5)
    with pytest.raises(UsageError, match="another thread"):
        guest.call("count", (1,))
    leave.set()
    thread.join()
    assert guest.call("count", (1,)) == (1,)


def test_instances_run_in_parallel():
    results = []

    def work(n):
        guest = instance(LOOPS, 0)
        results.append((n, guest.call("count", (n,))))

    threads = [threading.Thread(target=work, args=(1_000_000 + n,)) for n in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert sorted(results) == [(1_000_000 + n, (1_000_000 + n,)) for n in range(8)]


def test_faults_in_several_threads():
    source = "func @bad (i64) -> (i64) {\n ld.i64 r0, [r0]\n ret r0\n}"
    kinds = []

    def work():
        guest = instance(source)
        for _ in range(50):
            try:
                guest.call("bad", (8,))
            except Trap as e:
                kinds.append(e.kind)

    threads = [threading.Thread(target=work) for _ in range(6)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert kinds == ["memory"] * 300
