/* malloc, calloc, realloc, free and the aligned ones: contents, alignment, reuse, many sizes, failure. */
#define _GNU_SOURCE
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned check(const unsigned char *p, size_t n, unsigned char v) {
    for (size_t i = 0; i < n; i++)
        if (p[i] != v)
            return 0;
    return 1;
}

int main(void) {
    enum { N = 300 };
    static unsigned char *p[N];
    static size_t size[N];
    uint32_t seed = 99;
    int ok = 1, aligned = 1;
    for (int round = 0; round < 20000; round++) {
        seed = seed * 1664525 + 1013904223;
        int i = (int)(seed >> 8) % N;
        size_t n = (seed >> 20) % 7 == 0 ? (seed >> 4) % 20000 : (seed >> 4) % 200;
        if (p[i])
            ok &= (int)check(p[i], size[i], (unsigned char)i);
        switch (seed >> 30) {
        case 0: free(p[i]), p[i] = NULL; break;
        case 1: {
            size_t keep = p[i] ? (size[i] < n ? size[i] : n) : 0;
            unsigned char *q = realloc(p[i], n + 1);
            ok &= (int)check(q, keep, (unsigned char)i);
            p[i] = q, size[i] = n, memset(q, i, n);
            break;
        }
        case 2:
            free(p[i]);
            p[i] = calloc(n + 1, 1), size[i] = n;
            ok &= (int)check(p[i], n + 1, 0);
            memset(p[i], i, n);
            break;
        case 3:
            free(p[i]);
            p[i] = malloc(n + 1), size[i] = n, memset(p[i], i, n);
            break;
        }
        aligned &= (uintptr_t)p[i] % 16 == 0;
    }
    printf("%d %d\n", ok, aligned);
    for (int i = 0; i < N; i++)
        free(p[i]);
    char *big = malloc(20000000);
    big[0] = 1, big[19999999] = 2;
    big = realloc(big, 30000000);
    printf("%d %d\n", big[0], big[19999999]);
    free(big);
    free(NULL);
    volatile size_t huge = (size_t)-1 / 2, many = (size_t)1 << 62;
    void *volatile h = malloc(huge), *volatile c = calloc(many, 8);
    printf("%d %d\n", h == NULL, c == NULL);
    char *z = malloc(0);
    free(z);
    char *r = realloc(NULL, 10);
    strcpy(r, "realloc");
    puts(r);
    printf("%d\n", malloc_usable_size(r) >= 10);
    free(r);
    int *a = reallocarray(NULL, 5, sizeof *a);
    a[4] = 4;
    printf("%d\n", a[4]);
    free(a);
    void *m = memalign(64, 10);
    printf("%d\n", (uintptr_t)m % 64 == 0);
    free(m);
    return 0;
}
