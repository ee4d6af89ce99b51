/* Edges in a stream of frames: smooth, second derivative, its changes of sign, gradient, and those above a share of the largest. */
#include "common.h"

#define SLOTS 4

INLINE long clamp(long v, long n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }

INLINE void smooth(long x, long y, const float *in, float *out, long n)
{
    const float w[3] = {0.25f, 0.5f, 0.25f};
    float s = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) s += w[dy + 1] * w[dx + 1] * in[clamp(y + dy, n) * n + clamp(x + dx, n)];
    out[y * n + x] = s;
}

INLINE void laplace(long x, long y, const float *in, float *out, long n)
{
    float most = -1e30f, least = 1e30f, at = in[y * n + x];
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            float v = in[clamp(y + dy, n) * n + clamp(x + dx, n)];
            most = v > most ? v : most;
            least = v < least ? v : least;
        }
    out[y * n + x] = most + least - 2 * at;
}

INLINE void change(long x, long y, const float *in, float *out, long n)
{
    int plus = 0, minus = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            float v = in[clamp(y + dy, n) * n + clamp(x + dx, n)];
            plus |= v > 0;
            minus |= v < 0;
        }
    out[y * n + x] = plus && minus ? 1.0f : 0.0f;
}

INLINE void slope(long x, long y, const float *in, float *out, long n)
{
    long l = clamp(x - 1, n), r = clamp(x + 1, n), u = clamp(y - 1, n) * n, d = clamp(y + 1, n) * n, m = y * n;
    float gx = in[u + r] + 2 * in[m + r] + in[d + r] - in[u + l] - 2 * in[m + l] - in[d + l];
    float gy = in[d + l] + 2 * in[d + x] + in[d + r] - in[u + l] - 2 * in[u + x] - in[u + r];
    out[y * n + x] = sqrtf(gx * gx + gy * gy);
}

INLINE void row_largest(long y, const float *in, float *rows, long n)
{
    float most = 0;
    for (long x = 0; x < n; x++) most = in[y * n + x] > most ? in[y * n + x] : most;
    rows[y] = most;
}

INLINE float all_largest(const float *rows, long n)
{
    float most = 0;
    for (long y = 0; y < n; y++) most = rows[y] > most ? rows[y] : most;
    return most;
}

INLINE void keep(long x, long y, const float *changes, const float *slopes, unsigned char *out, float most, long n)
{
    out[y * n + x] = changes[y * n + x] > 0 && slopes[y * n + x] > 0.2f * most ? 255 : 0;
}

typedef struct Slot { float *frame, *soft, *second, *changes, *slopes, *rows; unsigned char *out; } Slot;

#ifndef PLAIN
#define STAGE(name) \
    void name##_pixel(POINTER(float, in), POINTER(float, out), long n) \
    { \
        __hpvm__hint(DEVICE); \
        __hpvm__attributes(1, in, 1, out); \
        void *node = __hpvm__getNode(); \
        name(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), in, out, n); \
        __hpvm__return(1, out_bytes); \
    } \
    void name##_stage(POINTER(float, in), POINTER(float, out), long n) \
    { \
        __hpvm__hint(CPU_TARGET); \
        __hpvm__attributes(1, in, 1, out); \
        void *node = __hpvm__createNodeND(2, name##_pixel, n, n); \
        for (int i = 0; i < 5; i++) __hpvm__bindIn(node, i, i, HPVM_STREAMING); \
        __hpvm__bindOut(node, 0, 0, HPVM_STREAMING); \
    }
STAGE(smooth)
STAGE(laplace)
STAGE(change)
STAGE(slope)

void largest_row(POINTER(float, in), POINTER(float, rows), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, in, 1, rows);
    row_largest(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), in, rows, n);
    __hpvm__return(1, rows_bytes);
}

void largest_of_rows(POINTER(float, rows), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, rows, 0);
    __hpvm__return(1, all_largest(rows, n));
}

void largest_stage(POINTER(float, in), POINTER(float, rows), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, rows);
    void *a = __hpvm__createNodeND(1, largest_row, n), *b = __hpvm__createNodeND(0, largest_of_rows);
    for (int i = 0; i < 5; i++) __hpvm__bindIn(a, i, i, HPVM_STREAMING);
    __hpvm__bindIn(b, 2, 0, HPVM_STREAMING);
    __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__bindIn(b, 4, 2, HPVM_STREAMING);
    __hpvm__bindOut(b, 0, 0, HPVM_STREAMING);
}

void keep_pixel(POINTER(float, changes), POINTER(float, slopes), POINTER(unsigned char, out), float most, long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(2, changes, slopes, 1, out);
    void *node = __hpvm__getNode();
    keep(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), changes, slopes, out, most, n);
    __hpvm__return(1, out_bytes);
}

void keep_stage(POINTER(float, changes), POINTER(float, slopes), POINTER(unsigned char, out), float most, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, changes, slopes, 1, out);
    void *node = __hpvm__createNodeND(2, keep_pixel, n, n);
    for (int i = 0; i < 8; i++) __hpvm__bindIn(node, i, i, HPVM_STREAMING);
    __hpvm__bindOut(node, 0, 0, HPVM_STREAMING);
}

/* The size of each picture tells the next stage that it is there. */
void edges(POINTER(float, frame), POINTER(float, soft), POINTER(float, second), POINTER(float, changes), POINTER(float, slopes),
           POINTER(float, rows), POINTER(unsigned char, out), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, frame, 6, soft, second, changes, slopes, rows, out);
    void *a = __hpvm__createNodeND(0, smooth_stage), *b = __hpvm__createNodeND(0, laplace_stage);
    void *c = __hpvm__createNodeND(0, change_stage), *d = __hpvm__createNodeND(0, slope_stage);
    void *e = __hpvm__createNodeND(0, largest_stage), *f = __hpvm__createNodeND(0, keep_stage);
    void *to[] = {a, b, c, d, e};
    const int from[] = {0, 2, 4, 2, 8}, into[] = {2, 4, 6, 8, 10};
    for (int s = 0; s < 5; s++) {
        __hpvm__bindIn(to[s], from[s], 0, HPVM_STREAMING);
        __hpvm__bindIn(to[s], into[s], 2, HPVM_STREAMING);
        __hpvm__bindIn(to[s], into[s] + 1, 3, HPVM_STREAMING);
        __hpvm__bindIn(to[s], 14, 4, HPVM_STREAMING);
    }
    __hpvm__bindIn(a, 1, 1, HPVM_STREAMING);
    __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__edge(b, c, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__edge(a, d, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__edge(d, e, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__bindIn(f, 6, 0, HPVM_STREAMING);
    __hpvm__edge(c, f, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__bindIn(f, 8, 2, HPVM_STREAMING);
    __hpvm__edge(d, f, HPVM_ALL_TO_ALL, 0, 3, HPVM_STREAMING);
    __hpvm__bindIn(f, 12, 4, HPVM_STREAMING);
    __hpvm__bindIn(f, 13, 5, HPVM_STREAMING);
    __hpvm__edge(e, f, HPVM_ALL_TO_ALL, 0, 6, HPVM_STREAMING);
    __hpvm__bindIn(f, 14, 7, HPVM_STREAMING);
    __hpvm__bindOut(f, 0, 0, HPVM_STREAMING);
}
#endif

static void paint(float *frame, long n, long number)
{
    for (long y = 0; y < n; y++)
        for (long x = 0; x < n; x++) {
            long dx = x - (number * 13 + n / 4) % n, dy = y - n / 2;
            frame[y * n + x] = (dx * dx + dy * dy < n * n / 16 ? 0.8f : 0.2f) + 0.01f * ((x * 31 + y * 17 + number) % 13);
        }
}

static unsigned look(const unsigned char *out, long n, unsigned seen)
{
    for (long i = 0; i < n * n; i++) seen = seen * 33 + out[i];
    return seen;
}

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 512), frames = argument(argc, argv, 2, 24);
    prepare();
    size_t bytes = n * n * sizeof(float);
    Slot slot[SLOTS];
    for (int s = 0; s < SLOTS; s++) {
        slot[s] = (Slot){memory(bytes), memory(bytes), memory(bytes), memory(bytes), memory(bytes), memory(n * 4), memory(n * n)};
        paint(slot[s].frame, n, s);
    }
    unsigned seen = 0;
    double start = now();
#ifdef PLAIN
    for (long k = 0; k < frames; k++) {
        Slot *s = &slot[k % SLOTS];
#define EACH(what) \
        PARALLEL \
        for (long y = 0; y < n; y++) \
            for (long x = 0; x < n; x++) what
        EACH(smooth(x, y, s->frame, s->soft, n));
        EACH(laplace(x, y, s->soft, s->second, n));
        EACH(change(x, y, s->second, s->changes, n));
        EACH(slope(x, y, s->soft, s->slopes, n));
        PARALLEL
        for (long y = 0; y < n; y++) row_largest(y, s->slopes, s->rows, n);
        float most = all_largest(s->rows, n);
        EACH(keep(x, y, s->changes, s->slopes, s->out, most, n));
    }
#else
    PACKED Arguments {
        FIELD(float, frame); FIELD(float, soft); FIELD(float, second); FIELD(float, changes); FIELD(float, slopes); FIELD(float, rows);
        FIELD(unsigned char, out); long n;
    } args[SLOTS];
    for (int k = 0; k < SLOTS; k++) {
        Slot *s = &slot[k];
        args[k] = (PACKED Arguments){s->frame, bytes, s->soft, bytes, s->second, bytes, s->changes, bytes, s->slopes, bytes, s->rows, n * 4,
                                     s->out, n * n, n};
    }
    void *graph = __hpvm__launch(HPVM_STREAMING, edges, &args[0]);
    for (long k = 0; k < frames + SLOTS; k++) {
        if (k >= SLOTS) free(__hpvm__pop(graph));
        if (k < frames) __hpvm__push(graph, &args[k % SLOTS]);
    }
    __hpvm__wait(graph);
#endif
    for (int s = 0; s < SLOTS; s++) request(slot[s].out, n * n);
    double seconds = now() - start;
    for (int s = 0; s < SLOTS; s++) seen = look(slot[s].out, n, seen);
    printf("edges %ld: %08x\n", n, seen);
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
