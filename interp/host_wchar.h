/* wchar.h and wctype.h: strings of 4-byte characters, and multibyte conversions. */
#ifndef HOST_WCHAR_H
#define HOST_WCHAR_H
#include <wctype.h>
#include "host_ctype.h"
#include "host_utf8.h"

/* Length in characters of the wide string at addr, at most n; -1 after a trap. */
static int64_t wide_len(Ctx *ctx, uint64_t addr, uint64_t n)
{
    uint64_t room = guest_room(ctx, addr) / 4;
    const char *p;
    if (n == 0) return 0;
    p = guest_read(ctx, addr, 4);
    if (!p) return -1;
    for (uint64_t i = 0; i < room; i++) {
        uint32_t c;
        if (i == n) return (int64_t)n;
        if (host_step(ctx, i)) return -1;
        memcpy(&c, p + 4 * i, 4);
        if (!c) return (int64_t)i;
    }
    if (n <= room) return (int64_t)n;
    ctx_trap(ctx, TRAP_MEMORY, ctx->heap_end);
    return -1;
}

static inline uint32_t wide_at(const char *p, uint64_t i) { uint32_t c; memcpy(&c, p + 4 * i, 4); return c; }

static void wide_copy(Ctx *ctx, uint64_t dst, uint64_t src, uint64_t n)
{
    uint64_t bytes = n > GUEST_SPACE ? ~0ull : 4 * n;
    char *d = guest_write(ctx, dst, bytes);
    const char *s = d ? guest_read(ctx, src, bytes) : NULL;
    if (s) memmove(d, s, bytes);
}

HOSTFN(wcslen) { RET_L(wide_len(ctx, a[0].u64, ~0ull)); }
HOSTFN(wcsnlen) { RET_L(wide_len(ctx, a[0].u64, a[1].u64)); }
HOSTFN(wmemcpy) { wide_copy(ctx, a[0].u64, a[1].u64, a[2].u64); }
HOSTFN(wmempcpy) { wide_copy(ctx, a[0].u64, a[1].u64, a[2].u64); RET_L(a[0].u64 + 4 * a[2].u64); }
HOSTFN(wcscpy) { int64_t n = wide_len(ctx, a[1].u64, ~0ull); if (n >= 0) wide_copy(ctx, a[0].u64, a[1].u64, (uint64_t)n + 1); }

HOSTFN(wcpcpy)
{
    int64_t n = wide_len(ctx, a[1].u64, ~0ull);
    if (n < 0) return;
    wide_copy(ctx, a[0].u64, a[1].u64, (uint64_t)n + 1);
    RET_L(a[0].u64 + 4 * (uint64_t)n);
}

HOSTFN(wmemset)
{
    uint64_t n = a[2].u64 > GUEST_SPACE ? ~0ull : a[2].u64 * 4;
    char *d = guest_write(ctx, a[0].u64, n);
    uint32_t c = a[1].u32;
    if (d) for (uint64_t i = 0; i < n; i += 4) memcpy(d + i, &c, 4);
}

HOSTFN(wcsncpy)
{
    uint64_t cap = a[2].u64 > GUEST_SPACE ? GUEST_SPACE : a[2].u64;
    int64_t n = wide_len(ctx, a[1].u64, cap);
    char *d = n < 0 ? NULL : guest_write(ctx, a[0].u64, 4 * cap);
    const char *s = d ? guest_read(ctx, a[1].u64, 4 * (uint64_t)n) : NULL;
    if (!s) return;
    memmove(d, s, 4 * (size_t)n);
    memset(d + 4 * n, 0, 4 * (cap - (uint64_t)n));
}

static void wide_append(Ctx *ctx, Slot *a, uint64_t most)
{
    int64_t n = wide_len(ctx, a[0].u64, ~0ull), m = n < 0 ? -1 : wide_len(ctx, a[1].u64, most);
    if (m < 0) return;
    wide_copy(ctx, a[0].u64 + 4 * (uint64_t)n, a[1].u64, (uint64_t)m);
    if (!ctx->trap) store_u32(ctx, a[0].u64 + 4 * (uint64_t)(n + m), 0);
}
HOSTFN(wcscat) { wide_append(ctx, a, ~0ull); }
HOSTFN(wcsncat) { wide_append(ctx, a, a[2].u64); }

/* Checked variants: the last argument is the size of the destination in wide characters. */
static int wide_fits(Ctx *ctx, uint64_t dst, uint64_t src, uint64_t most, uint64_t cap)
{
    int64_t n = dst ? wide_len(ctx, dst, cap) : 0, m = n < 0 ? -1 : wide_len(ctx, src, most);
    if (m >= 0 && (uint64_t)n + (uint64_t)m >= cap) chk_fail(ctx);
    return m >= 0 && !ctx->trap;
}

HOSTFN(__wmemcpy_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_wmemcpy(ctx, a); }
HOSTFN(__wmempcpy_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_wmempcpy(ctx, a); }
HOSTFN(__wmemset_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_wmemset(ctx, a); }
HOSTFN(__wcsncpy_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_wcsncpy(ctx, a); }
HOSTFN(__wcscpy_chk) { if (wide_fits(ctx, 0, a[1].u64, ~0ull, a[2].u64)) h_wcscpy(ctx, a); }
HOSTFN(__wcpcpy_chk) { if (wide_fits(ctx, 0, a[1].u64, ~0ull, a[2].u64)) h_wcpcpy(ctx, a); }
HOSTFN(__wcscat_chk) { if (wide_fits(ctx, a[0].u64, a[1].u64, ~0ull, a[2].u64)) h_wcscat(ctx, a); }
HOSTFN(__wcsncat_chk) { if (wide_fits(ctx, a[0].u64, a[1].u64, a[2].u64, a[3].u64)) h_wcsncat(ctx, a); }

static uint32_t wide_lower(Host *S, uint32_t c);

/* Comparison of strings (`stop` at zero) or blocks, folded or not. */
static int wide_compare(Ctx *ctx, uint64_t x, uint64_t y, uint64_t n, int stop, int fold)
{
    for (uint64_t i = 0; i < n; i++) {
        uint32_t c = load_u32(ctx, x + 4 * i), d = load_u32(ctx, y + 4 * i);
        if (ctx->trap || host_step(ctx, i)) return 0;
        if (fold) { c = wide_lower(HOST(ctx), c); d = wide_lower(HOST(ctx), d); }
        if (c != d) return (int32_t)c < (int32_t)d ? -1 : 1;
        if (stop && c == 0) return 0;
    }
    return 0;
}
HOSTFN(wcscmp) { RET_I(wide_compare(ctx, a[0].u64, a[1].u64, ~0ull, 1, 0)); }
HOSTFN(wcsncmp) { RET_I(wide_compare(ctx, a[0].u64, a[1].u64, a[2].u64, 1, 0)); }
HOSTFN(wmemcmp) { RET_I(wide_compare(ctx, a[0].u64, a[1].u64, a[2].u64, 0, 0)); }
HOSTFN(wcscasecmp) { RET_I(wide_compare(ctx, a[0].u64, a[1].u64, ~0ull, 1, 1)); }
HOSTFN(wcsncasecmp) { RET_I(wide_compare(ctx, a[0].u64, a[1].u64, a[2].u64, 1, 1)); }

HOSTFN(wmemchr)
{
    for (uint64_t i = 0; i < a[2].u64 && !ctx->trap && !host_step(ctx, i); i++) if (load_u32(ctx, a[0].u64 + 4 * i) == a[1].u32) RET_L(a[0].u64 + 4 * i);
    RET_L(0);
}

HOSTFN(wcschr)
{
    for (uint64_t i = 0;; i++) {
        uint32_t c = load_u32(ctx, a[0].u64 + 4 * i);
        if (ctx->trap || host_step(ctx, i)) return;
        if (c == a[1].u32) RET_L(a[0].u64 + 4 * i);
        if (!c) RET_L(0);
    }
}

HOSTFN(wcsrchr)
{
    int64_t n = wide_len(ctx, a[0].u64, ~0ull);
    for (int64_t i = n; i >= 0; i--) if (load_u32(ctx, a[0].u64 + 4 * (uint64_t)i) == a[1].u32) RET_L(a[0].u64 + 4 * (uint64_t)i);
    RET_L(0);
}

HOSTFN(wcsstr)
{
    int64_t n = wide_len(ctx, a[0].u64, ~0ull), m = n < 0 ? -1 : wide_len(ctx, a[1].u64, ~0ull);
    const char *h, *x;
    if (m < 0) return;
    h = guest_read(ctx, a[0].u64, 4 * (uint64_t)n);
    x = guest_read(ctx, a[1].u64, 4 * (uint64_t)m);
    if (!h || !x) return;
    /* A match of bytes counts only at a multiple of four. */
    for (uint64_t at = 0; at + (uint64_t)m <= (uint64_t)n;) {
        const char *z = find_block(h + 4 * at, 4 * ((uint64_t)n - at), x, 4 * (uint64_t)m);
        if (!z) break;
        if ((z - h) % 4 == 0) RET_L(a[0].u64 + (uint64_t)(z - h));
        at = (uint64_t)(z - h) / 4 + 1;
    }
    RET_L(0);
}

/* Is c in the wide string at set? steps: characters looked at so far. */
static int in_wide_set(Ctx *ctx, uint64_t set, uint32_t c, uint64_t *steps)
{
    for (uint64_t i = 0;; i++) {
        uint32_t d = load_u32(ctx, set + 4 * i);
        if (host_step(ctx, ++*steps) || ctx->trap || !d) return 0;
        if (c == d) return 1;
    }
}

static uint64_t wide_span(Ctx *ctx, uint64_t addr, uint64_t set, int inside)
{
    uint64_t steps = 0;
    for (uint64_t i = 0;; i++) {
        uint32_t c = load_u32(ctx, addr + 4 * i);
        if (ctx->trap || !c || in_wide_set(ctx, set, c, &steps) != inside || ctx->trap) return i;
    }
}
HOSTFN(wcsspn) { RET_L(wide_span(ctx, a[0].u64, a[1].u64, 1)); }
HOSTFN(wcscspn) { RET_L(wide_span(ctx, a[0].u64, a[1].u64, 0)); }

HOSTFN(wcspbrk)
{
    uint64_t i = wide_span(ctx, a[0].u64, a[1].u64, 0);
    RET_L(load_u32(ctx, a[0].u64 + 4 * i) ? a[0].u64 + 4 * i : 0);
}

HOSTFN(wcstok)
{
    uint64_t from = (uint32_t)a[0].u64 ? a[0].u64 : load_u64(ctx, a[2].u64), n;
    if (ctx->trap || !(uint32_t)from) RET_L(0);
    from += 4 * wide_span(ctx, from, a[1].u64, 1);
    if (!load_u32(ctx, from)) { store_u64(ctx, a[2].u64, from); RET_L(0); }
    n = wide_span(ctx, from, a[1].u64, 0);
    if (load_u32(ctx, from + 4 * n)) { store_u32(ctx, from + 4 * n, 0); n++; }
    store_u64(ctx, a[2].u64, from + 4 * n);
    if (!ctx->trap) RET_L(from);
}

HOSTFN(wcsdup)
{
    int64_t n = wide_len(ctx, a[0].u64, ~0ull);
    uint64_t block;
    if (n < 0) return;
    block = heap_alloc(ctx, &HOST(ctx)->heap, 4 * (uint64_t)n + 4);
    if (!block) { set_guest_errno(ctx, G_ENOMEM); RET_L(0); }
    wide_copy(ctx, block, a[0].u64, (uint64_t)n + 1);
    RET_L(block);
}

/* ---- classes: the host's Unicode tables when the locale is UTF-8 ---- */
static locale_t unicode_locale(Host *S)
{
    if (!S->utf8_tried) {
        S->utf8_tried = 1;
        S->utf8_locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
        if (!S->utf8_locale) S->utf8_locale = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
    }
    return S->utf8_locale;
}

static const char *const class_names[12] = { "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print",
                                             "punct", "space", "upper", "xdigit" };
static const int class_bits[12] = { CT_ALNUM, CT_ALPHA, CT_BLANK, CT_CNTRL, CT_DIGIT, CT_GRAPH, CT_LOWER, CT_PRINT, CT_PUNCT,
                                    CT_SPACE, CT_UPPER, CT_XDIGIT };

static int wide_class(Host *S, uint32_t c, int k)
{
    locale_t l;
    if (c < 128) return char_bits(c) & class_bits[k];
    if (!S->utf8 || c > 0x10ffff || !(l = unicode_locale(S))) return 0;
    return iswctype_l((wint_t)c, wctype_l(class_names[k], l), l) != 0;
}

static uint32_t wide_lower(Host *S, uint32_t c)
{
    locale_t l;
    if (c < 128) return (uint32_t)lower_of(c);
    return S->utf8 && c <= 0x10ffff && (l = unicode_locale(S)) ? (uint32_t)towlower_l((wint_t)c, l) : c;
}

static uint32_t wide_upper(Host *S, uint32_t c)
{
    locale_t l;
    if (c < 128) return (uint32_t)upper_of(c);
    return S->utf8 && c <= 0x10ffff && (l = unicode_locale(S)) ? (uint32_t)towupper_l((wint_t)c, l) : c;
}

#define WIDE_CLASS(name, k) HOSTFN(name) { RET_I(wide_class(HOST(ctx), a[0].u32, k)); }
WIDE_CLASS(iswalnum, 0) WIDE_CLASS(iswalpha, 1) WIDE_CLASS(iswblank, 2) WIDE_CLASS(iswcntrl, 3) WIDE_CLASS(iswdigit, 4)
WIDE_CLASS(iswgraph, 5) WIDE_CLASS(iswlower, 6) WIDE_CLASS(iswprint, 7) WIDE_CLASS(iswpunct, 8) WIDE_CLASS(iswspace, 9)
WIDE_CLASS(iswupper, 10) WIDE_CLASS(iswxdigit, 11)
HOSTFN(towlower) { RET_I(wide_lower(HOST(ctx), a[0].u32)); }
HOSTFN(towupper) { RET_I(wide_upper(HOST(ctx), a[0].u32)); }

/* wctype and wctrans: small numbers, from one. */
HOSTFN(wctype)
{
    uint64_t n;
    const char *p = guest_cstr(ctx, a[0].u64, &n);
    if (!p) return;
    for (int i = 0; i < 12; i++) if (strlen(class_names[i]) == n && !memcmp(p, class_names[i], n)) RET_L(i + 1);
    RET_L(0);
}
HOSTFN(iswctype) { RET_I(a[1].u64 - 1 < 12 ? wide_class(HOST(ctx), a[0].u32, (int)a[1].u64 - 1) : 0); }

HOSTFN(wctrans)
{
    uint64_t n;
    const char *p = guest_cstr(ctx, a[0].u64, &n);
    if (!p) return;
    RET_L(n == 7 && !memcmp(p, "tolower", 7) ? 1 : n == 7 && !memcmp(p, "toupper", 7) ? 2 : 0);
}
HOSTFN(towctrans) { RET_I(a[1].u64 == 1 ? wide_lower(HOST(ctx), a[0].u32) : a[1].u64 == 2 ? wide_upper(HOST(ctx), a[0].u32) : a[0].u32); }

/* Columns: wide East Asian characters take two, combining ones none. */
static int wide_width(Host *S, uint32_t c)
{
    static const uint32_t wide[][2] = {
        { 0x1100, 0x115f }, { 0x2e80, 0x303e }, { 0x3041, 0x33ff }, { 0x3400, 0x4dbf }, { 0x4e00, 0x9fff }, { 0xa000, 0xa4cf },
        { 0xac00, 0xd7a3 }, { 0xf900, 0xfaff }, { 0xfe30, 0xfe6f }, { 0xff00, 0xff60 }, { 0xffe0, 0xffe6 },
        { 0x1f300, 0x1f64f }, { 0x1f900, 0x1f9ff }, { 0x20000, 0x3fffd },
    };
    if (c == 0) return 0;
    if (c < 128) return char_bits(c) & CT_PRINT ? 1 : -1;
    if ((c >= 0x300 && c <= 0x36f) || (c >= 0x200b && c <= 0x200f) || (c >= 0xfe00 && c <= 0xfe0f)) return S->utf8 ? 0 : -1;
    if (!wide_class(S, c, 7)) return -1;
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++) if (c >= wide[i][0] && c <= wide[i][1]) return 2;
    return 1;
}
HOSTFN(wcwidth) { RET_I(wide_width(HOST(ctx), a[0].u32)); }

HOSTFN(wcswidth)
{
    int64_t sum = 0;
    for (uint64_t i = 0; i < a[1].u64; i++) {
        uint32_t c = load_u32(ctx, a[0].u64 + 4 * i);
        int w = wide_width(HOST(ctx), c);
        if (ctx->trap || !c) break;
        if (w < 0) RET_I(-1);
        sum += w;
    }
    RET_I(sum);
}
#endif
