/* The C ABI between the interpreter, native code and the host library.
 *
 * Slots are the registers of the guest. A host function has the type HostFn:
 * its arguments are in args[0], args[1], ... in the order of its signature; it
 * writes its results over them from args[0] on. An i32 or f32 result must be
 * written with its upper 32 bits clear.
 *
 * A host function that cannot go on (a pointer outside guest memory, exit)
 * calls ctx_trap() and returns at once; so does one whose callback into the
 * guest returned non-zero (ctx->trap is then already set and must be left).
 */
#ifndef ALLVM_ABI_H
#define ALLVM_ABI_H
#include <stdint.h>
#include <stddef.h>
#include <string.h>

typedef union Slot {
    uint64_t u64; int64_t s64; uint32_t u32; int32_t s32; float f32; double f64; void *ptr;
} Slot;

typedef struct Ctx Ctx;
typedef void (*HostFn)(Ctx *ctx, Slot *args);

/* Numbers as in ir/isa.py TRAPS; the two below leave the guest without being faults. */
enum {
    TRAP_NONE = 0, TRAP_UNREACHABLE = 1, TRAP_MEMORY = 2, TRAP_DIVIDE = 3, TRAP_OVERFLOW = 4,
    TRAP_STACK = 5, TRAP_INDIRECT = 6, TRAP_SIGNATURE = 7, TRAP_UNDEFINED = 8, TRAP_LONGJMP = 9,
    TRAP_ABORT = 10, TRAP_HEAP = 11, TRAP_HOST = 12, TRAP_INTERRUPT = 13, TRAP_TIMEOUT = 14,
    TRAP_FUEL = 15, TRAP_ASSERT = 16, TRAP_GRAPH = 17, TRAP_EXCEPTION = 18,
    UNWIND_EXIT = 100,      /* exit(): ctx->exit_code */
    UNWIND_LONGJMP = 101,   /* a longjmp is on its way to an outer activation of the interpreter */
    UNWIND_PYTHON = 102,    /* a Python exception is set */
    UNWIND_STOP = 103,      /* the whole program ends, for a reason that another context has */
    UNWIND_PARK = 104,      /* a node's instance waits at a barrier (vm_graph.h) */
    UNWIND_THROW = 105,     /* an exception is on its way to an outer activation of the interpreter */
    UNWIND_THREAD = 106     /* pthread_exit() */
};

#define PAGE 65536u                     /* granule of commitment in guest memory */
#define GUEST_SPACE 0x100000000ull

struct Ctx {
    /* --- shared with the host library and native code; order is ABI --- */
    char *mem;                  /* host address of guest address 0 */
    int32_t trap;               /* TRAP_*, UNWIND_* or 0; set by ctx_trap */
    int32_t exit_code;
    uint64_t trap_addr;         /* guest address of a memory trap */
    char trap_note[256];        /* what a person should read beside the kind of trap, or "" */
    /* Committed guest memory is [stack_lo, heap_end). It is writable except [ro_lo, ro_hi). The stacks of
     * further contexts lie above heap_max, see `stacks`. */
    uint64_t stack_lo, stack_hi;
    uint64_t ro_lo, ro_hi;
    uint64_t heap_lo, heap_end; /* heap_end: end of committed memory, grows by grow() */
    uint64_t heap_max;          /* limit of heap_end */
    uint64_t sp;                /* guest stack pointer */
    void *host;                 /* state of the host library */
    /* Commit memory up to guest address `end` (rounded up to PAGE). 0, or -1 when over the limit. */
    int (*grow)(Ctx *ctx, uint64_t end);
    /* Call the guest function at guest address `fn`, whose type must be `nparams` and `nresults`
     * values of the given types (bytes 'i' i32, 'l' i64, 'f' f32, 'd' f64, e.g. sig "ll:i"). Arguments
     * and results in args[]. 0, or non-zero when the guest is unwinding (return at once). */
    int (*call)(Ctx *ctx, uint64_t fn, Slot *args, const char *sig);
    /* Signals, deadline: called by host functions that wait or take long, a few times every 10 ms.
     * 0, or non-zero when ctx->trap is set (return at once). May be NULL. */
    int (*poll)(Ctx *ctx);
    /* For native code only (docs/native-abi.md). */
    void (*native_call)(Ctx *ctx, uint32_t function, Slot *args);
    void (*native_icall)(Ctx *ctx, uint64_t address, uint32_t type, Slot *args);
    void (*native_trap)(Ctx *ctx, int kind, uint64_t address);
    void (*native_longjmp)(Ctx *ctx, uint64_t buffer, uint32_t value);
    void (*native_copy)(Ctx *ctx, uint64_t to, uint64_t from, uint64_t n);
    void (*native_fill)(Ctx *ctx, uint64_t to, uint32_t byte, uint64_t n);
    void (*native_slow)(Ctx *ctx);  /* native_units is negative */
    int64_t native_units;           /* calls and back edges left in this slice, when metered */
    uint64_t sp_lo, sp_hi;          /* this context's own stack; the main context's is [stack_lo, stack_hi) */
    /* The stacks of further contexts, or NULL while there are none: then no other thread is about. */
    struct GuestStacks *stacks;
    void (*native_graph)(Ctx *ctx, uint32_t row, Slot *args);   /* an instruction of dataflow graphs (vm_graph.h) */
    HostFn (*native_replace)(Ctx *ctx, uint32_t function, uint32_t header);     /* native_poll is set */
    int64_t native_poll;            /* quick code: ask at the next back edge for a better version of the loop */
    /* Have at least `units` in native_units, if there is fuel for it; what is not used goes back at the next slice. */
    void (*native_reserve)(Ctx *ctx, int64_t units);
    uint64_t unwinding;             /* not 0: native code returns because of an exception */
    uint64_t exception;             /* what was thrown last */
    uint64_t uncaught;              /* ... and the guest function to call where nothing catches it */
    uint64_t tls;                   /* where this context's thread-local data is, less where the main context's is */
    struct TypedEntry *native_typed;    /* per function; code made with Options.typed calls through it */
    uint64_t native_functions;          /* how many there are */
    /* Threads of the guest, for the host library. */
    void *thread;                   /* the library's state of the thread that this context runs */
    int (*attach)(Ctx *ctx);        /* the library's: make `thread` for a further context; 0, or -1: no memory */
    void (*detach)(Ctx *ctx);       /* the library's: stop and join the threads that it has made */
    Ctx *(*fork)(Ctx *ctx, uint64_t stack_size);    /* a further context, or NULL: no memory, or too many */
    int (*open)(Ctx *ctx);          /* this host thread will run it: 0, or a trap is set */
    void (*close)(Ctx *ctx);        /* ... is done with it */
    void (*drop)(Ctx *ctx);         /* nobody will use it again */
    /* The program ends for the reason that ctx->trap gives: all other contexts stop. ctx may be the library's own. */
    void (*end)(Ctx *ctx);
};

/* A function's entry with arguments and results in registers. type is ~0 while there is none; it is never taken back. */
typedef struct TypedEntry { void *entry; uint32_t type, none; } TypedEntry;

/* The stacks of further contexts, downwards from the end of the address space, each above a guard. They are never
 * taken away again, only used again. */
#define MAX_STACKS 4096
typedef struct GuestStack { uint64_t lo, hi; } GuestStack;
typedef struct GuestStacks {
    uint32_t n;
    GuestStack at[MAX_STACKS];
} GuestStacks;

static inline void ctx_trap(Ctx *ctx, int kind, uint64_t addr)
{
    if (ctx->trap == 0) { ctx->trap = kind; ctx->trap_addr = addr; }
}

/* The end of the further context's stack that addr lies in, or 0. */
static __attribute__((noinline, unused)) uint64_t guest_stack_end(Ctx *ctx, uint64_t addr)
{
    const GuestStacks *s = ctx->stacks;
    uint32_t low = 0, high;
    if (!s) return 0;
    if (addr >= ctx->sp_lo && addr < ctx->sp_hi) return ctx->sp_hi;
    high = __atomic_load_n(&s->n, __ATOMIC_ACQUIRE);
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (addr < s->at[middle].lo) low = middle + 1;
        else high = middle;
    }
    return low < s->n && addr < s->at[low].hi ? s->at[low].hi : 0;
}

/* Where the accessible memory that addr (32 bits) lies in ends; 0: it lies in none. */
static inline uint64_t guest_end(Ctx *ctx, uint64_t addr)
{
    return addr >= ctx->stack_lo && addr < ctx->heap_end ? ctx->heap_end : guest_stack_end(ctx, addr);
}

/* guest_range for what is not in the one large piece. */
static __attribute__((noinline, unused)) char *guest_range_far(Ctx *ctx, uint64_t addr, uint64_t n)
{
    uint64_t end = guest_end(ctx, addr);
    if (end && n <= end - addr) return ctx->mem + addr;
    ctx_trap(ctx, TRAP_MEMORY, end ? end : addr);
    return NULL;
}

/* Work on so many bytes takes long enough to look at the deadline before it: the guest's next safepoint may be thousands of calls away. */
#define GUEST_BULK (1u << 20)
static __attribute__((noinline, unused)) int guest_bulk(Ctx *ctx) { return ctx->poll && ctx->poll(ctx); }

/* A host pointer to guest bytes [addr, addr+n), or NULL after setting a trap: of memory, or a limit's.
 * Addresses are truncated to 32 bits as every access is. n == 0 is always fine. */
static inline char *guest_range(Ctx *ctx, uint64_t addr, uint64_t n, int write)
{
    addr = (uint32_t)addr;
    if (n == 0) return ctx->mem + addr;
    if (addr < ctx->stack_lo || addr > ctx->heap_end || n > ctx->heap_end - addr) return guest_range_far(ctx, addr, n);
    if (write && addr < ctx->ro_hi && addr + n > ctx->ro_lo) {
        ctx_trap(ctx, TRAP_MEMORY, addr > ctx->ro_lo ? addr : ctx->ro_lo); return NULL; }
    if (__builtin_expect(n >= GUEST_BULK, 0) && guest_bulk(ctx)) return NULL;
    return ctx->mem + addr;
}
#define guest_read(ctx, addr, n) ((const char *)guest_range(ctx, addr, n, 0))
#define guest_write(ctx, addr, n) guest_range(ctx, addr, n, 1)

/* Length of the guest string at addr; NULL and a trap when it runs out of guest memory. */
static inline const char *guest_cstr(Ctx *ctx, uint64_t addr, uint64_t *len)
{
    const char *p = guest_range(ctx, addr, 1, 0);
    if (!p) return NULL;
    uint64_t end = guest_end(ctx, (uint32_t)addr);
    const char *z = (const char *)memchr(p, 0, end - (uint32_t)addr);
    if (!z) { ctx_trap(ctx, TRAP_MEMORY, end); return NULL; }
    if (__builtin_expect((uint64_t)(z - p) >= GUEST_BULK, 0) && guest_bulk(ctx)) return NULL;
    if (len) *len = (uint64_t)(z - p);
    return p;
}
#endif
