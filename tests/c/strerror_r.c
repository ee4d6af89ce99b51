/* strerror_r: POSIX's, and GNU's, which returns the text. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char b[64] = "";
#ifdef __GLIBC__
    const char *text = strerror_r(ENOENT, b, sizeof b);
#else
    const char *text = strerror_r(ENOENT, b, sizeof b) == 0 ? b : "failed";
#endif
    puts(text);
    return 0;
}
