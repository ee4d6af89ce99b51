/* What a program may ask for though it is not there: other programs, users, terminals, libraries; and byte order. */
/* dir: yes */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int main(void)
{
    struct termios mode;
    struct stat st;
    volatile unsigned short s = 0x1234;
    volatile unsigned l = 0x12345678;
    char *argv[] = {"x", NULL};
    printf("%x %x %x %x\n", htons(s), ntohs(s), htonl(l), ntohl(l));
    printf("%d %d %d %d\n", execl("/absent/x", "x", NULL), execlp("absent-x", "x", "y", NULL), execle("/absent/x", "x", NULL, argv + 1), execvpe("absent-x", argv, argv + 1));
    printf("%d %d %d\n", getpgrp() > 0, getpgid(0) == getpgrp(), getgroups(0, NULL) >= 0);
    printf("%d %d %d %d\n", setuid(geteuid()), setgid(getegid()), seteuid(geteuid()), setegid(getegid()));
    printf("%d %d\n", getpwnam("no such user") == NULL, getgrnam("no such group") == NULL);
    errno = 0;
    printf("%d", wait4(-1, NULL, 0, NULL));
    printf(" %d\n", errno == ECHILD);
    printf("%d %d\n", dlopen("/absent/x.so", RTLD_NOW) == NULL, dlerror() != NULL);
    printf("%d\n", dlerror() == NULL);

    int fd = open("posix.txt", O_RDWR | O_CREAT, 0600);
    printf("%d %d\n", fd >= 0, posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL));
    errno = 0;
    printf("%d", tcgetattr(fd, &mode));
    printf(" %d", errno == ENOTTY);
    printf(" %d", ttyname(fd) == NULL);
    errno = 0;
    printf(" %d", tcgetattr(99, &mode));
    printf(" %d\n", errno == EBADF);
    printf("%d", linkat(AT_FDCWD, "posix.txt", AT_FDCWD, "posix2.txt", 0));
    printf(" %d %d\n", stat("posix2.txt", &st), (int)st.st_nlink);
    sync();
    return 0;
}
