/* flags: -std=gnu11 */
/* Calls through pointers without a prototype: x86-64's clang leaves their parameters open. */
#include <stdio.h>
#include <string.h>

static int add(int a, int b) { return a + b; }
static double scale(double x, int n, char *name) { return x * n + (int)strlen(name); }
static long many(int a, long b, double c, char *d, int e, int f, int g, int h) { return a + b + (long)c + d[0] + e + f + g + h; }
static int none() { return 7; }
static int old(a, c) int a; char c; { return a * 100 + c; }
struct pair { long a, b; };
static long sum(struct pair p) { return p.a + p.b; }

static int (*volatile fi)() = add;
static double (*volatile fd)() = scale;
static long (*volatile fl)() = many;
static struct { int (*call)(); } object = {none};

int main(void)
{
    struct pair p = {30, 12};
    long (*volatile fs)() = sum;
    printf("%d\n", fi(40, 2));
    printf("%g\n", fd(1.5, 4, "abc"));
    printf("%ld\n", fl(1, 2L, 3.0, "A", 5, 6, 7, 8));
    printf("%d\n", object.call());
    fi = old;
    printf("%d\n", fi(3, 'A'));
    printf("%ld\n", fs(p));
    printf("%d\n", (int)((int (*)())strlen)("four"));
    return 0;
}
