/* What is left of the process and the machine: identity, limits, mmap, temporary names. */
#ifndef HOST_SYSTEM_H
#define HOST_SYSTEM_H
#include "host_random.h"
#include "host_stat.h"
#include "host_stdlib.h"

/* The guest is alone on its machine: process 1, user 1000. */
HOSTFN(getpid) { (void)ctx; RET_I(1); }
/* Priorities are those of one process of an ordinary user: they are kept, and change nothing. */
static int own_priority(Ctx *ctx, int which, uint32_t who)
{
    if (which < 0 || which > 2) { set_guest_errno(ctx, G_EINVAL); return 0; }
    if (who == 0 || (which == 2 && who == 1000)) return 1;
    set_guest_errno(ctx, G_ESRCH);
    return 0;
}
static int change_priority(Ctx *ctx, int64_t to, int denied)
{
    Host *S = HOST(ctx);
    to = to < -20 ? -20 : to > 19 ? 19 : to;
    if (to < S->priority) { set_guest_errno(ctx, denied); return -1; }
    S->priority = (int)to;
    return 0;
}
HOSTFN(getpriority) { RET_I(own_priority(ctx, a[0].s32, a[1].u32) ? HOST(ctx)->priority : -1); }
HOSTFN(setpriority) { RET_I(own_priority(ctx, a[0].s32, a[1].u32) ? change_priority(ctx, a[2].s32, G_EACCES) : -1); }
HOSTFN(nice) { RET_I(change_priority(ctx, (int64_t)HOST(ctx)->priority + a[0].s32, G_EPERM) ? -1 : HOST(ctx)->priority); }
HOSTFN(getppid) { (void)ctx; RET_I(0); }
HOSTFN(getuid) { (void)ctx; RET_I(1000); }
HOSTFN(getpagesize) { (void)ctx; RET_I(4096); }
HOSTFN(sched_yield) { (void)ctx; RET_I(0); }
HOSTFN(system) { if ((uint32_t)a[0].u64 == 0) RET_I(0); set_guest_errno(ctx, G_ENOSYS); RET_I(-1); }
HOSTFN(fork) { (void)a; set_guest_errno(ctx, G_ENOSYS); RET_I(-1); }
HOSTFN(execve) { (void)a; set_guest_errno(ctx, G_ENOSYS); RET_I(-1); }
HOSTFN(waitpid) { (void)a; set_guest_errno(ctx, G_ECHILD); RET_I(-1); }

HOSTFN(uname)
{
    static const char *const field[6] = { "Linux", "allvm", "6.0.0", "#1", "allvm", "(none)" };
    char *p = guest_write(ctx, a[0].u64, 6 * 65);
    if (!p) return;
    memset(p, 0, 6 * 65);
    for (int i = 0; i < 6; i++) strcpy(p + 65 * i, field[i]);
    RET_I(0);
}

HOSTFN(gethostname)
{
    char *p = guest_write(ctx, a[0].u64, a[1].u64 < 6 ? a[1].u64 : 6);
    if (!p) return;
    memcpy(p, "allvm", a[1].u64 < 6 ? a[1].u64 : 6);
    if (a[1].u64 < 6) { set_guest_errno(ctx, G_ENAMETOOLONG); RET_I(-1); }
    RET_I(0);
}

/* sysconf: names are numbered alike in glibc and musl. */
HOSTFN(sysconf)
{
    switch (a[0].s32) {
    case 0: RET_L(131072);              /* _SC_ARG_MAX */
    case 2: RET_L(100);                 /* _SC_CLK_TCK */
    case 4: RET_L(MAX_FDS);             /* _SC_OPEN_MAX */
    case 5: RET_L(STREAM_MAX);          /* _SC_STREAM_MAX */
    case 6: RET_L(16);                  /* _SC_TZNAME_MAX */
    case 30: RET_L(4096);               /* _SC_PAGESIZE */
    case 83: case 84: RET_L(1);         /* processors */
    case 85: RET_L(ctx->heap_max / 4096);       /* _SC_PHYS_PAGES */
    case 86: RET_L((ctx->heap_max - ctx->heap_end) / 4096);
    case 60: RET_L(1024);               /* _SC_IOV_MAX */
    default: set_guest_errno(ctx, G_EINVAL); RET_L(-1);
    }
}

HOSTFN(pathconf)
{
    switch (a[1].s32) {
    case 0: RET_L(127);
    case 3: RET_L(255);
    case 4: RET_L(4096);
    case 5: RET_L(4096);
    default: set_guest_errno(ctx, G_EINVAL); RET_L(-1);
    }
}

/* getrlimit: the stack and memory of the guest, everything else without limit. */
HOSTFN(getrlimit)
{
    uint64_t v = ~0ull;
    if (a[0].s32 == 3) v = ctx->stack_hi - ctx->stack_lo;
    else if (a[0].s32 == 9 || a[0].s32 == 2) v = ctx->heap_max;
    else if (a[0].s32 == 7) v = MAX_FDS;
    RET_I(store_u64(ctx, a[1].u64, v) || store_u64(ctx, a[1].u64 + 8, v) ? -1 : 0);
}
HOSTFN(setrlimit) { RET_I(guest_read(ctx, a[1].u64, 16) ? 0 : -1); }

HOSTFN(getauxval)
{
    if (a[0].u64 == 6) RET_L(4096);     /* AT_PAGESZ */
    set_guest_errno(ctx, G_ENOENT);
    RET_L(0);
}

/* ---- mmap: memory of the heap, filled from a file where there is one ---- */
enum { GM_SHARED = 1, GM_PRIVATE = 2, GM_FIXED = 0x10, GM_ANON = 0x20 };

/* Are all pages of [addr, addr+n) mapped by mmap? */
static int all_mapped(Heap *h, uint64_t addr, uint64_t n)
{
    for (uint64_t at = addr; at < addr + n; at += HEAP_PAGE) {
        uint64_t page = (at - h->base) / HEAP_PAGE;
        if (at < h->base || page >= h->npages || h->page[page].kind != P_MAPPED) return 0;
    }
    return 1;
}

static void map_pages(Ctx *ctx, Slot *a)
{
    Host *S = HOST(ctx);
    Heap *h = &S->heap;
    uint64_t addr = (uint32_t)a[0].u64, n = (a[1].u64 + HEAP_PAGE - 1) & ~(HEAP_PAGE - 1), fresh = h->fresh;
    uint32_t flags = a[3].u32, page;
    int fd = a[4].s32;
    int64_t off = a[5].s64;
    Fd *f = NULL;
    if (n == 0 || n < a[1].u64 || off & (HEAP_PAGE - 1)) { set_guest_errno(ctx, G_EINVAL); RET_L(-1); }
    if (!(flags & GM_ANON)) {
        if (!(f = fd_get(ctx, fd))) RET_L(-1);
        /* Writing through to the file is not offered; reading a shared file is. */
        if ((flags & GM_SHARED) && (a[2].u32 & 2)) { set_guest_errno(ctx, G_ENODEV); RET_L(-1); }
    }
    if (n >= GUEST_SPACE) { set_guest_errno(ctx, G_ENOMEM); RET_L(-1); }
    if (flags & GM_FIXED) {
        if (addr & (HEAP_PAGE - 1) || !all_mapped(h, addr, n)) { set_guest_errno(ctx, G_ENOMEM); RET_L(-1); }
        memset(ctx->mem + addr, 0, n);
    } else {
        page = run_alloc(ctx, h, (uint32_t)(n / HEAP_PAGE), 1);
        if (page == NOPAGE) { set_guest_errno(ctx, G_ENOMEM); RET_L(-1); }
        for (uint64_t i = 0; i < n / HEAP_PAGE; i++) h->page[page + i].kind = P_MAPPED;
        addr = h->base + page * HEAP_PAGE;
        if (addr < fresh) memset(ctx->mem + addr, 0, fresh - addr < n ? fresh - addr : n);
    }
    if (f) {
        uint64_t got = 0;
        while (got < a[1].u64) {
            ssize_t r = w_pread(f->host, ctx->mem + addr + got, a[1].u64 - got, off + (int64_t)got);
            if (r <= 0) break;
            got += (uint64_t)r;
        }
    }
    RET_L(addr);
}

static void unmap_pages(Ctx *ctx, Slot *a)
{
    Heap *h = &HOST(ctx)->heap;
    uint64_t addr = (uint32_t)a[0].u64, n = (a[1].u64 + HEAP_PAGE - 1) & ~(HEAP_PAGE - 1);
    if (addr & (HEAP_PAGE - 1) || n == 0 || n >= GUEST_SPACE) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    for (uint64_t at = addr; at < addr + n; at += HEAP_PAGE) {
        uint64_t page = (at - h->base) / HEAP_PAGE;
        if (at >= h->base && page < h->npages && h->page[page].kind == P_MAPPED) run_free(h, (uint32_t)page, 1);
    }
    RET_I(0);
}

/* Protection is the linker's and the loader's: more cannot be asked for, less is not enforced. */
HOSTFN(mprotect)
{
    if (a[2].u32 & 4) { set_guest_errno(ctx, G_EACCES); RET_I(-1); }
    RET_I(0);
}
HOSTFN(madvise) { (void)ctx; RET_I(0); }
HOSTFN(msync) { (void)ctx; RET_I(0); }

static void remap_pages(Ctx *ctx, Slot *a)
{
    Host *S = HOST(ctx);
    Heap *h = &S->heap;
    uint64_t addr = (uint32_t)a[0].u64, old = (a[1].u64 + HEAP_PAGE - 1) & ~(HEAP_PAGE - 1);
    uint64_t n = (a[2].u64 + HEAP_PAGE - 1) & ~(HEAP_PAGE - 1), fresh;
    uint32_t page;
    if (addr & (HEAP_PAGE - 1) || n == 0 || old == 0 || n >= GUEST_SPACE || old >= GUEST_SPACE || !all_mapped(h, addr, old)) {
        set_guest_errno(ctx, G_EINVAL);
        RET_L(-1);
    }
    for (uint64_t at = addr + n; at < addr + old; at += HEAP_PAGE) run_free(h, (uint32_t)((at - h->base) / HEAP_PAGE), 1);
    if (n <= old) RET_L(addr);
    fresh = h->fresh;
    page = a[3].u32 & 1 ? run_alloc(ctx, h, (uint32_t)(n / HEAP_PAGE), 1) : NOPAGE;
    if (page == NOPAGE) { set_guest_errno(ctx, G_ENOMEM); RET_L(-1); }
    for (uint64_t i = 0; i < n / HEAP_PAGE; i++) h->page[page + i].kind = P_MAPPED;
    uint64_t to = h->base + page * HEAP_PAGE;
    if (to < fresh) memset(ctx->mem + to, 0, fresh - to < n ? fresh - to : n);
    memcpy(ctx->mem + to, ctx->mem + addr, old);
    for (uint64_t at = addr; at < addr + old; at += HEAP_PAGE) run_free(h, (uint32_t)((at - h->base) / HEAP_PAGE), 1);
    RET_L(to);
}

HOSTFN(mmap) { heap_enter(&HOST(ctx)->heap); map_pages(ctx, a); heap_leave(&HOST(ctx)->heap); }
HOSTFN(munmap) { heap_enter(&HOST(ctx)->heap); unmap_pages(ctx, a); heap_leave(&HOST(ctx)->heap); }
HOSTFN(mremap) { heap_enter(&HOST(ctx)->heap); remap_pages(ctx, a); heap_leave(&HOST(ctx)->heap); }

/* ---- temporary names ---- */

/* Replace the X's of a template by letters; 0 when it has no six of them before the last `suffix` bytes. */
static char *template_place(Ctx *ctx, uint64_t addr, int suffix, uint64_t *len)
{
    char *p;
    if (!guest_cstr(ctx, addr, len)) return NULL;
    p = guest_write(ctx, addr, *len + 1);
    if (!p) return NULL;
    if (suffix < 0 || *len < 6 + (uint64_t)suffix || memcmp(p + *len - 6 - (uint64_t)suffix, "XXXXXX", 6)) {
        set_guest_errno(ctx, G_EINVAL);
        return NULL;
    }
    return p + *len - 6 - (uint64_t)suffix;
}

static void template_fill(Host *S, char *p)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    uint64_t v = 0;
    entropy(S, (char *)&v, 8);
    for (int i = 0; i < 6; i++, v /= 62) p[i] = letters[v % 62];
}

static int make_temporary(Ctx *ctx, uint64_t addr, int suffix, int dir)
{
    uint64_t n;
    char *at = template_place(ctx, addr, suffix, &n);
    if (!at) return -1;
    for (int tries = 0; tries < 100; tries++) {
        char *name;
        int fd;
        template_fill(HOST(ctx), at);
        name = guest_strdup(ctx, addr);
        if (!name) return -1;
        fd = dir ? make_dir(ctx, G_AT_FDCWD, addr, 0700) : path_open(ctx, G_AT_FDCWD, name, O_RDWR | O_CREAT | O_EXCL, 0600);
        free(name);
        if (fd >= 0 || get_guest_errno(ctx) != G_EEXIST) { if (fd < 0) memcpy(at, "XXXXXX", 6); return fd; }
    }
    return -1;
}

HOSTFN(mkstemp) { RET_I(make_temporary(ctx, a[0].u64, 0, 0)); }
HOSTFN(mkstemps) { RET_I(make_temporary(ctx, a[0].u64, a[1].s32, 0)); }
HOSTFN(mkdtemp) { uint64_t p = a[0].u64; RET_L(make_temporary(ctx, p, 0, 1) < 0 ? 0 : p); }

HOSTFN(mktemp)
{
    uint64_t n, p = a[0].u64;
    char *at = template_place(ctx, p, 0, &n);
    if (at) template_fill(HOST(ctx), at);
    else if (!ctx->trap) store_u8(ctx, p, 0);
    RET_L(p);
}

HOSTFN(tmpnam)
{
    char text[24] = "/tmp/XXXXXX", *p;
    uint64_t to = (uint32_t)a[0].u64 ? a[0].u64 : host_static_once(ctx, &HOST(ctx)->tmpnam_buf, 24);
    p = to ? guest_write(ctx, to, 24) : NULL;
    if (!p) return;
    template_fill(HOST(ctx), text + 5);
    memcpy(p, text, 24);
    RET_L(to);
}
#endif
