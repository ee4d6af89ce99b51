/* string.h and strings.h: the host's functions on checked ranges.
 *
 * Strings are measured inside guest memory first; comparisons and searches are bounded by
 * the room that both sides have, so a string without an end is a trap, never a read beyond.
 */
#ifndef HOST_STRING_H
#define HOST_STRING_H
#include <strings.h>
#include "host_errno.h"
#include "host_printf.h"
#include "host_state.h"

/* ---- blocks ---- */

static inline void copy_block(Ctx *ctx, uint64_t dst, uint64_t src, uint64_t n)
{
    char *d = guest_write(ctx, dst, n);
    const char *s = d ? guest_read(ctx, src, n) : NULL;
    if (s) memmove(d, s, n);
}

HOSTFN(memcpy) { copy_block(ctx, a[0].u64, a[1].u64, a[2].u64); }
HOSTFN(mempcpy) { copy_block(ctx, a[0].u64, a[1].u64, a[2].u64); RET_L(a[0].u64 + a[2].u64); }
HOSTFN(bcopy) { copy_block(ctx, a[1].u64, a[0].u64, a[2].u64); }
HOSTFN(memset) { char *d = guest_write(ctx, a[0].u64, a[2].u64); if (d) memset(d, a[1].s32, a[2].u64); }
HOSTFN(bzero) { char *d = guest_write(ctx, a[0].u64, a[1].u64); if (d) memset(d, 0, a[1].u64); }

HOSTFN(__memcpy_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else copy_block(ctx, a[0].u64, a[1].u64, a[2].u64); }
HOSTFN(__mempcpy_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_mempcpy(ctx, a); }
HOSTFN(__memset_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_memset(ctx, a); }

HOSTFN(memccpy)
{
    uint64_t n = a[3].u64, room = guest_room(ctx, a[1].u64), k;
    const char *s, *z;
    if (n == 0) RET_L(0);
    s = guest_read(ctx, a[1].u64, 1);
    if (!s) return;
    z = (const char *)memchr(s, a[2].s32, n < room ? n : room);
    k = z ? (uint64_t)(z - s) + 1 : n;
    copy_block(ctx, a[0].u64, a[1].u64, k);
    RET_L(z ? a[0].u64 + k : 0);
}

HOSTFN(memcmp)
{
    const char *p = guest_read(ctx, a[0].u64, a[2].u64), *q = p ? guest_read(ctx, a[1].u64, a[2].u64) : NULL;
    RET_I(q ? memcmp(p, q, a[2].u64) : 0);
}

/* memchr stops at a match, so n may reach beyond the block as long as a match comes first. */
HOSTFN(memchr)
{
    uint64_t n = a[2].u64, room = guest_room(ctx, a[0].u64);
    const char *p, *z;
    if (n == 0) RET_L(0);
    p = guest_read(ctx, a[0].u64, 1);
    if (!p) return;
    z = (const char *)memchr(p, a[1].s32, n < room ? n : room);
    if (!z && n > room) { ctx_trap(ctx, TRAP_MEMORY, (uint32_t)a[0].u64 + room); return; }
    RET_L(z ? a[0].u64 + (uint64_t)(z - p) : 0);
}

HOSTFN(rawmemchr) { a[2].u64 = ~0ull; h_memchr(ctx, a); }

HOSTFN(memrchr)
{
    const char *p = guest_read(ctx, a[0].u64, a[2].u64);
    if (!p) return;
    for (uint64_t i = a[2].u64; i-- > 0;) if (p[i] == (char)a[1].u32) RET_L(a[0].u64 + i);
    RET_L(0);
}

/* Substring search, linear whatever the needle: the two-way algorithm. */
static uint64_t maximal_suffix(const unsigned char *x, uint64_t n, int reverse, uint64_t *period)
{
    uint64_t i = ~0ull, j = 0, k = 1, p = 1;
    while (j + k < n) {
        unsigned char u = x[j + k], v = x[i + k];
        if (reverse ? u > v : u < v) { j += k; k = 1; p = j - i; }
        else if (u == v) { if (k != p) k++; else { j += p; k = 1; } }
        else { i = j++; k = p = 1; }
    }
    *period = p;
    return i + 1;
}

static const char *find_block(const char *hay, uint64_t n, const char *needle, uint64_t m)
{
    const unsigned char *h = (const unsigned char *)hay, *x = (const unsigned char *)needle;
    uint64_t p, q, ell, ell2, at = 0, memory = 0;
    if (m == 0) return hay;
    if (m > n) return NULL;
    if (m == 1) return (const char *)memchr(hay, needle[0], n);
    ell = maximal_suffix(x, m, 0, &p);
    ell2 = maximal_suffix(x, m, 1, &q);
    if (ell2 > ell) { ell = ell2; p = q; }
    if (ell + p <= m && memcmp(x, x + p, ell) == 0) {
        while (at + m <= n) {
            uint64_t i = ell > memory ? ell : memory;
            while (i < m && x[i] == h[at + i]) i++;
            if (i < m) { at += i - ell + 1; memory = 0; continue; }
            i = ell;
            while (i > memory && x[i - 1] == h[at + i - 1]) i--;
            if (i <= memory) return hay + at;
            at += p;
            memory = m - p;
        }
        return NULL;
    }
    p = (ell > m - ell ? ell : m - ell) + 1;
    while (at + m <= n) {
        uint64_t i = ell;
        if (x[ell] != h[at + ell]) {    /* skip fast to where the right half could start */
            const void *z = memchr(h + at + ell, x[ell], n - m - at + 1);
            if (!z) return NULL;
            at = (uint64_t)((const unsigned char *)z - h) - ell;
        }
        while (i < m && x[i] == h[at + i]) i++;
        if (i < m) { at += i - ell + 1; continue; }
        i = ell;
        while (i > 0 && x[i - 1] == h[at + i - 1]) i--;
        if (i == 0) return hay + at;
        at += p;
    }
    return NULL;
}

HOSTFN(memmem)
{
    const char *h = guest_read(ctx, a[0].u64, a[1].u64), *x = h ? guest_read(ctx, a[2].u64, a[3].u64) : NULL, *z;
    if (!x) return;
    z = find_block(h, a[1].u64, x, a[3].u64);
    RET_L(z ? a[0].u64 + (uint64_t)(z - h) : 0);
}

/* ---- length and comparison ---- */

HOSTFN(strlen) { uint64_t n = 0; guest_cstr(ctx, a[0].u64, &n); RET_L(n); }
HOSTFN(strnlen) { uint64_t n = 0; guest_cstrn(ctx, a[0].u64, a[1].u64, &n); RET_L(n); }

/* At most n characters of both; a difference or an end has to come before either runs out of memory. */
static int compare_strings(Ctx *ctx, uint64_t x, uint64_t y, uint64_t n, int fold)
{
    const unsigned char *p, *q;
    uint64_t rx = guest_room(ctx, x), ry = guest_room(ctx, y), room = rx < ry ? rx : ry, most = n < room ? n : room;
    if (n == 0) return 0;
    p = (const unsigned char *)guest_read(ctx, x, 1);
    q = p ? (const unsigned char *)guest_read(ctx, y, 1) : NULL;
    if (!q) return 0;
    if (!fold) {
        int r = strncmp((const char *)p, (const char *)q, most);
        if (r || most == n) return r;
        if (memchr(p, 0, most)) return 0;
    } else {
        for (uint64_t i = 0; i < most; i++) {
            int c = p[i], d = q[i];
            if (c >= 'A' && c <= 'Z') c |= 32;
            if (d >= 'A' && d <= 'Z') d |= 32;
            if (c != d) return c - d;
            if (c == 0) return 0;
        }
        if (most == n) return 0;
    }
    ctx_trap(ctx, TRAP_MEMORY, ctx->heap_end);
    return 0;
}

HOSTFN(strcmp) { RET_I(compare_strings(ctx, a[0].u64, a[1].u64, ~0ull, 0)); }
HOSTFN(strncmp) { RET_I(compare_strings(ctx, a[0].u64, a[1].u64, a[2].u64, 0)); }
HOSTFN(strcasecmp) { RET_I(compare_strings(ctx, a[0].u64, a[1].u64, ~0ull, 1)); }
HOSTFN(strncasecmp) { RET_I(compare_strings(ctx, a[0].u64, a[1].u64, a[2].u64, 1)); }

/* ---- copying ---- */

HOSTFN(strcpy) { uint64_t n; if (guest_cstr(ctx, a[1].u64, &n)) copy_block(ctx, a[0].u64, a[1].u64, n + 1); }
HOSTFN(stpcpy)
{
    uint64_t n;
    if (!guest_cstr(ctx, a[1].u64, &n)) return;
    copy_block(ctx, a[0].u64, a[1].u64, n + 1);
    RET_L(a[0].u64 + n);
}

HOSTFN(__strcpy_chk)
{
    uint64_t n;
    if (!guest_cstr(ctx, a[1].u64, &n)) return;
    if (n >= a[2].u64) chk_fail(ctx);
    else copy_block(ctx, a[0].u64, a[1].u64, n + 1);
}

HOSTFN(__stpcpy_chk)
{
    uint64_t n;
    if (!guest_cstr(ctx, a[1].u64, &n)) return;
    if (n >= a[2].u64) { chk_fail(ctx); return; }
    copy_block(ctx, a[0].u64, a[1].u64, n + 1);
    RET_L(a[0].u64 + n);
}

/* strncpy and stpncpy: the text, then zeros up to cap; its length, or ~0 after a trap. */
static uint64_t copy_padded(Ctx *ctx, uint64_t dst, uint64_t src, uint64_t cap)
{
    uint64_t n;
    const char *s = guest_cstrn(ctx, src, cap, &n);
    char *d = s ? guest_write(ctx, dst, cap) : NULL;
    if (!d) return ~0ull;
    memmove(d, s, n);
    memset(d + n, 0, cap - n);
    return n;
}

HOSTFN(strncpy) { copy_padded(ctx, a[0].u64, a[1].u64, a[2].u64); }
HOSTFN(stpncpy) { uint64_t n = copy_padded(ctx, a[0].u64, a[1].u64, a[2].u64); RET_L(a[0].u64 + n); }
HOSTFN(__strncpy_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_strncpy(ctx, a); }
HOSTFN(__stpncpy_chk) { if (a[3].u64 < a[2].u64) chk_fail(ctx); else h_stpncpy(ctx, a); }

static uint64_t append_string(Ctx *ctx, uint64_t dst, uint64_t src, uint64_t most, uint64_t cap)
{
    uint64_t n, m;
    const char *s;
    char *d;
    if (!guest_cstr(ctx, dst, &n) || !(s = guest_cstrn(ctx, src, most, &m))) return 0;
    if (n + m >= cap) { chk_fail(ctx); return 0; }
    d = guest_write(ctx, dst + n, m + 1);
    if (!d) return 0;
    memmove(d, s, m);
    d[m] = 0;
    return n + m;
}

HOSTFN(strcat) { append_string(ctx, a[0].u64, a[1].u64, ~0ull, ~0ull); }
HOSTFN(strncat) { append_string(ctx, a[0].u64, a[1].u64, a[2].u64, ~0ull); }
HOSTFN(__strcat_chk) { append_string(ctx, a[0].u64, a[1].u64, ~0ull, a[2].u64); }
HOSTFN(__strncat_chk) { append_string(ctx, a[0].u64, a[1].u64, a[2].u64, a[3].u64); }

HOSTFN(strlcpy)
{
    uint64_t n, cap = a[2].u64, k;
    const char *s = guest_cstr(ctx, a[1].u64, &n);
    char *d;
    if (!s) return;
    if (cap) {
        k = n < cap ? n : cap - 1;
        d = guest_write(ctx, a[0].u64, k + 1);
        if (!d) return;
        memmove(d, s, k);
        d[k] = 0;
    }
    RET_L(n);
}

HOSTFN(strlcat)
{
    uint64_t n, m, cap = a[2].u64;
    const char *s = guest_cstr(ctx, a[1].u64, &m);
    if (!s || !guest_cstrn(ctx, a[0].u64, cap, &n)) return;
    if (n < cap) {
        uint64_t k = m < cap - n ? m : cap - n - 1;
        char *d = guest_write(ctx, a[0].u64 + n, k + 1);
        if (!d) return;
        memmove(d, s, k);
        d[k] = 0;
    }
    RET_L(n + m);
}

static uint64_t duplicate(Ctx *ctx, const char *s, uint64_t n)
{
    uint64_t block;
    if (!s) return 0;
    block = heap_alloc(ctx, &HOST(ctx)->heap, n + 1);
    if (!block) { set_guest_errno(ctx, G_ENOMEM); return 0; }
    memcpy(ctx->mem + block, s, n);
    ctx->mem[block + n] = 0;
    return block;
}

HOSTFN(strdup) { uint64_t n = 0; const char *s = guest_cstr(ctx, a[0].u64, &n); RET_L(duplicate(ctx, s, n)); }
HOSTFN(strndup) { uint64_t n = 0; const char *s = guest_cstrn(ctx, a[0].u64, a[1].u64, &n); RET_L(duplicate(ctx, s, n)); }

/* ---- searching ---- */

/* The first c or the final zero of the string at addr, looked for in growing steps, so that a hit
 * near the start of a long text is cheap. NULL after a trap. */
static const char *find_char(Ctx *ctx, uint64_t addr, int c, const char **start)
{
    uint64_t room = guest_room(ctx, addr), step = 128;
    const char *p = guest_read(ctx, addr, 1);
    *start = p;
    while (p && room) {
        uint64_t k = step < room ? step : room;
        const char *zero = (const char *)memchr(p, 0, k);
        const char *z = (const char *)memchr(p, c, zero ? (uint64_t)(zero - p) : k);
        if (z) return z;
        if (zero) return zero;
        p += k;
        room -= k;
        if (step < 65536) step *= 2;
    }
    ctx_trap(ctx, TRAP_MEMORY, ctx->heap_end);
    return NULL;
}

HOSTFN(strchr)
{
    const char *s, *z = find_char(ctx, a[0].u64, a[1].s32, &s);
    if (z) RET_L(*z == (char)a[1].u32 ? a[0].u64 + (uint64_t)(z - s) : 0);
}

HOSTFN(strchrnul)
{
    const char *s, *z = find_char(ctx, a[0].u64, a[1].s32, &s);
    if (z) RET_L(a[0].u64 + (uint64_t)(z - s));
}

HOSTFN(strrchr)
{
    uint64_t n;
    const char *s = guest_cstr(ctx, a[0].u64, &n);
    if (!s) return;
    for (uint64_t i = n + 1; i-- > 0;) if (s[i] == (char)a[1].u32) RET_L(a[0].u64 + i);
    RET_L(0);
}

HOSTFN(strstr)
{
    uint64_t m, have, from = 0, room = guest_room(ctx, a[0].u64);
    const char *h = guest_read(ctx, a[0].u64, 1), *x = h ? guest_cstr(ctx, a[1].u64, &m) : NULL, *z, *zero;
    if (!x) return;
    /* The text is measured as far as the search gets. */
    for (have = 4096 + 2 * m;; have *= 2) {
        if (have > room) have = room;
        zero = (const char *)memchr(h + from, 0, have - from);
        if (zero) have = (uint64_t)(zero - h);
        z = find_block(h + from, have - from, x, m);
        if (z) RET_L(a[0].u64 + (uint64_t)(z - h));
        if (zero) RET_L(0);
        if (have == room) { ctx_trap(ctx, TRAP_MEMORY, (uint32_t)a[0].u64 + room); return; }
        if (have >= m) from = have - m + 1 > from ? have - m + 1 : from;
    }
}

HOSTFN(strnstr)
{
    uint64_t n, m;
    const char *h = guest_cstrn(ctx, a[0].u64, a[2].u64, &n), *x = h ? guest_cstr(ctx, a[1].u64, &m) : NULL, *z;
    if (!x) return;
    z = find_block(h, n, x, m);
    RET_L(z ? a[0].u64 + (uint64_t)(z - h) : 0);
}

HOSTFN(strcasestr)
{
    uint64_t n, m;
    const char *h = guest_cstr(ctx, a[0].u64, &n), *x = h ? guest_cstr(ctx, a[1].u64, &m) : NULL, *z;
    char *fold;
    if (!x) return;
    fold = (char *)malloc(n + m + 1);
    if (!fold) { set_guest_errno(ctx, G_ENOMEM); RET_L(0); }
    for (uint64_t i = 0; i < n + m; i++) {
        char c = i < n ? h[i] : x[i - n];
        fold[i] = c >= 'A' && c <= 'Z' ? (char)(c | 32) : c;
    }
    z = find_block(fold, n, fold + n, m);
    a[0].u64 = z ? a[0].u64 + (uint64_t)(z - fold) : 0;
    free(fold);
}

/* A set of bytes as a bitmap. */
static int byte_set(Ctx *ctx, uint64_t addr, uint64_t set[4])
{
    uint64_t n;
    const unsigned char *s = (const unsigned char *)guest_cstr(ctx, addr, &n);
    memset(set, 0, 32);
    if (!s) return -1;
    for (uint64_t i = 0; i < n; i++) set[s[i] >> 6] |= 1ull << (s[i] & 63);
    return 0;
}

#define IN_SET(set, c) ((set)[(unsigned char)(c) >> 6] >> ((c) & 63) & 1)

/* Length of the start of the string at addr that is inside (or outside) the set; `next` gets the byte
 * after it, 0 at the end of the string. */
static uint64_t set_span(Ctx *ctx, uint64_t addr, const uint64_t set[4], int inside, char *next)
{
    uint64_t room = guest_room(ctx, addr), i = 0;
    const char *s = guest_read(ctx, addr, 1);
    *next = 0;
    if (!s) return 0;
    for (; i < room; i++) if (s[i] == 0 || IN_SET(set, s[i]) != (uint64_t)inside) { *next = s[i]; return i; }
    ctx_trap(ctx, TRAP_MEMORY, ctx->heap_end);
    return 0;
}

HOSTFN(strspn) { uint64_t set[4]; char c; RET_L(byte_set(ctx, a[1].u64, set) ? 0 : set_span(ctx, a[0].u64, set, 1, &c)); }
HOSTFN(strcspn) { uint64_t set[4]; char c; RET_L(byte_set(ctx, a[1].u64, set) ? 0 : set_span(ctx, a[0].u64, set, 0, &c)); }

HOSTFN(strpbrk)
{
    uint64_t set[4], i;
    char c;
    if (byte_set(ctx, a[1].u64, set)) return;
    i = set_span(ctx, a[0].u64, set, 0, &c);
    RET_L(c ? a[0].u64 + i : 0);
}

/* The next token of the string at `from`; `next` gets where to go on. 0 when there is none. */
static uint64_t next_token(Ctx *ctx, uint64_t from, uint64_t seps, uint64_t *next)
{
    uint64_t set[4], len;
    char c;
    if ((uint32_t)from == 0 || byte_set(ctx, seps, set)) return 0;
    from += set_span(ctx, from, set, 1, &c);
    if (ctx->trap) return 0;
    *next = from;
    if (!c) return 0;
    len = set_span(ctx, from, set, 0, &c);
    if (ctx->trap) return 0;
    *next = from + len;
    if (c) { if (store_u8(ctx, from + len, 0)) return 0; *next = from + len + 1; }
    return from;
}

HOSTFN(strtok)
{
    Host *S = HOST(ctx);
    RET_L(next_token(ctx, (uint32_t)a[0].u64 ? a[0].u64 : S->strtok_next, a[1].u64, &S->strtok_next));
}

HOSTFN(strtok_r)
{
    uint64_t from = (uint32_t)a[0].u64 ? a[0].u64 : load_u64(ctx, a[2].u64), next = from, token;
    if (ctx->trap) return;
    token = next_token(ctx, from, a[1].u64, &next);
    if (ctx->trap || store_u64(ctx, a[2].u64, next)) return;
    RET_L(token);
}

HOSTFN(strsep)
{
    uint64_t set[4], len, from = load_u64(ctx, a[0].u64);
    char c;
    if (ctx->trap) return;
    if ((uint32_t)from == 0) RET_L(0);
    if (byte_set(ctx, a[1].u64, set)) return;
    len = set_span(ctx, from, set, 0, &c);
    if (ctx->trap || (c && store_u8(ctx, from + len, 0))) return;
    if (store_u64(ctx, a[0].u64, c ? from + len + 1 : 0)) return;
    RET_L(from);
}

HOSTFN(index) { h_strchr(ctx, a); }
HOSTFN(rindex) { h_strrchr(ctx, a); }

/* ---- the C locale's order ---- */

HOSTFN(strxfrm)
{
    uint64_t n, cap = a[2].u64, k;
    const char *s = guest_cstr(ctx, a[1].u64, &n);
    char *d;
    if (!s) return;
    k = n + 1 < cap ? n + 1 : cap;
    d = guest_write(ctx, a[0].u64, k);
    if (d) memmove(d, s, k);
    RET_L(n);
}

/* glibc's strverscmp: runs of digits compare as numbers, those with leading zeros as fractions. */
HOSTFN(strverscmp)
{
    uint64_t n, m, i = 0, start, zeros;
    const unsigned char *p = (const unsigned char *)guest_cstr(ctx, a[0].u64, &n);
    const unsigned char *q = p ? (const unsigned char *)guest_cstr(ctx, a[1].u64, &m) : NULL;
    if (!q) return;
    for (start = zeros = 0; p[i] == q[i]; i++) {
        int digit = IS_DIGIT(p[i]);
        if (p[i] == 0) RET_I(0);
        if (!digit) start = i + 1, zeros = 0;
        else if (p[i] == '0' && zeros == i - start) zeros++;
    }
    if (zeros && zeros == i - start && i > start) {     /* after leading zeros only */
        int dp = IS_DIGIT(p[i]), dq = IS_DIGIT(q[i]);
        if (dp != dq) RET_I(dp ? -1 : 1);
        RET_I(p[i] - q[i]);
    }
    if (zeros || (i == start && (p[i] == '0' || q[i] == '0'))) RET_I(p[i] - q[i]);
    if (IS_DIGIT(p[i]) || IS_DIGIT(q[i])) {
        uint64_t x = i, y = i;
        if (i == start && (!IS_DIGIT(p[i]) || !IS_DIGIT(q[i]))) RET_I(p[i] - q[i]);
        while (IS_DIGIT(p[x])) x++;
        while (IS_DIGIT(q[y])) y++;
        if (x != y) RET_I(x < y ? -1 : 1);
    }
    RET_I(p[i] - q[i]);
}

/* ---- error and signal texts ---- */

HOSTFN(strerror)
{
    const char *text = guest_error_text(a[0].s32);
    char buf[64] = "";         /* all of it goes to the guest */
    if (text) RET_L(host_intern(ctx, text));
    if (!host_static_once(ctx, &HOST(ctx)->strerror_buf, 64)) return;
    snprintf(buf, sizeof buf, "Unknown error %d", a[0].s32);
    memcpy(ctx->mem + HOST(ctx)->strerror_buf, buf, sizeof buf);
    RET_L(HOST(ctx)->strerror_buf);
}

HOSTFN(strerrorname_np) { const char *t = guest_error_name(a[0].s32); RET_L(t ? host_intern(ctx, t) : 0); }
HOSTFN(strerrordesc_np) { const char *t = guest_error_text(a[0].s32); RET_L(t ? host_intern(ctx, t) : 0); }

/* The POSIX one, which musl's strerror_r and glibc's __xpg_strerror_r are. */
HOSTFN(strerror_r)
{
    char buf[64];
    const char *text = error_text(ctx, a[0].s32, buf, sizeof buf);
    uint64_t n = strlen(text), cap = a[2].u64, k = n < cap ? n : cap ? cap - 1 : 0;
    char *d = cap ? guest_write(ctx, a[1].u64, k + 1) : NULL;
    if (cap && !d) return;
    if (cap) { memcpy(d, text, k); d[k] = 0; }
    RET_I(k < n ? G_ERANGE : guest_error_text(a[0].s32) ? 0 : G_EINVAL);
}
HOSTFN(x87___xpg_strerror_r) { h_strerror_r(ctx, a); }

/* glibc's: the text, which lies in the buffer only when it is none of the known ones. */
HOSTFN(x87_strerror_r)
{
    const char *text = guest_error_text(a[0].s32);
    uint64_t buf = a[1].u64;
    if (text) RET_L(host_intern(ctx, text));
    h_strerror_r(ctx, a);
    if (!ctx->trap) RET_L(buf);
}
HOSTFN(aapcs64_strerror_r) { h_x87_strerror_r(ctx, a); }
#endif
