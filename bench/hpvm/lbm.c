/* Fluid in a channel by the lattice Boltzmann method (two dimensions, nine velocities), with an obstacle. */
#include "common.h"

#define Q 9

INLINE void cell(long x, long y, const float *from, float *to, const int *solid, long n, float omega)
{
    const int cx[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    const int opposite[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
    const float weight[Q] = {4 / 9.0f, 1 / 9.0f, 1 / 9.0f, 1 / 9.0f, 1 / 9.0f, 1 / 36.0f, 1 / 36.0f, 1 / 36.0f, 1 / 36.0f};
    long cells = n * n, at = y * n + x;
    float f[Q], density = 0, ux = 0, uy = 0;
    for (int k = 0; k < Q; k++) {
        long px = x - cx[k], py = y - cy[k];
        px = px < 0 ? px + n : px >= n ? px - n : px;
        py = py < 0 ? py + n : py >= n ? py - n : py;
        f[k] = from[k * cells + py * n + px];
        density += f[k];
        ux += cx[k] * f[k];
        uy += cy[k] * f[k];
    }
    if (solid[at]) {
        for (int k = 0; k < Q; k++) to[k * cells + at] = f[opposite[k]];
        return;
    }
    ux = ux / density + 0.00001f;
    uy = uy / density;
    float square = 1.5f * (ux * ux + uy * uy);
    for (int k = 0; k < Q; k++) {
        float along = 3 * (cx[k] * ux + cy[k] * uy);
        float rest = density * weight[k] * (1 + along + 0.5f * along * along - square);
        to[k * cells + at] = f[k] + omega * (rest - f[k]);
    }
}

#ifndef PLAIN
void lbm_cell(POINTER(float, from), POINTER(float, to), POINTER(int, solid), long n, float omega)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(2, from, solid, 1, to);
    void *node = __hpvm__getNode();
    cell(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), from, to, solid, n, omega);
    __hpvm__return(1, to_bytes);
}

void lbm(POINTER(float, from), POINTER(float, to), POINTER(int, solid), long n, float omega)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, from, solid, 1, to);
    void *node = __hpvm__createNodeND(2, lbm_cell, n, n);
    BIND_ALL(node, 8);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 256), steps = argument(argc, argv, 2, 60);
    prepare();
    size_t bytes = Q * n * n * sizeof(float);
    float *a = memory(bytes), *b = memory(bytes);
    int *solid = memory(n * n * sizeof(int));
    for (long i = 0; i < Q * n * n; i++) a[i] = (1 + 0.01f * random_unit()) / Q;
    for (long y = 0; y < n; y++)
        for (long x = 0; x < n; x++)
            solid[y * n + x] = y == 0 || y == n - 1 || (x - n / 4) * (x - n / 4) + (y - n / 2) * (y - n / 2) < n * n / 100;
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        PARALLEL
        for (long y = 0; y < n; y++)
            for (long x = 0; x < n; x++) cell(x, y, a, b, solid, n, 1.2f);
#else
        PACKED { FIELD(float, a); FIELD(float, b); FIELD(int, s); long n; float omega; size_t out; } args =
            {a, bytes, b, bytes, solid, n * n * 4, n, 1.2f, 0};
        RUN(lbm, &args);
#endif
        float *swap = a; a = b; b = swap;
    }
    request(a, bytes);
    double seconds = now() - start;
    printf("lbm %ld: %.4f\n", n, signature(a, Q * n * n));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
