"""Every host function with hostile arguments: it returns or traps, it never harms the process.

Each batch runs in a child process, so that a crash is told from a trap.
"""

import os
import random
import sys
import time

import pytest
from allvm.interp import _host
from hostguest import Guest, GuestTrap

# These wait on purpose; they are tested by themselves.
WAITING = {"sleep", "usleep", "nanosleep", "clock_nanosleep", "poll", "select", "thrd_sleep",
           "pthread_cond_timedwait", "cnd_timedwait"}  # fmt: skip
BATCHES = 24


def functions():
    return [name + flavour for name, _, _, flavour in (r for r in _host.table() if r[0] != "section")]


def pool(g, rng):
    """Addresses and numbers worth trying: good, bad, at the edges."""
    c = g.ctx
    heap = [g.call("malloc", rng.choice([1, 16, 40, 200, 5000])) for _ in range(6)]
    for p in heap:
        g.write(p, bytes(rng.randrange(256) for _ in range(16)))
    texts = [b"%s%n%d%*d%Lf%100$d%-7.3ls", b"hello world", b"r+", b"/", b"../../etc/passwd", b"%[^a]%ms%lf", b"12.5e300x", b"C.UTF-8",
             b"a:b::c", b"%Y-%m-%d %j %Z %c", b"XXXXXX", b"/tmp/XXXXXX", b"w", b"", b"TZ=CET-1CEST", b"nan(12)", b"*a?[b-]"]  # fmt: skip
    strings = [g.s(t) for t in texts]
    pointers = g.buf(64, 0)
    for i in range(8):
        g.write(pointers + 8 * i, rng.choice(heap + strings).to_bytes(8, "little"))
    edges = [0, 1, 0xFFFF, 0x10010, c.stack_lo - 1, c.stack_lo, c.ro_lo, c.ro_hi - 1, c.ro_hi, c.heap_end - 1, c.heap_end - 7,
             c.heap_end, c.heap_end + 1, 0xFFFFFFFF, 0xFFFFFFFF00000000 | heap[0], (1 << 64) - 1]  # fmt: skip
    numbers = [0, 1, 2, 3, 7, 10, 16, 255, 256, 1 << 12, 1 << 16, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 33, 1 << 62,
               (1 << 63) - 1, 1 << 63, (1 << 64) - 2]  # fmt: skip
    streams = list(g.streams.values())
    callbacks = [g.function(lambda *a: rng.randrange(-2, 3)), 0x10007]
    return {"good": heap + strings + [pointers, g.buf(256, 0)] + streams, "bad": edges, "numbers": numbers, "callbacks": callbacks}


DOUBLES = [0.0, -0.0, 1.0, -1.5, 1e308, -1e308, 5e-324, float("inf"), float("-inf"), float("nan"), 0.1, 1e22, 2.0**63]


def arguments(sig, p, rng):
    out = []
    for letter in sig.split(":")[0]:
        if letter in "fd":
            v = rng.choice(DOUBLES)
            out.append(v if letter == "d" or abs(v) < 1e38 or v != v or abs(v) == float("inf") else 1e30)
        elif letter == "i":
            out.append(rng.choice(p["numbers"] + p["bad"]))
        else:
            kind = rng.choices(["good", "bad", "numbers", "callbacks"], [6, 2, 3, 1])[0]
            out.append(rng.choice(p[kind]))
    return out


def run_batch(names, seed, calls):
    rng = random.Random(seed)
    g = Guest(heap_limit=16 << 20, env={"HOME": "/"})
    p = pool(g, rng)
    for name in names:
        sig = _host.lookup(name)[1]
        for _ in range(calls):
            g.deadline = time.monotonic() + 0.2
            try:
                g.call(name, *arguments(sig, p, rng))
            except GuestTrap as t:
                assert t.kind != 0
    # The library still works: the heap hands out memory, and formatting is right.
    q = g.call("malloc", 64)
    if q:
        assert g.call("snprintf", q, 64, "%d %s", g.va(42, "ok")) == 5 and g.cstr(q) == b"42 ok"


def in_child(function, *args):
    """The wait status of a child that runs function(*args)."""
    pid = os.fork()
    if pid == 0:
        try:
            os.dup2(os.open(os.devnull, os.O_RDWR), 1)
            function(*args)
            os._exit(0)
        except BaseException:
            import traceback

            traceback.print_exc()
            sys.stderr.flush()
            os._exit(1)
    return os.waitpid(pid, 0)[1]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_hostile_arguments(batch):
    names = [n for n in functions() if n.removesuffix("@x87") not in WAITING][batch::BATCHES]
    seed = int(os.environ.get("ALLVM_SEED", "0")) * BATCHES + batch
    status = in_child(run_batch, names, seed, int(os.environ.get("ALLVM_CALLS", "60")))
    assert status == 0, f"batch {batch}, seed {seed}: wait status {status} for one of {names}"
