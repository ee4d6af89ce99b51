/* c = a + b, the smallest graph: one leaf with an instance for each element. Usage: vadd [ELEMENTS] [RUNS] */
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>

void vadd(float *a, size_t a_bytes, float *b, size_t b_bytes, float *c, size_t c_bytes)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, a, b, 1, c);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    c[i] = a[i] + b[i];
    __hpvm__return(1, c_bytes);
}

void root(float *a, size_t a_bytes, float *b, size_t b_bytes, float *c, size_t c_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, a, b, 1, c);
    void *node = __hpvm__createNodeND(1, vadd, n);
    for (int i = 0; i < 6; i++) __hpvm__bindIn(node, i, i, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

/* What the root gets, and behind it what it gives. */
struct __attribute__((__packed__)) Arguments {
    float *a; size_t a_bytes;
    float *b; size_t b_bytes;
    float *c; size_t c_bytes;
    long n;
    size_t result;
};

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 10000, runs = argc > 2 ? atol(argv[2]) : 1;
    size_t bytes = n * sizeof(float);
    float *a = malloc(bytes), *b = malloc(bytes), *c = malloc(bytes);
    for (long i = 0; i < n; i++) { a[i] = i % 1000; b[i] = 0.5f * (i % 7); c[i] = -1; }

    __hpvm__init();
    llvm_hpvm_track_mem(a, bytes);
    llvm_hpvm_track_mem(b, bytes);
    llvm_hpvm_track_mem(c, bytes);
    struct Arguments args = {a, bytes, b, bytes, c, bytes, n, 0};
    for (long r = 0; r < runs; r++) {
        void *graph = __hpvm__launch(0, root, &args);
        __hpvm__wait(graph);
    }
    llvm_hpvm_request_mem(c, bytes);
    long wrong = 0;
    for (long i = 0; i < n; i++) wrong += c[i] != a[i] + b[i];
    llvm_hpvm_untrack_mem(a);
    llvm_hpvm_untrack_mem(b);
    llvm_hpvm_untrack_mem(c);
    __hpvm__cleanup();
    printf("vadd: %ld elements, %ld wrong, result %zu\n", n, wrong, args.result);
    return wrong != 0;
}
