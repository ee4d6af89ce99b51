/* The bits of a NaN are kept by loads, stores, moves, selects, calls, negation, copysign and aggregates. */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static double from64(uint64_t u) {
    double d;
    memcpy(&d, &u, 8);
    return d;
}
static uint64_t to64(double d) {
    uint64_t u;
    memcpy(&u, &d, 8);
    return u;
}
static float from32(uint32_t u) {
    float d;
    memcpy(&d, &u, 4);
    return d;
}
static uint32_t to32(float d) {
    uint32_t u;
    memcpy(&u, &d, 4);
    return u;
}

static double __attribute__((noinline)) pick(int c, double a, double b) { return c ? a : b; }
static float __attribute__((noinline)) pickf(int c, float a, float b) { return c ? a : b; }

struct box {
    float f;
    double d;
};
static struct box __attribute__((noinline)) swap(struct box b) { return (struct box){b.f, b.d}; }

static uint64_t variadic(int n, ...) {
    va_list ap;
    va_start(ap, n);
    double d = va_arg(ap, double);
    va_end(ap);
    return to64(d);
}

int main(void) {
    static volatile uint64_t q[] = {0x7ff8000000000000, 0xfff8000000000000, 0x7ff8dead0000beef, 0xfffc000000000001, 0x7ff0000000000001, 0xfff4000000000000};
    static volatile uint32_t s[] = {0x7fc00000, 0xffc00000, 0x7fc0dead, 0xffe00001, 0x7f800001, 0xffa00000};
    static double cells[6];
    static float fcells[6];
    for (int i = 0; i < 6; i++) {
        cells[i] = from64(q[i]), fcells[i] = from32(s[i]);
        printf("%016llx %08x ", (unsigned long long)to64(cells[i]), to32(fcells[i]));
        volatile double v = cells[i];
        volatile float f = fcells[i];
        printf("%016llx %08x ", (unsigned long long)to64(v), to32(f));
        printf("%016llx %08x ", (unsigned long long)to64(pick(i & 1, v, 1.0)), to32(pickf(i & 1, f, 2.0f)));
        struct box b = swap((struct box){f, v});
        printf("%016llx %08x\n", (unsigned long long)to64(b.d), to32(b.f));
        printf("%016llx %08x ", (unsigned long long)to64(-v), to32(-f));
        printf("%016llx %08x ", (unsigned long long)to64(fabs(v)), to32(fabsf(f)));
        printf("%016llx %08x\n", (unsigned long long)to64(copysign(v, -1)), to32(copysignf(f, 1)));
        printf("%016llx\n", (unsigned long long)variadic(1, v));
    }
    for (int i = 0; i < 4; i++) /* quiet ones keep their payload through widening */
        printf("%016llx\n", (unsigned long long)to64((double)fcells[i]));
    return 0;
}
