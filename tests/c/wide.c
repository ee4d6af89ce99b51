/* Wide characters and multibyte conversion: wchar.h, wctype.h, wprintf family, UTF-8 by C.UTF-8. */
#define _GNU_SOURCE
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>

static int sign(int x) { return (x > 0) - (x < 0); }
static long at(const wchar_t *b, const wchar_t *p) { return p ? p - b : -1; }

int main(void) {
    wchar_t b[64];
    const wchar_t *s = L"the quick brown fox";
    printf("%zu %zu %zu\n", sizeof(wchar_t), wcslen(s), wcsnlen(s, 5));
    printf("%ls ", wcscpy(b, L"copy")), printf("%ls\n", wcscat(b, L"+cat"));
    printf("%d %d %d\n", sign(wcscmp(L"a", L"b")), sign(wcsncmp(L"abc", L"abd", 2)), sign(wmemcmp(L"ab", L"aa", 2)));
    printf("%ld %ld %ld %ld\n", at(s, wcschr(s, L'q')), at(s, wcsrchr(s, L'o')), at(s, wcsstr(s, L"brown")), at(s, wcspbrk(s, L"xw")));
    printf("%zu %zu %ld\n", wcsspn(s, L"hte "), wcscspn(s, L"q"), at(s, wmemchr(s, L'f', 19)));
    wmemset(b, L'z', 5), b[5] = 0, wmemcpy(b + 1, L"--", 2), wmemmove(b + 2, b + 1, 2);
    printf("%ls\n", b);
    wchar_t t[] = L"a,b,,c", *save;
    for (wchar_t *p = wcstok(t, L",", &save); p; p = wcstok(NULL, L",", &save))
        printf("[%ls]", p);
    wchar_t *end;
    printf("\n%ld ", wcstol(L"123x", &end, 10)), printf("%ls %g %llu\n", end, wcstod(L"2.5", NULL), wcstoull(L"ff", NULL, 16));
    printf("%d %d %d %d %d\n", !!iswalpha(L'x'), !!iswdigit(L'x'), !!iswspace(L'\t'), !!iswupper(L'Q'), !!iswpunct(L'!'));
    printf("%lc%lc %d\n", towupper(L'a'), towlower(L'B'), !!iswctype(L'5', wctype("digit")));
    printf("%d ", swprintf(b, 64, L"%d %ls %s %c %lc %.2f %x", 42, L"wide", "narrow", 'c', (wint_t)L'w', 1.5, 255)), printf("%ls\n", b);
    printf("%d\n", swprintf(b, 4, L"%s", "too long") < 0);
    int n = 0;
    wchar_t w[20];
    char c[20];
    printf("%d ", swscanf(L"77 word tail", L"%d %ls %s", &n, w, c)), printf("%d %ls %s\n", n, w, c);
    printf("%zu %zu\n", mbstowcs(w, "ascii", 20), wcstombs(c, L"back", 20));
    printf("%ls %s\n", w, c);
    printf("%d\n", setlocale(LC_ALL, "C.UTF-8") != NULL);
    printf("%zu ", mbstowcs(w, "gr\xc3\xbc\xc3\x9f \xe2\x82\xac\xf0\x9f\x98\x80", 20)), printf("%lc %d\n", (wint_t)w[2], (int)w[6]);
    printf("%zu ", wcstombs(c, L"\u20ac\u00e9", 20)), printf("%s %zu\n", c, strlen(c));
    mbstate_t st;
    memset(&st, 0, sizeof st);
    wchar_t wc;
    const char *m = "\xe2\x82\xacz";
    printf("%zu ", mbrtowc(&wc, m, 1, &st)), printf("%zu ", mbrtowc(&wc, m + 1, 3, &st)), printf("%x %d\n", (unsigned)wc, mbsinit(&st));
    printf("%d ", mblen(m, 4)), printf("%d ", mbtowc(&wc, m, 4)), printf("%x ", (unsigned)wc), printf("%d\n", wctomb(c, L'\u00e9'));
    const char *src = "a\xc3\xa9z";
    memset(&st, 0, sizeof st);
    printf("%zu ", mbsrtowcs(w, &src, 20, &st)), printf("%d\n", src == NULL);
    printf("%d %d\n", wctob(L'A'), (int)btowc('A'));
    printf("%ls|%S|%8ls|%.4ls|\n", L"\u00fcber", L"caps", L"\u00fc", L"\u00fc\u00fc\u00fc");
    char32_t c32 = U'\U0001f600';
    char16_t c16 = u'\u20ac';
    printf("%x %x %s %d\n", (unsigned)c32, (unsigned)c16, u8"\u00e9", (int)sizeof u"ab");
    return 0;
}
