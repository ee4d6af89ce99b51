#include "common.cuh"
KERNEL smooth_pixel(IN(float, in), OUT(float, out), int n, int nx, int ny)
{
    XY;
    const float w[3] = {0.25f, 0.5f, 0.25f};
    float s = 0;
#pragma unroll
    for (int dy = -1; dy <= 1; dy++)
#pragma unroll
        for (int dx = -1; dx <= 1; dx++) s += w[dy + 1] * w[dx + 1] * in[clamp(y + dy, n) * n + clamp(x + dx, n)];
    out[y * n + x] = s;
}

KERNEL laplace_pixel(IN(float, in), OUT(float, out), int n, int nx, int ny)
{
    XY;
    float greatest = -1e30f, smallest = 1e30f, at = in[y * n + x];
#pragma unroll
    for (int dy = -1; dy <= 1; dy++)
#pragma unroll
        for (int dx = -1; dx <= 1; dx++) {
            float v = in[clamp(y + dy, n) * n + clamp(x + dx, n)];
            greatest = v > greatest ? v : greatest;
            smallest = v < smallest ? v : smallest;
        }
    out[y * n + x] = greatest + smallest - 2 * at;
}

KERNEL change_pixel(IN(float, in), OUT(float, out), int n, int nx, int ny)
{
    XY;
    int plus = 0, minus = 0;
#pragma unroll
    for (int dy = -1; dy <= 1; dy++)
#pragma unroll
        for (int dx = -1; dx <= 1; dx++) {
            float v = in[clamp(y + dy, n) * n + clamp(x + dx, n)];
            plus |= v > 0;
            minus |= v < 0;
        }
    out[y * n + x] = plus && minus ? 1.0f : 0.0f;
}

KERNEL slope_pixel(IN(float, in), OUT(float, out), int n, int nx, int ny)
{
    XY;
    int l = clamp(x - 1, n), r = clamp(x + 1, n), u = clamp(y - 1, n) * n, d = clamp(y + 1, n) * n, m = y * n;
    float gx = in[u + r] + 2 * in[m + r] + in[d + r] - in[u + l] - 2 * in[m + l] - in[d + l];
    float gy = in[d + l] + 2 * in[d + x] + in[d + r] - in[u + l] - 2 * in[u + x] - in[u + r];
    out[y * n + x] = sqrtf(gx * gx + gy * gy);
}

KERNEL largest_row(IN(float, in), OUT(float, rows), int n, int nx)
{
    X;
    float greatest = 0;
    for (int k = 0; k < n; k++) greatest = in[x * n + k] > greatest ? in[x * n + k] : greatest;
    rows[x] = greatest;
}

KERNEL largest_of_rows(IN(float, rows), int n, OUT(float, result))
{
    float greatest = 0;
    for (int y = 0; y < n; y++) greatest = rows[y] > greatest ? rows[y] : greatest;
    *result = greatest;
}

KERNEL keep_pixel(IN(float, changes), IN(float, slopes), OUT(unsigned char, out), float greatest, int n, int nx, int ny)
{
    XY;
    out[y * n + x] = changes[y * n + x] > 0 && slopes[y * n + x] > 0.2f * greatest ? 255 : 0;
}
