"""Step 8: tiers: begin at once, compile what is worth it."""

import time

from step2_asm import assemble
from step4_calls import FIB, Machine
from step7_jit import Native


class Tiered:
    """Interprets; after `threshold` instructions of work a function is compiled, and the next call is native."""

    def __init__(self, functions, threshold=20_000):
        self.functions, self.threshold = functions, threshold
        self.work, self.native = {}, None

    def call(self, name, *args):
        if self.native is not None:
            return self.native.call(name, *args)
        machine = Machine(self.functions)
        result = machine.call(name, *args)
        self.work[name] = self.work.get(name, 0) + machine.executed
        if self.work[name] > self.threshold:
            self.native = Native(self.functions)
        return result


def timed(function):
    start = time.perf_counter()
    function()
    return time.perf_counter() - start


def compare(n=15, calls=40):
    """Seconds for each call: interpreted, compiled before the first, tiered."""
    functions = assemble(FIB)
    interpreted = [timed(lambda: Machine(functions).call("fib", n)) for _ in range(calls)]
    made = []
    start = timed(lambda: made.append(Native(functions)))
    compiled = [timed(lambda: made[0].call("fib", n)) for _ in range(calls)]
    machine = Tiered(functions)
    tiered = [timed(lambda: machine.call("fib", n)) for _ in range(calls)]
    return interpreted, [start + compiled[0], *compiled[1:]], tiered


def break_even(interpreted, compiled):
    """From how many calls on compiling first has paid, or None."""
    a = b = 0.0
    for n, (x, y) in enumerate(zip(interpreted, compiled), 1):
        a, b = a + x, b + y
        if b < a:
            return n
    return None


if __name__ == "__main__":
    interpreted, compiled, tiered = compare()
    for name, times in (("interpreted", interpreted), ("compiled first", compiled), ("tiered", tiered)):
        print(f"{name:14} first call {1e3 * times[0]:8.2f} ms, last {1e3 * times[-1]:8.4f} ms, all {1e3 * sum(times):8.1f} ms")
    print("compiling first pays from call", break_even(interpreted, compiled), "on")
