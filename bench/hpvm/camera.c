/* From a sensor's mosaic to a picture: demosaic, remove noise, map the gamut, map tones; four nodes after each other. */
#include "common.h"

#define CONTROLS 8

INLINE long clamp(long v, long n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }

/* Colours of a mosaic in rows of green red, blue green. Planes of red, green, blue. */
INLINE void demosaic(long x, long y, const unsigned char *raw, float *out, long n)
{
    long l = clamp(x - 1, n), r = clamp(x + 1, n), u = clamp(y - 1, n) * n, d = clamp(y + 1, n) * n, m = y * n;
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
    long plane = n * n;
    out[m + x] = red / 255, out[plane + m + x] = green / 255, out[2 * plane + m + x] = blue / 255;
}

/* The median of five. */
INLINE float least(float a, float b) { return a < b ? a : b; }
INLINE float most(float a, float b) { return a < b ? b : a; }
INLINE void denoise(long x, long y, const float *in, float *out, long n)
{
    for (int c = 0; c < 3; c++) {
        const float *p = in + c * n * n;
        float a = p[y * n + clamp(x - 1, n)], b = p[y * n + clamp(x + 1, n)], e = p[y * n + x];
        float f = p[clamp(y - 1, n) * n + x], g = p[clamp(y + 1, n) * n + x];
        float low = most(least(a, b), least(f, g)), high = least(most(a, b), most(f, g));
        out[c * n * n + y * n + x] = most(least(low, high), least(most(low, high), e));
    }
}

INLINE void gamut(long x, long y, const float *in, float *out, const float *control, const float *weight, long n)
{
    long plane = n * n, at = y * n + x;
    float r = in[at], g = in[plane + at], b = in[2 * plane + at], sum[3] = {0, 0, 0};
    for (int k = 0; k < CONTROLS; k++) {
        float dr = r - control[3 * k], dg = g - control[3 * k + 1], db = b - control[3 * k + 2];
        float distance = sqrtf(dr * dr + dg * dg + db * db);
        for (int c = 0; c < 3; c++) sum[c] += distance * weight[3 * k + c];
    }
    for (int c = 0; c < 3; c++) out[c * plane + at] = most(0, sum[c]);
}

INLINE void tones(long x, long y, const float *in, unsigned char *out, const unsigned char *curve, long n)
{
    for (int c = 0; c < 3; c++) {
        int v = (int)(in[c * n * n + y * n + x] * 255);
        out[(y * n + x) * 3 + c] = curve[v < 0 ? 0 : v > 255 ? 255 : v];
    }
}

#ifndef PLAIN
void demosaic_pixel(POINTER(unsigned char, raw), POINTER(float, out), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, raw, 1, out);
    void *node = __hpvm__getNode();
    demosaic(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), raw, out, n);
    __hpvm__return(1, out_bytes);
}

void denoise_pixel(POINTER(float, in), POINTER(float, out), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__getNode();
    denoise(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), in, out, n);
    __hpvm__return(1, out_bytes);
}

void gamut_pixel(POINTER(float, in), POINTER(float, out), POINTER(float, control), POINTER(float, weight), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(3, in, control, weight, 1, out);
    void *node = __hpvm__getNode();
    gamut(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), in, out, control, weight, n);
    __hpvm__return(1, out_bytes);
}

void tones_pixel(POINTER(float, in), POINTER(unsigned char, out), POINTER(unsigned char, curve), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(2, in, curve, 1, out);
    void *node = __hpvm__getNode();
    tones(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), in, out, curve, n);
    __hpvm__return(1, out_bytes);
}

/* Inputs: 0 raw, 2 first, 4 second, 6 third, 8 picture, 10 control, 12 weight, 14 curve (each with its size), 16 n. */
void camera(POINTER(unsigned char, raw), POINTER(float, first), POINTER(float, second), POINTER(float, third), POINTER(unsigned char, picture),
            POINTER(float, control), POINTER(float, weight), POINTER(unsigned char, curve), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(4, raw, control, weight, curve, 4, first, second, third, picture);
    void *a = __hpvm__createNodeND(2, demosaic_pixel, n, n), *b = __hpvm__createNodeND(2, denoise_pixel, n, n);
    void *c = __hpvm__createNodeND(2, gamut_pixel, n, n), *d = __hpvm__createNodeND(2, tones_pixel, n, n);
    __hpvm__bindIn(a, 0, 0, 0), __hpvm__bindIn(a, 1, 1, 0), __hpvm__bindIn(a, 2, 2, 0), __hpvm__bindIn(a, 3, 3, 0), __hpvm__bindIn(a, 16, 4, 0);
    __hpvm__bindIn(b, 2, 0, 0), __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 1, 0);
    __hpvm__bindIn(b, 4, 2, 0), __hpvm__bindIn(b, 5, 3, 0), __hpvm__bindIn(b, 16, 4, 0);
    __hpvm__bindIn(c, 4, 0, 0), __hpvm__edge(b, c, HPVM_ONE_TO_ONE, 0, 1, 0);
    __hpvm__bindIn(c, 6, 2, 0), __hpvm__bindIn(c, 7, 3, 0);
    __hpvm__bindIn(c, 10, 4, 0), __hpvm__bindIn(c, 11, 5, 0), __hpvm__bindIn(c, 12, 6, 0), __hpvm__bindIn(c, 13, 7, 0), __hpvm__bindIn(c, 16, 8, 0);
    __hpvm__bindIn(d, 6, 0, 0), __hpvm__edge(c, d, HPVM_ONE_TO_ONE, 0, 1, 0);
    __hpvm__bindIn(d, 8, 2, 0), __hpvm__bindIn(d, 9, 3, 0), __hpvm__bindIn(d, 14, 4, 0), __hpvm__bindIn(d, 15, 5, 0), __hpvm__bindIn(d, 16, 6, 0);
    __hpvm__bindOut(d, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 768), steps = argument(argc, argv, 2, 8);
    prepare();
    size_t bytes = 3 * n * n * sizeof(float);
    unsigned char *raw = memory(n * n), *picture = memory(3 * n * n), *curve = memory(256);
    float *first = memory(bytes), *second = memory(bytes), *third = memory(bytes), *control = memory(CONTROLS * 12), *weight = memory(CONTROLS * 12);
    for (long i = 0; i < n * n; i++) raw[i] = ((i % n) * 255 / n + (i / n) * 3 + random_bits() % 17) & 255;
    for (int k = 0; k < CONTROLS * 3; k++) control[k] = random_unit(), weight[k] = random_unit() / 4;
    for (int k = 0; k < 256; k++) curve[k] = 255 * sqrtf(k / 255.0f);
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
#define EACH(what) \
        PARALLEL \
        for (long y = 0; y < n; y++) \
            for (long x = 0; x < n; x++) what
        EACH(demosaic(x, y, raw, first, n));
        EACH(denoise(x, y, first, second, n));
        EACH(gamut(x, y, second, third, control, weight, n));
        EACH(tones(x, y, third, picture, curve, n));
#else
        PACKED {
            FIELD(unsigned char, raw); FIELD(float, first); FIELD(float, second); FIELD(float, third); FIELD(unsigned char, picture);
            FIELD(float, control); FIELD(float, weight); FIELD(unsigned char, curve); long n; size_t out;
        } args = {raw, n * n, first, bytes, second, bytes, third, bytes, picture, 3 * n * n, control, CONTROLS * 12, weight, CONTROLS * 12,
                  curve, 256, n, 0};
        RUN(camera, &args);
#endif
    }
    request(picture, 3 * n * n);
    double seconds = now() - start;
    unsigned seen = 0;
    for (long i = 0; i < 3 * n * n; i++) seen = seen * 33 + picture[i];
    printf("camera %ld: %08x\n", n, seen);
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
