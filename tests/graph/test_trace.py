"""`--trace` and `--stats`: what they say of graphs is what ran."""

import json

import pytest

from tests.graph.support import EXAMPLES, command, module_file


def trace_of(tmp_path, program, *options):
    path = tmp_path / "t.json"
    status, out, err = command("allvm.cli", "--trace", path, *options, module_file(program, str(tmp_path)))
    assert status == 0, err
    return json.loads(path.read_text()), out, err


def check_schema(trace):
    """What readers of Chrome's trace events ask for: fields and their types, one name per track, spans that nest."""
    assert set(trace) == {"traceEvents", "displayTimeUnit", "otherData"} and trace["otherData"]["dropped"] == 0
    tracks, open_spans = {}, {}
    for e in trace["traceEvents"]:
        assert e["ph"] in ("X", "M") and isinstance(e["pid"], int) and isinstance(e["tid"], int) and isinstance(e["args"], dict)
        if e["ph"] == "M":
            if e["name"] == "thread_name":
                assert tracks.setdefault(e["tid"], e["args"]["name"]) == e["args"]["name"]
            continue
        assert e["tid"] in tracks and e["name"] and e["ts"] >= 0 and e["dur"] >= 0
        assert e["cat"] in ("wait", "launch", "stream", "stage", "node", "chunk", "compile", "transfer")
        around = open_spans.setdefault(e["tid"], [])
        begin, end = e["ts"], e["ts"] + e["dur"]
        while around and around[-1] <= begin + 0.002:
            around.pop()
        assert not around or end <= around[-1] + 0.002, e
        around.append(end)
    return [e for e in trace["traceEvents"] if e["ph"] == "X"], tracks


@pytest.mark.parametrize("device", ["sequential", "openmp"])
def test_launch(tmp_path, device):
    trace, _, err = trace_of(tmp_path, EXAMPLES / "reduce.c", "--device", device, "--threads", "2", "--stats", "--json", "--no-cache")
    events, tracks = check_schema(trace)
    nodes = [e for e in events if e["cat"] == "node"]
    figures = {(n["node"], n["device"]): n for n in json.loads(err.splitlines()[-1])["graphs"]["nodes"]}
    for (name, where), n in figures.items():
        mine = [e for e in nodes if e["args"]["node"] == name and e["args"]["device"] == where]
        assert len(mine) == n["runs"] and sum(e["args"]["instances"] for e in mine) == n["instances"]
        assert sum(e["dur"] for e in mine) == pytest.approx(n["seconds"] * 1e6, rel=0.05, abs=20 * len(mine))
        assert n["bytes_read"] > 0 and n["bytes_written"] > 0
    assert "program" in tracks.values() and any(e["cat"] == "launch" for e in events)
    assert any(e["cat"] == "compile" for e in events) == (device == "openmp")


def test_chunks_cover_the_instances(tmp_path):
    source = tmp_path / "big.c"
    source.write_text("""
#include <hpvm.h>
#include <stdlib.h>
void each(double *p, size_t p_bytes) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    double x = i; for (int k = 0; k < 50; k++) x = x * 0.9 + k;
    p[i] = x;
    __hpvm__return(1, p_bytes);
}
void root(double *p, size_t p_bytes, long n) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p);
    void *x = __hpvm__createNodeND(1, each, n);
    __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 1, 1, 0); __hpvm__bindOut(x, 0, 0, 0);
}
int main(void) {
    struct __attribute__((packed)) { double *p; size_t b; long n; size_t r; } a = {malloc(800000), 800000, 100000, 0};
    __hpvm__init();
    for (int k = 0; k < 4; k++) __hpvm__wait(__hpvm__launch(0, root, &a));
    return 0;
}
""")
    trace, _, _ = trace_of(tmp_path, source, "--device", "openmp", "--threads", "2")
    events, tracks = check_schema(trace)
    chunks = [e for e in events if e["cat"] == "chunk"]
    assert sum(e["args"]["instances"] for e in chunks) == 400000
    assert {(e["args"]["first"]) for e in chunks} >= {0} and any(name.startswith("openmp") for name in tracks.values())


def test_stages(tmp_path):
    trace, _, err = trace_of(tmp_path, EXAMPLES / "pipeline.c", "--device", "openmp", "--threads", "2", "--stats", "--json")
    events, tracks = check_schema(trace)
    pushes = json.loads(err.splitlines()[-1])["graphs"]["pushes"]
    stages = [e for e in events if e["cat"] == "stage"]
    assert len({e["name"] for e in stages}) > 1 and pushes > 1
    for name in {e["name"] for e in stages}:
        own = sorted((e["ts"], e["dur"]) for e in stages if e["name"] == name)
        assert len(own) == pushes and all(t + d <= u + 0.01 for (t, d), (u, _) in zip(own, own[1:]))  # one set at a time
    assert {tracks[e["tid"]][:10] for e in stages} == {"stages of "}
    assert sum(e["name"].startswith("push ") for e in events) == pushes


def test_file_that_cannot_be_written(tmp_path):
    status, _, err = command("allvm.cli", "--trace", tmp_path / "none" / "t.json", module_file(EXAMPLES / "reduce.c", str(tmp_path)))
    assert status == 124 and "t.json: cannot be written: there is no directory" in err.splitlines()[-1] and "Traceback" not in err
