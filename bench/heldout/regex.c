/* A backtracking matcher of patterns with classes, groups of one and repetition. class: branches; small: 500; large: 20000 */
#define SCALE 500
#include "../programs/bench.h"

static int here(const char *p, const char *s);

static int one(const char *p, int c) {
    if (*p == '[') {
        int no = p[1] == '^', hit = 0;
        for (p += 1 + no; *p != ']'; p++) {
            if (p[1] == '-' && p[2] != ']') {
                hit |= c >= p[0] && c <= p[2];
                p += 2;
            } else
                hit |= c == *p;
        }
        return c && hit != no;
    }
    return c && (*p == '.' || *p == c);
}

static const char *after(const char *p) {
    if (*p != '[')
        return p + 1;
    while (*p != ']')
        p++;
    return p + 1;
}

static int repeat(const char *p, const char *rest, const char *s, int least) {
    int n = 0;
    while (one(p, s[n]))
        n++;
    for (; n >= least; n--)
        if (here(rest, s + n))
            return 1;
    return 0;
}

static int here(const char *p, const char *s) {
    if (!*p)
        return 1;
    if (*p == '$' && !p[1])
        return !*s;
    const char *next = after(p);
    if (*next == '*' || *next == '+')
        return repeat(p, next + 1, s, *next == '+');
    if (*next == '?')
        return (one(p, *s) && here(next + 1, s + 1)) || here(next + 1, s);
    return one(p, *s) && here(next, s + 1);
}

static int find(const char *p, const char *s) {
    if (*p == '^')
        return here(p + 1, s) ? 1 : 0;
    for (int at = 1;; at++, s++) {
        if (here(p, s))
            return at;
        if (!*s)
            return 0;
    }
}

static const char *const patterns[] = {"a+b", "^[a-z]+[0-9]*$", "x.*y.*z", "[^aeiou][aeiou][^aeiou]+", "(.*)", "[0-9][0-9]?-[0-9]+", "b*c?d$"};

int bench_main(int n) {
    char text[64];
    u32 h = 0;
    bench_state = 4711;
    for (int i = 0; i < n; i++) {
        int length = 20 + (int)(bench_random() % 40);
        for (int k = 0; k < length; k++)
            text[k] = "abcdxyz0123-()e"[bench_random() % 15];
        text[length] = 0;
        for (u32 k = 0; k < sizeof patterns / sizeof *patterns; k++)
            h = h * 33 + (u32)find(patterns[k], text);
    }
    return (int)h;
}
