/* _BitInt of many widths: arithmetic, shifts, comparison, conversion, memory. */
#include <stdio.h>

#define SHOW(x) printf("%s = %lld\n", #x, (long long)(x))

static void narrow(void) {
    volatile unsigned long long s = 0xfedcba9876543210ull;
    unsigned _BitInt(3) a = (unsigned _BitInt(3))s;
    _BitInt(7) b = (_BitInt(7))s;
    unsigned _BitInt(17) c = (unsigned _BitInt(17))s;
    _BitInt(24) d = (_BitInt(24))s;
    _BitInt(33) e = (_BitInt(33))s;
    unsigned _BitInt(48) f = (unsigned _BitInt(48))s;
    _BitInt(63) g = (_BitInt(63))s;
    SHOW(a), SHOW(b), SHOW(c), SHOW(d), SHOW(e), SHOW(f), SHOW(g);
    a += 5;
    c = c * c + 3;
    f = (f << 7) ^ (f >> 9);
    SHOW(a), SHOW(c), SHOW(f);
    SHOW(d >> 3), SHOW(e / 77), SHOW(e % 77), SHOW(g / 1000003), SHOW(g % 1000003);
    SHOW(d < 0), SHOW(b < d), SHOW(c > 17);
    SHOW((_BitInt(5))17), SHOW((unsigned _BitInt(5))33);
}

static void wide(void) {
    volatile long long s = -81985529216486896ll;
    _BitInt(65) a = s;
    _BitInt(100) b = (_BitInt(100))s * 1000000007;
    unsigned _BitInt(128) c = (unsigned _BitInt(128))s;
    a = a * 2 - 5;
    SHOW(a >> 1), SHOW(a < 0), SHOW(a / 12345), SHOW(a % 12345);
    SHOW(b >> 40), SHOW(b / 1000000007), SHOW(b % 1000), SHOW(b == s);
    c = c * c;
    SHOW(c >> 64), SHOW(c), SHOW(c / 3 >> 70), SHOW(c % 1000003), SHOW((c << 100) >> 90);
    unsigned _BitInt(65) top = (unsigned _BitInt(65))1 << 64;
    SHOW(top >> 60), SHOW((unsigned _BitInt(65))(top + top) == 0), SHOW(top - 1 == 0xffffffffffffffffull);
    SHOW((unsigned long long)(double)(top >> 2)), SHOW((_BitInt(90))-1.5e20 / 1000000000);
}

struct holder {
    _BitInt(20) a;
    unsigned _BitInt(70) b;
    char tail;
};

static struct holder table[3] = {{-5, 7, 'x'}, {1 << 18, ((unsigned _BitInt(70))1) << 69, 'y'}, {0, 0, 'z'}};

static _BitInt(70) sum(_BitInt(20) a, _BitInt(70) b, unsigned _BitInt(5) c) { return a + b * c; }

int main(void) {
    narrow();
    wide();
    table[2].a = table[0].a - table[1].a;
    table[2].b = table[1].b >> 68;
    for (int i = 0; i < 3; i++)
        printf("%d %lld %lld %c\n", (int)table[i].a, (long long)(table[i].b >> 60), (long long)table[i].b, table[i].tail);
    SHOW(sum(-3, 1000, 31));
    return 0;
}
