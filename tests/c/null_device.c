/* /dev/null is there, also for a program that may see no files. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void)
{
    char buf[8];
    struct stat st;
    FILE *f = fopen("/dev/null", "w");
    int fd = open("/dev/null", O_RDONLY);
    printf("%d\n", f != NULL && fprintf(f, "lost") == 4 && fclose(f) == 0);
    printf("%d\n", (int)read(fd, buf, sizeof buf));
    printf("%d %d\n", (int)write(fd, "x", 1), errno == EBADF);
    printf("%d %d\n", fstat(fd, &st), S_ISCHR(st.st_mode) != 0);
    printf("%d\n", close(fd));
    fd = open("/dev/null", O_RDWR | O_CREAT | O_TRUNC, 0600);
    printf("%d\n", (int)write(fd, "gone", 4));
    errno = 0;
    printf("%d", open("/dev/null", O_RDONLY | O_DIRECTORY));
    printf(" %d\n", errno == ENOTDIR);
    errno = 0;
    printf("%d", open("/dev/null/x", O_RDONLY));
    printf(" %d\n", errno != 0);
    return 0;
}
