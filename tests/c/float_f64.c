/* Double precision arithmetic, subnormals, infinities, comparisons. */
#include <stdio.h>
#include <string.h>
#include <stdint.h>

static uint64_t bits(double f) {
    uint64_t u;
    memcpy(&u, &f, 8);
    return f == f ? u : 0x7ff8000000000000u;
}

static volatile double v[] = {0.0, -0.0, 1.0, -1.5, 0.1, 3.141592653589793, 1e-308, 5e-324, 1.7e308, -1.7e308, 9007199254740992.0,
                              9007199254740993.0, 1.0 / 3, __builtin_inf(), -__builtin_inf(), __builtin_nan("")};
#define N (int)(sizeof v / sizeof *v)

static int order(double a, double b) {
    return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 | !(a < b) << 6 |
           !(a > b) << 7 | __builtin_isunordered(a, b) << 8 | __builtin_islessgreater(a, b) << 9;
}

int main(void) {
    uint64_t h = 1;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            double a = v[i], b = v[j];
            h = h * 1000003 + bits(a + b);
            h = h * 1000003 + bits(a - b);
            h = h * 1000003 + bits(a * b);
            if (b != 0)
                h = h * 1000003 + bits(a / b);
            h = h * 1000003 + (unsigned)order(a, b);
            if (a < b)
                h += 5;
            if (!(a <= b))
                h += 7;
            h = h * 3 + (a ? 1 : 2) + (a && b) + (a || b);
        }
    printf("%016llx\n", (unsigned long long)h);
    double sum = 0, term = 1;
    for (int i = 1; i < 30; i++)
        sum += term, term /= i;
    printf("%.17g\n", sum);
    /* products and sums round twice: no fused multiply-add unless asked for */
    volatile double a = 1.0000000000000002, b = 0.9999999999999998, c = -1.0;
    printf("%.17g\n", a * b + c);
    volatile double tiny = 5e-324;
    printf("%g %g %g\n", tiny / 2, tiny * 1.5, 1 / (tiny * 1e300));
    return 0;
}
