"""libsodium's own tests as one program.

Each test is a source with a `main` and an `xmain`. A wrapper around each gives them names of their own; the driver runs the tests that
it is told, in the directory that it is told.
"""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "build" / "real" / "sodium"

CONFIG = """CONFIGURED _GNU_SOURCE NATIVE_LITTLE_ENDIAN HAVE_TI_MODE HAVE_C11_MEMORY_FENCES HAVE_GCC_MEMORY_FENCES HAVE_ATOMIC_OPS HAVE_INTTYPES_H
HAVE_STDINT_H HAVE_CLOCK_GETTIME HAVE_NANOSLEEP HAVE_POSIX_MEMALIGN HAVE_GETPID HAVE_RAISE HAVE_SYSCONF HAVE_MMAP HAVE_MPROTECT HAVE_SYS_MMAN_H
HAVE_GETENTROPY HAVE_SYS_RANDOM_H HAVE_SYS_PARAM_H HAVE_WEAK_SYMBOLS HAVE_CATCHABLE_ABRT HAVE_CATCHABLE_SEGV""".split()

# They end the process, or are about the first call of sodium_init.
ALONE = ("misuse", "sodium_core")
# They fill hundreds of megabytes again and again: minutes in an interpreter.
HEAVY = ("pwhash_argon2i", "pwhash_argon2id", "pwhash_scrypt", "pwhash_scrypt_ll")
# They overrun guarded pages and handle SIGSEGV: in the sandbox a bad address is a trap, and there are no guarded pages.
GUARDED = ("sodium_utils2", "sodium_utils3")

WRAPPER = """#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
#include "sodium.h"
#include "quirks.h"
{again}
#define main sodium_test_{name}
#define xmain sodium_xmain_{name}
#include "{source}"
"""
# After the first test sodium_init says 1: done already.
AGAIN = "#define sodium_init() (sodium_init() < 0)"

DRIVER = """#include <stdio.h>
#include <string.h>
#include <unistd.h>
{declarations}
static const struct {{ const char *name; int (*run)(void); }} TESTS[] = {{
{entries}
}};
int main(int argc, char **argv)
{{
    int failed = 0;
    if (argc < 3 || chdir(argv[1])) return 2;
    for (int i = 2; i < argc; i++)
        for (size_t t = 0; t < sizeof TESTS / sizeof *TESTS; t++)
            if (!strcmp(argv[i], TESTS[t].name)) {{
                int status = TESTS[t].run();
                printf("%s: %d\\n", argv[i], status);
                fflush(stdout);
                failed += status != 0;
            }}
    return failed;
}}
"""


def library(d):
    return sorted((d / "src" / "libsodium").rglob("*.c"))


def flags(d):
    include = d / "src" / "libsodium" / "include"
    return [*(f"-D{name}=1" for name in CONFIG), f"-I{include}", f"-I{include / 'sodium'}", f"-I{Path(__file__).parent / 'c' / 'sodium'}",
            f"-I{d / 'test' / 'quirks'}", f'-DTEST_SRCDIR="{d / "test" / "default"}"']  # fmt: skip


def names(d):
    return [p.stem for p in sorted((d / "test" / "default").glob("*.c")) if p.stem not in HEAVY + GUARDED]


def tests(d):
    """The sources of the tests: written when something has changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    out = []
    for name in names(d):
        source = d / "test" / "default" / f"{name}.c"
        out.append(_write(f"{name}.c", WRAPPER.format(name=name, source=source, again="" if name in ALONE else AGAIN)))
    declarations = "\n".join(f"int sodium_test_{n}(void);" for n in names(d))
    entries = "\n".join(f'    {{"{n}", sodium_test_{n}}},' for n in names(d))
    return [_write("driver.c", DRIVER.format(declarations=declarations, entries=entries)), *out]


def checks(d):
    together = [n for n in names(d) if n not in ALONE]
    return {**{f"tests {i + 1}": ("{tmp}", *together[i::4]) for i in range(4)}, **{n: ("{tmp}", n) for n in ALONE}}


def _write(name, text):
    path = FOLDER / name
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path
