#include "common.cuh"
#define CUBE 8
#define CUTOFF 8.0f
#define ROOM 16
KERNEL cutcp_point(IN(float, atoms), IN(int, count), OUT(float, potential), int n, int cubes, int nx, int ny, int nz)
{
    XYZ;
    float sum = 0;
    for (int cz = z / CUBE - 1; cz <= z / CUBE + 1; cz++)
        for (int cy = y / CUBE - 1; cy <= y / CUBE + 1; cy++)
            for (int cx = x / CUBE - 1; cx <= x / CUBE + 1; cx++) {
                if (cx < 0 || cy < 0 || cz < 0 || cx >= cubes || cy >= cubes || cz >= cubes) continue;
                int cube = (cz * cubes + cy) * cubes + cx;
                const float *a = atoms + cube * ROOM * 4;
                for (int k = 0; k < count[cube]; k++) {
                    float dx = a[4 * k] - x, dy = a[4 * k + 1] - y, dz = a[4 * k + 2] - z;
                    float square = dx * dx + dy * dy + dz * dz;
                    if (square < CUTOFF * CUTOFF && square > 0) {
                        float fade = 1 - square * (1 / (CUTOFF * CUTOFF));
                        sum += a[4 * k + 3] / sqrtf(square) * fade * fade;
                    }
                }
            }
    potential[(z * n + y) * n + x] = sum;
}
