/* Volatile accesses happen as written; short-circuit evaluation, sequence points, comma, increments. */
#include <stdio.h>

static volatile int port;
static int log_[64], n;
static int t(int v) { return log_[n++] = v; }

int main(void) {
    port = 1;
    port = 2;
    port += 5;
    int x = port + port * 2;
    printf("%d %d\n", port, x);
    int r = (t(0) && t(1)) || (t(2) && t(3) && !t(0)) || t(5);
    r += (t(7), t(8)) + (t(9) ? t(10) : t(11));
    for (int i = 0; i < n; i++)
        printf("%d ", log_[i]);
    printf("%d\n", r);
    int a[5] = {0}, i = 0;
    a[i++] = 5, a[++i] = 6;
    int *p = a;
    *p++ += 2, *++p *= 3, (*p)--;
    printf("%d %d %d %d %td\n", a[0], a[1], a[2], i, p - a);
    volatile struct {
        char c;
        double d;
    } v = {1, 2};
    v.c++, v.d *= v.c;
    printf("%d %g\n", v.c, v.d);
    const volatile unsigned char *q = (const volatile unsigned char *)&v;
    printf("%d\n", *q);
    return 0;
}
