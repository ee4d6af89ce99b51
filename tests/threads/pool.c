/* A pool of threads that sorts, allocates and prints; many short threads; detached ones; what threads return. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
enum { WORKERS = 4, JOBS = 40, SIZE = 3000 };
typedef struct Job { void (*run)(int); int n; struct Job *next; } Job;
static Job *jobs;
static int closed, pending, ran[JOBS];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER, idle = PTHREAD_COND_INITIALIZER;

static void submit(void (*run)(int), int n)
{
    Job *j = malloc(sizeof *j);
    *j = (Job){run, n, NULL};
    pthread_mutex_lock(&m);
    j->next = jobs; jobs = j; pending++;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&m);
}
static void *worker(void *p)
{
    pthread_mutex_lock(&m);
    for (;;) {
        while (!jobs && !closed) pthread_cond_wait(&work, &m);
        if (!jobs) break;
        Job *j = jobs;
        jobs = j->next;
        pthread_mutex_unlock(&m);
        j->run(j->n);
        free(j);
        pthread_mutex_lock(&m);
        if (!--pending) pthread_cond_broadcast(&idle);
    }
    pthread_mutex_unlock(&m);
    return p;
}
static int by_value(const void *a, const void *b) { return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b); }
static void sort(int n)
{
    int *v = malloc(SIZE * sizeof *v);
    unsigned x = n + 1;
    long sum = 0;
    char text[40];
    for (int i = 0; i < SIZE; i++) { v[i] = (x = x * 1664525 + 1013904223) >> 8; sum += v[i]; }
    qsort(v, SIZE, sizeof *v, by_value);
    for (int i = 0; i < SIZE; i++) { sum -= v[i]; if (i && v[i - 1] > v[i]) sum = -1; }
    snprintf(text, sizeof text, "%d:%ld", n, sum);
    char *copy = strdup(text);
    ran[n] = strtol(copy, NULL, 10) == n && !strcmp(strchr(copy, ':'), ":0");
    free(copy); free(v);
}
static void churn(int n)
{
    char *p[64] = {0};
    unsigned x = n * 77 + 1;
    for (int i = 0; i < 4000; i++) {
        unsigned k = (x = x * 1103515245 + 12345) >> 20 & 63;
        if (p[k]) { for (int j = 0; j < 8; j++) if (p[k][j] != (char)(n + k)) { puts("overwritten"); exit(1); } }
        free(p[k]);
        p[k] = malloc(16 + (x & 0xfff));
        memset(p[k], n + k, 16);
    }
    for (int k = 0; k < 64; k++) free(p[k]);
}
static void print(int n) { for (int i = 0; i < 50; i++) printf("line %02d of job %d\n", i, n); }
static void wait_all(void)
{
    pthread_mutex_lock(&m);
    while (pending) pthread_cond_wait(&idle, &m);
    pthread_mutex_unlock(&m);
}
static void *brief(void *p) { return (void *)((intptr_t)p * 3); }
static int gone;
static void *apart(void *p) { (void)p; __atomic_fetch_add(&gone, 1, __ATOMIC_SEQ_CST); return NULL; }
static void *leaves(void *p) { pthread_exit((void *)((intptr_t)p + 1)); }

int main(void)
{
    pthread_t t[WORKERS], one;
    pthread_attr_t attr;
    long sum = 0;
    void *r;
    for (intptr_t i = 0; i < WORKERS; i++) pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < JOBS; i++) submit(sort, i);
    for (int i = 0; i < WORKERS * 2; i++) submit(churn, i);
    wait_all();
    for (int i = 0; i < JOBS; i++) sum += ran[i];
    printf("sorted %ld\n", sum);
    for (int i = 0; i < 6; i++) submit(print, i);
    wait_all();
    pthread_mutex_lock(&m); closed = 1; pthread_cond_broadcast(&work); pthread_mutex_unlock(&m);
    sum = 0;
    for (int i = 0; i < WORKERS; i++) { pthread_join(t[i], &r); sum += (intptr_t)r; }
    printf("joined %ld\n", sum);
    sum = 0;
    for (intptr_t i = 0; i < 100; i++) { if (pthread_create(&one, NULL, brief, (void *)i)) return 1; pthread_join(one, &r); sum += (intptr_t)r; }
    printf("brief %ld\n", sum);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attr, 128 * 1024);
    for (int i = 0; i < 20; i++) if (pthread_create(&one, &attr, apart, NULL)) return 2;
    while (__atomic_load_n(&gone, __ATOMIC_SEQ_CST) < 20) usleep(1000);
    pthread_create(&one, NULL, leaves, (void *)41);
    pthread_join(one, &r);
    printf("gone %d, left %ld\n", gone, (long)(intptr_t)r);
    return 0;
}
