/* Static locals, shadowing, extern and tentative definitions, recursion with state, const data. */
#include <stdio.h>

int tentative;
int tentative;
extern int tentative;
static int shadow = 1;
const int fixed[] = {2, 3, 5, 7, 11};

static int next(void) {
    static int n = 10, *p = &n;
    return (*p)++;
}

static int other(void) {
    static int n = 500;
    return n--;
}

static int hanoi(int n, int from, int to) {
    static int moves;
    if (n > 0) {
        int via = 6 - from - to;
        hanoi(n - 1, from, via);
        moves += from * 3 + to;
        hanoi(n - 1, via, to);
    }
    return moves;
}

static int even(int n);
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }

static const char *cached(int i) {
    static char buf[4][16];
    snprintf(buf[i & 3], 16, "<%d>", i);
    return buf[i & 3];
}

inline static int twice(int x) { return x * 2; }

int main(void) {
    int n[5] = {next(), next(), other(), next(), other()};
    printf("%d %d %d %d %d\n", n[0], n[1], n[2], n[3], n[4]);
    int shadow = 2;
    {
        int shadow = 3;
        printf("%d ", shadow);
    }
    {
        extern int tentative;
        tentative += 4;
    }
    printf("%d %d\n", shadow, tentative);
    printf("%d\n", hanoi(10, 1, 3));
    printf("%d %d\n", even(1000), odd(77));
    const char *a = cached(1), *b = cached(2);
    printf("%s %s %d\n", a, b, twice(fixed[4]));
    static int table[3][2] = {{1}, {2, 3}};
    table[2][1]++;
    printf("%d %d %d\n", table[0][1], table[1][1], table[2][1]);
    return 0;
}
