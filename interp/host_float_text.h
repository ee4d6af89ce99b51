/* Floating-point numbers as text: %f %e %g %a for double, binary128 and x87, correctly rounded.
 * The digits are the host's; flags, padding and long runs of zeros are put around them here. */
#ifndef HOST_FLOAT_TEXT_H
#define HOST_FLOAT_TEXT_H
#include "host_ld.h"
#include "host_out.h"
#include "host_softfloat.h"

enum { FL_MINUS = 1, FL_PLUS = 2, FL_SPACE = 4, FL_ALT = 8, FL_ZERO = 16 };
enum { LEN_NONE, LEN_HH, LEN_H, LEN_L, LEN_LL, LEN_LD };

typedef struct Spec {
    uint8_t flags, len;
    char conv;
    int64_t width, prec;        /* prec -1: none */
} Spec;

/* More digits than this after the first are all zeros. */
#define DOUBLE_DIGITS 1100
#define LONG_DIGITS 16600

/* Lay out `n` bytes of number text: sign, then "0x" when there, then digits; `zeros` go before the exponent. */
static void out_number(Out *o, const Spec *s, const char *text, uint64_t n, uint64_t zeros, int finite)
{
    uint64_t head = 0, tail, total = n + zeros;
    uint64_t pad = s->width > 0 && (uint64_t)s->width > total ? (uint64_t)s->width - total : 0;
    if (n && (text[0] == '-' || text[0] == '+' || text[0] == ' ')) head = 1;
    if (n > head + 1 && text[head] == '0' && (text[head + 1] | 32) == 'x') head += 2;
    tail = n;
    if (zeros) {
        char e = head >= 2 ? 'p' : 'e';
        const char *at = NULL;
        for (uint64_t i = head; i < n && !at; i++) if ((text[i] | 32) == e) at = text + i;
        if (at) tail = (uint64_t)(at - text);
    }
    if (!(s->flags & FL_MINUS) && !((s->flags & FL_ZERO) && finite)) out_fill(o, ' ', pad);
    out_bytes(o, text, head);
    if ((s->flags & FL_ZERO) && !(s->flags & FL_MINUS) && finite) out_fill(o, '0', pad);
    out_bytes(o, text + head, tail - head);
    out_fill(o, '0', zeros);
    out_bytes(o, text + tail, n - tail);
    if (s->flags & FL_MINUS) out_fill(o, ' ', pad);
}

/* "%#+.*Lf" and the like. */
static void float_format(char *fmt, const Spec *s, const char *len)
{
    *fmt++ = '%';
    if (s->flags & FL_ALT) *fmt++ = '#';
    if (s->flags & FL_PLUS) *fmt++ = '+';
    else if (s->flags & FL_SPACE) *fmt++ = ' ';
    if (s->prec >= 0) { *fmt++ = '.'; *fmt++ = '*'; }
    while (*len) *fmt++ = *len++;
    *fmt++ = s->conv;
    *fmt = 0;
}

static void out_double(Out *o, const Spec *s, double v)
{
    char fmt[16], text[DOUBLE_DIGITS + 400];
    int64_t prec = s->prec, zeros = 0;
    locale_t old = uselocale(HOST(o->ctx)->c_locale);
    int n;
    if (prec > DOUBLE_DIGITS) {
        if ((s->conv | 32) != 'g' || (s->flags & FL_ALT)) zeros = prec - DOUBLE_DIGITS;
        prec = DOUBLE_DIGITS;
    }
    if (!isfinite(v)) zeros = 0;
    float_format(fmt, s, "");
    n = prec < 0 ? snprintf(text, sizeof text, fmt, v) : snprintf(text, sizeof text, fmt, (int)prec, v);
    uselocale(old);
    out_number(o, s, text, (uint64_t)n, (uint64_t)zeros, isfinite(v));
}

#if defined(HOST_LD_BOTH)
/* strfromf128 knows precision and conversion only: '#', '+' and ' ' are done here. */
static int quad_text(char *text, size_t cap, const Spec *s, int64_t prec, f128 v)
{
    char fmt[32], conv = s->conv, *p = text;
    int n, signs = s->flags & (FL_PLUS | FL_SPACE), finite = isfinite(v);
    if (signs && !signbit(v)) { *p++ = s->flags & FL_PLUS ? '+' : ' '; cap--; }
    if (prec < 0 && (conv | 32) != 'a') prec = 6;
    if ((s->flags & FL_ALT) && (conv | 32) == 'g' && finite) {
        /* %#g keeps its zeros: choose between %e and %f by the exponent, as the standard says. */
        int64_t want = prec ? prec : 1, x;
        char *e;
        snprintf(fmt, sizeof fmt, "%%.%dE", (int)(want - 1));
        strfromf128(p, cap, fmt, v);
        e = strchr(p, 'E');
        x = e ? strtol(e + 1, NULL, 10) : 0;
        if (want > x && x >= -4) { conv = 'f'; prec = want - 1 - x; }
        else { conv = conv == 'g' ? 'e' : 'E'; prec = want - 1; }
    }
    if (prec < 0) snprintf(fmt, sizeof fmt, "%%%c", conv);
    else snprintf(fmt, sizeof fmt, "%%.%d%c", (int)prec, conv);
    n = strfromf128(p, cap, fmt, v);
    if ((s->flags & FL_ALT) && finite && !memchr(p, '.', (size_t)n)) {
        /* The point that '#' asks for stands before the exponent or at the end. */
        char e = (conv | 32) == 'a' ? 'p' : 'e';
        int at = (conv | 32) == 'a' ? 2 : 0;
        while (at < n && (p[at] | 32) != e) at++;
        memmove(p + at + 1, p + at, (size_t)(n - at) + 1);
        p[at] = '.';
        n++;
    }
    return n + (int)(p - text);
}
#endif

/* %La: the bits as they lie in the format, so that every host writes the same. binary128 begins with its hidden
 * bit, the x87's format with its first four bits. */
static int hex_text(char *text, const Spec *s, int64_t prec, Parts v, int x87)
{
    const char *digits = s->conv == 'a' ? "0123456789abcdef" : "0123456789ABCDEF";
    int sign = (int)(x87 ? v.hi >> 15 : v.hi >> 63) & 1, e = (int)(x87 ? v.hi : v.hi >> 48) & 0x7fff, lead, n = x87 ? 15 : 28;
    u128 rest = x87 ? (u128)v.lo << 68 : U128(v.hi, v.lo) << 16;
    char *p = text;
    lead = x87 ? (int)(v.lo >> 60) : e != 0;
    e = lead || rest ? (e ? e : 1) - 16383 - (x87 ? 3 : 0) : 0;
    if (prec < 0) for (prec = n; prec && !(rest >> (128 - 4 * prec) & 15); prec--) {}
    else if (prec < n) {
        u128 unit = prec ? (u128)1 << (128 - 4 * prec) : 0, below = prec ? rest & (unit - 1) : rest;
        u128 half = prec ? unit >> 1 : (u128)1 << 127;
        int odd = prec ? (int)(rest >> (128 - 4 * prec)) & 1 : lead & 1;
        rest -= below;
        if (below > half || (below == half && odd)) {
            rest += unit;
            if (!rest) lead++;          /* carried out of the digits, or there are none */
        }
        if (lead == 16) { lead = 1; e += 4; }
    }
    if (sign) *p++ = '-';
    else if (s->flags & FL_PLUS) *p++ = '+';
    else if (s->flags & FL_SPACE) *p++ = ' ';
    *p++ = '0';
    *p++ = s->conv == 'a' ? 'x' : 'X';
    *p++ = digits[lead];
    if (prec || s->flags & FL_ALT) *p++ = '.';
    for (int64_t i = 0; i < prec; i++) *p++ = i < n ? digits[(int)(rest >> (124 - 4 * i)) & 15] : '0';
    return (int)(p - text) + sprintf(p, "%c%+d", s->conv == 'a' ? 'p' : 'P', e);
}

static void out_long_double(Out *o, const Spec *s, Parts p, int x87)
{
    char fmt[16], *text;
    int64_t prec = s->prec, zeros = 0;
    size_t cap = LONG_DIGITS + 5200;
    locale_t old;
    int n, finite;
    if (prec > LONG_DIGITS) {
        if ((s->conv | 32) != 'g' || (s->flags & FL_ALT)) zeros = prec - LONG_DIGITS;
        prec = LONG_DIGITS;
    }
    text = (char *)malloc(cap);
    if (!text) { o->failed = 1; set_guest_errno(o->ctx, G_ENOMEM); return; }
    finite = x87 ? (p.hi & 0x7fff) != 0x7fff && (!(p.hi & 0x7fff) || p.lo >> 63) : (p.hi >> 48 & 0x7fff) != 0x7fff;
    old = uselocale(HOST(o->ctx)->c_locale);
    if ((s->conv | 32) == 'a' && finite) n = hex_text(text, s, prec, p, x87);
#if defined(HOST_LD_BOTH)
    else if (!x87) {
        f128 v = f128_of(p.lo, p.hi);
        n = quad_text(text, cap, s, prec, v);
    }
#endif
    else {
        long double v = x87 ? f80_of(p.lo, p.hi) : (long double)f128_of(p.lo, p.hi);
        float_format(fmt, s, "L");
        n = prec < 0 ? snprintf(text, cap, fmt, v) : snprintf(text, cap, fmt, (int)prec, v);
    }
    uselocale(old);
    out_number(o, s, text, (uint64_t)n, finite ? (uint64_t)zeros : 0, finite);
    free(text);
}
#endif
