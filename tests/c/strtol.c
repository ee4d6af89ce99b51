/* strtol and relatives: bases, prefixes, ends, overflow and errno; atoi and atof; strtod in depth. */
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void tol(const char *s, int base) {
    char *end, *uend;
    errno = 0;
    long v = strtol(s, &end, base);
    int e = errno;
    errno = 0;
    unsigned long long u = strtoull(s, &uend, base);
    printf("%s/%d: %ld +%td %s | %llu +%td %s\n", s, base, v, end - s, e == ERANGE ? "range" : e ? "invalid" : "ok", u, uend - s,
           errno == ERANGE ? "range" : errno ? "invalid" : "ok");
}

static void tod(const char *s) {
    char *end;
    errno = 0;
    double d = strtod(s, &end);
    printf("%s: %.17g +%td %s", s, d, end - s, errno == ERANGE ? "range" : "ok");
    errno = 0;
    float f = strtof(s, &end);
    printf(" | %.9g +%td %s\n", f, end - s, errno == ERANGE ? "range" : "ok");
}

int main(void) {
    static const char *const ints[] = {"0", "-0", "42", "  -42xyz", "+7", "0x1F", "0X1fg", "017", "08", "zz", "-", "+", "", "   ", "0x", "9223372036854775807", "9223372036854775808",
                                       "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "-1", "\t\n 5"};
    for (unsigned i = 0; i < sizeof ints / sizeof *ints; i++)
        tol(ints[i], 10), tol(ints[i], 0), tol(ints[i], 16);
    tol("zz", 36), tol("1012", 2), tol("777888", 8), tol("-0x10", 16);
    static const char *const reals[] = {"0", "-0.0", "1.5e3", " 12.5abc", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4e-324", "2.5e-324", "0x1.8p3", "0x.1p-4", "infinity", "-INF", "1e", "1e+", ".5.", "+.e",
                                        "123456789012345678901234567890", "9007199254740993", "1.7976931348623157e308", "1.7976931348623159e308", "0.1", "3.4028235e38", "3.5e38", "1e-45", "0x1.fffffffffffff8p0",
                                        "8.5899345921e9", "6.0221407600000000000000000000000000000000000000000000000000000000000000000001e23"};
    for (unsigned i = 0; i < sizeof reals / sizeof *reals; i++)
        tod(reals[i]);
    printf("%d\n", isnan(strtod("nan", NULL)));
    printf("%d %ld %lld %g %g\n", atoi("  12x"), atol("-99"), atoll("5000000000"), atof("2.5e1z"), atof("x"));
    printf("%" PRIdMAX " %" PRIuMAX "\n", strtoimax("-123", NULL, 10), strtoumax("ff", NULL, 16));
    printf("%d %ld\n", abs(-5), labs(-7L)), printf("%lld\n", llabs(-8LL));
    div_t d = div(-17, 5);
    ldiv_t l = ldiv(17L, -5L);
    lldiv_t q = lldiv(-17LL, -5LL);
    printf("%d %d %ld %ld %lld %lld\n", d.quot, d.rem, l.quot, l.rem, q.quot, q.rem);
    imaxdiv_t m = imaxdiv(100, 7);
    printf("%d %d\n", (int)m.quot, (int)m.rem);
    return 0;
}
