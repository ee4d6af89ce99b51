#include "common.cuh"
#define CONTROLS 8
KERNEL demosaic_pixel(IN(unsigned char, raw), OUT(float, out), int n, int nx, int ny)
{
    XY;
    int l = clamp(x - 1, n), r = clamp(x + 1, n), u = clamp(y - 1, n) * n, d = clamp(y + 1, n) * n, m = y * n;
    float here = raw[m + x], across = 0.5f * (raw[m + l] + raw[m + r]), down = 0.5f * (raw[u + x] + raw[d + x]);
    float corners = 0.25f * (raw[u + l] + raw[u + r] + raw[d + l] + raw[d + r]), sides = 0.5f * (across + down);
    float red, green, blue;
    if (y & 1) {
        if (x & 1) red = down, green = here, blue = across;
        else red = corners, green = sides, blue = here;
    } else {
        if (x & 1) red = here, green = sides, blue = corners;
        else red = across, green = here, blue = down;
    }
    int plane = n * n;
    out[m + x] = red / 255, out[plane + m + x] = green / 255, out[2 * plane + m + x] = blue / 255;
}

KERNEL denoise_pixel(IN(float, in), OUT(float, out), int n, int nx, int ny)
{
    XY;
#pragma unroll
    for (int c = 0; c < 3; c++) {
        const float *p = in + c * n * n;
        float a = p[y * n + clamp(x - 1, n)], b = p[y * n + clamp(x + 1, n)], e = p[y * n + x];
        float f = p[clamp(y - 1, n) * n + x], g = p[clamp(y + 1, n) * n + x];
        float low = most(least(a, b), least(f, g)), high = least(most(a, b), most(f, g));
        out[c * n * n + y * n + x] = most(least(low, high), least(most(low, high), e));
    }
}

KERNEL gamut_pixel(IN(float, in), OUT(float, out), IN(float, control), IN(float, weight), int n, int nx, int ny)
{
    XY;
    int plane = n * n, at = y * n + x;
    float r = in[at], g = in[plane + at], b = in[2 * plane + at], sum[3] = {0, 0, 0};
    for (int k = 0; k < CONTROLS; k++) {
        float dr = r - control[3 * k], dg = g - control[3 * k + 1], db = b - control[3 * k + 2];
        float distance = sqrtf(dr * dr + dg * dg + db * db);
        for (int c = 0; c < 3; c++) sum[c] += distance * weight[3 * k + c];
    }
    for (int c = 0; c < 3; c++) out[c * plane + at] = most(0, sum[c]);
}

KERNEL tones_pixel(IN(float, in), OUT(unsigned char, out), IN(unsigned char, curve), int n, int nx, int ny)
{
    XY;
    for (int c = 0; c < 3; c++) {
        int v = (int)(in[c * n * n + y * n + x] * 255);
        out[(y * n + x) * 3 + c] = curve[v < 0 ? 0 : v > 255 ? 255 : v];
    }
}
