/* vector_size types: arithmetic, comparison, selection, shuffles, conversion, indexing, passing. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef int v4i __attribute__((vector_size(16)));
typedef unsigned char v16b __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef short v8s __attribute__((vector_size(16)));
typedef int64_t v2l __attribute__((vector_size(16)));
typedef int v8i __attribute__((vector_size(32)));
typedef char v4c __attribute__((vector_size(4)));

static void show(const char *what, v4i v) { printf("%s %d %d %d %d\n", what, v[0], v[1], v[2], v[3]); }
static v4i mad(v4i a, v4i b, v4i c) { return a * b + c; }
static v2d half(v2d x) { return x / 2; }
static v4f blend(v4i m, v4f a, v4f b) { return (v4f)(((v4i)a & m) | ((v4i)b & ~m)); }

static v4i table[2] = {{1, 2, 3, 4}, {-5, 6, -7, 8}};

int main(void) {
    volatile int k = 3;
    v4i a = table[0], b = table[1], c = {k, k + 1, k + 2, k + 3};
    show("add", a + b), show("mad", mad(a, b, c)), show("sub", a - c), show("neg", -b), show("not", ~a);
    show("div", b / a), show("mod", b % c), show("shl", a << c), show("sar", b >> 1), show("and", b & c), show("xor", a ^ b);
    show("lt", a < c), show("eq", a == (v4i){1, 0, 3, 0}), show("scalar", a * k + 1);
#ifdef __clang__
    show("shuf", __builtin_shufflevector(a, b, 3, 4, 0, 7)), show("shuf2", __builtin_shufflevector(b, b, 1, 1, 2, 0));
    v4f f = __builtin_convertvector(b, v4f);
#else
    show("shuf", __builtin_shuffle(a, b, (v4i){3, 4, 0, 7})), show("shuf2", __builtin_shuffle(b, (v4i){1, 1, 2, 0}));
    v4f f = __builtin_convertvector(b, v4f);
#endif
    v4f g = f * 0.5f + (v4f){1, 2, 3, 4};
    printf("%g %g %g %g\n", g[0], g[1], g[2], g[3]);
    g = blend(a > 2, f, g);
    printf("%g %g %g %g\n", g[0], g[1], g[2], g[3]);
    v2d d = half((v2d){k, -1.5});
    printf("%g %g\n", d[0], d[1]);
    v16b bytes;
    for (int i = 0; i < 16; i++)
        bytes[i] = (unsigned char)(i * 17);
    bytes = bytes + bytes;
    unsigned sum = 0;
    for (int i = 0; i < 16; i++)
        sum = sum * 3 + bytes[i];
    printf("%u\n", sum);
    v8s s = {1, -2, 3, -4, 5, -6, 7, -8};
    s = s * s - 1;
    s[k] = 100;
    for (int i = 0; i < 8; i++)
        printf("%d ", s[i]);
    v2l l = {1LL << 40, -1};
    l = l << 2 | 1;
    printf("\n%lld %lld\n", (long long)l[0], (long long)l[1]);
    v8i w = {1, 2, 3, 4, 5, 6, 7, 8};
    int dot = 0;
    w = w * w;
    for (int i = 0; i < 8; i++)
        dot += w[i];
    printf("%d\n", dot);
    v4c q = {'a', 'b', 'c', 'd'};
    q += 1;
    uint32_t packed;
    memcpy(&packed, &q, 4);
    printf("%08x\n", packed);
    v4i *p = &table[1];
    (*p)[2] = 70, p[-1] += 1;
    show("memory", table[0] + table[1]);
    return 0;
}
