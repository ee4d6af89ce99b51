"""Random control flow and arithmetic: our code on the oracle against LLVM's own."""

import pytest
from allvm.interp.oracle import Oracle
from ir_tools import lowered, native
from random_ir import Generator

ARGUMENTS = [(0, 0), (1, 2), (0xFFFFFFFFFFFFFFFF, 0x8000000000000000), (0x123456789ABCDEF0, 77)]


# The last few found faults once.
@pytest.mark.parametrize("seed", [*range(120), 7036, 7116, 7366])
def test_random_function(seed):
    text = Generator(seed).module(8 if seed < 60 else 14)
    module = lowered(text)
    expected = native(text, ARGUMENTS)
    for row, want in zip(ARGUMENTS, expected, strict=True):
        assert Oracle(module, fuel=200_000).call("f", row) == [want]
