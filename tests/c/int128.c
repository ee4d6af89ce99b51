/* __int128: arithmetic, division, shifts, comparison, conversion, passing and returning. */
#include <stdint.h>
#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

static void show(const char *what, u128 x) {
    printf("%-10s %016llx%016llx\n", what, (unsigned long long)(x >> 64), (unsigned long long)x);
}

static void decimal(i128 v) {
    char buf[48], *p = buf + sizeof buf;
    u128 u = v < 0 ? -(u128)v : (u128)v;
    *--p = 0;
    do
        *--p = (char)('0' + (int)(u % 10));
    while ((u /= 10) != 0);
    if (v < 0)
        *--p = '-';
    puts(p);
}

static u128 make(uint64_t hi, uint64_t lo) { return (u128)hi << 64 | lo; }

static i128 mix(int a, i128 b, char c, u128 d, i128 e) { return a + b * c - (i128)(d ^ (u128)e); }

static volatile uint64_t words[] = {0, 1, 3, 10, 0xffffffffu, 0x8000000000000000u, 0xfffffffffffffffeu, 0x123456789abcdefu};
#define N (sizeof words / sizeof *words)

int main(void) {
    u128 h = 0;
    for (unsigned i = 0; i < N; i++)
        for (unsigned j = 0; j < N; j++)
            for (unsigned k = 0; k < N; k++) {
                u128 a = make(words[i], words[j]), b = make(words[k], words[(i + j) % N]);
                i128 sa = (i128)a, sb = (i128)b;
                h = h * 31 + a * b;
                h = h * 31 + (b ? a / b : 7);
                h = h * 31 + (b ? a % b : 9);
                if (sb != 0 && sb != -1) {
                    h = h * 31 + (u128)(sa / sb);
                    h = h * 31 + (u128)(sa % sb);
                }
                h ^= a << (words[k] & 127);
                h += b >> (words[j] & 127);
                h ^= (u128)(sa >> (words[i] & 127));
                h = h * 2 + (a < b) + (sa < sb) * 2 + (sa <= sb) * 4 + (a == b) * 8;
            }
    show("hash", h);
    decimal((i128)make(0x8000000000000000u, 0));
    decimal((i128)make(0x7fffffffffffffffu, 0xffffffffffffffffu));
    decimal(-1);
    decimal((i128)(int64_t)words[5] * (int64_t)words[5]);
    show("mix", (u128)mix(-5, (i128)1 << 100, 3, (u128)-1, 1234567));
    volatile double d = 1.5e30, n = -1e20;
    volatile float f = 3e38f;
    show("from d", (u128)d), show("from -d", (u128)(i128)n), show("from f", (u128)f);
    volatile u128 big = make(0xfffffffffffffbffu, 0xffffffffffffffffu);
    volatile i128 neg = -((i128)3 << 90);
    printf("%.17g %.17g %.9g %.9g\n", (double)big, (double)neg, (float)big, (double)(float)neg);
    volatile i128 tie = ((i128)1 << 53) + 1;
    printf("%.17g %.17g\n", (double)tie, (double)(tie + 1));
    return 0;
}
