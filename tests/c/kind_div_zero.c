/* Division and remainder by zero: one trap at every width and sign. */
/* native: skip, undefined in C; the ISA defines it */
/* run: 0 => trap divide */
/* run: 1 => trap divide */
/* run: 2 => trap divide */
/* run: 3 => trap divide */
/* run: 4 => trap divide */
/* run: 5 => trap divide */
/* run: 6 => trap divide */
/* run: 7 => trap divide */
/* run: 8 => trap divide */
/* run: 9 => trap divide */
/* run: 10 => trap divide */
/* run: 11 => trap divide */
/* run: 12 => trap divide */
/* run: 13 => trap divide */
/* run: 14 => trap divide */
/* run: 15 => trap divide */
/* run: 16 => exit 7 */
/* expect-stdout: before */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define OPS(T)                                                           \
    static T __attribute__((noinline)) div_##T(T a, T b) { return a / b; } \
    static T __attribute__((noinline)) mod_##T(T a, T b) { return a % b; }
typedef __int128 int128_t;
typedef unsigned __int128 uint128_t;
OPS(int8_t) OPS(uint8_t) OPS(int16_t) OPS(int32_t) OPS(uint32_t) OPS(int64_t) OPS(uint64_t) OPS(int128_t) OPS(uint128_t)

int main(int argc, char **argv) {
    volatile int zero = 0;
    volatile int r = 7;
    puts("before");
    fflush(stdout);
    switch (argc > 1 ? atoi(argv[1]) : 99) {
    case 0: r = div_int8_t(5, zero); break;
    case 1: r = mod_uint8_t(5, zero); break;
    case 2: r = div_int16_t(5, zero); break;
    case 3: r = mod_int16_t(5, zero); break;
    case 4: r = div_int32_t(5, zero); break;
    case 5: r = mod_int32_t(5, zero); break;
    case 6: r = (int)div_uint32_t(5, zero); break;
    case 7: r = (int)mod_uint32_t(5, zero); break;
    case 8: r = (int)div_int64_t(5, zero); break;
    case 9: r = (int)mod_int64_t(5, zero); break;
    case 10: r = (int)div_uint64_t(5, zero); break;
    case 11: r = (int)mod_uint64_t(5, zero); break;
    case 12: r = (int)div_int128_t(5, zero); break;
    case 13: r = (int)mod_int128_t(5, zero); break;
    case 14: r = (int)div_uint128_t(5, zero); break;
    case 15: r = (int)mod_uint128_t(5, zero); break;
    }
    return r;
}
