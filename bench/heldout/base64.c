/* Base64 and a checksum of what comes back. class: bytes; small: 60; large: 1500 */
#define SCALE 60
#include "../programs/bench.h"

enum { SIZE = 12000 };
static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static u8 raw[SIZE], back[SIZE + 3], value[256];
static char text[SIZE / 3 * 4 + 8];

static int encode(const u8 *p, int n, char *out) {
    char *start = out;
    for (; n >= 3; n -= 3, p += 3) {
        u32 x = (u32)p[0] << 16 | (u32)p[1] << 8 | p[2];
        *out++ = alphabet[x >> 18], *out++ = alphabet[x >> 12 & 63], *out++ = alphabet[x >> 6 & 63], *out++ = alphabet[x & 63];
    }
    if (n) {
        u32 x = (u32)p[0] << 16 | (n > 1 ? (u32)p[1] << 8 : 0);
        *out++ = alphabet[x >> 18], *out++ = alphabet[x >> 12 & 63], *out++ = n > 1 ? alphabet[x >> 6 & 63] : '=', *out++ = '=';
    }
    return (int)(out - start);
}

static int decode(const char *p, int n, u8 *out) {
    u8 *start = out;
    for (; n >= 4; n -= 4, p += 4) {
        u32 x = (u32)value[(u8)p[0]] << 18 | (u32)value[(u8)p[1]] << 12 | (u32)value[(u8)p[2]] << 6 | value[(u8)p[3]];
        *out++ = (u8)(x >> 16);
        if (p[2] != '=')
            *out++ = (u8)(x >> 8);
        if (p[3] != '=')
            *out++ = (u8)x;
    }
    return (int)(out - start);
}

int bench_main(int n) {
    u32 a = 1, b = 0;
    bench_state = 5;
    for (int i = 0; i < 64; i++)
        value[(u8)alphabet[i]] = (u8)i;
    for (int round = 0; round < n; round++) {
        int size = SIZE - (int)(bench_random() % 100);
        for (int i = 0; i < size; i++)
            raw[i] = (u8)(raw[i] * 5 + i + round);
        int m = decode(text, encode(raw, size, text), back);
        for (int i = 0; i < m; i++)
            a = (a + back[i]) % 65521, b = (b + a) % 65521;
        b += m == size;
    }
    return (int)(b << 16 | a);
}
