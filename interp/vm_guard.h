/* Guest memory, the register stack, and faults: what needs mmap, signals and setjmp.
 *
 * A guest's memory is one reserved region of 4 GiB with guards on both sides, so
 * that an access needs no check: an address has 32 bits and a displacement less
 * than 64 KiB. A fault inside of it, raised while handlers run, unwinds to the
 * activation by siglongjmp; any other fault goes to whoever handled it before.
 */
#ifndef ALLVM_VM_GUARD_H
#define ALLVM_VM_GUARD_H
#ifndef _GNU_SOURCE
# define _GNU_SOURCE 1
#endif
#include "vm_core.h"
#include "vm_native.h"
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <time.h>
#include <ucontext.h>

#define VM_GUARD ((uint64_t)PAGE * 2)           /* more than a displacement and an access */
#define VM_REGION (GUEST_SPACE + 2 * VM_GUARD)
#define VM_STACK_GUARD (65536u * 8 + 65536u)    /* more than the largest frame */

static inline void *vm_map(uint64_t size)
{
    void *p = mmap(0, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return p == MAP_FAILED ? 0 : p;
}
/* The same for a guest's memory, at LOW_MEMORY where that is free: on x86-64 an instruction holds such an address itself, so that
 * native code needs no register for it (Options.base of jit/lower.py). The first instance of a process has it, as a rule. */
#define LOW_MEMORY 0x10000000ull        /* of guest address 0; behind what a program at a fixed address has */
static inline void *vm_map_region(void)
{
#if defined(__x86_64__) && defined(__linux__)
# ifndef MAP_FIXED_NOREPLACE
#  define MAP_FIXED_NOREPLACE 0x100000  /* Linux 4.17; to older ones the address is a wish */
# endif
    void *p = mmap((void *)(LOW_MEMORY - VM_GUARD), VM_REGION, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (p != MAP_FAILED) return p;
#endif
    return vm_map(VM_REGION);
}
static inline void vm_unmap(void *p, uint64_t size) { if (p) munmap(p, size); }
static inline int vm_protect(void *p, uint64_t size, int write)
{
    return size ? mprotect(p, size, write ? PROT_READ | PROT_WRITE : PROT_READ) : 0;
}

#define VM_LARGE (8u << 20)                     /* of a heap: from here on in large pages, which spares misses of the TLB */
#define VM_LARGE_PAGE (2u << 20)

/* Committed memory of a large heap has grown from old to end: ask for large pages. */
static inline void vm_prefer_large(char *start, char *old, char *end)
{
#ifdef MADV_HUGEPAGE
    if ((uint64_t)(end - start) < VM_LARGE) return;
    uintptr_t from = (uintptr_t)(old - start < VM_LARGE ? start : old) & ~(uintptr_t)(VM_LARGE_PAGE - 1);
    if (from < (uintptr_t)start) from = (uintptr_t)start;
    madvise((void *)from, (uintptr_t)end - from, MADV_HUGEPAGE);
#else
    (void)start; (void)old; (void)end;
#endif
}

/* An activation: one entry of the interpreter from the host. The innermost of a thread is in vm_frame. */
typedef struct Activation {
    sigjmp_buf buf;
    struct Activation *outer_of_thread;     /* the thread's, of any instance */
    struct Activation *outer;               /* the instance's */
    VmCtx *ctx;
    Slot *base;                             /* its first frame */
    Insn *host_pc;                          /* where the guest called the host that entered here */
    Slot *host_R;
    void *native_exit;                      /* ... and the native frame it called from, or NULL */
    uint64_t sp;
} Activation;

static __thread Activation *volatile vm_frame __attribute__((tls_model("initial-exec")));
static __thread int vm_chaining __attribute__((tls_model("initial-exec")));
static __thread int vm_has_altstack __attribute__((tls_model("initial-exec")));
static const int vm_signals[] = {SIGSEGV, SIGBUS};
static struct sigaction vm_previous[65];
static volatile int vm_chained[65];
static pthread_key_t vm_altstack_key;
static pthread_once_t vm_once = PTHREAD_ONCE_INIT;

/* A fault that is the guest's: it happened in a handler, in guest memory or next to the register stack. */
static int vm_is_guest_fault(VmCtx *ctx, char *addr)
{
    if (ctx->in_guest != IN_INTERPRETER) return 0;
    return (addr >= ctx->region && addr < ctx->region_end) || (addr >= ctx->stack_end && addr < ctx->stack_guard);
}

static void vm_take_fault(VmCtx *ctx, char *addr, void *context)
{
    (void)context;
#if defined(VM_FAULT_REGISTERS) && defined(__x86_64__)
    greg_t *regs = ((ucontext_t *)context)->uc_mcontext.gregs;
    if (!ctx->marked) {
        ctx->pc = (Insn *)regs[ctx->loop ? REG_RBX : REG_RDI];      /* dispatch.h; vm_core.h */
        ctx->R = (Slot *)regs[ctx->loop ? REG_RBP : REG_RSI];
    }
#elif defined(VM_FAULT_REGISTERS) && defined(__aarch64__)
    const void *regs_ = ((ucontext_t *)context)->uc_mcontext.regs;  /* C libraries differ in their type */
    const uint64_t *regs = (const uint64_t *)regs_;
    if (!ctx->marked && !ctx->loop) { ctx->pc = (Insn *)regs[0]; ctx->R = (Slot *)regs[1]; }
#endif
    ctx->marked = 0;
    if (addr >= ctx->stack_end && addr < ctx->stack_guard) {
        ctx->abi.trap = TRAP_STACK;
        ctx->abi.trap_addr = 0;
        return;
    }
    ctx->abi.trap_addr = (uint64_t)(addr - ctx->abi.mem);
    /* the page below the guest stack is its guard */
    ctx->abi.trap = addr >= ctx->abi.mem + ctx->abi.sp_lo - PAGE && addr < ctx->abi.mem + ctx->abi.sp_lo
                  ? TRAP_STACK : TRAP_MEMORY;
}

#include "vm_stops.h"
#include "vm_sample.h"

static void vm_on_signal(int sig, siginfo_t *info, void *context)
{
    Activation *a = vm_frame;
    if (a && info->si_code > 0 && a->ctx->in_guest == IN_NATIVE && vm_take_native_fault(a, (char *)info->si_addr, context))
        siglongjmp(a->buf, 1);
    if (a && info->si_code > 0 && vm_is_guest_fault(a->ctx, (char *)info->si_addr)) {
        a->ctx->in_guest = IN_HOST;
        vm_take_fault(a->ctx, (char *)info->si_addr, context);
        siglongjmp(a->buf, 1);
    }
    /* Not ours: on to the handler that was there before. A fault that comes back from there kills. */
    struct sigaction *old = &vm_previous[sig];
    int sent = info->si_code <= 0;
    if (!vm_chaining && (sent || !__atomic_exchange_n(&vm_chained[sig], 1, __ATOMIC_SEQ_CST))) {
        int with_info = (old->sa_flags & SA_SIGINFO) != 0;
        if (with_info ? old->sa_sigaction != 0 : old->sa_handler != SIG_DFL && old->sa_handler != SIG_IGN) {
            vm_chaining = 1;            /* it may raise the signal again to die of it */
            if (with_info) old->sa_sigaction(sig, info, context);
            else old->sa_handler(sig);
            vm_chaining = 0;
            return;
        }
    }
    struct sigaction dfl;
    memset(&dfl, 0, sizeof dfl);
    dfl.sa_handler = SIG_DFL;
    sigaction(sig, &dfl, 0);
    if (sent) raise(sig);   /* it does not come back by itself */
}

static void vm_free_altstack(void *p)
{
    stack_t none;
    memset(&none, 0, sizeof none);
    none.ss_flags = SS_DISABLE;
    sigaltstack(&none, 0);
    free(p);
}
static void vm_make_key(void) { pthread_key_create(&vm_altstack_key, vm_free_altstack); }

static pthread_mutex_t vm_install_lock = PTHREAD_MUTEX_INITIALIZER;

static int vm_install_handlers(void)
{
    for (unsigned i = 0; i < sizeof vm_signals / sizeof *vm_signals; i++) {
        int sig = vm_signals[i];
        struct sigaction now, ours;
        if (sigaction(sig, 0, &now)) return -1;
        if (now.sa_flags & SA_SIGINFO && now.sa_sigaction == vm_on_signal) continue;
        memset(&ours, 0, sizeof ours);
        ours.sa_sigaction = vm_on_signal;
        ours.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
        sigemptyset(&ours.sa_mask);
        vm_previous[sig] = now;
        vm_chained[sig] = 0;
        vm_chaining = 0;                /* the last one may have left by a longjmp */
        if (sigaction(sig, &ours, 0)) return -1;
    }
    return vm_install_stop();
}

/* Handlers and this thread's alternate stack, before each entry: others (faulthandler) may have come since. -1: errno. */
static int vm_install(void)
{
    pthread_mutex_lock(&vm_install_lock);
    int failed = vm_install_handlers();
    pthread_mutex_unlock(&vm_install_lock);
    if (failed) return -1;
    if (vm_has_altstack) return 0;
    stack_t s;
    if (sigaltstack(0, &s)) return -1;
    if (s.ss_flags & SS_DISABLE) {
        pthread_once(&vm_once, vm_make_key);
        memset(&s, 0, sizeof s);
        s.ss_size = 64 * 1024;
        if (!(s.ss_sp = malloc(s.ss_size))) return -1;
        if (sigaltstack(&s, 0)) { free(s.ss_sp); return -1; }
        pthread_setspecific(vm_altstack_key, s.ss_sp);
    }
    vm_has_altstack = 1;
    return 0;
}

/* Run from pc in frame R until halt, a trap or an unwinding. 0, or ctx->abi.trap. base: the outermost frame, R itself or
 * one of its callers (of an instance that was parked). */
static __attribute__((noinline)) int vm_enter_at(Activation *a, Insn *pc, Slot *R, Slot *base, VmCtx *ctx)
{
    a->ctx = ctx;
    a->outer_of_thread = vm_frame;
    a->outer = (Activation *)ctx->activation;
    a->base = base;
    a->host_pc = ctx->pc;
    a->host_R = ctx->R;
    a->sp = ctx->abi.sp;
    a->native_exit = ctx->native_exit;
    ctx->native_exit = 0;
    ctx->activation = a;
    vm_frame = a;
    int how = sigsetjmp(a->buf, 0);
    if (how != 1) {                         /* 0: begin; 2: a longjmp out of native code has arrived here */
        ctx = a->ctx;
        ctx->in_guest = IN_INTERPRETER;
        __asm__ volatile("" ::: "memory");
        if (how == 0) ((Handler)(ctx->loop ? ctx->loop : pc->h))(pc, R, ctx->abi.mem, ctx->cnt, ctx, 0, 0.0, 0.0f);
        else ((Handler)ctx->resume)(0, 0, ctx->abi.mem, ctx->cnt, ctx, 0, 0.0, 0.0f);
        __asm__ volatile("" ::: "memory");
    }
    ctx = a->ctx;
    ctx->in_guest = IN_HOST;
    ctx->native_exit = a->native_exit;
    vm_frame = a->outer_of_thread;
    ctx->activation = a->outer;
    return ctx->abi.trap;
}
static inline int vm_enter(Activation *a, Insn *pc, Slot *R, VmCtx *ctx) { return vm_enter_at(a, pc, R, R, ctx); }

/* --- what the contexts of an instance share --- */
static inline void vm_init_shared(VmShared *shared) { pthread_mutex_init(&shared->lock, 0); }
static inline void vm_lock(VmShared *shared) { pthread_mutex_lock(&shared->lock); }
static inline void vm_unlock(VmShared *shared) { pthread_mutex_unlock(&shared->lock); }

/* Let running code see a pointer or number, and all that was written before. */
static inline void vm_publish(void *cell, void *value) { __atomic_store_n((void **)cell, value, __ATOMIC_RELEASE); }
static inline void vm_publish32(void *cell, uint32_t value) { __atomic_store_n((uint32_t *)cell, value, __ATOMIC_RELEASE); }
static inline void vm_publish64(void *cell, uint64_t value) { __atomic_store_n((uint64_t *)cell, value, __ATOMIC_RELEASE); }
static inline uint32_t vm_read32(const void *cell) { return __atomic_load_n((const uint32_t *)cell, __ATOMIC_ACQUIRE); }
static inline int64_t vm_add64(int64_t *cell, int64_t n) { return __atomic_add_fetch(cell, n, __ATOMIC_RELAXED); }

/* Whether this is the process's first thread, which is the one that Python runs its signal handlers in. */
static inline int vm_main_thread(void)
{
#ifdef __linux__
    return syscall(SYS_gettid) == getpid();
#else
    return pthread_main_np();
#endif
}

static inline int64_t vm_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}

static inline uint64_t vm_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static uint32_t vm_crc_table[8][256];
static uint32_t vm_crc32(const uint8_t *p, uint64_t n)
{
    uint32_t c;
    if (!vm_crc_table[0][1]) {
        for (unsigned i = 0; i < 256; i++) {
            c = i;
            for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320u ^ c >> 1 : c >> 1;
            vm_crc_table[0][i] = c;
        }
        for (unsigned i = 0; i < 256; i++)
            for (int t = 1; t < 8; t++)
                vm_crc_table[t][i] = vm_crc_table[0][vm_crc_table[t - 1][i] & 255] ^ vm_crc_table[t - 1][i] >> 8;
    }
    c = ~0u;
    for (; n >= 8; n -= 8, p += 8) {
        uint64_t x;
        memcpy(&x, p, 8);
        x ^= c;
        c = vm_crc_table[7][x & 255] ^ vm_crc_table[6][x >> 8 & 255] ^ vm_crc_table[5][x >> 16 & 255]
          ^ vm_crc_table[4][x >> 24 & 255] ^ vm_crc_table[3][x >> 32 & 255] ^ vm_crc_table[2][x >> 40 & 255]
          ^ vm_crc_table[1][x >> 48 & 255] ^ vm_crc_table[0][x >> 56];
    }
    while (n--) c = vm_crc_table[0][(c ^ *p++) & 255] ^ c >> 8;
    return ~c;
}
#endif
