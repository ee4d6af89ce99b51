/* What a launch costs: a graph of one empty node, launched and waited for again and again.
 * Prints seconds: the least mean of batches of 100. */
#include "common.h"

#ifdef PLAIN
#error "there is no plain variant: nothing would be left"
#endif
void nothing(long *out, size_t out_bytes)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(0, 1, out);
    __hpvm__return(1, out_bytes);
}

void one(long *out, size_t out_bytes)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(0, 1, out);
    void *node = __hpvm__createNodeND(0, nothing);
    __hpvm__bindIn(node, 0, 0, 0);
    __hpvm__bindIn(node, 1, 1, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

/* Instances with next to nothing in them, for what a chunk of them costs (bench.graph_cost). */
void cell(long *out, size_t out_bytes)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(0, 1, out);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    out[i] = i;
    __hpvm__return(1, out_bytes);
}

void cells(long *out, size_t out_bytes, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(0, 1, out);
    void *node = __hpvm__createNodeND(1, cell, n);
    __hpvm__bindIn(node, 0, 0, 0);
    __hpvm__bindIn(node, 1, 1, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

static double least(long batches)
{
    static long cell;
    struct __attribute__((__packed__)) { long *out; size_t bytes; size_t result; } args = {&cell, sizeof cell, 0};
    double best = 1e9;
    for (long b = 0; b < batches; b++) {
        double start = now();
        for (int i = 0; i < 100; i++) __hpvm__wait(__hpvm__launch(0, one, &args));
        double each = (now() - start) / 100;
        best = each < best ? each : best;
    }
    return best;
}

int main(int argc, char **argv)
{
    long batches = argument(argc, argv, 1, 50);
    prepare();
    if (batches < 0) {
        static long out[1];
        struct __attribute__((__packed__)) { long *out; size_t bytes; long n; size_t result; } args = {out, sizeof out, 1, 0};
        __hpvm__wait(__hpvm__launch(0, cells, &args));
    }
    printf("launch %ld\n", batches);
    printf("seconds %.9f\n", least(batches));
    finish();
    return 0;
}
