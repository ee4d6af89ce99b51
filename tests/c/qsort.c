/* qsort and bsearch with every element size, stable keys, many sizes of array, callbacks that call back. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
    char name[11];
    int key;
};

static long calls;
static int by_int(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    calls++;
    return (x > y) - (x < y);
}
static int by_byte(const void *a, const void *b) { return *(const unsigned char *)a - *(const unsigned char *)b; }
static int by_name(const void *a, const void *b) { return strcmp(((const struct record *)a)->name, ((const struct record *)b)->name); }
static int by_string(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
static int by_double(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static int with_context(const void *a, const void *b, void *ctx) {
    const int *rank = ctx;
    return rank[*(const unsigned char *)a] - rank[*(const unsigned char *)b];
}
static int reenter(const void *a, const void *b) { /* a comparison that sorts too */
    int v[3] = {3, *(const int *)a & 1, 2};
    qsort(v, 3, sizeof *v, by_int);
    return by_int(a, b) * (v[2] == 3 ? 1 : -1);
}

int main(void) {
    uint32_t seed = 12345;
    static int v[5000];
    for (int n = 0; n <= 5000; n = n * 3 + 1) {
        for (int i = 0; i < n; i++)
            seed = seed * 1664525 + 1013904223, v[i] = (int)(seed >> 16) % 1000;
        qsort(v, (size_t)n, sizeof *v, by_int);
        int ok = 1;
        long sum = 0;
        for (int i = 0; i < n; i++)
            ok &= i == 0 || v[i - 1] <= v[i], sum = (sum * 31 + v[i]) % 1000007;
        printf("%d %d %ld\n", n, ok, sum);
    }
    printf("%d\n", calls > 5000);
    unsigned char text[] = "sorting characters by value";
    qsort(text, strlen((char *)text), 1, by_byte);
    printf("%s\n", text);
    int rank[256] = {0};
    for (int i = 0; i < 256; i++)
        rank[i] = -i;
    qsort_r(text, strlen((char *)text), 1, with_context, rank);
    printf("%s\n", text);
    struct record r[] = {{"delta", 4}, {"alpha", 1}, {"echo", 5}, {"bravo", 2}, {"charlie", 3}};
    qsort(r, 5, sizeof *r, by_name);
    for (int i = 0; i < 5; i++)
        printf("%s=%d ", r[i].name, r[i].key);
    const char *w[] = {"pear", "apple", "fig", "banana"};
    qsort(w, 4, sizeof *w, by_string);
    printf("%s %s %s %s\n", w[0], w[1], w[2], w[3]);
    double d[] = {2.5, -1, 1e10, -0.5, 0};
    qsort(d, 5, sizeof *d, by_double);
    printf("%g %g %g\n", d[0], d[1], d[4]);
    qsort(v, 200, sizeof *v, reenter);
    struct record key = {"delta", 0}, *hit = bsearch(&key, r, 5, sizeof *r, by_name);
    printf("%d %td\n", hit ? hit->key : -1, hit - r);
    strcpy(key.name, "zulu");
    printf("%d\n", bsearch(&key, r, 5, sizeof *r, by_name) == NULL);
    int k = v[100], *p = bsearch(&k, v, 5000, sizeof *v, by_int);
    printf("%d %d\n", p && *p == k, bsearch(&k, v, 0, sizeof *v, by_int) == NULL);
    return 0;
}
