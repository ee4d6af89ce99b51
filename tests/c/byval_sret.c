/* Structs by value larger than registers: the callee has its own copy; results through hidden pointers. */
#include <stdio.h>
#include <string.h>

struct big {
    long v[12];
    char name[9];
};

static struct big fill(long base) {
    struct big b;
    for (int i = 0; i < 12; i++)
        b.v[i] = base + i;
    strcpy(b.name, "filled");
    return b;
}

static long __attribute__((noinline)) clobber(struct big b) {
    long s = 0;
    for (int i = 0; i < 12; i++)
        s += b.v[i], b.v[i] = -1;
    b.name[0] = '!';
    return s;
}

static struct big __attribute__((noinline)) advance(struct big b, int n) {
    if (n == 0)
        return b;
    b.v[n % 12] += n;
    return advance(b, n - 1);
}

static struct big __attribute__((noinline)) pass(int a, struct big x, double d, struct big y, char c) {
    x.v[0] = a, x.v[1] = (long)d, x.v[2] = y.v[11], x.name[1] = c;
    return x;
}

static int __attribute__((noinline)) mixed(struct big a, int i, struct big b, long double l, struct big c) {
    return (int)(a.v[i] + b.v[i] * 2 + c.v[i] * 3 + (long)l);
}

static struct big global;

static void __attribute__((noinline)) alias(struct big b) {
    global.v[5] = 555;
    printf("%ld %ld\n", b.v[5], global.v[5]);
}

int main(void) {
    struct big b = fill(100), *p = &b;
    printf("%ld %ld %s\n", clobber(b), b.v[3], b.name);
    b = advance(b, 30);
    for (int i = 0; i < 12; i++)
        printf("%ld ", b.v[i]);
    printf("\n");
    *p = pass(7, *p, 8.9, fill(0), 'X');
    printf("%ld %ld %ld %s\n", b.v[0], b.v[1], b.v[2], b.name);
    printf("%d\n", mixed(fill(1), 3, fill(10), 5.5L, fill(100)));
    global = fill(1);
    alias(global);
    printf("%ld\n", fill(40).v[2]);
    struct big (*fp)(struct big, int) = advance;
    printf("%ld\n", fp(fill(5), 5).v[5]);
    return 0;
}
