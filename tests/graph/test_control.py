"""Scratch memory, barriers and questions who runs, in branches, loops and functions that nodes call: the same on every device, as kernels."""

import pytest
from allvm import Engine
from allvm.graph.openmp import Compiled

from tests.graph.support import built, command

SOURCE = r"""
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) static long me(long turn) {
    long dims[4] = {turn, turn + 1, turn + 2, turn + 3};
    return __hpvm__getNodeInstanceID_x(__hpvm__getNode()) + dims[turn & 3] - dims[turn & 3];
}
__attribute__((noinline)) static void fence(void) { __hpvm__barrier(); }
__attribute__((noinline)) static long shared(long v, long all) {
    long *q = __hpvm__malloc(all * 8), x = me(v);
    q[x] = v;
    fence();
    return q[(x + 1) % all];
}
void leaf(long *out, size_t out_bytes, long k) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    void *node = __hpvm__getNode(), *up = __hpvm__getParentNode(node);
    void *who = k & 1 ? node : up;                                  /* known only when it runs */
    long x = me(k), all = __hpvm__getNumNodeInstances_x(node), v = x * 3 + __hpvm__getNumNodeInstances_x(who);
    if (k > 1) v += shared(v, all);
    for (long i = 0; i < k; i++) {
        long *p = __hpvm__malloc((all + i) * 8);
        p[x] = v + i;
        __hpvm__barrier();
        if (i & 1) { v ^= p[(x + i) % all]; fence(); p[x] = v; __hpvm__barrier(); v += p[all - 1 - x]; }
        else v += p[(x * 3) % all];
    }
    if (k == 5 && x < 3) __hpvm__barrier();                         /* not all come here */
    if (k == 6) { long *p = __hpvm__malloc(8 + x * 8); p[0] = x; }
    if (k == 7) __hpvm__malloc(1l << 40);
    if (k == 8) for (;;) __hpvm__malloc(1 << 12);
    if (k == 9) __hpvm__malloc(-1l);
    if (k == 10 && x == 4) *(volatile long *)8 = 1;
    out[all * __hpvm__getNodeInstanceID_x(up) + x] = v;
    __hpvm__return(1, v);
}
void group(long *out, size_t out_bytes, long k) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    void *n = __hpvm__createNodeND(1, leaf, (long)10);
    __hpvm__bindIn(n, 0, 0, 0); __hpvm__bindIn(n, 1, 1, 0); __hpvm__bindIn(n, 2, 2, 0);
    __hpvm__bindOut(n, 0, 0, 0);
}
void root(long *out, size_t out_bytes, long k) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    void *n = __hpvm__createNodeND(1, group, (long)3);
    __hpvm__bindIn(n, 0, 0, 0); __hpvm__bindIn(n, 1, 1, 0); __hpvm__bindIn(n, 2, 2, 0);
    __hpvm__bindOut(n, 0, 0, 0);
}
struct __attribute__((packed)) Args { long *out; size_t out_bytes; long k, result; };
int main(int argc, char **argv) {
    static long out[30];
    struct Args args = {out, sizeof out, atol(argv[1]), 0};
    __hpvm__wait(__hpvm__launch(0, root, &args));
    for (int i = 0; i < 30; i++) printf("%ld ", out[i]);
    printf("%ld\n", args.result);
    return 0;
}
"""


@pytest.fixture(scope="module", params=["0", "2"])
def data(request, tmp_path_factory):
    source = tmp_path_factory.mktemp("control") / "t.c"
    source.write_text(SOURCE)
    return built(source, request.param)


def expected(k):
    """What SOURCE computes, in Python."""
    out = []
    for _ in range(3):
        v = [x * 3 + (10 if k & 1 else 3) for x in range(10)]
        if k > 1:
            v = [v[x] + v[(x + 1) % 10] for x in range(10)]
        for i in range(k):
            p = [n + i for n in v]
            if i & 1:
                p = [v[x] ^ p[(x + i) % 10] for x in range(10)]
                v = [p[x] + p[9 - x] for x in range(10)]
            else:
                v = [v[x] + p[x * 3 % 10] for x in range(10)]
        out += v
    return " ".join(map(str, [*out, out[-1]])) + "\n"


@pytest.mark.parametrize("device", ["sequential", "openmp"])
def test_uniform_control(data, device, tmp_path):
    program = tmp_path / "t.avm"
    program.write_bytes(data)
    for k in range(5):
        assert command("allvm.cli", "--device", device, "--threads", 2, program, k) == (0, expected(k), "")


def test_they_are_kernels(data):
    with Engine("interp", stdout=2, cache=False) as engine:
        module = engine.load(data)
        runtime = module.graphs("openmp", threads=2)
        assert module.run("3") == 0
        assert [type(k) for k in runtime.device.kernels.values()] == [Compiled]


@pytest.mark.parametrize(
    ("k", "instance", "message"),
    [
        (5, 3, "misuse of a dataflow graph: it has ended while others wait at a barrier in leaf, "),
        (6, 1, "misuse of a dataflow graph: instances of a node ask for scratch blocks of different sizes in leaf, "),
        (7, 0, "misuse of a dataflow graph: no scratch memory is left (see --scratch) in leaf, "),
        (8, 0, "misuse of a dataflow graph: no scratch memory is left (see --scratch) in leaf, "),
        (9, 0, "misuse of a dataflow graph: no scratch memory is left (see --scratch) in leaf, "),
        (10, 4, "memory access out of bounds (address 0x8) in leaf, "),
    ],
)
@pytest.mark.parametrize("device", ["sequential", "openmp"])
def test_misuse_names_node_and_instance(data, device, k, instance, message, tmp_path):
    program = tmp_path / "t.avm"
    program.write_bytes(data)
    status, out, err = command("allvm.cli", "--device", device, "--threads", 2, program, k)
    assert (status, out) == (118, "")
    first = err.splitlines()[0]
    assert first.startswith(f"allvm-vm: in instance ({instance}, 0, 0) of node leaf: {message}")
    assert "t.c:" in first


@pytest.mark.parametrize("tier", ["quick", "opt"])
def test_tiers_leave_what_waits_to_the_interpreter(data, tier, tmp_path):
    program = tmp_path / "t.avm"
    program.write_bytes(data)
    assert command("allvm.cli", "--tier", tier, "--device", "sequential", program, 3) == (0, expected(3), "")


def test_tools_run_graphs(data, tmp_path):
    """lockstep, compare and trace: nodes run like other functions, one instance after the other."""
    program = tmp_path / "t.avm"
    program.write_bytes(data)
    status, out, err = command("allvm.cli", "lockstep", program, 3)
    assert (status, err) == (0, "")
    assert out.startswith("no difference in ")
    status, out, err = command("allvm.cli", "compare", "--runs", 1, "--tiers", "interp,opt", "--hot", 0, program, 2)
    assert (status, err) == (0, "")
    assert "all 2 tiers agree" in out
    status, out, err = command("allvm.cli", "trace", "--function", "leaf", program, 1)
    assert (status, out) == (0, expected(1))
    assert err.count("node.barrier") >= 30
    assert command("allvm.cli", "lockstep", program, 10)[0] == 0  # both sides stop at the same instance
