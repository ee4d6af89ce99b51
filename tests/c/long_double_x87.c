/* The x87 80-bit format as x86 IR uses it: 64 bits of precision, wide exponents, correct rounding. */
/* flavour: x87 */
#include <stdio.h>
#include <stdlib.h>
#include <float.h>
#include <math.h>
#include <string.h>
#include <stdint.h>

static void bits(const char *what, long double x) {
    unsigned char b[16] = {0};
    memcpy(b, &x, 10);
    uint64_t m;
    uint16_t e;
    memcpy(&m, b, 8), memcpy(&e, b + 8, 2);
    printf("%s %04x %016llx %.21Lg\n", what, e, (unsigned long long)m, x);
}

int main(void) {
    volatile long double one = 1, three = 3, tiny = LDBL_MIN, huge = LDBL_MAX, tenth = 0.1L;
    printf("%d %d %d %zu\n", LDBL_MANT_DIG, LDBL_MAX_EXP, LDBL_DIG, sizeof(long double));
    bits("1/3", one / three), bits("0.1*3", tenth * three), bits("0.1+1", tenth + one), bits("1-0.1", one - tenth);
    bits("min/2", tiny / 2), bits("min/2^63", tiny / 9223372036854775808.0L), bits("max*2", huge * 2), bits("-0", -0.0L);
    bits("2^64-1", (long double)0xffffffffffffffffu), bits("d", (long double)0.1), bits("f", (long double)0.1f);
    printf("%.17g %.9g\n", (double)(one / three), (double)(float)(one / three));
    volatile long double half_ulp = 1.0L + 0x1p-53L;
    printf("%a %a\n", (double)half_ulp, (double)(half_ulp + 0x1p-60L));
    bits("sqrt2", sqrtl(2)), bits("strtold", strtold("1.1", NULL)), bits("big", strtold("1e4000", NULL));
    printf("%La %La %.3La\n", one / three, tiny, tenth);
    printf("%.30Lf\n%.25Le\n%Lg\n", tenth, one / three, huge);
    printf("%d\n", (int)((long long)(one * 9223372036854775807LL) == 9223372036854775807LL));
    long double sum = 0;
    for (int i = 1; i < 200; i++)
        sum += one / i;
    bits("harmonic", sum);
    return 0;
}
