/* Dynamic programming: edit distance, longest common subsequence, knapsack. class: integer; small: 20; large: 240 */
#define SCALE 20
#include "bench.h"

enum { N = 800, W = 6000 };
static u8 a[N], b[N];
static i32 row[N + 1], lcs[2][N + 1], best[W + 1];

static i32 least(i32 x, i32 y) { return x < y ? x : y; }
static i32 most(i32 x, i32 y) { return x > y ? x : y; }

static i32 distance(void) {
    for (i32 j = 0; j <= N; j++)
        row[j] = j;
    for (i32 i = 1; i <= N; i++) {
        i32 diagonal = row[0];
        row[0] = i;
        for (i32 j = 1; j <= N; j++) {
            i32 up = row[j];
            row[j] = least(least(up, row[j - 1]) + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = up;
        }
    }
    return row[N];
}

static i32 common(void) {
    for (i32 j = 0; j <= N; j++)
        lcs[0][j] = 0;
    for (i32 i = 1; i <= N; i++)
        for (i32 j = 1; j <= N; j++)
            lcs[i & 1][j] = a[i - 1] == b[j - 1] ? lcs[(i - 1) & 1][j - 1] + 1 : most(lcs[(i - 1) & 1][j], lcs[i & 1][j - 1]);
    return lcs[N & 1][N];
}

static i32 knapsack(void) {
    for (i32 w = 0; w <= W; w++)
        best[w] = 0;
    for (i32 i = 0; i < 100; i++) {
        i32 weight = 20 + (i32)(bench_random() % 400), worth = 1 + (i32)(bench_random() % 900);
        for (i32 w = W; w >= weight; w--)
            best[w] = most(best[w], best[w - weight] + worth);
    }
    return best[W];
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 21;
    for (int r = 0; r < n; r++) {
        for (i32 i = 0; i < N; i++)
            a[i] = (u8)(bench_random() % 6), b[i] = (u8)(bench_random() % 6);
        h = h * 31 + (u32)distance() + (u32)common() * 7 + (u32)knapsack();
    }
    return (int)h;
}
