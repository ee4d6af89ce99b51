/* The functions of complex.h in float, double and long double, to the digits that all agree on. */
#include <complex.h>
#include <stdio.h>

#define F(n) {#n, n, n##f, n##l}
static const struct {
    const char *name;
    double complex (*d)(double complex);
    float complex (*f)(float complex);
    long double complex (*l)(long double complex);
} one[] = {F(cacos), F(casin), F(catan), F(ccos), F(csin), F(ctan), F(cacosh), F(casinh), F(catanh), F(ccosh), F(csinh), F(ctanh), F(cexp), F(clog), F(csqrt), F(conj), F(cproj)};

int main(void) {
    static volatile double re[] = {0.5, -0.75, 1.25, 2, -0.125}, im[] = {0.25, 1.5, -0.5, 0.75, -2};
    for (unsigned k = 0; k < sizeof one / sizeof *one; k++) {
        printf("%s:", one[k].name);
        for (int i = 0; i < 5; i++) {
            double complex z = one[k].d(re[i] + im[i] * I);
            float complex w = one[k].f((float)re[i] + (float)im[i] * I);
            long double complex l = one[k].l((long double)re[i] + (long double)im[i] * I);
            printf(" %.12g,%.12g %.5g,%.5g %.12Lg,%.12Lg", creal(z), cimag(z), crealf(w), cimagf(w), creall(l), cimagl(l));
        }
        printf("\n");
    }
    for (int i = 0; i < 4; i++) {
        double complex a = re[i] + im[i] * I, b = re[i + 1] + im[i + 1] * I, p = cpow(a, b);
        float complex pf = cpowf(a, b);
        long double complex la = a, lb = b, pl = cpowl(la, lb), q = la / lb * la - lb;
        printf("%.11g,%.11g %.5g,%.5g %.11Lg,%.11Lg\n", creal(p), cimag(p), crealf(pf), cimagf(pf), creall(pl), cimagl(pl));
        printf("%.12Lg,%.12Lg %d\n", creall(q), cimagl(q), la == lb);
        printf("%.12g %.5g %.12Lg %.12g %.5g %.12Lg\n", cabs(a), cabsf(a), cabsl(la), carg(a), cargf(a), cargl(la));
    }
    return 0;
}
