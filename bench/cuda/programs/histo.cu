#include "host.cuh"
#include "../histo.cu"
#define BINS 1024
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 8000000), steps = argument(argc, argv, 2, 4), parts = (n + RUN_LENGTH - 1) / RUN_LENGTH;
    prepare();
    Memory md = memory(n * 2), mb = memory(BINS * sizeof(int));
    unsigned short *data = md;
    for (long i = 0; i < n; i++) data[i] = (random_bits() % BINS) * (random_bits() >> 16 & 1023) / 1024;
    Timer t;
    double start = now();
    md.up(), mb.up();
    t.start();
    for (long s = 0; s < steps; s++) histo_part<<<blocks(parts, 256), 256>>>(md.on<unsigned short>(), mb.on<int>(), n, parts);
    t.stop();
    mb.down();
    double seconds = now() - start;
    t.add();
    printf("histo %ld: %08x\n", n, signature_int((int *)mb, BINS));
    report(seconds, t);
}
