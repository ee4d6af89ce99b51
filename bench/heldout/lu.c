/* Linear equations by Gauss with pivoting, and the residue. class: float; small: 10; large: 300 */
#define SCALE 10
#include "../programs/bench.h"

enum { N = 60 };
static double a[N][N], lu[N][N], b[N], x[N];

static double magnitude(double v) {
    return v < 0 ? -v : v;
}

static int solve(void) {
    for (int i = 0; i < N; i++) {
        x[i] = b[i];
        for (int k = 0; k < N; k++)
            lu[i][k] = a[i][k];
    }
    for (int c = 0; c < N; c++) {
        int p = c;
        for (int r = c + 1; r < N; r++)
            if (magnitude(lu[r][c]) > magnitude(lu[p][c]))
                p = r;
        if (lu[p][c] == 0)
            return 0;
        for (int k = 0; k < N; k++) {
            double t = lu[c][k];
            lu[c][k] = lu[p][k], lu[p][k] = t;
        }
        double t = x[c];
        x[c] = x[p], x[p] = t;
        for (int r = c + 1; r < N; r++) {
            double f = lu[r][c] / lu[c][c];
            for (int k = c; k < N; k++)
                lu[r][k] -= f * lu[c][k];
            x[r] -= f * x[c];
        }
    }
    for (int r = N - 1; r >= 0; r--) {
        for (int k = r + 1; k < N; k++)
            x[r] -= lu[r][k] * x[k];
        x[r] /= lu[r][r];
    }
    return 1;
}

int bench_main(int n) {
    double worst = 0;
    u32 good = 0;
    bench_state = 31;
    for (int round = 0; round < n; round++) {
        for (int i = 0; i < N; i++) {
            b[i] = (double)(bench_random() % 1000) / 8;
            for (int k = 0; k < N; k++)
                a[i][k] = (double)(int)(bench_random() % 2001 - 1000) / 16;
        }
        good += (u32)solve();
        for (int i = 0; i < N; i++) {
            double s = -b[i];
            for (int k = 0; k < N; k++)
                s += a[i][k] * x[k];
            if (magnitude(s) > worst)
                worst = magnitude(s);
        }
    }
    return (int)good + 1000 * (worst < 1e-6);
}
