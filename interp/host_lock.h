/* Threads of the guest as the host library sees them, the lock over its state, and waiting.
 *
 * While a program has one context nothing is locked. As soon as there are more (ctx->stacks), every function that
 * touches the state in `Host` runs under one lock (table_*.h says which: L rows). It is let go where a function waits
 * or calls the guest: host_release, host_call. What such a function holds on to must survive that: streams have
 * an owner (host_stream.h), descriptors a count of users (host_fd.h). The heap has a lock of its own, taken last.
 */
#ifndef HOST_LOCK_H
#define HOST_LOCK_H
#include <pthread.h>
#include <time.h>
#include "host_state.h"

/* The calling context's thread. host_thread_attach has made it when the context was opened. */
#define THREAD(ctx) ((HostThread *)(ctx)->thread)

static void host_enter_slow(Ctx *ctx)
{
    HostThread *t = THREAD(ctx);
    if (t->depth++ == 0) pthread_mutex_lock(&HOST(ctx)->lock);
}
static void host_leave_slow(Ctx *ctx)
{
    HostThread *t = THREAD(ctx);
    if (t->depth > 0 && --t->depth == 0) pthread_mutex_unlock(&HOST(ctx)->lock);
}
static inline void host_enter(Ctx *ctx) { if (UNLIKELY(ctx->stacks != NULL)) host_enter_slow(ctx); }
static inline void host_leave(Ctx *ctx) { if (UNLIKELY(ctx->stacks != NULL)) host_leave_slow(ctx); }

/* Let go of the lock however often it is held; what host_retake needs. */
static int host_release(Ctx *ctx)
{
    HostThread *t = THREAD(ctx);
    int depth = t ? t->depth : 0;
    if (depth) {
        t->depth = 0;
        pthread_mutex_unlock(&HOST(ctx)->lock);
    }
    return depth;
}
static void host_retake(Ctx *ctx, int depth)
{
    if (!depth) return;
    pthread_mutex_lock(&HOST(ctx)->lock);
    THREAD(ctx)->depth = depth;
}

/* ctx->call for functions that run under the lock: the guest runs without it. */
static int host_call(Ctx *ctx, uint64_t fn, Slot *a, const char *sig)
{
    int depth = host_release(ctx), r = ctx->call(ctx, fn, a, sig);
    /* The guest may have made the first of its threads just now. */
    host_retake(ctx, depth ? depth : ctx->stacks != NULL);
    return r;
}

/* ---- waiting for a word to change ---- */

/* Who waits for a word of memory. The list of each bucket is in order of arrival. */
typedef struct Waiter {
    struct Waiter *next;
    const uint32_t *word;
    pthread_cond_t wake;
    Host *stuck;                /* it has no deadline: counted in n_stuck of this program */
    int woken;
} Waiter;

typedef struct Bucket {
    pthread_mutex_t lock;
    Waiter *first, **end;
} Bucket;

#define BUCKETS 64
static Bucket host_buckets[BUCKETS];
static pthread_once_t host_buckets_once = PTHREAD_ONCE_INIT;
static void make_buckets(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        pthread_mutex_init(&host_buckets[i].lock, NULL);
        host_buckets[i].end = &host_buckets[i].first;
    }
}
static Bucket *bucket_of(const uint32_t *word)
{
    uint64_t x = (uint64_t)(uintptr_t)word >> 2;
    pthread_once(&host_buckets_once, make_buckets);
    return &host_buckets[(x ^ x >> 6 ^ x >> 16) % BUCKETS];
}

static void bucket_take(Bucket *b, Waiter **link)
{
    Waiter *w = *link;
    if (!(*link = w->next)) b->end = link;
    if (w->stuck) __atomic_sub_fetch(&w->stuck->n_stuck, 1, __ATOMIC_SEQ_CST);
}

static int64_t mono_ns(void)
{
    struct timespec t;
    w_clock(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}

/* One piece of a wait: until woken or for as long as one may wait between two looks at stops. */
#define WAIT_PIECE 20000000
static void wait_piece(Waiter *w, Bucket *b, int64_t ns)
{
    struct timespec t;
    if (world.mode == WORLD_REPLAY) return;     /* the deadline is in the record, too */
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += ns < WAIT_PIECE ? (long)ns : WAIT_PIECE;
    if (t.tv_nsec >= 1000000000) { t.tv_nsec -= 1000000000; t.tv_sec++; }
    pthread_cond_timedwait(&w->wake, &b->lock, &t);
}

/* Whether all threads of the program wait for each other. */
static int all_stuck(Host *S)
{
    return !S->foreign && __atomic_load_n(&S->n_stuck, __ATOMIC_SEQ_CST) >= __atomic_load_n(&S->n_alive, __ATOMIC_SEQ_CST);
}

enum { PARK_WOKEN, PARK_TIMEOUT, PARK_TRAP };
#define NEVER INT64_MAX

/* Wait until somebody wakes waiters of `word`, unless it is no longer `expected`; until the monotonic time `deadline`.
 * `what` waits, for messages. The lock is let go meanwhile. PARK_TRAP: the guest is unwinding. */
static int park(Ctx *ctx, const uint32_t *word, uint32_t expected, int64_t deadline, const char *what)
{
    Host *S = HOST(ctx);
    Bucket *b = bucket_of(word);
    Waiter w = { NULL, word, PTHREAD_COND_INITIALIZER, deadline == NEVER ? S : NULL, 0 };
    int depth = host_release(ctx), r = PARK_WOKEN, stuck = 0;
    pthread_mutex_lock(&b->lock);
    if (__atomic_load_n(word, __ATOMIC_SEQ_CST) == expected) {
        *b->end = &w;
        b->end = &w.next;
        if (w.stuck) __atomic_add_fetch(&S->n_stuck, 1, __ATOMIC_SEQ_CST);
        while (!w.woken) {
            int64_t left = deadline == NEVER ? NEVER : deadline - mono_ns();
            if (left <= 0) r = PARK_TIMEOUT;
            else if (w.stuck && all_stuck(S)) { stuck = 1; r = PARK_TRAP; }
            else wait_piece(&w, b, left);
            if (!w.woken && r == PARK_WOKEN) {
                pthread_mutex_unlock(&b->lock);
                if (host_poll(ctx)) r = PARK_TRAP;
                pthread_mutex_lock(&b->lock);
            }
            if (!w.woken && r != PARK_WOKEN) {
                Waiter **link = &b->first;
                while (*link != &w) link = &(*link)->next;
                bucket_take(b, link);
                break;
            }
        }
        if (w.woken && r == PARK_TIMEOUT) r = PARK_WOKEN;
        pthread_mutex_unlock(&b->lock);
    } else {
        pthread_mutex_unlock(&b->lock);
        if (host_poll(ctx)) r = PARK_TRAP;          /* who asks again and again can be stopped */
    }
    pthread_cond_destroy(&w.wake);
    if (stuck) {
        if (S->n_alive > 1) host_note(ctx, "%s would wait for ever: all %u threads of the program wait", what, S->n_alive);
        else host_note(ctx, "%s would wait for ever: the program has one thread", what);
        ctx_trap(ctx, TRAP_HOST, 0);
    }
    host_retake(ctx, depth);
    return ctx->trap ? PARK_TRAP : r;
}

/* Wake up to n of those who wait for a word, those who came first. How many. */
static uint32_t unpark(const uint32_t *word, uint32_t n)
{
    Bucket *b = bucket_of(word);
    uint32_t woken = 0;
    pthread_mutex_lock(&b->lock);
    for (Waiter **link = &b->first; *link && woken < n;) {
        Waiter *w = *link;
        if (w->word != word) { link = &w->next; continue; }
        bucket_take(b, link);
        w->woken = 1;
        pthread_cond_signal(&w->wake);
        woken++;
    }
    pthread_mutex_unlock(&b->lock);
    return woken;
}
#define EVERYBODY UINT32_MAX
#endif
