/* regex.h: POSIX regular expressions, basic and extended, with the GNU escapes (\w \s \b \< and in basic ones \+ \? \|).
 *
 * A pattern becomes a tree, and the tree a program for a set of states that advance together: time is linear in text and
 * pattern, whatever they are. The match is the leftmost longest. Where its groups lie is then read off the tree from left to
 * right: each part takes as much as leaves a match for what comes after it. Back references cannot be matched so: a pattern
 * with some is tried with backtracking, which looks out for the deadline. Compiled patterns stay on the host's side, under
 * a number that the guest's regex_t holds. */
#ifndef HOST_REGEX_H
#define HOST_REGEX_H
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

/* ---- running it ---- */
typedef struct ReRun {
    Ctx *ctx;
    const Regex *re;
    const char *text;
    int64_t n;                  /* its length */
    int flags;
    uint32_t *stack, *list[2], *mark, generation;       /* of program places */
    int64_t *group;             /* start, end by group */
    int64_t best; int64_t *best_group;  /* backtracking: the longest so far */
    uint64_t steps;
    int depth, stop;
} ReRun;

static int re_is_word(const ReRun *R, int64_t at)
{
    unsigned char c;
    if (at < 0 || at >= R->n) return 0;
    c = (unsigned char)R->text[at];
    return c == '_' || c >= 128 ? c == '_' || R->re->utf8 : (char_bits(c) & CT_ALNUM) != 0;
}

static int re_holds(const ReRun *R, uint32_t what, int64_t at)
{
    int before = what >= A_WORD && what <= A_WORD_END && re_is_word(R, at - 1), after = what >= A_WORD && what <= A_WORD_END && re_is_word(R, at);
    int lines = R->re->flags & RE_NEWLINE;
    switch (what) {
    case A_BOL: return (at == 0 && !(R->flags & RE_NOTBOL)) || (lines && at > 0 && R->text[at - 1] == '\n');
    case A_EOL: return (at == R->n && !(R->flags & RE_NOTEOL)) || (lines && at < R->n && R->text[at] == '\n');
    case A_WORD: return before != after;
    case A_NOT_WORD: return before == after;
    case A_WORD_START: return !before && after;
    case A_WORD_END: return before && !after;
    case A_TEXT_START: return at == 0;
    default: return at == R->n;
    }
}

/* The character at a place and where the next one is. */
static uint32_t re_next(const ReRun *R, int64_t at, int64_t *next)
{
    uint32_t c = (unsigned char)R->text[at];
    int k = 0;
    if (c >= 128 && R->re->utf8) { uint32_t wide; k = utf8_get(1, R->text + at, (uint64_t)(R->n - at), &wide); if (k > 0) c = wide; }
    *next = at + (k > 0 ? k : 1);
    return c;
}

/* Does an instruction that takes a character take this one? */
static int re_takes(const Regex *re, uint32_t op, uint32_t value, uint32_t c)
{
    switch (op) {
    case I_CHAR: return c == value || (re->flags & RE_ICASE && re_fold(c) == re_fold(value));
    case I_ANY: return !(re->flags & RE_NEWLINE && c == '\n');
    default: {
        const ReSet *s = &re->set[value];
        return s->negate ? !set_has(re, s, c) && !(re->flags & RE_NEWLINE && c == '\n') : set_has(re, s, c);
    }
    }
}

static int re_tick(ReRun *R)
{
    if ((++R->steps & 4095) == 0 && host_poll(R->ctx)) R->stop = 1;
    return R->stop;
}

/* Add a place and all that follows it without a character. 1 when that reaches `end`. */
static int re_add(ReRun *R, uint32_t *list, uint32_t *count, uint32_t pc, uint32_t end, int64_t at)
{
    uint32_t top = 0;
    int reached = 0;
    R->stack[top++] = pc;
    while (top) {
        const ReInsn *in;
        pc = R->stack[--top];
        if (R->mark[pc] == R->generation) continue;
        R->mark[pc] = R->generation;
        if (pc == end) { reached = 1; continue; }
        in = &R->re->code[pc];
        if (in->op == I_JUMP) R->stack[top++] = in->x;
        else if (in->op == I_SPLIT) { R->stack[top++] = in->y; R->stack[top++] = in->x; }
        else if (in->op == I_ASSERT) { if (re_holds(R, in->x, at)) R->stack[top++] = pc + 1; }
        else list[(*count)++] = pc;
    }
    return reached;
}

/* Run from place pc to place end, from `at` on, no further than `limit`. The longest end, or -1; bits: all ends, by offset from `at`. */
static int64_t re_run(ReRun *R, uint32_t pc, uint32_t end, int64_t at, int64_t limit, uint8_t *bits)
{
    uint32_t n = 0;
    int64_t best = -1, start = at;
    int side = 0;
    R->generation++;
    if (re_add(R, R->list[0], &n, pc, end, at)) { best = at; if (bits) bits[0] |= 1; }
    while (n && at < limit) {
        int64_t next;
        uint32_t c = re_next(R, at, &next), m = 0;
        int hit = 0;
        if (next > limit || re_tick(R)) break;
        R->generation++;
        for (uint32_t i = 0; i < n; i++) {
            uint32_t p = R->list[side][i];
            if (re_takes(R->re, R->re->code[p].op, R->re->code[p].x, c)) hit |= re_add(R, R->list[!side], &m, p + 1, end, next);
        }
        R->steps += n;
        at = next;
        if (hit) { best = at; if (bits) bits[(at - start) >> 3] |= (uint8_t)(1 << ((at - start) & 7)); }
        side = !side;
        n = m;
    }
    return R->stop ? -1 : best;
}

static void re_forget(ReRun *R, uint32_t node)
{
    const ReNode *n = &R->re->node[node];
    if (!n->groups) return;
    if (n->kind == N_GROUP) R->group[2 * n->value] = R->group[2 * n->value + 1] = -1;
    for (uint32_t c = n->child; c; c = R->re->node[c].next) re_forget(R, c);
}

/* Where does what begins at node's place end, when [at, end) is that and what comes after it, up to place `last`? The longest first. */
static int64_t re_extent(ReRun *R, uint32_t pc, uint32_t mid, uint32_t last, int64_t at, int64_t end, int64_t least)
{
    uint8_t *bits = (uint8_t *)calloc(1, (size_t)((end - at) / 8 + 1));
    int64_t found = -1;
    if (!bits) { R->stop = 1; return -1; }
    re_run(R, pc, mid, at, end, bits);
    for (int64_t k = end; k >= at + least && !R->stop; k--)
        if (bits[(k - at) >> 3] >> ((k - at) & 7) & 1 && re_run(R, mid, last, k, end, NULL) == end) { found = k; break; }
    free(bits);
    return found;
}

/* Note the groups of a node that matches exactly [at, end). */
static void re_assign(ReRun *R, uint32_t node, int64_t at, int64_t end)
{
    const Regex *re = R->re;
    const ReNode *n = &re->node[node];
    if (!n->groups || R->stop) return;
    switch (n->kind) {
    case N_GROUP:
        R->group[2 * n->value] = at;
        R->group[2 * n->value + 1] = end;
        if (n->child) re_assign(R, n->child, at, end);
        return;
    case N_SEQ:
        for (uint32_t c = n->child; c; c = re->node[c].next) {
            int64_t k = re->node[c].next ? re_extent(R, re->node[c].pc, re->node[c].end, n->end, at, end, 0) : end;
            if (k < 0) return;
            re_assign(R, c, at, k);
            at = k;
        }
        return;
    case N_ALT:
        for (uint32_t c = n->child; c; c = re->node[c].next)
            if (re_run(R, re->node[c].pc, re->node[c].end, at, end, NULL) == end) { re_assign(R, c, at, end); return; }
        return;
    case N_OPT: case N_STAR:
        for (int first = 1;; first = 0) {
            const ReNode *x = &re->node[n->child];
            int64_t k;
            if (at == end && (!first || n->value)) return;
            if (n->kind == N_OPT || at == end) k = re_run(R, x->pc, x->end, at, end, NULL) == end ? end : -1;
            else k = re_extent(R, x->pc, x->end == n->end ? x->end : n->end - 1, n->end, at, end, 1);
            if (k < 0) return;
            re_forget(R, n->child);
            re_assign(R, n->child, at, k);
            if (n->kind == N_OPT) return;
            at = k;
        }
    }
}

/* ---- back references: backtracking ---- */
typedef struct ReCont { uint32_t node; int64_t at, count; struct ReCont *next; } ReCont;       /* what is left: siblings from node on; 0: close a group or repeat */

static void re_try(ReRun *R, uint32_t node, int64_t at, ReCont *rest);

/* Go on with what is left. */
static void re_continue(ReRun *R, int64_t at, ReCont *rest)
{
    const Regex *re = R->re;
    const ReNode *n;
    if (R->stop || re_tick(R)) return;
    if (!rest) {
        if (at > R->best) { R->best = at; memcpy(R->best_group, R->group, (re->groups + 1) * 16); }
        return;
    }
    n = rest->node ? &re->node[rest->node] : NULL;
    if (!n) { re_continue(R, at, rest->next); return; }
    if (rest->count == -2) {            /* a group ends here */
        int64_t *g = &R->group[2 * n->value], start = g[0], end = g[1];
        g[0] = rest->at;
        g[1] = at;
        re_continue(R, at, rest->next);
        g[0] = start;
        g[1] = end;
        return;
    }
    if (rest->count == -3) {            /* one more round of a star, unless it took nothing */
        if (at != rest->at) re_try(R, rest->node, at, rest->next);
        else re_continue(R, at, rest->next);
        return;
    }
    re_try(R, rest->node, at, rest->next);
}

static void re_try(ReRun *R, uint32_t node, int64_t at, ReCont *rest)
{
    const Regex *re = R->re;
    const ReNode *n = &re->node[node];
    int64_t next, length;
    if (R->stop) return;
    if (++R->depth > RE_MAX_BACK) { R->stop = 2; return; }
    switch (n->kind) {
    case N_EMPTY: re_continue(R, at, rest); break;
    case N_CHAR: case N_ANY: case N_SET:
        if (at < R->n && re_takes(re, n->kind == N_CHAR ? I_CHAR : n->kind == N_ANY ? I_ANY : I_SET, n->value, re_next(R, at, &next))) re_continue(R, next, rest);
        break;
    case N_ASSERT: if (re_holds(R, n->value, at)) re_continue(R, at, rest); break;
    case N_BACK:
        if (R->group[2 * n->value] < 0) break;
        length = R->group[2 * n->value + 1] - R->group[2 * n->value];
        if (length > R->n - at) break;
        for (next = 0; next < length; next++) {
            int a = (unsigned char)R->text[R->group[2 * n->value] + next], b = (unsigned char)R->text[at + next];
            if (a != b && !(re->flags & RE_ICASE && re_fold((uint32_t)a) == re_fold((uint32_t)b))) break;
        }
        if (next == length) re_continue(R, at + length, rest);
        break;
    case N_GROUP: {
        ReCont close = { node, at, -2, rest };
        re_try(R, n->child, at, &close);
        break;
    }
    case N_SEQ: {
        /* the children one after the other: a chain of continuations, made from the last one on */
        ReCont *chain = rest, *links;
        uint32_t k = 0, count = 0;
        for (uint32_t c = n->child; c; c = re->node[c].next) count++;
        links = (ReCont *)malloc(count * sizeof *links);
        if (!links) { R->stop = 2; break; }
        for (uint32_t c = n->child; c; c = re->node[c].next, k++) links[k] = (ReCont){ c, 0, 0, NULL };
        for (k = count; k-- > 0;) { links[k].next = chain; chain = &links[k]; }
        re_continue(R, at, chain);
        free(links);
        break;
    }
    case N_ALT: for (uint32_t c = n->child; c; c = re->node[c].next) re_try(R, c, at, rest); break;
    case N_OPT: re_try(R, n->child, at, rest); re_continue(R, at, rest); break;
    case N_STAR: {
        const ReNode *x = &re->node[n->child];
        if (x->kind == N_CHAR || x->kind == N_ANY || x->kind == N_SET) {        /* no frame for each character */
            uint32_t op = x->kind == N_CHAR ? I_CHAR : x->kind == N_ANY ? I_ANY : I_SET;
            for (next = at; next < R->n && re_takes(re, op, x->value, (unsigned char)R->text[next]); next++) {}
            for (; next >= at && !R->stop; next--) re_continue(R, next, rest);
        } else {
            ReCont again = { node, at, -3, rest };
            re_try(R, n->child, at, &again);
            re_continue(R, at, rest);
        }
        break;
    }
    }
    R->depth--;
}

/* ---- compile and execute ---- */
static void first_bytes(ReRun *R, Regex *re)
{
    uint32_t n = 0;
    R->generation++;
    /* assertions are taken to hold: what follows them counts */
    re->empty = 0;
    R->stack[0] = 0;
    for (uint32_t top = 1; top;) {
        uint32_t pc = R->stack[--top];
        const ReInsn *in;
        if (R->mark[pc] == R->generation) continue;
        R->mark[pc] = R->generation;
        if (pc == re->n_code) { re->empty = 1; continue; }
        in = &re->code[pc];
        if (in->op == I_JUMP) R->stack[top++] = in->x;
        else if (in->op == I_SPLIT) { R->stack[top++] = in->y; R->stack[top++] = in->x; }
        else if (in->op == I_ASSERT) R->stack[top++] = pc + 1;
        else R->list[0][n++] = pc;
    }
    for (int c = 0; c < 256; c++) {
        re->first[c] = (uint8_t)(re->utf8 && c >= 128);
        for (uint32_t i = 0; i < n && !re->first[c]; i++) re->first[c] = (uint8_t)re_takes(re, re->code[R->list[0][i]].op, re->code[R->list[0][i]].x, (uint32_t)c);
    }
}

static int run_begin(ReRun *R, Ctx *ctx, const Regex *re)
{
    size_t places = re->n_code + 2;
    memset(R, 0, sizeof *R);
    R->ctx = ctx;
    R->re = re;
    R->stack = (uint32_t *)malloc((places * 5) * sizeof(uint32_t));
    R->group = (int64_t *)malloc((re->groups + 1) * 32);
    if (!R->stack || !R->group) { free(R->stack); free(R->group); return -1; }
    R->list[0] = R->stack + 2 * places;
    R->list[1] = R->list[0] + places;
    R->mark = R->list[1] + places;
    memset(R->mark, 0, places * sizeof(uint32_t));
    R->best_group = R->group + 2 * (re->groups + 1);
    return 0;
}
static void run_end(ReRun *R) { free(R->stack); free(R->group); }

static Regex *regex_compile(Ctx *ctx, const char *pattern, size_t n, uint32_t flags, int utf8, int *error)
{
    ReParse P;
    ReRun R;
    Regex *re = (Regex *)calloc(1, sizeof *re);
    memset(&P, 0, sizeof P);
    *error = RE_ESPACE;
    if (!re) return NULL;
    re->host = HOST(ctx);
    re->flags = flags;
    re->utf8 = utf8;
    P.re = re;
    P.p = pattern;
    P.end = pattern + n;
    P.extended = (flags & RE_EXTENDED) != 0;
    re->root = parse_alternatives(&P);
    if (!P.error && P.p < P.end) P.error = RE_EPAREN;          /* \) without \( */
    if (P.error) { *error = P.error; regex_free(re); return NULL; }
    re->code = (ReInsn *)malloc((3 * (size_t)re->n_nodes + 1) * sizeof *re->code);
    if (!re->code) { regex_free(re); return NULL; }
    emit_node(re, re->root);
    re->bytes = sizeof *re + re->cap_nodes * sizeof *re->node + 3 * (size_t)re->n_nodes * sizeof *re->code + re->n_sets * (sizeof *re->set + 64);
    if (run_begin(&R, ctx, re)) { regex_free(re); return NULL; }
    if (!re->back) first_bytes(&R, re);
    else re->empty = 1;
    run_end(&R);
    *error = 0;
    return re;
}

/* Look for a match in n bytes: 0, RE_NOMATCH, RE_ESPACE, or RE_STOP after a trap. R->group has the places. */
static int regex_search(ReRun *R, const char *text, int64_t n, int flags, int with_groups)
{
    const Regex *re = R->re;
    R->text = text;
    R->n = n;
    R->flags = flags;
    for (int64_t at = 0, next; at <= n; at = next) {
        int64_t end;
        next = at + 1;
        if (at < n && re->utf8) re_next(R, at, &next);
        if (!re->empty && (at == n || !re->first[(unsigned char)text[at]])) { if (re_tick(R)) return RE_STOP; continue; }
        for (uint32_t g = 0; g < 2 * (re->groups + 1); g++) R->group[g] = -1;
        if (re->back) {
            R->best = -1;
            re_try(R, re->root, at, NULL);
            end = R->best;
        } else end = re_run(R, 0, re->n_code, at, n, NULL);
        if (R->stop) return R->stop == 2 ? RE_ESPACE : RE_STOP;
        if (end < 0) continue;
        if (re->back) memcpy(R->group, R->best_group, (re->groups + 1) * 16);
        else if (with_groups) re_assign(R, re->root, at, end);
        if (R->stop) return RE_STOP;
        R->group[0] = at;
        R->group[1] = end;
        return 0;
    }
    return RE_NOMATCH;
}

/* ---- regex.h. regex_t: the number of groups at 0 and at 48 (musl, glibc), our handle at 8; regmatch_t: two values of 8 bytes, in glibc's x86-64 of 4. ---- */
HOSTFN(regcomp)
{
    Host *S = HOST(ctx);
    uint64_t n, i;
    char *p = guest_write(ctx, a[0].u64, 64);
    const char *pattern = p ? guest_cstr(ctx, a[1].u64, &n) : NULL;
    Regex *re, **grown;
    int error;
    if (!pattern) return;
    if (n > 1 << 20 || S->regex_bytes > RE_MAX_BYTES) RET_I(RE_ESPACE);
    re = regex_compile(ctx, pattern, n, a[2].u32, S->utf8, &error);
    if (!re) RET_I(error);
    for (i = 0; i < S->n_regex && S->regex[i]; i++) {}
    if (i == S->n_regex) {
        grown = (Regex **)realloc(S->regex, (S->n_regex + 1) * sizeof *grown);
        if (!grown) { regex_free(re); RET_I(RE_ESPACE); }
        S->regex = grown;
        S->n_regex++;
    }
    S->regex[i] = re;
    S->regex_bytes += re->bytes;
    memset(p, 0, 64);
    n = re->groups;
    memcpy(p, &n, 8);
    memcpy(p + 48, &n, 8);
    i++;
    memcpy(p + 8, &i, 8);
    RET_I(0);
}

static Regex *regex_of(Ctx *ctx, uint64_t addr, uint64_t *index)
{
    Host *S = HOST(ctx);
    uint64_t k = load_u64(ctx, addr + 8);
    if (ctx->trap) return NULL;
    if (k == 0 || k > S->n_regex || !S->regex[k - 1]) {
        host_note(ctx, "not a compiled regular expression: 0x%x", (unsigned)addr);
        ctx_trap(ctx, TRAP_HOST, (uint32_t)addr);
        return NULL;
    }
    *index = k - 1;
    return S->regex[k - 1];
}

static void execute(Ctx *ctx, Slot *a, int narrow)
{
    uint64_t k, n, matches = a[2].u64, to = a[3].u64, size = narrow ? 8 : 16;
    const Regex *re = regex_of(ctx, a[0].u64, &k);
    const char *text;
    int64_t from = 0, end = -1;
    int flags = a[4].s32, r;
    ReRun R;
    if (!re) return;
    if (flags & RE_STARTEND) {
        if (narrow) { from = (int32_t)load_u32(ctx, to); end = (int32_t)load_u32(ctx, to + 4); }
        else { from = (int64_t)load_u64(ctx, to); end = (int64_t)load_u64(ctx, to + 8); }
        if (ctx->trap) return;
        if (from < 0 || end < from) RET_I(RE_NOMATCH);
        n = (uint64_t)(end - from);
        text = guest_read(ctx, a[1].u64 + (uint64_t)from, n ? n : 1);
    } else text = guest_cstr(ctx, a[1].u64, &n);
    if (!text) return;
    if (re->flags & RE_NOSUB) matches = 0;
    if (run_begin(&R, ctx, re)) RET_I(RE_ESPACE);
    r = regex_search(&R, text, (int64_t)n, flags, matches > 1);
    for (uint64_t i = 0; r == 0 && i < matches && !ctx->trap; i++) {
        int64_t s = i <= re->groups ? R.group[2 * i] : -1, e = i <= re->groups ? R.group[2 * i + 1] : -1;
        if (s < 0) s = e = -1;
        else { s += from; e += from; }
        if (narrow ? store_u32(ctx, to + size * i, (uint32_t)s) || store_u32(ctx, to + size * i + 4, (uint32_t)e)
                   : store_u64(ctx, to + size * i, (uint64_t)s) || store_u64(ctx, to + size * i + 8, (uint64_t)e)) break;
    }
    run_end(&R);
    if (r == RE_STOP && !ctx->trap) r = RE_ESPACE;
    RET_I(r);
}
HOSTFN(regexec) { execute(ctx, a, 0); }
HOSTFN(x87_regexec) { execute(ctx, a, 1); }

HOSTFN(regfree)
{
    uint64_t k;
    Regex *re = load_u64(ctx, a[0].u64 + 8) ? regex_of(ctx, a[0].u64, &k) : NULL;
    if (!re || ctx->trap) return;
    HOST(ctx)->regex_bytes -= re->bytes;
    HOST(ctx)->regex[k] = NULL;
    regex_free(re);
    store_u64(ctx, a[0].u64 + 8, 0);
}

HOSTFN(regerror)
{
    static const char *const text[] = { "Success", "No match", "Invalid regular expression", "Invalid collation character", "Invalid character class name",
        "Trailing backslash", "Invalid back reference", "Unmatched [, [^, [:, [., or [=", "Unmatched ( or \\(", "Unmatched \\{", "Invalid content of \\{\\}",
        "Invalid range end", "Memory exhausted", "Invalid preceding regular expression" };
    const char *t = a[0].u32 < sizeof text / sizeof *text ? text[a[0].u32] : "Unknown error";
    uint64_t n = strlen(t) + 1, room = a[3].u64;
    if (room) {
        uint64_t k = n < room ? n : room;
        char *p = guest_write(ctx, a[2].u64, k);
        if (!p) return;
        memcpy(p, t, k);
        p[k - 1] = 0;
    }
    RET_L(n);
}
#endif
