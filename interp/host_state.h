/* State of the host library, one per running program, and the small helpers every part uses.
 *
 * Rules of the house: guest memory is touched only through guest_range, guest_read,
 * guest_write and guest_cstr (allvm_abi.h); no host pointer is ever stored in it; a
 * string found in it is used with the length found at first sight, never measured twice.
 */
#ifndef HOST_STATE_H
#define HOST_STATE_H
#include "host_world.h"
#include <errno.h>
#include <limits.h>
#include <locale.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
#include "allvm_abi.h"

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

/* Every host function: void h_NAME(Ctx *ctx, Slot *a). */
#define HOSTFN(name) static void h_##name(Ctx *ctx, Slot *a)
#define RET_I(v) do { a[0].u64 = (uint32_t)(v); return; } while (0)
#define RET_L(v) do { a[0].u64 = (uint64_t)(v); return; } while (0)
#define RET_D(v) do { double ret_d_ = (v); a[0].f64 = ret_d_; return; } while (0)
#define RET_F(v) do { float ret_f_ = (v); a[0].u64 = 0; a[0].f32 = ret_f_; return; } while (0)

/* ---- the guest's heap (host_heap.h) ---- */
typedef struct PageInfo {
    uint32_t run;               /* P_SMALL: index of the span; head and tail of a run: its length in pages */
    uint32_t next, prev;        /* free runs: list of a bin, page numbers */
    uint8_t kind;               /* P_* */
} PageInfo;

typedef struct Span Span;

#define HEAP_CLASSES 28
#define HEAP_BINS 176

typedef struct Heap {
    Ctx *ctx;                   /* the main context: whether there are others */
    pthread_mutex_t lock;
    uint64_t base, top;         /* guest addresses of the pages in `page` */
    uint64_t fresh;             /* guest memory from here on has never been handed out: it is zero */
    uint64_t brk, brk_end;      /* program break when sbrk has been used, and the end of memory then; else 0 */
    PageInfo *page;
    uint32_t npages, cap;
    Span **span;                /* by index; NULL where free */
    uint32_t nspans, span_cap, span_free;
    Span *partial[HEAP_CLASSES];
    uint32_t bin[HEAP_BINS];    /* first page of the first free run, or NOPAGE */
    uint64_t bin_map[(HEAP_BINS + 63) / 64];
} Heap;

/* ---- streams (host_stream.h) ---- */
typedef struct File File;

/* ---- descriptors and directories (host_fd.h, host_path.h) ---- */
#define MAX_FDS 1024
typedef struct Fd {
    int host;                   /* descriptor of the host, or -1: free */
    uint8_t borrowed;           /* stdin, stdout, stderr: never closed */
    uint8_t is_dir, writable, fifo, cloexec, virtual_dir;
    uint8_t doomed;             /* closed, but some threads are still at it */
    uint32_t users;             /* how many */
    char *path;                 /* directories: guest path */
} Fd;

typedef struct Mount { char *guest; int fd; int writable; } Mount;

/* ---- threads of the guest (host_lock.h, host_thread.h) ---- */
typedef struct ThreadValue { uint64_t value; uint32_t serial; } ThreadValue;
typedef struct ThreadExit { uint64_t fn, arg; } ThreadExit;

typedef struct HostThread {
    struct HostThread *next;    /* of all threads, the newest first; the main one last */
    Ctx *ctx;                   /* NULL when it is finished */
    uint64_t id;                /* its pthread_t */
    int depth;                  /* how often it holds the lock */
    uint32_t state;             /* T_* */
    uint8_t detached, joined, started, c11, exiting;
    pthread_t host;
    uint64_t fn, arg, result;
    uint64_t errno_cell;
    ThreadValue *value; uint32_t n_value;       /* by key */
    ThreadExit *at_exit; uint32_t n_at_exit, cap_at_exit;   /* destructors of thread_local objects */
    uint64_t cleanup;           /* innermost handler of pthread_cleanup_push: a guest address */
    char name[16];
} HostThread;

typedef struct ThreadKey { uint64_t destructor; uint32_t serial; uint8_t used; } ThreadKey;
#define MAX_KEYS 1024

typedef struct Interned { const char *text; uint64_t addr; } Interned;

typedef struct Host {
    Ctx *ctx;
    Heap heap;
    /* The bridge's own cells in guest memory: errno, stream handles, constant strings. */
    uint64_t statics, statics_end;
    Interned *interned; uint32_t n_interned;
    /* stdio */
    File *files;                /* all open streams */
    uint64_t *file_area; uint32_t n_areas;      /* guest addresses of the areas of handles */
    File **file_at;             /* by handle */
    File *in, *out, *err;
    locale_t c_locale;
    /* descriptors */
    Fd fd[MAX_FDS];
    int std_fd[3];
    int line_output;            /* stdout is written line by line, whatever it is */
    Mount *mount; int n_mounts;
    char cwd[4096];
    int umask, priority, dl_failed;
    /* process */
    uint64_t *atexit_fn, *atexit_arg; uint8_t *atexit_kind; uint32_t n_atexit, cap_atexit;
    uint64_t *quick_fn; uint32_t n_quick;
    uint64_t *fini, *fini_block; uint32_t n_fini;       /* destructors still to run; the block they stand in */
    int exiting;
    uint64_t signal_fn[65];
    uint64_t signal_block[65]; uint32_t signal_flags[65];
    uint64_t signal_pending, signal_mask, siginfo, ucontext, strsignal_buf;
    /* environment: a guest array of guest strings */
    char **env; int n_env;      /* as given by the host */
    uint64_t environ_cell;      /* guest address of the variable `environ` */
    uint64_t environ_array, environ_cap;        /* the array that setenv may extend */
    /* small states of single functions */
    uint64_t strtok_next, strerror_buf, tm_buf, asctime_buf, ctype_b, ctype_lower, ctype_upper;
    uint64_t lconv, getopt_cells[4], getopt_next, signgam_cell, progname_cell[2], tz_cells[3];
    uint64_t guard_cell, h_errno_cell, tmpnam_buf;
    uint64_t ecvt_buf, seed48_buf;
    struct RandState *rand;
    uint64_t entropy; int seeded;
    int round_mode, utf8;
    uint8_t locale[13];         /* by category: 0 C, 1 C.UTF-8 */
    uint64_t locale_buf, thread_locale;
    locale_t utf8_locale; int utf8_tried;
    uint64_t mb_state[5], mb_cell;
    int getopt_started, nonopt_from, nonopt_to;
    struct Dir **dirs; uint32_t n_dirs;
    struct Regex **regex; uint32_t n_regex; size_t regex_bytes;        /* compiled patterns (host_regex.h) */
    struct ZoneFile *zone_file; /* of the last zone that TZ named (host_zone.h) */
    /* threads */
    pthread_mutex_t lock;       /* over all of this but the heap */
    HostThread main_thread, *threads;
    uint64_t next_id;
    ThreadKey *key; uint32_t key_serial;
    uint32_t n_alive, n_stuck;  /* threads that run or wait; those that wait without a deadline */
    uint32_t changes;           /* of who is alive and what streams are in use: somebody may wait for that */
    uint32_t sweeps;            /* of all streams, to flush them */
    int foreign;                /* contexts that pthread_create did not make: they may wake anybody */
    int closing;
    uint64_t single_cell;
    char *tz;
    int64_t start_cpu;
    char zone_text[16]; uint64_t zone_buf;
} Host;

#define HOST(ctx) ((Host *)(ctx)->host)
#define IS_DIGIT(c) ((unsigned)(c) - '0' < 10u)

static void host_note(Ctx *ctx, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void host_note(Ctx *ctx, const char *format, ...)
{
    va_list ap;
    if (ctx->trap) return;
    va_start(ap, format);
    vsnprintf(ctx->trap_note, sizeof ctx->trap_note, format, ap);
    va_end(ap);
    /* Parts of a note may be the guest's: keep it plain text of one line. */
    for (char *p = ctx->trap_note; *p; p++) if (*p < ' ' || *p > '~') *p = '?';
}

/* Signals, deadlines: called by host functions that wait or take long. Non-zero: return at once. */
static inline int host_poll(Ctx *ctx)
{
    return ctx->poll ? ctx->poll(ctx) : ctx->trap != 0;
}

/* Step number i of something long, where steps take nanoseconds: now and then the deadline is looked at. Not 0: return at once. */
static inline int host_step(Ctx *ctx, uint64_t i) { return UNLIKELY((i & 0xFFFF) == 0xFFFF) && host_poll(ctx); }

/* ---- loads and stores of single values; 0 after a trap ---- */
#define DEFINE_ACCESS(T, name) \
    static inline T load_##name(Ctx *ctx, uint64_t addr) \
    { T v = 0; const char *p = guest_read(ctx, addr, sizeof v); if (p) memcpy(&v, p, sizeof v); return v; } \
    static inline int store_##name(Ctx *ctx, uint64_t addr, T v) \
    { char *p = guest_write(ctx, addr, sizeof v); if (!p) return -1; memcpy(p, &v, sizeof v); return 0; }
DEFINE_ACCESS(uint8_t, u8)
DEFINE_ACCESS(uint16_t, u16)
DEFINE_ACCESS(uint32_t, u32)
DEFINE_ACCESS(uint64_t, u64)
#undef DEFINE_ACCESS

/* Bytes from addr to the end of committed memory. */
static inline uint64_t guest_room(Ctx *ctx, uint64_t addr)
{
    addr = (uint32_t)addr;
    uint64_t end = guest_end(ctx, addr);
    return end ? end - addr : 0;
}

/* Bytes that may be written from addr on. */
static inline uint64_t guest_write_room(Ctx *ctx, uint64_t addr)
{
    addr = (uint32_t)addr;
    uint64_t end = guest_end(ctx, addr);
    if (!end) return 0;
    if (addr < ctx->ro_lo && ctx->ro_lo < ctx->ro_hi) return ctx->ro_lo - addr;
    if (addr < ctx->ro_hi) return 0;
    return end - addr;
}

/* The string at addr, at most n bytes of it: its length is that of the string or n. */
static inline const char *guest_cstrn(Ctx *ctx, uint64_t addr, uint64_t n, uint64_t *len)
{
    uint64_t room = guest_room(ctx, addr);
    const char *p, *z;
    *len = 0;
    if (n == 0) return ctx->mem + (uint32_t)addr;
    p = guest_read(ctx, addr, 1);
    if (!p) return NULL;
    z = (const char *)memchr(p, 0, n < room ? n : room);
    if (!z && n > room) { ctx_trap(ctx, TRAP_MEMORY, (uint32_t)addr + room); return NULL; }
    *len = z ? (uint64_t)(z - p) : n;
    return UNLIKELY(*len >= GUEST_BULK) && guest_bulk(ctx) ? NULL : p;
}

/* A copy of the guest string as a host string; to be freed. NULL after a trap or out of memory. */
static char *guest_strdup(Ctx *ctx, uint64_t addr)
{
    uint64_t n;
    const char *p = guest_cstr(ctx, addr, &n);
    char *s = p ? (char *)malloc(n + 1) : NULL;
    if (!s) return NULL;
    memcpy(s, p, n);
    s[n] = 0;
    return s;
}

/* ---- errno: numbers of Linux, in a guest cell ---- */
static int guest_errno_of(int host);

static inline void set_guest_errno(Ctx *ctx, int e)
{
    uint32_t v = (uint32_t)e;
    memcpy(ctx->mem + ((HostThread *)ctx->thread)->errno_cell, &v, 4);
}

static inline int get_guest_errno(Ctx *ctx)
{
    uint32_t v;
    memcpy(&v, ctx->mem + ((HostThread *)ctx->thread)->errno_cell, 4);
    return (int)v;
}

static inline void set_host_errno(Ctx *ctx) { set_guest_errno(ctx, guest_errno_of(errno)); }

/* ---- cells of the bridge in guest memory ---- */
static inline uint64_t heap_alloc_pages(Ctx *ctx, Heap *h, uint64_t n);

/* n bytes, zeroed, 16-aligned, never freed (the guest cannot either). 0 and a heap trap when memory is out. */
static uint64_t host_static_locked(Ctx *ctx, uint64_t n)
{
    Host *S = HOST(ctx);
    uint64_t addr;
    n = (n + 15) & ~15ull;
    if (n > S->statics_end - S->statics) {
        uint64_t chunk = n > 1024 ? n : 4096;
        addr = heap_alloc_pages(ctx, &S->heap, chunk);
        if (!addr) { host_note(ctx, "out of memory"); ctx_trap(ctx, TRAP_HEAP, 0); return 0; }
        memset(ctx->mem + addr, 0, chunk);
        if (n > 1024) return addr;
        S->statics = addr;
        S->statics_end = addr + chunk;
    }
    addr = S->statics;
    S->statics += n;
    return addr;
}

static inline void host_enter(Ctx *ctx);
static inline void host_leave(Ctx *ctx);

static uint64_t host_static(Ctx *ctx, uint64_t n)
{
    uint64_t addr;
    host_enter(ctx);
    addr = host_static_locked(ctx, n);
    host_leave(ctx);
    return addr;
}

static inline uint64_t host_static_once(Ctx *ctx, uint64_t *cell, uint64_t n)
{
    uint64_t addr;
    host_enter(ctx);
    addr = *cell ? *cell : (*cell = host_static_locked(ctx, n));
    host_leave(ctx);
    return addr;
}

/* Guest address of a constant string of the bridge. 0 after a trap. */
static uint64_t host_intern_locked(Ctx *ctx, const char *text)
{
    Host *S = HOST(ctx);
    uint64_t addr, n = strlen(text) + 1;
    Interned *grown;
    for (uint32_t i = 0; i < S->n_interned; i++)
        if (S->interned[i].text == text) return S->interned[i].addr;
    addr = host_static_locked(ctx, n);
    if (!addr) return 0;
    memcpy(ctx->mem + addr, text, n);
    grown = (Interned *)realloc(S->interned, (S->n_interned + 1) * sizeof *grown);
    if (grown) {
        S->interned = grown;
        grown[S->n_interned].text = text;
        grown[S->n_interned++].addr = addr;
    }
    return addr;
}

static uint64_t host_intern(Ctx *ctx, const char *text)
{
    uint64_t addr;
    host_enter(ctx);
    addr = host_intern_locked(ctx, text);
    host_leave(ctx);
    return addr;
}
#endif
