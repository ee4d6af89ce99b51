"""What an instance leaves in the process: signal handlers, mappings, the C stack."""

import gc
import resource
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pytest
from allvm.ir.errors import Trap

from tests.interp.support import instance

BAD = "func @bad (i64) -> (i64) {\n ld.i64 r0, [r0]\n ret r0\n}"
ROOT = Path(__file__).parents[2]


def run(script):
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, cwd=ROOT, timeout=60
    )


PRELUDE = f"""
import ctypes, faulthandler, os, signal, sys
from tests.interp.support import instance
from allvm.ir.errors import Trap
guest = instance({BAD!r})
def trap():
    try:
        guest.call("bad", (8,))
    except Trap as e:
        print(e.kind, flush=True)
"""


def test_faulthandler_still_works():
    """Before and after the guest's faults, and whichever was installed first."""
    for order in ("trap(); faulthandler.enable(); trap()", "faulthandler.enable(); trap(); trap()",
                  "faulthandler.enable(); trap(); faulthandler.disable(); trap(); faulthandler.enable(); trap()"):  # fmt: skip
        done = run(f"{PRELUDE}\n{order}\nctypes.string_at(0)")
        assert done.stdout.split() == ["memory"] * order.count("trap"), order
        assert done.returncode == -11, (order, done)
        assert "Segmentation fault" in done.stderr and "string_at" in done.stderr, (order, done.stderr)


def test_a_fault_of_the_host_is_not_the_guests():
    """A host function that crashes while the guest waits for it kills the process, as it should."""
    done = run(f"""
    {PRELUDE.replace(chr(10), chr(10) + "    ")}
    guest = instance("import func @crash () -> ()\\nfunc @f () -> () {{\\n call @crash()\\n ret\\n}}", lambda: ctypes.string_at(0))
    faulthandler.enable()
    guest.call("f")
    """)
    assert done.returncode == -11 and "Segmentation fault" in done.stderr, done


def test_a_python_handler_for_the_signal_sent_by_hand():
    done = run(f"""
    {PRELUDE.replace(chr(10), chr(10) + "    ")}
    got = []
    signal.signal(signal.SIGSEGV, lambda *a: got.append(1))
    trap()
    os.kill(os.getpid(), signal.SIGSEGV)
    trap()
    os.kill(os.getpid(), signal.SIGSEGV)
    trap()
    print(len(got))
    """)
    assert done.stdout.split() == ["memory", "memory", "memory", "2"], done


def mappings():
    return len(Path("/proc/self/maps").read_text().splitlines())


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs /proc")
def test_thousand_instances_leave_nothing():
    def one():
        guest = instance(BAD)
        with pytest.raises(Trap):
            guest.call("bad", (8,))
        return guest

    one()
    gc.collect()
    before = mappings()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(1000):
        one()
    gc.collect()
    assert mappings() <= before + 3
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < peak + 20_000


def test_many_instances_live_at_once():
    guests = [instance(BAD) for _ in range(300)]
    for guest in guests:
        with pytest.raises(Trap):
            guest.call("bad", (8,))


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs /proc")
def test_threads_free_their_alternate_stacks():
    guest_source = BAD

    def work():
        with pytest.raises(Trap):
            instance(guest_source).call("bad", (8,))

    def burst(n):
        for _ in range(n):
            t = threading.Thread(target=work)
            t.start()
            t.join()

    burst(20)
    gc.collect()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    burst(300)
    gc.collect()
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < peak + 10_000


LONGJMP_LOOP = r"""
data @buffer size 32
func @loop (i32) -> (i32) {
    lea r1, [@buffer]
    const.i32 r3, 0
    setjmp r2, r1
    add.i32.k r3, r3, 1
    br.lt_s.i32 r3, r0, again
    ret r3
again:
    call @throw(r1)
    trap unreachable
}
func @throw (i64) -> () {
    const.i32 r1, 1
    longjmp r0, r1
}
"""


def test_a_million_longjmps_take_no_host_stack():
    assert instance(LONGJMP_LOOP).call("loop", (1_000_000,)) == (1_000_000,)


TIGHT = r"""
func @loop (i64) -> (i64) {
    const.i64 r1, 0
again:
    add.i64.k r1, r1, 1
    br.lt_u.i64 r1, r0, again
    ret r1
}
"""


def test_safepoints_take_no_host_stack():
    """Half a billion dispatches and a hundred thousand safepoints in one activation."""
    guest = instance(TIGHT)
    assert guest.call("loop", (200_000_000,)) == (200_000_000,)
    assert guest.stats()["safepoints"] > 30_000
