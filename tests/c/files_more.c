/* Pipes, duplicated descriptors, vectors of buffers, working directories, links, temporary files, directory listings. */
/* dir: yes */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static void list(const char *path) {
    DIR *d = opendir(path);
    char *names[20];
    int n = 0;
    for (struct dirent *e; (e = readdir(d));)
        names[n++] = strdup(e->d_name);
    closedir(d);
    qsort(names, (size_t)n, sizeof *names, by_name);
    for (int i = 0; i < n; i++)
        printf("%s ", names[i]), free(names[i]);
    printf("(%d)\n", n);
}

int main(void) {
    char b[64] = "";
    int p[2];
    printf("%d ", pipe(p)), printf("%zd ", write(p[1], "through", 7)), printf("%d ", close(p[1])), printf("%zd ", read(p[0], b, 20)), printf("%s ", b), printf("%zd\n", read(p[0], b, 20));
    close(p[0]);
    int fd = open("vectors", O_RDWR | O_CREAT, 0600), copy = dup(fd);
    struct iovec v[] = {{"one,", 4}, {"two,", 4}, {"three", 5}};
    printf("%zd ", writev(fd, v, 3)), printf("%lld ", (long long)lseek(copy, 0, SEEK_CUR)), lseek(copy, 2, SEEK_SET);
    char c[4] = "", d[6] = "";
    struct iovec r[] = {{c, 3}, {d, 5}};
    printf("%zd ", readv(fd, r, 2)), printf("%s|%s\n", c, d);
    printf("%d ", dup2(fd, 40)), printf("%zd ", pread(40, b, 3, 0)), printf("%.3s %d\n", b, close(40));
    printf("%d %d\n", fcntl(fd, F_GETFL) & O_ACCMODE, fcntl(copy, F_GETFD));
    close(copy);
    FILE *f = fdopen(fd, "r+");
    fseek(f, 0, SEEK_END), fputs("+stream", f), fclose(f);
    struct stat st;
    printf("%d ", stat("vectors", &st)), printf("%lld %o\n", (long long)st.st_size, st.st_mode & 0777);
    printf("%d ", chmod("vectors", 0640)), stat("vectors", &st), printf("%o\n", st.st_mode & 0777);
    printf("%d %d ", mkdir("sub", 0700), symlink("vectors", "link")), printf("%zd ", readlink("link", b, sizeof b)), printf("%.7s ", b);
    printf("%d ", lstat("link", &st)), printf("%d %d\n", S_ISLNK(st.st_mode), S_ISREG(st.st_mode));
    printf("%d ", link("vectors", "sub/hard")), stat("vectors", &st), printf("%d\n", (int)st.st_nlink);
    list(".");
    printf("%d ", chdir("sub")), printf("%s ", strrchr(getcwd(b, sizeof b), '/')), printf("%d %d\n", access("hard", R_OK), access("../link", R_OK));
    list("..");
    chdir("..");
    char name[] = "tempXXXXXX";
    fd = mkstemp(name);
    printf("%d %d ", fd > 2, strcmp(name, "tempXXXXXX") != 0), printf("%d %d\n", close(fd), unlink(name));
    char dir[] = "dirXXXXXX";
    printf("%d ", mkdtemp(dir) == dir), printf("%d\n", rmdir(dir));
    printf("%d ", truncate("vectors", 3)), printf("%d ", open("nope/x", O_RDONLY)), printf("%d\n", errno == ENOENT);
    int here = open(".", O_RDONLY | O_DIRECTORY);
    fd = openat(here, "vectors", O_RDONLY), printf("%zd ", read(fd, b, 10)), printf("%d ", fstatat(here, "sub", &st, 0)), printf("%d\n", S_ISDIR(st.st_mode));
    close(fd), close(here);
    printf("%d ", opendir("vectors") == NULL), printf("%d\n", errno == ENOTDIR);
    errno = 0;
    printf("%d ", chdir("missing")), printf("%d\n", errno == ENOENT);
    return 0;
}
