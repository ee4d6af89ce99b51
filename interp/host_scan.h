/* The scanf family: one engine over streams and guest strings.
 *
 * Characters are read one at a time with one of pushback. Integers are converted here,
 * floating-point numbers by host_number.h.
 */
#ifndef HOST_SCAN_H
#define HOST_SCAN_H
#include "host_number.h"
#include "host_stream.h"
#include "host_utf8.h"

/* One character of a stream whose bytes are multibyte characters; -1 at the end, -2 (and EILSEQ) when they are none. */
static int stream_getwc(Ctx *ctx, File *f)
{
    char mb[4];
    uint32_t c = 0;
    for (uint64_t n = 0; n < 4;) {
        int b = stream_getc(ctx, f), len;
        if (b < 0) return -1;
        mb[n++] = (char)b;
        len = utf8_get(HOST(ctx)->utf8, mb, n, &c);
        if (len >= 0) return (int)c;
        if (len == -1) break;
    }
    set_guest_errno(ctx, G_EILSEQ);
    stream_set_err(ctx, f);
    return -2;
}

static int stream_ungetwc(Ctx *ctx, File *f, uint32_t c)
{
    char mb[4];
    int n = utf8_put(HOST(ctx)->utf8, mb, c);
    if (n < 0) { set_guest_errno(ctx, G_EILSEQ); return -1; }
    while (n) if (stream_ungetc(ctx, f, (unsigned char)mb[--n]) < 0) return -1;
    return 0;
}

/* Input: a stream, or a guest string (bytes or wide characters). */
typedef struct Input {
    Ctx *ctx;
    File *f;
    Cursor c;
    int64_t count;              /* characters read */
    int eof;
} Input;

static int input_get(Input *in)
{
    int c;
    if (in->f && in->c.wide) c = stream_getwc(in->ctx, in->f);
    else if (in->f) c = stream_getc(in->ctx, in->f);
    else {
        c = in->eof ? 0 : cursor_peek(&in->c, 0);
        if (c == 0) { in->eof = 1; c = -1; }
        else if (c > 0) in->c.at++;
    }
    if (c >= 0) in->count++;
    return c;
}

static void input_unget(Input *in, int c)
{
    if (c < 0) return;
    in->count--;
    if (!in->f) in->c.at--;
    else if (in->c.wide) stream_ungetwc(in->ctx, in->f, (uint32_t)c);
    else if (in->f->op == OP_READ && !in->f->nback && in->f->pos) in->f->pos--;
    else stream_ungetc(in->ctx, in->f, c);
}

typedef struct ScanSpec {
    int suppress, alloc, len, arg;      /* arg: number of the argument, 0: the next */
    int64_t width;                      /* 0: none */
    char conv;
    uint64_t set[4];
    int set_others;                     /* does the set hold what is above 255? */
} ScanSpec;

/* Parse the set of "%[" after the bracket; NULL when it has no end. */
static const char *read_set(const char *p, const char *end, uint64_t set[4], int *others)
{
    int invert = 0, first = 1;
    memset(set, 0, 32);
    if (p < end && *p == '^') { invert = 1; p++; }
    for (; p < end && (*p != ']' || first); p++, first = 0) {
        unsigned char lo = (unsigned char)*p, hi = lo;
        if (p + 2 < end && p[1] == '-' && p[2] != ']') { hi = (unsigned char)p[2]; p += 2; }
        for (int c = lo; c <= hi; c++) set[c >> 6] |= 1ull << (c & 63);
    }
    if (p >= end) return NULL;
    *others = invert;
    if (invert) for (int i = 0; i < 4; i++) set[i] = ~set[i];
    return p + 1;
}

static const char *read_scan_spec(const char *p, const char *end, ScanSpec *s)
{
    int64_t n;
    const char *q;
    memset(s, 0, sizeof *s);
    q = read_number(p, end, &n);
    if (q > p && q < end && *q == '$') { s->arg = n > 0 && n <= MAX_NUMBERED ? (int)n : -1; p = q + 1; }
    if (p < end && *p == '*') { s->suppress = 1; p++; }
    while (p < end && (*p == '\'' || *p == 'I')) p++;
    p = read_number(p, end, &s->width);
    if (p < end && *p == 'm') { s->alloc = 1; p++; }
    for (; p < end; p++) {
        if (*p == 'h') s->len = s->len == LEN_H ? LEN_HH : LEN_H;
        else if (*p == 'l') s->len = s->len == LEN_L ? LEN_LL : LEN_L;
        else if (*p == 'q') s->len = LEN_LL;
        else if (*p == 'j' || *p == 'z' || *p == 't' || *p == 'Z') s->len = LEN_L;
        else if (*p == 'L') s->len = LEN_LD;
        else break;
    }
    if (p >= end) return NULL;
    s->conv = *p++;
    if (s->conv == '[') p = read_set(p, end, s->set, &s->set_others);
    return p;
}

/* ---- results ---- */

static int store_int(Ctx *ctx, const ScanSpec *s, uint64_t to, uint64_t v)
{
    switch (s->len) {
    case LEN_HH: return store_u8(ctx, to, (uint8_t)v);
    case LEN_H: return store_u16(ctx, to, (uint16_t)v);
    case LEN_NONE: return store_u32(ctx, to, (uint32_t)v);
    default: return store_u64(ctx, to, v);
    }
}

/* Where characters go: the guest's buffer, or a block that grows (%ms). */
typedef struct Sink { Ctx *ctx; int drop, alloc, wide; uint64_t cell, to, n; char *text; uint64_t cap; } Sink;

static int sink_unit(Sink *k, uint32_t c)
{
    uint64_t size = k->wide ? 4 : 1, at = k->n++ * size;
    if (k->drop) return 0;
    if (!k->alloc) return k->wide ? store_u32(k->ctx, k->to + at, c) : store_u8(k->ctx, k->to + at, (uint8_t)c);
    if (at + size > k->cap) {
        uint64_t cap = k->cap ? 2 * k->cap : 128;
        char *grown = cap < GUEST_SPACE ? (char *)realloc(k->text, cap) : NULL;
        if (!grown) { set_guest_errno(k->ctx, G_ENOMEM); return -1; }
        k->text = grown;
        k->cap = cap;
    }
    if (k->wide) memcpy(k->text + at, &c, 4);
    else k->text[at] = (char)c;
    return 0;
}

/* End of a conversion: the final zero, and for %m the block. */
static int sink_done(Sink *k, int terminate)
{
    int r = 0;
    if (terminate && sink_unit(k, 0)) r = -1;
    if (r == 0 && k->alloc && !k->drop) {
        uint64_t n = k->n * (k->wide ? 4 : 1), block = heap_alloc(k->ctx, &HOST(k->ctx)->heap, n ? n : 1);
        if (!block) { set_guest_errno(k->ctx, G_ENOMEM); r = -1; }
        else {
            if (n) memcpy(k->ctx->mem + block, k->text, n);
            r = store_u64(k->ctx, k->cell, block);
        }
    }
    free(k->text);
    k->text = NULL;
    return r;
}

/* ---- conversions. 1: done, 0: no match, -1: the input ended first ---- */
enum { SCAN_END = -1, SCAN_MISMATCH = 0, SCAN_OK = 1 };

static int skip_input_space(Input *in)
{
    int c;
    do c = input_get(in); while (is_c_space(c));
    input_unget(in, c);
    return c;
}

/* One character of input as one of the sink: bytes become wide characters or the other way round. */
static int scan_unit(Input *in, Sink *k, int c)
{
    char mb[4];
    uint32_t w = (uint32_t)c;
    int n = 1;
    if (in->c.wide && !k->wide) {       /* swscanf("%s"): the text as multibyte characters */
        n = utf8_put(HOST(in->ctx)->utf8, mb, w);
        if (n < 0) { set_guest_errno(in->ctx, G_EILSEQ); return -1; }
        for (int i = 0; i < n; i++) if (sink_unit(k, (unsigned char)mb[i])) return -1;
        return 0;
    }
    if (!in->c.wide && k->wide && c >= 0x80) {
        mb[0] = (char)c;
        while ((n = utf8_get(HOST(in->ctx)->utf8, mb, (uint64_t)n, &w)) == -2) {
            for (n = 1; n < 4 && (unsigned char)mb[0] >= (n == 1 ? 0xc0u : n == 2 ? 0xe0u : 0xf0u); n++) {
                int d = input_get(in);
                if (d < 0) break;
                mb[n] = (char)d;
            }
            if (utf8_get(HOST(in->ctx)->utf8, mb, (uint64_t)n, &w) < 0) { n = -1; break; }
            return sink_unit(k, w);
        }
        if (n < 0) { set_guest_errno(in->ctx, G_EILSEQ); return -1; }
    }
    return sink_unit(k, w);
}

static int in_scan_set(const ScanSpec *s, int c)
{
    return c > 255 ? s->set_others : (int)(s->set[c >> 6] >> (c & 63) & 1);
}

static int scan_text(Input *in, const ScanSpec *s, uint64_t to)
{
    Sink k = { in->ctx, s->suppress, s->alloc, s->len == LEN_L || s->conv == 'S' || s->conv == 'C', to, to, 0, NULL, 0 };
    int64_t width = s->width ? s->width : s->conv == 'c' || s->conv == 'C' ? 1 : INT64_MAX;
    int c = 0, chars = s->conv == 'c' || s->conv == 'C';
    int64_t n = 0;
    if ((s->conv == 's' || s->conv == 'S') && skip_input_space(in) < 0) return SCAN_END;
    for (; n < width; n++) {
        c = input_get(in);
        if (c < 0) break;
        if ((s->conv == 's' || s->conv == 'S') && is_c_space(c)) { input_unget(in, c); break; }
        if (s->conv == '[' && !in_scan_set(s, c)) { input_unget(in, c); break; }
        if (scan_unit(in, &k, c)) { free(k.text); return SCAN_END; }
        if ((n & 0xffff) == 0xffff && host_poll(in->ctx)) { free(k.text); return SCAN_END; }
    }
    if (n == 0) { free(k.text); return c < 0 ? SCAN_END : SCAN_MISMATCH; }
    return sink_done(&k, !chars) ? SCAN_END : SCAN_OK;
}

/* Read the characters of an integer: the magnitude's digits decide, `width` limits all of them. */
static int scan_integer(Input *in, const ScanSpec *s, uint64_t to, int base, int is_signed)
{
    int64_t left = s->width ? s->width : INT64_MAX;
    uint64_t v = 0;
    int c, negative = 0, any = 0, over = 0, d;
    if (skip_input_space(in) < 0) return SCAN_END;
    c = input_get(in);
    left--;
    if (c == '+' || c == '-') {
        negative = c == '-';
        if (left-- <= 0) return SCAN_MISMATCH;
        c = input_get(in);
    }
    if (c == '0' && (base == 0 || base == 16)) {
        any = 1;
        c = left-- > 0 ? input_get(in) : -2;
        if (lower_ascii(c) == 'x') {
            base = 16;          /* "0x" alone is 0, as glibc has it */
            c = left-- > 0 ? input_get(in) : -2;
        } else if (base == 0) base = 8;
    } else if (base == 0) base = 10;
    while (c >= 0 && (d = digit_value(c)) < base) {
        unsigned __int128 w = (unsigned __int128)v * (unsigned)base + (unsigned)d;
        if (w >> 64) over = 1;
        v = (uint64_t)w;
        any = 1;
        c = left-- > 0 ? input_get(in) : -2;
    }
    input_unget(in, c);
    if (!any) return SCAN_MISMATCH;
    if (is_signed) {
        uint64_t limit = negative ? 1ull << 63 : (1ull << 63) - 1;
        if (over || v > limit) v = limit;
        else if (negative) v = 0 - v;
    } else v = over ? ~0ull : negative ? 0 - v : v;
    if (s->suppress) return SCAN_OK;
    return (s->conv == 'p' ? store_u64(in->ctx, to, v) : store_int(in->ctx, s, to, v)) ? SCAN_END : SCAN_OK;
}

/* Like glibc's, scanf takes what is left of a number when its exponent or fraction is missing: "1e+" is 1. */
static int scan_enough(const NumScan *n)
{
    return scan_complete(n) || n->state == N_EXP || n->state == N_EXPSIGN || n->state == N_HEXPOINT || n->state == N_HEXEXP
        || n->state == N_HEXEXPSIGN;
}

static int scan_float(Input *in, const ScanSpec *s, uint64_t to, int x87)
{
    int64_t left = s->width ? s->width : INT64_MAX;
    NumScan n = { N_START, 0, 1 };
    Sink text = { in->ctx, 0, 1, 0, 0, 0, 0, NULL, 0 };
    Slot out[2];
    int c, r = SCAN_OK, kind = s->len == LEN_LD ? (x87 ? TO_X87 : TO_QUAD) : s->len == LEN_L ? TO_DOUBLE : TO_FLOAT;
    char *p;
    if (skip_input_space(in) < 0) return SCAN_END;
    while (left-- > 0) {
        c = input_get(in);
        if (c < 0) break;
        if (!scan_accept(&n, c)) { input_unget(in, c); break; }
        if (sink_unit(&text, (uint32_t)c)) { free(text.text); return SCAN_END; }
    }
    if (!scan_enough(&n)) { free(text.text); return SCAN_MISMATCH; }
    if (sink_unit(&text, 0)) { free(text.text); return SCAN_END; }
    number_value(in->ctx, text.text, kind, out);
    free(text.text);
    if (s->suppress) return r;
    if (kind == TO_FLOAT) return store_u32(in->ctx, to, out[0].u32) ? SCAN_END : SCAN_OK;
    if (kind == TO_DOUBLE) return store_u64(in->ctx, to, out[0].u64) ? SCAN_END : SCAN_OK;
    p = guest_write(in->ctx, to, kind == TO_X87 ? 10 : 16);
    if (!p) return SCAN_END;
    memcpy(p, out, kind == TO_X87 ? 10 : 16);
    return r;
}

/* "nil" is how %p prints a null pointer. */
static int scan_pointer(Input *in, const ScanSpec *s, uint64_t to)
{
    int c = skip_input_space(in);
    if (c < 0) return SCAN_END;
    if (c == '(') {
        for (const char *p = "(nil)"; *p; p++) {
            c = input_get(in);
            if (lower_ascii(c) != *p) { input_unget(in, c); return c < 0 ? SCAN_END : SCAN_MISMATCH; }
        }
        return s->suppress || !store_u64(in->ctx, to, 0) ? SCAN_OK : SCAN_END;
    }
    return scan_integer(in, s, to, 16, 0);
}

static int scan_one(Input *in, const ScanSpec *s, uint64_t to, int x87)
{
    switch (s->conv) {
    case 'd': return scan_integer(in, s, to, 10, 1);
    case 'i': return scan_integer(in, s, to, 0, 1);
    case 'u': return scan_integer(in, s, to, 10, 0);
    case 'o': return scan_integer(in, s, to, 8, 0);
    case 'x': case 'X': return scan_integer(in, s, to, 16, 0);
    case 'p': return scan_pointer(in, s, to);
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': return scan_float(in, s, to, x87);
    case 's': case 'S': case 'c': case 'C': case '[': return scan_text(in, s, to);
    default: return SCAN_MISMATCH;
    }
}

/* The address that argument `number` holds; numbered ones are found from the start of the area. */
static uint64_t scan_arg(Ctx *ctx, Va *va, uint64_t first, int number)
{
    if (number > 0) return load_u64(ctx, first + 8 * (uint64_t)(number - 1));
    return va_cell(va);
}

/* How many conversions were stored, or -1 when the input ended before the first. */
static int scan_all(Input *in, const char *p, uint64_t len, uint64_t first, int x87)
{
    Ctx *ctx = in->ctx;
    const char *end = p + len;
    Va va = { ctx, first };
    int done = 0, c, r;
    while (p < end && !ctx->trap) {
        ScanSpec s;
        uint64_t to = 0;
        uint32_t want;
        if (is_c_space((unsigned char)*p)) {
            while (p < end && is_c_space((unsigned char)*p)) p++;
            skip_input_space(in);
            continue;
        }
        if (*p != '%' || (p + 1 < end && p[1] == '%')) {
            if (*p == '%') { p++; skip_input_space(in); }
            c = input_get(in);
            if (c < 0) return done ? done : -1;
            want = (unsigned char)*p;
            p += in->c.wide && want >= 0x80 ? utf8_get(1, p, (uint64_t)(end - p), &want) : 1;
            if ((uint32_t)c != want) { input_unget(in, c); return done; }
            continue;
        }
        p = read_scan_spec(p + 1, end, &s);
        if (!p) return done;
        if (s.conv == 'n') {
            if (!s.suppress && store_int(ctx, &s, scan_arg(ctx, &va, first, s.arg), (uint64_t)in->count)) return done;
            continue;
        }
        if (!s.suppress) to = scan_arg(ctx, &va, first, s.arg);
        if (ctx->trap) return done;
        r = scan_one(in, &s, to, x87);
        if (r == SCAN_END) return done ? done : -1;
        if (r == SCAN_MISMATCH) return done;
        if (!s.suppress) done++;
    }
    return done;
}

static int scan_stream(Ctx *ctx, File *f, uint64_t fmt, uint64_t va, int x87)
{
    Input in = { ctx, f, { ctx, 0, NULL, 0, 0, 0 }, 0, 0 };
    uint64_t n;
    const char *p = f ? guest_cstr(ctx, fmt, &n) : NULL;
    return p && !stream_begin_read(ctx, f) ? scan_all(&in, p, n, va, x87) : -1;
}

static int scan_string(Ctx *ctx, uint64_t text, uint64_t fmt, uint64_t va, int x87)
{
    Input in = { ctx, NULL, cursor(ctx, text, 0), 0, 0 };
    uint64_t n;
    const char *p = in.c.p ? guest_cstr(ctx, fmt, &n) : NULL;
    return p ? scan_all(&in, p, n, va, x87) : -1;
}

#define SCANF_FAMILY(P, x87) \
    HOSTFN(P##scanf) { File *f = STDIN(ctx); RET_I(f ? scan_stream(ctx, f, a[0].u64, a[1].u64, x87) : -1); } \
    HOSTFN(P##fscanf) { RET_I(scan_stream(ctx, stream_of(ctx, a[0].u64), a[1].u64, a[2].u64, x87)); } \
    HOSTFN(P##sscanf) { RET_I(scan_string(ctx, a[0].u64, a[1].u64, a[2].u64, x87)); }
SCANF_FAMILY(, 0)
SCANF_FAMILY(x87_, 1)
#endif
