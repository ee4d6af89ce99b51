/* What the interpreter's handlers and its driver share: the shape of internal
 * code, the context, dispatch, and arithmetic that Cython cannot express.
 *
 * A handler is a function of the type `Handler`. All its arguments live in
 * machine registers; it ends in a tail call of the next instruction's handler.
 * That holds only when the compiler turns the call into a jump, so an
 * unoptimised build is refused here and a test looks at the machine code.
 */
#ifndef ALLVM_VM_CORE_H
#define ALLVM_VM_CORE_H
#if !defined(__OPTIMIZE__)
#error "the interpreter needs sibling-call optimisation: build it with -O2"
#endif
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the interpreter shares guest memory with the host and needs a little-endian machine"
#endif
#include "allvm_abi.h"
#include <math.h>
#include <pthread.h>

/* One instruction of internal code: a handler and four 16-bit operands; the last two also hold 32 bits. */
typedef struct Insn {
    void *h;
    uint16_t a, b;
    union { struct { uint16_t c, d; }; int32_t i; };
} Insn;

/* A frame of the register stack: [0] return address (Insn*), [1] the caller's frame (Slot*), then the registers. */
#define FRAME_HEADER 2

#define VM_NATIVE_PCS 208       /* as many as a stack trace has, and some */
enum { IN_HOST, IN_INTERPRETER, IN_NATIVE };
enum { STOP_INTERRUPT = 1, STOP_QUIETLY = 2 };

/* What all contexts of an instance share and what changes while they run. Translation, installing code, growing memory and
 * making contexts happen under the lock; running code reads what is published here without it. */
typedef struct VmShared {
    pthread_mutex_t lock;
    struct VmCtx *main, *contexts;      /* the instance's own; the further ones, linked by `next` */
    struct VmCtx *idle;                 /* of them those that nobody uses, linked by `next_idle` */
    struct VmCtx *ended;                /* it says why the program ends, or NULL */
    uint32_t n_contexts;
    Insn *arena_next;
    struct NativeRanges *ranges;        /* where installed code is; older tables hang on it */
    void *volatile pending;             /* batches of native code to install at the next safepoint */
    void *waiting;                      /* entries at headers of functions that are not translated yet */
    uint32_t n_waiting;
    int32_t osr_ready;                  /* there are headers with entries */
    void *replaced;                     /* loops of quick code that have a better version: entries at their headers */
    uint32_t n_replaced;
    int32_t poll_always;                /* quick code asks for one at each back edge */
    int64_t start_at;                   /* when to start what waits for a program that runs longer; 0: nothing does, -1: at the first entry it is told */
    int32_t compiling;                  /* Python's lock is in use elsewhere: ask for it seldom */
    uint64_t stacks_lo;                 /* guest memory from here on is taken for stacks */
    uint64_t most;                      /* limit in bytes of all of the guest's memory, and what stacks have taken of it */
    uint64_t stacks_size;
    /* thread-local data: where the main context's is, and what a new thread's copy begins with */
    uint64_t tls_lo, tls_size, tls_align;
    char *tls_image;
    int64_t fuel;                       /* units left for the contexts that share them, slices under way excluded */
} VmShared;

typedef struct NodeFrame NodeFrame;
typedef struct NodeGroup NodeGroup;

typedef struct VmCtx {
    Ctx abi;                    /* must be first: what host functions see */
    VmShared *shared;
    /* handlers of the driver, entered by tail calls */
    void *slow;                 /* the safepoint counter ran out */
    void *unwind;               /* abi.trap is set after a host call */
    void *lazy;                 /* a function is entered for the first time */
    /* where the guest stands; valid during host calls and after a trap */
    Insn *pc;
    Slot *R;
    Slot *top;                  /* first slot above all live frames */
    int64_t cnt;                /* the safepoint counter while it is not in its register */
    int32_t in_guest;           /* IN_HOST, or what runs: then a fault is the guest's */
    volatile int32_t stop;      /* set from outside: STOP_INTERRUPT or STOP_QUIETLY */
    /* limits */
    int64_t slice;              /* cnt was set to this last */
    int64_t *fuel;              /* units left beside this slice, when metered */
    int64_t own_fuel;           /* ... of a context that has a limit of its own */
    int32_t metered;
    int32_t depth;              /* nested activations */
    int64_t deadline;           /* ns on the coarse monotonic clock, or 0 */
    int64_t last_signals;
    int64_t timeout;            /* ns for each outermost call, or 0 */
    void *resume;               /* go on behind the setjmp in jump_pc */
    void *longjmp;              /* handler: acc holds the address of the jump buffer */
    void *throw_out;            /* handler: an exception leaves frame R */
    void *handle;               /* handler: go on in the frame that takes it */
    int (*do_setjmp)(struct VmCtx *ctx, uint64_t buffer, uint32_t slot);
    int (*check)(struct VmCtx *ctx);    /* looks at the limits; a trap number or 0 */
    int (*pycall)(struct VmCtx *ctx, Slot *args, uint32_t index);
    void (*tracer)(struct VmCtx *ctx, Insn *pc, Slot *R);
    /* code */
    HostFn *bindings;           /* per imported function; NULL: undefined or a Python callable */
    Insn **entry;               /* per function: where to enter it */
    uint32_t *type_of;          /* per function: its type */
    uint64_t n_functions;
    Insn *arena, *arena_end;
    /* register stack: [stack, stack_end) usable, then a guard up to stack_guard */
    Slot *stack;
    char *stack_end, *stack_guard;
    /* guest region: [region, region_end) reserved, abi.mem inside */
    char *region, *region_end;
    uint64_t serial;            /* of frames that call setjmp */
    uint64_t icount, ccount;    /* instructions and calls, when counting */
    uint64_t slices;            /* units consumed before this slice */
    uint64_t polls;
    void *code;                 /* struct of the translator */
    void *self;                 /* the Instance, borrowed */
    void *exception;            /* a Python exception on its way through the guest, or NULL */
    void *activation;           /* innermost */
    /* a longjmp on its way to an outer activation */
    void *jump_activation;
    Slot *jump_R;
    Insn *jump_pc;
    uint64_t jump_value, jump_sp;
    Insn *halt;                 /* pairs of instructions, of which the second is returned to: the end of an activation; a trap */
    void *call_handler;         /* of direct calls, whose targets may be patched */
    int32_t marked;             /* pc and R are stored here, whatever the registers hold */
    int32_t captured;           /* trap_rec describes the trap under way */
    void *trap_rec;
    /* native code: vm_native.h */
    HostFn *native;             /* per function: its uniform entry in native code, or NULL */
    void *native_exit;          /* the frame below the native frame that called out of native code, or NULL */
    char *c_limit;              /* the host's stack is not used below this */
    uint32_t n_imports;
    Insn *stand_in;             /* where the guest stands while native code runs in an interpreted function's frame */
    int (*run_function)(struct VmCtx *ctx, uint32_t function, Slot *args);
    int (*safepoint)(struct VmCtx *ctx, uint32_t function);     /* a slice is used up in native code */
    void (*tick)(struct VmCtx *ctx, uint64_t pc);               /* native code is at pc while a tick comes */
    int (*find_jump)(struct VmCtx *ctx, Insn *pc, Slot *R, uint64_t buffer);
    uint32_t *heat;             /* per function: safepoints at which it ran, since it was installed or last looked at */
    uint32_t *heat_calls;       /* per function: how many of them were at its calls */
    uint32_t *heat_at;          /* per function: the loop header of the last of the others, or none */
    int64_t slice_size;         /* units between two safepoints */
    int64_t short_units;        /* used by calls from outside that were shorter */
    void *plans;                /* per function, or NULL: from which call on it is native */
    void (*install)(struct VmCtx *ctx);                         /* what is pending */
    HostFn (*find_replacement)(struct VmCtx *ctx, uint32_t function, uint32_t header);
    void *osr;                  /* the loop header to enter native code at */
    uint32_t n_pcs;             /* program counters of the native frames at a trap, innermost first */
    uint64_t pcs[VM_NATIVE_PCS];
    /* dataflow graphs: vm_graph.h */
    HostFn *graph_ops;          /* per row of the ISA's group */
    int (*graph_call)(struct VmCtx *ctx, uint32_t row, Slot *args);     /* the graph runtime, in Python */
    NodeFrame *node;     /* the instance of a node that runs, or NULL */
    NodeGroup *group;    /* what the instances of that node share */
    uint64_t scratch_lo, scratch_at, scratch_hi;    /* guest memory for scratch blocks */
    void (*land)(struct VmCtx *ctx);    /* goes on behind a setjmp of native code, where there is such; does not return */
    HostFn chunk;               /* native code that an activation consists of, with its arguments */
    Slot *chunk_args;
    uint64_t ticks, last_tick;  /* safepoints forced on native code from outside, and where the last one was */
    /* contexts: contexts.pxi */
    struct VmCtx *next, *next_idle;
    uint32_t number;            /* 0: the instance's own */
    int32_t opened;             /* a host thread runs it */
    int32_t python_thread;      /* that thread handles Python's signals */
    struct Watched *watched;
    void *loop;                 /* the function that all instructions run in (dispatch.h), or NULL: each has its handler */
} VmCtx;

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

/* --- dispatch --- */
#define HANDLER_ARGS Insn *pc, Slot *R, char *mem, int64_t cnt, VmCtx *ctx, uint64_t acc, double facc, float sacc
typedef void (*Handler)(HANDLER_ARGS);

#if defined(__has_attribute)
# if __has_attribute(musttail)
#  define VM_MUSTTAIL __attribute__((musttail))
# endif
#endif
#ifndef VM_MUSTTAIL
# define VM_MUSTTAIL
#endif
/* Keep pc in the register that it arrives in: without this the compiler copies it elsewhere first. */
#if defined(__x86_64__)
# define VM_PIN "D"
# define VM_PIN_R "S"
#else
# define VM_PIN "r"
# define VM_PIN_R "r"
#endif
#define VM_GO(h, pc, R, mem, cnt, ctx, acc, facc, sacc) \
    do { VM_MUSTTAIL return ((Handler)(h))(pc, R, mem, cnt, ctx, acc, facc, sacc); } while (0)
#define NEXT(pc_, R, mem, cnt, ctx, acc, facc, sacc) do { \
    Insn *next_ = (pc_); __asm__("" : "+" VM_PIN(next_)); \
    VM_GO(next_->h, next_, R, mem, cnt, ctx, acc, facc, sacc); } while (0)
/* The same from a function that is no handler. */
#define CONTINUE(pc_, R, mem, cnt, ctx, acc, facc, sacc) do { \
    Insn *next_ = (pc_); \
    VM_GO(unlikely((ctx)->loop) ? (ctx)->loop : next_->h, next_, R, mem, cnt, ctx, acc, facc, sacc); } while (0)
#define SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc) VM_GO((ctx)->slow, pc, R, mem, cnt, ctx, acc, facc, sacc)
#define UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc) VM_GO((ctx)->unwind, pc, R, mem, cnt, ctx, acc, facc, sacc)
#define LAZY(pc, R, mem, cnt, ctx, acc, facc, sacc) VM_GO((ctx)->lazy, pc, R, mem, cnt, ctx, acc, facc, sacc)

#define RESUME(pc, R, mem, cnt, ctx, acc, facc, sacc) VM_GO((ctx)->resume, pc, R, mem, cnt, ctx, acc, facc, sacc)
#define THROW(pc, R, mem, cnt, ctx, acc, facc, sacc) VM_GO((ctx)->throw_out, pc, R, mem, cnt, ctx, acc, facc, sacc)
#define HANDLE(pc, R, mem, cnt, ctx, acc, facc, sacc) VM_GO((ctx)->handle, pc, R, mem, cnt, ctx, acc, facc, sacc)
#define LONGJMP(pc, R, mem, cnt, ctx, acc, facc, sacc) VM_GO((ctx)->longjmp, pc, R, mem, cnt, ctx, acc, facc, sacc)

/* A trap found by a handler: note where, and leave the chain of tail calls. It has the arguments of a handler, with the
 * trap's number in place of acc, so that it is jumped to. */
static __attribute__((noinline, cold, unused)) void vm_trap(HANDLER_ARGS)
{
    __asm__ volatile("" : : "r"(mem), "g"(facc), "g"(sacc));    /* used: no argument may move to another register */
    ctx->pc = pc; ctx->R = R; ctx->cnt = cnt;
    if (ctx->abi.trap == 0) ctx->abi.trap = (int32_t)acc;   /* else a helper has set it */
}
#define TRAP(kind, pc, R, mem, cnt, ctx, facc, sacc) \
    do { VM_MUSTTAIL return vm_trap(pc, R, mem, cnt, ctx, kind, facc, sacc); } while (0)
/* Branch displacements of 32 bits count bytes, those of 16 bits instructions. */
#define BRANCH(pc, bytes) ((pc) = (Insn *)((char *)(pc) + (bytes)))
#define BRANCH16(pc, n) ((pc) += (n))

/* Sequences of operations in one handler have 12 units of 16 bits: four in the instruction, eight in the next.
 * While the second access to guest memory is under way, pc is one byte ahead, which tells a fault where it was. */
#define UNIT(pc, n) (((const uint16_t *)(pc))[4 + (n)])
#define WIDE(pc, n) (*(const int32_t *)&UNIT(pc, n))
#define WORD(pc, n) (*(const Slot *)&UNIT(pc, n))
#define STEP(pc) do { (pc) = (Insn *)((char *)(pc) + 1); __asm__("" : "+" VM_PIN(pc)); } while (0)
#define UNSTEP(pc) ((Insn *)((char *)(pc) - 1))

/* --- where a fault happened ---
 * The signal handler must learn pc and R of the faulting handler. On machines
 * whose argument registers we know it reads them from the machine context:
 * nothing is stored at each access, but pc and R must still be in their registers
 * at the time of the access. Empty asm statements before and behind it demand
 * that; a test looks whether the compiler obeyed. Elsewhere both are stored. */
#if defined(__x86_64__) || defined(__aarch64__)
# define VM_FAULT_REGISTERS 1
# define MARK(pc, R, ctx) __asm__ volatile("" : "+" VM_PIN(pc), "+" VM_PIN_R(R))
# define FENCE_I(pc, v) __asm__ volatile("" : "+" VM_PIN(pc), "+r"(v))
# if defined(__x86_64__)
#  define FENCE_F(pc, v) __asm__ volatile("" : "+" VM_PIN(pc), "+x"(v))
# else
#  define FENCE_F(pc, v) __asm__ volatile("" : "+" VM_PIN(pc), "+w"(v))
# endif
# define FENCE_ST(pc) __asm__ volatile("" : "+" VM_PIN(pc) : : "memory")
# define FENCE_CALL(pc, R) __asm__ volatile("" : "+" VM_PIN(pc), "+" VM_PIN_R(R) : : "memory")
#else
# define MARK(pc_, R_, ctx) ((ctx)->pc = (pc_), (ctx)->R = (R_))
# define FENCE_I(pc, v) ((void)0)
# define FENCE_F(pc, v) ((void)0)
# define FENCE_ST(pc) __asm__ volatile("" : : : "memory")
# define FENCE_CALL(pc, R) __asm__ volatile("" : : : "memory")
#endif

/* For handlers that are too long to rely on their registers. */
#define MARK_LONG(pc_, R_, ctx) \
    do { (ctx)->pc = (pc_); (ctx)->R = (R_); (ctx)->marked = 1; __asm__ volatile("" : : : "memory"); } while (0)
#define UNMARK(ctx) do { __asm__ volatile("" : : : "memory"); (ctx)->marked = 0; } while (0)

/* --- guest memory: any alignment, any type --- */
typedef int8_t g_int8_t __attribute__((may_alias));
typedef uint8_t g_uint8_t __attribute__((may_alias));
typedef int16_t g_int16_t __attribute__((may_alias, aligned(1)));
typedef uint16_t g_uint16_t __attribute__((may_alias, aligned(1)));
typedef int32_t g_int32_t __attribute__((may_alias, aligned(1)));
typedef uint32_t g_uint32_t __attribute__((may_alias, aligned(1)));
typedef uint64_t g_uint64_t __attribute__((may_alias, aligned(1)));
typedef float g_float __attribute__((may_alias, aligned(1)));
typedef double g_double __attribute__((may_alias, aligned(1)));
#define LD(T, p) (*(const g_##T *)(p))
#define ST(T, p, v) (*(g_##T *)(p) = (v))
#define LD_int8_t(p) LD(int8_t, p)
#define LD_uint8_t(p) LD(uint8_t, p)
#define LD_int16_t(p) LD(int16_t, p)
#define LD_uint16_t(p) LD(uint16_t, p)
#define LD_int32_t(p) LD(int32_t, p)
#define LD_uint32_t(p) LD(uint32_t, p)
#define LD_uint64_t(p) LD(uint64_t, p)
#define LD_float(p) LD(float, p)
#define LD_double(p) LD(double, p)
#define ST_uint8_t(p, v) ST(uint8_t, p, v)
#define ST_uint16_t(p, v) ST(uint16_t, p, v)
#define ST_uint32_t(p, v) ST(uint32_t, p, v)
#define ST_uint64_t(p, v) ST(uint64_t, p, v)
#define ST_float(p, v) ST(float, p, v)
#define ST_double(p, v) ST(double, p, v)

/* Sequentially consistent where the address is a multiple of the width. */
enum { RMW_ADD, RMW_SUB, RMW_AND, RMW_OR, RMW_XOR, RMW_XCHG, RMW_MIN_S, RMW_MAX_S, RMW_MIN_U, RMW_MAX_U, RMW_NAND };
#define VM_ATOMICS(T, S) \
    static inline T vm_rmw_result_##T(T a, T b, unsigned kind) { \
        switch (kind) { \
        case RMW_ADD: return a + b; \
        case RMW_SUB: return a - b; \
        case RMW_AND: return a & b; \
        case RMW_OR: return a | b; \
        case RMW_XOR: return a ^ b; \
        case RMW_MIN_S: return (S)a < (S)b ? a : b; \
        case RMW_MAX_S: return (S)a > (S)b ? a : b; \
        case RMW_MIN_U: return a < b ? a : b; \
        case RMW_MAX_U: return a > b ? a : b; \
        case RMW_NAND: return ~(a & b); \
        default: return b; } } \
    static inline T vm_atomic_ld_##T(char *p) { \
        if (unlikely((uintptr_t)p % sizeof(T))) return LD(T, p); \
        return __atomic_load_n((T *)p, __ATOMIC_SEQ_CST); } \
    static inline void vm_atomic_st_##T(char *p, T v) { \
        if (unlikely((uintptr_t)p % sizeof(T))) ST(T, p, v); \
        else __atomic_store_n((T *)p, v, __ATOMIC_SEQ_CST); } \
    static inline T vm_atomic_rmw_##T(char *p, T v, unsigned kind) { \
        if (unlikely((uintptr_t)p % sizeof(T))) { \
            T was = LD(T, p); ST(T, p, vm_rmw_result_##T(was, v, kind)); return was; } \
        if (kind == RMW_ADD) return __atomic_fetch_add((T *)p, v, __ATOMIC_SEQ_CST); \
        T was = __atomic_load_n((T *)p, __ATOMIC_SEQ_CST); \
        while (!__atomic_compare_exchange_n((T *)p, &was, vm_rmw_result_##T(was, v, kind), 0, \
                                            __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {} \
        return was; } \
    static inline T vm_atomic_cas_##T(char *p, T expected, T v) { \
        if (unlikely((uintptr_t)p % sizeof(T))) { \
            T was = LD(T, p); ST(T, p, was == expected ? v : was); return was; } \
        __atomic_compare_exchange_n((T *)p, &expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
        return expected; }
VM_ATOMICS(uint8_t, int8_t)
VM_ATOMICS(uint16_t, int16_t)
VM_ATOMICS(uint32_t, int32_t)
VM_ATOMICS(uint64_t, int64_t)
#define vm_fence() __atomic_thread_fence(__ATOMIC_SEQ_CST)

/* Whole ranges are checked before the first byte is written. Long ones go in pieces so that a
 * deadline or Ctrl-C is noticed. Not 0: ctx->abi.trap is set. */
#define VM_PIECE (16u << 20)
#define VM_SHORT (256u << 10)   /* of this many the loop around may do thousands before it comes to a safepoint */
static __attribute__((noinline, unused)) int vm_copy(VmCtx *ctx, uint64_t to, uint64_t from, uint64_t n)
{
    char *d = guest_range(&ctx->abi, to, n, 1);
    char *s = d ? guest_range(&ctx->abi, from, n, 0) : 0;
    if (!s) return -1;
    if (likely(n <= VM_SHORT)) { memmove(d, s, n); return 0; }
    int up = d <= s || d >= s + n;
    for (uint64_t done = 0, k; done < n; done += k) {
        k = n - done < VM_PIECE ? n - done : VM_PIECE;
        uint64_t at = up ? done : n - done - k;
        memmove(d + at, s + at, k);
        if (ctx->check(ctx)) return -1;
    }
    return 0;
}
static __attribute__((noinline, unused)) int vm_fill(VmCtx *ctx, uint64_t to, uint32_t byte, uint64_t n)
{
    char *d = guest_range(&ctx->abi, to, n, 1);
    if (!d) return -1;
    for (uint64_t done = 0, k; done < n; done += k) {
        k = n - done < VM_PIECE ? n - done : VM_PIECE;
        memset(d + done, (int)byte, k);
        if (n > VM_SHORT && ctx->check(ctx)) return -1;
    }
    return 0;
}
/* --- arithmetic --- */
static inline uint32_t vm_bits_f32(float x) { uint32_t u; memcpy(&u, &x, 4); return u; }
static inline uint64_t vm_bits_f64(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static inline float vm_f32_bits(uint32_t u) { float x; memcpy(&x, &u, 4); return x; }
static inline double vm_f64_bits(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }

#define S32(x) ((int32_t)(x))
#define S64(x) ((int64_t)(x))
static inline uint32_t ROTL32(uint32_t x, uint32_t n) { n &= 31; return x << n | x >> (-n & 31); }
static inline uint32_t ROTR32(uint32_t x, uint32_t n) { n &= 31; return x >> n | x << (-n & 31); }
static inline uint64_t ROTL64(uint64_t x, uint64_t n) { n &= 63; return x << n | x >> (-n & 63); }
static inline uint64_t ROTR64(uint64_t x, uint64_t n) { n &= 63; return x >> n | x << (-n & 63); }
static inline uint32_t CLZ32(uint32_t x) { return x ? (uint32_t)__builtin_clz(x) : 32; }
static inline uint32_t CTZ32(uint32_t x) { return x ? (uint32_t)__builtin_ctz(x) : 32; }
static inline uint64_t CLZ64(uint64_t x) { return x ? (uint64_t)__builtin_clzll(x) : 64; }
static inline uint64_t CTZ64(uint64_t x) { return x ? (uint64_t)__builtin_ctzll(x) : 64; }
/* Without a flag for the CPU the builtin is a library call, which a handler must not make. */
static inline uint64_t POPCNT64(uint64_t x)
{
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return x * 0x0101010101010101u >> 56;
}
static inline uint32_t POPCNT32(uint32_t x) { return (uint32_t)POPCNT64(x); }
#define BSWAP32(x) __builtin_bswap32(x)
#define BSWAP64(x) __builtin_bswap64(x)
static inline uint64_t BITREV64(uint64_t x)
{
    x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
    x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
    x = (x >> 4 & 0x0f0f0f0f0f0f0f0fu) | (x & 0x0f0f0f0f0f0f0f0fu) << 4;
    return __builtin_bswap64(x);
}
static inline uint32_t BITREV32(uint32_t x) { return (uint32_t)(BITREV64(x) >> 32); }
static inline uint64_t MULH_U64(uint64_t a, uint64_t b) { return (uint64_t)((unsigned __int128)a * b >> 64); }
static inline uint64_t MULH_S64(uint64_t a, uint64_t b)
{
    return (uint64_t)((__int128)(int64_t)a * (int64_t)b >> 64);
}
#define SEXT8_32(x) ((uint32_t)(int8_t)(x))
#define SEXT16_32(x) ((uint32_t)(int16_t)(x))
#define SEXT8_64(x) ((uint64_t)(int64_t)(int8_t)(x))
#define SEXT16_64(x) ((uint64_t)(int64_t)(int16_t)(x))
#define SEXT32_64(x) ((uint64_t)(int64_t)(int32_t)(x))
/* Division: the divisor is neither 0 nor -1 (checked by the handler). Wide division is slow on
 * many machines, and most operands are small. */
#define DIV_S32(a, b) ((uint32_t)((int32_t)(a) / (int32_t)(b)))
#define REM_S32(a, b) ((uint32_t)((int32_t)(a) % (int32_t)(b)))
#define DIV_S64(a, b) ((uint64_t)((int64_t)(a) / (int64_t)(b)))
#define REM_S64(a, b) ((uint64_t)((int64_t)(a) % (int64_t)(b)))

/* Division by a positive constant of 31 bits, see iops.py: of the magnitude, then the dividend's sign. */
static inline uint32_t MAGIC_DIV_S32(uint64_t magic, uint32_t a)
{
    uint32_t sign = (uint32_t)((int32_t)a >> 31), q = (uint32_t)MULH_U64(magic, (a ^ sign) - sign);
    return (q ^ sign) - sign;
}
static inline uint32_t MAGIC_REM_S32(uint64_t magic, uint32_t a, uint32_t d)
{
    uint32_t sign = (uint32_t)((int32_t)a >> 31), r = (uint32_t)MULH_U64(magic * ((a ^ sign) - sign), d);
    return (r ^ sign) - sign;
}

/* A number beats NaN; -0 < +0. Equal numbers differ in nothing but the sign of zero. */
static inline double FMIN64(double a, double b)
{
    if (a < b) return a;
    if (b < a) return b;
    if (a == b) return vm_f64_bits(vm_bits_f64(a) | vm_bits_f64(b));
    return a != a ? b : a;
}
static inline double FMAX64(double a, double b)
{
    if (a > b) return a;
    if (b > a) return b;
    if (a == b) return vm_f64_bits(vm_bits_f64(a) & vm_bits_f64(b));
    return a != a ? b : a;
}
static inline float FMIN32(float a, float b)
{
    if (a < b) return a;
    if (b < a) return b;
    if (a == b) return vm_f32_bits(vm_bits_f32(a) | vm_bits_f32(b));
    return a != a ? b : a;
}
static inline float FMAX32(float a, float b)
{
    if (a > b) return a;
    if (b > a) return b;
    if (a == b) return vm_f32_bits(vm_bits_f32(a) & vm_bits_f32(b));
    return a != a ? b : a;
}
#define COPYSIGN64(a, b) __builtin_copysign(a, b)
#define COPYSIGN32(a, b) __builtin_copysignf(a, b)
#define FNEG64(a) (-(a))
#define FNEG32(a) (-(a))
#define FABS64(a) __builtin_fabs(a)
#define FABS32(a) __builtin_fabsf(a)

/* Rounding and fma are instructions of most CPUs, but library calls unless the build is for these. So look at run time,
 * and round by hand where there is no such instruction: a call would cost every handler a frame. */
#if defined(__x86_64__) && defined(__GNUC__)
static int vm_sse41, vm_fma3;
static __attribute__((unused)) void vm_detect_cpu(void)
{
    __builtin_cpu_init();
    vm_sse41 = __builtin_cpu_supports("sse4.1");
    vm_fma3 = __builtin_cpu_supports("fma") && __builtin_cpu_supports("avx");
}
/* Numbers of at least 2^52 are integers; so are infinities and NaN, which come back quiet. */
static inline double vm_trunc(double x)
{
    return __builtin_fabs(x) < 4503599627370496.0 ? __builtin_copysign((double)(int64_t)x, x) : x + x - x;
}
static inline double vm_floor(double x)
{
    double t = vm_trunc(x);
    return t > x ? t - 1.0 : t;
}
static inline double vm_ceil(double x)
{
    double t = vm_trunc(x);
    return t < x ? __builtin_copysign(t + 1.0, x) : t;
}
static inline double vm_nearest(double x)
{
    volatile double big = 4503599627370496.0;       /* adding it rounds; volatile, or it would be optimised away */
    double a = __builtin_fabs(x);
    return a < 4503599627370496.0 ? __builtin_copysign(a + big - big, x) : x + x - x;
}
# define VM_ROUND(T, insn, mode, x, slow) ({ T r_, x_ = (x); \
    if (likely(vm_sse41)) __asm__(insn " $" mode ", %1, %0" : "=x"(r_) : "x"(x_)); else r_ = (T)slow(x_); r_; })
# define VM_CEIL64(x) VM_ROUND(double, "roundsd", "10", x, vm_ceil)
# define VM_FLOOR64(x) VM_ROUND(double, "roundsd", "9", x, vm_floor)
# define VM_TRUNC64(x) VM_ROUND(double, "roundsd", "11", x, vm_trunc)
# define VM_NEAREST64(x) VM_ROUND(double, "roundsd", "8", x, vm_nearest)
# define VM_CEIL32(x) VM_ROUND(float, "roundss", "10", x, vm_ceil)
# define VM_FLOOR32(x) VM_ROUND(float, "roundss", "9", x, vm_floor)
# define VM_TRUNC32(x) VM_ROUND(float, "roundss", "11", x, vm_trunc)
# define VM_NEAREST32(x) VM_ROUND(float, "roundss", "8", x, vm_nearest)
# define VM_FMA(T, insn, a, b, c, slow) ({ T r_ = (a), b_ = (b), c_ = (c); \
    if (likely(vm_fma3)) __asm__(insn " %2, %1, %0" : "+x"(r_) : "x"(b_), "x"(c_)); else r_ = slow(r_, b_, c_); r_; })
# define VM_FMA64(a, b, c) VM_FMA(double, "vfmadd213sd", a, b, c, fma)
# define VM_FMA32(a, b, c) VM_FMA(float, "vfmadd213ss", a, b, c, fmaf)
#else
static __attribute__((unused)) void vm_detect_cpu(void) {}
# define VM_CEIL64(x) ceil(x)
# define VM_FLOOR64(x) floor(x)
# define VM_TRUNC64(x) trunc(x)
# define VM_NEAREST64(x) rint(x)
# define VM_CEIL32(x) ceilf(x)
# define VM_FLOOR32(x) floorf(x)
# define VM_TRUNC32(x) truncf(x)
# define VM_NEAREST32(x) rintf(x)
# define VM_FMA64(a, b, c) fma(a, b, c)
# define VM_FMA32(a, b, c) fmaf(a, b, c)
#endif

/* Float to integer: towards zero, saturating, NaN gives 0. The bounds are exact in the float's type. */
#define VM_CVT(name, T, F, lo, hi, min, max) \
    static inline T name(F x) { if (likely(x > (lo) && x < (hi))) return (T)x; return x != x ? 0 : x < 0 ? (min) : (max); }
VM_CVT(vm_cvt_s32_f64, int32_t, double, -2147483649.0, 2147483648.0, INT32_MIN, INT32_MAX)
VM_CVT(vm_cvt_u32_f64, uint32_t, double, -1.0, 4294967296.0, 0, UINT32_MAX)
static inline int32_t vm_cvt_s32_f32(float x) { return vm_cvt_s32_f64((double)x); }
static inline uint32_t vm_cvt_u32_f32(float x) { return vm_cvt_u32_f64((double)x); }
static inline int64_t vm_cvt_s64_f64(double x)
{
    if (likely(x >= -9223372036854775808.0 && x < 9223372036854775808.0)) return (int64_t)x;
    return x != x ? 0 : x < 0 ? INT64_MIN : INT64_MAX;
}
VM_CVT(vm_cvt_u64_f64, uint64_t, double, -1.0, 18446744073709551616.0, 0, UINT64_MAX)
static inline int64_t vm_cvt_s64_f32(float x) { return vm_cvt_s64_f64((double)x); }
static inline uint64_t vm_cvt_u64_f32(float x) { return vm_cvt_u64_f64((double)x); }
#define CVT_S32_F64(x) ((uint32_t)vm_cvt_s32_f64(x))
#define CVT_U32_F64(x) vm_cvt_u32_f64(x)
#define CVT_S64_F64(x) ((uint64_t)vm_cvt_s64_f64(x))
#define CVT_U64_F64(x) vm_cvt_u64_f64(x)
#define CVT_S32_F32(x) ((uint32_t)vm_cvt_s32_f32(x))
#define CVT_U32_F32(x) vm_cvt_u32_f32(x)
#define CVT_S64_F32(x) ((uint64_t)vm_cvt_s64_f32(x))
#define CVT_U64_F32(x) vm_cvt_u64_f32(x)
#endif
