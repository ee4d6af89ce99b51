/* iconv.h: UTF-8, UTF-16, UTF-32 (UCS-2, UCS-4, WCHAR_T) in either byte order, ISO-8859-1, ISO-8859-15, Windows-1252 and ASCII. */
#ifndef HOST_ICONV_H
#define HOST_ICONV_H
#include "host_utf8.h"

enum { C_NONE, C_ASCII, C_LATIN1, C_LATIN9, C_CP1252, C_UTF8, C_UTF16, C_UTF16LE, C_UTF16BE, C_UCS2, C_UCS2LE, C_UCS2BE,
       C_UTF32, C_UTF32LE, C_UTF32BE, C_WCHAR };

/* A descriptor is a block of the guest's heap: what it holds is checked when it is used. */
typedef struct Conversion { uint32_t magic; uint8_t from, to, translit, ignore; uint8_t big_in, seen_in, wrote_mark, pad; } Conversion;
#define CONVERSION_MAGIC 0x76636f6eu

static const struct { const char *name; int code; } charset_names[] = {
    { "ASCII", C_ASCII }, { "USASCII", C_ASCII }, { "ANSIX341968", C_ASCII }, { "646", C_ASCII }, { "C", C_ASCII }, { "ISO646US", C_ASCII },
    { "ISO88591", C_LATIN1 }, { "LATIN1", C_LATIN1 }, { "L1", C_LATIN1 }, { "IBM819", C_LATIN1 }, { "CP819", C_LATIN1 },
    { "ISO885915", C_LATIN9 }, { "LATIN9", C_LATIN9 },
    { "CP1252", C_CP1252 }, { "WINDOWS1252", C_CP1252 }, { "MSANSI", C_CP1252 },
    { "UTF8", C_UTF8 }, { "UTF16", C_UTF16 }, { "UTF16LE", C_UTF16LE }, { "UTF16BE", C_UTF16BE },
    { "UCS2", C_UCS2 }, { "ISO10646UCS2", C_UCS2 }, { "UCS2LE", C_UCS2LE }, { "UNICODELITTLE", C_UCS2LE }, { "UCS2BE", C_UCS2BE }, { "UNICODEBIG", C_UCS2BE },
    { "UTF32", C_UTF32 }, { "UTF32LE", C_UTF32LE }, { "UTF32BE", C_UTF32BE }, { "UCS4", C_UTF32BE }, { "ISO10646", C_UTF32BE }, { "UCS4BE", C_UTF32BE },
    { "UCS4LE", C_UTF32LE }, { "WCHART", C_WCHAR }, { "INTERNAL", C_WCHAR },
};

static const uint16_t cp1252_high[32] = {
    0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17d, 0,
    0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0, 0x17e, 0x178 };
static const struct { uint8_t byte; uint16_t c; } latin9[8] = {
    { 0xa4, 0x20ac }, { 0xa6, 0x160 }, { 0xa8, 0x161 }, { 0xb4, 0x17d }, { 0xb8, 0x17e }, { 0xbc, 0x152 }, { 0xbd, 0x153 }, { 0xbe, 0x178 } };

/* The code of a name; letters and digits count. The suffixes //TRANSLIT and //IGNORE set what c points to. */
static int charset_of(const char *name, uint64_t n, Conversion *c)
{
    char plain[32];
    size_t k = 0;
    for (uint64_t i = 0; i < n; i++) {
        int b = (unsigned char)name[i];
        if (b == '/') {
            for (; i < n; i++) {
                if (n - i >= 8 && !strncasecmp(name + i, "TRANSLIT", 8)) c->translit = 1;
                if (n - i >= 6 && !strncasecmp(name + i, "IGNORE", 6)) c->ignore = 1;
            }
            break;
        }
        if (b == '-' || b == '_' || b == ':' || b == '.' || b == ' ') continue;
        if (k == sizeof plain - 1) return C_NONE;
        plain[k++] = (char)(b >= 'a' && b <= 'z' ? b - 32 : b);
    }
    plain[k] = 0;
    if (k == 0) return C_UTF8;          /* the locale's */
    for (size_t i = 0; i < sizeof charset_names / sizeof *charset_names; i++) if (!strcmp(charset_names[i].name, plain)) return charset_names[i].code;
    return C_NONE;
}

HOSTFN(iconv_open)
{
    Conversion c;
    uint64_t n, m, block;
    const char *to = guest_cstr(ctx, a[0].u64, &n), *from = to ? guest_cstr(ctx, a[1].u64, &m) : NULL;
    if (!from) return;
    memset(&c, 0, sizeof c);
    c.magic = CONVERSION_MAGIC;
    c.to = (uint8_t)charset_of(to, n, &c);
    Conversion ignored = c;
    c.from = (uint8_t)charset_of(from, m, &ignored);
    if (!c.to || !c.from) { set_guest_errno(ctx, G_EINVAL); RET_L(-1); }
    block = heap_alloc(ctx, &HOST(ctx)->heap, sizeof c);
    if (!block) { set_guest_errno(ctx, G_ENOMEM); RET_L(-1); }
    memcpy(ctx->mem + block, &c, sizeof c);
    RET_L(block);
}

static char *conversion_of(Ctx *ctx, uint64_t cd)
{
    char *p = guest_write(ctx, cd, sizeof(Conversion));
    uint32_t magic = 0;
    if (p) memcpy(&magic, p, 4);
    if (p && magic != CONVERSION_MAGIC) { host_note(ctx, "not a conversion descriptor: 0x%x", (unsigned)cd); ctx_trap(ctx, TRAP_HOST, (uint32_t)cd); return NULL; }
    return p;
}

HOSTFN(iconv_close)
{
    char *p = conversion_of(ctx, a[0].u64);
    if (!p) return;
    memset(p, 0, 4);
    heap_free(&HOST(ctx)->heap, a[0].u64);
    if (!ctx->trap) RET_I(0);
}

static uint32_t unit_at(const unsigned char *p, int bytes, int big)
{
    uint32_t v = 0;
    for (int i = 0; i < bytes; i++) v |= (uint32_t)p[i] << 8 * (big ? bytes - 1 - i : i);
    return v;
}

/* One character of the input: its bytes; 0: a mark of the byte order was taken (2 or 4 bytes, in *skip); -1 invalid, -2 incomplete. */
static int char_in(Conversion *c, const unsigned char *p, uint64_t n, uint32_t *out, int *skip)
{
    uint32_t v, low;
    int wide = c->from >= C_UTF32, big, width = wide ? 4 : 2;
    if (c->from < C_UTF16) {
        v = p[0];
        switch (c->from) {
        case C_ASCII: if (v >= 128) return -1; break;
        case C_LATIN9: for (int i = 0; i < 8; i++) if (latin9[i].byte == v) v = latin9[i].c; break;
        case C_CP1252: if (v >= 128 && v < 160 && !(v = cp1252_high[v - 128])) return -1; break;
        case C_UTF8: { int k = utf8_get(1, (const char *)p, n, out); return k ? k : 1; }
        }
        *out = v;
        return 1;
    }
    if (n < (uint64_t)width) return -2;
    big = c->from == C_UTF16BE || c->from == C_UCS2BE || c->from == C_UTF32BE || c->big_in;
    v = unit_at(p, width, big);
    if ((c->from == C_UTF16 || c->from == C_UTF32) && !c->seen_in) {
        c->seen_in = 1;
        if (v == 0xfeff) { *skip = width; return 0; }
        if (v == (wide ? 0xfffe0000u : 0xfffeu)) { c->big_in = 1; *skip = width; return 0; }
    }
    *out = v;
    if (wide) return v > 0x10ffff || (v >= 0xd800 && v < 0xe000) ? -1 : 4;
    if (v < 0xd800 || v >= 0xe000) return 2;
    if (c->from >= C_UCS2 || v >= 0xdc00) return -1;
    if (n < 4) return -2;
    low = unit_at(p + 2, 2, big);
    if (low < 0xdc00 || low >= 0xe000) return -1;
    *out = 0x10000 + ((v - 0xd800) << 10) + (low - 0xdc00);
    return 4;
}

static int put_units(unsigned char *to, uint32_t v, int bytes, int big)
{
    for (int i = 0; i < bytes; i++) to[i] = (unsigned char)(v >> 8 * (big ? bytes - 1 - i : i));
    return bytes;
}

/* The bytes of a character in the output (at most 8, with a mark); -1: it has none. */
static int char_out(Conversion *c, uint32_t v, unsigned char *to)
{
    int n = 0, big = c->to == C_UTF16BE || c->to == C_UCS2BE || c->to == C_UTF32BE;
    switch (c->to) {
    case C_ASCII: if (v >= 128) return -1; to[0] = (unsigned char)v; return 1;
    case C_LATIN1: if (v >= 256) return -1; to[0] = (unsigned char)v; return 1;
    case C_LATIN9:
        for (int i = 0; i < 8; i++) { if (latin9[i].c == v) { to[0] = latin9[i].byte; return 1; } if (latin9[i].byte == v) return -1; }
        if (v >= 256) return -1;
        to[0] = (unsigned char)v;
        return 1;
    case C_CP1252:
        for (int i = 0; i < 32; i++) if (v && cp1252_high[i] == v) { to[0] = (unsigned char)(128 + i); return 1; }
        if (v >= 256 || (v >= 128 && v < 160)) return -1;
        to[0] = (unsigned char)v;
        return 1;
    case C_UTF8: return utf8_put(1, (char *)to, v);
    case C_UTF16: case C_UTF32:
        if (!c->wrote_mark) n = put_units(to, 0xfeff, c->to == C_UTF16 ? 2 : 4, 0);
        break;
    }
    if (c->to >= C_UTF32) return n + put_units(to + n, v, 4, big);
    if (v < 0x10000) return n + put_units(to + n, v, 2, big);
    if (c->to >= C_UCS2) return -1;
    v -= 0x10000;
    n += put_units(to + n, 0xd800 + (v >> 10), 2, big);
    return n + put_units(to + n, 0xdc00 + (v & 0x3ff), 2, big);
}

/* Letters with accents of Latin-1, and a few signs, as ASCII has them; NULL: nothing like it. */
static const char *translit_of(uint32_t v)
{
    static const struct { uint32_t c; const char *text; } signs[] = { { 0x2018, "'" }, { 0x2019, "'" }, { 0x201c, "\"" }, { 0x201d, "\"" },
        { 0x2013, "-" }, { 0x2014, "-" }, { 0x2026, "..." }, { 0x20ac, "EUR" }, { 0xa9, "(C)" }, { 0xae, "(R)" }, { 0xab, "<<" }, { 0xbb, ">>" },
        { 0xa0, " " }, { 0xdf, "ss" }, { 0xc6, "AE" }, { 0xe6, "ae" }, { 0x152, "OE" }, { 0x153, "oe" }, { 0x2122, "(TM)" } };
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) if (signs[i].c == v) return signs[i].text;
    return "?";
}

HOSTFN(iconv)
{
    char *state = conversion_of(ctx, a[0].u64);
    uint64_t in_at, in_left, out_at, out_left, converted = 0;
    const unsigned char *in;
    unsigned char *out, buf[32];
    Conversion c;
    int error = 0;
    if (!state) return;
    memcpy(&c, state, sizeof c);
    in_at = (uint32_t)a[1].u64 ? load_u64(ctx, a[1].u64) : 0;
    if (ctx->trap) return;
    if (!(uint32_t)in_at) {             /* back to the first state */
        c.big_in = c.seen_in = c.wrote_mark = 0;
        memcpy(state, &c, sizeof c);
        RET_L(0);
    }
    in_left = load_u64(ctx, a[2].u64);
    out_at = load_u64(ctx, a[3].u64);
    out_left = load_u64(ctx, a[4].u64);
    if (ctx->trap) return;
    in = (const unsigned char *)guest_read(ctx, in_at, in_left ? in_left : 1);
    out = in ? (unsigned char *)guest_write(ctx, out_at, out_left ? out_left : 1) : NULL;
    if (!out) return;
    while (in_left && !error) {
        uint32_t v = 0;
        Conversion before = c;
        int skip = 0, k = char_in(&c, in, in_left, &v, &skip), m;
        if (k == 0) { in += skip; in_at += (uint64_t)skip; in_left -= (uint64_t)skip; continue; }
        if (k == -2) { error = G_EINVAL; break; }
        if (k == -1) { error = G_EILSEQ; break; }
        m = char_out(&c, v, buf);
        if (m < 0 && c.translit) {
            const char *t = translit_of(v);
            for (m = 0; *t; t++) m += char_out(&c, (uint32_t)*t, buf + m);
            converted++;
        } else if (m < 0 && c.ignore) m = 0;
        else if (m < 0) { error = G_EILSEQ; break; }
        if ((uint64_t)m > out_left) { error = G_E2BIG; c = before; break; }
        if (m) c.wrote_mark = 1;
        memmove(out, buf, (size_t)m);
        out += m; out_at += (uint64_t)m; out_left -= (uint64_t)m;
        in += k; in_at += (uint64_t)k; in_left -= (uint64_t)k;
    }
    if (store_u64(ctx, a[1].u64, in_at) || store_u64(ctx, a[2].u64, in_left) || store_u64(ctx, a[3].u64, out_at) || store_u64(ctx, a[4].u64, out_left)) return;
    state = guest_write(ctx, a[0].u64, sizeof c);
    if (!state) return;
    memcpy(state, &c, sizeof c);
    if (error) { set_guest_errno(ctx, error); RET_L(-1); }
    RET_L(converted);
}
#endif
