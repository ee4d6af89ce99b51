/* Three million allocations in loops: what a scope or a call allocated is given back. */
#include <alloca.h>
#include <stdio.h>

static unsigned vla_in_loop(int n, int size) {
    unsigned h = 1;
    for (int i = 0; i < n; i++) {
        int v[size + i % 7];
        v[size - 1 + i % 7] = 3, v[0] = i;
        h = h * 31 + (unsigned)v[0];
    }
    return h;
}

static unsigned __attribute__((noinline)) once(int i) {
    int *p = alloca(64 + (i & 15) * 4);
    p[0] = i, p[15] = i ^ 5;
    return (unsigned)(p[0] + p[15]);
}

static unsigned local_in_loop(int n) {
    unsigned h = 0;
    for (int i = 0; i < n; i++) {
        int local[4] = {i, i + 1, i + 2, i + 3};
        int *volatile p = local;
        h += (unsigned)p[i & 3];
    }
    return h;
}

int main(void) {
    printf("%u\n", vla_in_loop(3000000, 40));
    unsigned h = 0;
    for (int i = 0; i < 3000000; i++)
        h = h * 3 + once(i);
    printf("%u\n", h);
    printf("%u\n", local_in_loop(3000000));
    return 0;
}
