/* A histogram with atomic operations: any instance may hit any bin. Usage: histo [ELEMENTS] [RUNS] */
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>

#define BINS 256

void count(unsigned char *data, size_t data_bytes, int *bins, size_t bins_bytes, int *largest, size_t largest_bytes)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, data, 2, bins, largest);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    __hpvm__atomic_add(&bins[data[i]], 1);
    __hpvm__atomic_max(largest, data[i]);
    __hpvm__return(1, bins_bytes);
}

void histo(unsigned char *data, size_t data_bytes, int *bins, size_t bins_bytes, int *largest, size_t largest_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, data, 2, bins, largest);
    void *node = __hpvm__createNodeND(1, count, n);
    for (int i = 0; i < 6; i++) __hpvm__bindIn(node, i, i, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

struct __attribute__((__packed__)) Arguments {
    unsigned char *data; size_t data_bytes;
    int *bins; size_t bins_bytes;
    int *largest; size_t largest_bytes;
    long n;
    size_t result;
};

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 20000, runs = argc > 2 ? atol(argv[2]) : 1;
    unsigned char *data = malloc(n);
    int *bins = calloc(BINS, sizeof(int)), *largest = calloc(1, sizeof(int)), check[BINS] = {0};
    unsigned seed = 12345;
    for (long i = 0; i < n; i++) {
        seed = seed * 1664525u + 1013904223u;
        data[i] = (seed >> 24) * (seed >> 16 & 255) / 256;
        check[data[i]] += runs;
    }
    __hpvm__init();
    struct Arguments args = {data, n, bins, BINS * sizeof(int), largest, sizeof(int), n, 0};
    for (long r = 0; r < runs; r++) __hpvm__wait(__hpvm__launch(0, histo, &args));
    int wrong = 0, most = 0;
    for (int i = 0; i < BINS; i++) { wrong += bins[i] != check[i]; if (check[i]) most = i; }
    __hpvm__cleanup();
    printf("histo: %ld elements, %d bins wrong, bin 0 holds %d, largest %d%s\n", n, wrong, bins[0], *largest, *largest == most ? "" : " WRONG");
    return wrong != 0 || *largest != most;
}
