/* All of C99's float functions, to 6 digits, exact where they are exact. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

#define ONE(n) {#n, n##f}
static const struct {
    const char *name;
    float (*f)(float);
} one[] = {ONE(acos), ONE(asin), ONE(atan), ONE(cos), ONE(sin), ONE(tan), ONE(acosh), ONE(asinh), ONE(atanh), ONE(cosh), ONE(sinh), ONE(tanh), ONE(exp), ONE(exp2), ONE(expm1), ONE(log),
           ONE(log10), ONE(log1p), ONE(log2), ONE(logb), ONE(cbrt), ONE(fabs), ONE(sqrt), ONE(erf), ONE(erfc), ONE(lgamma), ONE(tgamma), ONE(ceil), ONE(floor), ONE(nearbyint), ONE(rint), ONE(round), ONE(trunc)};
static const struct {
    const char *name;
    float (*f)(float, float);
} two[] = {ONE(atan2), ONE(pow), ONE(hypot), ONE(fmod), ONE(remainder), ONE(copysign), ONE(nextafter), ONE(fdim)};

static void show(float x) {
    if (x != x)
        printf(" nan");
    else
        printf(" %.6g", (double)x);
}

int main(void) {
    static volatile float v[] = {0.0f, -0.0f, 0.5f, -0.75f, 1.0f, -1.0f, 1.5f, 2.5f, -3.5f, 10.25f, 1e-5f, 1e10f, INFINITY, -INFINITY, NAN};
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
    for (int i = 0; i < 12; i++) {
        int e, q;
        float ip, m = frexpf(v[i], &e), f = modff(v[i], &ip), r = remquof(v[i], 3, &q);
        printf("%.9g %d %.9g %.9g %.9g %d\n", m, e, f, ip, r, q & 7);
        printf("%d %ld %lld %ld %lld\n", v[i] ? ilogbf(v[i]) : 0, lrintf(v[i]), llrintf(v[i]), lroundf(v[i]), llroundf(v[i]));
        printf("%.9g %.9g %.9g %.9g\n", ldexpf(v[i], 5), scalbnf(v[i], -3), scalblnf(v[i], 7), fmaf(v[i], 2, 1));
    }
    printf("%.9g %.9g %.9g\n", fmaf(1.0000001f, 0.9999999f, -1.0f), fminf(v[2], v[4]), fmaxf(v[2], v[4]));
    printf("%.9g %d\n", nexttowardf(1.0f, 2.0L), nanf("") != nanf(""));
    float s, c;
    sincosf(v[2], &s, &c);
    printf("%.6g %.6g %.6g\n", s, c, exp10f(v[2]));
    return 0;
}
