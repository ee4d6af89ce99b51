/* _Complex float and double: arithmetic, division, infinities, library calls, passing. */
#include <complex.h>
#include <stdio.h>
#include <math.h>

#ifndef CMPLX
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#endif

static void show(const char *what, double complex z) { printf("%-8s %.10g %.10g\n", what, creal(z), cimag(z)); }

static double complex horner(double complex z, int n) {
    double complex r = 0;
    while (n-- > 0)
        r = r * z + n;
    return r;
}

static float complex rotate(float complex z) { return z * I; }

static double complex table[] = {1 + 2 * I, -0.5 + 0.25 * I, 3, 4 * I};

int main(void) {
    volatile double complex a = 1.5 - 2.25 * I, b = -0.5 + 3 * I;
    show("a+b", a + b), show("a-b", a - b), show("a*b", a * b), show("a/b", a / b);
    show("a*2", a * 2), show("conj", ~a), show("neg", -a), show("horner", horner(0.5 + 0.5 * I, 9));
    printf("%d %d %d\n", a == b, a != b, a == a);
    volatile float complex f = 1 + 2 * I;
    float complex g = rotate(f) / (f + 1);
    printf("%.6g %.6g\n", crealf(g), cimagf(g));
    for (int i = 0; i < 4; i++)
        show("table", table[i] *= a);
    printf("%.10g %.10g\n", cabs(3 + 4 * I), carg(-1 + 0 * I));
    show("exp", cexp(0.5 + 1 * I)), show("sqrt", csqrt(-4)), show("log", clog(2 * I)), show("pow", cpow(a, 2));
    show("sin", csin(a)), show("cos", ccos(a)), show("tanh", ctanh(a)), show("proj", cproj(a));
    printf("%.6g %.6g\n", crealf(csqrtf(f)), cimagf(cexpf(f)));
    /* Annex G: an infinity times a finite value stays an infinity */
    volatile double inf = INFINITY;
    double complex z = CMPLX(inf, 1), w = z * (2 + 3 * I), q = (1 + 1 * I) / z, r = (1 + 1 * I) / CMPLX(0.0, 0.0);
    printf("%d %d %d\n", isinf(creal(w)) || isinf(cimag(w)), creal(q) == 0 && cimag(q) == 0, isinf(creal(r)) || isinf(cimag(r)));
    volatile double huge = 1e200;
    show("scaled", (huge + huge * I) / (huge - huge * I));
    __real__ z = 7, __imag__ z = 8;
    show("parts", z);
    return 0;
}
