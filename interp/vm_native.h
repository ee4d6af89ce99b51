/* Native code at run time: entering and leaving it, its frames, faults in it.
 *
 * Native functions keep frame pointers, so that their frames can be walked: vm_caller_frame and vm_return_address
 * know where a frame has what. A chain of native frames ends
 * where a return address lies outside installed code. Where native code calls
 * out, `native_exit` holds the frame of the C function called, whose return
 * address is in native code.
 *
 * Leaving native code for good, by a trap or a longjmp, is a siglongjmp to the
 * innermost activation. Nothing is on the stack in between that would need to
 * be undone: the functions here hold nothing while native code runs.
 */
#ifndef ALLVM_VM_NATIVE_H
#define ALLVM_VM_NATIVE_H
#include "vm_core.h"
#include <setjmp.h>
#include <stdio.h>

#define VM_C_MARGIN (256u << 10)        /* of the host's stack, for what native code calls */

typedef struct NativeRange { uint64_t lo, hi; } NativeRange;
typedef struct NativeRanges { struct NativeRanges *older; uint32_t n; NativeRange range[]; } NativeRanges;    /* sorted */

static int vm_in_code(const VmCtx *ctx, uint64_t pc)
{
    const NativeRanges *r = __atomic_load_n(&ctx->shared->ranges, __ATOMIC_ACQUIRE);
    if (!r) return 0;
    uint32_t low = 0, high = r->n;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (pc >= r->range[middle].hi) low = middle + 1;
        else high = middle;
    }
    return low < r->n && pc >= r->range[low].lo;
}

/* What a frame pointer points to: below it (RISC-V), above it, or a chain of stack pointers (POWER). */
static inline uint64_t *vm_caller_frame(uint64_t *frame)
{
#if defined(__riscv)
    return (uint64_t *)frame[-2];
#else
    return (uint64_t *)frame[0];
#endif
}

static inline uint64_t vm_return_address(uint64_t *frame)
{
#if defined(__riscv)
    return frame[-1];
#elif defined(__powerpc64__)
    return ((uint64_t *)frame[0])[2];
#else
    return frame[1];
#endif
}

/* Program counters from pc on outwards into pcs[n...]; those of calls lie inside the call. How many there are then. */
static uint32_t vm_walk(const VmCtx *ctx, uint64_t pc, uint64_t *frame, char *low, char *high,
                        uint64_t *pcs, uint32_t n, uint32_t max)
{
    while (n < max && vm_in_code(ctx, pc)) {
        pcs[n++] = pc;
        if ((uintptr_t)frame % 8 || (char *)frame < low || (char *)frame > high - 16) break;
        low = (char *)(frame + 2);
#if defined(__powerpc64__)
        if (frame[0] % 8 || (char *)frame[0] < low || (char *)frame[0] > high - 24) break;
#endif
        pc = vm_return_address(frame) - 1;
        frame = vm_caller_frame(frame);
    }
    return n;
}

/* The frames of native code that called out with the frame `exit`. */
static uint32_t vm_walk_exit(const VmCtx *ctx, void *exit, char *high, uint64_t *pcs, uint32_t n, uint32_t max)
{
    uint64_t *frame = (uint64_t *)exit;
    return vm_walk(ctx, vm_return_address(frame) - 1, vm_caller_frame(frame), (char *)exit, high, pcs, n, max);
}

static void vm_leave_native(VmCtx *ctx, int how) __attribute__((noreturn));     /* vm_guard.h */
static char *vm_stack_top(const VmCtx *ctx);

/* --- from the interpreter into native code --- */

/* What native code left behind when it stops: the units that it used up. */
static inline void vm_take_units(VmCtx *ctx) { if (ctx->metered) ctx->cnt = ctx->abi.native_units; }

/* Return from the frame R, whose results stand in its first registers, to the interpreter. */
#define VM_RETURN_NATIVE(one_result) do { \
    Slot *caller = (Slot *)R[1].ptr; \
    Insn *back = (Insn *)R[0].ptr; \
    if (one_result) { \
        acc = R[FRAME_HEADER].u64; facc = R[FRAME_HEADER].f64; sacc = R[FRAME_HEADER].f32; \
        caller[(back - 1)->b].u64 = acc; \
    } \
    CONTINUE(back, caller, mem, cnt, ctx, acc, facc, sacc); } while (0)

/* The code of an installed function in the arena: a: slots of its frame, b: whether it has just one result, i: function. */
static __attribute__((unused)) void vm_on_native(HANDLER_ARGS)
{
    ctx->pc = pc; ctx->R = R; ctx->cnt = cnt;
    ctx->top = R + pc->a;
    if (unlikely((char *)__builtin_frame_address(0) < ctx->c_limit)) TRAP(TRAP_STACK, pc, R, mem, cnt, ctx, facc, sacc);
    ctx->abi.native_units = cnt;
    ctx->in_guest = IN_NATIVE;
    __atomic_thread_fence(__ATOMIC_ACQUIRE);        /* no instruction on x86 */
    ctx->native[pc->i](&ctx->abi, R + FRAME_HEADER);
    ctx->in_guest = IN_INTERPRETER;
    vm_take_units(ctx);
    cnt = ctx->cnt;
    if (unlikely(ctx->abi.unwinding != 0)) THROW(pc, R, mem, cnt, ctx, acc, facc, sacc);
    VM_RETURN_NATIVE(pc->b);
}

/* An activation that is native code alone: entered like a handler, with the function and its arguments in the context. */
static __attribute__((unused)) void vm_on_chunk(HANDLER_ARGS)
{
    (void)pc; (void)mem; (void)acc; (void)facc; (void)sacc;
    ctx->pc = ctx->stand_in; ctx->R = R; ctx->cnt = cnt;
    ctx->top = R + FRAME_HEADER;
    ctx->abi.native_units = cnt;
    ctx->in_guest = IN_NATIVE;
    ctx->chunk(&ctx->abi, ctx->chunk_args);
    ctx->in_guest = IN_INTERPRETER;
    vm_take_units(ctx);
}

/* A function that becomes native at a given call; until then its code in the arena counts them. */
typedef struct Plan {
    uint64_t left;              /* calls that are still interpreted */
    HostFn address;
    Insn *code;                 /* translated, or NULL */
} Plan;

/* Count a call; 0: all have been counted. */
static inline int vm_count_down(uint64_t *left)
{
    uint64_t was = __atomic_load_n(left, __ATOMIC_RELAXED);
    while (was && !__atomic_compare_exchange_n(left, &was, was - 1, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
    return was != 0;
}

/* --- from native code out --- */

/* ctx->abi.trap is set: give up the native frames. `exit` as in native_exit; host: 1 + a function without native frame that they had entered, or 0. */
static void vm_unwind_native(VmCtx *ctx, void *exit, uint32_t host) __attribute__((noinline, noreturn, cold));
static void vm_unwind_native(VmCtx *ctx, void *exit, uint32_t host)
{
    ctx->in_guest = IN_HOST;
    if (ctx->abi.trap == UNWIND_LONGJMP && ctx->jump_activation == ctx->activation) {
        ctx->abi.trap = 0;
        vm_leave_native(ctx, 2);
    }
    ctx->n_pcs = 0;
    if (ctx->abi.trap < UNWIND_EXIT && !ctx->captured) {
        if (host) ctx->pcs[ctx->n_pcs++] = host - 1;
        ctx->n_pcs = vm_walk_exit(ctx, exit, vm_stack_top(ctx), ctx->pcs, ctx->n_pcs, VM_NATIVE_PCS);
    }
    vm_leave_native(ctx, 1);
}

/* Run function n, which is not native, on args. host: 1 + n, where an import was called by address. As in the interpreter,
 * such a call and one of a function are counted before, and those of imports by their number when they return. */
static __attribute__((noinline)) void vm_call_out(VmCtx *ctx, uint32_t n, Slot *args, uint32_t host)
{
    void *exit = __builtin_frame_address(0);
    ctx->in_guest = IN_HOST;
    ctx->native_exit = exit;
    if (ctx->metered) ctx->cnt = ctx->abi.native_units;
    else ctx->cnt--;
    if (unlikely((char *)exit < ctx->c_limit)) ctx_trap(&ctx->abi, TRAP_STACK, 0);
    else if (n < ctx->n_imports) {
        if (!host) ctx->cnt++;
        else if (unlikely(ctx->cnt < 0)) ctx->safepoint(ctx, ~0u);
        if (unlikely(ctx->abi.trap != 0)) {}
        else if (likely(ctx->bindings[n] != 0)) ctx->bindings[n](&ctx->abi, args);
        else ctx->run_function(ctx, n, args);
        if (!host && likely(ctx->abi.trap == 0) && unlikely(--ctx->cnt < 0)) ctx->safepoint(ctx, ~0u);
    } else if (likely(ctx->cnt >= 0) || ctx->safepoint(ctx, n) == 0) ctx->run_function(ctx, n, args);
    else host = n + 1;                                      /* it stops at the function's entry */
    if (unlikely(ctx->abi.trap != 0)) {
        if (ctx->abi.trap != UNWIND_THROW) vm_unwind_native(ctx, exit, host);
        ctx->abi.trap = 0;
        ctx->abi.unwinding = 1;
    }
    ctx->native_exit = 0;
    ctx->abi.native_units = ctx->cnt;
    ctx->in_guest = IN_NATIVE;
}

static void vm_native_call(Ctx *abi, uint32_t n, Slot *args)
{
    VmCtx *ctx = (VmCtx *)abi;
    HostFn f = ctx->native[n];
    abi->native_units--;
    if (likely(f != 0)) f(abi, args);                       /* a jump: no frame in between */
    else vm_call_out(ctx, n, args, 0);
}

/* Noinline functions called by native code: their frames name the place. */
#define VM_FROM_NATIVE static __attribute__((noinline, unused)) void

VM_FROM_NATIVE vm_native_trap(Ctx *abi, int kind, uint64_t address)
{
    vm_take_units((VmCtx *)abi);
    ctx_trap(abi, kind, address);
    vm_unwind_native((VmCtx *)abi, __builtin_frame_address(0), 0);
}

VM_FROM_NATIVE vm_native_icall(Ctx *abi, uint64_t address, uint32_t type, Slot *args)
{
    VmCtx *ctx = (VmCtx *)abi;
    uint64_t n = address - 0x10000;
    if (unlikely(n >= ctx->n_functions << 4 || (n & 15) != 0)) {
        vm_take_units(ctx);
        ctx_trap(abi, TRAP_INDIRECT, address);
        vm_unwind_native(ctx, __builtin_frame_address(0), 0);
    }
    n >>= 4;
    if (unlikely(ctx->type_of[n] != type)) {
        vm_take_units(ctx);
        ctx_trap(abi, TRAP_SIGNATURE, n);
        vm_unwind_native(ctx, __builtin_frame_address(0), 0);
    }
    HostFn f = ctx->native[n];
    abi->native_units--;
    if (likely(f != 0)) f(abi, args);
    else vm_call_out(ctx, (uint32_t)n, args, n < ctx->n_imports ? (uint32_t)n + 1 : 0);
}

VM_FROM_NATIVE vm_native_longjmp(Ctx *abi, uint64_t buffer, uint32_t value)
{
    VmCtx *ctx = (VmCtx *)abi;
    vm_take_units(ctx);
    ctx->in_guest = IN_HOST;
    ctx->jump_value = value;
    if (ctx->find_jump(ctx, ctx->pc, ctx->R, buffer) == 0) vm_leave_native(ctx, 2);
    vm_unwind_native(ctx, __builtin_frame_address(0), 0);
}

VM_FROM_NATIVE vm_native_copy(Ctx *abi, uint64_t to, uint64_t from, uint64_t n)
{
    VmCtx *ctx = (VmCtx *)abi;
    ctx->in_guest = IN_HOST;
    if (unlikely(vm_copy(ctx, to, from, n) != 0)) {
        vm_take_units(ctx);
        vm_unwind_native(ctx, __builtin_frame_address(0), 0);
    }
    ctx->in_guest = IN_NATIVE;
}

VM_FROM_NATIVE vm_native_fill(Ctx *abi, uint64_t to, uint32_t byte, uint64_t n)
{
    VmCtx *ctx = (VmCtx *)abi;
    ctx->in_guest = IN_HOST;
    if (unlikely(vm_fill(ctx, to, byte, n) != 0)) {
        vm_take_units(ctx);
        vm_unwind_native(ctx, __builtin_frame_address(0), 0);
    }
    ctx->in_guest = IN_NATIVE;
}

/* An instruction of dataflow graphs. */
VM_FROM_NATIVE vm_native_graph(Ctx *abi, uint32_t row, Slot *args)
{
    VmCtx *ctx = (VmCtx *)abi;
    void *exit = __builtin_frame_address(0);
    ctx->in_guest = IN_HOST;
    ctx->native_exit = exit;
    if (ctx->metered) ctx->cnt = abi->native_units;
    ctx->graph_ops[row](abi, args);
    if (unlikely(abi->trap == UNWIND_PARK)) {       /* functions with barriers are not compiled */
        abi->trap = TRAP_GRAPH;
        snprintf(abi->trap_note, sizeof abi->trap_note, "a barrier below native code");
    }
    if (likely(abi->trap == 0) && unlikely(--ctx->cnt < 0)) ctx->safepoint(ctx, ~0u);   /* counted as in the interpreter */
    if (unlikely(abi->trap != 0)) vm_unwind_native(ctx, exit, 0);
    ctx->native_exit = 0;
    abi->native_units = ctx->cnt;
    ctx->in_guest = IN_NATIVE;
}

/* A metered slice is used up. */
VM_FROM_NATIVE vm_native_slow(Ctx *abi)
{
    VmCtx *ctx = (VmCtx *)abi;
    ctx->in_guest = IN_HOST;
    ctx->cnt = abi->native_units;
    if (ctx->safepoint(ctx, ~0u) != 0) vm_unwind_native(ctx, __builtin_frame_address(0), 0);
    abi->native_units = ctx->cnt;
    ctx->in_guest = IN_NATIVE;
}

/* Quick code at the back edge to a loop's header: what to go on in, or NULL. The caller enters it, so that its frames can be walked. */
static __attribute__((noinline, unused)) HostFn vm_native_replace(Ctx *abi, uint32_t function, uint32_t header)
{
    VmCtx *ctx = (VmCtx *)abi;
    abi->native_poll = ctx->shared->poll_always;
    ctx->in_guest = IN_HOST;
    if (ctx->shared->pending) ctx->install(ctx);
    HostFn found = ctx->find_replacement(ctx, function, header);
    ctx->in_guest = IN_NATIVE;
    return found;
}

/* A loop that counts its iterations at its end is about to begin. Others who share the fuel must not find it gone
 * for what may be far more than is used. */
VM_FROM_NATIVE vm_native_reserve(Ctx *abi, int64_t units)
{
    VmCtx *ctx = (VmCtx *)abi;
    int64_t more = units - abi->native_units;
    if (!ctx->metered || more <= 0) return;
    ctx->in_guest = IN_HOST;
    if (__atomic_sub_fetch(ctx->fuel, more, __ATOMIC_RELAXED) < (abi->stacks ? 3 * more : 0))
        __atomic_add_fetch(ctx->fuel, more, __ATOMIC_RELAXED);
    else {
        ctx->slice += more;
        abi->native_units += more;
    }
    ctx->in_guest = IN_NATIVE;
}

static __attribute__((unused)) void vm_set_native(VmCtx *ctx)
{
    ctx->abi.native_reserve = vm_native_reserve;
    ctx->abi.native_call = vm_native_call;
    ctx->abi.native_icall = vm_native_icall;
    ctx->abi.native_trap = vm_native_trap;
    ctx->abi.native_longjmp = vm_native_longjmp;
    ctx->abi.native_copy = vm_native_copy;
    ctx->abi.native_fill = vm_native_fill;
    ctx->abi.native_slow = vm_native_slow;
    ctx->abi.native_graph = vm_native_graph;
    ctx->abi.native_replace = vm_native_replace;
}

/* --- on-stack replacement: from a loop of the interpreter into native code --- */

/* A place in internal code where native code can take over the frame. */
typedef struct Header {
    Insn *pc;
    HostFn entry;               /* NULL: not compiled */
    uint32_t index;             /* canonical index of the instruction */
    uint16_t held[9];           /* slots whose values are in acc, facc and sacc only, three each; 0xFFFF: none */
    uint16_t top, old_sp;       /* slots of the frame; the slot with the caller's guest stack pointer, or 0 */
    uint8_t one_result;
} Header;

/* Entered like a handler at the loop header ctx->osr. */
static __attribute__((unused)) void vm_on_osr(HANDLER_ARGS)
{
    const Header *h = (const Header *)ctx->osr;
    for (int k = 0; k < 3; k++) {
        if (h->held[k] != 0xFFFF) R[h->held[k]].u64 = acc;
        if (h->held[3 + k] != 0xFFFF) R[h->held[3 + k]].f64 = facc;
        if (h->held[6 + k] != 0xFFFF) R[h->held[6 + k]].u64 = vm_bits_f32(sacc);
    }
    ctx->pc = ctx->stand_in; ctx->R = R; ctx->cnt = cnt;
    ctx->top = R + h->top;
    ctx->abi.native_units = cnt;
    ctx->in_guest = IN_NATIVE;
    h->entry(&ctx->abi, R + FRAME_HEADER);
    ctx->in_guest = IN_INTERPRETER;
    vm_take_units(ctx);
    cnt = ctx->cnt;
    if (h->old_sp) ctx->abi.sp = R[h->old_sp].u64;
    if (unlikely(ctx->abi.unwinding != 0)) THROW(ctx->stand_in, R, mem, cnt, ctx, acc, facc, sacc);
    VM_RETURN_NATIVE(h->one_result);
}
#define ENTER_NATIVE(pc, R, mem, cnt, ctx, acc, facc, sacc) \
    do { VM_MUSTTAIL return vm_on_native(pc, R, mem, cnt, ctx, acc, facc, sacc); } while (0)
#define ENTER_OSR(pc, R, mem, cnt, ctx, acc, facc, sacc) \
    do { VM_MUSTTAIL return vm_on_osr(pc, R, mem, cnt, ctx, acc, facc, sacc); } while (0)
#endif
