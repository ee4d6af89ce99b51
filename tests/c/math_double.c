/* All of C99's double functions, on a spread of arguments, to 14 digits. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

#define ONE(f) {#f, f}
#define TWO(f) {#f, f}
static const struct {
    const char *name;
    double (*f)(double);
} one[] = {ONE(acos), ONE(asin), ONE(atan), ONE(cos), ONE(sin), ONE(tan), ONE(acosh), ONE(asinh), ONE(atanh), ONE(cosh), ONE(sinh), ONE(tanh), ONE(exp), ONE(exp2), ONE(expm1), ONE(log),
           ONE(log10), ONE(log1p), ONE(log2), ONE(logb), ONE(cbrt), ONE(fabs), ONE(sqrt), ONE(erf), ONE(erfc), ONE(lgamma), ONE(tgamma), ONE(ceil), ONE(floor), ONE(nearbyint), ONE(rint), ONE(round), ONE(trunc)};
static const struct {
    const char *name;
    double (*f)(double, double);
} two[] = {TWO(atan2), TWO(pow), TWO(hypot), TWO(fmod), TWO(remainder), TWO(copysign), TWO(nextafter), TWO(fdim)};

static void show(double x) {
    if (x != x)
        printf(" nan");
    else
        printf(" %.14g", x);
}

int main(void) {
    static volatile double v[] = {0.0, -0.0, 0.5, -0.75, 1.0, -1.0, 1.5, 2.5, -3.5, 10.25, 100.0, 1e-10, 1e10, INFINITY, -INFINITY, NAN};
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
    for (int i = 0; i < 13; i++) {
        int e, q;
        double ip, m = frexp(v[i], &e), f = modf(v[i], &ip), r = remquo(v[i], 3, &q);
        printf("%.14g %d %.14g %.14g %.14g %d\n", m, e, f, ip, r, q & 7);
        printf("%d %ld %lld %ld %lld\n", v[i] ? ilogb(v[i]) : 0, lrint(v[i]), llrint(v[i]), lround(v[i]), llround(v[i]));
        printf("%.14g %.14g %.14g %.14g %.14g\n", ldexp(v[i], 5), scalbn(v[i], -3), scalbln(v[i], 7), fma(v[i], 2, 1), fma(v[i], v[i], -1));
    }
    printf("%.14g %.14g %.14g\n", fma(1.0000000000000002, 0.9999999999999998, -1.0), nan("") != nan("") ? 1.0 : 0, nexttoward(1.0, 2.0L));
    volatile double x = 0.7;
    printf("%.12g %.12g %.12g %.12g\n", j0(x), j1(x), y0(x), jn(2, x));
    double s, c;
    sincos(x, &s, &c);
    printf("%.14g %.14g %.14g\n", s, c, exp10(x));
    int sign = 0;
    double lg = lgamma_r(-0.5, &sign);
    printf("%.14g %d\n", lg, sign);
    printf("%.17g %.17g\n", fmin(x, 1), fmax(x, 1));
    return 0;
}
