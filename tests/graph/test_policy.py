"""Which device runs a node: fixed plans, costs that were measured, hints, and what `graph --plan` says of them."""

import json

import pytest
from allvm.graph.device import Cost, Device
from allvm.graph.memory import Tracker
from allvm.graph.policy import Policy
from allvm.graph.profile import Profile

from tests.graph.support import command, module_file

SOURCE = """
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
void heavy(long *p, size_t p_bytes) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    for (int k = 0; k < 300; k++) p[i] = (p[i] ^ k) * 31;
    __hpvm__return(1, p_bytes);
}
void light(long *p, size_t p_bytes) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p);
    p[0] += 1;
    __hpvm__return(1, p_bytes);
}
void root(long *p, size_t p_bytes, long n) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p);
    void *a = __hpvm__createNodeND(1, heavy, n), *b = __hpvm__createNodeND(0, light);
    __hpvm__bindIn(a, 0, 0, 0); __hpvm__bindIn(a, 1, 1, 0);
    __hpvm__bindIn(b, 0, 0, 0); __hpvm__edge(a, b, 1, 0, 1, 0); __hpvm__bindOut(b, 0, 0, 0);
}
int main(int argc, char **argv) {
    long n = argc > 1 ? atol(argv[1]) : 100000;
    long *p = calloc(n, 8);
    struct __attribute__((packed)) { long *p; size_t b; long n; size_t r; } a = {p, n * 8, n, 0};
    __hpvm__init();
    for (int k = 0; k < 40; k++) __hpvm__wait(__hpvm__launch(0, root, &a));
    unsigned long sum = 0;
    for (long i = 0; i < n; i++) sum = sum * 7 + p[i];
    printf("%lx\\n", sum);
    return 0;
}
"""


@pytest.fixture
def program(tmp_path, monkeypatch):
    monkeypatch.setenv("ALLVM_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "p.c"
    source.write_text(SOURCE)
    return module_file(source, str(tmp_path))


def ran(program, *options):
    """(output, {node: devices that ran it})."""
    status, out, err = command("allvm.cli", "--stats", "--json", *options, program)
    assert status == 0, err
    where = {}
    for n in json.loads(err.splitlines()[-1])["graphs"]["nodes"]:
        where.setdefault(n["node"], set()).add(n["device"])
    return out, where


def plan(program):
    status, out, err = command("allvm.cli", "graph", "--plan=json", program)
    assert status == 0, err
    return json.loads(out)


def test_what_if_learns_from_runs(program):
    before = {r["node"]: r for r in plan(program)["costs"]}
    assert all(d["source"] == "estimated" for r in before.values() for d in r["devices"].values())
    first, _ = ran(program, "--device", "sequential")
    second, where = ran(program, "--device", "openmp")
    assert first == second and where["root/heavy"] == {"openmp"}
    after = {r["node"]: r for r in plan(program)["costs"]}
    heavy = after["root/heavy"]["devices"]
    assert heavy["sequential"]["source"] == heavy["openmp"]["source"] == "measured" and heavy["openmp"]["prepare_seconds"] > 0
    chosen = after["root/heavy"]["choice"]
    if heavy["sequential"]["seconds"] > 3 * heavy["openmp"]["seconds"]:  # on a busy machine they may be close, and either is right
        assert chosen == "openmp"
    assert after["root/light"]["choice"] == "sequential"  # one instance: its compilation would never pay
    third, where = ran(program, "--device", "auto")
    assert third == first and where["root/light"] == {"sequential"} and (where["root/heavy"] == {chosen} or chosen == "sequential")
    status, text, _ = command("allvm.cli", "graph", "--plan", program)
    assert status == 0 and "root/heavy" in text and "-> sequential" in text


def test_fixed_plan(program, tmp_path):
    file = tmp_path / "plan.json"
    expected, _ = ran(program, "--device", "sequential")
    for heavy, light in (("sequential", "openmp"), ("openmp", "sequential")):
        file.write_text(json.dumps({"nodes": {"root/heavy": {"device": heavy, "threads": 1}, "root/light": {"device": light}}}))
        out, where = ran(program, "--graph-plan", file)
        assert out == expected and where == {"root/heavy": {heavy}, "root/light": {light}}
    file.write_text(json.dumps(plan(program)))
    assert ran(program, "--graph-plan", file)[0] == expected


def test_threads_of_a_plan(program, tmp_path):
    file = tmp_path / "plan.json"
    for threads in (1, 2):
        file.write_text(json.dumps({"nodes": {"root/heavy": {"device": "openmp", "threads": threads}}}))
        trace = tmp_path / "t.json"
        status, _, err = command("allvm.cli", "--threads", "2", "--graph-plan", file, "--trace", trace, program, "200000")
        assert status == 0, err
        names = {e["args"]["name"] for e in json.loads(trace.read_text())["traceEvents"] if e["name"] == "thread_name"}
        assert any(n.startswith("openmp") for n in names) == (threads == 2)


@pytest.mark.parametrize(
    "text, message",
    [
        ("{", "not JSON"),
        ("[]", "an object like"),
        ('{"nodes": {"root/none": {}}}', "the program has no such node; it has heavy, light, root, root/heavy, root/light"),
        ('{"nodes": {"root/heavy": {"device": "abacus"}}}', "there is no device abacus in this run; there are"),
        ('{"nodes": {"root/heavy": {"threads": 0}}}', "threads must be"),
        ('{"nodes": {"root/heavy": {"tile": [0]}}}', "tile must be"),
        ('{"nodes": {"root/heavy": {"speed": 1}}}', "can be said of a node"),
        (None, "no such file"),
    ],
)
def test_bad_plans(program, tmp_path, text, message):
    file = tmp_path / "plan.json"
    if text is not None:
        file.write_text(text)
    status, _, err = command("allvm.cli", "--graph-plan", file, program)
    assert status == 124 and len(err.splitlines()) == 1 and message in err and str(file) in err


class Abacus(Device):
    def __init__(self, name, seconds, prepare=0.0, targets=(), space="host", bandwidth=1e9):
        self.name, self.made, self.targets, self.space, self.bandwidth = name, Cost(seconds, prepare), targets, space, bandwidth

    def cost(self, place, instances):
        return self.made


class Place:
    path, pointers, function = ("root", "node"), [(0, 1, 0)], 0

    class node:
        target = "none"


def test_preparation_is_paid_by_what_was_spent():
    slow, fast = Abacus("slow", 1.0), Abacus("fast", 0.1, prepare=3.0)
    place, policy = Place(), Policy([fast, slow], Profile())
    chosen = []
    for _ in range(8):
        device = policy.choose(place, 8, [0, 0])
        chosen.append(device.name)
        policy.ran(place, device, 8, device.made.seconds)
    assert chosen[:2] == ["slow", "slow"] and chosen[-1] == "fast" and chosen.count("slow") <= 4


def test_hint_decides_until_something_was_measured():
    place = Place()
    place.node = type("Node", (), {"target": "gpu"})
    gpu, cpu = Abacus("gpu", 9.0, targets={"gpu"}), Abacus("cpu", 1.0, targets={"cpu"})
    policy = Policy([gpu, cpu], Profile())
    assert policy.choice(place, 8).device is gpu
    policy.ran(place, gpu, 8, 9.0)
    assert policy.choice(place, 8).device is cpu


def test_transfers_count():
    tracker = Tracker(None)
    far, near = Abacus("far", 0.5, space="far"), Abacus("near", 1.0)
    far.bit = tracker.join(far)
    policy = Policy([far, near], Profile(), tracker)
    assert policy.choice(Place(), 8, [1 << 20, 10**9]).device is near
    tracker.valid.set(1 << 20, (1 << 20) + 10**9, lambda bits: bits | far.bit)
    assert policy.choice(Place(), 8, [1 << 20, 10**9]).device is far
    tracker.valid.set(1 << 20, (1 << 20) + 10**9, lambda bits: far.bit)  # now the other one would have to fetch it
    near.made.seconds = 0.2
    assert policy.choice(Place(), 8, [1 << 20, 10**9]).device is far


def test_what_if_counts_transfers(tmp_path, monkeypatch):
    """A device that this machine may not have: its memory counts from the first run on."""
    monkeypatch.setenv("ALLVM_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "p.c"
    source.write_text(SOURCE.replace("CPU_TARGET", "GPU_TARGET", 1))
    program = module_file(source, str(tmp_path))
    before = {r["node"]: r for r in plan(program)["costs"]}["root/heavy"]
    assert before["bytes_read"] is None and before["devices"]["cuda"]["transfer_seconds"] == 0
    ran(program, "--device", "openmp")
    after = {r["node"]: r for r in plan(program)["costs"]}
    heavy, light = after["root/heavy"], after["root/light"]
    assert heavy["bytes_read"] == heavy["bytes_written"] == 800000
    assert heavy["devices"]["cuda"]["transfer_seconds"] > 2 * 800000 / 100e9 and heavy["devices"]["openmp"]["transfer_seconds"] == 0
    assert heavy["devices"]["cuda"]["available"] or heavy["choice"] != "cuda"
    assert "cuda" not in light["devices"]  # its hint asks for the CPU
    text = command("allvm.cli", "graph", "--plan", program)[1]
    assert "ms to move memory there and back" in text and "reads 800,000 and writes 800,000 bytes" in text


def test_what_if_of_fusion(tmp_path, monkeypatch):
    from tests.graph.test_fusion import program as pair

    monkeypatch.setenv("ALLVM_CACHE", str(tmp_path / "cache"))
    program = pair(tmp_path, "out[i] = in[i] * 3 + x", "out[i] = in[i] + in[i] * y", nx=200, ny=150)
    (before,) = plan(program)["fusions"]
    assert before["nodes"] == "first+second" and before["pays"] and before["bytes_per_instance"] == {"together": 12, "apart": 16}
    assert before["measured"] == {"together": None, "apart": None} and before["to_measure_seconds"] > 0
    ran(program, "--device", "openmp")
    assert "a run with --no-fusion measures the rest" in command("allvm.cli", "graph", "--plan", program)[1]
    ran(program, "--device", "openmp", "--no-fusion")
    (after,) = plan(program)["fusions"]
    assert after["measured"]["together"] > 0 and after["measured"]["apart"] > 0 and after["to_measure_seconds"] == 0
    assert "; that decides" in command("allvm.cli", "graph", "--plan", program)[1]


def test_threads_that_hinder_each_other():
    """Of a kernel with atomic operations one thread alone is tried early, and what was faster stays, in later runs of the program, too."""
    from allvm.graph.openmp import RETRY, Compiled

    def kernel(contended, alone=None, together=None):
        k = Compiled.__new__(Compiled)
        k.contended, k.alone, k.together, k.runs = contended, alone, together, 0
        return k

    def run(k, alone, together, times):
        """Runs of 1000 instances: how many threads each had."""
        found = []
        for _ in range(times):
            several = k.wants_threads(1000)
            k.measured(several, together if several else alone)
            found.append(1 + several)
        return found

    assert run(kernel(True), 1e-6, 3e-6, RETRY - 1) == [2] + [1] * (RETRY - 2)
    assert run(kernel(True), 3e-6, 1e-6, RETRY - 1) == [2, 1] + [2] * (RETRY - 3)
    assert run(kernel(False), 1e-6, 3e-6, 5) == [2] * 5  # nothing to wait for: the threads are slower by chance
    assert run(kernel(True, 1e-6, 3e-6), 1e-6, 3e-6, 3) == [1] * 3
    assert run(kernel(True, 1e-6, 3e-6), 1e-6, 0.2e-6, RETRY + 4)[RETRY - 1 :] == [2] * 5  # tried again


def test_costs_in_threads_are_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("ALLVM_CACHE", str(tmp_path))
    first = Profile(b"a program")
    first.here[("root", "node"), "openmp", 10] = [1, 1000, 1.0, 1e-3]
    first.threads[("root", "node"), 2] = 1e-6, None
    first.save()
    assert Profile(b"a program").threads == {(("root", "node"), 2): (1e-6, None)}
