/* Smaller headers: err.h, libgen.h, search.h's trees, fenv.h, fnmatch.h. */
#ifndef HOST_MISC_H
#define HOST_MISC_H
#include "host_process.h"
#include "host_sort.h"

/* ---- err.h ---- */
static void warn_text(Ctx *ctx, uint64_t fmt, uint64_t va, int with_errno, int x87)
{
    File *f = STDERR(ctx);
    char buf[64], *prog = NULL;
    int e = get_guest_errno(ctx);
    uint64_t program = HOST(ctx)->progname_cell[0] ? load_u64(ctx, HOST(ctx)->progname_cell[0]) : 0;
    if ((uint32_t)program) prog = guest_strdup(ctx, program);
    if (f && !ctx->trap && !stream_open_burst(ctx, f)) {
        const char *text = error_text(ctx, e, buf, sizeof buf);
        File *out = STDOUT(ctx);
        if (out) stream_flush(ctx, out);
        stream_write(ctx, f, prog ? prog : "program", strlen(prog ? prog : "program"));
        stream_write(ctx, f, ": ", 2);
        if ((uint32_t)fmt) {
            uint8_t burst = f->autoflush;
            print_stream(ctx, f, fmt, va, x87 ? FORMAT_X87 : 0);
            f->autoflush = burst;
            if (with_errno) stream_write(ctx, f, ": ", 2);
        }
        if (with_errno) stream_write(ctx, f, text, strlen(text));
        stream_write(ctx, f, "\n", 1);
        stream_close_burst(ctx, f);
    }
    free(prog);
}

#define ERR_FAMILY(P, x87) \
    HOSTFN(P##warn) { warn_text(ctx, a[0].u64, a[1].u64, 1, x87); } \
    HOSTFN(P##warnx) { warn_text(ctx, a[0].u64, a[1].u64, 0, x87); } \
    HOSTFN(P##err) { warn_text(ctx, a[1].u64, a[2].u64, 1, x87); if (!ctx->trap) run_exit(ctx, a[0].s32); } \
    HOSTFN(P##errx) { warn_text(ctx, a[1].u64, a[2].u64, 0, x87); if (!ctx->trap) run_exit(ctx, a[0].s32); }
ERR_FAMILY(, 0)
ERR_FAMILY(x87_, 1)

/* error(status, errnum, format, …) of glibc: the program's name, the text, what errnum means; exits unless status is 0. */
static void report_error(Ctx *ctx, Slot *a, int x87)
{
    int status = a[0].s32, e = get_guest_errno(ctx);
    set_guest_errno(ctx, a[1].s32);
    warn_text(ctx, a[2].u64, a[3].u64, a[1].s32 != 0, x87);
    if (ctx->trap) return;
    set_guest_errno(ctx, e);
    if (status) run_exit(ctx, status);
}
HOSTFN(error) { report_error(ctx, a, 0); }
HOSTFN(x87_error) { report_error(ctx, a, 1); }

/* ---- libgen.h: the strings are changed in place ---- */
static uint64_t path_part(Ctx *ctx, uint64_t path, int dir)
{
    uint64_t n = 0, start;
    char *p;
    if ((uint32_t)path && !guest_cstr(ctx, path, &n)) return 0;
    if (n == 0) return host_intern(ctx, ".");
    p = guest_write(ctx, path, n + 1);
    if (!p) return 0;
    while (n > 1 && p[n - 1] == '/') n--;
    for (start = n; start > 0 && p[start - 1] != '/'; start--) {}
    if (!dir) {
        if (n == 1 && p[0] == '/') return host_intern(ctx, "/");
        p[n] = 0;
        return path + start;
    }
    if (start == 0) return host_intern(ctx, n == 1 && p[0] == '/' ? "/" : ".");
    while (start > 1 && p[start - 1] == '/') start--;
    p[start == 1 ? 1 : start] = 0;
    return path;
}
HOSTFN(__xpg_basename) { RET_L(path_part(ctx, a[0].u64, 0)); }
HOSTFN(dirname) { RET_L(path_part(ctx, a[0].u64, 1)); }

/* ---- fenv.h: rounding is to nearest, exceptions are not recorded ---- */
HOSTFN(fegetround) { (void)ctx; RET_I(0); }
HOSTFN(fesetround) { (void)ctx; RET_I(a[0].s32 != 0); }
HOSTFN(fe_zero) { (void)ctx; RET_I(0); }
HOSTFN(fegetenv) { RET_I(guest_write(ctx, a[0].u64, 8) ? 0 : 1); }

/* ---- search.h: binary trees of nodes {key, left, right} in the guest's heap ---- */
static uint64_t tree_walk(Ctx *ctx, uint64_t key, uint64_t root, uint64_t fn, uint64_t *cell)
{
    Order o = { ctx, fn, 0, "ll:i", 0, 0 };
    *cell = root;
    for (;;) {
        uint64_t node = load_u64(ctx, *cell), at;
        int c;
        if (ctx->trap || !(uint32_t)node) return 0;
        at = load_u64(ctx, node);
        if (ctx->trap) return 0;
        c = order(&o, key, at);
        if (o.stop) return 0;
        if (c == 0) return node;
        *cell = node + (c < 0 ? 8 : 16);
    }
}

HOSTFN(tfind)
{
    uint64_t cell, node = (uint32_t)a[1].u64 ? tree_walk(ctx, a[0].u64, a[1].u64, a[2].u64, &cell) : 0;
    if (!ctx->trap) RET_L(node);
}

HOSTFN(tsearch)
{
    uint64_t cell, node;
    if (!(uint32_t)a[1].u64) RET_L(0);
    node = tree_walk(ctx, a[0].u64, a[1].u64, a[2].u64, &cell);
    if (ctx->trap || node) RET_L(node);
    node = heap_alloc(ctx, &HOST(ctx)->heap, 24);
    if (!node) RET_L(0);
    store_u64(ctx, node, a[0].u64);
    store_u64(ctx, node + 8, 0);
    store_u64(ctx, node + 16, 0);
    if (!store_u64(ctx, cell, node)) RET_L(node);
}

HOSTFN(tdelete)
{
    uint64_t cell, node, left, right, parent;
    if (!(uint32_t)a[1].u64) RET_L(0);
    node = tree_walk(ctx, a[0].u64, a[1].u64, a[2].u64, &cell);
    if (ctx->trap || !node) RET_L(0);
    parent = cell == a[1].u64 ? node : cell;
    left = load_u64(ctx, node + 8);
    right = load_u64(ctx, node + 16);
    if ((uint32_t)left && (uint32_t)right) {    /* hang the left part below the least node of the right one */
        uint64_t least = right;
        while ((uint32_t)load_u64(ctx, least + 8) && !ctx->trap) least = load_u64(ctx, least + 8);
        store_u64(ctx, least + 8, left);
        store_u64(ctx, cell, right);
    } else store_u64(ctx, cell, (uint32_t)left ? left : right);
    if (ctx->trap) return;
    heap_free(&HOST(ctx)->heap, node);
    RET_L(parent);
}

static void tree_visit(Ctx *ctx, uint64_t node, uint64_t fn, int depth)
{
    uint64_t left, right;
    Slot b[4];
    if (!(uint32_t)node || ctx->trap) return;
    if (depth > 100000) { host_note(ctx, "twalk: the tree is too deep"); ctx_trap(ctx, TRAP_HOST, 0); return; }
    left = load_u64(ctx, node + 8);
    right = load_u64(ctx, node + 16);
    if (ctx->trap) return;
    for (int step = 0; step < 4; step++) {
        int leaf = !(uint32_t)left && !(uint32_t)right;
        if (leaf && step != 3) continue;
        if (!leaf && step == 3) break;
        b[0].u64 = node;
        b[1].u64 = (uint32_t)step;          /* preorder, postorder (between), endorder, leaf */
        b[2].u64 = (uint32_t)depth;
        if (ctx->call(ctx, fn, b, "lii:")) return;
        if (step == 0) tree_visit(ctx, left, fn, depth + 1);
        else if (step == 1) tree_visit(ctx, right, fn, depth + 1);
        if (ctx->trap) return;
    }
}
HOSTFN(twalk) { tree_visit(ctx, a[0].u64, a[1].u64, 0); }

HOSTFN(insque)
{
    uint64_t next;
    if (!(uint32_t)a[1].u64) { store_u64(ctx, a[0].u64, 0); store_u64(ctx, a[0].u64 + 8, 0); return; }
    next = load_u64(ctx, a[1].u64);
    store_u64(ctx, a[0].u64, next);
    store_u64(ctx, a[0].u64 + 8, a[1].u64);
    store_u64(ctx, a[1].u64, a[0].u64);
    if ((uint32_t)next && !ctx->trap) store_u64(ctx, next + 8, a[0].u64);
}

HOSTFN(remque)
{
    uint64_t next = load_u64(ctx, a[0].u64), before = load_u64(ctx, a[0].u64 + 8);
    if ((uint32_t)next && !ctx->trap) store_u64(ctx, next + 8, before);
    if ((uint32_t)before && !ctx->trap) store_u64(ctx, before, next);
}

/* ---- fnmatch: patterns of the shell ---- */
enum { FNM_PATHNAME_ = 1, FNM_NOESCAPE_ = 2, FNM_PERIOD_ = 4, FNM_CASEFOLD_ = 16 };

static int fold(int c, int flags) { return flags & FNM_CASEFOLD_ && c >= 'A' && c <= 'Z' ? c | 32 : c; }

/* Match "[...]" at *pat against c: 1, 0, or -1 when it is no bracket. */
static int match_bracket(const char **pat, const char *end, int c, int flags)
{
    const char *p = *pat + 1;
    int negate = 0, hit = 0, first = 1;
    if (p < end && (*p == '!' || *p == '^')) { negate = 1; p++; }
    for (; p < end && (*p != ']' || first); first = 0) {
        int lo = (unsigned char)*p++, hi;
        if (lo == '[' && p < end && *p == ':') {
            const char *z = p + 1;
            while (z + 1 < end && !(z[0] == ':' && z[1] == ']')) z++;
            for (int i = 0; i < 12; i++)
                if (strlen(class_names[i]) == (size_t)(z - p - 1) && !memcmp(class_names[i], p + 1, (size_t)(z - p - 1)) && char_bits(c) & class_bits[i]) hit = 1;
            p = z + 2 < end ? z + 2 : end;
            continue;
        }
        if (lo == '\\' && !(flags & FNM_NOESCAPE_) && p < end) lo = (unsigned char)*p++;
        hi = lo;
        if (p + 1 < end && *p == '-' && p[1] != ']') {
            hi = (unsigned char)p[1];
            p += 2;
            if (hi == '\\' && !(flags & FNM_NOESCAPE_) && p < end) hi = (unsigned char)*p++;
        }
        if (fold(c, flags) >= fold(lo, flags) && fold(c, flags) <= fold(hi, flags)) hit = 1;
    }
    if (p >= end) return -1;
    *pat = p + 1;
    return hit != negate;
}

/* Greedy with one place to go back to: linear in the text for each star. */
static int match_pattern(const char *p, const char *pe, const char *s, const char *se, int flags)
{
    const char *star = NULL, *resume = NULL, *start = s;
    for (;;) {
        int lead = s < se && *s == '.' && flags & FNM_PERIOD_ && (s == start || (flags & FNM_PATHNAME_ && s[-1] == '/')), hit = 0;
        if (p < pe && *p == '*') { if (lead) return 0; star = p++; resume = s; continue; }
        if (p >= pe && s >= se) return 1;
        if (p < pe && s < se) {
            const char *q = p;
            int c = (unsigned char)*s, r;
            if (*p == '?') { hit = !lead && !(flags & FNM_PATHNAME_ && c == '/'); q++; }
            else if (*p == '[' && (r = match_bracket(&q, pe, c, flags)) >= 0) hit = r && !lead && !(flags & FNM_PATHNAME_ && c == '/');
            else {
                if (*q == '\\' && !(flags & FNM_NOESCAPE_) && q + 1 < pe) q++;
                hit = fold((unsigned char)*q++, flags) == fold(c, flags);
            }
            if (hit) { p = q; s++; continue; }
        }
        if (!star || resume >= se || (flags & FNM_PATHNAME_ && *resume == '/')) return 0;
        s = ++resume;
        p = star + 1;
    }
}

HOSTFN(fnmatch)
{
    uint64_t n, m;
    const char *p = guest_cstr(ctx, a[0].u64, &n), *s = p ? guest_cstr(ctx, a[1].u64, &m) : NULL;
    if (s) RET_I(!match_pattern(p, p + n, s, s + m, a[2].s32));
}
#endif
