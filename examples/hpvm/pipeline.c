/* Frames through a pipeline of three stages: blur, gradient, threshold. Usage: pipeline [FRAMES] [WIDTH] */
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void blur_row(float *in, size_t in_bytes, float *out, size_t out_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, out);
    long y = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    for (long x = 0; x < n; x++) {
        long l = x ? x - 1 : x, r = x + 1 < n ? x + 1 : x;
        out[y * n + x] = 0.25f * in[y * n + l] + 0.5f * in[y * n + x] + 0.25f * in[y * n + r];
    }
    __hpvm__return(1, out_bytes);
}

void gradient_row(float *in, size_t in_bytes, float *out, size_t out_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, out);
    long y = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    long d = y + 1 < n ? y + 1 : y;
    for (long x = 0; x < n; x++) out[y * n + x] = in[d * n + x] - in[y * n + x];
    __hpvm__return(1, out_bytes);
}

void threshold(float *in, size_t in_bytes, long n, float limit)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 0);
    long found = 0;
    for (long i = 0; i < n * n; i++) found += in[i] > limit || in[i] < -limit;
    __hpvm__return(2, found, limit);
}

void blur(float *in, size_t in_bytes, float *out, size_t out_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__createNodeND(1, blur_row, n);
    for (int i = 0; i < 5; i++) __hpvm__bindIn(node, i, i, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

void gradient(float *in, size_t in_bytes, float *out, size_t out_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__createNodeND(1, gradient_row, n);
    for (int i = 0; i < 5; i++) __hpvm__bindIn(node, i, i, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

/* Stages wait for each other by the sizes that flow along the edges. */
void pipeline(float *frame, size_t frame_bytes, float *soft, size_t soft_bytes, float *slope, size_t slope_bytes, long n, float limit)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, frame, 2, soft, slope);
    void *a = __hpvm__createNodeND(0, blur);
    void *b = __hpvm__createNodeND(0, gradient);
    void *c = __hpvm__createNodeND(0, threshold);
    __hpvm__bindIn(a, 0, 0, HPVM_STREAMING);
    __hpvm__bindIn(a, 1, 1, HPVM_STREAMING);
    __hpvm__bindIn(a, 2, 2, HPVM_STREAMING);
    __hpvm__bindIn(a, 3, 3, HPVM_STREAMING);
    __hpvm__bindIn(a, 6, 4, HPVM_STREAMING);
    __hpvm__bindIn(b, 2, 0, HPVM_STREAMING);
    __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__bindIn(b, 4, 2, HPVM_STREAMING);
    __hpvm__bindIn(b, 5, 3, HPVM_STREAMING);
    __hpvm__bindIn(b, 6, 4, HPVM_STREAMING);
    __hpvm__bindIn(c, 4, 0, HPVM_STREAMING);
    __hpvm__edge(b, c, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__bindIn(c, 6, 2, HPVM_STREAMING);
    __hpvm__bindIn(c, 7, 3, HPVM_NONSTREAMING);
    __hpvm__bindOut(c, 0, 0, HPVM_STREAMING);
    __hpvm__bindOut(c, 1, 1, HPVM_STREAMING);
}

struct __attribute__((__packed__)) Arguments {
    float *frame; size_t frame_bytes;
    float *soft; size_t soft_bytes;
    float *slope; size_t slope_bytes;
    long n;
    float limit;
};
struct __attribute__((__packed__)) Result { long found; float limit; };

#define SLOTS 4     /* frames on their way at a time, each with buffers of its own */

int main(int argc, char **argv)
{
    long frames = argc > 1 ? atol(argv[1]) : 10, n = argc > 2 ? atol(argv[2]) : 32;
    size_t bytes = n * n * sizeof(float);
    struct Arguments slot[SLOTS];
    for (int s = 0; s < SLOTS; s++)
        slot[s] = (struct Arguments){malloc(bytes), bytes, malloc(bytes), bytes, malloc(bytes), bytes, n, 0.3f};
    __hpvm__init();
    void *graph = __hpvm__launch(HPVM_STREAMING, pipeline, &slot[0]);
    long popped = 0, sum = 0;
    for (long f = 0; f < frames + SLOTS; f++) {
        if (f >= SLOTS && popped < frames) {
            struct Result *r = __hpvm__pop(graph);
            printf("frame %ld: %ld above %.1f\n", popped++, r->found, r->limit);
            sum += r->found;
            free(r);
        }
        if (f < frames) {
            struct Arguments *args = &slot[f % SLOTS];
            for (long i = 0; i < n * n; i++) args->frame[i] = (i * (f + 3) % 97) / 97.0f;
            __hpvm__push(graph, args);
        }
    }
    __hpvm__wait(graph);
    __hpvm__cleanup();
    printf("pipeline: %ld frames of %ld x %ld, %ld in all\n", frames, n, n, sum);
    return 0;
}
