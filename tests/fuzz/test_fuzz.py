"""Short runs of the fuzzers; `make fuzz` goes on for as long as told."""

import pytest

from tests.fuzz import csmith, mutation
from tests.helpers import require

CASES = ((3, "2", "opt"), (17, "0", "stress"), (101, "2", "stress"), (2024, "0", "opt"))


@pytest.mark.parametrize(("seed", "level", "way"), CASES)
def test_csmith(seed, level, way):
    if csmith.missing():
        require("csmith", csmith.missing())
    found = csmith.check((seed, [level], ["interpreter", way]))
    if found and found[0] == "skip":
        pytest.skip(f"seed {seed}: {found[1]}")
    assert found is None


def test_mutants():
    tally = mutation.run(first=500, count=1500, seconds=None, jobs=1, progress=False)
    assert tally.total >= 1500
    assert not tally.faults, tally.faults[:3]
    kinds = {k.split()[0] for k in tally.counts}
    assert {"rejected", "result", "trap"} <= kinds, "the mutants are too alike to tell anything"
