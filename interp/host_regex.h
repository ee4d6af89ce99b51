/* regex.h: POSIX regular expressions, basic and extended, with the GNU escapes (\w \s \b \< and in basic ones \+ \? \|).
 *
 * A pattern becomes a tree, and the tree a program for a set of states that advance together: time is linear in text and
 * pattern, whatever they are. The match is the leftmost longest. Where its groups lie is then read off the tree from left to
 * right: each part takes as much as leaves a match for what comes after it. Back references cannot be matched so: a pattern
 * with some is tried with backtracking, which looks out for the deadline. Compiled patterns stay on the host's side, under
 * a number that the guest's regex_t holds. */
#ifndef HOST_REGEX_H
#define HOST_REGEX_H
#include "host_regex_parse.h"

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
    uint64_t steps, look;       /* so far; from how many on the deadline is looked at again */
    int depth, stop;            /* stop: 1 after a trap, 2 without memory */
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
    if (++R->steps >= R->look) {
        R->look = R->steps + 4096;
        if (host_poll(R->ctx)) R->stop = 1;
    }
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
    if (!bits) { R->stop = 2; return -1; }
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
        if (R->stop) return R->stop == 2 ? RE_ESPACE : RE_STOP;
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
HOSTFN(aapcs64_regexec) { execute(ctx, a, 1); }

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
