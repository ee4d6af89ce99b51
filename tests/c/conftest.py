"""No test of the corpus may hang: an endless loop in the toolchain is a failure with a traceback."""

import signal

import pytest

LIMIT = 150  # seconds; the slowest take a few


@pytest.fixture(autouse=True)
def time_limit():
    def over(*_):
        raise TimeoutError(f"not finished after {LIMIT} seconds")

    before = signal.signal(signal.SIGALRM, over)
    signal.alarm(LIMIT)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
