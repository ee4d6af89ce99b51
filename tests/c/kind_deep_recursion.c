/* Endless recursion ends in one clean trap, with small frames, large frames, and through pointers. */
/* native: skip, ends in a fault */
/* run: small => trap stack */
/* run: large => trap stack */
/* run: mutual => trap stack */
/* run: pointer => trap stack */
/* run: alloca => trap stack */
/* run: ok => exit 0 */
/* expect-stdout: before */
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static volatile int one = 1;

static int __attribute__((noinline)) small(int n) { return n > 0 ? small(n + one * 0) + one : 0; }
static int __attribute__((noinline)) large(int n) {
    volatile char block[5000];
    block[n % 5000] = (char)n;
    return n > 0 ? large(n) + block[n % 5000] : 0;
}
static int __attribute__((noinline)) pong(int n);
static int __attribute__((noinline)) ping(int n) { return n > 0 ? pong(n) + one : 0; }
static int __attribute__((noinline)) pong(int n) { return n > 0 ? ping(n) - one : 1; }
static int (*volatile fp)(int);
static int __attribute__((noinline)) pointer(int n) { return n > 0 ? fp(n) + one : 0; }
static int __attribute__((noinline)) dynamic(int n) {
    volatile char *p = alloca(1000 + n);
    p[0] = 1;
    return dynamic(n) + p[0];
}
static int __attribute__((noinline)) bounded(int n) { return n == 0 ? 0 : bounded(n - 1) + one; }

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    volatile int r = 0;
    fp = pointer;
    printf("before\n");
    fflush(stdout);
    if (!strcmp(what, "small"))
        r = small(1);
    if (!strcmp(what, "large"))
        r = large(1);
    if (!strcmp(what, "mutual"))
        r = ping(1);
    if (!strcmp(what, "pointer"))
        r = pointer(1);
    if (!strcmp(what, "alloca"))
        r = dynamic(1);
    return bounded(10000) != 10000;
}
