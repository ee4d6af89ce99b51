/* The printf family: to streams, descriptors, the guest's buffers and blocks. */
#ifndef HOST_PRINTF_H
#define HOST_PRINTF_H
#include "host_format.h"

enum { FORMAT_WIDE = 1, FORMAT_X87 = 2 };

static int print_stream(Ctx *ctx, File *f, uint64_t fmt, uint64_t va, int how)
{
    Out o = { ctx, OUT_FILE, 0, 0, 0, f, NULL, 0, 0 };
    Format kind = { (how & FORMAT_X87) != 0, 0 };
    uint64_t n;
    const char *p;
    int r;
    if (!f) return -1;
    p = guest_cstr(ctx, fmt, &n);
    if (!p || stream_open_burst(ctx, f)) return -1;
    r = format_all(ctx, &o, p, n, va, kind);
    if (stream_close_burst(ctx, f) || o.failed) r = -1;
    return r ? -1 : (int)o.n;
}

/* sprintf (strict) and snprintf: at most cap bytes, the final zero among them. */
static int print_guest(Ctx *ctx, uint64_t dst, uint64_t cap, int strict, uint64_t fmt, uint64_t va, int x87)
{
    Out o = { ctx, OUT_GUEST, 0, 0, 0, NULL, NULL, 0, 0 };
    Format kind = { x87, 0 };
    uint64_t n, room = guest_write_room(ctx, dst);
    const char *p = guest_cstr(ctx, fmt, &n);
    int r;
    if (!p) return -1;
    if (cap && !guest_write(ctx, dst, 1)) return -1;
    /* Bytes beyond the guest's room are a trap, as they would be there; beyond cap they are dropped. */
    o.strict = strict || cap > room;
    o.cap = cap > room ? room : cap;
    if (o.cap) o.cap--;
    o.dst = ctx->mem + (uint32_t)dst;
    o.dst_addr = (uint32_t)dst;
    r = format_all(ctx, &o, p, n, va, kind);
    if (cap && !ctx->trap) o.dst[o.n < o.cap ? o.n : o.cap] = 0;
    return r || o.failed ? -1 : (int)o.n;
}

/* Text in a host block (to be freed); -1 on failure. */
static int print_host(Ctx *ctx, Out *o, uint64_t fmt, uint64_t va, int x87)
{
    Format kind = { x87, 0 };
    uint64_t n;
    const char *p = guest_cstr(ctx, fmt, &n);
    memset(o, 0, sizeof *o);
    o->ctx = ctx;
    o->kind = OUT_HOST;
    if (!p) return -1;
    return format_all(ctx, o, p, n, va, kind) || o->failed ? -1 : (int)o->n;
}

static int print_alloc(Ctx *ctx, uint64_t cell, uint64_t fmt, uint64_t va, int x87)
{
    Out o;
    uint64_t block;
    int r = print_host(ctx, &o, fmt, va, x87);
    if (r >= 0) {
        block = heap_alloc(ctx, &HOST(ctx)->heap, o.n + 1);
        if (!block) { set_guest_errno(ctx, G_ENOMEM); r = -1; }
        else {
            if (o.n) memcpy(ctx->mem + block, o.dst, o.n);
            ctx->mem[block + o.n] = 0;
            if (store_u64(ctx, cell, block)) r = -1;
        }
    }
    free(o.dst);
    return r;
}

static int print_fd(Ctx *ctx, int fd, uint64_t fmt, uint64_t va, int x87)
{
    Out o;
    int r = print_host(ctx, &o, fmt, va, x87);
    if (r >= 0 && fd_write_all(ctx, fd, o.dst, o.n)) r = -1;
    free(o.dst);
    return r;
}

/* ---- every function in both flavours of long double ---- */
#define PRINTF_FAMILY(P, x87) \
    HOSTFN(P##printf) { RET_I(print_stream(ctx, STDOUT(ctx), a[0].u64, a[1].u64, x87 ? FORMAT_X87 : 0)); } \
    HOSTFN(P##__printf_chk) { RET_I(print_stream(ctx, STDOUT(ctx), a[1].u64, a[2].u64, x87 ? FORMAT_X87 : 0)); } \
    HOSTFN(P##fprintf) { \
        RET_I(print_stream(ctx, stream_of(ctx, a[0].u64), a[1].u64, a[2].u64, x87 ? FORMAT_X87 : 0)); } \
    HOSTFN(P##__fprintf_chk) { \
        RET_I(print_stream(ctx, stream_of(ctx, a[0].u64), a[2].u64, a[3].u64, x87 ? FORMAT_X87 : 0)); } \
    HOSTFN(P##sprintf) { RET_I(print_guest(ctx, a[0].u64, ~0ull, 1, a[1].u64, a[2].u64, x87)); } \
    HOSTFN(P##__sprintf_chk) { \
        if (a[2].u64 == 0) { chk_fail(ctx); return; } \
        int n = print_guest(ctx, a[0].u64, a[2].u64, 0, a[3].u64, a[4].u64, x87); \
        if (n >= 0 && (uint64_t)n >= a[2].u64) { chk_fail(ctx); return; } \
        RET_I(n); } \
    HOSTFN(P##snprintf) { RET_I(print_guest(ctx, a[0].u64, a[1].u64, 0, a[2].u64, a[3].u64, x87)); } \
    HOSTFN(P##__snprintf_chk) { \
        if (a[3].u64 < a[1].u64) { chk_fail(ctx); return; } \
        RET_I(print_guest(ctx, a[0].u64, a[1].u64, 0, a[4].u64, a[5].u64, x87)); } \
    HOSTFN(P##asprintf) { RET_I(print_alloc(ctx, a[0].u64, a[1].u64, a[2].u64, x87)); } \
    HOSTFN(P##__asprintf_chk) { RET_I(print_alloc(ctx, a[0].u64, a[2].u64, a[3].u64, x87)); } \
    HOSTFN(P##dprintf) { RET_I(print_fd(ctx, a[0].s32, a[1].u64, a[2].u64, x87)); } \
    HOSTFN(P##__dprintf_chk) { RET_I(print_fd(ctx, a[0].s32, a[2].u64, a[3].u64, x87)); }

static void chk_fail(Ctx *ctx)
{
    host_note(ctx, "*** buffer overflow detected ***");
    ctx_trap(ctx, TRAP_ABORT, 0);
}

PRINTF_FAMILY(, 0)
PRINTF_FAMILY(x87_, 1)

/* strfromd and relatives: one number by a format of precision and conversion alone. */
static int number_text(Ctx *ctx, uint64_t dst, uint64_t cap, uint64_t fmt, Parts v, int pair, int x87)
{
    Out o = { ctx, OUT_GUEST, 0, 0, 0, NULL, NULL, 0, 0 };
    uint64_t n, room = guest_write_room(ctx, dst);
    const char *p = guest_cstr(ctx, fmt, &n);
    Directive d;
    Slot bits;
    if (!p || n < 2 || n > 40 || p[0] != '%' || read_directive(p + 1, p + n, &d) != p + n || directive_type(&d) == ARG_NONE
        || !strchr("aAeEfFgG", d.s.conv) || d.s.flags || d.s.len || d.s.width || d.width_arg != -1 || d.prec_arg != -1) return -1;
    if (cap && !guest_write(ctx, dst, 1)) return -1;
    o.strict = cap > room;
    o.cap = cap > room ? room : cap;
    if (o.cap) o.cap--;
    o.dst = ctx->mem + (uint32_t)dst;
    o.dst_addr = (uint32_t)dst;
    bits.u64 = v.lo;
    if (pair) out_long_double(&o, &d.s, v, x87);
    else out_double(&o, &d.s, bits.f64);
    if (cap && !ctx->trap) o.dst[o.n < o.cap ? o.n : o.cap] = 0;
    return o.failed ? -1 : (int)o.n;
}

HOSTFN(strfromd) { Parts v = { a[3].u64, 0 }; RET_I(number_text(ctx, a[0].u64, a[1].u64, a[2].u64, v, 0, 0)); }
HOSTFN(strfroml) { Parts v = { a[3].u64, a[4].u64 }; RET_I(number_text(ctx, a[0].u64, a[1].u64, a[2].u64, v, 1, 0)); }
HOSTFN(x87_strfroml) { Parts v = { a[3].u64, a[4].u64 }; RET_I(number_text(ctx, a[0].u64, a[1].u64, a[2].u64, v, 1, 1)); }

HOSTFN(strfromf)
{
    Slot x;
    x.f64 = (double)a[3].f32;
    Parts v = { x.u64, 0 };
    RET_I(number_text(ctx, a[0].u64, a[1].u64, a[2].u64, v, 0, 0));
}
#endif
