/* -0.0 survives negation, division, multiplication, conversion, comparison and printing. */
#include <math.h>
#include <stdio.h>
#include <string.h>

static double neg(double x) { return -x; }
static double minus(double x) { return 0.0 - x; }
static float negf(float x) { return -x; }
static int sign(double x) { return signbit(x) != 0; }

int main(void) {
    volatile double z = 0.0, m = -0.0, one = 1.0, inf = INFINITY;
    volatile float zf = 0.0f, mf = -0.0f;
    printf("%d %d %d %d\n", sign(neg(z)), sign(neg(m)), sign(minus(z)), sign(minus(m)));
    printf("%d %d %d %d\n", sign(negf(zf)), sign(negf(mf)), sign((double)mf), sign((float)m));
    printf("%d %d %d %d\n", sign(z / -one), sign(m / one), sign(-one / inf), sign(m * -one));
    printf("%g %g %d %d\n", one / z, one / m, z == m, m < z);
    printf("%d %d %d %d\n", sign(m + m), sign(m + z), sign(m - z), sign(z - z));
    printf("%d %d %d %d\n", sign(sqrt(m)), sign(ceil(-0.5 * one)), sign(trunc(-0.9 * one)), sign(round(-0.2 * one)));
    printf("%d %d %d\n", sign(fabs(m)), sign(copysign(z, m)), sign((double)(int)m));
    printf("%g %.1f %e %a\n", m, m, m, m);
    printf("%d %d\n", m ? 1 : 0, !m);
    double arr[2] = {m, -m};
    printf("%d %d\n", memcmp(&arr[0], &arr[1], 8) != 0, sign(arr[0] > arr[1] ? arr[1] : arr[0]));
    return 0;
}
