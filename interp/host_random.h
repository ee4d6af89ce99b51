/* Random numbers: glibc's generators, so that a program sees the same sequences as natively. */
#ifndef HOST_RANDOM_H
#define HOST_RANDOM_H
#include "host_errno.h"
#include "host_state.h"
#if defined(__linux__)
#include <sys/random.h>
#endif

/* ---- random() and rand(): an additive feedback generator, or a plain one with 8 bytes of state ---- */
typedef struct RandState {
    int type, degree, separation, front, rear;
    int32_t r[63];
    uint64_t addr;              /* the guest's buffer of this state, where it has one */
    uint64_t x48, a48; uint32_t c48;            /* drand48 */
} RandState;

static const int rand_degree[5] = { 0, 7, 15, 31, 63 }, rand_separation[5] = { 0, 3, 1, 3, 1 };

static int32_t random_next(RandState *s)
{
    uint32_t v;
    if (s->type == 0) {
        s->r[0] = (int32_t)(((uint32_t)s->r[0] * 1103515245u + 12345u) & 0x7fffffffu);
        return s->r[0];
    }
    v = (uint32_t)(s->r[s->front] = (int32_t)((uint32_t)s->r[s->front] + (uint32_t)s->r[s->rear]));
    if (++s->front == s->degree) s->front = 0;
    if (++s->rear == s->degree) s->rear = 0;
    return (int32_t)(v >> 1);
}

static void random_seed(RandState *s, uint32_t seed)
{
    int32_t word = (int32_t)(seed ? seed : 1);
    s->r[0] = word;
    s->degree = rand_degree[s->type];
    s->separation = rand_separation[s->type];
    if (s->type == 0) return;
    for (int i = 1; i < s->degree; i++) {
        int64_t hi = word / 127773, lo = word % 127773, next = 16807 * lo - 2836 * hi;
        word = (int32_t)(next < 0 ? next + 2147483647 : next);
        s->r[i] = word;
    }
    s->front = s->separation;
    s->rear = 0;
    for (int i = 0; i < s->degree * 10; i++) random_next(s);
}

#define X48_MASK 0xffffffffffffull

static RandState *rand_state(Ctx *ctx)
{
    Host *S = HOST(ctx);
    if (LIKELY(S->rand != NULL)) return S->rand;
    S->rand = (RandState *)calloc(1, sizeof *S->rand);
    if (!S->rand) { host_note(ctx, "out of host memory"); ctx_trap(ctx, TRAP_HOST, 0); return NULL; }
    S->rand->type = 3;
    random_seed(S->rand, 1);
    S->rand->a48 = 0x5deece66dull;
    S->rand->c48 = 11;
    return S->rand;
}

HOSTFN(rand) { RandState *s = rand_state(ctx); if (s) RET_I(random_next(s)); }
HOSTFN(random) { RandState *s = rand_state(ctx); if (s) RET_L(random_next(s)); }
HOSTFN(srand) { RandState *s = rand_state(ctx); if (s) random_seed(s, a[0].u32); }

HOSTFN(rand_r)
{
    uint32_t next = load_u32(ctx, a[0].u64), result;
    next = next * 1103515245u + 12345u;
    result = (next >> 16) & 2047;
    next = next * 1103515245u + 12345u;
    result = result << 10 ^ ((next >> 16) & 1023);
    next = next * 1103515245u + 12345u;
    result = result << 10 ^ ((next >> 16) & 1023);
    if (!store_u32(ctx, a[0].u64, next)) RET_I(result);
}

/* The state that is in use goes back to its buffer: word 0 tells type and position, then the state. */
static uint64_t random_put_away(Ctx *ctx, RandState *s)
{
    uint64_t addr = s->addr;
    if (!addr) addr = s->addr = host_static(ctx, 128);
    if (!addr) return 0;
    store_u32(ctx, addr, (uint32_t)(s->type == 0 ? 0 : s->rear * 5 + s->type));
    for (int i = 0; i < (s->type ? s->degree : 1); i++) store_u32(ctx, addr + 4 + 4 * (uint64_t)i, (uint32_t)s->r[i]);
    return ctx->trap ? 0 : addr;
}

HOSTFN(initstate)
{
    RandState *s = rand_state(ctx);
    uint64_t size = a[2].u64, old;
    int type = size >= 256 ? 4 : size >= 128 ? 3 : size >= 64 ? 2 : size >= 32 ? 1 : 0;
    if (!s) return;
    if (size < 8) { set_guest_errno(ctx, G_EINVAL); RET_L(0); }
    if (!guest_write(ctx, a[1].u64, type ? 4 + 4 * (uint64_t)rand_degree[type] : 8)) return;
    old = random_put_away(ctx, s);
    if (!old) return;
    s->type = type;
    s->addr = a[1].u64;
    random_seed(s, a[0].u32);
    random_put_away(ctx, s);
    RET_L(old);
}

HOSTFN(setstate)
{
    RandState *s = rand_state(ctx);
    uint64_t old, from = a[0].u64;
    uint32_t head;
    if (!s) return;
    old = random_put_away(ctx, s);
    head = load_u32(ctx, from);
    if (ctx->trap) return;
    if (head % 5 && (head / 5 >= (uint32_t)rand_degree[head % 5])) { set_guest_errno(ctx, G_EINVAL); RET_L(0); }
    s->type = (int)(head % 5);
    s->degree = rand_degree[s->type];
    s->separation = rand_separation[s->type];
    for (int i = 0; i < (s->type ? s->degree : 1); i++) s->r[i] = (int32_t)load_u32(ctx, from + 4 + 4 * (uint64_t)i);
    if (s->type) { s->rear = (int)(head / 5); s->front = (s->rear + s->separation) % s->degree; }
    s->addr = from;
    if (!ctx->trap) RET_L(old);
}

/* ---- drand48 and relatives ---- */
static uint64_t step48(RandState *s, uint64_t x) { return (x * s->a48 + s->c48) & X48_MASK; }
static double double48(uint64_t x) { return (double)x / 281474976710656.0; }

static uint64_t load48(Ctx *ctx, uint64_t addr)
{
    return load_u16(ctx, addr) | (uint64_t)load_u16(ctx, addr + 2) << 16 | (uint64_t)load_u16(ctx, addr + 4) << 32;
}

static void store48(Ctx *ctx, uint64_t addr, uint64_t x)
{
    for (int i = 0; i < 3; i++) store_u16(ctx, addr + 2 * (uint64_t)i, (uint16_t)(x >> (16 * i)));
}

/* The next number of the guest's own state at addr, or of the common one (0). */
static uint64_t next48(Ctx *ctx, uint64_t addr)
{
    RandState *s = rand_state(ctx);
    uint64_t x;
    if (!s) return 0;
    if (!addr) return s->x48 = step48(s, s->x48);
    x = step48(s, load48(ctx, addr));
    store48(ctx, addr, x);
    return x;
}

HOSTFN(drand48) { uint64_t x = next48(ctx, 0); RET_D(double48(x)); }
HOSTFN(erand48) { uint64_t x = next48(ctx, a[0].u64); if (!ctx->trap) RET_D(double48(x)); }
HOSTFN(lrand48) { RET_L(next48(ctx, 0) >> 17); }
HOSTFN(nrand48) { RET_L(next48(ctx, a[0].u64) >> 17); }
HOSTFN(mrand48) { RET_L((int64_t)(int32_t)(next48(ctx, 0) >> 16)); }
HOSTFN(jrand48) { RET_L((int64_t)(int32_t)(next48(ctx, a[0].u64) >> 16)); }

static void reset48(RandState *s, uint64_t x) { s->x48 = x & X48_MASK; s->a48 = 0x5deece66dull; s->c48 = 11; }

HOSTFN(srand48) { RandState *s = rand_state(ctx); if (s) reset48(s, (uint64_t)a[0].u32 << 16 | 0x330e); }

HOSTFN(seed48)
{
    RandState *s = rand_state(ctx);
    uint64_t x, old;
    if (!s || !host_static_once(ctx, &HOST(ctx)->seed48_buf, 16)) return;
    x = load48(ctx, a[0].u64);
    if (ctx->trap) return;
    old = s->x48;
    reset48(s, x);
    store48(ctx, HOST(ctx)->seed48_buf, old);
    RET_L(HOST(ctx)->seed48_buf);
}

HOSTFN(lcong48)
{
    RandState *s = rand_state(ctx);
    if (!s) return;
    s->x48 = load48(ctx, a[0].u64);
    s->a48 = load48(ctx, a[0].u64 + 6);
    s->c48 = load_u16(ctx, a[0].u64 + 12);
}

/* ---- entropy: the system's, or a repeatable stream when the program runs with a seed ---- */
static int entropy(Host *S, char *p, uint64_t n)
{
    while (n) {
        uint64_t k = n < 256 ? n : 256;
        if (S->seeded) {
            uint64_t z = (S->entropy += 0x9e3779b97f4a7c15ull);
            if (k > 8) k = 8;
            z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
            z = (z ^ z >> 27) * 0x94d049bb133111ebull;
            z ^= z >> 31;
            memcpy(p, &z, k);
        } else if (w_entropy(p, k)) return -1;
        p += k;
        n -= k;
    }
    return 0;
}

HOSTFN(getentropy)
{
    char *p;
    if (a[1].u64 > 256) { set_guest_errno(ctx, G_EIO); RET_I(-1); }
    p = guest_write(ctx, a[0].u64, a[1].u64);
    if (!p) return;
    if (entropy(HOST(ctx), p, a[1].u64)) { set_host_errno(ctx); RET_I(-1); }
    RET_I(0);
}

HOSTFN(getrandom)
{
    char *p = guest_write(ctx, a[0].u64, a[1].u64);
    if (!p) return;
    if (entropy(HOST(ctx), p, a[1].u64)) { set_host_errno(ctx); RET_L(-1); }
    RET_L(a[1].u64);
}

HOSTFN(arc4random) { uint32_t v = 0; entropy(HOST(ctx), (char *)&v, 4); RET_I(v); }
HOSTFN(arc4random_buf) { char *p = guest_write(ctx, a[0].u64, a[1].u64); if (p) entropy(HOST(ctx), p, a[1].u64); }

HOSTFN(arc4random_uniform)
{
    uint32_t bound = a[0].u32, v = 0, skip = bound ? (0u - bound) % bound : 0;
    if (bound < 2) RET_I(0);
    do entropy(HOST(ctx), (char *)&v, 4); while (v < skip);
    RET_I(v % bound);
}
#endif
