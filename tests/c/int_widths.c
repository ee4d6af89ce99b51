/* Arithmetic, wrap-around, promotion and comparison at every standard integer width. */
#include <stdint.h>
#include <stdio.h>
#include <inttypes.h>

#define N (sizeof seeds / sizeof *seeds)
static volatile uint64_t seeds[] = {0, 1, 2, 7, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000u,
                                    0xffffffffu, 0x7fffffffffffffffu, 0x8000000000000000u, 0xffffffffffffffffu};

#define UNSIGNED(T, FMT)                                                                                          \
    static void run_##T(void) {                                                                                   \
        uint64_t h = 14695981039346656037u;                                                                       \
        for (unsigned i = 0; i < N; i++)                                                                          \
            for (unsigned j = 0; j < N; j++) {                                                                    \
                T a = (T)seeds[i], b = (T)seeds[j];                                                               \
                T r[] = {(T)(a + b), (T)(a - b), (T)((uint64_t)a * b), (T)(a & b), (T)(a | b), (T)(a ^ b),        \
                         (T)~a,      (T)-a,      (T)(b ? a / b : 1),   (T)(b ? a % b : 2), (T)(a << (b & 3)),     \
                         (T)(a >> (b & 7)), (T)(a < b), (T)(a <= b), (T)(a == b), (T)(a > b), (T)!a};             \
                for (unsigned k = 0; k < sizeof r / sizeof *r; k++)                                               \
                    h = (h ^ r[k]) * 1099511628211u;                                                              \
            }                                                                                                     \
        printf(#T " %016" PRIx64 "\n", h);                                                                        \
    }

UNSIGNED(uint8_t, u)
UNSIGNED(uint16_t, u)
UNSIGNED(uint32_t, u)
UNSIGNED(uint64_t, u)

#define SIGNED(T, WIDE)                                                                                           \
    static void run_##T(void) {                                                                                   \
        uint64_t h = 14695981039346656037u;                                                                       \
        for (unsigned i = 0; i < N; i++)                                                                          \
            for (unsigned j = 0; j < N; j++) {                                                                    \
                T a = (T)seeds[i], b = (T)seeds[j];                                                               \
                int safe = b != 0 && b != -1;                                                                     \
                T r[] = {(T)((uint64_t)a + (uint64_t)b), (T)((uint64_t)a - (uint64_t)b),                          \
                         (T)((uint64_t)a * (uint64_t)b), (T)(a & b), (T)(a | b), (T)(a ^ b), (T)~a,               \
                         (T)(safe ? a / b : 1), (T)(safe ? a % b : 2), (T)(a >> (b & 7)), (T)(a < b),             \
                         (T)(a <= b), (T)(a == b), (T)(a > b), (T)!a, (T)(a >= b), (T)(a != b)};                  \
                for (unsigned k = 0; k < sizeof r / sizeof *r; k++)                                               \
                    h = (h ^ (uint64_t)(int64_t)r[k]) * 1099511628211u;                                           \
            }                                                                                                     \
        printf(#T " %016" PRIx64 "\n", h);                                                                        \
    }

SIGNED(int8_t, int)
SIGNED(int16_t, int)
SIGNED(int32_t, int64_t)
SIGNED(int64_t, __int128)

int main(void) {
    run_uint8_t(), run_uint16_t(), run_uint32_t(), run_uint64_t();
    run_int8_t(), run_int16_t(), run_int32_t(), run_int64_t();
    /* promotions: unsigned char promotes to int, unsigned int does not */
    volatile unsigned char uc = 200;
    volatile signed char sc = -1;
    volatile unsigned int ui = 1;
    volatile short sh = -2;
    printf("%d %d %d\n", uc + uc, sc < (int)ui, sc < ui);
    printf("%d %d %u\n", ~uc, -uc, sh + ui);
    uc += 100, sc -= 128;
    printf("%d %d\n", uc, sc);
    printf("%zu %zu %zu %zu\n", sizeof(char), sizeof(short), sizeof(int), sizeof(long));
    return 0;
}
