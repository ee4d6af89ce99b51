/* Shifts by at least the width: the count is taken modulo the width for 32 and 64 bits; narrow types are promoted. */
/* native: skip, undefined in C; the ISA defines it */
/* expect-stdout: 00000001 80000000 ffffffff 00000002 40000000 ffffffff */
/* expect-stdout: 0000000000000001 8000000000000000 ffffffffffffffff */
/* expect-stdout: 0000000000000002 4000000000000000 ffffffffffffffff */
/* expect-stdout: 51200 200 0 -1 512 */
/* expect-stdout: 12800000 50000 0 -1 131072 */
/* expect-stdout: 0 0 0 0 */
#include <stdint.h>
#include <stdio.h>

static uint32_t __attribute__((noinline)) shl32(uint32_t a, int n) { return a << n; }
static uint32_t __attribute__((noinline)) shr32(uint32_t a, int n) { return a >> n; }
static int32_t __attribute__((noinline)) sar32(int32_t a, int n) { return a >> n; }
static uint64_t __attribute__((noinline)) shl64(uint64_t a, int n) { return a << n; }
static uint64_t __attribute__((noinline)) shr64(uint64_t a, int n) { return a >> n; }
static int64_t __attribute__((noinline)) sar64(int64_t a, int n) { return a >> n; }

int main(void) {
    volatile int n = 32;
    printf("%08x %08x %08x %08x %08x %08x\n", shl32(1, n), shr32(0x80000000u, n), (unsigned)sar32(-1, n), shl32(1, n + 1), shr32(0x80000000u, -31),
           (unsigned)sar32(INT32_MIN, 31 + n));
    n = 64;
    printf("%016llx %016llx %016llx\n", (unsigned long long)shl64(1, n), (unsigned long long)shr64(1ull << 63, n), (unsigned long long)sar64(-1, n));
    printf("%016llx %016llx %016llx\n", (unsigned long long)shl64(1, n + 1), (unsigned long long)shr64(1ull << 63, -63),
           (unsigned long long)sar64(INT64_MIN, 63 + n));
    /* i8 and i16: counts of at least their width are ordinary shifts of an int */
    volatile uint8_t u8 = 200;
    volatile int8_t s8 = -100;
    volatile uint16_t u16 = 50000;
    volatile int16_t s16 = -30000;
    n = 8;
    printf("%d %d %d %d %d\n", u8 << n, u8 << n >> n, u8 >> n, s8 >> n, 2 << n);
    printf("%d %d %d %d %d\n", u16 << n, u16 << n >> n, u16 >> (n + 8), s16 >> (n + 8), 2 << (n + 8));
    printf("%d %d %d %d\n", (uint8_t)(u8 << n), (uint8_t)(u8 >> (n + 3)), (uint16_t)(u16 << (n + 8)), (uint16_t)(u16 >> (n + 9)));
    return 0;
}
