/* Saturating addition and subtraction, by builtin where there is one and by the idioms that optimisers turn into it. */
#include <stdint.h>
#include <stdio.h>

#ifndef __has_builtin
#define __has_builtin(x) 0
#endif

static int32_t adds32(int32_t a, int32_t b) {
#if __has_builtin(__builtin_elementwise_add_sat)
    return __builtin_elementwise_add_sat(a, b);
#else
    int64_t r = (int64_t)a + b;
    return r > INT32_MAX ? INT32_MAX : r < INT32_MIN ? INT32_MIN : (int32_t)r;
#endif
}
static int8_t subs8(int8_t a, int8_t b) {
    int r = a - b;
    return (int8_t)(r > 127 ? 127 : r < -128 ? -128 : r);
}
static int64_t adds64(int64_t a, int64_t b) {
#if __has_builtin(__builtin_elementwise_add_sat)
    return __builtin_elementwise_add_sat(a, b);
#else
    int64_t r;
    return __builtin_add_overflow(a, b, &r) ? (a < 0 ? INT64_MIN : INT64_MAX) : r;
#endif
}
static uint16_t subu16(uint16_t a, uint16_t b) {
    return a < b ? 0 : (uint16_t)(a - b);
}
static uint32_t addu32(uint32_t a, uint32_t b) {
    uint32_t r;
    return __builtin_add_overflow(a, b, &r) ? UINT32_MAX : r;
}
static uint64_t subu64(uint64_t a, uint64_t b) {
#if __has_builtin(__builtin_elementwise_sub_sat)
    return __builtin_elementwise_sub_sat(a, b);
#else
    return a > b ? a - b : 0;
#endif
}
static uint8_t addu8(uint8_t a, uint8_t b) {
    uint8_t c = (uint8_t)(a + b);
    return c < a ? 255 : c;
}
static int16_t adds16(int16_t a, int16_t b) {
    int r = a + b;
    return (int16_t)(r > INT16_MAX ? INT16_MAX : r < INT16_MIN ? INT16_MIN : r);
}
static __int128 adds128(__int128 a, __int128 b) {
    __int128 r;
    if (!__builtin_add_overflow(a, b, &r))
        return r;
    return (__int128)(((unsigned __int128)1 << 127) - (a >= 0));
}

int main(void) {
    static volatile int64_t v[] = {0, 1, -1, 100, -100, 127, -128, 200, 32767, -32768, 65535, INT32_MAX, INT32_MIN, UINT32_MAX, INT64_MAX, INT64_MIN};
    unsigned n = sizeof v / sizeof *v;
    uint64_t h = 0;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++) {
            int64_t a = v[i], b = v[j];
            h = h * 31 + (uint64_t)adds32((int32_t)a, (int32_t)b), h = h * 31 + (uint64_t)subs8((int8_t)a, (int8_t)b);
            h = h * 31 + (uint64_t)adds64(a, b), h = h * 31 + subu16((uint16_t)a, (uint16_t)b);
            h = h * 31 + addu32((uint32_t)a, (uint32_t)b), h = h * 31 + subu64((uint64_t)a, (uint64_t)b);
            h = h * 31 + addu8((uint8_t)a, (uint8_t)b), h = h * 31 + (uint64_t)adds16((int16_t)a, (int16_t)b);
        }
    printf("%016llx\n", (unsigned long long)h);
    printf("%d %d %lld %u %u %d\n", adds32(INT32_MAX, (int)v[1]), subs8(-128, (int8_t)v[1]), (long long)adds64(INT64_MIN, v[2]), subu16(5, (uint16_t)v[3]),
           addu32(UINT32_MAX, (uint32_t)v[1]), addu8(250, (uint8_t)v[3]));
    __int128 big = (__int128)1 << 64, top = adds128(v[14] * big, v[14] * big), bottom = adds128(v[15] * big, v[15] * (big / 2) - 1);
    printf("%llx %llx\n", (unsigned long long)(top >> 64), (unsigned long long)(bottom >> 64));
    return 0;
}
