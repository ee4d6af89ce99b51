/* printf of floats: e f g a in both cases with every flag, precision and special value; exact and correctly rounded. */
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    static const double v[] = {0.0, -0.0, 1.0, -1.5, 0.1, 2.5, 3.5, 0.5, 123456789.0, 1e15, 1e16, 1e17, 1e-4, 1e-5, 9.9999995, 99999.95, 999999.5, 1e100, 5e-324, DBL_MAX, DBL_MIN, 1.0 / 3, 2.0 / 3,
                               1234.5678, 0.000123456, 4503599627370496.5, 0.30000000000000004};
    static const char *const f[] = {"%f", "%e", "%g", "%a", "%.0f", "%.1f", "%.3e", "%.3g", "%.2a", "%.0e", "%.0g", "%#.0f", "%#.0e", "%#g", "%.17g", "%.15g", "%10.2f", "%-10.2f|", "%010.2f", "%+.2f", "% .2f",
                                    "%+e", "%G", "%E", "%A", "%20.10e", "%-20.5g|", "%020g", "%.10f", "%#.3g", "%+a", "%.0a", "%25a", "%F"};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {
        for (unsigned k = 0; k < sizeof f / sizeof *f; k++) {
            printf(f[k], v[i]);
            putchar(k % 12 == 11 ? '\n' : ' ');
        }
        putchar('\n');
    }
    printf("%.50f %.60g %.30e\n", 0.1, 1e-10, M_PI);
    printf("%.400f\n", DBL_MIN);
    printf("%.0f %.1f\n", DBL_MAX, -DBL_MAX);
    printf("%.1074f\n", 5e-324);
    printf("%f %F %e %E %g %G %a %A\n", INFINITY, INFINITY, -INFINITY, INFINITY, INFINITY, -INFINITY, INFINITY, -INFINITY);
    printf("%f %F %e %g %5.1f|%-8f|%08f|%+f|% f\n", NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN);
    printf("%10f|%-10f|%010f|%+f|% f\n", INFINITY, INFINITY, INFINITY, INFINITY, INFINITY);
    printf("%.2f %.2f %.2f %.2f %.1f %.1f\n", 0.125, 0.375, 1.005, 2.675, 0.25, 0.35);
    printf("%.*f %*.*f %-*.*e|\n", 3, M_PI, 10, 2, M_E, 14, 4, M_LN2);
    printf("%g %g %g %g\n", 100000.0, 1000000.0, 1e-4, 1e-5);
    printf("%a %a %a\n", 1.0, 0x1.fffffffffffffp1023, 0x1p-1074);
    float s = 0.1f;
    printf("%.9g %f\n", s, s);
    printf("%lf %le %lg\n", 1.5, 2.5, 3.5);
    return 0;
}
