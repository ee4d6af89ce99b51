/* Unions and reading memory as another type, through unions, memcpy and character pointers. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

union word {
    uint64_t u64;
    int32_t i32[2];
    uint16_t u16[4];
    uint8_t u8[8];
    double d;
    float f[2];
};

struct variant {
    enum { INT, REAL, TEXT } tag;
    union {
        long i;
        double r;
        char s[16];
    };
};

static void print(struct variant v) {
    switch (v.tag) {
    case INT: printf("int %ld\n", v.i); break;
    case REAL: printf("real %g\n", v.r); break;
    case TEXT: printf("text %s\n", v.s); break;
    }
}

static float rsqrt(float x) { /* the famous bit trick */
    uint32_t i;
    memcpy(&i, &x, 4);
    i = 0x5f3759df - (i >> 1);
    float y;
    memcpy(&y, &i, 4);
    return y * (1.5f - 0.5f * x * y * y);
}

int main(void) {
    union word w = {.d = -3.75};
    printf("%llx %d %x %x\n", (unsigned long long)w.u64, w.i32[1], w.u16[3], w.u8[7]);
    w.f[0] = 1.0f, w.u16[3] = 0x4000, w.u16[2] = 0;
    printf("%llx %g\n", (unsigned long long)w.u64, (double)w.f[1]);
    for (int i = 0; i < 8; i++)
        w.u8[i] = (uint8_t)(i * 16 + i);
    printf("%llx %x\n", (unsigned long long)w.u64, (unsigned)w.i32[1]);
    print((struct variant){INT, .i = -5}), print((struct variant){REAL, .r = 2.5}), print((struct variant){TEXT, .s = "anonymous"});
    printf("%.6g\n", (double)rsqrt(4));
    uint32_t magic = 0x64636261;
    printf("%.4s\n", (char *)&magic);
    return 0;
}
