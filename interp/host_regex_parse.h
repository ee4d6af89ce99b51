/* Regular expressions: from a pattern to a tree, and from the tree to a program (see host_regex.h). */
#ifndef HOST_REGEX_PARSE_H
#define HOST_REGEX_PARSE_H
#include "host_utf8.h"
#include "host_wchar.h"

enum { RE_NOMATCH = 1, RE_ECOLLATE = 3, RE_ECTYPE = 4, RE_EESCAPE = 5, RE_ESUBREG = 6, RE_EBRACK = 7, RE_EPAREN = 8, RE_EBRACE = 9,
       RE_BADBR = 10, RE_ERANGE = 11, RE_ESPACE = 12, RE_BADRPT = 13, RE_STOP = -1 };
enum { RE_EXTENDED = 1, RE_ICASE = 2, RE_NEWLINE = 4, RE_NOSUB = 8, RE_NOTBOL = 1, RE_NOTEOL = 2, RE_STARTEND = 4 };
enum { N_EMPTY, N_CHAR, N_ANY, N_SET, N_ASSERT, N_SEQ, N_ALT, N_STAR, N_OPT, N_GROUP, N_BACK };
enum { A_BOL, A_EOL, A_WORD, A_NOT_WORD, A_WORD_START, A_WORD_END, A_TEXT_START, A_TEXT_END };
enum { I_CHAR, I_ANY, I_SET, I_ASSERT, I_SPLIT, I_JUMP };
#define RE_MAX_NODES 200000
#define RE_MAX_DEPTH 200
#define RE_MAX_BACK 1500        /* frames of backtracking */
#define RE_MAX_BYTES (64u << 20)        /* of all compiled patterns of a program */

typedef struct ReNode { uint8_t kind, groups; uint32_t value, child, next, pc, end; } ReNode;      /* groups: are there any inside? */
typedef struct ReInsn { uint8_t op; uint32_t x, y; } ReInsn;
typedef struct ReRange { uint32_t lo, hi; } ReRange;
typedef struct ReSet { uint8_t bits[32], negate; uint32_t classes; ReRange *range; uint32_t n; } ReSet;

typedef struct Regex {
    Host *host;
    ReNode *node; uint32_t n_nodes, cap_nodes;
    ReInsn *code; uint32_t n_code;
    ReSet *set; uint32_t n_sets;
    uint32_t root, groups, flags;
    int utf8, back, empty;      /* back: has back references; empty: may match nothing at its start, so any byte may follow */
    uint8_t first[256];         /* bytes that a match can begin with */
    size_t bytes;
} Regex;

/* ---- the parser ---- */
typedef struct ReParse { Regex *re; const char *p, *end; int extended, depth, error; uint32_t open[10]; uint32_t closed; } ReParse;

static void regex_free(Regex *re)
{
    if (!re) return;
    for (uint32_t i = 0; i < re->n_sets; i++) free(re->set[i].range);
    free(re->set);
    free(re->node);
    free(re->code);
    free(re);
}

/* A new node; 0 when there is no room. Node 0 is none. */
static uint32_t re_node(ReParse *P, int kind, uint32_t value, uint32_t child)
{
    Regex *re = P->re;
    if (re->n_nodes == re->cap_nodes) {
        uint32_t cap = re->cap_nodes ? 2 * re->cap_nodes : 32;
        ReNode *grown = cap > 2 * RE_MAX_NODES ? NULL : (ReNode *)realloc(re->node, cap * sizeof *grown);
        if (!grown) { P->error = RE_ESPACE; return 0; }
        re->node = grown;
        re->cap_nodes = cap;
        if (!re->n_nodes) { memset(grown, 0, sizeof *grown); re->n_nodes = 1; }
    }
    re->node[re->n_nodes] = (ReNode){ (uint8_t)kind, (uint8_t)(kind == N_GROUP || (child && re->node[child].groups)), value, child, 0, 0, 0 };
    return re->n_nodes++;
}

/* A copy of a tree, for intervals. */
static uint32_t re_copy(ReParse *P, uint32_t from)
{
    ReNode n = P->re->node[from];
    uint32_t first = 0, last = 0, made;
    for (uint32_t c = n.child; c && !P->error; c = P->re->node[c].next) {
        uint32_t k = re_copy(P, c);
        if (P->error) return 0;
        if (last) P->re->node[last].next = k; else first = k;
        last = k;
    }
    made = re_node(P, n.kind, n.value, first);
    if (made) P->re->node[made].groups = n.groups;
    return made;
}

static uint32_t re_char(ReParse *P, const char **p, const char *end)
{
    uint32_t c;
    int n = P->re->utf8 ? utf8_get(1, *p, (uint64_t)(end - *p), &c) : 0;
    if (n > 0) { *p += n; return c; }
    return (unsigned char)*(*p)++;
}

static int re_fold(uint32_t c) { return c < 128 ? (c >= 'A' && c <= 'Z' ? (int)c | 32 : (int)c) : (int)c; }

static int set_range(ReParse *P, ReSet *s, uint32_t lo, uint32_t hi)
{
    ReRange *grown;
    for (uint32_t c = lo; c <= hi && c < 256; c++) s->bits[c >> 3] |= (uint8_t)(1 << (c & 7));
    if (hi < 256) return 0;
    grown = (ReRange *)realloc(s->range, (s->n + 1) * sizeof *grown);
    if (!grown) { P->error = RE_ESPACE; return -1; }
    s->range = grown;
    grown[s->n++] = (ReRange){ lo, hi };
    return 0;
}

/* Does the set have the character, its negation left out? */
static int set_has(const Regex *re, const ReSet *s, uint32_t c)
{
    if (c < 256 && s->bits[c >> 3] >> (c & 7) & 1) return 1;
    for (uint32_t i = 0; i < s->n; i++) if (c >= s->range[i].lo && c <= s->range[i].hi) return 1;
    for (int k = 0; k < 12; k++)
        if (s->classes >> k & 1 && (c < 128 || re->utf8) && wide_class(re->host, c, k)) return 1;
    return 0;
}

/* One end of a range in brackets: a character, [.x.] or [=x=]. */
static uint32_t bracket_char(ReParse *P, const char **p, const char *end)
{
    uint32_t c;
    if (end - *p >= 2 && **p == '[' && ((*p)[1] == '.' || (*p)[1] == '=')) {
        char kind = (*p)[1];
        *p += 2;
        if (*p >= end) { P->error = RE_EBRACK; return 0; }
        c = re_char(P, p, end);
        if (end - *p < 2) P->error = RE_EBRACK;
        else if ((*p)[0] != kind || (*p)[1] != ']') P->error = RE_ECOLLATE;
        else *p += 2;
        return c;
    }
    return re_char(P, p, end);
}

static uint32_t parse_bracket(ReParse *P)
{
    Regex *re = P->re;
    const char *p = P->p, *end = P->end;
    ReSet *grown = (ReSet *)realloc(re->set, (re->n_sets + 1) * sizeof *grown), *s;
    int first = 1;
    if (!grown) { P->error = RE_ESPACE; return 0; }
    re->set = grown;
    s = &grown[re->n_sets++];
    memset(s, 0, sizeof *s);
    if (p < end && *p == '^') { s->negate = 1; p++; }
    for (;; first = 0) {
        uint32_t lo, hi;
        if (p >= end) { P->error = RE_EBRACK; return 0; }
        if (*p == ']' && !first) { p++; break; }
        if (end - p >= 2 && p[0] == '[' && p[1] == ':') {
            const char *z = p + 2;
            int k = 0;
            while (z + 1 < end && !(z[0] == ':' && z[1] == ']')) z++;
            if (z + 1 >= end) { P->error = RE_EBRACK; return 0; }
            while (k < 12 && (strlen(class_names[k]) != (size_t)(z - p - 2) || memcmp(class_names[k], p + 2, (size_t)(z - p - 2)))) k++;
            if (k == 12) { P->error = RE_ECTYPE; return 0; }
            s->classes |= 1u << k;
            p = z + 2;
            continue;
        }
        lo = hi = bracket_char(P, &p, end);
        if (!P->error && end - p >= 2 && p[0] == '-' && p[1] != ']') { p++; hi = bracket_char(P, &p, end); }
        if (!P->error && hi < lo) P->error = RE_ERANGE;
        if (P->error || set_range(P, s, lo, hi)) return 0;
        if (end - p >= 2 && p[0] == '-' && p[1] != ']' && hi != lo) { P->error = RE_ERANGE; return 0; }
    }
    for (uint32_t c = 'a'; re->flags & RE_ICASE && c <= 'z'; c++)
        if (set_has(re, s, c) || set_has(re, s, c - 32)) { set_range(P, s, c, c); set_range(P, s, c - 32, c - 32); }
    P->p = p;
    return re_node(P, N_SET, re->n_sets - 1, 0);
}

/* \w \W \s \S as sets. */
static uint32_t class_set(ReParse *P, int class, int underscore, int negate)
{
    Regex *re = P->re;
    ReSet *grown = (ReSet *)realloc(re->set, (re->n_sets + 1) * sizeof *grown);
    if (!grown) { P->error = RE_ESPACE; return 0; }
    re->set = grown;
    memset(&grown[re->n_sets], 0, sizeof *grown);
    grown[re->n_sets].classes = 1u << class;
    grown[re->n_sets].negate = (uint8_t)negate;
    if (underscore) set_range(P, &grown[re->n_sets], '_', '_');
    return re_node(P, N_SET, re->n_sets++, 0);
}

static uint32_t parse_alternatives(ReParse *P);

static uint32_t parse_group(ReParse *P)
{
    uint32_t index = ++P->re->groups, inner;
    if (++P->depth > RE_MAX_DEPTH) { P->error = RE_ESPACE; return 0; }
    inner = parse_alternatives(P);
    P->depth--;
    if (P->error) return 0;
    if (P->p >= P->end) { P->error = RE_EPAREN; return 0; }
    P->p += P->extended ? 1 : 2;
    if (index < 32) P->closed |= 1u << index;
    return re_node(P, N_GROUP, index, inner);
}

static int at_close(const ReParse *P)
{
    if (P->extended) return P->depth > 0 && P->p < P->end && *P->p == ')';
    return P->end - P->p >= 2 && P->p[0] == '\\' && P->p[1] == ')';
}
static int at_bar(const ReParse *P)
{
    if (P->extended) return P->p < P->end && *P->p == '|';
    return P->end - P->p >= 2 && P->p[0] == '\\' && P->p[1] == '|';
}

static uint32_t parse_escape(ReParse *P)
{
    uint32_t c;
    if (P->p >= P->end) { P->error = RE_EESCAPE; return 0; }
    c = (unsigned char)*P->p;
    if (c >= '1' && c <= '9') {
        P->p++;
        if (!(P->closed >> (c - '0') & 1)) { P->error = RE_ESUBREG; return 0; }
        P->re->back = 1;
        return re_node(P, N_BACK, c - '0', 0);
    }
    switch (c) {
    case 'w': case 'W': P->p++; return class_set(P, 0, 1, c == 'W');
    case 's': case 'S': P->p++; return class_set(P, 9, 0, c == 'S');
    case 'b': P->p++; return re_node(P, N_ASSERT, A_WORD, 0);
    case 'B': P->p++; return re_node(P, N_ASSERT, A_NOT_WORD, 0);
    case '<': P->p++; return re_node(P, N_ASSERT, A_WORD_START, 0);
    case '>': P->p++; return re_node(P, N_ASSERT, A_WORD_END, 0);
    case '`': P->p++; return re_node(P, N_ASSERT, A_TEXT_START, 0);
    case '\'': P->p++; return re_node(P, N_ASSERT, A_TEXT_END, 0);
    default: return re_node(P, N_CHAR, re_char(P, &P->p, P->end), 0);
    }
}

/* A single piece without what repeats it; start: nothing stands before it in its alternative. */
static uint32_t parse_atom(ReParse *P, int start)
{
    char c = *P->p, d = P->end - P->p >= 2 ? P->p[1] : 0;
    if (c == '[') { P->p++; return parse_bracket(P); }
    if (c == '.') { P->p++; return re_node(P, N_ANY, 0, 0); }
    if (c == '\\') {
        P->p++;
        if (!P->extended && d == '(') { P->p++; return parse_group(P); }
        if (!P->extended && d == '{') { P->error = RE_BADRPT; return 0; }
        return parse_escape(P);
    }
    if (P->extended) {
        if (c == '(') { P->p++; return parse_group(P); }
        if (c == '*' || c == '+' || c == '?' || c == '{') { P->error = RE_BADRPT; return 0; }
        if (c == '^' || c == '$') { P->p++; return re_node(P, N_ASSERT, c == '^' ? A_BOL : A_EOL, 0); }
    } else {
        if (c == '^' && start) { P->p++; return re_node(P, N_ASSERT, A_BOL, 0); }
        if (c == '$' && (!d || (P->end - P->p >= 3 && d == '\\' && (P->p[2] == ')' || P->p[2] == '|')))) { P->p++; return re_node(P, N_ASSERT, A_EOL, 0); }
    }
    return re_node(P, N_CHAR, re_char(P, &P->p, P->end), 0);
}

/* {m}, {m,}, {m,n}: after the brace. */
static int parse_interval(ReParse *P, int *min, int *max)
{
    const char *p = P->p;
    int have = 0;
    *min = 0;
    for (; p < P->end && IS_DIGIT(*p); p++, have = 1) *min = *min < 40000 ? *min * 10 + (*p - '0') : 40000;
    *max = *min;
    if (p < P->end && *p == ',') {
        p++;
        *max = -1;
        if (p < P->end && IS_DIGIT(*p)) for (*max = 0; p < P->end && IS_DIGIT(*p); p++) *max = *max < 40000 ? *max * 10 + (*p - '0') : 40000;
    } else if (!have) { P->error = p < P->end ? RE_BADBR : RE_EBRACE; return -1; }
    if (!P->extended) { if (p >= P->end || *p++ != '\\') { P->error = p >= P->end ? RE_EBRACE : RE_BADBR; return -1; } }
    if (p >= P->end) { P->error = RE_EBRACE; return -1; }
    if (*p++ != '}' || (*max >= 0 && *max < *min)) { P->error = RE_BADBR; return -1; }
    if (*min > 32767 || *max > 32767) { P->error = RE_ESPACE; return -1; }
    P->p = p;
    return 0;
}

/* x repeated min to max times as x x x* or x x (x (x)?)? */
static uint32_t repeat(ReParse *P, uint32_t x, int min, int max)
{
    uint32_t first = 0, last = 0, tail = 0;
    if (min == 0 && max == -1) return re_node(P, N_STAR, 0, x);
    if (min == 0 && max == 1) return re_node(P, N_OPT, 0, x);
    if (max == -1) { uint32_t k = re_copy(P, x); tail = P->error ? 0 : re_node(P, N_STAR, 1, k); }
    for (int i = min; i < max && !P->error; i++) {
        uint32_t k = re_copy(P, x), seq;
        if (P->error) return 0;
        if (P->re->n_nodes > RE_MAX_NODES || i - min > 1000) { P->error = RE_ESPACE; return 0; }
        P->re->node[k].next = tail;
        seq = tail ? re_node(P, N_SEQ, 0, k) : k;
        if (!P->error && tail) P->re->node[seq].groups = P->re->node[x].groups;
        /* all but the first round of all are left out rather than matched with nothing */
        tail = P->error ? 0 : re_node(P, N_OPT, min > 0 || i < max - 1, seq);
    }
    for (int i = 0; i < min && !P->error; i++) {
        uint32_t k = re_copy(P, x);
        if (P->error) return 0;
        if (P->re->n_nodes > RE_MAX_NODES) { P->error = RE_ESPACE; return 0; }
        if (last) P->re->node[last].next = k; else first = k;
        last = k;
    }
    if (P->error) return 0;
    if (tail) { if (last) P->re->node[last].next = tail; else first = tail; }
    if (!first) return re_node(P, N_EMPTY, 0, 0);
    first = re_node(P, N_SEQ, 0, first);
    if (first) P->re->node[first].groups = P->re->node[x].groups;
    return first;
}

static uint32_t parse_repeats(ReParse *P, uint32_t x)
{
    for (int more = 0; !P->error && P->p < P->end; more++) {
        char c = *P->p, d = P->end - P->p >= 2 ? P->p[1] : 0;
        int min = 0, max = -1;
        if (more > 20) { P->error = RE_ESPACE; return 0; }
        if (c == '*') P->p++;
        else if (P->extended && (c == '+' || c == '?')) { P->p++; if (c == '+') min = 1; else max = 1; }
        else if (!P->extended && c == '\\' && (d == '+' || d == '?')) { P->p += 2; if (d == '+') min = 1; else max = 1; }
        else if (P->extended ? c == '{' : c == '\\' && d == '{') { P->p += P->extended ? 1 : 2; if (parse_interval(P, &min, &max)) return 0; }
        else break;
        x = repeat(P, x, min, max);
    }
    return P->error ? 0 : x;
}

static uint32_t parse_sequence(ReParse *P)
{
    uint32_t first = 0, last = 0, seq;
    int groups = 0;
    while (P->p < P->end && !at_close(P) && !at_bar(P)) {
        uint32_t x;
        int anchor;
        if (!P->extended && *P->p == '*' && (!last || (P->re->node[last].kind == N_ASSERT && P->re->node[last].value == A_BOL && last == first)))
            { P->p++; x = re_node(P, N_CHAR, '*', 0); }
        else x = parse_atom(P, !last);
        if (P->error) return 0;
        anchor = P->re->node[x].kind == N_ASSERT && P->re->node[x].value == A_BOL;
        if (P->extended || !anchor) {
            if (anchor && P->p < P->end && strchr("*+?{", *P->p)) { P->error = RE_BADRPT; return 0; }
            x = parse_repeats(P, x);
        }
        if (P->error) return 0;
        if (last) P->re->node[last].next = x; else first = x;
        last = x;
        groups |= P->re->node[x].groups;
    }
    if (!first) return re_node(P, N_EMPTY, 0, 0);
    if (first == last) return first;
    seq = re_node(P, N_SEQ, 0, first);
    if (seq) P->re->node[seq].groups = (uint8_t)groups;
    return seq;
}

static uint32_t parse_alternatives(ReParse *P)
{
    uint32_t first = parse_sequence(P), last = first, alt;
    int groups = first ? P->re->node[first].groups : 0;
    while (!P->error && at_bar(P)) {
        uint32_t x;
        P->p += P->extended ? 1 : 2;
        x = parse_sequence(P);
        if (P->error) return 0;
        P->re->node[last].next = x;
        last = x;
        groups |= P->re->node[x].groups;
    }
    if (P->error || first == last) return first;
    alt = re_node(P, N_ALT, 0, first);
    if (alt) P->re->node[alt].groups = (uint8_t)groups;
    return alt;
}

/* ---- the program: a node's instructions lie together, and it is left at their end ---- */
static void emit_node(Regex *re, uint32_t at)
{
    ReNode *n = &re->node[at];
    uint32_t split;
    n->pc = re->n_code;
#define PUT(o, a, b) re->code[re->n_code++] = (ReInsn){ o, a, b }
    switch (n->kind) {
    case N_CHAR: PUT(I_CHAR, n->value, 0); break;
    case N_ANY: PUT(I_ANY, 0, 0); break;
    case N_SET: PUT(I_SET, n->value, 0); break;
    case N_ASSERT: PUT(I_ASSERT, n->value, 0); break;
    case N_SEQ: case N_GROUP:
        for (uint32_t c = n->child; c; c = re->node[c].next) emit_node(re, c);
        break;
    case N_STAR: case N_OPT:
        split = re->n_code;
        PUT(I_SPLIT, split + 1, 0);
        emit_node(re, n->child);
        if (n->kind == N_STAR) PUT(I_JUMP, split, 0);
        re->code[split].y = re->n_code;
        break;
    case N_ALT:
        for (uint32_t c = n->child; c; c = re->node[c].next) {
            split = re->n_code;
            if (re->node[c].next) PUT(I_SPLIT, split + 1, 0);
            emit_node(re, c);
            if (!re->node[c].next) break;
            PUT(I_JUMP, ~0u, at);       /* to the end of this node, which is not known yet */
            re->code[split].y = re->n_code;
        }
        for (uint32_t i = n->pc; i < re->n_code; i++) if (re->code[i].op == I_JUMP && re->code[i].x == ~0u && re->code[i].y == at) re->code[i].x = re->n_code;
        break;
    }
#undef PUT
    n->end = re->n_code;
}
#endif
