// What the programs in CUDA C++ share: hand-written counterparts of bench/hpvm/*.c, which read the same arguments, make the same data and
// print the same line. The kernels are those of bench/cuda.
// Behind "seconds", as in the C programs from the first launch to the result in the host's memory, stands "kernels": the GPU's time in kernels.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cuda_runtime.h>

static void check(cudaError_t e, const char *file, int line)
{
    if (e != cudaSuccess) { fprintf(stderr, "%s:%d: %s\n", file, line, cudaGetErrorString(e)); exit(3); }
}
#define CHECK(call) check(call, __FILE__, __LINE__)

// Memory of the host, and as much of the device. It converts to a pointer of the host.
struct Memory {
    void *host, *device; size_t bytes;
    template <class T> operator T *() const { return (T *)host; }
    template <class T> T *on() const { return (T *)device; }
    void up() const { CHECK(cudaMemcpyAsync(device, host, bytes, cudaMemcpyHostToDevice)); }
    void down() const { CHECK(cudaMemcpy(host, device, bytes, cudaMemcpyDeviceToHost)); }
};
static Memory memory(size_t n)
{
    Memory m = {aligned_alloc(64, (n + 63) / 64 * 64), nullptr, n};
    memset(m.host, 0, n);
    CHECK(cudaMalloc(&m.device, n));
    return m;
}
static inline void prepare() { CHECK(cudaFree(nullptr)); }

static unsigned seed_ = 12345;
static inline unsigned random_bits() { seed_ ^= seed_ << 13, seed_ ^= seed_ >> 17, seed_ ^= seed_ << 5; return seed_; }
static inline float random_unit() { return (random_bits() >> 8) * (1.0f / 16777216.0f); }
static inline double now() { timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }
static inline long argument(int argc, char **argv, int n, long otherwise) { return argc > n ? atol(argv[n]) : otherwise; }
static double signature(const float *p, long n) { double s = 0; for (long i = 0; i < n; i++) s += p[i] * (1 + i % 7); return s; }
static unsigned signature_int(const int *p, long n) { unsigned s = 0; for (long i = 0; i < n; i++) s = s * 31 + (unsigned)p[i]; return s; }

// The GPU's time between two places in the default stream.
struct Timer {
    cudaEvent_t begin, end; float total = 0;
    Timer() { CHECK(cudaEventCreate(&begin)); CHECK(cudaEventCreate(&end)); }
    void start() { CHECK(cudaEventRecord(begin)); }
    void stop() { CHECK(cudaGetLastError()); CHECK(cudaEventRecord(end)); }
    void add() { float ms; CHECK(cudaEventSynchronize(end)); CHECK(cudaEventElapsedTime(&ms, begin, end)); total += ms * 1e-3f; }
};
static inline int blocks(long n, int b) { return (int)((n + b - 1) / b); }
static void report(double seconds, const Timer &t) { printf("seconds %.6f\nkernels %.6f\n", seconds, t.total); }
