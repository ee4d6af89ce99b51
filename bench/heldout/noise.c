/* Gradient noise in three dimensions, in float, and its shape as an image. class: float; small: 6; large: 150 */
#define SCALE 6
#include "../programs/bench.h"

static u8 order[512];

static float fade(float t) {
    return t * t * t * (t * (t * 6 - 15) + 10);
}

static float mix(float t, float a, float b) {
    return a + t * (b - a);
}

static float gradient(int h, float x, float y, float z) {
    float u = (h & 15) < 8 ? x : y, v = (h & 15) < 4 ? y : (h & 13) == 12 ? x : z;
    return (h & 1 ? -u : u) + (h & 2 ? -v : v);
}

static float noise(float x, float y, float z) {
    int i = (int)x & 255, j = (int)y & 255, k = (int)z & 255;
    x -= (float)(int)x, y -= (float)(int)y, z -= (float)(int)z;
    float u = fade(x), v = fade(y), w = fade(z);
    int a = order[i] + j, b = order[i + 1] + j;
    int aa = order[a & 511] + k, ab = order[(a + 1) & 511] + k, ba = order[b & 511] + k, bb = order[(b + 1) & 511] + k;
    float low = mix(v, mix(u, gradient(order[aa & 511], x, y, z), gradient(order[ba & 511], x - 1, y, z)),
                    mix(u, gradient(order[ab & 511], x, y - 1, z), gradient(order[bb & 511], x - 1, y - 1, z)));
    float high = mix(v, mix(u, gradient(order[(aa + 1) & 511], x, y, z - 1), gradient(order[(ba + 1) & 511], x - 1, y, z - 1)),
                     mix(u, gradient(order[(ab + 1) & 511], x, y - 1, z - 1), gradient(order[(bb + 1) & 511], x - 1, y - 1, z - 1)));
    return mix(w, low, high);
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 8;
    for (int i = 0; i < 256; i++)
        order[i] = (u8)i;
    for (int i = 255; i > 0; i--) {
        int k = (int)(bench_random() % (u32)(i + 1));
        u8 t = order[i];
        order[i] = order[k], order[k] = t;
    }
    for (int i = 0; i < 256; i++)
        order[256 + i] = order[i];
    for (int f = 0; f < n; f++)
        for (int y = 0; y < 64; y++)
            for (int x = 0; x < 64; x++) {
                float s = 0, scale = 1.0f / 16, weight = 1;
                for (int octave = 0; octave < 3; octave++, scale *= 2, weight /= 2)
                    s += weight * noise((float)x * scale, (float)y * scale, (float)f * scale + 0.5f);
                h = h * 31 + (u32)(int)(s * 100 + 128);
            }
    return (int)h;
}
