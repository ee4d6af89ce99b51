/* memcpy, memmove, memset of constant and variable sizes, struct copies, small and large. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned hash(const void *p, size_t n) {
    const unsigned char *b = p;
    unsigned h = 2166136261u;
    while (n--)
        h = (h ^ *b++) * 16777619u;
    return h;
}

struct block {
    unsigned char b[1000];
};

int main(void) {
    static unsigned char a[70000], b[70000];
    for (size_t i = 0; i < sizeof a; i++)
        a[i] = (unsigned char)(i * 7 + i / 256);
    for (volatile size_t n = 0; n < 70; n++) {
        memset(b, 0xee, sizeof b);
        memcpy(b + n, a + 3, n);
        memset(b + 100 + n, (int)n + 1000, n * 2);
        if (n % 9 == 0)
            printf("%zu %08x\n", n, hash(b, 1000));
    }
    volatile size_t big = 65000;
    memcpy(b, a, big), printf("%08x\n", hash(b, sizeof b));
    memmove(b + 1, b, big), printf("%08x\n", hash(b, sizeof b));
    memmove(b, b + 1000, big), printf("%08x\n", hash(b, sizeof b));
    memset(b, 0, big), printf("%08x\n", hash(b, sizeof b));
    struct block x, y;
    memset(&x, 0x5a, sizeof x);
    y = x;
    y.b[999] = 1;
    printf("%08x %08x %d\n", hash(&x, sizeof x), hash(&y, sizeof y), memcmp(&x, &y, sizeof x) > 0);
    int four[4] = {1, 2, 3, 4};
    memcpy(&four[2], &four[0], 8), printf("%d %d %d %d\n", four[0], four[1], four[2], four[3]);
    char small[3];
    memcpy(small, "xyz", 3), memset(small + 1, '-', 1);
    printf("%.3s\n", small);
    double d = 1.0;
    unsigned long long u;
    memcpy(&u, &d, sizeof u);
    printf("%llx\n", u);
    unsigned char *heap = malloc(300);
    memset(heap, 3, 300);
    char *end = mempcpy(heap, "tail", 4);
    printf("%08x %d\n", hash(heap, 300), end - (char *)heap == 4);
    free(heap);
    return 0;
}
