/* The Mandelbrot set, counting iterations. class: f64; small: 450; large: 1300 */
#define SCALE 450
#include "bench.h"

int bench_main(int n) {
    u32 sum = 0;
    for (int py = 0; py < n; py++) {
        double y0 = 2.4 * py / n - 1.2;
        for (int px = 0; px < n; px++) {
            double x0 = 3.0 * px / n - 2.1, x = 0, y = 0;
            int i = 0;
            while (i < 250) {
                double xx = x * x, yy = y * y;
                if (xx + yy > 4)
                    break;
                y = 2 * x * y + y0, x = xx - yy + x0;
                i++;
            }
            sum = sum * 3 + (u32)i;
        }
    }
    return (int)sum;
}
