#include "common.cuh"
KERNEL stencil_point(IN(float, from), OUT(float, to), int n, float c0, float c1, int nx, int ny, int nz)
{
    XYZ;
    int at = (x + 1) + n * ((y + 1) + n * (z + 1)), plane = n * n;
    to[at] = c1 * (from[at - 1] + from[at + 1] + from[at - n] + from[at + n] + from[at - plane] + from[at + plane]) - from[at] * c0;
}
