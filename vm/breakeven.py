"""From how many calls on native code of a function pays: what its compilation costs against what each call gains.

Functions are compiled as the tier `auto` would compile them, together with what they call; the gain is the difference
between two whole runs, one interpreted, one with only this batch native.
"""

import math
import statistics
from dataclasses import dataclass, field

from allvm.policy import Policy


@dataclass
class Gain:
    """One native tier of a hot function. Seconds; `per_call` and `pays_from` are None where the gain is lost in the noise."""

    compile: float
    gain: float
    per_call: float | None
    pays_from: int | None


@dataclass
class Hot:
    """A hot function: its calls, its share of what was interpreted, and time per call with what was compiled with it."""

    name: str
    calls: int
    share: float
    together: int
    interp: float
    tiers: dict = field(default_factory=dict)


class Fixed(Policy):
    """Nothing becomes native by itself."""

    def __init__(self):
        super().__init__("auto", cache=False)

    def pays(self, *_):
        return False


def executed(workload):
    """{function: (calls, internal instructions)} of an interpreted run."""
    from allvm.interp import _core

    outcome = workload.run("profile", profile=True)
    found, looping = {}, []
    for function, blocks in _core.profile(outcome.instance):
        if blocks:
            found[function] = blocks[0][0], sum(count * len(code) for count, _, code in blocks)
            if blocks[0][1]:
                looping.append(function)
    if looping:
        # A loop that begins with its function counts like calls; behind wrappers they are told apart.
        for function, calls in calls_of(workload, looping).items():
            found[function] = calls, found[function][1]
    return found


def calls_of(workload, functions):
    """{function: calls}, counted in a run in which each of the functions has a wrapper."""
    from allvm.instrument import Instrumented
    from allvm.interp import _core
    from allvm.ir.decode import decode
    from allvm.ir.encode import encode
    from allvm.measure import Workload

    inst = Instrumented(decode(workload.data), functions, hooks=False)
    same = Workload(encode(inst.module), workload.name, workload.argv, workload.opts, workload.stdin)
    counts = {f: blocks[0][0] for f, blocks in _core.profile(same.run("profile", profile=True).instance) if blocks}
    return {f: counts.get(i, 0) for f, i in zip(functions, inst.index)}


def hot_functions(workload, seconds, limit, runs=3, tiers=("quick", "opt")):
    """The functions that most time goes into, measured. seconds: of an interpreted run."""
    counts = executed(workload)
    total = sum(n for _, n in counts.values()) or 1
    chosen = sorted(counts, key=lambda f: -counts[f][1])[:limit]
    return [h for h in (measure(workload, f, counts, total, seconds, runs, tiers) for f in chosen if counts[f][1] > total / 100) if h]


def measure(workload, function, counts, total, seconds, runs, tiers):
    """One function, as a Hot; None where it cannot become native."""
    hot = None
    for tier in tiers:
        found = [one(workload, function, tier) for _ in range(runs)]
        if found[0] is None:
            return None
        batch, calls = found[0][2], counts[function][0]
        compile, run = (statistics.median(column) for column in list(zip(*found))[:2])
        if hot is None:
            share = sum(counts[f][1] for f in batch if f in counts) / total
            hot = Hot(workload.program.function_name(function), calls, counts[function][1] / total, len(batch), share * seconds / calls)
        gain = (seconds - run) / calls
        # What the interpreter needs for the function is an estimate, the gain is measured: it is the lower bound.
        hot.interp = max(hot.interp, gain)
        hot.tiers[tier] = Gain(compile, gain, None, None)
    for g in hot.tiers.values():
        if g.gain * hot.calls > 0.02 * seconds:
            left = hot.interp - g.gain
            g.per_call = left if left * hot.calls > 0.005 * seconds else None
            g.pays_from = max(1, math.ceil(g.compile / g.gain))
    return hot


def one(workload, function, tier):
    """(seconds of compilation, seconds of the run, functions) with a function and its callees native from the start."""
    import time

    state = {}

    def prepare(tiers):
        if not tiers.can_compile(function):
            return
        state["batch"] = tiers.batch(function)
        tiers.callees(function)
        start = time.thread_time()
        tiers.install(tiers.compile(state["batch"], [], tier))
        state["compile"] = time.thread_time() - start

    outcome = workload.run(tier, Fixed(), prepare=prepare)
    return (state["compile"], outcome.run, state["batch"]) if state else None
