/* The environment: an array of guest strings behind the guest's own `environ`. */
#ifndef HOST_ENV_H
#define HOST_ENV_H
#include "host_errno.h"
#include "host_state.h"
#include "host_string.h"

/* Lay out the variables given by the host. 0, or -1: no memory. */
static int env_attach(Ctx *ctx)
{
    Host *S = HOST(ctx);
    uint64_t n = (uint64_t)S->n_env, array = host_static(ctx, (n + 1) * 8);
    if (!array) return -1;
    for (uint64_t i = 0; i < n; i++) {
        uint64_t len = strlen(S->env[i]), s = host_static(ctx, len + 1);
        if (!s) return -1;
        memcpy(ctx->mem + s, S->env[i], len + 1);
        store_u64(ctx, array + 8 * i, s);
    }
    store_u64(ctx, array + 8 * n, 0);
    S->environ_array = array;
    S->environ_cap = n + 1;
    return store_u64(ctx, S->environ_cell, array);
}

/* Index of the variable whose name is the n bytes at `name`, or -1; `count` gets how many there are. */
static int64_t env_find(Ctx *ctx, const char *name, uint64_t n, uint64_t *count, uint64_t *value)
{
    uint64_t array = load_u64(ctx, HOST(ctx)->environ_cell), i;
    int64_t found = -1;
    if (count) *count = 0;
    if (ctx->trap || !(uint32_t)array) return -1;
    for (i = 0;; i++) {
        uint64_t s = load_u64(ctx, array + 8 * i), len;
        const char *p;
        if (ctx->trap) return -1;
        if (!(uint32_t)s) break;
        if (found >= 0) continue;
        p = guest_cstr(ctx, s, &len);
        if (!p) return -1;
        if (len > n && p[n] == '=' && memcmp(p, name, n) == 0) {
            found = (int64_t)i;
            *value = s + n + 1;
            if (!count) return found;
        }
    }
    if (count) *count = i;
    return found;
}

HOSTFN(getenv)
{
    uint64_t n, value = 0;
    const char *name = guest_cstr(ctx, a[0].u64, &n);
    if (!name) return;
    RET_L(env_find(ctx, name, n, NULL, &value) >= 0 ? value : 0);
}

/* Make the array long enough for one more and point entry i of it at `s`. */
static int env_set(Ctx *ctx, int64_t at, uint64_t count, uint64_t s)
{
    Host *S = HOST(ctx);
    uint64_t array = load_u64(ctx, S->environ_cell);
    if (at >= 0) return store_u64(ctx, array + 8 * (uint64_t)at, s);
    if (array != S->environ_array || count + 2 > S->environ_cap) {
        uint64_t cap = (count + 2) * 2, fresh = heap_alloc(ctx, &S->heap, cap * 8);
        if (!fresh) { set_guest_errno(ctx, G_ENOMEM); return -1; }
        if (count) copy_block(ctx, fresh, array, count * 8);
        heap_free(&S->heap, S->environ_array);      /* the first one is no block and stays */
        S->environ_array = array = fresh;
        S->environ_cap = cap;
        if (store_u64(ctx, S->environ_cell, array)) return -1;
    }
    return store_u64(ctx, array + 8 * count, s) || store_u64(ctx, array + 8 * count + 8, 0) ? -1 : 0;
}

HOSTFN(setenv)
{
    uint64_t n, m, count, value, s;
    const char *name = guest_cstr(ctx, a[0].u64, &n), *v;
    int64_t at;
    if (!name) return;
    if (n == 0 || memchr(name, '=', n)) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    at = env_find(ctx, name, n, &count, &value);
    if (ctx->trap) return;
    if (at >= 0 && a[2].s32 == 0) RET_I(0);
    v = guest_cstr(ctx, a[1].u64, &m);
    if (!v) return;
    s = heap_alloc(ctx, &HOST(ctx)->heap, n + m + 2);
    if (!s) { set_guest_errno(ctx, G_ENOMEM); RET_I(-1); }
    memcpy(ctx->mem + s, name, n);
    ctx->mem[s + n] = '=';
    memcpy(ctx->mem + s + n + 1, v, m);
    ctx->mem[s + n + 1 + m] = 0;
    RET_I(env_set(ctx, at, count, s));
}

static int env_remove(Ctx *ctx, int64_t at, uint64_t count)
{
    uint64_t array = load_u64(ctx, HOST(ctx)->environ_cell);
    copy_block(ctx, array + 8 * (uint64_t)at, array + 8 * (uint64_t)at + 8, (count - (uint64_t)at) * 8);
    return ctx->trap ? -1 : 0;
}

HOSTFN(unsetenv)
{
    uint64_t n, count, value;
    const char *name = guest_cstr(ctx, a[0].u64, &n);
    int64_t at;
    if (!name) return;
    if (n == 0 || memchr(name, '=', n)) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    while ((at = env_find(ctx, name, n, &count, &value)) >= 0) if (env_remove(ctx, at, count)) return;
    if (!ctx->trap) RET_I(0);
}

/* The string itself becomes part of the environment. */
HOSTFN(putenv)
{
    uint64_t n, count, value;
    const char *s = guest_cstr(ctx, a[0].u64, &n), *eq;
    int64_t at;
    if (!s) return;
    eq = (const char *)memchr(s, '=', n);
    if (!eq) { h_unsetenv(ctx, a); return; }
    at = env_find(ctx, s, (uint64_t)(eq - s), &count, &value);
    if (!ctx->trap) RET_I(env_set(ctx, at, count, a[0].u64));
}

HOSTFN(clearenv) { RET_I(store_u64(ctx, HOST(ctx)->environ_cell, 0)); }
#endif
