"""When what becomes native: the switches --tier, --jit-threshold and --plan as one object, and what compiling costs."""

import os

from allvm.ir.errors import UsageError

TIERS = ("interp", "quick", "opt", "auto")
APART = 0.3  # what a program feels of a compilation on another core: both use the same caches and locks
CROWDED = 0.4  # and where other work has the cores: the compiler's thread gets its time from that, too
SLICE = 5000  # calls and back edges between two safepoints of the interpreter


class Costs:
    """What compiling takes, in seconds. It begins with what is usual and learns from what is measured.

    load: until the compiler is ready. A batch of functions takes `fixed` and, for each instruction, `rate`.
    """

    def __init__(self):
        self.load = 0.05
        self.fixed = {"quick": 0.003, "opt": 0.008}
        self.rate = {"quick": 1.4e-4, "opt": 3.5e-4}
        self.weight = {"quick": 400, "opt": 400}  # instructions that the rate rests on

    def predict(self, tier, size):
        return self.fixed[tier] + self.rate[tier] * size

    def learn(self, tier, size, seconds):
        weight = self.weight[tier]
        beyond = max(0.0, seconds - self.fixed[tier])
        self.rate[tier] = (self.rate[tier] * weight + beyond) / (weight + size)
        self.weight[tier] = min(weight + size, 4000)


class Policy:
    """How an instance is run.

    tier: interp: never native. quick, opt: all of it native before it starts, compiled fast or well. auto: the
    interpreter, and native code for what turns out hot, compiled in the background: first quickly, then well.

    What is hot (auto) is a question of time. The best guess of what a function still takes is what it has taken so far. Native code takes
    a share of that away, the *gain*: of quick code against the interpreter, of good code against quick code. Compiling takes the time
    that `Costs` predicts, of which the program feels a part, the *share*: little where there are other cores, more where
    other work has them, all where there are none. A function is compiled when gain * (seconds so far) >= share * (seconds of compiling).

    threshold: instead of that, calls and loop iterations after which a function is hot, whatever it costs.
    plan: [(function's name or index, 'quick' or 'opt', call from which it is native, counted from 1)]: just that, fixed
    before the start, so that a run can be repeated exactly.
    batch: instructions up to which functions are compiled together. cache: whether native code is kept on disk.
    precise: whether traps leave memory exactly as the interpreter does; False makes some loops faster.
    verbose: called with a line of text for each thing that happens.
    stress: a seed: all is compiled before the start, and functions and loops change over at random moments (tests).
    """

    gain = {"quick": 0.75, "opt": 0.45}
    batch_quick = 800  # instructions that are compiled quickly together, so that the first of them run soon

    def __init__(self, tier="auto", threshold=None, plan=(), batch=4000, cache=True, verbose=None, stress=None, precise=True):
        if tier not in TIERS:
            raise UsageError(f"there is no tier {tier!r}; there are {', '.join(TIERS)}")
        if threshold is not None and threshold < 1:
            raise UsageError(f"the threshold must be at least 1, not {threshold}")
        self.tier, self.threshold, self.plan = tier, threshold, list(plan)
        self.batch, self.cache, self.verbose, self.stress = batch, cache, verbose, stress
        self.precise = precise

    @property
    def native(self):
        """Whether there may be native code at all."""
        return self.tier != "interp" or bool(self.plan)

    @property
    def slice(self):
        """Units between two safepoints."""
        if self.stress is not None:
            import random

            return random.Random(self.stress).choice((1, 3, 10, 100, 1000))
        return min(SLICE, self.threshold or SLICE)

    @staticmethod
    def share(got):
        """The share, where the program gets so much of a core's time, from 0 to 1."""
        return APART + (CROWDED - APART) * max(0.0, min(1.0, (0.9 - got) / 0.4)) if cores() > 1 else 1.0

    def pays(self, tier, seconds, cost, share=APART):
        """Whether code of a tier is worth its cost for what has taken so many seconds in the tier below."""
        return self.gain[tier] * seconds >= share * cost


def cores():
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def read_plan(text, name="plan"):
    """A plan file: one `FUNCTION TIER [CALL]` a line; # begins a comment."""
    plan = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        call = words[2] if len(words) == 3 else "1"
        if len(words) not in (2, 3) or words[1] not in ("quick", "opt") or not call.isdecimal() or len(line) > 4000 or int(call) < 1:
            raise UsageError(f"{name}:{number}: not FUNCTION quick|opt [CALL, from 1]: {line.strip()}")
        plan.append((int(words[0]) if words[0].isdecimal() else words[0], words[1], int(call)))
    return plan
