/* What was written before a trap stays written: flushed output arrives, whole, once. */
/* native: skip, ends in a fault */
/* run: store => trap memory */
/* run: load => trap memory */
/* run: copy => trap memory */
/* run: fill => trap memory */
/* run: libc => trap memory */
/* expect-stdout: step 1 */
/* expect-stdout: step 2 */
/* expect-stdout: raw */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char buffer[64] = "raw\n";

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    volatile uintptr_t bad = 24;
    volatile size_t n = 100;
    printf("step 1\n");
    printf("step 2\n");
    fflush(stdout);
    write(1, buffer, 4);
    if (!strcmp(what, "store"))
        *(volatile int *)bad = 1;
    if (!strcmp(what, "load"))
        return *(volatile int *)bad;
    if (!strcmp(what, "copy"))
        memcpy((void *)bad, buffer, n);
    if (!strcmp(what, "fill"))
        memset((void *)bad, 1, n);
    if (!strcmp(what, "libc"))
        return (int)strlen((char *)bad);
    printf("not reached\n");
    return 0;
}
