/* threads.h of C11. */
#include <stdio.h>
#include <threads.h>
#include <time.h>
static mtx_t lock, many;
static cnd_t turn;
static tss_t slot;
static once_flag flag = ONCE_FLAG_INIT;
static thread_local int own = 7;
static int whose, count, inits;
static void init(void) { inits++; }
static void forget(void *p) { mtx_lock(&lock); count += *(int *)p; mtx_unlock(&lock); }
static int take_turns(void *p)
{
    int n = *(int *)p;
    call_once(&flag, init);
    own += n;
    tss_set(slot, p);
    for (int i = 0; i < 30; i++) {
        mtx_lock(&lock);
        while (whose != n) cnd_wait(&turn, &lock);
        whose = (whose + 1) % 3;
        cnd_broadcast(&turn);
        mtx_unlock(&lock);
    }
    mtx_lock(&many); mtx_lock(&many); mtx_unlock(&many); mtx_unlock(&many);
    if (n == 2) thrd_exit(100 + own);
    return own + (tss_get(slot) == p);
}
int main(void)
{
    thrd_t t[3];
    int n[3] = {0, 1, 2}, r;
    struct timespec at;
    mtx_init(&lock, mtx_timed); mtx_init(&many, mtx_plain | mtx_recursive); cnd_init(&turn); tss_create(&slot, forget);
    for (int i = 0; i < 3; i++) if (thrd_create(&t[i], take_turns, &n[i]) != thrd_success) return 1;
    for (int i = 0; i < 3; i++) { thrd_join(t[i], &r); printf("%d ", r); }
    printf("%d %d %d\n", own, count, inits);
    timespec_get(&at, TIME_UTC);
    mtx_lock(&lock);
    printf("%d %d\n", mtx_trylock(&lock) == thrd_busy, cnd_timedwait(&turn, &lock, &at) == thrd_timedout);
    mtx_unlock(&lock);
    thrd_sleep(&(struct timespec){0, 1000000}, NULL);
    thrd_yield();
    printf("%d\n", thrd_equal(thrd_current(), thrd_current()) != 0);
    return 0;
}
