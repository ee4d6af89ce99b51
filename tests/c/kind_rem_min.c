/* The most negative number modulo -1 is 0 at every width. */
/* native: skip, undefined in C; the ISA defines it */
/* expect-stdout: 0 0 0 0 0 */
/* expect-stdout: -1 -1 -1 -1 -1 */
#include <stdint.h>
#include <stdio.h>

#define MODULO(T) static T __attribute__((noinline)) mod_##T(T a, T b) { return a % b; }
typedef __int128 int128_t;
MODULO(int8_t) MODULO(int16_t) MODULO(int32_t) MODULO(int64_t) MODULO(int128_t)

int main(void) {
    int128_t min = (int128_t)((unsigned __int128)1 << 127);
    for (int i = 0; i < 2; i++) {
        int m = i == 0 ? -1 : 2;
        printf("%d %d %d %d %d\n", mod_int8_t(INT8_MIN + i, m), mod_int16_t(INT16_MIN + i, m), mod_int32_t(INT32_MIN + i, m),
               (int)mod_int64_t(INT64_MIN + i, m), (int)mod_int128_t(min + i, m));
    }
    return 0;
}
