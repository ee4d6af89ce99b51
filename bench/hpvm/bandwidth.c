/* What memory gives: a[i] = b[i] and a[i] = b[i] + s c[i], parallel loops of C. Arguments: bytes of all arrays together. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char **argv)
{
    long n = atol(argv[1]) / 3 / sizeof(float), times = argc > 2 ? atol(argv[2]) : 40;
    float *a = aligned_alloc(64, n * 4 / 64 * 64 + 64), *b = aligned_alloc(64, n * 4 / 64 * 64 + 64), *c = aligned_alloc(64, n * 4 / 64 * 64 + 64);
    if (!a || !b || !c) return 3;
#pragma omp parallel for schedule(static)
    for (long i = 0; i < n; i++) a[i] = 0, b[i] = i % 100, c[i] = i % 7;
    double copy = 1e9, triad = 1e9;
    for (long k = 0; k < times; k++) {
        double start = now();
#pragma omp parallel for schedule(static)
        for (long i = 0; i < n; i++) a[i] = b[i];
        double middle = now();
#pragma omp parallel for schedule(static)
        for (long i = 0; i < n; i++) a[i] = b[i] + 3 * c[i];
        double end = now();
        if (middle - start < copy) copy = middle - start;
        if (end - middle < triad) triad = end - middle;
    }
    printf("%g %g\n", 8.0 * n / copy, 12.0 * n / triad);      /* bytes a second */
    return a[n / 2] == 12345;
}
