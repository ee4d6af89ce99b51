/* A lexer and an expression calculator over generated source text. class: branchy; small: 100; large: 1000 */
#define SCALE 100
#include "bench.h"

enum { MAX = 60000, NAMES = 256 };
static char source[MAX + 64];
static i32 values[NAMES];

enum token { END, NUMBER, NAME, PUNCT };
static const char *p;
static enum token token;
static i32 number;
static u32 name;

static void generate(void) {
    char *q = source, *end = source + MAX;
    while (q < end - 60) {
        *q++ = (char)('a' + bench_random() % 26), *q++ = (char)('a' + bench_random() % 26), *q++ = ' ', *q++ = '=', *q++ = ' ';
        for (u32 i = 0, n = 2 + bench_random() % 6; i < n; i++) {
            if (i)
                *q++ = "+-*&|^"[bench_random() % 6];
            u32 r = bench_random();
            if (r % 5 == 0)
                *q++ = '(', *q++ = '7', *q++ = '+', *q++ = (char)('a' + r % 26), *q++ = 'x', *q++ = ')';
            else if (r % 2)
                for (u32 v = r >> 16; v; v /= 10)
                    *q++ = (char)('0' + v % 10);
            else
                *q++ = (char)('a' + r % 26), *q++ = (char)('a' + r / 32 % 26);
            if (!(r % 2) || r % 5 == 0)
                *q++ = ' ';
            else if (!(r >> 16))
                *q++ = '1';
        }
        *q++ = ';', *q++ = '\n';
    }
    *q = 0;
}

static void advance(void) {
    while (*p == ' ' || *p == '\n')
        p++;
    if (*p >= '0' && *p <= '9') {
        u32 v = 0;
        while (*p >= '0' && *p <= '9')
            v = v * 10 + (u32)(*p++ - '0');
        token = NUMBER, number = (i32)v;
    } else if (*p >= 'a' && *p <= 'z') {
        u32 h = 0;
        while ((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9'))
            h = h * 31 + (u8)*p++;
        token = NAME, name = h % NAMES;
    } else if (*p)
        token = PUNCT, number = *p++;
    else
        token = END;
}

static i32 expression(int level);

static i32 primary(void) {
    i32 v = 0;
    if (token == NUMBER)
        v = number, advance();
    else if (token == NAME)
        v = values[name], advance();
    else if (token == PUNCT && number == '(') {
        advance();
        v = expression(0);
        if (token == PUNCT && number == ')')
            advance();
    }
    return v;
}

static int precedence(i32 op) {
    switch (op) {
    case '|': return 1;
    case '^': return 2;
    case '&': return 3;
    case '+': case '-': return 4;
    case '*': return 5;
    }
    return 0;
}

static i32 expression(int level) {
    i32 left = primary();
    while (token == PUNCT && precedence(number) > level) {
        i32 op = number;
        advance();
        u32 a = (u32)left, b = (u32)expression(precedence(op));
        switch (op) {
        case '|': left = (i32)(a | b); break;
        case '^': left = (i32)(a ^ b); break;
        case '&': left = (i32)(a & b); break;
        case '+': left = (i32)(a + b); break;
        case '-': left = (i32)(a - b); break;
        default: left = (i32)(a * b);
        }
    }
    return left;
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 123;
    generate();
    for (int i = 0; i < NAMES; i++)
        values[i] = i;
    for (int r = 0; r < n; r++) {
        p = source, advance();
        while (token != END) {
            u32 target = name;
            advance(), advance();
            values[target] = expression(0);
            while (token == PUNCT && number != ';')
                advance();
            advance();
        }
        for (int i = 0; i < NAMES; i++)
            h = h * 31 + (u32)values[i];
    }
    return (int)h;
}
