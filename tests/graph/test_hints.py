"""Hints of nodes beside their target: fusion, tiles, threads. Each does what it says, in C, in Python and in a plan, and none changes results."""

import json

import pytest
from allvm.ir.graph_hints import read, text_of

from tests.graph import test_fusion as fusing
from tests.graph import test_tiling as tiling
from tests.graph.support import command, module_file


def stats(module, *options):
    status, out, err = command("allvm.cli", "--stats", "--json", "--no-cache", "--device", "openmp", "--threads", "2", *options, *module)
    assert status == 0, err
    return out, json.loads(err.splitlines()[-1])["graphs"]["nodes"]


@pytest.mark.parametrize("hint, fused", [("", True), ("dfg_fusion(0);", False), ("dfg_fusion(1);", True), ("__hpvm__hint_fusion(0);", False)])
def test_fusion(tmp_path, hint, fused):
    module = fusing.program(tmp_path, hint + "out[i] = in[i] * 3 + x", "out[i] = in[i] + in[i] * y")
    out, nodes = stats([module])
    assert any("+" in n["node"] for n in nodes) == fused
    assert stats([module], "--no-fusion")[0] == out and not any("+" in n["node"] for n in stats([module], "--no-fusion")[1])


def test_fusion_asked_for(tmp_path):
    """Both nodes ask for what is not expected to pay."""
    body = "for (float z = in[i]; z > 0.5f; z *= 0.5f) out[i] = z"
    plain = fusing.program(tmp_path, fusing.LONG, body)
    asked = fusing.program(tmp_path, "dfg_fusion(1);" + fusing.LONG, "dfg_fusion(1);" + body)
    (out, nodes), (expected, alone) = stats([asked]), stats([plain])
    assert out == expected and any("+" in n["node"] for n in nodes) and not any("+" in n["node"] for n in alone)


def test_fusion_in_a_plan(tmp_path):
    module = fusing.program(tmp_path, "out[i] = in[i] * 3 + x", "out[i] = in[i] + in[i] * y")
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({"nodes": {"root/first": {"device": "openmp", "fusion": False}, "root/second": {"device": "openmp"}}}))
    assert not any("+" in n["node"] for n in stats([module], "--graph-plan", plan)[1])


@pytest.mark.parametrize("hint, tiled", [("", True), ("dfg_tile(0, 0);", False), ("dfg_tile(16, 3);", True), ("dfg_tile(7, 2);", True)])
def test_tiles(tmp_path, hint, tiled):
    module = tiling.module(tmp_path, hint + tiling.PRODUCT, "float")
    shapes = [n for s in ((37, 65, 20), (9, 33, 5)) for n in s]
    out, nodes = stats([module, *map(str, shapes)])
    assert any(n.get("tiled") for n in nodes) == tiled
    assert command("allvm.cli", "--device", "sequential", module, *shapes)[1] == out


def test_threads(tmp_path):
    from tests.graph.test_policy import SOURCE

    for threads in (1, 2):
        source = tmp_path / f"t{threads}.c"
        source.write_text(SOURCE.replace("void heavy(long *p, size_t p_bytes) {", "void heavy(long *p, size_t p_bytes) { dfg_threads(%d);" % threads))
        module, trace = module_file(source, str(tmp_path)), tmp_path / "t.json"
        stats([module, "200000"], "--trace", trace)
        names = {e["args"]["name"] for e in json.loads(trace.read_text())["traceEvents"] if e["name"] == "thread_name"}
        assert any(n.startswith("openmp") for n in names) == (threads == 2)


def test_in_the_module(tmp_path):
    """Hints are facts of the module that survive linking and the way through assembly."""
    module = fusing.program(tmp_path, "dfg_fusion(0); dfg_tile(32, 8); dfg_threads(1); out[i] = in[i]", "out[i] = in[i] + 1")
    from pathlib import Path

    from allvm.ir.asm import assemble
    from allvm.ir.decode import decode
    from allvm.ir.disasm import disassemble

    linked = decode(Path(module).read_bytes())
    again = assemble(disassemble(linked))
    assert linked.target["node first"] == again.target["node first"] == "fusion=no threads=1 tile=32x8"


@pytest.mark.parametrize(
    "hint, message",
    [
        ("dfg_tile(0, 8);", "columns from 1 to 64 and rows from 1 to 32"),
        ("dfg_tile(-4, 8);", "columns from 1 to 64"),
        ("dfg_tile(8, 1000);", "columns from 1 to 64"),
        ("dfg_threads(0);", "threads is from 1 to 4096"),
        ("dfg_threads((int)i);", "is not constant"),
    ],
)
def test_bad_hints(tmp_path, hint, message):
    source = tmp_path / "h.c"
    names = {"first": hint + "out[i] = in[i]", "second": "out[i] = in[i]", "type": "float", "edge": "1", "nx": 4, "ny": 4, "pointers": "a, bytes, b, bytes, c, bytes"}
    source.write_text(fusing.HEAD + fusing.ROOT % names + fusing.MAIN % names)
    status, _, err = command("allvm.cc", source, "-o", tmp_path / "h.avm")
    assert status != 0 and "h.c:" in err and "in node 'first'" in err and message in err and "Traceback" not in err


def test_text():
    for hints in ({}, {"fusion": True}, {"fusion": False, "tile": False}, {"tile": [32, 8], "threads": 3}):
        assert read(text_of(hints)) == hints
    assert read("fusion=maybe tile=0x4 tile=99999x1 threads=0 threads=-1 speed=9 =") == {}


def test_in_python():
    import numpy as np
    from allvm.ir.errors import UsageError
    from allvm.kernels import Graph, Kernel, f32, graph, i64, instance, kernel

    @kernel(hint={"fusion": False, "threads": 1})
    def first(x: f32[:], y: f32[:]):
        i = instance(0)
        y[i] = x[i] * 2.0

    @kernel
    def second(y: f32[:], z: f32[:]):
        i = instance(0)
        z[i] = y[i] + 1.0

    @graph
    def both(x: f32[:], y: f32[:], z: f32[:], n: i64):
        first[n](x, y)
        second[n](y, z)

    n = 9000
    g = Graph(both.python, device="openmp")
    arrays = [np.arange(n, dtype="f4"), np.zeros(n, "f4"), np.zeros(n, "f4")]
    g(*arrays, n)
    assert (arrays[2] == arrays[0] * 2 + 1).all()
    assert not any("+" in r["node"] for r in g._runner().runtime.stats.summary())
    assert g.module.target["node first.node"] == "fusion=no threads=1"
    with pytest.raises(UsageError, match="there is no hint speed; there are fusion, threads and tile"):
        Kernel(second.python, hint={"speed": 9})
