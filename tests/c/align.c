/* Alignment: _Alignas, aligned allocation, rounding pointers and integers with the align builtins. */
#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef __clang__
#define UP(x, a) __builtin_align_up(x, a)
#define DOWN(x, a) __builtin_align_down(x, a)
#define IS(x, a) __builtin_is_aligned(x, a)
#else
#define UP(x, a) (__typeof__(x))(((uintptr_t)(x) + (a) - 1) & -(uintptr_t)(a))
#define DOWN(x, a) (__typeof__(x))((uintptr_t)(x) & -(uintptr_t)(a))
#define IS(x, a) (((uintptr_t)(x) & ((a) - 1)) == 0)
#endif

static alignas(256) char big[1024];
static _Alignas(double) char small[8];
struct wide {
    char c;
    alignas(32) int v;
};
static struct wide w[2];

int main(void) {
    printf("%d %d %zu %zu\n", IS(big, 256), IS(small, 8), sizeof w, alignof(struct wide));
    volatile int k = 77;
    char *p = big + k;
    printf("%td %td %d\n", UP(p, 64) - big, DOWN(p, 64) - big, IS(p, 4));
    volatile size_t a = 32;
    printf("%td %td\n", UP(p, a) - big, DOWN(p, a) - big);
    printf("%d %d %zu\n", UP(k, 16), DOWN(k, 16), UP((size_t)1000001, (size_t)4096));
    void *q = aligned_alloc(512, 1024), *r = NULL;
    int e = posix_memalign(&r, 128, 100);
    printf("%d %d %d\n", IS(q, 512), e, IS(r, 128));
    free(q), free(r);
    int *m = malloc(3);
    printf("%d\n", IS(m, 16));
    free(m);
    int *ap = __builtin_assume_aligned(big + 512, 256);
    ap[0] = 5;
    printf("%d\n", big[512]);
    return 0;
}
