/* Variable-length arrays: stack save and restore, two dimensions, as parameters, sizeof, goto out of scope. */
#include <stdio.h>
#include <string.h>

static double trace(int n, double m[n][n]) {
    double t = 0;
    for (int i = 0; i < n; i++)
        t += m[i][i];
    return t;
}

static double build(int n) {
    double m[n][n];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i][j] = i * n + j;
    return trace(n, m) + (double)(sizeof m / sizeof **m);
}

static int nested(int n) {
    int s = 0;
    for (int i = 1; i <= n; i++) {
        char a[i];
        memset(a, i, sizeof a);
        for (int j = 1; j <= i; j++) {
            short b[j * 2];
            for (int k = 0; k < j * 2; k++)
                b[k] = (short)(k + a[k % i]);
            s += b[j] + (int)sizeof b;
        }
        s += a[i - 1];
    }
    return s;
}

static int jumps(int n) {
    int turns = 0;
again:;
    int v[n];
    v[n - 1] = turns++;
    if (turns < 10000)
        goto again;
    return v[n - 1];
}

static size_t types(int n) {
    typedef int row[n];
    n = 1000; /* the type keeps its size */
    row r;
    int(*p)[5] = 0;
    (void)p;
    return sizeof r / sizeof *r + sizeof *p;
}

int main(void) {
    for (int n = 1; n < 20; n += 6)
        printf("%g %d %d %zu\n", build(n), nested(n), jumps(n * 50), types(n));
    return 0;
}
