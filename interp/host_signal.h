/* signal.h: handlers that the program itself raises. No signal of the host reaches the guest. */
#ifndef HOST_SIGNAL_H
#define HOST_SIGNAL_H
#include "host_process.h"

#define GUEST_NSIG 65
#define GUEST_SIG_IGN 1
#define GUEST_SIG_ERR (-1)

static const char *const guest_signal_text[32] = {
    "Unknown signal 0", "Hangup", "Interrupt", "Quit", "Illegal instruction", "Trace/breakpoint trap", "Aborted",
    "Bus error", "Floating point exception", "Killed", "User defined signal 1", "Segmentation fault",
    "User defined signal 2", "Broken pipe", "Alarm clock", "Terminated", "Stack fault", "Child exited", "Continued",
    "Stopped (signal)", "Stopped", "Stopped (tty input)", "Stopped (tty output)", "Urgent I/O condition",
    "CPU time limit exceeded", "File size limit exceeded", "Virtual timer expired", "Profiling timer expired",
    "Window changed", "I/O possible", "Power failure", "Bad system call",
};

/* Signals that do nothing when nobody handles them: SIGCHLD, SIGCONT, SIGURG, SIGWINCH. */
static int signal_ignored_by_default(int sig) { return sig == 17 || sig == 18 || sig == 23 || sig == 28; }

/* Deliver a signal now: run its handler, ignore it, or end the program as the default action does. */
static void raise_signal(Ctx *ctx, int sig)
{
    Host *S = HOST(ctx);
    uint64_t fn = S->signal_fn[sig];
    Slot a[4];
    if (S->signal_mask >> (sig - 1) & 1) { S->signal_pending |= 1ull << (sig - 1); return; }
    if (fn == GUEST_SIG_IGN) return;
    if (fn == 0) {
        if (sig == 6 || signal_ignored_by_default(sig)) return;
        host_note(ctx, "signal %d (%s)", sig, sig < 32 ? guest_signal_text[sig] : "real-time");
        ctx->exit_code = 128 + sig;
        ctx_trap(ctx, TRAP_ABORT, 0);
        return;
    }
    a[0].u64 = (uint32_t)sig;
    a[1].u64 = a[2].u64 = 0;
    /* A handler set with SA_SIGINFO takes three arguments. */
    ctx->call(ctx, fn & ~1ull << 63, a, fn >> 63 ? "ill:" : "i:");
}
#endif
