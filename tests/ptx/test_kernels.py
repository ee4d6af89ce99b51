"""What kernels do beside computing: traps with their instance, the stop flag, groups, proofs, and reasons why a node is not for the GPU."""

import functools
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")
pytest.importorskip("numpy")

from allvm.build import build_program
from allvm.interp._core import Instance, Program
from allvm.ir.decode import decode
from allvm.ir.graph_plan import make_plan
from allvm.jit import nvptx
from allvm.jit.nvptx import NotForGpu

from tests.ptx import interpreter
from tests.ptx.device import guest_memory

ROOT = Path(__file__).resolve().parents[2]
HEAD = """
#include <hpvm.h>
#define LEAF(name, ...) void name(__VA_ARGS__)
#define ONE_NODE(leaf, dims, inputs, ...) \\
    void *node = __hpvm__createNodeND(dims, leaf, ##__VA_ARGS__); \\
    for (int k_ = 0; k_ < inputs; k_++) __hpvm__bindIn(node, k_, k_, 0); \\
    __hpvm__bindOut(node, 0, 0, 0);
"""
INTS = "int *p, size_t bytes, long n"
NODE = HEAD + """
int numbers[1024], target[1024];
const int constants[64] = {1, 2, 3};
__attribute__((noinline)) static int twice(int x) { return x * 2 + constants[x & 63]; }
LEAF(leaf, %s)
{
    __hpvm__hint(GPU_TARGET);
    __hpvm__attributes(1, p, 1, p);
    void *self = __hpvm__getNode();
    long i = __hpvm__getNodeInstanceID_x(self);
    %s
    __hpvm__return(1, bytes);
}
void root(%s) { __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p); ONE_NODE(leaf, 1, 3, n) }
int main(void) { return numbers[0] + target[0] + twice(3) + (int)(long)__hpvm__launch(0, root, 0); }
"""


class Leaf:
    """A leaf from a body in C (i: its index; p, bytes, n: inputs), and the memory it works on."""

    def __init__(self, body, tmp_path):
        source = tmp_path / "leaf.c"
        source.write_text(NODE % (INTS, body, INTS))
        data = build_program([str(source)], opt="2")
        self.module = decode(data)
        self.instance = Instance(Program(data), [0] * len(self.module.import_funcs))
        nodes = {n.function: n for n in self.module.nodes}
        inner = {c.function for n in self.module.nodes for c in n.children}
        (root,) = [f for f in nodes if f not in inner]
        self.root = make_plan(nodes, root, self.module.func_name)
        (self.place,) = self.root.children

    def address(self, name):
        names = [d.name for d in self.module.import_data] + [d.name for d in self.module.data]
        return self.instance.addresses[0][names.index(name)]

    def kernel(self, **options):
        data, functions = self.instance.addresses
        return nvptx.make_ptx(self.module, self.place, "sm_90", data_address=data, func_address=functions, **options)

    def run(self, inputs, n, kernel=None, stop=0, shared=0, groups=(1, 1, 1)):
        """The DeviceTrap or None."""
        kernel = kernel or self.kernel()
        memory, mapped = guest_memory(self.instance)
        status, record = memory.allocate(nvptx.TRAP_SIZE)
        flag, cells = memory.allocate(16)
        cells[0] = stop
        results, _ = memory.allocate(64)
        for launch in kernel.launches((n, 1, 1), groups):
            arguments = kernel.arguments(mapped, status=status, stop=flag, counts=(n, 1, 1), launch=launch, inputs=inputs, groups=groups, scratch=shared, results=results)
            interpreter.Program(kernel.text).run(kernel.entry, launch.grid, launch.block, arguments, memory, shared)
        return nvptx.read_trap(record.tobytes())

    def numbers(self, name="numbers", n=1024):
        return list(memoryview(self.instance.read(self.address(name), 4 * n)).cast("i"))


@pytest.fixture
def leaf(tmp_path):
    return functools.partial(Leaf, tmp_path=tmp_path)


def test_results_and_calls(leaf):
    at = leaf("p[i] = twice((int)i) + n;")
    p = at.address("numbers")
    assert at.run([p, 4096, 1000], 1000) is None
    constants = [1, 2, 3] + [0] * 61
    assert at.numbers() == [2 * i + constants[i & 63] + 1000 for i in range(1000)] + [0] * 24


@pytest.mark.parametrize("body, kind, instance, address", [
    ("if (i == 37) p[1 << 28] = 1; else p[i] = 1;", "memory", 37, True),
    ("p[i] = 100 / (int)(i - 500);", "divide", 500, False),
    ("if (i == 3) *(volatile int *)constants = 1;", "memory", 3, True),
    ("if (i == 9) __builtin_trap();", "unreachable", 9, False),
    ("if (i == 700) p[i] = *(volatile int *)8;", "memory", 700, True),
])  # fmt: skip
def test_trap(leaf, body, kind, instance, address):
    at = leaf(body)
    p = at.address("numbers")
    trap = at.run([p, 4096, 1000], 1000)
    from allvm.ir.isa import TRAPS

    assert trap is not None and (trap.kind, trap.instance) == (TRAPS[kind][0], (instance, 0, 0))
    assert bool(trap.address) == address
    function = at.module.functions[trap.function - len(at.module.import_funcs)]
    assert trap.function == at.place.function and trap.instruction < len(function.code)


def test_the_address_of_a_trap(leaf):
    at = leaf("if (i == 37) p[1 << 20] = 1;")
    p = at.address("numbers")
    assert at.run([p, 4096, 1000], 64).address == p + (4 << 20)


def test_stop(leaf):
    at = leaf("volatile int *q = p; while (q[i] != 1) ;")
    p = at.address("numbers")
    trap = at.run([p, 4096, 1000], 64, stop=1)
    from allvm.ir.isa import TRAPS

    assert trap.kind == TRAPS["interrupt"][0]


def test_barrier_and_scratch(leaf):
    at = leaf("""
        int *s = __hpvm__malloc(n * sizeof(int));
        s[i] += (int)(i * i);
        __hpvm__barrier();
        p[i] = s[n - 1 - i] + s[i ^ 1];
    """)
    with pytest.raises(NotForGpu, match="grouped"):
        at.kernel()
    kernel = at.kernel(grouped=True)
    p, n = at.address("numbers"), 128
    shared = kernel.scratch_bytes((n, 1, 1), [p, 4096, n])
    assert shared == 512
    assert at.run([p, 4096, n], n, kernel, shared=shared) is None
    assert at.numbers(n=n) == [(n - 1 - i) ** 2 + (i ^ 1) ** 2 for i in range(n)]
    # less than it needs is a trap, not another's memory
    assert at.run([p, 4096, n], n, kernel, shared=256) is not None
    with pytest.raises(NotForGpu, match="have at most 1024"):
        kernel.launches((2000, 1, 1))


def test_interpreter_sees_parted_barriers():
    """The interpreter itself: a barrier that half of the threads come to while the others wait at another is a fault."""
    text = """
.visible .entry k(
	.param .u64 k_param_0
)
{
	.reg .pred %p<2>;
	.reg .b32 %r<3>;
	mov.u32 	%r1, %tid.x;
	and.b32 	%r2, %r1, 1;
	setp.eq.b32 	%p1, %r2, 0;
	@%p1 bra 	$L1;
	bar.sync 	0;
	ret;
$L1:
	bar.sync 	0;
	ret;

}
"""
    with pytest.raises(interpreter.Fault, match="different barriers"):
        interpreter.Program(text).run("k", (1, 1, 1), (8, 1, 1), [("i64", 0)], interpreter.Memory())


@pytest.mark.parametrize("body, reason", [
    ('extern int printf(const char *, ...); printf("%d", (int)i);', "calls printf"),
    ("if (p[i]) __hpvm__barrier(); p[i] = 1;", "may depend on the instance"),
    ("int *s = __hpvm__malloc(p[0]); s[i] = 1; __hpvm__barrier(); p[i] = s[0];", "not known before it runs"),
    ("int own[4] = {1, 2, 3, 4}; int *volatile q = own; p[i] = q[i & 3];", "address of a local variable"),
    ("int own[n]; for (int k = 0; k < n; k++) own[k] = p[k]; p[i] = own[i & 3] + own[n - 1];", "variable size"),
    ("p[i] = ((int (*)(int))(long)p[i])(3);", "call through a pointer"),
])  # fmt: skip
def test_reasons(leaf, body, reason):
    at = leaf(body)
    with pytest.raises(NotForGpu, match=reason) as e:
        at.kernel(grouped=nvptx.needs_group(at.module, at.place))
    assert e.value.function is not None


def test_proof(leaf):
    at = leaf("int s = 0; for (long k = 0; k < n; k++) s += p[i * n + k]; target[i] = s;")
    kernel = at.kernel(proved=True)
    p = at.address("numbers")
    at.instance.write(p, b"\1\0\0\0" * 1024)
    memory = guest_memory(at.instance)[1]
    assert kernel.proof and len(kernel.text) < len(at.kernel().text)
    assert kernel.fits([p, 4096, 32], memory, (32, 1, 1))
    assert at.run([p, 4096, 32], 32, kernel) is None
    assert at.numbers("target", 32) == [32] * 32
    far = memory.other[1]
    for inputs, n in (([p, 4096, 32], 1 << 28), ([p, 4096, 1 << 40], 32), ([p + 4, 4096, 32], 32), ([far - 64, 4096, 32], 1), ([p, 4096, -1 & (1 << 64) - 1], 1 << 30)):
        assert not kernel.fits(inputs, memory, (n, 1, 1)), (inputs, n)
    with pytest.raises(TypeError):
        kernel.fits([p, 4096, 32])


@pytest.mark.parametrize("body, value", [
    ("int *q = p + i; q += 2 * n; q[3] = 7 + i; p[i - 0] = q[3] + 1;", lambda i, n: {i + 2 * n + 3: 7 + i, i: 8 + i}),
    ("int *q = p + 100; for (int k = 0; k < 2; k++) { q[i * 2 + k - 60] = i - k; q += n; }", lambda i, n: {40 + 2 * i: i, 41 + 2 * i + n: i - 1}),
    ("p[1000 - 2 * i] = i;", lambda i, n: {1000 - 2 * i: i}),
    ("char *q = (char *)(p + (int)i * 4); *(int *)(q + 8) = i;", lambda i, n: {4 * i + 2: i}),
    ("long far = i * 8 - 16; p[far + 16] = far;", lambda i, n: {8 * i: 8 * i - 16}),
])  # fmt: skip
def test_addresses_from_inputs(leaf, body, value):
    """Addresses of proved accesses are made of an input's device address and an index of 32 bits."""
    at = leaf(body)
    kernel = at.kernel(proved=True)
    p, n = at.address("numbers"), 64
    assert any(x.role == "pointer" for x in kernel.params)
    assert kernel.fits([p, 4096, n], guest_memory(at.instance)[1], (n, 1, 1))
    assert at.run([p, 4096, n], n, kernel) is None
    expected = {k: v for i in range(n) for k, v in value(i, n).items()}
    got = {k: v for k, v in enumerate(at.numbers()) if v or k in expected}
    assert got == expected


def test_an_index_of_more_than_32_bits_does_not_fit(leaf):
    """Though the address, seen modulo 2^32, would be a good one."""
    at = leaf("p[i * n] = 1;")
    kernel, p = at.kernel(proved=True), at.address("numbers")
    assert kernel.fits([p, 4096, 1], guest_memory(at.instance)[1], (4, 1, 1))
    assert not kernel.fits([p, 4096, 1 << 30], guest_memory(at.instance)[1], (4, 1, 1))


def test_outputs_that_are_inputs_are_not_stored(leaf):
    kernel = leaf("p[i] = i;").kernel(proved=True)
    assert kernel.handed == (1,) and not any(x.role in ("results", "first") for x in kernel.params)
    assert kernel.outputs([5, 4096, 3], ()) == (4096,)


@pytest.mark.parametrize("proved", [True, False])
def test_gather(leaf, proved):
    """An index out of memory is compared with the cells behind the input; what lies elsewhere in memory is found all the same, and what is nowhere is a trap."""
    at = leaf("p[i] = p[target[i]] + 1;" if proved else "long k = target[i]; target[i] = p[k] + 1;")
    p, target, n = at.address("numbers"), at.address("target"), 40
    kernel = at.kernel(proved=proved)
    rooms = [x for x in kernel.params if x.role == "room"]
    assert rooms and re.search(r"ld\.global\.b32", kernel.text) and not re.search(r"ld\.global\.b8", kernel.text)
    index = [(i * 7) % 100 + 50 for i in range(n)]
    index[3], index[5] = (target - p) // 4 + 900, -2
    at.instance.write(p, struct.pack("<1024i", *range(1024)))
    at.instance.write(target, struct.pack(f"<{n}i", *index))
    at.instance.write(target + 3600, struct.pack("<i", 77))
    before = struct.unpack("<i", at.instance.read(p - 8, 4))[0]
    assert at.run([p, 4096, n], n, kernel) is None
    expected = [77 if k == 3 else before if k == 5 else i for k, i in enumerate(index)]
    assert at.numbers("numbers" if proved else "target", n) == [x + 1 for x in expected]
    for bad in (1 << 28, -(1 << 22)):
        at.instance.write(target + 4 * 9, struct.pack("<i", bad))
        trap = at.run([p, 4096, n], n, kernel)
        assert trap and trap.instance == (9, 0, 0) and trap.address == (p + 4 * bad) % (1 << 32)


def test_what_lies_apart():
    """Loads of what a kernel does not write may come before stores and from the cache of constants, where the host finds that both lie apart."""
    from bench.ptx import leaves

    ((module, place),) = leaves(ROOT / "bench" / "hpvm" / "stencil.c")
    addresses = [0x10000] * (len(module.import_data) + len(module.data))
    kernels = [nvptx.make_ptx(module, place, "sm_90", data_address=addresses, proved=k) for k in (nvptx.CHECKED, nvptx.PROVED, nvptx.APART)]
    assert [k.text.count("ld.global.nc") for k in kernels[:2]] == [0, 0] and kernels[2].text.count("ld.global.nc") == 7
    n = 10
    memory = nvptx.Memory(1 << 40, (0x100000, 0x200000))

    def fits(from_, to):
        inputs = [from_, 4 * n**3, to, 4 * n**3, n, 0, 0]
        return [k.fits(inputs, memory, (n - 2, n - 2, n - 2)) for k in kernels]

    assert fits(0x100000, 0x110000) == fits(0x110000, 0x100000) == [True, True, True]
    assert fits(0x100000, 0x100000) == fits(0x100000, 0x100100) == [True, True, False]
    assert fits(0x100000, 0x1FFFF0) == [True, False, False]


def test_room():
    from allvm.jit.nvptx import Memory
    from allvm.jit.nvptx_sums import MAX_ROOM, room

    memory = Memory(1 << 40, (0x100000, 0x200000), (0x10000, 0x20000), (0x14000, 0x15000))

    def allowed(at, size, written):
        inside = any(lo <= at and at + size <= hi for lo, hi in (memory.main, memory.other))
        return inside and not (written and at < memory.readonly[1] and at + size > memory.readonly[0])

    for address in (0xFFFF0, 0x100000, 0x100004, 0x1FFFF0, 0x1FFFFC, 0x200000, 0x13FF0, 0x14000, 0x14FFC, 0x15000, 0x1FFFC, 0x10000, 1 << 33):
        for scale, size in ((0, 1), (2, 4), (3, 8), (2, 8)):
            for displacement in (0, 4, 12, -16):
                for written in (0, 1):
                    n = room(memory, address, scale, displacement, size, written)
                    first = address + displacement
                    assert n == 0 or all(allowed(first + (k << scale), size, written) for k in (0, n // 2, n - 1))
                    if first in (0x100000, 0x15000, 0x10000):
                        assert not allowed(first + (n << scale), size, written)
    assert room(Memory(0, (0x10000, 0xFFD00000)), 0x10000, 0, 0, 1, 0) == MAX_ROOM


@pytest.mark.parametrize("target", ["i32", "u32", "i64", "u64"])
def test_floats_to_integers(leaf, target):
    """PTX clamps; what it makes of a NaN depends on widths, here it is 0."""
    at = leaf("float x = ((float *)target)[i]; double y = x; %s a = x, b = y; p[i] = (int)a ^ (int)((unsigned long)(long)a >> 32) ^ (int)b * 3;"
              % {"i32": "int", "u32": "unsigned", "i64": "long", "u64": "unsigned long"}[target])  # fmt: skip
    values = [0.0, -0.5, 1.9, -7.9, 3e9, -3e9, 5e9, 1e19, -1e19, 3e38, float("inf"), float("-inf"), float("nan"), 2147483520.0, 4294967040.0]
    p, n = at.address("numbers"), len(values)
    at.instance.write(at.address("target"), struct.pack(f"<{n}f", *values))
    assert at.run([p, 4096, n], n, at.kernel(proved=True)) is None
    bits, signed = int(target[1:]), target[0] == "i"
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    whole = [0 if x != x else low if x <= low else high if x >= high else int(x) for x in struct.unpack(f"<{n}f", struct.pack(f"<{n}f", *values))]
    got = [x & 0xFFFFFFFF for x in at.numbers(n=n)]
    assert got == [(w ^ (w >> 32) ^ w * 3) & 0xFFFFFFFF for w in whole]


def test_lines_of_ptx(leaf):
    """Each load and store of the text says which instruction of the bytecode it is of."""
    from allvm.ir import isa

    at = leaf("p[i] = p[i] * 3 + target[i];")
    kernel = at.kernel(proved=True)
    code = at.module.functions[at.place.function - len(at.module.import_funcs)].code
    found = {}
    for text, place in nvptx.located(kernel):
        op = text.split()[0]
        if op.startswith(("ld.global", "st.global")) and place:
            found.setdefault(op[:2], []).append(isa.OPS[code[place[1]][0]].name[:2])
    assert found["ld"] == ["ld", "ld"] and "st" in found["st"]


@pytest.mark.parametrize("proved", [True, False])
def test_bytes_are_32_bits_wide(leaf, proved):
    """LLVM would make minima and maxima of 16 bits of these, which are slower than of 32."""
    at = leaf("""
        unsigned char *q = (unsigned char *)p, a = q[i], b = q[i + 1], c = q[i + 2];
        int least = a < b ? a : b, most = a < b ? b : a, between = most < c ? most : c;
        target[i] = (least > between ? least : between) * 1000 + (a > b ? a - b : b - a);
    """)
    p, n, cells = at.address("numbers"), 200, bytes(i * i * 37 % 251 for i in range(208))
    at.instance.write(p, cells)
    kernel = at.kernel(proved=proved)
    assert not re.search(r"\b(min|max)\.[su]16", kernel.text)
    assert re.search(r"\b(min|max)\.[su]32", kernel.text)
    assert at.run([p, 4096, n], n, kernel) is None
    middle = [sorted(cells[i : i + 3])[1] for i in range(n)]
    assert at.numbers("target", n) == [middle[i] * 1000 + abs(cells[i] - cells[i + 1]) for i in range(n)]


def test_very_many_rows():
    kernel = nvptx.PtxKernel("k", "", "sm_90", (), 2)
    launches = kernel.launches((40, 3_000_000, 1))
    assert len(launches) > 1 and all(x <= 65535 for l in launches for x in l.grid[1:])
    covered = sorted((l.first[1], l.first[1] + l.grid[1] * l.block[1]) for l in launches)
    assert covered[0][0] == 0 and covered[-1][1] >= 3_000_000
    assert all(a[1] == b[0] for a, b in zip(covered, covered[1:]))


TWO_LEVELS = HEAD + r"""
#include <stdio.h>
#include <stdlib.h>
LEAF(leaf, int *p, size_t bytes, long n)
{
    __hpvm__hint(GPU_TARGET);
    __hpvm__attributes(1, p, 1, p);
    void *self = __hpvm__getNode(), *tile = __hpvm__getParentNode(self);
    long x = __hpvm__getNodeInstanceID_x(self), y = __hpvm__getNodeInstanceID_y(self), w = __hpvm__getNumNodeInstances_x(self);
    long gx = __hpvm__getNodeInstanceID_x(tile), gy = __hpvm__getNodeInstanceID_y(tile), row = __hpvm__getNumNodeInstances_x(tile) * w;
    int *s = __hpvm__malloc(w * __hpvm__getNumNodeInstances_y(self) * sizeof(int));
    long at = (gy * __hpvm__getNumNodeInstances_y(self) + y) * row + gx * w + x;
    s[y * w + x] = p[at];
    __hpvm__barrier();
    p[at] = 3 * s[x * w + y] + (int)(gx + 10 * gy);
    __hpvm__return(1, bytes);
}
void tile(int *p, size_t bytes, long n) { __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p); ONE_NODE(leaf, 2, 3, 8L, 8L) }
void root(int *p, size_t bytes, long n) { __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 1, p); ONE_NODE(tile, 2, 3, n, n + 1) }
int main(void)
{
    long n = 3, cells = 8 * n * 8 * (n + 1);
    int *p = malloc(cells * sizeof *p);
    for (long i = 0; i < cells; i++) p[i] = i;
    struct __attribute__((__packed__)) { int *p; size_t bytes; long n; size_t out; } args = {p, cells * sizeof *p, n, 0};
    __hpvm__init();
    __hpvm__wait(__hpvm__launch(0, root, &args));
    unsigned s = 0;
    for (long i = 0; i < cells; i++) s = s * 31 + p[i];
    printf("%u %zu\n", s, args.out);
    return 0;
}
"""


def run_both(source, tmp_path):
    (tmp_path / "p.c").write_text(source)
    (tmp_path / "p.avm").write_bytes(build_program([str(tmp_path / "p.c")], opt="2"))
    commands = ["allvm.cli", "--device", "sequential"], ["tests.ptx.device", "--verify", "--log", str(tmp_path / "log")]
    return [subprocess.run([sys.executable, "-m", *c, tmp_path / "p.avm"], capture_output=True, text=True, cwd=ROOT) for c in commands]


def test_groups_in_two_dimensions(tmp_path):
    plain, ptx = run_both(TWO_LEVELS, tmp_path)
    assert (ptx.returncode, ptx.stdout, ptx.stderr) == (plain.returncode, plain.stdout, "") == (0, plain.stdout, "")
    assert '"k_tile__leaf' in (tmp_path / "log").read_text()


def test_a_trap_as_a_person_sees_it(tmp_path):
    plain, ptx = run_both(TWO_LEVELS.replace("p[at] = 3 *", "if (x == 5 && y == 2) p[1L << 27] = 1; p[at] = 3 *"), tmp_path)
    assert plain.returncode == ptx.returncode != 0
    assert "in instance (5, 2, 0) of node" in plain.stderr
    assert "in instance (5, 2, 0) of node" in ptx.stderr and "memory access out of bounds" in ptx.stderr
