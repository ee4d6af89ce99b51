"""A few random programs on odd types and vectorised loops; `python -m tests.fuzz.oddtypes` tries more."""

import pytest

from tests.c.producers import stock_clang
from tests.fuzz import oddtypes
from tests.helpers import require


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", oddtypes.BUILDS)
def test_like_native(kind, seed):
    if kind != "values" and not stock_clang():
        require("stock-clang", "no system clang of version 15 or later")
    assert oddtypes.check(kind, seed) == []
