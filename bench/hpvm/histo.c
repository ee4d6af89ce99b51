/* A histogram whose bins any instance may hit, with atomic additions. Each instance takes a run of elements. */
#include "common.h"
#define BINS 1024
#define RUN_LENGTH 256

INLINE void part(long i, const unsigned short *data, int *bins, long n)
{
    long end = (i + 1) * RUN_LENGTH < n ? (i + 1) * RUN_LENGTH : n;
    for (long k = i * RUN_LENGTH; k < end; k++) add_int(&bins[data[k]], 1);
}

#ifndef PLAIN
void histo_part(POINTER(unsigned short, data), POINTER(int, bins), long n)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(2, data, bins, 1, bins);
    part(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), data, bins, n);
    __hpvm__return(1, bins_bytes);
}

void histo(POINTER(unsigned short, data), POINTER(int, bins), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, data, bins, 1, bins);
    void *node = __hpvm__createNodeND(1, histo_part, (n + RUN_LENGTH - 1) / RUN_LENGTH);
    BIND_ALL(node, 5);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 8000000), steps = argument(argc, argv, 2, 4);
    prepare();
    unsigned short *data = memory(n * sizeof *data);
    int *bins = memory(BINS * sizeof(int));
    for (long i = 0; i < n; i++) data[i] = (random_bits() % BINS) * (random_bits() >> 16 & 1023) / 1024;
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        long parts = (n + RUN_LENGTH - 1) / RUN_LENGTH;
        PARALLEL
        for (long i = 0; i < parts; i++) part(i, data, bins, n);
#else
        PACKED { FIELD(unsigned short, data); FIELD(int, bins); long n; size_t out; } args = {data, n * 2, bins, BINS * 4, n, 0};
        RUN(histo, &args);
#endif
    }
    request(bins, BINS * sizeof(int));
    double seconds = now() - start;
    printf("histo %ld: %08x\n", n, signature_int(bins, BINS));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
