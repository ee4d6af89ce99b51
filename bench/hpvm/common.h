/* What the benchmarks of dataflow graphs share. Each program is compiled two ways from the same kernels: with allvm-cc as a
 * graph, and with -DPLAIN as loops of C, parallel with -fopenmp. Arguments: [SIZE [STEPS]]. It prints what was
 * computed, and, last, the seconds of the kernels alone. */
#ifndef BENCH_HPVM_COMMON_H
#define BENCH_HPVM_COMMON_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define INLINE static inline __attribute__((always_inline))
#ifdef PLAIN
#define PARALLEL _Pragma("omp parallel for schedule(static)")
INLINE int add_int(int *p, int v) { return __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
INLINE void prepare(void) {}
INLINE void finish(void) {}
INLINE void track(void *p, size_t n) { (void)p, (void)n; }
INLINE void request(void *p, size_t n) { (void)p, (void)n; }
#else
#include <hpvm.h>
#define POINTER(type, name) type *name, size_t name##_bytes
#define FIELD(type, name) type *name; size_t name##_bytes
#define PACKED struct __attribute__((__packed__))
INLINE int add_int(int *p, int v) { return __hpvm__atomic_add(p, v); }
INLINE void prepare(void) { __hpvm__init(); }
INLINE void finish(void) { __hpvm__cleanup(); }
INLINE void track(void *p, size_t n) { llvm_hpvm_track_mem(p, n); }
INLINE void request(void *p, size_t n) { llvm_hpvm_request_mem(p, n); }
/* A root with one node: its first `count` inputs are the node's, one after the other. */
#define BIND_ALL(node, count) for (int bind_ = 0; bind_ < (count); bind_++) __hpvm__bindIn(node, bind_, bind_, 0)
#define RUN(root, args) __hpvm__wait(__hpvm__launch(0, root, args))
#endif

static unsigned seed_ = 12345;
INLINE unsigned random_bits(void)
{
    seed_ ^= seed_ << 13, seed_ ^= seed_ >> 17, seed_ ^= seed_ << 5;
    return seed_;
}
INLINE float random_unit(void) { return (random_bits() >> 8) * (1.0f / 16777216.0f); }

static void *memory(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) / 64 * 64);
    if (!p) { fprintf(stderr, "no memory for %zu bytes\n", n); exit(3); }
    memset(p, 0, n);
    track(p, n);
    return p;
}

INLINE double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

INLINE long argument(int argc, char **argv, int n, long otherwise) { return argc > n ? atol(argv[n]) : otherwise; }

/* A sum that tells every element and its place. */
static double signature(const float *p, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++) s += p[i] * (1 + i % 7);
    return s;
}
static unsigned signature_int(const int *p, long n)
{
    unsigned s = 0;
    for (long i = 0; i < n; i++) s = s * 31 + (unsigned)p[i];
    return s;
}
#endif
