/* The Mandelbrot set in characters. Arguments: columns, rows, and how long a point may take to escape. */
#include <stdio.h>
#include <stdlib.h>

/* The number of steps until the orbit of (x0, y0) leaves the circle of radius 2, at most `limit`. */
static int escape(double x0, double y0, int limit) {
    double x = 0, y = 0;
    int steps = 0;
    while (steps < limit && x * x + y * y <= 4) {
        double t = x * x - y * y + x0;
        y = 2 * x * y + y0, x = t;
        steps++;
    }
    return steps;
}

static int argument(int argc, char **argv, int i, int otherwise) {
    int v = argc > i ? atoi(argv[i]) : otherwise;
    return v > 0 ? v : otherwise;
}

int main(int argc, char **argv) {
    static const char shades[] = " .:-=+*#%@";
    int columns = argument(argc, argv, 1, 78), rows = argument(argc, argv, 2, 32), limit = argument(argc, argv, 3, 2000);
    long long total = 0;
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            int steps = escape(3.0 * column / columns - 2.2, 2.4 * (row + 0.5) / rows - 1.2, limit);
            total += steps;
            int shade = 0;
            for (int s = steps; s > 1 && shade < 9; s /= 2)
                shade++;
            putchar(steps == limit ? '@' : shades[shade < 9 ? shade : 8]);
        }
        putchar('\n');
    }
    printf("%lld steps\n", total);
    return 0;
}
