/* The engine behind the printf family: reads a format, fetches arguments, writes text.
 *
 * Integers, characters and strings are laid out here, floating-point numbers by
 * host_float_text.h. Formats with numbered arguments (%1$d) are read twice, first for the
 * types of the arguments.
 */
#ifndef HOST_FORMAT_H
#define HOST_FORMAT_H
#include "host_float_text.h"
#include "host_utf8.h"

#define MAX_NUMBERED 4096
enum { ARG_NONE, ARG_CELL, ARG_PAIR };

/* Source of arguments: in order, or numbered ones fetched beforehand. */
typedef struct Args { Va va; Parts *numbered; int n; } Args;

typedef struct Directive {
    Spec s;
    int arg, width_arg, prec_arg;       /* 0: the next one; -1: none; else a number */
} Directive;

/* Read digits; saturates far above every limit. */
static const char *read_number(const char *p, const char *end, int64_t *v)
{
    int64_t n = 0;
    while (p < end && *p >= '0' && *p <= '9') { if (n < (1ll << 40)) n = n * 10 + (*p - '0'); p++; }
    *v = n;
    return p;
}

/* "*", "*3$" or digits: a width or precision. `arg` is -1 when it stands in the format. */
static const char *read_amount(const char *p, const char *end, int64_t *v, int *arg)
{
    *arg = -1;
    if (p < end && *p == '*') {
        int64_t n;
        const char *q = read_number(p + 1, end, &n);
        *arg = 0;
        if (q < end && *q == '$' && q > p + 1) { *arg = n > 0 && n <= MAX_NUMBERED ? (int)n : -2; return q + 1; }
        return p + 1;
    }
    return read_number(p, end, v);
}

/* Parse a directive after '%'. NULL when the format ends inside it. */
static const char *read_directive(const char *p, const char *end, Directive *d)
{
    int64_t n;
    const char *q;
    memset(d, 0, sizeof *d);
    d->s.prec = -1;
    d->prec_arg = -1;
    q = read_number(p, end, &n);
    if (q > p && q < end && *q == '$') { d->arg = n > 0 && n <= MAX_NUMBERED ? (int)n : -2; p = q + 1; }
    for (; p < end; p++) {
        if (*p == '-') d->s.flags |= FL_MINUS;
        else if (*p == '+') d->s.flags |= FL_PLUS;
        else if (*p == ' ') d->s.flags |= FL_SPACE;
        else if (*p == '#') d->s.flags |= FL_ALT;
        else if (*p == '0') d->s.flags |= FL_ZERO;
        else if (*p != '\'' && *p != 'I') break;        /* grouping and other digits: nothing in the C locale */
    }
    p = read_amount(p, end, &d->s.width, &d->width_arg);
    if (p < end && *p == '.') {
        d->s.prec = 0;
        p = read_amount(p + 1, end, &d->s.prec, &d->prec_arg);
    }
    for (; p < end; p++) {
        if (*p == 'h') d->s.len = d->s.len == LEN_H ? LEN_HH : LEN_H;
        else if (*p == 'l') d->s.len = d->s.len == LEN_L ? LEN_LL : LEN_L;
        else if (*p == 'q') d->s.len = LEN_LL;
        else if (*p == 'j' || *p == 'z' || *p == 't' || *p == 'Z') d->s.len = LEN_L;
        else if (*p == 'L') d->s.len = LEN_LD;
        else break;
    }
    if (p >= end) return NULL;
    d->s.conv = *p;
    return p + 1;
}

static int directive_type(const Directive *d)
{
    switch (d->s.conv) {
    case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': case 'a': case 'A':
        return d->s.len == LEN_LD ? ARG_PAIR : ARG_CELL;
    case 'd': case 'i': case 'u': case 'o': case 'x': case 'X': case 'c': case 's': case 'p': case 'n':
    case 'C': case 'S':
        return ARG_CELL;
    default:
        return ARG_NONE;
    }
}

static int note_type(uint8_t *type, int *n, int arg, int t)
{
    if (arg < 0) return arg == -1 ? 0 : -1;
    if (arg == 0) return -1;            /* numbered and plain arguments do not mix */
    if (arg > *n) *n = arg;
    if (t > type[arg]) type[arg] = (uint8_t)t;
    return 0;
}

/* Fetch numbered arguments: 0, or -1 when the format makes no sense. */
static int fetch_numbered(Ctx *ctx, Args *a, const char *p, const char *end)
{
    uint8_t *type = (uint8_t *)calloc(MAX_NUMBERED + 1, 1);
    int bad = !type;
    Directive d;
    a->n = 0;
    while (!bad && p < end) {
        if (*p++ != '%') continue;
        p = read_directive(p, end, &d);
        if (!p) break;
        if (d.s.conv == '%' || d.s.conv == 'm') continue;
        bad = note_type(type, &a->n, d.arg, directive_type(&d))
            || (d.width_arg != -1 && note_type(type, &a->n, d.width_arg, ARG_CELL))
            || (d.prec_arg != -1 && note_type(type, &a->n, d.prec_arg, ARG_CELL));
    }
    if (!bad) {
        a->numbered = (Parts *)calloc((size_t)a->n + 1, sizeof(Parts));
        bad = !a->numbered;
    }
    for (int i = 1; !bad && i <= a->n; i++) {
        if (type[i] == ARG_PAIR) a->numbered[i] = va_pair(&a->va);
        else a->numbered[i].lo = va_cell(&a->va);
        bad = ctx->trap != 0;
    }
    free(type);
    return bad ? -1 : 0;
}

static uint64_t arg_cell(Args *a, int number)
{
    if (a->numbered) return number > 0 && number <= a->n ? a->numbered[number].lo : 0;
    return va_cell(&a->va);
}

static Parts arg_pair(Args *a, int number)
{
    static const Parts none = { 0, 0 };
    if (a->numbered) return number > 0 && number <= a->n ? a->numbered[number] : none;
    return va_pair(&a->va);
}

/* ---- conversions ---- */

static void out_padded(Out *o, const Spec *s, const char *p, uint64_t n, uint64_t columns)
{
    uint64_t pad = s->width > 0 && (uint64_t)s->width > columns ? (uint64_t)s->width - columns : 0;
    if (!(s->flags & FL_MINUS)) out_fill(o, ' ', pad);
    out_bytes(o, p, n);
    if (s->flags & FL_MINUS) out_fill(o, ' ', pad);
}

/* Digits of v written backwards before `end`. */
static char *digits_before(char *end, uint64_t v, char conv)
{
    static const char lower[] = "0123456789abcdef", upper[] = "0123456789ABCDEF";
    if (conv == 'x' || conv == 'p') for (; v; v >>= 4) *--end = lower[v & 15];
    else if (conv == 'X') for (; v; v >>= 4) *--end = upper[v & 15];
    else if (conv == 'o') for (; v; v >>= 3) *--end = (char)('0' + (v & 7));
    else {
        for (; v >> 32; v /= 10) *--end = (char)('0' + v % 10);
        for (uint32_t w = (uint32_t)v; w; w /= 10) *--end = (char)('0' + w % 10);
    }
    return end;
}

static void out_integer(Out *o, const Spec *s, uint64_t v, int negative)
{
    char text[32], *end = text + sizeof text, *p = digits_before(end, v, s->conv), head[3];
    uint64_t n = (uint64_t)(end - p), nhead = 0, zeros = 0, pad = 0, width = s->width > 0 ? (uint64_t)s->width : 0;
    int is_signed = s->conv == 'd' || s->conv == 'i' || s->conv == 'p';
    if (negative) head[nhead++] = '-';
    else if (is_signed && (s->flags & FL_PLUS)) head[nhead++] = '+';
    else if (is_signed && (s->flags & FL_SPACE)) head[nhead++] = ' ';
    if (s->prec < 0) zeros = n == 0;
    else if ((uint64_t)s->prec > n) zeros = (uint64_t)s->prec - n;
    if ((s->flags & FL_ALT) && s->conv == 'o' && zeros == 0) zeros = 1;
    if ((s->flags & FL_ALT) && v && (s->conv == 'x' || s->conv == 'X' || s->conv == 'p')) {
        head[nhead++] = '0';
        head[nhead++] = s->conv == 'X' ? 'X' : 'x';
    }
    if (n + zeros + nhead < width) pad = width - n - zeros - nhead;
    if ((s->flags & FL_ZERO) && !(s->flags & FL_MINUS) && s->prec < 0) { zeros += pad; pad = 0; }
    if (!pad && !zeros && !nhead) { out_bytes(o, p, n); return; }
    if (!(s->flags & FL_MINUS)) out_fill(o, ' ', pad);
    out_bytes(o, head, nhead);
    out_fill(o, '0', zeros);
    out_bytes(o, p, n);
    if (s->flags & FL_MINUS) out_fill(o, ' ', pad);
}

static void format_integer(Out *o, const Spec *s, uint64_t v)
{
    int negative = 0;
    if (s->conv == 'd' || s->conv == 'i') {
        int64_t x = (int64_t)v;
        if (s->len == LEN_NONE) x = (int32_t)v;
        else if (s->len == LEN_HH) x = (int8_t)v;
        else if (s->len == LEN_H) x = (int16_t)v;
        negative = x < 0;
        v = negative ? 0 - (uint64_t)x : (uint64_t)x;
    } else if (s->len == LEN_NONE) v = (uint32_t)v;
    else if (s->len == LEN_HH) v = (uint8_t)v;
    else if (s->len == LEN_H) v = (uint16_t)v;
    out_integer(o, s, v, negative);
}

/* %s; `chars`: width and precision count characters (the wide functions). */
static void format_string(Ctx *ctx, Out *o, const Spec *s, uint64_t addr, int chars)
{
    uint64_t n = 0, columns;
    const char *p;
    if ((uint32_t)addr == 0) {
        p = s->prec < 0 || s->prec >= 6 ? "(null)" : "";
        n = strlen(p);
    } else if (chars && s->prec >= 0) {
        uint64_t most = (uint64_t)s->prec > GUEST_SPACE / 4 ? GUEST_SPACE : (uint64_t)s->prec * 4;
        p = guest_cstrn(ctx, addr, most, &n);
        if (p) n = utf8_prefix(p, n, (uint64_t)s->prec);
    } else if (s->prec >= 0) p = guest_cstrn(ctx, addr, (uint64_t)s->prec, &n);
    else p = guest_cstr(ctx, addr, &n);
    if (!p) return;
    columns = chars ? utf8_count(p, n) : n;
    if ((uint64_t)(s->width > 0 ? s->width : 0) <= columns) out_bytes(o, p, n);
    else out_padded(o, s, p, n, columns);
}

/* %ls, %S: 0, or -1 with EILSEQ. */
static int format_wide_string(Ctx *ctx, Out *o, const Spec *s, uint64_t addr, int chars)
{
    Out text = { ctx, OUT_HOST, 0, 0, 0, NULL, NULL, 0, 0 };
    uint64_t limit = s->prec < 0 ? ~0ull : (uint64_t)s->prec, columns = 0;
    if ((uint32_t)addr == 0) { format_string(ctx, o, s, 0, chars); return 0; }
    while (columns < limit) {
        char mb[4];
        uint32_t c = load_u32(ctx, addr);
        int n;
        if (ctx->trap || c == 0) break;
        n = utf8_put(HOST(ctx)->utf8, mb, c);
        if (n < 0) { free(text.dst); set_guest_errno(ctx, G_EILSEQ); return -1; }
        if (!chars && columns + (uint64_t)n > limit) break;
        out_bytes(&text, mb, (uint64_t)n);
        if (text.failed) break;
        columns += chars ? 1 : (uint64_t)n;
        addr += 4;
    }
    if (text.failed) o->failed = 1;
    else if (!ctx->trap) out_padded(o, s, text.dst, text.n, columns);
    free(text.dst);
    return 0;
}

static int format_wide_char(Ctx *ctx, Out *o, const Spec *s, uint32_t c)
{
    char mb[4];
    int n = c ? utf8_put(HOST(ctx)->utf8, mb, c) : (mb[0] = 0, 1);
    if (n < 0) { set_guest_errno(ctx, G_EILSEQ); return -1; }
    out_padded(o, s, mb, (uint64_t)n, 1);
    return 0;
}

/* %n: how much was written so far. */
static void format_count(Ctx *ctx, const Out *o, const Spec *s, uint64_t addr)
{
    switch (s->len) {
    case LEN_HH: store_u8(ctx, addr, (uint8_t)o->n); break;
    case LEN_H: store_u16(ctx, addr, (uint16_t)o->n); break;
    case LEN_NONE: store_u32(ctx, addr, (uint32_t)o->n); break;
    default: store_u64(ctx, addr, o->n);
    }
}

static void format_pointer(Out *o, Spec *s, uint64_t v)
{
    if (v == 0) { s->prec = -1; out_padded(o, s, "(nil)", 5, 5); return; }
    s->flags |= FL_ALT;
    out_integer(o, s, v, 0);
}

static const char *error_text(Ctx *ctx, int e, char *buf, size_t cap)
{
    const char *text = guest_error_text(e);
    (void)ctx;
    if (text) return text;
    snprintf(buf, cap, "Unknown error %d", e);
    return buf;
}

typedef struct Format { int x87, wide; } Format;

/* One directive. 0, or -1 with errno (or a trap). `from` is where it stands, for the unknown ones. */
static int format_one(Ctx *ctx, Out *o, Directive *d, Args *a, Format how, const char *from, const char *to)
{
    Spec *s = &d->s;
    char c, buf[64];
    const char *text;
    switch (s->conv) {
    case '%': out_bytes(o, "%", 1); return 0;
    case 'd': case 'i': case 'u': case 'o': case 'x': case 'X':
        format_integer(o, s, arg_cell(a, d->arg));
        return 0;
    case 'p': format_pointer(o, s, arg_cell(a, d->arg)); return 0;
    case 'c':
        if (s->len != LEN_L) { c = (char)arg_cell(a, d->arg); out_padded(o, s, &c, 1, 1); return 0; }
        /* fall through */
    case 'C': return format_wide_char(ctx, o, s, (uint32_t)arg_cell(a, d->arg));
    case 's':
        if (s->len != LEN_L) { format_string(ctx, o, s, arg_cell(a, d->arg), how.wide); return 0; }
        /* fall through */
    case 'S': return format_wide_string(ctx, o, s, arg_cell(a, d->arg), how.wide);
    case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': case 'a': case 'A':
        if (s->len == LEN_LD) out_long_double(o, s, arg_pair(a, d->arg), how.x87);
        else {
            Slot v;
            v.u64 = arg_cell(a, d->arg);
            if (!ctx->trap) out_double(o, s, v.f64);
        }
        return 0;
    case 'n': format_count(ctx, o, s, arg_cell(a, d->arg)); return 0;
    case 'm':
        text = error_text(ctx, get_guest_errno(ctx), buf, sizeof buf);
        if (s->prec >= 0 && (uint64_t)s->prec < strlen(text)) out_padded(o, s, text, (uint64_t)s->prec, (uint64_t)s->prec);
        else out_padded(o, s, text, strlen(text), strlen(text));
        return 0;
    default:            /* glibc shows what it does not know */
        out_bytes(o, from, (uint64_t)(to - from));
        return 0;
    }
}

/* Widths and precisions out of arguments; negative ones mean what C says. */
static void directive_amounts(Directive *d, Args *a)
{
    if (d->width_arg != -1) {
        d->s.width = (int32_t)arg_cell(a, d->width_arg);
        if (d->s.width < 0) { d->s.flags |= FL_MINUS; d->s.width = -d->s.width; }
    }
    if (d->prec_arg != -1) {
        d->s.prec = (int32_t)arg_cell(a, d->prec_arg);
        if (d->s.prec < 0) d->s.prec = -1;
    }
}

static int has_numbered(const char *p, const char *end)
{
    Directive d;
    while (p < end && (p = (const char *)memchr(p, '%', (size_t)(end - p)))) {
        p = read_directive(p + 1, end, &d);
        if (!p) return 0;
        if (d.arg != 0) return 1;
    }
    return 0;
}

/* Write the format's text to o. 0, or -1 with errno or a trap. */
static int format_all(Ctx *ctx, Out *o, const char *p, uint64_t len, uint64_t va, Format how)
{
    const char *end = p + len;
    Args a = { { ctx, va }, NULL, 0 };
    Directive d;
    uint64_t steps = 0;
    int r = 0;
    if (UNLIKELY(memchr(p, '$', len) != NULL) && has_numbered(p, end) && fetch_numbered(ctx, &a, p, end)) {
        free(a.numbered);
        set_guest_errno(ctx, G_EINVAL);
        return -1;
    }
    while (p < end && r == 0 && o->n <= INT_MAX) {
        const char *q = (const char *)memchr(p, '%', (size_t)(end - p)), *next;
        if (q != p) out_bytes(o, p, (uint64_t)((q ? q : end) - p));
        if (!q) break;
        next = read_directive(q + 1, end, &d);
        if (!next) { set_guest_errno(ctx, G_EINVAL); r = -1; break; }
        directive_amounts(&d, &a);
        /* Text of 2 GiB and more cannot be told of in an int. */
        if (d.s.width > INT_MAX || d.s.prec > INT_MAX) { set_guest_errno(ctx, G_EOVERFLOW); r = -1; break; }
        r = format_one(ctx, o, &d, &a, how, q, next);
        if (ctx->trap || host_step(ctx, steps++)) r = -1;
        p = next;
    }
    if (o->n > INT_MAX && r == 0) { set_guest_errno(ctx, G_EOVERFLOW); r = -1; }
    free(a.numbered);
    return r;
}
#endif
