/* Takeuchi's function and Ackermann's: deep calls with several arguments. class: calls; small: 60; large: 600 */
#define SCALE 60
#include "bench.h"

static int __attribute__((noinline)) tak(int x, int y, int z) {
    return y < x ? tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y)) : z;
}

static u32 __attribute__((noinline)) ack(u32 m, u32 n) {
    if (m == 0)
        return n + 1;
    return n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
}

int bench_main(int n) {
    u32 s = 0;
    for (int i = 0; i < n; i++)
        s = s * 7 + (u32)tak(18, 12, 6 - (i & 1)) * 1000 + ack(2, 300 + (u32)i % 50) + ack(3, 6);
    return (int)s;
}
