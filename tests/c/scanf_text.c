/* sscanf of floats, strings, characters and sets. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

int main(void) {
    float f = -1;
    double d = -1, e = -1;
    long double l = -1;
    char s[40] = "", t[40] = "", c = '?';
    int n, r;
    r = sscanf("3.5 -2.25e2 0x1.8p1 .5", "%f %lf %lg %Lf", &f, &d, &e, &l), printf("%d %g %g %g %Lg\n", r, f, d, e, l);
    r = sscanf("inf -Infinity nan", "%f %lf %le", &f, &d, &e), printf("%d %g %g %d\n", r, f, d, isnan(e));
    r = sscanf("1.5.5 6", "%lf%lf%lf", &d, &e, (double[]){0}), printf("%d %g %g\n", r, d, e);
    r = sscanf("12345.678", "%4lf%n", &d, &n), printf("%d %g %d\n", r, d, n);
    r = sscanf("1e5x", "%lf%c", &d, &c), printf("%d %g %c\n", r, d, c);
    r = sscanf("  hello   world", "%s %s", s, t), printf("%d %s %s\n", r, s, t);
    r = sscanf("abcdef", "%3s%s", s, t), printf("%d %s %s\n", r, s, t);
    memset(s, 0, sizeof s);
    r = sscanf(" xyz", "%c%3c", &c, s), printf("%d '%c' '%s'\n", r, c, s);
    r = sscanf(" xyz", " %c", &c), printf("%d '%c'\n", r, c);
    r = sscanf("key = value; rest", "%[a-z] = %[^;];%n", s, t, &n), printf("%d %s %s %d\n", r, s, t, n);
    r = sscanf("123abc", "%[0-9]%[a-c]", s, t), printf("%d %s %s\n", r, s, t);
    r = sscanf("]x-y^", "%[]x-]%s", s, t), printf("%d %s %s\n", r, s, t);
    r = sscanf("AbC", "%[^b]%*[b]%s", s, t), printf("%d %s %s\n", r, s, t);
    r = sscanf("none", "%[0-9]", s), printf("%d\n", r);
    r = sscanf("a:b:c", "%5[^:]:%*[^:]:%s", s, t), printf("%d %s %s\n", r, s, t);
    r = sscanf("literal 5", "literal %d", &n), printf("%d %d\n", r, n);
    r = sscanf("literax 5", "literal %d", &n), printf("%d\n", r);
    char *heap = NULL;
    r = sscanf("allocate me", "%ms", &heap), printf("%d %s\n", r, heap);
    free(heap);
    wchar_t w[20];
    r = sscanf("wide", "%ls", w), printf("%d %ls %zu\n", r, w, wcslen(w));
    static const char *const numbers[] = {"1", "-1", "+1.", ".", "1e", "1e+", "1e+3", "0x", "0x.8", "0xp1", "infin", "nan(12)", "1_0", "e5", "--1", "00012.50"};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        d = -7;
        char *end;
        double v = strtod(numbers[i], &end);
        if (i != 4 && i != 5 && i != 7 && i != 9 && i != 10)
            r = sscanf(numbers[i], "%lf", &d);
        printf("%s: %d %g | %g %td\n", numbers[i], r, d, v, end - numbers[i]);
    }
    return 0;
}
