#include "common.cuh"
KERNEL sgemm_element(IN(float, a), IN(float, b), OUT(float, c), int n, int nx, int ny)
{
    XY;
    float sum = 0;
    for (int k = 0; k < n; k++) sum += a[y * n + k] * b[k * n + x];
    c[y * n + x] = sum;
}
