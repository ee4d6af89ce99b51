/* What the CUDA kernels share. They are what a person writes for the benchmarks of bench/hpvm: one thread for each instance, indices of 32 bits,
 * pointers that are declared not to alias. Kernels are named after the nodes; extents are their last parameters. */
#pragma once
#define KERNEL extern "C" __global__ void
#define IN(type, name) const type *__restrict__ name
#define OUT(type, name) type *__restrict__ name
#define X int x = blockIdx.x * blockDim.x + threadIdx.x; if (x >= nx) return
#define XY int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y; if (x >= nx || y >= ny) return
#define XYZ int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z; \
    if (x >= nx || y >= ny || z >= nz) return
__device__ inline int clamp(int v, int n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }
__device__ inline float least(float a, float b) { return a < b ? a : b; }
__device__ inline float most(float a, float b) { return a < b ? b : a; }
