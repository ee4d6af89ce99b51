/* Streams over memory: fmemopen (the guest's buffer) and open_memstream (a block that grows). */
#ifndef HOST_MEMSTREAM_H
#define HOST_MEMSTREAM_H
#include "host_stream.h"

static int64_t cookie_transfer(Ctx *ctx, File *f, int write, void *buf, size_t n);
static int64_t cookie_seek(Ctx *ctx, File *f, int64_t off, int whence);

static int64_t memory_read(Ctx *ctx, File *f, void *buf, size_t n)
{
    uint64_t left = f->mem_pos < f->mem_len ? f->mem_len - f->mem_pos : 0;
    const char *p;
    if (f->kind == F_COOKIE) return cookie_transfer(ctx, f, 0, buf, n);
    if (n > left) n = left;
    if (f->kind == F_MEMSTREAM || n == 0) return 0;
    p = guest_read(ctx, f->mem + f->mem_pos, n);
    if (!p) return -1;
    memcpy(buf, p, n);
    f->mem_pos += n;
    return (int64_t)n;
}

static int64_t image_write(Ctx *ctx, File *f, const void *buf, size_t n)
{
    uint64_t end = f->mem_pos + n;
    if (end >= GUEST_SPACE) { set_guest_errno(ctx, G_ENOSPC); return -1; }
    if (end + 1 > f->image_cap) {
        uint64_t cap = f->image_cap ? f->image_cap : 256;
        while (cap < end + 1) cap *= 2;
        char *grown = (char *)realloc(f->image, cap);
        if (!grown) { set_guest_errno(ctx, G_ENOMEM); return -1; }
        f->image = grown;
        f->image_cap = cap;
    }
    if (f->mem_pos > f->mem_len) memset(f->image + f->mem_len, 0, f->mem_pos - f->mem_len);
    memcpy(f->image + f->mem_pos, buf, n);
    f->mem_pos = end;
    if (end > f->mem_len) f->mem_len = end;
    return (int64_t)n;
}

static int64_t memory_write(Ctx *ctx, File *f, const void *buf, size_t n)
{
    char *p;
    if (f->kind == F_COOKIE) return cookie_transfer(ctx, f, 1, (void *)buf, n);
    if (f->kind == F_MEMSTREAM) return image_write(ctx, f, buf, n);
    if (f->append) f->mem_pos = f->mem_len;
    if (f->mem_pos >= f->mem_cap) { set_guest_errno(ctx, G_ENOSPC); return -1; }
    if (n > f->mem_cap - f->mem_pos) n = f->mem_cap - f->mem_pos;
    p = guest_write(ctx, f->mem + f->mem_pos, n);
    if (!p) return -1;
    memcpy(p, buf, n);
    f->mem_pos += n;
    if (f->mem_pos > f->mem_len) {
        f->mem_len = f->mem_pos;
        if (f->mem_len < f->mem_cap && store_u8(ctx, f->mem + f->mem_len, 0)) return -1;
    }
    return (int64_t)n;
}

static int64_t memory_seek(Ctx *ctx, File *f, int64_t off, int whence)
{
    int64_t limit = f->kind == F_MEM ? (int64_t)f->mem_cap : (int64_t)GUEST_SPACE - 2;
    int64_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? (int64_t)f->mem_pos : (int64_t)f->mem_len;
    if (f->kind == F_COOKIE) return cookie_seek(ctx, f, off, whence);
    if (off < -from || off > limit - from) { set_guest_errno(ctx, G_EINVAL); return -1; }
    f->mem_pos = (uint64_t)(from + off);
    return from + off;
}

/* open_memstream: show the guest its block and size. */
static int memory_flush(Ctx *ctx, File *f)
{
    Host *S = HOST(ctx);
    uint64_t need = f->mem_len + 1, have, shown;
    if (f->kind != F_MEMSTREAM) return 0;
    have = f->block ? heap_size_of(&S->heap, f->block) : 0;
    if (have < need) {
        uint64_t block = heap_alloc(ctx, &S->heap, need < 2 * have ? 2 * have : need);
        if (!block) { set_guest_errno(ctx, G_ENOMEM); return -1; }
        if (f->block && have) heap_free(&S->heap, f->block);
        f->block = block;
    }
    if (f->mem_len) memcpy(ctx->mem + f->block, f->image, f->mem_len);
    ctx->mem[f->block + f->mem_len] = 0;
    shown = f->mem_pos < f->mem_len ? f->mem_pos : f->mem_len;
    return store_u64(ctx, f->ptr_cell, f->block) || store_u64(ctx, f->size_cell, shown) ? -1 : 0;
}

/* ---- fopencookie: the guest's own functions ---- */

static int64_t cookie_transfer(Ctx *ctx, File *f, int write, void *buf, size_t n)
{
    Host *S = HOST(ctx);
    Slot a[4];
    uint64_t fn = f->cookie_fn[write], block;
    int64_t r;
    if (!fn) {      /* glibc: no reader is the end of the file, no writer swallows all */
        return write ? (int64_t)n : 0;
    }
    if (n > STREAM_BUF) n = STREAM_BUF;
    block = heap_alloc(ctx, &S->heap, n);
    if (!block) { set_guest_errno(ctx, G_ENOMEM); return -1; }
    if (write) memcpy(ctx->mem + block, buf, n);
    a[0].u64 = f->cookie;
    a[1].u64 = block;
    a[2].u64 = n;
    if (host_call(ctx, fn, a, "lll:l")) return -1;
    r = a[0].s64;
    if (r > (int64_t)n) r = (int64_t)n;
    if (!write && r > 0) memcpy(buf, ctx->mem + block, (size_t)r);
    heap_free(&S->heap, block);
    return r;
}

static int64_t cookie_seek(Ctx *ctx, File *f, int64_t off, int whence)
{
    Slot a[4];
    uint64_t cell;
    if (!f->cookie_fn[2]) { set_guest_errno(ctx, G_ESPIPE); return -1; }
    cell = heap_alloc(ctx, &HOST(ctx)->heap, 16);
    if (!cell) { set_guest_errno(ctx, G_ENOMEM); return -1; }
    store_u64(ctx, cell, (uint64_t)off);
    a[0].u64 = f->cookie;
    a[1].u64 = cell;
    a[2].u64 = (uint32_t)whence;
    if (host_call(ctx, f->cookie_fn[2], a, "lli:i")) return -1;
    off = (int64_t)load_u64(ctx, cell);
    heap_free(&HOST(ctx)->heap, cell);
    return a[0].s32 ? -1 : off;
}
#endif
