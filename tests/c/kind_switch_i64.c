/* A 64-bit switch whose cases span more than 2^63, signed and unsigned, and one on 128 bits. */
#include <stdint.h>
#include <stdio.h>

static int signed_span(int64_t x) {
    switch (x) {
    case INT64_MIN: return 1;
    case INT64_MIN + 1: return 2;
    case -0x100000000: return 3;
    case -1: return 4;
    case 0: return 5;
    case 1: return 6;
    case 0x100000000: return 7;
    case 0x123456789abcdef: return 8;
    case INT64_MAX - 1: return 9;
    case INT64_MAX: return 10;
    default: return 0;
    }
}

static int unsigned_span(uint64_t x) {
    switch (x) {
    case 0: return 1;
    case 5: return 2;
    case 0x7fffffffffffffff: return 3;
    case 0x8000000000000000: return 4;
    case 0x8000000000000001: return 5;
    case 0xffffffff00000005: return 6;
    case UINT64_MAX: return 7;
    default: return 0;
    }
}

/* same low halves: comparing 32 bits only would confuse them */
static int halves(uint64_t x) {
    switch (x) {
    case 0x0000000000000007: return 1;
    case 0x0000000100000007: return 2;
    case 0x0000000200000007: return 3;
    case 0x8000000000000007: return 4;
    case 0xffffffff00000007: return 5;
    case 0x0000000100000008: return 6;
    }
    return 0;
}

static int quad(unsigned __int128 x) {
    switch (x) {
    case 3: return 1;
    case (unsigned __int128)3 << 64: return 2;
    case ((unsigned __int128)3 << 64) + 3: return 3;
    case (unsigned __int128)-1: return 4;
    }
    return 0;
}

int main(void) {
    int64_t s[] = {INT64_MIN, INT64_MIN + 1, INT64_MIN + 2, -0x100000000, -0xffffffff, -1, 0, 1, 2, 0x100000000, 0x123456789abcdef, 0x9abcdef, INT64_MAX - 2, INT64_MAX - 1, INT64_MAX};
    for (unsigned i = 0; i < sizeof s / sizeof *s; i++)
        printf("%d ", signed_span(s[i]));
    printf("\n");
    uint64_t u[] = {0, 1, 5, 0x7ffffffffffffffe, 0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0x8000000000000005, 0xffffffff00000005, 0xffffffff, UINT64_MAX};
    for (unsigned i = 0; i < sizeof u / sizeof *u; i++)
        printf("%d ", unsigned_span(u[i]));
    printf("\n");
    for (unsigned hi = 0; hi < 4; hi++)
        printf("%d %d ", halves((uint64_t)hi << 32 | 7), halves((uint64_t)hi << 32 | 8));
    printf("%d %d %d\n", halves(0x8000000000000007), halves(0xffffffff00000007), halves(0xfffffffe00000007));
    volatile uint64_t w = 3;
    unsigned __int128 q = w;
    printf("%d %d %d %d %d\n", quad(q), quad(q << 64), quad(q << 64 | q), quad(q - 4), quad(q << 65));
    return 0;
}
