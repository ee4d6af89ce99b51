/* Numbers out of text: strtol and strtod and everything that goes by those names.
 *
 * What belongs to a number is found here, character by character inside guest memory; a
 * floating-point number is then copied and handed to the host, which rounds it correctly.
 */
#ifndef HOST_NUMBER_H
#define HOST_NUMBER_H
#include <fenv.h>
#include <wchar.h>
#include "host_errno.h"
#include "host_ldmath.h"

/* ---- the grammar of floating-point numbers, one character at a time ---- */
enum {
    N_START, N_SIGN, N_ZERO, N_INT, N_POINT, N_FRAC, N_EXP, N_EXPSIGN, N_EXPDIGIT,
    N_HEX, N_HEXINT, N_HEXPOINT, N_HEXFRAC, N_HEXEXP, N_HEXEXPSIGN, N_HEXEXPDIGIT,
    N_INF, N_NAN, N_NANPAREN, N_DONE
};

typedef struct NumScan { int state, at, plain_nan; } NumScan;   /* plain_nan: without "(...)", as scanf has it */

static inline int lower_ascii(int c) { return c >= 'A' && c <= 'Z' ? c | 32 : c; }
static inline int is_hex(int c) { int l = lower_ascii(c); return IS_DIGIT(c) || (l >= 'a' && l <= 'f'); }

static int scan_first(NumScan *s, int c, int l)
{
    if (c == '0') s->state = N_ZERO;
    else if (IS_DIGIT(c)) s->state = N_INT;
    else if (c == '.') s->state = N_POINT;
    else if (l == 'i') { s->state = N_INF; s->at = 1; }
    else if (l == 'n') { s->state = N_NAN; s->at = 1; }
    else return 0;
    return 1;
}

/* Does c continue the number? */
static int scan_accept(NumScan *s, int c)
{
    int l = lower_ascii(c), digit = IS_DIGIT(c);
    switch (s->state) {
    case N_START:
        if (c == '+' || c == '-') { s->state = N_SIGN; return 1; }
        return scan_first(s, c, l);
    case N_SIGN: return scan_first(s, c, l);
    case N_ZERO:
        if (l == 'x') { s->state = N_HEX; return 1; }
        /* fall through */
    case N_INT:
        if (digit) { s->state = N_INT; return 1; }
        if (c == '.') { s->state = N_FRAC; return 1; }
        if (l == 'e') { s->state = N_EXP; return 1; }
        return 0;
    case N_POINT: if (digit) { s->state = N_FRAC; return 1; } return 0;
    case N_FRAC:
        if (digit) return 1;
        if (l == 'e') { s->state = N_EXP; return 1; }
        return 0;
    case N_EXP: if (c == '+' || c == '-') { s->state = N_EXPSIGN; return 1; }
        /* fall through */
    case N_EXPSIGN: case N_EXPDIGIT: if (digit) { s->state = N_EXPDIGIT; return 1; } return 0;
    case N_HEX:
        if (is_hex(c)) { s->state = N_HEXINT; return 1; }
        if (c == '.') { s->state = N_HEXPOINT; return 1; }
        return 0;
    case N_HEXINT:
        if (is_hex(c)) return 1;
        if (c == '.') { s->state = N_HEXFRAC; return 1; }
        if (l == 'p') { s->state = N_HEXEXP; return 1; }
        return 0;
    case N_HEXPOINT: if (is_hex(c)) { s->state = N_HEXFRAC; return 1; } return 0;
    case N_HEXFRAC:
        if (is_hex(c)) return 1;
        if (l == 'p') { s->state = N_HEXEXP; return 1; }
        return 0;
    case N_HEXEXP: if (c == '+' || c == '-') { s->state = N_HEXEXPSIGN; return 1; }
        /* fall through */
    case N_HEXEXPSIGN: case N_HEXEXPDIGIT: if (digit) { s->state = N_HEXEXPDIGIT; return 1; } return 0;
    case N_INF: if (s->at < 8 && l == "infinity"[s->at]) { s->at++; return 1; } return 0;
    case N_NAN:
        if (s->at < 3) { if (l != "nan"[s->at]) return 0; s->at++; return 1; }
        if (c == '(' && !s->plain_nan) { s->state = N_NANPAREN; return 1; }
        return 0;
    case N_NANPAREN:
        if (c == ')') { s->state = N_DONE; return 1; }
        return digit || c == '_' || (l >= 'a' && l <= 'z');
    default: return 0;
    }
}

/* Is what has been accepted a number as it stands? */
static int scan_complete(const NumScan *s)
{
    switch (s->state) {
    case N_ZERO: case N_INT: case N_FRAC: case N_EXPDIGIT: case N_HEXINT: case N_HEXFRAC: case N_HEXEXPDIGIT: case N_DONE:
        return 1;
    case N_INF: return s->at == 3 || s->at == 8;
    case N_NAN: return s->at == 3;
    default: return 0;
    }
}

/* ---- host conversions of a copied number ---- */
enum { TO_FLOAT, TO_DOUBLE, TO_QUAD, TO_X87 };

#if defined(HOST_LD_QUAD)
/* To binary128 towards zero, with the last bit set when that is not exact: rounding to x87's 64 bits is then right. */
static long double strtold_odd(const char *text, locale_t c)
{
    int mode = fegetround(), e;
    long double low, high;
    fesetround(FE_TOWARDZERO);
    low = strtold_l(text, NULL, c);
    e = errno;
    fesetround(signbit(low) ? FE_DOWNWARD : FE_UPWARD);
    high = strtold_l(text, NULL, c);
    fesetround(mode);
    errno = e;
    if (low != high && isfinite(low)) {
        Parts p = f128_parts(low);
        low = f128_of(p.lo | 1, p.hi);
    }
    return low;
}
#endif

/* Text (a complete number, zero-terminated) to the parts of a value. Returns the guest's errno, 0 or ERANGE. */
static int number_value(Ctx *ctx, const char *text, int kind, Slot out[2])
{
    locale_t c = HOST(ctx)->c_locale;
    errno = 0;
    out[0].u64 = out[1].u64 = 0;
    if (kind == TO_FLOAT) out[0].f32 = strtof_l(text, NULL, c);
    else if (kind == TO_DOUBLE) out[0].f64 = strtod_l(text, NULL, c);
    else {
        Parts p;
#if defined(HOST_LD_BOTH)
        p = kind == TO_QUAD ? f128_parts(strtof128_l(text, NULL, c)) : f80_parts(strtold_l(text, NULL, c));
#elif defined(HOST_LD_QUAD)
        p = kind == TO_QUAD ? f128_parts(strtold_l(text, NULL, c)) : f80_parts(strtold_odd(text, c));
#else
        p = kind == TO_QUAD ? f128_parts(strtold_l(text, NULL, c)) : f80_parts(strtold_l(text, NULL, c));
#endif
        out[0].u64 = p.lo;
        out[1].u64 = p.hi;
    }
    return errno == ERANGE ? G_ERANGE : 0;
}

/* ---- characters out of guest memory: bytes, or 4-byte ones ---- */
typedef struct Cursor { Ctx *ctx; uint64_t addr; const char *p; uint64_t room, at; int wide; } Cursor;

static Cursor cursor(Ctx *ctx, uint64_t addr, int wide)
{
    Cursor c = { ctx, addr, NULL, guest_room(ctx, addr), 0, wide };
    c.p = guest_read(ctx, addr, wide ? 4 : 1);
    if (!c.p) c.room = 0;
    return c;
}

/* The character i places on; -1 and a trap beyond memory. */
static inline int cursor_peek(Cursor *c, uint64_t i)
{
    uint32_t w;
    i += c->at;
    if (!c->wide) {
        if (LIKELY(i < c->room)) return (unsigned char)c->p[i];
    } else if (i * 4 + 4 <= c->room) {
        memcpy(&w, c->p + i * 4, 4);
        return w < 0x80000000u ? (int)w : 0x7fffffff;
    }
    ctx_trap(c->ctx, TRAP_MEMORY, c->ctx->heap_end);
    return -1;
}

static inline uint64_t cursor_addr(const Cursor *c) { return c->addr + (c->wide ? c->at * 4 : c->at); }
static inline int is_c_space(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
static void cursor_skip_space(Cursor *c) { while (is_c_space(cursor_peek(c, 0))) c->at++; }

static int digit_value(int c)
{
    int l = lower_ascii(c);
    return IS_DIGIT(c) ? c - '0' : l >= 'a' && l <= 'z' ? l - 'a' + 10 : 99;
}

/* strtol and strtoul: the value, `end` where it ended (the start when there is no number). */
static uint64_t text_to_int(Ctx *ctx, uint64_t addr, uint64_t *end, int base, int is_signed, int binary, int wide)
{
    Cursor c = cursor(ctx, addr, wide);
    uint64_t v = 0, limit;
    int negative = 0, any = 0, over = 0, d;
    *end = addr;
    if (base < 0 || base == 1 || base > 36) { set_guest_errno(ctx, G_EINVAL); return 0; }
    cursor_skip_space(&c);
    d = cursor_peek(&c, 0);
    if (d == '-' || d == '+') { negative = d == '-'; c.at++; }
    if (cursor_peek(&c, 0) == '0') {
        int x = lower_ascii(cursor_peek(&c, 1));
        if ((base == 0 || base == 16) && x == 'x' && is_hex(cursor_peek(&c, 2))) { c.at += 2; base = 16; }
        else if (binary && (base == 0 || base == 2) && x == 'b' && digit_value(cursor_peek(&c, 2)) < 2) { c.at += 2; base = 2; }
        else if (base == 0) base = 8;
    } else if (base == 0) base = 10;
    while ((d = digit_value(cursor_peek(&c, 0))) < base) {
        uint64_t low = (uint64_t)(uint32_t)v * (uint32_t)base + (uint32_t)d, high = (v >> 32) * (uint32_t)base + (low >> 32);
        if (high >> 32) over = 1;
        v = high << 32 | (uint32_t)low;
        any = 1;
        c.at++;
    }
    if (ctx->trap || !any) return 0;
    *end = cursor_addr(&c);
    if (is_signed) {
        limit = negative ? 1ull << 63 : (1ull << 63) - 1;
        if (over || v > limit) { set_guest_errno(ctx, G_ERANGE); return limit; }
        return negative ? 0 - v : v;
    }
    if (over) { set_guest_errno(ctx, G_ERANGE); return ~0ull; }
    return negative ? 0 - v : v;
}

static void convert_int(Ctx *ctx, Slot *a, int is_signed, int binary, int wide)
{
    uint64_t end, cell = a[1].u64, v = text_to_int(ctx, a[0].u64, &end, a[2].s32, is_signed, binary, wide);
    if (ctx->trap || ((uint32_t)cell && store_u64(ctx, cell, end))) return;
    RET_L(v);
}

/* strtod and relatives; writes the value's parts over the arguments. */
static void convert_float(Ctx *ctx, Slot *a, int kind, int wide)
{
    Cursor c = cursor(ctx, a[0].u64, wide);
    NumScan s = { N_START, 0, 0 };
    char small[128], *text = small;
    uint64_t n = 0, good = 0, cell = a[1].u64, start = a[0].u64;
    int d, e;
    Slot out[2];
    cursor_skip_space(&c);
    while ((d = cursor_peek(&c, n)) > 0 && scan_accept(&s, d)) { n++; if (scan_complete(&s)) good = n; }
    if (ctx->trap) return;
    if (good >= sizeof small && !(text = (char *)malloc(good + 1))) { set_guest_errno(ctx, G_ENOMEM); good = 0; text = small; }
    for (uint64_t i = 0; i < good; i++) text[i] = (char)cursor_peek(&c, i);
    text[good] = 0;
    if (good) { c.at += good; start = cursor_addr(&c); }
    e = number_value(ctx, good ? text : "0", kind, out);
    if (text != small) free(text);
    if (e) set_guest_errno(ctx, e);
    if ((uint32_t)cell && store_u64(ctx, cell, start)) return;
    a[0] = out[0];
    if (kind >= TO_QUAD) a[1] = out[1];
}

HOSTFN(strtol) { convert_int(ctx, a, 1, 0, 0); }
HOSTFN(strtoul) { convert_int(ctx, a, 0, 0, 0); }
HOSTFN(__isoc23_strtol) { convert_int(ctx, a, 1, 1, 0); }
HOSTFN(__isoc23_strtoul) { convert_int(ctx, a, 0, 1, 0); }
HOSTFN(wcstol) { convert_int(ctx, a, 1, 0, 1); }
HOSTFN(wcstoul) { convert_int(ctx, a, 0, 0, 1); }
HOSTFN(__isoc23_wcstol) { convert_int(ctx, a, 1, 1, 1); }
HOSTFN(__isoc23_wcstoul) { convert_int(ctx, a, 0, 1, 1); }
HOSTFN(strtof) { convert_float(ctx, a, TO_FLOAT, 0); }
HOSTFN(strtod) { convert_float(ctx, a, TO_DOUBLE, 0); }
HOSTFN(strtold) { convert_float(ctx, a, TO_QUAD, 0); }
HOSTFN(x87_strtold) { convert_float(ctx, a, TO_X87, 0); }
HOSTFN(x87_strtold_l) { convert_float(ctx, a, TO_X87, 0); }
HOSTFN(wcstof) { convert_float(ctx, a, TO_FLOAT, 1); }
HOSTFN(wcstod) { convert_float(ctx, a, TO_DOUBLE, 1); }
HOSTFN(wcstold) { convert_float(ctx, a, TO_QUAD, 1); }
HOSTFN(x87_wcstold) { convert_float(ctx, a, TO_X87, 1); }

/* glibc: atoi is strtol cut down to int, and errno may change. */
HOSTFN(atoi) { uint64_t end, v = text_to_int(ctx, a[0].u64, &end, 10, 1, 0, 0); RET_I(v); }
HOSTFN(atol) { uint64_t end, v = text_to_int(ctx, a[0].u64, &end, 10, 1, 0, 0); RET_L(v); }
HOSTFN(atof) { a[1].u64 = 0; convert_float(ctx, a, TO_DOUBLE, 0); }

/* ---- numbers to text, the old way ---- */
static void digits_of(Ctx *ctx, Slot *a, int fixed)
{
    /* ecvt and fcvt: digits, place of the point, sign, in a buffer of the bridge */
    double v = a[0].f64;
    int ndigit = a[1].s32 < 0 ? 0 : a[1].s32 > 17 && !fixed ? 17 : a[1].s32 > 60 ? 60 : a[1].s32, point = 0, n = 0;
    char text[512], out[512];
    locale_t old;
    if (!host_static_once(ctx, &HOST(ctx)->ecvt_buf, 512)) return;
    old = uselocale(HOST(ctx)->c_locale);
    if (!isfinite(v)) snprintf(out, sizeof out, "%s", isnan(v) ? "nan" : "inf");
    else {
        snprintf(text, sizeof text, fixed ? "%.*f" : "%.*e", fixed ? ndigit : ndigit ? ndigit - 1 : 0, fabs(v));
        if (fixed) {
            const char *dot = strchr(text, '.');
            point = dot ? (int)(dot - text) : (int)strlen(text);
            if (v != 0 && text[0] == '0') {         /* below one: no digits before the point */
                const char *q = text + 2;
                point = 0;
                while (*q == '0') { q++; point--; }
                snprintf(out, sizeof out, "%s", q);
            } else for (const char *q = text; *q; q++) if (*q != '.') out[n++] = *q;
            if (n) out[n] = 0;
        } else {
            for (const char *q = text; *q && *q != 'e'; q++) if (*q != '.') out[n++] = *q;
            out[ndigit ? n : 0] = 0;
            point = v == 0 ? 1 : (int)strtol(strchr(text, 'e') + 1, NULL, 10) + 1;
        }
    }
    uselocale(old);
    memcpy(ctx->mem + HOST(ctx)->ecvt_buf, out, strlen(out) + 1);
    if (store_u32(ctx, a[2].u64, (uint32_t)point) || store_u32(ctx, a[3].u64, signbit(v) != 0)) return;
    RET_L(HOST(ctx)->ecvt_buf);
}

HOSTFN(ecvt) { digits_of(ctx, a, 0); }
HOSTFN(fcvt) { digits_of(ctx, a, 1); }

HOSTFN(gcvt)
{
    char text[128];
    int nd = a[1].s32 < 1 ? 1 : a[1].s32 > 17 ? 17 : a[1].s32;
    locale_t old = uselocale(HOST(ctx)->c_locale);
    int n = snprintf(text, sizeof text, "%.*g", nd, a[0].f64);
    char *to;
    uselocale(old);
    to = guest_write(ctx, a[2].u64, (uint64_t)n + 1);
    if (!to) return;
    memcpy(to, text, (size_t)n + 1);
    RET_L(a[2].u64);
}
#endif
