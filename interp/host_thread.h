/* Threads of the guest: each is a thread of the host that runs a context of its own over the same memory.
 *
 * A thread ends by returning, by pthread_exit (which unwinds), or because the program ends: then it stops at its
 * next safepoint. What ends the program may happen in any thread (exit, a trap): ctx->end tells the others.
 */
#ifndef HOST_THREAD_H
#define HOST_THREAD_H
#include "host_lock.h"
#include "host_process.h"

#define MAX_THREADS 1000u       /* alive at a time, the main thread included */
#define THREAD_STACK (1u << 20) /* of the guest, unless the attributes say otherwise */
#define LEAST_THREAD_STACK (1u << 14)
#define HOST_STACK (8u << 20)
enum { T_RUNNING = 0, T_FINISHED = 1 };

/* ---- making and finding them ---- */

static HostThread *thread_by_id(Host *S, uint64_t id)
{
    HostThread *t = S->threads;
    while (t && t->id != id) t = t->next;
    return t;
}

/* State for a context. NULL: no memory. */
static HostThread *thread_new(Ctx *ctx, Host *S)
{
    HostThread *t = (HostThread *)calloc(1, sizeof *t);
    if (!t) return NULL;
    t->errno_cell = heap_alloc(ctx, &S->heap, 16);
    if (!t->errno_cell) { free(t); return NULL; }
    memset(ctx->mem + t->errno_cell, 0, 16);
    return t;
}

static void thread_free(Host *S, HostThread *t)
{
    if (t->errno_cell) heap_free(&S->heap, t->errno_cell);
    free(t->value);
    free(t->at_exit);
    free(t);
}

/* Ctx.attach: a context that pthread_create did not make is about to run for the first time. */
static int host_attach_context(Ctx *ctx)
{
    Host *S = HOST(ctx);
    HostThread *t;
    if (ctx->thread) return 0;
    t = thread_new(ctx, S);
    if (!t) return -1;
    t->ctx = ctx;
    ctx->thread = t;
    pthread_mutex_lock(&S->lock);
    t->id = ++S->next_id;
    t->started = 0;
    t->detached = 1;
    t->next = S->threads;
    S->threads = t;
    S->foreign = 1;
    pthread_mutex_unlock(&S->lock);
    return 0;
}

/* ---- the end of a thread ---- */

/* Destructors of thread-specific data, up to four times round, since they may set values again. */
static void run_key_destructors(Ctx *ctx, HostThread *t)
{
    Host *S = HOST(ctx);
    Slot a[4];
    int again = 1;
    for (int round = 0; round < 4 && again; round++) {
        again = 0;
        for (uint32_t k = 0; k < t->n_value; k++) {
            ThreadValue v = t->value[k];
            ThreadKey key;
            if (!v.value || !S->key) continue;
            host_enter(ctx);
            key = S->key[k];
            host_leave(ctx);
            t->value[k].value = 0;
            if (!key.used || key.serial != v.serial || !key.destructor) continue;
            a[0].u64 = v.value;
            if (ctx->call(ctx, key.destructor, a, "l:")) return;
            again = 1;
        }
    }
}

/* Handlers of pthread_cleanup_push that are still pushed: {function, argument, next} in guest memory. */
static void run_cleanups(Ctx *ctx, HostThread *t)
{
    Slot a[4];
    for (int n = 0; t->cleanup && !ctx->trap && n < 100000; n++) {
        uint64_t at = t->cleanup, fn = load_u64(ctx, at);
        a[0].u64 = load_u64(ctx, at + 8);
        t->cleanup = (uint32_t)load_u64(ctx, at + 16);
        if (!ctx->trap) ctx->call(ctx, fn, a, "l:");
    }
}

static void count_alive(Host *S, uint32_t by)
{
    __atomic_add_fetch(&S->n_alive, by, __ATOMIC_SEQ_CST);
    __atomic_add_fetch(&S->changes, 1, __ATOMIC_SEQ_CST);
    unpark(&S->changes, EVERYBODY);
}

/* The thread has run: hand its context back, tell who waits. `ended`: the context says why the program ends, and is kept. */
static void thread_finish(Ctx *ctx, HostThread *t, int ended)
{
    Host *S = HOST(ctx);
    ctx->close(ctx);
    pthread_mutex_lock(&S->lock);
    t->ctx = NULL;
    if (!ended) {
        ctx->thread = NULL;
        ctx->drop(ctx);
    }
    __atomic_store_n(&t->state, T_FINISHED, __ATOMIC_SEQ_CST);
    unpark(&t->state, EVERYBODY);
    count_alive(S, -1u);
    pthread_mutex_unlock(&S->lock);
}

static void *thread_main(void *p)
{
    HostThread *t = (HostThread *)p;
    Ctx *ctx = t->ctx;
    Slot a[4];
    int ended = 0;
    if (ctx->open(ctx) == 0) {
        a[0].u64 = t->arg;
        ctx->call(ctx, t->fn, a, t->c11 ? "l:i" : "l:l");
        if (ctx->trap == 0) t->result = t->c11 ? (uint64_t)(int64_t)a[0].s32 : a[0].u64;
        if (ctx->trap == UNWIND_THREAD) ctx->trap = 0;
        t->exiting = 1;
        if (ctx->trap == 0) run_cleanups(ctx, t);
        if (ctx->trap == 0) run_thread_exits(ctx, t);
        if (ctx->trap == 0) run_key_destructors(ctx, t);
        if (ctx->trap == UNWIND_THREAD) ctx->trap = 0;
    }
    if (ctx->trap != 0 && ctx->trap != UNWIND_STOP) {
        if (ctx->trap < UNWIND_EXIT && ctx->trap != TRAP_INTERRUPT && ctx->trap != TRAP_TIMEOUT) {
            size_t n = strlen(ctx->trap_note);
            snprintf(ctx->trap_note + n, sizeof ctx->trap_note - n, "%sin thread %llu%s%s%s", n ? "; " : "",
                     (unsigned long long)t->id, *t->name ? " (" : "", t->name, *t->name ? ")" : "");
        }
        ctx->end(ctx);
        ended = 1;
    }
    thread_finish(ctx, t, ended);
    return NULL;
}

/* Forget threads that are finished and that nobody will ask for; with the lock held. */
static void reap_threads(Host *S)
{
    for (HostThread **link = &S->threads; *link && !S->closing;) {
        HostThread *t = *link;
        if (t->started && __atomic_load_n(&t->state, __ATOMIC_SEQ_CST) == T_FINISHED && (t->detached || t->joined)) {
            *link = t->next;
            pthread_join(t->host, NULL);        /* it has let go of the lock, or is about to */
            thread_free(S, t);
        } else link = &t->next;
    }
}

/* ---- pthread_create and what it needs ---- */

/* pthread_attr_t: stack size at 0, detach state at 8, the rest is kept but means nothing. */
enum { ATTR_STACK = 0, ATTR_DETACHED = 8, ATTR_GUARD = 16, ATTR_BYTES = 56 };

/* Start a thread: 0, or an error number of the guest. */
static int thread_start(Ctx *ctx, uint64_t fn, uint64_t arg, uint64_t stack, int detached, int c11, uint64_t *id)
{
    Host *S = HOST(ctx);
    HostThread *t;
    Ctx *c;
    pthread_attr_t attr;
    int failed = G_EAGAIN;
    if (S->single_cell) store_u8(ctx, S->single_cell, 0);
    if (S->closing || S->n_alive >= MAX_THREADS || !ctx->fork) return G_EAGAIN;
    if (!(c = ctx->fork(ctx, stack))) return G_EAGAIN;
    host_enter(ctx);            /* from here on there are several contexts: this takes the lock */
    reap_threads(S);
    c->host = S;
    t = thread_new(ctx, S);
    if (t) {
        t->ctx = c;
        t->fn = fn;
        t->arg = arg;
        t->detached = (uint8_t)detached;
        t->c11 = (uint8_t)c11;
        t->started = 1;
        *id = t->id = ++S->next_id;
        c->thread = t;
        t->next = S->threads;
        S->threads = t;
        __atomic_add_fetch(&S->n_alive, 1, __ATOMIC_SEQ_CST);
        pthread_attr_init(&attr);
        pthread_attr_setstacksize(&attr, HOST_STACK + (stack > HOST_STACK ? stack : 0));
        failed = pthread_create(&t->host, &attr, thread_main, t);
        pthread_attr_destroy(&attr);
        if (failed) {
            failed = G_EAGAIN;
            __atomic_sub_fetch(&S->n_alive, 1, __ATOMIC_SEQ_CST);
            S->threads = t->next;
            thread_free(S, t);
        }
    }
    if (failed) {
        c->thread = NULL;
        c->drop(c);
    }
    host_leave(ctx);
    return failed;
}

HOSTFN(pthread_create)
{
    uint64_t stack = THREAD_STACK, id = 0;
    int detached = 0, failed;
    if ((uint32_t)a[1].u64) {
        stack = load_u64(ctx, a[1].u64 + ATTR_STACK);
        detached = load_u32(ctx, a[1].u64 + ATTR_DETACHED) != 0;
    }
    if (!guest_write(ctx, a[0].u64, 8)) return;
    failed = thread_start(ctx, a[2].u64, a[3].u64, stack, detached, 0, &id);
    if (!failed) store_u64(ctx, a[0].u64, id);
    RET_I(failed);
}

HOSTFN(pthread_self) { RET_L(THREAD(ctx)->id); }
HOSTFN(pthread_equal) { (void)ctx; RET_I(a[0].u64 == a[1].u64); }

/* Wait for a thread's end: 0 and its result, or an error number. deadline: NEVER, 0 (only look) or a monotonic time. */
static int thread_join(Ctx *ctx, uint64_t id, uint64_t *result, int64_t deadline)
{
    Host *S = HOST(ctx);
    HostThread *t;
    int e = 0;
    host_enter(ctx);
    t = thread_by_id(S, id);
    if (!t) e = G_ESRCH;
    else if (t == THREAD(ctx)) e = G_EDEADLK;
    else if (t->detached || t->joined) e = G_EINVAL;
    else if (deadline == 0) e = t->state == T_FINISHED ? 0 : G_EBUSY;
    else {
        t->joined = 1;          /* nobody else may, and it stays until we have looked */
        while (!e && __atomic_load_n(&t->state, __ATOMIC_SEQ_CST) != T_FINISHED) {
            int r = park(ctx, &t->state, T_RUNNING, deadline, "pthread_join");
            if (r == PARK_TIMEOUT) e = G_ETIMEDOUT;
            else if (r == PARK_TRAP) e = -1;
        }
    }
    if (t && !e) *result = t->result;
    if (t && t->joined && (e == G_ETIMEDOUT || e == -1)) t->joined = 0;
    if (!e && t) t->joined = 1;
    host_leave(ctx);
    return e;
}

static void join_into(Ctx *ctx, Slot *a, int64_t deadline)
{
    uint64_t result = 0;
    int e = thread_join(ctx, a[0].u64, &result, deadline);
    if (ctx->trap) return;
    if (!e && (uint32_t)a[1].u64 && store_u64(ctx, a[1].u64, result)) return;
    RET_I(e);
}
HOSTFN(pthread_join) { join_into(ctx, a, NEVER); }
HOSTFN(pthread_tryjoin_np) { join_into(ctx, a, 0); }

static int thread_detach(Ctx *ctx, uint64_t id)
{
    HostThread *t;
    int e = 0;
    host_enter(ctx);
    t = thread_by_id(HOST(ctx), id);
    if (!t) e = G_ESRCH;
    else if (t->detached || t->joined) e = G_EINVAL;
    else t->detached = 1;
    host_leave(ctx);
    return e;
}
HOSTFN(pthread_detach) { RET_I(thread_detach(ctx, a[0].u64)); }

/* The main thread waits for the others, then the program exits; any other unwinds to thread_main. */
static void thread_exit(Ctx *ctx, uint64_t result)
{
    Host *S = HOST(ctx);
    HostThread *t = THREAD(ctx);
    if (t != &S->main_thread) {
        if (t->started) {
            t->result = result;
            ctx_trap(ctx, UNWIND_THREAD, 0);
        } else {
            host_note(ctx, "pthread_exit in a context that is no thread of the program");
            ctx_trap(ctx, TRAP_HOST, 0);
        }
        return;
    }
    run_cleanups(ctx, t);
    if (!ctx->trap) run_thread_exits(ctx, t);
    if (!ctx->trap) run_key_destructors(ctx, t);
    while (!ctx->trap && __atomic_load_n(&S->n_alive, __ATOMIC_SEQ_CST) > 1) {
        uint32_t now = __atomic_load_n(&S->changes, __ATOMIC_SEQ_CST);
        if (__atomic_load_n(&S->n_alive, __ATOMIC_SEQ_CST) > 1) park(ctx, &S->changes, now, NEVER, "pthread_exit");
    }
    host_enter(ctx);
    if (!ctx->trap) run_exit(ctx, 0);
    host_leave(ctx);
}
HOSTFN(pthread_exit) { thread_exit(ctx, a[0].u64); }

/* Stop and join all threads: the program is over. The main context's thread calls it, outside of the guest. */
static void threads_close(Ctx *ctx)
{
    Host *S = HOST(ctx);
    if (!ctx->stacks) return;
    S->closing = 1;
    for (;;) {
        HostThread *t;
        pthread_mutex_lock(&S->lock);
        for (t = S->threads; t && !(t->started && !(t->detached && t->joined)); t = t->next) {}
        if (t) t->detached = t->joined = 1;
        pthread_mutex_unlock(&S->lock);
        if (!t) break;
        if (ctx->end) ctx->end(ctx);
        pthread_join(t->host, NULL);
        t->started = 0;
    }
}

/* ---- attributes ---- */
HOSTFN(pthread_attr_init)
{
    char *p = guest_write(ctx, a[0].u64, ATTR_BYTES);
    uint64_t size = THREAD_STACK, guard = PAGE;
    if (!p) return;
    memset(p, 0, ATTR_BYTES);
    memcpy(p + ATTR_STACK, &size, 8);
    memcpy(p + ATTR_GUARD, &guard, 8);
    RET_I(0);
}
HOSTFN(pthread_attr_setstacksize)
{
    if (a[1].u64 < LEAST_THREAD_STACK || a[1].u64 > GUEST_SPACE / 4) RET_I(G_EINVAL);
    RET_I(store_u64(ctx, a[0].u64 + ATTR_STACK, a[1].u64));
}
HOSTFN(pthread_attr_setdetachstate)
{
    if (a[1].u32 > 1) RET_I(G_EINVAL);
    RET_I(store_u32(ctx, a[0].u64 + ATTR_DETACHED, a[1].u32));
}
HOSTFN(pthread_attr_setguardsize) { RET_I(store_u64(ctx, a[0].u64 + ATTR_GUARD, a[1].u64)); }
HOSTFN(pthread_attr_getstacksize) { uint64_t v = load_u64(ctx, a[0].u64 + ATTR_STACK); if (!ctx->trap) RET_I(store_u64(ctx, a[1].u64, v)); }
HOSTFN(pthread_attr_getguardsize) { uint64_t v = load_u64(ctx, a[0].u64 + ATTR_GUARD); if (!ctx->trap) RET_I(store_u64(ctx, a[1].u64, v)); }
HOSTFN(pthread_attr_getdetachstate) { uint32_t v = load_u32(ctx, a[0].u64 + ATTR_DETACHED); if (!ctx->trap) RET_I(store_u32(ctx, a[1].u64, v)); }

/* The calling thread's stack, in an attribute: its address is kept at 24. */
HOSTFN(pthread_getattr_np)
{
    Slot b[4];
    uint64_t to = a[1].u64;
    if (a[0].u64 != THREAD(ctx)->id) RET_I(G_ESRCH);
    b[0].u64 = to;
    h_pthread_attr_init(ctx, b);
    if (ctx->trap) return;
    store_u64(ctx, to + ATTR_STACK, ctx->sp_hi - ctx->sp_lo);
    store_u64(ctx, to + 24, ctx->sp_lo);
    RET_I(0);
}
HOSTFN(pthread_attr_getstack)
{
    uint64_t at = load_u64(ctx, a[0].u64 + 24), size = load_u64(ctx, a[0].u64 + ATTR_STACK);
    if (!ctx->trap && !store_u64(ctx, a[1].u64, at)) RET_I(store_u64(ctx, a[2].u64, size));
}

HOSTFN(pthread_setname_np)
{
    uint64_t n;
    const char *p = guest_cstr(ctx, a[1].u64, &n);
    HostThread *t;
    if (!p) return;
    if (n > 15) RET_I(G_ERANGE);
    host_enter(ctx);
    t = thread_by_id(HOST(ctx), a[0].u64);
    if (t) for (uint64_t i = 0; i <= n; i++) t->name[i] = i == n ? 0 : p[i] < ' ' || p[i] > '~' ? '?' : p[i];
    host_leave(ctx);
    RET_I(t ? 0 : G_ESRCH);
}
HOSTFN(pthread_getname_np)
{
    HostThread *t = thread_by_id(HOST(ctx), a[0].u64);
    uint64_t n = t ? strlen(t->name) + 1 : 0;
    char *p;
    if (!t) RET_I(G_ESRCH);
    if (a[2].u64 < n) RET_I(G_ERANGE);
    p = guest_write(ctx, a[1].u64, n);
    if (!p) return;
    memcpy(p, t->name, n);
    RET_I(0);
}

/* ---- cleanup handlers (musl's macros) and destructors of thread_local objects ---- */
HOSTFN(_pthread_cleanup_push)
{
    uint64_t at = a[0].u64;
    if (store_u64(ctx, at, a[1].u64) || store_u64(ctx, at + 8, a[2].u64) || store_u64(ctx, at + 16, THREAD(ctx)->cleanup)) return;
    THREAD(ctx)->cleanup = (uint32_t)at;
}
HOSTFN(_pthread_cleanup_pop)
{
    uint64_t fn = load_u64(ctx, a[0].u64), arg = load_u64(ctx, a[0].u64 + 8);
    THREAD(ctx)->cleanup = (uint32_t)load_u64(ctx, a[0].u64 + 16);
    if (ctx->trap || !a[1].s32) return;
    a[0].u64 = arg;
    ctx->call(ctx, fn, a, "l:");
}

HOSTFN(__cxa_thread_atexit)
{
    HostThread *t = THREAD(ctx);
    if (t->n_at_exit == t->cap_at_exit) {
        uint32_t cap = t->cap_at_exit ? 2 * t->cap_at_exit : 8;
        ThreadExit *grown = (ThreadExit *)realloc(t->at_exit, cap * sizeof *grown);
        if (!grown) RET_I(-1);
        t->at_exit = grown;
        t->cap_at_exit = cap;
    }
    t->at_exit[t->n_at_exit].fn = a[0].u64;
    t->at_exit[t->n_at_exit++].arg = a[1].u64;
    RET_I(0);
}

/* ---- thread-specific data ---- */
HOSTFN(pthread_key_create)
{
    Host *S = HOST(ctx);
    uint32_t k = 0;
    host_enter(ctx);
    if (!S->key) S->key = (ThreadKey *)calloc(MAX_KEYS, sizeof *S->key);
    while (S->key && k < MAX_KEYS && S->key[k].used) k++;
    if (S->key && k < MAX_KEYS) {
        S->key[k].used = 1;
        S->key[k].destructor = a[1].u64;
        S->key[k].serial = ++S->key_serial;
    }
    host_leave(ctx);
    if (!S->key) RET_I(G_ENOMEM);
    if (k == MAX_KEYS) RET_I(G_EAGAIN);
    RET_I(store_u32(ctx, a[0].u64, k));
}

HOSTFN(pthread_key_delete)
{
    Host *S = HOST(ctx);
    uint32_t k = a[0].u32;
    if (!S->key || k >= MAX_KEYS || !S->key[k].used) RET_I(G_EINVAL);
    S->key[k].used = 0;
    RET_I(0);
}

HOSTFN(pthread_getspecific)
{
    Host *S = HOST(ctx);
    HostThread *t = THREAD(ctx);
    uint32_t k = a[0].u32;
    RET_L(k < t->n_value && t->value[k].serial == S->key[k].serial ? t->value[k].value : 0);
}

HOSTFN(pthread_setspecific)
{
    Host *S = HOST(ctx);
    HostThread *t = THREAD(ctx);
    uint32_t k = a[0].u32;
    if (!S->key || k >= MAX_KEYS || !S->key[k].used) RET_I(G_EINVAL);
    if (k >= t->n_value) {
        uint32_t n = k + 1 < 16 ? 16 : (k + 16) & ~15u;
        ThreadValue *grown = (ThreadValue *)realloc(t->value, n * sizeof *grown);
        if (!grown) RET_I(G_ENOMEM);
        memset(grown + t->n_value, 0, (n - t->n_value) * sizeof *grown);
        t->value = grown;
        t->n_value = n;
    }
    t->value[k].value = a[1].u64;
    t->value[k].serial = S->key[k].serial;
    RET_I(0);
}

HOSTFN(pthread_ok) { (void)ctx; RET_I(0); }
/* Cancelling is not offered. */
HOSTFN(pthread_cancel) { (void)ctx; RET_I(G_ENOSYS); }
HOSTFN(pthread_getcpuclockid) { (void)ctx; RET_I(G_ENOENT); }
/* A signal for a thread: those for the caller itself are raised, since no handler runs in another thread. */
HOSTFN(pthread_kill)
{
    Slot b[4];
    HostThread *t = thread_by_id(HOST(ctx), a[0].u64);
    if (!t || t->state == T_FINISHED) RET_I(G_ESRCH);
    if (a[1].s32 == 0) RET_I(0);
    if (t != THREAD(ctx)) RET_I(G_ENOSYS);
    b[0] = a[1];
    h_raise(ctx, b);
    if (!ctx->trap) RET_I(b[0].s32 ? G_EINVAL : 0);
}
#endif
