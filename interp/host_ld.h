/* Long doubles. f128 is IEEE binary128, f80 the x87's extended format.
 *
 * Where the types come from, decided here once:
 *   x86-64 Linux with glibc: _Float128 with glibc's *f128 functions, and long double (x87).
 *     (clang has the type under another name, and glibc's headers hide the functions from it.)
 *   hosts whose long double is binary128 (aarch64, riscv64 Linux): long double for both. The x87
 *     flavour then computes in binary128 and rounds to 64 bits; host_soft.h holds the exact
 *     basic operations.
 *   other hosts: HOST_LD_NARROW. Both flavours compute in the host's long double, whatever
 *     its precision: arithmetic and text of long doubles are then less precise than elsewhere.
 */
#ifndef HOST_LD_H
#define HOST_LD_H
#include <float.h>
#include <math.h>
#include "host_state.h"

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__SIZEOF_FLOAT128__)
#define HOST_LD_BOTH 1
#define F128(name) name##f128
#if defined(__clang__)
#include "host_f128.h"
#else
typedef _Float128 f128;
typedef _Complex _Float128 c128;
#endif
typedef long double f80;
#elif LDBL_MANT_DIG == 113
#define HOST_LD_QUAD 1
typedef long double f128;
typedef long double f80;
#define F128(name) name##l
#else
#define HOST_LD_NARROW 1
typedef long double f128;
typedef long double f80;
#define F128(name) name##l
#endif

typedef struct Parts { uint64_t lo, hi; } Parts;        /* 16 bytes of either format */

#if defined(HOST_LD_NARROW)
/* Through the host's own long double: see the top. Rounds to nearest even at the 64 bits it keeps. */
static long double narrow_unpack(uint64_t sig, int exp, int sign)
{
    long double v = ldexpl((long double)sig, exp - 63);
    return sign ? -v : v;
}

static f128 f128_of(uint64_t lo, uint64_t hi)
{
    int sign = (int)(hi >> 63), exp = (int)(hi >> 48 & 0x7fff);
    uint64_t top = hi & 0xffffffffffffull;
    if (exp == 0x7fff) return top | lo ? (sign ? -NAN : NAN) : (sign ? -INFINITY : INFINITY);
    long double v = narrow_unpack((exp ? 1ull << 63 : 0) | top << 15 | lo >> 49, (exp ? exp : 1) - 16383, 0);
    v += ldexpl((long double)(lo & 0x1ffffffffffffull), (exp ? exp : 1) - 16383 - 112);
    return sign ? -v : v;
}

static void narrow_pack(long double v, uint64_t *sig, int *exp, int *sign)
{
    *sign = signbit(v) != 0;
    v = fabsl(v);
    v = frexpl(v, exp);
    *sig = (uint64_t)ldexpl(v, 64);
}

static Parts f128_parts(f128 v)
{
    Parts p = { 0, 0 };
    int exp = 0, sign = signbit(v) != 0;
    uint64_t sig = 0;
    if (isnan(v)) p.hi = 0x7fff800000000000ull;
    else if (isinf(v)) p.hi = 0x7fff000000000000ull;
    else if (v != 0) {
        narrow_pack(v, &sig, &exp, &sign);
        p.hi = (uint64_t)(exp - 1 + 16383) << 48 | (sig << 1 >> 16);
        p.lo = sig << 49;
    }
    p.hi |= (uint64_t)sign << 63;
    return p;
}

static f80 f80_of(uint64_t sig, uint64_t se)
{
    int exp = (int)(se & 0x7fff), sign = (int)(se >> 15 & 1);
    if (exp == 0x7fff) return sig << 1 ? (sign ? -NAN : NAN) : (sign ? -INFINITY : INFINITY);
    return narrow_unpack(sig, (exp ? exp : 1) - 16383, sign);
}

static Parts f80_parts(f80 v)
{
    Parts p = { 0, 0 };
    int exp = 0, sign = signbit(v) != 0;
    if (isnan(v)) { p.lo = 0xc000000000000000ull; p.hi = 0x7fff; }
    else if (isinf(v)) { p.lo = 1ull << 63; p.hi = 0x7fff; }
    else if (v != 0) {
        narrow_pack(v, &p.lo, &exp, &sign);
        p.hi = (uint64_t)(exp - 1 + 16383);
    }
    p.hi |= (uint64_t)sign << 15;
    return p;
}
#else
static inline f128 f128_of(uint64_t lo, uint64_t hi)
{
    Parts p = { lo, hi };
    f128 v;
    memcpy(&v, &p, 16);
    return v;
}

static inline Parts f128_parts(f128 v)
{
    Parts p;
    memcpy(&p, &v, 16);
    return p;
}

#if defined(HOST_LD_BOTH)
/* Encodings that the x87 refuses (exponent without the integer bit) read as NaN; pseudo-denormals as their value. */
static inline f80 f80_of(uint64_t sig, uint64_t se)
{
    f80 v = 0;
    uint16_t e = (uint16_t)se;
    if ((e & 0x7fff) != 0 && !(sig >> 63)) { sig = 0xc000000000000000ull; e = 0xffff; }
    else if ((e & 0x7fff) == 0 && sig >> 63) e |= 1;
    memcpy(&v, &sig, 8);
    memcpy((char *)&v + 8, &e, 2);
    return v;
}

static inline Parts f80_parts(f80 v)
{
    Parts p = { 0, 0 };
    memcpy(&p, &v, 10);
    return p;
}
#else
/* x87 values held in binary128: every one is exact; results are rounded to 64 bits of significand. */
static f80 f80_of(uint64_t sig, uint64_t se)
{
    int exp = (int)(se & 0x7fff);
    uint64_t sign = se >> 15 & 1;
    if (exp == 0x7fff || (exp && !(sig >> 63))) {
        uint64_t nan = exp != 0x7fff || sig << 1 ? 1ull << 47 | (sig << 1 >> 17) : 0;
        return f128_of(nan ? sig << 49 : 0, sign << 63 | 0x7fffull << 48 | nan);
    }
    f80 v = ldexpl((long double)sig, (exp ? exp : 1) - 16383 - 63);
    return sign ? -v : v;
}

static Parts f80_parts(f80 v)
{
    Parts p = { 0, 0 }, q = f128_parts(v);
    int exp;
    uint64_t sign = q.hi >> 63;
    if (isnan(v)) { p.lo = 3ull << 62 | q.hi << 16 >> 1 | q.lo >> 49; p.hi = sign << 15 | 0x7fff; return p; }
    if (isinf(v)) { p.lo = 1ull << 63; p.hi = sign << 15 | 0x7fff; return p; }
    v = fabsl(v);
    if (v != 0) {
        frexpl(v, &exp);
        int e = exp < -16381 ? -16381 : exp;
        long double m = rintl(ldexpl(v, 64 - e));
        if (m == 0x1p64L) { m = 0x1p63L; e++; }
        p.lo = (uint64_t)m;
        p.hi = p.lo >> 63 ? (uint64_t)(e - 1 + 16383) : 0;
        if (p.hi >= 0x7fff) { p.lo = 1ull << 63; p.hi = 0x7fff; }
    }
    p.hi |= sign << 15;
    return p;
}
#endif
#endif
#endif
