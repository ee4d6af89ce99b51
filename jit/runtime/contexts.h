/* Contexts of a compiled program: each thread of the guest runs one, over the same memory (interp/contexts.pxi does the
 * same for the interpreter). A context is an AotRun; the first is the program's own. */
#ifndef ALLVM_CONTEXTS_H
#define ALLVM_CONTEXTS_H
#include "run.h"

#define AOT_LEAST_STACK (1u << 14)      /* of a thread in guest memory */
#define AOT_SERIALS 40                  /* bits of the serial numbers of frames that a context has for itself */

static int aot_watch(AotRun *run)
{
    if (run->watching) return 0;
    if (vm_watch(&run->watched, &run->vm)) { vm_unwatch(&run->watched); return -1; }
    run->watching = 1;
    return 0;
}

static void aot_unwatch(AotRun *run)
{
    if (run->watching) vm_unwatch(&run->watched);
    run->watching = 0;
}

/* This host thread is about to run the context. 0, or a trap with a note. */
static int aot_open(Ctx *abi)
{
    VmCtx *ctx = (VmCtx *)abi, *main = ctx->shared->main;
    AotRun *run = (AotRun *)ctx;
    int ended;
    abi->trap = 0;
    abi->unwinding = 0;
    abi->trap_note[0] = 0;
    ctx->captured = 0;
    ctx->n_pcs = run->n_frames = 0;
    ctx->deadline = run->timeout ? vm_now() + run->timeout : 0;
    if (ctx->number) {
        abi->host = main->abi.host;
        abi->attach = main->abi.attach;
        if (!abi->thread && abi->attach && abi->attach(abi)) return abi->trap = TRAP_HEAP;
        if (main->opened && main->deadline && (!ctx->deadline || main->deadline < ctx->deadline)) ctx->deadline = main->deadline;
    }
    aot_new_slice(ctx);
    ctx->c_limit = vm_stack_limit();
    ctx->native_exit = 0;
    vm_lock(ctx->shared);
    ctx->opened = 1;
    ended = ctx->number && ctx->shared->ended;
    vm_unlock(ctx->shared);
    if (ended) abi->trap = UNWIND_STOP;
    else if (vm_install()) {
        abi->trap = TRAP_HOST;
        snprintf(abi->trap_note, sizeof abi->trap_note, "cannot install the handler for faults");
    } else if ((ctx->deadline || ctx->shared->contexts) && aot_watch(run)) {
        abi->trap = TRAP_HOST;
        snprintf(abi->trap_note, sizeof abi->trap_note, "cannot start the thread that watches the time");
    } else return 0;
    ctx->opened = 0;
    return abi->trap;
}

/* This host thread is done with it. */
static void aot_close(Ctx *abi)
{
    VmCtx *ctx = (VmCtx *)abi;
    aot_unwatch((AotRun *)ctx);
    if (ctx->metered) vm_add64(ctx->fuel, ctx->cnt);
    ctx->slice = ctx->cnt = 0;
    ctx->opened = 0;
    if (ctx->number) ctx->stop = 0;
}

/* Guest memory for a stack, with the lock held: downwards from the end of the address space, each above a guard. -1: no room. */
static int aot_take_stack(VmShared *shared, uint64_t size, uint64_t *lo)
{
    VmCtx *main = shared->main;
    GuestStacks *stacks = main->abi.stacks;
    uint64_t at, limit;
    if (!stacks && !(stacks = (GuestStacks *)calloc(1, sizeof *stacks))) return -1;
    main->abi.stacks = stacks;
    if (stacks->n == MAX_STACKS || size + 2 * PAGE > shared->stacks_lo - main->abi.heap_end) return -1;
    at = shared->stacks_lo - size;
    limit = main->abi.stack_lo + shared->most;
    if (limit < main->abi.heap_end + shared->stacks_size + size || vm_protect(main->abi.mem + at, size, 1)) return -1;
    limit = limit - shared->stacks_size - size;
    if (limit > at - 2 * PAGE) limit = at - 2 * PAGE;
    stacks->at[stacks->n] = (GuestStack){ at, at + size };
    vm_publish32(&stacks->n, stacks->n + 1);
    shared->stacks_size += size;
    shared->stacks_lo = at - PAGE;
    vm_publish64(&main->abi.heap_max, limit);
    for (VmCtx *other = shared->contexts; other; other = other->next) vm_publish64(&other->abi.heap_max, limit);
    *lo = at;
    return 0;
}

/* With the lock held. NULL: no memory, or too many. */
static AotRun *aot_new_context(VmShared *shared, uint64_t size)
{
    AotRun *run = (AotRun *)malloc(sizeof *run);
    VmCtx *ctx = (VmCtx *)run, *main = shared->main;
    uint64_t lo;
    if (!run) return NULL;
    if (aot_take_stack(shared, size, &lo)) { free(run); return NULL; }
    *run = *(AotRun *)main;
    run->serial = (uint64_t)++shared->n_contexts << AOT_SERIALS;
    run->watching = 0;
    ctx->number = shared->n_contexts;
    ctx->abi.stacks = main->abi.stacks;
    ctx->abi.thread = NULL;
    ctx->abi.heap_max = main->abi.heap_max;
    ctx->abi.sp_lo = lo;
    ctx->abi.sp_hi = lo + size;
    if (run->program->tls_size) {       /* its copy of thread-local data lies above its stack */
        ctx->abi.sp_hi = (lo + size - run->program->tls_size) & ~(run->program->tls_align - 1);
        ctx->abi.tls = ctx->abi.sp_hi - run->program->tls_lo;
    }
    ctx->next = shared->contexts;
    shared->contexts = ctx;
    return run;
}

static AotRun *aot_idle_context(VmShared *shared, uint64_t size)
{
    for (VmCtx **link = &shared->idle; *link; link = &(*link)->next_idle) {
        VmCtx *ctx = *link;
        uint64_t has = (ctx->abi.sp_hi - ctx->abi.sp_lo + ((AotRun *)ctx)->program->tls_size + PAGE - 1) & ~(uint64_t)(PAGE - 1);
        if (has >= size && (has <= 4 * size || shared->n_contexts == MAX_STACKS)) {
            *link = ctx->next_idle;
            return (AotRun *)ctx;
        }
    }
    return NULL;
}

/* Ctx.fork: a context in which nothing has run yet, or NULL. Called by a thread that runs one. */
static Ctx *aot_fork(Ctx *abi, uint64_t stack_size)
{
    VmShared *shared = ((VmCtx *)abi)->shared;
    const AotProgram *p = ((AotRun *)abi)->program;
    uint64_t size = (stack_size < AOT_LEAST_STACK ? AOT_LEAST_STACK : stack_size) + (p->tls_size ? p->tls_size + p->tls_align : 0);
    AotRun *run;
    VmCtx *ctx;
    if (shared->ended || stack_size > 1u << 30) return NULL;
    size = (size + PAGE - 1) & ~(uint64_t)(PAGE - 1);
    vm_lock(shared);
    run = aot_idle_context(shared, size);
    if (!run) run = aot_new_context(shared, size);
    vm_unlock(shared);
    if (!run || aot_watch((AotRun *)abi)) return NULL;      /* from now on it must be possible to stop this thread */
    ctx = &run->vm;
    run->jumps = NULL;
    run->n_frames = 0;
    run->timeout = ((AotRun *)shared->main)->timeout;
    ctx->abi.trap = ctx->abi.exit_code = 0;
    ctx->abi.trap_addr = ctx->abi.unwinding = 0;
    ctx->abi.trap_note[0] = 0;
    ctx->abi.sp = ctx->abi.sp_hi;
    if (p->tls_size) {
        uint64_t before = p->tls_lo - p->ro_lo, have = p->image_size > before ? p->image_size - before : 0;
        if (have > p->tls_size) have = p->tls_size;
        if (have) memcpy(ctx->abi.mem + ctx->abi.sp_hi, p->image + before, have);
        memset(ctx->abi.mem + ctx->abi.sp_hi + have, 0, p->tls_size - have);
    }
    ctx->in_guest = IN_HOST;
    ctx->stop = ctx->depth = ctx->captured = ctx->opened = 0;
    ctx->slice = ctx->cnt = ctx->deadline = 0;
    ctx->activation = ctx->jump_activation = ctx->native_exit = NULL;
    ctx->n_pcs = 0;
    return &ctx->abi;
}

/* Ctx.drop: the next one to ask gets it. */
static void aot_drop(Ctx *abi)
{
    VmCtx *ctx = (VmCtx *)abi;
    vm_lock(ctx->shared);
    ctx->next_idle = ctx->shared->idle;
    ctx->shared->idle = ctx;
    vm_unlock(ctx->shared);
}

/* Ctx.end: the program ends for the reason that this context has, unless it ends already. */
static void aot_end(Ctx *abi)
{
    VmCtx *ctx = (VmCtx *)abi, *main = ctx->shared->main;
    vm_lock(ctx->shared);
    if (!ctx->shared->ended) ctx->shared->ended = ctx;
    for (VmCtx *other = ctx->shared->contexts; other; other = other->next)
        if (other->opened && other != ctx) other->stop = STOP_QUIETLY;
    if (main != ctx && main->opened) main->stop = STOP_QUIETLY;
    vm_unlock(ctx->shared);
}

/* The context that says why the program has ended: another one where that told this one to stop. */
static AotRun *aot_ended(AotRun *run)
{
    VmCtx *ended = run->vm.shared->ended;
    return run->vm.abi.trap == UNWIND_STOP && ended ? (AotRun *)ended : run;
}

/* Call a function from outside, or, function being ~0, the exit path. 0, or what stopped it, which stays in the context
 * until the next call. */
static int aot_call(AotRun *run, uint32_t function, Slot *args)
{
    VmCtx *ctx = &run->vm;
    int rc;
    if (ctx->shared->ended) return ctx->abi.trap = UNWIND_STOP;
    if (aot_open(&ctx->abi)) return ctx->abi.trap;
    if (function == ~0u) {
        aot_host_exit(&ctx->abi, args->s32);
        rc = ctx->abi.trap;
    } else rc = aot_run(ctx, function, args);
    aot_close(&ctx->abi);
    return rc;
}

static void aot_set_hooks(Ctx *abi)
{
    abi->fork = aot_fork;
    abi->open = aot_open;
    abi->close = aot_close;
    abi->drop = aot_drop;
    abi->end = aot_end;
}
#endif
