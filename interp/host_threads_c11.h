/* threads.h: C11's names for what pthread.h does, and its own codes of success. */
#ifndef HOST_THREADS_C11_H
#define HOST_THREADS_C11_H
#include "host_sync.h"

enum { THRD_SUCCESS = 0, THRD_BUSY = 1, THRD_ERROR = 2, THRD_NOMEM = 3, THRD_TIMEDOUT = 4 };

static int thrd_code(int e) { return e == 0 ? THRD_SUCCESS : e == G_EBUSY ? THRD_BUSY : e == G_ETIMEDOUT ? THRD_TIMEDOUT : THRD_ERROR; }

HOSTFN(thrd_create)
{
    uint64_t id = 0;
    int e;
    if (!guest_write(ctx, a[0].u64, 8)) return;
    e = thread_start(ctx, a[1].u64, a[2].u64, THREAD_STACK, 0, 1, &id);
    if (!e) store_u64(ctx, a[0].u64, id);
    RET_I(e == G_EAGAIN ? THRD_NOMEM : thrd_code(e));
}
HOSTFN(thrd_join)
{
    uint64_t result = 0;
    int e = thread_join(ctx, a[0].u64, &result, NEVER);
    if (ctx->trap || (!e && (uint32_t)a[1].u64 && store_u32(ctx, a[1].u64, (uint32_t)result))) return;
    RET_I(thrd_code(e));
}
HOSTFN(thrd_detach) { RET_I(thrd_code(thread_detach(ctx, a[0].u64))); }
HOSTFN(thrd_exit) { thread_exit(ctx, (uint64_t)(int64_t)a[0].s32); }
HOSTFN(thrd_yield) { (void)ctx; (void)a; sched_yield(); }

/* 0, or -1 as the standard has it when a signal cuts it short, which none does. */
HOSTFN(thrd_sleep) { do_nanosleep(ctx, a, a[0].u64, a[1].u64); }

/* mtx_recursive is 1 in both libraries, mtx_timed 2: every mutex is timed. */
HOSTFN(mtx_init) { if (!init_mutex(ctx, a[0].u64, a[1].u32 & 1)) RET_I(THRD_SUCCESS); }
HOSTFN(cnd_nothing) { (void)ctx; (void)a; }
HOSTFN(mtx_lock) { int e = mutex_lock(ctx, a[0].u64, NEVER); if (!ctx->trap) RET_I(thrd_code(e)); }
HOSTFN(mtx_trylock) { int e = mutex_lock(ctx, a[0].u64, 0); if (!ctx->trap) RET_I(thrd_code(e)); }
HOSTFN(mtx_timedlock) { int e = mutex_timedlock(ctx, a[0].u64, a[1].u64, 0); if (!ctx->trap) RET_I(thrd_code(e)); }
HOSTFN(mtx_unlock) { int e = mutex_unlock(ctx, a[0].u64); if (!ctx->trap) RET_I(thrd_code(e)); }
HOSTFN(cnd_init) { char *p = guest_write(ctx, a[0].u64, 48); if (p) { memset(p, 0, 48); RET_I(THRD_SUCCESS); } }
HOSTFN(cnd_signal) { cond_wake(ctx, a[0].u64, 1); if (!ctx->trap) RET_I(THRD_SUCCESS); }
HOSTFN(cnd_broadcast) { cond_wake(ctx, a[0].u64, EVERYBODY); if (!ctx->trap) RET_I(THRD_SUCCESS); }
HOSTFN(cnd_wait) { int e = cond_wait(ctx, a[0].u64, a[1].u64, NEVER); if (!ctx->trap) RET_I(thrd_code(e)); }
HOSTFN(cnd_timedwait) { int e = cond_timedwait(ctx, a[0].u64, a[1].u64, a[2].u64, 0); if (!ctx->trap) RET_I(thrd_code(e)); }
HOSTFN(tss_set) { h_pthread_setspecific(ctx, a); RET_I(thrd_code(a[0].s32)); }
HOSTFN(tss_create) { h_pthread_key_create(ctx, a); if (!ctx->trap) RET_I(thrd_code(a[0].s32)); }
HOSTFN(tss_delete) { h_pthread_key_delete(ctx, a); }
#endif
