/* Varargs of the difficult kinds: double, struct by value of many sizes, 128-bit, long double, after odd offsets. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

struct s1 { char a; };
struct s3 { char a[3]; };
struct s8 { int a; float b; };
struct s12 { int a, b, c; };
struct s16 { double a; long b; };
struct sd { double a, b; };
struct s24 { long a, b, c; };
struct s40 { char c; double d[3]; short s; };
struct __attribute__((aligned(16))) s32a { long a[3]; };

static void take(const char *kinds, ...) {
    va_list ap;
    va_start(ap, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': printf("i%d ", va_arg(ap, int)); break;
        case 'd': printf("d%g ", va_arg(ap, double)); break;
        case 'L': printf("L%.3Lf ", va_arg(ap, long double)); break;
        case 'q': {
            __int128 q = va_arg(ap, __int128);
            printf("q%llx:%llx ", (unsigned long long)(q >> 64), (unsigned long long)q);
            break;
        }
        case '1': printf("s1(%c) ", va_arg(ap, struct s1).a); break;
        case '3': {
            struct s3 s = va_arg(ap, struct s3);
            printf("s3(%c%c%c) ", s.a[0], s.a[1], s.a[2]);
            break;
        }
        case '8': {
            struct s8 s = va_arg(ap, struct s8);
            printf("s8(%d %g) ", s.a, (double)s.b);
            break;
        }
        case 'c': {
            struct s12 s = va_arg(ap, struct s12);
            printf("s12(%d %d %d) ", s.a, s.b, s.c);
            break;
        }
        case '6': {
            struct s16 s = va_arg(ap, struct s16);
            printf("s16(%g %ld) ", s.a, s.b);
            break;
        }
        case 'D': {
            struct sd s = va_arg(ap, struct sd);
            printf("sd(%g %g) ", s.a, s.b);
            break;
        }
        case '4': {
            struct s24 s = va_arg(ap, struct s24);
            printf("s24(%ld %ld %ld) ", s.a, s.b, s.c);
            break;
        }
        case '0': {
            struct s40 s = va_arg(ap, struct s40);
            printf("s40(%c %g %g %g %d) ", s.c, s.d[0], s.d[1], s.d[2], s.s);
            break;
        }
        case 'A': {
            struct s32a s = va_arg(ap, struct s32a);
            printf("s32a(%ld %ld %ld) ", s.a[0], s.a[1], s.a[2]);
            break;
        }
        }
    va_end(ap);
    printf("\n");
}

int main(void) {
    __int128 q = ((__int128)0x123456789abcdef << 64) | 0xfedcba987654321;
    struct s1 a = {'x'};
    struct s3 b = {{'a', 'b', 'c'}};
    struct s8 c = {-8, 0.5f};
    struct s12 d = {1, 2, 3};
    struct s16 e = {1.5, -2};
    struct sd f = {2.5, -3.5};
    struct s24 g = {7, 8, 9};
    struct s40 h = {'h', {1, 2, 3}, -4};
    struct s32a k = {{10, 20, 30}};
    take("iqi", 1, q, 2);
    take("idqdiq", 1, 2.5, -q, 3.5, 4, q);
    take("iLiLdL", 1, 2.25L, 3, -4.5L, 5.5, 1e6L);
    take("i1i3i8ici6iDi4i0i", 1, a, 2, b, 3, c, 4, d, 5, e, 6, f, 7, g, 8, h, 9);
    take("iAiAqA", 1, k, 2, k, q, k);
    take("ddddddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12., 13.);
    take("888888888i", c, c, c, c, c, c, c, c, c, 99);
    take("i66666i", 1, e, e, e, e, e, 2);
    take("0i", h, 5);
    return 0;
}
