#include "host.cuh"
#include "../lbm.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 256), steps = argument(argc, argv, 2, 60);
    prepare();
    size_t bytes = Q * n * n * sizeof(float);
    Memory ma = memory(bytes), mb = memory(bytes), ms = memory(n * n * sizeof(int));
    float *a = ma;
    int *solid = ms;
    for (long i = 0; i < Q * n * n; i++) a[i] = (1 + 0.01f * random_unit()) / Q;
    for (long y = 0; y < n; y++)
        for (long x = 0; x < n; x++)
            solid[y * n + x] = y == 0 || y == n - 1 || (x - n / 4) * (x - n / 4) + (y - n / 2) * (y - n / 2) < n * n / 100;
    Timer t;
    double start = now();
    ma.up(), ms.up();
    dim3 block(32, 8), grid(blocks(n, 32), blocks(n, 8));
    t.start();
    for (long s = 0; s < steps; s++) {
        lbm_cell<<<grid, block>>>(ma.on<float>(), mb.on<float>(), ms.on<int>(), n, 1.2f, n, n);
        Memory swap = ma; ma = mb; mb = swap;
    }
    t.stop();
    ma.down();
    double seconds = now() - start;
    t.add();
    printf("lbm %ld: %.4f\n", n, signature((float *)ma, Q * n * n));
    report(seconds, t);
}
