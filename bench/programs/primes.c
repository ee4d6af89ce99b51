/* Miller-Rabin with 64-bit modular arithmetic by doubling and by remainder. class: integer; small: 70000; large: 900000 */
#define SCALE 70000
#include "bench.h"

static u64 power(u64 b, u64 e, u64 m) {
    u64 r = 1;
    for (b %= m; e; e >>= 1) {
        if (e & 1)
            r = r * b % m;
        b = b * b % m;
    }
    return r;
}

static int prime(u64 n) {
    static const u32 bases[] = {2, 3, 5, 7};
    if (n < 2)
        return 0;
    for (int i = 0; i < 4; i++)
        if (n % bases[i] == 0)
            return n == bases[i];
    u64 d = n - 1;
    int s = 0;
    while (!(d & 1))
        d >>= 1, s++;
    for (int i = 0; i < 4; i++) {
        u64 x = power(bases[i], d, n);
        if (x == 1 || x == n - 1)
            continue;
        int k = 1;
        for (; k < s; k++) {
            x = x * x % n;
            if (x == n - 1)
                break;
        }
        if (k >= s)
            return 0;
    }
    return 1;
}

static u32 gcd(u32 a, u32 b) {
    while (b) {
        u32 t = a % b;
        a = b, b = t;
    }
    return a;
}

int bench_main(int n) {
    u32 h = 0;
    for (u64 i = 0; i < (u64)n; i++) {
        h = h * 3 + (u32)prime(3000000001ull + i * 2);
        h += gcd((u32)i * 360360 + 17, 9699690);
    }
    return (int)h;
}
