"""`allvm-vm compile`: executables, libraries and objects for C, limits, traps, errors that leave nothing behind."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.c.aot import run

TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
PROGRAM = """
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static int crash(const void *a, const void *b) { int *volatile p = (int *)0x40; return *p + *(int *)a - *(int *)b; }
__attribute__((noinline)) static void sort(int *v) { qsort(v, 2, 4, crash); }
__attribute__((noinline)) int down(int n) { volatile char b[64]; b[0] = n; return n ? down(n + 1) + b[0] : 0; }
static jmp_buf out, gone;
static int jump(const void *a, const void *b) { longjmp(out, 5); }
__attribute__((noinline)) static void leave(void) { setjmp(gone); }
static void *thread(void *p) { *(int *)p += 3; return p; }
static void last(void) { puts("last"); }
int main(int argc, char **argv) {
    char *what = argv[1];
    if (!strcmp(what, "sort")) { int v[2] = {2, 1}; sort(v); }
    if (!strcmp(what, "down")) return down(1);
    if (!strcmp(what, "loop")) { volatile unsigned x = 1; for (;;) x += 2; }
    if (!strcmp(what, "heap")) { void *volatile p; long n = 0; while ((p = malloc(1 << 20))) n++; printf("%ld\\n", n); return 0; }
    if (!strcmp(what, "read")) { FILE *f = fopen("/d/a", "r"); char b[9] = ""; if (!f) return errno; fgets(b, 9, f); fputs(b, stdout); return !!fopen("/d/b", "w"); }
    if (!strcmp(what, "env")) { puts(getenv("X") ? getenv("X") : "none"); return 0; }
    if (!strcmp(what, "jump")) {
        int v[2] = {2, 1}, r;
        volatile int kept = 1;
        r = setjmp(out);
        if (r == 0) { kept = 2; qsort(v, 2, 4, jump); }
        printf("%d %d\\n", r, kept);
        return 0;
    }
    if (!strcmp(what, "gone")) { leave(); longjmp(gone, 1); }
    if (!strcmp(what, "type")) { void (*volatile f)(int, int, int) = (void (*)(int, int, int))thread; f(1, 2, 3); }
    if (!strcmp(what, "wild")) { ((void (*)(void))(long)atoi(argv[2]))(); }
    if (!strcmp(what, "thread")) { int n = 4; pthread_t t; void *p; if (pthread_create(&t, 0, thread, &n)) return 9; pthread_join(t, &p); return n; }
    if (!strcmp(what, "exit")) { atexit(last); fputs("first ", stdout); exit(300); }
    return argc;
}
"""


def compile_c(folder, text, *flags, name="prog"):
    """The path of what the command makes of a C source."""
    source = folder / f"{name}.c"
    source.write_text(text)
    out = folder / name
    r = subprocess.run([*TOOL, "compile", *flags, str(source), "-o", str(out)], capture_output=True, text=True)
    assert r.returncode == 0, r.stderr
    return str(out)


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return compile_c(tmp_path_factory.mktemp("aot"), PROGRAM)


def lines(result):
    return result.stderr.decode().splitlines()


def test_trap_in_a_callback_names_all_frames(program):
    got = run(program, ["sort"])
    assert got.status == ("trap", "memory")
    assert lines(got)[0].startswith("prog: memory access out of bounds (address 0x40) in crash, ")
    assert [re.sub(r" at .*prog\.c:", " ", l) for l in lines(got)[1:]] == ["    in crash 9", "    in sort 10", "    in main 19"]


@pytest.mark.parametrize("args, kind, words", [
    (["down"], "stack", "in down"), (["gone"], "longjmp", "in main"), (["type"], "signature", "thread is l:l"), (["wild", "65543"], "indirect", "0x10007"),
    (["wild", "99999999"], "indirect", "(address 0x5f5e0ff)"),
])  # fmt: skip
def test_traps(program, args, kind, words):
    got = run(program, args)
    assert got.status == ("trap", kind)
    assert words in lines(got)[0]


def test_longjmp_out_of_a_callback(program):
    assert run(program, ["jump"]).stdout == b"5 2\n"


def test_exit_runs_handlers_and_flushes(program):
    got = run(program, ["exit"])
    assert (got.stdout, got.status) == (b"first last\n", 300 & 255)


def test_threads(program):
    assert run(program, ["thread"]).status == 7


def test_timeout(program):
    got = run(program, ["loop"], options=["--timeout=0.2"], timeout=30)
    assert got.status == ("trap", "timeout") and "in main" in lines(got)[0]


def test_memory_limit(program):
    many = int(run(program, ["heap"], options=["--max-memory=64M"]).stdout)
    assert 40 < many < 64


def test_directories_and_variables(program, tmp_path):
    (tmp_path / "a").write_text("text\n")
    assert run(program, ["read"]).status == 2
    got = run(program, ["read"], options=[f"--dir-ro={tmp_path}=/d"])
    assert (got.stdout, got.status) == (b"text\n", 0)
    assert run(program, ["env"]).stdout == b"none\n"
    assert run(program, ["env"], options=["--env=X=a b\\c"]).stdout == b"a b\\c\n"


@pytest.mark.parametrize("option, words", [
    ("--nope=1", "unknown option --nope"), ("--timeout=x", "'x' is not a valid SECONDS"), ("--dir=/no/such", "no such directory"),
    ("--fuel=5", "not compiled with --fuel"), ("--max-memory=1M", "the limit is 1048576"), ("--timeout", "needs a value"),
])  # fmt: skip
def test_bad_options_at_run_time(program, option, words):
    got = run(program, ["env"], options=[option])
    assert got.status == 124 and got.stdout == b""
    assert len(lines(got)) == 1 and words in lines(got)[0]


def test_fuel_ends_where_the_interpreter_ends(tmp_path):
    text = '#include <stdio.h>\nint main(void) { for (int i = 0;; i++) { printf("%d\\n", i); fflush(stdout); } }\n'
    exe = compile_c(tmp_path, text, "--fuel", "2000")
    mine = run(exe, [])
    r = subprocess.run([*TOOL, "--fuel", "2000", str(tmp_path / "prog.c")], capture_output=True)
    assert mine.status == ("trap", "fuel") and r.returncode == 117
    assert mine.stdout == r.stdout and mine.stdout.count(b"\n") > 100


def test_trusted_memory(tmp_path):
    exe = compile_c(tmp_path, PROGRAM, "--memory", "native")
    assert run(exe, ["jump"]).stdout == b"5 2\n"
    assert run(exe, ["sort"]).status == ("trap", "memory")
    assert run(exe, ["down"]).status == ("trap", "stack")


def test_static_and_stripped(tmp_path):
    exe = compile_c(tmp_path, PROGRAM, "-static", "-s", "--mcpu", "native")
    assert run(exe, ["jump"]).stdout == b"5 2\n"
    got = run(exe, ["sort"])
    assert "in sort at" in lines(got)[2]
    with open(exe, "rb") as f:
        assert b"ld-linux" not in f.read(4096)


LIBRARY = """
#include <stdio.h>
#include <stdlib.h>
static int begun;
__attribute__((constructor)) static void begin(void) { begun = 100; }
int total(const int *v, int n) { int s = begun; for (int i = 0; i < n; i++) s += v[i]; return s; }
double mix(double a, float b) { return a + b; }
__int128 square(long long a) { return (__int128)a * a; }
int crash(int *p) { return *p; }
void leave(int n) { exit(n); }
int puts(const char *s) { return 3; }
"""
CALLER = """
#include <stdio.h>
#include "NAME.h"
int main(void) {
    int64_t at = NAME_alloc(12), low, high;
    int *v = (int *)(NAME_memory() + at);
    v[0] = 1; v[1] = 2; v[2] = 3;
    printf("%d %g ", total(at, 3), mix(1.5, 2.25f));
    square(-1LL << 40, &low, &high);
    printf("%lld %lld %s\\n", (long long)high, (long long)low, NAME_error() ? NAME_error() : "fine");
    int r = crash(4);
    printf("%d %s\\n", r, NAME_error());
    leave(6);
    printf("%s\\n", NAME_error());
    NAME_free(at);
    printf("%d\\n", total(at, 0));
    return 0;
}
"""
ANSWER = r"106 3\.75 65536 0 fine\n0 memory access out of bounds \(address 0x4\) in crash, .*:9\nthe program called exit\(6\)\n100\n"


def call_from_c(folder, name, *arguments):
    if not shutil.which("gcc"):
        pytest.skip("no gcc to compile the caller with")
    (folder / "caller.c").write_text(CALLER.replace("NAME", name))
    subprocess.run(["gcc", str(folder / "caller.c"), "-I", str(folder), *arguments, "-o", str(folder / "caller")], check=True)
    return subprocess.run([str(folder / "caller")], capture_output=True, text=True, check=True).stdout


def test_shared_library_for_c(tmp_path):
    compile_c(tmp_path, LIBRARY, "-shared", "-o", str(tmp_path / "libsums.so"), "--header", str(tmp_path / "sums.h"), name="libsums.so")
    assert "int puts" not in (tmp_path / "sums.h").read_text()  # nobody else's name is taken
    assert re.fullmatch(ANSWER, call_from_c(tmp_path, "sums", "-L", str(tmp_path), "-lsums", f"-Wl,-rpath,{tmp_path}"))


def test_object_for_c(tmp_path):
    compile_c(tmp_path, LIBRARY, "-c", "--export", "total", "--export", "mix", "--export", "square", "--export", "crash", "--export", "leave", name="parts.o")
    runtime = subprocess.run([*TOOL, "compile", "--print-runtime"], capture_output=True, text=True, check=True).stdout.strip()
    assert re.fullmatch(ANSWER, call_from_c(tmp_path, "parts", str(tmp_path / "parts.o"), runtime, "-lm", "-lpthread"))


@pytest.mark.parametrize("flags, status, words", [
    (["--target", "vax"], 124, "there is no target vax"),
    (["--mcpu", "nonesuch"], 124, "no CPU 'nonesuch'"),
    (["--cc", "no-such-compiler"], 119, "which is no command"),
    (["-o", "/no/such/folder/prog"], 124, "cannot be written"),
    (["-c", "-shared"], 124, "exclude each other"),
    (["--memory", "none"], 124, "not sandbox or native"),
    (["--export", "f"], 124, "go with -shared or -c"),
    (["-shared", "--export", "nothing"], 124, "the program has no such function"),
])  # fmt: skip
def test_errors_are_one_line_and_leave_nothing(tmp_path, flags, status, words):
    (tmp_path / "p.c").write_text("int f(int x) { return x; }\nint main(void) { return f(0); }\n")
    r = subprocess.run([*TOOL, "compile", "p.c", *flags], capture_output=True, text=True, cwd=tmp_path)
    assert r.returncode == status and len(r.stderr.splitlines()) == 1 and words in r.stderr
    assert os.listdir(tmp_path) == ["p.c"]


def test_a_compiler_that_fails_leaves_nothing(tmp_path):
    (tmp_path / "p.c").write_text("int main(void) { return 0; }\n")
    r = subprocess.run([*TOOL, "compile", "p.c", "--cc", "false"], capture_output=True, text=True, cwd=tmp_path)
    assert r.returncode == 119 and len(r.stderr.splitlines()) == 1 and "failed" in r.stderr
    assert os.listdir(tmp_path) == ["p.c"]


def test_unresolved_imports(tmp_path):
    (tmp_path / "p.c").write_text("void nowhere(void);\nint main(int n, char **v) { if (n > 1) nowhere(); return 0; }\n")
    r = subprocess.run([*TOOL, "compile", "p.c"], capture_output=True, text=True, cwd=tmp_path)
    assert r.returncode == 120 and "nowhere" in r.stderr
    exe = compile_c(tmp_path, (tmp_path / "p.c").read_text(), "--allow-undefined")
    assert run(exe, []).status == 0
    got = run(exe, ["x"])
    assert got.status == ("trap", "undefined") and "nowhere" in lines(got)[0]


def test_graphs_are_refused_with_a_cure(tmp_path):
    (tmp_path / "p.c").write_text("#include <hpvm.h>\nvoid leaf(long a) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, a); }\n"
                                  "int main(void) { struct { long a, b; } x = {1, 0};\n __hpvm__wait(__hpvm__launch(0, leaf, &x)); return 0; }\n")  # fmt: skip
    r = subprocess.run([*TOOL, "compile", "p.c"], capture_output=True, text=True, cwd=tmp_path)
    assert r.returncode == 120 and len(r.stderr.splitlines()) == 1
    assert "main (p.c:4) uses dataflow graphs" in r.stderr and "start it with `allvm-vm p.c`" in r.stderr
    assert os.listdir(tmp_path) == ["p.c"]
