/* Sums of blocks by a tree, with scratch memory that the instances of a block share, and barriers.
 * Usage: reduce [BLOCKS] [SIZE OF A BLOCK, a power of two] */
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>

void sum(int *in, size_t in_bytes, long *out, size_t out_bytes)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__getNode(), *block = __hpvm__getParentNode(node);
    long i = __hpvm__getNodeInstanceID_x(node), n = __hpvm__getNumNodeInstances_x(node);
    long b = __hpvm__getNodeInstanceID_x(block);
    long *part = __hpvm__malloc(n * sizeof(long));
    part[i] = in[b * n + i];
    for (long step = n / 2; step > 0; step /= 2) {
        __hpvm__barrier();
        if (i < step) part[i] += part[i + step];
    }
    if (i == 0) out[b] = part[0];
    __hpvm__return(1, out_bytes);
}

void block(int *in, size_t in_bytes, long *out, size_t out_bytes, long size)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__createNodeND(1, sum, size);
    for (int i = 0; i < 4; i++) __hpvm__bindIn(node, i, i, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

void root(int *in, size_t in_bytes, long *out, size_t out_bytes, long size, long blocks)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(1, in, 1, out);
    void *node = __hpvm__createNodeND(1, block, blocks);
    for (int i = 0; i < 5; i++) __hpvm__bindIn(node, i, i, 0);
    __hpvm__bindOut(node, 0, 0, 0);
}

struct __attribute__((__packed__)) Arguments {
    int *in; size_t in_bytes;
    long *out; size_t out_bytes;
    long size, blocks;
    size_t result;
};

int main(int argc, char **argv)
{
    long blocks = argc > 1 ? atol(argv[1]) : 10, size = argc > 2 ? atol(argv[2]) : 64;
    int *in = malloc(blocks * size * sizeof(int));
    long *out = calloc(blocks, sizeof(long));
    for (long i = 0; i < blocks * size; i++) in[i] = i * 7 % 1001;
    __hpvm__init();
    struct Arguments args = {in, blocks * size * sizeof(int), out, blocks * sizeof(long), size, blocks, 0};
    __hpvm__wait(__hpvm__launch(0, root, &args));
    long wrong = 0, total = 0;
    for (long b = 0; b < blocks; b++) {
        long expected = 0;
        for (long i = 0; i < size; i++) expected += in[b * size + i];
        wrong += out[b] != expected;
        total += out[b];
    }
    __hpvm__cleanup();
    printf("reduce: %ld blocks of %ld, %ld wrong, total %ld, result %zu\n", blocks, size, wrong, total, args.result);
    return wrong != 0;
}
