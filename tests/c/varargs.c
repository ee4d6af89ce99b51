/* Variable arguments: every promoted type, va_copy, va_list passed on, many arguments. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static long sum(int n, ...) {
    va_list ap;
    long s = 0;
    va_start(ap, n);
    while (n--)
        s = s * 3 + va_arg(ap, int);
    va_end(ap);
    return s;
}

static double mixed(const char *types, ...) {
    va_list ap;
    double s = 0;
    va_start(ap, types);
    for (; *types; types++)
        switch (*types) {
        case 'i': s += va_arg(ap, int); break;
        case 'u': s += va_arg(ap, unsigned); break;
        case 'l': s += (double)va_arg(ap, long long); break;
        case 'd': s += va_arg(ap, double); break;
        case 's': s += (double)strlen(va_arg(ap, char *)); break;
        case 'p': s += *va_arg(ap, int *); break;
        case 'f': s += va_arg(ap, int (*)(int))(3); break;
        }
    va_end(ap);
    return s;
}

static int square(int x) { return x * x; }

static int vtotal(int n, va_list ap) {
    int s = 0;
    while (n--)
        s += va_arg(ap, int);
    return s;
}

static int twice(int n, ...) {
    va_list ap, again;
    va_start(ap, n);
    va_copy(again, ap);
    int a = vtotal(n, ap), b = 0;
    for (int i = 0; i < n; i++)
        b = b * 2 + va_arg(again, int);
    va_end(again);
    va_end(ap);
    return a * 1000 + b;
}

static void step(va_list *ap, int *out) { *out = va_arg(*ap, int); }

static int through_pointer(int n, ...) {
    va_list ap;
    int r = 0, x;
    va_start(ap, n);
    for (int i = 0; i < n; i++) {
        step(&ap, &x);
        r = r * 10 + x;
    }
    va_end(ap);
    return r;
}

static int format(char *out, size_t size, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    int n = vsnprintf(out, size, fmt, ap);
    va_end(ap);
    return n;
}

/* the list is used by vprintf after some arguments were taken */
static void tail(const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    int first = va_arg(ap, int);
    double second = va_arg(ap, double);
    printf("[%d %g] ", first, second);
    vprintf(fmt, ap);
    va_end(ap);
}

static int none(int x, ...) { return x + 1; }

int main(void) {
    printf("%ld %ld\n", sum(0), sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -12));
    int k = 1000;
    char c = -5;
    short h = 300;
    float f = 0.5f;
    unsigned char uc = 255;
    printf("%.3f\n", mixed("iuldspfiidi", -1, 4000000000u, 1LL << 40, 2.25, "four", &k, square, c, h, (double)f, uc));
    printf("%d %d\n", twice(4, 1, 2, 3, 4), through_pointer(5, 9, 8, 7, 6, 5));
    char buf[64];
    int n = format(buf, sizeof buf, "%d-%s-%.2f-%c-%lld", 7, "mid", 1.005, 'z', -1LL);
    printf("%d %s\n", n, buf);
    tail("%s %d %g %s\n", 11, 2.5, "rest", 42, 0.125, "end");
    printf("%d %d\n", none(1), none(2, 3.0, "x"));
    int (*fp)(int, ...) = none;
    printf("%d\n", fp(5, 6LL));
    return 0;
}
