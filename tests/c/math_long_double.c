/* long double functions, to 14 digits: both formats agree there. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

#define ONE(f) {#f, f##l}
static const struct {
    const char *name;
    long double (*f)(long double);
} one[] = {ONE(acos), ONE(asin), ONE(atan), ONE(cos), ONE(sin), ONE(tan), ONE(acosh), ONE(asinh), ONE(atanh), ONE(cosh), ONE(sinh), ONE(tanh), ONE(exp), ONE(exp2), ONE(expm1), ONE(log),
           ONE(log10), ONE(log1p), ONE(log2), ONE(logb), ONE(cbrt), ONE(fabs), ONE(sqrt), ONE(erf), ONE(erfc), ONE(lgamma), ONE(tgamma), ONE(ceil), ONE(floor), ONE(nearbyint), ONE(rint), ONE(round), ONE(trunc)};
static const struct {
    const char *name;
    long double (*f)(long double, long double);
} two[] = {ONE(atan2), ONE(pow), ONE(hypot), ONE(fmod), ONE(remainder), ONE(copysign), ONE(fdim), ONE(fmin), ONE(fmax)};

static void show(long double x) {
    if (x != x)
        printf(" nan");
    else
        printf(" %.14Lg", x);
}

int main(void) {
    static volatile long double v[] = {0.5L, -0.75L, 1.0L, 1.5L, 2.5L, -3.5L, 10.25L, 1e10L, INFINITY, NAN};
    int n = sizeof v / sizeof *v;
    for (unsigned k = 0; k < sizeof one / sizeof *one; k++) {
        printf("%s:", one[k].name);
        for (int i = 0; i < n; i++)
            show(one[k].f(v[i]));
        printf("\n");
    }
    for (unsigned k = 0; k < sizeof two / sizeof *two; k++) {
        printf("%s:", two[k].name);
        for (int i = 0; i < n; i++)
            for (int j = i % 3; j < n; j += 3)
                show(two[k].f(v[i], v[j]));
        printf("\n");
    }
    for (int i = 0; i < 8; i++) {
        int e, q;
        long double ip, m = frexpl(v[i], &e), f = modfl(v[i], &ip), r = remquol(v[i], 3, &q);
        printf("%.14Lg %d %.14Lg %.14Lg %.14Lg %d\n", m, e, f, ip, r, q & 7);
        printf("%d %ld %lld %ld %lld\n", ilogbl(v[i]), lrintl(v[i]), llrintl(v[i]), lroundl(v[i]), llroundl(v[i]));
        printf("%.14Lg %.14Lg %.14Lg %.14Lg\n", ldexpl(v[i], 5), scalbnl(v[i], -3), scalblnl(v[i], 7), fmal(v[i], 2, 1));
    }
    return 0;
}
