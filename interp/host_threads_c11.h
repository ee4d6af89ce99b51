/* threads.h: C11's names for what pthread.h does, and its own codes of success. */
#ifndef HOST_THREADS_C11_H
#define HOST_THREADS_C11_H
#include "host_thread.h"

enum { THRD_SUCCESS = 0, THRD_BUSY = 1, THRD_ERROR = 2, THRD_NOMEM = 3, THRD_TIMEDOUT = 4 };

static int thrd_code(int e) { return e == 0 ? THRD_SUCCESS : e == G_EBUSY ? THRD_BUSY : e == G_ETIMEDOUT ? THRD_TIMEDOUT : THRD_ERROR; }

HOSTFN(thrd_create) { h_pthread_create(ctx, a); RET_I(THRD_ERROR); }
HOSTFN(thrd_join) { (void)ctx; RET_I(THRD_ERROR); }
HOSTFN(thrd_exit) { run_exit(ctx, 0); }
HOSTFN(thrd_yield) { (void)ctx; (void)a; }

/* 0, or -1 as the standard has it when a signal cuts it short, which none does. */
HOSTFN(thrd_sleep) { do_nanosleep(ctx, a, a[0].u64, a[1].u64); }

HOSTFN(mtx_init)
{
    char *p = guest_write(ctx, a[0].u64, 40);
    uint32_t type = a[1].u32 & 1;               /* mtx_recursive, in both libraries */
    if (!p) return;
    memset(p, 0, 40);
    memcpy(p, &type, 4);
    RET_I(THRD_SUCCESS);
}
HOSTFN(mtx_destroy) { (void)ctx; (void)a; }
HOSTFN(mtx_lock) { RET_I(thrd_code(mutex_lock(ctx, a[0].u64, 0))); }
HOSTFN(mtx_trylock) { RET_I(thrd_code(mutex_lock(ctx, a[0].u64, 1))); }
HOSTFN(mtx_timedlock) { RET_I(thrd_code(mutex_lock(ctx, a[0].u64, 1)) ? THRD_TIMEDOUT : THRD_SUCCESS); }
HOSTFN(mtx_unlock) { h_pthread_mutex_unlock(ctx, a); if (!ctx->trap) RET_I(thrd_code(a[0].s32)); }
HOSTFN(cnd_ok) { (void)ctx; RET_I(THRD_SUCCESS); }
HOSTFN(cnd_wait) { h_pthread_cond_wait(ctx, a); }
HOSTFN(cnd_timedwait) { h_pthread_cond_timedwait(ctx, a); if (!ctx->trap) RET_I(thrd_code(a[0].s32)); }
HOSTFN(tss_set) { h_pthread_setspecific(ctx, a); RET_I(thrd_code(a[0].s32)); }
HOSTFN(tss_create) { h_pthread_key_create(ctx, a); if (!ctx->trap) RET_I(thrd_code(a[0].s32)); }
#endif
