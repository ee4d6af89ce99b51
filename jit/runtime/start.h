/* Before the program starts: its switches, memory, arguments, the host library. */
#ifndef ALLVM_START_H
#define ALLVM_START_H
#include "contexts.h"
#include <stdio.h>

/* What a program is given: by `allvm-vm compile`, and by the variable ALLVM_OPTIONS when it runs. */
typedef struct AotOptions {
    double timeout;
    uint64_t max_memory;
    int64_t fuel;               /* negative: no limit */
    AotHost host;
    char error[512];
} AotOptions;

/* The next word of *text, in place; words end at white space, a backslash keeps the next character. NULL at the end. */
static char *aot_word(char **text)
{
    char *in = *text, *out, *start;
    while (*in == ' ' || *in == '\t' || *in == '\n') in++;
    if (!*in) return NULL;
    for (start = out = in; *in && *in != ' ' && *in != '\t' && *in != '\n'; in++) {
        if (*in == '\\' && in[1]) in++;
        *out++ = *in;
    }
    *text = *in ? in + 1 : in;
    *out = 0;
    return start;
}

static int aot_bad(AotOptions *o, const char *name, const char *value, const char *what)
{
    snprintf(o->error, sizeof o->error, "option %s: '%s' is not a valid %s", name, value, what);
    return -1;
}

/* "64M": suffixes K, M, G. 0: no such number. */
static uint64_t aot_size(const char *text)
{
    char *end;
    uint64_t n = strtoull(text, &end, 0);
    int shift = *end == 'k' || *end == 'K' ? 10 : *end == 'm' || *end == 'M' ? 20 : *end == 'g' || *end == 'G' ? 30 : 0;
    if (shift) end++;
    if (end == text || text[0] == '-' || n > UINT64_MAX >> shift) return 0;
    if (*end == 'i') end++;
    if (*end == 'b' || *end == 'B') end++;
    return *end ? 0 : n << shift;
}

static int aot_directory(AotOptions *o, char *text, int writable)
{
    AotHost *h = &o->host;
    char *guest = strchr(text, '=');
    struct AotDirectory *grown;
    if (guest) *guest++ = 0;
    grown = (struct AotDirectory *)realloc(h->directories, ((size_t)h->n_directories + 1) * sizeof *grown);
    if (!grown) return -1;
    h->directories = grown;
    grown[h->n_directories].host = text;
    grown[h->n_directories].guest = guest ? guest : text;
    grown[h->n_directories++].writable = writable;
    return 0;
}

static int aot_variable(AotOptions *o, const char *text)
{
    AotHost *h = &o->host;
    size_t n = (size_t)(strchr(text, '=') - text) + 1;
    char **grown = (char **)realloc(h->environment, ((size_t)h->n_environment + 2) * sizeof *grown);
    if (!grown) return -1;
    h->environment = grown;
    for (int i = 0; i < h->n_environment; i++)
        if (!strncmp(grown[i], text, n)) { free(grown[i]); grown[i] = strdup(text); return 0; }
    grown[h->n_environment++] = strdup(text);
    return 0;
}

static int aot_option(AotOptions *o, const char *name, char *value, int metered)
{
    char *end;
    if (!strcmp(name, "--timeout")) {
        o->timeout = strtod(value, &end);
        return *end || !(o->timeout > 0 && o->timeout < 1e9) ? aot_bad(o, name, value, "SECONDS") : 0;
    }
    if (!strcmp(name, "--max-memory")) return (o->max_memory = aot_size(value)) ? 0 : aot_bad(o, name, value, "BYTES");
    if (!strcmp(name, "--fuel")) {
        o->fuel = strtoll(value, &end, 0);
        if (!metered) {
            snprintf(o->error, sizeof o->error, "option --fuel: the program was not compiled with --fuel, so it counts nothing");
            return -1;
        }
        return *end || o->fuel <= 0 ? aot_bad(o, name, value, "N") : 0;
    }
    if (!strcmp(name, "--dir") || !strcmp(name, "--dir-ro")) return aot_directory(o, value, !name[5]);
    if (!strcmp(name, "--env")) return strchr(value, '=') > value ? aot_variable(o, value) : aot_bad(o, name, value, "NAME=VALUE");
    if (!strcmp(name, "--seed")) {
        o->host.seed = strtoull(value, &end, 0);
        o->host.seeded = 1;
        return *end || end == value ? aot_bad(o, name, value, "N") : 0;
    }
    snprintf(o->error, sizeof o->error, "unknown option %s (there are --timeout --fuel --max-memory --dir --dir-ro --env --seed)", name);
    return -1;
}

/* Read switches; the text must stay. -1: `error` says why. */
static int aot_options(AotOptions *o, char *text, int metered)
{
    char *name, *value;
    while ((name = aot_word(&text))) {
        value = strchr(name, '=');
        if (strncmp(name, "--", 2)) {
            snprintf(o->error, sizeof o->error, "'%s' is no option", name);
            return -1;
        }
        if (value) *value++ = 0;
        else if (!(value = aot_word(&text))) {
            snprintf(o->error, sizeof o->error, "option %s needs a value", name);
            return -1;
        }
        if (aot_option(o, name, value, metered)) return -1;
    }
    return 0;
}

/* --- memory --- */

static int aot_fail(AotOptions *o, const char *why, uint64_t n)
{
    snprintf(o->error, sizeof o->error, why, (unsigned long long)n);
    return -1;
}

/* Trusted memory lies where its addresses say, so it must be free there. */
static char *aot_map_low(uint64_t low, uint64_t high)
{
#ifndef MAP_FIXED_NOREPLACE
# define MAP_FIXED_NOREPLACE 0x100000
#endif
    void *at = (void *)(uintptr_t)low;
    void *p = mmap(at, high - low, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (p == MAP_FAILED) return NULL;
    if (p == at) return (char *)p;
    munmap(p, high - low);
    return NULL;
}

/* Reserve, lay out and fill the guest's memory as docs/abi.md says. */
static int aot_memory(AotRun *run, AotOptions *o)
{
    const AotProgram *p = run->program;
    VmCtx *ctx = &run->vm;
    Ctx *abi = &ctx->abi;
    uint64_t top = (p->placed + PAGE) & ~(uint64_t)(PAGE - 1);          /* there is always a page for arguments */
    uint64_t limit = o->max_memory < GUEST_SPACE ? p->stack_lo + o->max_memory : GUEST_SPACE;
    if (limit > GUEST_SPACE - PAGE) limit = GUEST_SPACE - PAGE;
    if (top > limit) {
        snprintf(o->error, sizeof o->error, "the program needs %llu bytes of memory for stack and data, the limit is %llu",
                 (unsigned long long)(top - p->stack_lo), (unsigned long long)o->max_memory);
        return -1;
    }
    abi->stack_lo = p->stack_lo;
    abi->stack_hi = abi->sp = p->stack_hi;
    abi->sp_lo = abi->stack_lo;
    abi->sp_hi = abi->stack_hi;
    run->shared.stacks_lo = GUEST_SPACE - PAGE;
    abi->ro_lo = p->ro_lo;
    abi->ro_hi = p->ro_hi;
    abi->heap_lo = abi->heap_end = top;
    abi->heap_max = limit & ~(uint64_t)(PAGE - 1);
    run->shared.most = abi->heap_max - abi->stack_lo;
    if (p->flags & AOT_NATIVE_MEMORY) {
        if (!aot_map_low(p->stack_lo - PAGE, abi->heap_max + PAGE))
            return aot_fail(o, "the addresses up to 0x%llx, where trusted memory lies, are not free in this process", abi->heap_max);
        ctx->region = NULL;
        ctx->region_end = (char *)(uintptr_t)GUEST_SPACE;
        abi->mem = NULL;
    } else {
        ctx->region = (char *)vm_map(VM_REGION);
        if (!ctx->region) return aot_fail(o, "no address space for the program's memory (%llu bytes)", VM_REGION);
        ctx->region_end = ctx->region + VM_REGION;
        abi->mem = ctx->region + VM_GUARD;
    }
    if (vm_protect(abi->mem + abi->stack_lo, abi->heap_end - abi->stack_lo, 1))
        return aot_fail(o, "no memory for the program (%llu bytes)", abi->heap_end - abi->stack_lo);
    if (p->image_size) memcpy(abi->mem + p->ro_lo, p->image, p->image_size);
    if (vm_protect(abi->mem + abi->ro_lo, abi->ro_hi - abi->ro_lo, 0)) return aot_fail(o, "constant data cannot be protected", 0);
    return 0;
}

/* argc, argv and an empty environment before the heap: main's arguments in args. */
static int aot_arguments(AotRun *run, AotOptions *o, int argc, char **argv, Slot *args)
{
    Ctx *abi = &run->vm.abi;
    uint64_t base = (run->program->placed + 15) & ~15ull, at = base + 8 * ((uint64_t)argc + 2), size = at;
    for (int i = 0; i < argc; i++) size += strlen(argv[i]) + 1;
    if (aot_grow(abi, size)) return aot_fail(o, "no room for %llu bytes of arguments under the memory limit", size - base);
    abi->heap_lo = abi->heap_end;
    for (int i = 0; i < argc; i++) {
        size_t n = strlen(argv[i]) + 1;
        memcpy(abi->mem + base + 8 * (uint64_t)i, &at, 8);
        memcpy(abi->mem + at, argv[i], n);
        at += n;
    }
    args[0].u64 = (uint32_t)argc;
    args[1].u64 = base;
    return 0;
}

/* Everything but running it. 0, or -1 and `error`. */
static int aot_start(AotRun *run, AotOptions *o, const AotProgram *p, int argc, char **argv, Slot *args)
{
    VmCtx *ctx = &run->vm;
    const char *given = getenv("ALLVM_OPTIONS");
    NativeRanges *ranges;
    char *fixed = strdup(p->text + p->options), *own = strdup(given ? given : "");
    run->program = p;
    o->max_memory = p->max_memory;
    o->fuel = -1;
    o->error[0] = 0;
    if (p->version != AOT_VERSION) return aot_fail(o, "compiled code of version %llu does not fit this runtime library", p->version);
    if (!fixed || !own) return aot_fail(o, "out of memory", 0);
    if (aot_options(o, fixed, p->flags & AOT_METERED)) return -1;
    if (aot_options(o, own, p->flags & AOT_METERED)) {
        char text[sizeof o->error];
        memcpy(text, o->error, sizeof text);
        snprintf(o->error, sizeof o->error, "ALLVM_OPTIONS: %.480s", text);
        return -1;
    }
    run->timeout = (int64_t)(o->timeout * 1e9);
    ctx->shared = &run->shared;
    vm_init_shared(ctx->shared);
    run->shared.main = ctx;
    run->shared.fuel = o->fuel;
    ctx->fuel = &run->shared.fuel;
    ctx->metered = (p->flags & AOT_METERED) != 0;
    ctx->bindings = (HostFn *)calloc((size_t)p->n_imports + 1, sizeof(HostFn));
    if (!ctx->bindings) return aot_fail(o, "out of memory", 0);
    for (uint32_t i = 0; i < p->n_imports; i++) ctx->bindings[i] = p->bindings[i] ? *p->bindings[i] : NULL;
    ctx->native = (HostFn *)p->native;
    ctx->type_of = (uint32_t *)p->type_of;
    ctx->n_functions = p->n_functions;
    ctx->n_imports = p->n_imports;
    ranges = (NativeRanges *)malloc(sizeof(NativeRanges) + sizeof(NativeRange));
    if (!ranges) return aot_fail(o, "out of memory", 0);
    ranges->older = NULL;
    ranges->n = 1;
    ranges->range[0].lo = (uint64_t)p->code;
    ranges->range[0].hi = (uint64_t)p->code + p->code_size;
    run->shared.ranges = ranges;
    ctx->check = aot_check;
    ctx->safepoint = aot_safepoint;
    ctx->run_function = aot_run;
    ctx->tick = aot_tick;
    ctx->find_jump = aot_find_jump;
    ctx->land = aot_land;
    ctx->abi.grow = aot_grow;
    ctx->abi.call = aot_call_back;
    ctx->abi.poll = aot_poll;
    aot_set_hooks(&ctx->abi);
    vm_set_native(ctx);
    if (aot_memory(run, o) || aot_arguments(run, o, argc, argv, args)) return -1;
    o->host.fini = p->fini;
    o->host.n_fini = p->n_fini;
    for (int i = 0; i < o->host.n_directories; i++) {
        int fd = open(o->host.directories[i].host, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (fd < 0) { snprintf(o->error, sizeof o->error, "--dir %s: no such directory", o->host.directories[i].host); return -1; }
        close(fd);
    }
    if (aot_host_open(&ctx->abi, &o->host, p))
        return aot_fail(o, ctx->abi.trap_note[0] ? "the memory limit leaves no room for the heap" : "the host library cannot be started", 0);
    args[2].u64 = aot_host_environ(&ctx->abi);
    return 0;
}
#endif
