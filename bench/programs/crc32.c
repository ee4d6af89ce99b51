/* CRC-32 by table, and Adler-32. class: integer; small: 60; large: 600 */
#define SCALE 60
#include "bench.h"

static u32 table[256];
static u8 buffer[200000];

static u32 crc(const u8 *p, u32 size) {
    u32 c = ~0u;
    while (size--)
        c = table[(c ^ *p++) & 255] ^ c >> 8;
    return ~c;
}

static u32 adler(const u8 *p, u32 size) {
    u32 a = 1, b = 0;
    while (size) {
        u32 k = size < 5552 ? size : 5552;
        size -= k;
        while (k--)
            a += *p++, b += a;
        a %= 65521, b %= 65521;
    }
    return b << 16 | a;
}

int bench_main(int n) {
    for (u32 i = 0; i < 256; i++) {
        u32 c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        table[i] = c;
    }
    bench_state = 42;
    for (u32 i = 0; i < sizeof buffer; i++)
        buffer[i] = (u8)bench_random();
    u32 h = 0;
    for (int i = 0; i < n; i++) {
        h = h * 33 + crc(buffer, sizeof buffer) + adler(buffer, sizeof buffer);
        buffer[(u32)i % sizeof buffer] ^= (u8)h;
    }
    return (int)h;
}
