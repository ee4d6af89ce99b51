/* Product of dense matrices, an element for each instance. */
#include "common.h"

INLINE void element(long col, long row, const float *a, const float *b, float *c, long n)
{
    float sum = 0;
    for (long k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + col];
    c[row * n + col] = sum;
}

#ifndef PLAIN
void sgemm_element(POINTER(float, a), POINTER(float, b), POINTER(float, c), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(2, a, b, 1, c);
    void *node = __hpvm__getNode();
    element(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), a, b, c, n);
    __hpvm__return(1, c_bytes);
}

void sgemm(POINTER(float, a), POINTER(float, b), POINTER(float, c), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, a, b, 1, c);
    void *node = __hpvm__createNodeND(2, sgemm_element, n, n);
    BIND_ALL(node, 7);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 512), steps = argument(argc, argv, 2, 2);
    prepare();
    size_t bytes = n * n * sizeof(float);
    float *a = memory(bytes), *b = memory(bytes), *c = memory(bytes);
    for (long i = 0; i < n * n; i++) a[i] = random_unit() - 0.5f, b[i] = random_unit() - 0.5f;
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        PARALLEL
        for (long row = 0; row < n; row++)
            for (long col = 0; col < n; col++) element(col, row, a, b, c, n);
#else
        PACKED { FIELD(float, a); FIELD(float, b); FIELD(float, c); long n; size_t out; } args = {a, bytes, b, bytes, c, bytes, n, 0};
        RUN(sgemm, &args);
#endif
    }
    request(c, bytes);
    double seconds = now() - start;
    printf("sgemm %ld: %.6f\n", n, signature(c, n * n));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
