/* memcpy, memmove, memset and memcmp of no bytes touch nothing, wherever they point. */
/* native: skip, undefined in C with bad pointers; the ISA defines it */
/* expect-stdout: fine */
/* expect-stdout: 0 kept */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    static char buf[8] = "kept";
    static volatile uintptr_t bad[] = {0, 1, 0xfffffff8, 0xffffffffffffffff, 0x123456789abcdef0};
    volatile size_t n = 0;
    int r = 0;
    for (int i = 0; i < 5; i++) {
        memcpy((void *)bad[i], buf, n);
        memcpy(buf, (void *)bad[i], n);
        memmove((void *)bad[i], (void *)bad[4 - i], n);
        memset((void *)bad[i], 7, n);
        r += memcmp((void *)bad[i], buf, n);
    }
    printf("fine\n%d %s\n", r, buf);
    return 0;
}
