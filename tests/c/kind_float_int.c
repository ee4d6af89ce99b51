/* Float to integer out of range saturates and NaN gives 0, at 32 and 64 bits, signed and unsigned, from float and double. */
/* native: skip, undefined in C; the ISA defines it */
/* expect-stdout: d nan 0 0 0 0 */
/* expect-stdout: d inf 2147483647 4294967295 9223372036854775807 18446744073709551615 */
/* expect-stdout: d -inf -2147483648 0 -9223372036854775808 0 */
/* expect-stdout: d 1e+30 2147483647 4294967295 9223372036854775807 18446744073709551615 */
/* expect-stdout: d -1e+30 -2147483648 0 -9223372036854775808 0 */
/* expect-stdout: d 2.14748e+09 2147483647 2147483648 2147483648 2147483648 */
/* expect-stdout: d -2.14748e+09 -2147483648 0 -2147483649 0 */
/* expect-stdout: d 4.29497e+09 2147483647 4294967295 4294967296 4294967296 */
/* expect-stdout: d 9.22337e+18 2147483647 4294967295 9223372036854775807 9223372036854775808 */
/* expect-stdout: d -9.22337e+18 -2147483648 0 -9223372036854775808 0 */
/* expect-stdout: d 1.84467e+19 2147483647 4294967295 9223372036854775807 18446744073709551615 */
/* expect-stdout: d -0.99 0 0 0 0 */
/* expect-stdout: d -1 -1 0 -1 0 */
/* expect-stdout: f nan 0 0 0 0 */
/* expect-stdout: f inf 2147483647 4294967295 9223372036854775807 18446744073709551615 */
/* expect-stdout: f -inf -2147483648 0 -9223372036854775808 0 */
/* expect-stdout: f 1e+30 2147483647 4294967295 9223372036854775807 18446744073709551615 */
/* expect-stdout: f -1e+30 -2147483648 0 -9223372036854775808 0 */
/* expect-stdout: f 2.14748e+09 2147483647 2147483648 2147483648 2147483648 */
/* expect-stdout: f -2.14748e+09 -2147483648 0 -2147483648 0 */
/* expect-stdout: f 4.29497e+09 2147483647 4294967295 4294967296 4294967296 */
/* expect-stdout: f 9.22337e+18 2147483647 4294967295 9223372036854775807 9223372036854775808 */
/* expect-stdout: f -9.22337e+18 -2147483648 0 -9223372036854775808 0 */
/* expect-stdout: f 1.84467e+19 2147483647 4294967295 9223372036854775807 18446744073709551615 */
/* expect-stdout: f -0.99 0 0 0 0 */
/* expect-stdout: f -1 -1 0 -1 0 */
#include <stdint.h>
#include <stdio.h>

#define CONVERT(F)                                                               \
    static int32_t __attribute__((noinline)) s32_##F(F x) { return (int32_t)x; }  \
    static uint32_t __attribute__((noinline)) u32_##F(F x) { return (uint32_t)x; } \
    static int64_t __attribute__((noinline)) s64_##F(F x) { return (int64_t)x; }  \
    static uint64_t __attribute__((noinline)) u64_##F(F x) { return (uint64_t)x; }
CONVERT(double)
CONVERT(float)

int main(void) {
    static volatile double v[] = {__builtin_nan(""), __builtin_inf(), -__builtin_inf(), 1e30, -1e30, 2147483648.0, -2147483649.0,
                                  4294967296.0, 9223372036854775808.0, -9223372036854777856.0, 18446744073709551616.0, -0.99, -1};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++)
        printf("d %g %d %u %lld %llu\n", v[i], s32_double(v[i]), u32_double(v[i]), (long long)s64_double(v[i]), (unsigned long long)u64_double(v[i]));
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {
        volatile float f = (float)v[i];
        printf("f %g %d %u %lld %llu\n", f, s32_float(f), u32_float(f), (long long)s64_float(f), (unsigned long long)u64_float(f));
    }
    return 0;
}
