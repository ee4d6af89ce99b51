/* Quicksort, heapsort and a merge sort of the same numbers. class: branchy; small: 3; large: 30 */
#define SCALE 3
#include "bench.h"

enum { N = 50000 };
static i32 a[N], b[N];

static void quick(i32 *v, i32 lo, i32 hi) {
    while (hi - lo > 12) {
        i32 m = lo + (hi - lo) / 2, p = v[m], i = lo, j = hi;
        while (i <= j) {
            while (v[i] < p)
                i++;
            while (v[j] > p)
                j--;
            if (i <= j) {
                i32 t = v[i];
                v[i++] = v[j], v[j--] = t;
            }
        }
        if (j - lo < hi - i)
            quick(v, lo, j), lo = i;
        else
            quick(v, i, hi), hi = j;
    }
    for (i32 i = lo + 1; i <= hi; i++) {
        i32 x = v[i], j = i - 1;
        for (; j >= lo && v[j] > x; j--)
            v[j + 1] = v[j];
        v[j + 1] = x;
    }
}

static void sift(i32 *v, i32 i, i32 n) {
    i32 x = v[i];
    for (i32 c; (c = 2 * i + 1) < n; i = c) {
        if (c + 1 < n && v[c + 1] > v[c])
            c++;
        if (v[c] <= x)
            break;
        v[i] = v[c];
    }
    v[i] = x;
}

static void heap(i32 *v, i32 n) {
    for (i32 i = n / 2; i-- > 0;)
        sift(v, i, n);
    while (--n > 0) {
        i32 t = v[0];
        v[0] = v[n], v[n] = t;
        sift(v, 0, n);
    }
}

static void merge(i32 *v, i32 *t, i32 n) {
    for (i32 width = 1; width < n; width *= 2) {
        for (i32 lo = 0; lo < n; lo += 2 * width) {
            i32 mid = lo + width < n ? lo + width : n, hi = lo + 2 * width < n ? lo + 2 * width : n, i = lo, j = mid;
            for (i32 k = lo; k < hi; k++)
                t[k] = i < mid && (j >= hi || v[i] <= v[j]) ? v[i++] : v[j++];
        }
        for (i32 i = 0; i < n; i++)
            v[i] = t[i];
    }
}

static u32 check(const i32 *v) {
    u32 h = 0;
    for (i32 i = 0; i < N; i++)
        h = h * 31 + (u32)v[i] + (i && v[i - 1] > v[i] ? 1000003u : 0);
    return h;
}

static void fill(u64 seed) {
    bench_state = seed;
    for (i32 i = 0; i < N; i++)
        a[i] = (i32)bench_random();
}

int bench_main(int n) {
    u32 h = 0;
    for (int r = 1; r <= n; r++) {
        fill((u64)r), quick(a, 0, N - 1), h = h * 3 + check(a);
        fill((u64)r), heap(a, N), h = h * 3 + check(a);
        fill((u64)r), merge(a, b, N), h = h * 3 + check(a);
    }
    return (int)h;
}
