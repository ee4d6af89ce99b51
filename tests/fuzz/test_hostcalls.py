"""A few modules that call host functions with odd arguments, in every tier; `make fuzz` goes on with more."""

import collections

from tests.fuzz import hostcalls


def test_tiers_agree():
    for seed in (1, 2):
        found, calls = hostcalls.check(seed)
        assert not found, "\n".join(found)
        assert calls >= 4 * hostcalls.CALLS  # exit() may end a run early


def test_arguments_are_odd_enough():
    """Of the calls some trap, some return, and they are of many functions."""
    came = [came for seed in range(3) for _, _, came, _ in hostcalls.outcomes((seed, "interp"))]
    kinds = collections.Counter(c.partition(":")[0] if c.startswith("trap") else "result" for c in came)
    assert kinds["result"] > 50 and kinds["trap memory"] > 50
    assert len(hostcalls.candidates()) > 500


def test_differences_are_found():
    """What is compared are results, traps and memory."""
    outcomes = {tier: hostcalls.workers.Outcome("done", hostcalls.outcomes((1, "interp"))) for tier in ("interp", "opt")}
    assert not hostcalls.differences(outcomes)
    function, args, came, memory = outcomes["opt"].value[3]
    for changed in ((function, args, came + "x", memory), (function, args, came, "0" * 16)):
        outcomes["opt"].value[3] = changed
        assert len(hostcalls.differences(outcomes)) == 1
    assert hostcalls.differences({"interp": outcomes["interp"], "opt": hostcalls.workers.Outcome("crash", -11)})
