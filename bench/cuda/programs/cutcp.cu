#include "host.cuh"
#include "../cutcp.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 64), steps = argument(argc, argv, 2, 2), cubes = (n + CUBE - 1) / CUBE, all = cubes * cubes * cubes;
    prepare();
    size_t bytes = n * n * n * sizeof(float);
    Memory ma = memory(all * ROOM * 4 * sizeof(float)), mp = memory(bytes), mc = memory(all * sizeof(int));
    int *count = mc;
    for (long c = 0; c < all; c++) {
        count[c] = 2 + random_bits() % (ROOM - 2);
        for (int k = 0; k < count[c]; k++) {
            float *a = (float *)ma + (c * ROOM + k) * 4;
            a[0] = (c % cubes + random_unit()) * CUBE;
            a[1] = (c / cubes % cubes + random_unit()) * CUBE;
            a[2] = (c / cubes / cubes + random_unit()) * CUBE;
            a[3] = random_unit() - 0.5f;
        }
    }
    Timer t;
    double start = now();
    ma.up(), mc.up();
    dim3 threads(8, 8, 4), grid(blocks(n, 8), blocks(n, 8), blocks(n, 4));
    t.start();
    for (long s = 0; s < steps; s++) cutcp_point<<<grid, threads>>>(ma.on<float>(), mc.on<int>(), mp.on<float>(), n, cubes, n, n, n);
    t.stop();
    mp.down();
    double seconds = now() - start;
    t.add();
    printf("cutcp %ld: %.4f\n", n, signature((float *)mp, n * n * n));
    report(seconds, t);
}
