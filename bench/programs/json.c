/* A JSON writer, parser and tree walk. class: branchy; small: 160; large: 1400 */
#define SCALE 160
#include "bench.h"

enum { MAX = 200000, NODES = 40000 };
enum kind { NUL, BOOL, NUMBER, STRING, ARRAY, OBJECT };
struct node {
    enum kind kind;
    struct node *child, *next;
    const char *text; /* of a string, or the key's */
    u32 length, key;
    double number;
};

static char doc[MAX];
static u32 used;
static struct node pool[NODES];
static u32 nodes;

static void put(const char *s) {
    while (*s && used < MAX - 1)
        doc[used++] = *s++;
}

static void put_number(i32 v) {
    char b[16];
    int i = 15;
    u32 u = v < 0 ? 0u - (u32)v : (u32)v;
    b[15] = 0;
    do
        b[--i] = (char)('0' + u % 10);
    while (u /= 10);
    if (v < 0)
        b[--i] = '-';
    put(b + i);
}

static void write_value(int depth) {
    u32 r = bench_random();
    switch (depth > 5 ? r % 4 : depth < 2 ? 4 + r % 2 : r % 6) {
    case 0: put(r & 64 ? "true" : r & 128 ? "false" : "null"); break;
    case 1: put_number((i32)bench_random() >> 8); break;
    case 2: put_number((i32)(r >> 20)), put("."), put_number((i32)(r >> 16 & 1023)), put(r & 256 ? "e2" : ""); break;
    case 3: put("\"some \\\"quoted\\\" text\\n\\u0041 of a string\""); break;
    case 4:
        put("[");
        for (u32 i = 0, n = 3 + (r >> 8) % 6; i < n; i++)
            put(i ? ", " : ""), write_value(depth + 1);
        put("]");
        break;
    default:
        put("{");
        for (u32 i = 0, n = 3 + (r >> 8) % 5; i < n; i++)
            put(i ? ",\n" : "\n"), put("\"key_"), put_number((i32)i), put("\": "), write_value(depth + 1);
        put("\n}");
    }
}

static const char *at, *end;
static int failed;

static void space(void) {
    while (at < end && (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r'))
        at++;
}

static int word(const char *w) {
    const char *p = at;
    while (*w)
        if (p >= end || *p++ != *w++)
            return failed = 1, 0;
    at = p;
    return 1;
}

static void string(const char **text, u32 *length) {
    *text = ++at;
    while (at < end && *at != '"') {
        if (*at == '\\') {
            at++;
            if (*at == 'u')
                at += 4;
        }
        at++;
    }
    *length = (u32)(at - *text);
    failed |= at >= end;
    at++;
}

static double number(void) {
    double v = 0, scale = 1;
    int negative = *at == '-', e = 0, en = 0;
    at += negative;
    while (at < end && *at >= '0' && *at <= '9')
        v = v * 10 + (*at++ - '0');
    if (*at == '.')
        for (at++; *at >= '0' && *at <= '9'; at++)
            v = v * 10 + (*at - '0'), scale *= 10;
    if (*at == 'e' || *at == 'E') {
        at++;
        if (*at == '-' || *at == '+')
            en = *at++ == '-';
        while (*at >= '0' && *at <= '9')
            e = e * 10 + (*at++ - '0');
        while (e--)
            v = en ? v / 10 : v * 10;
    }
    v /= scale;
    return negative ? -v : v;
}

static struct node *value(void) {
    struct node *n = &pool[nodes < NODES - 1 ? nodes++ : nodes], **tail = &n->child;
    n->child = n->next = 0, n->number = 0, n->length = n->key = 0, n->text = 0;
    space();
    if (at >= end || failed)
        return failed = 1, n;
    switch (*at) {
    case 'n': n->kind = NUL, word("null"); break;
    case 't': n->kind = BOOL, n->number = 1, word("true"); break;
    case 'f': n->kind = BOOL, word("false"); break;
    case '"': n->kind = STRING, string(&n->text, &n->length); break;
    case '[':
    case '{': {
        char close = *at == '[' ? ']' : '}';
        n->kind = close == ']' ? ARRAY : OBJECT;
        at++, space();
        while (!failed && at < end && *at != close) {
            const char *key = 0;
            u32 length = 0;
            if (close == '}') {
                if (*at != '"')
                    return failed = 1, n;
                string(&key, &length), space();
                failed |= *at++ != ':';
            }
            struct node *c = value();
            for (u32 i = 0; i < length; i++)
                c->key = c->key * 31 + (u8)key[i];
            *tail = c, tail = &c->next;
            space();
            if (*at == ',')
                at++, space();
            else
                failed |= *at != close;
        }
        at++;
        break;
    }
    default: n->kind = NUMBER, n->number = number();
    }
    return n;
}

static u32 walk(const struct node *n, u32 depth) {
    u32 h = (u32)n->kind * 7 + n->key + n->length + depth + (u32)(i64)(n->number * 8);
    for (const struct node *c = n->child; c; c = c->next)
        h = h * 33 + walk(c, depth + 1);
    return h;
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 99;
    used = 0;
    put("[");
    while (used < MAX / 2)
        write_value(0), put(",\n");
    put("null]");
    for (int i = 0; i < n; i++) {
        at = doc, end = doc + used, failed = 0, nodes = 0;
        h = h * 5 + walk(value(), 0) + nodes + (u32)failed;
    }
    return (int)h;
}
