/* Every loop form, breaks and continues out of nests, induction in odd steps and types, strength reduction bait. */
#include <stdint.h>
#include <stdio.h>

static int collatz(uint64_t n) {
    int s = 0;
    for (; n != 1; s++)
        n = n & 1 ? 3 * n + 1 : n / 2;
    return s;
}

static int nest(int n) {
    int c = 0;
    for (int i = 0; i < n; i++) {
        for (int j = i; j < n; j += 2) {
            if (j % 7 == 3)
                continue;
            for (int k = n; k-- > j;) {
                if (k * j == 42)
                    goto out;
                if (k % 5 == 4)
                    break;
                c++;
            }
        }
        if (c > 900)
            break;
    }
out:
    return c;
}

static unsigned narrow(void) {
    unsigned s = 0;
    for (uint8_t i = 250; i != 5; i++)
        s = s * 3 + i;
    for (int8_t i = 100; i >= 0; i -= 25)
        s ^= (unsigned)i << 4;
    for (int16_t i = -300; i < 300; i += 77)
        s += (unsigned)i * 5u;
    for (uint64_t i = 1ull << 40; i > 1000; i >>= 3)
        s += (unsigned)(i % 1009);
    return s;
}

static double geometric(double x, double q, int n) {
    double s = 0;
    while (n-- > 0)
        s += x, x *= q;
    return s;
}

static int count(const char *s, char c) {
    int n = 0;
    do
        n += *s == c;
    while (*s++);
    return n;
}

int main(void) {
    int best = 0;
    for (unsigned i = 1; i < 3000; i++) {
        int c = collatz(i);
        best = c > best ? c : best;
    }
    printf("%d\n", best);
    for (int n = 0; n < 40; n += 9)
        printf("%d ", nest(n));
    printf("\n%u %.12g %d\n", narrow(), geometric(1, 0.75, 50), count("mississippi", 's'));
    int a[10], b[10];
    for (int i = 0, j = 9; i < 10; i++, j--)
        a[i] = i * j, b[j] = a[i] - i;
    long dot = 0;
    for (int i = 9; i >= 0; --i)
        dot += (long)a[i] * b[i] * (i & 1 ? -1 : 1);
    printf("%ld\n", dot);
    int x = 100, steps = 0;
    while (1) {
        if (x % 3 == 0) {
            x /= 3;
            continue;
        }
        if (++steps > 20)
            break;
        x = x * 2 + 1;
        if (x > 100000)
            x %= 1000;
    }
    printf("%d %d\n", x, steps);
    return 0;
}
