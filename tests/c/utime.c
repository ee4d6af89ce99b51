/* utime, and the priority of a process, which is kept though it changes nothing. */
/* dir: yes */
#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

int main(void)
{
    struct utimbuf t = {1000000000, 1234567890};
    struct stat st;
    time_t before = time(NULL);
    FILE *f = fopen("utime.txt", "w");
    if (!f || fclose(f)) return 1;
    printf("%d", utime("utime.txt", &t));
    if (stat("utime.txt", &st)) return 2;
    printf(" %ld %ld\n", (long)st.st_atime, (long)st.st_mtime);
    printf("%d", utime("utime.txt", NULL));
    if (stat("utime.txt", &st)) return 3;
    printf(" %d %d\n", st.st_atime >= before - 2, st.st_mtime >= before - 2);
    errno = 0;
    printf("%d", utime("absent.txt", &t));
    printf(" %d\n", errno == ENOENT);
    remove("utime.txt");

    errno = 0;
    int was = getpriority(PRIO_PROCESS, 0);
    int more = was < 18 ? was + 1 : 19;
    printf("%d %d\n", errno, setpriority(PRIO_PROCESS, 0, more));
    printf("%d", getpriority(PRIO_PROCESS, 0) == more);
    printf(" %d\n", nice(40) == 19);
    printf("%d\n", getpriority(PRIO_PROCESS, 0));
    errno = 0;
    printf("%d", setpriority(99, 0, 0));
    printf(" %d\n", errno == EINVAL);
    return 0;
}
