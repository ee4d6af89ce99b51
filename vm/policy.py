"""When what becomes native: the switches --tier, --jit-threshold and --plan as one object."""

from allvm.ir.errors import UsageError

TIERS = ("interp", "quick", "opt", "auto")
SLICE = 5000  # calls and back edges between two safepoints of the interpreter


class Policy:
    """How an instance is run.

    tier: interp: never native. quick, opt: all of it native before it starts, compiled fast or well. auto: the
    interpreter, and native code for what turns out hot, compiled in the background.
    threshold: calls and loop iterations after which a function is hot (auto).
    plan: [(function's name or index, 'quick' or 'opt', call from which it is native, counted from 1)]: just that, fixed
    before the start, so that a run can be repeated exactly.
    small: instructions up to which a first version is made by the optimiser at once (auto).
    batch: instructions up to which functions are compiled together.
    cache: whether native code is kept on disk.
    precise: whether traps leave memory exactly as the interpreter does; False makes some loops faster.
    stress: a seed: all is compiled before the start, and functions and loops change over at random moments (tests).
    """

    def __init__(self, tier="auto", threshold=10000, plan=(), small=400, batch=4000, cache=True, stress=None, precise=True):
        if tier not in TIERS:
            raise UsageError(f"there is no tier {tier!r}; there are {', '.join(TIERS)}")
        if threshold < 1:
            raise UsageError(f"the threshold must be at least 1, not {threshold}")
        self.tier, self.threshold, self.plan = tier, threshold, list(plan)
        self.small, self.batch, self.cache, self.stress, self.precise = small, batch, cache, stress, precise

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
        return min(SLICE, self.threshold)

    @property
    def safepoints(self):
        """At how many safepoints a hot function has been seen."""
        return max(1, round(self.threshold / self.slice))


def read_plan(text, name="plan"):
    """A plan file: one `FUNCTION TIER [CALL]` a line; # begins a comment."""
    plan = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        call = words[2] if len(words) == 3 else "1"
        if len(words) not in (2, 3) or words[1] not in ("quick", "opt") or not call.isdigit() or int(call) < 1:
            raise UsageError(f"{name}:{number}: not FUNCTION quick|opt [CALL, from 1]: {line.strip()}")
        plan.append((int(words[0]) if words[0].isdigit() else words[0], words[1], int(call)))
    return plan
