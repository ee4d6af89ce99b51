/* math.h for double and float: the host's functions, and glibc's errno with them. */
#ifndef HOST_MATH_H
#define HOST_MATH_H
#include <math.h>
#include "host_errno.h"
#include "host_state.h"

/* Functions that cannot fail, and those that set errno. The host's errno is read, so that hosts
 * whose functions leave it alone cost nothing but the guest's errno. */
#define PURE_1(name) \
    HOSTFN(name) { (void)ctx; RET_D(name(a[0].f64)); } HOSTFN(name##f) { (void)ctx; RET_F(name##f(a[0].f32)); }
#define PURE_2(name) \
    HOSTFN(name) { (void)ctx; RET_D(name(a[0].f64, a[1].f64)); } \
    HOSTFN(name##f) { (void)ctx; RET_F(name##f(a[0].f32, a[1].f32)); }
/* A function whose name the compiler forgets: it believes of some, sin among them, that they never set errno. */
#define OPAQUE(f) ({ __typeof__(f) *opaque_ = f; __asm__("" : "+r"(opaque_)); opaque_; })
#define WITH_ERRNO(call) errno = 0; call; if (UNLIKELY(errno)) set_host_errno(ctx)
#define MATH_1(name) \
    HOSTFN(name) { double r; WITH_ERRNO(r = OPAQUE(name)(a[0].f64)); RET_D(r); } \
    HOSTFN(name##f) { float r; WITH_ERRNO(r = OPAQUE(name##f)(a[0].f32)); RET_F(r); }
#define MATH_2(name) \
    HOSTFN(name) { double r; WITH_ERRNO(r = OPAQUE(name)(a[0].f64, a[1].f64)); RET_D(r); } \
    HOSTFN(name##f) { float r; WITH_ERRNO(r = OPAQUE(name##f)(a[0].f32, a[1].f32)); RET_F(r); }
#define TO_INT_1(name, R, T) \
    HOSTFN(name) { T r; WITH_ERRNO(r = OPAQUE(name)(a[0].f64)); R(r); } \
    HOSTFN(name##f) { T r; WITH_ERRNO(r = OPAQUE(name##f)(a[0].f32)); R(r); }

PURE_1(fabs) PURE_1(ceil) PURE_1(floor) PURE_1(trunc) PURE_1(round) PURE_1(rint) PURE_1(nearbyint)
PURE_1(cbrt) PURE_1(atan) PURE_1(tanh) PURE_1(asinh)
PURE_2(copysign) PURE_2(fmax) PURE_2(fmin)
MATH_1(sqrt) MATH_1(sin) MATH_1(cos) MATH_1(tan) MATH_1(asin) MATH_1(acos) MATH_1(sinh) MATH_1(cosh)
MATH_1(acosh) MATH_1(atanh) MATH_1(exp) MATH_1(exp2) MATH_1(exp10) MATH_1(expm1) MATH_1(log) MATH_1(log2)
MATH_1(log10) MATH_1(log1p) MATH_1(logb) MATH_1(erf) MATH_1(erfc) MATH_1(tgamma)
MATH_2(pow) MATH_2(atan2) MATH_2(hypot) MATH_2(fmod) MATH_2(remainder) MATH_2(fdim) MATH_2(nextafter)
TO_INT_1(lrint, RET_L, long long) TO_INT_1(lround, RET_L, long long) TO_INT_1(ilogb, RET_I, int)

/* roundeven is C23: not every host has it. */
static double round_even(double x)
{
    double r = round(x);
    if (fabs(x - trunc(x)) == 0.5) r = 2.0 * round(x / 2.0);
    return copysign(r, x);
}
HOSTFN(roundeven) { (void)ctx; RET_D(round_even(a[0].f64)); }
HOSTFN(roundevenf) { (void)ctx; RET_F((float)round_even((double)a[0].f32)); }

HOSTFN(fma) { (void)ctx; RET_D(fma(a[0].f64, a[1].f64, a[2].f64)); }
HOSTFN(fmaf) { (void)ctx; RET_F(fmaf(a[0].f32, a[1].f32, a[2].f32)); }

/* On a double beyond any exponent's reach the count is clamped, so an int is enough. */
static int clamp_exp(int64_t n) { return n > 200000 ? 200000 : n < -200000 ? -200000 : (int)n; }
HOSTFN(ldexp) { double r; WITH_ERRNO(r = OPAQUE(ldexp)(a[0].f64, clamp_exp(a[1].s32))); RET_D(r); }
HOSTFN(ldexpf) { float r; WITH_ERRNO(r = OPAQUE(ldexpf)(a[0].f32, clamp_exp(a[1].s32))); RET_F(r); }
HOSTFN(scalbln) { double r; WITH_ERRNO(r = OPAQUE(scalbn)(a[0].f64, clamp_exp(a[1].s64))); RET_D(r); }
HOSTFN(scalblnf) { float r; WITH_ERRNO(r = OPAQUE(scalbnf)(a[0].f32, clamp_exp(a[1].s64))); RET_F(r); }

HOSTFN(frexp) { int e; double r = frexp(a[0].f64, &e); if (!store_u32(ctx, a[1].u64, isfinite(r) ? (uint32_t)e : 0)) RET_D(r); }
HOSTFN(frexpf) { int e; float r = frexpf(a[0].f32, &e); if (!store_u32(ctx, a[1].u64, isfinite(r) ? (uint32_t)e : 0)) RET_F(r); }

HOSTFN(modf)
{
    Slot whole;
    double r = modf(a[0].f64, &whole.f64);
    if (!store_u64(ctx, a[1].u64, whole.u64)) RET_D(r);
}

HOSTFN(modff)
{
    Slot whole;
    float r = modff(a[0].f32, &whole.f32);
    if (!store_u32(ctx, a[1].u64, whole.u32)) RET_F(r);
}

HOSTFN(remquo) { int q = 0; double r; WITH_ERRNO(r = OPAQUE(remquo)(a[0].f64, a[1].f64, &q)); if (!store_u32(ctx, a[2].u64, (uint32_t)q)) RET_D(r); }
HOSTFN(remquof) { int q = 0; float r; WITH_ERRNO(r = OPAQUE(remquof)(a[0].f32, a[1].f32, &q)); if (!store_u32(ctx, a[2].u64, (uint32_t)q)) RET_F(r); }

HOSTFN(sincos)
{
    Slot s, c;
    uint64_t to = a[1].u64;
    WITH_ERRNO(s.f64 = OPAQUE(sin)(a[0].f64));
    c.f64 = cos(a[0].f64);
    if (!store_u64(ctx, to, s.u64)) store_u64(ctx, a[2].u64, c.u64);
}

HOSTFN(sincosf)
{
    Slot s, c;
    WITH_ERRNO(s.f32 = OPAQUE(sinf)(a[0].f32));
    c.f32 = cosf(a[0].f32);
    if (!store_u32(ctx, a[1].u64, s.u32)) store_u32(ctx, a[2].u64, c.u32);
}

/* ---- gamma: signgam is a variable of the guest ---- */
static double log_gamma(Ctx *ctx, double x, int *sign) { double r; WITH_ERRNO(r = OPAQUE(lgamma_r)(x, sign)); return r; }
static float log_gammaf(Ctx *ctx, float x, int *sign) { float r; WITH_ERRNO(r = OPAQUE(lgammaf_r)(x, sign)); return r; }

static int set_signgam(Ctx *ctx, int sign)
{
    return HOST(ctx)->signgam_cell ? store_u32(ctx, HOST(ctx)->signgam_cell, (uint32_t)sign) : 0;
}

HOSTFN(lgamma) { int s = 1; double r = log_gamma(ctx, a[0].f64, &s); if (!set_signgam(ctx, s)) RET_D(r); }
HOSTFN(lgammaf) { int s = 1; float r = log_gammaf(ctx, a[0].f32, &s); if (!set_signgam(ctx, s)) RET_F(r); }
HOSTFN(lgamma_r) { int s = 1; double r = log_gamma(ctx, a[0].f64, &s); if (!store_u32(ctx, a[1].u64, (uint32_t)s)) RET_D(r); }
HOSTFN(lgammaf_r) { int s = 1; float r = log_gammaf(ctx, a[0].f32, &s); if (!store_u32(ctx, a[1].u64, (uint32_t)s)) RET_F(r); }

/* ---- Bessel functions ---- */
MATH_1(j0) MATH_1(j1) MATH_1(y0) MATH_1(y1)

/* Hosts take time in proportion to the order. Far above the argument the values are beyond the range of
 * a double anyway; other orders beyond all reason are refused. 0: let the host do it. */
static int order_too_large(Ctx *ctx, int32_t n, double x, double *r, int second_kind)
{
    double order = fabs((double)n);
    if (order < 1048576.0 || isnan(x)) return 0;
    if (isinf(x) || fabs(x) < order / 2) {
        if (second_kind && x < 0) *r = NAN;
        else *r = isinf(x) || !second_kind ? 0.0 : n < 0 && (n & 1) ? INFINITY : -INFINITY;
        if (!isinf(x) && x != 0) set_guest_errno(ctx, G_ERANGE);
        return 1;
    }
    if (order < 67108864.0) return 0;
    host_note(ctx, "Bessel function of order %d", n);
    ctx_trap(ctx, TRAP_HOST, 0);
    return 1;
}

HOSTFN(jn) { double r; if (!order_too_large(ctx, a[0].s32, a[1].f64, &r, 0)) { WITH_ERRNO(r = OPAQUE(jn)(a[0].s32, a[1].f64)); } RET_D(r); }
HOSTFN(yn) { double r; if (!order_too_large(ctx, a[0].s32, a[1].f64, &r, 1)) { WITH_ERRNO(r = OPAQUE(yn)(a[0].s32, a[1].f64)); } RET_D(r); }
HOSTFN(jnf)
{
    double r;
    float f;
    if (order_too_large(ctx, a[0].s32, (double)a[1].f32, &r, 0)) f = (float)r;
    else { WITH_ERRNO(f = OPAQUE(jnf)(a[0].s32, a[1].f32)); }
    RET_F(f);
}
HOSTFN(ynf)
{
    double r;
    float f;
    if (order_too_large(ctx, a[0].s32, (double)a[1].f32, &r, 1)) f = (float)r;
    else { WITH_ERRNO(f = OPAQUE(ynf)(a[0].s32, a[1].f32)); }
    RET_F(f);
}

/* ---- NaN with a payload, kinds of numbers ---- */

/* The bits that nan("...") asks for; 0 when the text is no number. */
static uint64_t nan_payload(Ctx *ctx, uint64_t addr)
{
    char *s = guest_strdup(ctx, addr), *end;
    uint64_t v = 0;
    if (s && *s) { v = strtoull(s, &end, 0); if (*end) v = 0; }
    free(s);
    return v;
}
HOSTFN(nan) { uint64_t v = nan_payload(ctx, a[0].u64); if (!ctx->trap) RET_L(0x7ff8000000000000ull | (v & 0x7ffffffffffffull)); }
HOSTFN(nanf) { uint64_t v = nan_payload(ctx, a[0].u64); if (!ctx->trap) RET_I(0x7fc00000u | (v & 0x3fffffu)); }

/* glibc and musl agree: FP_NAN 0, FP_INFINITE 1, FP_ZERO 2, FP_SUBNORMAL 3, FP_NORMAL 4. */
static int classify_bits(uint64_t fraction, int exp, int max)
{
    if (exp == max) return fraction ? 0 : 1;
    return exp ? 4 : fraction ? 3 : 2;
}
static int classify_double(uint64_t v) { return classify_bits(v & 0xfffffffffffffull, (int)(v >> 52 & 0x7ff), 0x7ff); }
static int classify_float(uint32_t v) { return classify_bits(v & 0x7fffffu, (int)(v >> 23 & 0xff), 0xff); }
HOSTFN(__fpclassify) { (void)ctx; RET_I(classify_double(a[0].u64)); }
HOSTFN(__fpclassifyf) { (void)ctx; RET_I(classify_float(a[0].u32)); }
HOSTFN(__signbit) { (void)ctx; RET_I(a[0].u64 >> 63); }
HOSTFN(__signbitf) { (void)ctx; RET_I(a[0].u32 >> 31); }
HOSTFN(__isnan) { (void)ctx; RET_I(classify_double(a[0].u64) == 0); }
HOSTFN(__isnanf) { (void)ctx; RET_I(classify_float(a[0].u32) == 0); }
HOSTFN(__isinf) { (void)ctx; RET_I(classify_double(a[0].u64) == 1 ? (a[0].s64 < 0 ? -1 : 1) : 0); }
HOSTFN(__isinff) { (void)ctx; RET_I(classify_float(a[0].u32) == 1 ? (a[0].s32 < 0 ? -1 : 1) : 0); }
HOSTFN(__finite) { (void)ctx; RET_I(classify_double(a[0].u64) > 1); }
HOSTFN(__finitef) { (void)ctx; RET_I(classify_float(a[0].u32) > 1); }
#endif
