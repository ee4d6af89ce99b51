/* Factorials and Fibonacci numbers in base 10^9, with division by small numbers. class: integer; small: 60; large: 600 */
#define SCALE 60
#include "../programs/bench.h"

enum { DIGITS = 600, BASE = 1000000000 };
struct number {
    int n;
    u32 d[DIGITS];
};

static void multiply(struct number *a, u32 k) {
    u64 carry = 0;
    for (int i = 0; i < a->n; i++) {
        carry += (u64)a->d[i] * k;
        a->d[i] = (u32)(carry % BASE), carry /= BASE;
    }
    while (carry && a->n < DIGITS)
        a->d[a->n++] = (u32)(carry % BASE), carry /= BASE;
}

static void add(struct number *a, const struct number *b) {
    u32 carry = 0;
    for (int i = 0; i < b->n || carry; i++) {
        if (i == a->n)
            a->d[a->n++] = 0;
        carry += a->d[i] + (i < b->n ? b->d[i] : 0);
        a->d[i] = carry >= BASE ? carry - BASE : carry;
        carry = carry >= BASE;
    }
}

static u32 divide(struct number *a, u32 k) {
    u64 rest = 0;
    for (int i = a->n - 1; i >= 0; i--) {
        rest = rest * BASE + a->d[i];
        a->d[i] = (u32)(rest / k), rest %= k;
    }
    while (a->n > 1 && !a->d[a->n - 1])
        a->n--;
    return (u32)rest;
}

int bench_main(int n) {
    static struct number f, x, y;
    u32 h = 0;
    for (int round = 0; round < n; round++) {
        f.n = 1, f.d[0] = 1;
        for (u32 k = 2; k <= 300; k++)
            multiply(&f, k);
        x.n = y.n = 1, x.d[0] = 0, y.d[0] = 1 + round;
        for (int k = 0; k < 400; k++)
            add(&x, &y), add(&y, &x);
        for (u32 k = 3; k < 60; k++)
            h = h * 31 + divide(&f, k) + divide(&y, k + 7);
    }
    return (int)h;
}
