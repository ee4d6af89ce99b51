/* Diffusion on a grid of floats, single precision. class: f32; small: 450; large: 4500 */
#define SCALE 450
#include "bench.h"

enum { N = 400 };
static float a[N][N], b[N][N];

int bench_main(int n) {
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++)
            a[y][x] = b[y][x] = (float)((x * y) % 97) * 0.125f;
    for (int t = 0; t < n; t++) {
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                b[y][x] = a[y][x] * 0.5f + (a[y - 1][x] + a[y + 1][x] + a[y][x - 1] + a[y][x + 1]) * 0.125f;
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                a[y][x] = b[y][x];
        a[N / 2][N / 2] += 10.0f;
    }
    float s = 0;
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++)
            s += a[y][x] * (float)(1 + (x ^ y) % 3);
    return (int)(s * 4);
}
