"""The reader against LLVM's own view of real code: from several compilers, for several targets, at every level."""

import functools
import pathlib
import shutil
import subprocess
import sys
import tempfile

import pytest
from allvm.frontend.model import ConstExpr, Instr
from allvm.frontend.reader import read_llvm
from allvm.frontend.types import type_str
from llvmlite import binding

SOURCE = r"""
#include <stdarg.h>
typedef unsigned long size_t;
typedef struct node { struct node *next; double weight; char tag[5]; unsigned bits : 3; } node;
typedef struct { long a, b, c; } big;
typedef struct { float x, y; } pair;
union u { int i; float f; long double ld; };
extern int printf(const char *, ...);
extern void *memcpy(void *, const void *, size_t);
static node nodes[3] = {{nodes + 1, 0.5, "ab", 1}, {nodes + 2, -0.0, "cd", 2}, {0, 1e300, {1, 2, 3, 4, 5}, 3}};
const char *const names[] = {"one", "t\"w\\o\n", "", "\xff\x01"};
int (*table[])(const char *, ...) = {printf, 0};
long double ld = 3.25L;
float f = 0.1f, nan_ = __builtin_nanf(""), inf = -__builtin_inff();
_Thread_local int tls = 4;
int common;
static volatile int vol;
__int128 wide = (__int128)1 << 100;
extern int weak_sym(void) __attribute__((weak));
__attribute__((constructor)) static void init(void) { vol = 1; }
__attribute__((noinline)) int sum(int n, ...) {
  va_list ap; int s = 0; va_start(ap, n);
  while (n--) s += va_arg(ap, int) + (int)va_arg(ap, double);
  va_end(ap); return s;
}
__attribute__((noinline)) big make(long n) { big b = {n, n * 2, n * 3}; return b; }
__attribute__((noinline)) long use(big b, pair p, union u v) { return b.a + b.b + (long)p.x + v.i; }
pair swap(pair p) { pair q = {p.y, p.x}; return q; }
int dispatch(const unsigned char *p) {
  static void *const labels[] = {&&a, &&b, &&c};
  int n = 0;
a: n += 1; goto *labels[*p++ % 3];
b: n *= 2; if (n > 99) return n; goto *labels[*p++ % 3];
c: return n;
}
int choose(int x, long long y) {
  switch (x) { case -1: return 3; case 7: return 8; case 100: return printf("x"); case 2147483647: break; }
  switch (y) { case 1LL << 40: return 5; case -1: return 6; }
  return x ? y : 0;
}
static int at; static _Atomic(long) al;
int atomics(int x) {
  int e = 5; __atomic_compare_exchange_n(&at, &e, x, 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
  __atomic_thread_fence(__ATOMIC_SEQ_CST); al |= 6;
  return at++ + __atomic_exchange_n(&at, x, __ATOMIC_ACQUIRE) + e;
}
__int128 widen(__int128 a, unsigned long b) { return a * b >> 3; }
unsigned long convert(double d, float g, unsigned char c, long double l) {
  return (unsigned long)d + (int)g + (long)(l * 2) + (unsigned long)(float)c + (d < g) + __builtin_popcountl(c);
}
typedef int v4 __attribute__((vector_size(16)));
v4 vectors(v4 a, v4 b, int i) { v4 c = a * b + (v4){1, 2, 3, 4}; c[i & 3] = 5; return __builtin_shufflevector(c, a, 0, 5, -1, 3); }
int vla(int n) { int a[n]; for (int i = 0; i < n; i++) a[i] = i * vol; int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
double loops(const double *restrict x, double *restrict y, int n) {
  double s = 0; for (int i = 0; i < n; i++) { y[i] = x[i] * 2.5 + s; s += __builtin_fabs(y[i]); } return s;
}
_Bool overflow(int a, int b, int *c) { return __builtin_add_overflow(a, b, c); }
void asm_(int x) { __asm__ volatile("# nothing, !here" : : "r"(x) : "memory"); }
node *find(node *n, double w) { while (n && n->weight != w) n = n->next; return n; }
int main(int argc, char **argv) {
  big b = make(argc); pair p = {1, 2}; union u v = {.i = 3}; node n; memcpy(&n, nodes, sizeof n);
  if (weak_sym) argc += weak_sym();
  printf("%ld %d %s %f\n", use(b, swap(p), v), sum(2, argc, 1.5, 2, 2.5), names[argc & 3], (double)n.weight);
  return choose(argc, b.c) + vla(argc) + (find(nodes, 1e300) == nodes + 2) + tls + table[0]("") + common;
}
"""

ZIG = [sys.executable, "-m", "ziglang", "cc", "-target", "riscv64-linux-musl", "-fno-sanitize=undefined"]
COMPILERS = {
    "zig-riscv64": ZIG,
    "clang14-x86_64": ["clang-14", "-target", "x86_64-linux-gnu"],
    "clang14-aarch64": ["clang-14", "-target", "aarch64-linux-gnu"],
    "clang19-x86_64": ["clang-19", "-target", "x86_64-linux-gnu"],
    "clang19-aarch64": ["clang-19", "-target", "aarch64-linux-gnu"],
}
CASES = [(c, o, g) for c in COMPILERS for o in ("-O0", "-O1", "-O2", "-O3") for g in ("-fno-discard-value-names", "-gline-tables-only")]
CASES += [(c, "-O1", "-g") for c in COMPILERS]


@functools.cache
def compile(compiler, *flags):
    """The bitcode of SOURCE; skips the test where that compiler is not there."""
    command = COMPILERS[compiler]
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "x.bc")
        r = subprocess.run(
            [*command, *flags, "-w", "-x", "c", "-", "-emit-llvm", "-c", "-o", out], input=SOURCE.encode(), capture_output=True
        )
        if b"No module named ziglang" in r.stderr:
            pytest.skip("ziglang is not installed")
        assert r.returncode == 0, r.stderr.decode()
        return out.read_bytes()


def operands_of(ins):
    """The operands as llvmlite lists them: (name or None, type as text)."""
    out = [(operand_name(v), type_str(v.type)) for v in ins.operands]
    blocks = [(operand_name(b), "label") for b in ins.blocks or ()]
    if ins.op == "br" and len(blocks) == 2:
        return [*out, blocks[1], blocks[0]]  # LLVM keeps them backwards
    if ins.op in ("br", "indirectbr", "switch"):
        return out + blocks
    if ins.op == "alloca":
        return out or [(None, "i32")]  # the count 1 is not written
    if ins.op == "call":
        return [*out, (operand_name(ins.callee), "ptr")]
    return out


def plain(type):
    """A type without the definition that llvmlite adds to a named one."""
    return str(type).partition(" = type ")[0]


def operand_name(v):
    name = getattr(v, "name", None)
    return None if name is None or not isinstance(name, str) or name.isdigit() else name


@pytest.mark.parametrize("compiler, level, flag", CASES)
def test_every_instruction(compiler, level, flag):
    bitcode = compile(compiler, level, flag)
    ours = read_llvm(bitcode, "x.bc")
    theirs = binding.parse_bitcode(bitcode, binding.create_context())
    names = [f.name for f in theirs.functions]
    assert names == sorted(names, key=names.index) and set(names) == {g.name for g in ours.globals.values() if g.what == "func"}
    for f in theirs.functions:
        g = ours.globals[f.name]
        blocks = list(f.blocks)
        assert len(blocks) == len(g.blocks)
        for b, block in zip(blocks, g.blocks, strict=True):
            instructions = list(b.instructions)
            assert len(instructions) == len(block.instrs), f"{f.name}: {b.name}"
            for i, ins in zip(instructions, block.instrs, strict=True):
                check_instruction(i, ins)
    for v in theirs.global_variables:
        assert type_str(ours.globals[v.name].value_type) == plain(v.global_value_type)
        assert ours.globals[v.name].linkage == v.linkage.name.replace("dll", "")
    if flag.startswith("-g"):
        lined = [i for g in ours.globals.values() for b in g.blocks for i in b.instrs if i.line]
        assert len(lined) > 200 and all(0 <= i.line[0] < len(ours.files) for i in lined)


def check_instruction(theirs, ours):
    text = str(theirs)
    assert theirs.opcode == ours.op, text
    assert plain(theirs.type) == type_str(ours.type), text
    expected = [(o.name or None, plain(o.type)) for o in theirs.operands]
    got = operands_of(ours)
    assert [t for _, t in expected] == [t for _, t in got], text
    for (name, _), (mine, _) in zip(expected, got, strict=True):
        if name is not None:
            assert mine == name, text
        else:
            assert mine is None, text


@pytest.mark.parametrize("compiler", COMPILERS)
def test_layout(compiler):
    bitcode = compile(compiler, "-O0", "-g0")
    ours = read_llvm(bitcode, "x.bc")
    theirs = binding.parse_bitcode(bitcode, binding.create_context())
    data = binding.create_target_data(ours.datalayout)
    checked = 0
    for v in theirs.global_variables:
        t = ours.globals[v.name].value_type
        assert ours.layout.size(t) == data.get_abi_size(v.global_value_type), v.name
        assert ours.layout.align(t) == data.get_abi_alignment(v.global_value_type), v.name
        checked += 1
    assert checked > 10


def test_users_count():
    m = read_llvm(compile("zig-riscv64", "-O2", "-gline-tables-only"), "x.bc")
    for g in m.globals.values():
        uses = {}
        for b in g.blocks:
            for i in b.instrs:
                for v in [*i.operands, i.callee]:
                    if isinstance(v, Instr):
                        uses[v] = uses.get(v, 0) + 1
        for b in g.blocks:
            assert [i.users for i in b.instrs] == [uses.get(i, 0) for i in b.instrs]


def test_values_survive():
    m = read_llvm(compile("clang19-x86_64", "-O2", "-g0"), "x.bc")
    g = m.globals
    assert g["ld"].init.value == 0x4000D000000000000000  # 3.25 as x86_fp80
    assert g["f"].init.value == 0x3DCCCCCD and g["inf"].init.value == 0xFF800000
    assert g["wide"].init.value == 1 << 100 and g["tls"].thread_local and g["weak_sym"].linkage == "extern_weak"
    assert [e.data or e.kind for e in (s.init for s in (g[x.name] for x in g["names"].init.elements if x.what == "var")) if hasattr(e, "data")][:2] == [b"one\0", b't"w\\o\n\0']
    first = g["nodes"].init.elements[0]
    assert isinstance(first.elements[0], ConstExpr) or first.elements[0].what == "var"
