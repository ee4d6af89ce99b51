/* The n queens: once with bit masks, once with arrays. class: branchy; small: 10; large: 12 */
#define SCALE 10
#include "bench.h"

static int masks(u32 all, u32 cols, u32 left, u32 right) {
    int count = 0;
    if (cols == all)
        return 1;
    for (u32 free = all & ~(cols | left | right); free;) {
        u32 bit = free & (0 - free);
        free ^= bit;
        count += masks(all, cols | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
}

static u8 column[32], up[64], down[64];
static u32 placed;

static int arrays(int row, int n) {
    int count = 0;
    if (row == n)
        return 1;
    for (int c = 0; c < n; c++)
        if (!column[c] && !up[row + c] && !down[row - c + n]) {
            column[c] = up[row + c] = down[row - c + n] = 1;
            placed++;
            count += arrays(row + 1, n);
            column[c] = up[row + c] = down[row - c + n] = 0;
        }
    return count;
}

int bench_main(int n) {
    u32 total = 0;
    placed = 0;
    for (int i = 4; i <= n + 1; i++)
        total = total * 3 + (u32)(masks((1u << i) - 1, 0, 0, 0) + arrays(0, i));
    return (int)(total + placed);
}
