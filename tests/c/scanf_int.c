/* sscanf of integers: bases, widths, signs, lengths, suppression, matching failures, counts. */
#include <inttypes.h>
#include <stdio.h>
#include <stddef.h>
#include <stdint.h>

int main(void) {
    int a = -9, b = -9, c = -9, n = -9;
    unsigned u = 0;
    printf("%d ", sscanf("12 -34 +56", "%d%d%d", &a, &b, &c)), printf("%d %d %d\n", a, b, c);
    printf("%d ", sscanf("0x1f 017 99", "%i %i %i", &a, &b, &c)), printf("%d %d %d\n", a, b, c);
    printf("%d ", sscanf("ff 0xAB 777", "%x %X %o", (unsigned *)&a, (unsigned *)&b, (unsigned *)&c)), printf("%d %d %d\n", a, b, c);
    printf("%d ", sscanf("123456789", "%3d%2d%n%d", &a, &b, &n, &c)), printf("%d %d %d %d\n", a, b, n, c);
    printf("%d ", sscanf("1,2;3", "%d,%d;%d", &a, &b, &c)), printf("%d %d %d\n", a, b, c);
    a = b = c = -9;
    printf("%d ", sscanf("7 x 8", "%d %d %d", &a, &b, &c)), printf("%d %d %d\n", a, b, c);
    printf("%d ", sscanf("", "%d", &a)), printf("%d ", sscanf("   ", "%d", &a)), printf("%d\n", sscanf("abc", "%d", &a));
    printf("%d ", sscanf("10 20 30", "%*d %d %*d", &a)), printf("%d\n", a);
    printf("%d ", sscanf("5%6", "%d%%%d", &a, &b)), printf("%d %d\n", a, b);
    signed char hh;
    short h;
    long l;
    long long ll;
    size_t z;
    intmax_t j;
    ptrdiff_t t;
    printf("%d ", sscanf("300 70000 -5000000000 -9223372036854775808 77 -88 -99", "%hhd %hd %ld %lld %zu %jd %td", &hh, &h, &l, &ll, &z, &j, &t));
    printf("%d %d %ld %lld %zu %jd %td\n", hh, h, l, ll, z, j, t);
    printf("%d ", sscanf("4294967295 18446744073709551615", "%u %llu", &u, (unsigned long long *)&ll)), printf("%u %llu\n", u, (unsigned long long)ll);
    printf("%d ", sscanf("-", "%d", &a)), printf("%d ", sscanf("+ 5", "%d", &a)), printf("\n");
    printf("%d ", sscanf("12abc", "%d%n", &a, &n)), printf("%d %d\n", a, n);
    printf("%d ", sscanf("  \t\n 42", "%d%n", &a, &n)), printf("%d %d\n", a, n);
    void *p = 0;
    printf("%d ", sscanf("0xdead", "%p", &p)), printf("%d\n", p == (void *)0xdead);
    printf("%d ", sscanf("3:04:05", "%d:%2d:%02d", &a, &b, &c)), printf("%d %d %d\n", a, b, c);
    int8_t i8;
    uint64_t u64;
    printf("%d ", sscanf("-12 deadbeefcafe", "%" SCNd8 " %" SCNx64, &i8, &u64)), printf("%d %" PRIx64 "\n", i8, u64);
    printf("%d ", sscanf("20 10", "%2$d %1$d", &a, &b)), printf("%d %d\n", a, b);
    return 0;
}
