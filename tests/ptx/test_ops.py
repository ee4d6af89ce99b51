"""Every opcode that kernels can have, with its edge values, as PTX: the results are the oracle's to the bit."""

import pytest

pytest.importorskip("llvmlite")
pytest.importorskip("numpy")

from allvm.jit.nvptx import NotForGpu

from tests.ops import runner
from tests.ptx.engine import Kernels

# What kernels cannot have, by the file of the tests that use it.
REASONS = {
    "control": {"calls itself", "a call through a pointer", "setjmp", "longjmp", "variable size"},
    "exceptions": {"a call that may throw", "variable size", "throw"},
    "memory": {"a call through a pointer"},
    "stack": {"variable size", "calls itself", "address of a local variable"},
    "threads": {"a variable of a thread"},
}


@pytest.mark.parametrize("path", [p for p in runner.files() if p.stem != "graphs"], ids=lambda p: p.stem)
def test_file(path):
    kernels = Kernels(runner.load(path).module)
    problems = []
    for cases in runner.by_function(path).values():
        for case in cases:
            try:
                problems.append(runner.check(kernels.call, case))
            except NotForGpu as e:
                assert any(r in str(e) for r in REASONS.get(path.stem, ())), f"{case}: {e}"
                break
    problems = [p for p in problems if p]
    assert not problems, "\n" + "\n".join(problems[:20])


def test_old_and_new_architectures_agree():
    path = next(p for p in runner.files() if p.stem == "float")
    for target in ("sm_75", "sm_121"):
        kernels = Kernels(runner.load(path).module, target)
        for name in list(runner.by_function(path))[::5]:
            assert not [p for case in runner.by_function(path)[name] if (p := runner.check(kernels.call, case))]
