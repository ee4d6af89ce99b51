/* The swap and lost-copy problems: parallel copies at loop headers must not overwrite one another. */
#include <stdio.h>

static void fib(int n) {
    unsigned a = 0, b = 1;
    while (n-- > 0) {
        unsigned t = a + b;
        a = b, b = t;
    }
    printf("%u %u\n", a, b);
}

static int swap_loop(int x, int y, int n) {
    for (int i = 0; i < n; i++) {
        int t = x;
        x = y, y = t;
    }
    return x * 10 + y;
}

static int rotate_loop(int a, int b, int c, int d, int n) {
    for (int i = 0; i < n; i++) {
        int t = a;
        a = b, b = c, c = d, d = t;
    }
    return ((a * 10 + b) * 10 + c) * 10 + d;
}

/* the value before the increment is used after the loop */
static int lost_copy(int x, int limit) {
    int last;
    do {
        last = x;
        x = x + 1;
    } while (x < limit);
    return last * 100 + x;
}

static double swap_mixed(double a, double b, long i, long j, int n) {
    while (n--) {
        double t = a;
        long k = i;
        a = b + 1, b = t;
        i = j, j = k + 1;
    }
    return a * 1000 + b * 100 + (double)(i * 10 + j);
}

static unsigned gcd(unsigned a, unsigned b) {
    while (b) {
        unsigned t = a % b;
        a = b, b = t;
    }
    return a;
}

/* two independent cycles, one chain and a value that stays, all in one header */
static int many(int n) {
    int a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, keep = 8;
    for (int i = 0; i < n; i++) {
        int t = a, u = c;
        a = b, b = t;
        c = d, d = e, e = u;
        g = f, f = i;
        if (i % 3 == 0)
            t = keep, keep = a, a = t;
    }
    return a + b * 3 + c * 5 + d * 7 + e * 11 + f * 13 + g * 17 + keep * 19;
}

static void list_reverse(void) {
    struct node {
        int v;
        struct node *next;
    } n[5], *prev = 0, *cur = n;
    for (int i = 0; i < 5; i++)
        n[i].v = i, n[i].next = i < 4 ? &n[i + 1] : 0;
    while (cur) {
        struct node *next = cur->next;
        cur->next = prev;
        prev = cur, cur = next;
    }
    for (; prev; prev = prev->next)
        printf("%d", prev->v);
    printf("\n");
}

int main(void) {
    volatile int n = 7;
    fib(n), fib(47);
    printf("%d %d\n", swap_loop(1, 2, n), swap_loop(1, 2, n + 1));
    for (int i = 0; i < 5; i++)
        printf("%d ", rotate_loop(1, 2, 3, 4, n + i));
    printf("\n%d %d\n", lost_copy(n, 20), lost_copy(n, 3));
    printf("%g\n", swap_mixed(1, 2, 3, 4, n));
    printf("%u\n", gcd(1071u * (unsigned)n, 462));
    for (int i = 0; i < 8; i++)
        printf("%d ", many(i));
    printf("\n");
    list_reverse();
    return 0;
}
