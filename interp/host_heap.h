/* The guest's heap: which bytes of guest memory are handed out.
 *
 * All metadata lies in host memory, so a program that scribbles over its heap harms only
 * itself, and every address that comes back is checked exactly: free of anything that is
 * not the start of a live block is a trap of kind `heap`.
 *
 * The heap is divided into pages of 4 KiB, each with a PageInfo. Small sizes come from
 * spans, runs of pages cut into equal objects with a bitmap of the free ones. Larger ones
 * are runs of pages; free runs are coalesced and kept in bins by length (32 exact ones,
 * then eight to each power of two).
 */
#ifndef HOST_HEAP_H
#define HOST_HEAP_H
#include "host_state.h"

enum { P_FREE, P_SMALL, P_LARGE, P_BODY, P_MAPPED, P_FOREIGN };

#define HEAP_PAGE 4096ull
#define HEAP_SMALL 4096u
#define NOPAGE 0xffffffffu

struct Span {
    uint64_t base;
    Span *next, *prev;          /* spans of the class that have free objects */
    uint32_t size, recip;       /* of an object; ceil(2^32 / size) */
    uint32_t count, nfree, cursor, index;
    uint8_t cls, pages, linked;
    uint64_t bits[];            /* 1 = free */
};

/* Sizes 16 … 128 by 16, then four to each power of two. */
static const uint16_t heap_class_size[HEAP_CLASSES] = {
    16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512,
    640, 768, 896, 1024, 1280, 1536, 1792, 2048, 2560, 3072, 3584, 4096,
};
static uint8_t heap_class_of[HEAP_SMALL / 16 + 1];      /* by ceil(size / 16) */

static void heap_init_classes(void)
{
    int c = 0;
    for (uint32_t i = 0; i <= HEAP_SMALL / 16; i++) {
        while (heap_class_size[c] < i * 16) c++;
        heap_class_of[i] = (uint8_t)c;
    }
}

/* ---- runs of pages ---- */

/* Bin of free runs of n pages. */
static inline int heap_bin(uint32_t n)
{
    int log;
    if (n < 32) return (int)n;
    log = 31 - __builtin_clz(n);
    return 32 + (log - 5) * 8 + (int)((n >> (log - 3)) & 7);
}

static void run_link(Heap *h, uint32_t page, uint32_t n)
{
    int b = heap_bin(n);
    PageInfo *p = &h->page[page];
    p->kind = P_FREE;
    p->run = n;
    h->page[page + n - 1].kind = P_FREE;
    h->page[page + n - 1].run = n;
    p->prev = NOPAGE;
    p->next = h->bin[b];
    if (p->next != NOPAGE) h->page[p->next].prev = page;
    h->bin[b] = page;
    h->bin_map[b >> 6] |= 1ull << (b & 63);
}

static void run_unlink(Heap *h, uint32_t page)
{
    PageInfo *p = &h->page[page];
    if (p->next != NOPAGE) h->page[p->next].prev = p->prev;
    if (p->prev != NOPAGE) h->page[p->prev].next = p->next;
    else {
        int b = heap_bin(p->run);
        h->bin[b] = p->next;
        if (p->next == NOPAGE) h->bin_map[b >> 6] &= ~(1ull << (b & 63));
    }
}

/* Free pages [page, page+n), merging with free neighbours. */
static void run_free(Heap *h, uint32_t page, uint32_t n)
{
    /* All of them: what was the start of a block must not look like one inside a longer free run. */
    for (uint32_t i = 0; i < n; i++) h->page[page + i].kind = P_FREE;
    if (page + n < h->npages && h->page[page + n].kind == P_FREE) {
        uint32_t after = h->page[page + n].run;
        run_unlink(h, page + n);
        n += after;
    }
    if (page > 0 && h->page[page - 1].kind == P_FREE) {
        uint32_t before = h->page[page - 1].run;
        page -= before;
        run_unlink(h, page);
        n += before;
    }
    run_link(h, page, n);
}

/* Room for PageInfos up to npages. */
static int heap_map_reserve(Heap *h, uint32_t npages)
{
    uint32_t cap = h->cap ? h->cap : 64;
    PageInfo *grown;
    if (npages <= h->cap) return 0;
    while (cap < npages) cap *= 2;
    grown = (PageInfo *)realloc(h->page, (size_t)cap * sizeof *grown);
    if (!grown) return -1;
    h->page = grown;
    h->cap = cap;
    return 0;
}

static void heap_append_foreign(Heap *h, uint64_t to)
{
    for (; h->top < to; h->top += HEAP_PAGE) h->page[h->npages++].kind = P_FOREIGN;
}

/* Commit at least n more pages at the top as a free run. */
static int heap_extend(Ctx *ctx, Heap *h, uint32_t n)
{
    uint64_t bytes = (uint64_t)n * HEAP_PAGE, more, from, end;
    if (h->npages && h->page[h->npages - 1].kind == P_FREE && h->top == ctx->heap_end)
        bytes -= (uint64_t)h->page[h->npages - 1].run * HEAP_PAGE;
    from = ctx->heap_end > h->top ? ctx->heap_end : h->top;
    if (bytes > GUEST_SPACE) return -1;
    /* Grow by an eighth of the heap at a time, within 64 KiB and 8 MiB, so that growing stays cheap. */
    more = (h->top - h->base) / 8;
    if (more > (8u << 20)) more = 8u << 20;
    if (more < bytes) more = bytes;
    end = (from + more + PAGE - 1) & ~(uint64_t)(PAGE - 1);
    if (end > ctx->heap_max) end = ctx->heap_max & ~(HEAP_PAGE - 1);
    if (end < from + bytes) return -1;
    if (heap_map_reserve(h, (uint32_t)((end - h->base) / HEAP_PAGE + PAGE / HEAP_PAGE))) return -1;
    if (end > ctx->heap_end && ctx->grow(ctx, end)) return -1;
    /* Whatever somebody else committed in between is theirs. */
    heap_append_foreign(h, from);
    end = ctx->heap_end & ~(HEAP_PAGE - 1);
    if (heap_map_reserve(h, (uint32_t)((end - h->base) / HEAP_PAGE))) return -1;
    n = (uint32_t)((end - h->top) / HEAP_PAGE);
    from = h->npages;
    h->npages += n;
    h->top = end;
    if (n) run_free(h, (uint32_t)from, n);
    return 0;
}

static int release_empty_spans(Heap *h);

/* A free run of at least n pages, unlinked; NOPAGE when there is none yet. */
static uint32_t run_search(Heap *h, uint32_t n, int tries)
{
    int b = heap_bin(n), w;
    uint32_t page;
    /* Runs in n's own bin may be shorter than n. */
    for (page = h->bin[b]; page != NOPAGE && tries; page = h->page[page].next, tries--)
        if (h->page[page].run >= n) { run_unlink(h, page); return page; }
    b++;
    w = b >> 6;
    if (b < HEAP_BINS) {
        uint64_t map = h->bin_map[w] & (~0ull << (b & 63));
        while (!map && ++w < (HEAP_BINS + 63) / 64) map = h->bin_map[w];
        if (map) {
            page = h->bin[w * 64 + __builtin_ctzll(map)];
            run_unlink(h, page);
            return page;
        }
    }
    return NOPAGE;
}

/* The same, growing the heap; when the limit is reached, looking harder. NOPAGE: out of memory. */
static uint32_t run_find(Ctx *ctx, Heap *h, uint32_t n)
{
    uint32_t page = run_search(h, n, 16);
    if (page != NOPAGE) return page;
    if (heap_extend(ctx, h, n) == 0) return run_search(h, n, -1);
    page = run_search(h, n, -1);
    if (page == NOPAGE && release_empty_spans(h)) {
        if (heap_extend(ctx, h, n)) { /* what has come back may do */ }
        page = run_search(h, n, -1);
    }
    return page;
}

/* n pages whose address is a multiple of align pages, or NOPAGE. Their kind is still to be set. */
static uint32_t run_alloc(Ctx *ctx, Heap *h, uint32_t n, uint32_t align)
{
    uint64_t addr;
    uint32_t page = run_find(ctx, h, n + align - 1), have, skip = 0;
    if (page == NOPAGE) return NOPAGE;
    have = h->page[page].run;
    if (align > 1) {
        uint64_t number = h->base / HEAP_PAGE + page;
        skip = (uint32_t)((align - number % align) % align);
        if (skip) run_link(h, page, skip);
        page += skip;
        have -= skip;
    }
    if (have > n) run_link(h, page + n, have - n);
    addr = h->base + (uint64_t)(page + n) * HEAP_PAGE;
    if (addr > h->fresh) h->fresh = addr;
    return page;
}

static void run_mark(Heap *h, uint32_t page, uint32_t n)
{
    h->page[page].kind = P_LARGE;
    h->page[page].run = n;
    for (uint32_t i = 1; i < n; i++) h->page[page + i].kind = P_BODY;
}

/* ---- small objects ---- */

static void span_link(Heap *h, Span *s)
{
    s->prev = NULL;
    s->next = h->partial[s->cls];
    if (s->next) s->next->prev = s;
    h->partial[s->cls] = s;
    s->linked = 1;
}

static void span_unlink(Heap *h, Span *s)
{
    if (s->next) s->next->prev = s->prev;
    if (s->prev) s->prev->next = s->next;
    else h->partial[s->cls] = s->next;
    s->linked = 0;
}

static Span *span_new(Ctx *ctx, Heap *h, int cls)
{
    uint32_t size = heap_class_size[cls], pages = size <= 1024 ? 4 : 8;
    uint32_t count = (uint32_t)(pages * HEAP_PAGE) / size, words = (count + 63) / 64, index, page;
    Span *s = (Span *)malloc(sizeof *s + words * 8);
    if (!s) return NULL;
    for (index = h->span_free; index < h->nspans && h->span[index]; index++) {}
    if (index == h->span_cap) {
        uint32_t cap = h->span_cap ? h->span_cap * 2 : 64;
        Span **grown = (Span **)realloc(h->span, cap * sizeof *grown);
        if (!grown) { free(s); return NULL; }
        h->span = grown;
        h->span_cap = cap;
    }
    page = run_alloc(ctx, h, pages, 1);
    if (page == NOPAGE) { free(s); return NULL; }
    h->span_free = index + 1;
    if (index == h->nspans) h->nspans++;
    h->span[index] = s;
    s->base = h->base + page * HEAP_PAGE;
    s->size = size;
    s->recip = (uint32_t)((0x100000000ull + size - 1) / size);
    s->count = s->nfree = count;
    s->cursor = 0;
    s->index = index;
    s->cls = (uint8_t)cls;
    s->pages = (uint8_t)pages;
    memset(s->bits, 0xff, words * 8);
    if (count & 63) s->bits[words - 1] = (1ull << (count & 63)) - 1;
    for (uint32_t i = 0; i < pages; i++) {
        h->page[page + i].kind = P_SMALL;
        h->page[page + i].run = index;
    }
    span_link(h, s);
    return s;
}

static void span_release(Heap *h, Span *s)
{
    uint32_t page = (uint32_t)((s->base - h->base) / HEAP_PAGE);
    if (s->linked) span_unlink(h, s);
    h->span[s->index] = NULL;
    if (s->index < h->span_free) h->span_free = s->index;
    run_free(h, page, s->pages);
    free(s);
}

/* Give back the spans that were kept for later. How many. */
static int release_empty_spans(Heap *h)
{
    int released = 0;
    for (int c = 0; c < HEAP_CLASSES; c++)
        for (Span *s = h->partial[c], *next; s; s = next) {
            next = s->next;
            if (s->nfree == s->count) { span_release(h, s); released++; }
        }
    return released;
}

static inline uint64_t heap_small(Ctx *ctx, Heap *h, int cls)
{
    Span *s = h->partial[cls];
    uint32_t w;
    uint64_t b;
    if (UNLIKELY(!s) && !(s = span_new(ctx, h, cls))) return 0;
    w = s->cursor;
    while (!(b = s->bits[w])) w++;
    s->cursor = w;
    s->bits[w] = b & (b - 1);
    if (--s->nfree == 0) span_unlink(h, s);
    return s->base + (w * 64 + (uint32_t)__builtin_ctzll(b)) * s->size;
}

/* ---- blocks, without the lock ---- */

/* n bytes, rounded up to pages, that are nobody's block: they cannot be freed. 0 when out of memory. */
static uint64_t heap_alloc_pages_raw(Ctx *ctx, Heap *h, uint64_t n)
{
    uint32_t pages = (uint32_t)((n + HEAP_PAGE - 1) / HEAP_PAGE), page = run_alloc(ctx, h, pages, 1);
    if (page == NOPAGE) return 0;
    for (uint32_t i = 0; i < pages; i++) h->page[page + i].kind = P_FOREIGN;
    return h->base + page * HEAP_PAGE;
}

/* A block of n bytes (at least one), 16-aligned; 0 when out of memory. */
static uint64_t heap_alloc_raw(Ctx *ctx, Heap *h, uint64_t n)
{
    uint32_t pages, page;
    if (LIKELY(n <= HEAP_SMALL)) return heap_small(ctx, h, heap_class_of[(n + 15) >> 4]);
    if (n >= GUEST_SPACE) return 0;
    pages = (uint32_t)((n + HEAP_PAGE - 1) / HEAP_PAGE);
    page = run_alloc(ctx, h, pages, 1);
    if (page == NOPAGE) return 0;
    run_mark(h, page, pages);
    return h->base + page * HEAP_PAGE;
}

/* align is a power of two. */
static uint64_t heap_alloc_aligned_raw(Ctx *ctx, Heap *h, uint64_t n, uint64_t align)
{
    uint32_t pages, page;
    if (align <= 16) return heap_alloc_raw(ctx, h, n);
    if (n >= GUEST_SPACE || align >= GUEST_SPACE) return 0;
    if (align < HEAP_PAGE && n <= HEAP_SMALL) {
        /* Spans start on pages, so a class whose size is a multiple of align is aligned. */
        int c = heap_class_of[(n + 15) >> 4];
        while (c < HEAP_CLASSES && heap_class_size[c] % align) c++;
        if (c < HEAP_CLASSES) return heap_small(ctx, h, c);
    }
    pages = (uint32_t)((n + HEAP_PAGE - 1) / HEAP_PAGE);
    if (pages == 0) pages = 1;
    page = run_alloc(ctx, h, pages, align > HEAP_PAGE ? (uint32_t)(align / HEAP_PAGE) : 1);
    if (page == NOPAGE) return 0;
    run_mark(h, page, pages);
    return h->base + page * HEAP_PAGE;
}

/* Size of the live block at addr, or 0 when there is none. */
static inline uint64_t heap_size_of_raw(Heap *h, uint64_t addr)
{
    uint64_t page = (addr - h->base) / HEAP_PAGE;
    PageInfo *p;
    if (addr < h->base || page >= h->npages) return 0;
    p = &h->page[page];
    if (LIKELY(p->kind == P_SMALL)) {
        Span *s = h->span[p->run];
        uint32_t off = (uint32_t)(addr - s->base);
        uint32_t i = (uint32_t)(((uint64_t)off * s->recip) >> 32);
        if (i * s->size != off || i >= s->count || (s->bits[i >> 6] >> (i & 63)) & 1) return 0;
        return s->size;
    }
    if (p->kind == P_LARGE && addr % HEAP_PAGE == 0) return (uint64_t)p->run * HEAP_PAGE;
    return 0;
}

/* Free the live block at addr. 0, or -1 when there is none. */
static inline int heap_free_raw(Heap *h, uint64_t addr)
{
    uint64_t page = (addr - h->base) / HEAP_PAGE;
    PageInfo *p;
    if (!heap_size_of_raw(h, addr)) return -1;
    p = &h->page[page];
    if (LIKELY(p->kind == P_SMALL)) {
        Span *s = h->span[p->run];
        uint32_t i = (uint32_t)(((addr - s->base) * s->recip) >> 32), w = i >> 6;
        s->bits[w] |= 1ull << (i & 63);
        if (w < s->cursor) s->cursor = w;
        if (s->nfree++ == 0) span_link(h, s);
        /* Keep one empty span of each class, so that a loop of malloc and free stays cheap. */
        else if (s->nfree == s->count && (s->next || s->prev)) span_release(h, s);
    } else run_free(h, (uint32_t)page, p->run);
    return 0;
}

/* Make the large block at addr n bytes long where it lies. 0, or -1 when that cannot be done. */
static int heap_resize_raw(Ctx *ctx, Heap *h, uint64_t addr, uint64_t n)
{
    uint32_t page = (uint32_t)((addr - h->base) / HEAP_PAGE), have, want, after;
    PageInfo *p = &h->page[page];
    if (p->kind != P_LARGE || n >= GUEST_SPACE || n == 0) return -1;
    have = p->run;
    want = (uint32_t)((n + HEAP_PAGE - 1) / HEAP_PAGE);
    if (want > have) {
        after = page + have;
        /* The last block of the heap may grow with the heap. */
        if (after == h->npages || (h->page[after].kind == P_FREE && after + h->page[after].run == h->npages
                                   && h->page[after].run < want - have)) {
            if (heap_extend(ctx, h, want - have)) return -1;
            p = &h->page[page];
        }
        if (after >= h->npages || h->page[after].kind != P_FREE || h->page[after].run < want - have) return -1;
        uint32_t got = h->page[after].run;
        run_unlink(h, after);
        if (got > want - have) run_link(h, page + want, got - (want - have));
        if (h->base + (uint64_t)(page + want) * HEAP_PAGE > h->fresh)
            h->fresh = h->base + (uint64_t)(page + want) * HEAP_PAGE;
    }
    for (uint32_t i = have; i < want; i++) h->page[page + i].kind = P_BODY;
    p->run = want;
    if (want < have) run_free(h, page + want, have - want);
    return 0;
}

/* ---- the interface: the same under the heap's lock, once there are several contexts ---- */
static inline void heap_enter(Heap *h) { if (UNLIKELY(h->ctx->stacks != NULL)) pthread_mutex_lock(&h->lock); }
static inline void heap_leave(Heap *h) { if (UNLIKELY(h->ctx->stacks != NULL)) pthread_mutex_unlock(&h->lock); }

#define HEAP_LOCKED(T, name, parameters, h, ...) \
    static __attribute__((noinline, unused)) T name##_locked parameters \
    { T r_; pthread_mutex_lock(&(h)->lock); r_ = name##_raw(__VA_ARGS__); pthread_mutex_unlock(&(h)->lock); return r_; } \
    static inline T name parameters \
    { return LIKELY((h)->ctx->stacks == NULL) ? name##_raw(__VA_ARGS__) : name##_locked(__VA_ARGS__); }
HEAP_LOCKED(uint64_t, heap_alloc, (Ctx *ctx, Heap *h, uint64_t n), h, ctx, h, n)
HEAP_LOCKED(uint64_t, heap_alloc_pages, (Ctx *ctx, Heap *h, uint64_t n), h, ctx, h, n)
HEAP_LOCKED(uint64_t, heap_alloc_aligned, (Ctx *ctx, Heap *h, uint64_t n, uint64_t align), h, ctx, h, n, align)
HEAP_LOCKED(uint64_t, heap_size_of, (Heap *h, uint64_t addr), h, h, addr)
HEAP_LOCKED(int, heap_free, (Heap *h, uint64_t addr), h, h, addr)
HEAP_LOCKED(int, heap_resize, (Ctx *ctx, Heap *h, uint64_t addr, uint64_t n), h, ctx, h, addr, n)
#undef HEAP_LOCKED

static void heap_init(Ctx *ctx, Heap *h)
{
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);      /* heap_enter, then the rest of the interface */
    pthread_mutex_init(&h->lock, &attr);
    pthread_mutexattr_destroy(&attr);
    h->ctx = ctx;
    h->base = h->top = h->fresh = (ctx->heap_lo + HEAP_PAGE - 1) & ~(HEAP_PAGE - 1);
    for (int i = 0; i < HEAP_BINS; i++) h->bin[i] = NOPAGE;
    heap_init_classes();
    if (ctx->heap_end >= h->base + HEAP_PAGE) {
        uint32_t n = (uint32_t)((ctx->heap_end - h->base) / HEAP_PAGE);
        if (heap_map_reserve(h, n)) return;
        h->npages = n;
        h->top = h->base + n * HEAP_PAGE;
        run_free(h, 0, n);
    }
}

static void heap_destroy(Heap *h)
{
    for (uint32_t i = 0; i < h->nspans; i++) free(h->span[i]);
    free(h->span);
    free(h->page);
    memset(h, 0, sizeof *h);
}
#endif
