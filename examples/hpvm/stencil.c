/* Steps of a 7-point stencil in three dimensions, a launch for each step. Usage: stencil [SIZE] [STEPS] */
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>

void point(float *from, size_t from_bytes, float *to, size_t to_bytes, long nx, long ny, float c0, float c1)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, from, 1, to);
    void *node = __hpvm__getNode();
    long x = __hpvm__getNodeInstanceID_x(node) + 1, y = __hpvm__getNodeInstanceID_y(node) + 1;
    long z = __hpvm__getNodeInstanceID_z(node) + 1;
    long at = x + nx * (y + ny * z);
    to[at] = c1 * (from[at - 1] + from[at + 1] + from[at - nx] + from[at + nx] + from[at - nx * ny] + from[at + nx * ny]) - from[at] * c0;
    __hpvm__return(1, to_bytes);
}

void step(float *from, size_t from_bytes, float *to, size_t to_bytes, long nx, long ny, float c0, float c1, long nz)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, from, 1, to);
    void *node = __hpvm__createNodeND(3, point, nx - 2, ny - 2, nz - 2);
    for (int i = 0; i < 8; i++) __hpvm__bindIn(node, i, i, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

struct __attribute__((__packed__)) Arguments {
    float *from; size_t from_bytes;
    float *to; size_t to_bytes;
    long nx, ny;
    float c0, c1;
    long nz;
    size_t result;
};

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 16, steps = argc > 2 ? atol(argv[2]) : 3;
    size_t bytes = n * n * n * sizeof(float);
    float *a = malloc(bytes), *b = malloc(bytes), *check = malloc(bytes), *before = malloc(bytes);
    for (long i = 0; i < n * n * n; i++) a[i] = b[i] = check[i] = before[i] = (i % 29) * 0.125f;

    __hpvm__init();
    llvm_hpvm_track_mem(a, bytes);
    llvm_hpvm_track_mem(b, bytes);
    float c0 = 1.0f / 6, c1 = 1.0f / 36;
    for (long t = 0; t < steps; t++) {
        struct Arguments args = {a, bytes, b, bytes, n, n, c0, c1, n, 0};
        __hpvm__wait(__hpvm__launch(0, step, &args));
        float *swap = a; a = b; b = swap;
    }
    llvm_hpvm_request_mem(a, bytes);
    long wrong = 0;
    double sum = 0;
    if (n <= 64)
        for (long t = 0; t < steps; t++) {
            for (long z = 1; z < n - 1; z++)
                for (long y = 1; y < n - 1; y++)
                    for (long x = 1; x < n - 1; x++) {
                        float *p = before + x + n * (y + n * z);
                        check[x + n * (y + n * z)] = c1 * (p[-1] + p[1] + p[-n] + p[n] + p[-n * n] + p[n * n]) - *p * c0;
                    }
            float *swap = before; before = check; check = swap;
        }
    for (long i = 0; i < n * n * n; i++) { wrong += n <= 64 && a[i] != before[i]; sum += a[i]; }
    __hpvm__cleanup();
    printf("stencil: %ld^3, %ld steps, %ld wrong, sum %.3f\n", n, steps, wrong, sum);
    return wrong != 0;
}
