"""Host functions that take long, or are called again and again with much to do: the time limit ends them, in every tier.

Each case would go on for minutes at least.
"""

import os
import subprocess
import sys
import time

import pytest

SOURCE = r"""
#include <fcntl.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wchar.h>
enum { N = 1 << 25 };
static char *big(int c) { char *p = malloc(N + 1); memset(p, c, N); p[N] = 0; return p; }
static int same(const void *a, const void *b) { return 0; }
static int other(const void *a, const void *b) { return 1; }
static wchar_t *wide(size_t n, wchar_t c) { wchar_t *p = malloc(4 * n + 4); wmemset(p, c, n); p[n] = 0; return p; }
int main(int argc, char **argv)
{
    const char *what = argv[1];
    char small[16], *a = big('a');
#define CASE(name) else if (!strcmp(what, #name))
    if (0) {}
    CASE(wcscspn) printf("%zu\n", wcscspn(wide(N / 4, 'a'), wide(50000, 'b')));
    CASE(wcstok) { wchar_t *s; printf("%p\n", (void *)wcstok(wide(N / 4, 'a'), wide(N / 4, 'b'), &s)); }
    CASE(wcslen) { wchar_t *w = wide(N / 4, 'a'); size_t n = 0; for (int i = 0; i < 100000; i++) { w[i & 7] = (wchar_t)(i + 1); n += wcslen(w); } printf("%zu\n", n); }
    CASE(snprintf) for (int i = 0; i < 100000; i++) snprintf(small, sizeof small, "%s%s", a, a);
    CASE(format) { for (int i = 0; i < N; i++) a[i] = '%'; for (int i = 0; i < 100000; i++) snprintf(small, sizeof small, a); }
    CASE(mbstowcs) { size_t n = 0; for (int i = 0; i < 100000; i++) n += mbstowcs(NULL, a, 0); printf("%zu\n", n); }
    CASE(strftime) { struct tm t = { 0 }; for (int i = 0; i < 100000; i++) strftime(small, sizeof small, a, &t); }
    CASE(memmove) for (int i = 0; i < 100000; i++) { memmove(a, a + 1, N - 1); a[N - 1] = (char)i; }
    CASE(qsort) for (int i = 0; i < 100; i++) qsort(a, N / 8, 8, same);
    CASE(qsort_large) for (int i = 0; i < 100000; i++) qsort(a, 3, N / 4, other);
    CASE(lfind) { size_t n = ~(size_t)0; lfind(a, a, &n, 8, other); }
    CASE(fifo) { int f = open("/d/pipe", O_RDONLY); printf("%d\n", f); }
    CASE(fifo_write) { int f = open("/d/pipe", O_WRONLY); printf("%d\n", f); }
    return 0;
}
"""
CASES = "wcscspn wcstok wcslen snprintf format mbstowcs strftime memmove qsort qsort_large lfind fifo fifo_write".split()


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    folder = tmp_path_factory.mktemp("long")
    (folder / "p.c").write_text(SOURCE)
    (folder / "d").mkdir()
    os.mkfifo(folder / "d" / "pipe")
    r = subprocess.run([sys.executable, "-m", "allvm.cc", "-w", "-O1", folder / "p.c", "-o", folder / "p.avm"], capture_output=True, text=True, timeout=120)
    assert r.returncode == 0, r.stderr
    return folder / "p.avm"


@pytest.mark.parametrize("tier", ["interp", "opt"])
@pytest.mark.parametrize("case", CASES)
def test_ends(program, case, tier):
    began = time.monotonic()
    r = subprocess.run([sys.executable, "-m", "allvm.cli", "--tier", tier, "--timeout", "0.3", "--dir", f"{program.parent / 'd'}=/d", program, case],
                       capture_output=True, text=True, timeout=60)  # fmt: skip
    assert r.returncode == 117 and "time limit reached" in r.stderr, (r.returncode, r.stdout, r.stderr)
    assert time.monotonic() - began < 30


def test_pipes_with_names(program):
    """They work: who opens one waits for the other side, and reads what that writes."""
    reader = "import sys; print(open(sys.argv[1]).read())"
    pipe = program.parent / "d" / "pipe"
    source = program.parent / "pipe.c"
    source.write_text(r"""
#include <stdio.h>
int main(int argc, char **argv)
{
    char line[100] = "";
    FILE *f = fopen("/d/pipe", argv[1]);
    if (argv[1][0] == 'w') return fprintf(f, "from the guest\n") < 0 || fclose(f);
    while (fgets(line, sizeof line, f)) fputs(line, stdout);
    return 0;
}
""")
    command = [sys.executable, "-m", "allvm.cli", "--timeout", "50", "--dir", f"{pipe.parent}=/d", source]
    other = subprocess.Popen([sys.executable, "-c", reader, pipe], stdout=subprocess.PIPE, text=True)
    assert subprocess.run([*command, "w"], timeout=60).returncode == 0
    assert other.communicate(timeout=60)[0] == "from the guest\n\n"
    guest = subprocess.Popen([*command, "r"], stdout=subprocess.PIPE, text=True)
    with open(pipe, "w") as f:
        f.write("one\n")
        f.flush()
        time.sleep(0.2)
        f.write("two\n")
    assert guest.communicate(timeout=60)[0] == "one\ntwo\n" and guest.returncode == 0
