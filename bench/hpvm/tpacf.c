/* Two-point angular correlation: how many pairs of points on the sky lie how far apart. */
#include "common.h"

#define BINS 20
#define EDGES (BINS - 1)

INLINE void pairs(long i, const float *p, const float *edge, int *bins, long n)
{
    int own[BINS] = {0};
    float x = p[3 * i], y = p[3 * i + 1], z = p[3 * i + 2];
    for (long j = i + 1; j < n; j++) {
        float dot = x * p[3 * j] + y * p[3 * j + 1] + z * p[3 * j + 2];
        int low = 0, high = EDGES;
        while (low < high) {
            int middle = (low + high) / 2;
            if (dot >= edge[middle]) high = middle;
            else low = middle + 1;
        }
        own[low]++;
    }
    for (int k = 0; k < BINS; k++) if (own[k]) add_int(&bins[k], own[k]);
}

#ifndef PLAIN
void tpacf_pairs(POINTER(float, points), POINTER(float, edge), POINTER(int, bins), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(3, points, edge, bins, 1, bins);
    pairs(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), points, edge, bins, n);
    __hpvm__return(1, bins_bytes);
}

void tpacf(POINTER(float, points), POINTER(float, edge), POINTER(int, bins), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(3, points, edge, bins, 1, bins);
    void *node = __hpvm__createNodeND(1, tpacf_pairs, n);
    BIND_ALL(node, 7);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 6000), steps = argument(argc, argv, 2, 1);
    prepare();
    float *points = memory(3 * n * sizeof(float)), *edge = memory(EDGES * sizeof(float));
    int *bins = memory(BINS * sizeof(int));
    for (long i = 0; i < n; i++) {
        float x, y, z, r;
        do {
            x = 2 * random_unit() - 1, y = 2 * random_unit() - 1, z = 2 * random_unit() - 1;
            r = x * x + y * y + z * z;
        } while (r > 1 || r < 0.01f);
        r = 1 / sqrtf(r);
        points[3 * i] = x * r, points[3 * i + 1] = y * r, points[3 * i + 2] = z * r;
    }
    for (int k = 0; k < EDGES; k++) edge[k] = 0.98f - 0.1f * k;
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        _Pragma("omp parallel for schedule(dynamic, 64)")
        for (long i = 0; i < n; i++) pairs(i, points, edge, bins, n);
#else
        PACKED { FIELD(float, p); FIELD(float, e); FIELD(int, b); long n; size_t out; } args =
            {points, 3 * n * 4, edge, EDGES * 4, bins, BINS * 4, n, 0};
        RUN(tpacf, &args);
#endif
    }
    request(bins, BINS * 4);
    double seconds = now() - start;
    printf("tpacf %ld: %08x\n", n, signature_int(bins, BINS));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
