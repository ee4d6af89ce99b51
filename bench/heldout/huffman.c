/* Huffman codes: counts, the tree, coding and decoding bit by bit. class: mixed; small: 25; large: 500 */
#define SCALE 25
#include "../programs/bench.h"

enum { SIZE = 6000, NODES = 512 };
static u8 text[SIZE], packed[SIZE * 2], back[SIZE];
static struct {
    u32 count;
    short left, right;
} node[NODES];
static u32 code[256];
static u8 length[256];
static int nodes;

static int lightest(u8 *used) {
    int found = -1;
    for (int i = 0; i < nodes; i++)
        if (!used[i] && node[i].count && (found < 0 || node[i].count < node[found].count))
            found = i;
    if (found >= 0)
        used[found] = 1;
    return found;
}

static void assign(int i, u32 bits, int n) {
    if (i < 256) {
        code[i] = bits, length[i] = (u8)(n ? n : 1);
        return;
    }
    assign(node[i].left, bits << 1, n + 1);
    assign(node[i].right, bits << 1 | 1, n + 1);
}

static int build(void) {
    static u8 used[NODES];
    for (int i = 0; i < NODES; i++)
        used[i] = 0, node[i].count = 0;
    for (int i = 0; i < SIZE; i++)
        node[text[i]].count++;
    nodes = 256;
    for (;;) {
        int a = lightest(used), b = lightest(used);
        if (b < 0)
            return a;
        node[nodes].count = node[a].count + node[b].count, node[nodes].left = (short)a, node[nodes].right = (short)b;
        nodes++;
    }
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 12;
    for (int round = 0; round < n; round++) {
        for (int i = 0; i < SIZE; i++)
            text[i] = (u8)("etaoin shrdlu"[(bench_random() % 13 * (bench_random() % 13)) / 13] + (bench_random() % 50 == 0));
        int root = build();
        assign(root, 0, 0);
        int bits = 0;
        for (int i = 0; i < SIZE * 2; i++)
            packed[i] = 0;
        for (int i = 0; i < SIZE; i++)
            for (int k = length[text[i]] - 1; k >= 0; k--, bits++)
                packed[bits >> 3] |= (u8)((code[text[i]] >> k & 1) << (bits & 7));
        int at = root, m = 0;
        for (int i = 0; i < bits && m < SIZE; i++) {
            at = packed[i >> 3] >> (i & 7) & 1 ? node[at].right : node[at].left;
            if (at < 256)
                back[m++] = (u8)at, at = root;
        }
        for (int i = 0; i < SIZE; i++)
            h = h * 3 + (back[i] == text[i]) + back[i];
        h += (u32)bits;
    }
    return (int)h;
}
