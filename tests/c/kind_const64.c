/* 64-bit constants that do not fit 32 bits, in every position of every operation. */
#include <stdint.h>
#include <stdio.h>

static volatile uint64_t v = 0x0123456789abcdef;
static volatile int64_t s = -5;
static uint64_t store[3];
static void show(uint64_t x) { printf("%016llx ", (unsigned long long)x); }

static int cmp(uint64_t x) {
    return (x == 0x100000000) + 2 * (x < 0x100000001) + 4 * (x > 0xfffffffff) + 8 * ((int64_t)x < -0x80000001LL) + 16 * ((int64_t)x > 0x7fffffff) +
           32 * ((int64_t)x >= -0x80000000LL) + 64 * (x != 0x8000000000000000) + 128 * (x <= 0xffffffff);
}

int main(void) {
    uint64_t x = v;
    show(x + 0x100000000), show(x - 0x80000001), show(x * 0x100000001), show(x & 0xffff0000ffff0000), show(x | 0xf00000000000000f);
    show(x ^ 0xaaaaaaaaaaaaaaaa), show(0x8000000000000000 - x), show(x / 0x10000001), show(x % 0x123456789), show(x + 0x7fffffff);
    printf("\n");
    show(x + 0x80000000), show(x - 0x80000000), show(x & 0xffffffff), show(x & 0xffffffff80000000), show(x & ~0x80000000ull), show(x | 0x80000000);
    show(x * 0x80000000), show(x * 0xffffffff), show((uint64_t)(s * 0x7fffffffffLL)), show((uint64_t)(s / -0x80000001LL)), show((uint64_t)(s & -0x100000000LL));
    printf("\n");
    static volatile uint64_t c[] = {0x100000000, 0x100000001, 0xffffffff, 0x80000000, 0x7fffffff, 0xffffffff80000000, 0xffffffff7fffffff, 0x8000000000000000, 0x1000000000, 0, UINT64_MAX};
    for (unsigned i = 0; i < sizeof c / sizeof *c; i++)
        printf("%d ", cmp(c[i]));
    store[0] = 0x123456789abcdef0, store[1] = 0xffffffff80000000, store[2] = 0x80000000;
    printf("\n");
    show(store[0]), show(store[1]), show(store[2]);
    double d = 0x1.23456789abcdefp100;
    printf("%a %.17g\n", d, d * 1e-300);
    uint64_t state = 88172645463325252u, h = 0xcbf29ce484222325;
    for (int i = 0; i < 100; i++) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        h = (h ^ (state & 0xff)) * 0x100000001b3;
        h += state > 0x8000000000000000 ? 0x9e3779b97f4a7c15 : 0xbf58476d1ce4e5b9;
    }
    show(h);
    uint32_t w = (uint32_t)v;
    printf("%x %x %x\n", w + 0x80000000, w & 0xfffffff0, w * 0xdeadbeef);
    return 0;
}
