"""The page about dataflow graphs: its programs compile and print what it says."""

import re
from pathlib import Path

import pytest

from tests.graph.support import command, module_file

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "hpvm.md").read_text()
PROGRAMS = [text for text in re.findall(r"```c\n(.*?)```", PAGE, re.S) if "int main(" in text]
SAID = ["3 2997", "28 92 156", "102 104 106 108 110"]


def test_there_are_three():
    assert len(PROGRAMS) == len(SAID) and all(text in PAGE for text in SAID)


@pytest.mark.parametrize("number", range(3))
def test_program(tmp_path, number):
    source = tmp_path / "p.c"
    source.write_text(PROGRAMS[number])
    module = module_file(source, str(tmp_path))
    for device in ("sequential", "openmp"):
        status, out, err = command("allvm.cli", "--device", device, module)
        assert (status, out.strip(), err) == (0, SAID[number], "")
    status, text, _ = command("allvm.cli", "graph", module)
    assert status == 0 and text
