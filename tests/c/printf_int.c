/* printf of integers: every flag, width, precision, length modifier and base. */
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define ALL(T, FMTS, ...)                                            \
    do {                                                             \
        static const T v[] = {__VA_ARGS__};                          \
        static const char *const f[] = FMTS;                         \
        for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {        \
            for (unsigned k = 0; k < sizeof f / sizeof *f; k++) {    \
                int n = printf(f[k], v[i]);                          \
                printf(" %d|", n);                                   \
            }                                                        \
            printf("\n");                                            \
        }                                                            \
    } while (0)
#define F(...) {__VA_ARGS__}

int main(void) {
    ALL(int, F("%d", "%i", "%5d", "%-5d", "%05d", "%+d", "% d", "%+05d", "%.3d", "%8.3d", "%-8.3d", "%+.0d", "%08.3d", "%'d", "%-+7d", "%.d"), 0, 1, -1, 42, -12345, 2147483647, -2147483647 - 1);
    ALL(unsigned, F("%u", "%x", "%X", "%o", "%#x", "%#X", "%#o", "%08x", "%#010x", "%-#8x", "%.5x", "%#.5o", "%12u", "%#.0x", "%#.0o"), 0, 1, 255, 4000000000u, 0xdeadbeef);
    ALL(long, F("%ld", "%20ld", "%-20ld", "%lx", "%lo", "%lu"), 0, -1, 1L << 40, -(1L << 62));
    ALL(long long, F("%lld", "%+lld", "%llx", "%#llo", "%llu", "%030lld"), 0, -1, INT64_MAX, INT64_MIN);
    ALL(int, F("%hhd", "%hhu", "%hhx", "%hd", "%hu", "%hX", "%#hho"), 0, -1, 127, 128, 256, 65535, 65536 + 3, -32769);
    printf("%zu %zx %zd %td %jd %ju\n", (size_t)12345, (size_t)-1, (ptrdiff_t)-7, (ptrdiff_t)-9, (intmax_t)-8, (uintmax_t)9);
    printf("%" PRId8 " %" PRIu16 " %" PRIx32 " %" PRIo64 " %" PRIdMAX " %" PRIuPTR "\n", (int8_t)-5, (uint16_t)65535, (uint32_t)48879, (uint64_t)511, (intmax_t)-1, (uintptr_t)10);
    printf("%*d|%-*d|%.*d|%*.*d|%-*.*x|\n", 6, 7, 6, 7, 3, 7, 8, 4, 7, 8, 4, 255);
    printf("%*d|%.*d|%*d|\n", -6, 7, -1, 7, 0, 3);
    printf("%2$d %1$d %2$x %3$s %1$05d\n", 10, 20, "positional");
    printf("%1$*2$d|%1$-*2$d|%3$.*4$f|\n", 5, 8, 1.23456, 2);
    printf("%c%c%c|%5c|%-5c|%%|\n", 'a', 66, 'c' + 256, 'r', 'l');
    printf("%p %p\n", (void *)0x1234, (void *)0xdeadbeef00);
    int a = -1, b = -1;
    short s = -1;
    long long l = -1;
    signed char c = -1;
    printf("12345%n678%hn9%lln0%hhn\n", &a, &s, &l, &c);
    b = printf("%s", "");
    printf("%d %d %d %lld %d\n", a, b, s, l, c);
    return 0;
}
