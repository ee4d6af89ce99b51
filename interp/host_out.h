/* Where formatted text goes, and where the arguments come from. */
#ifndef HOST_OUT_H
#define HOST_OUT_H
#include "host_ld.h"
#include "host_memstream.h"
#include "host_stream.h"

enum { OUT_FILE, OUT_GUEST, OUT_HOST };

/* A sink for text. `n` counts everything, `failed` says that a stream did not take it. */
typedef struct Out {
    Ctx *ctx;
    int kind, failed, strict;   /* strict: running out of guest room is a trap (sprintf) */
    uint64_t n;
    File *f;
    char *dst;                  /* OUT_GUEST: host address of the guest's buffer, cap bytes; OUT_HOST: malloced */
    uint64_t dst_addr, cap;
} Out;

static void out_bytes(Out *o, const char *p, uint64_t n)
{
    uint64_t at = o->n;
    o->n += n;
    if (o->failed || n == 0) return;
    if (o->kind == OUT_FILE) {
        if (n <= o->f->fast_end - o->f->pos && o->f->fast_end) {
            memcpy(o->f->buf + o->f->pos, p, n);
            o->f->pos += (uint32_t)n;
        } else if (stream_write(o->ctx, o->f, p, n)) o->failed = 1;
    } else if (o->kind == OUT_GUEST) {
        if (at < o->cap) memcpy(o->dst + at, p, n < o->cap - at ? n : o->cap - at);
        if (o->n > o->cap && o->strict) {
            ctx_trap(o->ctx, TRAP_MEMORY, o->dst_addr + o->cap);
            o->failed = 1;
        }
    } else {
        if (o->n > o->cap) {
            uint64_t cap = o->cap ? o->cap : 256;
            while (cap < o->n) cap *= 2;
            char *grown = cap < GUEST_SPACE ? (char *)realloc(o->dst, cap) : NULL;
            if (!grown) { o->failed = 1; set_guest_errno(o->ctx, G_ENOMEM); return; }
            o->dst = grown;
            o->cap = cap;
        }
        memcpy(o->dst + at, p, n);
    }
}

/* n times the character c; stops early when nothing listens any more. */
static void out_fill(Out *o, char c, uint64_t n)
{
    char block[256];
    uint32_t rounds = 0;
    if (n == 0) return;
    memset(block, c, n < sizeof block ? n : sizeof block);
    while (n) {
        uint64_t k = n < sizeof block ? n : sizeof block;
        if (o->failed || (o->kind == OUT_GUEST && !o->strict && o->n >= o->cap)) { o->n += n; return; }
        if ((++rounds & 0xfff) == 0 && host_poll(o->ctx)) { o->failed = 1; return; }
        out_bytes(o, block, k);
        n -= k;
    }
}

/* ---- variable arguments: cells of 8 bytes ---- */
typedef struct Va { Ctx *ctx; uint64_t addr; } Va;

static inline uint64_t va_cell(Va *v)
{
    uint64_t x = load_u64(v->ctx, v->addr);
    v->addr += 8;
    return x;
}

static inline Parts va_pair(Va *v)
{
    Parts p;
    v->addr = (v->addr + 15) & ~15ull;
    p.lo = va_cell(v);
    p.hi = va_cell(v);
    return p;
}
#endif
