/* Classification of float, double and long double: isnan, isinf, isfinite, isnormal, signbit, fpclassify. */
#include <math.h>
#include <float.h>
#include <stdio.h>

static const char *name(int c) {
    return c == FP_NAN ? "nan" : c == FP_INFINITE ? "inf" : c == FP_ZERO ? "zero" : c == FP_SUBNORMAL ? "sub" : "normal";
}

#define ALL(x)                                                                                                     \
    printf("%s %d%d%d%d%d ", name(fpclassify(x)), !!isnan(x), !!isinf(x), !!isfinite(x), !!isnormal(x), !!signbit(x)), \
        printf("%d%d%d\n", !!__builtin_isnan(x), !!__builtin_isfinite(x), __builtin_isinf_sign(x))

int main(void) {
    volatile double d[] = {0.0, -0.0, 1.0, -1e300, DBL_MIN, DBL_MIN / 2, -5e-324, DBL_MAX, INFINITY, -INFINITY, NAN};
    volatile float f[] = {0.0f, -0.0f, 1.0f, -1e30f, FLT_MIN, FLT_MIN / 2, -1e-45f, FLT_MAX, INFINITY, -INFINITY, NAN};
    volatile long double l[] = {0.0L, -0.0L, 1.0L, -1e300L, LDBL_MIN, LDBL_MIN / 2, LDBL_MAX, INFINITY, -INFINITY, NAN};
    for (unsigned i = 0; i < sizeof d / sizeof *d; i++)
        ALL(d[i]);
    for (unsigned i = 0; i < sizeof f / sizeof *f; i++)
        ALL(f[i]);
    for (unsigned i = 0; i < sizeof l / sizeof *l; i++)
        ALL(l[i]);
#if defined __has_builtin
#if __has_builtin(__builtin_isfpclass)
#define CLASS(x, mask) __builtin_isfpclass(x, mask)
#endif
#endif
#ifndef CLASS /* 4 -inf, 8 -normal, 16 -subnormal, 32 -0, 64 +0, 128 +subnormal, 256 +normal, 512 +inf, 2 quiet nan */
#define CLASS(x, mask) \
    (isnan(x) ? (mask)&2 : isinf(x) ? (mask) & (signbit(x) ? 4 : 512) : isnormal(x) ? (mask) & (signbit(x) ? 8 : 256) : (x) == 0 ? (mask) & (signbit(x) ? 32 : 64) : (mask) & (signbit(x) ? 16 : 128))
#endif
    for (unsigned i = 0; i < sizeof d / sizeof *d; i++)
        printf("%d%d%d%d%d ", !!CLASS(d[i], 0x3f), !!CLASS(d[i], 0x261), !!CLASS(d[i], 0x90), !!CLASS(d[i], 3), !!CLASS(f[i], 0x108));
    for (unsigned i = 0; i < sizeof l / sizeof *l; i++)
        printf("%d%d ", !!CLASS(l[i], 0x264), !!CLASS(l[i], 0x90));
    printf("\n%d %d %d %d\n", isless(d[0], d[2]), isgreater(d[2], d[10]), isunordered(d[2], d[10]), islessequal(d[1], d[0]));
    printf("%d %d %d\n", isgreaterequal(f[7], f[8]), islessgreater(d[0], d[1]), isunordered(l[9], l[0]));
    printf("%g %g %g\n", fabs(d[3]), copysign(2, d[1]), (double)copysignf(f[2], f[3]));
    printf("%d %d\n", d[10] != d[10], d[10] == d[10]);
    return 0;
}
