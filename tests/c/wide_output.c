/* Wide streams: wprintf, putwc, fputws, getwc, fgetws. */
/* dir: yes */
#define _GNU_SOURCE
#include <locale.h>
#include <stdio.h>
#include <wchar.h>

int main(void) {
    setlocale(LC_ALL, "C.UTF-8");
    wprintf(L"%d %ls %s\n", 5, L"wide", "narrow");
    putwchar(L'x'), putwc(L'\u00fc', stdout), fputws(L" line\n", stdout), fwprintf(stdout, L"%lc%c\n", (wint_t)L'\u20ac', 'c');
    wprintf(L"%d %d\n", fwide(stdout, 0) > 0, 1);
    FILE *f = fopen("w.txt", "w");
    fputws(L"first \u00e9\nsecond\n", f);
    fclose(f);
    f = fopen("w.txt", "r");
    wchar_t line[20];
    wint_t c = getwc(f);
    ungetwc(c, f);
    while (fgetws(line, 20, f))
        wprintf(L"%zu %ls", wcslen(line), line);
    wprintf(L"%d\n", getwc(f) == WEOF);
    fclose(f);
    f = fopen("w.txt", "r");
    int n;
    n = fwscanf(f, L"%ls", line);
    wprintf(L"%d %ls\n", n, line);
    fclose(f);
    return 0;
}
