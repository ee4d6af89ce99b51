"""Several contexts of one instance, in several host threads at once: results, traps, limits and stops are each one's own."""

import ctypes
import threading
import time

import pytest
from allvm import Engine, Trap, UsageError
from allvm.interp import _core

SOURCE = """
#include <stdint.h>
#include <stdio.h>
#include <setjmp.h>
#include <string.h>
static long shared;
static jmp_buf place;
long recurse(long n) { volatile char b[100]; b[n % 100] = 1; return n ? recurse(n - 1) + b[n % 100] : 0; }
long work(long n)
{
    long b[64], t = 0;
    memset(b, 0, sizeof b);
    for (long i = 0; i < n; i++) b[i & 63] += i ^ (i >> 3);
    for (int i = 0; i < 64; i++) t += b[i];
    return t;
}
long add(long n) { for (long i = 0; i < n; i++) __atomic_fetch_add(&shared, 1, __ATOMIC_SEQ_CST); return shared; }
long fault(long n) { return *(volatile long *)n; }
long forever(long n) { for (;;) n = n * 3 + 1; }
long jump(long n) { if (n) longjmp(place, 1); return setjmp(place); }
long text(long n) { char b[64]; snprintf(b, sizeof b, "<%ld>", n); return strlen(b); }
static volatile char *volatile hole;
long mine(long n) { volatile char b[64]; hole = b; b[0] = 7; return (long)b; }
long below(long n) { volatile char b[16]; hole = b; return (long)memset((char *)hole - n, 1, strlen("12345678") + !hole); }
/* Many functions that are first called by several threads at once. */
#define F(n) __attribute__((noinline)) long f##n(long x) { long t = x; for (long i = 0; i < 3; i++) t = t * 31 + n; return t; }
#define G(n) F(n##0) F(n##1) F(n##2) F(n##3) F(n##4) F(n##5) F(n##6) F(n##7) F(n##8) F(n##9)
G(1) G(2) G(3) G(4) G(5) G(6) G(7) G(8) G(9)
#define C(n) x = f##n##0(x); x = f##n##1(x); x = f##n##2(x); x = f##n##3(x); x = f##n##4(x); x = f##n##5(x); x = f##n##6(x); \\
             x = f##n##7(x); x = f##n##8(x); x = f##n##9(x);
long many(long x) { C(1) C(2) C(3) C(4) C(5) C(6) C(7) C(8) C(9) return x; }
"""
TIERS = ("interp", "quick", "opt", "auto")


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    from allvm.load import load_program

    path = tmp_path_factory.mktemp("contexts") / "contexts.c"
    path.write_text(SOURCE)
    return load_program(str(path), library=True)


def python_work(n):
    b = [0] * 64
    for i in range(n):
        b[i & 63] += i ^ (i >> 3)
    return sum(b)


def in_threads(functions):
    """Run functions in a thread each; their results or exceptions."""
    found = [None] * len(functions)

    def run(n, f):
        try:
            found[n] = f()
        except BaseException as e:
            found[n] = e

    threads = [threading.Thread(target=run, args=(n, f)) for n, f in enumerate(functions)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(60)
    assert not any(t.is_alive() for t in threads)
    return found


@pytest.mark.parametrize("tier", TIERS)
def test_results_and_traps(program, tier):
    want = python_work(5000)
    with Engine(tier=tier) as engine:
        module = engine.load(program)
        contexts = [module.context() for _ in range(3)]

        def run(c):
            for _ in range(5):
                assert c.call("work", 5000) == want
                assert c.call("recurse", 500) == 500
                assert c.call("text", 12345) == 7
                c.call("add", 2000)
                with pytest.raises(Trap) as e:
                    c.call("fault", 8)
                assert e.value.kind == "memory" and e.value.frames[0][0] == "fault"
                with pytest.raises(Trap) as e:
                    c.call("recurse", 1_000_000)
                assert e.value.kind == "stack" and len(e.value.frames) == 200
            return True

        assert in_threads([lambda c=c: run(c) for c in [*contexts, module]]) == [True] * 4
        assert module.call("add", 0) == 4 * 5 * 2000


@pytest.mark.parametrize("tier", ("interp", "auto"))
def test_first_calls_at_once(program, tier):
    """Each function is translated once, whoever comes first."""
    with Engine(tier=tier) as engine:
        want = engine.load(program).call("many", 3)
    for _ in range(10):
        with Engine(tier=tier) as engine:
            module = engine.load(program)
            contexts = [module.context() for _ in range(3)]
            found = in_threads([lambda c=c: {c.call("many", 3) for _ in range(5)} for c in [*contexts, module]])
            assert found == [{want}] * 4
            assert module.stats()["translated_functions"] <= 91


@pytest.mark.parametrize("tier", TIERS)
def test_interrupt_stops_all(program, tier):
    with Engine(tier=tier) as engine:
        module = engine.load(program)
        contexts = [module.context() for _ in range(2)]
        timer = threading.Timer(0.2, module.interrupt)
        timer.start()
        found = in_threads([lambda c=c: c.call("forever", 1) for c in [*contexts, module]])
        assert [e.kind for e in found] == ["interrupt"] * 3
        assert module.call("recurse", 3) == 3 and contexts[0].call("recurse", 3) == 3


@pytest.mark.parametrize("tier", ("interp", "opt"))
def test_one_is_stopped_the_others_go_on(program, tier):
    with Engine(tier=tier) as engine:
        module = engine.load(program)
        first, second = module.context(timeout=0.1), module.context()
        threading.Timer(0.3, second.interrupt).start()
        start = time.monotonic()
        found = in_threads([lambda: first.call("forever", 1), lambda: second.call("forever", 1), lambda: module.call("work", 1000)])
        assert [getattr(e, "kind", e) for e in found] == ["timeout", "interrupt", python_work(1000)]
        assert time.monotonic() - start < 10


@pytest.mark.parametrize("tier", ("interp", "opt"))
def test_fuel(program, tier):
    with Engine(tier=tier, fuel=100_000) as engine:
        module = engine.load(program)
        own, shared = module.context(fuel=1000), module.context()
        with pytest.raises(Trap) as e:
            own.call("work", 100_000)
        assert e.value.kind == "fuel" and own.core.stats()["fuel_left"] == 0
        assert own.core.stats()["units"] in (1000, 1001)
        before = module.stats()["fuel_left"]
        shared.call("work", 10_000)
        used = before - module.stats()["fuel_left"]
        module.call("work", 10_000)
        assert before - module.stats()["fuel_left"] == 2 * used > 20_000
        with pytest.raises(Trap) as e:
            shared.call("work", 1_000_000)
        assert e.value.kind == "fuel" and module.stats()["fuel_left"] == 0


def test_c_interface(program):
    """allvm_run from C, without Python's lock: ctypes lets go of it."""
    names = _core.context_functions()
    run = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p)(names["allvm_run"])
    open_, close, stop = (ctypes.CFUNCTYPE(r, ctypes.c_void_p)(names[n]) for n, r in
                          (("allvm_open", ctypes.c_int), ("allvm_close", None), ("allvm_stop", None)))  # fmt: skip
    with Engine(tier="opt") as engine:
        module = engine.load(program)
        contexts = [module.context() for _ in range(3)]
        index = {n: module.program.function_index(n) for n in ("work", "fault", "forever")}

        def work(c):
            address = c.core.address
            assert open_(address) == 0
            total = 0
            for n in range(200):
                slots = (ctypes.c_uint64 * 4)(n)
                assert run(address, index["work"], slots) == 0
                total += slots[0]
            assert run(address, index["fault"], (ctypes.c_uint64 * 4)(8)) == 2
            failure = c.core.failure()
            assert failure.kind == "memory" and failure.frames[0][0] == "fault"
            assert run(address, index["work"], (ctypes.c_uint64 * 4)(8)) == 0 and c.core.failure() is None
            close(address)
            return total

        assert in_threads([lambda c=c: work(c) for c in contexts]) == [sum(python_work(n) for n in range(200))] * 3
        address = contexts[0].core.address
        threading.Timer(0.1, stop, (address,)).start()
        assert run(address, index["forever"], (ctypes.c_uint64 * 4)(8)) == 103
        assert run(address, 1 << 30, (ctypes.c_uint64 * 4)(8)) == 6


def test_stacks(program):
    """Each context has a stack of its own with a guard below; all threads may use what lies on any."""
    with Engine(tier="interp") as engine:
        module = engine.load(program)
        one, two = module.context(stack_size=1 << 16), module.context(stack_size=1 << 20)
        a, b = one.call("mine", 0), two.call("mine", 0)
        for c, at in ((one, a), (two, b)):
            lo, hi = c.core.stats()["stack"]
            assert lo <= at < hi
        assert module.instance.read(a, 1) == module.instance.read(b, 1) == b"\7"
        assert one.core.stats()["stack"][1] - one.core.stats()["stack"][0] == 1 << 16
        lo = one.core.stats()["stack"][0]
        for address in (lo - 1, lo - 0x10000):
            with pytest.raises(Trap) as e:
                one.call("fault", address)
            assert e.value.kind == "stack"
            with pytest.raises(UsageError):
                module.instance.read(address, 1)
        with pytest.raises(Trap) as e:  # by a host function
            one.call("below", 1 << 16)
        assert e.value.kind in ("memory", "stack")
        stack = two.core.stats()["stack"]
        two.close()
        assert module.context(stack_size=1 << 19).core.stats()["stack"] == stack


def test_longjmp_into_another_thread_is_a_trap(program):
    with Engine(tier="interp") as engine:
        module = engine.load(program)
        context = module.context()
        assert module.call("jump", 0) == 0
        with pytest.raises(Trap) as e:
            context.call("jump", 1)
        assert e.value.kind == "longjmp"


def test_memory_limit(program):
    with Engine(tier="interp", max_memory=24 << 20) as engine:
        module = engine.load(program)
        contexts = []
        with pytest.raises(MemoryError):
            for _ in range(100):
                contexts.append(module.context(stack_size=1 << 20))
        assert 5 <= len(contexts) <= 16
        assert all(c.call("recurse", 10) == 10 for c in contexts)


def test_misuse(program):
    with Engine(tier="interp") as engine:
        module = engine.load(program)
        context = module.context()
        with pytest.raises(UsageError):
            module.context(fuel=10)
        with pytest.raises(UsageError):
            module.context(stack_size=0)
        context.close()
        with pytest.raises(UsageError):
            context.call("work", 1)
