#include "host.cuh"
#include "../mriq.cu"
int main(int argc, char **argv)
{
    long voxels = argument(argc, argv, 1, 8192), samples = argument(argc, argv, 2, 1024);
    prepare();
    Memory m[9];
    float *d[9];
    for (int k = 0; k < 9; k++) {
        long n = k < 4 ? samples : voxels;
        m[k] = memory(n * sizeof(float));
        d[k] = m[k].on<float>();
        for (long i = 0; i < n && k < 7; i++) ((float *)m[k])[i] = random_unit() - 0.5f;
    }
    Timer t;
    double start = now();
    for (int k = 0; k < 7; k++) m[k].up();
    t.start();
    mriq_voxel<<<blocks(voxels, 256), 256>>>(d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7], d[8], samples, voxels);
    t.stop();
    m[7].down(), m[8].down();
    double seconds = now() - start;
    t.add();
    printf("mriq %ld: %.3f %.3f\n", voxels, signature((float *)m[7], voxels), signature((float *)m[8], voxels));
    report(seconds, t);
}
