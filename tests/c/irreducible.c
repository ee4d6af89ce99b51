/* Loops with two entries and gotos into the middle of loops. */
#include <stdio.h>

static int two_entries(int n, int start_inside) {
    int a = 0, b = 1;
    if (start_inside)
        goto inside;
top:
    a += b;
    if (a > 1000)
        return a;
inside:
    b += a + 1;
    if (n-- > 0)
        goto top;
    return -b;
}

static int three_way(int x) {
    int steps = 0;
    switch (x % 3) {
    case 0: goto a;
    case 1: goto b;
    default: goto c;
    }
a:
    steps += 1;
    x -= 1;
    if (x <= 0)
        return steps;
    if (x & 1)
        goto c;
b:
    steps += 10;
    x -= 2;
    if (x <= 0)
        return steps;
    if (x & 2)
        goto a;
c:
    steps += 100;
    x -= 3;
    if (x <= 0)
        return steps;
    if (x % 5 == 0)
        goto a;
    goto b;
}

static int into_loop(int n) {
    int s = 0, i = 3;
    goto middle;
    for (i = 0; i < n; i++) {
        s += 100;
    middle:
        s += i;
        while (s % 7 == 0) {
            s++;
            if (s > 5000)
                goto out;
        }
    }
out:
    return s;
}

static int backwards(int n) {
    int r = 0;
    goto test;
body:
    r = r * 3 + n;
    n--;
test:
    if (n > 0)
        goto body;
    if (r % 2 == 0 && r < 10000 && r > 0) {
        n = 2, r++;
        goto body;
    }
    return r;
}

int main(void) {
    for (int i = 0; i < 12; i++)
        printf("%d %d %d %d %d\n", two_entries(i, 0), two_entries(i, 1), three_way(i * 7 + 1), into_loop(i * 5), backwards(i));
    return 0;
}
