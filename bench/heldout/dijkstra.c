/* Shortest ways in a graph of the grid kind, with a binary heap. class: memory; small: 12; large: 200 */
#define SCALE 12
#include "../programs/bench.h"

enum { SIDE = 90, NODES = SIDE * SIDE };
struct entry {
    u32 cost;
    u16 node;
};
static struct entry heap[4 * NODES];
static int filled;
static u32 best[NODES];
static u8 weight[NODES][4];

static void push(u32 cost, int node) {
    int i = filled++;
    while (i && heap[(i - 1) / 2].cost > cost) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i].cost = cost, heap[i].node = (u16)node;
}

static struct entry pop(void) {
    struct entry top = heap[0], last = heap[--filled];
    int i = 0;
    for (;;) {
        int c = 2 * i + 1;
        if (c >= filled)
            break;
        if (c + 1 < filled && heap[c + 1].cost < heap[c].cost)
            c++;
        if (heap[c].cost >= last.cost)
            break;
        heap[i] = heap[c], i = c;
    }
    heap[i] = last;
    return top;
}

int bench_main(int n) {
    static const int step[4] = {1, -1, SIDE, -SIDE};
    u32 h = 0;
    bench_state = 99;
    for (int i = 0; i < NODES; i++)
        for (int k = 0; k < 4; k++)
            weight[i][k] = (u8)(1 + bench_random() % 9);
    for (int round = 0; round < n; round++) {
        for (int i = 0; i < NODES; i++)
            best[i] = ~0u;
        int start = (int)(bench_random() % NODES);
        best[start] = 0, filled = 0;
        push(0, start);
        while (filled) {
            struct entry e = pop();
            if (e.cost > best[e.node])
                continue;
            for (int k = 0; k < 4; k++) {
                int to = e.node + step[k];
                if (to < 0 || to >= NODES || (k < 2 && to / SIDE != e.node / SIDE))
                    continue;
                u32 c = e.cost + weight[e.node][k];
                if (c < best[to])
                    best[to] = c, push(c, to);
            }
        }
        for (int i = 0; i < NODES; i += 97)
            h = h * 17 + best[i];
    }
    return (int)h;
}
