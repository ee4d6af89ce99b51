"""Short runs of the fuzzers; `make fuzz` goes on for as long as told."""

import pytest

from tests.fuzz import csmith, mutation
from tests.helpers import require

SEEDS = (3, 17, 101, 2024, 31337, 777777)


@pytest.mark.parametrize("seed", SEEDS)
def test_csmith(seed):
    if csmith.missing():
        require("csmith", csmith.missing())
    found = csmith.check((seed, ["0", "2"], ["interpreter", "opt", "stress"]))
    if found and found[0] == "skip":
        pytest.skip(f"seed {seed}: {found[1]}")
    assert found is None


def test_mutants():
    tally = mutation.run(first=500, count=1500, seconds=None, jobs=1, progress=False)
    assert tally.total >= 1500
    assert not tally.faults, tally.faults[:3]
    kinds = {k.split()[0] for k in tally.counts}
    assert {"rejected", "result", "trap"} <= kinds, "the mutants are too alike to tell anything"
