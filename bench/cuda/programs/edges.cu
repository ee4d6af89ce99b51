#include "host.cuh"
#include "../edges.cu"
#define SLOTS 4

// keep_pixel with the largest slope where the kernel before has left it, so that the host need not wait for it.
KERNEL keep_below(IN(float, changes), IN(float, slopes), OUT(unsigned char, out), IN(float, greatest), int n, int nx, int ny)
{
    XY;
    out[y * n + x] = changes[y * n + x] > 0 && slopes[y * n + x] > 0.2f * *greatest ? 255 : 0;
}

struct Slot { Memory frame, soft, second, changes, slopes, rows, greatest, out; };

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 512), frames = argument(argc, argv, 2, 24);
    prepare();
    size_t bytes = n * n * sizeof(float);
    Slot slot[SLOTS];
    for (int s = 0; s < SLOTS; s++) {
        slot[s] = {memory(bytes), memory(bytes), memory(bytes), memory(bytes), memory(bytes), memory(n * 4), memory(4), memory(n * n)};
        float *frame = slot[s].frame;
        for (long y = 0; y < n; y++)
            for (long x = 0; x < n; x++) {
                long dx = x - (s * 13 + n / 4) % n, dy = y - n / 2;
                frame[y * n + x] = (dx * dx + dy * dy < n * n / 16 ? 0.8f : 0.2f) + 0.01f * ((x * 31 + y * 17 + s) % 13);
            }
    }
    Timer t;
    double start = now();
    for (Slot &s : slot) s.frame.up();
    dim3 block(32, 8), grid(blocks(n, 32), blocks(n, 8));
    t.start();
    for (long k = 0; k < frames; k++) {
        Slot &s = slot[k % SLOTS];
        smooth_pixel<<<grid, block>>>(s.frame.on<float>(), s.soft.on<float>(), n, n, n);
        laplace_pixel<<<grid, block>>>(s.soft.on<float>(), s.second.on<float>(), n, n, n);
        change_pixel<<<grid, block>>>(s.second.on<float>(), s.changes.on<float>(), n, n, n);
        slope_pixel<<<grid, block>>>(s.soft.on<float>(), s.slopes.on<float>(), n, n, n);
        largest_row<<<blocks(n, 256), 256>>>(s.slopes.on<float>(), s.rows.on<float>(), n, n);
        largest_of_rows<<<1, 1>>>(s.rows.on<float>(), n, s.greatest.on<float>());
        keep_below<<<grid, block>>>(s.changes.on<float>(), s.slopes.on<float>(), s.out.on<unsigned char>(), s.greatest.on<float>(), n, n, n);
    }
    t.stop();
    for (Slot &s : slot) s.out.down();
    double seconds = now() - start;
    t.add();
    unsigned seen = 0;
    for (Slot &s : slot)
        for (long i = 0; i < n * n; i++) seen = seen * 33 + ((unsigned char *)s.out)[i];
    printf("edges %ld: %08x\n", n, seen);
    report(seconds, t);
}
