/* pthread.h, threads.h, semaphore.h for a program of one thread: locks are counted, nothing waits.
 * What could only be woken by another thread is a trap, since it would wait for ever. */
#ifndef HOST_THREAD_H
#define HOST_THREAD_H
#include "host_process.h"

static void would_wait(Ctx *ctx, const char *what)
{
    host_note(ctx, "%s would wait for ever: the program has one thread", what);
    ctx_trap(ctx, TRAP_HOST, 0);
}

/* pthread_create fails with EAGAIN; the first time a note says why. */
HOSTFN(pthread_create)
{
    Host *S = HOST(ctx);
    static const char note[] = "allvm: pthread_create: threads are not supported; the call fails with EAGAIN\n";
    if (!S->thread_note && S->err) { S->thread_note = 1; stream_write(ctx, S->err, note, sizeof note - 1); }
    RET_I(G_EAGAIN);
}
HOSTFN(pthread_join) { (void)ctx; RET_I(G_ESRCH); }
HOSTFN(pthread_self) { (void)ctx; RET_L(1); }
HOSTFN(pthread_equal) { (void)ctx; RET_I(a[0].u64 == a[1].u64); }
HOSTFN(pthread_ok) { (void)ctx; RET_I(0); }
HOSTFN(pthread_exit) { a[0].u64 = 0; run_exit(ctx, 0); }

/* ---- mutexes: the cell's first word counts locks (kept above the type that PTHREAD_MUTEX_INITIALIZER sets at 0) ---- */

/* Both musl (type in word 0) and glibc (lock in word 0, type in word 4) leave word 3 alone in initialisers. */
#define MUTEX_COUNT 12

HOSTFN(pthread_mutex_init)
{
    char *p = guest_write(ctx, a[0].u64, 40);
    uint32_t type;
    if (!p) return;
    type = (uint32_t)a[1].u64 ? load_u32(ctx, a[1].u64) & 3 : 0;
    memset(p, 0, 40);
    memcpy(p, &type, 4);
    RET_I(0);
}

static int mutex_lock(Ctx *ctx, uint64_t m, int try)
{
    uint32_t n = load_u32(ctx, m + MUTEX_COUNT), type = (load_u32(ctx, m) | load_u32(ctx, m + 16)) & 3;
    if (ctx->trap) return 0;
    if (n && type != 1) {
        if (try) return G_EBUSY;
        if (type == 2) return G_EDEADLK;
        would_wait(ctx, "pthread_mutex_lock");
        return 0;
    }
    store_u32(ctx, m + MUTEX_COUNT, n + 1);
    return 0;
}
HOSTFN(pthread_mutex_lock) { RET_I(mutex_lock(ctx, a[0].u64, 0)); }
HOSTFN(pthread_mutex_trylock) { RET_I(mutex_lock(ctx, a[0].u64, 1)); }

HOSTFN(pthread_mutex_unlock)
{
    uint32_t n = load_u32(ctx, a[0].u64 + MUTEX_COUNT);
    if (ctx->trap) return;
    if (n) store_u32(ctx, a[0].u64 + MUTEX_COUNT, n - 1);
    RET_I(n ? 0 : G_EPERM);
}
HOSTFN(pthread_mutexattr_init) { RET_I(store_u32(ctx, a[0].u64, 0)); }
HOSTFN(pthread_mutexattr_settype) { if (a[1].u32 > 3) RET_I(G_EINVAL); RET_I(store_u32(ctx, a[0].u64, a[1].u32)); }

HOSTFN(pthread_once)
{
    Slot b[4];
    uint32_t done = load_u32(ctx, a[0].u64);
    if (ctx->trap) return;
    if (!done) {
        if (store_u32(ctx, a[0].u64, 2)) return;
        if (ctx->call(ctx, a[1].u64, b, ":")) return;
    }
    RET_I(0);
}

/* ---- condition variables ---- */
HOSTFN(pthread_cond_wait) { (void)a; would_wait(ctx, "pthread_cond_wait"); }

/* With a deadline it can only run out. */
HOSTFN(pthread_cond_timedwait)
{
    struct timespec now;
    int64_t sec = (int64_t)load_u64(ctx, a[2].u64), nsec = (int64_t)load_u64(ctx, a[2].u64 + 8), left;
    if (ctx->trap) return;
    clock_gettime(CLOCK_REALTIME, &now);
    left = sec - now.tv_sec > (1 << 30) ? 1ll << 60 : (sec - now.tv_sec) * 1000000000 + nsec - now.tv_nsec;
    if (left > 0 && sleep_for(ctx, left / 1000000000, left % 1000000000)) return;
    RET_I(G_ETIMEDOUT);
}

/* ---- thread-specific data ---- */
HOSTFN(pthread_key_create)
{
    Host *S = HOST(ctx);
    uint64_t *grown = (uint64_t *)realloc(S->tls, (S->n_tls + 1) * 8);
    if (!grown) RET_I(G_ENOMEM);
    S->tls = grown;
    if (S->n_tls >= 1024) RET_I(G_EAGAIN);
    S->tls[S->n_tls] = 0;
    if (store_u32(ctx, a[0].u64, S->n_tls)) return;
    S->n_tls++;
    RET_I(0);
}
HOSTFN(pthread_getspecific) { Host *S = HOST(ctx); RET_L(a[0].u32 < S->n_tls ? S->tls[a[0].u32] : 0); }

HOSTFN(pthread_setspecific)
{
    Host *S = HOST(ctx);
    if (a[0].u32 >= S->n_tls) RET_I(G_EINVAL);
    S->tls[a[0].u32] = a[1].u64;
    RET_I(0);
}

/* ---- semaphores: the first word is the value ---- */
HOSTFN(sem_init) { RET_I(store_u32(ctx, a[0].u64, a[2].u32)); }
HOSTFN(sem_post) { uint32_t v = load_u32(ctx, a[0].u64); if (!ctx->trap) RET_I(store_u32(ctx, a[0].u64, v + 1)); }

static void sem_take(Ctx *ctx, Slot *a, int try)
{
    uint32_t v = load_u32(ctx, a[0].u64);
    if (ctx->trap) return;
    if (!v && try) { set_guest_errno(ctx, G_EAGAIN); RET_I(-1); }
    if (!v) { would_wait(ctx, "sem_wait"); return; }
    RET_I(store_u32(ctx, a[0].u64, v - 1));
}
HOSTFN(sem_wait) { sem_take(ctx, a, 0); }
HOSTFN(sem_trywait) { sem_take(ctx, a, 1); }
HOSTFN(sem_getvalue) { uint32_t v = load_u32(ctx, a[0].u64); if (!ctx->trap) RET_I(store_u32(ctx, a[1].u64, v)); }
#endif
