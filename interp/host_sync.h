/* What threads wait on: mutexes, condition variables, rwlocks, barriers, semaphores, once. All of it is words in guest
 * memory, changed by atomic operations; who has to wait is parked on one of them (host_lock.h).
 *
 * The layouts are ours, but leave alone what the static initialisers of musl and glibc set: zeros, and a mutex's type at 0
 * (musl) or 16 (glibc).
 */
#ifndef HOST_SYNC_H
#define HOST_SYNC_H
#include "host_thread.h"
#include "host_time.h"

/* A word of guest memory that is waited on; NULL after a trap. */
static uint32_t *guest_word(Ctx *ctx, uint64_t addr)
{
    char *p = guest_write(ctx, addr, 4);
    if (p && (uintptr_t)p % 4) { ctx_trap(ctx, TRAP_HOST, 0); host_note(ctx, "a lock at the odd address 0x%x", (unsigned)addr); return NULL; }
    return (uint32_t *)p;
}
#define LOAD(p) __atomic_load_n(p, __ATOMIC_SEQ_CST)
#define STORE(p, v) __atomic_store_n(p, v, __ATOMIC_SEQ_CST)
#define SWAP(p, v) __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST)
static inline int cas(uint32_t *p, uint32_t from, uint32_t to)
{
    return __atomic_compare_exchange_n(p, &from, to, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/* A time of a clock of the guest (0 real, 1 monotonic) as monotonic nanoseconds; sets an error number for bad ones. */
static int64_t deadline_of(Ctx *ctx, uint64_t at, int clock, int *e)
{
    struct timespec now;
    int64_t sec = (int64_t)load_u64(ctx, at), nsec = (int64_t)load_u64(ctx, at + 8);
    *e = 0;
    if (ctx->trap) return 0;
    if (nsec < 0 || nsec > 999999999) { *e = G_EINVAL; return 0; }
    w_clock(clock ? CLOCK_MONOTONIC : CLOCK_REALTIME, &now);
    if (sec - now.tv_sec > (1 << 30)) return NEVER - 1;
    if (sec < 0 || sec < now.tv_sec - 1) return 1;
    return mono_ns() + (sec - now.tv_sec) * 1000000000 + nsec - now.tv_nsec;
}

/* ---- mutexes ---- */
enum { MUTEX_STATE = 4, MUTEX_OWNER = 8, MUTEX_COUNT = 12 };    /* state: 0 free, 1 locked, 2 and somebody may wait */
enum { M_NORMAL, M_RECURSIVE, M_CHECKED };

static int init_mutex(Ctx *ctx, uint64_t m, uint32_t type)
{
    char *p = guest_write(ctx, m, 40);
    if (!p) return -1;
    memset(p, 0, 40);
    memcpy(p, &type, 4);
    return 0;
}
HOSTFN(pthread_mutex_init)
{
    uint32_t type = (uint32_t)a[1].u64 ? load_u32(ctx, a[1].u64) & 3 : 0;
    if (!ctx->trap) RET_I(init_mutex(ctx, a[0].u64, type));
}

/* deadline: NEVER, or 0 to try only. 0 or an error number; undefined after a trap. */
static int mutex_lock(Ctx *ctx, uint64_t at, int64_t deadline)
{
    char *m = guest_write(ctx, at, 40);
    uint32_t *state, *owner, *count, me = (uint32_t)THREAD(ctx)->id, type;
    if (!m || !(state = guest_word(ctx, at + MUTEX_STATE))) return 0;
    owner = (uint32_t *)(m + MUTEX_OWNER);
    count = (uint32_t *)(m + MUTEX_COUNT);
    if (LIKELY(cas(state, 0, 1))) { STORE(owner, me); return 0; }
    type = (*(uint32_t *)m | *(uint32_t *)(m + 16)) & 3;
    if (type != M_NORMAL && LOAD(owner) == me) {
        if (type == M_RECURSIVE) {
            if (*count == UINT32_MAX) return G_EAGAIN;
            ++*count;
            return 0;
        }
        return deadline == 0 ? G_EBUSY : G_EDEADLK;
    }
    if (deadline == 0) return G_EBUSY;
    while (SWAP(state, 2) != 0) {
        int r = park(ctx, state, 2, deadline, "pthread_mutex_lock");
        if (r == PARK_TRAP) return 0;
        if (r == PARK_TIMEOUT) return G_ETIMEDOUT;
    }
    STORE(owner, me);
    return 0;
}

static int mutex_unlock(Ctx *ctx, uint64_t at)
{
    char *m = guest_write(ctx, at, 40);
    uint32_t *state, *owner, *count, type;
    if (!m || !(state = guest_word(ctx, at + MUTEX_STATE))) return 0;
    owner = (uint32_t *)(m + MUTEX_OWNER);
    count = (uint32_t *)(m + MUTEX_COUNT);
    type = (*(uint32_t *)m | *(uint32_t *)(m + 16)) & 3;
    if (type != M_NORMAL && (LOAD(state) == 0 || LOAD(owner) != (uint32_t)THREAD(ctx)->id)) return G_EPERM;
    if (type == M_RECURSIVE && *count) { --*count; return 0; }
    STORE(owner, 0);
    if (SWAP(state, 0) == 2) unpark(state, 1);
    return 0;
}

HOSTFN(pthread_mutex_lock) { int e = mutex_lock(ctx, a[0].u64, NEVER); if (!ctx->trap) RET_I(e); }
HOSTFN(pthread_mutex_trylock) { int e = mutex_lock(ctx, a[0].u64, 0); if (!ctx->trap) RET_I(e); }
HOSTFN(pthread_mutex_unlock) { int e = mutex_unlock(ctx, a[0].u64); if (!ctx->trap) RET_I(e); }

static int mutex_timedlock(Ctx *ctx, uint64_t m, uint64_t at, int clock)
{
    int e = mutex_lock(ctx, m, 0);
    int64_t deadline;
    if (ctx->trap || e != G_EBUSY) return e;
    deadline = deadline_of(ctx, at, clock, &e);
    return e || ctx->trap ? e : mutex_lock(ctx, m, deadline);
}
HOSTFN(pthread_mutex_timedlock) { int e = mutex_timedlock(ctx, a[0].u64, a[1].u64, 0); if (!ctx->trap) RET_I(e); }
HOSTFN(pthread_mutex_clocklock) { int e = mutex_timedlock(ctx, a[0].u64, a[2].u64, a[1].s32 == 1); if (!ctx->trap) RET_I(e); }
HOSTFN(pthread_mutex_destroy)
{
    uint32_t *state = guest_word(ctx, a[0].u64 + MUTEX_STATE);
    if (state) RET_I(LOAD(state) ? G_EBUSY : 0);
}
HOSTFN(pthread_mutexattr_init) { RET_I(store_u32(ctx, a[0].u64, 0)); }
HOSTFN(pthread_mutexattr_settype) { if (a[1].u32 > 3) RET_I(G_EINVAL); RET_I(store_u32(ctx, a[0].u64, a[1].u32)); }
HOSTFN(pthread_mutexattr_gettype) { uint32_t v = load_u32(ctx, a[0].u64); if (!ctx->trap) RET_I(store_u32(ctx, a[1].u64, v)); }

/* ---- once: 0 not yet, 1 running, 2 done ---- */
HOSTFN(pthread_once)
{
    uint32_t *state = guest_word(ctx, a[0].u64);
    uint64_t fn = a[1].u64;
    Slot b[4];
    if (!state) return;
    for (;;) {
        uint32_t now = LOAD(state);
        if (now > 1) RET_I(0);
        if (now == 0) {
            if (cas(state, 0, 1)) break;
        } else if (park(ctx, state, 1, NEVER, "pthread_once") == PARK_TRAP) return;
    }
    if (ctx->call(ctx, fn, b, ":") == 0) STORE(state, 2);
    else STORE(state, 0);
    unpark(state, EVERYBODY);
    if (!ctx->trap) RET_I(0);
}

/* ---- condition variables: a number that each signal changes, and the clock ---- */
enum { COND_NUMBER = 0, COND_CLOCK = 4 };

HOSTFN(pthread_cond_init)
{
    char *p = guest_write(ctx, a[0].u64, 48);
    uint32_t clock = (uint32_t)a[1].u64 ? load_u32(ctx, a[1].u64) : 0;
    if (!p || ctx->trap) return;
    memset(p, 0, 48);
    memcpy(p + COND_CLOCK, &clock, 4);
    RET_I(0);
}
HOSTFN(pthread_condattr_init) { RET_I(store_u32(ctx, a[0].u64, 0)); }
HOSTFN(pthread_condattr_setclock)
{
    if (a[1].u32 > 1) RET_I(G_EINVAL);
    RET_I(store_u32(ctx, a[0].u64, a[1].u32));
}
HOSTFN(pthread_condattr_getclock) { uint32_t v = load_u32(ctx, a[0].u64); if (!ctx->trap) RET_I(store_u32(ctx, a[1].u64, v)); }

static int cond_wait(Ctx *ctx, uint64_t cond, uint64_t mutex, int64_t deadline)
{
    uint32_t *number = guest_word(ctx, cond + COND_NUMBER), now;
    int e, r;
    if (!number) return 0;
    now = LOAD(number);
    e = mutex_unlock(ctx, mutex);
    if (ctx->trap || e) return e;
    r = deadline == 1 ? PARK_TIMEOUT : park(ctx, number, now, deadline, "pthread_cond_wait");
    if (r == PARK_TRAP) return 0;
    e = mutex_lock(ctx, mutex, NEVER);
    return e ? e : r == PARK_TIMEOUT ? G_ETIMEDOUT : 0;
}

static int cond_timedwait(Ctx *ctx, uint64_t cond, uint64_t mutex, uint64_t at, int clock)
{
    int e;
    int64_t deadline = deadline_of(ctx, at, clock, &e);
    return e || ctx->trap ? e : cond_wait(ctx, cond, mutex, deadline);
}
HOSTFN(pthread_cond_wait) { int e = cond_wait(ctx, a[0].u64, a[1].u64, NEVER); if (!ctx->trap) RET_I(e); }
HOSTFN(pthread_cond_timedwait)
{
    uint32_t clock = load_u32(ctx, a[0].u64 + COND_CLOCK);
    int e = ctx->trap ? 0 : cond_timedwait(ctx, a[0].u64, a[1].u64, a[2].u64, clock == 1);
    if (!ctx->trap) RET_I(e);
}
HOSTFN(pthread_cond_clockwait)
{
    int e = cond_timedwait(ctx, a[0].u64, a[1].u64, a[3].u64, a[2].s32 == 1);
    if (!ctx->trap) RET_I(e);
}

static void cond_wake(Ctx *ctx, uint64_t cond, uint32_t n)
{
    uint32_t *number = guest_word(ctx, cond + COND_NUMBER);
    if (!number) return;
    __atomic_add_fetch(number, 1, __ATOMIC_SEQ_CST);
    unpark(number, n);
}
HOSTFN(pthread_cond_signal) { cond_wake(ctx, a[0].u64, 1); if (!ctx->trap) RET_I(0); }
HOSTFN(pthread_cond_broadcast) { cond_wake(ctx, a[0].u64, EVERYBODY); if (!ctx->trap) RET_I(0); }

/* ---- rwlocks: the number of readers, or WRITER; who writes is at 4 ---- */
#define WRITER UINT32_MAX

static int rwlock_take(Ctx *ctx, uint64_t at, int write, int64_t deadline)
{
    uint32_t *state = guest_word(ctx, at), *owner = state ? guest_word(ctx, at + 4) : NULL, me = (uint32_t)THREAD(ctx)->id;
    if (!owner) return 0;
    for (;;) {
        uint32_t now = LOAD(state);
        int r;
        if (now == 0 || (!write && now < WRITER - 1)) {
            if (!cas(state, now, write ? WRITER : now + 1)) continue;
            if (write) STORE(owner, me);
            return 0;
        }
        if (deadline == 0) return G_EBUSY;
        if (now == WRITER && LOAD(owner) == me) return G_EDEADLK;
        if (now == WRITER - 1) return G_EAGAIN;
        r = park(ctx, state, now, deadline, write ? "pthread_rwlock_wrlock" : "pthread_rwlock_rdlock");
        if (r == PARK_TRAP) return 0;
        if (r == PARK_TIMEOUT) return G_ETIMEDOUT;
    }
}
#define RWLOCK(name, write, deadline) HOSTFN(name) { int e = rwlock_take(ctx, a[0].u64, write, deadline); if (!ctx->trap) RET_I(e); }
RWLOCK(pthread_rwlock_rdlock, 0, NEVER)
RWLOCK(pthread_rwlock_wrlock, 1, NEVER)
RWLOCK(pthread_rwlock_tryrdlock, 0, 0)
RWLOCK(pthread_rwlock_trywrlock, 1, 0)
static void rwlock_timed(Ctx *ctx, Slot *a, int write)
{
    int e = rwlock_take(ctx, a[0].u64, write, 0);
    int64_t deadline;
    if (e == G_EBUSY && !ctx->trap) {
        deadline = deadline_of(ctx, a[1].u64, 0, &e);
        if (!e && !ctx->trap) e = rwlock_take(ctx, a[0].u64, write, deadline);
    }
    if (!ctx->trap) RET_I(e);
}
HOSTFN(pthread_rwlock_timedrdlock) { rwlock_timed(ctx, a, 0); }
HOSTFN(pthread_rwlock_timedwrlock) { rwlock_timed(ctx, a, 1); }

HOSTFN(pthread_rwlock_unlock)
{
    uint32_t *state = guest_word(ctx, a[0].u64), *owner = state ? guest_word(ctx, a[0].u64 + 4) : NULL, now;
    if (!owner) return;
    for (;;) {
        now = LOAD(state);
        if (now == 0) RET_I(G_EPERM);
        if (now == WRITER) STORE(owner, 0);
        if (cas(state, now, now == WRITER ? 0 : now - 1)) break;
    }
    unpark(state, EVERYBODY);
    RET_I(0);
}
HOSTFN(pthread_rwlock_init) { char *p = guest_write(ctx, a[0].u64, 56); if (p) { memset(p, 0, 56); RET_I(0); } }

/* ---- spinlocks ---- */
HOSTFN(pthread_spin_init) { RET_I(store_u32(ctx, a[0].u64, 0)); }
HOSTFN(pthread_spin_lock)
{
    uint32_t *p = guest_word(ctx, a[0].u64);
    if (!p) return;
    for (int n = 1; !cas(p, 0, 1); n++) {
        if (n % 64) continue;
        if (!ctx->stacks) { host_note(ctx, "pthread_spin_lock would wait for ever: the program has one thread"); ctx_trap(ctx, TRAP_HOST, 0); return; }
        sched_yield();
        if (host_poll(ctx)) return;
    }
    RET_I(0);
}
HOSTFN(pthread_spin_trylock) { uint32_t *p = guest_word(ctx, a[0].u64); if (p) RET_I(cas(p, 0, 1) ? 0 : G_EBUSY); }
HOSTFN(pthread_spin_unlock) { uint32_t *p = guest_word(ctx, a[0].u64); if (p) { STORE(p, 0); RET_I(0); } }

/* ---- barriers: how many must come, how many have, and a number that changes when they all have ---- */
HOSTFN(pthread_barrier_init)
{
    char *p = guest_write(ctx, a[0].u64, 32);
    if (!p) return;
    if (a[2].u32 == 0) RET_I(G_EINVAL);
    memset(p, 0, 32);
    memcpy(p, &a[2].u32, 4);
    RET_I(0);
}
HOSTFN(pthread_barrier_wait)
{
    uint32_t *need = guest_word(ctx, a[0].u64), *come = need ? guest_word(ctx, a[0].u64 + 4) : NULL;
    uint32_t *number = come ? guest_word(ctx, a[0].u64 + 8) : NULL, now;
    if (!number) return;
    now = LOAD(number);
    if (__atomic_add_fetch(come, 1, __ATOMIC_SEQ_CST) >= LOAD(need)) {
        STORE(come, 0);
        __atomic_add_fetch(number, 1, __ATOMIC_SEQ_CST);
        unpark(number, EVERYBODY);
        RET_I(-1);              /* PTHREAD_BARRIER_SERIAL_THREAD */
    }
    while (LOAD(number) == now) if (park(ctx, number, now, NEVER, "pthread_barrier_wait") == PARK_TRAP) return;
    RET_I(0);
}

/* ---- semaphores: the first word is the value ---- */
HOSTFN(sem_init)
{
    char *p = guest_write(ctx, a[0].u64, 32);
    if (!p) return;
    if (a[2].s32 < 0) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    memset(p, 0, 32);
    memcpy(p, &a[2].u32, 4);
    RET_I(0);
}
HOSTFN(sem_post)
{
    uint32_t *value = guest_word(ctx, a[0].u64), now;
    if (!value) return;
    do {
        now = LOAD(value);
        if (now >= INT32_MAX) { set_guest_errno(ctx, G_EOVERFLOW); RET_I(-1); }
    } while (!cas(value, now, now + 1));
    unpark(value, 1);
    RET_I(0);
}
static int sem_take(Ctx *ctx, uint64_t at, int64_t deadline)
{
    uint32_t *value = guest_word(ctx, at);
    if (!value) return 0;
    for (;;) {
        uint32_t now = LOAD(value);
        int r;
        if (now) {
            if (cas(value, now, now - 1)) return 0;
            continue;
        }
        if (deadline == 0) return G_EAGAIN;
        r = park(ctx, value, 0, deadline, "sem_wait");
        if (r == PARK_TRAP) return 0;
        if (r == PARK_TIMEOUT) return G_ETIMEDOUT;
    }
}
static void sem_return(Ctx *ctx, Slot *a, int e)
{
    if (ctx->trap) return;
    if (e) set_guest_errno(ctx, e);
    RET_I(e ? -1 : 0);
}
HOSTFN(sem_wait) { sem_return(ctx, a, sem_take(ctx, a[0].u64, NEVER)); }
HOSTFN(sem_trywait) { sem_return(ctx, a, sem_take(ctx, a[0].u64, 0)); }
static void sem_timed(Ctx *ctx, Slot *a, uint64_t at, int clock)
{
    int e = sem_take(ctx, a[0].u64, 0);
    int64_t deadline;
    if (e == G_EAGAIN && !ctx->trap) {
        deadline = deadline_of(ctx, at, clock, &e);
        if (!e && !ctx->trap) e = sem_take(ctx, a[0].u64, deadline);
    }
    sem_return(ctx, a, e);
}
HOSTFN(sem_timedwait) { sem_timed(ctx, a, a[1].u64, 0); }
HOSTFN(sem_clockwait) { sem_timed(ctx, a, a[2].u64, a[1].s32 == 1); }
HOSTFN(sem_getvalue) { uint32_t v = load_u32(ctx, a[0].u64); if (!ctx->trap) RET_I(store_u32(ctx, a[1].u64, v)); }
HOSTFN(sem_open) { (void)a; set_guest_errno(ctx, G_ENOSYS); RET_L(0); }
#endif
