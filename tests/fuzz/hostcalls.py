"""Host functions with odd arguments, called by the guest in every tier: the same results, traps and memory.

    python -m tests.fuzz.hostcalls [--seconds N] [--count N] [--seed N]

A module of wrappers around host functions and block operations is called with null and wild pointers, pieces that overlap or go beyond the end of
memory, strings without an end, huge sizes, functions as pointers and pointers as functions. Each tier runs in processes of its own, so that a crash
is told from a trap.
"""

import argparse
import itertools
import os
import random
import sys
import time

from tests.fuzz import workers

TIERS = ("interp", "quick", "opt", "auto")
FUNCTIONS = 24  # in a module
CALLS = 8  # of each
LIMIT = 120.0  # seconds for a module in a tier
TYPES = {"i": "i32", "l": "i64", "f": "f32", "d": "f64"}
#: What waits, tells the time or the process, or starts threads, which come to something else each time.
LEFT_OUT = ("sleep", "poll", "select", "pause", "wait", "clock", "time", "times", "date", "rusage", "getpid", "getppid", "gettid", "thread", "thrd", "cnd_", "mtx_", "sem_", "tss_", "call_once",
            "kill", "raise", "alarm", "fork", "lock", "stat", "utime", "now", "sysinfo", "sysconf", "load", "syscall", "cxa", "_Unwind", "exit", "_Exit")  # fmt: skip
HEAD = r"""
data @text size 4096 align 4
data @constant readonly {
    string "hello %d%n world\0"
}
func @compare (i64, i64) -> (i32) {
    ld.i32 r0, [r0]
    ld.i32 r1, [r1]
    sub.i32 r0, r0, r1
    ret r0
}
func @visit (i64, i32, i32) -> () {
    ret
}
func @end () -> () {
    ret
}
func @copy (i64, i64, i64) -> () {
    mem.copy r0, r1, r2
    ret
}
func @fill (i64, i32, i64) -> () {
    mem.fill r0, r1, r2
    ret
}
"""
OWN = {"copy": "lll:", "fill": "lil:"}


def candidates():
    """[(name, signature)] of host functions whose outcome the arguments decide."""
    from allvm.interp import _host

    found = [(name + flavour, sig) for name, sig, _, flavour in (row for row in _host.table() if row[0] != "section")]
    return [(n, s) for n, s in found if "@" not in n and not any(part in n for part in LEFT_OUT)]


def module(functions):
    """A module with a wrapper `call_N` for each function, as bytes."""
    from allvm.ir.asm import assemble
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    out = []
    for name, sig in functions:
        given, _, result = sig.partition(":")
        out.append(f"import func @{name} ({', '.join(TYPES[c] for c in given)}) -> ({', '.join(TYPES[c] for c in result)})")
    out.append(HEAD)
    for n, (name, sig) in enumerate(functions):
        given, _, result = sig.partition(":")
        registers, results = (", ".join(f"r{k}" for k in range(len(x))) for x in (given, result))
        out += [f"func @call_{n} ({', '.join(TYPES[c] for c in given)}) -> ({', '.join(TYPES[c] for c in result)}) {{",
                f'    .line "h.c":{n + 1}', f"    call {results}{' = ' if result else ''}@{name}({registers})", f"    ret {results}".rstrip(), "}"]  # fmt: skip
    return encode(verify(assemble("\n".join(out) + "\n", "calls.avs")))


def calls(seed, functions, layout, own):
    """[(wrapper, arguments)]. layout: of the guest's memory; own: addresses worth trying."""
    rng = random.Random(seed)
    edges = [0, 1, 8, 0xFFFF, 0x10000, 0x10007, layout["stack_lo"] - 1, layout["stack_lo"], layout["stack_hi"] - 64, layout["heap_lo"], layout["heap_end"] - 1,
             layout["heap_end"] - 7, layout["heap_end"], 0xFFFFFFFF, 0xFFFFFFFF00000000 | own[0], (1 << 64) - 1]  # fmt: skip
    numbers = [0, 1, 2, 3, 7, 10, 16, 63, 64, 255, 4096, 65536, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 33, (1 << 63) - 1, 1 << 63, (1 << 64) - 2]
    doubles = [0.0, -0.0, 1.0, -1.5, 1e30, -1e30, 1e-40, float("inf"), float("-inf"), 0.1, 2.0**63]

    def argument(letter):
        if letter in "fd":
            return rng.choice(doubles)
        if letter == "i":
            return rng.choice([n & 0xFFFFFFFF for n in numbers] + [rng.randrange(256)])
        kind = rng.randrange(12)
        return rng.choice(own) + rng.choice((0, 0, 0, 1, 3, 8, 100)) if kind < 6 else rng.choice(edges) if kind < 9 else rng.choice(numbers)

    made = []
    for n, (_, sig) in [*enumerate(functions), *((name, (name, sig)) for name, sig in OWN.items())]:
        made += [(n if isinstance(n, str) else f"call_{n}", [argument(c) for c in sig.partition(":")[0]]) for _ in range(CALLS)]
    rng.shuffle(made)
    return made


def outcomes(job):
    """What each call came to, in one tier: [(function, arguments, result or trap, digest of memory)]."""
    import hashlib

    from allvm.interp._core import Program
    from allvm.interp._host import HostState
    from allvm.ir.errors import GuestExit, Trap
    from allvm.launch import launch
    from allvm.policy import Policy
    from allvm.tiers import Tiers

    seed, tier = job
    functions = random.Random(seed).sample(candidates(), FUNCTIONS)
    data = module(functions)
    found = []
    with open(os.devnull, "r+b") as null:
        host = HostState(dirs=[], env={"HOME": "/"}, stdin_fd=null.fileno(), stdout_fd=null.fileno(), stderr_fd=null.fileno(), seed=20)
        instance = launch(Program(data, "calls"), host, ["calls"], max_memory=32 << 20, stack_size=1 << 20, timeout=20)
        tiers = Tiers(instance, data, Policy(tier, cache=False, threshold=3 if tier == "auto" else None))
        layout = instance.layout
        text, constant = (instance.symbol_address(s) for s in ("text", "constant"))
        own = [text, text + 64, text + 2000, text + 4090, constant, *(0x10000 + 16 * (FUNCTIONS + k) for k in range(3))]
        instance.write(text, bytes(random.Random(seed).choice(b"\0ab%d/:.*[]()\\x19 ") for _ in range(2000)))
        with tiers:
            for wrapper, args in calls(seed, functions, layout, own):
                name = functions[int(wrapper[5:])][0] if wrapper.startswith("call_") else wrapper
                try:
                    came = repr(instance.call(wrapper, args))
                except GuestExit as e:
                    came = f"exit {e.code}"
                except Trap as e:
                    came = f"trap {e.kind}: {e}"
                memory = instance.view(layout["stack_lo"], instance.layout["heap_end"] - layout["stack_lo"], readonly=True)
                found.append((name, args, came, hashlib.blake2b(memory, digest_size=8).hexdigest()))
                if came.startswith("exit") or "time limit" in came:
                    break
        found.append(("errors", [], repr([str(e) for e in tiers.errors]), ""))
    return found


def differences(results):
    """Texts. results: {tier: Outcome of `outcomes`}."""
    bad = [f"{tier}: {o.kind} {str(o.value)[-2000:]}" for tier, o in results.items() if o.kind != "done"]
    if bad:
        return bad
    base = results["interp"].value
    for tier, o in results.items():
        for mine, theirs in itertools.zip_longest(base, o.value):
            if mine != theirs:
                bad.append(f"interp {mine}\n{tier} {theirs}")
                break
    return bad


def check(seed, tiers=TIERS):
    """Texts of what differs for one module, and how many calls there were."""
    results = {tier: outcome for (_, tier), outcome in workers.run(outcomes, [(seed, tier) for tier in tiers], LIMIT, 2)}
    return differences(results), sum(len(o.value) for o in results.values() if o.kind == "done")


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m tests.fuzz.hostcalls", description=__doc__.splitlines()[0])
    p.add_argument("--seconds", type=float)
    p.add_argument("--count", type=int, help="how many modules (default 20)")
    p.add_argument("--seed", type=int, default=1)
    o = p.parse_args(argv)
    end = time.monotonic() + o.seconds if o.seconds else None
    total = faults = 0
    for seed in itertools.count(o.seed):
        if (end and time.monotonic() > end) or (o.count or (None if end else 20)) == seed - o.seed:
            break
        bad, n = check(seed)
        total += n
        for text in bad:
            faults += 1
            print(f"seed {seed}:\n{text}")
    print(f"{total:,} calls, {faults} differences")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
