#include "host.cuh"
#include "../sad.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 32), steps = argument(argc, argv, 2, 4), width = n * SIDE + 2 * REACH;
    prepare();
    size_t bytes = width * width, out = n * n * MOTIONS * sizeof(int);
    Memory mf = memory(bytes), mb = memory(bytes), ms = memory(out);
    unsigned char *frame = mf, *before = mb;
    for (size_t i = 0; i < bytes; i++) frame[i] = random_bits() >> 24, before[i] = (frame[i] + (random_bits() >> 29)) & 255;
    Timer t;
    double start = now();
    mf.up(), mb.up();
    dim3 threads(32, 8), grid(blocks(MOTIONS, 32), blocks(n, 8), n);
    t.start();
    for (long s = 0; s < steps; s++) sad_block<<<grid, threads>>>(mf.on<unsigned char>(), mb.on<unsigned char>(), ms.on<int>(), width, n, MOTIONS, n, n);
    t.stop();
    ms.down();
    double seconds = now() - start;
    t.add();
    printf("sad %ld: %08x\n", n, signature_int((int *)ms, out / 4));
    report(seconds, t);
}
