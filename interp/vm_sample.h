/* Samples of where a program is: a timer of CPU time interrupts whichever thread runs, and its handler walks the guest's stack.
 *
 * The handler reads, and writes nothing but its own record. What it reads may be half changed: in the middle of a handler pc and R may
 * belong to two instructions. So everything is checked against the bounds of the stack and of the code before it is followed, and such a
 * sample may at worst lack a frame. Part of vm_guard.h. */
#ifndef ALLVM_VM_SAMPLE_H
#define ALLVM_VM_SAMPLE_H
#include <sys/time.h>

#define VM_SAMPLE_SIGNAL SIGPROF

typedef struct VmSampler {
    VmShared *shared;               /* the instance's whose contexts are sampled */
    uint64_t *words;                /* records: see record_sample */
    uint64_t used, room, taken, lost, elsewhere;
    uint64_t code_lo, code_hi;      /* the interpreter's handlers */
    void (*record)(struct VmSampler *, Activation *, Insn *pc, Slot *R, const uint64_t *pcs, uint32_t n, uint32_t state);
    struct sigaction before;
} VmSampler;

static VmSampler *volatile vm_sampler;

static void vm_on_sample(int sig, siginfo_t *info, void *context)
{
    VmSampler *s = vm_sampler;
    Activation *a = vm_frame;
    int saved = errno;
    (void)sig; (void)info;
    if (!s) return;
    if (!a || a->ctx->shared != s->shared) {        /* a compiler's thread, or Python */
        __atomic_fetch_add(&s->elsewhere, 1, __ATOMIC_RELAXED);
        return;
    }
    VmCtx *ctx = a->ctx;
    Insn *pc = ctx->pc;
    Slot *R = ctx->R;
    uint64_t pcs[VM_NATIVE_PCS];
    uint32_t n = 0, state = (uint32_t)ctx->in_guest;
    Machine m;
    if (!vm_machine(context, &m)) return;
    if (state == IN_NATIVE) n = vm_native_frames(ctx, &m, pcs);
    else if (state == IN_HOST && ctx->native_exit) n = vm_walk_exit(ctx, ctx->native_exit, vm_stack_top(ctx), pcs, 0, VM_NATIVE_PCS);
    else if (state == IN_INTERPRETER && m.pc >= s->code_lo && m.pc < s->code_hi) {
#if defined(__x86_64__)
        greg_t *regs = ((ucontext_t *)context)->uc_mcontext.gregs;
        pc = (Insn *)regs[REG_RDI]; R = (Slot *)regs[REG_RSI];
#elif defined(__aarch64__)
        const void *regs_ = ((ucontext_t *)context)->uc_mcontext.regs;
        const uint64_t *regs = (const uint64_t *)regs_;
        pc = (Insn *)regs[0]; R = (Slot *)regs[1];
#endif
    }
    s->record(s, a, pc, R, pcs, n, state);
    errno = saved;
}

/* Begin; every `interval` microseconds of CPU time, as far as the system's clock allows. Not 0: errno says why not. */
static int vm_start_sampling(VmSampler *s, uint32_t interval)
{
    struct sigaction ours;
    struct itimerval timer = {{0, (suseconds_t)interval}, {0, (suseconds_t)interval}};
    memset(&ours, 0, sizeof ours);
    ours.sa_sigaction = vm_on_sample;
    ours.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    sigemptyset(&ours.sa_mask);
    sigaddset(&ours.sa_mask, VM_STOP_SIGNAL);       /* whose handler may leave by a longjmp */
    vm_sampler = s;
    if (sigaction(VM_SAMPLE_SIGNAL, &ours, &s->before)) return -1;
    return setitimer(ITIMER_PROF, &timer, 0);
}

static void vm_stop_sampling(VmSampler *s)
{
    struct itimerval none;
    memset(&none, 0, sizeof none);
    setitimer(ITIMER_PROF, &none, 0);
    struct sigaction ignore = s->before;            /* one may be pending: the default is the end of the process */
    if (!(ignore.sa_flags & SA_SIGINFO) && ignore.sa_handler == SIG_DFL) ignore.sa_handler = SIG_IGN;
    vm_sampler = 0;
    sigaction(VM_SAMPLE_SIGNAL, &ignore, 0);
}
#endif
