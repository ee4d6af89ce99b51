/* complex.h, and the multiplication and division that compilers call. Real and imaginary part are two values. */
#ifndef HOST_COMPLEX_H
#define HOST_COMPLEX_H
#include <complex.h>
#include "host_ldmath.h"

static inline double complex make_c(double x, double y)
{
    double v[2] = { x, y };
    double complex z;
    memcpy(&z, v, sizeof z);
    return z;
}

static inline float complex make_cf(float x, float y)
{
    float v[2] = { x, y };
    float complex z;
    memcpy(&z, v, sizeof z);
    return z;
}

#define CD(i) make_c(a[i].f64, a[i + 1].f64)
#define CF(i) make_cf(a[i].f32, a[i + 1].f32)
#define RET_CD(v) do { double complex z_ = (v); a[0].f64 = creal(z_); a[1].f64 = cimag(z_); return; } while (0)
#define RET_CF(v) do { float complex z_ = (v); a[0].u64 = a[1].u64 = 0; a[0].f32 = crealf(z_); a[1].f32 = cimagf(z_); return; } while (0)

#define COMPLEX_1(name) \
    HOSTFN(name) { double complex z; WITH_ERRNO(z = OPAQUE(name)(CD(0))); RET_CD(z); } \
    HOSTFN(name##f) { float complex z; WITH_ERRNO(z = OPAQUE(name##f)(CF(0))); RET_CF(z); }
COMPLEX_1(csqrt) COMPLEX_1(cexp) COMPLEX_1(clog) COMPLEX_1(csin) COMPLEX_1(ccos) COMPLEX_1(ctan) COMPLEX_1(csinh)
COMPLEX_1(ccosh) COMPLEX_1(ctanh) COMPLEX_1(casin) COMPLEX_1(cacos) COMPLEX_1(catan) COMPLEX_1(casinh)
COMPLEX_1(cacosh) COMPLEX_1(catanh) COMPLEX_1(conj) COMPLEX_1(cproj)
HOSTFN(cpow) { double complex z; WITH_ERRNO(z = OPAQUE(cpow)(CD(0), CD(2))); RET_CD(z); }
HOSTFN(cpowf) { float complex z; WITH_ERRNO(z = OPAQUE(cpowf)(CF(0), CF(2))); RET_CF(z); }
HOSTFN(cabs) { double r; WITH_ERRNO(r = OPAQUE(cabs)(CD(0))); RET_D(r); }
HOSTFN(cabsf) { float r; WITH_ERRNO(r = OPAQUE(cabsf)(CF(0))); RET_F(r); }
HOSTFN(carg) { (void)ctx; RET_D(carg(CD(0))); }
HOSTFN(cargf) { (void)ctx; RET_F(cargf(CF(0))); }
HOSTFN(creal) { (void)ctx; (void)a; }
HOSTFN(crealf) { (void)ctx; RET_F(a[0].f32); }
HOSTFN(cimag) { (void)ctx; RET_D(a[1].f64); }
HOSTFN(cimagf) { (void)ctx; RET_F(a[1].f32); }

HOSTFN(__muldc3) { (void)ctx; double complex z = CD(0) * CD(2); RET_CD(z); }
HOSTFN(__divdc3) { (void)ctx; double complex z = CD(0) / CD(2); RET_CD(z); }
HOSTFN(__mulsc3) { (void)ctx; float complex z = CF(0) * CF(2); RET_CF(z); }
HOSTFN(__divsc3) { (void)ctx; float complex z = CF(0) / CF(2); RET_CF(z); }

/* ---- long double ---- */
#if !defined(HOST_LD_BOTH)
typedef long double complex c128;
#endif
typedef long double complex c80;

static inline c128 make_cq(f128 x, f128 y) { f128 v[2] = { x, y }; c128 z; memcpy(&z, v, sizeof z); return z; }
static inline c80 make_cx(f80 x, f80 y) { f80 v[2] = { x, y }; c80 z; memcpy(&z, v, sizeof z); return z; }

static void put_cq(Slot *a, c128 z)
{
    Parts re = f128_parts(__real__ z), im = f128_parts(__imag__ z);
    a[0].u64 = re.lo; a[1].u64 = re.hi; a[2].u64 = im.lo; a[3].u64 = im.hi;
}

static void put_cx(Slot *a, c80 z)
{
    Parts re = f80_parts(__real__ z), im = f80_parts(__imag__ z);
    a[0].u64 = re.lo; a[1].u64 = re.hi; a[2].u64 = im.lo; a[3].u64 = im.hi;
}

#define CQ(i) make_cq(Q(i), Q(i + 2))
#define CX(i) make_cx(X(i), X(i + 2))
HOSTFN(__multc3) { (void)ctx; put_cq(a, CQ(0) * CQ(4)); }
HOSTFN(__divtc3) { (void)ctx; put_cq(a, CQ(0) / CQ(4)); }
HOSTFN(__mulxc3) { (void)ctx; put_cx(a, CX(0) * CX(4)); }
HOSTFN(__divxc3) { (void)ctx; put_cx(a, CX(0) / CX(4)); }

/* The default target passes a complex long double by address and returns it through one; x86-64
 * passes it in memory (also an address here) and returns two values; AArch64 passes and returns two values. */
static int load_cq(Ctx *ctx, uint64_t addr, c128 *z)
{
    uint64_t v[4];
    const char *p = guest_read(ctx, addr, 32);
    if (!p) return -1;
    memcpy(v, p, 32);
    *z = make_cq(f128_of(v[0], v[1]), f128_of(v[2], v[3]));
    return 0;
}

static int load_cx(Ctx *ctx, uint64_t addr, c80 *z)
{
    uint64_t v[4];
    const char *p = guest_read(ctx, addr, 32);
    if (!p) return -1;
    memcpy(v, p, 32);
    *z = make_cx(f80_of(v[0], v[1]), f80_of(v[2], v[3]));
    return 0;
}

static void store_cq(Ctx *ctx, uint64_t addr, c128 z)
{
    if (!store_quad(ctx, addr, __real__ z)) store_quad(ctx, addr + 16, __imag__ z);
}

#define COMPLEX_L1(name) \
    HOSTFN(name##l) { c128 z; if (load_cq(ctx, a[1].u64, &z)) return; WITH_ERRNO(z = OPAQUE(F128(name))(z)); store_cq(ctx, a[0].u64, z); } \
    HOSTFN(x87_##name##l) { c80 z; if (load_cx(ctx, a[0].u64, &z)) return; WITH_ERRNO(z = OPAQUE(name##l)(z)); put_cx(a, z); } \
    HOSTFN(aapcs64_##name##l) { c128 z = CQ(0); WITH_ERRNO(z = OPAQUE(F128(name))(z)); put_cq(a, z); }
COMPLEX_L1(csqrt) COMPLEX_L1(cexp) COMPLEX_L1(clog) COMPLEX_L1(csin) COMPLEX_L1(ccos) COMPLEX_L1(ctan) COMPLEX_L1(csinh)
COMPLEX_L1(ccosh) COMPLEX_L1(ctanh) COMPLEX_L1(casin) COMPLEX_L1(cacos) COMPLEX_L1(catan) COMPLEX_L1(casinh)
COMPLEX_L1(cacosh) COMPLEX_L1(catanh) COMPLEX_L1(conj) COMPLEX_L1(cproj)

HOSTFN(cpowl)
{
    c128 x, y;
    if (load_cq(ctx, a[1].u64, &x) || load_cq(ctx, a[2].u64, &y)) return;
    WITH_ERRNO(x = OPAQUE(F128(cpow))(x, y));
    store_cq(ctx, a[0].u64, x);
}

HOSTFN(aapcs64_cpowl) { c128 z; WITH_ERRNO(z = OPAQUE(F128(cpow))(CQ(0), CQ(4))); put_cq(a, z); }

HOSTFN(x87_cpowl)
{
    c80 x, y;
    if (load_cx(ctx, a[0].u64, &x) || load_cx(ctx, a[1].u64, &y)) return;
    WITH_ERRNO(x = OPAQUE(cpowl)(x, y));
    put_cx(a, x);
}

#define COMPLEX_REAL(name) \
    HOSTFN(name##l) { c128 z; if (!load_cq(ctx, a[0].u64, &z)) RET_Q(F128(name)(z)); } \
    HOSTFN(x87_##name##l) { c80 z; if (!load_cx(ctx, a[0].u64, &z)) RET_X(name##l(z)); } \
    HOSTFN(aapcs64_##name##l) { (void)ctx; RET_Q(F128(name)(CQ(0))); }
COMPLEX_REAL(cabs) COMPLEX_REAL(carg) COMPLEX_REAL(creal) COMPLEX_REAL(cimag)
#endif
