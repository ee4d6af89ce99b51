/* regcomp, regexec, regerror: both grammars, flags, groups, back references, errors. */
#include <locale.h>
#include <regex.h>
#include <stdio.h>
#include <string.h>

static void match(const char *pattern, int cflags, const char *text, int eflags)
{
    regex_t re;
    regmatch_t m[8];
    char b[100];
    int r = regcomp(&re, pattern, cflags);
    printf("/%s/ '%s' %d %d: ", pattern, text, cflags, eflags);
    if (r) {
        size_t n = regerror(r, &re, b, sizeof b);
        printf("error %d, %zu: %s\n", r, n, b);
        return;
    }
    memset(m, 0, sizeof m);
    r = regexec(&re, text, 8, m, eflags);
    printf("%zu groups, %d", re.re_nsub, r);
    for (size_t i = 0; r == 0 && i <= re.re_nsub && i < 8; i++) printf(" %d-%d", (int)m[i].rm_so, (int)m[i].rm_eo);
    printf("\n");
    regfree(&re);
}

static const char *const EXTENDED[][2] = {
    {"(a*)(ab)*(b*)", "abb"}, {"(a*)*", "b"}, {"(a*)+", "b"}, {"(.*)(.*)", "ab"}, {"a{2,3}", "aaaa"}, {"(a){0}b", "b"}, {"(a){3}", "aaaa"},
    {"[[:digit:]]+-([[:alpha:]]+)", "x12-abc"}, {"\\w+", " hello world"}, {"\\W\\w\\s\\S", "a-b c"}, {"\\bfoo\\b", "afoo foo b"},
    {"\\<a\\B", "ba ab"}, {"a||b", "b"}, {"()", "x"}, {"[]a]+", "]a]"}, {"[^]a]+", "]bc"}, {"[a-]+", "-a-"}, {"[[.a.]b]+", "ab"}, {"[[=a=]b]+", "ab"},
    {"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)", "http://example.org/a/b"}, {"([0-9]{1,3})\\.([0-9]{1,3})", "on 10.255"},
    {"^[ \t]*([A-Za-z_][A-Za-z0-9_]*)[ \t]*=", " name = 1"}, {"(^|x)a", "xa"}, {"\\.\\$\\*", "a.$*"}, {"(a)\\1", "aab"}, {"(.)(.).?\\2\\1", "abcba"},
    {"(a|ab)(c|bcd)", "abcd"}, {"([a-c]?){1,2}", "aAa"}, {"x{2,}y", "xxxy"}, {"[[:space:]]$", "a "}, {"(((((x)))))", "x"}, {")", ")"},
    {"*a", "x"}, {"a{2,1}", "x"}, {"a{1", "x"}, {"[a", "x"}, {"[b-a]", "x"}, {"[[:foo:]]", "x"}, {"a\\", "x"}, {"(", "x"}, {"(a)\\2", "x"},
};
static const char *const BASIC[][2] = {
    {"\\(a*\\)\\1", "aaaa"}, {"\\(.*\\)x\\1", "abxab"}, {"*a", "*a"}, {"^*a", "*a"}, {"\\(*a\\)", "*a"}, {"a\\{1,2\\}b", "aab"}, {"a^b$c", "a^b$c"},
    {"\\(^a\\)", "a"}, {"a\\|b", "b"}, {"a\\+b\\?", "aaab"}, {"a+b?", "a+b?"}, {"(a)", "(a)"}, {"a{1}", "a{1}"}, {"a\\{1", "x"}, {"\\(a", "x"}, {"a\\)", "x"},
    {"^ab*c$", "abbbc"}, {"[0-9]*\\.[0-9]*", "3.14"},
};

int main(void)
{
    regex_t re;
    char text[20001];
    int flags[] = {REG_EXTENDED | REG_ICASE, REG_EXTENDED | REG_NEWLINE, REG_EXTENDED | REG_NEWLINE | REG_ICASE};
    for (size_t i = 0; i < sizeof EXTENDED / sizeof *EXTENDED; i++) match(EXTENDED[i][0], REG_EXTENDED, EXTENDED[i][1], 0);
    for (size_t i = 0; i < sizeof BASIC / sizeof *BASIC; i++) match(BASIC[i][0], 0, BASIC[i][1], 0);
    for (int f = 0; f < 3; f++) {
        match("^b[c-e]$", flags[f], "a\nBD\nx", 0);
        match("a.b|[^x]C", flags[f], "a\nb\nc", 0);
        match("^a$", flags[f], "a\nb", 0);
    }
    match("^a", REG_EXTENDED, "a", REG_NOTBOL);
    match("a$", REG_EXTENDED, "a", REG_NOTEOL);
    match("(a)b", REG_EXTENDED | REG_NOSUB, "ab", REG_NOTBOL);

    /* long texts, and patterns that make backtracking slow */
    memset(text, 'a', 20000);
    text[20000] = 0;
    match("(a*)(a*)b", REG_EXTENDED, text + 19000, 0);
    match("(a|aa)+$", REG_EXTENDED | REG_NOSUB, text, 0);
    match("(x+x+)+y", REG_EXTENDED, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 0);

    /* a compiled pattern serves many texts; nmatch 0 */
    if (regcomp(&re, "^[a-f0-9]+$", REG_EXTENDED)) return 1;
    printf("%d %d %d\n", regexec(&re, "cafe", 0, NULL, 0), regexec(&re, "coffee", 0, NULL, 0), regexec(&re, "", 0, NULL, 0));
    regfree(&re);
    printf("%zu\n", regerror(REG_NOMATCH, NULL, text, 5));
    puts(text);

    /* characters of several bytes */
    if (!setlocale(LC_ALL, "C.UTF-8")) return 2;
    match("^.(.)[äö]$", REG_EXTENDED, "aüö", 0);
    match("[[:alpha:]]+", REG_EXTENDED, "1Grüße2", 0);
    match("[^a]", REG_EXTENDED, "aéb", 0);
    return 0;
}
