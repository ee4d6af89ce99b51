/* More of wchar.h and wctype.h: bounded copies, classes, widths, restartable conversions both ways. */
#define _GNU_SOURCE
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
    wchar_t b[40];
    wmemset(b, L'#', 39), b[39] = 0;
    wcsncpy(b, L"ab", 4), printf("%d %d %lc\n", b[2] == 0, b[3] == 0, (wint_t)b[4]);
    wcscpy(b, L"x"), wcsncat(b, L"12345", 3), printf("%ls\n", b);
    printf("%td ", wcpcpy(b, L"copy") - b), wmemcpy(b + 4, L"tail", 5), printf("%d\n", b[8]);
    printf("%ls %d %d\n", b, wcscasecmp(L"HeLLo", L"hEllO"), wcsncasecmp(L"abX", L"ABy", 2));
    wchar_t *d = wcsdup(L"duplicate");
    printf("%ls\n", d), free(d);
    for (wint_t c = 0; c < 128; c++) {
        int m = !!iswalnum(c) | !!iswalpha(c) << 1 | !!iswblank(c) << 2 | !!iswcntrl(c) << 3 | !!iswdigit(c) << 4 | !!iswgraph(c) << 5 | !!iswlower(c) << 6 |
                !!iswprint(c) << 7 | !!iswpunct(c) << 8 | !!iswspace(c) << 9 | !!iswupper(c) << 10 | !!iswxdigit(c) << 11;
        printf("%x%c", m, c % 16 == 15 ? '\n' : ' ');
    }
    printf("%lc %lc\n", towctrans(L'q', wctrans("toupper")), towctrans(L'Q', wctrans("tolower")));
    printf("%g %g %.3Lf %ld\n", wcstod(L"1.5e2x", NULL), (double)wcstof(L"0x1p-2", NULL), wcstold(L"2.625", NULL), wcstol(L"-0x1f", NULL, 0));
    setlocale(LC_ALL, "C.UTF-8");
    printf("%d %d %d\n", wcwidth(L'a'), wcwidth(0x4e2d), wcswidth(L"a\u4e2d", 2));
    mbstate_t st;
    memset(&st, 0, sizeof st);
    printf("%zu ", mbrlen("\xc3\xa9", 2, &st));
    memset(&st, 0, sizeof st);
    char c[40];
    size_t n = wcrtomb(c, 0x20ac, &st);
    printf("%zu %.*s\n", n, (int)n, c);
    const wchar_t *ws = L"\u00e9t\u00e9";
    printf("%zu ", wcsrtombs(c, &ws, 40, &st)), printf("%s %d\n", c, ws == NULL);
    const char *ms = "na\xc3\xafve";
    printf("%zu ", mbsnrtowcs(b, &ms, 4, 40, &st)), printf("%lc\n", (wint_t)b[2]);
    ws = L"\u00fc\u00fc\u00fc";
    printf("%zu\n", wcsnrtombs(c, &ws, 2, 40, &st));
    char16_t c16;
    memset(&st, 0, sizeof st);
    n = mbrtoc16(&c16, "\xf0\x9f\x98\x80", 4, &st), printf("%zu %x ", n, c16);
    n = mbrtoc16(&c16, "", 1, &st), printf("%d %x\n", n == (size_t)-3, c16);
    char32_t c32;
    memset(&st, 0, sizeof st);
    n = mbrtoc32(&c32, "\xe2\x82\xac", 3, &st), printf("%zu %x\n", n, (unsigned)c32);
    memset(&st, 0, sizeof st);
    n = c32rtomb(c, 0x1f600, &st), printf("%zu %.*s\n", n, (int)n, c);
    memset(&st, 0, sizeof st);
    printf("%d\n", mbrtowc(b, "\xff", 1, &st) == (size_t)-1);
    printf("%d\n", (int)MB_CUR_MAX);
    return 0;
}
