#include "host.cuh"
#include "../stencil.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 128), steps = argument(argc, argv, 2, 40);
    prepare();
    size_t bytes = n * n * n * sizeof(float);
    Memory ma = memory(bytes), mb = memory(bytes);
    float *a = ma, *b = mb, c0 = 1.0f / 6, c1 = 1.0f / 36;
    for (long i = 0; i < n * n * n; i++) a[i] = b[i] = random_unit();
    Timer t;
    double start = now();
    ma.up(), mb.up();
    dim3 block(32, 4, 2), grid(blocks(n - 2, 32), blocks(n - 2, 4), blocks(n - 2, 2));
    t.start();
    for (long s = 0; s < steps; s++) {
        stencil_point<<<grid, block>>>(ma.on<float>(), mb.on<float>(), n, c0, c1, n - 2, n - 2, n - 2);
        Memory swap = ma; ma = mb; mb = swap;
    }
    t.stop();
    ma.down();
    double seconds = now() - start;
    t.add();
    printf("stencil %ld: %.6f\n", n, signature((float *)ma, n * n * n));
    report(seconds, t);
}
