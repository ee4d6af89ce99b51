"""The loader of the interpreter, written in another language, accepts what decoder and verifier accept."""

import itertools
import random

import pytest
from allvm.interp._core import Program
from allvm.ir.decode import decode
from allvm.ir.encode import encode
from allvm.ir.errors import AllvmError, FormatError, VerifyError
from allvm.ir.verify import verify

from tests import mutate
from tests.ir.random_modules import every_opcode, random_module
from tests.ops import runner


def outcome(f, data):
    """'ok', or the error."""
    try:
        f(data)
    except (FormatError, VerifyError) as e:
        return e
    return "ok"


def check(data):
    mine = outcome(lambda data: verify(decode(data)), data)
    theirs = outcome(lambda data: Program(data, ""), data)
    assert (mine == "ok") == (theirs == "ok"), f"decoder and verifier: {mine}\nloader: {theirs}"
    return mine == "ok"


def test_random_modules():
    assert all(check(encode(random_module(seed))) for seed in range(100))
    assert check(encode(every_opcode()))


@pytest.mark.parametrize("path", runner.files(), ids=lambda p: p.name)
def test_opcode_files(path):
    assert check(encode(runner.load(path).module))


@pytest.mark.parametrize("seed", range(10))
def test_mutated_bytes(seed):
    data = encode(every_opcode() if seed == 0 else random_module(seed))
    accepted = [check(mutant) for mutant in itertools.islice(mutate.mutants(seed, data), 200)]
    assert 0 < sum(accepted) < 200


def test_mutated_modules():
    accepted = []
    for seed in range(400):
        mutant = mutate.mutate_module(random.Random(seed), random_module(seed % 50), 2)
        try:
            data = encode(mutant)
        except AllvmError:
            continue
        accepted.append(check(data))
    assert 50 < sum(accepted) < len(accepted) - 50
