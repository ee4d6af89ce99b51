/* Atomics that are wider than 64 bits, and those of objects of any size: libatomic's functions.
 *
 * 16 aligned bytes are changed by cmpxchg16b on x86-64, everything else under one lock. Plain and narrower atomic accesses to the
 * same bytes do not respect that lock.
 */
#ifndef HOST_ATOMIC_H
#define HOST_ATOMIC_H
#include "host_lock.h"

static pthread_mutex_t atomic_lock = PTHREAD_MUTEX_INITIALIZER;

typedef struct Pair { uint64_t lo, hi; } Pair;

/* If *p is `expected` it becomes `wanted`; what it was. */
static Pair swap16(char *p, Pair expected, Pair wanted)
{
    Pair was;
#if defined(__x86_64__)
    if ((uintptr_t)p % 16 == 0) {
        was = expected;
        __asm__ volatile("lock cmpxchg16b %0" : "+m"(*(Pair *)p), "+a"(was.lo), "+d"(was.hi) : "b"(wanted.lo), "c"(wanted.hi) : "cc", "memory");
        return was;
    }
#endif
    pthread_mutex_lock(&atomic_lock);
    memcpy(&was, p, 16);
    if (was.lo == expected.lo && was.hi == expected.hi) memcpy(p, &wanted, 16);
    pthread_mutex_unlock(&atomic_lock);
    return was;
}

HOSTFN(__allvm_atomic_load16)
{
    uint64_t at = (uint32_t)a[0].u64;
    Pair none = { 0, 0 }, was;
    char *p;
    if (at < ctx->ro_hi && at + 16 > ctx->ro_lo) {      /* constants do not change */
        const char *c = guest_read(ctx, at, 16);
        if (!c) return;
        memcpy(&was, c, 16);
    } else {
        if (!(p = guest_write(ctx, at, 16))) return;
        was = swap16(p, none, none);
    }
    a[0].u64 = was.lo;
    a[1].u64 = was.hi;
}
HOSTFN(__allvm_atomic_store16)
{
    char *p = guest_write(ctx, a[0].u64, 16);
    Pair wanted = { a[1].u64, a[2].u64 }, seen, was;
    if (!p) return;
    memcpy(&seen, p, 16);
    for (;;) {
        was = swap16(p, seen, wanted);
        if (was.lo == seen.lo && was.hi == seen.hi) return;
        seen = was;
    }
}
HOSTFN(__allvm_atomic_cas16)
{
    char *p = guest_write(ctx, a[0].u64, 16);
    Pair expected = { a[1].u64, a[2].u64 }, wanted = { a[3].u64, a[4].u64 };
    if (!p) return;
    expected = swap16(p, expected, wanted);
    a[0].u64 = expected.lo;
    a[1].u64 = expected.hi;
}

/* ---- objects of any size: (size, address, ...) ---- */
static void copy_locked(Ctx *ctx, uint64_t to, uint64_t from, uint64_t n)
{
    char *d = guest_write(ctx, to, n);
    const char *s = d ? guest_read(ctx, from, n) : NULL;
    if (!s) return;
    pthread_mutex_lock(&atomic_lock);
    memmove(d, s, n);
    pthread_mutex_unlock(&atomic_lock);
}
HOSTFN(__atomic_load) { copy_locked(ctx, a[2].u64, a[1].u64, a[0].u64); }
HOSTFN(__atomic_store) { copy_locked(ctx, a[1].u64, a[2].u64, a[0].u64); }
HOSTFN(__atomic_exchange)
{
    uint64_t n = a[0].u64;
    char *at = guest_write(ctx, a[1].u64, n), *old = at ? guest_write(ctx, a[3].u64, n) : NULL;
    const char *value = old ? guest_read(ctx, a[2].u64, n) : NULL;
    if (!value) return;
    pthread_mutex_lock(&atomic_lock);
    for (uint64_t i = 0; i < n; i++) {          /* value and old may be the same object */
        char c = at[i];
        at[i] = value[i];
        old[i] = c;
    }
    pthread_mutex_unlock(&atomic_lock);
}
HOSTFN(__atomic_compare_exchange)
{
    uint64_t n = a[0].u64;
    char *at = guest_write(ctx, a[1].u64, n), *expected = at ? guest_write(ctx, a[2].u64, n) : NULL;
    const char *desired = expected ? guest_read(ctx, a[3].u64, n) : NULL;
    int equal;
    if (!desired) return;
    pthread_mutex_lock(&atomic_lock);
    equal = memcmp(at, expected, n) == 0;
    if (equal) memmove(at, desired, n);
    else memmove(expected, at, n);
    pthread_mutex_unlock(&atomic_lock);
    RET_I(equal);
}
#endif
