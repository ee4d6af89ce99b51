/* Power iteration on an implicit matrix: division and integer-to-float conversion. class: f64; small: 700; large: 2000 */
#define SCALE 700
#include "bench.h"

static double u[2048], v[2048], t[2048];

static double a(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

static void times(const double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < n; j++)
            s += a(i, j) * x[j];
        y[i] = s;
    }
}

static void transposed(const double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < n; j++)
            s += a(j, i) * x[j];
        y[i] = s;
    }
}

int bench_main(int n) {
    for (int i = 0; i < n; i++)
        u[i] = 1;
    for (int i = 0; i < 10; i++) {
        times(u, t, n), transposed(t, v, n);
        times(v, t, n), transposed(t, u, n);
    }
    double vbv = 0, vv = 0;
    for (int i = 0; i < n; i++)
        vbv += u[i] * v[i], vv += v[i] * v[i];
    return (int)(__builtin_sqrt(vbv / vv) * 1e9);
}
