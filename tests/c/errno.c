/* errno: set by failing calls, kept by succeeding ones, an lvalue. */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    errno = 0;
    printf("%d\n", errno);
    FILE *f = fopen("/no/such/file/at/all", "r");
    printf("%d %d\n", f == NULL, errno == ENOENT);
    errno = 0;
    printf("%d ", close(999) == -1), printf("%d\n", errno == EBADF);
    errno = 0;
    printf("%ld ", strtol("99999999999999999999", NULL, 10)), printf("%d\n", errno == ERANGE);
    errno = 77;
    printf("%zu %d\n", strlen("keeps"), errno);
    printf("%d ", atoi("5")), printf("%d\n", errno);
    int *e = &errno;
    *e = EINVAL;
    printf("%d %s\n", errno == EINVAL, strerror(errno));
    errno++;
    printf("%d\n", errno == EINVAL + 1);
    errno = 0;
    printf("%d ", (int)write(-1, "x", 1)), printf("%d\n", errno == EBADF);
    errno = 0;
    printf("%d ", open("/no/such/dir/x", O_RDONLY)), printf("%d\n", errno == ENOENT);
    printf("%d %d %d %d %d\n", ENOENT, EINTR, EINVAL, ERANGE, EDOM);
    printf("%s|%s|%s\n", strerror(ENOENT), strerror(EACCES), strerror(EBADF));
    return 0;
}
