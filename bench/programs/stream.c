/* Copy, scale, add and triad over arrays larger than the caches. class: memory; small: 20; large: 250 */
#define SCALE 20
#include "bench.h"

enum { N = 500000 };
static double a[N], b[N], c[N];

int bench_main(int n) {
    for (int i = 0; i < N; i++)
        a[i] = i % 100, b[i] = 2, c[i] = 0;
    double s = 0;
    for (int round = 0; round < n; round++) {
        double k = 0.4 + 0.001 * round;
        for (int i = 0; i < N; i++)
            c[i] = a[i];
        for (int i = 0; i < N; i++)
            b[i] = k * c[i];
        for (int i = 0; i < N; i++)
            c[i] = a[i] + b[i];
        for (int i = 0; i < N; i++)
            a[i] = b[i] + k * c[i];
        s += a[round * 991 % N];
    }
    return (int)(s * 64);
}
