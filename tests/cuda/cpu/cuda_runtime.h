// A test tool: as much of CUDA C++ as the programs of bench/cuda use, on the CPU, a thread of a kernel after the other. It shows what the programs
// compute, and nothing about a GPU.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#define __global__
#define __device__
#define __restrict__
struct dim3 { unsigned x, y, z; dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {} };
static dim3 threadIdx, blockIdx, blockDim, gridDim;
typedef int cudaError_t, cudaEvent_t;
enum { cudaSuccess, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost };
static inline const char *cudaGetErrorString(int) { return "no error"; }
static inline int cudaGetLastError() { return 0; }
static inline int cudaMalloc(void **p, size_t n) { *p = malloc(n); memset(*p, 0xA5, n); return 0; }
static inline int cudaFree(void *p) { free(p); return 0; }
static inline int cudaMemcpy(void *to, const void *from, size_t n, int) { memcpy(to, from, n); return 0; }
static inline int cudaMemcpyAsync(void *to, const void *from, size_t n, int) { memcpy(to, from, n); return 0; }
static inline int cudaMemsetAsync(void *to, int value, size_t n) { memset(to, value, n); return 0; }
static inline int cudaEventCreate(cudaEvent_t *e) { *e = 0; return 0; }
static inline int cudaEventRecord(cudaEvent_t) { return 0; }
static inline int cudaEventSynchronize(cudaEvent_t) { return 0; }
static inline int cudaEventElapsedTime(float *ms, cudaEvent_t, cudaEvent_t) { *ms = 1; return 0; }
static inline int atomicAdd(int *p, int v) { int old = *p; *p += v; return old; }
template <class F> static void launch(dim3 grid, dim3 block, F kernel)
{
    gridDim = grid, blockDim = block;
    for (blockIdx.z = 0; blockIdx.z < grid.z; blockIdx.z++)
        for (blockIdx.y = 0; blockIdx.y < grid.y; blockIdx.y++)
            for (blockIdx.x = 0; blockIdx.x < grid.x; blockIdx.x++)
                for (threadIdx.z = 0; threadIdx.z < block.z; threadIdx.z++)
                    for (threadIdx.y = 0; threadIdx.y < block.y; threadIdx.y++)
                        for (threadIdx.x = 0; threadIdx.x < block.x; threadIdx.x++) kernel();
}
