/* Sudoku by backtracking with candidate masks, choosing the tightest cell. class: branchy; small: 120; large: 1200 */
#define SCALE 120
#include "bench.h"

static const char *const puzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"};

static u8 cell[81];
static u16 rows[9], cols[9], boxes[9];
static u32 steps;

static int bits(u32 m) {
    int n = 0;
    for (; m; m &= m - 1)
        n++;
    return n;
}

static void put(int i, int d) {
    u16 m = (u16)(1 << d);
    cell[i] = (u8)d;
    rows[i / 9] ^= m, cols[i % 9] ^= m, boxes[i / 27 * 3 + i % 9 / 3] ^= m;
}

static int solve(u32 limit) {
    int best = -1, fewest = 10;
    u32 choices = 0;
    if (++steps > limit)
        return 1;
    for (int i = 0; i < 81; i++)
        if (!cell[i]) {
            u32 m = 0x3fe & ~(u32)(rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]);
            int n = bits(m);
            if (n < fewest) {
                best = i, fewest = n, choices = m;
                if (n < 2)
                    break;
            }
        }
    if (best < 0)
        return 1;
    for (int d = 1; d <= 9; d++)
        if (choices >> d & 1) {
            put(best, d);
            if (solve(limit))
                return 1;
            put(best, d);
            cell[best] = 0;
        }
    return 0;
}

int bench_main(int n) {
    u32 h = 0;
    for (int r = 0; r < n; r++) {
        const char *p = puzzles[r % 4];
        for (int i = 0; i < 9; i++)
            rows[i] = cols[i] = boxes[i] = 0;
        for (int i = 0; i < 81; i++)
            cell[i] = 0;
        for (int i = 0; i < 81; i++)
            if (p[i] != '.')
                put(i, p[i] - '0');
        steps = 0;
        solve(2500);
        for (int i = 0; i < 81; i++)
            h = h * 11 + cell[i];
        h += steps;
    }
    return (int)h;
}
