"""Every opcode with its edge values, as native code of both tiers."""

import functools

import pytest

from tests.jit.support import Native
from tests.ops import runner

FILES = runner.files()


@functools.cache
def native(path, tier, options):
    return Native(runner.load(path).module, tier, **dict(options))


@pytest.mark.parametrize("options", [(), (("fuel", True),)], ids=["plain", "fuel"])
@pytest.mark.parametrize("tier", ["quick", "opt"])
@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_file(path, tier, options):
    code = native(path, tier, options)
    if options:
        from tests.jit.support import harness

        harness().harness_units(code.handle, 10**12, 1)
    problems = [p for cases in runner.by_function(path).values() for case in cases if (p := runner.check(code.call, case))]
    assert not problems, "\n" + "\n".join(problems)
    assert code.sp == code.instance.layout["stack_hi"]
