/* Sparse switches: scattered cases, clusters with gaps, many cases, all signs. */
#include <stdint.h>
#include <stdio.h>

static int scattered(int x) {
    switch (x) {
    case -2147483647 - 1: return 1;
    case -1000000: return 2;
    case -17: return 3;
    case 0: return 4;
    case 99: return 5;
    case 65536: return 6;
    case 1000000007: return 7;
    case 2147483647: return 8;
    default: return 9;
    }
}

static int clusters(unsigned x) {
    switch (x) {
    case 10: case 11: case 12: case 13: case 14: return 1;
    case 1000: case 1001: case 1003: case 1005: return 2;
    case 0xfffffff0u: case 0xfffffff1u: case 0xfffffff4u: return 3;
    case 0xffffffffu: return 4;
    case 50: return 5;
    default: return 0;
    }
}

#define C(n) case (n) * (n) * 3 + (n): return (n) + 1;
#define C10(n) C(n) C(n + 1) C(n + 2) C(n + 3) C(n + 4) C(n + 5) C(n + 6) C(n + 7) C(n + 8) C(n + 9)

static int hundred(int x) {
    switch (x) {
        C10(0) C10(10) C10(20) C10(30) C10(40) C10(50) C10(60) C10(70) C10(80) C10(90)
    }
    return 0;
}

static int nested(int a, int b) {
    switch (a & 0xff) {
    case 1:
        switch (b) {
        case 5: return 15;
        case 7000: return 17;
        }
        break;
    case 200: return 200 + b;
    case 0x7f:
        if (b > 3)
            goto shared;
        return 3;
    case 3:
    shared:
        return 33;
    }
    return -1;
}

int main(void) {
    int probe[] = {INT32_MIN, INT32_MIN + 1, -1000000, -17, -1, 0, 1, 99, 100, 65536, 1000000007, INT32_MAX, INT32_MAX - 1};
    for (unsigned i = 0; i < sizeof probe / sizeof *probe; i++)
        printf("%d ", scattered(probe[i]));
    printf("\n");
    unsigned u[] = {9, 10, 14, 15, 50, 51, 999, 1000, 1001, 1002, 1003, 1005, 0xffffffef, 0xfffffff0, 0xfffffff2, 0xfffffff4, 0xffffffff, 0};
    for (unsigned i = 0; i < sizeof u / sizeof *u; i++)
        printf("%d ", clusters(u[i]));
    long sum = 0;
    for (int i = -5; i < 30000; i++)
        sum = sum * 7 % 1000003 + hundred(i);
    printf("\n%ld\n", sum);
    printf("%d %d %d %d %d %d %d\n", nested(1, 5), nested(257, 7000), nested(1, 6), nested(200, 1), nested(127, 3), nested(127, 4), nested(3, 0));
    return 0;
}
