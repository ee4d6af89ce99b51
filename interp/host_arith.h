/* Arithmetic that the machine has no instructions for (docs/abi.md, "Arithmetic helpers"). */
#ifndef HOST_ARITH_H
#define HOST_ARITH_H
#include "host_softfloat.h"

#define QUAD(i) fl_unpack(FMT_QUAD, U128(a[i + 1].u64, a[i].u64))
#define X87_AT(i) fl_unpack(FMT_X87, U128(a[i + 1].u64 & 0xffff, a[i].u64))
#define RET_2(v) do { u128 ret2_ = (v); a[0].u64 = (uint64_t)ret2_; a[1].u64 = (uint64_t)(ret2_ >> 64); return; } while (0)
#define RET_QUAD(v) RET_2(fl_pack(FMT_QUAD, v))
#define RET_X87(v) RET_2(fl_pack(FMT_X87, v))

static Fl fl_negated(Fl v) { if (v.kind != FL_IS_NAN) v.sign ^= 1; return v; }

/* ---- binary128 and x87 under their names: P is the prefix, T how an operand is read, R how a result is written ---- */
#define FORMAT_ARITH(add, sub, mul, div, cmp, T, R) \
    HOSTFN(add) { (void)ctx; Fl r = fl_add(T(0), T(2)); R(r); } \
    HOSTFN(sub) { (void)ctx; Fl r = fl_add(T(0), fl_negated(T(2))); R(r); } \
    HOSTFN(mul) { (void)ctx; Fl r = fl_mul(T(0), T(2)); R(r); } \
    HOSTFN(div) { (void)ctx; Fl r = fl_div(T(0), T(2)); R(r); } \
    HOSTFN(cmp) { (void)ctx; RET_I(fl_compare(T(0), T(2))); }
#define FORMAT_CONVERT(from_f32, from_f64, to_f32, to_f64, to_half, T, R) \
    HOSTFN(from_f32) { (void)ctx; Fl r = fl_unpack(FMT_F32, a[0].u32); R(r); } \
    HOSTFN(from_f64) { (void)ctx; Fl r = fl_unpack(FMT_F64, a[0].u64); R(r); } \
    HOSTFN(to_f32) { (void)ctx; RET_L(fl_pack(FMT_F32, T(0))); } \
    HOSTFN(to_f64) { (void)ctx; RET_L(fl_pack(FMT_F64, T(0))); } \
    HOSTFN(to_half) { (void)ctx; RET_L(fl_pack(FMT_HALF, T(0))); }
#define FORMAT_INTEGERS(from_s32, from_u32, from_s64, from_u64, from_s128, from_u128, \
                        to_s32, to_u32, to_s64, to_u64, to_s128, to_u128, T, R) \
    HOSTFN(from_s32) { (void)ctx; Fl r = fl_from_s128(a[0].s32); R(r); } \
    HOSTFN(from_u32) { (void)ctx; Fl r = fl_from_u128(0, a[0].u32); R(r); } \
    HOSTFN(from_s64) { (void)ctx; Fl r = fl_from_s128(a[0].s64); R(r); } \
    HOSTFN(from_u64) { (void)ctx; Fl r = fl_from_u128(0, a[0].u64); R(r); } \
    HOSTFN(from_s128) { (void)ctx; Fl r = fl_from_s128((s128)U128(a[1].u64, a[0].u64)); R(r); } \
    HOSTFN(from_u128) { (void)ctx; Fl r = fl_from_u128(0, U128(a[1].u64, a[0].u64)); R(r); } \
    HOSTFN(to_s32) { (void)ctx; RET_I(fl_to_int(T(0), 32, 1)); } \
    HOSTFN(to_u32) { (void)ctx; RET_I(fl_to_int(T(0), 32, 0)); } \
    HOSTFN(to_s64) { (void)ctx; RET_L(fl_to_int(T(0), 64, 1)); } \
    HOSTFN(to_u64) { (void)ctx; RET_L(fl_to_int(T(0), 64, 0)); } \
    HOSTFN(to_s128) { (void)ctx; RET_2(fl_to_int(T(0), 128, 1)); } \
    HOSTFN(to_u128) { (void)ctx; RET_2(fl_to_int(T(0), 128, 0)); }

FORMAT_ARITH(__addtf3, __subtf3, __multf3, __divtf3, __cmptf2, QUAD, RET_QUAD)
FORMAT_CONVERT(__extendsftf2, __extenddftf2, __trunctfsf2, __trunctfdf2, __trunctfhf2, QUAD, RET_QUAD)
FORMAT_INTEGERS(__floatsitf, __floatunsitf, __floatditf, __floatunditf, __floattitf, __floatuntitf,
                __fixtfsi, __fixunstfsi, __fixtfdi, __fixunstfdi, __fixtfti, __fixunstfti, QUAD, RET_QUAD)
FORMAT_ARITH(__x87_add, __x87_sub, __x87_mul, __x87_div, __x87_cmp, X87_AT, RET_X87)
FORMAT_CONVERT(__x87_from_f32, __x87_from_f64, __x87_to_f32, __x87_to_f64, __x87_to_f16, X87_AT, RET_X87)
FORMAT_INTEGERS(__x87_from_s32, __x87_from_u32, __x87_from_s64, __x87_from_u64, __x87_from_s128, __x87_from_u128,
                __x87_to_s32, __x87_to_u32, __x87_to_s64, __x87_to_u64, __x87_to_s128, __x87_to_u128, X87_AT, RET_X87)

HOSTFN(__x87_from_tf) { (void)ctx; Fl r = QUAD(0); RET_X87(r); }
HOSTFN(__x87_to_tf) { (void)ctx; Fl r = X87_AT(0); RET_QUAD(r); }
HOSTFN(__negtf2) { (void)ctx; a[1].u64 ^= 1ull << 63; }

/* libgcc's comparisons: NaN makes ==, <, <= fail through 1 and >, >= through -1. */
HOSTFN(__letf2) { (void)ctx; int r = fl_compare(QUAD(0), QUAD(2)); RET_I(r == 2 ? 1 : r); }
HOSTFN(__getf2) { (void)ctx; int r = fl_compare(QUAD(0), QUAD(2)); RET_I(r == 2 ? -1 : r); }
HOSTFN(__unordtf2) { (void)ctx; RET_I(fl_compare(QUAD(0), QUAD(2)) == 2); }

/* ---- half and bfloat: 16 bits in an i32 ---- */
HOSTFN(__extendhfsf2) { (void)ctx; RET_L(fl_pack(FMT_F32, fl_unpack(FMT_HALF, a[0].u32 & 0xffff))); }
HOSTFN(__extendhfdf2) { (void)ctx; RET_L(fl_pack(FMT_F64, fl_unpack(FMT_HALF, a[0].u32 & 0xffff))); }
HOSTFN(__extendhftf2) { (void)ctx; Fl r = fl_unpack(FMT_HALF, a[0].u32 & 0xffff); RET_QUAD(r); }
HOSTFN(__extendhfxf2) { (void)ctx; Fl r = fl_unpack(FMT_HALF, a[0].u32 & 0xffff); RET_X87(r); }
HOSTFN(__extendbfsf2) { (void)ctx; RET_I(a[0].u32 << 16); }
HOSTFN(__truncsfhf2) { (void)ctx; RET_L(fl_pack(FMT_HALF, fl_unpack(FMT_F32, a[0].u32))); }
HOSTFN(__truncdfhf2) { (void)ctx; RET_L(fl_pack(FMT_HALF, fl_unpack(FMT_F64, a[0].u64))); }
HOSTFN(__truncsfbf2) { (void)ctx; RET_L(fl_pack(FMT_BFLOAT, fl_unpack(FMT_F32, a[0].u32))); }
HOSTFN(__truncdfbf2) { (void)ctx; RET_L(fl_pack(FMT_BFLOAT, fl_unpack(FMT_F64, a[0].u64))); }
HOSTFN(__trunctfbf2) { (void)ctx; RET_L(fl_pack(FMT_BFLOAT, QUAD(0))); }
HOSTFN(__x87_to_bf16) { (void)ctx; RET_L(fl_pack(FMT_BFLOAT, X87_AT(0))); }

/* ---- 128-bit integers ---- */
#define WIDE(i) U128(a[i + 1].u64, a[i].u64)

HOSTFN(__udivti3) { u128 y = WIDE(2); if (!y) { ctx_trap(ctx, TRAP_DIVIDE, 0); return; } RET_2(WIDE(0) / y); }
HOSTFN(__umodti3) { u128 y = WIDE(2); if (!y) { ctx_trap(ctx, TRAP_DIVIDE, 0); return; } RET_2(WIDE(0) % y); }

static int bad_signed_division(Ctx *ctx, s128 x, s128 y)
{
    if (y == 0) ctx_trap(ctx, TRAP_DIVIDE, 0);
    else if (y == -1 && (u128)x == (u128)1 << 127) ctx_trap(ctx, TRAP_OVERFLOW, 0);
    return ctx->trap != 0;
}

HOSTFN(__divti3)
{
    s128 x = (s128)WIDE(0), y = (s128)WIDE(2);
    if (!bad_signed_division(ctx, x, y)) RET_2((u128)(x / y));
}

HOSTFN(__modti3)
{
    s128 x = (s128)WIDE(0), y = (s128)WIDE(2);
    if (y == -1) RET_2(0);              /* also for the least number, whose quotient does not exist */
    if (!bad_signed_division(ctx, x, y)) RET_2((u128)(x % y));
}

HOSTFN(__multi3) { (void)ctx; RET_2(WIDE(0) * WIDE(2)); }
HOSTFN(__ashlti3) { (void)ctx; RET_2(WIDE(0) << (a[2].u32 & 127)); }
HOSTFN(__lshrti3) { (void)ctx; RET_2(WIDE(0) >> (a[2].u32 & 127)); }
HOSTFN(__ashrti3) { (void)ctx; RET_2((u128)((s128)WIDE(0) >> (a[2].u32 & 127))); }
HOSTFN(__clzti2) { (void)ctx; u128 v = WIDE(0); RET_I(v ? clz128(v) : 128); }
HOSTFN(__popcountti2) { (void)ctx; RET_I(__builtin_popcountll(a[0].u64) + __builtin_popcountll(a[1].u64)); }
HOSTFN(__popcountdi2) { (void)ctx; RET_I(__builtin_popcountll(a[0].u64)); }
HOSTFN(__popcountsi2) { (void)ctx; RET_I(__builtin_popcount(a[0].u32)); }
HOSTFN(__clzdi2) { (void)ctx; RET_I(a[0].u64 ? __builtin_clzll(a[0].u64) : 64); }
HOSTFN(__ctzdi2) { (void)ctx; RET_I(a[0].u64 ? __builtin_ctzll(a[0].u64) : 64); }
HOSTFN(__ctzti2) { (void)ctx; RET_I(a[0].u64 ? __builtin_ctzll(a[0].u64) : a[1].u64 ? 64 + __builtin_ctzll(a[1].u64) : 128); }
HOSTFN(__bswapsi2) { (void)ctx; RET_I(__builtin_bswap32(a[0].u32)); }
HOSTFN(__bswapdi2) { (void)ctx; RET_L(__builtin_bswap64(a[0].u64)); }

/* Float and double to and from 128-bit integers. */
HOSTFN(__fixdfti) { (void)ctx; RET_2(fl_to_int(fl_unpack(FMT_F64, a[0].u64), 128, 1)); }
HOSTFN(__fixunsdfti) { (void)ctx; RET_2(fl_to_int(fl_unpack(FMT_F64, a[0].u64), 128, 0)); }
HOSTFN(__fixsfti) { (void)ctx; RET_2(fl_to_int(fl_unpack(FMT_F32, a[0].u32), 128, 1)); }
HOSTFN(__fixunssfti) { (void)ctx; RET_2(fl_to_int(fl_unpack(FMT_F32, a[0].u32), 128, 0)); }
HOSTFN(__floattidf) { (void)ctx; RET_L(fl_pack(FMT_F64, fl_from_s128((s128)WIDE(0)))); }
HOSTFN(__floatuntidf) { (void)ctx; RET_L(fl_pack(FMT_F64, fl_from_u128(0, WIDE(0)))); }
HOSTFN(__floattisf) { (void)ctx; RET_L(fl_pack(FMT_F32, fl_from_s128((s128)WIDE(0)))); }
HOSTFN(__floatuntisf) { (void)ctx; RET_L(fl_pack(FMT_F32, fl_from_u128(0, WIDE(0)))); }

/* ---- powers with an integer exponent: repeated squaring, as libgcc ---- */
#define POWI(name, T, x, n, R) \
    HOSTFN(name) { \
        int32_t n_ = (n); uint32_t k = n_ < 0 ? 0 - (uint32_t)n_ : (uint32_t)n_; T y = (x), r = k & 1 ? y : 1; \
        (void)ctx; \
        while (k >>= 1) { y *= y; if (k & 1) r *= y; } \
        R(n_ < 0 ? 1 / r : r); }
POWI(__powidf2, double, a[0].f64, a[1].s32, RET_D)
POWI(__powisf2, float, a[0].f32, a[1].s32, RET_F)

static Fl fl_powi(Fl y, int32_t n)
{
    uint32_t k = n < 0 ? 0 - (uint32_t)n : (uint32_t)n;
    Fl one = fl_from_u128(0, 1), r = k & 1 ? y : one;
    FlFormat f = FMT_QUAD;
    while (k >>= 1) {
        y = fl_unpack(f, fl_pack(f, fl_mul(y, y)));
        if (k & 1) r = fl_unpack(f, fl_pack(f, fl_mul(r, y)));
    }
    return n < 0 ? fl_div(one, r) : r;
}

static Fl fl_powi_x87(Fl y, int32_t n)
{
    uint32_t k = n < 0 ? 0 - (uint32_t)n : (uint32_t)n;
    Fl one = fl_from_u128(0, 1), r = k & 1 ? y : one;
    while (k >>= 1) {
        y = fl_unpack(FMT_X87, fl_pack(FMT_X87, fl_mul(y, y)));
        if (k & 1) r = fl_unpack(FMT_X87, fl_pack(FMT_X87, fl_mul(r, y)));
    }
    return n < 0 ? fl_div(one, r) : r;
}

HOSTFN(__powitf2) { (void)ctx; Fl r = fl_powi(QUAD(0), a[2].s32); RET_QUAD(r); }
HOSTFN(__powixf2) { (void)ctx; Fl r = fl_powi_x87(X87_AT(0), a[2].s32); RET_X87(r); }
#endif
