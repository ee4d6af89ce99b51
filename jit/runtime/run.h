/* Running compiled code: calls from outside and from the host library, safepoints, setjmp and longjmp.
 *
 * What the interpreter's driver does for native code (interp/run.pxi, native.pxi), where everything is native: entries,
 * faults, stops and frames are those of interp/vm_*.h.
 */
#ifndef ALLVM_RUN_H
#define ALLVM_RUN_H
#include "vm_guard.h"
#include "program.h"
#include <stdarg.h>
#include <stdio.h>

#define AOT_SLICE 5000                  /* units between two looks at the limits */
#define AOT_DEPTH 400                   /* nested calls of the guest by the host */
#define AOT_VALUES 255

/* A function's frame that calls setjmp: made by its code, which reserves AOT_FRAME + n * AOT_SITE bytes for it. */
#define AOT_FRAME 64
#define AOT_SITE 1024
typedef struct JumpSite { uint64_t set, unused; jmp_buf buf; } JumpSite;   /* set: setjmp has filled it in */
typedef struct JumpFrame {
    struct JumpFrame *outer;
    uint64_t serial;
    void *activation;
    uint32_t n_sites;
} JumpFrame;
_Static_assert(sizeof(JumpFrame) <= AOT_FRAME && sizeof(JumpSite) <= AOT_SITE, "what the code reserves is too small");

typedef struct AotRun {
    VmCtx vm;                   /* must be first */
    VmShared shared;
    const AotProgram *program;
    JumpFrame *jumps;           /* innermost first */
    JumpFrame *jump_frame;      /* where a longjmp goes, and to which of its sites */
    uint32_t jump_site;
    uint64_t serial;
    int64_t timeout;            /* ns of each call from outside, or 0 */
    uint32_t n_frames;          /* of the trap under way, innermost first; a number below n_functions is a function */
    uint64_t frames[VM_NATIVE_PCS];
    Watched watched;
    int watching;
} AotRun;

/* --- safepoints --- */
static void aot_new_slice(VmCtx *ctx)
{
    int64_t left = ctx->metered ? __atomic_load_n(ctx->fuel, __ATOMIC_RELAXED) : AOT_SLICE;
    ctx->slice = left < AOT_SLICE ? left : AOT_SLICE;
    ctx->cnt = ctx->slice;
    if (ctx->metered) vm_add64(ctx->fuel, -ctx->slice);
}

static int aot_check(VmCtx *ctx)
{
    if (ctx->stop) {
        ctx->stop = 0;
        ctx_trap(&ctx->abi, UNWIND_STOP, 0);
    } else if (ctx->deadline && vm_now() >= ctx->deadline) ctx_trap(&ctx->abi, TRAP_TIMEOUT, 0);
    return ctx->abi.trap;
}

static int aot_poll(Ctx *abi) { return aot_check((VmCtx *)abi); }

/* A slice is used up. */
static int aot_safepoint(VmCtx *ctx, uint32_t function)
{
    (void)function;
    if (ctx->metered) {
        if (vm_add64(ctx->fuel, ctx->cnt) < 0) {       /* cnt: the negative of what was used beyond the slice */
            vm_add64(ctx->fuel, -ctx->cnt);
            ctx->slice = ctx->cnt = 0;
            ctx_trap(&ctx->abi, TRAP_FUEL, 0);
            return TRAP_FUEL;
        }
    }
    aot_new_slice(ctx);
    return aot_check(ctx);
}

static void aot_tick(VmCtx *ctx, uint64_t pc) { (void)ctx; (void)pc; }

static int aot_grow(Ctx *abi, uint64_t end)
{
    VmShared *shared = ((VmCtx *)abi)->shared;
    int failed = -1;
    vm_lock(shared);
    if (end <= abi->heap_max && (end = (end + PAGE - 1) & ~(uint64_t)(PAGE - 1)) <= abi->heap_max) {
        failed = end > abi->heap_end ? vm_protect(abi->mem + abi->heap_end, end - abi->heap_end, 1) : 0;
        if (!failed && end > abi->heap_end) {               /* all contexts know it */
            vm_publish64(&shared->main->abi.heap_end, end);
            for (VmCtx *other = shared->contexts; other; other = other->next) vm_publish64(&other->abi.heap_end, end);
        }
    }
    vm_unlock(shared);
    return failed;
}

/* --- the guest's stack at a trap --- */
static void aot_capture(AotRun *run, Activation *a)
{
    VmCtx *ctx = &run->vm;
    run->n_frames = ctx->n_pcs;
    memcpy(run->frames, ctx->pcs, ctx->n_pcs * sizeof *ctx->pcs);
    ctx->n_pcs = 0;
    for (; a && run->n_frames < VM_NATIVE_PCS; a = a->outer)
        if (a->native_exit && a->outer)
            run->n_frames = vm_walk_exit(ctx, a->native_exit, (char *)a->outer, run->frames, run->n_frames, VM_NATIVE_PCS);
    ctx->captured = 1;
}

/* --- entries --- */

static void aot_enter(VmCtx *ctx, uint32_t function, Slot *args)
{
    ctx->abi.native_units = ctx->cnt;
    ctx->in_guest = IN_NATIVE;
    ctx->native[function](&ctx->abi, args);
    ctx->in_guest = IN_HOST;
    if (ctx->metered) ctx->cnt = ctx->abi.native_units;
}

/* An exception has left the function that was entered: on to whoever called the host, or, in the outermost call, to
 * the function that `throw` named for that. */
static void aot_thrown(VmCtx *ctx)
{
    const AotProgram *p = ((AotRun *)ctx)->program;
    uint64_t index = (ctx->abi.uncaught - 0x10000) >> 4;
    Slot args[1];
    ctx->abi.unwinding = 0;
    if (((Activation *)ctx->activation)->outer) {
        ctx_trap(&ctx->abi, UNWIND_THROW, 0);
        return;
    }
    if (ctx->abi.uncaught - 0x10000 < ctx->n_functions << 4 && !(ctx->abi.uncaught & 15) && ctx->native[index]
        && !strcmp(p->text + p->types[p->type_of[index]], "l:")) {
        args[0].u64 = ctx->abi.exception;
        aot_enter(ctx, (uint32_t)index, args);
        if (ctx->abi.unwinding) return;
    }
    ctx_trap(&ctx->abi, TRAP_EXCEPTION, 0);
}

/* Entered by vm_enter like a handler: run function pc->i on the slots R. */
static void aot_begin(HANDLER_ARGS)
{
    (void)mem; (void)cnt; (void)acc; (void)facc; (void)sacc;
    aot_enter(ctx, (uint32_t)pc->i, R);
    while (ctx->abi.unwinding) aot_thrown(ctx);
}

/* VmCtx.run_function: call a function on args, results likewise. 0, or the trap, with the stack noted. */
static int aot_run(VmCtx *ctx, uint32_t function, Slot *args)
{
    AotRun *run = (AotRun *)ctx;
    JumpFrame *jumps = run->jumps;
    Activation a;
    Insn start;
    int rc;
    if (function < ctx->n_imports && ctx->bindings[function]) {
        ctx->bindings[function](&ctx->abi, args);
        return ctx->abi.trap;
    }
    if ((char *)&a < ctx->c_limit) ctx_trap(&ctx->abi, TRAP_STACK, 0);
    else if (function < ctx->n_imports) {
        ctx->pcs[0] = function;
        ctx->n_pcs = 1;
        ctx_trap(&ctx->abi, TRAP_UNDEFINED, function);
        a.native_exit = ctx->native_exit;
        a.outer = (Activation *)ctx->activation;
        aot_capture(run, &a);
    }
    if (ctx->abi.trap) return ctx->abi.trap;
    memset(&start, 0, sizeof start);
    start.h = (void *)aot_begin;
    start.i = (int32_t)function;
    rc = vm_enter(&a, &start, args, ctx);
    if (rc && rc < UNWIND_EXIT && !ctx->captured) aot_capture(run, &a);
    ctx->abi.sp = a.sp;
    run->jumps = jumps;
    return rc;
}

/* Ctx.call: the host library calls the guest function at an address. */
static int aot_call_back(Ctx *abi, uint64_t fn, Slot *args, const char *sig)
{
    VmCtx *ctx = (VmCtx *)abi;
    const AotProgram *p = ((AotRun *)ctx)->program;
    uint64_t index = (fn - 0x10000) >> 4;
    int rc;
    if (abi->trap) return abi->trap;
    if (fn - 0x10000 >= ctx->n_functions << 4 || fn & 15) {
        ctx_trap(abi, TRAP_INDIRECT, fn);
        return abi->trap;
    }
    if (strcmp(p->text + p->types[p->type_of[index]], sig)) {
        ctx_trap(abi, TRAP_SIGNATURE, index);
        return abi->trap;
    }
    if (ctx->depth >= AOT_DEPTH) {
        ctx_trap(abi, TRAP_STACK, 0);
        return abi->trap;
    }
    ctx->depth++;
    rc = aot_run(ctx, (uint32_t)index, args);
    ctx->depth--;
    return rc;
}

/* --- setjmp and longjmp: the guest's buffer holds the frame's serial number, the site, and sp --- */

static JumpSite *aot_site(JumpFrame *f, uint32_t site) { return (JumpSite *)((char *)f + AOT_FRAME + (uint64_t)site * AOT_SITE); }

/* Called by code: a frame with n sites begins, or, n being 0, ends. */
__attribute__((visibility("hidden"))) void allvm_jump_frame(Ctx *abi, JumpFrame *f, uint32_t n)
{
    AotRun *run = (AotRun *)abi;
    if (!n) { run->jumps = f->outer; return; }
    f->outer = run->jumps;
    f->serial = ++run->serial;
    f->activation = run->vm.activation;
    f->n_sites = n;
    for (uint32_t i = 0; i < n; i++) aot_site(f, i)->set = 0;
    run->jumps = f;
}

/* Called by code before _setjmp: the buffer to give to it. The guest's own buffer is filled in, or it traps. */
__attribute__((visibility("hidden"), noinline)) void *allvm_jump_site(Ctx *abi, uint64_t buffer, JumpFrame *f, uint32_t site)
{
    VmCtx *ctx = (VmCtx *)abi;
    uint64_t words[2] = { f->serial, (uint64_t)site << 32 | (uint32_t)abi->sp };
    char *p;
    ctx->in_guest = IN_HOST;
    p = guest_range(abi, buffer, 16, 1);
    if (!p) {
        vm_take_units(ctx);
        vm_unwind_native(ctx, __builtin_frame_address(0), 0);
    }
    memcpy(p, words, 16);
    aot_site(f, site)->set = 1;
    ctx->in_guest = IN_NATIVE;
    return aot_site(f, site)->buf;
}

/* VmCtx.land: go on behind the setjmp that a longjmp goes to. */
static void aot_land(VmCtx *ctx)
{
    AotRun *run = (AotRun *)ctx;
    int value = (int)(uint32_t)ctx->jump_value;
    run->jumps = run->jump_frame;
    ctx->abi.sp = ctx->jump_sp;
    ctx->abi.native_units = ctx->cnt;
    ctx->native_exit = 0;
    ctx->in_guest = IN_NATIVE;
    _longjmp(aot_site(run->jump_frame, run->jump_site)->buf, value ? value : 1);
}

/* VmCtx.find_jump: the frame named in a buffer must be live. 0: land there; else ctx->abi.trap is set. */
static int aot_find_jump(VmCtx *ctx, Insn *pc, Slot *R, uint64_t buffer)
{
    AotRun *run = (AotRun *)ctx;
    const char *p = guest_range(&ctx->abi, buffer, 16, 0);
    JumpFrame *f = run->jumps;
    uint64_t words[2];
    uint32_t site;
    (void)pc; (void)R;
    if (!p) return ctx->abi.trap;
    memcpy(words, p, 16);
    site = (uint32_t)(words[1] >> 32);
    while (f && f->serial != words[0]) f = f->outer;
    if (!f || site >= f->n_sites || !aot_site(f, site)->set
        || (uint32_t)words[1] < ctx->abi.sp || (uint32_t)words[1] > ctx->abi.sp_hi) {
        ctx_trap(&ctx->abi, TRAP_LONGJMP, 0);
        return TRAP_LONGJMP;
    }
    if (ctx->metered && --ctx->cnt < 0 && aot_safepoint(ctx, ~0u)) return ctx->abi.trap;   /* it may be the back edge of a loop */
    run->jump_frame = f;
    run->jump_site = site;
    ctx->jump_sp = (uint32_t)words[1];
    if (f->activation == ctx->activation) return 0;
    ctx->jump_activation = f->activation;
    return ctx->abi.trap = UNWIND_LONGJMP;
}
#endif
