/* fmin and fmax: a number beats NaN, and -0 is less than +0. */
/* native: skip, C leaves the sign of zero open; the ISA defines it */
/* expect-stdout: 1 1 2 2 nan */
/* expect-stdout: -1 3 -inf inf */
/* expect-stdout: 1 1 0 0 */
/* expect-stdout: 1 1 2 2 nan */
/* expect-stdout: -1 3 -inf inf */
/* expect-stdout: 1 1 0 0 */
#include <math.h>
#include <stdio.h>

int main(void) {
    volatile double nan = NAN, one = 1, two = 2, zero = 0.0, minus = -0.0, inf = INFINITY;
    printf("%g %g %g %g %g\n", fmin(nan, one), fmin(one, nan), fmax(nan, two), fmax(two, nan), fabs(fmin(nan, nan)));
    printf("%g %g %g %g\n", fmin(-one, two), fmax(one + two, two), fmin(-inf, one), fmax(inf, one));
    printf("%d %d %d %d\n", !!signbit(fmin(zero, minus)), !!signbit(fmin(minus, zero)), !!signbit(fmax(zero, minus)), !!signbit(fmax(minus, zero)));
    volatile float nanf_ = NAN, onef = 1, twof = 2, zerof = 0.0f, minusf = -0.0f, inff = INFINITY;
    printf("%g %g %g %g %g\n", fminf(nanf_, onef), fminf(onef, nanf_), fmaxf(nanf_, twof), fmaxf(twof, nanf_), fabsf(fminf(nanf_, nanf_)));
    printf("%g %g %g %g\n", fminf(-onef, twof), fmaxf(onef + twof, twof), fminf(-inff, onef), fmaxf(inff, onef));
    printf("%d %d %d %d\n", !!signbit(fminf(zerof, minusf)), !!signbit(fminf(minusf, zerof)), !!signbit(fmaxf(zerof, minusf)), !!signbit(fmaxf(minusf, zerof)));
    return 0;
}
