/* long double, where binary128 and the x87 format agree: exact values, control flow, passing, printing. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

static long double poly(long double x) { return ((2 * x - 3) * x + 5) * x - 7; }

struct pair {
    long double a;
    int tag;
};

static struct pair twice(struct pair p) {
    p.a += p.a;
    p.tag++;
    return p;
}

static long double table[] = {1, -2.5L, 1e10L, 0.125L};

int main(void) {
    volatile long double x = 3.25L, y = -0.5L;
    printf("%.10Lf %.10Lf %.10Lf %.10Lf\n", x + y, x - y, x * y, x / y);
    printf("%Lg %Le %La\n", x, y, (long double)0);
    printf("%.3Lf|%12.2Lf|%-12.2Lf|%+Lg|%012.3Lf\n", poly(x), x, y, x, x);
    printf("%d %d %d %d\n", x < y, x > y, x == 3.25L, -x == x);
    printf("%d %u %lld %llu\n", (int)x, (unsigned)x, (long long)(x * 1e15L), (unsigned long long)(x * 1e18L));
    printf("%g %g\n", (double)x, (float)y);
    volatile int i = -7;
    volatile unsigned long long u = 0xfffffffffffffff0u;
    volatile float f = 0.1f;
    volatile double d = 0.1;
    printf("%.1Lf %.1Lf %.20Lf %.20Lf\n", (long double)i, (long double)u, (long double)f, (long double)d);
    volatile __int128 wide = (__int128)-5 * ((__int128)1 << 66);
    printf("%.1Lf %d\n", (long double)wide, (__int128)(long double)wide == wide);
    struct pair p = twice((struct pair){table[2], 6});
    printf("%.1Lf %d\n", p.a, p.tag);
    long double sum = 0;
    for (int k = 0; k < 4; k++)
        sum += table[k];
    printf("%.4Lf\n", sum);
    printf("%.2Lf %.2Lf %.2Lf %.2Lf\n", fabsl(y), floorl(y), ceill(x), sqrtl(x * 4 + 3));
    printf("%.1Lf %.2Lf %d\n", truncl(-x), fmodl(x, 2), (int)lrintl(x));
    printf("%.6Lf %.6Lf\n", strtold("12.75e1xyz", NULL), (long double)strtod("-0x1.8p3", NULL));
    int e;
    long double m = frexpl(x, &e);
    printf("%.5Lf %d %.1Lf\n", m, e, ldexpl(m, 10));
    printf("%d %d %d %d\n", isnan(x), isinf(x / 0.0L), signbit(y) != 0, fpclassify(x) == FP_NORMAL);
    printf("%Lf %Lf %Lf\n", (long double)INFINITY, -(long double)INFINITY, fabsl((long double)NAN));
    long double parsed;
    int n = sscanf(" 6.5 rest", "%Lf", &parsed);
    printf("%d %.2Lf\n", n, parsed);
    printf("%d\n", !y + !!x + (y ? 10 : 20) + (y && x));
    return 0;
}
