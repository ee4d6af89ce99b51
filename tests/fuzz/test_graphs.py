"""A few generated graphs; `make fuzz` goes on with more."""

import random
import subprocess
import sys

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz import graphs


@settings(max_examples=8, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 1 << 32), st.sampled_from("02"), st.sampled_from(graphs.SETTINGS))
def test_devices_agree(seed, opt, settings):
    assert graphs.check(graphs.Maker(random.Random(seed)).program(), opt, settings=settings) is None


def test_generated_graphs_hold_what_they_should():
    """Nodes with dimensions, both kinds of edges, streams, barriers, scratch memory and atomics."""
    texts = [graphs.Maker(random.Random(seed)).program() for seed in range(40)]
    for word in ("createNodeND(0", "createNodeND(3", ", 0, 0, 4, 0);", ", 1, 0, 4, 0);", "__hpvm__launch(1", "__hpvm__launch(0", "__hpvm__barrier", "__hpvm__malloc", "__hpvm__atomic_"):
        assert sum(word in t for t in texts) >= 3, word


def test_seconds_end_a_run():
    """When the time is over no seeds are drawn any more; in a process, for what is tested is that it ends."""
    code = "import sys; from tests.fuzz import graphs; sys.exit(graphs.main(['--seconds', '0.01']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "programs, 0 with faults" in done.stdout
