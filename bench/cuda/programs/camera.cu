#include "host.cuh"
#include "../camera.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 768), steps = argument(argc, argv, 2, 8);
    prepare();
    size_t bytes = 3 * n * n * sizeof(float);
    Memory mr = memory(n * n), mp = memory(3 * n * n), mv = memory(256), first = memory(bytes), second = memory(bytes), third = memory(bytes);
    Memory mc = memory(CONTROLS * 12), mw = memory(CONTROLS * 12);
    unsigned char *raw = mr, *picture = mp, *curve = mv;
    float *control = mc, *weight = mw;
    for (long i = 0; i < n * n; i++) raw[i] = ((i % n) * 255 / n + (i / n) * 3 + random_bits() % 17) & 255;
    for (int k = 0; k < CONTROLS * 3; k++) control[k] = random_unit(), weight[k] = random_unit() / 4;
    for (int k = 0; k < 256; k++) curve[k] = 255 * sqrtf(k / 255.0f);
    Timer t;
    double start = now();
    mr.up(), mc.up(), mw.up(), mv.up();
    dim3 block(32, 8), grid(blocks(n, 32), blocks(n, 8));
    t.start();
    for (long s = 0; s < steps; s++) {
        demosaic_pixel<<<grid, block>>>(mr.on<unsigned char>(), first.on<float>(), n, n, n);
        denoise_pixel<<<grid, block>>>(first.on<float>(), second.on<float>(), n, n, n);
        gamut_pixel<<<grid, block>>>(second.on<float>(), third.on<float>(), mc.on<float>(), mw.on<float>(), n, n, n);
        tones_pixel<<<grid, block>>>(third.on<float>(), mp.on<unsigned char>(), mv.on<unsigned char>(), n, n, n);
    }
    t.stop();
    mp.down();
    double seconds = now() - start;
    t.add();
    unsigned seen = 0;
    for (long i = 0; i < 3 * n * n; i++) seen = seen * 33 + picture[i];
    printf("camera %ld: %08x\n", n, seen);
    report(seconds, t);
}
