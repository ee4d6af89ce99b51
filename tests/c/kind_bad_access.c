/* Accesses that must trap: null, wild, past the end of memory, constant data, code, after sign extension. */
/* native: skip, ends in a fault */
/* run: null => trap memory */
/* run: offset => trap memory */
/* run: wild => trap memory */
/* run: constant => trap memory */
/* run: code => trap memory */
/* run: negative => trap memory */
/* run: double => trap memory */
/* expect-stdout: before */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const int table[4] = {1, 2, 3, 4};
struct far {
    char pad[60000];
    int v;
};

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    struct far *volatile null = 0;
    printf("before\n");
    fflush(stdout);
    if (!strcmp(what, "null"))
        return *(volatile unsigned char *)null;
    if (!strcmp(what, "offset"))
        return null->v;
    if (!strcmp(what, "wild"))
        *(volatile uint64_t *)(uintptr_t)0xfffffff0 = 1;
    if (!strcmp(what, "constant"))
        *(volatile int *)&table[argc] = 5;
    if (!strcmp(what, "code"))
        return *(volatile int *)(uintptr_t)main;
    if (!strcmp(what, "negative")) {
        volatile long i = -64;
        return ((volatile int *)null)[i];
    }
    if (!strcmp(what, "double"))
        *(volatile double *)(uintptr_t)0xfff8 = 2.5;
    printf("not reached\n");
    return 0;
}
