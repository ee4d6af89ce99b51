/* What a program may ask about its process and machine, signals that it sends to itself, memory that it maps. */
#define _GNU_SOURCE
#include <errno.h>
#include <fenv.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

static volatile sig_atomic_t count;
static void on(int s) { count += s; }
static int once_calls;
static void init(void) { once_calls++; }
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    struct sigaction sa, old;
    memset(&sa, 0, sizeof sa);
    sa.sa_handler = on;
    printf("%d ", sigaction(SIGUSR1, &sa, &old)), printf("%d\n", old.sa_handler == SIG_DFL);
    printf("%d ", raise(SIGUSR1)), printf("%d\n", count == SIGUSR1);
    sigset_t set;
    sigemptyset(&set), sigaddset(&set, SIGUSR1);
    printf("%d %d\n", sigismember(&set, SIGUSR1), sigismember(&set, SIGINT));
    printf("%d %d\n", sysconf(_SC_PAGESIZE) >= 4096, sysconf(_SC_NPROCESSORS_ONLN) >= 1);
    struct utsname u;
    printf("%d ", uname(&u)), printf("%d\n", u.sysname[0] != 0);
    printf("%d %d\n", getpid() > 0, getppid() >= 0);
    struct rusage ru;
    printf("%d\n", getrusage(RUSAGE_SELF, &ru));
    pthread_once(&once, init), pthread_once(&once, init);
    printf("%d %d %d\n", once_calls, pthread_mutex_lock(&lock), pthread_mutex_unlock(&lock));
    pthread_key_t key;
    printf("%d ", pthread_key_create(&key, NULL)), printf("%d ", pthread_setspecific(key, &count)), printf("%d %d\n", pthread_getspecific(key) == &count, pthread_equal(pthread_self(), pthread_self()));
    char *m = mmap(NULL, 100000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    printf("%d %d ", m != MAP_FAILED, m[99999]), m[5] = 7, printf("%d ", m[5]), printf("%d\n", munmap(m, 100000));
    printf("%d\n", fegetround() == FE_TONEAREST);
    return 0;
}
