/* The most negative number divided by -1: a trap at the width of the division, exact where C promotes. */
/* native: skip, undefined in C; the ISA defines it */
/* run: i8 => exit 0 */
/* run: i16 => exit 0 */
/* run: i32 => trap overflow */
/* run: i64 => trap overflow */
/* run: i128 => trap overflow */
/* expect-stdout: 128 32768 -128 -32768 */
/* expect-stdout: 0 0 */
/* expect-stdout: before */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define DIVIDE(T) static T __attribute__((noinline)) div_##T(T a, T b) { return a / b; }
typedef __int128 int128_t;
DIVIDE(int8_t) DIVIDE(int16_t) DIVIDE(int32_t) DIVIDE(int64_t) DIVIDE(int128_t)

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    volatile int8_t a8 = INT8_MIN, m8 = -1;
    volatile int16_t a16 = INT16_MIN, m16 = -1;
    printf("%d %d %d %d\n", a8 / m8, a16 / m16, div_int8_t(a8, m8), div_int16_t(a16, m16));
    printf("%d %d\n", a8 % m8, a16 % m16);
    printf("before\n");
    fflush(stdout);
    volatile int32_t a32 = INT32_MIN;
    volatile int64_t a64 = INT64_MIN;
    volatile int128_t a128 = (int128_t)((unsigned __int128)1 << 127), r = 0;
    if (!strcmp(which, "i32"))
        r = div_int32_t(a32, m8);
    if (!strcmp(which, "i64"))
        r = div_int64_t(a64, m8);
    if (!strcmp(which, "i128"))
        r = div_int128_t(a128, m8);
    return r != 0;
}
