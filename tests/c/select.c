/* Conditional values: of every type, nested, min, max, clamp, with side effects on one side only. */
#include <stdint.h>
#include <stdio.h>

static int calls;
static int effect(int x) { return calls++, x; }

static int imin(int a, int b) { return a < b ? a : b; }
static unsigned umax(unsigned a, unsigned b) { return a > b ? a : b; }
static int64_t clamp(int64_t x, int64_t lo, int64_t hi) { return x < lo ? lo : x > hi ? hi : x; }
static double dsel(int c, double a, double b) { return c ? a : b; }
static float fsel(float x) { return x < 0 ? -x : x; }
static __int128 wide(int c, __int128 a, __int128 b) { return c ? a : b; }
static const char *sign(int x) { return x > 0 ? "+" : x < 0 ? "-" : "0"; }
static int (*pick(int c))(int, int) { return c ? imin : 0; }
static uint8_t sat(int x) { return (uint8_t)(x < 0 ? 0 : x > 255 ? 255 : x); }
static int abs_(int x) { return x >= 0 ? x : (int)-(unsigned)x; }

struct pair {
    int a;
    double b;
};
static struct pair choose(int c, struct pair p, struct pair q) { return c ? p : q; }

int main(void) {
    volatile int v[] = {-300, -1, 0, 1, 255, 256, 70000, INT32_MIN, INT32_MAX};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {
        int x = v[i];
        printf("%d %u %lld %g %g %s %d %d\n", imin(x, 5), umax((unsigned)x, 7), (long long)clamp(x, -100, 1000), dsel(x & 1, 1.5, 2.5),
               (double)fsel((float)x), sign(x), sat(x), abs_(x));
        printf("%lld %d\n", (long long)(wide(x > 0, (__int128)1 << 70, 5) >> 3), choose(x < 0, (struct pair){1, 2}, (struct pair){3, 4}).a);
    }
    int r = v[0] < 0 ? effect(1) : effect(2) + effect(3);
    printf("%d %d %d\n", r, calls, pick(1)(3, 4));
    int z = v[2] ?: 42;
    printf("%d %d\n", z, pick(0) == 0);
    int count = 0;
    for (int i = 0; i < 100; i++)
        count += (i % 3 == 0 && i % 5 != 0) || i > 90 ? 1 : 0;
    printf("%d\n", count);
    return 0;
}
