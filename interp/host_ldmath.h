/* math.h for long double, in both flavours: NAMEl on binary128, NAMEl@x87 on the x87's format. */
#ifndef HOST_LDMATH_H
#define HOST_LDMATH_H
#include "host_arith.h"
#include "host_ld.h"
#include "host_math.h"

#define Q(i) f128_of(a[i].u64, a[i + 1].u64)
#define X(i) f80_of(a[i].u64, a[i + 1].u64)
#define RET_Q(v) do { Parts ret_q_ = f128_parts(v); a[0].u64 = ret_q_.lo; a[1].u64 = ret_q_.hi; return; } while (0)
#define RET_X(v) do { Parts ret_x_ = f80_parts(v); a[0].u64 = ret_x_.lo; a[1].u64 = ret_x_.hi; return; } while (0)

#define LONG_1(name) \
    HOSTFN(name##l) { f128 r; WITH_ERRNO(r = OPAQUE(F128(name))(Q(0))); RET_Q(r); } \
    HOSTFN(x87_##name##l) { f80 r; WITH_ERRNO(r = OPAQUE(name##l)(X(0))); RET_X(r); }
#define LONG_2(name) \
    HOSTFN(name##l) { f128 r; WITH_ERRNO(r = OPAQUE(F128(name))(Q(0), Q(2))); RET_Q(r); } \
    HOSTFN(x87_##name##l) { f80 r; WITH_ERRNO(r = OPAQUE(name##l)(X(0), X(2))); RET_X(r); }
#define LONG_TO_INT(name, R, T) \
    HOSTFN(name##l) { T r; WITH_ERRNO(r = OPAQUE(F128(name))(Q(0))); R(r); } \
    HOSTFN(x87_##name##l) { T r; WITH_ERRNO(r = OPAQUE(name##l)(X(0))); R(r); }

LONG_1(fabs) LONG_1(ceil) LONG_1(floor) LONG_1(trunc) LONG_1(round) LONG_1(rint) LONG_1(nearbyint) LONG_1(roundeven)
LONG_1(cbrt) LONG_1(sqrt) LONG_1(sin) LONG_1(cos) LONG_1(tan) LONG_1(asin) LONG_1(acos) LONG_1(atan) LONG_1(sinh)
LONG_1(cosh) LONG_1(tanh) LONG_1(asinh) LONG_1(acosh) LONG_1(atanh) LONG_1(exp) LONG_1(exp2) LONG_1(exp10)
LONG_1(expm1) LONG_1(log) LONG_1(log2) LONG_1(log10) LONG_1(log1p) LONG_1(logb) LONG_1(erf) LONG_1(erfc) LONG_1(tgamma)
LONG_2(copysign) LONG_2(fmax) LONG_2(fmin) LONG_2(pow) LONG_2(atan2) LONG_2(hypot) LONG_2(fmod) LONG_2(remainder)
LONG_2(fdim) LONG_2(nextafter)
LONG_TO_INT(lrint, RET_L, long long) LONG_TO_INT(lround, RET_L, long long) LONG_TO_INT(ilogb, RET_I, int)

LONG_1(j0) LONG_1(j1) LONG_1(y0) LONG_1(y1)
HOSTFN(jnl) { f128 r; double d; if (order_too_large(ctx, a[0].s32, (double)Q(1), &d, 0)) r = d; else { WITH_ERRNO(r = OPAQUE(F128(jn))(a[0].s32, Q(1))); } RET_Q(r); }
HOSTFN(x87_jnl) { f80 r; double d; if (order_too_large(ctx, a[0].s32, (double)X(1), &d, 0)) r = d; else { WITH_ERRNO(r = OPAQUE(jnl)(a[0].s32, X(1))); } RET_X(r); }
HOSTFN(ynl) { f128 r; double d; if (order_too_large(ctx, a[0].s32, (double)Q(1), &d, 1)) r = d; else { WITH_ERRNO(r = OPAQUE(F128(yn))(a[0].s32, Q(1))); } RET_Q(r); }
HOSTFN(x87_ynl) { f80 r; double d; if (order_too_large(ctx, a[0].s32, (double)X(1), &d, 1)) r = d; else { WITH_ERRNO(r = OPAQUE(ynl)(a[0].s32, X(1))); } RET_X(r); }
HOSTFN(fmal) { f128 r; WITH_ERRNO(r = OPAQUE(F128(fma))(Q(0), Q(2), Q(4))); RET_Q(r); }
HOSTFN(x87_fmal) { f80 r; WITH_ERRNO(r = OPAQUE(fmal)(X(0), X(2), X(4))); RET_X(r); }
HOSTFN(ldexpl) { f128 r; WITH_ERRNO(r = OPAQUE(F128(ldexp))(Q(0), clamp_exp(a[2].s32))); RET_Q(r); }
HOSTFN(x87_ldexpl) { f80 r; WITH_ERRNO(r = OPAQUE(ldexpl)(X(0), clamp_exp(a[2].s32))); RET_X(r); }
HOSTFN(scalblnl) { f128 r; WITH_ERRNO(r = OPAQUE(F128(ldexp))(Q(0), clamp_exp(a[2].s64))); RET_Q(r); }
HOSTFN(x87_scalblnl) { f80 r; WITH_ERRNO(r = OPAQUE(ldexpl)(X(0), clamp_exp(a[2].s64))); RET_X(r); }

HOSTFN(frexpl) { int e = 0; f128 r = F128(frexp)(Q(0), &e); if (!store_u32(ctx, a[2].u64, isfinite(r) ? (uint32_t)e : 0)) RET_Q(r); }
HOSTFN(x87_frexpl) { int e = 0; f80 r = frexpl(X(0), &e); if (!store_u32(ctx, a[2].u64, isfinite(r) ? (uint32_t)e : 0)) RET_X(r); }

/* A long double in guest memory: 16 bytes, of which the x87's format uses 10. */
static int store_quad(Ctx *ctx, uint64_t addr, f128 v)
{
    Parts p = f128_parts(v);
    char *to = guest_write(ctx, addr, 16);
    if (!to) return -1;
    memcpy(to, &p, 16);
    return 0;
}

static int store_x87(Ctx *ctx, uint64_t addr, f80 v)
{
    Parts p = f80_parts(v);
    char *to = guest_write(ctx, addr, 10);
    if (!to) return -1;
    memcpy(to, &p, 10);
    return 0;
}

HOSTFN(modfl) { f128 whole, r = F128(modf)(Q(0), &whole); if (!store_quad(ctx, a[2].u64, whole)) RET_Q(r); }
HOSTFN(x87_modfl) { f80 whole, r = modfl(X(0), &whole); if (!store_x87(ctx, a[2].u64, whole)) RET_X(r); }
HOSTFN(remquol) { int q = 0; f128 r; WITH_ERRNO(r = OPAQUE(F128(remquo))(Q(0), Q(2), &q)); if (!store_u32(ctx, a[4].u64, (uint32_t)q)) RET_Q(r); }
HOSTFN(x87_remquol) { int q = 0; f80 r; WITH_ERRNO(r = OPAQUE(remquol)(X(0), X(2), &q)); if (!store_u32(ctx, a[4].u64, (uint32_t)q)) RET_X(r); }

HOSTFN(sincosl)
{
    f128 x = Q(0);
    uint64_t s = a[2].u64, c = a[3].u64;
    if (!store_quad(ctx, s, F128(sin)(x))) store_quad(ctx, c, F128(cos)(x));
}

HOSTFN(x87_sincosl)
{
    f80 x = X(0);
    uint64_t s = a[2].u64, c = a[3].u64;
    if (!store_x87(ctx, s, sinl(x))) store_x87(ctx, c, cosl(x));
}

#if defined(HOST_LD_BOTH)
#define LGAMMA_QUAD(x, s) OPAQUE(lgammaf128_r)(x, s)
#else
#define LGAMMA_QUAD(x, s) OPAQUE(lgammal_r)(x, s)
#endif
#define LGAMMA_X87(x, s) OPAQUE(lgammal_r)(x, s)
HOSTFN(lgammal) { int s = 1; f128 r; WITH_ERRNO(r = LGAMMA_QUAD(Q(0), &s)); if (!set_signgam(ctx, s)) RET_Q(r); }
HOSTFN(x87_lgammal) { int s = 1; f80 r; WITH_ERRNO(r = LGAMMA_X87(X(0), &s)); if (!set_signgam(ctx, s)) RET_X(r); }
HOSTFN(lgammal_r) { int s = 1; f128 r; WITH_ERRNO(r = LGAMMA_QUAD(Q(0), &s)); if (!store_u32(ctx, a[2].u64, (uint32_t)s)) RET_Q(r); }
HOSTFN(x87_lgammal_r) { int s = 1; f80 r; WITH_ERRNO(r = LGAMMA_X87(X(0), &s)); if (!store_u32(ctx, a[2].u64, (uint32_t)s)) RET_X(r); }

/* ---- the next double or float towards a long double ---- */

/* One step of the bits of a double (m = 52) or float (m = 23) in the direction of `order`, its order against the target. */
static uint64_t step_bits(uint64_t bits, int m, int order)
{
    int top = m == 52 ? 63 : 31;
    if (bits << (63 - top) << 1 == 0) return 1 | (uint64_t)(order > 0) << top;        /* from zero: the least number of the target's sign */
    return (bits >> top & 1) == (order < 0) ? bits - 1 : bits + 1;
}

static void toward_double(Ctx *ctx, Slot *a, Fl to)
{
    Fl x = fl_unpack(FMT_F64, a[0].u64);
    int order = fl_compare(x, to);
    if (order == 2) { a[0].f64 = NAN; return; }
    if (order == 0) { a[0].u64 = fl_pack(FMT_F64, to); return; }
    a[0].u64 = step_bits(a[0].u64, 52, order);
    x = fl_unpack(FMT_F64, a[0].u64);
    if (x.kind == FL_IS_INF || x.kind == FL_IS_ZERO || x.exp < -1022) set_guest_errno(ctx, G_ERANGE);
}

static void toward_float(Ctx *ctx, Slot *a, Fl to)
{
    Fl x = fl_unpack(FMT_F32, a[0].u32);
    int order = fl_compare(x, to);
    if (order == 2) RET_I(0x7fc00000u);
    if (order == 0) RET_I(fl_pack(FMT_F32, to));
    a[0].u64 = (uint32_t)step_bits(a[0].u32, 23, order);
    x = fl_unpack(FMT_F32, a[0].u32);
    if (x.kind == FL_IS_INF || x.kind == FL_IS_ZERO || x.exp < -126) set_guest_errno(ctx, G_ERANGE);
}

HOSTFN(nexttoward) { toward_double(ctx, a, QUAD(1)); }
HOSTFN(x87_nexttoward) { toward_double(ctx, a, X87_AT(1)); }
HOSTFN(nexttowardf) { toward_float(ctx, a, QUAD(1)); }
HOSTFN(x87_nexttowardf) { toward_float(ctx, a, X87_AT(1)); }

/* ---- kinds of numbers, NaN ---- */
static int classify_fl(Fl v, int least) { return v.kind == FL_IS_NAN ? 0 : v.kind == FL_IS_INF ? 1 : v.kind == FL_IS_ZERO ? 2 : v.exp < least ? 3 : 4; }
#define KINDS(P, T) \
    HOSTFN(P##__fpclassifyl) { (void)ctx; RET_I(classify_fl(T(0), -16382)); } \
    HOSTFN(P##__isnanl) { (void)ctx; RET_I(T(0).kind == FL_IS_NAN); } \
    HOSTFN(P##__isinfl) { (void)ctx; Fl v = T(0); RET_I(v.kind != FL_IS_INF ? 0 : v.sign ? -1 : 1); } \
    HOSTFN(P##__finitel) { (void)ctx; int k = T(0).kind; RET_I(k == FL_IS_ZERO || k == FL_IS_FINITE); } \
    HOSTFN(P##__signbitl) { (void)ctx; RET_I(T(0).sign); }
KINDS(, QUAD)
KINDS(x87_, X87_AT)

HOSTFN(nanl)
{
    uint64_t v = nan_payload(ctx, a[0].u64);
    if (ctx->trap) return;
    a[0].u64 = v;
    a[1].u64 = 0x7fff800000000000ull;
}

HOSTFN(x87_nanl)
{
    uint64_t v = nan_payload(ctx, a[0].u64);
    if (ctx->trap) return;
    a[0].u64 = 0xc000000000000000ull | (v & 0x3fffffffffffffffull);
    a[1].u64 = 0x7fff;
}
#endif
