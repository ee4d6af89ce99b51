/* Sparse matrix (compressed rows) times vector, a row for each instance. */
#include "common.h"

INLINE void row(long i, const float *value, const int *column, const int *start, const float *x, float *y)
{
    float sum = 0;
    for (int k = start[i]; k < start[i + 1]; k++) sum += value[k] * x[column[k]];
    y[i] = sum;
}

#ifndef PLAIN
void spmv_row(POINTER(float, value), POINTER(int, column), POINTER(int, start), POINTER(float, x), POINTER(float, y))
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(4, value, column, start, x, 1, y);
    row(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), value, column, start, x, y);
    __hpvm__return(1, y_bytes);
}

void spmv(POINTER(float, value), POINTER(int, column), POINTER(int, start), POINTER(float, x), POINTER(float, y), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(4, value, column, start, x, 1, y);
    void *node = __hpvm__createNodeND(1, spmv_row, n);
    BIND_ALL(node, 10);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 100000), steps = argument(argc, argv, 2, 40);
    prepare();
    int *start = memory((n + 1) * sizeof(int));
    for (long i = 0; i < n; i++) start[i + 1] = start[i] + 8 + random_bits() % 17;
    long filled = start[n];
    float *value = memory(filled * sizeof(float)), *x = memory(n * sizeof(float)), *y = memory(n * sizeof(float));
    int *column = memory(filled * sizeof(int));
    for (long i = 0; i < n; i++) {
        x[i] = random_unit();
        for (int k = start[i]; k < start[i + 1]; k++) {
            long near = i + (long)(random_bits() % 2001) - 1000;
            column[k] = near < 0 ? 0 : near >= n ? n - 1 : near;
            value[k] = random_unit() / 16;
        }
    }
    double begin = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        PARALLEL
        for (long i = 0; i < n; i++) row(i, value, column, start, x, y);
#else
        PACKED {
            FIELD(float, value); FIELD(int, column); FIELD(int, start); FIELD(float, x); FIELD(float, y); long n; size_t out;
        } args = {value, filled * 4, column, filled * 4, start, (n + 1) * 4, x, n * 4, y, n * 4, n, 0};
        RUN(spmv, &args);
#endif
        float *swap = x; x = y; y = swap;
    }
    request(x, n * 4);
    double seconds = now() - begin;
    printf("spmv %ld: %.6f\n", n, signature(x, n));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
