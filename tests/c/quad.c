/* binary128 arithmetic, conversion and comparison, bit by bit: long double where that is binary128, else __float128. */
#include <float.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#if LDBL_MANT_DIG == 113
typedef long double quad;
#else
typedef __float128 quad;
#endif

static void show(const char *what, quad x) {
    uint64_t w[2];
    memcpy(w, &x, 16);
    if (x != x)
        printf("%s nan\n", what);
    else
        printf("%s %016llx%016llx\n", what, (unsigned long long)w[1], (unsigned long long)w[0]);
}

static quad make(uint64_t hi, uint64_t lo) {
    uint64_t w[2] = {lo, hi};
    quad q;
    memcpy(&q, w, 16);
    return q;
}

static quad horner(quad x, int n) {
    quad r = 1;
    while (n > 0)
        r = 1 + r * x / n--;
    return r;
}

static struct pair {
    quad a, b;
} swap(struct pair p) {
    return (struct pair){p.b, p.a};
}

int main(void) {
    quad v[] = {0, make(0x8000000000000000, 0), 1, -3, (quad)1 / 3, make(0, 1), make(0x0000ffffffffffff, ~0ull), make(0x0001000000000000, 0), make(0x7ffeffffffffffff, ~0ull),
                make(0x7fff000000000000, 0), make(0xffff000000000000, 0), make(0x7fff800000000000, 0), make(0x3fff000000000000, 1), make(0x406f123456789abc, 0xdef0123456789abc), (quad)0.1, make(0xbffe5555555555ff, 3)};
    int n = sizeof v / sizeof *v;
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j += 2) {
            show("+", v[i] + v[j]), show("-", v[i] - v[j]), show("*", v[i] * v[j]), show("/", v[i] / v[j]);
            printf("%d%d%d%d%d%d%d\n", v[i] < v[j], v[i] <= v[j], v[i] == v[j], v[i] != v[j], v[i] > v[j], v[i] >= v[j], !(v[i] < v[j]));
        }
    show("e", horner(1, 40)), show("1/e", horner(-1, 40)), show("neg", -v[4]);
    for (int i = 0; i < n; i++) {
        double d = (double)v[i];
        float f = (float)v[i];
        if (v[i] == v[i])
            printf("%a %a\n", d, (double)f);
    }
    static volatile double ds[] = {0, -0.0, 1.5, 5e-324, 1e308, __builtin_inf(), 0.1};
    for (int i = 0; i < 7; i++)
        show("d", ds[i]), show("f", (float)ds[i]);
    static volatile int64_t is[] = {0, 1, -1, INT64_MAX, INT64_MIN, 1234567890123456789};
    for (int i = 0; i < 6; i++) {
        show("s64", is[i]), show("u64", (uint64_t)is[i]), show("s32", (int)is[i]), show("u32", (unsigned)is[i]);
        __int128 wide = (__int128)is[i] * 1000000007 * 998244353;
        show("s128", wide), show("u128", (unsigned __int128)wide);
        quad back = is[i];
        printf("%d %d\n", (int64_t)back == is[i], (int)(back / 4294967296));
    }
    quad big = (quad)((__int128)1 << 100) * 3 + (quad)7.75;
    __int128 whole = (__int128)big;
    printf("%llx %llx %llu\n", (unsigned long long)(whole >> 64), (unsigned long long)whole, (unsigned long long)(big / ((__int128)1 << 60)));
    struct pair p = swap((struct pair){2, v[4]});
    show("a", p.a), show("b", p.b);
    quad s = 0;
    for (int i = 1; i <= 500; i++)
        s += (quad)1 / i;
    show("harmonic", s), show("?", s > 6 ? s - 6 : s);
    return 0;
}
