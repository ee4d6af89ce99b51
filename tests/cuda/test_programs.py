"""Programs with graphs on the cuda device, with a fake driver and an interpreter of PTX in place of a GPU: they compute what the other devices do."""

import random

import pytest

from tests.cuda.support import ROOT, fake, run
from tests.fuzz.graphs import Maker
from tests.graph.support import EXAMPLES, built
from tests.graph.test_benchmarks import SIZES
from tests.graph.test_programs import PROGRAMS
from tests.ptx.test_benchmarks import same_output


def places(session):
    return {n["node"]: n["device"] for n in session.runtime.summary()["nodes"]}


@pytest.mark.parametrize("name", SIZES)
def test_benchmark(name):
    data = built(ROOT / "bench" / "hpvm" / f"{name}.c")
    size = SIZES[name] if name != "bfs" else (600, 2)
    argv = ("program", *map(str, size))
    status, expected, _ = run(data, argv=argv, device="sequential")
    got, text, session = run(data, argv=argv, api=fake(seed=len(name)))
    assert got == status and same_output(name, text.splitlines()[0], expected.splitlines()[0])
    assert set(places(session).values()) == {"cuda"} and session.api.launches


@pytest.mark.parametrize(("name", "args", "last"), PROGRAMS, ids=lambda x: x if isinstance(x, str) and "." in x[-4:] else "")
def test_example(name, args, last):
    status, text, session = run(built(EXAMPLES / name), argv=("program", *map(str, args)))
    assert status == 0 and text.splitlines()[-1] == last
    assert "cuda" in places(session).values()


@pytest.mark.parametrize("seed", (0, 1, 2, 4, 5))
def test_random_graph(seed, tmp_path):
    from allvm.build import build_program

    source = tmp_path / "t.c"
    source.write_text(Maker(random.Random(seed)).program())
    data = build_program([str(source)])
    _, expected, _ = run(data, device="openmp")
    _, text, session = run(data, api=fake(seed=seed), quiet=True)
    assert text == expected and session.api.launches


@pytest.mark.parametrize("seed", range(4))
def test_any_order_of_streams(seed):
    """Independent nodes run in streams of their own, in any order; those that others wait for come first."""
    _, text, session = run(built(EXAMPLES / "pipeline.c"), api=fake(seed=seed))
    assert text.splitlines()[-1].startswith("pipeline: 10 frames")
    assert len({name for name, *_ in session.api.launches}) == 3


def test_hint_and_policy():
    """With --device auto what asks for a GPU runs there, the rest does not."""
    data = built(ROOT / "bench" / "hpvm" / "stencil.c")
    _, _, session = run(data, argv=("program", "10", "2"), device="auto")
    assert set(places(session).values()) == {"cuda"}
    _, _, session = run(built(EXAMPLES / "vadd.c"), device="auto")  # its hint is the CPU
    assert "cuda" not in places(session).values()
