"""No test of the corpus may hang."""

from tests.c.conftest import time_limit  # noqa: F401
