/* Single precision: arithmetic rounds to float at every step. */
#include <stdio.h>
#include <string.h>
#include <stdint.h>

static uint32_t bits(float f) {
    uint32_t u;
    memcpy(&u, &f, 4);
    return u;
}

static volatile float v[] = {0.0f, -0.0f, 1.0f, -1.0f, 0.1f, 3.14159265f, 1e-38f, 1e-45f, 3e38f, -3e38f, 16777216.0f, 16777217.0f, 0.333333343f};
#define N (int)(sizeof v / sizeof *v)

int main(void) {
    uint64_t h = 1;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            float a = v[i], b = v[j];
            h = h * 1000003 + bits(a + b);
            h = h * 1000003 + bits(a - b);
            h = h * 1000003 + bits(a * b);
            if (b != 0)
                h = h * 1000003 + bits(a / b);
            h = h * 1000003 + bits(-a);
            h = h * 16 + (a < b) + (a <= b) * 2 + (a == b) * 4 + (a != b) * 8;
        }
    printf("%016llx\n", (unsigned long long)h);
    float sum = 0;
    for (int i = 1; i <= 1000; i++)
        sum += 1.0f / (float)i;
    printf("%.9g %08x\n", sum, bits(sum));
    float x = v[4];
    printf("%.9g %.9g %d\n", x * 3.0f, (float)(x * 3.0), x == 0.1);
    x += 1, x *= 3, x -= 0.5f, x /= 7, x++, --x;
    printf("%08x\n", bits(x));
    printf("%08x %08x\n", bits((float)16777217), bits((float)0.1));
    printf("%g %g\n", v[8] * 10, v[9] * 10);
    return 0;
}
