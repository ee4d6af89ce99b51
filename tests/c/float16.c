/* _Float16: conversion, rounding, arithmetic, passing. */
#include <stdio.h>
#include <string.h>
#include <stdint.h>

static unsigned bits(_Float16 h) {
    uint16_t u;
    memcpy(&u, &h, 2);
    return u;
}

static _Float16 from(unsigned u) {
    uint16_t s = (uint16_t)u;
    _Float16 h;
    memcpy(&h, &s, 2);
    return h;
}

static _Float16 scale(_Float16 a, int k, _Float16 b) { return a * (_Float16)k + b; }

struct halves {
    _Float16 x, y, z;
};

static struct halves swap(struct halves h) { return (struct halves){h.z, h.y, h.x}; }

int main(void) {
    static volatile double samples[] = {0.0, -0.0, 1.0, 0.1, -2.5, 65504.0, 65519.0, 65520.0, 1e-5, 6e-8, 2.9e-8, 1e-9, 2049.0, 2051.0, 0.00006103515625};
    for (unsigned i = 0; i < sizeof samples / sizeof *samples; i++)
        printf("%g %04x %04x\n", samples[i], bits((_Float16)samples[i]), bits((_Float16)(float)samples[i]));
    uint64_t h = 0;
    for (unsigned u = 0; u < 0x7c00; u += 37) {
        _Float16 a = from(u), b = from(0x3c00 + u % 977);
        h = h * 1000003 + bits(a + b);
        h = h * 1000003 + bits(a * b);
        h = h * 1000003 + bits(a - b);
        h = h * 1000003 + bits(a / b);
        h = h * 8 + (a < b) + (a == b) * 2 + (a >= b) * 4;
    }
    printf("%016llx\n", (unsigned long long)h);
    for (unsigned u = 0; u < 0x10000; u++) { /* every finite half survives a trip through float and double */
        _Float16 a = from(u);
        if ((u & 0x7fff) <= 0x7c00 && (bits((_Float16)(float)a) != u || bits((_Float16)(double)a) != u))
            printf("lost %04x\n", u);
    }
    printf("%g %d %u\n", (double)scale((_Float16)1.5, 3, (_Float16)0.25), (int)(_Float16)-3.7, (unsigned)(_Float16)100.5);
    struct halves s = swap((struct halves){1, 2, (_Float16)0.5});
    printf("%g %g %g\n", (double)s.x, (double)s.y, (double)s.z);
    volatile long long big = 123456;
    printf("%04x %04x\n", bits((_Float16)(int)(big / 100)), bits(-(_Float16)(unsigned char)7));
    return 0;
}
