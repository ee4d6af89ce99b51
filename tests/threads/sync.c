/* Counters, producers and consumers, barriers, rwlocks, once, semaphores, spinlocks, kinds of mutexes, time limits. */
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#define N 4
static pthread_t t[N];
static void each(void *(*f)(void *))
{
    for (intptr_t i = 0; i < N; i++) if (pthread_create(&t[i], NULL, f, (void *)i)) { puts("cannot create"); exit(1); }
    for (int i = 0; i < N; i++) pthread_join(t[i], NULL);
}

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_spinlock_t spin;
static long plain, spun;
static _Atomic uint8_t a8; static _Atomic uint16_t a16; static atomic_int a32; static atomic_long a64; static _Atomic unsigned __int128 a128;
static _Atomic double real;
static void *count(void *p)
{
    (void)p;
    for (int i = 0; i < 2000; i++) {
        pthread_mutex_lock(&m); plain++; pthread_mutex_unlock(&m);
        pthread_spin_lock(&spin); spun++; pthread_spin_unlock(&spin);
        a8++; a16 += 3; a32 -= 2; atomic_fetch_xor(&a64, 1L << (i & 15)); a64 += 65536; a128 += ((unsigned __int128)1 << 64) + 1; real += 0.5;
    }
    return NULL;
}

enum { ITEMS = 600, ROOM = 7 };
static int ring[ROOM], used, put, got;
static long eaten;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static void *trade(void *p)
{
    int n = (int)(intptr_t)p;
    for (int i = 0; i < ITEMS; i++) {
        pthread_mutex_lock(&m);
        if (n & 1) {
            while (!used) pthread_cond_wait(&not_empty, &m);
            eaten += ring[got++ % ROOM]; used--;
            pthread_cond_signal(&not_full);
        } else {
            while (used == ROOM) pthread_cond_wait(&not_full, &m);
            ring[put++ % ROOM] = i; used++;
            pthread_cond_signal(&not_empty);
        }
        pthread_mutex_unlock(&m);
    }
    return NULL;
}

static pthread_barrier_t barrier;
static int stage[N], serial, out_of_step;
static void *step(void *p)
{
    for (int i = 1; i <= 50; i++) {
        stage[(intptr_t)p] = i;
        if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) atomic_fetch_add((atomic_int *)&serial, 1);
        for (int k = 0; k < N; k++) if (stage[k] != i) out_of_step = 1;
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int pair[2], torn;
static void *share(void *p)
{
    for (int i = 0; i < 300; i++) {
        if ((intptr_t)p == 0 || i % 50 == 0) {
            pthread_rwlock_wrlock(&rw); pair[0]++; if (i % 8 == 0) sched_yield(); pair[1]++; pthread_rwlock_unlock(&rw);
        } else {
            pthread_rwlock_rdlock(&rw); if (pair[0] != pair[1]) torn = 1; pthread_rwlock_unlock(&rw);
        }
    }
    return NULL;
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int inits, seen;
static void init(void) { sched_yield(); inits++; }
static sem_t sem, done;
static void *knock(void *p)
{
    (void)p;
    pthread_once(&once, init);
    if (inits == 1) atomic_fetch_add((atomic_int *)&seen, 1);
    for (int i = 0; i < 100; i++) { sem_wait(&sem); sem_post(&sem); }
    sem_post(&done);
    return NULL;
}

static pthread_mutex_t recursive, checked;
static void *others(void *p)
{
    struct timespec at;
    (void)p;
    clock_gettime(CLOCK_REALTIME, &at);
    at.tv_nsec += 20000000;
    if (at.tv_nsec >= 1000000000) { at.tv_nsec -= 1000000000; at.tv_sec++; }
    printf("%d %d %d\n", pthread_mutex_trylock(&recursive) == EBUSY, pthread_mutex_unlock(&checked) == EPERM, pthread_mutex_timedlock(&m, &at) == ETIMEDOUT);
    clock_gettime(CLOCK_REALTIME, &at);
    printf("%d %d\n", pthread_rwlock_trywrlock(&rw) == EBUSY, sem_timedwait(&sem, &at) == -1 && errno == ETIMEDOUT);
    return NULL;
}

int main(void)
{
    pthread_mutexattr_t attr;
    pthread_cond_t c = PTHREAD_COND_INITIALIZER;
    struct timespec past = {1, 0};
    int value;
    pthread_spin_init(&spin, 0);
    each(count);
    printf("%ld %ld %d %d %d %ld %ld %ld %g\n", plain, spun, a8, a16, a32, (long)a64, (long)(a128 >> 64), (long)a128, (double)real);
    each(trade);
    printf("%ld %d\n", eaten, used);
    pthread_barrier_init(&barrier, NULL, N);
    each(step);
    printf("%d %d %d\n", serial, out_of_step, pthread_barrier_destroy(&barrier));
    each(share);
    printf("%d %d %d\n", pair[0], pair[1], torn);
    sem_init(&sem, 0, 2); sem_init(&done, 0, 0);
    each(knock);
    sem_getvalue(&done, &value);
    printf("%d %d %d\n", inits, seen, value);
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE); pthread_mutex_init(&recursive, &attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK); pthread_mutex_init(&checked, &attr);
    printf("%d %d ", pthread_mutex_lock(&recursive), pthread_mutex_lock(&recursive));
    printf("%d %d ", pthread_mutex_lock(&checked), pthread_mutex_lock(&checked) == EDEADLK);
    pthread_mutex_lock(&m); pthread_rwlock_rdlock(&rw);
    sem_wait(&sem); sem_wait(&sem);
    printf("%d %d\n", sem_trywait(&sem), errno == EAGAIN);
    pthread_create(&t[0], NULL, others, NULL);
    pthread_join(t[0], NULL);
    printf("%d %d %d ", pthread_mutex_unlock(&recursive), pthread_mutex_unlock(&recursive), pthread_mutex_unlock(&recursive) == EPERM);
    printf("%d %d\n", pthread_cond_timedwait(&c, &m, &past) == ETIMEDOUT, pthread_mutex_trylock(&m) == EBUSY);
    printf("%d\n", pthread_equal(pthread_self(), pthread_self()) != 0);
    return 0;
}
