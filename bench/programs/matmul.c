/* Matrix products, the plain triple loop. class: f64; small: 200; large: 400 */
#define SCALE 200
#include "bench.h"

enum { MAX = 512 };
static double a[MAX][MAX], b[MAX][MAX], c[MAX][MAX];

int bench_main(int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = (i * 7 + j * 3) % 11 - 5, b[i][j] = (i * 5 + j * 13) % 17 * 0.25;
    double trace = 0;
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                double s = 0;
                for (int k = 0; k < n; k++)
                    s += a[i][k] * b[k][j];
                c[i][j] = s;
            }
        for (int i = 0; i < n; i++)
            trace += c[i][(i * 3 + round) % n], a[i][round] = c[round][i] * 0.001;
    }
    return (int)(trace * 16);
}
