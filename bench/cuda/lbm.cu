#include "common.cuh"
#define Q 9
KERNEL lbm_cell(IN(float, from), OUT(float, to), IN(int, solid), int n, float omega, int nx, int ny)
{
    XY;
    const int cx[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1}, opposite[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
    const float weight[Q] = {4 / 9.0f, 1 / 9.0f, 1 / 9.0f, 1 / 9.0f, 1 / 9.0f, 1 / 36.0f, 1 / 36.0f, 1 / 36.0f, 1 / 36.0f};
    int cells = n * n, at = y * n + x;
    float f[Q], density = 0, ux = 0, uy = 0;
#pragma unroll
    for (int k = 0; k < Q; k++) {
        int px = x - cx[k], py = y - cy[k];
        px = px < 0 ? px + n : px >= n ? px - n : px;
        py = py < 0 ? py + n : py >= n ? py - n : py;
        f[k] = from[k * cells + py * n + px];
        density += f[k];
        ux += cx[k] * f[k];
        uy += cy[k] * f[k];
    }
    if (solid[at]) {
#pragma unroll
        for (int k = 0; k < Q; k++) to[k * cells + at] = f[opposite[k]];
        return;
    }
    ux = ux / density + 0.00001f;
    uy = uy / density;
    float square = 1.5f * (ux * ux + uy * uy);
#pragma unroll
    for (int k = 0; k < Q; k++) {
        float along = 3 * (cx[k] * ux + cy[k] * uy);
        float rest = density * weight[k] * (1 + along + 0.5f * along * along - square);
        to[k * cells + at] = f[k] + omega * (rest - f[k]);
    }
}
