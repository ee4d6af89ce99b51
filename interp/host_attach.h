/* Making, attaching and closing the state; the data symbols that live in guest memory. */
#ifndef HOST_ATTACH_H
#define HOST_ATTACH_H
#include <time.h>
#include "host_env.h"
#include "host_heap.h"
#include "host_regex.h"
#include "host_stat.h"
#include "host_thread.h"
#include "host_stdio.h"
#include "host_time.h"

/* Data symbols: name, size, aliases. */
#define HOST_DATA(D) \
    D(stdin, 8, "__stdinp") D(stdout, 8, "__stdoutp") D(stderr, 8, "__stderrp") \
    D(environ, 8, "__environ _environ") D(optarg, 8, "") D(optind, 4, "") D(opterr, 4, "") D(optopt, 4, "") \
    D(optreset, 4, "__optreset") D(signgam, 4, "__signgam") \
    D(program_invocation_name, 8, "__progname_full") D(program_invocation_short_name, 8, "__progname") \
    D(__stack_chk_guard, 8, "") D(tzname, 16, "__tzname") D(timezone, 8, "__timezone") D(daylight, 4, "__daylight") \
    D(h_errno, 4, "") D(__libc_single_threaded, 1, "")

enum {
#define D(name, size, aliases) DATA_##name,
    HOST_DATA(D)
#undef D
    DATA_COUNT
};

typedef struct HostData { const char *name; int size; const char *aliases; } HostData;
static const HostData host_data[] = {
#define D(name, size, aliases) { #name, size, aliases },
    HOST_DATA(D)
#undef D
    { NULL, 0, NULL }
};

static Host *host_new(void)
{
    Host *S = (Host *)calloc(1, sizeof *S);
    if (!S) return NULL;
    for (int i = 0; i < MAX_FDS; i++) S->fd[i].host = -1;
    for (int i = 0; i < HEAP_BINS; i++) S->heap.bin[i] = NOPAGE;
    strcpy(S->cwd, "/");
    S->umask = 022;
    pthread_mutex_init(&S->lock, NULL);
    S->c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    return S;
}

static int attach_streams(Ctx *ctx)
{
    Host *S = HOST(ctx);
    for (int i = 0; i < 3; i++) {
        File *f;
        if (S->std_fd[i] >= 0) fd_install(ctx, S->std_fd[i], i, 1);
        f = stream_new(ctx, F_FD, i == 0, i != 0);
        if (!f) return -1;
        f->fd = i;
        f->tty = (uint8_t)(S->std_fd[i] >= 0 && (w_isatty(S->std_fd[i]) || (i == 1 && S->line_output)));
        f->bufmode = i == 2 ? BUF_NONE : f->tty ? BUF_LINE : BUF_FULL;
        *(i == 0 ? &S->in : i == 1 ? &S->out : &S->err) = f;
    }
    return 0;
}

/* Put the state into the context and fill the data symbols (guest addresses, 0: not used). 0, or -1: no memory. */
static int host_attach(Ctx *ctx, Host *S, const uint64_t *data)
{
    static const int streams[3] = { DATA_stdin, DATA_stdout, DATA_stderr };
    ctx->host = S;
    S->ctx = ctx;
    S->threads = &S->main_thread;
    S->main_thread.ctx = ctx;
    S->main_thread.id = S->next_id = 1;
    S->n_alive = 1;
    ctx->thread = &S->main_thread;
    ctx->attach = host_attach_context;
    ctx->detach = threads_close;
    S->start_cpu = cpu_ns();
    S->main_thread.errno_cell = ctx->stack_lo;      /* until there is a heap: any mapped address */
    heap_init(ctx, &S->heap);
    S->statics = S->statics_end = 0;
    S->main_thread.errno_cell = host_static(ctx, 16);
    if (!S->main_thread.errno_cell || attach_streams(ctx)) return -1;
    S->environ_cell = data[DATA_environ] ? data[DATA_environ] : host_static(ctx, 16);
    if (!S->environ_cell || env_attach(ctx)) return -1;
    for (int i = 0; i < 3; i++) {
        File *f = i == 0 ? S->in : i == 1 ? S->out : S->err;
        if (data[streams[i]]) store_u64(ctx, data[streams[i]], f->handle);
    }
    S->getopt_cells[0] = data[DATA_optarg];
    S->getopt_cells[1] = data[DATA_optind];
    S->getopt_cells[2] = data[DATA_opterr];
    S->getopt_cells[3] = data[DATA_optopt];
    S->signgam_cell = data[DATA_signgam];
    S->progname_cell[0] = data[DATA_program_invocation_short_name];
    S->progname_cell[1] = data[DATA_program_invocation_name];
    S->tz_cells[0] = data[DATA_tzname];
    S->tz_cells[1] = data[DATA_timezone];
    S->tz_cells[2] = data[DATA_daylight];
    S->h_errno_cell = data[DATA_h_errno];
    if (data[DATA_optind]) store_u32(ctx, data[DATA_optind], 1);
    if (data[DATA_opterr]) store_u32(ctx, data[DATA_opterr], 1);
    S->single_cell = data[DATA___libc_single_threaded];
    if (data[DATA___libc_single_threaded]) store_u8(ctx, data[DATA___libc_single_threaded], 1);
    if (data[DATA___stack_chk_guard]) store_u64(ctx, data[DATA___stack_chk_guard], 0x0a0dff5a17c3b900ull);
    return ctx->trap ? -1 : 0;
}

static void host_free(Host *S)
{
    static Ctx none;            /* the context may be gone */
    if (!S) return;
    if (S->heap.ctx) S->heap.ctx = &none;
    for (uint32_t i = 0; i < S->n_dirs; i++) if (S->dirs[i]) dir_free(S->dirs[i]);
    free(S->dirs);
    for (uint32_t i = 0; i < S->n_regex; i++) regex_free(S->regex[i]);
    free(S->regex);
    zone_file_free(S->zone_file);
    while (S->files) stream_free(S, S->files);
    for (int i = 0; i < MAX_FDS; i++)
        if (S->fd[i].host >= 0) { if (!S->fd[i].borrowed) close(S->fd[i].host); free(S->fd[i].path); }
    for (int i = 0; i < S->n_mounts; i++) { close(S->mount[i].fd); free(S->mount[i].guest); }
    for (int i = 0; i < S->n_env; i++) free(S->env[i]);
    free(S->env);
    free(S->mount);
    free(S->file_at);
    free(S->file_area);
    free(S->interned);
    free(S->atexit_fn);
    free(S->atexit_arg);
    free(S->atexit_kind);
    free(S->quick_fn);
    free(S->rand);
    while (S->threads && S->threads != &S->main_thread) {
        HostThread *t = S->threads;
        S->threads = t->next;
        t->errno_cell = 0;      /* the heap goes as a whole */
        thread_free(S, t);
    }
    free(S->main_thread.value);
    free(S->main_thread.at_exit);
    free(S->key);
    free(S->fini_block);
    pthread_mutex_destroy(&S->lock);
    if (S->heap.ctx) pthread_mutex_destroy(&S->heap.lock);
    heap_destroy(&S->heap);
    if (S->c_locale) freelocale(S->c_locale);
    if (S->utf8_locale) freelocale(S->utf8_locale);
    free(S);
}
#endif
