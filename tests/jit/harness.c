/* Runs native code without the virtual machine's runtime: a context with hooks, faults and traps caught by siglongjmp. */
#define _GNU_SOURCE
#include "allvm_abi.h"
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>

typedef struct Native {
    Ctx abi;                    /* a copy of an instance's, with hooks of our own */
    /* the harness's own */
    sigjmp_buf *jump;
    HostFn *functions;          /* per function its w<N>, or NULL */
    uint32_t *type_of;
    uint32_t n_functions;
    int (*elsewhere)(uint32_t, Slot *);     /* calls a function that is not native: 0 or a trap */
    uint64_t slow_calls;
    void *fault_pc;
} Native;

static __thread Native *running;
static __thread char signal_stack[64 * 1024];

static void stop(Native *n, int kind, uint64_t address)
{
    n->abi.trap = kind;
    n->abi.trap_addr = address;
    siglongjmp(*n->jump, 1);
}
static void on_trap(Ctx *ctx, int kind, uint64_t address) { stop((Native *)ctx, kind, address); }
static void on_longjmp(Ctx *ctx, uint64_t buffer, uint32_t value) 
{
    (void)value;
    if (!guest_range(ctx, buffer, 16, 0)) siglongjmp(*((Native *)ctx)->jump, 1);
    stop((Native *)ctx, TRAP_LONGJMP, 0);       /* no frame of the interpreter is live */
}
static void install(struct sigaction *segv, struct sigaction *bus);
static void on_call(Ctx *ctx, uint32_t index, Slot *args)
{
    Native *n = (Native *)ctx;
    ctx->native_units--;        /* the runtime counts the calls that go through it */
    if (n->functions[index]) { n->functions[index](ctx, args); return; }
    int trap = n->elsewhere ? n->elsewhere(index, args) : TRAP_UNDEFINED;
    install(0, 0);              /* the interpreter has put its handlers in the place of ours */
    if (trap) stop(n, trap, index);
}
static void on_icall(Ctx *ctx, uint64_t address, uint32_t type, Slot *args)
{
    Native *n = (Native *)ctx;
    uint64_t index = (address - 0x10000) >> 4;
    if (address < 0x10000 || (address & 15) || index >= n->n_functions) stop(n, TRAP_INDIRECT, address);
    if (n->type_of[index] != type) stop(n, TRAP_SIGNATURE, index);
    on_call(ctx, (uint32_t)index, args);
}
static void on_copy(Ctx *ctx, uint64_t to, uint64_t from, uint64_t k)
{
    char *d = guest_range(ctx, to, k, 1), *s = d ? guest_range(ctx, from, k, 0) : 0;
    if (!s) siglongjmp(*((Native *)ctx)->jump, 1);
    memmove(d, s, k);
}
static void on_fill(Ctx *ctx, uint64_t to, uint32_t byte, uint64_t k)
{
    char *d = guest_range(ctx, to, k, 1);
    if (!d) siglongjmp(*((Native *)ctx)->jump, 1);
    memset(d, (int)byte, k);
}
/* No node's instance runs here: node.self and node.parent say so, the rest is misuse. */
static void on_graph(Ctx *ctx, uint32_t row, Slot *args)
{
    if (row != 7 && row != 8) stop((Native *)ctx, TRAP_GRAPH, 0);
    args[0].u64 = 0;
}
static void on_slow(Ctx *ctx)
{
    Native *n = (Native *)ctx;
    n->slow_calls++;
    stop(n, TRAP_FUEL, 0);
}

/* There is no more fuel than the units given. */
static void on_reserve(Ctx *ctx, int64_t units) { (void)ctx; (void)units; }

/* Whether an address is in or below the last pages of this thread's stack. */
static int below_stack(char *at)
{
    pthread_attr_t attr;
    void *low;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attr)) return 0;
    pthread_attr_getstack(&attr, &low, &size);
    pthread_attr_destroy(&attr);
    return at >= (char *)low - (1 << 20) && at < (char *)low + (1 << 16);
}

static void on_fault(int sig, siginfo_t *info, void *context)
{
    Native *n = running;
    char *at = info->si_addr;
    (void)context;
    if (n && below_stack(at)) stop(n, TRAP_STACK, 0);
    if (!n || at < n->abi.mem - 2 * PAGE || at >= n->abi.mem + GUEST_SPACE + 2 * PAGE) {
        signal(sig, SIG_DFL);
        raise(sig);
        return;
    }
    uint64_t address = (uint64_t)(at - n->abi.mem);
    stop(n, address >= n->abi.stack_lo - PAGE && address < n->abi.stack_lo ? TRAP_STACK : TRAP_MEMORY, address);
}

Native *harness_new(const Ctx *ctx, uint32_t n_functions, const uint32_t *type_of, int (*elsewhere)(uint32_t, Slot *))
{
    Native *n = calloc(1, sizeof *n);
    n->abi = *ctx;
    n->abi.native_call = on_call; n->abi.native_icall = on_icall; n->abi.native_trap = on_trap; n->abi.native_longjmp = on_longjmp; n->abi.native_copy = on_copy; n->abi.native_fill = on_fill;
    n->abi.native_slow = on_slow;
    n->abi.native_graph = on_graph;
    n->abi.native_reserve = on_reserve;
    n->functions = calloc(n_functions, sizeof *n->functions);
    n->type_of = malloc(n_functions * sizeof *type_of + 1);
    memcpy(n->type_of, type_of, n_functions * sizeof *type_of);
    n->n_functions = n_functions;
    n->elsewhere = elsewhere;
    return n;
}
void harness_set(Native *n, uint32_t index, HostFn f) { n->functions[index] = f; }
void harness_free(Native *n) { free(n->functions); free(n->type_of); free(n); }
size_t harness_size(void) { return offsetof(Native, jump); }
int64_t harness_units(Native *n, int64_t set, int write) { if (write) n->abi.native_units = set; return n->abi.native_units; }
uint64_t harness_sp(Native *n) { return n->abi.sp; }
uint64_t harness_trap_address(Native *n) { return n->abi.trap_addr; }

static void install(struct sigaction *segv, struct sigaction *bus)
{
    struct sigaction ours;
    memset(&ours, 0, sizeof ours);
    ours.sa_sigaction = on_fault;
    ours.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigaction(SIGSEGV, &ours, segv);
    sigaction(SIGBUS, &ours, bus);
}

/* Call native code: 0, or the number of a trap. */
int harness_run(Native *n, void (*f)(Ctx *, Slot *), Slot *args)
{
    sigjmp_buf here;
    struct sigaction segv, bus;
    Native *outer = running;
    sigjmp_buf *outer_jump = n->jump;
    uint64_t sp = n->abi.sp;
    stack_t alternate = { .ss_sp = signal_stack, .ss_size = sizeof signal_stack };
    stack_t before;
    sigaltstack(0, &before);
    if (before.ss_flags & SS_DISABLE) sigaltstack(&alternate, 0);      /* and there it stays: the interpreter may have relied on it */
    install(&segv, &bus);
    n->abi.trap = 0;
    n->jump = &here;
    running = n;
    if (sigsetjmp(here, 0) == 0) f(&n->abi, args);
    running = outer;
    n->jump = outer_jump;
    if (n->abi.trap) n->abi.sp = sp;
    sigaction(SIGSEGV, &segv, 0);
    sigaction(SIGBUS, &bus, 0);
    return n->abi.trap;
}

/* An exception has left the code that ran: whether (and no longer), what, and whom to call. */
uint64_t harness_thrown(Native *n, int what)
{
    uint64_t was = n->abi.unwinding;
    if (what == 1) return n->abi.exception;
    if (what == 2) return n->abi.uncaught;
    n->abi.unwinding = 0;
    return was;
}

void harness_set_sp(Native *n, uint64_t sp) { n->abi.sp = sp; }

/* Addresses of guest memory are the host's from now on, as in a trusted run. */
void harness_make_trusted(Native *n)
{
    uint64_t base = (uint64_t)n->abi.mem;
    n->abi.mem = 0;
    n->abi.sp += base; n->abi.stack_lo += base; n->abi.stack_hi += base; n->abi.ro_lo += base; n->abi.ro_hi += base;
}

/* Where the fields that native code uses lie. */
size_t harness_offset(int field)
{
    static const size_t at[] = {
        offsetof(Ctx, mem), offsetof(Ctx, trap), offsetof(Ctx, exit_code), offsetof(Ctx, trap_addr), offsetof(Ctx, trap_note),
        offsetof(Ctx, stack_lo), offsetof(Ctx, stack_hi), offsetof(Ctx, ro_lo), offsetof(Ctx, ro_hi), offsetof(Ctx, heap_lo),
        offsetof(Ctx, heap_end), offsetof(Ctx, heap_max), offsetof(Ctx, sp), offsetof(Ctx, host), offsetof(Ctx, grow),
        offsetof(Ctx, call), offsetof(Ctx, poll), offsetof(Ctx, native_call), offsetof(Ctx, native_icall), offsetof(Ctx, native_trap),
        offsetof(Ctx, native_longjmp), offsetof(Ctx, native_copy), offsetof(Ctx, native_fill), offsetof(Ctx, native_slow),
        offsetof(Ctx, native_units), offsetof(Ctx, sp_lo), offsetof(Ctx, sp_hi), offsetof(Ctx, stacks), offsetof(Ctx, native_graph),
        offsetof(Ctx, native_replace), offsetof(Ctx, native_poll), offsetof(Ctx, native_reserve), offsetof(Ctx, unwinding), offsetof(Ctx, exception), offsetof(Ctx, uncaught), offsetof(Ctx, tls),
        offsetof(Ctx, native_typed), offsetof(Ctx, native_functions) };
    return field < (int)(sizeof at / sizeof *at) ? at[field] : (size_t)-1;
}
