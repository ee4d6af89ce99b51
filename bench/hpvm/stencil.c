/* Steps of a 7-point stencil in three dimensions. */
#include "common.h"

INLINE void point(long x, long y, long z, const float *from, float *to, long n, float c0, float c1)
{
    long at = x + n * (y + n * z), row = n, plane = n * n;
    to[at] = c1 * (from[at - 1] + from[at + 1] + from[at - row] + from[at + row] + from[at - plane] + from[at + plane]) - from[at] * c0;
}

#ifndef PLAIN
void stencil_point(POINTER(float, from), POINTER(float, to), long n, float c0, float c1)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, from, 1, to);
    void *node = __hpvm__getNode();
    point(__hpvm__getNodeInstanceID_x(node) + 1, __hpvm__getNodeInstanceID_y(node) + 1, __hpvm__getNodeInstanceID_z(node) + 1,
          from, to, n, c0, c1);
    __hpvm__return(1, to_bytes);
}

void stencil(POINTER(float, from), POINTER(float, to), long n, float c0, float c1)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, from, 1, to);
    void *node = __hpvm__createNodeND(3, stencil_point, n - 2, n - 2, n - 2);
    BIND_ALL(node, 7);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 128), steps = argument(argc, argv, 2, 40);
    prepare();
    size_t bytes = n * n * n * sizeof(float);
    float *a = memory(bytes), *b = memory(bytes), c0 = 1.0f / 6, c1 = 1.0f / 36;
    for (long i = 0; i < n * n * n; i++) a[i] = b[i] = random_unit();
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        PARALLEL
        for (long z = 1; z < n - 1; z++)
            for (long y = 1; y < n - 1; y++)
                for (long x = 1; x < n - 1; x++) point(x, y, z, a, b, n, c0, c1);
#else
        PACKED { FIELD(float, from); FIELD(float, to); long n; float c0, c1; size_t out; } args = {a, bytes, b, bytes, n, c0, c1, 0};
        RUN(stencil, &args);
#endif
        float *swap = a; a = b; b = swap;
    }
    request(a, bytes);
    double seconds = now() - start;
    printf("stencil %ld: %.6f\n", n, signature(a, n * n * n));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
