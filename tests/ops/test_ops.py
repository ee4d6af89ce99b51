"""Every opcode with its edge values, in every engine."""

import functools

import pytest
from allvm.ir import isa
from allvm.ir.verify import verify

from tests.ops import runner
from tests.ops.engines import ENGINES

FUNCTIONS = [(path, name) for path in runner.files() for name in runner.by_function(path)]


@functools.cache
def engine(name, path):
    return ENGINES[name](runner.load(path).module)


@pytest.mark.parametrize("path", runner.files(), ids=lambda p: p.name)
def test_files_are_valid(path):
    file = runner.load(path)
    verify(file.module)
    assert file.cases


@pytest.mark.parametrize("path, name", FUNCTIONS, ids=[f"{p.stem}:{n}" for p, n in FUNCTIONS])
@pytest.mark.parametrize("engine_name", ENGINES)
def test_function(engine_name, path, name):
    if engine_name == "aot" and path.stem == "graphs":
        pytest.skip("compiled programs have no runtime for dataflow graphs")
    call = engine(engine_name, path)
    problems = [p for case in runner.by_function(path)[name] if (p := runner.check(call, case))]
    assert not problems, "\n" + "\n".join(problems)


def test_every_opcode_is_covered():
    seen = {insn[0] for path in runner.files() for f in runner.load(path).module.functions for insn in f.code}
    assert [row.name for row in isa.OPS if row.number not in seen] == []
