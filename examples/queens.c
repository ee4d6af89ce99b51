/* Places n queens (8 unless told) so that none attacks another, prints the first way, and counts all. */
#include <stdio.h>
#include <stdlib.h>

static int n, place[16], ways;

static int safe(int row, int column) {
    for (int r = 0; r < row; r++)
        if (place[r] == column || abs(place[r] - column) == row - r)
            return 0;
    return 1;
}

static void print(void) {
    for (int r = 0; r < n; r++) {
        for (int c = 0; c < n; c++)
            printf("%s ", place[r] == c ? "Q" : ".");
        printf("\n");
    }
}

static void solve(int row) {
    if (row == n) {
        if (ways++ == 0)
            print();
        return;
    }
    for (int c = 0; c < n; c++)
        if (safe(row, c)) {
            place[row] = c;
            solve(row + 1);
        }
}

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > 16) {
        fprintf(stderr, "queens: between 1 and 16, please\n");
        return 1;
    }
    solve(0);
    printf("%d %s\n", ways, ways == 1 ? "way" : "ways");
    return 0;
}
