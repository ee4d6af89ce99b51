/* Conway's game of life on a torus of bytes. class: memory; small: 20; large: 250 */
#define SCALE 20
#include "bench.h"

enum { SIZE = 512, MASK = SIZE - 1 };
static u8 grid[2][SIZE][SIZE];

int bench_main(int n) {
    bench_state = 1;
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
            grid[0][y][x] = bench_random() % 3 == 0;
    for (int g = 0; g < n; g++) {
        u8(*now)[SIZE] = grid[g & 1], (*next)[SIZE] = grid[~g & 1];
        for (int y = 0; y < SIZE; y++) {
            const u8 *up = now[(y - 1) & MASK], *here = now[y], *down = now[(y + 1) & MASK];
            for (int x = 0; x < SIZE; x++) {
                int l = (x - 1) & MASK, r = (x + 1) & MASK;
                int around = up[l] + up[x] + up[r] + here[l] + here[r] + down[l] + down[x] + down[r];
                next[y][x] = around == 3 || (around == 2 && here[x]);
            }
        }
    }
    u32 h = 0;
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
            h = h * 3 + grid[n & 1][y][x];
    return (int)h;
}
