/* Float to narrow and to 128-bit integers out of range: the low bits of the saturated 32-bit value, and saturation. */
/* native: skip, undefined in C; defined here */
/* expect-stdout: nan: 0 0 0 0 | 0 0 0 0 0:0 0:0 0 0 */
/* expect-stdout: 300: 44 44 300 300 | 44 44 300 300 0:12c 0:12c 0 0 */
/* expect-stdout: -300: -44 0 -300 0 | -44 0 -300 0 ffffffffffffffff:fffffffffffffed4 0:0 ffffffffffffffff 0 */
/* expect-stdout: 1e+10: -1 255 -1 65535 | -1 255 -1 65535 0:2540be400 0:2540be400 0 0 */
/* expect-stdout: -1e+10: 0 0 0 0 | 0 0 0 0 ffffffffffffffff:fffffffdabf41c00 0:0 ffffffffffffffff 0 */
/* expect-stdout: 1e+40: -1 255 -1 65535 | -1 255 -1 65535 7fffffffffffffff:ffffffffffffffff ffffffffffffffff:ffffffffffffffff 7fffffffffffffff ffffffffffffffff */
/* expect-stdout: -1e+40: 0 0 0 0 | 0 0 0 0 8000000000000000:0 0:0 8000000000000000 0 */
/* expect-stdout: inf: -1 255 -1 65535 | -1 255 -1 65535 7fffffffffffffff:ffffffffffffffff ffffffffffffffff:ffffffffffffffff 7fffffffffffffff ffffffffffffffff */
/* expect-stdout: 70000: 112 112 4464 4464 | 112 112 4464 4464 0:11170 0:11170 0 0 */
/* expect-stdout: -1: -1 0 -1 0 | -1 0 -1 0 ffffffffffffffff:ffffffffffffffff 0:0 ffffffffffffffff 0 */
#include <stdint.h>
#include <stdio.h>

#define CONVERT(F)                                                                              \
    static int8_t __attribute__((noinline)) s8_##F(F x) { return (int8_t)x; }                    \
    static uint8_t __attribute__((noinline)) u8_##F(F x) { return (uint8_t)x; }                  \
    static int16_t __attribute__((noinline)) s16_##F(F x) { return (int16_t)x; }                 \
    static uint16_t __attribute__((noinline)) u16_##F(F x) { return (uint16_t)x; }               \
    static __int128 __attribute__((noinline)) s128_##F(F x) { return (__int128)x; }              \
    static unsigned __int128 __attribute__((noinline)) u128_##F(F x) { return (unsigned __int128)x; }
CONVERT(float)
CONVERT(double)

#define HIGH(x) (unsigned long long)((x) >> 64)
#define LOW(x) (unsigned long long)(x)

int main(void) {
    static volatile double v[] = {__builtin_nan(""), 300, -300, 1e10, -1e10, 1e40, -1e40, __builtin_inf(), 70000, -1};
    for (int i = 0; i < 10; i++) {
        double x = v[i];
        float y = (float)x;
        printf("%g: %d %d %d %d | %d %d %d %d", x, s8_double(x), u8_double(x), s16_double(x), u16_double(x), s8_float(y), u8_float(y), s16_float(y), u16_float(y));
        __int128 e = s128_double(x), g = s128_float(y);
        unsigned __int128 f = u128_double(x), h = u128_float(y);
        printf(" %llx:%llx %llx:%llx %llx %llx\n", HIGH(e), LOW(e), HIGH(f), LOW(f), HIGH(g), HIGH(h));
    }
    return 0;
}
