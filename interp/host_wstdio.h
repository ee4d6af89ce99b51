/* Wide streams and the wide printf and scanf families: formats and texts pass through UTF-8. */
#ifndef HOST_WSTDIO_H
#define HOST_WSTDIO_H
#include "host_multibyte.h"
#include "host_printf.h"
#include "host_scan.h"

#define GUEST_WEOF (~0u)

/* The wide string at addr as UTF-8 in a host block; NULL after a trap or with EILSEQ. */
static char *wide_text(Ctx *ctx, uint64_t addr, uint64_t *len)
{
    int64_t n = wide_len(ctx, addr, ~0ull);
    const char *p = n < 0 ? NULL : guest_read(ctx, addr, 4 * (uint64_t)n);
    char *text;
    *len = 0;
    if (!p || !(text = (char *)malloc(4 * (size_t)n + 4))) return NULL;
    for (int64_t i = 0; i < n; i++) {
        int k = utf8_put(1, text + *len, wide_at(p, (uint64_t)i));
        if (k < 0) { free(text); set_guest_errno(ctx, G_EILSEQ); return NULL; }
        *len += (uint64_t)k;
    }
    text[*len] = 0;
    return text;
}

static int stream_putwc(Ctx *ctx, File *f, uint32_t c)
{
    char mb[4];
    int n = c ? utf8_put(HOST(ctx)->utf8, mb, c) : (mb[0] = 0, 1);
    if (n < 0) { set_guest_errno(ctx, G_EILSEQ); stream_set_err(ctx, f); return -1; }
    f->wide = 1;
    return stream_write(ctx, f, mb, (size_t)n);
}

static void put_wide_char(Ctx *ctx, Slot *a, File *f) { RET_I(f && !stream_putwc(ctx, f, a[0].u32) ? a[0].u32 : GUEST_WEOF); }
static void get_wide_char(Ctx *ctx, Slot *a, File *f)
{
    int c = f ? stream_getwc(ctx, f) : -1;
    if (f) f->wide = 1;
    RET_I(c < 0 ? GUEST_WEOF : (uint32_t)c);
}

HOSTFN(putwchar) { put_wide_char(ctx, a, STDOUT(ctx)); }
HOSTFN(fputwc) { put_wide_char(ctx, a, stream_of(ctx, a[1].u64)); }
HOSTFN(getwchar) { get_wide_char(ctx, a, STDIN(ctx)); }
HOSTFN(fgetwc) { get_wide_char(ctx, a, stream_of(ctx, a[0].u64)); }

HOSTFN(ungetwc)
{
    File *f = stream_of(ctx, a[1].u64);
    if (!f || a[0].u32 == GUEST_WEOF || stream_ungetwc(ctx, f, a[0].u32)) RET_I(GUEST_WEOF);
    RET_I(a[0].u32);
}

HOSTFN(fputws)
{
    File *f = stream_of(ctx, a[1].u64);
    for (uint64_t i = 0; f; i++) {
        uint32_t c = load_u32(ctx, a[0].u64 + 4 * i);
        if (ctx->trap) return;
        if (!c) RET_I(0);
        if (stream_putwc(ctx, f, c)) break;
    }
    RET_I(-1);
}

HOSTFN(fgetws)
{
    File *f = stream_of(ctx, a[2].u64);
    uint64_t n = 0, room = a[1].s32 > 0 ? (uint64_t)a[1].s32 - 1 : 0;
    int c = 0;
    if (!f || a[1].s32 <= 0) RET_L(0);
    f->wide = 1;
    while (n < room && (c = stream_getwc(ctx, f)) >= 0) {
        if (store_u32(ctx, a[0].u64 + 4 * n++, (uint32_t)c)) return;
        if (c == '\n') break;
    }
    if (ctx->trap) return;
    if ((n == 0 && room) || c == -2) RET_L(0);
    if (!store_u32(ctx, a[0].u64 + 4 * n, 0)) RET_L(a[0].u64);
}

HOSTFN(fwide)
{
    File *f = stream_of(ctx, a[0].u64);
    if (!f) return;
    if (!f->wide && a[1].s32) f->wide = a[1].s32 > 0 ? 1 : 2;
    RET_I(f->wide == 1 ? 1 : f->wide ? -1 : 0);
}

/* ---- printf ---- */

/* The text of a wide printf as UTF-8; -1 on failure. The block is to be freed. */
static int wide_format(Ctx *ctx, Out *o, uint64_t fmt, uint64_t va, int x87)
{
    Host *S = HOST(ctx);
    Format how = { x87, 1 };
    uint64_t n;
    char *p = wide_text(ctx, fmt, &n);
    int old = S->utf8, r;
    memset(o, 0, sizeof *o);
    o->ctx = ctx;
    o->kind = OUT_HOST;
    if (!p) return -1;
    S->utf8 = 1;
    r = format_all(ctx, o, p, n, va, how);
    S->utf8 = old;
    free(p);
    return r || o->failed ? -1 : 0;
}

static int wide_print_stream(Ctx *ctx, File *f, uint64_t fmt, uint64_t va, int x87)
{
    Out o;
    int r = f ? wide_format(ctx, &o, fmt, va, x87) : -1;
    if (!f) return -1;
    if (r == 0) {
        f->wide = 1;
        r = (int)utf8_count(o.dst, o.n);
        if (!HOST(ctx)->utf8 && (uint64_t)r != o.n) { set_guest_errno(ctx, G_EILSEQ); stream_set_err(ctx, f); r = -1; }
        else if (stream_write(ctx, f, o.dst, o.n)) r = -1;
    }
    free(o.dst);
    return r;
}

static int wide_print_guest(Ctx *ctx, uint64_t dst, uint64_t cap, uint64_t fmt, uint64_t va, int x87)
{
    Out o;
    uint64_t n = 0;
    int r = wide_format(ctx, &o, fmt, va, x87);
    for (uint64_t i = 0; r == 0 && i < o.n && n + 1 < cap; n++) {
        uint32_t c = 0;
        int len = utf8_get(1, o.dst + i, o.n - i, &c);
        if (store_u32(ctx, dst + 4 * n, c)) r = -1;
        i += len > 0 ? (uint64_t)len : 1;
    }
    if (cap && !ctx->trap) store_u32(ctx, dst + 4 * n, 0);
    if (r == 0) r = utf8_count(o.dst, o.n) < cap ? (int)n : -1;
    free(o.dst);
    return r;
}

#define WPRINTF_FAMILY(P, x87) \
    HOSTFN(P##wprintf) { RET_I(wide_print_stream(ctx, STDOUT(ctx), a[0].u64, a[1].u64, x87)); } \
    HOSTFN(P##fwprintf) { RET_I(wide_print_stream(ctx, stream_of(ctx, a[0].u64), a[1].u64, a[2].u64, x87)); } \
    HOSTFN(P##swprintf) { RET_I(wide_print_guest(ctx, a[0].u64, a[1].u64, a[2].u64, a[3].u64, x87)); } \
    HOSTFN(P##__wprintf_chk) { RET_I(wide_print_stream(ctx, STDOUT(ctx), a[1].u64, a[2].u64, x87)); } \
    HOSTFN(P##__fwprintf_chk) { RET_I(wide_print_stream(ctx, stream_of(ctx, a[0].u64), a[2].u64, a[3].u64, x87)); } \
    HOSTFN(P##__swprintf_chk) { \
        if (a[3].u64 < a[1].u64) { chk_fail(ctx); return; } \
        RET_I(wide_print_guest(ctx, a[0].u64, a[1].u64, a[4].u64, a[5].u64, x87)); }
WPRINTF_FAMILY(, 0)
WPRINTF_FAMILY(x87_, 1)

/* ---- scanf ---- */
static int wide_scan(Ctx *ctx, File *f, uint64_t text, uint64_t fmt, uint64_t va, int x87)
{
    Input in = { ctx, f, { ctx, 0, NULL, 0, 0, 1 }, 0, 0 };
    uint64_t n;
    char *p = wide_text(ctx, fmt, &n);
    int r = -1;
    if (!f) in.c = cursor(ctx, text, 1);
    if (p && !ctx->trap && (!f || !stream_begin_read(ctx, f))) {
        if (f) f->wide = 1;
        r = scan_all(&in, p, n, va, x87);
    }
    free(p);
    return r;
}

#define WSCANF_FAMILY(P, x87) \
    HOSTFN(P##wscanf) { File *f = STDIN(ctx); RET_I(f ? wide_scan(ctx, f, 0, a[0].u64, a[1].u64, x87) : -1); } \
    HOSTFN(P##fwscanf) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? wide_scan(ctx, f, 0, a[1].u64, a[2].u64, x87) : -1); } \
    HOSTFN(P##swscanf) { RET_I(wide_scan(ctx, NULL, a[0].u64, a[1].u64, a[2].u64, x87)); }
WSCANF_FAMILY(, 0)
WSCANF_FAMILY(x87_, 1)
#endif
