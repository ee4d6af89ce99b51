"""The example programs on each device: they check their own results, and all devices print the same."""

import pytest

from tests.graph.support import DEVICES, EXAMPLES, command, module_file

# program, arguments, the last line of its output
PROGRAMS = [
    ("vadd.c", (), "vadd: 10000 elements, 0 wrong, result 40000"),
    ("vadd.c", (1, 3), "vadd: 1 elements, 0 wrong, result 4"),
    ("vadd.c", (100003,), "vadd: 100003 elements, 0 wrong, result 400012"),
    ("sgemm.cpp", (), "sgemm: 48 x 48, 0 wrong, trace 9150.75"),
    ("stencil.c", (), "stencil: 16^3, 3 steps, 0 wrong, sum 2399.418"),
    ("histo.c", (), "histo: 20000 elements, 0 bins wrong, bin 0 holds 587, largest 254"),
    ("reduce.c", (), "reduce: 10 blocks of 64, 0 wrong, total 300230, result 80"),
    ("reduce.c", (3, 1), "reduce: 3 blocks of 1, 0 wrong, total 21, result 24"),
    ("pipeline.c", (), "pipeline: 10 frames of 32 x 32, 4666 in all"),
    ("edges.c", (), "10025 10036 10049 10064 10081 10100 10121 10144 10169 10196 last 196"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(tmp_path_factory.mktemp("graphs"))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "args", "last"), PROGRAMS, ids=lambda x: x if isinstance(x, str) and "." in x[-4:] else "")
def test_program(name, args, last, device, folder):
    module = module_file(EXAMPLES / name, folder)
    status, out, err = command("allvm.cli", "--device", device, "--threads", 2, module, *args)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == last
