/* The overflow builtins at every width and sign, mixed types, and carry chains. */
#include <stdint.h>
#include <stdio.h>

static volatile int64_t v[] = {0, 1, -1, 2, 100, 127, 128, -128, -129, 255, 256, 32767, -32768, 65535, INT32_MAX, INT32_MIN, UINT32_MAX, INT64_MAX, INT64_MIN, 3037000500};
#define N (sizeof v / sizeof *v)

#define TEST(T)                                                                      \
    static void run_##T(void) {                                                      \
        uint64_t h = 7;                                                              \
        int over = 0;                                                                \
        for (unsigned i = 0; i < N; i++)                                             \
            for (unsigned j = 0; j < N; j++) {                                       \
                T a = (T)v[i], b = (T)v[j], r;                                       \
                over += __builtin_add_overflow(a, b, &r), h = h * 31 + (uint64_t)r;  \
                over += __builtin_sub_overflow(a, b, &r), h = h * 31 + (uint64_t)r;  \
                over += __builtin_mul_overflow(a, b, &r), h = h * 31 + (uint64_t)r;  \
            }                                                                        \
        printf("%-9s %d %016llx\n", #T, over, (unsigned long long)h);                \
    }
typedef __int128 int128;
typedef unsigned __int128 uint128;
TEST(int8_t) TEST(uint8_t) TEST(int16_t) TEST(uint16_t) TEST(int32_t) TEST(uint32_t) TEST(int64_t) TEST(uint64_t) TEST(int128) TEST(uint128)

int main(void) {
    run_int8_t(), run_uint8_t(), run_int16_t(), run_uint16_t(), run_int32_t(), run_uint32_t();
    run_int64_t(), run_uint64_t(), run_int128(), run_uint128();
    /* operand and result types differ */
    int mixed = 0;
    for (unsigned i = 0; i < N; i++)
        for (unsigned j = 0; j < N; j++) {
            uint8_t r8;
            int32_t r32;
            uint64_t r64;
            mixed = mixed * 3 % 1000003 + __builtin_add_overflow(v[i], (uint32_t)v[j], &r8), mixed += r8;
            mixed = mixed * 3 % 1000003 + __builtin_mul_overflow((int16_t)v[i], (uint64_t)v[j], &r32), mixed += (r32 & 63);
            mixed = mixed * 3 % 1000003 + __builtin_sub_overflow((int8_t)v[i], v[j], &r64), mixed += (int)(r64 & 63);
        }
    printf("%d\n", mixed);
    /* 256-bit addition by a chain of carries */
    uint64_t a[4] = {UINT64_MAX, UINT64_MAX, 5, 1}, b[4] = {1, 0, UINT64_MAX, 2}, c[4];
    int carry = 0;
    for (int i = 0; i < 4; i++) {
        int c1 = __builtin_add_overflow(a[i], b[i], &c[i]);
        int c2 = __builtin_add_overflow(c[i], (uint64_t)carry, &c[i]);
        carry = c1 | c2;
    }
    printf("%llx %llx %llx %llx %d\n", (unsigned long long)c[3], (unsigned long long)c[2], (unsigned long long)c[1], (unsigned long long)c[0], carry);
    int m;
    int over = __builtin_smul_overflow((int)v[14], 2, &m);
    printf("%d %d\n", over, m);
    return 0;
}
