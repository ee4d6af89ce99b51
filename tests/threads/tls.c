/* thread_local objects of all sizes and initialisers, their addresses, keys with destructors, errno. */
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static _Thread_local int small = 5;
static _Thread_local char zeros[300];
_Thread_local long wide[3] = {1, 2, 3};
static _Thread_local _Alignas(64) struct { char c; double d; } aligned = {'x', 2.5};
static int target;
static _Thread_local int *pointer = &target;
static pthread_key_t key, again;
static int destroyed, rounds;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void destroy(void *p) { pthread_mutex_lock(&lock); destroyed += *(int *)p; pthread_mutex_unlock(&lock); free(p); }
static void once_more(void *p)
{
    pthread_mutex_lock(&lock); rounds++; pthread_mutex_unlock(&lock);
    if ((intptr_t)p > 1) pthread_setspecific(again, (void *)((intptr_t)p - 1));
}
static long check(int n)
{
    long bad = 0;
    bad += small != 5 || wide[0] != 1 || wide[2] != 3 || aligned.c != 'x' || aligned.d != 2.5 || pointer != &target;
    for (unsigned i = 0; i < sizeof zeros; i++) bad += zeros[i] != 0;
    bad += (uintptr_t)&aligned % 64 != 0;
    small = n; memset(zeros, n, sizeof zeros); wide[1] = n; aligned.d = n; errno = n;
    return bad;
}
static void *run(void *p)
{
    int n = (int)(intptr_t)p, *q = malloc(sizeof *q);
    long bad = check(n);
    *q = n;
    pthread_setspecific(key, q);
    pthread_setspecific(again, (void *)(intptr_t)2);
    for (int i = 0; i < 1000; i++) { small++; wide[1]++; if (i % 100 == 0) sched_yield(); }
    bad += small != n + 1000 || wide[1] != n + 1000 || zeros[299] != (char)n || aligned.d != n || errno != n;
    bad += *(int *)pthread_getspecific(key) != n;
    return (void *)bad;
}
int main(void)
{
    pthread_t t[6];
    void *bad, *total = 0;
    long first = 0;
    pthread_key_create(&key, destroy);
    pthread_key_create(&again, once_more);
    first = check(99);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 6; i++) pthread_create(&t[i], NULL, run, (void *)(intptr_t)(i + 1));
        for (int i = 0; i < 6; i++) { pthread_join(t[i], &bad); total = (char *)total + (intptr_t)bad; }
    }
    printf("%ld %ld %d %ld %d\n", first, (long)total, small, wide[1], errno);
    printf("%d %d\n", destroyed, rounds);
    return 0;
}
