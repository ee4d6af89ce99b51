/* Fast Fourier transforms, forth and back, with twiddles from a recurrence. class: f64; small: 40; large: 400 */
#define SCALE 40
#include "bench.h"

enum { LOG = 14, N = 1 << LOG };
static double re[N], im[N], wr[N / 2], wi[N / 2];

/* sine and cosine by their series, for |x| <= pi/4 by halving and doubling */
static void sincos_(double x, double *s, double *c) {
    double h = x / 16, h2 = h * h;
    double sn = h * (1 - h2 / 6 * (1 - h2 / 20 * (1 - h2 / 42 * (1 - h2 / 72))));
    double cs = 1 - h2 / 2 * (1 - h2 / 12 * (1 - h2 / 30 * (1 - h2 / 56)));
    for (int i = 0; i < 4; i++) {
        double t = 2 * sn * cs;
        cs = cs * cs - sn * sn, sn = t;
    }
    *s = sn, *c = cs;
}

static void transform(int inverse) {
    for (u32 i = 1, j = 0; i < N; i++) {
        u32 bit = N >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j |= bit;
        if (i < j) {
            double t = re[i];
            re[i] = re[j], re[j] = t, t = im[i], im[i] = im[j], im[j] = t;
        }
    }
    for (int len = 2; len <= N; len <<= 1) {
        int half = len >> 1, stride = N / len;
        for (int base = 0; base < N; base += len)
            for (int k = 0; k < half; k++) {
                double c = wr[k * stride], s = inverse ? -wi[k * stride] : wi[k * stride];
                int p = base + k, q = p + half;
                double xr = re[q] * c - im[q] * s, xi = re[q] * s + im[q] * c;
                re[q] = re[p] - xr, im[q] = im[p] - xi;
                re[p] += xr, im[p] += xi;
            }
    }
}

int bench_main(int n) {
    for (int i = 0; i < N / 2; i++)
        sincos_(-6.283185307179586 * i / N, &wi[i], &wr[i]);
    for (int i = 0; i < N; i++)
        re[i] = (i * 37 % 101) / 50.0 - 1, im[i] = 0;
    double check = 0;
    for (int round = 0; round < n; round++) {
        transform(0);
        check += re[round * 97 % N] * 1e-3;
        re[round % N] *= 0.5;
        transform(1);
        for (int i = 0; i < N; i++)
            re[i] *= 1.0 / N, im[i] *= 1.0 / N;
    }
    return (int)((check + re[5] + im[7]) * 1e6);
}
