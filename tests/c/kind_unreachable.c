/* Code that must not be reached, and bad calls: null, data, wrong signature, missing return path. */
/* native: skip, ends in a fault */
/* run: trap => trap unreachable */
/* run: null => trap indirect */
/* run: data => trap indirect */
/* run: middle => trap indirect */
/* run: wild => trap indirect */
/* run: signature => trap signature */
/* expect-stdout: before */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int data[4];
static int __attribute__((noinline)) two(int a, double b) { return a + (int)b; }
static double __attribute__((noinline)) one(double x) { return x * 2; }

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    volatile uintptr_t target = 0;
    printf("before\n");
    fflush(stdout);
    if (!strcmp(what, "trap"))
        __builtin_trap();
    if (!strcmp(what, "data"))
        target = (uintptr_t)data;
    if (!strcmp(what, "middle"))
        target = (uintptr_t)two + 1;
    if (!strcmp(what, "wild"))
        target = 0x7fffffff0000;
    if (!strcmp(what, "signature"))
        target = (uintptr_t)one;
    int r = ((int (*)(int, double))target)(argc, 2.5);
    printf("not reached %d %d %g\n", r, two(1, 2), one(3));
    return 0;
}
