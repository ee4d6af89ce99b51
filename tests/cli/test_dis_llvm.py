"""`allvm-dis --llvm`: what the text looks like, that LLVM takes it, and that it does the same natively."""

import shutil
import subprocess

import pytest
from allvm.ir import errors
from allvm.ir.asm import assemble
from allvm.ir.verify import verify
from allvm.llvm_text import llvm_ir, quoted

from tests.cli.test_errors import refused, run
from tests.helpers import require


def ir(text):
    import llvmlite.binding as llvm

    out = llvm_ir(verify(assemble(text)))
    llvm.parse_assembly(out).verify()
    return out


def test_reads_like_source():
    text = ir("""
    import func @puts (i64) -> (i32)
    data @hello readonly local {
        string "hi\\0"
    }
    data @table size 24 align 3 {
        ptr @hello + 1
        ptr @"odd name"
    }
    func @"odd name" (i32, f64) -> (i32, f64) regs 3 frame 16 local {
        .line "a.c":7
        st.f64 r1, [r2 + 8]
        add.i32.k r0, r0, 1
        .line 8
        ld.f64 r1, [r2 + 8]
        ret r0, r1
    }
    func @main () -> (i32) regs 3 {
        lea r0, [@hello]
        call r0 = @puts(r0)
        const.f64 r1, 2.5
        call r0, r1 = @"odd name"(r0, r1)
        ret r0
    }
    init 65535 @setup
    func @setup () -> () {
        ret
    }
    """)
    for line in (
        '@hello = internal constant [3 x i8] c"hi\\00", align 1',
        '@table = global <{ ptr, ptr, [8 x i8] }> <{ ptr getelementptr (i8, ptr @hello, i64 1), ptr @"odd name", [8 x i8] zeroinitializer }>, align 8',
        'define internal { i32, double } @"odd name"(i32 %v0, double %v1) {',
        "  %frame = alloca [16 x i8], align 16", "  ; a.c:7", "  ; a.c:8", "  %v3 = add i32 %v0, 1",
        "  %v1 = call i32 @puts(i64 ptrtoint (ptr @hello to i64))", "declare i32 @puts(i64)",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @setup, ptr null }]",
    ):  # fmt: skip
        assert line in text.splitlines(), (line, text)


def test_phis_of_several_types_and_edges():
    """A register that holds now an i32, now an f64; two ways from one block to another."""
    text = ir("""
    func @f (i32, f64, i64) -> (i64) regs 5 {
        br.z.i32 r0, other
        add.i32.k r3, r0, 1
        jmp join
    other:
        add.f64 r3, r1, r1
    join:
        switch r0, 0, end, [end, more, more, end]
    more:
        add.i64 r3, r3, r2
    end:
        ret r3
    }
    """)
    assert "phi i64" in text and text.count("bitcast double") == 1


def test_names():
    assert [quoted(n) for n in ("a.b", "1a", 'q"\\', "\u00e9")] == ["a.b", '"1a"', '"q\\22\\5C"', '"\\C3\\A9"']


def test_what_has_none(tmp_path):
    (tmp_path / "g.avs").write_text('func @main () -> (i64) regs 1 {\n    node.self r0\n    ret r0\n}\n')
    assert run(tmp_path / "g.avs", tool="as").returncode == 0
    refused(run("--llvm", tmp_path / "g.avm", tool="dis"), errors.CompileError.status, "function main", "node.self", "LLVM IR")


SOURCE = """
#include <stdlib.h>
#include <string.h>
struct node { struct node *left, *right; double key; char name[12]; };
static struct node *insert(struct node *n, double key, const char *name) {
    if (!n) {
        n = calloc(1, sizeof *n);
        n->key = key;
        strcpy(n->name, name);
        return n;
    }
    if (key < n->key) n->left = insert(n->left, key, name);
    else n->right = insert(n->right, key, name);
    return n;
}
static int depth(const struct node *n) {
    int l, r;
    return n ? (l = depth(n->left), r = depth(n->right), 1 + (l > r ? l : r)) : 0;
}
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(int argc, char **argv) {
    struct node *root = 0;
    int numbers[50];
    unsigned x = 12345;
    for (int i = 0; i < 50; i++) {
        x = x * 1103515245 + 12345;
        numbers[i] = x >> 20;
        root = insert(root, (double)numbers[i] / 3, argv[0] ? "node" : "");
    }
    qsort(numbers, 50, sizeof *numbers, compare);
    for (int i = 1; i < 50; i++) if (numbers[i - 1] > numbers[i]) return 1;
    return 10 * depth(root) + (int)strlen(root->name) + argc;
}
"""


def test_natively(tmp_path):
    """A native compiler makes a program of it that does the same."""
    clang = next((c for c in ("clang-22", "clang-21", "clang-20", "clang-19", "clang-18") if shutil.which(c)), None)
    if clang is None:
        require("stock-clang", "no clang that reads opaque pointers")
    (tmp_path / "t.c").write_text(SOURCE)
    assert run("-O2", tmp_path / "t.c", "-o", tmp_path / "t.avm", tool="allvm.cc").returncode == 0
    want = run(tmp_path / "t.avm").returncode
    assert want > 20
    assert run("--llvm", tmp_path / "t.avm", "-o", tmp_path / "t.ll", tool="dis").returncode == 0
    lines = [x for x in (tmp_path / "t.ll").read_text().splitlines() if not x.startswith("target ")]
    (tmp_path / "t.ll").write_text("\n".join(lines) + "\n")
    for level in ("-O0", "-O2"):
        r = subprocess.run([clang, level, "-w", str(tmp_path / "t.ll"), "-o", str(tmp_path / "t")], capture_output=True, text=True)
        assert r.returncode == 0, r.stderr
        assert subprocess.run([str(tmp_path / "t")]).returncode == want


@pytest.mark.parametrize("op", ["atomic.ld.i32 r0, [r1]", "atomic.rmw.i64 r0, r0, nand, [r1]", "atomic.cas.i8 r0, r0, r2, [r1]", "stack.alloc r0, r1, 4",
                                "fence", "mem.copy r0, r1, r2", "mem.fill r0, r2, r1", "lea.func r0, @f", "longjmp r1, r2", "trap 3",
                                "setjmp r0, r1", "ld.f32 r0, [@d + r1.s32<<2 + 4]", "st.i16.k -1, [r1 - 8]", "min.f32 r0, r1, r2"])  # fmt: skip
def test_single_instructions(op):
    ir(f"data @d size 16\nfunc @f (i64, i64, i32) -> (i64) regs 3 {{\n    {op}\n    {'' if op.startswith(('trap', 'longjmp')) else 'ret r0'}\n}}\n")
