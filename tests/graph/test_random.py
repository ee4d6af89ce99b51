"""Random graphs: hierarchies, grids, edges, kernels with loops, barriers, scratch memory and atomics. All devices compute the same."""

import random

import pytest
from allvm.build import build_program

from tests.graph.support import command

EXPRESSIONS = ("a * 3 + {x}", "(a ^ b) + {x} * {nx}", "a - b * {y}", "(a >> 3) + (b << 2) + {z}", "a % 1000 + b / ({x} + 1)", "({x} + {y} > {z} ? a : b)",
               "(long)((float)(a % 4096) * 0.5f) + {x}")  # fmt: skip


class Maker:
    """Makes one program. Every node takes (long *out, size_t, long a, long b) and gives one number; instances write to places of their own."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.text = ["#include <hpvm.h>", "#include <stdio.h>", "#include <stdlib.h>", "#define N 20000"]
        self.count = 0

    def expression(self):
        return self.r.choice(EXPRESSIONS).format(x="x", y="y", z="z", nx="nx")

    def leaf(self, grouped):
        r, name = self.r, f"leaf{self.count}"
        self.count += 1
        lines = [f"void {name}(long *out, size_t out_bytes, long a, long b) {{", "__hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);",
                 "void *node = __hpvm__getNode(), *up = __hpvm__getParentNode(node);",
                 "long x = __hpvm__getNodeInstanceID_x(node), y = __hpvm__getNodeInstanceID_y(node), z = __hpvm__getNodeInstanceID_z(node);",
                 "long nx = __hpvm__getNumNodeInstances_x(node), ny = __hpvm__getNumNodeInstances_y(node), nz = __hpvm__getNumNodeInstances_z(node);",
                 "long g = __hpvm__getNodeInstanceID_x(up) + __hpvm__getNumNodeInstances_x(up) * __hpvm__getNodeInstanceID_y(up);",
                 f"long me = x + nx * (y + ny * z), all = nx * ny * nz, *own = out + 64 * {self.count} + (g * all + me) % 64 + 2000;",
                 f"long v = {self.expression()};"]  # fmt: skip
        if r.random() < 0.5:
            lines.append(f"for (long i = 0; i < {r.choice(('x + 1', '4', 'y + 2'))}; i++) v = v * 5 + i + ({self.expression()});")
        if grouped and r.random() < 0.7:
            lines += ["long *part = __hpvm__malloc(all * sizeof(long));", "part[me] = v;", "__hpvm__barrier();", "v += part[(me + 1) % all] - part[(me * 3) % all];"]
            if r.random() < 0.5:
                lines += [f"for (int k = 0; k < {r.choice(('3', '(int)(a & 3)'))}; k++) {{ __hpvm__barrier(); part[me] = v + k; __hpvm__barrier();"
                          " v = part[(me + 1) % all] * 2 + me; }"]  # fmt: skip
        lines.append("__hpvm__atomic_add_i64(own, v);")
        if r.random() < 0.5:
            lines.append("__hpvm__atomic_max((int *)(out + 1999), (int)(v & 0xffff));")
        if r.random() < 0.4:
            lines.append("if (v & 1) __hpvm__atomic_xor_i64(out + 1998, v);")
        lines.append("__hpvm__return(1, v);\n}")
        self.text += lines
        return name

    def internal(self, depth):
        r = self.r
        children = []
        for _ in range(r.randint(1, 3)):
            inner = depth > 1 and r.random() < 0.5
            children.append(self.internal(depth - 1) if inner else self.leaf(depth < self.depth))
        name = f"node{self.count}"
        self.count += 1
        out = [f"void {name}(long *out, size_t out_bytes, long a, long b) {{", "__hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);"]
        grids = []
        for k, c in enumerate(children):
            dims = [r.choice(("1l", "2l", "3l", "5l", "(a & 3) + 1", "((a + b) & 1) + 2")) for _ in range(r.randint(0, 3 if "leaf" in c else 2))]
            if grids and r.random() < 0.3:
                dims = grids[-1]
            grids.append(dims)
            out.append(f"void *n{k} = __hpvm__createNodeND({', '.join([str(len(dims)), c, *dims])});")
            out += [f"__hpvm__bindIn(n{k}, {p}, {p}, 0);" for p in (0, 1)]
            for p in (2, 3):
                if k and r.random() < 0.6:
                    source = r.randrange(k)
                    each = grids[source] == dims and bool(dims) and r.random() < 0.6
                    out.append(f"__hpvm__edge(n{source}, n{k}, {int(not each)}, 0, {p}, 0);")
                else:
                    out.append(f"__hpvm__bindIn(n{k}, {r.choice((2, 3))}, {p}, 0);")
        out.append(f"__hpvm__bindOut(n{len(children) - 1}, 0, 0, 0);\n}}")
        # an output may be given once only: it is no matter if edges take it too
        self.text += out
        return name

    def program(self):
        self.depth = self.r.randint(1, 3)
        root = self.internal(self.depth)
        self.text.append(f"""
struct __attribute__((packed)) Args {{ long *out; size_t out_bytes; long a, b, result; }};
int main(void) {{
    static long out[N];
    unsigned long h = 0;
    for (int k = 0; k < 3; k++) {{
        struct Args args = {{out, sizeof out, 7 + k * 1001, k - 5, 0}};
        __hpvm__wait(__hpvm__launch(0, {root}, &args));
        h = h * 31 + (unsigned long)args.result;
    }}
    for (int i = 0; i < N; i++) h = h * 1099511628211ul + (unsigned long)out[i];
    printf("%016lx\\n", h);
    return 0;
}}""")
        return "\n".join(self.text)


@pytest.mark.parametrize("seed", range(12))
def test_devices_agree(seed, tmp_path):
    source, module = tmp_path / "t.c", tmp_path / "t.avm"
    source.write_text(Maker(seed).program())
    module.write_bytes(build_program([str(source)]))
    found = {device: command("allvm.cli", "--device", device, "--threads", 2, module) for device in ("sequential", "openmp")}
    assert found["sequential"][0] == 0, found["sequential"][2]
    assert found["openmp"] == found["sequential"]
