"""Nodes in one kernel compute what they do one by one; where they would not, they are not fused."""

import json
import random

import pytest

from tests.graph.support import command, module_file

HEAD = """
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
#define P(type, name) type *name, size_t name##_bytes
#define NODE __hpvm__hint(CPU_TARGET); void *me = __hpvm__getNode(); \\
    long x = __hpvm__getNodeInstanceID_x(me), y = __hpvm__getNodeInstanceID_y(me), nx = __hpvm__getNumNodeInstances_x(me); (void)y; (void)nx; long i = y * nx + x
"""
MAIN = """
int main(void) {
    long nx = %(nx)d, ny = %(ny)d, n = nx * ny;
    %(type)s *a = malloc((n + 1) * sizeof *a), *b = malloc(n * sizeof *b), *c = malloc(n * sizeof *c);
    unsigned seed = 7;
    for (long k = 0; k < n; k++) { seed = seed * 1664525 + 1013904223; a[k] = (seed >> 8) %% 1000; b[k] = 5; c[k] = 9; }
    size_t bytes = n * sizeof *a;
    struct __attribute__((packed)) { void *a; size_t ab; void *b; size_t bb; void *c; size_t cb; long nx, ny; } args = {%(pointers)s, nx, ny};
    __hpvm__init();
    for (int k = 0; k < 3; k++) __hpvm__wait(__hpvm__launch(0, root, &args));
    unsigned long sum = 0;
    for (long k = 0; k < n; k++) sum = sum * 31 + (unsigned long)(a[k] * 8) + 3 * (unsigned long)(b[k] * 8) + 7 * (unsigned long)(c[k] * 8);
    printf("%%lx\\n", sum);
    return 0;
}
"""
ROOT = """
void first(P(%(type)s, in), P(%(type)s, out)) { __hpvm__attributes(1, in, 1, out); NODE; %(first)s; __hpvm__return(1, out_bytes); }
void second(P(%(type)s, in), P(%(type)s, out)) { __hpvm__attributes(1, in, 1, out); NODE; %(second)s; __hpvm__return(1, out_bytes); }
void root(P(%(type)s, a), P(%(type)s, b), P(%(type)s, c), long nx, long ny) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, a, 2, b, c);
    void *p = __hpvm__createNodeND(2, first, nx, ny), *q = __hpvm__createNodeND(2, second, nx, ny);
    for (int k = 0; k < 4; k++) __hpvm__bindIn(p, k, k, 0);
    __hpvm__bindIn(q, 2, 0, 0); __hpvm__edge(p, q, %(edge)s, 0, 1, 0); __hpvm__bindIn(q, 4, 2, 0); __hpvm__bindIn(q, 5, 3, 0);
}
"""


def program(tmp_path, first, second, type="float", edge="HPVM_ONE_TO_ONE", nx=101, ny=60, pointers="a, bytes, b, bytes, c, bytes"):
    names = {"first": first, "second": second, "type": type, "edge": edge, "nx": nx, "ny": ny, "pointers": pointers}
    source = tmp_path / f"f{abs(hash((first, second, type, pointers)))}.c"
    source.write_text(HEAD + ROOT % names + MAIN % names)
    return module_file(source, str(tmp_path))


def run(module, *options):
    """(output, whether a kernel of several nodes ran)."""
    status, out, err = command("allvm.cli", "--stats", "--json", "--no-cache", *options, module)
    assert status == 0, err
    return out, any("+" in n["node"] for n in json.loads(err.splitlines()[-1])["graphs"]["nodes"])


def agree(module, fused):
    expected, _ = run(module, "--device", "sequential")
    assert run(module, "--device", "openmp", "--no-fusion") == (expected, False)
    assert run(module, "--device", "openmp", "--threads", "2") == (expected, fused)


@pytest.mark.parametrize("type, edge", [("float", "HPVM_ONE_TO_ONE"), ("double", "HPVM_ALL_TO_ALL"), ("long", "HPVM_ONE_TO_ONE"), ("int", "HPVM_ALL_TO_ALL")])
def test_same_element_is_handed_on(tmp_path, type, edge):
    agree(program(tmp_path, "out[i] = in[i] * 3 + x", "out[i] = in[i] + in[i] * y", type, edge), True)


@pytest.mark.parametrize(
    "first, second",
    [
        ("out[i] = in[i] + 1", "out[i] = in[i > 0 ? i - 1 : 0]"),  # reads what another instance writes
        ("out[i] = in[i] + 1", "out[i] = in[x * 60 + y]"),  # another order
        ("out[i] = in[i] + 1", "out[i] = in[0] + in[i]"),
        ("out[i / 2] = in[i]", "out[i] = in[i / 2]"),  # two instances write the same
    ],
)
def test_other_instances_are_not(tmp_path, first, second):
    agree(program(tmp_path, first, second) if "out[i / 2]" not in first else program(tmp_path, "if (i % 2) out[i / 2] = in[i]", second), False)


def test_memory_that_overlaps(tmp_path):
    """The second node writes where the first one reads other elements."""
    first, second = "out[i] = in[i] + in[i < nx * 60 - 1 ? i + 1 : i]", "out[i] = in[i] * 2"
    agree(program(tmp_path, first, second), True)
    agree(program(tmp_path, first, second, pointers="a, bytes, b, bytes, a, bytes"), False)
    agree(program(tmp_path, "out[i] = in[i] + 1", second, pointers="a, bytes, a, bytes, a, bytes"), True)  # in place, element by element
    agree(program(tmp_path, "out[i] = in[i] + 1", second, pointers="a, bytes, b, bytes, a + 1, bytes"), False)


def test_several_elements_and_branches(tmp_path):
    first = "if (x & 1) { out[2 * i] = in[2 * i]; out[2 * i + 1] = 1; } else { out[2 * i] = 2; out[2 * i + 1] = in[2 * i + 1]; }"
    second = "for (int k = 0; k < 2; k++) out[2 * i + k] = in[2 * i + 1 - k] * 2 + in[2 * i]"
    names = {"first": first, "second": second, "type": "float", "edge": "HPVM_ALL_TO_ALL", "nx": 100, "ny": 90, "pointers": "a, bytes, b, bytes, c, bytes"}
    source = tmp_path / "s.c"
    source.write_text(HEAD + (ROOT % names).replace("2, first, nx, ny), *q = __hpvm__createNodeND(2, second, nx, ny)", "2, first, nx / 2, ny), *q = __hpvm__createNodeND(2, second, nx / 2, ny)") + MAIN % names)
    agree(module_file(source, str(tmp_path)), True)


def test_trap_in_a_fused_kernel_names_node_and_instance(tmp_path):
    module = program(tmp_path, "out[i] = in[i] + 1", "out[i] = 7 / ((x - 79) | (y - 42)) + in[i]", "long")
    status, _, err = command("allvm.cli", "--device", "openmp", "--no-cache", module)
    assert status == 118 and "in instance (79, 42, 0) of node second: " in err


def test_switch_and_small_grids(tmp_path):
    module = program(tmp_path, "out[i] = in[i] + 1", "out[i] = in[i] * 2", nx=20, ny=3)
    agree(module, False)


def test_chains_at_random(tmp_path):
    """Four nodes after one another, each reading what earlier ones wrote, at the same element or elsewhere."""
    rng = random.Random(5)
    for case in range(3):
        body, binds = "", ""
        for k in range(4):
            shift = rng.choice(("i", "i", "i", "(i + 1) % (nx * 70)"))
            sources = [rng.randrange(k + 1), rng.randrange(k + 1)]
            reads = " + ".join(f"m{s}[{'i' if j else shift}] * {rng.randrange(1, 5)}" for j, s in enumerate(sources))
            inout = ", ".join(f"P(int, m{s})" for s in range(5))
            body += f"void n{k}({inout}, long go) {{ __hpvm__attributes({k + 1}, {', '.join(f'm{s}' for s in range(k + 1))}, 1, m{k + 1}); NODE; m{k + 1}[i] = {reads} + x; __hpvm__return(1, go); }}\n"
            binds += f"    void *p{k} = __hpvm__createNodeND(2, n{k}, nx, ny); for (int k = 0; k < 10; k++) __hpvm__bindIn(p{k}, k, k, 0);\n"
            binds += f"    __hpvm__bindIn(p{k}, 10, 10, 0);\n" if k == 0 else f"    __hpvm__edge(p{k - 1}, p{k}, 1, 0, 10, 0);\n"
        inout = ", ".join(f"P(int, m{s})" for s in range(5))
        source = tmp_path / f"r{case}.c"
        source.write_text(HEAD + body + f"void root({inout}, long nx, long ny) {{ __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 5, m0, m1, m2, m3, m4);\n{binds}}}\n" + """
int main(void) {
    long nx = 80, ny = 70, n = nx * ny; int *m[5]; struct __attribute__((packed)) { struct __attribute__((packed)) { int *p; size_t b; } m[5]; long nx, ny; } args;
    for (int k = 0; k < 5; k++) { m[k] = calloc(n, 4); args.m[k].p = m[k]; args.m[k].b = n * 4; for (long i = 0; i < n; i++) m[k][i] = i * 7 % 50; }
    args.nx = nx, args.ny = ny;
    __hpvm__init();
    for (int k = 0; k < 2; k++) __hpvm__wait(__hpvm__launch(0, root, &args));
    unsigned long sum = 0;
    for (int k = 0; k < 5; k++) for (long i = 0; i < n; i++) sum = sum * 31 + m[k][i];
    printf("%lx\\n", sum);
    return 0;
}
""")
        module = module_file(source, str(tmp_path))
        expected, _ = run(module, "--device", "sequential")
        assert run(module, "--device", "openmp", "--no-fusion") == (expected, False)
        assert run(module, "--device", "openmp")[0] == expected


LONG = "T s = 1, v = in[i] * (T)0.001; for (int k = 0; k < 24; k++) s = s * v + k; out[i] = s".replace("T", "float")


@pytest.mark.parametrize(
    "first, second, type, fused",
    [
        (LONG, "out[i] = in[i] + 1", "float", True),
        (LONG, "for (float z = in[i]; z > 0.5f; z *= 0.5f) out[i] = z", "float", False),  # its loop would keep the other from becoming vectors
        ("float s = 0; for (float z = in[i]; z > 0.5f; z *= 0.5f) s += z; out[i] = s", "for (float z = in[i]; z > 0.5f; z *= 0.5f) out[i] = z", "float", True),
        ("((unsigned char *)out)[4 * i] = ((unsigned char *)in)[4 * i] * 3", LONG, "float", False),  # not side by side
    ],
)
def test_what_would_be_slower_is_not_fused(tmp_path, first, second, type, fused):
    """Nothing was measured: the code decides."""
    agree(program(tmp_path, first, second, type, "HPVM_ALL_TO_ALL"), fused)


def test_only_what_fits_is_fused():
    """Of three nodes the one that does not become vectors stays alone."""
    import numpy as np
    from allvm.kernels import Graph, f32, graph, i64, instance, kernel

    @kernel
    def first(x: f32[:], y: f32[:]):
        i = instance(0)
        s: f32 = 1.0
        for k in range(20):
            s = s * x[i] + f32(k)
        y[i] = s

    @kernel
    def second(y: f32[:], z: f32[:]):
        i = instance(0)
        z[i] = y[i] * 0.5 + y[i] * y[i]

    @kernel
    def third(z: f32[:], w: f32[:]):
        i = instance(0)
        v = z[i]
        while v > 1.5:
            v *= 0.5
        w[i] = v

    @graph
    def three(x: f32[:], y: f32[:], z: f32[:], w: f32[:], n: i64):
        first[n](x, y)
        second[n](y, z)
        third[n](z, w)

    n, found, ran = 9000, {}, {}
    x = (np.arange(n) % 97 / 97).astype("f4")
    for device in ("sequential", "openmp"):
        g = Graph(three.python, device=device)
        arrays = [np.zeros(n, "f4") for _ in range(3)]
        g(x, *arrays, n)
        found[device], ran[device] = [a.tobytes() for a in arrays], {r["node"].rpartition("/")[2] for r in g._runner().runtime.stats.summary()}
    assert found["sequential"] == found["openmp"]
    assert ran["openmp"] == {"first.node+second.node", "third.node", "three.end"}
