#include "common.cuh"
#define RUN_LENGTH 256
KERNEL histo_part(IN(unsigned short, data), int *bins, int n, int nx)
{
    X;
    int end = (x + 1) * RUN_LENGTH < n ? (x + 1) * RUN_LENGTH : n;
    for (int k = x * RUN_LENGTH; k < end; k++) atomicAdd(&bins[data[k]], 1);
}
