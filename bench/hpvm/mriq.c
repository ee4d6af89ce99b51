/* The matrix Q of a reconstruction from magnetic resonance: for each voxel a sum of waves. */
#include "common.h"

INLINE void voxel(long i, const float *kx, const float *ky, const float *kz, const float *phi, const float *x, const float *y, const float *z,
                  float *qr, float *qi, long samples)
{
    float real = 0, imaginary = 0;
    for (long k = 0; k < samples; k++) {
        float angle = 6.2831853f * (kx[k] * x[i] + ky[k] * y[i] + kz[k] * z[i]);
        real += phi[k] * cosf(angle);
        imaginary += phi[k] * sinf(angle);
    }
    qr[i] = real, qi[i] = imaginary;
}

#ifndef PLAIN
#define PARAMETERS POINTER(float, kx), POINTER(float, ky), POINTER(float, kz), POINTER(float, phi), POINTER(float, x), POINTER(float, y), \
    POINTER(float, z), POINTER(float, qr), POINTER(float, qi), long samples
void mriq_voxel(PARAMETERS)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(7, kx, ky, kz, phi, x, y, z, 2, qr, qi);
    voxel(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), kx, ky, kz, phi, x, y, z, qr, qi, samples);
    __hpvm__return(1, qr_bytes);
}

void mriq(PARAMETERS, long voxels)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(7, kx, ky, kz, phi, x, y, z, 2, qr, qi);
    void *node = __hpvm__createNodeND(1, mriq_voxel, voxels);
    BIND_ALL(node, 19);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long voxels = argument(argc, argv, 1, 8192), samples = argument(argc, argv, 2, 1024);
    prepare();
    float *p[9];
    size_t bytes[9];
    for (int k = 0; k < 9; k++) {
        long n = k < 4 ? samples : voxels;
        bytes[k] = n * sizeof(float);
        p[k] = memory(bytes[k]);
        for (long i = 0; i < n && k < 7; i++) p[k][i] = random_unit() - 0.5f;
    }
    double start = now();
#ifdef PLAIN
    PARALLEL
    for (long i = 0; i < voxels; i++) voxel(i, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], samples);
#else
    PACKED { PACKED { FIELD(float, p); } of[9]; long samples, voxels; size_t out; } args = {{{0}}, samples, voxels, 0};
    for (int k = 0; k < 9; k++) args.of[k].p = p[k], args.of[k].p_bytes = bytes[k];
    RUN(mriq, &args);
#endif
    request(p[7], bytes[7]), request(p[8], bytes[8]);
    double seconds = now() - start;
    printf("mriq %ld: %.3f %.3f\n", voxels, signature(p[7], voxels), signature(p[8], voxels));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
