"""IR of an old clang (14: typed pointers) and of a newer one (19), as text and as bitcode, with the ABI of two machines."""

import shutil
import subprocess

import pytest

from tests.c.ways import _in_process
from tests.helpers import native_compiler, require

SOURCE = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
struct pair { int a; double b; };
struct big { long v[5]; };
union both { float f; unsigned u; };
static struct pair make(int a) { struct pair p = {a, a / 2.0}; return p; }
static struct big fill(int n) { struct big b; for (int i = 0; i < 5; i++) b.v[i] = n * i; return b; }
static int sum(int n, ...) {
    va_list ap, again; va_start(ap, n); va_copy(again, ap);
    int s = 0; for (int i = 0; i < n; i++) s += va_arg(ap, int);
    double d = 0; for (int i = 0; i < n; i++) d += va_arg(again, int);
    va_end(ap); va_end(again); return s + (int)d;
}
static int (*table[])(const char *) = {atoi, 0};
static int compare(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
int main(int argc, char **argv) {
    struct pair p = make(argc + 4);
    struct big b = fill(3);
    union both u = {1.5f};
    char text[64];
    snprintf(text, sizeof text, "%d %.2f %ld %x", p.a, p.b, b.v[4], u.u);
    puts(text);
    printf("%d %d %zu\n", sum(4, 1, 2, 3, 4), table[0]("77"), strlen(text));
    const char *words[] = {"pear", "apple", "fig"};
    qsort(words, 3, sizeof *words, compare);
    for (int i = 0; i < 3; i++) printf("%s ", words[i]);
    __int128 w = (__int128)argc << 100;
    printf("%llx %d\n", (unsigned long long)(w >> 64), __builtin_popcountll(0xf0f0ull));
    static _Thread_local int t = 4;
    __atomic_fetch_add(&t, 3, __ATOMIC_SEQ_CST);
    switch (t) { case 7: puts("seven"); break; case 8: puts("eight"); break; default: abort(); }
    return t;
}
"""


class Program:
    name, stdin, needs_dir, env = "versions", b"", False, {}


class Run:
    args = ()


@pytest.fixture(scope="module")
def expected(tmp_path_factory):
    folder = tmp_path_factory.mktemp("native")
    (folder / "p.c").write_text(SOURCE)
    subprocess.run([*native_compiler(), "-O1", "-w", str(folder / "p.c"), "-o", str(folder / "p")], check=True)
    r = subprocess.run([str(folder / "p")], capture_output=True)
    assert r.returncode == 7
    return folder / "p.c", r.stdout


@pytest.mark.parametrize("form", ["text", "bitcode"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("target", ["x86_64-linux-gnu", "aarch64-linux-gnu"])
@pytest.mark.parametrize("clang", ["clang-14", "clang-19"])
def test_program(clang, target, level, form, expected, tmp_path):
    if not shutil.which(clang):
        require("stock-clang", f"no {clang}")
    source, want = expected
    out = tmp_path / ("p.ll" if form == "text" else "p.bc")
    flags = ["-S"] if form == "text" else ["-c"]
    r = subprocess.run([clang, "-target", target, level, "-g1", "-w", *flags, "-emit-llvm", str(source), "-o", str(out)], capture_output=True, text=True)
    if r.returncode:
        require("stock-clang", f"{clang} has no headers for {target}")
    if form == "text" and clang == "clang-14":
        assert "i8*" in out.read_text()
    from allvm.build import build_program

    got = _in_process(build_program([str(out)]), Program, Run)
    assert (got.status, got.stdout) == (7, want)
