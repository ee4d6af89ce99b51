#include "common.cuh"
#define BINS 20
#define EDGES (BINS - 1)
KERNEL tpacf_pairs(IN(float, p), IN(float, edge), OUT(int, bins), int n, int nx)
{
    X;
    int own[BINS] = {0};
    float px = p[3 * x], py = p[3 * x + 1], pz = p[3 * x + 2];
    for (int j = x + 1; j < n; j++) {
        float dot = px * p[3 * j] + py * p[3 * j + 1] + pz * p[3 * j + 2];
        int low = 0, high = EDGES;
        while (low < high) {
            int middle = (low + high) / 2;
            if (dot >= edge[middle]) high = middle;
            else low = middle + 1;
        }
        own[low]++;
    }
    for (int k = 0; k < BINS; k++) if (own[k]) atomicAdd(&bins[k], own[k]);
}
