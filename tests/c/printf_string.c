/* printf of strings and characters, snprintf's truncation and results, sprintf, fprintf, dprintf, vprintf relatives. */
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

static int via(const char *fmt, ...) {
    va_list ap, again;
    va_start(ap, fmt);
    va_copy(again, ap);
    int n = vprintf(fmt, ap);
    char buf[12];
    int m = vsnprintf(buf, sizeof buf, fmt, again);
    va_end(ap), va_end(again);
    printf("[%s] %d %d\n", buf, n, m);
    va_start(ap, fmt);
    n = vfprintf(stdout, fmt, ap);
    va_end(ap);
    return n;
}

int main(void) {
    char buf[40];
    printf("%s|%10s|%-10s|%.3s|%10.3s|%-10.3s|%.0s|%.*s|\n", "plain", "right", "left", "trunc", "trunc", "trunc", "none", 2, "star");
    printf("%s %.2s\n", (char[]){'a', 0}, (char[]){'x', 'y'}); /* precision guards an unterminated array */
    for (size_t n = 0; n < 9; n++) {
        memset(buf, '#', sizeof buf);
        int r = snprintf(buf, n, "%d-%s", 42, "abcd");
        buf[12] = 0;
        printf("%zu %d %.*s\n", n, r, 12, n ? buf : "-");
    }
    printf("%d\n", snprintf(NULL, 0, "%050d", 1));
    printf("%d %s\n", sprintf(buf, "%c%c%c", 'x', 'y', 'z'), buf);
    buf[0] = 0;
    sprintf(buf + strlen(buf), "%s", "append"), sprintf(buf + strlen(buf), "+%d", 1);
    puts(buf);
    printf("%d\n", via("%s %d %c %g\n", "variadic", -7, 'q', 0.5));
    fprintf(stdout, "%s\n", "to stdout");
    fflush(stdout);
    dprintf(1, "%s %d\n", "to a descriptor", 5);
    char *heap = NULL;
    int n = asprintf(&heap, "%s/%d", "allocated", 99);
    printf("%d %s\n", n, heap);
    free(heap);
    printf("%ls|%8ls|%-8.3ls|%lc\n", L"wide", L"pad", L"cutoff", (wint_t)L'w');
    printf("%5s|%-5s|%s\n", "longer than five", "x", "");
    printf("no conversions\n");
    printf("%s%s%s%s%s%s%s%s%s%s\n", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j");
    fputs("fputs, ", stdout), putchar('p'), putc('c', stdout), fputc('\n', stdout);
    printf("%d\n", fwrite("raw\0bytes", 1, 9, stdout) == 9);
    printf("%s\n", (printf("nested "), "value"));
    return 0;
}
