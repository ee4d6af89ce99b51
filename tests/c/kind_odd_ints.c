/* i24, i65 and i128: arithmetic, division, remainder, shifts and comparison against values worked out another way. */
#include <stdint.h>
#include <stdio.h>

typedef _BitInt(24) i24;
typedef unsigned _BitInt(24) u24;
typedef _BitInt(65) i65;
typedef unsigned _BitInt(65) u65;
typedef __int128 i128;
typedef unsigned __int128 u128;

static volatile int64_t v[] = {0, 1, -1, 2, 7, -13, 255, 8388607, -8388608, 123456, -654321, 1LL << 40, INT64_MAX, INT64_MIN};
#define N (int)(sizeof v / sizeof *v)

static int64_t wrap24(int64_t x) { return (int64_t)((uint64_t)x << 40) >> 40; }
static i128 wrap65(i128 x) { return (i128)((u128)x << 63) >> 63; }

int main(void) {
    int bad = 0;
    uint64_t h = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            i24 a = (i24)v[i], b = (i24)v[j];
            int64_t x = wrap24(v[i]), y = wrap24(v[j]);
            u24 ua = (u24)a, ub = (u24)b;
            bad += (int64_t)(i24)(ua + ub) != wrap24(x + y);
            bad += (int64_t)(i24)(ua - ub) != wrap24(x - y);
            bad += (int64_t)(i24)(ua * ub) != wrap24(x * y);
            if (y != 0 && !(x == -8388608 && y == -1)) {
                bad += (int64_t)(a / b) != x / y;
                bad += (int64_t)(a % b) != x % y;
            }
            if (ub != 0)
                bad += (uint64_t)(ua / ub) != (uint64_t)(x & 0xffffff) / (uint64_t)(y & 0xffffff);
            bad += (int64_t)(a >> (j % 24)) != x >> (j % 24);
            bad += (a < b) != (x < y);
            bad += (ua < ub) != ((x & 0xffffff) < (y & 0xffffff));

            i65 c = (i65)v[i], d = (i65)v[j];
            i128 p = v[i], q = v[j];
            u65 uc = (u65)c, ud = (u65)d;
            bad += (i128)(i65)(uc + ud) != wrap65(p + q);
            bad += (i128)(i65)(uc - ud) != wrap65(p - q);
            bad += (i128)(i65)(uc * ud) != wrap65((i128)((u128)p * (u128)q));
            if (q != 0) {
                bad += (i128)(c / d) != p / q;
                bad += (i128)(c % d) != p % q;
                u128 mask = ((u128)1 << 65) - 1;
                bad += (u128)(uc / ud) != ((u128)p & mask) / ((u128)q & mask);
                bad += (u128)(uc % ud) != ((u128)p & mask) % ((u128)q & mask);
            }
            bad += (i128)(c >> (j % 65)) != p >> (j % 65);
            bad += (c < d) != (p < q);

            i128 m = p * 1000000007 * 998244353 + q, n = q * 3000000019LL + 1;
            if (n != 0) {
                i128 t = m / n, r = m % n;
                bad += t * n + r != m;
                bad += (r < 0) != (m < 0) && r != 0;
                h = h * 31 + (uint64_t)t + (uint64_t)(r >> 3);
            }
            u128 um = (u128)m, un = (u128)n | (u128)1 << 100;
            bad += um / un * un + um % un != um;
            h = h * 31 + (uint64_t)(um / un) + (uint64_t)((um % un) >> 64);
        }
    printf("%d %016llx\n", bad, (unsigned long long)h);
    return bad;
}
