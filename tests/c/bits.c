/* Bit builtins at every width: counts, scans, byte and bit reversal, rotation, parity. */
#include <stdint.h>
#include <stdio.h>

static volatile uint64_t v[] = {0, 1, 2, 3, 0x80, 0xff, 0x100, 0x8000, 0xffff, 0x12345678, 0x80000000, 0xffffffff, 0x100000000, 0x8000000000000000, 0x123456789abcdef0, UINT64_MAX};

static uint32_t rotl32(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
static uint64_t rotr64(uint64_t x, unsigned n) { return x >> (n & 63) | x << (-n & 63); }
static uint8_t rotl8(uint8_t x, unsigned n) { return (uint8_t)(x << (n & 7) | x >> (-n & 7)); }
static uint16_t rotr16(uint16_t x, unsigned n) { return (uint16_t)(x >> (n & 15) | x << (-n & 15)); }
static uint64_t slow_reverse(uint64_t x) {
    uint64_t r = 0;
    for (int i = 0; i < 64; i++)
        r |= (x >> i & 1) << (63 - i);
    return r;
}
#ifdef __clang__
#define REV8 __builtin_bitreverse8
#define REV16 __builtin_bitreverse16
#define REV32 __builtin_bitreverse32
#define REV64 __builtin_bitreverse64
#else
#define REV8(x) (uint8_t)(slow_reverse(x) >> 56)
#define REV16(x) (uint16_t)(slow_reverse(x) >> 48)
#define REV32(x) (uint32_t)(slow_reverse(x) >> 32)
#define REV64 slow_reverse
#endif

int main(void) {
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {
        uint64_t x = v[i];
        uint32_t w = (uint32_t)x;
        printf("%016llx: pop %d %d par %d %d ffs %d %d", (unsigned long long)x, __builtin_popcount(w), __builtin_popcountll(x), __builtin_parity(w),
               __builtin_parityll(x), __builtin_ffs((int)w), __builtin_ffsll((long long)x));
        printf(" clz %d %d ctz %d %d clrsb %d %d\n", w ? __builtin_clz(w) : 32, x ? __builtin_clzll(x) : 64, w ? __builtin_ctz(w) : 32,
               x ? __builtin_ctzll(x) : 64, __builtin_clrsb((int)w), __builtin_clrsbll((long long)x));
        printf("  %04x %08x %016llx", __builtin_bswap16((uint16_t)x), __builtin_bswap32(w), (unsigned long long)__builtin_bswap64(x));
        printf(" %02x %04x %08x %016llx %d\n", REV8((uint8_t)x), REV16((uint16_t)x), REV32(w), (unsigned long long)REV64(x), REV64(x) == slow_reverse(x));
        for (unsigned n = 0; n < 70; n += 23)
            printf("  %02x %04x %08x %016llx", rotl8((uint8_t)x, n), rotr16((uint16_t)x, n), rotl32(w, n), (unsigned long long)rotr64(x, n));
        printf("\n");
        unsigned __int128 q = (unsigned __int128)x << 64 | ~x;
        int pop = __builtin_popcountll((uint64_t)(q >> 64)) + __builtin_popcountll((uint64_t)q);
        unsigned __int128 rot = q << 37 | q >> 91;
        printf("  %d %016llx%016llx\n", pop, (unsigned long long)(rot >> 64), (unsigned long long)rot);
    }
    unsigned lowest = 0;
    for (uint64_t m = v[14]; m; m &= m - 1)
        lowest = lowest * 3 + (unsigned)__builtin_ctzll(m);
    printf("%u\n", lowest);
    return 0;
}
