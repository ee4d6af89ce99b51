/* Multibyte conversions: mbrtowc and relatives. An mbstate_t (8 bytes of the guest) holds the
 * bytes of an unfinished character: their number below, then up to three of them. */
#ifndef HOST_MULTIBYTE_H
#define HOST_MULTIBYTE_H
#include "host_wchar.h"

typedef struct MbState { uint8_t n, byte[3]; } MbState;

static int load_state(Ctx *ctx, uint64_t addr, MbState *s)
{
    uint32_t v = load_u32(ctx, addr);
    memcpy(s, &v, 4);
    if (s->n > 3) s->n = 0;
    return ctx->trap ? -1 : 0;
}

static int store_state(Ctx *ctx, uint64_t addr, const MbState *s)
{
    uint32_t v;
    memcpy(&v, s, 4);
    return store_u32(ctx, addr, v);
}

/* One character out of n bytes at p, after those in the state. Bytes used, -1 invalid, -2 unfinished (state updated). */
static int decode_next(Host *S, MbState *s, const char *p, uint64_t n, uint32_t *c)
{
    char mb[4];
    uint64_t have = s->n, take = n < 4 - have ? n : 4 - have;
    int len;
    memcpy(mb, s->byte, have);
    memcpy(mb + have, p, take);
    len = utf8_get(S->utf8, mb, have + take, c);
    if (len == -2) {
        if (have + take > 3) return -1;
        memcpy(s->byte, mb, have + take);
        s->n = (uint8_t)(have + take);
        return -2;
    }
    if (len < 0) return -1;
    s->n = 0;
    return (len ? len : 1) - (int)have;
}

static uint64_t state_of(Ctx *ctx, uint64_t addr, int which)
{
    return (uint32_t)addr ? addr : host_static_once(ctx, &HOST(ctx)->mb_state[which], 16);
}

/* mbrtowc and, without a place for the character, mbrlen. */
static uint64_t next_wide(Ctx *ctx, uint64_t to, uint64_t from, uint64_t n, uint64_t state)
{
    MbState s;
    uint64_t room;
    const char *p;
    uint32_t c = 0;
    int len;
    if (!state || load_state(ctx, state, &s)) return 0;
    if (!(uint32_t)from) {
        if (s.n) { set_guest_errno(ctx, G_EILSEQ); return ~0ull; }
        return 0;
    }
    if (n == 0) return ~1ull;
    room = guest_room(ctx, from);
    if (n > 4) n = 4;
    p = guest_read(ctx, from, n < room || !room ? n : room);
    if (!p) return 0;
    len = decode_next(HOST(ctx), &s, p, n < room ? n : room, &c);
    if (len == -1) { set_guest_errno(ctx, G_EILSEQ); return ~0ull; }
    if (store_state(ctx, state, &s)) return 0;
    if (len == -2) return ~1ull;
    if ((uint32_t)to && store_u32(ctx, to, c)) return 0;
    return c ? (uint64_t)len : 0;
}

HOSTFN(mbrtowc) { RET_L(next_wide(ctx, a[0].u64, a[1].u64, a[2].u64, state_of(ctx, a[3].u64, 0))); }
HOSTFN(mbrlen) { RET_L(next_wide(ctx, 0, a[0].u64, a[1].u64, state_of(ctx, a[2].u64, 1))); }
HOSTFN(mbsinit) { RET_I((uint32_t)a[0].u64 == 0 || (load_u32(ctx, a[0].u64) & 0xff) == 0); }

static int plain_wide(Ctx *ctx, uint64_t to, uint64_t from, uint64_t n)
{
    uint64_t state = state_of(ctx, 0, 2), r;
    if (!state || !(uint32_t)from) return 0;
    store_u32(ctx, state, 0);
    r = next_wide(ctx, to, from, n, state);
    if (r == ~1ull) set_guest_errno(ctx, G_EILSEQ);
    return r >= ~1ull ? -1 : (int)r;
}
HOSTFN(mbtowc) { RET_I(plain_wide(ctx, a[0].u64, a[1].u64, a[2].u64)); }
HOSTFN(mblen) { RET_I(plain_wide(ctx, 0, a[0].u64, a[1].u64)); }

static int64_t put_multibyte(Ctx *ctx, uint64_t to, uint32_t c)
{
    char mb[4], *p;
    int n = utf8_put(HOST(ctx)->utf8, mb, c);
    if (n < 0) { set_guest_errno(ctx, G_EILSEQ); return -1; }
    p = guest_write(ctx, to, (uint64_t)n);
    if (!p) return 0;
    memcpy(p, mb, (size_t)n);
    return n;
}
HOSTFN(wctomb) { RET_I((uint32_t)a[0].u64 ? put_multibyte(ctx, a[0].u64, a[1].u32) : 0); }
HOSTFN(wcrtomb) { RET_L((uint32_t)a[0].u64 ? put_multibyte(ctx, a[0].u64, a[1].u32) : 1); }
HOSTFN(btowc) { RET_I(a[0].u32 < 128 ? a[0].u32 : ~0u); }
HOSTFN(wctob) { RET_I(a[0].u32 < 128 ? a[0].u32 : ~0u); }

/* Strings of multibyte characters to wide ones: `*cell` is the source and advances (0: no cell). */
static uint64_t to_wide(Ctx *ctx, uint64_t dst, uint64_t src, uint64_t cell, uint64_t nms, uint64_t n, uint64_t state)
{
    MbState s = { 0, { 0 } };
    uint64_t count = 0;
    if (state && load_state(ctx, state, &s)) return 0;
    if (!(uint32_t)dst) n = ~0ull;
    while (count < n && nms) {
        uint64_t room = guest_room(ctx, src), k = room < 4 ? room : 4;
        const char *p = guest_read(ctx, src, k ? k : 1);
        uint32_t c = 0;
        int len;
        if (!p || host_step(ctx, count)) return 0;
        if (k > nms) k = nms;
        /* A character ends at the latest at the final zero, so bytes beyond it do not matter. */
        len = decode_next(HOST(ctx), &s, p, k, &c);
        if (len < 0) {
            if (len == -2 && k == nms) { src += k; break; }
            set_guest_errno(ctx, G_EILSEQ);
            if (cell && (uint32_t)dst) store_u64(ctx, cell, src);
            return ~0ull;
        }
        if ((uint32_t)dst && store_u32(ctx, dst + 4 * count, c)) return 0;
        if (c == 0) { src = 0; break; }
        src += (uint64_t)len;
        nms -= (uint64_t)len;
        count++;
    }
    if ((uint32_t)dst) {
        if (cell && store_u64(ctx, cell, src)) return 0;
        if (state) store_state(ctx, state, &s);
    }
    return count;
}

HOSTFN(mbstowcs) { RET_L(to_wide(ctx, a[0].u64, a[1].u64, 0, ~0ull, a[2].u64, 0)); }
HOSTFN(mbsrtowcs) { uint64_t s = load_u64(ctx, a[1].u64); if (!ctx->trap) RET_L(to_wide(ctx, a[0].u64, s, a[1].u64, ~0ull, a[2].u64, a[3].u64)); }
HOSTFN(mbsnrtowcs) { uint64_t s = load_u64(ctx, a[1].u64); if (!ctx->trap) RET_L(to_wide(ctx, a[0].u64, s, a[1].u64, a[2].u64, a[3].u64, a[4].u64)); }

/* And back: bytes written, the final zero not counted. */
static uint64_t to_multibyte(Ctx *ctx, uint64_t dst, uint64_t src, uint64_t cell, uint64_t nwc, uint64_t n)
{
    uint64_t count = 0, steps = 0;
    if (!(uint32_t)dst) n = ~0ull;
    while (nwc--) {
        char mb[4], *p;
        uint32_t c = load_u32(ctx, src);
        int len;
        if (ctx->trap || host_step(ctx, steps++)) return 0;
        len = c ? utf8_put(HOST(ctx)->utf8, mb, c) : (mb[0] = 0, 1);
        if (len < 0) { set_guest_errno(ctx, G_EILSEQ); if (cell) store_u64(ctx, cell, src); return ~0ull; }
        if ((uint64_t)len > n - count) break;
        if ((uint32_t)dst) {
            p = guest_write(ctx, dst + count, (uint64_t)len);
            if (!p) return 0;
            memcpy(p, mb, (size_t)len);
        }
        if (!c) { src = 0; break; }
        count += (uint64_t)len;
        src += 4;
    }
    if (cell && (uint32_t)dst && store_u64(ctx, cell, src)) return 0;
    return count;
}

HOSTFN(wcstombs) { RET_L(to_multibyte(ctx, a[0].u64, a[1].u64, 0, ~0ull, a[2].u64)); }
HOSTFN(wcsrtombs) { uint64_t s = load_u64(ctx, a[1].u64); if (!ctx->trap) RET_L(to_multibyte(ctx, a[0].u64, s, a[1].u64, ~0ull, a[2].u64)); }
HOSTFN(wcsnrtombs) { uint64_t s = load_u64(ctx, a[1].u64); if (!ctx->trap) RET_L(to_multibyte(ctx, a[0].u64, s, a[1].u64, a[2].u64, a[3].u64)); }

/* uchar.h: char32_t is wchar_t here; char16_t in surrogate pairs, the second half kept in the state. */
HOSTFN(c16rtomb)
{
    uint64_t state = state_of(ctx, a[2].u64, 3);
    uint32_t c = a[1].u32 & 0xffff, high;
    if (!state) return;
    if ((uint32_t)a[0].u64 == 0) RET_L(1);
    high = load_u32(ctx, state);
    if (c >= 0xd800 && c < 0xdc00) { if (!store_u32(ctx, state, c)) RET_L(0); }
    else {
        if (c >= 0xdc00 && c < 0xe000 && high) c = 0x10000 + ((high - 0xd800) << 10) + (c - 0xdc00);
        store_u32(ctx, state, 0);
        RET_L(put_multibyte(ctx, a[0].u64, c));
    }
}

HOSTFN(mbrtoc16)
{
    uint64_t state = state_of(ctx, a[3].u64, 4), cell, r;
    uint32_t c;
    if (!state) return;
    c = load_u32(ctx, state);
    if (c >= 0xdc00 << 8) {             /* the second half of the character before */
        store_u32(ctx, state, 0);
        if ((uint32_t)a[0].u64) store_u16(ctx, a[0].u64, (uint16_t)(c >> 8));
        RET_L(~2ull);
    }
    cell = host_static_once(ctx, &HOST(ctx)->mb_cell, 16);
    if (!cell) return;
    r = next_wide(ctx, cell, a[1].u64, a[2].u64, state);
    if (ctx->trap || r >= ~1ull) RET_L(r);
    c = load_u32(ctx, cell);
    if (c >= 0x10000) {
        store_u32(ctx, state, (0xdc00 + ((c - 0x10000) & 0x3ff)) << 8);
        c = 0xd800 + ((c - 0x10000) >> 10);
    }
    if ((uint32_t)a[0].u64) store_u16(ctx, a[0].u64, (uint16_t)c);
    RET_L(r);
}
#endif
