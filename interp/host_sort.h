/* qsort, bsearch and relatives: the comparison is a guest function. */
#ifndef HOST_SORT_H
#define HOST_SORT_H
#include "host_errno.h"
#include "host_lock.h"
#include "host_state.h"

/* A comparison of the guest: qsort's (x, y) or qsort_r's (x, y, arg). */
typedef struct Order { Ctx *ctx; uint64_t fn, arg; const char *sig; int stop, locked; uint32_t calls; } Order;

static inline int order(Order *o, uint64_t x, uint64_t y)
{
    Slot a[4];
    a[0].u64 = x;
    a[1].u64 = y;
    a[2].u64 = o->arg;
    /* A comparison without loops and calls comes to no safepoint of its own. */
    if (UNLIKELY((++o->calls & 1023) == 0) && host_poll(o->ctx)) { o->stop = 1; return 0; }
    if (UNLIKELY(o->locked ? host_call(o->ctx, o->fn, a, o->sig) : o->ctx->call(o->ctx, o->fn, a, o->sig))) { o->stop = 1; return 0; }
    return a[0].s32;
}

/* Merge sort as glibc's: stable, with the same comparisons in the same order. The guest sees
 * addresses inside its own array; only merged halves pass through host memory. */
static void merge_sort(Order *o, uint64_t base, uint64_t n, uint64_t size, char *tmp)
{
    uint64_t n1 = n / 2, n2 = n - n1, b1 = base, b2 = base + n1 * size;
    char *out = tmp, *mem = o->ctx->mem;
    if (n <= 1) return;
    merge_sort(o, b1, n1, size, tmp);
    if (o->stop) return;
    merge_sort(o, b2, n2, size, tmp);
    while (n1 > 0 && n2 > 0 && !o->stop) {
        uint64_t *from = &b1, *left = &n1;
        if (order(o, b1, b2) > 0) { from = &b2; left = &n2; }
        memcpy(out, mem + *from, size);
        out += size;
        *from += size;
        --*left;
    }
    if (o->stop) return;
    if (n1 > 0) memcpy(out, mem + b1, n1 * size);
    memcpy(mem + base, tmp, (n - n2) * size);
}

/* The same over indices, for large elements: the array stays as it is until the order is known. */
static void merge_sort_indices(Order *o, uint64_t base, uint64_t size, uint32_t *index, uint64_t n, uint32_t *tmp)
{
    uint64_t n1 = n / 2, n2 = n - n1, k = 0;
    uint32_t *b1 = index, *b2 = index + n1;
    if (n <= 1) return;
    merge_sort_indices(o, base, size, b1, n1, tmp);
    if (o->stop) return;
    merge_sort_indices(o, base, size, b2, n2, tmp);
    while (n1 > 0 && n2 > 0 && !o->stop) {
        if (order(o, base + *b1 * size, base + *b2 * size) <= 0) { tmp[k++] = *b1++; n1--; }
        else { tmp[k++] = *b2++; n2--; }
    }
    if (o->stop) return;
    if (n1 > 0) memcpy(tmp + k, b1, n1 * sizeof *tmp);
    memcpy(index, tmp, (n - n2) * sizeof *tmp);
}

static int sort_large(Order *o, uint64_t base, uint64_t n, uint64_t size)
{
    uint32_t *index = (uint32_t *)malloc(2 * n * sizeof *index);
    char *copy;
    if (!index) return -1;
    for (uint64_t i = 0; i < n; i++) index[i] = (uint32_t)i;
    merge_sort_indices(o, base, size, index, n, index + n);
    if (!o->stop && (copy = (char *)malloc(n * size))) {
        for (uint64_t i = 0; i < n; i++) memcpy(copy + i * size, o->ctx->mem + base + index[i] * size, size);
        memcpy(o->ctx->mem + base, copy, n * size);
        free(copy);
    } else if (!o->stop) { free(index); return -1; }
    free(index);
    return 0;
}

static void sort_array(Ctx *ctx, uint64_t base, uint64_t n, uint64_t size, uint64_t fn, uint64_t arg, const char *sig, int locked)
{
    Order o = { ctx, fn, arg, sig, 0, locked, 0 };
    uint64_t total;
    char *tmp;
    base = (uint32_t)base;
    if (n <= 1 || size == 0) return;
    if (__builtin_mul_overflow(n, size, &total)) total = ~0ull;
    if (!guest_write(ctx, base, total)) return;
    if (size > 32) { if (sort_large(&o, base, n, size)) goto memory; return; }
    tmp = (char *)malloc(total);
    if (!tmp) goto memory;
    merge_sort(&o, base, n, size, tmp);
    free(tmp);
    return;
memory:
    host_note(ctx, "qsort: out of host memory");
    ctx_trap(ctx, TRAP_HOST, 0);
}

HOSTFN(qsort) { sort_array(ctx, a[0].u64, a[1].u64, a[2].u64, a[3].u64, 0, "ll:i", 0); }
HOSTFN(qsort_r) { sort_array(ctx, a[0].u64, a[1].u64, a[2].u64, a[3].u64, a[4].u64, "lll:i", 0); }

HOSTFN(bsearch)
{
    Order o = { ctx, a[4].u64, 0, "ll:i", 0, 0, 0 };
    uint64_t key = a[0].u64, base = a[1].u64, lo = 0, hi = a[2].u64, size = a[3].u64;
    while (lo < hi) {
        uint64_t mid = (lo + hi) / 2, at = base + mid * size;
        int c = order(&o, key, at);
        if (o.stop) return;
        if (c < 0) hi = mid;
        else if (c > 0) lo = mid + 1;
        else RET_L(at);
    }
    RET_L(0);
}

/* key, base, address of the count, size, comparison */
static uint64_t linear_find(Ctx *ctx, Slot *a, uint64_t n)
{
    Order o = { ctx, a[4].u64, 0, "ll:i", 0, 0, 0 };
    for (uint64_t i = 0; i < n; i++) {
        uint64_t at = a[1].u64 + i * a[3].u64;
        int c = order(&o, a[0].u64, at);
        if (o.stop) return 0;
        if (c == 0) return at;
    }
    return 0;
}

HOSTFN(lfind)
{
    uint64_t n = load_u64(ctx, a[2].u64);
    if (!ctx->trap) RET_L(linear_find(ctx, a, n));
}

HOSTFN(lsearch)
{
    uint64_t n = load_u64(ctx, a[2].u64), at, to;
    const char *key;
    char *slot;
    if (ctx->trap) return;
    at = linear_find(ctx, a, n);
    if (at || ctx->trap) RET_L(at);
    to = a[1].u64 + n * a[3].u64;
    key = guest_read(ctx, a[0].u64, a[3].u64);
    slot = key ? guest_write(ctx, to, a[3].u64) : NULL;
    if (!slot || store_u64(ctx, a[2].u64, n + 1)) return;
    memmove(slot, key, a[3].u64);
    RET_L(to);
}
#endif
