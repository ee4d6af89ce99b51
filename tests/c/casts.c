/* Every conversion between integer widths, floats, pointers and bool that C defines. */
#include <stdint.h>
#include <stdio.h>
#include <stdbool.h>

static volatile int64_t ints[] = {0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32769, 65535, 65536, 2147483647,
                                  2147483648, -2147483649, 4294967295, 4294967296, INT64_MAX, INT64_MIN};
static volatile double reals[] = {0.0, -0.9, 0.9, 1.5, -1.5, 127.9, -128.9, 100.5, 1e2};
static volatile double wide[] = {2147483647.0, -2147483648.9, 4294967295.9, 9.2e18, -9.2e18, 1.8e19};

int main(void) {
    for (unsigned i = 0; i < sizeof ints / sizeof *ints; i++) {
        int64_t x = ints[i];
        printf("%lld: %d %u %d %u %d %u %d\n", (long long)x, (int8_t)x, (uint8_t)x, (int16_t)x, (uint16_t)x, (int32_t)x, (uint32_t)x, (bool)x);
        printf("  %lld %llu %lld %llu\n", (long long)(int8_t)x, (unsigned long long)(uint16_t)x, (long long)(int32_t)x, (unsigned long long)(uint32_t)x);
        printf("  %.17g %.17g %.9g %.9g\n", (double)x, (double)(uint64_t)x, (double)(float)x, (double)(float)(uint64_t)x);
        printf("  %.9g %.9g %.17g\n", (double)(float)(int32_t)x, (double)(float)(uint32_t)x, (double)(uint32_t)x);
    }
    for (unsigned i = 0; i < sizeof reals / sizeof *reals; i++) {
        double d = reals[i];
        float f = (float)d;
        printf("%d %d %d %lld | %d %d %d %lld | %d %d\n", (int8_t)d, (int16_t)d, (int32_t)d, (long long)d, (int8_t)f, (int16_t)f, (int32_t)f, (long long)f, (bool)d, !f);
        if (d > -1)
            printf("%u %u %u %llu | %u %u %u %llu\n", (uint8_t)d, (uint16_t)d, (uint32_t)d, (unsigned long long)d, (uint8_t)f, (uint16_t)f, (uint32_t)f, (unsigned long long)f);
    }
    printf("%d %d %u\n", (int32_t)wide[0], (int32_t)wide[1], (uint32_t)wide[2]);
    printf("%lld %lld %llu\n", (long long)wide[3], (long long)wide[4], (unsigned long long)wide[5]);
    char buf[4];
    uintptr_t p = (uintptr_t)buf;
    printf("%d %d\n", (char *)p == buf, (char *)(p + 3) == &buf[3]);
    printf("%d %d\n", (bool)buf, (bool)(void *)0);
    volatile char c = (char)200;
    printf("%d %d\n", c, (unsigned char)c);
    return 0;
}
