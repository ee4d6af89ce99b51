/* Sums of absolute differences: for each block of a frame and each motion, how far it is from the frame before. */
#include "common.h"
#define SIDE 16
#define REACH 8
#define MOTIONS ((2 * REACH + 1) * (2 * REACH + 1))

INLINE void block(long motion, long bx, long by, const unsigned char *frame, const unsigned char *before, int *sums, long width, long blocks)
{
    long dx = motion % (2 * REACH + 1), dy = motion / (2 * REACH + 1);
    const unsigned char *p = frame + (by * SIDE + REACH) * width + bx * SIDE + REACH;
    const unsigned char *q = before + (by * SIDE + dy) * width + bx * SIDE + dx;
    int sum = 0;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            int d = p[y * width + x] - q[y * width + x];
            sum += d < 0 ? -d : d;
        }
    sums[(by * blocks + bx) * MOTIONS + motion] = sum;
}

#ifndef PLAIN
void sad_block(POINTER(unsigned char, frame), POINTER(unsigned char, before), POINTER(int, sums), long width, long blocks)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(2, frame, before, 1, sums);
    void *node = __hpvm__getNode();
    block(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), __hpvm__getNodeInstanceID_z(node), frame, before, sums,
          width, blocks);
    __hpvm__return(1, sums_bytes);
}

void sad(POINTER(unsigned char, frame), POINTER(unsigned char, before), POINTER(int, sums), long width, long blocks)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, frame, before, 1, sums);
    void *node = __hpvm__createNodeND(3, sad_block, MOTIONS, blocks, blocks);
    BIND_ALL(node, 8);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long blocks = argument(argc, argv, 1, 32), steps = argument(argc, argv, 2, 4), width = blocks * SIDE + 2 * REACH;
    prepare();
    size_t bytes = width * width, out = blocks * blocks * MOTIONS * sizeof(int);
    unsigned char *frame = memory(bytes), *before = memory(bytes);
    int *sums = memory(out);
    for (size_t i = 0; i < bytes; i++) frame[i] = random_bits() >> 24, before[i] = (frame[i] + (random_bits() >> 29)) & 255;
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        PARALLEL
        for (long by = 0; by < blocks; by++)
            for (long bx = 0; bx < blocks; bx++)
                for (long m = 0; m < MOTIONS; m++) block(m, bx, by, frame, before, sums, width, blocks);
#else
        PACKED { FIELD(unsigned char, f); FIELD(unsigned char, b); FIELD(int, s); long width, blocks; size_t out; } args =
            {frame, bytes, before, bytes, sums, out, width, blocks, 0};
        RUN(sad, &args);
#endif
    }
    request(sums, out);
    double seconds = now() - start;
    printf("sad %ld: %08x\n", blocks, signature_int(sums, out / 4));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
