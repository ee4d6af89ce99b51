#include "host.cuh"
#include "../tpacf.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 6000), steps = argument(argc, argv, 2, 1);
    prepare();
    Memory mp = memory(3 * n * sizeof(float)), me = memory(EDGES * sizeof(float)), mb = memory(BINS * sizeof(int));
    float *points = mp, *edge = me;
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
    Timer t;
    double start = now();
    mp.up(), me.up(), mb.up();
    t.start();
    for (long s = 0; s < steps; s++) tpacf_pairs<<<blocks(n, 256), 256>>>(mp.on<float>(), me.on<float>(), mb.on<int>(), n, n);
    t.stop();
    mb.down();
    double seconds = now() - start;
    t.add();
    printf("tpacf %ld: %08x\n", n, signature_int((int *)mb, BINS));
    report(seconds, t);
}
