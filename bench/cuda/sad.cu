#include "common.cuh"
#define SIDE 16
#define REACH 8
#define MOTIONS ((2 * REACH + 1) * (2 * REACH + 1))
KERNEL sad_block(IN(unsigned char, frame), IN(unsigned char, before), OUT(int, sums), int width, int blocks, int nx, int ny, int nz)
{
    XYZ;
    int dx = x % (2 * REACH + 1), dy = x / (2 * REACH + 1);
    const unsigned char *p = frame + (z * SIDE + REACH) * width + y * SIDE + REACH;
    const unsigned char *q = before + (z * SIDE + dy) * width + y * SIDE + dx;
    int sum = 0;
    for (int v = 0; v < SIDE; v++)
        for (int u = 0; u < SIDE; u++) sum += abs(p[v * width + u] - q[v * width + u]);
    sums[(z * blocks + y) * MOTIONS + x] = sum;
}
