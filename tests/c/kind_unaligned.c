/* Unaligned loads and stores of every width, across cache lines and pages. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static unsigned char area[3 * 65536];

#define ACCESS(T)                                                \
    static T get_##T(const void *p) {                            \
        T x;                                                     \
        memcpy(&x, p, sizeof x);                                 \
        return x;                                                \
    }                                                            \
    static void put_##T(void *p, T x) { memcpy(p, &x, sizeof x); } \
    struct __attribute__((packed)) box_##T {                     \
        T v;                                                     \
    };
ACCESS(uint16_t) ACCESS(uint32_t) ACCESS(uint64_t) ACCESS(float) ACCESS(double)

int main(void) {
    for (size_t i = 0; i < sizeof area; i++)
        area[i] = (unsigned char)(i * 131 + (i >> 8));
    uint64_t h = 0;
    static volatile size_t starts[] = {0, 56, 4090, 65530, 131066};
    for (unsigned s = 0; s < 5; s++)
        for (size_t k = 0; k < 12; k++) {
            unsigned char *p = area + starts[s] + k;
            h = h * 31 + get_uint16_t(p), h = h * 31 + get_uint32_t(p), h = h * 31 + get_uint64_t(p);
            h = h * 31 + ((struct box_uint32_t *)p)->v + (uint64_t)((struct box_uint64_t *)p)->v;
            put_uint32_t(p + 1, (uint32_t)h), put_uint64_t(p + 3, h), put_uint16_t(p, (uint16_t)k);
            put_double(p + 5, 1.5 * (double)k), put_float(p + 1, 0.25f * (float)k);
            h += (uint64_t)(get_double(p + 5) * 4 + get_float(p + 1) * 4);
            ((struct box_uint16_t *)(p + 7))->v += 5;
        }
    printf("%016llx\n", (unsigned long long)h);
    uint64_t sum = 0;
    for (size_t i = 0; i < sizeof area; i++)
        sum = sum * 33 + area[i];
    printf("%016llx\n", (unsigned long long)sum);
    return 0;
}
