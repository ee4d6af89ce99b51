/* Faults in native code, and stops of it from outside. Part of vm_guard.h.
 *
 * Native code holds no polls. A thread of ours, the watch, sends the thread
 * that runs native code a signal every few milliseconds. Its handler does what
 * a safepoint of the interpreter does: it looks at the limits, lets Python
 * handle its own signals, and unwinds when the guest has to stop. That is safe
 * because what runs while in_guest is IN_NATIVE holds no locks and no state of the
 * C library: installed code, mathematical functions and memcpy, and the few lines
 * between it and the interpreter. Anything may be called from there, so the handler runs
 * on the ordinary stack; while the host library runs, it does nothing.
 */
#ifndef ALLVM_VM_STOPS_H
#define ALLVM_VM_STOPS_H

#define VM_STOP_SIGNAL SIGURG           /* ignored by default, so a late one does no harm */
#define VM_TICK 5000000                 /* ns */
#define VM_STACK_REACH (1u << 20)       /* an access this close below the stack pointer is the stack's */

typedef struct Machine { uint64_t pc, sp, *frame, link; } Machine;      /* link: the return address of a leaf, or 0 */

static int vm_machine(void *context, Machine *m)
{
#if defined(__x86_64__)
    greg_t *regs = ((ucontext_t *)context)->uc_mcontext.gregs;
    m->pc = (uint64_t)regs[REG_RIP]; m->sp = (uint64_t)regs[REG_RSP]; m->frame = (uint64_t *)regs[REG_RBP];
    m->link = 0;
    return 1;
#elif defined(__aarch64__)
    mcontext_t *mc = &((ucontext_t *)context)->uc_mcontext;
    m->pc = mc->pc; m->sp = mc->sp; m->frame = (uint64_t *)mc->regs[29];
    m->link = mc->regs[30];
    return 1;
#elif defined(__riscv)
    unsigned long *regs = (unsigned long *)((ucontext_t *)context)->uc_mcontext.__gregs;
    m->pc = regs[0]; m->sp = regs[2]; m->frame = (uint64_t *)regs[8];
    m->link = regs[1];
    return 1;
#elif defined(__powerpc64__)
    unsigned long *regs = (unsigned long *)((ucontext_t *)context)->uc_mcontext.gp_regs;
    m->pc = regs[32]; m->sp = regs[1]; m->frame = (uint64_t *)regs[1];
    m->link = regs[36];
    return 1;
#else
    (void)context; (void)m;
    return 0;
#endif
}

static char *vm_stack_top(const VmCtx *ctx) { return (char *)ctx->activation; }

static void vm_leave_native(VmCtx *ctx, int how)
{
    if (how == 2 && ctx->land) ctx->land(ctx);
    siglongjmp(((Activation *)ctx->activation)->buf, how);
}

/* The native frames, from the state of the machine at a fault or stop, into pcs; how many. */
static uint32_t vm_native_frames(const VmCtx *ctx, const Machine *m, uint64_t *pcs)
{
    char *high = vm_stack_top(ctx);
    uint64_t *word = (uint64_t *)m->sp, pc = m->pc;
    uint32_t n = 0;
    if (!vm_in_code(ctx, pc) && m->link && vm_in_code(ctx, m->link - 1)) pc = m->link - 1;     /* in a leaf of the C library */
    else if (!vm_in_code(ctx, pc)) {        /* in memcpy or the like, called from native code: find the way back */
        for (int k = 0; k < 512 && (char *)(word + 1) <= high && !vm_in_code(ctx, word[0]); k++) word++;
        pc = (char *)(word + 1) <= high && vm_in_code(ctx, word[0]) ? word[0] - 1 : 0;
    }
#if defined(__x86_64__)
    else {                                  /* the frame is not yet, or no longer, that of the function */
        const uint8_t *code = (const uint8_t *)pc;
        int off = code[0] == 0x55 || code[0] == 0xC3 ? 0 : code[0] == 0x48 && code[1] == 0x89 && code[2] == 0xE5 ? 1 : -1;
        int stub = code[0] == 0xFF && code[1] == 0x25;          /* on the way to a function of the C library */
        if (stub) off = 0;
        if (off >= 0 && (char *)(word + off + 1) <= high) {
            if (!stub) pcs[n++] = pc;
            pc = word[off] - 1;
        }
    }
#endif
    return vm_walk(ctx, pc, m->frame, (char *)m->sp, high, pcs, n, VM_NATIVE_PCS);
}
static void vm_note_frames(VmCtx *ctx, const Machine *m) { ctx->n_pcs = vm_native_frames(ctx, m, ctx->pcs); }

/* A fault while native code runs: in guest memory, next to the register stack, or at the end of the host's stack. */
static int vm_take_native_fault(Activation *a, char *addr, void *context)
{
    VmCtx *ctx = a->ctx;
    Machine m;
    if (!vm_machine(context, &m)) return 0;
    if (addr >= ctx->region && addr < ctx->region_end) {
        ctx->abi.trap_addr = (uint64_t)(addr - ctx->abi.mem);
        ctx->abi.trap = addr >= ctx->abi.mem + ctx->abi.sp_lo - PAGE && addr < ctx->abi.mem + ctx->abi.sp_lo
                      ? TRAP_STACK : TRAP_MEMORY;
    } else if ((addr >= ctx->stack_end && addr < ctx->stack_guard)
               || (addr + VM_STACK_REACH >= (char *)m.sp && addr < (char *)m.sp + PAGE && addr < ctx->c_limit)) {
        ctx->abi.trap_addr = 0;
        ctx->abi.trap = TRAP_STACK;
    } else return 0;
    ctx->in_guest = IN_HOST;
    vm_take_units(ctx);
    vm_note_frames(ctx, &m);
    return 1;
}

/* The safepoint of native code, see above. */
static void vm_on_stop(int sig, siginfo_t *info, void *context)
{
    Activation *a = vm_frame;
    int saved = errno;
    Machine m;
    if (a && a->ctx->in_guest == IN_NATIVE && vm_machine(context, &m)
        && (char *)m.sp > a->ctx->c_limit) {
        VmCtx *ctx = a->ctx;
        ctx->in_guest = IN_HOST;
        ctx->tick(ctx, m.pc);
        if (ctx->check(ctx)) {
            vm_take_units(ctx);
            vm_note_frames(ctx, &m);
            errno = saved;
            siglongjmp(a->buf, 1);
        }
        ctx->in_guest = IN_NATIVE;
    } else if (info->si_code != SI_TKILL && vm_previous[sig].sa_flags & SA_SIGINFO && vm_previous[sig].sa_sigaction)
        vm_previous[sig].sa_sigaction(sig, info, context);
    else if (info->si_code != SI_TKILL && !(vm_previous[sig].sa_flags & SA_SIGINFO)
             && vm_previous[sig].sa_handler != SIG_DFL && vm_previous[sig].sa_handler != SIG_IGN)
        vm_previous[sig].sa_handler(sig);
    errno = saved;
}

static int vm_install_stop(void)
{
    struct sigaction now, ours;
    if (sigaction(VM_STOP_SIGNAL, 0, &now)) return -1;
    if (now.sa_flags & SA_SIGINFO && now.sa_sigaction == vm_on_stop) return 0;
    memset(&ours, 0, sizeof ours);
    ours.sa_sigaction = vm_on_stop;
    ours.sa_flags = SA_SIGINFO | SA_RESTART | SA_NODEFER;
    sigemptyset(&ours.sa_mask);
    vm_previous[VM_STOP_SIGNAL] = now;
    return sigaction(VM_STOP_SIGNAL, &ours, 0);
}

/* --- the watch --- */

typedef struct Watched {
    VmCtx *ctx;
    pthread_t thread;
    struct Watched *next;
} Watched;

static pthread_mutex_t vm_watch_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t vm_watch_wake = PTHREAD_COND_INITIALIZER;
static Watched *vm_watched;
static int vm_watch_runs, vm_watch_waits;

static void *vm_watch_main(void *unused)
{
    struct timespec tick = {0, VM_TICK};
    int idle = 0;
    pthread_mutex_lock(&vm_watch_lock);
    for (;;) {
        idle = vm_watched ? 0 : idle + 1;
        if (idle > 100) {
            vm_watch_waits = 1;
            while (!vm_watched) pthread_cond_wait(&vm_watch_wake, &vm_watch_lock);
            vm_watch_waits = 0;
        }
        for (Watched *w = vm_watched; w; w = w->next)
            if (__atomic_load_n(&w->ctx->in_guest, __ATOMIC_RELAXED) == IN_NATIVE) pthread_kill(w->thread, VM_STOP_SIGNAL);
        pthread_mutex_unlock(&vm_watch_lock);
        nanosleep(&tick, 0);
        pthread_mutex_lock(&vm_watch_lock);
    }
    return unused;
}

static void vm_watch_forked(void)       /* the child has none of our threads */
{
    pthread_mutex_init(&vm_watch_lock, 0);
    pthread_cond_init(&vm_watch_wake, 0);
    vm_watch_runs = vm_watch_waits = 0;
}

/* From now on this thread runs ctx. w lives until vm_unwatch. Not 0: no thread can be made. */
static int vm_watch(Watched *w, VmCtx *ctx)
{
    int failed = 0;
    static int registered;
    w->ctx = ctx;
    w->thread = pthread_self();
    pthread_mutex_lock(&vm_watch_lock);
    if (!vm_watch_runs) {
        sigset_t all, old;
        pthread_t t;
        if (!registered) registered = pthread_atfork(0, 0, vm_watch_forked) == 0;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &old);
        failed = pthread_create(&t, 0, vm_watch_main, 0);
        pthread_sigmask(SIG_SETMASK, &old, 0);
        if (!failed) { pthread_detach(t); vm_watch_runs = 1; }
    }
    w->next = vm_watched;
    vm_watched = w;
    if (vm_watch_waits) pthread_cond_signal(&vm_watch_wake);
    pthread_mutex_unlock(&vm_watch_lock);
    return failed;
}

static void vm_unwatch(Watched *w)
{
    pthread_mutex_lock(&vm_watch_lock);
    for (Watched **p = &vm_watched; *p; p = &(*p)->next)
        if (*p == w) { *p = w->next; break; }
    pthread_mutex_unlock(&vm_watch_lock);
}

/* The lowest address of this thread's stack that we go down to: a margin above its end. */
static char *vm_stack_limit(void)
{
    static __thread char *limit __attribute__((tls_model("initial-exec")));
    pthread_attr_t attr;
    void *base;
    size_t size;
    if (limit) return limit;
    if (pthread_getattr_np(pthread_self(), &attr)) return 0;
    if (pthread_attr_getstack(&attr, &base, &size) == 0) limit = (char *)base + (size > 4 * VM_C_MARGIN ? VM_C_MARGIN : size / 4);
    pthread_attr_destroy(&attr);
    return limit;
}
#endif
