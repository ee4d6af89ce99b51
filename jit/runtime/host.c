/* The host library without Python: its functions by name, and its state. */
#include "host.h"
#include "program.h"
#include <sys/stat.h>

/* Where compiled code finds a function: allvm_host_NAME, allvm_x87_NAME, allvm_aapcs64_NAME. Each stands in a section
 * of its own, so that the linker drops those that a program does not use. */
#define SECTION(header, text)
#define FN(name, sig, aliases) const HostFn allvm_host_##name = h_##name;
#define X87(name, sig, aliases) const HostFn allvm_x87_##name = h_x87_##name;
#define AAPCS64(name, sig) const HostFn allvm_aapcs64_##name = h_aapcs64_##name;
#define LAAPCS64(name, sig) const HostFn allvm_aapcs64_##name = k_aapcs64_##name;
#define AS(name, sig, function, aliases) const HostFn allvm_host_##name = h_##function;
#define BOTH(name, sig, aliases) FN(name, sig, aliases) X87(name, sig, aliases)
#define LFN(name, sig, aliases) const HostFn allvm_host_##name = k_##name;
#define LX87(name, sig, aliases) const HostFn allvm_x87_##name = k_x87_##name;
#define LAS(name, sig, function, aliases) const HostFn allvm_host_##name = k_as_##name;
#define LBOTH(name, sig, aliases) LFN(name, sig, aliases) LX87(name, sig, aliases)
#include "host_table.h"

/* A guest path in its one form, in place: absolute, no "." or "..", no slash at the end. */
static char *guest_path(const char *text)
{
    size_t n = 0, k;
    char *out = (char *)malloc(strlen(text) + 2);
    if (!out) return NULL;
    while (*text) {
        while (*text == '/') text++;
        for (k = 0; text[k] && text[k] != '/'; k++) {}
        if (k == 2 && text[0] == '.' && text[1] == '.') {
            while (n && out[--n] != '/') {}
        } else if (k && !(k == 1 && text[0] == '.')) {
            out[n++] = '/';
            memcpy(out + n, text, k);
            n += k;
        }
        text += k;
    }
    if (!n) out[n++] = '/';
    out[n] = 0;
    return out;
}

static int open_directories(Host *S, const AotHost *how)
{
    S->mount = (Mount *)calloc((size_t)how->n_directories + 1, sizeof(Mount));
    if (!S->mount) return -1;
    for (int i = 0; i < how->n_directories; i++) {
        Mount *m = &S->mount[i];
        m->fd = open(how->directories[i].host, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        m->guest = m->fd < 0 ? NULL : guest_path(how->directories[i].guest);
        if (!m->guest || strlen(m->guest) > 3000) return -1;
        m->writable = how->directories[i].writable;
        S->n_mounts++;
    }
    return 0;
}

/* Begin a program: state, directories, environment, data symbols. 0, or -1. */
int aot_host_open(Ctx *ctx, const AotHost *how, const AotProgram *p)
{
    uint64_t where[DATA_COUNT] = { 0 };
    Host *S = host_new();
    if (!S || open_directories(S, how)) return -1;
    for (int i = 0; i < 3; i++) S->std_fd[i] = i;
    S->seeded = how->seeded;
    S->entropy = how->seed;
    S->env = how->environment;
    S->n_env = how->n_environment;
    for (uint32_t i = 0; i < p->n_data; i++)
        for (int k = 0; k < DATA_COUNT; k++)
            if (!strcmp(host_data[k].name, p->text + p->data[i].name)) where[k] = p->data[i].address;
    if (host_attach(ctx, S, where)) return -1;
    S->fini_block = (uint64_t *)malloc((how->n_fini + 1) * sizeof(uint64_t));
    if (!S->fini_block) return -1;
    if (how->n_fini) memcpy(S->fini_block, how->fini, how->n_fini * sizeof(uint64_t));
    S->fini = S->fini_block;
    S->n_fini = how->n_fini;
    return 0;
}

/* Flush what the program has written, however it ended. */
void aot_host_close(Ctx *ctx)
{
    int trap = ctx->trap;
    if (!ctx->host) return;
    ctx->trap = 0;
    threads_close(ctx);
    ctx->trap = 0;
    host_enter(ctx);
    stream_flush_all(ctx);
    host_leave(ctx);
    ctx->trap = trap;
}

uint64_t aot_host_environ(Ctx *ctx) { return HOST(ctx)->environ_array; }
void aot_host_exit(Ctx *ctx, int code)
{
    host_enter(ctx);
    run_exit(ctx, code);
    host_leave(ctx);
}

uint64_t aot_host_alloc(Ctx *ctx, uint64_t n)
{
    Slot a[4];
    a[0].u64 = n;
    h_malloc(ctx, a);
    return ctx->trap ? 0 : a[0].u64;
}

void aot_host_release(Ctx *ctx, uint64_t address)
{
    Slot a[4];
    a[0].u64 = address;
    h_free(ctx, a);
}
