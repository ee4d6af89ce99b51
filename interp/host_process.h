/* The end of the program and what else concerns the process: exit, abort, assert, errno. */
#ifndef HOST_PROCESS_H
#define HOST_PROCESS_H
#include "host_printf.h"
#include "host_stream.h"

enum { EXIT_PLAIN, EXIT_ON, EXIT_CXA };

static int exit_register(Host *S, int kind, uint64_t fn, uint64_t arg)
{
    if (S->n_atexit == S->cap_atexit) {
        uint32_t cap = S->cap_atexit ? 2 * S->cap_atexit : 32;
        uint64_t *f = (uint64_t *)realloc(S->atexit_fn, cap * 8);
        if (f) S->atexit_fn = f;
        uint64_t *g = (uint64_t *)realloc(S->atexit_arg, cap * 8);
        if (g) S->atexit_arg = g;
        uint8_t *k = (uint8_t *)realloc(S->atexit_kind, cap);
        if (k) S->atexit_kind = k;
        if (!f || !g || !k) return -1;
        S->cap_atexit = cap;
    }
    S->atexit_fn[S->n_atexit] = fn;
    S->atexit_arg[S->n_atexit] = arg;
    S->atexit_kind[S->n_atexit++] = (uint8_t)kind;
    return 0;
}

HOSTFN(atexit) { RET_I(exit_register(HOST(ctx), EXIT_PLAIN, a[0].u64, 0)); }
HOSTFN(on_exit) { RET_I(exit_register(HOST(ctx), EXIT_ON, a[0].u64, a[1].u64)); }
HOSTFN(__cxa_atexit) { RET_I(exit_register(HOST(ctx), EXIT_CXA, a[0].u64, a[1].u64)); }
HOSTFN(__cxa_finalize) { (void)ctx; (void)a; }

HOSTFN(at_quick_exit)
{
    Host *S = HOST(ctx);
    uint64_t *f = (uint64_t *)realloc(S->quick_fn, (S->n_quick + 1) * 8);
    if (!f) RET_I(-1);
    S->quick_fn = f;
    f[S->n_quick++] = a[0].u64;
    RET_I(0);
}

static void leave(Ctx *ctx, int code)
{
    if (ctx->trap) return;
    ctx->exit_code = code;
    ctx_trap(ctx, UNWIND_EXIT, 0);
}

/* Destructors of this thread's thread_local objects, the newest first. */
static void run_thread_exits(Ctx *ctx, HostThread *t)
{
    Slot a[4];
    while (t->n_at_exit && !ctx->trap) {
        ThreadExit e = t->at_exit[--t->n_at_exit];
        int depth = host_release(ctx);
        a[0].u64 = e.arg;
        ctx->call(ctx, e.fn, a, "l:");
        host_retake(ctx, depth);
    }
}

/* Handlers in reverse, then destructors of the program, then the streams. Each is taken off its list
 * before it runs, so an exit() inside one goes on with the rest. */
static void run_exit(Ctx *ctx, int code)
{
    Host *S = HOST(ctx);
    Slot a[4];
    S->exiting = 1;
    run_thread_exits(ctx, THREAD(ctx));
    if (ctx->trap) return;
    while (S->n_atexit) {
        uint32_t i = --S->n_atexit;
        const char *sig = ":";
        if (S->atexit_kind[i] == EXIT_ON) { a[0].u64 = (uint32_t)code; a[1].u64 = S->atexit_arg[i]; sig = "il:"; }
        else if (S->atexit_kind[i] == EXIT_CXA) { a[0].u64 = S->atexit_arg[i]; sig = "l:"; }
        if (host_call(ctx, S->atexit_fn[i], a, sig)) return;
    }
    while (S->n_fini) {
        uint64_t fn = *S->fini++;
        S->n_fini--;
        if (host_call(ctx, fn, a, ":")) return;
    }
    stream_flush_all(ctx);
    leave(ctx, code);
}

HOSTFN(exit) { run_exit(ctx, a[0].s32); }
HOSTFN(_exit) { leave(ctx, a[0].s32); }

HOSTFN(quick_exit)
{
    Host *S = HOST(ctx);
    int code = a[0].s32;
    Slot b[4];
    while (S->n_quick) if (host_call(ctx, S->quick_fn[--S->n_quick], b, ":")) return;
    leave(ctx, code);
}

static void raise_signal(Ctx *ctx, int sig);

HOSTFN(abort)
{
    (void)a;
    HOST(ctx)->signal_mask &= ~(1ull << 5);     /* also within its own handler */
    raise_signal(ctx, 6);
    ctx_trap(ctx, TRAP_ABORT, 0);
}

/* (expression, file, line, function): the message of glibc, then a trap. */
static void assert_failed(Ctx *ctx, uint64_t expr, uint64_t file, uint32_t line, uint64_t func)
{
    char *e = guest_strdup(ctx, expr), *f = guest_strdup(ctx, file), *fn = NULL;
    const char *name = "program";
    char text[2048];
    uint64_t program = HOST(ctx)->progname_cell[1] ? load_u64(ctx, HOST(ctx)->progname_cell[1]) : 0;
    char *prog = program ? guest_strdup(ctx, program) : NULL;
    if ((uint32_t)func) fn = guest_strdup(ctx, func);
    if (e && f && !ctx->trap) {
        File *err = STDERR(ctx);
        int n = snprintf(text, sizeof text, "%s: %s:%u: %s%sAssertion `%s' failed.\n", prog ? prog : name, f, line,
                         fn ? fn : "", fn ? ": " : "", e);
        if (n >= (int)sizeof text) n = sizeof text - 1;
        File *out = STDOUT(ctx);
        if (out) stream_flush(ctx, out);
        if (err) { stream_write(ctx, err, text, (size_t)n); stream_flush(ctx, err); }
        host_note(ctx, "%s:%u: %s", f, line, e);
        ctx_trap(ctx, TRAP_ASSERT, 0);
    }
    free(prog);
    free(e);
    free(f);
    free(fn);
}

HOSTFN(__assert_fail) { assert_failed(ctx, a[0].u64, a[1].u64, a[2].u32, a[3].u64); }
/* macOS and the BSDs: (function, file, line, expression) */
HOSTFN(__assert_rtn) { assert_failed(ctx, a[3].u64, a[1].u64, a[2].u32, a[0].u64); }

HOSTFN(__assert_perror_fail)
{
    char buf[64];
    const char *text = error_text(ctx, a[0].s32, buf, sizeof buf);
    uint64_t addr = host_intern(ctx, text == buf ? "Unknown error" : text);
    if (addr) assert_failed(ctx, addr, a[1].u64, a[2].u32, a[3].u64);
}

HOSTFN(__stack_chk_fail)
{
    (void)a;
    host_note(ctx, "*** stack smashing detected ***");
    ctx_trap(ctx, TRAP_ABORT, 0);
}

HOSTFN(__chk_fail) { (void)a; chk_fail(ctx); }
HOSTFN(__errno_location) { RET_L(THREAD(ctx)->errno_cell); }
#endif
