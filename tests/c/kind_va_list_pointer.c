/* Host functions with a va_list called through pointers: in variables, tables and arguments. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef int printer(char *to, size_t n, const char *format, va_list list);

static int (*const table[])(const char *, const char *, va_list) = {vsscanf, NULL};
static printer *volatile chosen = vsnprintf;

static int through(printer *p, char *to, size_t n, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int r = p(to, n, format, list);
    va_end(list);
    return r;
}

static int scan(const char *text, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int r = table[0](text, format, list);
    va_end(list);
    return r;
}

static int twice(char *to, size_t n, const char *format, ...)
{
    va_list list, copy;
    va_start(list, format);
    va_copy(copy, list);
    int first = chosen(to, n, format, list), second = vsnprintf(to + first, n - first, format, copy);
    va_end(copy);
    va_end(list);
    return first + second;
}

int main(void)
{
    char text[200];
    int a = 0, b = 0;
    double d = 0;
    int r = through(chosen, text, sizeof text, "%d %s %.2f %ld %d %d %d %d %c", 1, "two", 3.5, 4L, 5, 6, 7, 8, '9');
    printf("%d %s\n", r, text);
    r = through(vsnprintf, text, 4, "%f%f", 1.0, 2.0);
    printf("%d %s\n", r, text);
    r = scan("17 2.25 -3", "%d %lf %d", &a, &d, &b);
    printf("%d %d %g %d\n", r, a, d, b);
    r = twice(text, sizeof text, "<%s %d>", "x", 42);
    printf("%d %s\n", r, text);
    printf("%d\n", chosen == vsnprintf);
    return 0;
}
