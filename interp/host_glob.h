/* glob.h: names of files that match a pattern of the shell. glob_t: count at 0, array at 8, offset at 16. */
#ifndef HOST_GLOB_H
#define HOST_GLOB_H
#include "host_misc.h"
#include "host_stat.h"

enum { GLOB_ERR_ = 1, GLOB_MARK_ = 2, GLOB_NOSORT_ = 4, GLOB_DOOFFS_ = 8, GLOB_NOCHECK_ = 16, GLOB_APPEND_ = 32, GLOB_NOESCAPE_ = 64, GLOB_PERIOD_ = 128,
       GLOB_TILDE_ = 0x1000, GLOB_ONLYDIR_ = 0x2000, GLOB_NOSPACE_ = 1, GLOB_ABORTED_ = 2, GLOB_NOMATCH_ = 3 };
#define GLOB_MAX_NAMES (1u << 20)

typedef struct Glob {
    Ctx *ctx;
    int flags, result;          /* result: GLOB_*_ or -1 after a trap */
    uint64_t onerror;
    char **name; uint32_t n, cap;
} Glob;

static void glob_take(Glob *G, const char *path, int is_dir)
{
    size_t n = strlen(path);
    char *copy;
    if (G->n == G->cap) {
        uint32_t cap = G->cap ? 2 * G->cap : 16;
        char **grown = cap > GLOB_MAX_NAMES ? NULL : (char **)realloc(G->name, cap * sizeof *grown);
        if (!grown) { G->result = GLOB_NOSPACE_; return; }
        G->name = grown;
        G->cap = cap;
    }
    copy = (char *)malloc(n + 2);
    if (!copy) { G->result = GLOB_NOSPACE_; return; }
    memcpy(copy, path, n + 1);
    if (is_dir && G->flags & GLOB_MARK_ && n && path[n - 1] != '/') strcpy(copy + n, "/");
    G->name[G->n++] = copy;
}

/* What a guest path is: -1 nothing, 0 a file, 1 a directory; links that lead nowhere count as files. */
static int glob_kind(Ctx *ctx, const char *path)
{
    int e = get_guest_errno(ctx), kind = -1;
    for (int follow = 1; follow >= 0 && kind < 0; follow--) {
        struct stat st;
        Place p;
        if (path_resolve(ctx, G_AT_FDCWD, path, follow, &p)) continue;
        if (p.virtual_dir) kind = 1;
        else if (!fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW)) kind = S_ISDIR(st.st_mode) != 0;
        place_close(&p);
    }
    set_guest_errno(ctx, e);
    return kind;
}

/* A directory that cannot be read: the guest's function is asked, and GLOB_ERR. */
static void glob_trouble(Glob *G, const char *path)
{
    Ctx *ctx = G->ctx;
    int e = get_guest_errno(ctx), stop = (G->flags & GLOB_ERR_) != 0;
    if ((uint32_t)G->onerror) {
        uint64_t n = strlen(path) + 1, block = heap_alloc(ctx, &HOST(ctx)->heap, n);
        Slot b[2];
        if (!block) { G->result = GLOB_NOSPACE_; return; }
        memcpy(ctx->mem + block, path, n);
        b[0].u64 = block;
        b[1].u64 = (uint32_t)e;
        if (host_call(ctx, G->onerror, b, "li:i")) { G->result = -1; return; }
        stop |= b[0].u32 != 0;
        heap_free(&HOST(ctx)->heap, block);
    }
    if (stop) G->result = GLOB_ABORTED_;
}

static int has_magic(const char *p, size_t n, int flags)
{
    for (size_t i = 0; i < n; i++) {
        if (p[i] == '*' || p[i] == '?' || p[i] == '[') return 1;
        if (p[i] == '\\' && !(flags & GLOB_NOESCAPE_)) i++;
    }
    return 0;
}

/* Add to `path` (n bytes long) what the pattern's next part allows. */
static void glob_walk(Glob *G, char *path, size_t n, const char *pattern)
{
    Ctx *ctx = G->ctx;
    size_t part, slashes = 0;
    if (G->result || host_poll(ctx)) { if (!G->result) G->result = -1; return; }
    while (pattern[slashes] == '/') slashes++;
    if (n + slashes >= 4000) return;
    memcpy(path + n, pattern, slashes);
    n += slashes;
    path[n] = 0;
    pattern += slashes;
    part = strcspn(pattern, "/");
    if (!part) {                        /* the end: it must be there, as a directory where slashes follow */
        int kind = n ? glob_kind(ctx, path) : -1;
        if (kind == 1 || (kind == 0 && !slashes && !(G->flags & GLOB_ONLYDIR_))) glob_take(G, path, kind);
        return;
    }
    if (!has_magic(pattern, part, G->flags)) {
        size_t k = n;
        if (n + part >= 4000) return;
        for (size_t i = 0; i < part; i++) {
            if (pattern[i] == '\\' && !(G->flags & GLOB_NOESCAPE_) && i + 1 < part) i++;
            path[k++] = pattern[i];
        }
        path[k] = 0;
        if (pattern[part] && glob_kind(ctx, path) != 1) return;
        glob_walk(G, path, k, pattern + part);
        return;
    }
    /* the directory's entries: all read before going deeper, so that few directories are open */
    char **names = NULL;
    uint32_t count = 0, index;
    Slot b[1];
    Dir *d = NULL;
    int fd = path_open(ctx, G_AT_FDCWD, n ? path : ".", O_RDONLY | O_DIRECTORY, 0);
    uint64_t handle = fd < 0 ? 0 : dir_on_fd(ctx, fd);
    if (!handle) {
        if (fd >= 0) fd_close(ctx, fd);
        if (!ctx->trap && get_guest_errno(ctx) != G_ENOTDIR) glob_trouble(G, n ? path : ".");
        return;
    }
    for (;;) {
        char *e;
        uint64_t length;
        const char *name;
        b[0].u64 = handle;
        h_readdir(ctx, b);
        if (ctx->trap || !b[0].u64) break;
        name = guest_cstr(ctx, b[0].u64 + 19, &length);
        if (!name) break;
        if ((name[0] == '.' && (length == 1 || (length == 2 && name[1] == '.')) && !(pattern[0] == '.')) ||
            !match_pattern(pattern, pattern + part, name, name + length, (G->flags & GLOB_NOESCAPE_ ? FNM_NOESCAPE_ : 0) | (G->flags & GLOB_PERIOD_ ? 0 : FNM_PERIOD_))) continue;
        char **grown = count < GLOB_MAX_NAMES ? (char **)realloc(names, (count + 1) * sizeof *names) : NULL;
        if (!grown || !(e = strndup(name, length))) { names = grown ? grown : names; G->result = GLOB_NOSPACE_; break; }
        names = grown;
        names[count++] = e;
    }
    if (ctx->trap) G->result = -1;
    else {
        d = dir_of(ctx, handle, &index);
        b[0].u64 = handle;
        if (d) h_closedir(ctx, b);
    }
    for (uint32_t i = 0; i < count; i++) {
        size_t k = strlen(names[i]);
        if (n + k < 4000 && !G->result) {
            memcpy(path + n, names[i], k + 1);
            if (!pattern[part] || glob_kind(ctx, path) == 1) glob_walk(G, path, n + k, pattern + part);
        }
        free(names[i]);
    }
    free(names);
}

static int by_name(const void *x, const void *y) { return strcmp(*(char *const *)x, *(char *const *)y); }

/* The names as blocks of the guest's heap, after those that are there. */
static int glob_store(Glob *G, uint64_t to)
{
    Ctx *ctx = G->ctx;
    Heap *h = &HOST(ctx)->heap;
    uint64_t old = G->flags & GLOB_APPEND_ ? load_u64(ctx, to) : 0, was = G->flags & GLOB_APPEND_ ? load_u64(ctx, to + 8) : 0;
    uint64_t offset = G->flags & GLOB_DOOFFS_ ? load_u64(ctx, to + 16) : 0, array;
    if (ctx->trap) return -1;
    if (offset > GLOB_MAX_NAMES || old > GLOB_MAX_NAMES) return GLOB_NOSPACE_;
    array = heap_alloc(ctx, h, 8 * (offset + old + G->n + 1));
    if (!array) return GLOB_NOSPACE_;
    for (uint64_t i = 0; i < offset; i++) store_u64(ctx, array + 8 * i, 0);
    for (uint64_t i = 0; i < old; i++) store_u64(ctx, array + 8 * (offset + i), load_u64(ctx, was + 8 * (offset + i)));
    for (uint64_t i = 0; i < G->n; i++) {
        uint64_t n = strlen(G->name[i]) + 1, block = heap_alloc(ctx, h, n);
        if (!block || ctx->trap) return ctx->trap ? -1 : GLOB_NOSPACE_;
        memcpy(ctx->mem + block, G->name[i], n);
        store_u64(ctx, array + 8 * (offset + old + i), block);
    }
    store_u64(ctx, array + 8 * (offset + old + G->n), 0);
    if (old && (uint32_t)was) heap_free(h, was);
    store_u64(ctx, to, old + G->n);
    store_u64(ctx, to + 8, array);
    if (!(G->flags & GLOB_DOOFFS_)) store_u64(ctx, to + 16, 0);
    return ctx->trap ? -1 : 0;
}

HOSTFN(glob)
{
    char *pattern = guest_strdup(ctx, a[0].u64), *path = (char *)malloc(8192), *full = NULL;
    uint64_t to = a[3].u64, home;
    Glob G = { ctx, a[1].s32, 0, a[2].u64, NULL, 0, 0 };
    int stored;
    if (!pattern || !path) { free(pattern); free(path); RET_I(GLOB_NOSPACE_); }
    if (G.flags & GLOB_TILDE_ && pattern[0] == '~' && (!pattern[1] || pattern[1] == '/') && env_find(ctx, "HOME", 4, NULL, &home) >= 0) {
        char *text = guest_strdup(ctx, home);
        if (text && (full = (char *)malloc(strlen(text) + strlen(pattern)))) { strcpy(full, text); strcat(full, pattern + 1); }
        free(text);
    }
    if (!(G.flags & GLOB_APPEND_)) { store_u64(ctx, to, 0); store_u64(ctx, to + 8, 0); }
    if (!ctx->trap) {
        path[0] = 0;
        glob_walk(&G, path, 0, full ? full : pattern);
        if (!(G.flags & GLOB_NOSORT_)) qsort(G.name, G.n, sizeof *G.name, by_name);
        if (!G.n && !G.result) {
            if (G.flags & GLOB_NOCHECK_) glob_take(&G, pattern, 0);
            else G.result = GLOB_NOMATCH_;
        }
        if (G.n && G.result != -1 && (stored = glob_store(&G, to)) != 0) G.result = stored;
    }
    for (uint32_t i = 0; i < G.n; i++) free(G.name[i]);
    free(G.name);
    free(path);
    free(full);
    free(pattern);
    if (!ctx->trap) RET_I(G.result);
}

HOSTFN(globfree)
{
    Heap *h = &HOST(ctx)->heap;
    uint64_t to = a[0].u64, n = load_u64(ctx, to), array = load_u64(ctx, to + 8), offset = load_u64(ctx, to + 16);
    if (ctx->trap || !(uint32_t)array) return;
    for (uint64_t i = 0; i < n && !ctx->trap; i++) heap_free(h, load_u64(ctx, array + 8 * (offset + i)));
    if (ctx->trap) return;
    heap_free(h, array);
    store_u64(ctx, to, 0);
    store_u64(ctx, to + 8, 0);
}
#endif
