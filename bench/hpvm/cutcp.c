/* Electric potential on a lattice from atoms within a cutoff: atoms lie in cubes, each point looks into those around its own. */
#include "common.h"

#define CUBE 8            /* lattice points along the side of a cube */
#define CUTOFF 8.0f
#define ROOM 16           /* atoms in a cube */

INLINE void point(long x, long y, long z, const float *atoms, const int *count, float *potential, long n, long cubes)
{
    float sum = 0;
    for (long cz = z / CUBE - 1; cz <= z / CUBE + 1; cz++)
        for (long cy = y / CUBE - 1; cy <= y / CUBE + 1; cy++)
            for (long cx = x / CUBE - 1; cx <= x / CUBE + 1; cx++) {
                if (cx < 0 || cy < 0 || cz < 0 || cx >= cubes || cy >= cubes || cz >= cubes) continue;
                long cube = (cz * cubes + cy) * cubes + cx;
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

#ifndef PLAIN
void cutcp_point(POINTER(float, atoms), POINTER(int, count), POINTER(float, potential), long n, long cubes)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(2, atoms, count, 1, potential);
    void *node = __hpvm__getNode();
    point(__hpvm__getNodeInstanceID_x(node), __hpvm__getNodeInstanceID_y(node), __hpvm__getNodeInstanceID_z(node), atoms, count, potential,
          n, cubes);
    __hpvm__return(1, potential_bytes);
}

void cutcp(POINTER(float, atoms), POINTER(int, count), POINTER(float, potential), long n, long cubes)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, atoms, count, 1, potential);
    void *node = __hpvm__createNodeND(3, cutcp_point, n, n, n);
    BIND_ALL(node, 8);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 64), steps = argument(argc, argv, 2, 2), cubes = (n + CUBE - 1) / CUBE, all = cubes * cubes * cubes;
    prepare();
    size_t bytes = n * n * n * sizeof(float), atom_bytes = all * ROOM * 4 * sizeof(float);
    float *atoms = memory(atom_bytes), *potential = memory(bytes);
    int *count = memory(all * sizeof(int));
    for (long c = 0; c < all; c++) {
        count[c] = 2 + random_bits() % (ROOM - 2);
        for (int k = 0; k < count[c]; k++) {
            float *a = atoms + (c * ROOM + k) * 4;
            a[0] = (c % cubes + random_unit()) * CUBE;
            a[1] = (c / cubes % cubes + random_unit()) * CUBE;
            a[2] = (c / cubes / cubes + random_unit()) * CUBE;
            a[3] = random_unit() - 0.5f;
        }
    }
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        PARALLEL
        for (long z = 0; z < n; z++)
            for (long y = 0; y < n; y++)
                for (long x = 0; x < n; x++) point(x, y, z, atoms, count, potential, n, cubes);
#else
        PACKED { FIELD(float, a); FIELD(int, c); FIELD(float, p); long n, cubes; size_t out; } args =
            {atoms, atom_bytes, count, all * 4, potential, bytes, n, cubes, 0};
        RUN(cutcp, &args);
#endif
    }
    request(potential, bytes);
    double seconds = now() - start;
    printf("cutcp %ld: %.4f\n", n, signature(potential, n * n * n));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
