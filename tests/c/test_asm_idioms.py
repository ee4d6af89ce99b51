"""Instructions in inline assembly that mean something on any machine, against the machine itself where it is x86-64."""

import os
import shutil
import subprocess

import pytest
from allvm.build import build_program
from allvm.ir.errors import CompileError

from tests.c.test_clang_versions import Run
from tests.c.ways import _in_process
from tests.helpers import require

X86 = r"""
#include <stdio.h>
#include <stdint.h>
static uint32_t sw(uint32_t x){ __asm__("bswap %0":"+r"(x)); return x; }
static uint64_t sq(uint64_t x){ __asm__("bswapq %0":"=r"(x):"0"(x)); return x; }
static uint16_t s16(uint16_t x){ __asm__("rorw $8, %w0":"+r"(x)::"cc"); return x; }
static int bsr(uint32_t x){ int r; __asm__("bsrl %1, %0":"=r"(r):"rm"(x)); return r; }
static uint64_t bsf(uint64_t x){ uint64_t r; __asm__("bsfq %1, %0":"=r"(r):"r"(x):"cc"); return r; }
static uint64_t mul(uint64_t a, uint64_t b, uint64_t *hi){ uint64_t lo,h; __asm__("mulq %3":"=a"(lo),"=d"(h):"a"(a),"rm"(b):"cc"); *hi=h; return lo; }
static uint64_t mul2(uint64_t a, uint64_t b, uint64_t *hi){ uint64_t lo,h; __asm__("mulq %3":"=a"(lo),"=d"(h):"%0"(a),"r"(b)); *hi=h; return lo; }
static uint64_t tsc(void) { uint32_t lo, hi; __asm__ volatile("rdtsc" : "=a"(lo), "=d"(hi)); return (uint64_t)hi << 32 | lo; }
int main(void) {
    uint64_t h, h2, t = tsc();
    volatile uint64_t z = 0;
    printf("%x %llx %x %d %llu\n", sw(0x12345678), (unsigned long long)sq(0x123456789abcdef0ull), s16(0x1234), bsr(0x00f00000),
           (unsigned long long)bsf(0x100000000ull));
    printf("%llx %llx", (unsigned long long)mul(0xfedcba9876543210ull, 0x123456789abcdef0ull, &h), (unsigned long long)mul2(~0ull, ~0ull, &h2));
    printf(" %llx %llx\n", (unsigned long long)h, (unsigned long long)h2);
    for (int i = 0; i < 300000; i++) z += i;
    printf("%d\n", tsc() > t);
    __asm__ volatile("rep; nop");
    return 0;
}
"""
ARM = r"""
unsigned r32(unsigned x) { unsigned r; __asm__("rev %w0, %w1" : "=r"(r) : "r"(x)); return r; }
unsigned long r64(unsigned long x) { unsigned long r; __asm__("rev %0, %1" : "=r"(r) : "r"(x)); return r; }
unsigned long high(unsigned long a, unsigned long b) { unsigned long r; __asm__("umulh %0, %1, %2" : "=r"(r) : "r"(a), "r"(b)); return r; }
int main(void) {
    if (r32(0x11223344) != 0x44332211) return 1;
    if (r64(0x1122334455667788) != 0x8877665544332211) return 2;
    if (high(~0ul, ~0ul) != ~0ul - 1) return 3;
    __asm__ volatile("yield");
    return 0;
}
"""


class Program:
    name, stdin, needs_dir, env = "asm", b"", False, {}


def ir(source, target, level, folder):
    clang = next((c for c in ("clang", "clang-19", "clang-14") if shutil.which(c)), None)
    if clang is None:
        require("stock-clang", "no clang of the system")
    (folder / "a.c").write_text(source)
    r = subprocess.run([clang, "-target", target, level, "-w", "-g1", "-S", "-emit-llvm", str(folder / "a.c"), "-o", str(folder / "a.ll")], capture_output=True, text=True)
    if r.returncode:
        require("stock-clang", f"{clang} does not compile for {target}: {r.stderr[:200]}")
    return str(folder / "a.ll"), clang


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_x86(level, tmp_path):
    path, clang = ir(X86, "x86_64-linux-gnu", level, tmp_path)
    if os.uname().machine != "x86_64":
        require("stock-clang", "another machine than x86-64")
    subprocess.run([clang, "-w", str(tmp_path / "a.c"), "-o", str(tmp_path / "a")], check=True)
    want = subprocess.run([str(tmp_path / "a")], capture_output=True).stdout
    got = _in_process(build_program([path]), Program, Run)
    assert (got.status, got.stdout) == (0, want)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_aarch64(level, tmp_path):
    path, _ = ir(ARM, "aarch64-linux-gnu", level, tmp_path)
    assert _in_process(build_program([path]), Program, Run).status == 0


@pytest.mark.parametrize(
    "asm, words",
    [
        ('unsigned a, b, c, d; __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(0)); return a;', ["cpuid", "CPU detection"]),
        ('long r; __asm__ volatile("syscall" : "=a"(r) : "a"(39)); return r;', ["syscall", "C library"]),
        ('long r; __asm__("bswapl %k0" : "=r"(r) : "0"(5L)); return r;', ["bswapl"]),
        ('long r; __asm__("movq %1, %0" : "=r"(r) : "r"(5L)); return r;', ["movq"]),
        ('int r; __asm__("mov %1, %0" : "=r"(r) : "r"(5)); return r;', ["mov"]),
        ('long r; __asm__("rdtsc" : "=r"(r)); return r;', ["rdtsc"]),
    ],
)
def test_what_is_refused(asm, words, tmp_path):
    path, _ = ir(f"long f(void) {{ {asm} }}\nint main(void) {{ return f(); }}\n", "x86_64-linux-gnu", "-O1", tmp_path)
    with pytest.raises(CompileError) as e:
        build_program([path])
    assert "a.c:1: in function 'f': inline assembly cannot be lowered" in str(e.value) and all(w in str(e.value) for w in words)
