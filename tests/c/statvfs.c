/* dir: */
/* statvfs, fstatvfs, statfs and fstatfs: sizes that make sense, errors. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <unistd.h>

int main(void)
{
    struct statvfs v, w;
    struct statfs s;
    int fd = open("file", O_CREAT | O_RDWR, 0600), r;
    memset(&v, 0xa5, sizeof v);
    memset(&w, 0x5a, sizeof w);
    r = statvfs("file", &v);
    printf("%d %d\n", r, fstatvfs(fd, &w));
    printf("%d %d %d %d\n", v.f_bsize == w.f_bsize, v.f_frsize == w.f_frsize, v.f_blocks == w.f_blocks, v.f_namemax == w.f_namemax);
    printf("%d %d %d %d\n", v.f_bsize >= 512, v.f_blocks > 0, v.f_bfree <= v.f_blocks, v.f_bavail <= v.f_bfree);
    printf("%lu %d\n", v.f_namemax, (v.f_flag & ST_RDONLY) == 0);
    memset(&s, 0xa5, sizeof s);
    r = statfs(".", &s);
    printf("%d %d %d %d\n", r, (unsigned long)s.f_bsize == v.f_bsize, s.f_blocks == v.f_blocks, (int)s.f_namelen);
    r = fstatfs(fd, &s);
    printf("%d %d\n", r, s.f_blocks == v.f_blocks);
    r = statvfs("missing", &v);
    printf("%d %d\n", r, errno == ENOENT);
    r = fstatvfs(99, &v);
    printf("%d %d\n", r, errno == EBADF);
    r = statvfs("file/", &v);
    printf("%d %d\n", r, errno == ENOTDIR);
    return 0;
}
