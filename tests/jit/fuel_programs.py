"""Small programs that spend their fuel in different ways: on calls, in loops, in the host library and what it calls back, by jumps."""

CALLS = r"""
#include <stdio.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
static int trace[64];
NOINLINE int leaf(int x) { trace[x & 63]++; return x * 3 + 1; }
NOINLINE int twice(int x) { trace[x & 63] ^= 1; return leaf(x) + leaf(x + 1); }
NOINLINE int even(int n);
NOINLINE int odd(int n) { trace[n & 63] += 2; return n ? even(n - 1) : 0; }
NOINLINE int even(int n) { trace[n & 63] += 3; return n ? odd(n - 1) : 1; }
NOINLINE int pick(int (*f)(int), int x) { return f(x); }
int main(void) {
    int (*volatile table[])(int) = {leaf, abs, twice, even, abs};
    int s = 0;
    for (int i = 0; i < 40; i++) s += pick(table[i % 5], (i % 9 - 3) & 7) + table[(i + 1) % 5](i & 7) + abs(trace[i & 63] - 5);
    printf("%d\n", s);
    return s & 63;
}
"""

RECURSION = r"""
#include <stdio.h>
#define NOINLINE __attribute__((noinline))
static int seen[32];
NOINLINE int fib(int n) { seen[n]++; return n < 2 ? n : fib(n - 1) + fib(n - 2); }
NOINLINE int ackermann(int m, int n) { seen[16 + m]++; return m == 0 ? n + 1 : ackermann(m - 1, n ? ackermann(m, n - 1) : 1); }
NOINLINE void hanoi(int n, int *a, int *b, int *c) { if (!n) return; hanoi(n - 1, a, c, b); ++*b; --*a; hanoi(n - 1, c, b, a); }
int main(void) {
    int pegs[3] = {6, 0, 0}, s = fib(9) + ackermann(2, 3);
    hanoi(6, pegs, pegs + 1, pegs + 2);
    printf("%d %d %d %d\n", s, pegs[0], pegs[1], seen[3]);
    return 0;
}
"""

LOOPS = r"""
#include <stdio.h>
#include <math.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
static double d[64];
static unsigned c[64];
NOINLINE void waves(int n) { for (int i = 0; i < n; i++) d[i & 63] += atan(i * 0.1) + sin(pow(1.01, i)); }
NOINLINE void fill(unsigned *p, int n) { for (int i = 0; i < n; i++) p[i] = i * 2654435761u; }
NOINLINE void roots(double *p, const unsigned *q, int n) { for (int i = 0; i < n; i++) p[i] = cbrt(q[i] + 2.0); }
NOINLINE unsigned nested(int m, int n) {
    unsigned s = 0;
    for (int i = 0; i < m; i++) for (int k = i; k < n; k++) { s += c[(i * k) & 63]; c[k & 63] ^= s; }
    return s;
}
NOINLINE int steps(unsigned long x) {
    int k = 0;
    while (x != 1) { switch (x & 3) { case 0: x /= 4; k += 2; continue; case 2: x /= 2; break; default: x = 3 * x + 1; } c[++k & 63]++; }
    return k;
}
int main(void) {
    unsigned s = 0;
    char text[80];
    for (int i = 0; i < 6; i++) {
        fill(c, 9 * i);
        s += nested(i, 3 * i) + steps(27 + i);
        waves(5 * i);
        roots(d, c, 7 * i);
        if (i & 1) s += abs((int)c[i]);
    }
    for (int i = 0; i < 8; i++) s += snprintf(text, sizeof text, "%u %g", s, d[i]);
    printf("%u %.9g\n", s, d[7]);
    return 0;
}
"""

CALLBACKS = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
static int compared, visited[40];
NOINLINE int weigh(int x) { visited[(unsigned)x % 40]++; return x % 17; }
NOINLINE int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    compared++;
    for (int i = 0; i < (x & 3); i++) visited[i]++;
    return weigh(x) != weigh(y) ? weigh(x) - weigh(y) : x - y;
}
NOINLINE int inside(const void *a, const void *b) {
    int few[4] = {3, 1, 2, *(const int *)a & 3};
    qsort(few, 4, sizeof *few, compare);
    return compare(a, b) + 0 * few[0];
}
static void last(void) { printf("%d %d\n", compared, visited[3]); }
int main(void) {
    int a[30], key = 5;
    char words[5][8] = {"one", "two", "three", "four", "five"};
    void (*volatile sort)(void *, size_t, size_t, int (*)(const void *, const void *)) = qsort;
    atexit(last);
    for (int i = 0; i < 30; i++) a[i] = i * 7919 % 101;
    qsort(a, 30, sizeof *a, compare);
    sort(a, 30, sizeof *a, compare);
    for (int i = 0; i < 30; i++) a[i] ^= 5;
    sort(a, 9, sizeof *a, inside);
    qsort(a, 30, sizeof *a, compare);
    qsort(words, 5, sizeof *words, (int (*)(const void *, const void *))strcmp);  /* the host calls the host */
    int *found = bsearch(&key, a, 30, sizeof *a, compare);
    printf("%d %d %s\n", a[0], found != NULL, words[0]);
    return 0;
}
"""

JUMPS = r"""
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
static struct { char mark[16]; size_t size; jmp_buf here, outer, saved[1]; } buffers = {"jump buffers:", 3 * sizeof(jmp_buf)};
#define here buffers.here
#define outer buffers.outer
static int count[16];
NOINLINE void deep(int n, int value) { count[n & 15]++; if (n == 0) longjmp(here, value); deep(n - 1, value); }
NOINLINE int protect(void (*f)(int), int x) {
    memcpy(&buffers.saved[0], &here, sizeof here);
    int r = setjmp(here);
    if (r == 0) f(x);
    memcpy(&here, &buffers.saved[0], sizeof here);
    return r;
}
NOINLINE void body(int x) { for (int i = 0; i < x; i++) { count[8]++; if (i == 5) deep(x & 3, x); } }
NOINLINE int compare(const void *a, const void *b) { count[9]++; if (count[9] % 11 == 0) longjmp(outer, 1); return *(const int *)a - *(const int *)b; }
int main(void) {
    volatile int s = 0, again = 0;
    int a[12];
    for (int i = 0; i < 12; i++) s += protect(body, i);
    for (int i = 0; i < 12; i++) a[i] = i * 7 % 12;
    if (setjmp(outer)) { again++; s += a[3]; }
    if (again < 4) qsort(a, 12, sizeof *a, compare);
    if (setjmp(here) < 9) { count[10]++; longjmp(here, ++again); }
    printf("%d %d %d\n", s, again, count[9]);
    return 0;
}
"""

EXCEPTIONS = r"""
#include <cstdio>
#include <cstdlib>
#define NOINLINE __attribute__((noinline))
static int notes[16];
struct Guard { int n; explicit Guard(int n) : n(n) { notes[n & 15]++; } NOINLINE ~Guard() { notes[n & 15] += 100; } };
NOINLINE int risky(int n) { Guard g(n); if (n % 3 == 0) throw n; if (n % 5 == 0) throw "five"; return n; }
NOINLINE int deep(int n, int x) { Guard g(n); return n ? deep(n - 1, x) + 1 : risky(x); }
NOINLINE int again(int x) { try { return deep(2, x); } catch (const char *) { if (x > 10) throw x; return -5; } }
extern "C" NOINLINE int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    try { return risky(x) - y; } catch (int v) { return v - y; } catch (...) { return x - y; }
}
int main() {
    int s = 0, a[10];
    for (int i = 1; i < 22; i++) { try { s += again(i); } catch (int x) { s += 2 * x; } }
    for (int i = 0; i < 10; i++) a[i] = i * 7 % 10 + 1;
    std::qsort(a, 10, sizeof *a, compare);
    std::printf("%d %d %d\n", s, a[0], notes[2]);
    return 0;
}
"""

COMPARES = r"""
#include <stdio.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
static char a[300], b[300];
NOINLINE int compare(const void *p, const void *q, size_t n) { return memcmp(p, q, n); }
int main(void) {
    int s = 0;
    for (int i = 0; i < 300; i++) { a[i] = i % 7; b[i] = i % 7 + i / 250; }
    for (int i = 0; i < 60; i++) s += compare(a + i, b + i, 5 * i % 240) < 0 ? i : compare(b, a + i % 3, i);
    printf("%d\n", s);
    return 0;
}
"""

PROGRAMS = {"calls": CALLS, "compares": COMPARES, "recursion": RECURSION, "loops": LOOPS, "callbacks": CALLBACKS, "jumps": JUMPS, "exceptions": EXCEPTIONS}
