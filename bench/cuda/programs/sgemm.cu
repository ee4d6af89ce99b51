#include "host.cuh"
#include "../sgemm.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 512), steps = argument(argc, argv, 2, 2);
    prepare();
    size_t bytes = n * n * sizeof(float);
    Memory ma = memory(bytes), mb = memory(bytes), mc = memory(bytes);
    float *a = ma, *b = mb, *c = mc;
    for (long i = 0; i < n * n; i++) a[i] = random_unit() - 0.5f, b[i] = random_unit() - 0.5f;
    Timer t;
    double start = now();
    ma.up(), mb.up();
    dim3 block(32, 8), grid(blocks(n, 32), blocks(n, 8));
    t.start();
    for (long s = 0; s < steps; s++) sgemm_element<<<grid, block>>>(ma.on<float>(), mb.on<float>(), mc.on<float>(), n, n, n);
    t.stop();
    mc.down();
    double seconds = now() - start;
    t.add();
    printf("sgemm %ld: %.6f\n", n, signature(c, n * n));
    report(seconds, t);
}
