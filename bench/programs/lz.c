/* An LZ compressor with a hash chain, and its decompressor, on text made of words. class: strings; small: 16; large: 170 */
#define SCALE 16
#include "bench.h"

enum { SIZE = 100000, HASH = 1 << 13, MIN = 4, WINDOW = 1 << 15 };
static u8 text[SIZE], packed[SIZE * 2], back[SIZE + 300];
static i32 head[HASH], prev[SIZE];

static const char *const words[] = {"the", "virtual", "machine", "reads", "a", "compact", "instruction", "and", "branches", "to", "its", "handler",
                                    "memory", "loop", "value", "register", "of", "stack", "frame", "when", "hot", "becomes", "native", "code"};

static void fill(void) {
    u32 n = 0;
    while (n < SIZE) {
        const char *w = words[bench_random() % (sizeof words / sizeof *words)];
        while (*w && n < SIZE)
            text[n++] = (u8)*w++;
        if (n < SIZE)
            text[n++] = bench_random() % 12 ? ' ' : (u8)bench_random();
    }
}

static u32 hash(const u8 *p) { return ((u32)p[0] << 16 ^ (u32)p[1] << 8 ^ (u32)p[2] ^ (u32)p[3] << 11) * 2654435761u >> 19; }

/* A token is a byte: below 128 that many literals plus one follow; else a match of length (token & 127) + MIN at a 16-bit distance. */
static u32 compress(const u8 *in, u32 size, u8 *out) {
    u32 o = 0, literals = 0, i = 0;
    for (u32 k = 0; k < HASH; k++)
        head[k] = -1;
    while (i < size) {
        u32 best = 0, where = 0;
        if (i + MIN <= size) {
            u32 h = hash(in + i);
            i32 c = head[h];
            for (int tries = 16; c >= 0 && i - (u32)c < WINDOW && tries; c = prev[c], tries--) {
                u32 len = 0, limit = size - i < 127 + MIN ? size - i : 127 + MIN;
                while (len < limit && in[(u32)c + len] == in[i + len])
                    len++;
                if (len > best)
                    best = len, where = i - (u32)c;
            }
            prev[i] = head[h], head[h] = (i32)i;
        }
        if (best >= MIN) {
            out[o++] = (u8)(128 | (best - MIN)), out[o++] = (u8)where, out[o++] = (u8)(where >> 8);
            for (u32 k = i + 1; k < i + best && k + MIN <= size; k++) {
                u32 h = hash(in + k);
                prev[k] = head[h], head[h] = (i32)k;
            }
            i += best, literals = 0;
        } else {
            if (literals == 0 || literals == 128)
                out[o++] = 0, literals = 0;
            out[o - literals - 1] = (u8)literals;
            out[o++] = in[i++];
            literals++;
        }
    }
    return o;
}

static u32 decompress(const u8 *in, u32 size, u8 *out) {
    u32 o = 0, i = 0;
    while (i < size) {
        u32 token = in[i++];
        if (token < 128)
            for (u32 k = 0; k <= token; k++)
                out[o++] = in[i++];
        else {
            u32 len = (token & 127) + MIN, distance = in[i] | (u32)in[i + 1] << 8;
            i += 2;
            for (u32 k = 0; k < len; k++, o++)
                out[o] = out[o - distance];
        }
    }
    return o;
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 7;
    for (int round = 0; round < n; round++) {
        fill();
        u32 size = compress(text, SIZE, packed), again = decompress(packed, size, back);
        u32 bad = again != SIZE;
        for (u32 i = 0; i < SIZE; i++)
            bad += text[i] != back[i];
        h = h * 31 + size + bad * 1000003;
    }
    return (int)h;
}
