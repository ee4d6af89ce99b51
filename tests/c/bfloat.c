/* __bf16: conversion, rounding to even, arithmetic by way of float, memory, passing. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static unsigned bits(__bf16 b) {
    uint16_t u;
    memcpy(&u, &b, 2);
    return u;
}
static __bf16 from(unsigned u) {
    uint16_t s = (uint16_t)u;
    __bf16 b;
    memcpy(&b, &s, 2);
    return b;
}
static __bf16 twice(__bf16 x, int k) { return (__bf16)((float)x * 2 + k); }

static __bf16 table[4] = {1, (__bf16)0.5f, (__bf16)-3.0f, (__bf16)100.0f};

int main(void) {
    static volatile float f[] = {0.0f, -0.0f, 1.0f, 1.00390625f, 1.01171875f, 1.0039063f, 3.3e38f, -1e-30f, 65504.0f, __builtin_inff()};
    for (unsigned i = 0; i < sizeof f / sizeof *f; i++)
        printf("%a %04x %04x\n", (double)f[i], bits((__bf16)f[i]), bits((__bf16)(double)f[i]));
    uint64_t h = 0;
    for (unsigned u = 0x100; u < 0x7f00; u += 41) {
        float a = (float)from(u), b = (float)from(0x3f00 + u % 300);
        h = h * 1000003 + bits((__bf16)(a + b));
        h = h * 1000003 + bits((__bf16)(a * b));
        if (bits((__bf16)a) != u)
            printf("lost %04x\n", u);
    }
    printf("%016llx\n", (unsigned long long)h);
    table[1] = twice(table[2], 7);
    for (int i = 0; i < 4; i++)
        printf("%g ", (double)(float)table[i]);
    printf("\n");
    return 0;
}
