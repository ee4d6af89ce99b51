"""The corpus itself: headers that can be read, and native answers that do not depend on the optimiser."""

import pytest

from tests.c.corpus import expected, programs


def test_size():
    assert len(programs()) >= 60


@pytest.mark.parametrize("name", [n for n, p in programs().items() if not p.native_skip])
def test_native_answer(name):
    program = programs()[name]
    for index in range(len(program.runs)):
        stdout, _ = expected(program, index)
        assert stdout
