#include "common.cuh"
KERNEL mriq_voxel(IN(float, kx), IN(float, ky), IN(float, kz), IN(float, phi), IN(float, px), IN(float, py), IN(float, pz), OUT(float, qr), OUT(float, qi),
                  int samples, int nx)
{
    X;
    float real = 0, imaginary = 0, vx = px[x], vy = py[x], vz = pz[x];
    for (int k = 0; k < samples; k++) {
        float angle = 6.2831853f * (kx[k] * vx + ky[k] * vy + kz[k] * vz);
        real += phi[k] * cosf(angle);
        imaginary += phi[k] * sinf(angle);
    }
    qr[x] = real, qi[x] = imaginary;
}
