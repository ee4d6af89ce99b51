/* signal.h: handlers that the program itself raises. No signal of the host reaches the guest. */
#ifndef HOST_SIGNAL_H
#define HOST_SIGNAL_H
#include "host_process.h"

#define GUEST_SIG_IGN 1
#define GUEST_SIGABRT 6

static const char *const guest_signal_text[32] = {
    "Unknown signal 0", "Hangup", "Interrupt", "Quit", "Illegal instruction", "Trace/breakpoint trap", "Aborted",
    "Bus error", "Floating point exception", "Killed", "User defined signal 1", "Segmentation fault",
    "User defined signal 2", "Broken pipe", "Alarm clock", "Terminated", "Stack fault", "Child exited", "Continued",
    "Stopped (signal)", "Stopped", "Stopped (tty input)", "Stopped (tty output)", "Urgent I/O condition",
    "CPU time limit exceeded", "File size limit exceeded", "Virtual timer expired", "Profiling timer expired",
    "Window changed", "I/O possible", "Power failure", "Bad system call",
};

/* Flags of sigaction that matter here. */
#define GUEST_SA_SIGINFO 4u
#define GUEST_SA_NODEFER 0x40000000u
#define GUEST_SA_RESETHAND 0x80000000u

static int bad_signal(Ctx *ctx, int sig)
{
    if (sig >= 1 && sig <= 64) return 0;
    set_guest_errno(ctx, G_EINVAL);
    return 1;
}

/* Signals that do nothing when nobody handles them: SIGCHLD, SIGCONT, SIGURG, SIGWINCH. */
static int signal_ignored_by_default(int sig) { return sig == 17 || sig == 18 || sig == 23 || sig == 28; }

/* Deliver a signal now: run its handler, ignore it, or end the program as the default action does. */
static void raise_signal(Ctx *ctx, int sig)
{
    Host *S = HOST(ctx);
    uint64_t fn = S->signal_fn[sig], bit = 1ull << (sig - 1), old = S->signal_mask;
    uint32_t flags = S->signal_flags[sig];
    Slot a[4];
    if (S->signal_mask & bit && sig != 9 && sig != 19) { S->signal_pending |= bit; return; }
    if (fn == GUEST_SIG_IGN && sig != 9 && sig != 19) return;
    if (fn <= GUEST_SIG_IGN) {
        if (sig == GUEST_SIGPIPE) { leave(ctx, 128 + sig); return; }
        if (sig == GUEST_SIGABRT || signal_ignored_by_default(sig)) return;
        host_note(ctx, "signal %d (%s)", sig, sig < 32 ? guest_signal_text[sig] : "real-time");
        ctx_trap(ctx, TRAP_ABORT, 0);
        return;
    }
    if (flags & GUEST_SA_RESETHAND) S->signal_fn[sig] = 0;
    S->signal_mask |= S->signal_block[sig] | (flags & GUEST_SA_NODEFER ? 0 : bit);
    a[0].u64 = (uint32_t)sig;
    a[1].u64 = a[2].u64 = 0;
    if (flags & GUEST_SA_SIGINFO) {     /* a siginfo_t: number, errno, code (SI_TKILL) */
        uint64_t info = host_static_once(ctx, &S->siginfo, 128);
        if (!info) return;
        store_u32(ctx, info, (uint32_t)sig);
        store_u32(ctx, info + 8, (uint32_t)-6);
        a[1].u64 = info;
        a[2].u64 = host_static_once(ctx, &S->ucontext, 1024);
        if (!a[2].u64) return;
    }
    if (host_call(ctx, fn, a, flags & GUEST_SA_SIGINFO ? "ill:" : "i:")) return;
    S->signal_mask = old;
}

/* Signals that the mask no longer holds back. */
static void deliver_pending(Ctx *ctx)
{
    Host *S = HOST(ctx);
    uint64_t due;
    while (!ctx->trap && (due = S->signal_pending & ~S->signal_mask)) {
        int sig = __builtin_ctzll(due) + 1;
        S->signal_pending &= ~(1ull << (sig - 1));
        raise_signal(ctx, sig);
    }
}

HOSTFN(signal)
{
    Host *S = HOST(ctx);
    int sig = a[0].s32;
    uint64_t old;
    if (bad_signal(ctx, sig) || sig == 9 || sig == 19) { set_guest_errno(ctx, G_EINVAL); RET_L(-1); }
    old = S->signal_fn[sig];
    S->signal_fn[sig] = a[1].u64;
    S->signal_flags[sig] = 0;
    S->signal_block[sig] = 0;
    RET_L(old);
}

HOSTFN(raise)
{
    if (bad_signal(ctx, a[0].s32)) RET_I(-1);
    if (a[0].s32 == GUEST_SIGABRT && HOST(ctx)->signal_fn[GUEST_SIGABRT] == 0) { ctx_trap(ctx, TRAP_ABORT, 0); return; }
    raise_signal(ctx, a[0].s32);
    if (!ctx->trap) RET_I(0);
}

HOSTFN(kill)
{
    if (a[0].s32 != 1 && a[0].s32 != 0) { set_guest_errno(ctx, G_ESRCH); RET_I(-1); }
    if (a[1].s32 == 0) RET_I(0);
    a[0] = a[1];
    h_raise(ctx, a);
}

/* sigaction: handler, then in musl's and glibc's x86-64, aarch64 and riscv64 headers the mask (128 bytes), flags, restorer. */
HOSTFN(sigaction)
{
    Host *S = HOST(ctx);
    int sig = a[0].s32;
    uint64_t fn, mask, flags;
    if (bad_signal(ctx, sig)) RET_I(-1);
    if ((uint32_t)a[2].u64) {
        char *p = guest_write(ctx, a[2].u64, 152);
        if (!p) return;
        memset(p, 0, 152);
        store_u64(ctx, a[2].u64, S->signal_fn[sig]);
        store_u64(ctx, a[2].u64 + 8, S->signal_block[sig]);
        store_u32(ctx, a[2].u64 + 136, S->signal_flags[sig]);
    }
    if ((uint32_t)a[1].u64) {
        fn = load_u64(ctx, a[1].u64);
        mask = load_u64(ctx, a[1].u64 + 8);
        flags = load_u32(ctx, a[1].u64 + 136);
        if (ctx->trap) return;
        if (sig == 9 || sig == 19) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
        S->signal_fn[sig] = fn;
        S->signal_block[sig] = mask;
        S->signal_flags[sig] = (uint32_t)flags;
    }
    RET_I(0);
}

HOSTFN(sigprocmask)
{
    Host *S = HOST(ctx);
    uint64_t set;
    if ((uint32_t)a[2].u64 && store_u64(ctx, a[2].u64, S->signal_mask)) return;
    if ((uint32_t)a[1].u64) {
        set = load_u64(ctx, a[1].u64);
        if (ctx->trap) return;
        if (a[0].s32 == 0) S->signal_mask |= set;
        else if (a[0].s32 == 1) S->signal_mask &= ~set;
        else if (a[0].s32 == 2) S->signal_mask = set;
        else { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
        deliver_pending(ctx);
        if (ctx->trap) return;
    }
    RET_I(0);
}

HOSTFN(sigpending) { RET_I(store_u64(ctx, a[0].u64, HOST(ctx)->signal_pending)); }
HOSTFN(sigemptyset) { char *p = guest_write(ctx, a[0].u64, 128); if (p) { memset(p, 0, 128); RET_I(0); } }
HOSTFN(sigfillset) { char *p = guest_write(ctx, a[0].u64, 128); if (p) { memset(p, 0, 128); memset(p, 0xff, 8); RET_I(0); } }

static void change_set(Ctx *ctx, Slot *a, int add)
{
    uint64_t v, bit;
    if (bad_signal(ctx, a[1].s32)) RET_I(-1);
    bit = 1ull << (a[1].s32 - 1);
    v = load_u64(ctx, a[0].u64);
    if (ctx->trap) return;
    RET_I(store_u64(ctx, a[0].u64, add ? v | bit : v & ~bit));
}
HOSTFN(sigaddset) { change_set(ctx, a, 1); }
HOSTFN(sigdelset) { change_set(ctx, a, 0); }
HOSTFN(sigismember) { if (bad_signal(ctx, a[1].s32)) RET_I(-1); RET_I(load_u64(ctx, a[0].u64) >> (a[1].s32 - 1) & 1); }
/* Alternate stacks and timers: nothing asynchronous happens, so they are never needed. */
HOSTFN(sigaltstack) { (void)ctx; RET_I(0); }
HOSTFN(alarm) { (void)ctx; RET_I(0); }
HOSTFN(pause) { (void)a; host_note(ctx, "pause() would wait for ever"); ctx_trap(ctx, TRAP_HOST, 0); }

HOSTFN(strsignal)
{
    int sig = a[0].s32;
    char text[32] = "";         /* all of it goes to the guest */
    if (sig > 0 && sig < 32) RET_L(host_intern(ctx, guest_signal_text[sig]));
    if (!host_static_once(ctx, &HOST(ctx)->strsignal_buf, 32)) return;
    snprintf(text, sizeof text, sig >= 34 && sig <= 64 ? "Real-time signal %d" : "Unknown signal %d", sig >= 34 && sig <= 64 ? sig - 34 : sig);
    memcpy(ctx->mem + HOST(ctx)->strsignal_buf, text, 32);
    RET_L(HOST(ctx)->strsignal_buf);
}

HOSTFN(psignal)
{
    File *f = STDERR(ctx);
    uint64_t n = 0;
    const char *p = (uint32_t)a[1].u64 ? guest_cstr(ctx, a[1].u64, &n) : NULL, *text;
    int sig = a[0].s32;
    if (!f || ctx->trap || stream_open_burst(ctx, f)) return;
    text = sig > 0 && sig < 32 ? guest_signal_text[sig] : "Unknown signal";
    if (n) { stream_write(ctx, f, p, n); stream_write(ctx, f, ": ", 2); }
    stream_write(ctx, f, text, strlen(text));
    stream_write(ctx, f, "\n", 1);
    stream_close_burst(ctx, f);
}
#endif
