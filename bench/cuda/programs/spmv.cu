#include "host.cuh"
#include "../spmv.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 100000), steps = argument(argc, argv, 2, 40);
    prepare();
    Memory ms = memory((n + 1) * sizeof(int));
    int *start = ms;
    for (long i = 0; i < n; i++) start[i + 1] = start[i] + 8 + random_bits() % 17;
    long filled = start[n];
    Memory mv = memory(filled * 4), mx = memory(n * 4), my = memory(n * 4), mc = memory(filled * 4);
    float *value = mv, *x = mx;
    int *column = mc;
    for (long i = 0; i < n; i++) {
        x[i] = random_unit();
        for (int k = start[i]; k < start[i + 1]; k++) {
            long near = i + (long)(random_bits() % 2001) - 1000;
            column[k] = near < 0 ? 0 : near >= n ? n - 1 : near;
            value[k] = random_unit() / 16;
        }
    }
    Timer t;
    double begin = now();
    ms.up(), mv.up(), mc.up(), mx.up();
    t.start();
    for (long s = 0; s < steps; s++) {
        spmv_row<<<blocks(n, 256), 256>>>(mv.on<float>(), mc.on<int>(), ms.on<int>(), mx.on<float>(), my.on<float>(), n);
        Memory swap = mx; mx = my; my = swap;
    }
    t.stop();
    mx.down();
    double seconds = now() - begin;
    t.add();
    printf("spmv %ld: %.6f\n", n, signature((float *)mx, n));
    report(seconds, t);
}
