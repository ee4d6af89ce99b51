/* stdlib.h: allocation, integer arithmetic, sorting and searching. */
#ifndef HOST_STDLIB_H
#define HOST_STDLIB_H
#include "host_errno.h"
#include "host_heap.h"
#include "host_state.h"

/* ---- allocation ---- */

HOSTFN(malloc)
{
    uint64_t p = heap_alloc(ctx, &HOST(ctx)->heap, a[0].u64);
    if (UNLIKELY(!p)) set_guest_errno(ctx, G_ENOMEM);
    RET_L(p);
}

static void bad_block(Ctx *ctx, const char *who, uint64_t addr)
{
    host_note(ctx, "%s(0x%llx): not a live block of the heap", who, (unsigned long long)addr);
    ctx_trap(ctx, TRAP_HEAP, addr);
}

HOSTFN(free)
{
    uint64_t addr = (uint32_t)a[0].u64;
    if (addr && UNLIKELY(heap_free(&HOST(ctx)->heap, addr))) bad_block(ctx, "free", addr);
}

static uint64_t alloc_zeroed(Ctx *ctx, uint64_t n)
{
    Heap *h = &HOST(ctx)->heap;
    uint64_t fresh, p;
    heap_enter(h);
    fresh = h->fresh;
    p = heap_alloc_raw(ctx, h, n);
    heap_leave(h);
    if (!p) { set_guest_errno(ctx, G_ENOMEM); return 0; }
    /* Pages that were never handed out are zero still. */
    if (n <= HEAP_SMALL) memset(ctx->mem + p, 0, n);
    else if (p < fresh) memset(ctx->mem + p, 0, fresh - p < n ? fresh - p : n);
    return p;
}

HOSTFN(calloc)
{
    uint64_t n;
    if (__builtin_mul_overflow(a[0].u64, a[1].u64, &n)) { set_guest_errno(ctx, G_ENOMEM); RET_L(0); }
    RET_L(alloc_zeroed(ctx, n));
}

static uint64_t resize_block(Ctx *ctx, uint64_t addr, uint64_t n)
{
    Heap *h = &HOST(ctx)->heap;
    uint64_t have, p;
    addr = (uint32_t)addr;
    if (!addr) {
        p = heap_alloc(ctx, h, n);
        if (!p) set_guest_errno(ctx, G_ENOMEM);
        return p;
    }
    have = heap_size_of(h, addr);
    if (!have) { bad_block(ctx, "realloc", addr); return 0; }
    if (n == 0) { heap_free(h, addr); return 0; }      /* as glibc does */
    if (n <= have && (n > have / 2 || have <= 64)) return addr;
    if (have > HEAP_SMALL && n > HEAP_SMALL && heap_resize(ctx, h, addr, n) == 0) return addr;
    p = heap_alloc(ctx, h, n);
    if (!p) {
        if (n <= have) return addr;
        set_guest_errno(ctx, G_ENOMEM);
        return 0;
    }
    memcpy(ctx->mem + p, ctx->mem + addr, n < have ? n : have);
    heap_free(h, addr);
    return p;
}

HOSTFN(realloc) { RET_L(resize_block(ctx, a[0].u64, a[1].u64)); }

HOSTFN(reallocarray)
{
    uint64_t n;
    if (__builtin_mul_overflow(a[1].u64, a[2].u64, &n)) { set_guest_errno(ctx, G_ENOMEM); RET_L(0); }
    RET_L(resize_block(ctx, a[0].u64, n));
}

static uint64_t alloc_aligned(Ctx *ctx, uint64_t align, uint64_t n)
{
    uint64_t p;
    if (align == 0 || align & (align - 1)) { set_guest_errno(ctx, G_EINVAL); return 0; }
    p = heap_alloc_aligned(ctx, &HOST(ctx)->heap, n, align);
    if (!p) set_guest_errno(ctx, G_ENOMEM);
    return p;
}

HOSTFN(aligned_alloc) { RET_L(alloc_aligned(ctx, a[0].u64, a[1].u64)); }
HOSTFN(valloc) { RET_L(alloc_aligned(ctx, HEAP_PAGE, a[0].u64)); }
HOSTFN(pvalloc) { RET_L(alloc_aligned(ctx, HEAP_PAGE, (a[0].u64 + HEAP_PAGE - 1) & ~(HEAP_PAGE - 1))); }

HOSTFN(posix_memalign)
{
    uint64_t align = a[1].u64, p;
    if (align < 8 || align & (align - 1)) RET_I(G_EINVAL);
    if (!guest_write(ctx, a[0].u64, 8)) return;
    p = heap_alloc_aligned(ctx, &HOST(ctx)->heap, a[2].u64, align);
    if (!p) RET_I(G_ENOMEM);
    RET_I(store_u64(ctx, a[0].u64, p) ? 0 : 0);
}

HOSTFN(malloc_usable_size)
{
    uint64_t addr = (uint32_t)a[0].u64, n = addr ? heap_size_of(&HOST(ctx)->heap, addr) : 0;
    if (addr && !n) { bad_block(ctx, "malloc_usable_size", addr); return; }
    RET_L(n);
}

HOSTFN(malloc_trim) { (void)ctx; RET_I(0); }
HOSTFN(mallopt) { (void)ctx; RET_I(1); }

/* The break is the end of committed memory. What sbrk hands out is the caller's, in one piece as long as
 * the heap does not grow in between. */
static void move_break(Ctx *ctx, Slot *a)
{
    Host *S = HOST(ctx);
    Heap *h = &S->heap;
    int64_t by = a[0].s64;
    uint64_t now = h->brk && h->brk_end == ctx->heap_end ? h->brk : ctx->heap_end, end;
    if (by == 0) RET_L(now);
    if (by < 0 || (uint64_t)by >= GUEST_SPACE) {        /* nothing is taken back */
        set_guest_errno(ctx, by < 0 ? G_EINVAL : G_ENOMEM);
        RET_L(-1);
    }
    end = now + (uint64_t)by;
    if (end > ctx->heap_end) {
        uint64_t to = (end + PAGE - 1) & ~(uint64_t)(PAGE - 1);
        if (to > ctx->heap_max || heap_map_reserve(h, (uint32_t)((to - h->base) / HEAP_PAGE)) || ctx->grow(ctx, to)) {
            set_guest_errno(ctx, G_ENOMEM);
            RET_L(-1);
        }
        heap_append_foreign(h, to);
    }
    h->brk = end;
    h->brk_end = ctx->heap_end;
    RET_L(now);
}
HOSTFN(sbrk)
{
    heap_enter(&HOST(ctx)->heap);
    move_break(ctx, a);
    heap_leave(&HOST(ctx)->heap);
}

/* ---- integers ---- */

HOSTFN(abs) { (void)ctx; int32_t v = a[0].s32; RET_I(v < 0 ? 0 - (uint32_t)v : (uint32_t)v); }
HOSTFN(labs) { (void)ctx; int64_t v = a[0].s64; RET_L(v < 0 ? 0 - (uint64_t)v : (uint64_t)v); }

/* div_t is one i64: the quotient below, the remainder above. */
HOSTFN(div)
{
    int32_t x = a[0].s32, y = a[1].s32;
    if (y == 0 || (x == INT32_MIN && y == -1)) { ctx_trap(ctx, y ? TRAP_OVERFLOW : TRAP_DIVIDE, 0); return; }
    RET_L((uint32_t)(x / y) | (uint64_t)(uint32_t)(x % y) << 32);
}

HOSTFN(ldiv)
{
    int64_t x = a[0].s64, y = a[1].s64;
    if (y == 0 || (x == INT64_MIN && y == -1)) { ctx_trap(ctx, y ? TRAP_OVERFLOW : TRAP_DIVIDE, 0); return; }
    a[0].s64 = x / y;
    a[1].s64 = x % y;
}

HOSTFN(ffs) { (void)ctx; RET_I(__builtin_ffs(a[0].s32)); }
HOSTFN(ffsl) { (void)ctx; RET_I(__builtin_ffsll(a[0].s64)); }
#endif
