/* A stream of frames through two nodes on the GPU, with a frame of new data for each push and a result for each pop: transfers in both
 * directions and kernels can all go on at the same time. Arguments: [SIZE [FRAMES]]. */
#include "../hpvm/common.h"

#define SLOTS 6
#define ROUNDS 64

void mix_pixel(POINTER(float, in), POINTER(float, mixed), long n)
{
    __hpvm__hint(GPU_TARGET);
    __hpvm__attributes(1, in, 1, mixed);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    float v = in[i];
    for (int k = 0; k < ROUNDS; k++) v = v * 0.75f + in[(i + k) % n] * 0.25f;
    mixed[i] = v;
    __hpvm__return(1, mixed_bytes);
}

void sharpen_pixel(POINTER(float, mixed), POINTER(float, out), long n)
{
    __hpvm__hint(GPU_TARGET);
    __hpvm__attributes(1, mixed, 1, out);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    float v = mixed[i];
    for (int k = 0; k < ROUNDS; k++) v = v * 1.01f - mixed[(i + n - k) % n] * 0.01f;
    out[i] = v;
    __hpvm__return(1, out_bytes);
}

#define STAGE(name) \
    void name##_stage(POINTER(float, in), POINTER(float, out), long n) \
    { \
        __hpvm__hint(CPU_TARGET); \
        __hpvm__attributes(1, in, 1, out); \
        void *node = __hpvm__createNodeND(1, name##_pixel, n); \
        for (int i = 0; i < 5; i++) __hpvm__bindIn(node, i, i, HPVM_STREAMING); \
        __hpvm__bindOut(node, 0, 0, HPVM_STREAMING); \
    }
STAGE(mix)
STAGE(sharpen)

void overlap(POINTER(float, in), POINTER(float, mixed), POINTER(float, out), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 2, mixed, out);
    void *a = __hpvm__createNodeND(0, mix_stage), *b = __hpvm__createNodeND(0, sharpen_stage);
    for (int i = 0; i < 4; i++) __hpvm__bindIn(a, i, i, HPVM_STREAMING);
    __hpvm__bindIn(a, 6, 4, HPVM_STREAMING);
    __hpvm__bindIn(b, 2, 0, HPVM_STREAMING);
    __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 1, HPVM_STREAMING);
    __hpvm__bindIn(b, 4, 2, HPVM_STREAMING), __hpvm__bindIn(b, 5, 3, HPVM_STREAMING);
    __hpvm__bindIn(b, 6, 4, HPVM_STREAMING);
    __hpvm__bindOut(b, 0, 0, HPVM_STREAMING);
}

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 4000000), frames = argument(argc, argv, 2, 24);
    prepare();
    size_t bytes = n * sizeof(float);
    PACKED Arguments { FIELD(float, in); FIELD(float, mixed); FIELD(float, out); long n; } args[SLOTS];
    for (int s = 0; s < SLOTS; s++) args[s] = (PACKED Arguments){memory(bytes), bytes, memory(bytes), bytes, memory(bytes), bytes, n};
    double sum = 0, start = now();
    void *graph = __hpvm__launch(HPVM_STREAMING, overlap, &args[0]);
    for (long k = 0; k < frames + SLOTS; k++) {
        PACKED Arguments *a = &args[k % SLOTS];
        if (k >= SLOTS) {
            free(__hpvm__pop(graph));
            request(a->out, bytes);
            for (long i = 0; i < n; i += 4096) sum += a->out[i];
        }
        if (k < frames) {
            request(a->in, bytes);
            for (long i = 0; i < n; i += 64) a->in[i] = (float)((i + k) % 17);
            __hpvm__push(graph, a);
        }
    }
    __hpvm__wait(graph);
    double seconds = now() - start;
    printf("overlap %ld: %.3f\n", n, sum);
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
