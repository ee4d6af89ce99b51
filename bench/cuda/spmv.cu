#include "common.cuh"
KERNEL spmv_row(IN(float, value), IN(int, column), IN(int, start), IN(float, v), OUT(float, out), int nx)
{
    X;
    float sum = 0;
    for (int k = start[x]; k < start[x + 1]; k++) sum += value[k] * v[column[k]];
    out[x] = sum;
}
