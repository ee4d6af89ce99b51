/* Structs of every size from 1 to 40 bytes, and mixed integer and float members, returned and passed by value. */
#include <stdio.h>
#include <string.h>

#define SIZED(N)                                                                 \
    struct s##N {                                                                \
        unsigned char b[N];                                                      \
    };                                                                           \
    static struct s##N __attribute__((noinline)) make##N(int seed) {             \
        struct s##N s;                                                           \
        for (int i = 0; i < N; i++)                                              \
            s.b[i] = (unsigned char)(seed + i * 7);                              \
        return s;                                                                \
    }                                                                            \
    static struct s##N __attribute__((noinline)) join##N(struct s##N a, int k, struct s##N b) { \
        for (int i = 0; i < N; i++)                                              \
            a.b[i] = (unsigned char)(a.b[i] * k + b.b[N - 1 - i]);               \
        return a;                                                                \
    }                                                                            \
    static unsigned run##N(void) {                                               \
        struct s##N t = join##N(make##N(3), 5, make##N(100)), u = t;             \
        unsigned h = 0;                                                          \
        for (int i = 0; i < N; i++)                                              \
            h = h * 31 + u.b[i];                                                 \
        return h + sizeof u;                                                     \
    }

SIZED(1) SIZED(2) SIZED(3) SIZED(4) SIZED(5)
SIZED(6) SIZED(7) SIZED(8) SIZED(9) SIZED(10)
SIZED(11) SIZED(12) SIZED(13) SIZED(14) SIZED(15)
SIZED(16) SIZED(17) SIZED(18) SIZED(19) SIZED(20)
SIZED(21) SIZED(22) SIZED(23) SIZED(24) SIZED(25)
SIZED(26) SIZED(27) SIZED(28) SIZED(29) SIZED(30)
SIZED(31) SIZED(32) SIZED(33) SIZED(34) SIZED(35)
SIZED(36) SIZED(37) SIZED(38) SIZED(39) SIZED(40)
struct m_fi { float f; int i; };
static struct m_fi __attribute__((noinline)) id_fi(struct m_fi x, double pad, struct m_fi y) { return pad > 1 ? x : y; }
struct m_di { double d; int i; };
static struct m_di __attribute__((noinline)) id_di(struct m_di x, double pad, struct m_di y) { return pad > 1 ? x : y; }
struct m_id { int i; double d; };
static struct m_id __attribute__((noinline)) id_id(struct m_id x, double pad, struct m_id y) { return pad > 1 ? x : y; }
struct m_fff { float a, b, c; };
static struct m_fff __attribute__((noinline)) id_fff(struct m_fff x, double pad, struct m_fff y) { return pad > 1 ? x : y; }
struct m_dd { double a, b; };
static struct m_dd __attribute__((noinline)) id_dd(struct m_dd x, double pad, struct m_dd y) { return pad > 1 ? x : y; }
struct m_ddd { double a, b, c; };
static struct m_ddd __attribute__((noinline)) id_ddd(struct m_ddd x, double pad, struct m_ddd y) { return pad > 1 ? x : y; }
struct m_ffff { float a[4]; };
static struct m_ffff __attribute__((noinline)) id_ffff(struct m_ffff x, double pad, struct m_ffff y) { return pad > 1 ? x : y; }
struct m_cdc { char a; double d; char c; };
static struct m_cdc __attribute__((noinline)) id_cdc(struct m_cdc x, double pad, struct m_cdc y) { return pad > 1 ? x : y; }
struct m_lf { long l; float f; };
static struct m_lf __attribute__((noinline)) id_lf(struct m_lf x, double pad, struct m_lf y) { return pad > 1 ? x : y; }
struct m_sfc { short s; float f; char c; };
static struct m_sfc __attribute__((noinline)) id_sfc(struct m_sfc x, double pad, struct m_sfc y) { return pad > 1 ? x : y; }
struct m_pd { const char *p; double d; };
static struct m_pd __attribute__((noinline)) id_pd(struct m_pd x, double pad, struct m_pd y) { return pad > 1 ? x : y; }
struct m_nest { struct { float x; struct { short y; double z; } in; } out; };
static struct m_nest __attribute__((noinline)) id_nest(struct m_nest x, double pad, struct m_nest y) { return pad > 1 ? x : y; }
struct m_ld { long double l; };
static struct m_ld __attribute__((noinline)) id_ld(struct m_ld x, double pad, struct m_ld y) { return pad > 1 ? x : y; }
struct m_q { __int128 q; };
static struct m_q __attribute__((noinline)) id_q(struct m_q x, double pad, struct m_q y) { return pad > 1 ? x : y; }
struct m_qi { int i; __int128 q; char c; };
static struct m_qi __attribute__((noinline)) id_qi(struct m_qi x, double pad, struct m_qi y) { return pad > 1 ? x : y; }
struct m_e5f { char c[5]; float f; };
static struct m_e5f __attribute__((noinline)) id_e5f(struct m_e5f x, double pad, struct m_e5f y) { return pad > 1 ? x : y; }

int main(void) {
    printf("%u ", run1()); printf("%u ", run2()); printf("%u ", run3()); printf("%u ", run4()); printf("%u ", run5());
    printf("\n");
    printf("%u ", run6()); printf("%u ", run7()); printf("%u ", run8()); printf("%u ", run9()); printf("%u ", run10());
    printf("\n");
    printf("%u ", run11()); printf("%u ", run12()); printf("%u ", run13()); printf("%u ", run14()); printf("%u ", run15());
    printf("\n");
    printf("%u ", run16()); printf("%u ", run17()); printf("%u ", run18()); printf("%u ", run19()); printf("%u ", run20());
    printf("\n");
    printf("%u ", run21()); printf("%u ", run22()); printf("%u ", run23()); printf("%u ", run24()); printf("%u ", run25());
    printf("\n");
    printf("%u ", run26()); printf("%u ", run27()); printf("%u ", run28()); printf("%u ", run29()); printf("%u ", run30());
    printf("\n");
    printf("%u ", run31()); printf("%u ", run32()); printf("%u ", run33()); printf("%u ", run34()); printf("%u ", run35());
    printf("\n");
    printf("%u ", run36()); printf("%u ", run37()); printf("%u ", run38()); printf("%u ", run39()); printf("%u ", run40());
    printf("\n");
    {
        struct m_fi v = {1.5f, -2}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_fi(v, 2, zero);
        printf("fi: %g %d ", (double)r.f, r.i);
        r = id_fi(zero, 0.5, v);
        printf("%g %d\n", (double)r.f, r.i);
    }
    {
        struct m_di v = {2.5, 7}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_di(v, 2, zero);
        printf("di: %g %d ", r.d, r.i);
        r = id_di(zero, 0.5, v);
        printf("%g %d\n", r.d, r.i);
    }
    {
        struct m_id v = {9, -1.25}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_id(v, 2, zero);
        printf("id: %d %g ", r.i, r.d);
        r = id_id(zero, 0.5, v);
        printf("%d %g\n", r.i, r.d);
    }
    {
        struct m_fff v = {1, 2, 3}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_fff(v, 2, zero);
        printf("fff: %g %g %g ", (double)r.a, (double)r.b, (double)r.c);
        r = id_fff(zero, 0.5, v);
        printf("%g %g %g\n", (double)r.a, (double)r.b, (double)r.c);
    }
    {
        struct m_dd v = {1.5, 2.5}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_dd(v, 2, zero);
        printf("dd: %g %g ", r.a, r.b);
        r = id_dd(zero, 0.5, v);
        printf("%g %g\n", r.a, r.b);
    }
    {
        struct m_ddd v = {1, 2, 3}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_ddd(v, 2, zero);
        printf("ddd: %g %g %g ", r.a, r.b, r.c);
        r = id_ddd(zero, 0.5, v);
        printf("%g %g %g\n", r.a, r.b, r.c);
    }
    {
        struct m_ffff v = {{1, 2, 3, 4}}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_ffff(v, 2, zero);
        printf("ffff: %g %g %g %g ", (double)r.a[0], (double)r.a[1], (double)r.a[2], (double)r.a[3]);
        r = id_ffff(zero, 0.5, v);
        printf("%g %g %g %g\n", (double)r.a[0], (double)r.a[1], (double)r.a[2], (double)r.a[3]);
    }
    {
        struct m_cdc v = {'a', 0.5, 'c'}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_cdc(v, 2, zero);
        printf("cdc: %c %g %c ", r.a, r.d, r.c);
        r = id_cdc(zero, 0.5, v);
        printf("%c %g %c\n", r.a, r.d, r.c);
    }
    {
        struct m_lf v = {1L << 40, 0.25f}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_lf(v, 2, zero);
        printf("lf: %ld %g ", r.l, (double)r.f);
        r = id_lf(zero, 0.5, v);
        printf("%ld %g\n", r.l, (double)r.f);
    }
    {
        struct m_sfc v = {-3, 1.75f, 'z'}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_sfc(v, 2, zero);
        printf("sfc: %d %g %c ", r.s, (double)r.f, r.c);
        r = id_sfc(zero, 0.5, v);
        printf("%d %g %c\n", r.s, (double)r.f, r.c);
    }
    {
        struct m_pd v = {"text", 3.5}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_pd(v, 2, zero);
        printf("pd: %s %g ", r.p, r.d);
        r = id_pd(zero, 0.5, v);
        printf("%s %g\n", r.p, r.d);
    }
    {
        struct m_nest v = {{1.5f, {-7, 8.5}}}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_nest(v, 2, zero);
        printf("nest: %g %d %g ", (double)r.out.x, r.out.in.y, r.out.in.z);
        r = id_nest(zero, 0.5, v);
        printf("%g %d %g\n", (double)r.out.x, r.out.in.y, r.out.in.z);
    }
    {
        struct m_ld v = {2.5L}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_ld(v, 2, zero);
        printf("ld: %g ", (double)r.l);
        r = id_ld(zero, 0.5, v);
        printf("%g\n", (double)r.l);
    }
    {
        struct m_q v = {-5}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_q(v, 2, zero);
        printf("q: %d ", (int)r.q);
        r = id_q(zero, 0.5, v);
        printf("%d\n", (int)r.q);
    }
    {
        struct m_qi v = {1, 2, 'q'}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_qi(v, 2, zero);
        printf("qi: %d %d %c ", r.i, (int)r.q, r.c);
        r = id_qi(zero, 0.5, v);
        printf("%d %d %c\n", r.i, (int)r.q, r.c);
    }
    {
        struct m_e5f v = {"abcd", 6.5f}, zero, r;
        memset(&zero, 0, sizeof zero);
        r = id_e5f(v, 2, zero);
        printf("e5f: %s %g ", r.c, (double)r.f);
        r = id_e5f(zero, 0.5, v);
        printf("%s %g\n", r.c, (double)r.f);
    }
    return 0;
}
