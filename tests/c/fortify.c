/* The checked variants that glibc's headers turn calls into under _FORTIFY_SOURCE. */
/* flags: -D_FORTIFY_SOURCE=2 */
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

static char a[32], b[32];

static void say(const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(a, sizeof a, fmt, ap);
    va_end(ap);
    va_start(ap, fmt);
    vprintf(fmt, ap);
    va_end(ap);
    va_start(ap, fmt);
    vfprintf(stdout, fmt, ap);
    va_end(ap);
    va_start(ap, fmt);
    vsprintf(b, fmt, ap);
    va_end(ap);
    printf("%s%s", a, b);
}

int main(int argc, char **argv) {
    volatile size_t n = 5;
    printf("%d %s\n", argc, argc > 1 ? argv[1] : "none");
    say("%s %d %.1f\n", "fortified", 7, 2.5);
    memset(a, 'x', n), memcpy(b, a, n), memmove(a + 1, b, n), a[6] = 0;
    strcpy(b, "copy"), strcat(b, "+cat"), strncpy(a, b, n), strncat(a, "tail", 2), puts(a);
    printf("%td %td\n", stpcpy(a, "stp") - a, (char *)mempcpy(b, "mem", 3) - b);
    sprintf(a, "%d-%d", 1, 2), snprintf(b, sizeof b, "%s!", a), fprintf(stdout, "%s %s\n", a, b);
    fflush(stdout), dprintf(1, "%s\n", "descriptor");
    char *heap;
    if (asprintf(&heap, "%s", "allocated") > 0)
        puts(heap), free(heap);
    wchar_t w[16], v[16];
    wcscpy(w, L"wide"), wmemcpy(v, w, 5), wcscat(v, L"!"), printf("%ls\n", v);
    swprintf(w, 16, L"%d", 42), printf("%ls\n", w);
    int p[2];
    if (pipe(p) == 0 && write(p[1], "pipe", 4) == 4)
        printf("%zd %.4s\n", read(p[0], a, n - 1), a);
    return 0;
}
