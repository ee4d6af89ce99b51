/* Descriptors: open, read, write, lseek, dup, stat, directories, access, and what a process may ask about itself. */
/* dir: yes */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int fd = open("data", O_RDWR | O_CREAT | O_TRUNC, 0644);
    printf("%d\n", fd > 2);
    printf("%zd ", write(fd, "hello world", 11)), printf("%lld\n", (long long)lseek(fd, 0, SEEK_CUR));
    char b[32] = "";
    printf("%lld ", (long long)lseek(fd, 6, SEEK_SET)), printf("%zd ", read(fd, b, 20)), printf("%s\n", b);
    printf("%lld ", (long long)lseek(fd, -5, SEEK_END)), printf("%zd\n", write(fd, "W", 1));
    printf("%zd ", pread(fd, b, 11, 0)), printf("%.*s\n", 11, b);
    printf("%zd\n", pwrite(fd, "J", 1, 0));
    struct stat st;
    printf("%d ", fstat(fd, &st)), printf("%lld %d %d\n", (long long)st.st_size, S_ISREG(st.st_mode), S_ISDIR(st.st_mode));
    printf("%d ", ftruncate(fd, 5)), printf("%d ", stat("data", &st)), printf("%lld\n", (long long)st.st_size);
    printf("%d\n", close(fd));
    errno = 0;
    printf("%zd ", write(fd, "x", 1)), printf("%d\n", errno == EBADF);
    printf("%d %d ", access("data", F_OK), access("missing", R_OK)), printf("%d\n", errno == ENOENT);
    printf("%d ", open("data", O_CREAT | O_EXCL | O_WRONLY, 0600)), printf("%d\n", errno == EEXIST);
    fd = open("data", O_WRONLY | O_APPEND);
    printf("%zd ", write(fd, "+end", 4)), printf("%d\n", close(fd));
    FILE *f = fopen("data", "r");
    printf("%s ", fgets(b, sizeof b, f)), printf("%d\n", fileno(f) > 2);
    fclose(f);
    printf("%d ", mkdir("sub", 0755)), printf("%d ", mkdir("sub", 0755)), printf("%d ", errno == EEXIST);
    printf("%d ", stat("sub", &st)), printf("%d\n", S_ISDIR(st.st_mode));
    printf("%d ", rename("data", "sub/moved")), printf("%d ", access("sub/moved", R_OK | W_OK)), printf("%d ", rmdir("sub")), printf("%d\n", errno == ENOTEMPTY);
    printf("%d ", unlink("sub/moved")), printf("%d ", rmdir("sub")), printf("%d\n", access("sub", F_OK));
    printf("%d ", unlink("nothing")), printf("%d\n", errno == ENOENT);
    printf("%d %d\n", isatty(fileno(stdin)), getpid() > 0);
    fflush(stdout);
    printf("%zd\n", write(STDOUT_FILENO, "direct\n", 7));
    return 0;
}
