/* syscall(): the calls that libraries make so; others are not there. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int main(void)
{
    unsigned char bytes[32] = {0};
    struct timespec t = {0}, u;
    long n = syscall(SYS_getrandom, bytes, sizeof bytes, 0);
    int sum = 0;
    for (int i = 0; i < 32; i++) sum |= bytes[i];
    printf("%ld %d\n", n, sum != 0);
    printf("%d\n", syscall(SYS_getpid) == getpid());
    n = syscall(SYS_clock_gettime, CLOCK_REALTIME, &t);
    clock_gettime(CLOCK_REALTIME, &u);
    printf("%ld %d\n", n, u.tv_sec - t.tv_sec <= 1);
    n = syscall(99999);
    printf("%ld %d\n", n, errno == ENOSYS);
    return 0;
}
