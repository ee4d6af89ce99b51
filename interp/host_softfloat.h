/* Floating point in integers: every format of the guest, rounded to nearest even, the same
 * bits on every host. Used for what hosts lack or disagree on: binary128, x87, half, bfloat.
 */
#ifndef HOST_SOFTFLOAT_H
#define HOST_SOFTFLOAT_H
#include "host_state.h"

typedef unsigned __int128 u128;
typedef __int128 s128;

enum { FL_IS_ZERO, FL_IS_FINITE, FL_IS_INF, FL_IS_NAN };

/* A number: (-1)^sign * sig / 2^127 * 2^exp with bit 127 of sig set. The lowest bits of sig are
 * below every format's precision and hold the sticky bit. NaN: sig is the fraction from bit 126 down. */
typedef struct Fl { int kind, sign, exp; u128 sig; } Fl;

typedef struct FlFormat { int ebits, p, integer_bit; } FlFormat;    /* p: bits of significand */
static const FlFormat FMT_HALF = { 5, 11, 0 }, FMT_BFLOAT = { 8, 8, 0 }, FMT_F32 = { 8, 24, 0 },
    FMT_F64 = { 11, 53, 0 }, FMT_X87 = { 15, 64, 1 }, FMT_QUAD = { 15, 113, 0 };

#define U128(hi, lo) ((u128)(hi) << 64 | (uint64_t)(lo))

static inline int clz128(u128 v)
{
    uint64_t hi = (uint64_t)(v >> 64);
    return hi ? __builtin_clzll(hi) : 64 + __builtin_clzll((uint64_t)v);
}

/* Shift right, keeping in bit 0 whether anything was lost. */
static inline u128 shift_jam(u128 v, int n)
{
    if (n <= 0) return v;
    if (n > 127) return v != 0;
    return v >> n | ((v << (128 - n)) != 0);
}

/* A finite number of any leading bit. */
static Fl fl_make(int sign, int exp, u128 sig)
{
    Fl r = { FL_IS_ZERO, sign, 0, 0 };
    int z;
    if (!sig) return r;
    z = clz128(sig);
    r.kind = FL_IS_FINITE;
    r.exp = exp - z;
    r.sig = sig << z;
    return r;
}

static Fl fl_unpack(FlFormat f, u128 bits)
{
    int fbits = f.p - 1 + f.integer_bit, max = (1 << f.ebits) - 1;
    u128 frac = bits & (((u128)1 << fbits) - 1);
    int e = (int)(bits >> fbits) & max, sign = (int)(bits >> (fbits + f.ebits)) & 1;
    Fl r = { FL_IS_FINITE, sign, 0, 0 };
    if (f.integer_bit && e && !(frac >> 63)) {          /* unnormal: what the x87 calls invalid */
        r.kind = FL_IS_NAN;
        r.sig = (u128)3 << 126;
        return r;
    }
    if (e == max) {
        frac &= ((u128)1 << (f.p - 1)) - 1;
        r.kind = frac ? FL_IS_NAN : FL_IS_INF;
        r.sig = frac << (128 - f.p);
        return r;
    }
    if (!f.integer_bit && e) frac |= (u128)1 << fbits;
    return fl_make(sign, (e ? e : 1) - (max >> 1), frac << (128 - f.p));
}

static u128 fl_pack(FlFormat f, Fl v)
{
    int fbits = f.p - 1 + f.integer_bit, max = (1 << f.ebits) - 1, e = 0, shift = 128 - f.p;
    u128 top = (u128)v.sign << (fbits + f.ebits), q = 0, rest, half;
    u128 inf = (u128)max << fbits | (f.integer_bit ? (u128)1 << 63 : 0);
    if (v.kind == FL_IS_INF) return top | inf;
    if (v.kind == FL_IS_NAN) return top | inf | v.sig << 1 >> (129 - f.p) | (u128)1 << (f.p - 2);
    if (v.kind == FL_IS_ZERO) return top;
    e = v.exp + (max >> 1);
    if (e <= 0) { shift += 1 - e; e = 0; }
    if (shift < 128) {
        q = v.sig >> shift;
        rest = v.sig & (((u128)1 << shift) - 1);
        half = (u128)1 << (shift - 1);
        if (rest > half || (rest == half && (q & 1))) q++;
    } else if (shift == 128) q = v.sig > (u128)1 << 127;
    if (q >> f.p) { q >>= 1; e++; }
    if (e == 0 && q >> (f.p - 1)) e = 1;
    if (e >= max) return top | inf;
    if (!f.integer_bit) q &= ((u128)1 << (f.p - 1)) - 1;
    return top | (u128)e << fbits | q;
}

/* The quiet NaN that an operation on (a, b) gives: the first NaN operand's payload, or the default one. */
static Fl fl_nan(Fl a, Fl b)
{
    Fl r = { FL_IS_NAN, 0, 0, (u128)1 << 126 };
    if (a.kind == FL_IS_NAN) r = a;
    else if (b.kind == FL_IS_NAN) r = b;
    r.sig |= (u128)1 << 126;
    return r;
}

static Fl fl_add(Fl a, Fl b)
{
    Fl t;
    if (a.kind == FL_IS_NAN || b.kind == FL_IS_NAN) return fl_nan(a, b);
    if (a.kind == FL_IS_INF) return b.kind == FL_IS_INF && a.sign != b.sign ? fl_nan(a, b) : a;
    if (b.kind == FL_IS_INF) return b;
    if (a.kind == FL_IS_ZERO && b.kind == FL_IS_ZERO) { a.sign &= b.sign; return a; }
    if (a.kind == FL_IS_ZERO) return b;
    if (b.kind == FL_IS_ZERO) return a;
    if (b.exp > a.exp || (b.exp == a.exp && b.sig > a.sig)) { t = a; a = b; b = t; }
    a.sig >>= 1;                /* the low bits are free: nothing is lost */
    b.sig = shift_jam(b.sig, a.exp - b.exp + 1 > 128 ? 128 : a.exp - b.exp + 1);
    if (a.sign == b.sign) return fl_make(a.sign, a.exp + 1, a.sig + b.sig);
    if (a.sig == b.sig) { t.kind = FL_IS_ZERO; t.sign = 0; t.exp = 0; t.sig = 0; return t; }
    return fl_make(a.sign, a.exp + 1, a.sig - b.sig);
}

static Fl fl_mul(Fl a, Fl b)
{
    int sign = a.sign ^ b.sign;
    u128 mid, low, high;
    uint64_t ah, al, bh, bl;
    if (a.kind == FL_IS_NAN || b.kind == FL_IS_NAN) return fl_nan(a, b);
    if (a.kind == FL_IS_INF || b.kind == FL_IS_INF) {
        if (a.kind == FL_IS_ZERO || b.kind == FL_IS_ZERO) return fl_nan(a, b);
        a.kind = FL_IS_INF;
        a.sign = sign;
        return a;
    }
    if (a.kind == FL_IS_ZERO || b.kind == FL_IS_ZERO) { a.kind = FL_IS_ZERO; a.sign = sign; return a; }
    ah = (uint64_t)(a.sig >> 64); al = (uint64_t)a.sig;
    bh = (uint64_t)(b.sig >> 64); bl = (uint64_t)b.sig;
    low = (u128)al * bl;
    mid = (u128)ah * bl + (low >> 64);
    high = (u128)ah * bh + (mid >> 64);
    mid = (u128)al * bh + (uint64_t)mid;
    high += mid >> 64;
    return fl_make(sign, a.exp + b.exp + 1, high | ((uint64_t)mid || (uint64_t)low));
}

static Fl fl_div(Fl a, Fl b)
{
    int sign = a.sign ^ b.sign, exp = a.exp - b.exp;
    u128 q = 0, r;
    Fl t = { FL_IS_ZERO, sign, 0, 0 };
    if (a.kind == FL_IS_NAN || b.kind == FL_IS_NAN) return fl_nan(a, b);
    if (a.kind == FL_IS_INF) { if (b.kind == FL_IS_INF) return fl_nan(a, b); t.kind = FL_IS_INF; return t; }
    if (b.kind == FL_IS_INF) return t;
    if (b.kind == FL_IS_ZERO) { if (a.kind == FL_IS_ZERO) return fl_nan(a, b); t.kind = FL_IS_INF; return t; }
    if (a.kind == FL_IS_ZERO) return t;
    r = a.sig;
    if (r < b.sig) { exp--; r -= b.sig - r; }           /* 2r - b: the first bit of the quotient is one */
    else r -= b.sig;
    q = 1;
    for (int i = 0; i < 120; i++) {                     /* more than any precision, and a sticky bit */
        int carry = (int)(r >> 127);
        r <<= 1;
        q <<= 1;
        if (carry || r >= b.sig) { r -= b.sig; q |= 1; }
    }
    return fl_make(sign, exp + 6, q << 1 | (r != 0));
}

/* -1, 0, 1, or 2 when unordered. */
static int fl_compare(Fl a, Fl b)
{
    int r;
    if (a.kind == FL_IS_NAN || b.kind == FL_IS_NAN) return 2;
    if (a.kind == FL_IS_ZERO && b.kind == FL_IS_ZERO) return 0;
    if (a.kind == FL_IS_ZERO) return b.sign ? 1 : -1;
    if (b.kind == FL_IS_ZERO) return a.sign ? -1 : 1;
    if (a.sign != b.sign) return a.sign ? -1 : 1;
    if (a.kind == FL_IS_INF || b.kind == FL_IS_INF) r = (a.kind == FL_IS_INF) - (b.kind == FL_IS_INF);
    else if (a.exp != b.exp) r = a.exp < b.exp ? -1 : 1;
    else r = a.sig < b.sig ? -1 : a.sig > b.sig;
    return a.sign ? -r : r;
}

/* ---- integers ---- */

static Fl fl_from_u128(int sign, u128 v) { return fl_make(sign, 127, v); }
static Fl fl_from_s128(s128 v) { return fl_from_u128(v < 0, v < 0 ? 0 - (u128)v : (u128)v); }

/* Towards zero, saturating at `bits` bits; NaN is 0. */
static u128 fl_to_int(Fl v, int bits, int is_signed)
{
    u128 most = is_signed ? ((u128)1 << (bits - 1)) - 1 : bits == 128 ? ~(u128)0 : ((u128)1 << bits) - 1, m;
    if (v.kind == FL_IS_NAN || v.kind == FL_IS_ZERO || (v.sign && !is_signed)) return 0;
    if (v.kind == FL_IS_INF || v.exp >= 128) m = ~(u128)0;
    else m = v.exp < 0 ? 0 : v.sig >> (127 - v.exp);
    if (!v.sign) return m > most ? most : m;
    return m > most ? most + 1 : 0 - m;
}
#endif
