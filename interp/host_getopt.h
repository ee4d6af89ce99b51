/* getopt, getopt_long, getopt_long_only: glibc's rules and messages. */
#ifndef HOST_GETOPT_H
#define HOST_GETOPT_H
#include "host_env.h"
#include "host_printf.h"

enum { OPT_ARG, OPT_IND, OPT_ERR, OPT_OPT };

typedef struct Getopt {
    Ctx *ctx;
    int argc, longs_only, index, quiet;
    uint64_t argv, longs, long_index;
    char *opts;                 /* option characters, leading '+', '-' taken off */
    char order;                 /* '+': stop at the first non-option, '-': return it, 0: permute */
} Getopt;

/* The variables optarg …: the program's, or cells of the bridge when it does not use them. */
static uint64_t opt_cell(Ctx *ctx, int which)
{
    Host *S = HOST(ctx);
    if (!S->getopt_cells[which]) {
        S->getopt_cells[which] = host_static(ctx, 16);
        if (S->getopt_cells[which] && (which == OPT_IND || which == OPT_ERR)) store_u32(ctx, S->getopt_cells[which], 1);
    }
    return S->getopt_cells[which];
}

static int opt_get(Ctx *ctx, int which) { return (int)load_u32(ctx, opt_cell(ctx, which)); }
static void opt_set(Ctx *ctx, int which, int v) { store_u32(ctx, opt_cell(ctx, which), (uint32_t)v); }
static void opt_set_arg(Ctx *ctx, uint64_t v) { store_u64(ctx, opt_cell(ctx, OPT_ARG), v); }
static uint64_t opt_argv(Getopt *g, int i) { return i >= 0 && i < g->argc ? load_u64(g->ctx, g->argv + 8 * (uint64_t)i) : 0; }

static void opt_message(Getopt *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void opt_message(Getopt *g, const char *format, ...)
{
    char text[1024];
    File *err = HOST(g->ctx)->err;
    char *name;
    va_list ap;
    int n;
    if (g->quiet || !err || g->ctx->trap) return;
    name = guest_strdup(g->ctx, opt_argv(g, 0));
    n = snprintf(text, sizeof text, "%.400s: ", name ? name : "");
    free(name);
    va_start(ap, format);
    n += vsnprintf(text + n, sizeof text - (size_t)n, format, ap);
    va_end(ap);
    if (n >= (int)sizeof text) n = sizeof text - 1;
    stream_write(g->ctx, err, text, (size_t)n);
}

/* One step of a short option; the next character is at getopt_next. */
static int opt_short(Getopt *g)
{
    Ctx *ctx = g->ctx;
    Host *S = HOST(ctx);
    uint64_t at = S->getopt_next;
    int c = load_u8(ctx, at), last = load_u8(ctx, at + 1) == 0, ind = opt_get(ctx, OPT_IND);
    const char *spec;
    if (ctx->trap) return -1;
    S->getopt_next = ++at;
    if (last) opt_set(ctx, OPT_IND, ++ind);
    spec = c == ':' || c == ';' ? NULL : strchr(g->opts, c);
    if (!spec) {
        opt_message(g, "invalid option -- '%c'\n", c);
        opt_set(ctx, OPT_OPT, c);
        return '?';
    }
    if (spec[1] != ':') return c;
    S->getopt_next = 0;
    if (!last) { opt_set_arg(ctx, at); opt_set(ctx, OPT_IND, ind + 1); return c; }
    if (spec[2] == ':') return c;
    if (ind >= g->argc) {
        opt_message(g, "option requires an argument -- '%c'\n", c);
        opt_set(ctx, OPT_OPT, c);
        return g->opts[0] == ':' ? ':' : '?';
    }
    opt_set_arg(ctx, opt_argv(g, ind));
    opt_set(ctx, OPT_IND, ind + 1);
    return c;
}

typedef struct LongOption { uint64_t name, flag; int has_arg, val; } LongOption;

static int load_long(Getopt *g, int i, LongOption *o)
{
    uint64_t at = g->longs + 32 * (uint64_t)i;
    o->name = load_u64(g->ctx, at);
    o->has_arg = (int)load_u32(g->ctx, at + 8);
    o->flag = load_u64(g->ctx, at + 16);
    o->val = (int)load_u32(g->ctx, at + 24);
    return !g->ctx->trap && (uint32_t)o->name;
}

/* Which long option `text` (n bytes) names: index, -1 none, -2 ambiguous. */
static int find_long(Getopt *g, const char *text, uint64_t n, LongOption *found)
{
    LongOption o = { 0, 0, 0, 0 };
    int at = -1, ambiguous = 0;
    for (int i = 0; load_long(g, i, &o); i++) {
        uint64_t len;
        const char *name = guest_cstr(g->ctx, o.name, &len);
        if (!name) return -1;
        if (len < n || memcmp(name, text, n)) continue;
        if (len == n) { *found = o; return i; }
        if (at < 0) { at = i; *found = o; }
        else if (g->longs_only || o.has_arg != found->has_arg || o.flag != found->flag || o.val != found->val) ambiguous = 1;
    }
    return ambiguous ? -2 : at;
}

/* A long option in argument `ind`; `dashes` before its name. -100: it is none (getopt_long_only tries a short one). */
static int opt_long(Getopt *g, int ind, int dashes)
{
    Ctx *ctx = g->ctx;
    uint64_t arg = opt_argv(g, ind) + (uint64_t)dashes, len, n = 0;
    const char *text = guest_cstr(ctx, arg, &len), *lead = dashes == 2 ? "--" : "-";
    LongOption o = { 0, 0, 0, 0 };
    int i;
    if (!text) return -1;
    while (n < len && text[n] != '=') n++;
    i = find_long(g, text, n, &o);
    if (ctx->trap) return -1;
    if (i < 0) {
        int c = text[0];
        if (i == -1 && dashes == 1 && strchr(g->opts, c) && c != ':') return -100;
        HOST(ctx)->getopt_next = 0;
        opt_set(ctx, OPT_IND, ind + 1);
        opt_set(ctx, OPT_OPT, 0);
        if (i == -2) opt_message(g, "option '%s%.*s' is ambiguous\n", lead, (int)(len > 300 ? 300 : len), text);
        else opt_message(g, "unrecognized option '%s%.*s'\n", lead, (int)(len > 300 ? 300 : len), text);
        return '?';
    }
    HOST(ctx)->getopt_next = 0;
    opt_set(ctx, OPT_IND, ind + 1);
    opt_set_arg(ctx, 0);
    if (n < len) {
        if (o.has_arg == 0) {
            opt_message(g, "option '%s%.*s' doesn't allow an argument\n", lead, (int)(n > 300 ? 300 : n), text);
            opt_set(ctx, OPT_OPT, o.val);
            return '?';
        }
        opt_set_arg(ctx, arg + n + 1);
    } else if (o.has_arg == 1) {
        if (ind + 1 >= g->argc) {
            opt_message(g, "option '%s%.*s' requires an argument\n", lead, (int)(n > 300 ? 300 : n), text);
            opt_set(ctx, OPT_OPT, o.val);
            return g->opts[0] == ':' ? ':' : '?';
        }
        opt_set_arg(ctx, opt_argv(g, ind + 1));
        opt_set(ctx, OPT_IND, ind + 2);
    }
    if ((uint32_t)g->long_index) store_u32(ctx, g->long_index, (uint32_t)i);
    if (!(uint32_t)o.flag) return o.val;
    store_u32(ctx, o.flag, (uint32_t)o.val);
    return 0;
}

static int is_option(Getopt *g, int i)
{
    uint64_t arg = opt_argv(g, i);
    return load_u8(g->ctx, arg) == '-' && load_u8(g->ctx, arg + 1) != 0;
}

static int is_end_mark(Getopt *g, int i)
{
    uint64_t arg = opt_argv(g, i);
    return load_u8(g->ctx, arg) == '-' && load_u8(g->ctx, arg + 1) == '-' && load_u8(g->ctx, arg + 2) == 0;
}

/* Non-options seen so far stand at [nonopt_from, nonopt_to); the options after them, up to `to`, move before them. */
static void opt_exchange(Getopt *g, int to)
{
    Host *S = HOST(g->ctx);
    int dest = S->nonopt_from;
    for (int from = S->nonopt_to; from < to; dest++, from++) {
        uint64_t v = opt_argv(g, from);
        for (int i = from; i > dest; i--) store_u64(g->ctx, g->argv + 8 * (uint64_t)i, opt_argv(g, i - 1));
        store_u64(g->ctx, g->argv + 8 * (uint64_t)dest, v);
    }
    S->nonopt_from = dest;
    S->nonopt_to = to;
}

/* Find the next argument with an option and start on it: 0, or what getopt returns without one. */
static int opt_advance(Getopt *g)
{
    Ctx *ctx = g->ctx;
    Host *S = HOST(ctx);
    int ind = opt_get(ctx, OPT_IND);
    if (S->nonopt_to > ind) S->nonopt_to = ind;
    if (S->nonopt_from > ind) S->nonopt_from = ind;
    if (!g->order) {
        if (S->nonopt_from != S->nonopt_to && S->nonopt_to != ind) opt_exchange(g, ind);
        else if (S->nonopt_to != ind) S->nonopt_from = ind;
        while (ind < g->argc && !is_option(g, ind) && !ctx->trap) ind++;
        S->nonopt_to = ind;
    }
    if (ind < g->argc && is_end_mark(g, ind)) {
        ind++;
        if (S->nonopt_from != S->nonopt_to && S->nonopt_to != ind) opt_exchange(g, ind);
        else if (S->nonopt_from == S->nonopt_to) S->nonopt_from = ind;
        S->nonopt_to = ind = g->argc;
    }
    if (ind >= g->argc || ctx->trap) {
        opt_set(ctx, OPT_IND, S->nonopt_from != S->nonopt_to ? S->nonopt_from : ind);
        return -1;
    }
    opt_set(ctx, OPT_IND, ind);
    if (is_option(g, ind)) return 0;
    if (g->order == '+') return -1;
    opt_set_arg(ctx, opt_argv(g, ind));
    opt_set(ctx, OPT_IND, ind + 1);
    return 1;
}

static int opt_step(Getopt *g)
{
    Ctx *ctx = g->ctx;
    Host *S = HOST(ctx);
    int ind = opt_get(ctx, OPT_IND), r, second;
    if (ind <= 0 || !S->getopt_started) {
        if (ind <= 0) opt_set(ctx, OPT_IND, ind = 1);
        S->getopt_started = 1;
        S->getopt_next = 0;
        S->nonopt_from = S->nonopt_to = ind;
    }
    if (!S->getopt_next || load_u8(ctx, S->getopt_next) == 0) {
        r = opt_advance(g);
        if (r || ctx->trap) return r;
        ind = opt_get(ctx, OPT_IND);
        second = load_u8(ctx, opt_argv(g, ind) + 1);
        if ((uint32_t)g->longs && second == '-') return opt_long(g, ind, 2);
        if ((uint32_t)g->longs && g->longs_only && (load_u8(ctx, opt_argv(g, ind) + 2) || !strchr(g->opts, second))) {
            r = opt_long(g, ind, 1);
            if (r != -100) return r;
        }
        S->getopt_next = opt_argv(g, ind) + 1;
    }
    return ctx->trap ? -1 : opt_short(g);
}

static int run_getopt(Ctx *ctx, Slot *a, int longs, int longs_only)
{
    Getopt g = { ctx, a[0].s32, longs_only, 0, 0, a[1].u64, longs ? a[3].u64 : 0, longs ? a[4].u64 : 0, NULL, 0 };
    char *opts = guest_strdup(ctx, a[2].u64);
    uint64_t value;
    int r = -1;
    if (!opts) return -1;
    g.opts = opts;
    if (*g.opts == '+' || *g.opts == '-') g.order = *g.opts++;
    else if (env_find(ctx, "POSIXLY_CORRECT", 15, NULL, &value) >= 0) g.order = '+';
    g.quiet = g.opts[0] == ':' || opt_get(ctx, OPT_ERR) == 0;
    if (!ctx->trap && g.argc > 0 && g.argc < (1 << 24)) {
        opt_set_arg(ctx, 0);
        r = opt_step(&g);
    }
    free(opts);
    return r;
}

HOSTFN(getopt) { RET_I(run_getopt(ctx, a, 0, 0)); }
HOSTFN(getopt_long) { RET_I(run_getopt(ctx, a, 1, 0)); }
HOSTFN(getopt_long_only) { RET_I(run_getopt(ctx, a, 1, 1)); }
#endif
